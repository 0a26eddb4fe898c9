# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of linalg, said as Python assignments to elements: linalg_structured_op of opdsl.lang."""
