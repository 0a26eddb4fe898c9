/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/bufferize.h"

#include "analysis/buffering.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/vector/vector.h"
#include "support/arena.h"
#include "support/check.h"

typedef struct Work {
    JigRewriter *rw;
    const JigAllocateOptions *how;
    JigArena *a;
    JigLoc loc;
    JigBufferOptions options;
    JigBuffering b;
} Work;

/* The caller closes it. */
static void open_work(Work *w, JigRewriter *rw, const JigAllocateOptions *how, JigOp *op) {
    *w = (Work){.rw = rw, .how = how, .a = jig_arena_create(), .loc = jig_op_loc(op)};
    w->options = jig_buffer_options();
    w->options.alignment = 0;
    w->options.copy_by_linalg = how->copy == JIG_COPY_LINALG;
    jig_buffering_init(&w->b, &w->options, NULL, w->a);
    jig_at_before(rw, op);
}

static void close_work(Work *w) {
    jig_buffering_free(&w->b);
    jig_arena_destroy(w->a);
}

/* ---- Allocations ---- */

/* Of a tensor's shape; `sizes` as many as it has dimensions. */
static JigValue *allocate(Work *w, const JigType *tensor, const JigMixed *sizes) {
    size_t n = 0;
    JigValue **dynamic = JIG_NEW_ARRAY(w->a, JigValue *, jig_type_rank(tensor) + 1);
    for (size_t i = 0; i < jig_type_rank(tensor); ++i)
        if (jig_type_is_dynamic_dim(tensor, i))
            dynamic[n++] = jig_arith_mixed_to_value(w->rw, w->loc, sizes[i]);
    JigValueList list = {dynamic, n};
    const JigType *t = jig_type_memref(jig_type_shape(tensor), jig_type_rank(tensor),
                                       jig_type_element(tensor), NULL, w->how->space);
    JigOp *op =
        w->how->on_stack
            ? jig_memref_alloca_build(w->rw, w->loc,
                                      &(JigMemrefAlloca){.dynamic_sizes = list, .memref_type = t})
            : jig_memref_alloc_build(w->rw, w->loc,
                                     &(JigMemrefAlloc){.dynamic_sizes = list, .memref_type = t});
    return jig_op_result(op, 0);
}

static void free_at_end(Work *w, JigValue *buffer) {
    if (!w->how->free || w->how->on_stack)
        return;
    JigPoint point = jig_point(w->rw);
    JigBlock *block = jig_op_block(jig_value_def(buffer));
    jig_at_before(w->rw, jig_block_last(block));
    jig_memref_dealloc_build(w->rw, w->loc, &(JigMemrefDealloc){.memref = buffer});
    jig_set_point(w->rw, point);
}

/* A buffer of which nothing is known but the shape. */
static const JigType *any_layout(const JigType *tensor, JigArena *a) {
    size_t rank = jig_type_rank(tensor);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        strides[i] = JIG_DYNAMIC;
    return jig_type_memref(
        jig_type_shape(tensor), rank, jig_type_element(tensor),
        jig_attr_strided_layout(jig_type_context(tensor), JIG_DYNAMIC, strides, rank), NULL);
}

static JigValue *to_buffer(Work *w, JigLoc loc, JigValue *tensor, bool read_only) {
    JigBufferizationToBuffer parts = {.tensor = tensor,
                                      .buffer_type = any_layout(jig_value_type(tensor), w->a),
                                      .read_only = read_only ? jig_attr_unit(w->rw->ctx) : NULL};
    return jig_op_result(jig_bufferization_to_buffer_build(w->rw, loc, &parts), 0);
}

static JigValue *to_tensor(Work *w, JigValue *buffer, const JigType *tensor, bool own) {
    const JigAttr *flag = own ? jig_attr_unit(w->rw->ctx) : NULL;
    JigBufferizationToTensor parts = {
        .buffer = buffer, .result_type = tensor, .restrict_ = flag, .writable = flag};
    return jig_op_result(jig_bufferization_to_tensor_build(w->rw, w->loc, &parts), 0);
}

static void copy(Work *w, JigValue *tensor, JigValue *buffer) {
    if (w->how->copy == JIG_COPY_LATER) {
        JigBufferizationMaterializeInDestination parts = {
            .source = tensor, .dest = buffer, .writable = jig_attr_unit(w->rw->ctx)};
        jig_bufferization_materialize_in_destination_build(w->rw, w->loc, &parts);
        return;
    }
    JigValue *source = to_buffer(w, w->loc, tensor, true);
    if (w->how->copy == JIG_COPY_MEMREF)
        jig_memref_copy_build(w->rw, w->loc, &(JigMemrefCopy){.source = source, .target = buffer});
    else
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(COPY), &source, 1, &buffer, 1, NULL);
}

