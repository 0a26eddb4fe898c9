/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of ops that move lanes. */
#include "dialect/common/constfold.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/memref/memref.h"
#include "dialect/ub/ub.h"
#include "dialect/vector/vector_util.h"
#include "ir/trail.h"

static bool is_splat(const JigAttr *x) {
    return x && jig_attr_is_dense(x) && jig_attr_is_splat(x);
}

static const JigAttr *splat(const JigType *type, const JigAttr *element) {
    return jig_attr_dense_of(type, &element, 1);
}

/* A splat, or poison, stays what it is in any shape. */
static const JigAttr *reshaped_splat(const JigAttr *x, const JigType *type) {
    if (x && jig_match_poison(x))
        return x;
    return is_splat(x) ? splat(type, jig_attr_element(x, 0)) : NULL;
}

static size_t leading_ones(const JigType *t) {
    size_t n = 0;
    while (n < jig_type_rank(t) && jig_type_dim(t, n) == 1 && !jig_vec_scalable_at(t, n))
        n++;
    return n;
}

static bool differ_in_leading_ones(const JigType *a, const JigType *b) {
    size_t i = leading_ones(a), k = leading_ones(b);
    if (jig_type_rank(a) - i != jig_type_rank(b) - k)
        return false;
    for (; i < jig_type_rank(a); i++, k++)
        if (jig_type_dim(a, i) != jig_type_dim(b, k) ||
            jig_vec_scalable_at(a, i) != jig_vec_scalable_at(b, k))
            return false;
    return true;
}

/* A cast that adds or drops leading ones does what the broadcast does too. */
static bool bypass_cast_of_ones(JigOp *broadcast) {
    size_t dim;
    JigOp *cast = jig_value_def_of(jig_vector_broadcast_source(broadcast), JIG_VECTOR(SHAPE_CAST));
    if (!cast)
        return false;
    const JigType *from = jig_value_type(jig_vector_shape_cast_source(cast));
    if (!differ_in_leading_ones(from, jig_op_result_type(cast, 0)) ||
        jig_vector_broadcastable(from, jig_op_result_type(broadcast, 0), &dim) != JIG_BROADCAST_OK)
        return false;
    jig_vector_broadcast_set_source(NULL, broadcast, jig_vector_shape_cast_source(cast));
    return true;
}

/* Do only dims of one lane change places? Then the lanes keep their order. */
static bool keeps_order(const JigOp *transpose) {
    const JigAttr *order = jig_vector_transpose_permutation_attr(transpose);
    const JigType *from = jig_value_type(jig_vector_transpose_vector(transpose));
    int64_t last = -1;
    for (size_t i = 0; i < jig_attr_dense_array_len(order); i++) {
        int64_t dim = jig_attr_dense_array_int(order, i);
        if (jig_type_dim(from, (size_t)dim) == 1 && !jig_vec_scalable_at(from, (size_t)dim))
            continue;
        if (dim < last)
            return false;
        last = dim;
    }
    return true;
}

static JigFold bypass_transpose(JigFoldCall *call) {
    JigOp *def = jig_value_def_of(jig_vector_shape_cast_source(call->op), JIG_VECTOR(TRANSPOSE));
    if (!def || !keeps_order(def))
        return JIG_FOLD_NONE;
    jig_vector_shape_cast_set_source(NULL, call->op, jig_vector_transpose_vector(def));
    return JIG_FOLD_IN_PLACE;
}

JigFold jig_vector_fold_broadcast(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0];
    if (jig_value_type(jig_vector_broadcast_source(call->op)) == type)
        return jig_fold_value(call, jig_vector_broadcast_source(call->op));
    if (bypass_cast_of_ones(call->op))
        return JIG_FOLD_IN_PLACE;
    if (x && (jig_attr_is_int(x) || jig_attr_is_float(x)))
        return jig_fold_attr(call, splat(type, x));
    return jig_fold_attr(call, reshaped_splat(x, type));
}

JigFold jig_vector_fold_transpose(JigFoldCall *call) {
    const JigAttr *constant = reshaped_splat(call->operands[0], jig_op_result_type(call->op, 0));
    if (constant)
        return jig_fold_attr(call, constant);
    if (keeps_order(call->op) &&
        jig_value_type(jig_vector_transpose_vector(call->op)) == jig_op_result_type(call->op, 0))
        return jig_fold_value(call, jig_vector_transpose_vector(call->op));
    return JIG_FOLD_NONE;
}

/* Of a cast that undoes or continues another of its kind. */
static JigFold fold_chain(JigFoldCall *call, const JigOpRow *row) {
    JigOp *op = call->op;
    JigValue *source = jig_vector_bitcast_source(op);
    if (!jig_value_def_is(source, row))
        return JIG_FOLD_NONE;
    JigValue *first = jig_vector_bitcast_source(jig_value_def(source));
    if (jig_value_type(first) == jig_op_result_type(op, 0))
        return jig_fold_value(call, first);
    jig_vector_bitcast_set_source(NULL, op, first);
    return JIG_FOLD_IN_PLACE;
}

