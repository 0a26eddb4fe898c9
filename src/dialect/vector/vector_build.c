/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/vector/vector_build.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/ub/ub.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Transfers ---- */

const JigAttr *jig_vector_in_bounds(JigContext *ctx, bool value, size_t n, JigArena *a) {
    JIG_REQUIRE(ctx && a);
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_bool(ctx, value);
    return jig_attr_array(ctx, items, n);
}

static const JigAttr *in_bounds_of(JigContext *ctx, const bool *in_bounds, bool all, size_t n,
                                   JigArena *a) {
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_bool(ctx, all || (in_bounds && in_bounds[i]));
    return jig_attr_array(ctx, items, n);
}

static JigValueList indices_of(const JigValue *base, JigValue *const *indices, JigValue *index,
                               JigArena *a) {
    size_t n = jig_type_rank(jig_value_type(base));
    if (indices)
        return (JigValueList){indices, n};
    JigValue **same = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        same[i] = index;
    return (JigValueList){same, n};
}

static const JigMap *last_dims(JigContext *ctx, const JigValue *base, size_t rank) {
    return jig_map_minor_identity(ctx, (unsigned)jig_type_rank(jig_value_type(base)),
                                  (unsigned)rank);
}

JigOp *jig_vector_build_read(JigRewriter *rw, JigLoc loc, const JigVectorRead *read, JigArena *a) {
    JIG_REQUIRE(rw && read && a);
    JigValue *padding = read->padding;
    size_t rank = jig_type_rank(read->type);
    const JigMap *map = read->map ? read->map : last_dims(rw->ctx, read->base, rank);
    if (!padding)
        padding =
            jig_op_result(jig_ub_poison_build(
                              rw, loc, &(JigUbPoison){.result_type = jig_type_element(read->type)}),
                          0);
    return jig_vector_transfer_read_build(
        rw, loc,
        &(JigVectorTransferRead){
            .base = read->base,
            .indices = indices_of(read->base, read->indices, read->index, a),
            .padding = padding,
            .mask = read->mask,
            .vector_type = read->type,
            .permutation_map = jig_attr_of_map(map),
            .in_bounds = in_bounds_of(rw->ctx, read->in_bounds, read->all_in_bounds, rank, a)});
}

JigOp *jig_vector_build_write(JigRewriter *rw, JigLoc loc, const JigVectorWrite *write,
                              JigArena *a) {
    JIG_REQUIRE(rw && write && a);
    size_t rank = jig_type_rank(jig_value_type(write->vector));
    const JigType *base = jig_value_type(write->base);
    const JigMap *map = write->map ? write->map : last_dims(rw->ctx, write->base, rank);
    return jig_vector_transfer_write_build(
        rw, loc,
        &(JigVectorTransferWrite){
            .value_to_store = write->vector,
            .base = write->base,
            .indices = indices_of(write->base, write->indices, write->index, a),
            .mask = write->mask,
            .result_type = jig_type_is_tensor(base) ? base : NULL,
            .permutation_map = jig_attr_of_map(map),
            .in_bounds = in_bounds_of(rw->ctx, write->in_bounds, write->all_in_bounds, rank, a)});
}

/* ---- Masks ---- */

static bool is_elsewhere(JigUse *use, void *user) {
    return jig_op_parent(jig_use_owner(use)) != user;
}

JigOp *jig_vector_build_mask(JigRewriter *rw, JigOp *op, JigValue *mask) {
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_results(op);
    const JigType *type = n ? jig_op_result_type(op, 0) : NULL;
    JigOp *made =
        jig_vector_mask_build(rw, loc, &(JigVectorMask){.mask = mask, .result_types = {&type, n}});
    JigPoint point = jig_point(rw);
    JigBlock *block = jig_create_block(rw, jig_vector_mask_mask_region(made), NULL, NULL, 0, loc);
    jig_rw_move_to_end(rw, op, block);
    jig_at_end(rw, block);
    JigValue *result = n ? jig_op_result(op, 0) : NULL;
    jig_vector_yield_build(rw, loc, &(JigVectorYield){.operands = {&result, n}});
    if (n)
        jig_rw_replace_uses_if(rw, result, jig_op_result(made, 0), is_elsewhere, made);
    jig_set_point(rw, point);
    return made;
}