/* ---- Destinations ---- */

static bool defines(JigValue *v, void *user) {
    return jig_buffer_defines(v, user);
}

/* Is nothing in the operand that somebody put there? */
static bool is_undefined(Work *w, const JigOp *op, size_t i) {
    JigTrace t = {.found = defines, .user = &w->b, .no_leaves = true};
    jig_buffering_trace(&t, jig_op_use(op, i), &w->b);
    bool undefined = !t.values.len;
    jig_vec_free(&t.values);
    return undefined;
}

static JigMixed dim_of(Work *w, JigValue *tensor, size_t i) {
    JigLoc loc = jig_value_loc(tensor);
    JigTensorDim parts = {
        .source = tensor,
        .index = jig_arith_mixed_to_value(w->rw, loc, jig_mixed_int(w->rw->ctx, (int64_t)i))};
    return jig_mixed_value(jig_op_result(jig_tensor_dim_build(w->rw, loc, &parts), 0));
}

/* Operand `i` of op gets an allocation. */
static JigValue *move_destination(Work *w, JigOp *op, size_t i, bool own) {
    JigValue *old = jig_op_operand(op, i);
    const JigType *t = jig_value_type(old);
    JigMixed *sizes = JIG_NEW_ARRAY(w->a, JigMixed, jig_type_rank(t) + 1);
    if (!jig_type_has_static_shape(t) && !jig_reify_sizes(w->rw, old, sizes))
        for (size_t d = 0; d < jig_type_rank(t); ++d)
            if (jig_type_is_dynamic_dim(t, d))
                sizes[d] = dim_of(w, old, d);
    JigValue *buffer = allocate(w, t, sizes);
    if (!is_undefined(w, op, i))
        copy(w, old, buffer);
    JigValue *tensor = to_tensor(w, buffer, t, own);
    jig_rw_set_operand(w->rw, op, i, tensor);
    return buffer;
}

/* ---- The op ---- */

/* The only operand that is written to, or that the result may live in; false: there is none, or
 * there are several, or the op makes buffers of its own. */
static bool find_destination(JigOp *op, JigBuffering *b, size_t *out) {
    size_t n = 0;
    if (!jig_buffer(op) || !jig_buffer(op)->bufferize || jig_buffer(op)->allocates)
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigUse *use = jig_op_use(op, i);
        if (!jig_type_is_tensor(jig_op_operand_type(op, i)))
            continue;
        JigBufferAliases values = {0};
        jig_buffer_values_of(use, b, &values);
        if (values.len || jig_buffer_writes(use, b)) {
            *out = i;
            n++;
        }
        jig_buffer_aliases_free(&values);
    }
    return n == 1;
}

static bool is_possible(JigOp *op) {
    JigBufferOptions o = jig_buffer_options();
    JigBuffering b;
    size_t at;
    jig_buffering_init(&b, &o, NULL, NULL);
    bool possible = op && jig_op_num_results(op) == 1 &&
                    jig_type_is_ranked_tensor(jig_op_result_type(op, 0)) &&
                    find_destination(op, &b, &at);
    for (size_t i = 0; possible && i < jig_op_num_operands(op); ++i)
        possible = !jig_type_is_tensor(jig_op_operand_type(op, i)) ||
                   jig_type_has_rank(jig_op_operand_type(op, i));
    jig_buffering_free(&b);
    return possible;
}

/* An op that is an allocation: the same one. */
static JigValue *allocate_as(Work *w, JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(w->a, JigMixed, jig_type_rank(t) + 1);
    JigValue *source = jig_bufferization_alloc_tensor_copy(op);
    size_t next = 0;
    for (size_t d = 0; d < jig_type_rank(t); ++d)
        if (jig_type_is_dynamic_dim(t, d))
            sizes[d] =
                source
                    ? jig_tensor_build_dim(w->rw, w->loc, source, d)
                    : jig_mixed_value(jig_bufferization_alloc_tensor_dynamic_sizes_at(op, next++));
    JigValue *buffer = allocate(w, t, sizes);
    if (source)
        copy(w, source, buffer);
    return buffer;
}

