" Form definitions. The words are those of Sources/Language.md.
if exists('b:current_syntax')
  finish
endif

syntax match formdefProperty /\<[[:alpha:]_][[:alnum:]_]*\>\ze\s*:/
syntax match formdefKeyword /\%(^\|[{};]\)\s*\zs\<\%(import\|form\|preset\|tags\|section\|use\|rule\|on\|observe\|override\|attributes\|textField\|textView\|searchField\|label\|button\|switch\|segmentedControl\|datePicker\|picker\|stepper\|slider\|webInput\)\>\ze\%(\s*:\)\@!/
syntax match formdefCase /\.\@<!\.[[:alpha:]_][[:alnum:]_]*/
syntax keyword formdefConstant true false nil next previous none today now
syntax match formdefNumber /\<-\=\%(0x[0-9a-fA-F_]\+\|0b[01_]\+\|0o[0-7_]\+\|\d[0-9_]*\%(\.\d[0-9_]*\)\=\)\>/
syntax match formdefOperator /\.\.\.\|\.\.</

syntax match formdefEscape contained /\\\%([0nrt"'\\]\|u{\x\+}\)/
syntax region formdefInterpolation contained matchgroup=Special start=/\\(/ end=/)/ oneline contains=formdefConstant,formdefNumber
syntax region formdefString start=/"/ skip=/\\./ end=/"/ oneline contains=formdefEscape,formdefInterpolation
syntax region formdefString start=/"""/ end=/"""/ contains=formdefEscape
syntax region formdefString start=/\z(#\+\)"/ end=/"\z1/ oneline
syntax region formdefPattern start=+\%([(,\[]\s*\)\@<=/\ze[^/*]+ skip=/\\./ end=+/+ oneline
syntax region formdefPattern start=+\z(#\+\)/+ end=+/\z1+ oneline

syntax keyword formdefTodo contained TODO FIXME
syntax match formdefDirective contained /formdef:\%(disable\%(:this\|:next\)\=\|enable\)/
syntax region formdefComment start=+//+ end=/$/ oneline contains=formdefTodo,formdefDirective,@Spell
syntax region formdefComment start=+/\*+ end=+\*/+ contains=formdefComment,formdefTodo,@Spell

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
highlight default link formdefTodo Todo
highlight default link formdefDirective PreProc

let b:current_syntax = 'formdef'
