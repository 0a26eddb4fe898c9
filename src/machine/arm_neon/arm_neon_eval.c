/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/arm_neon/arm_neon_int.h"
#include "dialect/vector/vector_lanes.h"

#define BY_LANES(name)                                                                             \
    JigEvalOutcome jig_arm_neon_eval_##name(JigEvalCall *call) {                                   \
        return jig_vector_lanes_compute(call, name);                                               \
    }

/* ---- Rows ---- */

static void smull(JigLaneReader *l, size_t lane, JigNum *out) {
    out->i =
        jig_int_s(out->i.width,
                  jig_vector_lanes_int(l, 0, lane, true) * jig_vector_lanes_int(l, 1, lane, true),
                  &l->call->eval->scratch);
}
BY_LANES(smull)

static void sdot(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { FACTORS = 4 };
    jig_vector_lanes_add_products(l, lane, FACTORS * lane, FACTORS * lane, FACTORS,
                                  (const bool[]){true, true}, out);
}
BY_LANES(sdot)

/* ---- Matrices ----
 * Both factors are by rows: lane 2 * i + k is row i of the first times row k of the second. */

enum { INTS = 8, FLOATS = 4 };
#define OF_INTS(name, first_signed, second_signed)                                                 \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        jig_vector_lanes_add_products(l, lane, lane / 2 * INTS, lane % 2 * INTS, INTS,             \
                                      (const bool[]){first_signed, second_signed}, out);           \
    }                                                                                              \
    BY_LANES(name)
OF_INTS(smmla, true, true)
OF_INTS(ummla, false, false)
OF_INTS(usmmla, false, true)

/* A machine may round less often. */
static void bfmmla(JigLaneReader *l, size_t lane, JigNum *out) {
    jig_vector_lanes_add_bf16_products(l, lane, lane / 2 * FLOATS, lane % 2 * FLOATS, FLOATS, out);
}
BY_LANES(bfmmla)