/* The results of `v` are the only tensors of their buffer. */
static void say_own(Work *w, JigValue *v) {
    JigOp *bridge = jig_value_def_of(v, JIG_BUFFERIZATION(TO_TENSOR));
    if (!bridge)
        return;
    jig_bufferization_to_tensor_set_restrict(w->rw, bridge, jig_attr_unit(w->rw->ctx));
    jig_bufferization_to_tensor_set_writable(w->rw, bridge, jig_attr_unit(w->rw->ctx));
}

/* Replaces op, whose destination has an allocation, by one on buffers. */
static bool bufferize(Work *w, JigOp *op, JigReason *why) {
    JigUse *use = jig_value_first_use(jig_op_result(op, 0));
    JigOpRef user = {0};
    size_t at = use ? jig_use_index(use) : 0;
    if (use)
        user = jig_op_ref(jig_use_owner(use));
    jig_at_before(w->rw, op);
    if (!jig_buffer(op)->bufferize(w->rw, op, &w->b, why))
        return false;
    if (use && jig_op_ref_holds(&user))
        say_own(w, jig_op_operand(user.op, at));
    return true;
}

static bool on_buffers(Work *w, JigOp *op, JigValue **buffer) {
    size_t at;
    if (!find_destination(op, &w->b, &at))
        return false;
    *buffer = move_destination(w, op, at, false);
    if (!bufferize(w, op, NULL))
        return false;
    free_at_end(w, *buffer);
    return true;
}

static bool alloc_on_buffers(Work *w, JigOp *op, JigValue **buffer) {
    *buffer = allocate_as(w, op);
    jig_rw_replace1(w->rw, op, to_tensor(w, *buffer, jig_op_result_type(op, 0), true));
    free_at_end(w, *buffer);
    return true;
}

/* ---- vector.mask: with the op in its region ---- */

static JigOp *masked(const JigOp *mask) {
    JigOp *op = jig_block_first(jig_op_body(mask));
    return op != jig_block_last(jig_op_body(mask)) ? op : NULL;
}

static bool mask_on_buffers(Work *w, JigOp *mask, JigValue **buffer) {
    JigOp *inner = masked(mask);
    size_t at;
    if (!find_destination(inner, &w->b, &at))
        return false;
    w->loc = jig_op_loc(inner);
    *buffer = move_destination(w, inner, at, false);
    w->loc = jig_op_loc(mask);
    jig_at_before(w->rw, inner);
    if (!jig_buffer(inner)->bufferize(w->rw, inner, &w->b, NULL))
        return false;
    JigOp *yield = jig_block_last(jig_op_body(mask)), *bridge = jig_op_prev(yield);
    jig_at_before(w->rw, yield);
    if (!jig_buffer(yield)->bufferize(w->rw, yield, &w->b, NULL))
        return false;
    if (jig_op_is(bridge, JIG_BUFFERIZATION(TO_TENSOR)) && !jig_op_has_uses(bridge))
        jig_rw_erase(w->rw, bridge);
    if (!bufferize(w, mask, NULL))
        return false;
    free_at_end(w, *buffer);
    return true;
}

/* ---- tensor.pad ---- */

/* The body of `pad`, of whose coordinates the padding depends, over all elements of the buffer. */
static void compute_padding(Work *w, JigOp *pad, JigValue *buffer) {
    size_t rank = jig_type_rank(jig_value_type(buffer));
    const JigMap *map = jig_map_identity(w->rw->ctx, (uint32_t)rank);
    JigIterator *iterators = jig_arena_calloc(w->a, (rank + 1) * sizeof *iterators);
    JigOp *generic =
        jig_linalg_build_generic(w->rw, w->loc, NULL, 0, &buffer, 1, &map, iterators, rank);
    JigPoint point = jig_point(w->rw);
    JigBlock *from = jig_region_first(jig_tensor_pad_region(pad));
    JigIRMap *to = jig_irmap_create();
    jig_at_end(w->rw, jig_op_body(generic));
    for (size_t d = 0; d < rank; ++d) {
        JigOp *index = jig_linalg_index_build(
            w->rw, w->loc, &(JigLinalgIndex){.dim = jig_attr_i64(w->rw->ctx, (int64_t)d)});
        jig_irmap_value(to, jig_block_arg(from, d), jig_op_result(index, 0));
    }
    for (JigOp *op = jig_block_first(from); op != jig_block_last(from); op = jig_op_next(op))
        jig_rw_clone(w->rw, op, to);
    JigValue *value = jig_irmap_get(to, jig_tensor_yield_value(jig_block_last(from)));
    jig_linalg_build_yield(w->rw, w->loc, &value, 1);
    jig_irmap_destroy(to);
    jig_set_point(w->rw, point);
}

