/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: lane by lane, from the numbers that each lane is computed of. */
#include "dialect/vector/vector_lanes.h"
#include "machine/x86vector/x86vector_int.h"
#include "support/field.h"

#include <math.h>

/* Those of sums and products mean the same in a finite field. */
#define BY_LANES_IN_FIELD(name)                                                                    \
    JigEvalOutcome jig_x86vector_eval_##name(JigEvalCall *call) {                                  \
        return jig_vector_lanes_compute(call, name);                                               \
    }
#define BY_LANES(name)                                                                             \
    JigEvalOutcome jig_x86vector_eval_##name(JigEvalCall *call) {                                  \
        return jig_eval_decides(call) ? jig_vector_lanes_compute(call, name) : JIG_EVAL_STOP;      \
    }

/* ---- Dot products ---- */

static JigFloat f32_of(JigFloat x) {
    return jig_float_convert(x, JIG_F32, JIG_ROUND_NEAREST_EVEN, NULL);
}
/* Numbers below the normal ones count as zeros, as operands and as results: a kind of rounding,
 * which a field has none of. */
static JigFloat flushed(JigFloat x) {
    static const int min_exponent = -126; /* of bf16, too */
    if (jig_is_in_field(x.kind))
        return x;
    JigFloat least = jig_float_from_double(x.kind, ldexp(1, min_exponent));
    return jig_float_cmp(jig_float_abs(x), least) == -1
               ? jig_float_zero(x.kind, jig_float_is_negative(x))
               : x;
}

/* The second product is added first. */
static void dot_bf16(JigLaneReader *l, size_t lane, JigNum *out) {
    out->f = flushed(jig_vector_lanes_take(l, 0, lane).f);
    for (size_t i = 2; i-- > 0;) {
        JigFloat x = f32_of(flushed(jig_vector_lanes_take(l, 1, 2 * lane + i).f)),
                 y = f32_of(flushed(jig_vector_lanes_take(l, 2, 2 * lane + i).f));
        out->f = flushed(jig_float_fma(x, y, out->f, JIG_ROUND_NEAREST_EVEN));
    }
}
BY_LANES_IN_FIELD(dot_bf16)

static void dot_bytes(JigLaneReader *l, size_t lane, bool is_unsigned, JigNum *out) {
    enum { FACTORS = 4, VALUES = 256 };
    int64_t sum = jig_int_s64(jig_vector_lanes_take(l, 0, lane).i);
    for (size_t i = 0; i < FACTORS; ++i) {
        int64_t x = jig_int_s64(jig_vector_lanes_take(l, 1, FACTORS * lane + i).i);
        if (is_unsigned && x < 0)
            x += VALUES;
        sum += x * jig_int_s64(jig_vector_lanes_take(l, 2, FACTORS * lane + i).i);
    }
    out->i = jig_int_s(out->i.width, sum, &l->call->eval->scratch);
}
static void dot_i8(JigLaneReader *l, size_t lane, JigNum *out) {
    dot_bytes(l, lane, false, out);
}
BY_LANES_IN_FIELD(dot_i8)
static void dot_u8i8(JigLaneReader *l, size_t lane, JigNum *out) {
    dot_bytes(l, lane, true, out);
}
BY_LANES_IN_FIELD(dot_u8i8)

static JigFloat product(JigLaneReader *l, size_t lane) {
    return jig_float_mul(jig_vector_lanes_take(l, 0, lane).f, jig_vector_lanes_take(l, 1, lane).f,
                         JIG_ROUND_NEAREST_EVEN);
}
static JigFloat sum_of_two(JigLaneReader *l, size_t lane) {
    return jig_float_add(product(l, lane), product(l, lane + 1), JIG_ROUND_NEAREST_EVEN);
}
static void dot_f32(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { HALF = 4 };
    size_t first = lane / HALF * HALF;
    out->f = jig_float_add(sum_of_two(l, first), sum_of_two(l, first + 2), JIG_ROUND_NEAREST_EVEN);
}
BY_LANES_IN_FIELD(dot_f32)

/* ---- Roundings and roots ---- */

static void to_bf16(JigLaneReader *l, size_t lane, JigNum *out) {
    out->f = jig_float_convert(flushed(jig_vector_lanes_take(l, 0, lane).f), JIG_BF16,
                               JIG_ROUND_NEAREST_EVEN, NULL);
}
BY_LANES_IN_FIELD(to_bf16)

