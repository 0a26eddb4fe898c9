/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How often a counted loop runs. */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf_int.h"
#include "support/check.h"

static const JigAttr *constant_of(JigMixed m) {
    return m.attr ? m.attr : m.value ? jig_constant_of(m.value) : NULL;
}

static bool constant_int(JigMixed m, int64_t *out) {
    const JigAttr *x = constant_of(m);
    if (!x || !jig_attr_is_int(x))
        return false;
    *out = jig_attr_int_value(x);
    return true;
}

static const JigType *bound_type(JigMixed m) {
    return m.attr ? jig_attr_type(m.attr) : jig_value_type(m.value);
}

/* `upper` = `lower` + constant, by an addition that does not wrap. */
static bool constant_distance(JigMixed lower, JigMixed upper, bool is_signed, int64_t *out) {
    JigOp *add = upper.value ? jig_value_def(upper.value) : NULL;
    if (!lower.value || !jig_op_is(add, JIG_ARITH(ADDI)))
        return false;
    const JigAttr *flags = jig_arith_addi_overflow_flags_attr(add);
    int64_t bits = flags ? jig_attr_enum_value(flags) : 0;
    int64_t wanted = is_signed ? JIG_NO_SIGNED_WRAP : JIG_NO_UNSIGNED_WRAP;
    return (bits & wanted) && jig_arith_addi_lhs(add) == lower.value &&
           jig_constant_int(jig_arith_addi_rhs(add), out);
}

/* The low `width` bits. */
static uint64_t low_bits(int64_t v, uint32_t width) {
    return width >= 64 ? (uint64_t)v : (uint64_t)v & ((UINT64_C(1) << width) - 1);
}

static int64_t sign_extended(uint64_t v, uint32_t width) {
    uint32_t shift = width >= 64 || width == 0 ? 0 : 64 - width;
    return (int64_t)(v << shift) >> shift;
}

/* As the loop compares. */
static bool is_positive(int64_t step, bool is_signed, uint32_t width) {
    uint64_t bits = low_bits(step, width);
    return is_signed ? sign_extended(bits, width) > 0 : bits != 0;
}

/* upper - lower in `width` bits; zero iterations when that is not positive. */
static bool bounds_distance(JigMixed lower, JigMixed upper, bool is_signed, uint32_t width,
                            bool *none, uint64_t *out) {
    int64_t l, u, d;
    bool has_lower = constant_int(lower, &l), has_upper = constant_int(upper, &u);
    if (has_lower != has_upper)
        return false;
    if (has_lower) {
        *none = is_signed ? u <= l : low_bits(u, width) <= low_bits(l, width);
        *out = low_bits((int64_t)((uint64_t)u - (uint64_t)l), width);
    } else {
        if (!constant_distance(lower, upper, is_signed, &d))
            return false;
        *out = low_bits(d, width);
    }
    bool negative = is_signed && sign_extended(*out, width) < 0;
    if (has_lower && negative && !*none)
        return false; /* more than fits */
    *none |= negative;
    return true;
}

bool jig_scf_trip_count(JigMixed lower, JigMixed upper, JigMixed step, bool is_signed,
                        uint64_t *out) {
    JIG_REQUIRE(out);
    uint32_t width = jig_type_width(bound_type(lower));
    int64_t s = 0;
    bool none = false;
    uint64_t distance;
    *out = 0;
    if (width > 64)
        return false;
    if (jig_mixed_same(lower, upper))
        return true;
    bool has_step = constant_int(step, &s);
    if (has_step && !is_positive(s, is_signed, width))
        return true;
    if (!bounds_distance(lower, upper, is_signed, width, &none, &distance))
        return false;
    if (none)
        return true;
    if (!has_step)
        return false;
    uint64_t by = low_bits(s, width);
    *out = distance / by + (distance % by != 0);
    return true;
}

