/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_UB_INT_H
#define JIG_DIALECT_UB_INT_H

#include "dialect/ub/ub.h"
#include "jig/rewrite.h"
#include "rows/ub.h"

#endif
