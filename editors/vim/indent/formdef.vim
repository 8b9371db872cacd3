if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal nocindent indentexpr=FormdefIndent(v:lnum) indentkeys=0},0],0),!^F,o,O
let b:undo_indent = 'setlocal cindent< indentexpr< indentkeys<'

if exists('*FormdefIndent')
  finish
endif

" Whether what stands here is part of a text, pattern or comment.
function s:IsInside(line, column) abort
  let names = join(map(synstack(a:line, a:column), {_, id -> synIDattr(id, 'name')}))
  return names =~# 'formdef\%(String\|Pattern\|Comment\|BlockComment\)'
endfunction

" Whether a line begins inside of a text or comment.
function s:BeginsInside(line) abort
  return a:line > 1 && s:IsInside(a:line, 1) && getline(a:line) !~# '^\%(#*"\|/[/*]\)'
endfunction

" By the bracket that is open before the line. What is inside of a text or comment stays as it is: where it begins counts.
function FormdefIndent(line) abort
  if s:BeginsInside(a:line)
    return -1
  endif
  call cursor(a:line, 1)
  let open = searchpair('[[{(]', '', '[]})]', 'bW', 's:IsInside(line("."), col("."))', 0, 500)
  if open <= 0
    return 0
  endif
  while s:BeginsInside(open)
    let open -= 1
  endwhile
  return indent(open) + (getline(a:line) =~# '^\s*[]})]' ? 0 : shiftwidth())
endfunction
