/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor: what makes new tensors, and so buffers of its own. */
#include "dialect/affine/affine.h"
#include "dialect/affine/affine_math.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* bufferization.alloc_tensor for the op's result. */
static JigValue *alloc_result(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    return jig_buffer_alloc_tensor(rw, jig_op_loc(op), jig_op_result(op, 0), false, b);
}

static bool space_is_default(JigOp *op, JigBuffering *b, JigReason *why) {
    const JigAttr *space;
    return (jig_buffer_space_of(jig_op_result_type(op, 0), jig_buffering_options(b), &space) &&
            !space) ||
           jig_refuse(why, op, "memory space not implemented yet");
}

/* ---- tensor.empty ---- */

static bool empty(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    if (!jig_op_has_uses(op)) {
        jig_rw_erase(rw, op);
        return true;
    }
    JigValue *v = alloc_result(rw, op, b);
    if (v)
        jig_rw_replace_op(rw, op, jig_value_def(v));
    return v;
}
static const JigBufferIface of_empty = {
    .defines = jig_bufferize_nothing_defined, .allocates = true, .bufferize = empty};

/* ---- tensor.from_elements ---- */

/* One store for each element; the last dimension turns fastest. `numbers` has a constant for each
 * place along the longest dimension. */
static void store_elements(JigRewriter *rw, JigOp *op, JigValue *buffer, JigValue *const *numbers,
                           JigArena *a) {
    const JigType *t = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(t);
    int64_t *at = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, rank + 1);
    for (size_t d = 0; d < rank; ++d) {
        at[d] = 0;
        indices[d] = numbers[0];
    }
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigMemrefStore parts = {.value = jig_op_operand(op, i),
                                .memref = buffer,
                                .indices = {indices, rank},
                                .nontemporal = rank ? jig_attr_bool(rw->ctx, false) : NULL};
        jig_memref_store_build(rw, jig_op_loc(op), &parts);
        for (size_t d = rank; d-- > 0;) {
            at[d] = at[d] + 1 == jig_type_dim(t, d) ? 0 : at[d] + 1;
            indices[d] = numbers[at[d]];
            if (at[d])
                break;
        }
    }
}

static bool from_elements(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    const JigType *t = jig_op_result_type(op, 0);
    JigValue *tensor = alloc_result(rw, op, b);
    const JigType *type = tensor ? jig_buffer_type(tensor, b) : NULL;
    if (!type)
        return false;
    JigArena *a = jig_arena_create();
    JigValue *buffer = jig_bufferize_from_tensor(rw, jig_op_loc(op), tensor, type);
    int64_t most = 0;
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        most = jig_type_dim(t, i) > most ? jig_type_dim(t, i) : most;
    if (!jig_op_num_operands(op))
        most = 0;
    JigValue **numbers = JIG_NEW_ARRAY(a, JigValue *, most + 1);
    numbers[0] = NULL;
    for (int64_t i = 0; i < most; ++i)
        numbers[i] = jig_arith_index(rw, jig_op_loc(op), i);
    store_elements(rw, op, buffer, numbers, a);
    jig_buffer_replace(rw, op, &buffer);
    jig_arena_destroy(a);
    return true;
}
static const JigBufferIface of_from_elements = {.allocates = true, .bufferize = from_elements};

/* ---- Bodies that compute elements from indices ---- */

/* A linalg.map onto `init` with an empty block. */
static JigOp *map_onto(JigRewriter *rw, JigLoc loc, JigValue *init) {
    const JigType *t = jig_value_type(init), *element = jig_type_element(t);
    JigOp *map =
        jig_linalg_map_build(rw, loc, &(JigLinalgMap){.init = init, .result_types = {&t, 1}});
    JigPoint point = jig_point(rw);
    jig_create_block(rw, jig_linalg_map_mapper(map), NULL, &element, 1, loc);
    jig_set_point(rw, point);
    return map;
}

static JigValue *index_of(JigRewriter *rw, JigLoc loc, size_t dim) {
    JigLinalgIndex parts = {.dim = jig_attr_i64(rw->ctx, (int64_t)dim)};
    return jig_op_result(jig_linalg_index_build(rw, loc, &parts), 0);
}

