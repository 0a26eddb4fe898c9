/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonicalization of casts, sizes, elements and new tensors. */
#include "analysis/delay.h"
#include "dialect/common/dim.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"

/* Replaces op by a tensor of another type, cast to op's. */
void jig_tensor_replace_with_cast(JigRewriter *rw, JigOp *op, JigValue *v) {
    if (jig_value_type(v) != jig_op_result_type(op, 0))
        v = jig_tensor_build_cast(rw, jig_op_loc(op), v, jig_op_result_type(op, 0));
    jig_rw_replace1(rw, op, v);
}

/* ---- Casts ---- */

static bool chained_bitcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *first = jig_value_def_of(jig_tensor_bitcast_source(op), JIG_TENSOR(BITCAST));
    if (!first)
        return jig_no_match(rw, op, "not of a bitcast");
    jig_tensor_bitcast_set_source(rw, op, jig_tensor_bitcast_source(first));
    return true;
}

/* What is known of both shapes; NULL when they differ. The encoding does not count. */
static const JigType *join(const JigType *x, const JigType *y, JigArena *a) {
    if (!x || !y)
        return NULL;
    if (!jig_type_has_rank(x) || !jig_type_has_rank(y))
        return jig_type_has_rank(x) ? x : y;
    size_t rank = jig_type_rank(x);
    if (rank != jig_type_rank(y))
        return NULL;
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++) {
        bool unknown = jig_type_is_dynamic_dim(x, i);
        if (!unknown && !jig_type_is_dynamic_dim(y, i) && jig_type_dim(x, i) != jig_type_dim(y, i))
            return NULL;
        shape[i] = jig_type_dim(unknown ? y : x, i);
    }
    return jig_type_tensor(shape, rank, jig_type_element(x), NULL);
}

static bool chained_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *first = jig_value_def_of(jig_tensor_cast_source(op), JIG_TENSOR(CAST));
    if (!first)
        return jig_no_match(rw, op, "not of a cast");
    const JigType *source = jig_value_type(jig_tensor_cast_source(first)),
                  *middle = jig_value_type(jig_tensor_cast_source(op)),
                  *result = jig_op_result_type(op, 0);
    const JigType *all = join(join(source, middle, rw->arena), result, rw->arena);
    if (!all || all != join(source, result, rw->arena))
        return jig_no_match(rw, op, "the cast between checks something");
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(CAST), (JigValue *[]){jig_tensor_cast_source(first)},
                            1, &result, 1, NULL);
    return true;
}

/* The slice makes the more static type itself. */
static bool cast_of_extract_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *slice = jig_value_def_of(jig_tensor_cast_source(op), JIG_TENSOR(EXTRACT_SLICE));
    const JigType *t = jig_op_result_type(op, 0),
                  *from = jig_value_type(jig_tensor_cast_source(op));
    if (!slice || !jig_tensor_cast_folds_into_producer(op) || !jig_type_is_ranked_tensor(t) ||
        (jig_type_rank(t) == jig_type_rank(from) &&
         memcmp(jig_type_shape(t), jig_type_shape(from), jig_type_rank(t) * sizeof(int64_t)) == 0))
        return jig_no_match(rw, op, "not of a slice that it would know more of");
    size_t n, k = 0;
    JigMixed *sizes = jig_slice_sizes(slice, &n, rw->arena);
    const int64_t *known =
        jig_attr_dense_i64_data(jig_tensor_extract_slice_static_sizes_attr(slice));
    bool *dropped = JIG_NEW_ARRAY(rw->arena, bool, n + 1);
    (void)jig_tensor_dropped_dims(known, n, from, false, dropped);
    for (size_t i = 0; i < n; i++) {
        if (dropped[i])
            continue;
        int64_t dim = jig_type_dim(t, k++);
        if (dim != JIG_DYNAMIC)
            sizes[i] = jig_mixed_int(rw->ctx, dim);
    }
    JigSlice s = {.offsets = jig_slice_offsets(slice, &n, rw->arena),
                  .sizes = sizes,
                  .strides = jig_slice_strides(slice, &n, rw->arena),
                  .rank = n};
    jig_rw_replace_op(rw, op,
                      jig_tensor_build_extract_slice(rw, jig_op_loc(op), t,
                                                     jig_tensor_extract_slice_source(slice), s));
    return true;
}

