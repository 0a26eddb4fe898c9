/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Vectors whose lanes are no power of two, in pieces that are (llvm-split-vectors).
 *
 * Where such a vector goes from one block to another, LLVM makes as many numbers of it as it has
 * lanes. An op that is done lane by lane becomes one for each piece; blocks get pieces as
 * arguments. Whatever else takes a vector gets it whole, put together from its pieces.
 */
#include "dialect/llvm/llvm_types.h"
#include "ir/cfg.h"
#include "jig/iface.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/llvm_pieces.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/passes.h"
#include "support/vec.h"

typedef struct Split {
    JigPiecing p;
    JigBlockVec blocks;  /* each behind those that dominate it */
    JigOpVec done;       /* ops whose results are in pieces, in that order */
    JigBlockVec entered; /* blocks with arguments in pieces */
} Split;

static bool is_pieced(const JigValue *v) {
    return jig_to_llvm_is_pieced(jig_value_type(v));
}

static JigPieces room_for(Split *s, const JigType *type, int64_t full) {
    JigPieces made = jig_to_llvm_pieces_like(&s->p, type, full);
    made.at = JIG_NEW_ARRAY(s->p.arena, JigValue *, made.rows * made.n);
    return made;
}

/* ---- Lane by lane ---- */

static bool is_lanewise(const JigOp *op) {
    static const char *const more[] = {
        "icmp",    "fcmp",      "select",          "sext",     "zext",      "trunc",    "sitofp",
        "uitofp",  "fptosi",    "fptoui",          "fpext",    "fptrunc",   "ptrtoint", "inttoptr",
        "bitcast", "intr.powi", "intr.is.fpclass", "intr.abs", "intr.scmp", "intr.ucmp"};
    static const size_t prefix = sizeof "llvm." - 1;
    if (jig_op_has_trait(op, JIG_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE))
        return true;
    JigStr name = jig_op_name_of(op);
    for (size_t i = 0; i < JIG_LEN(more); ++i)
        if (jig_str_is((JigStr){name.ptr + prefix, name.len - prefix}, more[i]))
            return true;
    return false;
}

/* All vectors have as many lanes. There is one among the operands: the bits of a number are not
 * taken lane by lane. Those of the widest elements say how many lanes a piece has. */
static bool common_lanes(const Split *s, const JigOp *op, int64_t *full) {
    const JigType *result = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(result))
        return false;
    int64_t n = jig_type_dim(result, 0);
    *full = jig_to_llvm_full_lanes(&s->p, jig_type_element(result));
    bool some = false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigType *t = jig_op_operand_type(op, i);
        if (!jig_type_is_vector(t))
            continue;
        if (!jig_to_llvm_is_pieced(t) || jig_type_dim(t, 0) != n)
            return false;
        int64_t own = jig_to_llvm_full_lanes(&s->p, jig_type_element(t));
        *full = own < *full ? own : *full;
        some = true;
    }
    return some;
}

/* What is undefined for some numbers is not done with just any: the first lane's are in the lanes
 * behind the last, too. */
static bool may_trap(const JigOp *op) {
    return jig_op_is(op, JIG_LLVM(UDIV)) || jig_op_is(op, JIG_LLVM(SDIV)) ||
           jig_op_is(op, JIG_LLVM(UREM)) || jig_op_is(op, JIG_LLVM(SREM));
}

static JigValue *with_first_behind(Split *s, JigLoc loc, const JigPieces *pieces, size_t k) {
    int64_t n = jig_to_llvm_piece_lanes(pieces, k);
    JigValue *piece = pieces->at[k];
    size_t width = (size_t)jig_type_dim(jig_value_type(piece), 0);
    JigLane *lanes = JIG_NEW_ARRAY(s->p.arena, JigLane, width);
    for (size_t i = 0; i < width; ++i)
        lanes[i] = (JigLane){piece, (int64_t)i < n ? (int32_t)i : 0};
    return jig_to_llvm_of_lanes(&s->p, loc, lanes, width, jig_type_element(pieces->row));
}

