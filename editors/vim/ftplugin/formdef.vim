if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s comments=s1:/*,mb:*,ex:*/,:///,://
setlocal expandtab shiftwidth=4 softtabstop=4 autoindent formatoptions-=t formatoptions+=croql
setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tnformation:\ %m,%f:%l:%c:\ %tint:\ %m
if executable('formdef')
  setlocal makeprg=formdef\ lint\ --format\ concise\ %:S
  setlocal formatprg=formdef\ format
endif

let b:undo_ftplugin = 'setlocal commentstring< comments< expandtab< shiftwidth< softtabstop< autoindent< formatoptions<'
  \ . ' errorformat< makeprg< formatprg<'
