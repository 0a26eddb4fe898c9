/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lanes 0, 1, 2, ...: accesses by them, and comparisons with them; writes that a later one covers.
 */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"

/* ---- gather, scatter ---- */
static bool counts_up(const JigValue *v) {
    if (jig_value_def_is(v, JIG_VECTOR(STEP)))
        return true;
    const JigAttr *x = jig_constant_of(v);
    if (!x || !jig_attr_is_dense(x) || jig_attr_is_splat(x) || jig_type_rank(jig_attr_type(x)) != 1)
        return false;
    for (int64_t i = 0; i < jig_type_num_elements(jig_attr_type(x)); i++)
        if (jig_attr_int_value(jig_attr_element(x, i)) != i)
            return false;
    return true;
}

bool jig_vector_contiguous_access(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    enum { OFFSETS = 1, INDICES = 2, MASK = 3, VALUE = 4 };
    const JigOpRow *row = self->data;
    if (!jig_type_is_memref(jig_op_operand_type(op, 0)) ||
        !counts_up(jig_op_operand_group(op, INDICES)))
        return false;
    size_t start, n;
    jig_op_operand_range(op, OFFSETS, &start, &n);
    JigValue **operands = jig_arena_alloc(rw->arena, (n + 3) * sizeof *operands);
    operands[0] = jig_op_operand(op, 0);
    for (size_t i = 0; i < n; i++)
        operands[1 + i] = jig_op_operand(op, start + i);
    operands[n + 1] = jig_op_operand_group(op, MASK);
    operands[n + 2] = jig_op_operand_group(op, VALUE);
    const JigType *type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    jig_rw_replace_with_new(rw, op, row, operands, n + 3, &type, jig_op_num_results(op), NULL);
    return true;
}

/* ---- step ---- */
/* What all of 0 .. last make of a comparison with `c`, if they agree; by predicate: eq, ne, ult ..
 * uge. */
static bool agrees(int64_t predicate, uint64_t last, uint64_t c, bool *value) {
    bool above = c > last, zero = c == 0;
    switch (predicate) {
    case 0:
        *value = false;
        return above;
    case 1:
        *value = true;
        return above;
    case 6:
        *value = above;
        return above || zero;
    case 7:
        *value = c >= last;
        return c >= last;
    case 8:
        *value = false;
        return c >= last;
    case 9:
        *value = zero;
        return above || zero;
    default:
        return false;
    }
}

static bool compare_step(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *step = jig_op_operand(op, 0);
    const JigAttr *c = jig_constant_of(jig_op_operand(op, 1));
    if (!jig_value_def_is(step, JIG_VECTOR(STEP)) || !c || !jig_attr_is_dense(c) ||
        !jig_attr_is_splat(c) || jig_type_is_scalable(jig_value_type(step)))
        return false;
    bool value;
    const JigType *type = jig_op_result_type(op, 0);
    uint64_t last = (uint64_t)jig_type_dim(jig_value_type(step), 0) - 1;
    if (!agrees(jig_attr_int_value(jig_op_attr(op, "predicate")), last,
                (uint64_t)jig_attr_int_value(jig_attr_element(c, 0)), &value))
        return false;
    const JigAttr *bit = jig_attr_bool(rw->ctx, value);
    jig_rw_replace_with_new(rw, op, JIG_ARITH(CONSTANT), NULL, 0, &type, 1, "value",
                            jig_attr_dense_of(type, &bit, 1), NULL);
    return true;
}
const JigPattern jig_vector_step_patterns[] = {
    {.name = "StepCompareFolder", .root = "arith.cmpi", .fn = compare_step},
    {0},
};

/* ---- transfer_write ---- */
/* An earlier write of the same lanes of a tensor, that only later writes see, does nothing. */
static bool covers_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigTransfer t = jig_vector_transfer(op);
    if (!jig_type_is_tensor(t.base_type))
        return false;
    JigOp *reader = op;
    for (JigOp *def = jig_value_def(t.base); jig_op_is(def, JIG_VECTOR(TRANSFER_WRITE));) {
        JigTransfer before = jig_vector_transfer(def);
        if (!jig_value_has_one_use(jig_op_result(def, 0)))
            return false;
        if (jig_vector_same_place(&t, &before)) {
            jig_rw_set_operand(rw, reader, 1, before.base);
            return true;
        }
        reader = def;
        if (!jig_vector_apart(&t, &before))
            return false;
        def = jig_value_def(before.base);
    }
    return false;
}
const JigPattern jig_vector_transfer_write_patterns[] = {
    {.name = "FoldWaw", .root = "vector.transfer_write", .fn = covers_write},
    {0},
};