/* tensor.empty of the more static type; sizes that the cast fixes go. */
static bool cast_of_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *empty = jig_value_def_of(jig_tensor_cast_source(op), JIG_TENSOR(EMPTY));
    if (!empty || !jig_tensor_cast_folds_into_producer(op))
        return jig_no_match(rw, op, "not of an empty tensor, or it says less");
    const JigType *t = jig_op_result_type(op, 0),
                  *from = jig_value_type(jig_tensor_cast_source(op));
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, jig_op_num_operands(empty) + 1);
    size_t n = 0, at = 0;
    for (size_t i = 0; i < jig_type_rank(t); i++) {
        if (!jig_type_is_dynamic_dim(from, i)) {
            if (jig_type_dim(from, i) != jig_type_dim(t, i))
                return jig_no_match(
                    rw, op,
                    "mismatch in static value of shape of empty tensor result and cast result");
            continue;
        }
        JigValue *size = jig_op_operand(empty, at++);
        if (jig_type_is_dynamic_dim(t, i))
            sizes[n++] = size;
    }
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(EMPTY), sizes, n, &t, 1, NULL);
    return true;
}

const JigPattern jig_tensor_bitcast_patterns[] = {
    {.name = "(anonymous namespace)::ChainedTensorBitcast",
     .root = "tensor.bitcast",
     .fn = chained_bitcast},
    {0},
};
const JigPattern jig_tensor_cast_patterns[] = {
    {.name = "(anonymous namespace)::ChainedTensorCast", .root = "tensor.cast", .fn = chained_cast},
    {.name = "(anonymous namespace)::TensorCastExtractSlice",
     .root = "tensor.cast",
     .fn = cast_of_extract_slice},
    {0},
};

/* ---- New tensors with sizes that are constants ---- */

/* The type with constant sizes as static ones; *left has the others. NULL: there are none. */
static const JigType *static_type(const JigOp *op, JigArena *a, JigValueList *left) {
    const JigType *t = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(t);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    left->items = jig_dim_constant_sizes(op, 0, false, shape, &left->n, a);
    return left->items ? jig_type_tensor(shape, rank, jig_type_element(t), jig_type_encoding(t))
                       : NULL;
}

static bool static_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList left;
    const JigType *t = static_type(op, rw->arena, &left);
    if (!t)
        return jig_no_match(rw, op, "no size is constant");
    JigOp *empty =
        jig_build(rw, jig_op_loc(op), JIG_TENSOR(EMPTY), left.items, left.n, &t, 1, NULL);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(empty, 0));
    return true;
}

static bool static_generate(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList left;
    const JigType *t = static_type(op, rw->arena, &left);
    if (!t)
        return jig_no_match(rw, op, "no size is constant");
    JigOp *to = jig_build_regions(rw, jig_op_loc(op), JIG_TENSOR(GENERATE), left.items, left.n, &t,
                                  1, 1, NULL);
    jig_rw_inline_region(rw, jig_tensor_generate_body(op), jig_tensor_generate_body(to), NULL);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

static bool dim_of_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *empty = jig_value_def_of(jig_tensor_dim_source(op), JIG_TENSOR(EMPTY));
    int64_t index;
    if (!empty || !jig_constant_int(jig_tensor_dim_index(op), &index))
        return jig_no_match(rw, op, "not of an empty tensor, or the dimension is not constant");
    const JigType *t = jig_op_result_type(empty, 0);
    if (index < 0 || (uint64_t)index >= jig_type_rank(t) ||
        !jig_type_is_dynamic_dim(t, (size_t)index))
        return jig_no_match(rw, op, "the dimension is static, or out of bounds");
    jig_rw_replace1(rw, op, jig_op_operand(empty, jig_type_dynamic_before(t, (size_t)index)));
    return true;
}

const JigPattern jig_tensor_empty_patterns[] = {
    {.name = "(anonymous namespace)::FoldEmptyTensorWithCastOp",
     .root = "tensor.cast",
     .fn = cast_of_empty},
    {.name = "(anonymous namespace)::FoldEmptyTensorWithDimOp",
     .root = "tensor.dim",
     .fn = dim_of_empty},
    {.name = "(anonymous namespace)::ReplaceEmptyTensorStaticShapeDims",
     .root = "tensor.empty",
     .fn = static_empty},
    {0},
};