static bool split_lanewise(Split *s, JigOp *op) {
    int64_t full;
    if (!is_lanewise(op) || !common_lanes(s, op, &full))
        return false;
    size_t n = jig_op_num_operands(op);
    JigLoc loc = jig_op_loc(op);
    JigPieces made = room_for(s, jig_op_result_type(op, 0), full);
    JigPieces *from = JIG_NEW_ARRAY(s->p.arena, JigPieces, n);
    JigValue **operands = JIG_NEW_ARRAY(s->p.arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_vector(jig_op_operand_type(op, i)))
            from[i] = jig_to_llvm_pieces_of(&s->p, loc, jig_op_operand(op, i), full);
    for (size_t k = 0; k < made.n; ++k) {
        const JigType *type = jig_to_llvm_piece_type(&made, k, jig_type_element(made.row));
        for (size_t i = 0; i < n; ++i)
            operands[i] = !from[i].at    ? jig_op_operand(op, i)
                          : may_trap(op) ? with_first_behind(s, loc, &from[i], k)
                                         : from[i].at[k];
        made.at[k] = jig_op_result(jig_rw_clone_with(s->p.rw, loc, op, operands, &type), 0);
    }
    jig_to_llvm_set_pieces(&s->p, jig_op_result(op, 0), made);
    return true;
}

/* ---- Rows of arrays ---- */

/* The first row of the part at the position, and all rows of the part. */
static size_t rows_at(const JigType *type, const JigAttr *position, size_t *rows) {
    size_t first = 0, n = jig_attr_dense_array_len(position);
    const JigType *t = type;
    *rows = 1;
    for (; jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY); t = jig_llvm_array_element(t))
        *rows *= (size_t)jig_llvm_array_len(t);
    t = type;
    for (size_t i = 0; i < n; ++i, t = jig_llvm_array_element(t)) {
        *rows /= (size_t)jig_llvm_array_len(t);
        first += (size_t)jig_attr_dense_array_int(position, i) * *rows;
    }
    return first;
}

static bool split_extractvalue(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(EXTRACTVALUE)) || !is_pieced(jig_llvm_extractvalue_container(op)))
        return false;
    JigValue *from = jig_llvm_extractvalue_container(op);
    size_t rows,
        first = rows_at(jig_value_type(from), jig_llvm_extractvalue_position_attr(op), &rows);
    JigPieces part = jig_to_llvm_pieces_of(&s->p, jig_op_loc(op), from, 0);
    part.at += first * part.n;
    part.rows = rows;
    jig_to_llvm_set_pieces(&s->p, jig_op_result(op, 0), part);
    return true;
}

static bool split_insertvalue(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(INSERTVALUE)) || !is_pieced(jig_op_result(op, 0)))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigValue *into = jig_llvm_insertvalue_container(op);
    size_t rows,
        first = rows_at(jig_value_type(into), jig_llvm_insertvalue_position_attr(op), &rows);
    JigPieces old = jig_to_llvm_pieces_of(&s->p, loc, into, 0),
              part = jig_to_llvm_pieces_of(&s->p, loc, jig_llvm_insertvalue_value(op), 0),
              made = room_for(s, jig_value_type(into), 0);
    for (size_t i = 0; i < made.rows * made.n; ++i)
        made.at[i] = old.at[i];
    for (size_t i = 0; i < rows * made.n; ++i)
        made.at[first * made.n + i] = part.at[i];
    jig_to_llvm_set_pieces(&s->p, jig_op_result(op, 0), made);
    return true;
}

/* ---- Single lanes, and lanes in another order ---- */

static JigLane lane_of(Split *s, JigLoc loc, JigValue *vector, int64_t at) {
    if (!is_pieced(vector))
        return (JigLane){vector, (int32_t)at};
    JigPieces pieces = jig_to_llvm_pieces_of(&s->p, loc, vector, 0);
    return jig_to_llvm_lane_of(&pieces, 0, at);
}

static bool lane_number(JigValue *position, const JigType *vector, int64_t *at) {
    return jig_constant_int(position, at) && *at >= 0 && *at < jig_type_dim(vector, 0);
}

