/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What transfers share: reads and writes of a vector in a tensor or buffer. */
#ifndef JIG_DIALECT_VECTOR_TRANSFER_H
#define JIG_DIALECT_VECTOR_TRANSFER_H

#include "dialect/vector/vector_int.h"
#include "jig/iface.h"

/* A transfer, whichever its direction. */
typedef struct JigTransfer {
    JigOp *op;
    bool reads;
    JigValue *vector, *base, *padding /* NULL: a write */, *mask /* or NULL */;
    JigOperandRange indices;
    const JigType *vector_type, *base_type;
    const JigMap *map;
    const JigAttr *in_bounds;
} JigTransfer;

JigTransfer jig_vector_transfer(const JigOp *op);
/* The map that is not written out; NULL when there is none for these types. */
const JigMap *jig_vector_default_map(const JigType *base, const JigType *vector);
/* Type of the mask that selects the lanes of a transfer; NULL when the map allows none. */
const JigType *jig_vector_transfer_mask_type(const JigType *vector, const JigMap *map);
bool jig_vector_in_bounds_at(const JigTransfer *t, size_t i);
/* Is every lane known to be within bounds? */
bool jig_vector_all_in_bounds(const JigTransfer *t);
/* The indices, in the arena: as many as the base has dimensions. */
JigValue **jig_vector_transfer_indices(const JigTransfer *t, JigArena *a);
/* Number of dims at the front of the base that the transfer does not move along. */
size_t jig_vector_leading_dims(const JigTransfer *t);

#endif
