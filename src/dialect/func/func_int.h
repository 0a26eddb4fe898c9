/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the func rows name. */
#ifndef JIG_DIALECT_FUNC_INT_H
#define JIG_DIALECT_FUNC_INT_H

#include "dialect/func/func.h"
#include "jig/iface.h"

bool jig_func_parse_func(JigParser *p, JigOpState *s);
void jig_func_print_func(JigPrinter *p, const JigOp *op);

bool jig_func_verify_call_symbol(JigOp *op);
bool jig_func_verify_constant_symbol(JigOp *op);
bool jig_func_verify_return(JigOp *op);

extern const JigIface jig_func_call_ifaces[];
extern const JigIface jig_func_call_indirect_ifaces[];
extern const JigIface jig_func_constant_ifaces[];
extern const JigIface jig_func_func_ifaces[];

JigFold jig_func_fold_constant(JigFoldCall *call);
JigOp *jig_func_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc);
extern const JigPattern jig_func_call_indirect_patterns[];

bool jig_func_may_inline_call(JigOp *op, JigOp *callable, bool clone);
bool jig_func_may_inline_op(JigOp *op, JigRegion *dest, bool clone);
bool jig_func_may_inline_region(JigRegion *dest, JigRegion *source, bool clone);
void jig_func_inline_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                                size_t n);

/* Evaluation (func_eval.c). */
JigEvalOutcome jig_func_eval_call_indirect(JigEvalCall *call);
JigEvalOutcome jig_func_eval_constant(JigEvalCall *call);

#endif