JigFold jig_vector_fold_shape_cast(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0];
    if (jig_value_type(jig_vector_shape_cast_source(call->op)) == type)
        return jig_fold_value(call, jig_vector_shape_cast_source(call->op));
    JigFold chain = fold_chain(call, JIG_VECTOR(SHAPE_CAST));
    if (chain == JIG_FOLD_NONE)
        chain = bypass_transpose(call);
    if (chain != JIG_FOLD_NONE)
        return chain;
    const JigAttr *constant = reshaped_splat(x, type);
    if (!constant && x && jig_attr_is_dense(x))
        constant = jig_attr_dense_reshape(x, type);
    return constant ? jig_fold_attr(call, constant) : JIG_FOLD_NONE;
}

/* A splat of f16 read as f32: the half twice. */
static const JigAttr *doubled_half(const JigAttr *x, const JigType *type) {
    const JigType *from = jig_type_element(jig_attr_type(x)), *to = jig_type_element(type);
    bool halves = jig_type_is_float(from) && jig_type_float_kind(from) == JIG_F16 &&
                  jig_type_is_float(to) && jig_type_float_kind(to) == JIG_F32;
    if (!halves)
        return NULL;
    uint64_t bits = jig_attr_float_value(jig_attr_element(x, 0)).bits[0];
    return splat(type, jig_attr_float(to, jig_float_from_bits(JIG_F32, bits << 16 | bits, 0)));
}

/* A splat of integers read as wider ones: the bits several times. */
static const JigAttr *repeated_bits(const JigAttr *x, const JigType *type, JigArena *a) {
    const JigType *from = jig_type_element(jig_attr_type(x)), *to = jig_type_element(type);
    uint32_t narrow = jig_type_is_any_integer(from) ? jig_type_width(from) : 0,
             wide = jig_type_is_any_integer(to) ? jig_type_width(to) : 0;
    if (!narrow || wide <= narrow || wide % narrow)
        return NULL;
    JigInt bits = jig_int_zext(jig_attr_big_int_value(jig_attr_element(x, 0)), wide, a), all = bits;
    for (uint32_t shift = narrow; shift < wide; shift += narrow)
        all = jig_int_or(all, jig_int_shl(bits, shift, a), a);
    return splat(type, jig_attr_big_int(to, all));
}

JigFold jig_vector_fold_bitcast(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0];
    if (jig_value_type(jig_vector_bitcast_source(call->op)) == type)
        return jig_fold_value(call, jig_vector_bitcast_source(call->op));
    JigFold chain = fold_chain(call, JIG_VECTOR(BITCAST));
    if (chain != JIG_FOLD_NONE || !x)
        return chain;
    const JigAttr *constant = is_splat(x) ? doubled_half(x, type) : NULL;
    if (!constant && is_splat(x))
        constant = repeated_bits(x, type, call->arena);
    return jig_fold_attr(call, constant);
}

/* ---- extract, insert ---- */
/* The positions of an op; `first_dynamic` is the number of its first index operand. */
typedef struct Position {
    int64_t *at;
    size_t n;
    bool is_static;
} Position;

static Position position_of(const JigOp *op, JigArena *a) {
    const JigAttr *list = jig_vector_static_position_attr(op);
    Position p = {.n = jig_attr_dense_array_len(list), .is_static = true};
    p.at = JIG_NEW_ARRAY(a, int64_t, p.n + 1);
    for (size_t i = 0; i < p.n; i++) {
        p.at[i] = jig_attr_dense_array_int(list, i);
        p.is_static &= p.at[i] != JIG_DYNAMIC;
    }
    return p;
}

/* The position that is no lane at all. */
enum { NOWHERE = -1 };
static bool is_nowhere(const Position *p) {
    for (size_t i = 0; i < p->n; i++)
        if (p->at[i] == NOWHERE)
            return true;
    return false;
}

/* Index operands that are constants become part of the static list. */
static bool fold_indices(JigFoldCall *call, size_t first_dynamic, const JigType *vector) {
    JigOp *op = call->op;
    Position p = position_of(op, call->arena);
    const JigAttr *const *next = call->operands + first_dynamic;
    bool changed = false;
    for (size_t i = 0, operand = first_dynamic; i < p.n; i++) {
        if (p.at[i] != JIG_DYNAMIC)
            continue;
        const JigAttr *c = *next++;
        int64_t value = c && jig_attr_is_int(c) ? jig_attr_int_value(c) : JIG_DYNAMIC;
        if (value < NOWHERE || i >= jig_type_rank(vector) || value >= jig_type_dim(vector, i)) {
            operand++;
            continue;
        }
        p.at[i] = value;
        jig_op_erase_operands(op, operand, 1);
        changed = true;
    }
    if (changed)
        jig_vector_set_static_position(NULL, op, jig_attr_dense_i64(jig_op_context(op), p.at, p.n));
    return changed;
}

