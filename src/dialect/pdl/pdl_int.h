/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the pdl rows name. */
#ifndef JIG_DIALECT_PDL_INT_H
#define JIG_DIALECT_PDL_INT_H

#include "dialect/pdl/pdl.h"
#include "jig/asm.h"

/* Syntax (pdl_syntax.c). */
bool jig_pdl_parse_attributes(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_pdl_print_attributes(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_pdl_parse_range_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_pdl_print_range_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_pdl_parse_results_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_pdl_print_results_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* Verification (pdl_verify.c). */
bool jig_pdl_verify_bound(JigOp *op);
bool jig_pdl_verify_attribute(JigOp *op);
bool jig_pdl_verify_type(JigOp *op);
bool jig_pdl_verify_operation(JigOp *op);
bool jig_pdl_verify_results(JigOp *op);
bool jig_pdl_verify_native_constraint(JigOp *op);
bool jig_pdl_verify_native_rewrite(JigOp *op);
bool jig_pdl_verify_range(JigOp *op);
bool jig_pdl_verify_replace(JigOp *op);
bool jig_pdl_verify_pattern(JigOp *op);
bool jig_pdl_verify_rewrite(JigOp *op);

#endif
