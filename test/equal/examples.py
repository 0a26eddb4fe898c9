# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps made of the examples of pages (docs/ops): what an example's script does, on ops that the payload has."""
import functools
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tools"))
import cases

MAIN = re.compile(r"@__transform_main\(%root: [^)]*\) \{\n(.*?)\n *transform\.yield\n", re.S)
MATCHED = re.compile(r'(structured\.match ops\{\[)"([a-z_0-9]+)\.([\w.]+)"(\]\})')


@functools.cache
def body(name):
    """The steps of the example of this op, in lines; None: there are none, or it calls other sequences."""
    path = os.path.join(cases.ROOT, "docs/ops", name + cases.ENDING)
    runs = cases.parse(cases.read(path)).runs if os.path.exists(path) else []
    script = runs[0].inputs.get("script.mlir", "") if runs else ""
    main = MAIN.search(script)
    return main[1].split("\n") if main and script.count("named_sequence @") == 1 else None


def step(name):
    """Emits these steps under names of their own; an op that the payload has not gives way to one of its dialect. None: see above."""
    lines = body(name)

    def call(s):
        prefix = s.new()

        def there(m):
            names = [n for n in s.names if n.startswith(m[2] + ".")] or s.names or ["func.func"]
            found = f"{m[2]}.{m[3]}"
            return f'{m[1]}"{found if found in s.names or found == "func.func" else s.pick(names)}"{m[4]}'

        for line in lines:
            line = re.sub(r"%(?!root\b)([A-Za-z_]\w*)", lambda m: f"{prefix}_{m[1]}", line.removeprefix("    "))
            s.emit(re.sub(r"%root\b", s.root, MATCHED.sub(there, line)))
    return call if lines else None
