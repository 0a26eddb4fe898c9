/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/vector/vector_int.h"

static const JigType *operand_type(const JigOp *op, size_t i) {
    return jig_value_type(jig_op_operand(op, i));
}

static const JigType *result_type(const JigOp *op, size_t i) {
    return jig_value_type(jig_op_result(op, i));
}

/* As many values as `vector` has elements, each of its element type. */
bool jig_vector_elements_match_dest(const JigOp *op) {
    const JigType *dest = result_type(op, 0);
    if (jig_type_num_elements(dest) != (int64_t)jig_op_num_operands(op))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (operand_type(op, i) != jig_type_element(dest))
            return false;
    return true;
}

bool jig_vector_elements_match_source(const JigOp *op) {
    const JigType *source = operand_type(op, 0);
    if (jig_type_num_elements(source) != (int64_t)jig_op_num_results(op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (result_type(op, i) != jig_type_element(source))
            return false;
    return true;
}

bool jig_vector_has_even_trailing_dim(const JigOp *op) {
    const JigType *source = operand_type(op, 0);
    size_t rank = jig_type_rank(source);
    return rank > 0 && jig_type_dim(source, rank - 1) % 2 == 0;
}

/* A literal is printed by itself: no value beside it, and a line of its own. */
bool jig_vector_prints_string_alone(const JigOp *op) {
    static const int64_t newline = 1;
    if (!jig_op_attr(op, "stringLiteral"))
        return true;
    const JigAttr *punctuation = jig_op_attr(op, "punctuation");
    return jig_op_num_operands(op) == 0 &&
           (!punctuation || jig_attr_enum_value(punctuation) == newline);
}

static bool is_position_multiple_of(const JigOp *op, const JigType *part) {
    int64_t n = jig_type_num_elements(part);
    return n != 0 && jig_attr_int_value(jig_op_attr(op, "pos")) % n == 0;
}

bool jig_vector_is_source_aligned(const JigOp *op) {
    return is_position_multiple_of(op, operand_type(op, 0));
}

bool jig_vector_is_result_aligned(const JigOp *op) {
    return is_position_multiple_of(op, result_type(op, 0));
}

static const JigType *with_trailing_dim(const JigType *vector, int64_t size) {
    int64_t shape[64];
    size_t rank = jig_type_rank(vector);
    if (rank > JIG_LEN(shape))
        return NULL;
    memcpy(shape, jig_type_shape(vector), rank * sizeof *shape);
    shape[rank - 1] = size;
    return jig_type_vector(shape, jig_type_scalable_dims(vector), rank, jig_type_element(vector));
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
