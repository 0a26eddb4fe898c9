/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops that no conversion to llvm takes as they are, by simpler ones that it takes: loads and stores
 * of vectors of several dimensions, transfers of one element, classes, powers and bounds of
 * floats, sines beside cosines, atomic products, scopes of the stack, frees in other memory spaces.
 */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/llvm/llvm.h"
#include "dialect/math/math.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "jig/num.h"
#include "payload/lower/lowerings.h"
#include "payload/loop/index_math.h"
#include "payload/lower/math/math_expand.h"
#include "payload/lower/numbers/numbers.h"
#include "payload/vector_memory/vector_access.h"

#include <math.h>

/* ---- vector.load, vector.store: row by row ---- */

/* What is loaded or stored: rows of one dimension within `base`. */
typedef struct Rows {
    JigRewriter *rw;
    JigLoc loc;
    JigValue *base;
    JigValueList start;
    const JigType *type, *row;
    size_t outer; /* dimensions before the last one */
} Rows;

static bool rows_of(JigRewriter *rw, JigOp *op, JigValue *base, JigOperandRange indices,
                    const JigType *type, Rows *out) {
    size_t rank = jig_type_rank(type), num_indices = indices.count;
    if (rank < 2 || rank > num_indices ||
        jig_type_is_vector(jig_type_element(jig_value_type(base))))
        return jig_no_match(rw, op, "one row, or elements that are vectors");
    if (jig_type_is_scalable(type) || jig_vector_count(type, rank - 1) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many rows, or an unknown number");
    *out = (Rows){.rw = rw,
                  .loc = jig_op_loc(op),
                  .base = base,
                  .start = jig_values_of_operands(op, indices, rw->arena),
                  .type = type,
                  .row = jig_vector_extracted_type(type, rank - 1),
                  .outer = rank - 1};
    return true;
}

/* Where the row stands: its position counts along the last dimensions of the buffer. */
static JigValueList indices_of(const Rows *r, const int64_t *position) {
    size_t n = r->start.n, first = n - r->outer - 1;
    JigValue **at = jig_arena_copy(r->rw->arena, r->start.items, n * sizeof *at);
    for (size_t i = 0; i < r->outer; ++i) {
        JigValue *by = jig_arith_index(r->rw, r->loc, position[i]);
        JigArithAddi sum = {.lhs = at[first + i], .rhs = by};
        at[first + i] = jig_op_result(jig_arith_addi_build(r->rw, r->loc, &sum), 0);
    }
    return (JigValueList){at, n};
}

/* The next row; false: there is none. */
static bool advance(const Rows *r, int64_t *position) {
    for (size_t i = r->outer; i-- > 0;) {
        if (++position[i] < jig_type_dim(r->type, i))
            return true;
        position[i] = 0;
    }
    return false;
}

static bool load_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Rows r;
    JIG_CHECK(rows_of(rw, op, jig_vector_load_base(op), jig_vector_load_indices(op),
                      jig_op_result_type(op, 0), &r));
    int64_t *position = jig_arena_calloc(rw->arena, r.outer * sizeof *position);
    JigValue *whole = jig_arith_constant(rw, r.loc, r.type, jig_attr_zero(r.type));
    do {
        JigValue *row =
            jig_vector_memory_build_load(rw, r.loc, r.row, r.base, indices_of(&r, position));
        whole = jig_vector_build_insert(rw, r.loc, row, whole, position, r.outer);
    } while (advance(&r, position));
    jig_rw_replace1(rw, op, whole);
    return true;
}

