/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers of tensors: got, allocated, copied, cast, put in place of ops. */
#include "analysis/buffering.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- Between tensors and buffers ---- */

JigValue *jig_bufferize_to_tensor(JigRewriter *rw, JigLoc loc, JigValue *buffer,
                                  const JigType *tensor) {
    JigBufferizationToTensor parts = {.buffer = buffer, .result_type = tensor};
    return jig_op_result(jig_bufferization_to_tensor_build(rw, loc, &parts), 0);
}

JigValue *jig_bufferize_from_tensor(JigRewriter *rw, JigLoc loc, JigValue *tensor,
                                    const JigType *buffer) {
    JigBufferizationToBuffer parts = {.tensor = tensor, .buffer_type = buffer};
    return jig_op_result(jig_bufferization_to_buffer_build(rw, loc, &parts), 0);
}

JigValue *jig_buffer_get(JigRewriter *rw, JigValue *tensor, JigBuffering *b) {
    if (jig_value_def_is(tensor, JIG_BUFFERIZATION(TO_TENSOR)))
        return jig_bufferization_to_tensor_buffer(jig_value_def(tensor));
    const JigType *type = jig_buffer_type(tensor, b);
    if (!type)
        return NULL;
    JigPoint point = jig_point(rw);
    jig_at_after_value(rw, tensor);
    JigValue *buffer = jig_bufferize_from_tensor(rw, jig_value_loc(tensor), tensor, type);
    jig_set_point(rw, point);
    return buffer;
}

void jig_buffer_replace(JigRewriter *rw, JigOp *op, JigValue *const *buffers) {
    size_t n = jig_op_num_results(op);
    JigValue **values = jig_calloc(n + 1, sizeof *values);
    JigPoint point = jig_point(rw);
    for (size_t i = 0; i < n; ++i) {
        values[i] = buffers[i];
        const JigType *t = jig_op_result_type(op, i);
        if (!jig_type_is_tensor(t))
            continue;
        jig_at_after(rw, op);
        values[i] = jig_bufferize_to_tensor(rw, jig_value_loc(buffers[i]), buffers[i], t);
    }
    jig_rw_replace(rw, op, values, n);
    if (point.before != op)
        jig_set_point(rw, point);
    jig_free(values);
}

const JigType **jig_bufferize_result_types(JigOp *op, JigValue *(*as)(const JigOp *op, size_t i),
                                           JigBuffering *b, JigArena *a) {
    size_t n = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        types[i] = jig_op_result_type(op, i);
        if (jig_type_is_tensor(types[i]) && !(types[i] = jig_buffer_type(as(op, i), b)))
            return NULL;
    }
    return types;
}

void jig_buffer_replace_by(JigRewriter *rw, JigOp *op, JigOp *by) {
    size_t n = jig_op_num_results(op);
    JigValue **values = jig_calloc(n + 1, sizeof *values);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_result(by, i);
    jig_buffer_done_by(rw, op, by, values);
    jig_free(values);
}

void jig_buffer_done_by(JigRewriter *rw, JigOp *op, JigOp *by, JigValue *const *buffers) {
    jig_rw_takes_over(rw, op, by);
    jig_buffer_replace(rw, op, buffers);
}

/* ---- Sizes ---- */

JigValue *jig_bufferize_dim(JigRewriter *rw, JigLoc loc, JigValue *shaped, size_t i) {
    JigValue *index = jig_arith_index(rw, loc, (int64_t)i);
    JigOp *op =
        jig_type_is_any_memref(jig_value_type(shaped))
            ? jig_memref_dim_build(rw, loc, &(JigMemrefDim){.source = shaped, .index = index})
            : jig_tensor_dim_build(rw, loc, &(JigTensorDim){.source = shaped, .index = index});
    return jig_op_result(op, 0);
}

void jig_bufferize_dims(JigRewriter *rw, JigLoc loc, JigValue *shaped, JigValueVec *out) {
    const JigType *t = jig_value_type(shaped);
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        if (jig_type_is_dynamic_dim(t, i))
            jig_vec_push(out, jig_bufferize_dim(rw, loc, shaped, i));
}

/* What the op that makes the tensor says, for all its results; false: it can't tell. */
static bool sizes_by_op(JigRewriter *rw, JigLoc loc, JigValue *tensor, JigValueVec *out) {
    JigOp *def = jig_value_def(tensor);
    bool ok = def && jig_reify(def);
    JigArena *a = jig_arena_create();
    for (size_t r = 0; ok && r < jig_op_num_results(def); ++r) {
        JigValue *v = jig_op_result(def, r);
        const JigType *t = jig_value_type(v);
        if (!jig_type_is_ranked_tensor(t))
            continue;
        JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, jig_type_rank(t) + 1);
        ok = jig_reify_sizes(rw, v, sizes);
        for (size_t i = 0; ok && v == tensor && i < jig_type_rank(t); ++i)
            if (jig_type_is_dynamic_dim(t, i))
                jig_vec_push(out, jig_arith_mixed_to_value(rw, loc, sizes[i]));
    }
    jig_arena_destroy(a);
    return ok;
}