/* ---- tensor.dim ---- */

static bool dim_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def_of(jig_tensor_dim_source(op), JIG_TENSOR(CAST));
    if (!cast)
        return jig_no_match(rw, op, "not of a cast");
    const JigType *index = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(DIM),
                            (JigValue *[]){jig_tensor_cast_source(cast), jig_tensor_dim_index(op)},
                            2, &index, 1, NULL);
    return true;
}

/* A result has the shape of the init that it is tied to. */
static bool dim_of_dps(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_tensor_dim_source(op));
    JigOperandRange inits = def ? jig_dps_inits(def) : jig_no_operands();
    for (size_t i = inits.start; i < inits.start + inits.count; i++)
        if (jig_dps_tied_result(def, i) == jig_tensor_dim_source(op)) {
            jig_tensor_dim_set_source(rw, op, jig_op_operand(def, i));
            return true;
        }
    return jig_no_match(rw, op, "not of the result of a destination-style op");
}

static bool dim_of_reshape(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *reshape = jig_value_def_of(jig_tensor_dim_source(op), JIG_TENSOR(RESHAPE));
    if (!reshape)
        return jig_no_match(rw, op, "not of a reshape");
    JigLoc loc = jig_op_loc(op);
    const JigType *index = jig_op_result_type(op, 0),
                  *element = jig_type_element(jig_value_type(jig_tensor_reshape_shape(reshape)));
    jig_at_after(rw, op);
    JigValue *v = jig_op_result(
        jig_build(rw, loc, JIG_TENSOR(EXTRACT),
                  (JigValue *[]){jig_tensor_reshape_shape(reshape), jig_tensor_dim_index(op)}, 2,
                  &element, 1, NULL),
        0);
    if (element != index)
        v = jig_op_result(jig_build(rw, loc, JIG_ARITH(INDEX_CAST), &v, 1, &index, 1, NULL), 0);
    jig_rw_replace1(rw, op, v);
    return true;
}

const JigPattern jig_tensor_dim_patterns[] = {
    {.name = "(anonymous namespace)::DimOfCastOp", .root = "tensor.dim", .fn = dim_of_cast},
    {.name = "(anonymous namespace)::DimOfDestStyleOp", .root = "tensor.dim", .fn = dim_of_dps},
    {.name = "(anonymous namespace)::DimOfReshapeOp", .root = "tensor.dim", .fn = dim_of_reshape},
    {0},
};

/* ---- tensor.extract ---- */

static bool extract_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def_of(jig_tensor_extract_tensor(op), JIG_TENSOR(CAST));
    if (!cast || !jig_type_is_ranked_tensor(jig_value_type(jig_tensor_cast_source(cast))))
        return jig_no_match(rw, op, "not of a cast of a ranked tensor");
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(i ? op : cast, i);
    const JigType *t = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(EXTRACT), operands, n, &t, 1, NULL);
    return true;
}

/* The body with the indices for its arguments. */
static bool extract_of_generate(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *generate = jig_value_def_of(jig_tensor_extract_tensor(op), JIG_TENSOR(GENERATE));
    if (!generate || !jig_op_would_be_trivially_dead(generate))
        return jig_no_match(rw, op, "not of a generated tensor whose body only computes");
    /* The reference does: it reads memory behind what writes to it. */
    JigOp *between = jig_delay_obstacle(generate, op, false);
    if (between)
        return jig_no_match(rw, op, "memory that the body reads may be written by '{}' before",
                            jig_fact_str(jig_op_name_of(between)));
    JigBlock *body = jig_op_body(generate);
    JigOp *yield = jig_block_last(body);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < jig_block_num_args(body); i++)
        jig_irmap_value(map, jig_block_arg(body, i), jig_op_operand(op, i + 1));
    for (JigOp *inner = jig_block_first(body); inner != yield; inner = jig_op_next(inner))
        jig_rw_clone(rw, inner, map);
    JigValue *v = jig_irmap_get(map, jig_tensor_yield_value(yield));
    jig_irmap_destroy(map);
    jig_rw_replace1(rw, op, v);
    return true;
}