/* The part of a constant at a static position. */
static const JigAttr *constant_part(const JigAttr *x, const Position *p, const JigType *result,
                                    JigArena *a) {
    const JigType *type = jig_attr_type(x);
    bool scalar = !jig_type_is_vector(result);
    if (is_splat(x))
        return scalar ? jig_attr_element(x, 0) : splat(result, jig_attr_element(x, 0));
    int64_t n = scalar ? 1 : jig_type_num_elements(result), start = 0;
    for (size_t i = 0; i < jig_type_rank(type); i++)
        start = start * jig_type_dim(type, i) + (i < p->n ? p->at[i] : 0);
    if (start < 0 || start + n > jig_type_num_elements(type))
        return NULL;
    if (scalar)
        return jig_attr_element(x, start);
    if (jig_const_is_too_long(x, n))
        return NULL;
    const JigAttr **items = jig_arena_alloc(a, (size_t)n * sizeof *items);
    for (int64_t i = 0; i < n; i++)
        items[i] = jig_attr_element(x, start + i);
    return jig_attr_dense_of(result, items, (size_t)n);
}

/* The op becomes an extraction from `source` at this position. */
static JigFold extract_at(JigFoldCall *call, JigValue *source, const int64_t *at, size_t n) {
    jig_vector_extract_set_source(NULL, call->op, source);
    jig_vector_extract_set_static_position(NULL, call->op,
                                           jig_attr_dense_i64(jig_op_context(call->op), at, n));
    return JIG_FOLD_IN_PLACE;
}

/* Positions of `outer` come before those of `op`: both in one. */
static JigFold extract_from_extract(JigFoldCall *call, JigOp *outer) {
    Position p = position_of(outer, call->arena), own = position_of(call->op, call->arena);
    if (!p.is_static || !own.is_static ||
        p.n + own.n > jig_type_rank(jig_value_type(jig_vector_extract_source(outer))))
        return JIG_FOLD_NONE;
    int64_t *at = JIG_NEW_ARRAY(call->arena, int64_t, p.n + own.n + 1);
    memcpy(at, p.at, p.n * sizeof *at);
    memcpy(at + p.n, own.at, own.n * sizeof *at);
    return extract_at(call, jig_vector_extract_source(outer), at, p.n + own.n);
}

/* What an extraction takes on its way through transpositions and insertions: per dim a position,
 * or ALL_OF(d), which is dim `d` of the result's, as a whole. */
typedef struct Way {
    int64_t *at;
    size_t n, rank; /* positions asked for; dims here */
} Way;
#define ALL_OF(dim) (-1 - (int64_t)(dim))

static Way way_of(const Position *p, const JigType *source, JigArena *a) {
    Way w = {.n = p->n, .rank = jig_type_rank(source)};
    w.at = JIG_NEW_ARRAY(a, int64_t, w.rank + 1);
    for (size_t d = 0; d < w.rank; d++)
        w.at[d] = d < p->n ? p->at[d] : ALL_OF(d);
    return w;
}

/* Positions first, then whole dims in their order: is that an extraction again? */
static bool is_extraction(const Way *w) {
    for (size_t d = 0; d < w->rank; d++)
        if (d < w->n ? w->at[d] < 0 : w->at[d] != ALL_OF(d))
            return false;
    return true;
}

static void go_through_transpose(Way *w, const JigOp *transpose, JigArena *a) {
    const JigAttr *order = jig_vector_transpose_permutation_attr(transpose);
    int64_t *at = JIG_NEW_ARRAY(a, int64_t, w->rank + 1);
    for (size_t i = 0; i < w->rank; i++)
        at[jig_attr_dense_array_int(order, i)] = w->at[i];
    w->at = at;
}

/* Can what was inserted at `in` be elsewhere than what is extracted? */
static bool may_meet(const Way *w, const Position *in) {
    for (size_t d = 0; d < in->n && d < w->n; d++)
        if (w->at[d] >= 0 && in->at[d] >= 0 && w->at[d] != in->at[d])
            return false;
    return true;
}

/* From what was inserted at `in`: all of it, or a part. */
static JigFold extract_from_inserted(JigFoldCall *call, JigOp *insert, const Way *w,
                                     const Position *in) {
    JigValue *inserted = jig_vector_insert_value_to_store(insert);
    if (!is_extraction(w) || memcmp(w->at, in->at, in->n * sizeof *in->at))
        return JIG_FOLD_NONE;
    if (w->n == in->n && jig_value_type(inserted) == jig_op_result_type(call->op, 0))
        return jig_fold_value(call, inserted);
    if (w->n == in->n || !jig_type_is_vector(jig_value_type(inserted)))
        return JIG_FOLD_NONE;
    return extract_at(call, inserted, w->at + in->n, w->n - in->n);
}

/* What was inserted there, or what all insertions left alone, whatever the order of dims became on
 * the way; nothing when the way ends where the place of an insertion is not known. */
