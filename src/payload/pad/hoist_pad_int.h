/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A pad on its way out of loops. */
#ifndef JIG_PAYLOAD_PAD_HOIST_PAD_INT_H
#define JIG_PAYLOAD_PAD_HOIST_PAD_INT_H

#include "jig/payload/hoist.h"
#include "support/vec.h"

typedef struct JigHoisting {
    JigRewriter *rw;
    JigOp *pad;
    const JigHoistPadOptions *o;
    JigReason *why;
    JigArena *a;
    JigOpVec loops;      /* around the pad, from the inside out; the last is left */
    JigOp *slice;        /* the tensor.extract_slice that is padded */
    size_t carried;      /* of the loop that is left: the carried value that is padded */
    bool is_carried;     /* is there one? */
    JigOpVec ops;        /* what the pad is computed by in the loops, definitions first */
    JigOpVec packing;    /* the loops among them, from the outside in */
    const JigType *type; /* of one padded slice as it is packed */
    JigOpVec nest;       /* made for the loops in `packing` */
    JigOp *hoisted;      /* the pad's copy */
    JigValue *packed;    /* all slices; without loops, the one */
} JigHoisting;

static inline JigOp *jig_pad_hoist_outermost(const JigHoisting *h) {
    return h->loops.data[h->loops.len - 1];
}
/* Finds out what is to be copied (hoist_analyze.c). */
bool jig_pad_hoist_analyze(JigHoisting *h);
/* The ops from which the pad is computed in the loops; false, and why: it is computed by something
 * that can't be repeated. */
bool jig_pad_hoist_find_ops(JigHoisting *h);
/* Builds the nest (hoist_nest.c). */
bool jig_pad_hoist_build(JigHoisting *h);
/* How often the loop ran before the iteration of `iv`, at the insertion point. */
JigValue *jig_pad_hoist_iteration(JigHoisting *h, JigOp *loop, JigValue *iv);
/* The slice of a packed tensor at these leading positions. */
JigSlice jig_pad_hoist_place(JigHoisting *h, JigValue *const *positions, size_t n);

#endif
