/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files with canonicalization patterns share. */
#ifndef JIG_DIALECT_SCF_CANON_H
#define JIG_DIALECT_SCF_CANON_H

#include "dialect/scf/scf_int.h"

/* The operands of `op` from `start` on, in the rewriter's arena; *n of them. */
JigValue **jig_scf_operands(JigRewriter *rw, const JigOp *op, size_t start, size_t *n);
/* Puts the region's only block in the place of `op`: its arguments become `args`, and op's results
 * what its terminator passes along. */
void jig_scf_replace_by_region(JigRewriter *rw, JigOp *op, JigRegion *region, JigValue *const *args,
                               size_t n);
/* A scf.yield of values at the insertion point. */
JigOp *jig_scf_yield(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n);
/* Does the tensor type `to` know all that `from` knows of the shape? */
bool jig_scf_keeps_static_shape(const JigType *from, const JigType *to);
JigValue *jig_scf_tensor_cast(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *v);
/* The bounds of a loop's dimensions that do not run just once; `map` takes the variables of those
 * that do to their lower bounds. False: there is one that never runs. */
bool jig_scf_split_dims(JigRewriter *rw, JigOp *op, JigLoopBounds *kept, JigIRMap *map);
/* Copies of the region's blocks go to `to`; arguments that `map` knows are left out. */
void jig_scf_clone_region(JigRewriter *rw, JigRegion *from, JigRegion *to, JigIRMap *map);

#endif
