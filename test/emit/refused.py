# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Of each pair of lines in Inputs/refused.txt the second is a module that is refused with the words of the first, at a place."""
import os
import re
import subprocess

with open(os.path.join(os.path.dirname(__file__), "Inputs", "refused.txt")) as file:
    lines = file.read().splitlines()
for words, module in zip(lines[::2], lines[1::2]):
    text = module.replace("  ", "\n")
    ended = subprocess.run(["jig", "emit", "--llvm", "-"], input=text, capture_output=True, text=True)
    first = ended.stderr.split("\n")[0]
    assert ended.returncode == 1 and not ended.stdout and words in first, (module, ended)
    assert re.match(r"<stdin>:\d+:\d+: error: ", first), first
print(len(lines) // 2, "refused")