static bool store_rows(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Rows r;
    JigValue *whole = jig_vector_store_value_to_store(op);
    JIG_CHECK(rows_of(rw, op, jig_vector_store_base(op), jig_vector_store_indices(op),
                      jig_value_type(whole), &r));
    int64_t *position = jig_arena_calloc(rw->arena, r.outer * sizeof *position);
    do {
        JigValue *row = jig_vector_build_extract(rw, r.loc, whole, position, r.outer);
        jig_vector_memory_build_store(rw, r.loc, row, r.base, indices_of(&r, position));
    } while (advance(&r, position));
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Transfers without dimensions: one element, wherever it stands ---- */

typedef struct One {
    JigLoc loc;
    JigValue *base, *mask; /* the mask may be NULL */
    JigValueList at;
    const JigType *element, *lane; /* a vector of one, as masks are of one lane */
} One;

static bool one_of(JigRewriter *rw, JigOp *op, JigValue *base, JigOperandRange indices,
                   JigValue *mask, const JigType *type, One *out) {
    const JigType *element = jig_type_element(type);
    if (jig_type_rank(type) != 0 || jig_type_element(jig_value_type(base)) != element)
        return jig_no_match(rw, op, "more than one element, or elements that are vectors");
    if (jig_vector_memory_is_masked(op))
        return jig_no_match(rw, op, "a mask around it that is not its operand yet");
    *out = (One){.loc = jig_op_loc(op),
                 .base = base,
                 .mask = mask,
                 .at = jig_values_of_operands(op, indices, rw->arena),
                 .element = element,
                 .lane = jig_type_vector((int64_t[]){1}, NULL, 1, element)};
    return true;
}

/* What is read under a false mask is the padding, and nothing is touched. */
static JigValue *read_masked(JigRewriter *rw, const One *x, JigValue *padding) {
    JigVectorMaskedload parts = {.base = x->base,
                                 .indices = x->at,
                                 .mask = x->mask,
                                 .pass_thru =
                                     jig_vector_build_broadcast(rw, x->loc, x->lane, padding),
                                 .result_type = x->lane};
    JigValue *lane = jig_op_result(jig_vector_maskedload_build(rw, x->loc, &parts), 0);
    return jig_vector_build_extract(rw, x->loc, lane, (int64_t[]){0}, 1);
}

static bool read_one(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    One x;
    const JigType *type = jig_op_result_type(op, 0);
    JIG_CHECK(one_of(rw, op, jig_vector_transfer_read_base(op),
                     jig_vector_transfer_read_indices(op), jig_vector_transfer_read_mask(op), type,
                     &x));
    JigMemrefLoad parts = {.memref = x.base, .indices = x.at, .result_type = x.element};
    JigValue *one = x.mask ? read_masked(rw, &x, jig_vector_transfer_read_padding(op))
                           : jig_op_result(jig_memref_load_build(rw, x.loc, &parts), 0);
    jig_rw_replace1(rw, op, jig_vector_build_broadcast(rw, x.loc, type, one));
    return true;
}

static void write_masked(JigRewriter *rw, const One *x, JigValue *value) {
    JigVectorMaskedstore parts = {.base = x->base,
                                  .indices = x->at,
                                  .mask = x->mask,
                                  .value_to_store =
                                      jig_vector_build_broadcast(rw, x->loc, x->lane, value)};
    jig_vector_maskedstore_build(rw, x->loc, &parts);
}

static bool write_one(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    One x;
    JigValue *vector = jig_vector_transfer_write_value_to_store(op);
    JIG_CHECK(one_of(rw, op, jig_vector_transfer_write_base(op),
                     jig_vector_transfer_write_indices(op), jig_vector_transfer_write_mask(op),
                     jig_value_type(vector), &x));
    JigValue *value = jig_vector_build_extract(rw, x.loc, vector, NULL, 0);
    JigMemrefStore parts = {.value = value, .memref = x.base, .indices = x.at};
    if (x.mask)
        write_masked(rw, &x, value);
    else
        jig_memref_store_build(rw, x.loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- vector.mask with what passes through: a choice of lanes behind it ---- */

static bool is_used_by_other(JigUse *use, void *choice) {
    return jig_use_owner(use) != choice;
}

static bool choose_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *passed = jig_vector_mask_passthru(op), *mask = jig_vector_mask_mask(op);
    if (!passed || !jig_type_is_vector(jig_value_type(passed)) ||
        jig_vector_with_element(jig_value_type(passed), jig_type_i(rw->ctx, 1)) !=
            jig_value_type(mask))
        return jig_no_match(rw, op, "nothing passes through, or along other dimensions");
    JigValue *result = jig_op_result(op, 0);
    jig_vector_mask_set_passthru(rw, op, NULL, 0);
    jig_at_after(rw, op);
    JigArithSelect parts = {.condition = mask, .true_value = result, .false_value = passed};
    JigOp *chosen = jig_arith_select_build(rw, jig_op_loc(op), &parts);
    jig_rw_replace_uses_if(rw, result, jig_op_result(chosen, 0), is_used_by_other, chosen);
    return true;
}

/* ---- vector.mask around a sum or product of floats: of all lanes, neutral where it leaves them
 * out. The reduction of LLVM that has a mask has no flags, and machines with such masks choose
 * lanes, too.
 */

static bool reduce_all_lanes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *reduction = jig_block_first(jig_region_first(jig_vector_mask_mask_region(op)));
    if (!reduction || !jig_op_is(reduction, JIG_VECTOR(REDUCTION)) || jig_vector_mask_passthru(op))
        return jig_no_match(rw, op, "of no reduction");
    JigValue *vector = jig_vector_reduction_vector(reduction);
    const JigType *type = jig_value_type(vector), *element = jig_type_element(type);
    int64_t kind = jig_vector_kind(reduction);
    if (!jig_type_is_float(element) || jig_type_is_scalable(type) ||
        (kind != JIG_KIND_ADD && kind != JIG_KIND_MUL))
        return jig_no_match(rw, op, "of no sum and no product, or as many lanes as a machine has");
    JigLoc loc = jig_op_loc(op);
    const JigAttr *neutral = jig_attr_float_double(element, kind == JIG_KIND_ADD ? -0.0 : 1);
    JigValue *acc = jig_vector_reduction_acc(reduction);
    if (!acc)
        acc = jig_arith_constant(rw, loc, element, neutral);
    JigArithSelect parts = {
        .condition = jig_vector_mask_mask(op),
        .true_value = vector,
        .false_value = jig_arith_constant(rw, loc, type, jig_attr_dense_of(type, &neutral, 1))};
    JigVectorReduction all = {.vector = jig_op_result(jig_arith_select_build(rw, loc, &parts), 0),
                              .acc = acc,
                              .dest_type = element,
                              .kind = jig_vector_reduction_kind_attr(reduction),
                              .fastmath = jig_vector_reduction_fastmath_attr(reduction)};
    jig_rw_replace_op(rw, op, jig_vector_reduction_build(rw, loc, &all));
    return true;
}

const JigPattern jig_reduce_all_lanes_patterns[] = {
    {.name = "masked reductions", .root = "vector.mask", .fn = reduce_all_lanes},
    {0},
};

const JigPattern jig_choose_lanes_patterns[] = {
    {.name = "lanes that pass through", .root = "vector.mask", .fn = choose_lanes},
    {0},
};

/* ---- Sums of floats from what is neutral ---- */

/* convert-vector-to-llvm begins at 0.0, to which a sum of nothing but -0.0 is 0.0. */
static bool from_minus_zero(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);

    if (jig_vector_kind(op) != JIG_KIND_ADD || jig_vector_reduction_acc(op) ||
        !jig_type_is_float(type))
        return jig_no_match(rw, op, "no sum of floats, or from a number of its own");
    JigOp *around = jig_op_parent(op);
    bool masked = around && jig_op_is(around, JIG_VECTOR(MASK));
    jig_at_before(rw, masked ? around : op);
    const JigAttr *zero = jig_attr_float(type, jig_float_zero(jig_type_float_kind(type), true));
    JigValue *acc = jig_arith_constant(rw, jig_op_loc(op), type, zero);
    jig_vector_reduction_set_acc(rw, op, &acc, 1);
    return true;
}

