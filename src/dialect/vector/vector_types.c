/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What constraints and predicates of the rows test. */
#include "support/arena.h"
#include "dialect/vector/vector_util.h"
#include "dialect/vector/vector_int.h"

/* One row per mask item, of the first operand's rows. */
bool jig_vector_infer_shuffle(JigInferCall *call) {
    const JigAttr *mask = call->attrs ? jig_attr_dict_get(call->attrs, JIG_STR("mask")) : NULL;
    if (call->num_operands < 1 || !mask ||
        !jig_attr_is_dense_array(mask, jig_type_i(call->ctx, 64)))
        return false;
    const JigType *v1 = jig_value_type(call->operands[0]);
    if (!jig_type_is_vector(v1))
        return false;
    size_t rank = jig_type_rank(v1) ? jig_type_rank(v1) : 1, n = jig_attr_dense_array_len(mask);
    int64_t *shape = jig_arena_alloc(call->arena, rank * sizeof *shape);
    shape[0] = n ? (int64_t)n : 1;
    for (size_t i = 1; i < rank; i++)
        shape[i] = jig_type_dim(v1, i);
    call->types = jig_arena_alloc(call->arena, sizeof *call->types);
    call->types[0] = jig_type_vector(shape, NULL, rank, jig_type_element(v1));
    call->num_types = 1;
    return true;
}

bool jig_vector_has_even_trailing_dim(const JigOp *op) {
    const JigType *source = jig_value_type(jig_vector_deinterleave_source(op));
    size_t rank = jig_type_rank(source);
    return rank > 0 && jig_type_dim(source, rank - 1) % 2 == 0;
}

/* A literal is printed by itself: no value beside it, and a line of its own. */
bool jig_vector_prints_string_alone(const JigOp *op) {
    static const int64_t newline = 1;
    if (!jig_vector_print_string_literal_attr(op))
        return true;
    const JigAttr *punctuation = jig_vector_print_punctuation_attr(op);
    return jig_op_num_operands(op) == 0 &&
           (!punctuation || jig_attr_enum_value(punctuation) == newline);
}

static bool is_position_multiple_of(const JigOp *op, const JigType *part) {
    int64_t n = jig_type_num_elements(part);
    return n != 0 && jig_attr_int_value(jig_vector_pos_attr(op)) % n == 0;
}

bool jig_vector_is_source_aligned(const JigOp *op) {
    return is_position_multiple_of(op, jig_value_type(jig_vector_scalable_extract_source(op)));
}

bool jig_vector_is_result_aligned(const JigOp *op) {
    return is_position_multiple_of(op, jig_op_result_type(op, 0));
}

static const JigType *with_trailing_dim(const JigType *vector, int64_t size) {
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    jig_vector_append_dims(&shape, vector);
    shape.dims[shape.rank - 1] = size;
    const JigType *type = jig_vector_of_shape(&shape, jig_type_element(vector));
    jig_arena_free(&a);
    return type;
}

/* One lane has no half: it stays as it is, and another check rejects it. */
const JigType *jig_vector_half(const JigType *from) {
    size_t rank = jig_type_rank(from);
    int64_t half = rank ? jig_type_dim(from, rank - 1) / 2 : 0;
    return half > 0 ? with_trailing_dim(from, half) : from;
}

/* A vector without dimensions doubles to two lanes. */
const JigType *jig_vector_double(const JigType *from) {
    size_t rank = jig_type_rank(from);
    if (rank == 0)
        return jig_type_vector(&(int64_t){2}, NULL, 1, jig_type_element(from));
    return with_trailing_dim(from, jig_type_dim(from, rank - 1) * 2);
}
