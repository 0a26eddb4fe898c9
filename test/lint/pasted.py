# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: pasted.py JIG ENTRY SCRIPT PAYLOAD [OPTION...]

Pastes each help of --lint into the script, as its text says, and looks again: the finding is gone, and the script runs.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

jig, entry, script, payload, *options = sys.argv[1:]


def findings(path):
    command = [jig, "apply", "--quiet", "--lint=json", *options, "--script", path, "--entry-point", entry, payload, "-o", "/dev/null"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{") and "jig_lint" not in line]


def paste(lines, changes):
    """From the last one on, so that lines keep their numbers."""
    place = re.compile(r"(before|in place of) .*:(\d+)(?:-(\d+))?$")
    for change in reversed(changes):
        how, first, last = place.match(change["where"]).groups()
        first = int(first) - 1
        end = first if how == "before" else int(last or first + 1)
        lines = lines[:first] + change["mend"] + lines[end:]
    return lines


with open(script) as f:
    text = f.read().splitlines()
before = findings(script)
counts = collections.Counter()
for found in before:
    counts[found["rule"]] += found["times"]
num = 0
for found in before:
    if "mend" not in found:
        continue
    lines = paste(text, [found, *found.get("and", [])])
    path = os.path.join(tempfile.mkdtemp(), os.path.basename(script))
    with open(path, "w") as f:
        f.write("\n".join(lines) + "\n")
    left = sum(x["times"] for x in findings(path) if x["rule"] == found["rule"])
    if left > counts[found["rule"]] - found["times"]:
        sys.exit(f"{found['rule']} is still there after {found['where']}:\n" + "\n".join(found["mend"]))
    num += 1
print(f"{os.path.basename(script)}: {num} pasted")