static JigFold extract_from_chain(JigFoldCall *call) {
    JigValue *source = jig_vector_extract_source(call->op);
    Position own = position_of(call->op, call->arena);
    if (!own.is_static)
        return JIG_FOLD_NONE;
    Way w = way_of(&own, jig_value_type(source), call->arena);
    JigTrail trail = {0};
    for (;;) {
        JigOp *def = jig_value_def(source);
        if (def && !jig_trail_step(&trail, def))
            return JIG_FOLD_NONE;
        if (jig_op_is(def, JIG_VECTOR(TRANSPOSE))) {
            go_through_transpose(&w, def, call->arena);
            source = jig_vector_transpose_vector(def);
            continue;
        }
        if (!jig_op_is(def, JIG_VECTOR(INSERT)))
            break;
        Position in = position_of(def, call->arena);
        if (may_meet(&w, &in))
            return in.is_static && w.n >= in.n ? extract_from_inserted(call, def, &w, &in)
                                               : JIG_FOLD_NONE;
        source = jig_vector_insert_dest(def);
    }
    if (!is_extraction(&w) || source == jig_vector_extract_source(call->op))
        return JIG_FOLD_NONE;
    return extract_at(call, source, w.at, w.n);
}

/* A scalar in every lane; or rows that all are the source. */
static JigFold extract_from_broadcast(JigFoldCall *call, JigOp *broadcast) {
    const JigType *source = jig_value_type(jig_vector_broadcast_source(broadcast));
    if (source == jig_op_result_type(call->op, 0))
        return jig_fold_value(call, jig_vector_broadcast_source(broadcast));
    return JIG_FOLD_NONE;
}

static JigFold extract_from_elements(JigFoldCall *call, JigOp *from) {
    Position p = position_of(call->op, call->arena);
    const JigType *type = jig_op_result_type(from, 0);
    if (!p.is_static || p.n != jig_type_rank(type))
        return JIG_FOLD_NONE;
    int64_t at = 0;
    for (size_t i = 0; i < p.n; i++)
        at = at * jig_type_dim(type, i) + p.at[i];
    if (at < 0 || (size_t)at >= jig_op_num_operands(from) ||
        jig_op_result_type(call->op, 0) != jig_type_element(type))
        return JIG_FOLD_NONE;
    return jig_fold_value(call, jig_op_operand(from, (size_t)at));
}

/* One lane may be called a vector of one, and the other way round: the positions do not tell. */
static size_t extracted_rank(const JigOp *extract) {
    const JigType *t = jig_op_result_type(extract, 0);
    return jig_type_is_vector(t) ? jig_type_rank(t) : 0;
}

/* Offsets of dims that the slice takes whole are 0 and need no position. */
static JigFold extract_from_slice(JigFoldCall *call, JigOp *slice) {
    Position own = position_of(call->op, call->arena);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(slice);
    const JigType *from = jig_value_type(jig_vector_extract_strided_slice_source(slice)),
                  *to = jig_op_result_type(slice, 0);
    size_t n = jig_attr_array_len(offsets);
    while (n && jig_type_dim(from, n - 1) == jig_type_dim(to, n - 1))
        n--;
    if (!own.is_static || own.n < n || jig_type_rank(to) - extracted_rank(call->op) < n)
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < n; i++)
        own.at[i] += jig_attr_int_value(jig_attr_array_at(offsets, i));
    return extract_at(call, jig_vector_extract_strided_slice_source(slice), own.at, own.n);
}

/* Is what `p` extracts all (1), not at all (0), or in part (-1) from the slice inserted by
 * `insert`? The slice's own positions go to `within`. */
static int lies_in_slice(const JigOp *insert, const Position *p, Position *within) {
    const JigType *slice = jig_value_type(jig_vector_insert_strided_slice_value_to_store(insert)),
                  *into = jig_op_result_type(insert, 0);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(insert);
    size_t rank = jig_type_rank(into), added = rank - jig_type_rank(slice);
    bool whole = p->n >= added;
    within->n = 0;
    for (size_t i = 0; i < rank; i++) {
        int64_t start = jig_attr_int_value(jig_attr_array_at(offsets, i)),
                size = i < added ? 1 : jig_type_dim(slice, i - added);
        if (i >= p->n)
            whole &= start == 0 && size == jig_type_dim(into, i);
        else if (p->at[i] < start || p->at[i] >= start + size)
            return 0;
        else if (i >= added)
            within->at[within->n++] = p->at[i] - start;
    }
    return whole ? 1 : -1;
}

/* From the slice itself, when no slice inserted later covers a part of it. */
static JigFold extract_from_inserted_slice(JigFoldCall *call, JigOp *insert) {
    Position own = position_of(call->op, call->arena), within = own;
    int lies = 0;
    within.at = JIG_NEW_ARRAY(call->arena, int64_t, own.n + 1);
    if (!own.is_static)
        return JIG_FOLD_NONE;
    JigTrail trail = {0};
    for (; jig_op_is(insert, JIG_VECTOR(INSERT_STRIDED_SLICE)) && jig_trail_step(&trail, insert);
         insert = jig_value_def(jig_vector_insert_strided_slice_dest(insert)))
        if ((lies = lies_in_slice(insert, &own, &within)) != 0)
            break;
    if (lies != 1)
        return JIG_FOLD_NONE;
    return extract_at(call, jig_vector_insert_strided_slice_value_to_store(insert), within.at,
                      within.n);
}