static bool split_extractelement(Split *s, JigOp *op) {
    int64_t at;
    if (!jig_op_is(op, JIG_LLVM(EXTRACTELEMENT)))
        return false;
    JigValue *from = jig_llvm_extractelement_vector(op);
    if (!is_pieced(from) ||
        !lane_number(jig_llvm_extractelement_position(op), jig_value_type(from), &at))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigLane lane = lane_of(s, loc, from, at);
    JigValue *number = jig_to_llvm_number(s->p.rw, loc, 64, lane.at);
    jig_rw_replace_uses(s->p.rw, jig_op_result(op, 0),
                        jig_to_llvm_lane(s->p.rw, loc, lane.of, number));
    return true;
}

static bool split_insertelement(Split *s, JigOp *op) {
    int64_t at;
    if (!jig_op_is(op, JIG_LLVM(INSERTELEMENT)))
        return false;
    JigValue *into = jig_llvm_insertelement_vector(op);
    if (!is_pieced(into) ||
        !lane_number(jig_llvm_insertelement_position(op), jig_value_type(into), &at))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigPieces old = jig_to_llvm_pieces_of(&s->p, loc, into, 0),
              made = room_for(s, jig_value_type(into), 0);
    for (size_t k = 0; k < made.n; ++k)
        made.at[k] = old.at[k];
    JigValue *number = jig_to_llvm_number(s->p.rw, loc, 64, at % made.full),
             **piece = &made.at[at / made.full];
    *piece = jig_to_llvm_set_lane(s->p.rw, loc, *piece, jig_llvm_insertelement_value(op), number);
    jig_to_llvm_set_pieces(&s->p, jig_op_result(op, 0), made);
    return true;
}

static bool split_shufflevector(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(SHUFFLEVECTOR)))
        return false;
    JigValue *v1 = jig_llvm_shufflevector_v1(op), *v2 = jig_llvm_shufflevector_v2(op),
             *result = jig_op_result(op, 0);
    const JigType *type = jig_value_type(v1);
    if (jig_type_is_scalable(type) || (!is_pieced(v1) && !is_pieced(result)))
        return false;
    JigLoc loc = jig_op_loc(op);
    int64_t n = jig_type_dim(type, 0);
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(op);
    size_t len = jig_attr_dense_array_len(mask);
    JigLane *lanes = JIG_NEW_ARRAY(s->p.arena, JigLane, len);
    for (size_t i = 0; i < len; ++i) {
        int64_t at = jig_attr_dense_array_int(mask, i);
        if (at >= 0)
            lanes[i] = lane_of(s, loc, at < n ? v1 : v2, at < n ? at : at - n);
    }
    const JigType *element = jig_type_element(type);
    if (!is_pieced(result)) {
        jig_rw_replace_uses(s->p.rw, result, jig_to_llvm_of_lanes(&s->p, loc, lanes, len, element));
        return true;
    }
    JigPieces made = room_for(s, jig_value_type(result), 0);
    jig_to_llvm_fill_row(&s->p, loc, &made, 0, lanes);
    jig_to_llvm_set_pieces(&s->p, result, made);
    return true;
}

/* ---- Memory ---- */

typedef struct Access {
    JigValue *base;
    uint64_t alignment; /* of all of it */
    bool narrow;        /* in 32 bits */
} Access;

/* Elements fill bytes: they lie together as they do in memory. */
static uint64_t bits_of(const JigType *vector) {
    enum { POINTER = 64 };
    const JigType *element = jig_type_element(vector);
    return jig_llvm_is_type(element, JIG_LLVM_TYPE_PTR) ? POINTER : jig_type_width(element);
}

static bool fills_bytes(const JigType *vector) {
    uint64_t bits = bits_of(vector);
    return bits >= 8 && !(bits & (bits - 1));
}

static JigValue *address(Split *s, JigLoc loc, const JigPieces *pieces, int64_t lane,
                         JigValue *base) {
    const int32_t at = (int32_t)lane;
    return lane ? jig_to_llvm_part_ptr(s->p.rw, loc, jig_type_element(pieces->row), base, &at, 1)
                : base;
}

