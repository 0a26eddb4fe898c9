/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Base, offset, sizes and strides of buffers as numbers. */
#ifndef JIG_PAYLOAD_PATTERNS_METADATA_H
#define JIG_PAYLOAD_PATTERNS_METADATA_H

#include "jig/iface.h"

/* What is known from the type is a number, the rest are results of extract_strided_metadata. */
typedef struct JigMetadata {
    JigValue *base;
    JigMixed offset, *sizes, *strides;
    size_t rank;
} JigMetadata;

/* Of a strided buffer, by an op at the insertion point. */
JigMetadata jig_patterns_extract_metadata(JigRewriter *rw, JigLoc loc, JigValue *buffer);
/* Of a slice of that, without the dropped dimensions: strides, then the offset, by composed affine
 * ops. A slice without sizes is a place: of rank 0. */
JigMetadata jig_patterns_metadata_of_slice(JigRewriter *rw, JigLoc loc, const JigMetadata *from,
                                           const JigSlice *s, const bool *dropped);
/* The base as a memref.reinterpret_cast to `type`. */
JigOp *jig_patterns_build_metadata_cast(JigRewriter *rw, JigLoc loc, const JigType *type,
                                        const JigMetadata *m);

#endif
