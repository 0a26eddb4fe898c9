/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which loops of a structured op a tile of the result in registers is of. */
#ifndef JIG_PAYLOAD_STRUCTURED_REGISTER_TILE_H
#define JIG_PAYLOAD_STRUCTURED_REGISTER_TILE_H

#include "jig/iface.h"

typedef struct JigLoopRoles {
    unsigned column; /* along the last dimension of the result */
    unsigned row;    /* the other one of the tile; the column, where there is none */
} JigLoopRoles;

/* The row is, of the parallel loops: the last that is read by an input that knows nothing of
 * columns, and by no other (rows of a product, places of a convolution); or the last that moves a
 * window; or the loop along the last dimension of an input (a transposition); or the last one.
 * False: the result has no dimension with a loop of its own. */
bool jig_structured_loop_roles(const JigOp *op, JigLoopRoles *out);
/* Is another parallel loop than the column along the last dimension of an input? */
bool jig_structured_reads_across(const JigOp *op);

#endif
