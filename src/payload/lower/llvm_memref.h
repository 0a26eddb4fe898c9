/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers in the llvm dialect: where an element is, how large a buffer is. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_MEMREF_H
#define JIG_PAYLOAD_LOWER_LLVM_MEMREF_H

#include "payload/lower/llvm.h"

/* Pointer to the first element. */
JigValue *jig_memref_start(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *desc);
/* Pointer to an element, by as many indices as the memref has dimensions. `inside`: it is one of
 * the buffer, and computing it does not wrap around. */
JigValue *jig_memref_element_ptr(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *desc,
                                 JigValueList indices, bool inside);

/* Sizes and strides (in elements) of a buffer to be made, and how many elements it has. */
typedef struct JigExtents {
    JigValue **sizes, **strides;
    size_t rank;
    JigValue *elements;
} JigExtents;
/* Of one with these dynamic sizes that lies together. */
JigExtents jig_memref_extents(JigRewriter *rw, JigLoc loc, const JigType *memref,
                              JigValueList dynamic);
/* Its descriptor. */
JigValue *jig_memref_describe(JigRewriter *rw, JigLoc loc, const JigType *memref,
                              JigValue *allocated, JigValue *aligned, const JigExtents *e);

#endif
