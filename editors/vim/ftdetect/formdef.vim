autocmd BufRead,BufNewFile *.formdef setfiletype formdef
