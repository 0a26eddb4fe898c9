/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types that may be left out where the script tells them: those of operands stand at their
 * definitions, and results are handles to any op. */
#ifndef JIG_TRANSFORM_KNOWN_TYPES_H
#define JIG_TRANSFORM_KNOWN_TYPES_H

#include "jig/asm.h"

/* What follows an op's attributes: nothing; `: type`, of the only result, or of the only operand
 * where there is no result; or `: functional-type`, in which the last operands may be left out.
 * Adds the operands and `num_results` results. */
bool jig_known_types_parse(JigParser *p, JigOpState *s, const JigUnresolved *operands, size_t n,
                           size_t num_results) JIG_NODISCARD;
/* Adds operands that have the types of their definitions. */
bool jig_known_types_resolve(JigParser *p, JigOpState *s, const JigUnresolved *operands,
                             size_t n) JIG_NODISCARD;
/* A functional type, or, of an op without results, the types of its operands. */
void jig_known_types_print(JigPrinter *p, const JigOp *op);

/* custom<KnownType>(ref($operand), type($operand)): `: type`, or nothing. */
bool jig_known_types_parse_one(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_known_types_print_one(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

#endif
