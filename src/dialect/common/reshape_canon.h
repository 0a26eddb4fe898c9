/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of expand_shape and collapse_shape, of tensors and of buffers: two are one. */
#ifndef JIG_DIALECT_COMMON_RESHAPE_CANON_H
#define JIG_DIALECT_COMMON_RESHAPE_CANON_H

#include "jig/iface.h"

/* A dialect's ops; the data of the patterns. */
typedef struct JigReshapes {
    const JigOpRow *expand, *collapse, *cast;
    JigMixed (*product)(JigRewriter *rw, JigLoc loc, const JigMixed *sizes, size_t n);
    bool (*is_plain)(const JigType *t); /* may be reshaped by others' groups; NULL: all may */
} JigReshapes;

JigPatternFn jig_reshape_compose_reshapes, jig_reshape_collapse_of_expand,
    jig_reshape_expand_of_collapse;

JigMixed *jig_reshape_output_shape(const JigOp *expand, JigArena *a, size_t *n);
JigOp *jig_reshape_build_expand(JigRewriter *rw, JigLoc loc, const JigReshapes *ops,
                                const JigType *t, JigValue *source, const JigAttr *groups,
                                const JigMixed *sizes, size_t n);
JigOp *jig_reshape_build_collapse(JigRewriter *rw, JigLoc loc, const JigReshapes *ops,
                                  const JigType *t, JigValue *source, const JigAttr *groups);

#endif
