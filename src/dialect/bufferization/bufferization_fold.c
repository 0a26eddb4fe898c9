/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds and canonical forms. */
#include "dialect/common/dim.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization_int.h"
#include "dialect/common/constfold.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "jig/iface.h"
#include "support/arena.h"
#include "ir/trail.h"

static JigOp *source_op(const JigOp *op) {
    return jig_op_operand_def(op, 0);
}

/* ---- Folds ---- */

/* Nothing may have written to the buffer between the two. */
JigFold jig_bufferization_fold_to_tensor(JigFoldCall *call) {
    JigOp *def = source_op(call->op);
    bool next =
        jig_op_is(def, JIG_BUFFERIZATION(TO_BUFFER)) && jig_op_next(def) == call->op &&
        jig_value_type(jig_bufferization_to_buffer_tensor(def)) == jig_op_result_type(call->op, 0);
    return next ? jig_const_fold_value(call, jig_bufferization_to_buffer_tensor(def))
                : JIG_FOLD_NONE;
}

JigFold jig_bufferization_fold_to_buffer(JigFoldCall *call) {
    JigOp *def = source_op(call->op);
    bool same =
        jig_op_is(def, JIG_BUFFERIZATION(TO_TENSOR)) &&
        jig_value_type(jig_bufferization_to_tensor_buffer(def)) == jig_op_result_type(call->op, 0);
    return same ? jig_const_fold_value(call, jig_bufferization_to_tensor_buffer(def))
                : JIG_FOLD_NONE;
}

JigFold jig_bufferization_fold_clone(JigFoldCall *call) {
    JigOp *def = source_op(call->op);
    if (!jig_op_is(def, JIG_MEMREF(CAST)) ||
        !jig_type_is_memref(jig_value_type(jig_memref_cast_source(def))))
        return JIG_FOLD_NONE;
    jig_bufferization_to_tensor_set_buffer(NULL, call->op, jig_memref_cast_source(def));
    return JIG_FOLD_IN_PLACE;
}

/* ---- Sizes ---- */

static JigValue *build_dim(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *v,
                           size_t dim) {
    JigValue *operands[2] = {v, jig_arith_index(rw, loc, (int64_t)dim)};
    const JigType *index = jig_type_index(rw->ctx);
    return jig_build_or_fold(rw, loc, row, operands, 2, &index, 1, NULL);
}

/* ---- bufferization.alloc_tensor ---- */

/* The new tensor is in the default memory space, and without a hint. */
static bool static_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    if (jig_bufferization_alloc_tensor_copy(op) || !jig_type_has_rank(t))
        return jig_no_match(rw, op, "sizes of another tensor");
    size_t rank = jig_type_rank(t), n;
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    JigValue **left = jig_dim_constant_sizes(op, 0, false, shape, &n, rw->arena);
    if (!left)
        return jig_no_match(rw, op, "no constant sizes");
    const JigType *type = jig_type_tensor(shape, rank, jig_type_element(t), jig_type_encoding(t));
    JigBufferizationAllocTensor parts = {.dynamic_sizes = {left, n}, .result_type = type};
    JigOp *alloc = jig_bufferization_alloc_tensor_build(rw, jig_op_loc(op), &parts);
    JigValue *v = jig_op_result(alloc, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(CAST), &v, 1, &t, 1, NULL);
    return true;
}

static bool dim_of_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *alloc = source_op(op);
    int64_t dim;
    if (!jig_op_is(alloc, JIG_BUFFERIZATION(ALLOC_TENSOR)) ||
        !jig_constant_int(jig_tensor_dim_index(op), &dim))
        return jig_no_match(rw, op, "no constant dim of an alloc_tensor");
    const JigType *t = jig_op_result_type(alloc, 0);
    if (!jig_type_has_rank(t) || dim < 0 || (size_t)dim >= jig_type_rank(t) ||
        !jig_type_is_dynamic_dim(t, (size_t)dim))
        return jig_no_match(rw, op, "the size is no operand");
    JigValue *copy = jig_bufferization_alloc_tensor_copy(alloc);
    jig_rw_replace1(rw, op,
                    copy ? build_dim(rw, jig_op_loc(alloc), JIG_TENSOR(DIM), copy, (size_t)dim)
                         : jig_op_operand(alloc, jig_type_dynamic_before(t, (size_t)dim)));
    return true;
}

/* ---- bufferization.to_tensor, bufferization.to_buffer ---- */

/* The size of the tensor is that of the buffer. */
static bool dim_across(JigRewriter *rw, JigOp *op, const JigOpRow *bridge, const JigOpRow *dim) {
    JigOp *def = source_op(op);
    if (!jig_op_is(def, bridge))
        return jig_no_match(rw, op, "no dim of a {}", jig_fact_text(bridge->name));
    JigValue *operands[2] = {jig_bufferization_to_tensor_buffer(def), jig_tensor_dim_index(op)};
    const JigType *index = jig_type_index(rw->ctx);
    jig_rw_replace_with_new(rw, op, dim, operands, 2, &index, 1, NULL);
    return true;
}
static bool dim_of_to_tensor(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return dim_across(rw, op, JIG_BUFFERIZATION(TO_TENSOR), JIG_MEMREF(DIM));
}
static bool dim_of_to_buffer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return dim_across(rw, op, JIG_BUFFERIZATION(TO_BUFFER), JIG_TENSOR(DIM));
}

