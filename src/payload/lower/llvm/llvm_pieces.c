/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/llvm/llvm_pieces.h"

#include "dialect/llvm/llvm_types.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "support/check.h"

/* ---- Types ---- */

static int64_t power_above(int64_t n) {
    int64_t p = 1;
    while (p < n)
        p *= 2;
    return p;
}

/* The vectors in an array, or the vector; how many of them. */
static const JigType *row_of(const JigType *t, uint64_t *rows) {
    *rows = 1;
    for (; jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY); t = jig_llvm_array_element(t))
        if (__builtin_mul_overflow(*rows, jig_llvm_array_len(t), rows))
            return NULL;
    return t;
}

/* Of more lanes the shuffles that put pieces together would be more than all else. */
enum { MOST_LANES = 1 << 12 };

bool jig_to_llvm_is_pieced(const JigType *type) {
    JIG_REQUIRE(type);
    uint64_t rows;
    const JigType *row = row_of(type, &rows);
    if (!row || !rows || !jig_type_is_vector(row) || jig_type_rank(row) != 1 ||
        jig_type_is_scalable(row))
        return false;
    int64_t n = jig_type_dim(row, 0);
    return n != power_above(n) && n <= MOST_LANES && rows <= JIG_VECTOR_MANY / (uint64_t)n;
}

int64_t jig_to_llvm_full_lanes(const JigPiecing *p, const JigType *element) {
    JIG_REQUIRE(p && element);
    enum { BYTE = 8, POINTER = 64 };
    int64_t width =
        jig_llvm_is_type(element, JIG_LLVM_TYPE_PTR) ? POINTER : jig_type_width(element);
    int64_t n = p->bits / power_above(width < BYTE ? BYTE : width);
    return n ? n : 1;
}

JigPieces jig_to_llvm_pieces_like(const JigPiecing *p, const JigType *type, int64_t full) {
    JIG_REQUIRE(p && type);
    uint64_t rows;
    const JigType *row = row_of(type, &rows);
    if (!full)
        full = jig_to_llvm_full_lanes(p, jig_type_element(row));
    return (JigPieces){.row = row,
                       .full = full,
                       .rows = rows,
                       .n = (size_t)((jig_type_dim(row, 0) + full - 1) / full)};
}

int64_t jig_to_llvm_piece_lanes(const JigPieces *pieces, size_t k) {
    JIG_REQUIRE(pieces && k < pieces->n);
    int64_t left = jig_type_dim(pieces->row, 0) - (int64_t)k * pieces->full;
    return left < pieces->full ? left : pieces->full;
}

const JigType *jig_to_llvm_piece_type(const JigPieces *pieces, size_t k, const JigType *element) {
    JIG_REQUIRE(pieces && k < pieces->n && element);
    int64_t width = power_above(jig_to_llvm_piece_lanes(pieces, k));
    return jig_type_vector(&width, NULL, 1, element);
}

/* ---- Lanes ---- */

JigLane jig_to_llvm_lane_of(const JigPieces *pieces, size_t row, int64_t at) {
    JIG_REQUIRE(pieces && row < pieces->rows && at < jig_type_dim(pieces->row, 0));
    return (JigLane){pieces->at[row * pieces->n + (size_t)(at / pieces->full)],
                     (int32_t)(at % pieces->full)};
}

/* Those of one vector are put where they go. A vector that has them there is what is wanted. */
static JigValue *take(JigPiecing *p, JigLoc loc, const JigLane *lanes, size_t n, JigValue *of) {
    int32_t *mask = JIG_NEW_ARRAY(p->arena, int32_t, n);
    bool there = (size_t)jig_type_dim(jig_value_type(of), 0) == n;
    for (size_t i = 0; i < n; ++i) {
        mask[i] = lanes[i].of == of ? lanes[i].at : -1;
        there &= mask[i] < 0 || (size_t)mask[i] == i;
    }
    return there ? of : jig_to_llvm_shuffle(p->rw, loc, of, of, mask, n);
}

/* To those that are there, marked in `has`, come those of one more vector of as many lanes. */
static JigValue *add(JigPiecing *p, JigLoc loc, const JigLane *lanes, size_t n, JigValue *to,
                     JigValue *of, const bool *has) {
    int32_t *mask = JIG_NEW_ARRAY(p->arena, int32_t, n);
    bool as_wide = (size_t)jig_type_dim(jig_value_type(of), 0) == n;
    for (size_t i = 0; i < n; ++i)
        mask[i] = has[i]              ? (int32_t)i
                  : lanes[i].of != of ? -1
                                      : (int32_t)n + (as_wide ? lanes[i].at : (int32_t)i);
    JigValue *more = as_wide ? of : take(p, loc, lanes, n, of);
    return jig_to_llvm_shuffle(p->rw, loc, to, more, mask, n);
}

JigValue *jig_to_llvm_of_lanes(JigPiecing *p, JigLoc loc, const JigLane *lanes, size_t n,
                               const JigType *element) {
    JIG_REQUIRE(p && lanes && n && element);
    JigValue *made = NULL;
    bool *has = JIG_NEW_ARRAY(p->arena, bool, n);
    for (size_t i = 0; i < n; ++i) {
        JigValue *of = lanes[i].of;
        if (!of || has[i])
            continue;
        made = made ? add(p, loc, lanes, n, made, of, has) : take(p, loc, lanes, n, of);
        for (size_t j = i; j < n; ++j)
            has[j] |= lanes[j].of == of;
    }
    if (made)
        return made;
    int64_t width = (int64_t)n;
    return jig_to_llvm_poison(p->rw, loc, jig_type_vector(&width, NULL, 1, element));
}

/* ---- Values ---- */

