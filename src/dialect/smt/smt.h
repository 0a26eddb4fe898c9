/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The smt dialect: ids of its ops and sorts. */
#ifndef JIG_DIALECT_SMT_H
#define JIG_DIALECT_SMT_H

#include "jig/ops/smt.h"

extern const JigDialect jig_smt_dialect;

enum {
    JIG_SMT_SORT_BOOL,
    JIG_SMT_SORT_INT,
    JIG_SMT_SORT_BV,
    JIG_SMT_SORT_ARRAY,
    JIG_SMT_SORT_FUNC,
    JIG_SMT_SORT_DECLARED,
    JIG_SMT_NUM_SORTS
};
extern const JigTypeRow jig_smt_sorts[];
#define JIG_SMT_SORT(id) (&jig_smt_sorts[JIG_SMT_SORT_##id])

enum { JIG_SMT_LT, JIG_SMT_LE, JIG_SMT_GT, JIG_SMT_GE }; /* smt.int_predicate */
enum {
    JIG_SMT_SLT,
    JIG_SMT_SLE,
    JIG_SMT_SGT,
    JIG_SMT_SGE,
    JIG_SMT_ULT,
    JIG_SMT_ULE,
    JIG_SMT_UGT,
    JIG_SMT_UGE
}; /* smt.bv_predicate */

bool jig_smt_is_sort(const JigType *t);
bool jig_smt_is_first_order(const JigType *t); /* any sort but a function's */
const JigType *jig_smt_bv(JigContext *ctx, int64_t width);
int64_t jig_smt_bv_width(const JigType *bv);
/* Of an array: the sorts of indices and of elements; of a function: of its value. */
const JigType *jig_smt_domain(const JigType *array);
const JigType *jig_smt_range(const JigType *array_or_func);
/* Sorts of a function's arguments. */
const JigAttr *jig_smt_arguments(const JigType *func); /* array of type attributes */
/* The signed number that the bits of a #smt.bv stand for, in as few bits as it needs. */
JigInt jig_smt_bv_value(const JigAttr *x);

#endif
