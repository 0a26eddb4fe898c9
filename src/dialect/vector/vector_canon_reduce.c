/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reductions of one lane, masked regions that need no mask, slices that are whole rows. */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"

/* ---- Reductions of one lane ---- */
static JigValue *combine(JigRewriter *rw, JigOp *op, JigValue *a, JigValue *b) {
    const JigType *type = jig_value_type(a);
    bool is_float = jig_type_is_float(jig_type_element_or_self(type));
    const JigOpRow *row = jig_vector_combiner(jig_vector_kind(op), type);
    const JigAttr *fastmath = is_float ? jig_vector_reduction_fastmath_attr(op) : NULL;
    JigOp *made = jig_build(rw, jig_op_loc(op), row, (JigValue *[]){a, b}, 2, &type, 1, NULL);
    if (fastmath)
        jig_arith_set_fastmath(NULL, made, fastmath);
    return jig_op_result(made, 0);
}

/* What is reduced, and where its result goes: a masked region is replaced as a whole. */
typedef struct Reduction {
    JigOp *op, *root;
    JigValue *mask; /* or NULL */
} Reduction;

static Reduction reduction_of(JigOp *op) {
    Reduction r = {.op = op, .root = op};
    if (jig_op_is(jig_op_parent(op), JIG_VECTOR(MASK))) {
        r.root = jig_op_parent(op);
        r.mask = jig_vector_mask_mask(r.root);
    }
    return r;
}

/* `both`, of which one is the accumulator; where the mask is off, that alone. */
static JigValue *or_acc(JigRewriter *rw, const Reduction *r, JigValue *mask, JigValue *both,
                        JigValue *acc) {
    const JigType *type = jig_value_type(both);
    return mask ? jig_op_result(jig_build(rw, jig_op_loc(r->op), JIG_ARITH(SELECT),
                                          (JigValue *[]){mask, both, acc}, 3, &type, 1, NULL),
                                0)
                : both;
}

/* Ops of arith have no integers with a sign. */
static bool can_combine(const JigOp *op) {
    const JigType *element = jig_type_element_or_self(jig_op_result_type(op, 0));
    return jig_vector_kind_fits(jig_vector_kind(op), element) &&
           (jig_type_is_float(element) || jig_type_is_signless_int_or_index(element));
}

static JigValue *build_extract(JigRewriter *rw, JigOp *op, JigValue *vector, size_t num_zeros) {
    const int64_t *zeros = JIG_NEW_ARRAY(rw->arena, int64_t, num_zeros + 1);
    const JigType *type = jig_vector_extracted_type(jig_value_type(vector), num_zeros);
    JigOp *made = jig_build(rw, jig_op_loc(op), JIG_VECTOR(EXTRACT), &vector, 1, &type, 1,
                            "static_position", jig_attr_dense_i64(rw->ctx, zeros, num_zeros), NULL);
    return jig_op_result(made, 0);
}

static bool reduce_one_lane(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Reduction r = reduction_of(op);
    const JigType *type = jig_value_type(jig_vector_reduction_vector(op));
    size_t rank = jig_type_rank(type);
    if (rank == 1 && !jig_vector_is_one_lane(type, 0))
        return jig_no_match(rw, op, "several lanes");
    if (r.mask && !jig_vector_reduction_acc(op))
        return jig_no_match(rw, op, "nothing stands for the lane where the mask leaves it out");
    jig_at_before(rw, r.root);
    JigValue *mask = r.mask ? build_extract(rw, op, r.mask, rank) : NULL,
             *lane = build_extract(rw, op, jig_vector_reduction_vector(op), rank);
    JigValue *acc = jig_vector_reduction_acc(op);
    if (acc)
        lane = or_acc(rw, &r, mask, combine(rw, op, lane, acc), acc);
    jig_rw_replace1(rw, r.root, lane);
    return true;
}
const JigPattern jig_vector_reduction_patterns[] = {
    {.name = "ElideSingleElementReduction", .root = "vector.reduction", .fn = reduce_one_lane},
    {0},
};