/* ---- Computed positions before the last dimension: each that it may be, by comparison ---- */

/* The first computed one of a position in a vector of `type`, if there are not too many places that
 * it may be. */
static bool computed_place(const JigAttr *position, const JigType *type, size_t *at) {
    const int64_t *numbers = jig_attr_dense_i64_data(position);
    size_t n = jig_attr_dense_array_len(position), rank = jig_type_rank(type);
    for (*at = 0; *at < n && *at + 1 < rank; ++*at)
        if (numbers[*at] == JIG_DYNAMIC)
            return !jig_vector_scalable_at(type, *at) && jig_type_dim(type, *at) <= JIG_VECTOR_MANY;
    return false;
}

static JigValue *is_place(JigRewriter *rw, JigLoc loc, JigValue *index, int64_t place) {
    return jig_loop_int_compare(rw, loc, JIG_COMPARE_EQ, index, jig_arith_index(rw, loc, place));
}

static JigValue *choose(JigRewriter *rw, JigLoc loc, JigValue *yes, JigValue *a, JigValue *b) {
    JigArithSelect parts = {.condition = yes, .true_value = a, .false_value = b};
    return jig_op_result(jig_arith_select_build(rw, loc, &parts), 0);
}

/* The position with a number at that place, and the values that are left. */
static const JigAttr *placed(JigRewriter *rw, const JigAttr *position, size_t at, int64_t place) {
    size_t n = jig_attr_dense_array_len(position);
    int64_t *numbers =
        jig_arena_copy(rw->arena, jig_attr_dense_i64_data(position), n * sizeof *numbers);
    numbers[at] = place;
    return jig_attr_dense_i64(rw->ctx, numbers, n);
}