/* Writes the padding everywhere. */
static void fill(Work *w, JigOp *pad, JigValue *buffer) {
    JigValue *value = jig_tensor_pad_value(pad);
    const JigAttr *constant = value ? jig_constant_of(value) : NULL;
    if (constant) /* which may stand in the body */
        value = jig_arith_constant(w->rw, w->loc, jig_value_type(value), constant);
    if (value)
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(FILL), &value, 1, &buffer, 1, NULL);
    else
        compute_padding(w, pad, buffer);
}

/* How much is added before or behind, constants as numbers. */
static JigMixed *amounts(Work *w, JigOp *pad, const char *name, int group) {
    size_t n;
    JigMixed *list = jig_mixed_list(pad, name, group, &n, w->a);
    int64_t value;
    for (size_t i = 0; i < n; ++i)
        if (jig_mixed_constant(list[i], &value))
            list[i] = jig_mixed_int(w->rw->ctx, value);
    return list;
}

static bool all_zero(const JigMixed *list, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!jig_mixed_is(list[i], 0))
            return false;
    return true;
}

static bool pad_on_buffers(Work *w, JigOp *pad, JigValue **buffer) {
    const JigType *t = jig_op_result_type(pad, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(w->a, JigMixed, jig_type_rank(t) + 1);
    if (!jig_type_has_static_shape(t))
        (void)jig_reify_sizes(w->rw, jig_op_result(pad, 0), sizes);
    JigValue *source = jig_tensor_pad_source(pad);
    size_t rank = jig_type_rank(jig_value_type(source));
    JigMixed *low = amounts(w, pad, "static_low", 1), *high = amounts(w, pad, "static_high", 2);
    *buffer = allocate(w, t, sizes);
    if (!all_zero(low, rank) || !all_zero(high, rank))
        fill(w, pad, *buffer);
    JigMixed *whole = JIG_NEW_ARRAY(w->a, JigMixed, rank + 1),
             *ones = JIG_NEW_ARRAY(w->a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        whole[i] = jig_tensor_build_dim(w->rw, w->loc, source, i);
        ones[i] = jig_mixed_int(w->rw->ctx, 1);
    }
    JigSlice slice = {low, whole, ones, rank};
    JigOp *part = jig_memref_build_subview(w->rw, w->loc, NULL, *buffer, slice);
    copy(w, source, jig_op_result(part, 0));
    jig_rw_replace1(w->rw, pad, to_tensor(w, *buffer, t, true));
    free_at_end(w, *buffer);
    return true;
}

/* ---- Entry points ---- */

typedef bool WayFn(Work *w, JigOp *op, JigValue **buffer);

/* How op comes to live in buffers; NULL: it can't. */
static WayFn *way_of(JigOp *op) {
    if (jig_op_is(op, JIG_TENSOR(PAD)))
        return pad_on_buffers;
    if (jig_op_is(op, JIG_VECTOR(MASK)))
        return is_possible(masked(op)) ? mask_on_buffers : NULL;
    if (jig_op_is(op, JIG_BUFFERIZATION(ALLOC_TENSOR)))
        return alloc_on_buffers;
    return is_possible(op) ? on_buffers : NULL;
}

static bool no_way(const JigOp *op, JigReason *why) {
    return jig_refuse(why, op,
                      "no buffer for its result among its operands, or it has more results");
}

bool jig_bufferize_to_allocation(JigRewriter *rw, JigOp *op, const JigAllocateOptions *how,
                                 JigValue **buffer, JigReason *why) {
    JIG_REQUIRE(rw && op && how && buffer);
    WayFn *way = way_of(op);
    if (!way)
        return no_way(op, why);
    Work w;
    open_work(&w, rw, how, op);
    bool ok = way(&w, op, buffer);
    close_work(&w);
    return ok || no_way(op, why);
}

bool jig_bufferize_destinations(JigRewriter *rw, JigOp *op, const JigAllocateOptions *how,
                                JigValue **buffer, JigReason *why) {
    JIG_REQUIRE(rw && op && how && buffer);
    WayFn *way = way_of(op);
    if (way != on_buffers) /* nothing of them is left for tensors */
        return jig_bufferize_to_allocation(rw, op, how, buffer, why);
    Work w;
    size_t at;
    open_work(&w, rw, how, op);
    (void)find_destination(op, &w.b, &at);
    *buffer = move_destination(&w, op, at, true);
    free_at_end(&w, *buffer);
    close_work(&w);
    return true;
}