JigValue *jig_vector_build_create_mask(JigRewriter *rw, JigLoc loc, const JigType *type,
                                       const JigMixed *sizes, JigArena *a) {
    size_t rank = jig_type_rank(type);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, rank);
    for (size_t i = 0; i < rank; ++i)
        values[i] = jig_arith_mixed_to_value(rw, loc, sizes[i]);
    return jig_op_result(jig_build(rw, loc, JIG_VECTOR(CREATE_MASK), values, rank, &type, 1, NULL),
                         0);
}

/* ---- Shapes ---- */

const JigType *jig_vector_permuted_type(const JigType *type, const int64_t *permutation) {
    JIG_REQUIRE(jig_type_is_vector(type));
    JIG_REQUIRE(permutation || !jig_type_rank(type));
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    for (size_t i = 0; i < jig_type_rank(type); ++i) {
        size_t from = (size_t)permutation[i];
        jig_vector_push_dim(&shape, jig_type_dim(type, from), jig_vector_scalable_at(type, from));
    }
    const JigType *out = jig_vector_of_shape(&shape, jig_type_element(type));
    jig_arena_free(&a);
    return out;
}

const JigType *jig_vector_with_element(const JigType *type, const JigType *element) {
    if (!jig_type_is_vector(type))
        return element;
    return jig_type_vector(jig_type_shape(type), jig_type_scalable_dims(type), jig_type_rank(type),
                           element);
}

JigValue *jig_vector_build_transpose(JigRewriter *rw, JigLoc loc, JigValue *vector,
                                     const int64_t *permutation) {
    const JigType *from = jig_value_type(vector);
    JigVectorTranspose parts = {.vector = vector,
                                .result_type = jig_vector_permuted_type(from, permutation),
                                .permutation =
                                    jig_attr_dense_i64(rw->ctx, permutation, jig_type_rank(from))};
    return jig_op_result(jig_vector_transpose_build(rw, loc, &parts), 0);
}

JigValue *jig_vector_build_shape_cast(JigRewriter *rw, JigLoc loc, const JigType *type,
                                      JigValue *vector) {
    return jig_op_result(jig_build(rw, loc, JIG_VECTOR(SHAPE_CAST), &vector, 1, &type, 1, NULL), 0);
}

JigValue *jig_vector_build_broadcast(JigRewriter *rw, JigLoc loc, const JigType *type,
                                     JigValue *value) {
    return jig_op_result(jig_build(rw, loc, JIG_VECTOR(BROADCAST), &value, 1, &type, 1, NULL), 0);
}

/* ---- Parts ---- */

JigValue *jig_vector_build_extract(JigRewriter *rw, JigLoc loc, JigValue *vector,
                                   const int64_t *position, size_t n) {
    JigVectorExtract parts = {.source = vector,
                              .result_type = jig_vector_extracted_type(jig_value_type(vector), n),
                              .static_position = jig_attr_dense_i64(rw->ctx, position, n)};
    return jig_op_result(jig_vector_extract_build(rw, loc, &parts), 0);
}

JigValue *jig_vector_build_insert(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *dest,
                                  const int64_t *position, size_t n) {
    JigVectorInsert parts = {.value_to_store = value,
                             .dest = dest,
                             .result_type = jig_value_type(dest),
                             .static_position = jig_attr_dense_i64(rw->ctx, position, n)};
    return jig_op_result(jig_vector_insert_build(rw, loc, &parts), 0);
}

static const JigAttr *ones(JigContext *ctx, size_t n, JigArena *a) {
    int64_t *values = JIG_NEW_ARRAY(a, int64_t, n);
    for (size_t i = 0; i < n; ++i)
        values[i] = 1;
    return jig_attr_i64_array(ctx, values, n);
}