/* Are the last `n` dims the same, and none of the others scalable? */
static bool same_tail(const JigType *a, const JigType *b, size_t n) {
    size_t x = jig_type_rank(a), y = jig_type_rank(b);
    if (x < n || y < n)
        return false;
    for (size_t i = 0; i < x - n; i++)
        if (jig_vec_scalable_at(a, i))
            return false;
    for (size_t i = 0; i < y - n; i++)
        if (jig_vec_scalable_at(b, i))
            return false;
    for (size_t i = 1; i <= n; i++)
        if (jig_type_dim(a, x - i) != jig_type_dim(b, y - i) ||
            jig_vec_scalable_at(a, x - i) != jig_vec_scalable_at(b, y - i))
            return false;
    return true;
}

/* The lane of the same number, counted in the other shape; or a part that is the same in both. */
static JigFold extract_from_shape_cast(JigFoldCall *call, JigOp *cast) {
    Position own = position_of(call->op, call->arena);
    const JigType *from = jig_value_type(jig_vector_shape_cast_source(cast)),
                  *to = jig_op_result_type(cast, 0);
    size_t kept = extracted_rank(call->op), n = jig_type_rank(to) - kept;
    if (!own.is_static || !same_tail(from, to, kept))
        return JIG_FOLD_NONE;
    int64_t lane = 0;
    for (size_t i = 0; i < n; i++)
        lane = lane * jig_type_dim(to, i) + (i < own.n ? own.at[i] : 0);
    size_t rank = jig_type_rank(from) - kept;
    if (lane < 0)
        return JIG_FOLD_NONE;
    int64_t *at = JIG_NEW_ARRAY(call->arena, int64_t, rank + 1);
    for (size_t i = rank; i-- > 0; lane /= jig_type_dim(from, i))
        at[i] = lane % jig_type_dim(from, i);
    return extract_at(call, jig_vector_shape_cast_source(cast), at, rank);
}

static JigFold extract_from_shuffle(JigFoldCall *call, JigOp *shuffle) {
    Position own = position_of(call->op, call->arena);
    const JigAttr *mask = jig_vector_shuffle_mask_attr(shuffle);
    const JigType *v1 = jig_value_type(jig_vector_shuffle_v1(shuffle));
    if (!own.is_static || own.n != 1 || jig_type_rank(v1) != 1 || own.at[0] < 0 ||
        own.at[0] >= (int64_t)jig_attr_dense_array_len(mask))
        return JIG_FOLD_NONE;
    int64_t lane = jig_attr_dense_array_int(mask, (size_t)own.at[0]), first = jig_type_dim(v1, 0);
    if (lane < 0)
        return jig_fold_attr(call, jig_ub_poison_attr(jig_op_context(call->op)));
    int64_t at = lane < first ? lane : lane - first;
    return extract_at(
        call, lane < first ? jig_vector_shuffle_v1(shuffle) : jig_vector_shuffle_v2(shuffle), &at,
        1);
}

JigFold jig_vector_fold_extract(JigFoldCall *call) {
    JigOp *op = call->op;
    const JigType *source = jig_value_type(jig_vector_extract_source(op)),
                  *result = jig_op_result_type(op, 0);
    /* Constant positions may show more than they did as operands. */
    Position given = position_of(op, call->arena);
    bool changed = fold_indices(call, 1, source);
    Position p = position_of(op, call->arena);
    if (p.n == 0 && source == result)
        return jig_fold_value(call, jig_vector_extract_source(op));
    if (is_nowhere(&given))
        return jig_fold_attr(call, jig_ub_poison_attr(jig_op_context(op)));
    if (is_nowhere(&p))
        return JIG_FOLD_IN_PLACE;
    const JigAttr *x = call->operands[0];
    if (x && jig_match_poison(x))
        return jig_fold_attr(call, x);
    if (x && jig_attr_is_dense(x) && (p.is_static || is_splat(x))) {
        const JigAttr *part = constant_part(x, &p, result, call->arena);
        if (part)
            return jig_fold_attr(call, part);
    }
    JigOp *def = jig_value_def(jig_vector_extract_source(op));
    JigFold folded = JIG_FOLD_NONE;
    if (jig_op_is(def, JIG_VECTOR(EXTRACT)))
        folded = extract_from_extract(call, def);
    else if (jig_op_is(def, JIG_VECTOR(INSERT)) || jig_op_is(def, JIG_VECTOR(TRANSPOSE)))
        folded = extract_from_chain(call);
    else if (jig_op_is(def, JIG_VECTOR(BROADCAST)))
        folded = extract_from_broadcast(call, def);
    else if (jig_op_is(def, JIG_VECTOR(FROM_ELEMENTS)))
        folded = extract_from_elements(call, def);
    else if (jig_op_is(def, JIG_VECTOR(EXTRACT_STRIDED_SLICE)))
        folded = extract_from_slice(call, def);
    else if (jig_op_is(def, JIG_VECTOR(INSERT_STRIDED_SLICE)))
        folded = extract_from_inserted_slice(call, def);
    else if (jig_op_is(def, JIG_VECTOR(SHAPE_CAST)))
        folded = extract_from_shape_cast(call, def);
    else if (jig_op_is(def, JIG_VECTOR(SHUFFLE)))
        folded = extract_from_shuffle(call, def);
    return folded == JIG_FOLD_NONE && changed ? JIG_FOLD_IN_PLACE : folded;
}

