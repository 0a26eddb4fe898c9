/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors of static shapes in another shape: dimensions joined, and taken apart again. */
#ifndef JIG_PAYLOAD_STRUCTURED_REGROUP_H
#define JIG_PAYLOAD_STRUCTURED_REGROUP_H

#include "jig/rewrite.h"

/* Dimensions that follow each other as one: counts[i] of them become dimension i. */
enum { JIG_MOST_GROUPS = 3 };
typedef struct JigGrouping {
    unsigned counts[JIG_MOST_GROUPS];
    size_t n;
} JigGrouping;

JigValue *jig_structured_collapse_tensor(JigRewriter *rw, JigLoc loc, JigValue *v, JigGrouping g,
                                         JigArena *a);
/* The same, with the encoding that `v` has. */
JigValue *jig_structured_collapse_encoded_tensor(JigRewriter *rw, JigLoc loc, JigValue *v,
                                                 JigGrouping g, JigArena *a);
JigOp *jig_structured_expand_tensor(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type,
                                    JigGrouping g, JigArena *a);
JigValue *jig_structured_empty_tensor(JigRewriter *rw, JigLoc loc, const int64_t *shape,
                                      size_t rank, const JigType *element);

#endif