static bool extract_by_place(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_extract_source(op), *result = NULL;
    const JigType *type = jig_value_type(source);
    const JigAttr *position = jig_vector_extract_static_position_attr(op);
    size_t at;
    if (!computed_place(position, type, &at))
        return jig_no_match(rw, op, "no computed position, or too many places");
    JigLoc loc = jig_op_loc(op);
    JigValueList dynamic =
        jig_values_of_operands(op, jig_vector_extract_dynamic_position(op), rw->arena);
    for (int64_t i = 0; i < jig_type_dim(type, at); ++i) {
        JigVectorExtract parts = {.source = source,
                                  .dynamic_position = {dynamic.items + 1, dynamic.n - 1},
                                  .result_type = jig_op_result_type(op, 0),
                                  .static_position = placed(rw, position, at, i)};
        JigValue *part = jig_op_result(jig_vector_extract_build(rw, loc, &parts), 0);
        result =
            result ? choose(rw, loc, is_place(rw, loc, dynamic.items[0], i), part, result) : part;
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

static bool insert_by_place(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *value = jig_vector_insert_value_to_store(op), *dest = jig_vector_insert_dest(op);
    const JigType *type = jig_value_type(dest);
    const JigAttr *position = jig_vector_insert_static_position_attr(op);
    size_t at;
    if (!computed_place(position, type, &at))
        return jig_no_match(rw, op, "no computed position, or too many places");
    JigLoc loc = jig_op_loc(op);
    JigValueList dynamic =
        jig_values_of_operands(op, jig_vector_insert_dynamic_position(op), rw->arena);
    JigValue *result = dest;
    for (int64_t i = 0; i < jig_type_dim(type, at); ++i) {
        JigVectorInsert parts = {.value_to_store = value,
                                 .dest = dest,
                                 .dynamic_position = {dynamic.items + 1, dynamic.n - 1},
                                 .result_type = type,
                                 .static_position = placed(rw, position, at, i)};
        JigValue *there = jig_op_result(jig_vector_insert_build(rw, loc, &parts), 0);
        result = choose(rw, loc, is_place(rw, loc, dynamic.items[0], i), there, result);
    }
    jig_rw_replace1(rw, op, result);
    return true;
}

/* ---- math.isinf, math.isnormal: comparisons of the absolute value ---- */

static JigValue *constant_of(const JigNumbers *x, JigFloat value) {
    const JigType *t = x->type, *element = jig_type_is_vector(t) ? jig_type_element(t) : t;
    const JigAttr *number = jig_attr_float(element, value);
    return jig_arith_constant(x->rw, x->loc, t, jig_const_splat(t, number));
}

/* The smallest number, moved up by all digits but one. */
static JigFloat smallest_normal(JigFloatKind kind) {
    int digits = (int)jig_float_format(kind)->precision;
    JigFloat up = jig_float_from_double(kind, ldexp(1, digits - 1));
    return jig_float_mul(jig_float_smallest(kind, false), up, JIG_ROUND_NEAREST_EVEN);
}

static JigValue *compare(const JigNumbers *x, JigFloatCompare what, JigValue *a, JigValue *b) {
    const JigType *t = x->type, *bit = jig_type_i(x->rw->ctx, 1);
    if (jig_type_is_vector(t))
        bit = jig_vector_with_element(t, bit);
    JigArithCmpf parts = {
        .lhs = a, .rhs = b, .result_type = bit, .predicate = jig_attr_i64(x->rw->ctx, what)};
    return jig_op_result(jig_arith_cmpf_build(x->rw, x->loc, &parts), 0);
}

static bool float_class(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool of_inf = jig_op_is(op, JIG_MATH(ISINF));
    JigValue *value = of_inf ? jig_math_isinf_operand(op) : jig_math_isnormal_operand(op);
    const JigType *t = jig_value_type(value);
    JigFloatKind kind = jig_type_float_kind(jig_type_is_vector(t) ? jig_type_element(t) : t);
    JigFloat infinity = jig_float_inf(kind, false);
    if (jig_type_is_tensor(t) || !jig_float_is_inf(infinity))
        return jig_no_match(rw, op, "of tensors, or of numbers without infinities");
    JigNumbers x = {.rw = rw, .loc = jig_op_loc(op), .rows = &jig_numbers_arith, .type = t};
    JigValue *size = jig_numbers_abs(&x, value), *limit = constant_of(&x, infinity), *is;
    if (of_inf) {
        is = compare(&x, JIG_CMPF_OEQ, size, limit);
    } else {
        JigValue *least = constant_of(&x, smallest_normal(kind));
        JigValue *from = compare(&x, JIG_CMPF_OGE, size, least);
        JigValue *below = compare(&x, JIG_CMPF_OLT, size, limit);
        JigArithAndi both = {.lhs = from, .rhs = below};
        is = jig_op_result(jig_arith_andi_build(rw, x.loc, &both), 0);
    }
    jig_rw_replace1(rw, op, is);
    return true;
}

/* ---- math.sincos of vectors of several dimensions: one after the other ---- */

static bool sine_then_cosine(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(type) || jig_type_rank(type) < 2)
        return jig_no_match(rw, op, "there is an intrinsic for both");
    JigValue *operand = jig_math_sincos_operand(op);
    const JigAttr *flags = jig_math_sincos_fastmath_attr(op);
    JigMathSin sine = {.operand = operand, .fastmath = flags};
    JigMathCos cosine = {.operand = operand, .fastmath = flags};
    JigValue *both[] = {jig_op_result(jig_math_sin_build(rw, jig_op_loc(op), &sine), 0),
                        jig_op_result(jig_math_cos_build(rw, jig_op_loc(op), &cosine), 0)};
    jig_rw_replace(rw, op, both, 2);
    return true;
}

/* ---- math.fpowi of vectors: lane by lane ---- */

static bool powers(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(type) || jig_type_is_scalable(type) ||
        jig_vector_count(type, jig_type_rank(type)) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of no vectors, or of too many lanes");
    size_t rank = jig_type_rank(type);
    JigLoc loc = jig_op_loc(op);
    int64_t *position = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), left;
    JigValue *all = jig_arith_constant(rw, loc, type, jig_attr_zero(type));
    for (left = jig_vector_count(type, rank); left > 0; --left) {
        JigMathFpowi parts = {
            .lhs = jig_vector_build_extract(rw, loc, jig_math_fpowi_lhs(op), position, rank),
            .rhs = jig_vector_build_extract(rw, loc, jig_math_fpowi_rhs(op), position, rank)};
        JigValue *one = jig_op_result(jig_math_fpowi_build(rw, loc, &parts), 0);
        all = jig_vector_build_insert(rw, loc, one, all, position, rank);
        for (size_t i = rank; i-- > 0 && ++position[i] == jig_type_dim(type, i);)
            position[i] = 0;
    }
    jig_rw_replace1(rw, op, all);
    return true;
}

