/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The arith dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_ARITH_H
#define JIG_DIALECT_ARITH_H

#include "jig/ops/arith.h"

/* #arith.fastmath and #arith.overflow. */
extern const JigAttrRow jig_arith_attrs[];
#define JIG_ARITH_FASTMATH_ATTR (&jig_arith_attrs[0])
#define JIG_ARITH_OVERFLOW_ATTR (&jig_arith_attrs[1])
/* Their bits. */
enum {
    JIG_FAST_REASSOC = 1,
    JIG_FAST_NNAN = 2,
    JIG_FAST_NINF = 4,
    JIG_FAST_NSZ = 8,
    JIG_FAST_ARCP = 16,
    JIG_FAST_CONTRACT = 32,
    JIG_FAST_AFN = 64,
    JIG_FAST_ALL = 127,
};
enum { JIG_NO_SIGNED_WRAP = 1, JIG_NO_UNSIGNED_WRAP = 2 }; /* in llvm, too */
extern const JigDialect jig_arith_dialect;

/* Can an arith.constant of `type` hold `value`? */
bool jig_arith_is_constant(const JigAttr *value, const JigType *type);
/* ub.poison or arith.constant for `value`, as the dialect's hook; also that of other dialects. */
JigOp *jig_arith_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                             JigLoc loc);
/* The constant `value` of `type` as a new op at the insertion point. */
JigValue *jig_arith_constant(JigRewriter *rw, JigLoc loc, const JigType *type,
                             const JigAttr *value);
JigValue *jig_arith_index(JigRewriter *rw, JigLoc loc, int64_t value);

/* Interfaces that elementwise ops of any dialect share: unrolling by shape. */
extern const JigIface jig_arith_elementwise[];

/* The number that the op, of two operands, combines with any other to that other (arith_neutral.c);
 * NULL when there is none. */
const JigAttr *jig_arith_neutral(const JigOp *op);
/* The same of an op of this row on numbers of `type`, without flags. */
const JigAttr *jig_arith_neutral_of(const JigOpRow *row, const JigType *type);

/* How parts of a reduction are put together, each step of which is one op. */
typedef struct JigCombination {
    const JigOp *step;
    const JigOpRow *by;     /* combines parts */
    const JigAttr *neutral; /* that parts start from */
} JigCombination;
/* Of a reduction by `step`, whose operand number `carried` is what was reduced so far. Where steps
 * subtract, parts are sums of negated elements, which are added. False: parts can't be put
 * together.
 */
bool jig_arith_combination(const JigOp *step, size_t carried, JigCombination *out, JigReason *why);
/* Two parts as one. */
JigValue *jig_arith_combine(JigRewriter *rw, JigLoc loc, const JigCombination *c, JigValue *lhs,
                            JigValue *rhs);
/* What is added up in parts may pass the bounds that the whole keeps: `step` no longer says that it
 * does not. */
void jig_arith_may_overflow(JigRewriter *rw, JigOp *step);

/* The op that combines two numbers as this kind of arith.atomic_rmw_kind does (JigAtomicKind of
 * eval/reduce.h); NULL: none, or no such kind. */
const JigOpRow *jig_arith_atomic_row(int64_t kind);

/* A mixed number as a value: an arith.constant at the insertion point when needed. */
JigValue *jig_arith_mixed_to_value(JigRewriter *rw, JigLoc loc, JigMixed m);
/* The values multiplied in their order, then the product of the constants. */
JigMixed jig_arith_product(JigRewriter *rw, JigLoc loc, const JigMixed *numbers, size_t n);

/* What texts of former releases leave out, ahead of the op that is being read: an index, and how
 * often `by` is in one (arith_older.c). */
JigValue *jig_arith_older_index(JigParser *p, JigLoc loc, int64_t n);
JigValue *jig_arith_older_quotient(JigParser *p, JigLoc loc, JigValue *v, int64_t by);

#endif
