/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tiles of what is indexed by quotients and remainders. The tiled op has the
 * maps of the op, on indices that count from 0 in each tile: that reads the
 * same elements when e(offset + i) - e(offset) = e(i) - e(0), which a division
 * by c keeps only where the dividend moves by multiples of c. And the slice is
 * as long as its last iteration tells, which a remainder keeps only when it
 * does not start over inside the tile, or ends with the period. Where indices
 * fall while a loop goes on the slice would have to begin at its last iteration.
 */
#include "dialect/affine/affine_math.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "support/ints.h"

/* What is known of an expression over one tile. */
typedef struct Moved {
    uint64_t by;         /* divides e(offset) - e(0); 0: there is no difference */
    bool bounded, exact; /* e(i) is in [low, high]; those are e(0) and e(last) */
    int64_t low, high;
    bool last_is_largest; /* e(last) >= e(i) for each i of the tile */
} Moved;

static bool is_division(JigExprKind kind) {
    return kind == JIG_EXPR_FLOORDIV || kind == JIG_EXPR_CEILDIV || kind == JIG_EXPR_MOD;
}

static bool divides_anything(const JigExpr *e, const JigContext *ctx) {
    if (!jig_expr_is_binary(e) || !jig_stack_ok(ctx))
        return false;
    return is_division(jig_expr_kind(e)) || divides_anything(jig_expr_lhs(e), ctx) ||
           divides_anything(jig_expr_rhs(e), ctx);
}

/* Is a loop counted downwards? */
static bool falls_anywhere(const JigExpr *e, const JigContext *ctx) {
    int64_t c;
    if (!jig_expr_is_binary(e) || !jig_stack_ok(ctx))
        return false;
    bool falls =
        jig_expr_kind(e) == JIG_EXPR_MUL && jig_expr_is_constant(jig_expr_rhs(e), &c) && c < 0;
    return falls || falls_anywhere(jig_expr_lhs(e), ctx) || falls_anywhere(jig_expr_rhs(e), ctx);
}

static bool is_sliced(const JigExpr *e, const JigMap *map, JigSlice tile) {
    for (unsigned d = 0; d < jig_map_num_dims(map); ++d)
        if (!jig_mixed_is(tile.sizes[d], 0) && jig_expr_uses_dim(e, d))
            return true;
    return false;
}

/* Untiled loops have a size of 0, and run from 0 to an end that is not asked for. */
static Moved moved_loop(JigMixed offset, JigMixed size) {
    Moved m = {.by = jig_mixed_is(size, 0) ? 0 : jig_affine_index_divisor(offset),
               .last_is_largest = true};
    int64_t bound;
    m.exact = jig_mixed_constant(size, &bound);
    m.bounded = jig_affine_index_upper_bound(size, &bound) && bound > 0;
    m.high = m.bounded ? bound - 1 : 0;
    m.exact &= m.bounded;
    return m;
}

static Moved sum_of(Moved a, const Moved *b) {
    a.by = jig_u64_gcd(a.by, b->by);
    a.bounded = a.bounded && b->bounded && !__builtin_add_overflow(a.low, b->low, &a.low) &&
                !__builtin_add_overflow(a.high, b->high, &a.high);
    a.exact &= b->exact && a.bounded;
    a.last_is_largest &= b->last_is_largest;
    return a;
}

/* By a constant that is not negative. */
static bool move_product(Moved a, int64_t c, Moved *out) {
    if (c < 0 || __builtin_mul_overflow(a.by, (uint64_t)c, &a.by))
        return false;
    a.bounded = a.bounded && !__builtin_mul_overflow(a.low, c, &a.low) &&
                !__builtin_mul_overflow(a.high, c, &a.high);
    a.exact &= a.bounded;
    *out = a;
    return true;
}

/* Do all of the tile's values stand in one of the blocks of equal length that a period consists of,
 * and which the offset moves as a whole? */
static bool in_one_block(const Moved *a, int64_t c, bool up) {
    int64_t block = (int64_t)jig_u64_gcd(a->by, (uint64_t)c);
    if (!a->bounded || (up && a->low == INT64_MIN))
        return false;
    return jig_i64_floordiv(a->low - up, block) == jig_i64_floordiv(a->high - up, block);
}

static bool move_quotient(Moved a, int64_t c, bool up, Moved *out) {
    bool whole_periods = a.by % (uint64_t)c == 0;
    if (!whole_periods && !in_one_block(&a, c, up))
        return false;
    a.by = whole_periods ? a.by / (uint64_t)c : 1;
    a.low = up ? jig_i64_ceildiv(a.low, c) : jig_i64_floordiv(a.low, c);
    a.high = up ? jig_i64_ceildiv(a.high, c) : jig_i64_floordiv(a.high, c);
    *out = a;
    return true;
}

static bool move_remainder(Moved a, int64_t c, Moved *out) {
    if (in_one_block(&a, c, false)) {
        a.by = a.by % (uint64_t)c ? jig_u64_gcd(a.by, (uint64_t)c) : 0;
        a.low = jig_i64_mod(a.low, c);
        a.high = jig_i64_mod(a.high, c);
        *out = a;
        return true;
    }
    bool ends = a.exact && a.last_is_largest && jig_i64_mod(a.high, c) == c - 1;
    *out = (Moved){.bounded = true, .exact = ends, .high = c - 1, .last_is_largest = ends};
    return a.bounded && a.by % (uint64_t)c == 0;
}

/* False: the tile reads other elements than the op. */
static bool move(const JigExpr *e, JigSlice tile, const JigContext *ctx, Moved *out) {
    int64_t c;
    Moved a, b;
    if (jig_expr_is_constant(e, &c)) {
        *out =
            (Moved){.bounded = true, .exact = true, .low = c, .high = c, .last_is_largest = true};
        return true;
    }
    if (jig_expr_kind(e) == JIG_EXPR_DIM) {
        unsigned d = jig_expr_position(e);
        *out = moved_loop(tile.offsets[d], tile.sizes[d]);
        return true;
    }
    if (!jig_expr_is_binary(e) || !jig_stack_ok(ctx) || !move(jig_expr_lhs(e), tile, ctx, &a))
        return false;
    if (jig_expr_kind(e) == JIG_EXPR_ADD) {
        JIG_CHECK(move(jig_expr_rhs(e), tile, ctx, &b));
        *out = sum_of(a, &b);
        return true;
    }
    if (!jig_expr_is_constant(jig_expr_rhs(e), &c))
        return false;
    if (jig_expr_kind(e) == JIG_EXPR_MUL)
        return move_product(a, c, out);
    if (c <= 0)
        return false;
    return jig_expr_kind(e) == JIG_EXPR_MOD
               ? move_remainder(a, c, out)
               : move_quotient(a, c, jig_expr_kind(e) == JIG_EXPR_CEILDIV, out);
}

bool jig_linalg_tiles_move(const JigMap *map, JigSlice tile) {
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        const JigContext *ctx = jig_map_context(map);
        Moved m;
        bool asks = divides_anything(e, ctx) || (falls_anywhere(e, ctx) && is_sliced(e, map, tile));
        if (asks && !(move(e, tile, ctx, &m) && m.last_is_largest))
            return false;
    }
    return true;
}