/* ---- memref.atomic_rmw of a product: by a region ---- */

enum { MULF = 12, MULI = 13 }; /* of arith.atomic_rmw_kind */

static bool atomic_product(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool floats = jig_memref_atomic_rmw_kind(op) == MULF;
    if (!floats && jig_memref_atomic_rmw_kind(op) != MULI)
        return jig_no_match(rw, op, "no product");
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *value = jig_memref_atomic_rmw_value(op);
    JigMemrefGenericAtomicRmw parts = {
        .memref = jig_memref_atomic_rmw_memref(op),
        .indices = jig_values_of_operands(op, jig_memref_atomic_rmw_indices(op), rw->arena),
        .result_type = type};
    JigOp *made = jig_memref_generic_atomic_rmw_build(rw, loc, &parts);
    JigBlock *body =
        jig_create_block(rw, jig_memref_generic_atomic_rmw_atomic_body(made), NULL, &type, 1, loc);
    jig_at_end(rw, body);
    JigValue *now = jig_block_arg(body, 0);
    JigOp *product = floats
                         ? jig_arith_mulf_build(rw, loc, &(JigArithMulf){.lhs = now, .rhs = value})
                         : jig_arith_muli_build(rw, loc, &(JigArithMuli){.lhs = now, .rhs = value});
    JigMemrefAtomicYield yield = {.result = jig_op_result(product, 0)};
    jig_memref_atomic_yield_build(rw, loc, &yield);
    jig_at_before(rw, op);
    jig_rw_replace_op(rw, op, made);
    return true;
}

