# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Of each pair of lines in Inputs/refused.txt the second is a module that is refused with the words of the first, at a place: in the
line whose number stands before them, if one does. Two spaces of the module are the end of a line."""
import os
import re
import subprocess

with open(os.path.join(os.path.dirname(__file__), "Inputs", "refused.txt")) as file:
    lines = file.read().splitlines()
for words, module in zip(lines[::2], lines[1::2]):
    text = module.replace("  ", "\n")
    ended = subprocess.run(["jig", "emit", "--llvm", "-"], input=text, capture_output=True, text=True)
    first = ended.stderr.split("\n")[0]
    line, words = re.fullmatch(r"(?:(\d+): )?(.*)", words).groups()
    assert ended.returncode == 1 and not ended.stdout and words in first, (module, ended)
    assert re.match(rf"<stdin>:{line or r'[0-9]+'}:[0-9]+: error: ", first), first
print(len(lines) // 2, "refused")
