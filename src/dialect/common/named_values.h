/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* `{"name" = %value, ...}`: values with names, kept as operands and an array of strings. */
#ifndef JIG_DIALECT_COMMON_NAMED_VALUES_H
#define JIG_DIALECT_COMMON_NAMED_VALUES_H

#include "jig/asm.h"

/* Nothing where there is no brace. */
bool jig_named_values_parse(JigParser *p, JigSlot *values, JigSlot *names) JIG_NODISCARD;
/* Nothing where there are none; `before` stands before the brace. */
void jig_named_values_print(JigPrinter *p, const char *before, const JigSlot *values,
                            const JigSlot *names);

#endif
