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
/* Dims that may be symbols become symbols; unused, equal and constant operands
 * go. Arrays are in `a`. */
void jig_affine_canonicalize(JigAffineValue *m, JigArena *a);
/* Takes the affine.apply ops that define operands into the map; canonical after that. */
void jig_affine_compose(JigAffineValue *m, JigArena *a);
/* The map of operands, one per dim and symbol: composed, and folded to a constant or an operand
 * when it is one; else a new op at the insertion point. Of one result; min and max of all results.
 */
JigMixed jig_affine_apply_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                                 const JigMixed *operands);
JigMixed jig_affine_min_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                               const JigMixed *operands);
JigMixed jig_affine_max_folded(JigRewriter *rw, JigLoc loc, const JigMap *map,
                               const JigMixed *operands);
/* Always an op. */
JigOp *jig_affine_apply(JigRewriter *rw, JigLoc loc, const JigMap *map, const JigMixed *operands);

#endif
