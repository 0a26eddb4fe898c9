/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_BUILTIN_INT_H
#define JIG_DIALECT_BUILTIN_INT_H

#include "dialect/builtin/builtin.h"
#include "rows/builtin.h"

#endif
