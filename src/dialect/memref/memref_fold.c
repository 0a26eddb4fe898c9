/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of memref ops. */
#include "dialect/memref/memref_int.h"

#include "dialect/common/constfold.h"
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "jig/iface.h"
#include "support/check.h"

/* ---- memref.dim ---- */

/* Of a subview, which may have dropped unit sizes. */
static JigValue *sliced_size(JigOp *subview, size_t dim) {
    JigArena *a = jig_arena_create();
    size_t n, kept = 0;
    JigMixed *sizes = jig_slice_sizes(subview, &n, a);
    bool *dropped = JIG_NEW_ARRAY(a, bool, n + 1);
    JigValue *v = NULL;
    jig_memref_subview_dropped_dims(subview, dropped, a);
    for (size_t i = 0; i < n && kept <= dim; i++)
        if (!dropped[i] && kept++ == dim)
            v = sizes[i].value;
    jig_arena_destroy(a);
    return v;
}

/* The operand of the defining op that says how large dynamic dimension `dim` is. */
static JigValue *dynamic_size(JigOp *def, const JigType *t, size_t dim) {
    if (jig_op_is(def, JIG_MEMREF(ALLOC)) || jig_op_is(def, JIG_MEMREF(ALLOCA)))
        return jig_op_operand(def, jig_type_dynamic_before(t, dim));
    if (jig_op_is(def, JIG_MEMREF(VIEW)))
        return jig_op_operand(def, 2 + jig_type_dynamic_before(t, dim));
    return jig_op_is(def, JIG_MEMREF(SUBVIEW)) ? sliced_size(def, dim) : NULL;
}

JigFold jig_memref_fold_dim(JigFoldCall *call) {
    return jig_dim_fold(call, JIG_MEMREF(CAST), dynamic_size);
}

/* ---- Casts of operands ---- */

/* All operands but `except`, which is a value; SIZE_MAX: there is none. */
static bool bypass_casts(JigOp *op, size_t except) {
    bool changed = false;
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        changed |= i != except && jig_dim_bypass_cast(op, i, JIG_MEMREF(CAST));
    return changed;
}