/* ---- Allocations and copies ---- */

JigValue *jig_buffer_alloc(JigRewriter *rw, JigLoc loc, const JigType *memref,
                           JigValue *const *sizes, size_t n, JigBuffering *b) {
    int64_t alignment = jig_buffering_options(b)->alignment;
    JigMemrefAlloc parts = {.dynamic_sizes = {(JigValue **)sizes, n},
                            .memref_type = memref,
                            .alignment = alignment ? jig_attr_i64(rw->ctx, alignment) : NULL};
    return jig_op_result(jig_memref_alloc_build(rw, loc, &parts), 0);
}

JigOp *jig_buffer_copy_content(JigRewriter *rw, JigLoc loc, JigValue *from, JigValue *to,
                               JigBuffering *b) {
    if (jig_buffering_options(b)->copy_by_linalg)
        return jig_linalg_build(rw, loc, JIG_LINALG(COPY), &from, 1, &to, 1, NULL);
    return jig_memref_copy_build(rw, loc, &(JigMemrefCopy){.source = from, .target = to});
}

static JigValue *unranked(JigValue *v) {
    jig_op_emit_error(jig_value_owner(v), "copying of unranked tensors is not implemented");
    return NULL;
}

JigValue *jig_buffer_alloc_tensor(JigRewriter *rw, JigLoc loc, JigValue *shaped, bool copy,
                                  JigBuffering *b) {
    const JigType *t = jig_value_type(shaped);
    if (!jig_type_has_rank(t))
        return unranked(shaped);
    JigValueVec sizes = {0};
    if (!copy && !sizes_by_op(rw, loc, shaped, &sizes)) {
        sizes.len = 0;
        jig_bufferize_dims(rw, loc, shaped, &sizes);
    }
    JigBufferizationAllocTensor parts = {
        .dynamic_sizes = {sizes.data, sizes.len}, .copy = copy ? shaped : NULL, .result_type = t};
    JigOp *op = jig_bufferization_alloc_tensor_build(rw, loc, &parts);
    jig_vec_free(&sizes);
    if (copy)
        return jig_op_result(op, 0);
    const JigType *buffer = jig_buffer_type(shaped, b);
    if (!buffer)
        return NULL;
    const JigAttr *space = jig_type_space(buffer);
    if (space || jig_buffer_space_of(t, jig_buffering_options(b), &space))
        if (space)
            jig_bufferization_alloc_tensor_set_memory_space(rw, op, space);
    return jig_op_result(op, 0);
}

/* ---- Casts ---- */

JigValue *jig_bufferize_cast(JigRewriter *rw, JigValue *buffer, const JigType *to) {
    if (jig_value_type(buffer) == to)
        return buffer;
    JigMemrefCast parts = {.source = buffer, .dest_type = to};
    return jig_op_result(jig_memref_cast_build(rw, jig_value_loc(buffer), &parts), 0);
}

/* Is nothing static in the layout `to` that is unknown in `from`? */
static bool cast_is_safe(const JigType *from, const JigType *to) {
    size_t rank = jig_type_rank(from);
    int64_t *x = jig_calloc(2 * rank + 1, sizeof *x), *y = x + rank, p, q;
    bool safe = jig_memref_cast_compatible(from, to) && jig_type_strides(from, x, &p) &&
                jig_type_strides(to, y, &q) && !(p == JIG_DYNAMIC && q != JIG_DYNAMIC);
    for (size_t i = 0; i < rank && safe; ++i)
        safe = !(x[i] == JIG_DYNAMIC && y[i] != JIG_DYNAMIC);
    jig_free(x);
    return safe;
}

JigValue *jig_buffer_cast_or_copy(JigRewriter *rw, JigValue *buffer, const JigType *to,
                                  JigBuffering *b) {
    const JigType *from = jig_value_type(buffer);
    JigLoc loc = jig_value_loc(buffer);
    if (jig_type_element(from) != jig_type_element(to) || jig_type_rank(from) != jig_type_rank(to))
        return NULL;
    if (cast_is_safe(from, to))
        return jig_op_result(
            jig_memref_cast_build(rw, loc, &(JigMemrefCast){.source = buffer, .dest_type = to}), 0);
    JigValueVec sizes = {0};
    for (size_t i = 0; i < jig_type_rank(to); ++i)
        if (jig_type_is_dynamic_dim(to, i))
            jig_vec_push(&sizes, jig_bufferize_dim(rw, loc, buffer, i));
    JigValue *copy = jig_buffer_alloc(rw, loc, to, sizes.data, sizes.len, b);
    jig_vec_free(&sizes);
    jig_buffer_copy_content(rw, loc, buffer, copy, b);
    return copy;
}

