/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The kinds of changes by which IR gets smaller. None looks at what ops mean: the verifier says
 * what is valid afterwards. */
#ifndef JIG_REDUCE_CUTS_H
#define JIG_REDUCE_CUTS_H

#include "jig/rewrite.h"
#include "support/vec.h"

/* A place where a cut could be made. */
typedef struct JigReducePlace {
    JigOpRef op;
    size_t i;  /* of the op's regions, arguments, attributes, ...; as the cut counts them */
    int64_t n; /* a number, as the cut means it */
} JigReducePlace;
typedef JIG_VEC(JigReducePlace) JigReducePlaces;

typedef struct JigReduceCut {
    const char *name;
    /* Adds the places in `root`, in the order of its text. */
    void (*find)(JigOp *root, JigReducePlaces *out);
    /* Cuts at a place whose op is there. False: nothing was changed. */
    bool (*make)(JigRewriter *rw, const JigReducePlace *at);
    bool one_by_one; /* places are alternatives, or seldom go together */
} JigReduceCut;

/* In the order in which they are worth trying. */
extern const JigReduceCut jig_reduce_cut_symbols, jig_reduce_cut_with_users,
    jig_reduce_cut_passing_on, jig_reduce_cut_to_operand, jig_reduce_cut_tails,
    jig_reduce_cut_calls, jig_reduce_cut_regions, jig_reduce_cut_conditions,
    jig_reduce_cut_simplify, jig_reduce_cut_results, jig_reduce_cut_arguments,
    jig_reduce_cut_attributes, jig_reduce_cut_numbers, jig_reduce_cut_extents;

/* A value of that type that stands before `op`, which is no longer wanted: an operand of it (the
 * last one, which is what destinations are), an argument of a function around it, a new one of
 * that. NULL: there is none. */
JigValue *jig_reduce_cut_value_for(JigOp *op, const JigType *type);

/* The first block of a function with a body; NULL: `function` is none, or NULL. */
JigBlock *jig_reduce_cut_entry(const JigOp *function);

static inline void jig_reduce_cut_place(JigReducePlaces *out, JigOp *op, size_t i, int64_t n) {
    jig_vec_push(out, ((JigReducePlace){jig_op_ref(op), i, n}));
}

#endif
