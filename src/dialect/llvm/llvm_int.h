/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the llvm rows name. */
#ifndef JIG_DIALECT_LLVM_INT_H
#define JIG_DIALECT_LLVM_INT_H

#include <string.h>

#include "dialect/llvm/llvm.h"
#include "jig/asm.h"
#include "jig/iface.h"

/* ---- Types: llvm_types.c, llvm_struct.c ---- */
/* Lists of types are arrays of type attributes. */
const JigAttr *jig_llvm_type_list(JigContext *ctx, const JigType *const *types, size_t n);
const JigType *jig_llvm_listed_type(const JigAttr *list, size_t i);
const JigAttr *jig_llvm_func_args(const JigType *func);
const JigAttr *jig_llvm_target_types(const JigType *target); /* NULL: none */
const JigAttr *jig_llvm_struct_body(const JigType *t);
const JigType *jig_llvm_parse_struct(JigParser *p);
void jig_llvm_print_struct(JigPrinter *p, const JigType *t);

/* ---- llvm_type_syntax.c ---- */
const JigType *jig_llvm_parse_type(JigParser *p); /* what no row names */
/* Within other types the dialect's own need no prefix. */
const JigType *jig_llvm_parse_pretty(JigParser *p);
void jig_llvm_print_pretty(JigPrinter *p, const JigType *t);
extern const JigCustomRow jig_llvm_customs[];
enum { JIG_LLVM_NUM_CUSTOMS = 3 };

bool jig_llvm_verify_inline_asm(JigOp *op);
void jig_llvm_inline_asm_effects(const JigOp *op, JigEffects *out);
JigEvalOutcome jig_llvm_eval_inline_asm(JigEvalCall *call); /* llvm_eval.c */

#endif