/* The elements of `init` as `body`, which goes into the new op, computes them. */
static JigOp *compute(JigRewriter *rw, JigLoc loc, JigValue *init, JigRegion *body) {
    size_t rank = jig_type_rank(jig_value_type(init));
    JigPoint point = jig_point(rw);
    JigOp *map = map_onto(rw, loc, init);
    JigBlock *block = jig_op_body(map);
    JigValue **indices = jig_calloc(rank + 1, sizeof *indices);
    jig_at_end(rw, block);
    for (size_t i = 0; i < rank; ++i)
        indices[i] = index_of(rw, loc, i);
    jig_rw_inline_block(rw, jig_region_first(body), block, NULL, indices, rank);
    JigOp *yield = jig_block_last(block);
    JigValue *element = jig_tensor_yield_value(yield);
    jig_at_before(rw, yield);
    jig_linalg_build_yield(rw, jig_op_loc(yield), &element, 1);
    jig_rw_erase(rw, yield);
    jig_set_point(rw, point);
    jig_free(indices);
    return map;
}

static bool generate(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JIG_CHECK(space_is_default(op, b, why));
    JigValue *init = alloc_result(rw, op, b);
    if (!init)
        return false;
    jig_rw_replace_op(rw, op, compute(rw, jig_op_loc(op), init, jig_tensor_generate_body(op)));
    return true;
}
static const JigBufferIface of_generate = {.allocates = true, .bufferize = generate};

static bool splat(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JIG_CHECK(space_is_default(op, b, why));
    JigValue *init = alloc_result(rw, op, b), *element = jig_tensor_splat_input(op);
    if (!init)
        return false;
    JigPoint point = jig_point(rw);
    JigOp *map = map_onto(rw, jig_op_loc(op), init);
    jig_at_end(rw, jig_op_body(map));
    jig_linalg_build_yield(rw, jig_op_loc(op), &element, 1);
    jig_set_point(rw, point);
    jig_rw_replace_op(rw, op, map);
    return true;
}
static const JigBufferIface of_splat = {.allocates = true, .bufferize = splat};

/* ---- tensor.pad: the padding everywhere, and the source put into it ---- */

static const JigType *pad_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigType *from = jig_buffer_type_in(jig_tensor_pad_source(op), types);
    return from ? jig_buffer_type_with(jig_value_type(v), JIG_LAYOUT_IDENTITY, jig_type_space(from))
                : NULL;
}

/* The padding before or behind the source, constants as numbers. */
static JigMixed *padding(JigRewriter *rw, JigOp *op, const char *name, size_t group, JigArena *a) {
    size_t n;
    int64_t number;
    JigMixed *list = jig_mixed_list(op, name, group, &n, a);
    for (size_t i = 0; i < n; ++i)
        if (jig_mixed_constant(list[i], &number))
            list[i] = jig_mixed_int(rw->ctx, number);
    return list;
}

/* Sizes that nobody needs, as the reference leaves them behind. */
static void build_sizes(JigRewriter *rw, JigOp *op, JigArena *a) {
    JigLoc loc = jig_op_loc(op);
    JigContext *ctx = rw->ctx;
    const JigMixed *low = padding(rw, op, "static_low", 1, a),
                   *high = padding(rw, op, "static_high", 2, a);
    const JigExpr *sum = jig_expr_add(
        jig_expr_add(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1)), jig_expr_symbol(ctx, 2));
    const JigMap *map = jig_map(ctx, 0, 3, &sum, 1);
    for (size_t i = 0; i < jig_type_rank(jig_op_result_type(op, 0)); ++i) {
        if (!jig_type_is_dynamic_dim(jig_op_result_type(op, 0), i))
            continue;
        JigValue *size = jig_bufferize_dim(rw, loc, jig_tensor_pad_source(op), i),
                 *before = jig_arith_mixed_to_value(rw, loc, low[i]),
                 *after = jig_arith_mixed_to_value(rw, loc, high[i]),
                 *operands[] = {size, before, after};
        JigAffineApply parts = {.map = jig_attr_of_map(map), .map_operands = {operands, 3}};
        jig_affine_apply_build(rw, loc, &parts);
    }
}

static bool pad(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_tensor_pad_source(op);
    size_t rank = jig_type_rank(jig_value_type(source));
    JigArena *a = jig_arena_create();
    build_sizes(rw, op, a);
    JigValue *init = alloc_result(rw, op, b);
    if (init) {
        JigValue *filled = jig_op_result(compute(rw, loc, init, jig_tensor_pad_region(op)), 0);
        JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
        for (size_t i = 0; i < rank; ++i)
            sizes[i] = jig_tensor_build_dim(rw, loc, source, i);
        JigSlice slice = {padding(rw, op, "static_low", 1, a), sizes, NULL, rank};
        JigOp *insert = jig_tensor_build_insert_slice(rw, loc, source, filled, slice);
        jig_rw_replace_op(rw, op, insert);
    }
    jig_arena_destroy(a);
    return init;
}
static const JigBufferIface of_pad = {.reads = jig_bufferize_always,
                                      .writes = jig_bufferize_never,
                                      .values_of = jig_bufferize_nothing_shared,
                                      .allocates = true,
                                      .type = pad_type,
                                      .bufferize = pad};

