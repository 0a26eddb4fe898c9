# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs and writes a payload with less and less address space: it works, or there is an error at a place."""
import resource
import subprocess
import sys

MEGABYTE = 1 << 20
payload = sys.argv[1]
for megabytes in (1000, 700, 600, 560, 550, 540, 530, 500, 400, 200, 100, 50):
    for command in (["run", "--entry", "f"], ["emit", "--asm"]):
        limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE,) * 2)
        ended = subprocess.run(["jig", *command, payload], preexec_fn=limit, capture_output=True, text=True)
        told = ended.stderr.startswith((f"{payload}:", "error: out of memory"))
        assert ended.returncode == 0 or (ended.returncode == 1 and told), (megabytes, command, ended)
