/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers in the llvm dialect: where an element is, how large a buffer is. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_MEMREF_LLVM_MEMREF_H
#define JIG_PAYLOAD_LOWER_LLVM_MEMREF_LLVM_MEMREF_H

#include "payload/lower/llvm/to_llvm.h"

/* What its elements become. */
const JigType *jig_descriptor_element_type(const JigRewriter *rw, const JigType *memref);
/* Has it a descriptor, and do its elements lie one after the other? */
bool jig_descriptor_lies_together(const JigRewriter *rw, const JigType *memref);
/* Do its elements lie one after the other, wherever the first one is? */
bool jig_descriptor_is_one_piece(const JigType *memref, JigArena *a);

/* Pointer to the first element. */
JigValue *jig_descriptor_start(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *desc);
/* Pointer to an element, by as many indices as the memref has dimensions. `inside`: it is one of
 * the buffer, and computing it does not wrap around. */
JigValue *jig_descriptor_element_ptr(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                     JigValue *desc, JigValueList indices, bool inside);
/* The same of op, for the memref that is operand `memref` and the indices after it. */
JigValue *jig_descriptor_accessed(JigRewriter *rw, const JigOp *op, size_t memref, bool inside);

/* Sizes and strides (in elements) of a buffer to be made, and how many elements it has. */
typedef struct JigExtents {
    JigValue **sizes, **strides;
    size_t rank;
    JigValue *elements;
} JigExtents;
/* Of one with these dynamic sizes that lies together. */
JigExtents jig_descriptor_extents(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                  JigValueList dynamic);
/* Its descriptor. */
JigValue *jig_descriptor_describe(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                  JigValue *allocated, JigValue *aligned, const JigExtents *e);
/* The descriptor on the stack: a pointer to it. */
JigValue *jig_descriptor_on_stack(JigRewriter *rw, JigLoc loc, JigValue *desc);

/* ---- Without a rank ----
 * Such a descriptor is the rank and a pointer to a ranked one, `at` here. `ptr` is the type of the
 * pointers in that one. */
JigValue *jig_descriptor_unranked_rank(JigRewriter *rw, JigLoc loc, JigValue *desc);
JigValue *jig_descriptor_unranked_at(JigRewriter *rw, JigLoc loc, JigValue *desc);
JigValue *jig_descriptor_unranked_of(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                     JigValue *rank, JigValue *at);
/* One of this rank, with room on the stack for a ranked descriptor. */
typedef struct JigUnranked {
    JigValue *desc, *at, *bytes;
} JigUnranked;
JigUnranked jig_descriptor_unranked_on_stack(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                             JigValue *rank);
JigValue *jig_descriptor_unranked_allocated(JigRewriter *rw, JigLoc loc, JigValue *at,
                                            const JigType *ptr);
JigValue *jig_descriptor_unranked_aligned(JigRewriter *rw, JigLoc loc, JigValue *at,
                                          const JigType *ptr);
JigValue *jig_descriptor_unranked_offset(JigRewriter *rw, JigLoc loc, JigValue *at,
                                         const JigType *ptr);
void jig_descriptor_unranked_set_pointers(JigRewriter *rw, JigLoc loc, JigValue *at,
                                          JigValue *allocated, JigValue *aligned);
/* Where the offset and what comes after it is; where the sizes are. */
JigValue *jig_descriptor_unranked_offset_ptr(JigRewriter *rw, JigLoc loc, JigValue *at,
                                             const JigType *ptr);
JigValue *jig_descriptor_unranked_sizes_ptr(JigRewriter *rw, JigLoc loc, JigValue *at,
                                            const JigType *ptr);

/* ---- Bytes ---- */
/* Of an element, as the data layout around op says; false: it does not say. */
bool jig_descriptor_element_bytes(const JigLlvm *x, const JigOp *op, const JigType *memref,
                                  uint64_t *bytes);

/* ---- Ops: patterns (llvm_memref_patterns.c) ---- */
JigPatternFn jig_lower_memref_alloc, jig_lower_memref_alloca, jig_lower_memref_alloca_scope,
    jig_lower_memref_assume_alignment, jig_lower_memref_atomic_rmw, jig_lower_memref_cast,
    jig_lower_memref_copy, jig_lower_memref_dealloc, jig_lower_memref_dim,
    jig_lower_memref_distinct_objects, jig_lower_memref_extract_aligned_pointer_as_index,
    jig_lower_memref_extract_strided_metadata, jig_lower_memref_generic_atomic_rmw,
    jig_lower_memref_get_global, jig_lower_memref_global, jig_lower_memref_load,
    jig_lower_memref_memory_space_cast, jig_lower_memref_prefetch, jig_lower_memref_rank,
    jig_lower_memref_reinterpret_cast, jig_lower_memref_reshape, jig_lower_memref_store,
    jig_lower_memref_transpose, jig_lower_memref_view;

#endif