static bool reduces_unit_dims_only(const JigOp *op) {
    const JigType *type = jig_value_type(jig_vector_multi_reduction_source(op));
    const JigAttr *dims = jig_vector_multi_reduction_reduction_dims_attr(op);
    size_t rank = jig_type_rank(type);
    for (size_t i = 0; i < jig_attr_dense_array_len(dims); i++) {
        size_t d = (size_t)jig_attr_dense_array_int(dims, i);
        if (d >= rank || !jig_vector_is_one_lane(type, d))
            return false;
    }
    return true;
}

/* A vector without its unit dims that are reduced: of the result's shape, or its one lane. */
static JigValue *without_unit_dims(JigRewriter *rw, JigOp *op, JigValue *v) {
    const JigType *type = jig_value_type(v), *result = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(result))
        return build_extract(rw, op, v, jig_type_rank(type));
    JigShape shape = JIG_SHAPE(rw->arena);
    jig_vector_append_dims(&shape, result);
    const JigType *to = jig_vector_of_shape(&shape, jig_type_element(type));
    return jig_op_result(jig_build(rw, jig_op_loc(op), JIG_VECTOR(SHAPE_CAST), &v, 1, &to, 1, NULL),
                         0);
}

static bool reduce_unit_dims(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Reduction r = reduction_of(op);
    if (!can_combine(op) || !reduces_unit_dims_only(op))
        return jig_no_match(rw, op, "lanes are reduced");
    jig_at_before(rw, r.root);
    JigValue *mask = r.mask ? without_unit_dims(rw, op, r.mask) : NULL,
             *source = without_unit_dims(rw, op, jig_vector_multi_reduction_source(op)),
             *acc = jig_vector_multi_reduction_acc(op);
    jig_rw_replace1(rw, r.root, or_acc(rw, &r, mask, combine(rw, op, acc, source), acc));
    return true;
}
const JigPattern jig_vector_multi_reduction_patterns[] = {
    {.name = "ElideUnitDimsInMultiDimReduction",
     .root = "vector.multi_reduction",
     .fn = reduce_unit_dims},
    {0},
};

/* ---- Masked regions ---- */
static bool all_lanes(const JigValue *mask) {
    const JigAttr *x = jig_constant_of(mask);
    return x && jig_attr_is_dense(x) && jig_attr_is_splat(x) &&
           jig_attr_bool_value(jig_attr_element(x, 0));
}

/* A region that only yields values of outside: they are the results, or, in lanes that the mask
 * leaves out, what is passed through. */
static bool replace_empty_region(JigRewriter *rw, JigOp *op, JigOp *yield) {
    size_t n = jig_op_num_results(op);
    const JigType *type = n ? jig_op_result_type(op, 0) : NULL;
    if (!n) {
        jig_rw_erase(rw, op);
    } else if (jig_op_num_operands(op) > 1) {
        JigValue *operands[3] = {jig_vector_mask_mask(op), jig_vector_yield_operands_at(yield, 0),
                                 jig_vector_mask_passthru(op)};
        jig_rw_replace_with_new(rw, op, JIG_ARITH(SELECT), operands, 3, &type, 1, NULL);
    } else {
        JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
        for (size_t i = 0; i < n; i++)
            values[i] = jig_op_operand(yield, i);
        jig_rw_replace(rw, op, values, n);
    }
    return true;
}

/* What an empty region without a value to pass through yields. */
static JigFold fold_empty_region(JigFoldCall *call, const JigOp *yield) {
    size_t n = jig_op_num_results(call->op);
    if (!n || n != jig_op_num_operands(yield) || jig_vector_mask_passthru(call->op))
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < n; ++i)
        call->results[i].value = jig_op_operand(yield, i);
    return JIG_FOLD_RESULTS;
}

/* A mask of all lanes: the op comes out of its region. */
JigFold jig_vector_fold_mask(JigFoldCall *call) {
    JigOp *op = call->op, *masked = jig_block_first(jig_op_body(op));
    size_t n = jig_op_num_results(op);
    if (jig_op_is(masked, JIG_VECTOR(YIELD)))
        return fold_empty_region(call, masked);
    if (!masked || jig_op_num_results(masked) != n || !jig_op_block(op) ||
        jig_vector_lanes_of(jig_vector_mask_mask(op)) != JIG_LANES_ALL)
        return JIG_FOLD_NONE;
    JigOp *yield = jig_block_last(jig_op_body(op));
    jig_op_erase_operands(yield, 0, jig_op_num_operands(yield));
    jig_op_remove(masked);
    jig_block_insert(jig_op_block(op), op, masked);
    for (size_t i = 0; i < n; ++i)
        call->results[i].value = jig_op_result(masked, i);
    return n ? JIG_FOLD_RESULTS : JIG_FOLD_IN_PLACE;
}

