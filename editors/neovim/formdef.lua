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
    local found = vim.fn.findfile(marker, folder .. ';')
    if found == '' then found = vim.fn.finddir(marker, folder .. ';') end
    if found ~= '' then return vim.fn.fnamemodify(found, ':p:h' .. (marker == '.git' and ':h' or '')) end
  end
  return folder
end

local clients = {} -- by root, for Neovim before vim.lsp.start

local function start(buffer)
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
