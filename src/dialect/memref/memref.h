/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The memref dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_MEMREF_H
#define JIG_DIALECT_MEMREF_H

#include "dialect/common/reshape.h"
#include "jig/ops/memref.h"

extern const JigDialect jig_memref_dialect;

/* Operands are taken from before a memref.cast, which only hides what is known of a buffer; not
 * the first one of a store, which is a value. */
JigFold jig_memref_fold_casts(JigFoldCall *call);
JigFold jig_memref_fold_store(JigFoldCall *call);
/* Is its layout the identity, however it is written? */
bool jig_memref_identity_layout(const JigType *t);
/* May memref.cast turn one type into the other? */
bool jig_memref_cast_compatible(const JigType *from, const JigType *to);

/* Layout of the subview from those of the source; NULL when the source is not strided. */
const JigType *jig_memref_subview_type(const JigType *source, const int64_t *offsets,
                                       const int64_t *sizes, const int64_t *strides);
/* What memref.expand_shape gives; NULL: the layout does not allow it. */
const JigType *jig_memref_expanded_type(const JigType *from, const int64_t *shape, size_t rank,
                                        JigGroups g, JigArena *a);
/* What memref.collapse_shape gives; NULL: the layout does not allow it. */
const JigType *jig_memref_collapsed_type(const JigType *from, JigGroups g, JigArena *a);
/* Does the layout allow it for sure, whatever numbers are not known? */
bool jig_memref_collapses(const JigType *from, JigGroups g, JigArena *a);
/* Accesses of elements that passes make; they say that they are not nontemporal, which the generic
 * form shows. */
JigOp *jig_memref_build_load(JigRewriter *rw, JigLoc loc, JigValue *memref, JigValueList indices);
JigOp *jig_memref_build_store(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *memref,
                              JigValueList indices);
JigOp *jig_memref_build_subview(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                                JigSlice slice);
/* A subview of all of it, whose type lacks some dimensions of 1. */
JigValue *jig_memref_build_whole_view(JigRewriter *rw, JigLoc loc, const JigType *type,
                                      JigValue *source);
/* The slice of a subview, and which dimensions it drops; lists are in `a`. */
JigSlice jig_memref_slice(const JigOp *op, JigArena *a, bool **dropped);
/* Dimension `i`: a number, or memref.dim (folded) at the insertion point. */
JigMixed jig_memref_build_dim(JigRewriter *rw, JigLoc loc, JigValue *memref, size_t i);
/* Which dims of a subview's full type its result does not have, by the layout of its source; false
 * when it can't be told. */
bool jig_memref_subview_dropped_dims(const JigOp *op, bool *dropped, JigArena *a);

/* The subview's type without the dimensions that are set; NULL: it is not strided. */
const JigType *jig_memref_subview_type_without(const JigType *full, const bool *dropped);
/* The type of the same subview of something of type `source`; NULL: it is not strided. */
const JigType *jig_memref_subview_type_on(const JigOp *subview, const JigType *source);

/* expand_shape of former releases, without `output_shape`: sizes are made of ops of row `dim`
 * ahead. */
bool jig_memref_parse_older_expand(JigParser *p, JigOpState *state, const JigOpRow *dim,
                                   bool (*is_type)(const JigType *t));

#endif
