/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Bounds of indices and of dimensions of shaped values: constants, or maps of other values.
 *
 * A set of constraints grows from what is asked for towards its operands. Ops say what they know of
 * their results and arguments (JigBoundsIface): equalities and inequalities with other values,
 * which are looked at in turn until a stop condition holds. What follows is read off the set.
 */
#ifndef JIG_BOUNDS_H
#define JIG_BOUNDS_H

#include "jig/iface.h"

JIG_BEGIN_C

enum { JIG_NO_DIM = -1 };
/* An index, when dim is JIG_NO_DIM, or a dimension of something shaped with a rank. */
typedef struct JigExtent {
    JigValue *value;
    int64_t dim;
} JigExtent;
/* A map with one result, over symbols only, and what they are. */
typedef struct JigQuantity {
    const JigMap *map;
    const JigExtent *items;
    size_t n;
} JigQuantity;

/* ---- For ops: what they say ---- */
/* The number as an expression over the columns of the set. */
JIG_API const JigExpr *jig_bounds_expr(JigBounds *b, JigValue *index);
JIG_API const JigExpr *jig_bounds_dim(JigBounds *b, JigValue *shaped, size_t dim);
JIG_API const JigExpr *jig_bounds_of(JigBounds *b, JigExtent x);
JIG_API const JigExpr *jig_bounds_mixed(JigBounds *b, JigMixed m);
JIG_API const JigExpr *jig_bounds_constant(JigBounds *b, int64_t value);
/* x is equal to, at least, at most, less than `e`. What is not linear is not added. */
JIG_API void jig_bounds_equal(JigBounds *b, JigExtent x, const JigExpr *e);
JIG_API void jig_bounds_at_least(JigBounds *b, JigExtent x, const JigExpr *e);
JIG_API void jig_bounds_at_most(JigBounds *b, JigExtent x, const JigExpr *e);
JIG_API void jig_bounds_less(JigBounds *b, JigExtent x, const JigExpr *e);
static inline JigExtent jig_extent(JigValue *index) {
    return (JigExtent){index, JIG_NO_DIM};
}
static inline JigExtent jig_extent_of(JigValue *shaped, size_t dim) {
    return (JigExtent){shaped, (int64_t)dim};
}

typedef enum JigCompare { JIG_LESS, JIG_AT_MOST, JIG_EQUAL, JIG_GREATER, JIG_AT_LEAST } JigCompare;
/* Adds what is known of both, and tells whether it proves the relation. */
JIG_API bool jig_bounds_prove(JigBounds *b, JigExtent lhs, JigCompare relation, JigExtent rhs);
/* One of `x` and `y`, which are either values of the other: if they can be compared, x is between.
 */
JIG_API void jig_bounds_one_of(JigBounds *b, JigExtent x, JigExtent first, JigExtent second);
/* Adds what is known of x. */
JIG_API void jig_bounds_look_at(JigBounds *b, JigExtent x);

/* ---- Asking ---- */
/* One value or dimension, a constant where it is one; `map` of operands, dims first. In the arena.
 */
JIG_API JigQuantity jig_quantity(JigMixed index, JigArena *a);
JIG_API JigQuantity jig_quantity_of_dim(JigValue *shaped, size_t dim, JigArena *a);
JIG_API JigQuantity jig_quantity_of_map(const JigMap *map, JigValue *const *operands, JigArena *a);

typedef enum JigBound { JIG_BOUND_EQ, JIG_BOUND_LOWER, JIG_BOUND_UPPER } JigBound;
/* Shall the set grow no further from x? */
typedef bool JigBoundsStopFn(JigBounds *b, JigExtent x, void *user);
/* The constant bound, inclusive, when there is one. `stop` NULL: when a bound is found. */
JIG_API bool jig_bounds_find_constant(JigQuantity q, JigBound kind, JigBoundsStopFn *stop,
                                      void *user, int64_t *out);
/* first - second, when it is a constant. */
JIG_API bool jig_bounds_find_difference(JigExtent first, JigExtent second, int64_t *out);
/* An inclusive bound as a map of what `stop` holds for; in the arena. */
JIG_API bool jig_bounds_find(JigQuantity q, JigBound kind, JigBoundsStopFn *stop, void *user,
                             JigArena *a, JigQuantity *out);
/* In terms of values that none of n others is needed to compute. */
JIG_API bool jig_bounds_find_independent(JigQuantity q, JigBound kind, JigValue *const *of,
                                         size_t n, JigArena *a, JigQuantity *out);
typedef enum JigTruth { JIG_UNKNOWN, JIG_FALSE, JIG_TRUE } JigTruth;
JIG_API JigTruth jig_bounds_compare(JigQuantity lhs, JigCompare relation, JigQuantity rhs);

JIG_END_C

#endif
