"""Run by ../check: reads a page of kate-syntax-highlighter, and writes what each character is coloured as, as
../colours.txt has it. Colours are those of the theme Breeze Light."""
import html
import re
import sys

page, out = sys.argv[1:]
kinds = {
    'color:#898887': 'c', 'color:#bf0303': 's', 'color:#ff5500': 's', 'color:#3daee9': 's', 'font-weight:bold': 'k',
}
with open(page, encoding='utf-8') as file:
    body = re.search(r'<pre>\n(.*)</pre>', file.read(), re.DOTALL)[1]
with open(out, 'w') as marks:
    kind = '-'
    for part in re.findall('<[^>]*>|[^<]+', body):
        if part.startswith('<span'):
            kind = kinds.get(re.search('style="([^;"]*)', part)[1], '-')
        elif part.startswith('<'):
            kind = '-'
        else:
            marks.write(re.sub('[^\n]', kind, html.unescape(part)))