bool jig_scf_for_trip_count(const JigOp *op, uint64_t *out) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FOR)) && out);
    return jig_scf_trip_count(
        jig_mixed_value(jig_scf_for_lower_bound(op)), jig_mixed_value(jig_scf_for_upper_bound(op)),
        jig_mixed_value(jig_scf_for_step(op)), !jig_scf_for_unsigned_cmp_attr(op), out);
}

/* A loop that runs, whose bounds are constants of at most 64 bits. */
typedef struct Range {
    uint32_t width;
    int64_t lower, upper, step;
    bool is_signed;
} Range;

static bool constant_range(const JigValue *const bounds[3], bool is_signed, Range *out) {
    *out = (Range){.width = jig_type_width(jig_value_type(bounds[0])), .is_signed = is_signed};
    return out->width <= 64 && jig_constant_int(bounds[0], &out->lower) &&
           jig_constant_int(bounds[1], &out->upper) && jig_constant_int(bounds[2], &out->step) &&
           is_positive(out->step, is_signed, out->width) &&
           (is_signed ? out->lower < out->upper
                      : low_bits(out->lower, out->width) < low_bits(out->upper, out->width));
}

#define BOUNDS_OF(op)                                                                              \
    ((const JigValue *const[]){jig_scf_for_lower_bound(op), jig_scf_for_upper_bound(op),           \
                               jig_scf_for_step(op)})

bool jig_scf_for_range_wraps(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FOR)));
    Range r;
    JIG_CHECK(constant_range(BOUNDS_OF(op), !jig_scf_for_unsigned_cmp_attr(op), &r));
    uint64_t counted = r.is_signed ? (uint64_t)r.upper - (uint64_t)r.lower : (uint64_t)r.step;
    return sign_extended(counted, r.width) < 0;
}

bool jig_scf_for_counts_as_signed(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FOR)));
    int64_t lower, upper;
    return !jig_scf_for_unsigned_cmp(op) ||
           (jig_constant_int(jig_scf_for_lower_bound(op), &lower) &&
            jig_constant_int(jig_scf_for_upper_bound(op), &upper) && (lower < 0) == (upper < 0));
}

bool jig_scf_for_var_is_signed(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FOR)));
    int64_t bound;
    return !jig_scf_for_unsigned_cmp(op) ||
           (jig_constant_int(jig_scf_for_lower_bound(op), &bound) && bound < 0) ||
           (jig_constant_int(jig_scf_for_upper_bound(op), &bound) && bound >= 0);
}

JigForEnd jig_scf_range_end(const JigValue *const bounds[3], bool is_signed, int64_t *end) {
    JIG_REQUIRE(bounds && bounds[0] && bounds[1] && bounds[2] && end);
    Range r;
    if (!constant_range(bounds, is_signed, &r))
        return JIG_FOR_ENDS;
    uint64_t by = low_bits(r.step, r.width), all = low_bits(-1, r.width),
             most = is_signed ? all >> 1 : all,
             room = low_bits((int64_t)(most - (uint64_t)r.lower), r.width),
             distance = low_bits((int64_t)((uint64_t)r.upper - (uint64_t)r.lower), r.width),
             n = distance / by + (distance % by != 0), way;
    bool too_far = __builtin_mul_overflow(n, by, &way) || way > room;
    *end = sign_extended((uint64_t)r.lower + n * by, r.width);
    /* After so many steps it is where it was: 2^width / gcd(2^width, by). */
    uint32_t bits = r.width - (uint32_t)__builtin_ctzll(by);
    bool circles = bits < 64 && n >> bits;
    return circles ? JIG_FOR_CIRCLES : too_far ? JIG_FOR_WRAPS : JIG_FOR_ENDS;
}

JigForEnd jig_scf_for_end(const JigOp *op, int64_t *end) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FOR)) && end);
    return jig_scf_range_end(BOUNDS_OF(op), !jig_scf_for_unsigned_cmp_attr(op), end);
}
