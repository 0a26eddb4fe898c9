/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Choosing tile sizes that leave no part over, as numbers or by code in the payload. */
#ifndef JIG_PAYLOAD_TILE_SIZES_H
#define JIG_PAYLOAD_TILE_SIZES_H

#include "jig/iface.h"
#include "jig/reason.h"

typedef struct JigSizesOptions {
    size_t loop;
    int64_t target;  /* no tile is much larger */
    int64_t divisor; /* of sizes; of two sizes only */
} JigSizesOptions;

/* Two sizes, and how many iterations the tiles of the low one have together. */
typedef struct JigMultiSizes {
    JigOp *low, *high, *split; /* each gives one index */
} JigMultiSizes;
/* Ops that compute the sizes, before `op`, and an assertion that they fit. */
bool jig_tile_build_multi_sizes(JigRewriter *rw, JigOp *op, const JigSizesOptions *options,
                                JigArena *a, JigMultiSizes *out, JigReason *why) JIG_NODISCARD;
/* The three numbers. */
bool jig_tile_compute_multi_sizes(const JigOp *op, const JigSizesOptions *options, int64_t out[3],
                                  JigReason *why) JIG_NODISCARD;

/* The target size, then powers of two, each as often as it fits in what is left by those before:
 * sizes, and the iterations that the tiles of each have together. */
typedef struct JigContinuousSizes {
    JigOp **sizes, **chunks;
    size_t n;
} JigContinuousSizes;
bool jig_tile_build_continuous_sizes(JigRewriter *rw, JigOp *op, const JigSizesOptions *options,
                                     JigArena *a, JigContinuousSizes *out,
                                     JigReason *why) JIG_NODISCARD;
typedef struct JigContinuousNumbers {
    int64_t sizes[65], chunks[65];
    size_t n;
} JigContinuousNumbers;
bool jig_tile_compute_continuous_sizes(const JigOp *op, const JigSizesOptions *options,
                                       JigContinuousNumbers *out, JigReason *why) JIG_NODISCARD;

/* Is it known of all operands of a structured op how large they are? */
bool jig_tile_has_static_shapes(const JigOp *op);

#endif
