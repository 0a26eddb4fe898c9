/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lanes 0, 1, 2, ...: accesses by them, and comparisons with them. */
#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/vector/vector_util.h"

/* ---- gather, scatter ---- */
static bool counts_up(const JigValue *v) {
    if (jig_type_is_scalable(jig_value_type(v)) || jig_type_rank(jig_value_type(v)) != 1)
        return false;
    if (jig_value_def_is(v, JIG_VECTOR(STEP)))
        return true;
    const JigAttr *x = jig_constant_of(v);
    if (!x || !jig_attr_is_dense(x))
        return false;
    for (int64_t i = 0; i < jig_type_num_elements(jig_attr_type(x)); i++)
        if (jig_attr_int_value(jig_attr_element(x, i)) != i)
            return false;
    return true;
}

bool jig_vector_contiguous_access(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    enum { OFFSETS = 1, INDICES = 2, MASK = 3, VALUE = 4 };
    const JigOpRow *row = self->data;
    bool stores = row == JIG_VECTOR(MASKEDSTORE);
    if (!jig_type_is_memref(jig_value_type(jig_vector_gather_base(op))) ||
        (stores && jig_op_num_results(op)) || !counts_up(jig_op_operand_group(op, INDICES)))
        return jig_no_match(rw, op, "no buffer, or lanes are not in a row");
    size_t start, n;
    jig_op_operand_range(op, OFFSETS, &start, &n);
    JigValue **operands = jig_arena_alloc(rw->arena, (n + 3) * sizeof *operands);
    operands[0] = jig_vector_gather_base(op);
    for (size_t i = 0; i < n; i++)
        operands[1 + i] = jig_op_operand(op, start + i);
    operands[n + 1] = jig_op_operand_group(op, MASK);
    operands[n + 2] = jig_op_operand_group(op, VALUE);
    const JigType *type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    jig_rw_replace_with_new(rw, op, row, operands, n + 3, &type, jig_op_num_results(op), NULL);
    return true;
}

/* ---- step ---- */
/* What all of 0 .. last make of a comparison with a larger number, by predicate. */
static const struct Verdict {
    bool known, value, of_last; /* also with the last one itself */
} verdicts[] = {
    [JIG_COMPARE_EQ] = {true, false, false}, [JIG_COMPARE_NE] = {true, true, false},
    [JIG_COMPARE_ULT] = {true, true, false}, [JIG_COMPARE_ULE] = {true, true, true},
    [JIG_COMPARE_UGT] = {true, false, true}, [JIG_COMPARE_UGE] = {true, false, false},
};

/* What the comparison of a step with a constant is in every lane; NULL: not known, or it differs.
 */
static const JigAttr *verdict_of(const JigOp *cmpi, const JigType *steps) {
    const JigAttr *c = jig_constant_of(jig_arith_cmpi_rhs(cmpi));
    const struct Verdict *verdict =
        &verdicts[jig_attr_int_value(jig_arith_cmpi_predicate_attr(cmpi))];
    if (!c || !jig_attr_is_dense(c) || !jig_attr_is_splat(c) || !verdict->known)
        return NULL;
    int64_t last = jig_type_dim(steps, 0) - 1, bound = jig_attr_int_value(jig_attr_element(c, 0));
    bool holds = verdict->of_last ? bound >= last : bound > last;
    return holds ? jig_attr_bool(jig_op_context(cmpi), verdict->value) : NULL;
}

/* One of the comparisons at a time. */
static bool compare_step(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *steps = jig_op_result_type(op, 0);
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        JigOp *cmpi = jig_use_owner(u);
        if (!jig_op_is(cmpi, JIG_ARITH(CMPI)) || jig_use_index(u) != 0)
            continue;
        const JigAttr *bit = verdict_of(cmpi, steps);
        const JigType *type = jig_op_result_type(cmpi, 0);
        if (!bit)
            continue;
        jig_at_before(rw, cmpi);
        jig_rw_replace_with_new(rw, cmpi, JIG_ARITH(CONSTANT), NULL, 0, &type, 1, "value",
                                jig_attr_dense_of(type, &bit, 1), NULL);
        return true;
    }
    return jig_no_match(rw, op, "no comparison that is the same in all lanes");
}
const JigPattern jig_vector_step_patterns[] = {
    {.name = "StepCompareFolder", .root = "vector.step", .fn = compare_step},
    {0},
};