JigFold jig_memref_fold_casts(JigFoldCall *call) {
    JIG_REQUIRE(call);
    return bypass_casts(call->op, SIZE_MAX) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
JigFold jig_memref_fold_store(JigFoldCall *call) {
    JIG_REQUIRE(call);
    return bypass_casts(call->op, 0) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}

static bool operand_is_result(const JigOp *op) {
    return jig_op_operand_type(op, 0) == jig_op_result_type(op, 0);
}

JigFold jig_memref_fold_cast(JigFoldCall *call) {
    JigFold chain = jig_memref_fold_casts(call);
    if (chain != JIG_FOLD_NONE || !operand_is_result(call->op))
        return chain;
    return jig_const_fold_value(call, jig_memref_cast_source(call->op));
}

JigFold jig_memref_fold_memory_space_cast(JigFoldCall *call) {
    JigOp *op = call->op, *def = jig_value_def(jig_memref_memory_space_cast_source(op));
    if (jig_op_is(def, JIG_MEMREF(MEMORY_SPACE_CAST))) {
        jig_memref_memory_space_cast_set_source(NULL, op, jig_memref_memory_space_cast_source(def));
        return JIG_FOLD_IN_PLACE;
    }
    return operand_is_result(op)
               ? jig_const_fold_value(call, jig_memref_memory_space_cast_source(op))
               : JIG_FOLD_NONE;
}

/* ---- Ranks, alignment, views ---- */

JigFold jig_memref_fold_rank(JigFoldCall *call) {
    const JigType *t = jig_value_type(jig_memref_rank_memref(call->op));
    return jig_type_is_memref(t)
               ? jig_const_fold_attr(call,
                                     jig_attr_index(jig_type_context(t), (int64_t)jig_type_rank(t)))
               : JIG_FOLD_NONE;
}

JigFold jig_memref_fold_assume_alignment(JigFoldCall *call) {
    JigValue *source = jig_memref_assume_alignment_memref(call->op);
    JigOp *def = jig_value_def(source);
    bool same = jig_op_is(def, JIG_MEMREF(ASSUME_ALIGNMENT)) &&
                jig_memref_assume_alignment_alignment(def) ==
                    jig_memref_assume_alignment_alignment(call->op);
    return same ? jig_const_fold_value(call, source) : JIG_FOLD_NONE;
}

JigFold jig_memref_fold_view(JigFoldCall *call) {
    bool whole = operand_is_result(call->op) &&
                 jig_type_has_static_shape(jig_op_result_type(call->op, 0)) &&
                 jig_attr_is_int(call->operands[1]) && jig_attr_int_value(call->operands[1]) == 0;
    return whole ? jig_const_fold_value(call, jig_memref_view_source(call->op)) : JIG_FOLD_NONE;
}

JigFold jig_memref_fold_transpose(JigFoldCall *call) {
    JigOp *op = call->op, *def = jig_value_def(jig_memref_transpose_in(op));
    const JigMap *map = jig_attr_map_value(jig_memref_transpose_permutation_attr(op));
    if (jig_map_is_identity(map) && operand_is_result(op))
        return jig_const_fold_value(call, jig_memref_transpose_in(op));
    if (!jig_op_is(def, JIG_MEMREF(TRANSPOSE)))
        return JIG_FOLD_NONE;
    const JigMap *inner = jig_attr_map_value(jig_memref_transpose_permutation_attr(def));
    jig_memref_transpose_set_permutation(NULL, op, jig_attr_of_map(jig_map_compose(map, inner)));
    jig_memref_transpose_set_in(NULL, op, jig_memref_transpose_in(def));
    return JIG_FOLD_IN_PLACE;
}

static bool all_are(const JigMixed *list, size_t n, int64_t value) {
    for (size_t i = 0; i < n; i++)
        if (!jig_mixed_is(list[i], value))
            return false;
    return true;
}

/* A buffer that a reinterpretation of `source` may as well start from; or NULL. */
static JigValue *reinterpret_source(JigValue *source, JigArena *a) {
    JigOp *def = jig_value_def(source);
    size_t n;
    if (jig_op_is(def, JIG_MEMREF(REINTERPRET_CAST)) || jig_op_is(def, JIG_MEMREF(CAST)))
        return jig_memref_source(def);
    if (!jig_op_is(def, JIG_MEMREF(SUBVIEW)))
        return NULL;
    const JigMixed *offsets = jig_slice_offsets(def, &n, a);
    return all_are(offsets, n, 0) ? jig_memref_source(def) : NULL;
}

JigFold jig_memref_fold_reinterpret_cast(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *source = jig_memref_reinterpret_cast_source(op),
             *from = reinterpret_source(source, call->arena);
    if (from) {
        jig_memref_reinterpret_cast_set_source(NULL, op, from);
        return JIG_FOLD_IN_PLACE;
    }
    bool same =
        operand_is_result(op) && jig_type_has_static_shape(jig_value_type(source)) &&
        jig_attr_dense_i64_data(jig_memref_reinterpret_cast_static_offsets_attr(op))[0] == 0;
    return same ? jig_const_fold_value(call, source) : JIG_FOLD_NONE;
}

/* Does the subview take all of what another one of these sizes took? */
static bool takes_all(const JigOp *op, const JigOp *inner, JigArena *a) {
    size_t n, m;
    const JigMixed *offsets = jig_slice_offsets(op, &n, a), *strides = jig_slice_strides(op, &n, a);
    const JigMixed *sizes = jig_slice_sizes(op, &n, a),
                   *inner_sizes = jig_slice_sizes(inner, &m, a);
    if (n != m || !all_are(offsets, n, 0) || !all_are(strides, n, 1))
        return false;
    for (size_t i = 0; i < n; i++)
        if (!jig_mixed_same(sizes[i], inner_sizes[i]))
            return false;
    return true;
}

static bool is_static(const JigType *t, JigArena *a) {
    JigStrides s = jig_memref_strides(t, a);
    bool known = s.ok && s.offset != JIG_DYNAMIC;
    for (size_t i = 0; known && i < s.n; i++)
        known = s.strides[i] != JIG_DYNAMIC;
    return known && jig_type_has_static_shape(t);
}

JigFold jig_memref_fold_subview(JigFoldCall *call) {
    JigOp *op = call->op;
    JigValue *source = jig_memref_subview_source(op);
    JigOp *def = jig_value_def(source);
    if (!operand_is_result(op))
        return JIG_FOLD_NONE;
    bool same = is_static(jig_value_type(source), call->arena) ||
                (jig_op_is(def, JIG_MEMREF(SUBVIEW)) && takes_all(op, def, call->arena));
    return same ? jig_const_fold_value(call, source) : JIG_FOLD_NONE;
}

/* ---- Reshapes ---- */

/* With more than one unknown size, a group may come back in another shape. */
static bool groups_keep_shape(const JigType *expanded, JigGroups g) {
    for (size_t i = 0; i < g.n; i++) {
        size_t dynamic = 0;
        for (size_t k = 0; k < g.items[i].n; k++)
            dynamic += jig_type_is_dynamic_dim(expanded, (size_t)g.items[i].dims[k]);
        if (dynamic > 1)
            return false;
    }
    return true;
}

/* There and back again. */
static JigFold fold_reshape(JigFoldCall *call, const JigOpRow *inverse) {
    JigOp *op = call->op, *def = jig_value_def(jig_memref_src(op));
    if (operand_is_result(op))
        return jig_const_fold_value(call, jig_memref_src(op));
    if (!jig_op_is(def, inverse))
        return JIG_FOLD_NONE;
    JigValue *first = jig_memref_expand_shape_src(def);
    const JigType *t = jig_op_result_type(op, 0), *middle = jig_value_type(jig_memref_src(op));
    if (jig_value_type(first) != t)
        return JIG_FOLD_NONE;
    if (jig_type_num_dynamic_dims(t) < 2)
        return jig_const_fold_value(call, first);
    JigGroups x = jig_reshape_groups_of(op, call->arena),
              y = jig_reshape_groups_of(def, call->arena);
    bool back = jig_reshape_groups_equal(x, y) &&
                groups_keep_shape(jig_type_rank(t) > jig_type_rank(middle) ? t : middle, x);
    return back ? jig_const_fold_value(call, first) : JIG_FOLD_NONE;
}

JigFold jig_memref_fold_expand_shape(JigFoldCall *call) {
    return fold_reshape(call, JIG_MEMREF(COLLAPSE_SHAPE));
}
JigFold jig_memref_fold_collapse_shape(JigFoldCall *call) {
    return fold_reshape(call, JIG_MEMREF(EXPAND_SHAPE));
}
