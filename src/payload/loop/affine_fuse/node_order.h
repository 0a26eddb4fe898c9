/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Numbers in the order in which the reference goes through them. It keeps nests in a hash table,
 * whose order decides which nest takes in its producers first, and with that what is printed. The
 * table: open addressing, a power of two of slots from 64 on, number n first at 37 n, then 1, 3, 6
 * ... slots on; twice as large before it is three quarters full, made anew when an eighth is free.
 */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_NODE_ORDER_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_NODE_ORDER_H

#include "support/vec.h"

typedef JIG_VEC(unsigned) JigIdVec;

typedef struct JigNodeOrder {
    unsigned *slots;
    size_t cap, len, removed;
} JigNodeOrder; /* zero-initialised: empty */

void jig_nest_order_add(JigNodeOrder *t, unsigned id); /* not in it */
void jig_nest_order_remove(JigNodeOrder *t, unsigned id);
void jig_nest_order_list(const JigNodeOrder *t, JigIdVec *out);
void jig_nest_order_free(JigNodeOrder *t);

#endif