/* Machines give about twelve bits of it. */
static void rsqrt(JigLaneReader *l, size_t lane, JigNum *out) {
    JigFloat x = flushed(jig_vector_lanes_take(l, 0, lane).f);
    out->f = jig_float_is_zero(x)
                 ? jig_float_inf(JIG_F32, jig_float_is_negative(x))
                 : jig_float_from_double(JIG_F32, 1 / sqrt(jig_float_to_double(x)));
}
BY_LANES(rsqrt)

/* ---- Masked ---- */

/* The bit for a lane of an integer operand; false after an error. */
static bool selects(JigLaneReader *l, size_t operand, size_t lane) {
    JigInt mask;
    if (jig_eval_get_int(l->call, operand, &mask))
        return jig_int_u64(mask) >> lane & 1;
    l->state = JIG_EVAL_UNWRITTEN;
    return false;
}
/* Only what the machine does by itself is known: rounding to nearest. */
static void need_nearest(JigLaneReader *l, size_t operand) {
    enum { CURRENT = 4, NEAREST_NO_EXCEPTIONS = 8 };
    JigInt rounding;
    if (l->state == JIG_EVAL_UNWRITTEN || !jig_eval_get_int(l->call, operand, &rounding))
        l->state = JIG_EVAL_UNWRITTEN;
    else if (jig_int_u64(rounding) != CURRENT && jig_int_u64(rounding) != NEAREST_NO_EXCEPTIONS) {
        l->state = JIG_EVAL_UNWRITTEN;
        jig_eval_fail(l->call, "rounds otherwise than to nearest");
    }
}

/* How an immediate says to round: places in the upper half of a byte, then, unless the machine's
 * own way is asked for, the way. */
static JigRounding rounding_of(uint64_t imm) {
    enum { OWN = 4, WAYS = 3 };
    static const JigRounding ways[] = {JIG_ROUND_NEAREST_EVEN, JIG_ROUND_DOWN, JIG_ROUND_UP,
                                       JIG_ROUND_TO_ZERO};
    return imm & OWN ? JIG_ROUND_NEAREST_EVEN : ways[imm & WAYS];
}
static JigFloat to_places(JigFloat x, uint64_t imm) {
    enum { PLACES_SHIFT = 4, PLACES = 15 };
    JigFloat scale = jig_float_from_double(x.kind, ldexp(1, (int)(imm >> PLACES_SHIFT & PLACES)));
    JigFloat scaled = jig_float_mul(x, scale, JIG_ROUND_NEAREST_EVEN);
    if (jig_float_is_inf(scaled)) /* too large to have places */
        return x;
    return jig_float_div(jig_float_round_to_integral(scaled, rounding_of(imm)), scale,
                         JIG_ROUND_NEAREST_EVEN);
}
static void rndscale(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { SRC, IMM, OTHER, MASK };
    if (!selects(l, MASK, lane)) {
        *out = jig_vector_lanes_take(l, OTHER, lane);
        return;
    }
    JigInt imm;
    if (!jig_eval_get_int(l->call, IMM, &imm))
        l->state = JIG_EVAL_UNWRITTEN;
    else
        out->f = to_places(jig_vector_lanes_take(l, SRC, lane).f, jig_int_u64(imm));
}
BY_LANES(rndscale)

static JigFloat scaled(JigFloat x, JigFloat by) {
    double power = floor(jig_float_to_double(by)), number = jig_float_to_double(x);
    static const double far = 5000; /* any number of a format becomes 0 or infinite before */
    if (isnan(power) || (isinf(number) && power == -INFINITY) || (number == 0 && power == INFINITY))
        return jig_float_nan(x.kind);
    int steps = (int)fmax(-far, fmin(far, power));
    return jig_float_from_double(x.kind, ldexp(number, steps));
}
static void scalef(JigLaneReader *l, size_t lane, JigNum *out) {
    enum { SRC, BY, OTHER, MASK, ROUNDING };
    bool in = selects(l, MASK, lane);
    need_nearest(l, ROUNDING);
    if (in && l->state == JIG_EVAL_VALUE)
        out->f =
            scaled(jig_vector_lanes_take(l, SRC, lane).f, jig_vector_lanes_take(l, BY, lane).f);
    else if (l->state == JIG_EVAL_VALUE)
        *out = jig_vector_lanes_take(l, OTHER, lane);
}
BY_LANES(scalef)

