/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Indices of a view as indices of what it views. */
#ifndef JIG_PAYLOAD_PATTERNS_VIEWED_H
#define JIG_PAYLOAD_PATTERNS_VIEWED_H

#include "jig/iface.h"
#include "jig/rewrite.h"

typedef struct JigViewed {
    JigValue *base;
    const JigMixed *indices; /* values, as many as dimensions */
} JigViewed;
/* Through one subview, expansion or collapse, by affine ops at the insertion point, of op's
 * location. False: the base is none of these. */
bool jig_patterns_look_through(JigRewriter *rw, JigOp *op, JigViewed *v);

/* A kind of access. */
typedef struct JigViewAccess {
    size_t base, indices; /* operand groups */
    bool transfer;        /* of a vector through a map; may reach out of bounds */
    bool in_bounds;       /* starts within the buffer, whatever else */
    bool affine;          /* the indices are results of a map of the operands */
    bool vector;          /* of neighbours along the last dimensions */
    bool reaches;         /* beyond the element at the indices */
} JigViewAccess;
/* For patterns whose data is a JigViewAccess: an access of a subview as one of what it views; the
 * access at index 0 of a subview that starts where the access was. */
bool jig_patterns_access_of_subview(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_patterns_access_extract_address(JigRewriter *rw, JigOp *op, const JigPattern *self);

/* A buffer and indices, which are values. */
typedef struct JigViewPlace {
    JigValue *base;
    JigValue **indices;
    size_t n;
} JigViewPlace;
/* Where the buffer of the operand group `base`, at the indices of `group`, is in what it is a
 * subview of. False: it is no subview. */
bool jig_patterns_access_resolve_subview(JigRewriter *rw, JigOp *op, size_t base, size_t group,
                                         JigViewPlace *out);

#endif