/* The greatest power of two that divides both the place and what is known of all. */
static void align(Split *s, JigOp *made, const Access *access, const JigPieces *pieces,
                  int64_t lane) {
    uint64_t both = (uint64_t)lane * bits_of(pieces->row) / 8 | access->alignment;
    int64_t bytes = (int64_t)(both & (~both + 1));
    jig_llvm_set_alignment(s->p.rw, made,
                           access->narrow ? jig_attr_i32(s->p.rw->ctx, (int32_t)bytes)
                                          : jig_attr_i64(s->p.rw->ctx, bytes));
}

static Access access_to(JigValue *base, const JigAttr *alignment, const JigType *type) {
    return (Access){.base = base,
                    .alignment = alignment ? (uint64_t)jig_attr_int_value(alignment)
                                           : jig_to_llvm_alignment(type)};
}

/* A piece in memory: one vector, or two of half the length which overlap, where its lanes are no
 * power of two. The second one begins at `second`; 0: there is none. */
typedef struct Halves {
    int64_t first, width, second; /* lanes */
} Halves;

static Halves halves_of(const JigPieces *pieces, size_t k) {
    int64_t n = jig_to_llvm_piece_lanes(pieces, k), width = 1;
    while (2 * width <= n)
        width *= 2;
    return (Halves){(int64_t)k * pieces->full, width, n - width};
}

static const JigType *half_type(const Halves *h, const JigType *row) {
    return jig_type_vector(&h->width, NULL, 1, jig_type_element(row));
}

static bool is_plain(JigOp *op, const JigType *type) {
    return jig_type_is_vector(type) && jig_to_llvm_is_pieced(type) && fills_bytes(type) &&
           !jig_llvm_volatile_(op);
}

static JigValue *load_half(Split *s, JigOp *op, const Access *access, const JigPieces *pieces,
                           const Halves *h, int64_t from) {
    JigLoc loc = jig_op_loc(op);
    const JigType *type = half_type(h, pieces->row);
    JigValue *at = address(s, loc, pieces, h->first + from, access->base);
    JigOp *load = jig_rw_clone_with(s->p.rw, loc, op, &at, &type);
    align(s, load, access, pieces, h->first + from);
    return jig_op_result(load, 0);
}

static JigValue *load_piece(Split *s, JigOp *op, const Access *access, const JigPieces *pieces,
                            size_t k) {
    Halves h = halves_of(pieces, k);
    JigValue *low = load_half(s, op, access, pieces, &h, 0);
    if (!h.second)
        return low;
    JigValue *high = load_half(s, op, access, pieces, &h, h.second);
    size_t n = (size_t)(2 * h.width);
    JigLane *lanes = JIG_NEW_ARRAY(s->p.arena, JigLane, n);
    for (int64_t i = 0; i < h.width + h.second; ++i)
        lanes[i] =
            i < h.width ? (JigLane){low, (int32_t)i} : (JigLane){high, (int32_t)(i - h.second)};
    return jig_to_llvm_of_lanes(&s->p, jig_op_loc(op), lanes, n, jig_type_element(pieces->row));
}

static bool split_load(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(LOAD)) || jig_llvm_load_ordering(op, 0) ||
        !is_plain(op, jig_op_result_type(op, 0)))
        return false;
    const JigType *type = jig_op_result_type(op, 0);
    Access access = access_to(jig_llvm_load_addr(op), jig_llvm_load_alignment_attr(op), type);
    JigPieces made = room_for(s, type, 0);
    for (size_t k = 0; k < made.n; ++k)
        made.at[k] = load_piece(s, op, &access, &made, k);
    jig_to_llvm_set_pieces(&s->p, jig_op_result(op, 0), made);
    return true;
}

