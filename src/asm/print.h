/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the rest of src/asm asks of the printer beyond jig/asm.h.
 */
#ifndef JIG_ASM_PRINT_H
#define JIG_ASM_PRINT_H

#include "jig/asm.h"

/* The cases of an enum value as in its syntax, joined by the row's separator. */
void jig_print_enum(JigPrinter *p, const JigEnumRow *row, int64_t value);
/* An attribute or type inside the text of another one: an alias, or what the
 * dialect prints without its prefix (`$param` without `qualified`). */
void jig_print_stripped_type(JigPrinter *p, const JigType *t);
void jig_print_stripped_attr(JigPrinter *p, const JigAttr *x);

#endif