JigValue *jig_vector_build_extract_slice(JigRewriter *rw, JigLoc loc, JigValue *vector,
                                         const int64_t *offsets, const int64_t *sizes) {
    JigArena a;
    jig_arena_init(&a);
    const JigType *from = jig_value_type(vector);
    size_t rank = jig_type_rank(from);
    JigVectorExtractStridedSlice parts = {.source = vector,
                                          .result_type = NULL,
                                          .offsets = jig_attr_i64_array(rw->ctx, offsets, rank),
                                          .sizes = jig_attr_i64_array(rw->ctx, sizes, rank),
                                          .strides = ones(rw->ctx, rank, &a)};
    bool *scalable = JIG_NEW_ARRAY(&a, bool, rank);
    for (size_t i = 0; i < rank; ++i)
        scalable[i] = jig_vector_scalable_at(from, i);
    const JigType *type = jig_type_vector(sizes, scalable, rank, jig_type_element(from));
    parts.result_type = type;
    JigValue *made = jig_op_result(jig_vector_extract_strided_slice_build(rw, loc, &parts), 0);
    jig_arena_free(&a);
    return made;
}

JigValue *jig_vector_build_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *value,
                                        JigValue *dest, const int64_t *offsets) {
    JigArena a;
    jig_arena_init(&a);
    JigVectorInsertStridedSlice parts = {
        .value_to_store = value,
        .dest = dest,
        .result_type = jig_value_type(dest),
        .offsets = jig_attr_i64_array(rw->ctx, offsets, jig_type_rank(jig_value_type(dest))),
        .strides = ones(rw->ctx, jig_type_rank(jig_value_type(value)), &a)};
    JigValue *made = jig_op_result(jig_vector_insert_strided_slice_build(rw, loc, &parts), 0);
    jig_arena_free(&a);
    return made;
}

/* ---- Reductions ---- */

const JigAttr *jig_vector_kind_attr_of(JigContext *ctx, int64_t kind) {
    return jig_attr_enum(ctx, &jig_vector_attrs[JIG_VECTOR_ATTR_KIND], kind);
}

const JigAttr *jig_vector_iterator(JigContext *ctx, JigIterator iterator) {
    return jig_attr_enum(ctx, &jig_vector_attrs[JIG_VECTOR_ATTR_ITERATOR_TYPE], iterator);
}

const JigAttr *jig_vector_punctuation(JigContext *ctx, JigPunctuation punctuation) {
    return jig_attr_enum(ctx, &jig_vector_attrs[JIG_VECTOR_ATTR_PUNCTUATION], punctuation);
}

JigOp *jig_vector_build_reduction(JigRewriter *rw, JigLoc loc, int64_t kind, JigValue *source,
                                  JigValue *acc, const bool *reduced) {
    JigArena a;
    jig_arena_init(&a);
    size_t rank = jig_type_rank(jig_value_type(source)), n = 0;
    int64_t *dims = JIG_NEW_ARRAY(&a, int64_t, rank);
    for (size_t i = 0; i < rank; ++i)
        if (reduced[i])
            dims[n++] = (int64_t)i;
    JigVectorMultiReduction parts = {.source = source,
                                     .acc = acc,
                                     .dest_type = jig_value_type(acc),
                                     .kind = jig_vector_kind_attr_of(rw->ctx, kind),
                                     .reduction_dims = jig_attr_dense_i64(rw->ctx, dims, n)};
    JigOp *made = jig_vector_multi_reduction_build(rw, loc, &parts);
    jig_arena_free(&a);
    return made;
}

/* ---- Contractions ---- */

JigContraction jig_vector_contraction(JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_VECTOR(CONTRACT)));
    JigContraction c = {.op = op,
                        .iterators = jig_vector_contract_iterator_types_attr(op),
                        .kind = jig_vector_contract_kind_attr(op)};
    const JigAttr *maps = jig_vector_contract_indexing_maps_attr(op);
    for (size_t i = 0; i < 3; ++i) {
        c.operands[i] = jig_op_operand(op, i);
        c.maps[i] = jig_attr_map_value(jig_attr_array_at(maps, i));
    }
    return c;
}

JigOp *jig_vector_build_contraction(JigRewriter *rw, JigLoc loc, const JigContraction *c) {
    JIG_REQUIRE(rw && c);
    const JigAttr *maps[3];
    for (size_t i = 0; i < 3; ++i)
        maps[i] = jig_attr_of_map(c->maps[i]);
    JigVectorContract parts = {.lhs = c->operands[0],
                               .rhs = c->operands[1],
                               .acc = c->operands[2],
                               .result_type = jig_value_type(c->operands[2]),
                               .indexing_maps = jig_attr_array(rw->ctx, maps, 3),
                               .iterator_types = c->iterators,
                               .kind = c->kind};
    return jig_vector_contract_build(rw, loc, &parts);
}

