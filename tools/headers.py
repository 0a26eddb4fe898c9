# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the public headers declare; for tools/check-exports and tools/check-reference."""
import glob
import re

# Those of the ops are made in the build.
HEADERS = sorted(glob.glob("include/jig/*.h") + glob.glob("include/jig/payload/*.h"))

# What a plugin defines.
ELSEWHERE = {"jig_plugin_init"}


def of_ops(build):
    """A table of rows has a symbol of another name; the functions of jig/ops/ are inline."""
    names = set()
    for path in glob.glob(f"{build}/include/jig/ops/*.h"):
        with open(path) as f:
            names.update(re.findall(r'__asm__\("(jig_\w+)"\)', f.read()))
    return names


def declared():
    """In the headers that are written by hand."""
    names = set()
    for path in HEADERS:
        with open(path) as f:
            text = re.sub(r"/\*.*?\*/", "", f.read(), flags=re.S)
        text = re.sub(r"^\s*#(.*\\\n)*.*$", "", text, flags=re.M)
        for declaration in re.findall(r"\bJIG_(?:API|PLUGIN_EXPORT)\b([^;{]*)[;{]", text):
            if "(" in declaration:
                names.add(re.search(r"\b(jig_\w+)\s*\(", declaration)[1])
            else:
                names.update(re.findall(r"\b(jig_\w+)", declaration))
    return names - ELSEWHERE
