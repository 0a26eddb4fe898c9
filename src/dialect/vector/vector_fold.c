/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of ops that move lanes. */
#include "dialect/common/constfold.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/memref/memref.h"
#include "dialect/ub/ub.h"
#include "dialect/vector/vector_util.h"
#include "ir/trail.h"

/* A splat, or poison, stays what it is in any shape. */
static const JigAttr *reshaped_splat(const JigAttr *x, const JigType *type) {
    if (x && jig_const_match_poison(x))
        return x;
    return jig_vector_is_splat(x) ? jig_vector_splat(type, jig_attr_element(x, 0)) : NULL;
}

static size_t leading_ones(const JigType *t) {
    size_t n = 0;
    while (n < jig_type_rank(t) && jig_vector_is_one_lane(t, n))
        n++;
    return n;
}

static bool differ_in_leading_ones(const JigType *a, const JigType *b) {
    size_t i = leading_ones(a), k = leading_ones(b);
    if (jig_type_rank(a) - i != jig_type_rank(b) - k)
        return false;
    for (; i < jig_type_rank(a); i++, k++)
        if (jig_type_dim(a, i) != jig_type_dim(b, k) ||
            jig_vector_scalable_at(a, i) != jig_vector_scalable_at(b, k))
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
        if (jig_vector_is_one_lane(from, (size_t)dim))
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
        return jig_const_fold_value(call, jig_vector_broadcast_source(call->op));
    if (bypass_cast_of_ones(call->op))
        return JIG_FOLD_IN_PLACE;
    if (x && (jig_attr_is_int(x) || jig_attr_is_float(x))) /* llvm's constants have other types */
        return jig_attr_type(x) == jig_type_element(type)
                   ? jig_const_fold_attr(call, jig_vector_splat(type, x))
                   : JIG_FOLD_NONE;
    return jig_const_fold_attr(call, reshaped_splat(x, type));
}

JigFold jig_vector_fold_transpose(JigFoldCall *call) {
    const JigAttr *constant = reshaped_splat(call->operands[0], jig_op_result_type(call->op, 0));
    if (constant)
        return jig_const_fold_attr(call, constant);
    if (keeps_order(call->op) &&
        jig_value_type(jig_vector_transpose_vector(call->op)) == jig_op_result_type(call->op, 0))
        return jig_const_fold_value(call, jig_vector_transpose_vector(call->op));
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
        return jig_const_fold_value(call, first);
    jig_vector_bitcast_set_source(NULL, op, first);
    return JIG_FOLD_IN_PLACE;
}

JigFold jig_vector_fold_shape_cast(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0];
    if (jig_value_type(jig_vector_shape_cast_source(call->op)) == type)
        return jig_const_fold_value(call, jig_vector_shape_cast_source(call->op));
    JigFold chain = fold_chain(call, JIG_VECTOR(SHAPE_CAST));
    if (chain == JIG_FOLD_NONE)
        chain = bypass_transpose(call);
    if (chain != JIG_FOLD_NONE)
        return chain;
    JigOp *broadcast =
        jig_value_def_of(jig_vector_shape_cast_source(call->op), JIG_VECTOR(BROADCAST));
    if (broadcast && jig_value_type(jig_vector_broadcast_source(broadcast)) == type)
        return jig_const_fold_value(call, jig_vector_broadcast_source(broadcast));
    const JigAttr *constant = reshaped_splat(x, type);
    if (!constant && x && jig_attr_is_dense(x))
        constant = jig_attr_dense_reshape(x, type);
    return constant ? jig_const_fold_attr(call, constant) : JIG_FOLD_NONE;
}

/* A splat of f16 read as f32: the half twice. */
static const JigAttr *doubled_half(const JigAttr *x, const JigType *type) {
    const JigType *from = jig_type_element(jig_attr_type(x)), *to = jig_type_element(type);
    bool halves = jig_type_is_float(from) && jig_type_float_kind(from) == JIG_F16 &&
                  jig_type_is_float(to) && jig_type_float_kind(to) == JIG_F32;
    if (!halves)
        return NULL;
    uint64_t bits = jig_attr_float_value(jig_attr_element(x, 0)).bits[0];
    return jig_vector_splat(type,
                            jig_attr_float(to, jig_float_from_bits(JIG_F32, bits << 16 | bits, 0)));
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
    return jig_vector_splat(type, jig_attr_big_int(to, all));
}

