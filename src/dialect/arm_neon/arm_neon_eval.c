/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/arm_neon/arm_neon_int.h"
#include "dialect/vector/vector_lanes.h"

#define BY_LANES(name, fn)                                                                         \
    static bool name##_lanes(JigEvalCall *call) {                                                  \
        return jig_lanes_compute(call, fn);                                                        \
    }                                                                                              \
    JigEvalOutcome jig_arm_neon_eval_##name(JigEvalCall *call) {                                   \
        return jig_vector_scratch(call, name##_lanes);                                             \
    }

static int64_t number(JigLaneReader *l, size_t operand, size_t lane, bool is_signed) {
    JigInt x = jig_lanes_take(l, operand, lane).i;
    return is_signed ? jig_int_s64(x) : (int64_t)jig_int_u64(x);
}

/* ---- Rows ---- */

static void smull(JigLaneReader *l, size_t lane, JigNum *out) {
    out->i = jig_int_s(out->i.width, number(l, 0, lane, true) * number(l, 1, lane, true),
                       &l->call->eval->scratch);
}
BY_LANES(smull, smull)

/* The sum with `n` products, from these lanes of the factors on. */
static void sum(JigLaneReader *l, size_t lane, size_t first, size_t second, size_t n,
                const bool is_signed[2], JigNum *out) {
    int64_t total = number(l, 0, lane, true);
    for (size_t i = 0; i < n; ++i)
        total += number(l, 1, first + i, is_signed[0]) * number(l, 2, second + i, is_signed[1]);
    out->i = jig_int_s(out->i.width, total, &l->call->eval->scratch);
}
static void sdot(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { FACTORS = 4 };
    sum(l, lane, FACTORS * lane, FACTORS * lane, FACTORS, (const bool[]){true, true}, out);
}
BY_LANES(sdot, sdot)

/* ---- Matrices ----
 * Both factors are by rows: lane 2 * i + k is row i of the first times row k of the second. */

enum { INTS = 8, FLOATS = 4 };
#define OF_INTS(name, first_signed, second_signed)                                                 \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        sum(l, lane, lane / 2 * INTS, lane % 2 * INTS, INTS,                                       \
            (const bool[]){first_signed, second_signed}, out);                                     \
    }                                                                                              \
    BY_LANES(name, name)
OF_INTS(smmla, true, true)
OF_INTS(ummla, false, false)
OF_INTS(usmmla, false, true)

/* One product after the other, each sum rounded to nearest; a machine may round less often. */
static void bfmmla(JigLaneReader *l, size_t lane, JigNum *out) {
    out->f = jig_lanes_take(l, 0, lane).f;
    for (size_t i = 0; i < FLOATS; ++i) {
        JigFloat x = jig_lanes_take(l, 1, lane / 2 * FLOATS + i).f,
                 y = jig_lanes_take(l, 2, lane % 2 * FLOATS + i).f;
        out->f = jig_float_fma(jig_float_convert(x, JIG_F32, JIG_ROUND_NEAREST_EVEN, NULL),
                               jig_float_convert(y, JIG_F32, JIG_ROUND_NEAREST_EVEN, NULL), out->f,
                               JIG_ROUND_NEAREST_EVEN);
    }
}
BY_LANES(bfmmla, bfmmla)
