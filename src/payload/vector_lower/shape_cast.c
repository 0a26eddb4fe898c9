/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectors in another shape, piece by piece: the largest pieces that are contiguous in both. */
#include "payload/vector_lower/vector_lower_int.h"

/* One of the two shapes. A piece has `piece` lanes along dimension `dim`, and all of the dimensions
 * behind that; a row has all lanes along dimension `dim`. Pieces of rank 0 are single lanes. */
typedef struct Side {
    const JigType *type;
    size_t dim; /* number of dimensions that number the rows */
    int64_t piece;
    int64_t *row; /* position of the row */
    JigValue *current;
} Side;

typedef struct Cast {
    JigRewriter *rw;
    JigLoc loc;
    Side from, to;
    bool scalable;
} Cast;

static int64_t gcd(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Lanes of the row along its first dimension; of a single lane, 1. */
static int64_t row_len(const Side *s) {
    return s->dim < jig_type_rank(s->type) ? jig_type_dim(s->type, s->dim) : 1;
}

static void step_row(Side *s) {
    for (size_t i = s->dim; i-- > 0;) {
        if (++s->row[i] < jig_type_dim(s->type, i))
            return;
        s->row[i] = 0;
    }
}

/* Of the piece that is `at` lanes into the row, the offsets in each dimension of the row. */
static JigValue *piece_of(Cast *c, int64_t at) {
    Side *s = &c->from;
    const JigType *row = jig_value_type(s->current);
    if (s->piece == row_len(s))
        return s->current;
    if (c->scalable) {
        JigVectorScalableExtract parts = {
            .source = s->current,
            .result_type = jig_vector_lower_vector_type(row, &s->piece, (bool[]){true}, 1),
            .pos = jig_attr_int(jig_type_i(c->rw->ctx, 64), at)};
        return jig_op_result(jig_vector_scalable_extract_build(c->rw, c->loc, &parts), 0);
    }
    size_t rank = jig_type_rank(row);
    int64_t *offsets = JIG_NEW_ARRAY(c->rw->arena, int64_t, rank),
            *sizes = JIG_NEW_ARRAY(c->rw->arena, int64_t, rank);
    for (size_t i = 0; i < rank; ++i) {
        offsets[i] = i ? 0 : at;
        sizes[i] = i ? jig_type_dim(row, i) : s->piece;
    }
    return jig_vector_build_extract_slice(c->rw, c->loc, s->current, offsets, sizes);
}

static JigValue *with_piece(Cast *c, JigValue *piece, int64_t at) {
    Side *s = &c->to;
    if (s->piece == row_len(s))
        return piece;
    if (c->scalable) {
        JigVectorScalableInsert parts = {.value_to_store = piece,
                                         .dest = s->current,
                                         .result_type = jig_value_type(s->current),
                                         .pos = jig_attr_int(jig_type_i(c->rw->ctx, 64), at)};
        return jig_op_result(jig_vector_scalable_insert_build(c->rw, c->loc, &parts), 0);
    }
    int64_t *offsets =
        JIG_NEW_ARRAY(c->rw->arena, int64_t, jig_type_rank(jig_value_type(s->current)));
    offsets[0] = at;
    return jig_vector_build_insert_slice(c->rw, c->loc, piece, s->current, offsets);
}

/* What is to hold the next pieces, before it does. */
static JigValue *row_of(Cast *c, JigValue *result) {
    if (!c->scalable || !c->to.dim || c->to.piece == row_len(&c->to))
        return result;
    return jig_vector_build_extract(c->rw, c->loc, result, c->to.row, c->to.dim);
}

static JigValue *move_pieces(Cast *c, JigValue *source) {
    const JigType *row = jig_vector_extracted_type(c->to.type, c->to.dim);
    JigValue *result = jig_vector_lower_poison(c->rw, c->loc, c->to.type), *empty = NULL;
    if (!c->scalable && c->to.dim && c->to.piece < row_len(&c->to))
        empty = jig_vector_lower_poison(c->rw, c->loc, row);
    int64_t from = 0, to = 0, rows = jig_vector_count(c->from.type, c->from.dim);
    for (int64_t n = rows * (row_len(&c->from) / c->from.piece); n > 0; --n) {
        if (!from)
            c->from.current =
                jig_vector_build_extract(c->rw, c->loc, source, c->from.row, c->from.dim);
        JigValue *piece = piece_of(c, from);
        if (!to)
            c->to.current = empty ? empty : row_of(c, result);
        c->to.current = with_piece(c, piece, to);
        from += c->from.piece;
        to += c->to.piece;
        if (from == row_len(&c->from)) {
            step_row(&c->from);
            from = 0;
        }
        if (to == row_len(&c->to)) {
            result =
                jig_vector_build_insert(c->rw, c->loc, c->to.current, result, c->to.row, c->to.dim);
            step_row(&c->to);
            to = 0;
        }
    }
    return result;
}

static Side side(JigRewriter *rw, const JigType *type, size_t dim, int64_t piece) {
    return (Side){
        .type = type, .dim = dim, .piece = piece, .row = JIG_NEW_ARRAY(rw->arena, int64_t, dim)};
}

/* Scalable in the last dimension only. */
static bool ends_scalable(const JigType *type) {
    size_t rank = jig_type_rank(type);
    for (size_t i = 0; i < rank; ++i)
        if (jig_vector_scalable_at(type, i) != (i + 1 == rank))
            return false;
    return rank > 0;
}

/* Finds the pieces; false: there are none, or too many. */
static bool cut(Cast *c, const JigType *from, const JigType *to) {
    size_t f = jig_type_rank(from), t = jig_type_rank(to);
    int64_t piece = 1;
    c->scalable = jig_type_is_scalable(from) || jig_type_is_scalable(to);
    if (c->scalable) {
        if (!ends_scalable(from) || !ends_scalable(to))
            return false;
        int64_t a = jig_type_dim(from, --f), b = jig_type_dim(to, --t);
        piece = a < b ? a : b;
        if (a % piece || b % piece)
            return false;
    } else {
        while (f && t && jig_type_dim(from, f - 1) == jig_type_dim(to, t - 1))
            --f, --t;
        if (f && t)
            piece = gcd(jig_type_dim(from, f - 1), jig_type_dim(to, t - 1));
        if (piece > 1)
            --f, --t;
    }
    c->from = side(c->rw, from, f, piece);
    c->to = side(c->rw, to, t, piece);
    if (!c->scalable && piece == 1) {
        c->from.piece = row_len(&c->from);
        c->to.piece = row_len(&c->to);
    }
    return jig_vector_count(from, f) * (row_len(&c->from) / c->from.piece) <= JIG_VECTOR_MANY;
}

static bool lower_shape_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Cast c = {.rw = rw, .loc = jig_op_loc(op)};
    JigValue *source = jig_vector_shape_cast_source(op);
    if (!cut(&c, jig_value_type(source), jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "scalable elsewhere than at the end, or too many pieces");
    jig_rw_replace1(rw, op, move_pieces(&c, source));
    return true;
}

const JigPattern jig_vector_lower_shape_cast_patterns[] = {
    {.name = "(anonymous namespace)::ShapeCastOpRewritePattern",
     .root = "vector.shape_cast",
     .fn = lower_shape_cast},
    {0},
};