bool jig_vector_contraction_reduces(const JigContraction *c, size_t loop) {
    return jig_attr_enum_value(jig_attr_array_at(c->iterators, loop)) == JIG_REDUCTION;
}

int jig_vector_contraction_place(const JigContraction *c, size_t i, unsigned loop) {
    JIG_REQUIRE(i < 3);
    return jig_map_result_position(c->maps[i], jig_expr_dim(jig_map_context(c->maps[i]), loop));
}

JigContraction jig_vector_contraction_without_loop(const JigContraction *c, unsigned loop) {
    JIG_REQUIRE(c && loop < jig_map_num_dims(c->maps[0]));
    JigContraction low = *c;
    JigArena *a = jig_arena_create();
    unsigned n = jig_map_num_dims(c->maps[0]), k = 0;
    bool *drop = JIG_NEW_ARRAY(a, bool, n);
    const JigAttr **iterators = JIG_NEW_ARRAY(a, const JigAttr *, n);
    drop[loop] = true;
    for (unsigned i = 0; i < n; ++i)
        if (i != loop)
            iterators[k++] = jig_attr_array_at(c->iterators, i);
    for (size_t i = 0; i < 3; ++i) {
        const JigMap *map = c->maps[i];
        int at = jig_vector_contraction_place(c, i, loop);
        low.maps[i] =
            jig_map_compress_dims(at < 0 ? map : jig_map_drop_result(map, (unsigned)at), drop);
    }
    low.iterators = jig_attr_array(jig_map_context(c->maps[0]), iterators, k);
    jig_arena_destroy(a);
    return low;
}

/* ---- Combining kinds ---- */

static const struct {
    int row;
    int64_t kind;
    bool of_floats;
} combiners[] = {
    {JIG_ARITH_ADDI, JIG_KIND_ADD, false},       {JIG_ARITH_ADDF, JIG_KIND_ADD, true},
    {JIG_ARITH_ANDI, JIG_KIND_AND, false},       {JIG_ARITH_MAXSI, JIG_KIND_MAXSI, false},
    {JIG_ARITH_MAXUI, JIG_KIND_MAXUI, false},    {JIG_ARITH_MAXIMUMF, JIG_KIND_MAXIMUMF, true},
    {JIG_ARITH_MAXNUMF, JIG_KIND_MAXNUMF, true}, {JIG_ARITH_MINSI, JIG_KIND_MINSI, false},
    {JIG_ARITH_MINUI, JIG_KIND_MINUI, false},    {JIG_ARITH_MINIMUMF, JIG_KIND_MINIMUMF, true},
    {JIG_ARITH_MINNUMF, JIG_KIND_MINNUMF, true}, {JIG_ARITH_MULI, JIG_KIND_MUL, false},
    {JIG_ARITH_MULF, JIG_KIND_MUL, true},        {JIG_ARITH_ORI, JIG_KIND_OR, false},
    {JIG_ARITH_XORI, JIG_KIND_XOR, false},
};

int64_t jig_vector_kind_of(const JigOp *combiner) {
    for (size_t i = 0; combiner && i < JIG_LEN(combiners); ++i)
        if (jig_op_is(combiner, &jig_arith_ops[combiners[i].row]))
            return combiners[i].kind;
    return -1;
}

const JigOpRow *jig_vector_combiner(int64_t kind, const JigType *type) {
    JigTypeKind element = jig_type_kind(jig_type_element_or_self(type));
    bool of_floats = element == JIG_TYPE_FLOAT;
    if (!of_floats && element != JIG_TYPE_INTEGER && element != JIG_TYPE_INDEX)
        return NULL;
    for (size_t i = 0; i < JIG_LEN(combiners); ++i)
        if (combiners[i].kind == kind && combiners[i].of_floats == of_floats)
            return &jig_arith_ops[combiners[i].row];
    return NULL;
}
