/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/tile/tile_sizes.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/cf/cf.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "jig/bounds.h"
#include "payload/loop/index_math.h"
#include "support/wide.h"

bool jig_tile_has_static_shapes(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigType *t = jig_op_operand_type(op, i);
        if (!jig_type_is_memref(t) && !jig_type_is_ranked_tensor(t))
            continue;
        for (size_t d = 0; d < jig_type_rank(t); ++d)
            if (jig_type_is_dynamic_dim(t, d))
                return false;
    }
    return true;
}

static bool check(const JigOp *op, const JigSizesOptions *o, JigReason *why) {
    const JigTilingIface *iface = jig_tiling(op);
    if (!iface || o->loop >= iface->num_loops(op))
        return jig_refuse(why, op, "expected an op that has the loop");
    if (o->target <= 0 || o->divisor <= 0)
        return jig_refuse(why, op, "expected the target size and the divisor to be positive");
    return true;
}

/* ---- As numbers ---- */

bool jig_tile_compute_multi_sizes(const JigOp *op, const JigSizesOptions *o, int64_t out[3],
                                  JigReason *why) {
    JIG_CHECK(check(op, o, why));
    int64_t length = jig_linalg_static_loop_size(op, o->loop);
    int64_t units = length / o->divisor,
            most = o->target / o->divisor + (o->target % o->divisor != 0);
    int64_t tiles = units / most + (units % most != 0);
    if (length < 0 || tiles == 0)
        return jig_refuse(why, op, "expected the divisor to fit in the loop");
    int64_t low = units / tiles * o->divisor, num_high = units % tiles, num_low = tiles - num_high,
            high;
    if (__builtin_add_overflow(low, o->divisor, &high))
        return jig_refuse(why, op, "the larger size is more than can be counted");
    if ((JigI128)low * num_low + (JigI128)high * num_high != length)
        return jig_refuse(why, op, "expected the divisor to divide the loop's length");
    out[0] = low;
    out[1] = high;
    out[2] = low * num_low;
    return true;
}

/* The largest power of two below; 0: there is none. */
static int64_t next_size(int64_t size) {
    int64_t power = 1;
    if (size <= 1)
        return 0;
    while (power <= (size - 1) / 2)
        power *= 2;
    return power;
}

bool jig_tile_compute_continuous_sizes(const JigOp *op, const JigSizesOptions *o,
                                       JigContinuousNumbers *out, JigReason *why) {
    JIG_CHECK(check(op, o, why));
    int64_t left = jig_linalg_static_loop_size(op, o->loop);
    out->n = 0;
    if (left < 0)
        return jig_refuse(why, op, "expected the loop's length to be known");
    for (int64_t size = o->target; size; size = next_size(size)) {
        int64_t chunk = left / size * size;
        left -= chunk;
        if (!chunk && out->n)
            continue;
        out->sizes[out->n] = size;
        out->chunks[out->n++] = chunk;
    }
    return true;
}

/* ---- By code ---- */

typedef struct Code {
    JigRewriter *rw;
    JigLoc loc;
    const JigExpr *s[4]; /* symbols: the operands of what is built */
} Code;

static Code begin(JigRewriter *rw, JigOp *op) {
    Code c = {.rw = rw, .loc = jig_op_loc(op)};
    for (unsigned i = 0; i < JIG_LEN(c.s); ++i)
        c.s[i] = jig_expr_symbol(rw->ctx, i);
    jig_at_before(rw, op);
    return c;
}

/* The operands are values; always an op. */
static JigValue *apply(const Code *c, const JigExpr *e, JigValue *const *values, unsigned n) {
    JigMixed operands[JIG_LEN(c->s)];
    for (unsigned i = 0; i < n; ++i)
        operands[i] = jig_mixed_value(values[i]);
    const JigMap *map = jig_map(c->rw->ctx, 0, n, &e, 1);
    return jig_op_result(jig_affine_apply(c->rw, c->loc, map, operands), 0);
}
#define APPLY(c, e, ...)                                                                           \
    apply(c, e, (JigValue *[]){__VA_ARGS__}, JIG_LEN(((JigValue *[]){__VA_ARGS__})))

static JigValue *length_of(const Code *c, JigOp *op, size_t loop, JigArena *a) {
    const JigTilingIface *iface = jig_tiling(op);
    JigTileRange *domain = JIG_NEW_ARRAY(a, JigTileRange, iface->num_loops(op));
    iface->domain(c->rw, op, domain);
    return jig_arith_mixed_to_value(c->rw, c->loc, domain[loop].size);
}

/* ceil(s0 / s1), as the reference writes it. */
static const JigExpr *rounded_up(const Code *c) {
    return jig_expr_floordiv(jig_expr_add_const(jig_expr_add(c->s[0], c->s[1]), -1), c->s[1]);
}

static void build_assertion(const Code *c, JigValue *covered, JigValue *length) {
    JigValue *equal = jig_loop_int_compare(c->rw, c->loc, JIG_COMPARE_EQ, covered, length);
    JigStr text = JIG_STR("could not compute dynamic multi-size tile shapes");
    jig_cf_assert_build(c->rw, c->loc,
                        &(JigCfAssert){.arg = equal, .msg = jig_attr_string(c->rw->ctx, text)});
}