/* ---- Lanes that move ---- */

/* What is left of the result behind `at`: lanes of src, of the constant, or zeros. */
static bool fill_rest(JigEvalCall *call, JigEvalShaped *to, size_t at) {
    const JigOp *op = call->step->op;
    const JigAttr *constant = jig_x86vector_avx512_mask_compress_constant_src_attr(op);
    size_t n = (size_t)jig_eval_shaped_count(to);
    JigEvalValue v = {0};
    const JigEvalShaped *src = NULL;
    if (jig_x86vector_avx512_mask_compress_src(op)) {
        src = jig_vector_operand(call, 2);
        JIG_CHECK(src);
    } else if (constant) {
        JIG_CHECK(jig_eval_value_of_attr(call->eval, jig_op_result_type(op, 0), constant, &v));
        src = v.shaped;
    }
    for (; src && at < n; ++at)
        jig_vector_copy_lane(to, at, src, at);
    jig_eval_release(&v);
    return true;
}
static bool compress(JigEvalCall *call) {
    const JigEvalShaped *mask = jig_vector_operand(call, 0);
    const JigEvalShaped *a = mask ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = a ? jig_vector_result(call, 0) : NULL;
    JIG_CHECK(to);
    size_t at = 0;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(a); i < n; ++i) {
        bool in;
        JIG_CHECK(jig_vector_mask_selects(call, mask, i, &in));
        if (in)
            jig_vector_copy_lane(to, at++, a, i);
    }
    return fill_rest(call, to, at);
}
JigEvalOutcome jig_x86vector_eval_compress(JigEvalCall *call) {
    return jig_vector_scratch(call, compress);
}

/* Which lanes of operand `of` the other one has. */
static bool intersect_one(JigLaneReader *l, size_t of) {
    JigEvalShaped *to = jig_vector_result(l->call, of);
    JIG_CHECK(to);
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        l->state = JIG_EVAL_VALUE;
        JigNum x = jig_vector_lanes_take(l, of, i), out;
        bool found = false;
        for (size_t k = 0; k < n; ++k) {
            JigNum y = jig_vector_lanes_take(l, 1 - of, k);
            found = found || jig_int_eq(x.i, y.i);
        }
        JIG_CHECK(l->state != JIG_EVAL_UNWRITTEN);
        jig_eval_num_init(&to->elem, &out);
        out.i = jig_int(1, found, &l->call->eval->scratch);
        jig_vector_lanes_put(l, to, i, &out);
    }
    return true;
}
static bool intersect(JigEvalCall *call) {
    JigLaneReader l;
    return jig_vector_lanes_gather(&l, call) && intersect_one(&l, 0) && intersect_one(&l, 1);
}
JigEvalOutcome jig_x86vector_eval_intersect(JigEvalCall *call) {
    return jig_vector_scratch(call, intersect);
}

/* ---- From memory ---- */

/* Lane i is number first + i * step from the address on, whatever the memref's shape. */
static bool load(JigEvalCall *call, int64_t first, int64_t step) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    JigEvalShaped *to = s ? jig_vector_result(call, 0) : NULL;
    JIG_CHECK(to);
    int64_t size = (int64_t)s->elem.size, at = s->base + s->offset * size + first * size;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i, at += step * size) {
        JigLaneReader l = {.call = call};
        JIG_CHECK(jig_eval_buffer_check(call, s->buffer, at, (size_t)size));
        JigNum x = jig_vector_lanes_take_at(&l, s, (size_t)at);
        JIG_CHECK(l.state != JIG_EVAL_UNWRITTEN);
        x.f = f32_of(x.f);
        jig_vector_lanes_put(&l, to, i, &x);
    }
    return true;
}
#define LOAD(name, first, step)                                                                    \
    static bool load_##name(JigEvalCall *call) {                                                   \
        return load(call, first, step);                                                            \
    }                                                                                              \
    JigEvalOutcome jig_x86vector_eval_load_##name(JigEvalCall *call) {                             \
        return jig_vector_scratch(call, load_##name);                                              \
    }
LOAD(splat, 0, 0)
LOAD(even, 0, 2)
LOAD(odd, 1, 2)