static bool load_of_to_buffer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_op(op);
    size_t n = jig_op_num_operands(op);
    if (!jig_op_is(def, JIG_BUFFERIZATION(TO_BUFFER)))
        return jig_no_match(rw, op, "no load of a to_buffer");
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(i ? op : def, i);
    const JigType *t = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(EXTRACT), operands, n, &t, 1, NULL);
    return true;
}

static bool to_buffer_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = source_op(op);
    const JigType *t = jig_op_result_type(op, 0);
    if (!jig_op_is(cast, JIG_TENSOR(CAST)))
        return jig_no_match(rw, op, "no cast to fold");
    JigValue *tensor = jig_tensor_cast_source(cast);
    const JigType *from = jig_value_type(tensor), *type;
    if (!jig_type_is_ranked_tensor(from))
        return jig_no_match(rw, op, "unranked");
    type = jig_type_memref(jig_type_shape(from), jig_type_rank(from), jig_type_element(from),
                           jig_type_is_memref(t) ? jig_type_layout(t) : NULL, jig_type_space(t));
    const JigAttr *read_only = jig_bufferization_to_buffer_read_only_attr(op);
    JigOp *buffer = jig_build(rw, jig_op_loc(op), JIG_BUFFERIZATION(TO_BUFFER), &tensor, 1, &type,
                              1, read_only ? "read_only" : NULL, read_only, NULL);
    JigValue *v = jig_op_result(buffer, 0);
    jig_rw_replace_with_new(rw, op, JIG_MEMREF(CAST), &v, 1, &t, 1, NULL);
    return true;
}

/* A cast to this layout is sure not to fail: nothing becomes static that was not. */
static bool cast_is_safe(const JigType *from, const JigType *to, JigArena *a) {
    size_t rank = jig_type_rank(from);
    if (!jig_type_is_memref(from) || !jig_type_is_memref(to))
        return jig_type_is_memref(from) && jig_type_element(from) == jig_type_element(to) &&
               jig_type_space(from) == jig_type_space(to);
    int64_t *x = JIG_NEW_ARRAY(a, int64_t, rank + 1), *y = JIG_NEW_ARRAY(a, int64_t, rank + 1), p,
            q;
    if (jig_type_space(from) != jig_type_space(to) || rank != jig_type_rank(to) ||
        !jig_type_strides(from, x, &p) || !jig_type_strides(to, y, &q) ||
        (q != JIG_DYNAMIC && p != q))
        return false;
    for (size_t i = 0; i < rank; i++)
        if (y[i] != JIG_DYNAMIC && x[i] != y[i])
            return false;
    return jig_shapes_compatible(from, to);
}

/* Such a layout needs operands, of which nothing is known here. */
static bool layout_has_symbols(const JigType *memref) {
    const JigMap *map = jig_type_layout(memref) ? jig_type_layout_map(memref) : NULL;
    return map && jig_map_num_symbols(map);
}

/* The tensor's buffer in another type: by a cast, or copied to a new one. */
static bool to_buffer_of_to_tensor(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_op(op);
    if (!jig_op_is(def, JIG_BUFFERIZATION(TO_TENSOR)))
        return jig_no_match(rw, op, "no to_tensor");
    JigValue *source = jig_bufferization_to_tensor_buffer(def);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    JigLoc loc = jig_value_loc(source);
    if (from == to) {
        jig_rw_replace1(rw, op, source);
        return true;
    }
    if (cast_is_safe(from, to, rw->arena)) {
        jig_rw_replace_op(rw, op, jig_build(rw, loc, JIG_MEMREF(CAST), &source, 1, &to, 1, NULL));
        return true;
    }
    if (!jig_type_is_memref(from) || !jig_type_is_memref(to) || layout_has_symbols(to))
        return jig_no_match(rw, op, "no such buffer can be made");
    size_t n = 0, rank = jig_type_rank(to);
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    for (size_t i = 0; i < rank; i++)
        if (jig_type_is_dynamic_dim(to, i))
            sizes[n++] = build_dim(rw, loc, JIG_MEMREF(DIM), source, i);
    JigMemrefAlloc parts = {.dynamic_sizes = {sizes, n}, .memref_type = to};
    JigOp *alloc = jig_memref_alloc_build(rw, loc, &parts);
    JigValue *places[2] = {source, jig_op_result(alloc, 0)};
    jig_build(rw, loc, JIG_MEMREF(COPY), places, 2, NULL, 0, NULL);
    jig_rw_replace1(rw, op, places[1]);
    return true;
}

/* ---- bufferization.clone ---- */

