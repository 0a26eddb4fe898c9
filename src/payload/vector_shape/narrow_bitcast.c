/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bit casts between integers of any width next to a truncation or extension: the wide integers are
 * put together from, or taken apart into, pieces. */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/loop/index_math.h"
#include "payload/vector_shape/vector_shape_patterns.h"
#include "support/arena.h"

/* A bit cast of vectors with one dimension. Lanes of the vector that stands for its source are of
 * another type, of which the low bits count. */
typedef struct Recast {
    const JigType *from, *to; /* types of the cast */
    const JigType *lane;      /* integer type in which pieces are put together */
    uint64_t from_bits, to_bits;
    size_t num_lanes; /* of the result */
} Recast;

/* What source lane number `k`, of those that overlap with a result lane, gives to that. */
typedef struct Piece {
    uint64_t lane, low, high; /* bits of the source lane from `low` to before `high` */
    uint64_t shift;           /* where they belong in the result lane */
    bool exists;
} Piece;

static Piece piece_of(const Recast *r, size_t result, uint64_t k) {
    uint64_t begin = result * r->to_bits, end = begin + r->to_bits, lane = begin / r->from_bits + k,
             start = lane * r->from_bits;
    if (start >= end)
        return (Piece){0};
    return (Piece){.lane = lane,
                   .low = start < begin ? begin - start : 0,
                   .high = end - start < r->from_bits ? end - start : r->from_bits,
                   .shift = start < begin ? 0 : start - begin,
                   .exists = true};
}

static uint64_t most_pieces(const Recast *r) {
    uint64_t most = 0;
    for (size_t i = 0; i < r->num_lanes; ++i)
        while (piece_of(r, i, most).exists)
            ++most;
    return most;
}

static bool is_plain_row(const JigType *type) {
    enum { MANY = 1 << 20 };
    return jig_type_is_vector(type) && jig_type_rank(type) == 1 && !jig_type_is_scalable(type) &&
           jig_type_dim(type, 0) <= MANY && jig_type_is_int_or_float(jig_type_element(type));
}

/* Each round has constants of as many bits as the result has in lanes of type `lane`. */
static bool is_small(const Recast *r) {
    enum { MANY_BITS = 1 << 28 };
    uint64_t rounds = r->to_bits / r->from_bits + 2, bits = rounds * r->num_lanes;
    return bits <= MANY_BITS / (uint64_t)jig_type_width(r->lane);
}

/* Is `cast` one, on lanes of type `lane`? */
static bool recast_of(const JigOp *cast, const JigType *lane, Recast *r) {
    *r = (Recast){.from = jig_value_type(jig_vector_bitcast_source(cast)),
                  .to = jig_op_result_type(cast, 0),
                  .lane = lane};
    if (!is_plain_row(r->from) || !is_plain_row(r->to) || !jig_type_is_integer(lane, 0))
        return false;
    r->from_bits = jig_type_width(jig_type_element(r->from));
    r->to_bits = jig_type_width(jig_type_element(r->to));
    r->num_lanes = (size_t)jig_type_dim(r->to, 0);
    return is_small(r);
}

static JigInt bits_between(uint32_t width, uint64_t low, uint64_t high, JigArena *a) {
    if (low == high)
        return jig_int(width, 0, a);
    JigInt ones = jig_int_lshr(jig_int_umax_of(width, a), width - (high - low), a);
    return jig_int_shl(ones, low, a);
}

typedef enum Amount { MASK, DOWN, UP } Amount;

/* For a round: the bits that count, or how far they are to be shifted. Where there is no piece, the
 * shift up is as wide as the result, unless that were as wide as the lane. */
static JigValue *amounts(JigRewriter *rw, JigLoc loc, const Recast *r, uint64_t round,
                         Amount which) {
    uint32_t width = jig_type_width(r->lane);
    uint64_t nowhere = r->to_bits < width ? r->to_bits : 0;
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, r->num_lanes);
    for (size_t i = 0; i < r->num_lanes; ++i) {
        Piece p = piece_of(r, i, round);
        uint64_t shift = which == DOWN ? p.low : p.exists ? p.shift : nowhere;
        JigInt x = which == MASK ? bits_between(width, p.low, p.high, rw->arena)
                                 : jig_int(width, shift, rw->arena);
        items[i] = jig_attr_big_int(r->lane, x);
    }
    const JigType *type = jig_vector_with_element(r->to, r->lane);
    return jig_arith_constant(rw, loc, type, jig_attr_dense_of(type, items, r->num_lanes));
}

/* The pieces of one round in their places. */
static JigValue *round_of(JigRewriter *rw, JigLoc loc, const Recast *r, JigValue *source,
                          uint64_t round) {
    int64_t *lanes = JIG_NEW_ARRAY(rw->arena, int64_t, r->num_lanes);
    for (size_t i = 0; i < r->num_lanes; ++i)
        lanes[i] = (int64_t)piece_of(r, i, round).lane;
    JigVectorShuffle parts = {.v1 = source,
                              .v2 = source,
                              .vector_type = jig_vector_with_element(r->to, r->lane),
                              .mask = jig_attr_dense_i64(rw->ctx, lanes, r->num_lanes)};
    JigValue *x = jig_op_result(jig_vector_shuffle_build(rw, loc, &parts), 0);
    x = jig_loop_int_op(rw, loc, JIG_ARITH(ANDI), x, amounts(rw, loc, r, round, MASK));
    x = jig_loop_int_op(rw, loc, JIG_ARITH(SHRUI), x, amounts(rw, loc, r, round, DOWN));
    return jig_loop_int_op(rw, loc, JIG_ARITH(SHLI), x, amounts(rw, loc, r, round, UP));
}

