/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_SMT_INT_H
#define JIG_DIALECT_SMT_INT_H

#include "dialect/smt/smt.h"
#include "dialect/common/constfold.h"
#include "jig/rewrite.h"
#include "rows/smt.h"

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

#endif