bool jig_bufferize_fold_pair(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    JigOp *def = jig_value_def(jig_bufferization_to_buffer_tensor(op));
    if (!jig_op_is(def, JIG_BUFFERIZATION(TO_TENSOR)))
        return false;
    JigValue *buffer = jig_bufferization_to_tensor_buffer(def);
    const JigType *from = jig_value_type(buffer), *to = jig_op_result_type(op, 0);
    if (from != to && jig_type_is_memref(to)) {
        if (!jig_type_is_memref(from))
            return false;
        buffer = jig_buffer_cast_or_copy(rw, buffer, to, b);
    } else if (from != to) {
        JigMemrefCast parts = {.source = buffer, .dest_type = to};
        buffer = jig_op_result(jig_memref_cast_build(rw, jig_op_loc(op), &parts), 0);
    }
    if (!buffer)
        return false;
    jig_rw_replace1(rw, op, buffer);
    return true;
}

/* ---- Parts ---- */

const JigType *jig_bufferize_slice_type(JigOp *op, const JigType *buffer, const JigType *like) {
    if (!jig_type_is_memref(buffer))
        return NULL;
    JigArena *a = jig_arena_create();
    JigSlice s = jig_tensor_slice(op, a, NULL);
    bool *dropped = JIG_NEW_ARRAY(a, bool, s.rank + 1);
    JigSliceParts parts = jig_slice_parts(jig_op_context(op), s, a);
    const JigType *t = jig_memref_subview_type(buffer, parts.offsets.numbers, parts.sizes.numbers,
                                               parts.strides.numbers);
    if (t && jig_type_rank(like) < s.rank)
        t = jig_tensor_dropped_dims(jig_type_shape(t), s.rank, like, false, dropped)
                ? jig_memref_subview_type_without(t, dropped)
                : NULL;
    jig_arena_destroy(a);
    return t;
}

JigValue *jig_bufferize_slice(JigRewriter *rw, JigOp *op, JigValue *buffer, const JigType *type) {
    JigArena *a = jig_arena_create();
    JigOp *view =
        jig_memref_build_subview(rw, jig_op_loc(op), type, buffer, jig_tensor_slice(op, a, NULL));
    jig_arena_destroy(a);
    return view ? jig_op_result(view, 0) : NULL;
}

/* ---- Blocks ---- */

static bool is_other(JigUse *use, void *op) {
    return jig_use_owner(use) != op;
}

/* The argument becomes a buffer; who used it uses a tensor of that. */
static void retype_argument(JigRewriter *rw, JigBlock *block, size_t i, const JigType *type) {
    JigValue *arg = jig_block_arg(block, i);
    const JigType *tensor = jig_value_type(arg);
    if (tensor == type)
        return;
    jig_value_set_type(arg, type);
    if (!jig_value_has_uses(arg))
        return;
    jig_at_start(rw, block);
    JigValue *whole = jig_bufferize_to_tensor(rw, jig_value_loc(arg), arg, tensor);
    jig_rw_replace_uses_if(rw, arg, whole, is_other, jig_value_def(whole));
}

/* What a branch passes for the arguments, as buffers of these types. */
static bool retype_operands(JigRewriter *rw, JigOp *branch, size_t successor,
                            const JigType *const *types, JigBuffering *b) {
    JigOperandRange r = jig_branch_operands(branch, successor).forwarded;
    JigValue **values = jig_calloc(r.count + 1, sizeof *values);
    bool ok = true;
    for (size_t i = 0; i < r.count && ok; ++i) {
        JigValue *v = jig_op_operand(branch, r.start + i);
        values[i] = v;
        if (jig_value_type(v) == types[i])
            continue;
        JigValue *buffer = jig_buffer_get(rw, v, b);
        ok = buffer;
        if (!ok)
            break;
        jig_at_before(rw, branch);
        values[i] = buffer;
        if (jig_value_type(buffer) != types[i])
            values[i] = jig_build_or_fold(rw, jig_value_loc(v), JIG_MEMREF(CAST), &buffer, 1,
                                          &types[i], 1, NULL);
    }
    if (ok) {
        jig_branch_set_forwarded(branch, successor, values, r.count);
        jig_rw_modified(rw, branch);
    }
    jig_free(values);
    return ok;
}

static bool retype_callers(JigRewriter *rw, JigBlock *block, const JigType *const *types,
                           JigBuffering *b) {
    for (JigSuccUse *u = jig_block_first_pred(block); u; u = jig_succ_use_next(u)) {
        JigOp *branch = jig_succ_use_owner(u);
        if (!jig_branch(branch))
            return jig_op_error(branch, "cannot bufferize ops with block references that do not "
                                        "implement BranchOpInterface");
        JIG_CHECK(retype_operands(rw, branch, jig_succ_use_index(u), types, b));
    }
    return true;
}

bool jig_buffer_block_arguments(JigRewriter *rw, JigBlock *block, JigBuffering *b) {
    size_t n = jig_block_num_args(block);
    const JigType **types = jig_calloc(n + 1, sizeof *types);
    bool ok = true;
    for (size_t i = 0; i < n && ok; ++i) {
        JigValue *arg = jig_block_arg(block, i);
        types[i] =
            jig_type_is_tensor(jig_value_type(arg)) ? jig_buffer_type(arg, b) : jig_value_type(arg);
        ok = types[i];
    }
    for (size_t i = 0; i < n && ok; ++i)
        retype_argument(rw, block, i, types[i]);
    ok = ok && retype_callers(rw, block, types, b);
    jig_free(types);
    return ok;
}
