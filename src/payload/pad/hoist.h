/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Padding ahead of loops: a nest of the loops that a pad's slice depends on pads all slices and
 * packs them into one larger tensor, from which the pad's place takes its own.
 *
 * A pad of a part of a carried tensor, which each iteration reads and writes back, is padded once
 * instead, and the loop carries it padded.
 */
#ifndef JIG_PAYLOAD_PAD_HOIST_H
#define JIG_PAYLOAD_PAD_HOIST_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigHoistPadOptions {
    const int64_t *transpose; /* dimension i of what is packed is this one of the pad */
    size_t num_transpose;     /* 0: as it is */
} JigHoistPadOptions;

/* Builds the nest before `loop`, an scf.for around the tensor.pad with none but such loops between.
 * The outermost loop of the nest; the padding op itself when the slice depends on no loop. NULL:
 * it can't be done. `loop` may be replaced in either case. */
JigOp *jig_build_packing(JigRewriter *rw, JigOp *pad, JigOp *loop,
                         const JigHoistPadOptions *options, JigReason *why);

/* Does that for at most `num_loops` loops around the tensor.pad, and replaces it. The padding op in
 * the nest; NULL: it can't be done. */
JigOp *jig_hoist_pad(JigRewriter *rw, JigOp *pad, int64_t num_loops,
                     const JigHoistPadOptions *options, JigReason *why);

#endif
