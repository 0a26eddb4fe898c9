/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The memref dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_MEMREF_H
#define JIG_DIALECT_MEMREF_H

#include "jig/ops/memref.h"

extern const JigDialect jig_memref_dialect;

/* Operands are taken from before a memref.cast, which only hides what is known of a buffer; not
 * the first one of a store, which is a value. */
JigFold jig_memref_fold_casts(JigFoldCall *call);
JigFold jig_memref_fold_store(JigFoldCall *call);
/* May memref.cast turn one type into the other? */
bool jig_memref_cast_compatible(const JigType *from, const JigType *to);

/* Layout of the subview from those of the source; NULL when the source is not strided. */
const JigType *jig_subview_type(const JigType *source, const int64_t *offsets, const int64_t *sizes,
                                const int64_t *strides);
JigOp *jig_build_subview(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *source,
                         JigSlice slice);

/* The subview's type without the dimensions that are set; NULL: it is not strided. */
const JigType *jig_subview_type_without(const JigType *full, const bool *dropped);
/* The type of the same subview of something of type `source`; NULL: it is not strided. */
const JigType *jig_subview_type_on(const JigOp *subview, const JigType *source);

#endif