/* extract(index_cast) is index_cast(extract). */
static bool extract_of_index_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def_of(jig_tensor_extract_tensor(op), JIG_ARITH(INDEX_CAST));
    if (!cast || !jig_type_is_ranked_tensor(jig_value_type(jig_arith_index_cast_in(cast))))
        return jig_no_match(rw, op, "not of a cast of a ranked tensor");
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(i ? op : cast, i);
    const JigType *element = jig_type_element(jig_value_type(jig_arith_index_cast_in(cast))),
                  *t = jig_op_result_type(op, 0);
    JigOp *extract =
        jig_build(rw, jig_op_loc(op), JIG_TENSOR(EXTRACT), operands, n, &element, 1, NULL);
    jig_rw_replace_with_new(rw, op, JIG_ARITH(INDEX_CAST),
                            (JigValue *[]){jig_op_result(extract, 0)}, 1, &t, 1, NULL);
    return true;
}

const JigPattern jig_tensor_extract_patterns[] = {
    {.name = "(anonymous namespace)::ExtractFromTensorCast",
     .root = "tensor.extract",
     .fn = extract_of_cast},
    {0},
};
const JigPattern jig_tensor_from_elements_patterns[] = {
    {.name = "(anonymous namespace)::ExtractElementFromIndexCast",
     .root = "tensor.extract",
     .fn = extract_of_index_cast},
    {0},
};
const JigPattern jig_tensor_generate_patterns[] = {
    {.name = "(anonymous namespace)::ExtractFromTensorGenerate",
     .root = "tensor.extract",
     .fn = extract_of_generate},
    {.name = "(anonymous namespace)::StaticTensorGenerate",
     .root = "tensor.generate",
     .fn = static_generate},
    {0},
};

/* ---- tensor.concat ---- */

static bool single_concat(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_op_num_operands(op) != 1)
        return jig_no_match(rw, op, "several inputs");
    const JigType *t = jig_op_result_type(op, 0);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(CAST),
                            (JigValue *[]){jig_tensor_concat_inputs_at(op, 0)}, 1, &t, 1, NULL);
    return true;
}

/* Would a cast from `have` to `want` tell something new? */
static bool tells_more(const JigType *want, const JigType *have) {
    return !jig_tensor_keeps_static_info(want, have);
}

static bool concat_operands(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t clash, axis = (size_t)jig_tensor_concat_dim(op);
    const JigType *inferred = jig_tensor_concat_type(op, &clash);
    size_t rank = jig_type_rank(inferred);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    bool changed = false;
    memcpy(shape, jig_type_shape(inferred), rank * sizeof *shape);
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        shape[axis] = jig_type_dim(jig_op_operand_type(op, i), axis);
        const JigType *t = jig_type_tensor(shape, rank, jig_type_element(inferred), NULL);
        if (!tells_more(t, jig_op_operand_type(op, i)))
            continue;
        jig_rw_set_operand(rw, op, i,
                           jig_tensor_build_cast(rw, jig_op_loc(op), jig_op_operand(op, i), t));
        changed = true;
    }
    return changed;
}

static bool concat_result(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t clash, n = jig_op_num_operands(op);
    const JigType *inferred = jig_tensor_concat_type(op, &clash);
    if (!tells_more(inferred, jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "the inputs tell no more of the shape");
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    JigOp *concat = jig_build(rw, jig_op_loc(op), JIG_TENSOR(CONCAT), operands, n, &inferred, 1,
                              "dim", jig_tensor_concat_dim_attr(op), NULL);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(concat, 0));
    return true;
}

const JigPattern jig_tensor_concat_patterns[] = {
    {.name = "(anonymous namespace)::SingleInputConcatOp",
     .root = "tensor.concat",
     .fn = single_concat},
    {.name = "(anonymous namespace)::InferConcatOperandTypes",
     .root = "tensor.concat",
     .fn = concat_operands},
    {.name = "(anonymous namespace)::InferConcatResultType",
     .root = "tensor.concat",
     .fn = concat_result},
    {0},
};