static void store_half(Split *s, JigOp *op, const Access *access, const JigPieces *pieces,
                       const Halves *h, size_t k, int64_t from) {
    JigLoc loc = jig_op_loc(op);
    size_t n = (size_t)h->width;
    JigLane *lanes = JIG_NEW_ARRAY(s->p.arena, JigLane, n);
    for (size_t i = 0; i < n; ++i)
        lanes[i] = (JigLane){pieces->at[k], (int32_t)(from + (int64_t)i)};
    JigValue *operands[] = {
        jig_to_llvm_of_lanes(&s->p, loc, lanes, n, jig_type_element(pieces->row)),
        address(s, loc, pieces, h->first + from, access->base)};
    align(s, jig_rw_clone_with(s->p.rw, loc, op, operands, NULL), access, pieces, h->first + from);
}

static bool split_store(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(STORE)) || jig_llvm_store_ordering(op, 0) ||
        !is_plain(op, jig_value_type(jig_llvm_store_value(op))))
        return false;
    JigValue *value = jig_llvm_store_value(op);
    Access access = access_to(jig_llvm_store_addr(op), jig_llvm_store_alignment_attr(op),
                              jig_value_type(value));
    JigPieces from = jig_to_llvm_pieces_of(&s->p, jig_op_loc(op), value, 0);
    for (size_t k = 0; k < from.n; ++k) {
        Halves h = halves_of(&from, k);
        store_half(s, op, &access, &from, &h, k, 0);
        if (h.second)
            store_half(s, op, &access, &from, &h, k, h.second);
    }
    return true;
}

/* Lanes behind the last are masked out. */
static JigValue *mask_of(Split *s, JigLoc loc, const JigPieces *mask, size_t k) {
    int64_t n = jig_to_llvm_piece_lanes(mask, k);
    const JigType *type = jig_value_type(mask->at[k]);
    size_t width = (size_t)jig_type_dim(type, 0);
    if ((size_t)n == width)
        return mask->at[k];
    JigLane *lanes = JIG_NEW_ARRAY(s->p.arena, JigLane, width);
    JigValue *none = jig_op_result(
        jig_llvm_mlir_zero_build(s->p.rw, loc, &(JigLlvmMlirZero){.res_type = type}), 0);
    for (size_t i = 0; i < width; ++i)
        lanes[i] = (JigLane){(int64_t)i < n ? mask->at[k] : none, (int32_t)i};
    return jig_to_llvm_of_lanes(&s->p, loc, lanes, width, jig_type_element(type));
}

static bool split_masked_load(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(INTR_MASKED_LOAD)) || !is_pieced(jig_op_result(op, 0)) ||
        !fills_bytes(jig_op_result_type(op, 0)))
        return false;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    Access access = access_to(jig_llvm_intr_masked_load_data(op),
                              jig_llvm_intr_masked_load_alignment_attr(op), type);
    access.narrow = true;
    JigPieces made = room_for(s, type, 0), through = {0},
              mask =
                  jig_to_llvm_pieces_of(&s->p, loc, jig_llvm_intr_masked_load_mask(op), made.full);
    if (jig_llvm_intr_masked_load_pass_thru(op))
        through = jig_to_llvm_pieces_of(&s->p, loc, jig_llvm_intr_masked_load_pass_thru(op), 0);
    for (size_t k = 0; k < made.n; ++k) {
        JigValue *operands[] = {address(s, loc, &made, (int64_t)k * made.full, access.base),
                                mask_of(s, loc, &mask, k), through.at ? through.at[k] : NULL};
        const JigType *piece = jig_to_llvm_piece_type(&made, k, jig_type_element(type));
        JigOp *load = jig_rw_clone_with(s->p.rw, loc, op, operands, &piece);
        align(s, load, &access, &made, (int64_t)k * made.full);
        made.at[k] = jig_op_result(load, 0);
    }
    jig_to_llvm_set_pieces(&s->p, jig_op_result(op, 0), made);
    return true;
}