/* Larger constants are not rewritten element by element. */
#define MAX_INSERT_ELEMENTS 256

static const JigAttr *insert_constant(JigFoldCall *call, const Position *p) {
    const JigAttr *value = call->operands[0], *dest = call->operands[1];
    if (!value || !dest || !p->is_static || !jig_attr_is_dense(dest) ||
        jig_type_is_scalable(jig_attr_type(dest)))
        return NULL;
    const JigType *type = jig_attr_type(dest);
    int64_t total = jig_type_num_elements(type), start = 0;
    if ((total > MAX_INSERT_ELEMENTS && !jig_value_has_one_use(jig_vector_insert_dest(call->op))) ||
        jig_const_is_too_long(dest, total))
        return NULL;
    bool dense = jig_attr_is_dense(value);
    if (!dense && !jig_attr_is_int(value) && !jig_attr_is_float(value))
        return NULL;
    int64_t n = dense ? jig_type_num_elements(jig_attr_type(value)) : 1;
    for (size_t i = 0; i < jig_type_rank(type); i++)
        start = start * jig_type_dim(type, i) + (i < p->n ? p->at[i] : 0);
    if (start < 0 || start + n > total)
        return NULL;
    const JigAttr **items = jig_arena_alloc(call->arena, ((size_t)total + 1) * sizeof *items);
    for (int64_t i = 0; i < total; i++)
        items[i] = jig_attr_element(dest, i);
    for (int64_t i = 0; i < n; i++)
        items[start + i] = dense ? jig_attr_element(value, i) : value;
    return jig_attr_dense_of(type, items, (size_t)total);
}

/* Do both insert at the same positions, known or not? */
static bool same_place(const JigOp *x, const JigOp *y) {
    JigOperandRange a = jig_vector_insert_dynamic_position(x),
                    b = jig_vector_insert_dynamic_position(y);
    bool same = a.count == b.count && jig_vector_insert_static_position_attr(x) ==
                                          jig_vector_insert_static_position_attr(y);
    for (size_t i = 0; same && i < a.count; i++)
        same = jig_op_operand(x, a.start + i) == jig_op_operand(y, b.start + i);
    return same;
}

JigFold jig_vector_fold_insert(JigFoldCall *call) {
    JigOp *op = call->op;
    Position p = position_of(op, call->arena);
    if (p.n == 0 &&
        jig_value_type(jig_vector_insert_value_to_store(op)) == jig_op_result_type(op, 0))
        return jig_fold_value(call, jig_vector_insert_value_to_store(op));
    if (is_nowhere(&p))
        return jig_fold_attr(call, jig_ub_poison_attr(jig_op_context(op)));
    JigOp *before = jig_value_def_of(jig_vector_insert_dest(op), JIG_VECTOR(INSERT));
    if (before && same_place(before, op)) {
        jig_vector_insert_set_dest(NULL, op, jig_vector_insert_dest(before));
        return JIG_FOLD_IN_PLACE;
    }
    bool changed = fold_indices(call, 2, jig_op_result_type(op, 0));
    p = position_of(op, call->arena);
    const JigAttr *constant = is_nowhere(&p) ? NULL : insert_constant(call, &p);
    if (constant)
        return jig_fold_attr(call, constant);
    return changed ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}

/* ---- Strided slices ---- */
static int64_t list_item(const JigAttr *list, size_t i) {
    return i < jig_attr_array_len(list) ? jig_attr_int_value(jig_attr_array_at(list, i)) : 0;
}

static const JigAttr *constant_slice(JigFoldCall *call, const JigAttr *x) {
    const JigType *from = jig_attr_type(x), *to = jig_op_result_type(call->op, 0);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(call->op);
    int64_t n = jig_type_num_elements(to);
    if (jig_const_is_too_long(x, n))
        return NULL;
    const JigAttr **items = jig_arena_alloc(call->arena, ((size_t)n + 1) * sizeof *items);
    for (int64_t i = 0; i < n; i++) {
        int64_t rest = i, lane = 0, scale = 1;
        for (size_t d = jig_type_rank(from); d-- > 0; scale *= jig_type_dim(from, d)) {
            lane += (rest % jig_type_dim(to, d) + list_item(offsets, d)) * scale;
            rest /= jig_type_dim(to, d);
        }
        items[i] = jig_attr_element(x, lane);
    }
    return n ? jig_attr_dense_of(to, items, (size_t)n) : NULL;
}