static bool frees(const JigOp *op, const JigValue *v) {
    JigEffects effects = {0};
    bool does = false;
    if (jig_op_own_effects(op, &effects))
        for (size_t i = 0; i < effects.len; i++)
            does |= effects.items[i].kind == JIG_EFFECT_FREE && (!v || effects.items[i].value == v);
    jig_effects_free(&effects);
    return does;
}

/* The one op that frees the buffer, NULL where there is none; false: there are several, or it is
 * made larger or smaller, so that its end is not plain to see. */
static bool dealloc_of(const JigValue *v, JigOp **out) {
    *out = NULL;
    for (JigUse *use = jig_value_first_use(v); use; use = jig_use_next(use)) {
        JigOp *user = jig_use_owner(use);
        if (!frees(user, v))
            continue;
        if (*out || jig_op_is(user, JIG_MEMREF(REALLOC)))
            return false;
        *out = user;
    }
    return true;
}

/* The buffer that `v` shows a part or another shape of. */
static JigValue *viewed(JigValue *v) {
    for (JigTrail trail = {0};;) {
        JigOp *def = jig_value_def(v);
        const JigViewIface *view = jig_view(def);
        if (!view || jig_op_result(def, 0) != v || !jig_trail_step(&trail, def))
            return v;
        v = view->source(def);
    }
}

/* Of the ops that free original and copy, the one that ends the shorter life: in this block, and
 * with nothing freed between `op` and it. NULL: neither does. */
static JigOp *needless_dealloc(const JigOp *op, JigOp *of_input, JigOp *of_output) {
    JigBlock *block = jig_op_block(op);
    bool first = of_output && jig_op_block(of_output) == block;
    JigOp *found = first ? of_output : of_input;
    if (!found || jig_op_block(found) != block)
        return NULL;
    for (JigOp *at = jig_op_next(op); at != found; at = jig_op_next(at))
        if (!at || frees(at, NULL))
            return NULL;
    return found;
}

/* A copy need not be made when nobody reads it, or when original and copy do
 * not live at one time: one of them is freed in this block, and nothing is freed in between. */
static bool simplify_clone(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *input = jig_bufferization_clone_input(op), *output = jig_op_result(op, 0);
    const JigType *t = jig_value_type(output);
    if (!jig_value_first_use(output)) {
        jig_rw_erase(rw, op);
        return true;
    }
    if (jig_value_type(input) != t && !jig_memref_cast_compatible(jig_value_type(input), t))
        return jig_no_match(rw, op, "no cast makes one type of the other");
    JigOp *of_output, *of_input;
    if (!dealloc_of(output, &of_output) || !dealloc_of(viewed(input), &of_input))
        return jig_no_match(rw, op, "freed more than once, or by a realloc");
    if (of_output && of_input && jig_op_block(of_output) == jig_op_block(of_input))
        return jig_no_match(rw, op, "original and copy may live at one time");
    JigOp *needless = needless_dealloc(op, of_input, of_output);
    if (!needless)
        return jig_no_match(rw, op, "not freed after this op, or something is in between");
    JigValue *v = input;
    if (jig_value_type(input) != t)
        v = jig_op_result(jig_build(rw, jig_op_loc(op), JIG_MEMREF(CAST), &input, 1, &t, 1, NULL),
                          0);
    jig_rw_replace1(rw, op, v);
    jig_rw_erase(rw, needless);
    return true;
}

/* ---- Lists ---- */

const JigPattern jig_bufferization_alloc_tensor_patterns[] = {
    {.name = "(anonymous namespace)::FoldDimOfAllocTensorOp",
     .root = "tensor.dim",
     .fn = dim_of_alloc},
    {.name = "(anonymous namespace)::ReplaceStaticShapeDims",
     .root = "bufferization.alloc_tensor",
     .fn = static_alloc},
    {0},
};
const JigPattern jig_bufferization_to_tensor_patterns[] = {
    {.name = "(anonymous namespace)::DimOfToTensorFolder",
     .root = "tensor.dim",
     .fn = dim_of_to_tensor},
    {0},
};
const JigPattern jig_bufferization_to_buffer_patterns[] = {
    {.name = "(anonymous namespace)::DimOfToBufferFolder",
     .root = "memref.dim",
     .fn = dim_of_to_buffer},
    {.name = "(anonymous namespace)::LoadOfToBuffer",
     .root = "memref.load",
     .fn = load_of_to_buffer},
    {.name = "(anonymous namespace)::ToBufferOfCast",
     .root = "bufferization.to_buffer",
     .fn = to_buffer_of_cast},
    {.name = "(anonymous namespace)::ToBufferToTensorFolding",
     .root = "bufferization.to_buffer",
     .fn = to_buffer_of_to_tensor},
    {0},
};
const JigPattern jig_bufferization_clone_patterns[] = {
    {.name = "(anonymous namespace)::SimplifyClones",
     .root = "bufferization.clone",
     .fn = simplify_clone},
    {0},
};