static bool split_masked_store(Split *s, JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(INTR_MASKED_STORE)))
        return false;
    JigValue *value = jig_llvm_intr_masked_store_value(op);
    const JigType *type = jig_value_type(value);
    if (!is_pieced(value) || !fills_bytes(type))
        return false;
    JigLoc loc = jig_op_loc(op);
    Access access = access_to(jig_llvm_intr_masked_store_data(op),
                              jig_llvm_intr_masked_store_alignment_attr(op), type);
    access.narrow = true;
    JigPieces from = jig_to_llvm_pieces_of(&s->p, loc, value, 0),
              mask =
                  jig_to_llvm_pieces_of(&s->p, loc, jig_llvm_intr_masked_store_mask(op), from.full);
    for (size_t k = 0; k < from.n; ++k) {
        JigValue *operands[] = {from.at[k],
                                address(s, loc, &from, (int64_t)k * from.full, access.base),
                                mask_of(s, loc, &mask, k)};
        align(s, jig_rw_clone_with(s->p.rw, loc, op, operands, NULL), &access, &from,
              (int64_t)k * from.full);
    }
    return true;
}

/* ---- Blocks ---- */

/* Whoever jumps there says what goes to which argument. */
static bool may_enter_with_pieces(const JigBlock *block) {
    for (JigSuccUse *u = jig_block_first_pred(block); u; u = jig_succ_use_next(u)) {
        JigOp *jump = jig_succ_use_owner(u);
        if (!jig_branch(jump) || jig_branch_operands(jump, jig_succ_use_index(u)).produced)
            return false;
    }
    return jig_block_has_preds(block);
}

/* Pieces come behind the arguments, which go in the end. */
static void enter_with_pieces(Split *s, JigBlock *block) {
    size_t n = jig_block_num_args(block);
    bool any = false;
    for (size_t i = 0; i < n; ++i) {
        JigValue *arg = jig_block_arg(block, i);
        if (!is_pieced(arg))
            continue;
        any = true;
        JigPieces made = room_for(s, jig_value_type(arg), 0);
        for (size_t k = 0; k < made.rows * made.n; ++k)
            made.at[k] = jig_block_add_arg(
                block, jig_to_llvm_piece_type(&made, k % made.n, jig_type_element(made.row)),
                jig_value_loc(arg));
        jig_to_llvm_set_pieces(&s->p, arg, made);
    }
    if (any)
        jig_vec_push(&s->entered, block);
}

static bool is_entered(const Split *s, const JigBlock *block) {
    for (size_t i = 0; i < s->entered.len; ++i)
        if (s->entered.data[i] == block)
            return true;
    return false;
}

static void pass_pieces(Split *s, JigOp *jump, size_t successor) {
    JigOperandRange range = jig_branch_operands(jump, successor).forwarded;
    JIG_VEC(JigValue *) values = {0}, behind = {0};
    for (size_t i = 0; i < range.count; ++i) {
        JigValue *v = jig_op_operand(jump, range.start + i);
        if (!is_pieced(v)) {
            jig_vec_push(&values, v);
            continue;
        }
        JigPieces pieces = jig_to_llvm_pieces_of(&s->p, jig_op_loc(jump), v, 0);
        for (size_t k = 0; k < pieces.rows * pieces.n; ++k)
            jig_vec_push(&behind, pieces.at[k]);
    }
    for (size_t i = 0; i < behind.len; ++i)
        jig_vec_push(&values, behind.data[i]);
    jig_branch_set_forwarded(jump, successor, values.data, values.len);
    jig_vec_free(&values);
    jig_vec_free(&behind);
}

/* ---- A function ---- */

static void split_op(Split *s, JigOp *op) {
    static bool (*const ways[])(Split *, JigOp *) = {
        split_extractelement, split_insertelement, split_shufflevector,
        split_load,           split_store,         split_masked_load,
        split_masked_store,   split_insertvalue,   split_extractvalue,
    };
    jig_at_before(s->p.rw, op);
    for (size_t i = 0; i < jig_op_num_successors(op); ++i)
        if (is_entered(s, jig_op_successor(op, i)))
            pass_pieces(s, op, i);
    bool done =
        jig_op_num_results(op) == 1 && is_pieced(jig_op_result(op, 0)) && split_lanewise(s, op);
    for (size_t i = 0; i < JIG_LEN(ways) && !done; ++i)
        done = ways[i](s, op);
    if (done)
        jig_vec_push(&s->done, op);
}

