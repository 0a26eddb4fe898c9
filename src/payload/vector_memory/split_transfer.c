/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Transfers that may be out of bounds. Where a test at run time says that all is within bounds, the
 * transfer is of the buffer itself; else of a buffer of the vector's size, which a read finds
 * filled and a write leaves to be copied.
 */
#include "payload/vector_memory/vector_memory_patterns.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "jig/bounds.h"
#include "payload/loop/index_math.h"
#include "payload/vector_memory/vector_access.h"
#include "support/arena.h"
#include "support/check.h"

typedef struct Split {
    JigRewriter *rw;
    JigLoc loc;
    JigTransfer t;
    JigSplitTransfer how;
    JigValue *inside;    /* is all within bounds? */
    JigValue *buffer;    /* of the vector's size */
    const JigType *type; /* that both ways can be cast to */
    JigValue *zero;
} Split;

/* ---- What can be split ---- */

static bool may_split(JigRewriter *rw, const JigTransfer *t) {
    if (jig_map_num_results(t->map) == 0 || !jig_map_is_minor_identity(t->map))
        return jig_no_match(rw, t->op, "not along the last dimensions");
    if (jig_vector_all_in_bounds(t))
        return jig_no_match(rw, t->op, "within bounds");
    if (jig_op_is(jig_op_parent(t->op), JIG_SCF(IF)))
        return jig_no_match(rw, t->op, "in a branch, as what is split already");
    return true;
}

/* A type that both memrefs, of one rank, can be cast to: what they do not agree on is dynamic.
 * NULL: there is none. */
static const JigType *common_type(JigRewriter *rw, const JigType *a, const JigType *b) {
    if (jig_memref_cast_compatible(a, b))
        return a;
    size_t rank = jig_type_rank(a);
    int64_t *s = JIG_NEW_ARRAY(rw->arena, int64_t, rank),
            *r = JIG_NEW_ARRAY(rw->arena, int64_t, rank),
            *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank), offset, other;
    if (!jig_type_strides(a, s, &offset) || !jig_type_strides(b, r, &other))
        return NULL;
    for (size_t i = 0; i < rank; ++i) {
        shape[i] = jig_type_dim(a, i) == jig_type_dim(b, i) ? jig_type_dim(a, i) : JIG_DYNAMIC;
        s[i] = s[i] == r[i] ? s[i] : JIG_DYNAMIC;
    }
    offset = offset == other ? offset : JIG_DYNAMIC;
    return jig_type_memref(shape, rank, jig_type_element(a),
                           jig_attr_strided_layout(rw->ctx, offset, s, rank), NULL);
}

static const JigType *buffer_type(const JigType *vector) {
    return jig_type_memref(jig_type_shape(vector), jig_type_rank(vector), jig_type_element(vector),
                           NULL, NULL);
}

/* Of a vector of fixed size, not masked, of all dimensions of a buffer of scalars; *type as above.
 */
static bool has_two_ways(JigRewriter *rw, const JigTransfer *t, const JigType **type) {
    if (t->mask || jig_vector_memory_is_masked(t->op) || jig_type_is_scalable(t->vector_type))
        return jig_no_match(rw, t->op, "masked, or of unknown size");
    if (!jig_type_is_memref(t->base_type) || jig_type_is_vector(jig_type_element(t->base_type)) ||
        jig_type_rank(t->base_type) != jig_type_rank(t->vector_type))
        return jig_no_match(rw, t->op, "no buffer of scalars, or of more dimensions");
    *type = common_type(rw, t->base_type, buffer_type(t->vector_type));
    return *type || jig_no_match(rw, t->op, "the layout has no strides");
}

/* ---- The test ---- */

/* index + size <= dimension; NULL: known to be so. */
static JigValue *is_inside(const Split *s, size_t i) {
    JigRewriter *rw = s->rw;
    const JigExpr *end =
        jig_expr_add_const(jig_expr_dim(rw->ctx, 0), jig_type_dim(s->t.vector_type, i));
    JigMixed index = jig_mixed_value(jig_op_operand(s->t.op, s->t.indices.start + i)),
             sum = jig_affine_apply_folded(rw, s->loc, jig_map(rw->ctx, 1, 0, &end, 1), &index),
             size = jig_memref_build_dim(rw, s->loc, s->t.base, i);
    int64_t a, b;
    if (jig_mixed_constant(sum, &a) && jig_mixed_constant(size, &b) && a <= b)
        return NULL;
    JigValue *left = jig_arith_mixed_to_value(rw, s->loc, sum);
    return jig_loop_int_compare(rw, s->loc, JIG_COMPARE_SLE, left,
                                jig_arith_mixed_to_value(rw, s->loc, size));
}

