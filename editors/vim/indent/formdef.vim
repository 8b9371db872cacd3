if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal nocindent indentexpr=FormdefIndent(v:lnum) indentkeys=0},0],0),!^F,o,O
let b:undo_indent = 'setlocal cindent< indentexpr< indentkeys<'

if exists('*FormdefIndent')
  finish
endif

" Whether what stands here is part of one of these.
function s:IsInside(line, column, groups) abort
  let names = join(map(synstack(a:line, a:column), {_, id -> synIDattr(id, 'name')}))
  return names =~# 'formdef\%(' . a:groups . '\)'
endfunction

" Whether a line begins inside of a text or comment.
function s:BeginsInside(line) abort
  if a:line <= 1 || !s:IsInside(a:line, 1, 'String\|BlockComment') || getline(a:line) =~# '^/\*'
    return 0
  endif
  if getline(a:line) !~# '^#*"'
    return 1
  endif
  let before = prevnonblank(a:line - 1)
  return before > 0 && s:IsInside(before, match(getline(before), '.$') + 1, 'String')
endfunction

" Where a line of a text goes: none may stand left of the line that the text begins on, so all move by as much as the closing
" quotes do, which come last. -1 where it stays, as in comments.
function s:InText(line) abort
  let first = a:line
  while s:BeginsInside(first)
    let first -= 1
  endwhile
  let last = a:line
  while s:BeginsInside(last + 1)
    let last += 1
  endwhile
  if getline(first) !~# '"""$' || getline(last) !~# '^\s*"""' || indent(last) >= indent(first)
    return -1
  endif
  return indent(a:line) + indent(first) - indent(last)
endfunction

" By the bracket that is open before the line. What is inside of a text or comment keeps its shape: where it begins counts.
function FormdefIndent(line) abort
  if s:BeginsInside(a:line)
    return mode() ==# 'i' || getline(a:line) !~# '\S' ? -1 : s:InText(a:line)
  endif
  call cursor(a:line, 1)
  let open = searchpair('[[{(]', '', '[]})]', 'bW', 's:IsInside(line("."), col("."), "String\\|Pattern\\|Comment\\|BlockComment")', 0, 500)
  if open <= 0
    return 0
  endif
  while s:BeginsInside(open)
    let open -= 1
  endwhile
  return indent(open) + (getline(a:line) =~# '^\s*[]})]' ? 0 : shiftwidth())
endfunction