void jig_to_llvm_set_pieces(JigPiecing *p, JigValue *value, JigPieces pieces) {
    JIG_REQUIRE(p && value && pieces.at);
    jig_ptrmap_set(&p->made, value, jig_arena_copy(p->arena, &pieces, sizeof pieces));
}

void jig_to_llvm_fill_row(JigPiecing *p, JigLoc loc, JigPieces *to, size_t row,
                          const JigLane *lanes) {
    JIG_REQUIRE(p && to && to->at && row < to->rows && lanes);
    for (size_t k = 0; k < to->n; ++k) {
        size_t n = (size_t)jig_to_llvm_piece_lanes(to, k), width = (size_t)power_above((int64_t)n);
        JigLane *wanted = JIG_NEW_ARRAY(p->arena, JigLane, width);
        for (size_t i = 0; i < n; ++i)
            wanted[i] = lanes[(int64_t)k * to->full + (int64_t)i];
        to->at[row * to->n + k] =
            jig_to_llvm_of_lanes(p, loc, wanted, width, jig_type_element(to->row));
    }
}

static size_t depth_of(const JigType *t) {
    size_t depth = 0;
    for (; jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY); t = jig_llvm_array_element(t))
        ++depth;
    return depth;
}

/* The position of a row in the array. */
static size_t path_of(const JigType *type, uint64_t row, int64_t *path) {
    size_t depth = depth_of(type), d = 0;
    uint64_t rows;
    row_of(type, &rows);
    for (const JigType *t = type; d < depth; ++d, t = jig_llvm_array_element(t)) {
        rows /= jig_llvm_array_len(t);
        path[d] = (int64_t)(row / rows);
        row %= rows;
    }
    return depth;
}

static JigPieces cut(JigPiecing *p, JigLoc loc, JigValue *value, int64_t full) {
    const JigType *type = jig_value_type(value);
    JigPieces made = jig_to_llvm_pieces_like(p, type, full);
    made.at = JIG_NEW_ARRAY(p->arena, JigValue *, made.rows * made.n);
    size_t lanes = (size_t)jig_type_dim(made.row, 0);
    JigLane *all = JIG_NEW_ARRAY(p->arena, JigLane, lanes);
    int64_t *path = JIG_NEW_ARRAY(p->arena, int64_t, depth_of(type) + 1);
    for (size_t row = 0; row < made.rows; ++row) {
        size_t depth = path_of(type, row, path);
        JigValue *of = depth ? jig_to_llvm_extract_along(p->rw, loc, value, path, depth) : value;
        for (size_t i = 0; i < lanes; ++i)
            all[i] = (JigLane){of, (int32_t)i};
        jig_to_llvm_fill_row(p, loc, &made, row, all);
    }
    return made;
}

/* Behind the op that makes it, so that all who use it find the pieces there; of the result of the
 * last op of a block, where it is used. */
static JigPieces cut_once(JigPiecing *p, JigLoc loc, JigValue *value) {
    JigPoint point = jig_point(p->rw);
    JigOp *def = jig_value_def(value);
    if (def && jig_op_is_terminator(def))
        return cut(p, loc, value, 0);
    jig_at_after_value(p->rw, value);
    JigPieces made = cut(p, jig_value_loc(value), value, 0);
    jig_set_point(p->rw, point);
    jig_to_llvm_set_pieces(p, value, made);
    return made;
}

static JigPieces cut_otherwise(JigPiecing *p, JigLoc loc, const JigPieces *from, int64_t full) {
    JigPieces made = jig_to_llvm_pieces_like(p, from->row, full);
    made.rows = from->rows;
    made.at = JIG_NEW_ARRAY(p->arena, JigValue *, made.rows * made.n);
    size_t lanes = (size_t)jig_type_dim(made.row, 0);
    JigLane *all = JIG_NEW_ARRAY(p->arena, JigLane, lanes);
    for (size_t row = 0; row < made.rows; ++row) {
        for (size_t i = 0; i < lanes; ++i)
            all[i] = jig_to_llvm_lane_of(from, row, (int64_t)i);
        jig_to_llvm_fill_row(p, loc, &made, row, all);
    }
    return made;
}

JigPieces jig_to_llvm_pieces_of(JigPiecing *p, JigLoc loc, JigValue *value, int64_t full) {
    JIG_REQUIRE(p && value && jig_to_llvm_is_pieced(jig_value_type(value)));
    const JigPieces *known = jig_ptrmap_get(&p->made, value);
    JigPieces pieces = known ? *known : cut_once(p, loc, value);
    if (!full)
        full = jig_to_llvm_full_lanes(p, jig_type_element(pieces.row));
    return pieces.full == full ? pieces : cut_otherwise(p, loc, &pieces, full);
}

JigValue *jig_to_llvm_of_pieces(JigPiecing *p, JigLoc loc, const JigPieces *pieces,
                                const JigType *type) {
    JIG_REQUIRE(p && pieces && pieces->at && type);
    size_t lanes = (size_t)jig_type_dim(pieces->row, 0);
    JigLane *all = JIG_NEW_ARRAY(p->arena, JigLane, lanes);
    int64_t *path = JIG_NEW_ARRAY(p->arena, int64_t, depth_of(type) + 1);
    JigValue *made = depth_of(type) ? jig_to_llvm_poison(p->rw, loc, type) : NULL;
    for (size_t row = 0; row < pieces->rows; ++row) {
        for (size_t i = 0; i < lanes; ++i)
            all[i] = jig_to_llvm_lane_of(pieces, row, (int64_t)i);
        JigValue *whole = jig_to_llvm_of_lanes(p, loc, all, lanes, jig_type_element(pieces->row));
        size_t depth = path_of(type, row, path);
        made = depth ? jig_to_llvm_insert_along(p->rw, loc, made, whole, path, depth) : whole;
    }
    return made;
}
