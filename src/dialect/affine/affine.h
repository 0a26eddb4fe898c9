/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The affine dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_AFFINE_H
#define JIG_DIALECT_AFFINE_H

#include "jig/ops/affine.h"

extern const JigDialect jig_affine_dialect;

/* ---- Dims and symbols (affine_scope.c) ---- */
/* The region of the nearest affine scope around op; NULL when there is none. */
JigRegion *jig_affine_scope(const JigOp *op);
bool jig_affine_is_symbol(const JigValue *v);
bool jig_affine_is_symbol_in(const JigValue *v, const JigRegion *scope);
bool jig_affine_is_dim_in(const JigValue *v, const JigRegion *scope);

/* ---- Maps with operands (affine_compose.c) ---- */
typedef struct JigAffineValue {
    const JigMap *map;
    JigValue **operands; /* dims, then symbols */
    size_t n;
} JigAffineValue;
/* Of an affine.apply, min or max; operands are in `a`. */
JigAffineValue jig_affine_map_of(const JigOp *op, JigArena *a);
/* Dims that may be symbols become symbols, symbols that may not become dims; unused, equal and
 * constant operands go. Arrays are in `a`. */
void jig_affine_canonicalize(JigAffineValue *m, JigArena *a);
/* Takes the affine.apply ops that define operands into the map; canonical after that. */
void jig_affine_compose(JigAffineValue *m, JigArena *a);
/* Each result of `x` less that of `y`, or the only one of it; canonical. */
JigAffineValue jig_affine_difference(const JigAffineValue *x, const JigAffineValue *y, JigArena *a);
/* The map of operands, one per dim and symbol: composed, and folded to a constant or an operand
 * when it is one; else a new op at the insertion point. Of one result; min and max of all results.
 */
JigMixed jig_affine_apply_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                                 const JigMixed *operands);
JigMixed jig_affine_min_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                               const JigMixed *operands);
JigMixed jig_affine_max_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                               const JigMixed *operands);
/* ---- Loops: affine.for ---- */
/* A bound as it is written; arrays are in `a`. */
JigAffineValue jig_affine_bound(const JigOp *loop, bool upper, JigArena *a);
/* A loop at the insertion point, which stays, with nothing but an end in its body. */
JigOp *jig_affine_for_new(JigRewriter *rw, JigLoc loc, const JigAffineValue *lower,
                          const JigAffineValue *upper, int64_t step);
/* An affine.parallel of one variable without a body, whose n results are combined by `kinds` (addf,
 * mins, ...). */
JigOp *jig_affine_parallel_new(JigRewriter *rw, JigLoc loc, const JigAffineValue *lower,
                               const JigAffineValue *upper, int64_t step, const char *const *kinds,
                               const JigType *const *types, size_t n);

/* ---- How often a loop runs (affine_trip.c): of an affine.for ---- */
/* The least of these numbers, as a map of what the bounds depend on; false where the lower bound is
 * a maximum. Arrays are in `a`. */
/* As they follow from the bounds: those of a loop that never runs may be negative. */
bool jig_affine_trip_exprs(const JigOp *loop, JigArena *a, JigAffineValue *out);
/* Constant ones are at least 0. */
bool jig_affine_trip_counts(const JigOp *loop, JigArena *a, JigAffineValue *out);
/* False when it is not constant. */
bool jig_affine_trip_count(const JigOp *loop, uint64_t *out);
/* Divides the number; 0: the loop never runs. 1 when nothing is known. */
uint64_t jig_affine_trip_count_divisor(const JigOp *loop);
/* The number at which the last whole group of `factor` iterations ends; false as above. */
bool jig_affine_whole_trips_end(JigRewriter *rw, JigOp *loop, int64_t factor, JigArena *a,
                                JigAffineValue *out);
/* Replaces a loop that runs once by its body; false when it is not known to. */
bool jig_affine_for_promote(JigRewriter *rw, JigOp *loop);
/* Lets the loop count from 0 in steps of 1; false when it starts at a maximum, or, of
 * affine.parallel, has extrema for bounds. */
bool jig_affine_for_normalize(JigRewriter *rw, JigOp *loop);
bool jig_affine_parallel_normalize(JigRewriter *rw, JigOp *loop);

/* Always an op. */
JigOp *jig_affine_apply(JigRewriter *rw, JigLoc loc, const JigMap *map, const JigMixed *operands);

#endif
