/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All structured ops below an op, with the patterns that make that possible and clean up. */
#ifndef JIG_PAYLOAD_VECTORIZE_CHILDREN_H
#define JIG_PAYLOAD_VECTORIZE_CHILDREN_H

#include "jig/rewrite.h"

typedef struct JigVectorizeChildren {
    bool fold_extensions; /* into contractions */
    bool pads;            /* tensor.pad, too */
    bool nd_extract, flatten_depthwise;
    bool keep_reductions;   /* do not make contractions of them */
    bool keep_permutations; /* of transfers */
    bool as_reference;      /* what mlir-opt refuses is refused, though it could be done */
} JigVectorizeChildren;
/* False: the patterns came to no end. */
bool jig_vectorize_children(JigOp *op, const JigVectorizeChildren *options) JIG_NODISCARD;

#endif
