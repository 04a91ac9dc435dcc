"""Pseudo-localizes a .strings table with pseudol10nutil."""

import re
import sys

from pseudol10nutil import PseudoL10nUtil

make = PseudoL10nUtil().pseudolocalize
with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
entry = re.compile(r'(=\s*")((?:[^"\\]|\\.)*)(";)')
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write(entry.sub(lambda found: found[1] + make(found[2]) + found[3], text))
