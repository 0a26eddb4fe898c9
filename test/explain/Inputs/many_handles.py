# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: many_handles.py STEPS

A script of so many steps whose handles all live to its end."""
import sys

print("""module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {""")
for i in range(int(sys.argv[1])):
    print(f"    %m{i} = transform.structured.match ops{{[\"func.func\"]}} in %root : (!transform.any_op) -> !transform.any_op")
print("""    transform.yield
  }
}""")
