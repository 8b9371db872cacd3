"""Run by ../check: writes what each character of a file is coloured as by the grammar, as ../colours.txt has it."""
import os
import shutil
import sys
import tempfile

from babi.highlight import Grammars, highlight_line

source, out = sys.argv[1:]
grammar = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'syntaxes', 'formdef.tmLanguage.json')
kinds = {'string.': 's', 'comment.': 'c', 'keyword.declaration.': 'k'}


def kind(scopes):
    return next((mark for begin, mark in kinds.items() if any(scope.startswith(begin) for scope in scopes)), '-')


with tempfile.TemporaryDirectory() as folder:
    shutil.copy(grammar, os.path.join(folder, 'source.formdef.json'))
    compiler = Grammars(folder).compiler_for_scope('source.formdef')
state = compiler.root_state
with open(source, encoding='utf-8') as lines, open(out, 'w') as marks:
    for number, line in enumerate(lines):
        state, regions = highlight_line(compiler, state, line, first_line=number == 0)
        marked = ['-'] * len(line)
        for region in regions:
            marked[region.start:region.end] = kind(region.scope) * (region.end - region.start)
        marks.write(''.join(marked[:len(line.rstrip('\n'))]) + '\n')
