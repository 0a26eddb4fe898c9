/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: what happens to each piece of 128 bits. */
#include "dialect/arm_sve/arm_sve_int.h"
#include "dialect/vector/vector_lanes.h"

#define BY_LANES(name, fn)                                                                         \
    static bool name##_lanes(JigEvalCall *call) {                                                  \
        return jig_lanes_compute(call, fn);                                                        \
    }                                                                                              \
    JigEvalOutcome jig_arm_sve_eval_##name(JigEvalCall *call) {                                    \
        return jig_vector_scratch(call, name##_lanes);                                             \
    }

/* ---- Rows ---- */

#define DOT(name, is_signed)                                                                       \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        enum { FACTORS = 4 };                                                                      \
        jig_lanes_add_products(l, lane, FACTORS *lane, FACTORS *lane, FACTORS,                     \
                               (const bool[]){is_signed, is_signed}, out);                         \
    }                                                                                              \
    BY_LANES(name, name)
DOT(sdot, true)
DOT(udot, false)

/* ---- Matrices ----
 * Of each piece, as those of Neon: lane 2 * i + k is row i of the first times row k of the second.
 */

enum { SUMS = 4 };
static size_t row(size_t lane, size_t depth) {
    return lane / SUMS * 2 * depth + lane % SUMS / 2 * depth;
}
static size_t column(size_t lane, size_t depth) {
    return lane / SUMS * 2 * depth + lane % 2 * depth;
}

#define OF_INTS(name, first_signed, second_signed)                                                 \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        enum { DEPTH = 8 };                                                                        \
        jig_lanes_add_products(l, lane, row(lane, DEPTH), column(lane, DEPTH), DEPTH,              \
                               (const bool[]){first_signed, second_signed}, out);                  \
    }                                                                                              \
    BY_LANES(name, name)
OF_INTS(smmla, true, true)
OF_INTS(ummla, false, false)
OF_INTS(usmmla, false, true)

/* A machine may round less often. */
static void bfmmla(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { DEPTH = 4 };
    jig_lanes_add_bf16_products(l, lane, row(lane, DEPTH), column(lane, DEPTH), DEPTH, out);
}
BY_LANES(bfmmla, bfmmla)

/* ---- Pieces ---- */

/* Zeros where there is no such piece. */
static void dupq_lane(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { BYTES = 16 };
    const JigEvalShaped *s = l->in[0];
    uint64_t each = BYTES / s->elem.size, pieces = (uint64_t)jig_shaped_count(s) / each,
             which = (uint64_t)jig_arm_sve_dupq_lane_lane(l->call->step->op);
    if (which < pieces)
        *out = jig_lanes_take(l, 0, which * each + lane % each);
}
BY_LANES(dupq_lane, dupq_lane)
