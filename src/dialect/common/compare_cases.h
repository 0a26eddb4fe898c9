/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_DIALECT_COMMON_COMPARE_CASES_H
#define JIG_DIALECT_COMMON_COMPARE_CASES_H

#include "jig/dialect.h"

/* How integers compare (JigIntCompare), by the names that arith, index and llvm have for it. */
extern const JigEnumCase jig_compare_cases[];

#endif