/* ---- memref.alloca_scope: the stack is put back where it was ----
 * As long as loops are ops, the body is one block, which can stand where the scope is. */

static bool open_scope(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigBlock *body = jig_region_first(jig_memref_alloca_scope_body_region(op));
    JigOp *end = jig_block_last(body);
    size_t n = jig_op_num_operands(end);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_operand(end, i);
    JigLlvmIntrStacksave parts = {.res_type = jig_llvm_ptr(rw->ctx, 0)};
    JigOp *saved = jig_llvm_intr_stacksave_build(rw, loc, &parts);
    jig_rw_erase(rw, end);
    jig_rw_inline_block(rw, body, jig_op_block(op), op, NULL, 0);
    jig_at_before(rw, op);
    jig_llvm_intr_stackrestore_build(rw, loc,
                                     &(JigLlvmIntrStackrestore){.ptr = jig_op_result(saved, 0)});
    jig_rw_replace(rw, op, results, n);
    return true;
}

/* ---- memref.dealloc in a numbered memory space: the runtime frees pointers of the default one,
 * which is where its allocations are cast from ---- */

static bool free_in_default_space(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *buffer = jig_memref_dealloc_memref(op);
    const JigType *t = jig_value_type(buffer);
    const JigAttr *space = jig_type_space(t);
    if (!space || !jig_attr_is_int(space) || jig_attr_int_value(space) == 0)
        return jig_no_match(rw, op, "not in a memory space of another number");
    JigMemrefMemorySpaceCast cast = {
        .source = buffer,
        .dest_type = jig_type_is_memref(t)
                         ? jig_type_memref(jig_type_shape(t), jig_type_rank(t), jig_type_element(t),
                                           jig_type_layout(t), NULL)
                         : jig_type_unranked_memref(jig_type_element(t), NULL)};
    JigValue *there =
        jig_op_result(jig_memref_memory_space_cast_build(rw, jig_op_loc(op), &cast), 0);
    jig_memref_dealloc_set_memref(rw, op, there);
    return true;
}

const JigPattern jig_left_over_patterns[] = {
    {.name = "sums from -0.0", .root = "vector.reduction", .fn = from_minus_zero},
    {.name = "frees in the default memory space",
     .root = "memref.dealloc",
     .fn = free_in_default_space},
    {.name = "scopes of the stack", .root = "memref.alloca_scope", .fn = open_scope},
    {.name = "rows of vector.load", .root = "vector.load", .fn = load_rows},
    {.name = "rows of vector.store", .root = "vector.store", .fn = store_rows},
    {.name = "transfers of one element", .root = "vector.transfer_read", .fn = read_one},
    {.name = "transfers of one element", .root = "vector.transfer_write", .fn = write_one},
    {.name = "computed positions", .root = "vector.extract", .fn = extract_by_place},
    {.name = "computed positions", .root = "vector.insert", .fn = insert_by_place},
    {.name = "math.isinf as comparisons", .root = "math.isinf", .fn = float_class},
    {.name = "math.isnormal as comparisons", .root = "math.isnormal", .fn = float_class},
    {.name = "bounds of floats", .root = "math.clampf", .fn = jig_lower_math_expand_clamp},
    {.name = "sine, then cosine", .root = "math.sincos", .fn = sine_then_cosine},
    {.name = "powers lane by lane", .root = "math.fpowi", .fn = powers},
    {.name = "atomic products", .root = "memref.atomic_rmw", .fn = atomic_product},
    {0},
};