JigFold jig_vector_fold_bitcast(JigFoldCall *call) {
    const JigType *type = jig_op_result_type(call->op, 0);
    const JigAttr *x = call->operands[0];
    if (jig_value_type(jig_vector_bitcast_source(call->op)) == type)
        return jig_const_fold_value(call, jig_vector_bitcast_source(call->op));
    JigFold chain = fold_chain(call, JIG_VECTOR(BITCAST));
    if (chain != JIG_FOLD_NONE || !x)
        return chain;
    const JigAttr *constant = jig_vector_is_splat(x) ? doubled_half(x, type) : NULL;
    if (!constant && jig_vector_is_splat(x))
        constant = repeated_bits(x, type, call->arena);
    return jig_const_fold_attr(call, constant);
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
                  *constant = x && jig_const_match_poison(x) ? NULL : reshaped_splat(x, type);
    if (jig_value_type(jig_vector_extract_strided_slice_source(call->op)) == type)
        return jig_const_fold_value(call, jig_vector_extract_strided_slice_source(call->op));
    if (!constant && x && jig_attr_is_dense(x) && !jig_type_is_scalable(type))
        constant = constant_slice(call, x);
    return constant ? jig_const_fold_attr(call, constant) : slice_from_inserts(call);
}

JigFold jig_vector_fold_insert_strided_slice(JigFoldCall *call) {
    if (jig_value_type(jig_vector_insert_strided_slice_value_to_store(call->op)) ==
        jig_op_result_type(call->op, 0))
        return jig_const_fold_value(call, jig_vector_insert_strided_slice_value_to_store(call->op));
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
        return jig_const_fold_attr(call, constant);
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
    return jig_const_fold_value(call, jig_vector_to_elements_source(def));
}

JigFold jig_vector_fold_to_elements(JigFoldCall *call) {
    JigOp *op = call->op, *def = jig_value_def(jig_vector_to_elements_source(op));
    size_t n = jig_op_num_results(op);
    JigValue *scalar =
        jig_op_is(def, JIG_VECTOR(BROADCAST)) ? jig_vector_broadcast_source(def) : NULL;
    if (scalar && !jig_type_is_vector(jig_value_type(scalar))) {
        for (size_t i = 0; i < n; i++)
            call->results[i].value = scalar;
        return JIG_FOLD_RESULTS;
    }
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
    bool none[2] = {jig_const_match_poison(from[0]), jig_const_match_poison(from[1])};
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
        return jig_const_fold_value(call, jig_op_operand(op, is_first ? 0 : 1));
    /* The lanes of a vector of more dims are vectors: no elements of a constant. */
    bool none = call->operands[0] && call->operands[1] &&
                jig_const_match_poison(call->operands[0]) &&
                jig_const_match_poison(call->operands[1]);
    return none || jig_type_rank(v1) == 1 ? jig_const_fold_attr(call, shuffled(call, mask, first))
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
    return jig_const_fold_attr(
        call, jig_vector_splat(type, jig_attr_bool(jig_op_context(call->op), all)));
}

/* ---- Casts of what is accessed ---- */
bool jig_vector_fold_base_cast(JigOp *op, size_t base) {
    JigOp *cast = jig_op_operand_def(op, base);
    if (jig_op_is(cast, JIG_MEMREF(CAST))) {
        if (!jig_type_is_memref(jig_value_type(jig_memref_cast_source(cast))))
            return false;
    } else if (!cast || !jig_op_has_name(cast, "tensor.cast") ||
               !jig_tensor_cast_folds_into_consumer(cast)) {
        return false;
    }
    jig_op_set_operand(op, base, jig_memref_cast_source(cast));
    return true;
}

JigFold jig_vector_fold_access(JigFoldCall *call) {
    size_t base = jig_op_is(call->op, JIG_VECTOR(STORE)) ? 1 : 0;
    bool memref = jig_type_is_memref(jig_op_operand_type(call->op, base));
    return memref && jig_vector_fold_base_cast(call->op, base) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
