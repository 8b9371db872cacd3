" Run by ../check, in Vim and Neovim: writes what each character is coloured as to $OUT, as ../colours.txt has it, and
" which lines of $LAID_OUT move when they are indented again.
let lines = []
for line in range(1, line('$'))
  let marks = ''
  let column = 1
  for character in split(getline(line), '\zs')
    let names = join(map(synstack(line, column), {_, id -> synIDattr(id, 'name')}))
    let marks .= names =~# 'String\|Pattern' ? 's' : names =~# 'Comment' ? 'c' : names =~# 'Keyword' ? 'k' : '-'
    let column += len(character)
  endfor
  call add(lines, marks)
endfor

for file in glob($LAID_OUT . '/*.formdef', 0, 1)
  execute 'edit' fnameescape(file)
  let before = getline(1, '$')
  silent normal! gg=G
  for index in range(len(before))
    if getline(index + 1) !=# before[index]
      call add(lines, fnamemodify(file, ':t') . ':' . (index + 1) . ' moves: ' . before[index])
    endif
  endfor
  edit!
endfor

execute 'edit' fnameescape($LAID_OUT . '/Typed.formdef')
let typed = "form A {\nlabel x {\ntext: \"\"\"\n    Title\n\nb\n\"\"\"\ntag: 1\n}\nrule characters([\n/[\"]/,\n])\n}"
call feedkeys('i' . typed . "\<Esc>", 'xt')
let expected = ['form A {', '    label x {', '        text: """', '            Title', '', '            b', '            """',
  \ '        tag: 1', '    }', '    rule characters([', '        /["]/,', '    ])', '}']
if getline(1, '$') !=# expected
  call extend(lines, ['typed:'] + getline(1, '$'))
endif

" A text moves with the line that it begins on, and keeps its shape.
call setline(5, '              - a')
let expected = getline(1, 3) + ['        Title', '          - a', '        b', '        """'] + getline(8, '$')
call setline(1, map(getline(1, '$'), {_, line -> substitute(line, '^ \{1,12}', '', '')}))
silent normal! gg=G
if getline(1, '$') !=# expected
  call extend(lines, ['indented:'] + getline(1, '$'))
endif
call writefile(lines, $OUT)
qall!
