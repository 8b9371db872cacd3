" Form definitions. The words are those of Sources/Language.md.
if exists('b:current_syntax')
  finish
endif

syntax match formdefProperty /\<\k\+\>\ze`\=\s*:/
" A word is a keyword where a member may begin, and no name.
syntax match formdefKeyword /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=\%(import\|form\|preset\|section\|use\|rule\|on\|observe\|override\|attributes\|textField\|textView\|searchField\|label\|button\|switch\|segmentedControl\|datePicker\|picker\|stepper\|slider\|webInput\)\>\%(\s*[]:=,;()}]\)\@!/
syntax match formdefKeyword /\%(\%(^\|[{};]\|\*\/\)\s*\)\@<=tags\>\%(\s*[]:=,;()}]\)\@!/ nextgroup=formdefTagsName skipwhite
syntax match formdefTagsName contained /`\=\k\+`\=/ nextgroup=formdefTags skipwhite skipempty
syntax region formdefTags contained start=/{/ end=/}/ contains=formdefNumber,formdefComment,formdefBlockComment
syntax match formdefCase /\.\@1<!\.\d\@!\k\+/
syntax keyword formdefConstant true false nil next previous none today now
syntax match formdefNumber /-\=\<\%(0x[0-9a-fA-F_]\+\|0b[01_]\+\|0o[0-7_]\+\|\d[0-9_]*\%(\.\d[0-9_]*\)\=\)\>/
syntax match formdefOperator /\.\.\.\|\.\.</

syntax match formdefEscape contained /\\\%([0nrt"'\\]\|u{\x\+}\)/
syntax region formdefInterpolation contained matchgroup=Special start=/\\(/ end=/)/ oneline contains=formdefConstant,formdefNumber,formdefGroup,formdefString
syntax region formdefGroup contained start=/(/ end=/)/ oneline contains=formdefConstant,formdefNumber,formdefGroup,formdefString
syntax region formdefString start=/"/ skip=/\\./ end=/"/ oneline contains=formdefEscape,formdefInterpolation
syntax region formdefString start=/"""/ skip=/\\./ end=/"""/ contains=formdefEscape,formdefInterpolation
syntax region formdefString start=/\z(#\+\)"/ skip=/\\\z1\%((\%([^()"]\|"[^"]*"\|(\%([^()"]\|"[^"]*"\)*)\)*)\|.\)/ end=/"\z1/ oneline
syntax region formdefString start=/\z(#\+\)"""/ skip=/\\\z1\%((\%([^()"]\|"[^"]*"\|(\%([^()"]\|"[^"]*"\)*)\)*)\|.\)/ end=/"""\z1/
" Nothing else begins with a slash: there is no division. What follows a name at once is no pattern.
syntax match formdefPattern +\k\@1<!/[/*]\@!\%(\\.\|[^/\\]\)*/+
syntax region formdefPattern start=+\z(#\+\)/+ end=+/\z1+ oneline

syntax keyword formdefTodo contained TODO FIXME
syntax match formdefDirective contained /formdef:\%(disable\%(:this\|:next\)\=\|enable\)/
syntax region formdefComment start=+//+ end=/$/ oneline contains=formdefTodo,formdefDirective,@Spell
syntax region formdefBlockComment start=+/\*+ end=+\*/+ contains=formdefBlockComment,formdefTodo,formdefDirective,@Spell

" A text may have begun anywhere above.
syntax sync fromstart

highlight default link formdefProperty Identifier
highlight default link formdefKeyword Keyword
highlight default link formdefCase Constant
highlight default link formdefConstant Constant
highlight default link formdefNumber Number
highlight default link formdefOperator Operator
highlight default link formdefString String
highlight default link formdefEscape SpecialChar
highlight default link formdefPattern String
highlight default link formdefComment Comment
highlight default link formdefBlockComment Comment
highlight default link formdefTodo Todo
highlight default link formdefDirective PreProc

let b:current_syntax = 'formdef'
