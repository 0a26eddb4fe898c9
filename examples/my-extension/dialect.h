/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The payload dialect `my`: a 4x4 matrix multiplication as one op. */
#ifndef MY_DIALECT_H
#define MY_DIALECT_H

#include "jig/plugin.h"

extern const JigDialect my_dialect;

#endif