/* The result lanes in the low bits of lanes of type r->lane. */
static JigValue *put_together(JigRewriter *rw, JigLoc loc, const Recast *r, JigValue *source) {
    JigValue *all = NULL;
    uint64_t rounds = most_pieces(r);
    for (uint64_t i = 0; i < rounds; ++i) {
        JigValue *x = round_of(rw, loc, r, source, i);
        all = all ? jig_loop_int_op(rw, loc, JIG_ARITH(ORI), all, x) : x;
    }
    return all;
}

static void replace_with_cast(JigRewriter *rw, JigOp *op, const JigOpRow *row, JigValue *value,
                              const JigType *type) {
    jig_rw_replace_with_new(rw, op, row, &value, 1, &type, 1, NULL);
}

static bool is_whole_bytes(const JigType *type) {
    return jig_type_is_vector(type) && !jig_type_is_scalable(type) &&
           jig_type_is_int_or_float(jig_type_element(type)) &&
           jig_type_width(jig_type_element(type)) % 8 == 0;
}

/* ---- Truncated lanes, put together ---- */

static bool cast_of_truncated(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *trunc = jig_value_def_of(jig_vector_bitcast_source(op), JIG_ARITH(TRUNCI));
    const JigType *type = jig_op_result_type(op, 0);
    if (!trunc || !is_whole_bytes(type))
        return jig_no_match(rw, op, "not of a truncation to whole bytes");
    JigValue *wide = jig_arith_trunci_in(trunc);
    const JigType *lane = jig_type_element(jig_value_type(wide));
    Recast r;
    if (!recast_of(op, lane, &r))
        return jig_no_match(rw, op, "no vectors of one dimension");
    if (r.to_bits > jig_type_width(lane) && jig_type_is_any_integer(jig_type_element(type)))
        return jig_no_match(rw, op, "the result does not fit lanes before the truncation");
    JigValue *x = put_together(rw, jig_op_loc(op), &r, wide);
    if (jig_value_type(x) == type)
        jig_rw_replace1(rw, op, x);
    else
        replace_with_cast(rw, op,
                          r.to_bits > jig_type_width(lane) ? JIG_ARITH(EXTUI) : JIG_ARITH(TRUNCI),
                          x, type);
    return true;
}

/* ---- Lanes taken apart, and extended ---- */

static bool extended_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def_of(jig_arith_in(op), JIG_VECTOR(BITCAST));
    const JigType *type = jig_op_result_type(op, 0);
    if (!cast || !is_whole_bytes(type))
        return jig_no_match(rw, op, "not of a bit cast, or not to whole bytes");
    JigValue *source = jig_vector_bitcast_source(cast);
    const JigType *lane = jig_type_element(jig_value_type(source));
    Recast r;
    if (!recast_of(cast, lane, &r))
        return jig_no_match(rw, op, "no vectors of one dimension");
    if (r.to_bits > r.from_bits)
        return jig_no_match(rw, op, "the bit cast joins lanes");
    JigValue *x = put_together(rw, jig_op_loc(cast), &r, source);
    uint64_t width = jig_type_width(jig_type_element(type));
    if (width == r.from_bits)
        jig_rw_replace1(rw, op, x);
    else
        replace_with_cast(rw, op, width < r.from_bits ? JIG_ARITH(TRUNCI) : JIG_ARITH(EXTUI), x,
                          type);
    return true;
}

/* ---- Transpositions ---- */

static bool transpose_bytes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *from = jig_value_type(jig_vector_transpose_vector(op)),
                  *element = jig_type_element(from), *byte = jig_type_i(rw->ctx, 8);
    if (!jig_type_is_integer(element, 0) || jig_type_width(element) >= 8)
        return jig_no_match(rw, op, "no integers of less than a byte");
    JigLoc loc = jig_op_loc(op);
    JigArithExtsi parts = {.in = jig_vector_transpose_vector(op),
                           .out_type = jig_vector_with_element(from, byte)};
    JigValue *bytes = jig_op_result(jig_arith_extsi_build(rw, loc, &parts), 0);
    const JigAttr *order = jig_vector_transpose_permutation_attr(op);
    bytes = jig_vector_build_transpose(rw, loc, bytes, jig_attr_dense_i64_data(order));
    replace_with_cast(rw, op, JIG_ARITH(TRUNCI), bytes, jig_op_result_type(op, 0));
    return true;
}

const JigPattern jig_narrow_type_patterns[] = {
    {.name = "(anonymous namespace)::RewriteBitCastOfTruncI",
     .root = "vector.bitcast",
     .fn = cast_of_truncated,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::RewriteExtOfBitCast<mlir::arith::ExtUIOp>",
     .root = "arith.extui",
     .fn = extended_cast},
    {.name = "(anonymous namespace)::RewriteVectorTranspose",
     .root = "vector.transpose",
     .fn = transpose_bytes},
    {0},
};