/* May the length, which is computed, be less than the divisor, as that of a tile for a thread that
 * is left without work? Then there are no tiles to divide by. Of a size that a tensor or buffer
 * comes with it is taken that it is large enough. */
static bool may_be_short(JigValue *length, int64_t divisor, JigArena *a) {
    int64_t least;
    const JigOp *def = jig_value_def(length);
    if (!def || jig_constant_int(length, &least))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(def); ++i)
        if (jig_type_is_shaped(jig_op_operand_type(def, i)))
            return false;
    JigQuantity q = jig_quantity(jig_mixed_value(length), a);
    return jig_bounds_find_constant(q, JIG_BOUND_LOWER, NULL, NULL, &least) && least < divisor;
}

bool jig_tile_build_multi_sizes(JigRewriter *rw, JigOp *op, const JigSizesOptions *o, JigArena *a,
                                JigMultiSizes *out, JigReason *why) {
    JIG_CHECK(check(op, o, why));
    Code code = begin(rw, op), *c = &code;
    const JigExpr *const *s = c->s;
    JigValue *target = jig_arith_index(rw, c->loc, o->target),
             *divisor = jig_arith_index(rw, c->loc, o->divisor),
             *length = length_of(c, op, o->loop, a);
    int64_t known;
    if (jig_constant_int(length, &known) && known < o->divisor)
        return jig_refuse(why, op, "expected the divisor to fit in the loop");
    if (may_be_short(length, o->divisor, a))
        return jig_refuse(why, op, "the loop may have less than {} iterations",
                          jig_fact_int(o->divisor));
    JigValue *units = APPLY(c, jig_expr_floordiv(s[0], s[1]), length, divisor);
    JigValue *most = APPLY(c, rounded_up(c), target, divisor);
    JigValue *tiles = APPLY(c, rounded_up(c), units, most);
    JigValue *low =
        APPLY(c, jig_expr_mul(jig_expr_floordiv(s[0], s[1]), s[2]), units, tiles, divisor);
    JigValue *num_high = APPLY(c, jig_expr_mod(s[0], s[1]), units, tiles);
    JigValue *num_low = APPLY(c, jig_expr_sub(s[0], s[1]), tiles, num_high);
    JigValue *high = APPLY(c, jig_expr_add(s[0], s[1]), low, divisor);
    const JigExpr *sum = jig_expr_add(jig_expr_mul(s[0], s[1]), jig_expr_mul(s[2], s[3]));
    build_assertion(c, APPLY(c, sum, low, num_low, high, num_high), length);
    JigValue *split = APPLY(c, jig_expr_mul(s[0], s[1]), low, num_low);
    *out = (JigMultiSizes){jig_value_def(low), jig_value_def(high), jig_value_def(split)};
    return true;
}

/* Is the number known to be 0? Looking builds an op where it is not known. */
static bool is_known_zero(const Code *c, JigValue *left, JigValue *size) {
    const JigExpr *e = jig_expr_floordiv(c->s[0], c->s[1]);
    JigMixed operands[] = {jig_mixed_value(left), jig_mixed_value(size)};
    return jig_mixed_is(
        jig_affine_apply_folded(c->rw, c->loc, jig_map(c->rw->ctx, 0, 2, &e, 1), operands), 0);
}

bool jig_tile_build_continuous_sizes(JigRewriter *rw, JigOp *op, const JigSizesOptions *o,
                                     JigArena *a, JigContinuousSizes *out, JigReason *why) {
    enum { MOST = 65 };
    JIG_CHECK(check(op, o, why));
    Code code = begin(rw, op), *c = &code;
    const JigExpr *quotient = jig_expr_floordiv(c->s[0], c->s[1]),
                  *rest = jig_expr_mod(c->s[0], c->s[1]), *product = jig_expr_mul(c->s[0], c->s[1]);
    JigTileRange *domain = JIG_NEW_ARRAY(a, JigTileRange, jig_tiling(op)->num_loops(op));
    jig_tiling(op)->domain(rw, op, domain);
    JigValue *sizes[MOST], *counts[MOST],
        *size = jig_arith_index(rw, c->loc, o->target),
        *left = jig_arith_mixed_to_value(rw, c->loc, domain[o->loop].size);
    size_t n = 0;
    for (int64_t number = o->target; number; number = next_size(number)) {
        bool first = number == o->target;
        size = first ? size : jig_arith_index(rw, c->loc, number);
        JigValue *count = APPLY(c, quotient, left, size), *old = left;
        left = first ? APPLY(c, rest, left, size) : left;
        bool none = is_known_zero(c, old, size);
        left = first ? left : APPLY(c, rest, left, size);
        if (none && !first)
            continue;
        sizes[n] = size;
        counts[n++] = count;
    }
    *out = (JigContinuousSizes){JIG_NEW_ARRAY(a, JigOp *, n), JIG_NEW_ARRAY(a, JigOp *, n), n};
    for (size_t i = 0; i < n; ++i) {
        out->sizes[i] = jig_value_def(sizes[i]);
        out->chunks[i] = jig_value_def(APPLY(c, product, sizes[i], counts[i]));
    }
    return true;
}