static JigValue *are_inside(const Split *s) {
    JigValue *all = NULL;
    for (size_t i = 0; i < jig_type_rank(s->t.vector_type); ++i) {
        JigValue *one = jig_vector_in_bounds_at(&s->t, i) ? NULL : is_inside(s, i);
        if (one)
            all = all ? jig_loop_int_op(s->rw, s->loc, JIG_ARITH(ANDI), all, one) : one;
    }
    return all;
}

/* ---- The buffer ---- */

/* Where the buffer is allocated: outside of sequential loops, whose iterations can share it. */
static JigOp *allocation_scope(const JigOp *op) {
    JigOp *scope = jig_op_parent(op);
    while (scope && !jig_op_has_trait(scope, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        scope = jig_op_parent(scope);
    for (JigOp *up; scope && jig_loop(scope) && !jig_loop(scope)->parallel; scope = up) {
        up = jig_op_parent(scope);
        if (!up || !jig_op_has_trait(up, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
            break;
    }
    return scope;
}

static JigValue *allocate(const Split *s, JigOp *scope) {
    JigPoint point = jig_point(s->rw);
    jig_at_start(s->rw, jig_op_body(scope));
    enum { ALIGNMENT = 32 };
    JigMemrefAlloca parts = {.memref_type = buffer_type(s->t.vector_type),
                             .alignment = jig_attr_int(jig_type_i(s->rw->ctx, 64), ALIGNMENT)};
    JigOp *made = jig_memref_alloca_build(s->rw, jig_op_loc(scope), &parts);
    jig_set_point(s->rw, point);
    return jig_op_result(made, 0);
}

/* The memref as one of the common type. */
static JigValue *cast(const Split *s, JigValue *memref) {
    JigLoc loc = jig_value_loc(memref);
    const JigType *t = jig_value_type(memref);
    if (t == s->type)
        return memref;
    if (jig_type_space(t) != jig_type_space(s->type)) {
        t = jig_type_memref(jig_type_shape(t), jig_type_rank(t), jig_type_element(t),
                            jig_type_layout(t), jig_type_space(s->type));
        memref = jig_op_result(
            jig_memref_memory_space_cast_build(
                s->rw, loc, &(JigMemrefMemorySpaceCast){.source = memref, .dest_type = t}),
            0);
    }
    if (t == s->type)
        return memref;
    JigMemrefCast parts = {.source = memref, .dest_type = s->type};
    return jig_op_result(jig_memref_cast_build(s->rw, loc, &parts), 0);
}

/* ---- The part within bounds ---- */

static JigValue *dim_of(const Split *s, JigValue *memref, size_t i) {
    JigMemrefDim parts = {.source = memref, .index = jig_arith_index(s->rw, s->loc, (int64_t)i)};
    return jig_op_result(jig_memref_dim_build(s->rw, s->loc, &parts), 0);
}

/* The index, or the size of the base, behind which nothing is to be copied. */
static JigValue *start_inside(const Split *s, size_t i) {
    JigContext *ctx = s->rw->ctx;
    JigValue *index = jig_op_operand(s->t.op, s->t.indices.start + i);
    JigArena *a = s->rw->arena;
    if (jig_mixed_is(jig_mixed_value(index), 0) ||
        jig_bounds_compare(jig_quantity(jig_mixed_value(index), a), JIG_AT_MOST,
                           jig_quantity_of_dim(s->t.base, i, a)) == JIG_TRUE)
        return index;
    JigValue *operands[] = {index, dim_of(s, s->t.base, i)};
    const JigExpr *results[] = {jig_expr_dim(ctx, 0), jig_expr_dim(ctx, 1)};
    JigAffineMin parts = {.operands = {operands, JIG_LEN(operands)},
                          .map = jig_attr_of_map(jig_map(ctx, 2, 0, results, 2))};
    return jig_op_result(jig_affine_min_build(s->rw, s->loc, &parts), 0);
}

/* min(size of the base - start, size of the vector) */
static JigMixed size_inside(const Split *s, size_t i, JigValue *start) {
    JigContext *ctx = s->rw->ctx;
    JigValue *whole = dim_of(s, s->t.base, i), *most = dim_of(s, s->buffer, i),
             *operands[] = {whole, start, most};
    const JigExpr *results[] = {jig_expr_sub(jig_expr_dim(ctx, 0), jig_expr_dim(ctx, 1)),
                                jig_expr_dim(ctx, 2)};
    JigAffineMin parts = {.operands = {operands, JIG_LEN(operands)},
                          .map = jig_attr_of_map(jig_map(ctx, 3, 0, results, 2))};
    return jig_mixed_value(jig_op_result(jig_affine_min_build(s->rw, s->loc, &parts), 0));
}

static JigValue *part(const Split *s, JigValue *memref, const JigMixed *offsets,
                      const JigMixed *sizes) {
    size_t rank = jig_type_rank(s->t.base_type);
    JigSlice slice = {offsets, sizes, NULL, rank};
    int64_t *numbers = JIG_NEW_ARRAY(s->rw->arena, int64_t, 3 * rank);
    for (size_t i = 0; i < rank; ++i) {
        numbers[i] = offsets[i].value ? JIG_DYNAMIC : 0;
        numbers[rank + i] = JIG_DYNAMIC;
        numbers[2 * rank + i] = 1;
    }
    const JigType *type = jig_memref_subview_type(jig_value_type(memref), numbers, numbers + rank,
                                                  numbers + 2 * rank);
    return jig_op_result(jig_memref_build_subview(s->rw, s->loc, type, memref, slice), 0);
}

/* Copies what is within bounds: into the buffer for a read, out of it for a write. */
static void copy_part(const Split *s) {
    size_t rank = jig_type_rank(s->t.base_type);
    JigMixed *sizes = JIG_NEW_ARRAY(s->rw->arena, JigMixed, rank),
             *at = JIG_NEW_ARRAY(s->rw->arena, JigMixed, rank),
             *zeros = JIG_NEW_ARRAY(s->rw->arena, JigMixed, rank);
    for (size_t i = 0; i < rank; ++i) {
        JigValue *start = start_inside(s, i);
        sizes[i] = size_inside(s, i, start);
        at[i] = jig_mixed_value(start);
        zeros[i] = jig_mixed_int(s->rw->ctx, 0);
    }
    JigValue *base = NULL, *buffer;
    if (s->t.reads)
        base = part(s, s->t.base, at, sizes);
    buffer = part(s, s->buffer, zeros, sizes);
    if (!base)
        base = part(s, s->t.base, at, sizes);
    JigMemrefCopy parts = {.source = s->t.reads ? base : buffer,
                           .target = s->t.reads ? buffer : base};
    jig_memref_copy_build(s->rw, s->loc, &parts);
}

/* The buffer as a memref of the whole vector. */
static JigValue *as_vector(const Split *s) {
    JigVectorTypeCast parts = {
        .memref = s->buffer, .result_type = jig_type_memref(NULL, 0, s->t.vector_type, NULL, NULL)};
    return jig_op_result(jig_vector_type_cast_build(s->rw, s->loc, &parts), 0);
}

/* ---- Two ways ---- */

/* Fills the buffer with what is read: elements, or padding. */
static void fill_buffer(const Split *s) {
    if (s->how == JIG_SPLIT_COPY) {
        JigValue *padding = s->t.padding, *buffer = s->buffer;
        jig_linalg_build(s->rw, s->loc, JIG_LINALG(FILL), &padding, 1, &buffer, 1, NULL);
        copy_part(s);
        return;
    }
    JigOp *read = jig_rw_clone(s->rw, s->t.op, NULL);
    jig_vector_memory_build_whole_store(s->rw, s->loc, jig_op_result(read, 0), as_vector(s));
}

/* Writes to the base what the buffer has within bounds. */
static void empty_buffer(const Split *s) {
    if (s->how == JIG_SPLIT_COPY) {
        copy_part(s);
        return;
    }
    JigOp *whole = jig_memref_build_load(s->rw, s->loc, as_vector(s), (JigValueList){0});
    JigOp *write = jig_rw_clone(s->rw, s->t.op, NULL);
    jig_vector_transfer_write_set_value_to_store(s->rw, write, jig_op_result(whole, 0));
}

/* Where to find the vector, or put it: the ends of both ways. `values` has room for 1 + rank. */
static void end_way(const Split *s, JigValue *memref, bool direct, JigValue **values) {
    values[0] = cast(s, memref);
    for (size_t i = 0; i < s->t.indices.count; ++i)
        values[1 + i] = direct ? jig_op_operand(s->t.op, s->t.indices.start + i) : s->zero;
    jig_scf_yield_build(s->rw, s->loc, &(JigScfYield){.results = {values, 1 + s->t.indices.count}});
}

/* A region with a block; ops are built there from then on. As the reference does it, regions come
 * before their ops: it can be seen from where constants go in the end. */
static JigRegion *way(const Split *s) {
    JigRegion *region = jig_region_create(s->rw->ctx);
    jig_at_end(s->rw, jig_create_block(s->rw, region, NULL, NULL, 0, s->loc));
    return region;
}

/* The scf.if whose results are the memref of the common type and the indices there. */
static JigOp *choose(const Split *s) {
    size_t n = 1 + s->t.indices.count;
    const JigType **types = JIG_NEW_ARRAY(s->rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; ++i)
        types[i] = i ? jig_type_index(s->rw->ctx) : s->type;
    JigValue **values = JIG_NEW_ARRAY(s->rw->arena, JigValue *, n);
    JigScfIf parts = {.condition = s->inside, .result_types = {types, n}};
    JigPoint point = jig_point(s->rw);
    parts.then_region = way(s);
    end_way(s, s->t.base, true, values);
    parts.else_region = way(s);
    if (s->t.reads)
        fill_buffer(s);
    end_way(s, s->buffer, false, values);
    jig_set_point(s->rw, point);
    JigOp *made = jig_scf_if_build(s->rw, s->loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_region_destroy(parts.else_region);
    return made;
}

/* The transfer works on what was chosen, within bounds. */
static void redirect(const Split *s, JigOp *transfer, JigOp *chosen) {
    size_t base = s->t.indices.start - 1;
    for (size_t i = 0; i <= s->t.indices.count; ++i)
        jig_rw_set_operand(s->rw, transfer, base + i, jig_op_result(chosen, i));
    jig_vector_set_in_bounds(
        s->rw, transfer,
        jig_vector_in_bounds(s->rw->ctx, true, jig_map_num_results(s->t.map), s->rw->arena));
}

static void split_write(const Split *s, JigOp *chosen) {
    JigRewriter *rw = s->rw;
    redirect(s, jig_rw_clone(rw, s->t.op, NULL), chosen);
    JigValue *yes = jig_arith_constant(rw, s->loc, jig_type_i(rw->ctx, 1),
                                       jig_attr_bool(rw->ctx, true)),
             *outside = jig_loop_int_op(rw, s->loc, JIG_ARITH(XORI), s->inside, yes);
    JigPoint point = jig_point(rw);
    JigScfIf parts = {.condition = outside, .then_region = way(s)};
    empty_buffer(s);
    jig_scf_yield_build(rw, s->loc, &(JigScfYield){0});
    jig_set_point(rw, point);
    jig_scf_if_build(rw, s->loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_rw_erase(rw, s->t.op);
}

static bool split(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigSplitTransfer *how = self->data;
    Split s = {.rw = rw, .loc = jig_op_loc(op), .t = jig_vector_transfer(op), .how = *how};
    if (!may_split(rw, &s.t))
        return false;
    if (s.how == JIG_SPLIT_FORCE) {
        jig_vector_set_in_bounds(
            rw, op, jig_vector_in_bounds(rw->ctx, true, jig_map_num_results(s.t.map), rw->arena));
        return true;
    }
    JigOp *scope = allocation_scope(op);
    if (s.how == JIG_SPLIT_NONE || !scope || !has_two_ways(rw, &s.t, &s.type))
        return false;
    s.inside = are_inside(&s);
    if (!s.inside)
        return jig_no_match(rw, op, "known to be within bounds");
    s.buffer = allocate(&s, scope);
    s.zero = jig_arith_index(rw, s.loc, 0);
    JigOp *chosen = choose(&s);
    if (s.t.reads)
        redirect(&s, op, chosen);
    else
        split_write(&s, chosen);
    return true;
}

/* ---- The sets ---- */

static const JigSplitTransfer kinds[JIG_SPLIT_KINDS] = {JIG_SPLIT_NONE, JIG_SPLIT_TRANSFER,
                                                        JIG_SPLIT_COPY, JIG_SPLIT_FORCE};
#define SET(how)                                                                                   \
    {                                                                                              \
        {.name = "mlir::vector::VectorTransferFullPartialRewriter",                                \
         .root = "vector.transfer_read",                                                           \
         .fn = split,                                                                              \
         .data = &kinds[how]},                                                                     \
            {.name = "mlir::vector::VectorTransferFullPartialRewriter",                            \
             .root = "vector.transfer_write",                                                      \
             .fn = split,                                                                          \
             .data = &kinds[how]},                                                                 \
    }
static const JigPattern sets[JIG_SPLIT_KINDS][3] = {
    [JIG_SPLIT_NONE] = SET(JIG_SPLIT_NONE),
    [JIG_SPLIT_TRANSFER] = SET(JIG_SPLIT_TRANSFER),
    [JIG_SPLIT_COPY] = SET(JIG_SPLIT_COPY),
    [JIG_SPLIT_FORCE] = SET(JIG_SPLIT_FORCE),
};

const JigPattern *jig_vector_memory_split_transfers(JigSplitTransfer how) {
    JIG_REQUIRE((size_t)how < JIG_LEN(sets));
    return sets[how];
}
