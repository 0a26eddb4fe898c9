#!/usr/bin/env python3
# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What jig check says of all scripts with a payload that the tree has: undecided.py [--list REASON] [FOLDER]...

The verdicts of steps are counted, and why functions and steps are not decided; with --list, cases with that reason are
named. A case is a part of a .test or .mlir file; by hand, with `jig` in the PATH (README.md)."""
import argparse
import collections
import glob
import json
import os
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PART = re.compile(r"^--- (\w+)\b.*$", re.M)


def parts_of_test(text):
    """The script and payload of each case of a .test file."""
    for case in re.split(r"^=== .*$", text, flags=re.M):
        parts = PART.split(case)
        named = dict(zip(parts[1::2], parts[2::2]))
        if "script" in named and "in" in named:
            yield named["in"], named["script"]


def cases(path):
    with open(path, encoding="utf-8", errors="surrogateescape") as f:
        text = f.read()
    if "transform.named_sequence" not in text:
        return
    if path.endswith(".test"):
        yield from parts_of_test(text)
        return
    for part in re.split(r"^// -----.*$", text, flags=re.M):
        if "@__transform_main" in part:
            yield part, None


def check(payload, script, folder):
    paths = [os.path.join(folder, name) for name in ("payload.mlir", "script.mlir")]
    for path, text in zip(paths, (payload, script or "")):
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as f:
            f.write(text)
    command = ["jig", "check", paths[0], "--json", "--eval-steps", "2000000", "--allow-unregistered-dialect"]
    command += ["--script", paths[1]] if script else []
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except subprocess.TimeoutExpired:
        return None


def reason(text):
    """Without what is only here."""
    text = re.sub(r"^@[\w:$.]+: ", "", text)
    text = re.sub(r"; operands: .*", "", text)
    return re.sub(r"\d+", "N", text)[:110]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list")
    parser.add_argument("folders", nargs="*", default=["docs/ops", "conformance", "test"])
    options = parser.parse_args()
    verdicts, reasons = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for top in options.folders:
            for path in sorted(glob.glob(f"{ROOT}/{top}/**/*.test", recursive=True) + glob.glob(f"{ROOT}/{top}/**/*.mlir", recursive=True)):
                for payload, script in cases(path):
                    done = check(payload, script, folder)
                    told = [json.loads(x) for x in done.stdout.splitlines() if x.startswith('{"')] if done else []
                    why = {reason(x.split("is not checked", 1)[1].partition(": ")[2]) for x in (done.stderr.splitlines() if done else [])
                           if "is not checked" in x}
                    verdicts["cases"] += 1
                    for x in told:
                        if "step" in x:
                            verdicts[x["verdict"]] += 1
                            if x["verdict"] != "equal":
                                why.add(x["verdict"] + ": " + reason(x["what"]))
                    for x in why:
                        reasons[x] += 1
                        if options.list and options.list in x:
                            print(os.path.relpath(path, ROOT), x)
                    if done is None or done.returncode not in (0, 1, 3):
                        reasons[f"status {done.returncode if done else 'too long'}"] += 1
                        print(os.path.relpath(path, ROOT), done and done.stderr[-300:])
    print(dict(verdicts))
    for text, n in reasons.most_common(60):
        print(f"{n:6} {text}")


if __name__ == "__main__":
    main()
