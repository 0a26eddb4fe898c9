/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_PDL_INT_H
#define JIG_DIALECT_PDL_INT_H

#include "dialect/pdl/pdl.h"
#include "jig/asm.h"
#include "rows/pdl.h"

/* Syntax (pdl_syntax.c). */
bool jig_pdl_parse_attributes(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_pdl_print_attributes(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_pdl_parse_range_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_pdl_print_range_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_pdl_parse_results_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_pdl_print_results_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

#endif
