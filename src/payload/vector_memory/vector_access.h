/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder ask of buffers and vectors. */
#ifndef JIG_PAYLOAD_VECTOR_MEMORY_VECTOR_ACCESS_H
#define JIG_PAYLOAD_VECTOR_MEMORY_VECTOR_ACCESS_H

#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "rewrite/values.h"

/* memref.load and memref.store of what is in a buffer without dimensions. As the reference's
 * builders have it, they say nothing of `nontemporal`, as those with indices do. */
JigValue *jig_vector_memory_build_whole_load(JigRewriter *rw, JigLoc loc, JigValue *memref);
void jig_vector_memory_build_whole_store(JigRewriter *rw, JigLoc loc, JigValue *value,
                                         JigValue *memref);
JigValue *jig_vector_memory_build_load(JigRewriter *rw, JigLoc loc, const JigType *type,
                                       JigValue *base, JigValueList indices);
JigOp *jig_vector_memory_build_store(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *base,
                                     JigValueList indices);
/* Does the op stand in a vector.mask? */
bool jig_vector_memory_is_masked(const JigOp *op);
/* Are elements along the last dimension next to each other? Yes, too, where there is none. */
bool jig_vector_memory_is_contiguous(const JigType *memref);

#endif