/* How a slice lies to what was inserted before. */
typedef enum Overlap { WITHIN, PARTLY, APART } Overlap;

static Overlap overlap_of(const JigOp *slice, const JigOp *insert, JigArena *a, int64_t **offsets) {
    const JigAttr *from = jig_vector_insert_strided_slice_offsets_attr(insert),
                  *own = jig_vector_extract_strided_slice_offsets_attr(slice),
                  *sizes = jig_vector_extract_strided_slice_sizes_attr(slice);
    const JigType *stored = jig_value_type(jig_vector_insert_strided_slice_value_to_store(insert));
    size_t n = jig_attr_array_len(own);
    bool partly = false;
    *offsets = jig_arena_alloc(a, (n + 1) * sizeof **offsets);
    for (size_t d = 0; d < n; d++) {
        int64_t start = list_item(from, d), end = start + jig_type_dim(stored, d),
                at = list_item(own, d);
        if (at < start || at >= end)
            return APART;
        partly |= at + list_item(sizes, d) > end;
        (*offsets)[d] = at - start;
    }
    return partly ? PARTLY : WITHIN;
}

/* A slice of what one of the insertions before put there. */
static JigFold slice_from_inserts(JigFoldCall *call) {
    JigOp *op = call->op;
    JigOp *insert = jig_value_def(jig_vector_extract_strided_slice_source(op));
    JigTrail trail = {0};
    for (; jig_op_is(insert, JIG_VECTOR(INSERT_STRIDED_SLICE)) && jig_trail_step(&trail, insert);
         insert = jig_value_def(jig_vector_insert_strided_slice_dest(insert))) {
        if (jig_type_rank(jig_value_type(jig_vector_extract_strided_slice_source(op))) !=
            jig_type_rank(jig_value_type(jig_vector_insert_strided_slice_value_to_store(insert))))
            return JIG_FOLD_NONE;
        int64_t *offsets;
        Overlap overlap = overlap_of(op, insert, call->arena, &offsets);
        if (overlap == PARTLY)
            return JIG_FOLD_NONE;
        if (overlap == APART)
            continue;
        size_t n = jig_attr_array_len(jig_vector_extract_strided_slice_offsets_attr(op));
        jig_vector_extract_strided_slice_set_source(
            NULL, op, jig_vector_insert_strided_slice_value_to_store(insert));
        jig_vector_extract_strided_slice_set_offsets(
            NULL, op, jig_attr_i64_array(jig_op_context(op), offsets, n));
        return JIG_FOLD_IN_PLACE;
    }
    return JIG_FOLD_NONE;
}

JigFold jig_vector_fold_extract_strided_slice(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0],
                  *constant = x && jig_match_poison(x) ? NULL : reshaped_splat(x, type);
    if (jig_value_type(jig_vector_extract_strided_slice_source(call->op)) == type)
        return jig_fold_value(call, jig_vector_extract_strided_slice_source(call->op));
    if (!constant && x && jig_attr_is_dense(x) && !jig_type_is_scalable(type))
        constant = constant_slice(call, x);
    return constant ? jig_fold_attr(call, constant) : slice_from_inserts(call);
}

JigFold jig_vector_fold_insert_strided_slice(JigFoldCall *call) {
    if (jig_value_type(jig_vector_insert_strided_slice_value_to_store(call->op)) ==
        jig_op_result_type(call->op, 0))
        return jig_fold_value(call, jig_vector_insert_strided_slice_value_to_store(call->op));
    return JIG_FOLD_NONE;
}

/* ---- Elements ---- */
/* Numbers all of them. */
static const JigAttr *constant_elements(JigFoldCall *call) {
    size_t n = jig_op_num_operands(call->op);
    for (size_t i = 0; i < n; i++)
        if (!call->operands[i] ||
            (!jig_attr_is_int(call->operands[i]) && !jig_attr_is_float(call->operands[i])))
            return NULL;
    return n ? jig_attr_dense_of(jig_op_result_type(call->op, 0), call->operands, n) : NULL;
}

JigFold jig_vector_fold_from_elements(JigFoldCall *call) {
    JigOp *op = call->op;
    const JigAttr *constant = constant_elements(call);
    if (constant)
        return jig_fold_attr(call, constant);
    JigOp *def =
        jig_op_num_operands(op) ? jig_value_def(jig_vector_from_elements_elements_at(op, 0)) : NULL;
    if (!jig_op_is(def, JIG_VECTOR(TO_ELEMENTS)) ||
        jig_op_num_results(def) != jig_op_num_operands(op))
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (jig_op_operand(op, i) != jig_op_result(def, i))
            return JIG_FOLD_NONE;
    if (jig_value_type(jig_vector_to_elements_source(def)) != jig_op_result_type(op, 0))
        return JIG_FOLD_NONE;
    return jig_fold_value(call, jig_vector_to_elements_source(def));
}

