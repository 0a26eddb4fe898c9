/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: products of each piece of 128 bits, lanes under masks, predicates. */
#include "machine/arm_sve/arm_sve_int.h"
#include "dialect/vector/vector_lanes.h"

#define BY_LANES(name)                                                                             \
    JigEvalOutcome jig_arm_sve_eval_##name(JigEvalCall *call) {                                    \
        return jig_vector_lanes_compute(call, name);                                               \
    }

/* ---- Rows ---- */

#define DOT(name, is_signed)                                                                       \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        enum { FACTORS = 4 };                                                                      \
        jig_vector_lanes_add_products(l, lane, FACTORS *lane, FACTORS *lane, FACTORS,              \
                                      (const bool[]){is_signed, is_signed}, out);                  \
    }                                                                                              \
    BY_LANES(name)
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
        jig_vector_lanes_add_products(l, lane, row(lane, DEPTH), column(lane, DEPTH), DEPTH,       \
                                      (const bool[]){first_signed, second_signed}, out);           \
    }                                                                                              \
    BY_LANES(name)
OF_INTS(smmla, true, true)
OF_INTS(ummla, false, false)
OF_INTS(usmmla, false, true)

/* A machine may round less often. */
static void bfmmla(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { DEPTH = 4 };
    jig_vector_lanes_add_bf16_products(l, lane, row(lane, DEPTH), column(lane, DEPTH), DEPTH, out);
}
BY_LANES(bfmmla)

/* ---- Pieces ---- */

/* Zeros where there is no such piece. */
static void dupq_lane(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { BYTES = 16 };
    const JigEvalShaped *s = l->in[0];
    uint64_t each = BYTES / s->elem.size, pieces = (uint64_t)jig_eval_shaped_count(s) / each,
             which = (uint64_t)jig_arm_sve_dupq_lane_lane(l->call->step->op);
    if (which < pieces)
        *out = jig_vector_lanes_take(l, 0, which * each + lane % each);
}
BY_LANES(dupq_lane)

/* ---- Under masks ---- */

enum { MASK, FIRST, SECOND };
static bool is_on(JigLaneReader *l, size_t operand, size_t lane) {
    return jig_vector_lanes_int(l, operand, lane, false) & 1;
}

#define OF_FLOATS(name, fn)                                                                        \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        *out = jig_vector_lanes_take(l, FIRST, lane);                                              \
        if (is_on(l, MASK, lane))                                                                  \
            out->f = fn(out->f, jig_vector_lanes_take(l, SECOND, lane).f, JIG_ROUND_NEAREST_EVEN); \
    }                                                                                              \
    BY_LANES(name)
OF_FLOATS(addf, jig_float_add)
OF_FLOATS(subf, jig_float_sub)
OF_FLOATS(mulf, jig_float_mul)
OF_FLOATS(divf, jig_float_div)

/* All are computed in 64 bits, and wrap around. What is divided by zero is zero. */
static uint64_t add(uint64_t x, uint64_t y) {
    return x + y;
}
static uint64_t sub(uint64_t x, uint64_t y) {
    return x - y;
}
static uint64_t mul(uint64_t x, uint64_t y) {
    return x * y;
}
static uint64_t divu(uint64_t x, uint64_t y) {
    return y ? x / y : 0;
}
static uint64_t divs(uint64_t x, uint64_t y) {
    int64_t by = (int64_t)y;
    return by == -1 ? -x : by ? (uint64_t)((int64_t)x / by) : 0;
}
#define OF_INTEGERS(name, fn, is_signed)                                                           \
    static void name(JigLaneReader *l, size_t lane, JigNum *out) {                                 \
        uint64_t x = (uint64_t)jig_vector_lanes_int(l, FIRST, lane, is_signed);                    \
        if (is_on(l, MASK, lane))                                                                  \
            x = fn(x, (uint64_t)jig_vector_lanes_int(l, SECOND, lane, is_signed));                 \
        out->i = jig_int_s(out->i.width, (int64_t)x, &l->call->eval->scratch);                     \
    }                                                                                              \
    BY_LANES(name)
OF_INTEGERS(addi, add, true)
OF_INTEGERS(subi, sub, true)
OF_INTEGERS(muli, mul, true)
OF_INTEGERS(divi_signed, divs, true)
OF_INTEGERS(divi_unsigned, divu, false)

/* ---- Predicates ---- */

/* A register has a bit for each byte: how many bits apart those of elements are. */
static size_t spread(const JigType *predicate) {
    enum { REGISTER_BITS = 16 };
    return (size_t)(REGISTER_BITS / jig_type_dim(predicate, jig_type_rank(predicate) - 1));
}
static void from_svbool(JigLaneReader *l, size_t lane, JigNum *out) {
    size_t apart = spread(jig_op_result_type(l->call->step->op, 0));
    *out = jig_vector_lanes_take(l, 0, lane * apart);
}
BY_LANES(from_svbool)
static void to_svbool(JigLaneReader *l, size_t lane, JigNum *out) {
    size_t apart = spread(jig_value_type(jig_arm_sve_convert_to_svbool_source(l->call->step->op)));
    if (lane % apart == 0)
        *out = jig_vector_lanes_take(l, 0, lane / apart);
}
BY_LANES(to_svbool)

static void psel(JigLaneReader *l, size_t lane, JigNum *out) {
    JigInt at;
    if (!jig_eval_get_int(l->call, 2, &at)) {
        l->state = JIG_EVAL_UNWRITTEN;
        return;
    }
    uint64_t lanes = (uint64_t)jig_eval_shaped_count(l->in[1]);
    if (is_on(l, 1, jig_int_u64(at) % lanes))
        *out = jig_vector_lanes_take(l, 0, lane);
}
BY_LANES(psel)

static void whilelt(JigLaneReader *l, size_t lane, JigNum *out) {
    JigInt base, limit;
    if (!jig_eval_get_int(l->call, 0, &base) || !jig_eval_get_int(l->call, 1, &limit)) {
        l->state = JIG_EVAL_UNWRITTEN;
        return;
    }
    int64_t at;
    bool below =
        !__builtin_add_overflow(jig_int_s64(base), (int64_t)lane, &at) && at < jig_int_s64(limit);
    out->i = jig_int(1, below, &l->call->eval->scratch);
}
BY_LANES(whilelt)

/* ---- Lanes of several vectors in turn ---- */

static bool zip(JigEvalCall *call) {
    JigLaneReader l;
    JIG_CHECK(jig_vector_lanes_gather(&l, call));
    size_t n = call->step->num_operands, lanes = (size_t)jig_eval_shaped_count(l.in[0]);
    for (size_t i = 0; i < n; ++i) {
        JigEvalShaped *to = jig_vector_result(call, i);
        JIG_CHECK(to);
        for (size_t k = 0; k < lanes; ++k)
            jig_vector_copy_lane(to, k, l.in[(i * lanes + k) % n], (i * lanes + k) / n);
    }
    return true;
}
JigEvalOutcome jig_arm_sve_eval_zip(JigEvalCall *call) {
    return jig_vector_scratch(call, zip);
}
