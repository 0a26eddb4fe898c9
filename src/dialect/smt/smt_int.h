/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the smt rows name. */
#ifndef JIG_DIALECT_SMT_INT_H
#define JIG_DIALECT_SMT_INT_H

#include "dialect/smt/smt.h"
#include "dialect/common/constfold.h"
#include "jig/rewrite.h"

extern const JigAttrRow jig_smt_attrs[];
#define JIG_SMT_BV_ATTR (&jig_smt_attrs[0])

/* ---- smt_types.c ---- */
bool jig_smt_verify_bv(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_smt_verify_array(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_smt_verify_func(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_smt_verify_sort(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_smt_is_no_sort(const JigType *t);
const JigType *const *jig_smt_func_domain(const JigType *func, size_t *n);
const JigAttr *jig_smt_parse_bv_attr(JigParser *p, const JigType *type);
void jig_smt_print_bv_attr(JigPrinter *p, const JigAttr *x);
bool jig_smt_infer_bv_constant(JigInferCall *call);
bool jig_smt_infer_concat(JigInferCall *call);

/* ---- smt_syntax.c ---- */
bool jig_smt_parse_comparison(JigParser *p, JigOpState *state);
void jig_smt_print_comparison(JigPrinter *p, const JigOp *op);
bool jig_smt_parse_int(JigParser *p, JigOpState *state);
void jig_smt_print_int(JigPrinter *p, const JigOp *op);
bool jig_smt_parse_repeat(JigParser *p, JigOpState *state);
void jig_smt_print_repeat(JigPrinter *p, const JigOp *op);
void jig_smt_name_declared(const JigOp *op, JigNameSink *sink);
void jig_smt_name_bool(const JigOp *op, JigNameSink *sink);
void jig_smt_name_int(const JigOp *op, JigNameSink *sink);
void jig_smt_name_bv(const JigOp *op, JigNameSink *sink);

/* ---- smt_verify.c ---- */
bool jig_smt_verify_comparison(JigOp *op);
bool jig_smt_verify_quantifier(JigOp *op);
bool jig_smt_verify_quantified(JigOp *op);
bool jig_smt_verify_solver(JigOp *op);
bool jig_smt_verify_check(JigOp *op);
bool jig_smt_verify_extract(JigOp *op);
bool jig_smt_verify_repeat(JigOp *op);

#endif
