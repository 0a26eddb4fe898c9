/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From the ops of a region to terms of Z3. */
#ifndef JIG_TRANSFORM_SOLVER_INT_H
#define JIG_TRANSFORM_SOLVER_INT_H

#include "dialect/smt/smt.h"
#include "support/map.h"
#include "support/vec.h"
#include "transform/smt/solve.h"
#include "transform/smt/z3.h"

typedef struct JigAssertion {
    const JigOp *op; /* smt.assert */
    Z3Ast term;
} JigAssertion;

/* So many levels that were pushed when so many assertions stood. */
typedef struct JigLevels {
    size_t count, assertions;
} JigLevels;

/* Terms of one Z3 context. They live as long as the context does. */
typedef struct JigTerms {
    JigTransformCall *call;
    const JigZ3 *z;
    Z3Context c;
    JigPtrMap of;    /* smt value -> Z3Ast, or Z3Decl of a function */
    JigPtrMap sorts; /* JigType -> Z3Sort */
    JIG_VEC(JigAssertion) assertions;
    JIG_VEC(JigLevels) levels; /* of the assertion stack */
    unsigned binders;          /* quantifiers around what is being translated */
    size_t num_ops;            /* translated so far */
} JigTerms;

/* The ops of `body` but its terminator. What has no meaning among constraints is reported. */
JigStatus jig_solver_terms_of_block(JigTerms *t, JigBlock *body) JIG_NODISCARD;
/* The sort of a type; NULL after a report at `op`. */
Z3Sort jig_solver_terms_sort(JigTerms *t, const JigOp *op, const JigType *type);
/* An integer as Z3 reads it. */
const char *jig_solver_terms_decimal(JigTerms *t, JigInt value, bool is_signed);
static inline Z3Ast jig_solver_terms_at(const JigTerms *t, const JigValue *v) {
    return jig_ptrmap_get(&t->of, v);
}

#endif
