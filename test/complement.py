# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `make complement` runs of lit."""
import re
import zlib

import lit.formats

# Tests that one of the builds asan and stress leaves out, or makes smaller.
ELSEWHERE = re.compile(r"UNSUPPORTED:|REQUIRES:.*\b(?:limits|chromium|manuals|python)\b|%slowness")
SAMPLE = 4


class Complement(lit.formats.ShTest):
    """What is left for the release build when the others have run; and one in SAMPLE of the rest, by their names."""

    def getTestsInDirectory(self, *args):
        for test in super().getTestsInDirectory(*args):
            with open(test.getSourcePath(), encoding="utf-8", errors="surrogateescape") as f:
                text = f.read()
            if zlib.crc32("/".join(test.path_in_suite).encode()) % SAMPLE == 0 or ELSEWHERE.search(text):
                yield test
