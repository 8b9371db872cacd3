-- Findings, completion, hover, quick fixes and formatting for form definitions; Neovim 0.7 or later, no plug-ins.
-- In init.lua:   dofile('/path/to/editors/neovim/formdef.lua')
-- Colours are those of ../vim, which goes into 'runtimepath' here.

local here = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h')
vim.opt.runtimepath:append(vim.fn.fnamemodify(here, ':h') .. '/vim')
vim.cmd('runtime! ftdetect/formdef.vim')

-- The folder with the settings or the repository, else that of the file.
local function root(name)
  local folder = vim.fn.fnamemodify(name, ':p:h')
  for _, marker in ipairs({ 'formdef.json', '.git' }) do
    local above, last = folder, nil
    while above ~= last do
      if (vim.uv or vim.loop).fs_stat(above .. '/' .. marker) then return above end
      above, last = vim.fn.fnamemodify(above, ':h'), above
    end
  end
  return folder
end

local clients = {} -- by root, for Neovim before vim.lsp.start

local function start(buffer)
  -- What is no file has nothing that the server could read: diffs, versions of a repository.
  if vim.bo[buffer].buftype ~= '' then return end
  local folder = root(vim.api.nvim_buf_get_name(buffer))
  local config = { name = 'formdef', cmd = { vim.g.formdef_program or 'formdef', 'lsp' }, root_dir = folder }
  if vim.lsp.start then return vim.lsp.start(config, { bufnr = buffer }) end
  config.on_exit = function() clients[folder] = nil end
  clients[folder] = clients[folder] or vim.lsp.start_client(config)
  if clients[folder] then vim.lsp.buf_attach_client(buffer, clients[folder]) end
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'formdef',
  callback = function(event)
    start(event.buf)
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
  end,
})

-- Settings are completed, explained and checked too.
vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
  pattern = 'formdef.json',
  callback = function(event) start(event.buf) end,
})