static bool elide_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *masked = jig_block_first(jig_op_body(op));
    if (jig_op_is(masked, JIG_VECTOR(YIELD)))
        return replace_empty_region(rw, op, masked);
    if (!all_lanes(jig_vector_mask_mask(op)))
        return jig_no_match(rw, op, "some lanes are left out");
    jig_rw_move_before(rw, masked, op);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, masked);
    else
        jig_rw_erase(rw, op);
    return true;
}
const JigPattern jig_vector_mask_patterns[] = {
    {.name = "ElideEmptyMaskOp", .root = "vector.mask", .fn = elide_mask},
    {0},
};

/* ---- Slices and casts of a scalar in every lane ---- */
static bool of_scalar_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_vector_shape_cast_source(op), JIG_VECTOR(BROADCAST));
    if (!def)
        return jig_no_match(rw, op, "no broadcast");
    JigValue *scalar = jig_vector_broadcast_source(def);
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_type_is_vector(jig_value_type(scalar)))
        return jig_no_match(rw, op, "not of a scalar");
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(BROADCAST), &scalar, 1, &type, 1, NULL);
    return true;
}

/* One row of the leading dims, whole: an extraction in another shape. */
bool jig_vector_slice_of_row(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *source = jig_value_type(jig_vector_extract_strided_slice_source(op)),
                  *result = jig_op_result_type(op, 0);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(op);
    size_t n = jig_attr_array_len(offsets), lead = n;
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    if (jig_type_is_scalable(source))
        return jig_no_match(rw, op, "scalable");
    while (lead && jig_type_dim(source, lead - 1) == jig_type_dim(result, lead - 1))
        lead--;
    if (lead == 0 || lead == jig_type_rank(source))
        return jig_no_match(rw, op, "no whole rows");
    /* A row without leading ones, if the offsets reach that far. */
    while (lead + 1 < n && jig_type_dim(source, lead) == 1)
        lead++;
    for (size_t i = 0; i < lead; i++) {
        at[i] = jig_attr_int_value(jig_attr_array_at(offsets, i));
        if (jig_type_dim(result, i) != 1)
            return jig_no_match(rw, op, "several rows");
    }
    const JigType *row = jig_vector_extracted_type(source, lead);
    JigValue *v = jig_vector_extract_strided_slice_source(op);
    JigOp *extract = jig_build(rw, jig_op_loc(op), JIG_VECTOR(EXTRACT), &v, 1, &row, 1,
                               "static_position", jig_attr_dense_i64(rw->ctx, at, lead), NULL);
    JigValue *part = jig_op_result(extract, 0);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(SHAPE_CAST), &part, 1, &result, 1, NULL);
    return true;
}
/* Row-major number of the lane of `from` that lane `i` of its broadcast to `to` shows. */
int64_t jig_vector_broadcast_lane(const JigType *from, const JigType *to, int64_t i) {
    size_t rank = jig_type_rank(from), lead = jig_type_rank(to) - rank;
    int64_t lane = 0, scale = 1;
    for (size_t d = rank; d-- > 0; scale *= jig_type_dim(from, d)) {
        if (jig_type_dim(from, d) != 1)
            lane += i % jig_type_dim(to, lead + d) * scale;
        i /= jig_type_dim(to, lead + d);
    }
    return lane;
}

/* Do both broadcasts show the same lanes in the same order? */
static bool same_lanes(const JigType *from, const JigType *a, const JigType *b) {
    enum { MAX_LANES = 1 << 16 };
    size_t dim;
    int64_t n = jig_type_num_elements(a);
    if (jig_vector_broadcastable(from, b, &dim) != JIG_BROADCAST_OK)
        return false;
    if (jig_type_num_elements(from) == 1 && !jig_type_is_scalable(from))
        return true;
    /* The scalable dim of both must be the source's. */
    bool scalable = jig_type_is_scalable(a) || jig_type_is_scalable(b);
    if ((scalable && !jig_type_is_scalable(from)) || n > MAX_LANES)
        return false;
    for (int64_t i = 0; i < n; i++)
        if (jig_vector_broadcast_lane(from, a, i) != jig_vector_broadcast_lane(from, b, i))
            return false;
    return true;
}