JigFold jig_vector_fold_to_elements(JigFoldCall *call) {
    JigOp *op = call->op, *def = jig_value_def(jig_vector_to_elements_source(op));
    size_t n = jig_op_num_results(op);
    if (!jig_op_is(def, JIG_VECTOR(FROM_ELEMENTS)) || jig_op_num_operands(def) != n)
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < n; i++)
        call->results[i].value = jig_op_operand(def, i);
    return JIG_FOLD_RESULTS;
}

/* Lanes of two constants. */
static const JigAttr *shuffled(JigFoldCall *call, const JigAttr *mask, int64_t first) {
    const JigAttr *const *from = call->operands;
    size_t n = jig_attr_dense_array_len(mask);
    if (!from[0] || !from[1])
        return NULL;
    bool none[2] = {jig_match_poison(from[0]), jig_match_poison(from[1])};
    if (none[0] && none[1])
        return from[0];
    if ((!none[0] && !jig_attr_is_dense(from[0])) || (!none[1] && !jig_attr_is_dense(from[1])))
        return NULL;
    /* Lanes that are poison may be anything: the first of a constant. */
    const JigAttr *any = jig_attr_element(from[none[0] ? 1 : 0], 0);
    const JigAttr **items = jig_arena_alloc(call->arena, (n + 1) * sizeof *items);
    for (size_t i = 0; i < n; i++) {
        int64_t lane = jig_attr_dense_array_int(mask, i);
        bool second = lane >= first;
        items[i] = lane < 0 || none[second]
                       ? any
                       : jig_attr_element(from[second], second ? lane - first : lane);
    }
    return n ? jig_attr_dense_of(jig_op_result_type(call->op, 0), items, n) : NULL;
}

/* The lanes of one operand, in order. */
JigFold jig_vector_fold_shuffle(JigFoldCall *call) {
    JigOp *op = call->op;
    const JigType *v1 = jig_value_type(jig_vector_shuffle_v1(op)),
                  *v2 = jig_value_type(jig_vector_shuffle_v2(op));
    const JigAttr *mask = jig_vector_shuffle_mask_attr(op);
    if (jig_type_rank(v1) == 0)
        return JIG_FOLD_NONE;
    int64_t first = jig_type_dim(v1, 0), second = jig_type_dim(v2, 0),
            n = (int64_t)jig_attr_dense_array_len(mask);
    bool is_first = n == first, is_second = n == second;
    for (int64_t i = 0; i < n; i++) {
        int64_t lane = jig_attr_dense_array_int(mask, (size_t)i);
        is_first &= lane == i;
        is_second &= lane == first + i;
    }
    if (is_first || is_second)
        return jig_fold_value(call, jig_op_operand(op, is_first ? 0 : 1));
    /* The lanes of a vector of more dims are vectors: no elements of a constant. */
    bool none = call->operands[0] && call->operands[1] && jig_match_poison(call->operands[0]) &&
                jig_match_poison(call->operands[1]);
    return none || jig_type_rank(v1) == 1 ? jig_fold_attr(call, shuffled(call, mask, first))
                                          : JIG_FOLD_NONE;
}

/* All or no lanes: a plain constant. */
JigFold jig_vector_fold_constant_mask(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *sizes = jig_vector_constant_mask_mask_dim_sizes_attr(call->op);
    size_t rank = jig_type_rank(type), n = jig_attr_dense_array_len(sizes);
    bool all = true, none = false;
    for (size_t i = 0; i < n; i++) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        all &= size == (rank ? jig_type_dim(type, i) : 1);
        none |= size == 0;
    }
    if (!all && !none)
        return JIG_FOLD_NONE;
    return jig_fold_attr(call, splat(type, jig_attr_bool(jig_op_context(call->op), all)));
}

/* ---- Casts of what is accessed ---- */
bool jig_vector_fold_base_cast(JigOp *op, size_t base) {
    JigOp *cast = jig_op_operand_def(op, base);
    if (jig_op_is(cast, JIG_MEMREF(CAST))) {
        if (!jig_type_is_memref(jig_value_type(jig_memref_cast_source(cast))))
            return false;
    } else if (!cast || !jig_op_has_name(cast, "tensor.cast") ||
               !jig_cast_folds_into_consumer(cast)) {
        return false;
    }
    jig_op_set_operand(op, base, jig_memref_cast_source(cast));
    return true;
}

/* With no dim reduced, a vector of one dim is what it was. */
JigFold jig_vector_fold_multi_reduction(JigFoldCall *call) {
    bool same = jig_type_rank(jig_value_type(jig_vector_multi_reduction_source(call->op))) == 1 &&
                !jig_attr_dense_array_len(jig_vector_multi_reduction_reduction_dims_attr(call->op));
    return same ? jig_fold_value(call, jig_vector_multi_reduction_source(call->op)) : JIG_FOLD_NONE;
}

JigFold jig_vector_fold_access(JigFoldCall *call) {
    size_t base = jig_op_is(call->op, JIG_VECTOR(STORE)) ? 1 : 0;
    bool memref = jig_type_is_memref(jig_op_operand_type(call->op, base));
    return memref && jig_vector_fold_base_cast(call->op, base) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