/* ---- tensor.concat: one part after the other ---- */

typedef struct Concat {
    JigRewriter *rw;
    JigOp *op;
    JigBuffering *b;
    JigValue *buffer;
    size_t dim, rank;
    JigMixed *offsets, *sizes;
} Concat;

/* Both are symbols of the sum, which makes the order of operands the reference's. */
static JigMixed next_offset(Concat *c) {
    JigContext *ctx = c->rw->ctx;
    const JigExpr *sum = jig_expr_add(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1));
    return jig_affine_apply_folded(c->rw, jig_op_loc(c->op), jig_map(ctx, 0, 2, &sum, 1),
                                   (JigMixed[]){c->offsets[c->dim], c->sizes[c->dim]});
}

static bool copy_part(Concat *c, JigValue *part) {
    JigLoc loc = jig_op_loc(c->op);
    JigRewriter *rw = c->rw;
    JigValue *from = jig_buffer_get(rw, part, c->b);
    if (!from)
        return false;
    int64_t size = jig_type_dim(jig_value_type(part), c->dim);
    c->sizes[c->dim] = size == JIG_DYNAMIC
                           ? jig_mixed_value(jig_bufferize_dim(rw, loc, from, c->dim))
                           : jig_mixed_int(rw->ctx, size);
    JigSlice slice = {c->offsets, c->sizes, NULL, c->rank};
    JigOp *view = jig_memref_build_subview(rw, loc, NULL, c->buffer, slice);
    jig_buffer_copy_content(rw, loc, from, jig_op_result(view, 0), c->b);
    c->offsets[c->dim] = next_offset(c);
    return true;
}

static bool concat(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigLoc loc = jig_op_loc(op);
    const JigType *t = jig_op_result_type(op, 0);
    JigValue *tensor = alloc_result(rw, op, b);
    if (!tensor || !space_is_default(op, b, why))
        return false;
    JigArena *a = jig_arena_create();
    Concat c = {.rw = rw, .op = op, .b = b, .rank = jig_type_rank(t)};
    c.dim = (size_t)jig_attr_int_value(jig_tensor_concat_dim_attr(op));
    c.buffer = jig_bufferize_from_tensor(rw, loc, tensor,
                                         jig_buffer_type_with(t, JIG_LAYOUT_IDENTITY, NULL));
    c.offsets = JIG_NEW_ARRAY(a, JigMixed, c.rank + 1);
    c.sizes = JIG_NEW_ARRAY(a, JigMixed, c.rank + 1);
    for (size_t i = 0; i < c.rank; ++i) {
        c.offsets[i] = jig_mixed_int(rw->ctx, 0);
        c.sizes[i] = jig_type_is_dynamic_dim(t, i)
                         ? jig_mixed_value(jig_bufferize_dim(rw, loc, c.buffer, i))
                         : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    }
    bool ok = true;
    for (size_t i = 0; i < jig_op_num_operands(op) && ok; ++i)
        ok = copy_part(&c, jig_op_operand(op, i));
    if (ok)
        jig_buffer_replace(rw, op, &c.buffer);
    jig_arena_destroy(a);
    return ok;
}
static const JigBufferIface of_concat = {.reads = jig_bufferize_always,
                                         .writes = jig_bufferize_never,
                                         .values_of = jig_bufferize_nothing_shared,
                                         .allocates = true,
                                         .bufferize = concat};

const JigOpIfaces jig_bufferize_new_tensors_ops[] = {
    {"tensor.concat", {{&jig_iface_buffer, &of_concat}, {0}}},
    {"tensor.empty", {{&jig_iface_buffer, &of_empty}, {0}}},
    {"tensor.from_elements", {{&jig_iface_buffer, &of_from_elements}, {0}}},
    {"tensor.generate", {{&jig_iface_buffer, &of_generate}, {0}}},
    {"tensor.pad", {{&jig_iface_buffer, &of_pad}, {0}}},
    {"tensor.splat", {{&jig_iface_buffer, &of_splat}, {0}}},
    {0},
};