/* Who still wants the value gets it of its pieces, behind where it was. */
static void make_whole(Split *s, JigValue *old) {
    const JigPieces *pieces = jig_ptrmap_get(&s->p.made, old);
    if (!pieces || !jig_value_has_uses(old))
        return;
    jig_at_after_value(s->p.rw, old);
    jig_rw_replace_uses(
        s->p.rw, old,
        jig_to_llvm_of_pieces(&s->p, jig_value_loc(old), pieces, jig_value_type(old)));
}

static void erase_old(Split *s) {
    for (size_t i = s->done.len; i-- > 0;) {
        JigOp *op = s->done.data[i];
        if (jig_op_num_results(op))
            make_whole(s, jig_op_result(op, 0));
        jig_rw_erase(s->p.rw, op);
    }
    for (size_t i = 0; i < s->entered.len; ++i) {
        JigBlock *block = s->entered.data[i];
        for (size_t k = jig_block_num_args(block); k-- > 0;) {
            JigValue *arg = jig_block_arg(block, k);
            if (!is_pieced(arg))
                continue;
            make_whole(s, arg);
            jig_rw_erase_arg(s->p.rw, block, k);
        }
    }
}

static JigWalk find_pieced(JigOp *op, void *user) {
    (void)user;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (is_pieced(jig_op_result(op, i)))
            return JIG_WALK_INTERRUPT;
    return JIG_WALK_ADVANCE;
}

static void order_blocks(Split *s, JigRegion *body) {
    JigPtrMap seen = {0};
    JigBlockVec back = {0};
    jig_cfg_post_order(jig_region_first(body), &back);
    for (size_t i = back.len; i-- > 0;) {
        jig_vec_push(&s->blocks, back.data[i]);
        jig_ptrset_add(&seen, back.data[i]);
    }
    for (JigBlock *b = jig_region_first(body); b; b = jig_block_next(b))
        if (jig_ptrset_add(&seen, b))
            jig_vec_push(&s->blocks, b);
    jig_vec_free(&back);
    jig_ptrmap_free(&seen);
}

static void split_function(JigOp *function, JigRewriter *rw, uint32_t bits) {
    JigRegion *body = jig_llvm_func_body(function);
    if (jig_region_is_empty(body) || jig_walk_pre(function, find_pieced, NULL) == JIG_WALK_ADVANCE)
        return;
    Split s = {.p = {.rw = rw, .arena = jig_arena_create(), .bits = bits}};
    order_blocks(&s, body);
    for (size_t i = 0; i < s.blocks.len; ++i)
        if (may_enter_with_pieces(s.blocks.data[i]))
            enter_with_pieces(&s, s.blocks.data[i]);
    for (size_t i = 0; i < s.blocks.len; ++i)
        for (JigOp *op = jig_block_first(s.blocks.data[i]), *next; op; op = next) {
            next = jig_op_next(op);
            split_op(&s, op);
        }
    erase_old(&s);
    jig_vec_free(&s.blocks);
    jig_vec_free(&s.done);
    jig_vec_free(&s.entered);
    jig_ptrmap_free(&s.p.made);
    jig_arena_destroy(s.p.arena);
}

/* ---- As a pass ---- */

static bool split_vectors(JigPassCall *call) {
    uint32_t bits = (uint32_t)jig_option_int(call, "bits");
    if (bits < 8 || (bits & (bits - 1)))
        return jig_op_error(call->op,
                            "has registers of %u bits: no power of two of bytes has as many",
                            (unsigned)bits);
    for (JigOp *op = jig_block_first(jig_op_body(call->op)); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_LLVM(FUNC)))
            split_function(op, call->rw, bits);
    return true;
}

static const JigOptionRow options[] = {
    {.name = "bits",
     .kind = JIG_OPTION_UINT,
     .otherwise = "512",
     .help =
         "Bits of the widest pieces, a power of two: those of the machine's registers, or more"},
};

const JigPassRow jig_pass_llvm_split_vectors = {
    .name = "llvm-split-vectors",
    .title = "LLVMSplitVectorsPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, options),
    .run = split_vectors,
    .summary = "vectors whose lanes are no power of two, in pieces that fit registers",
};