/* A cast of what only repeats its lanes, or moves dims of one lane. */
static bool cast_of_shape(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def_of(jig_vector_shape_cast_source(op), JIG_VECTOR(BROADCAST));
    if (!def || !jig_type_is_vector(jig_value_type(jig_vector_broadcast_source(def))))
        return jig_no_match(rw, op, "no broadcast of a vector");
    JigValue *source = jig_vector_broadcast_source(def);
    const JigType *from = jig_value_type(source), *between = jig_op_result_type(def, 0),
                  *type = jig_op_result_type(op, 0);
    if (from == type) {
        jig_rw_replace1(rw, op, source);
        return true;
    }
    const JigOpRow *row = NULL;
    if (jig_type_num_elements(from) == jig_type_num_elements(between) &&
        jig_type_is_scalable(from) == jig_type_is_scalable(between))
        row = JIG_VECTOR(SHAPE_CAST);
    else if (same_lanes(from, between, type))
        row = JIG_VECTOR(BROADCAST);
    if (row)
        jig_rw_replace_with_new(rw, op, row, &source, 1, &type, 1, NULL);
    return row != NULL;
}

/* Does `to` have the dims of `from` but for all trailing ones? One dim it has in any case. */
static bool drops_trailing_ones(const JigType *from, const JigType *to) {
    size_t rank = jig_type_rank(from), kept = jig_type_rank(to);
    for (size_t i = 0; i < rank; i++)
        if (jig_type_dim(from, i) != (i < kept ? jig_type_dim(to, i) : 1) ||
            jig_vector_scalable_at(from, i) != (i < kept && jig_vector_scalable_at(to, i)))
            return false;
    bool more =
        kept > 1 && jig_type_dim(to, kept - 1) == 1 && !jig_vector_scalable_at(to, kept - 1);
    return kept && kept < rank && !more;
}

/* A mask that selects what there is of the dropped dims: one of the others. */
static bool cast_of_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *mask = jig_value_def(jig_vector_shape_cast_source(op));
    const JigType *type = jig_op_result_type(op, 0);
    bool constant = jig_op_is(mask, JIG_VECTOR(CONSTANT_MASK));
    if ((!constant && !jig_op_is(mask, JIG_VECTOR(CREATE_MASK))) ||
        !drops_trailing_ones(jig_op_result_type(mask, 0), type))
        return jig_no_match(rw, op, "no mask with trailing ones");
    const JigAttr *sizes = constant ? jig_vector_constant_mask_mask_dim_sizes_attr(mask) : NULL;
    JigShape kept = JIG_SHAPE(rw->arena);
    for (size_t i = 0; i < jig_type_rank(jig_op_result_type(mask, 0)); i++) {
        int64_t size = constant ? jig_attr_dense_array_int(sizes, i) : 0;
        if (i < jig_type_rank(type))
            jig_vector_push_dim(&kept, size, false);
        else if (constant ? size != 1
                          : !jig_constant_int(jig_op_operand(mask, i), &size) || size != 1)
            return jig_no_match(rw, op, "a dropped dim may not be selected");
    }
    if (constant) {
        jig_vector_replace_by_mask(rw, op, &kept);
        return true;
    }
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, kept.rank + 1);
    for (size_t i = 0; i < kept.rank; i++)
        operands[i] = jig_op_operand(mask, i);
    jig_rw_replace_with_new(rw, op, JIG_VECTOR(CREATE_MASK), operands, kept.rank, &type, 1, NULL);
    return true;
}

const JigPattern jig_vector_shape_cast_patterns[] = {
    {.name = "ShapeCastCreateMaskFolderTrailingOneDim",
     .root = "vector.shape_cast",
     .fn = cast_of_mask},
    {.name = "ShapeCastBroadcastFolder", .root = "vector.shape_cast", .fn = of_scalar_broadcast},
    {.name = "ShapeCastBroadcastFolder", .root = "vector.shape_cast", .fn = cast_of_shape},
    {0},
};
