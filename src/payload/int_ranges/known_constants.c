/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values that can only be one number become constants; remainders that change nothing go. */
#include "analysis/ranges.h"
#include "dialect/arith/arith.h"
#include "jig/rewrite.h"
#include "jig/pass.h"

/* NULL: it may be several numbers. */
static const JigAttr *known(const JigIntRanges *ranges, const JigValue *v) {
    JigIntRange r;
    int64_t value;
    const JigType *t = jig_value_type(v);
    if (!jig_ranges_find(ranges, v, &r) ||
        !jig_int_range_is_constant(&r, jig_int_range_width(t), &value))
        return NULL;
    const JigType *element = jig_type_element(t);
    if (!element)
        return jig_attr_int(t, value);
    const JigAttr *number = jig_attr_int(element, value);
    bool has_elements =
        jig_type_has_rank(t) && jig_type_has_static_shape(t) && jig_type_num_elements(t) > 0;
    return has_elements ? jig_attr_dense_of(t, &number, 1) : NULL;
}

/* At the insertion point. */
static bool replace(JigRewriter *rw, JigIntRanges *ranges, JigValue *v) {
    const JigAttr *number = jig_value_first_use(v) ? known(ranges, v) : NULL;
    if (!number)
        return false;
    const JigOp *def = jig_value_def(v);
    const JigOp *owner = def ? def : jig_block_parent_op(jig_value_block(v));
    JigLoc loc = jig_value_loc(v);
    JigValue *by = jig_materialize(rw, owner->name->dialect, number, jig_value_type(v), loc);
    if (!by) {
        JigArithConstant parts = {.value = number, .result_type = jig_value_type(v)};
        by = jig_op_result(jig_arith_constant_build(rw, loc, &parts), 0);
    }
    jig_ranges_same(ranges, by, v);
    jig_rw_replace_uses(rw, v, by);
    return true;
}

static bool replace_arguments(JigRewriter *rw, JigIntRanges *ranges, JigOp *op) {
    bool changed = false;
    for (size_t i = 0; i < jig_op_num_regions(op); i++)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b)) {
            jig_at_start(rw, b);
            for (size_t k = 0; k < jig_block_num_args(b); k++)
                changed |= replace(rw, ranges, jig_block_arg(b, k));
        }
    return changed;
}

static bool known_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigIntRanges *ranges = (JigIntRanges *)(uintptr_t)self->data;
    if (jig_op_num_results(op) == 1 && jig_constant_of(jig_op_result(op, 0)))
        return jig_no_match(rw, op, "a constant");
    bool changed = replace_arguments(rw, ranges, op);
    jig_at_before(rw, op);
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        changed |= replace(rw, ranges, jig_op_result(op, i));
    return changed || jig_no_match(rw, op, "nothing of it is known");
}

/* Of numbers from 0 to below the divisor. */
static bool trivial_remainder(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigIntRanges *ranges = self->data;
    JigIntRange r;
    int64_t divisor;
    const JigAttr *constant = jig_constant_of(jig_arith_rhs(op));
    if (constant && jig_attr_is_dense(constant) && jig_attr_is_splat(constant))
        constant = jig_attr_element(constant, 0);
    if (!constant || !jig_attr_is_int(constant) || !jig_ranges_find(ranges, jig_arith_lhs(op), &r))
        return jig_no_match(rw, op, "of numbers that nothing is known of");
    divisor = jig_attr_int_value(constant);
    bool is_signed = jig_op_is(op, JIG_ARITH(REMSI));
    if (divisor <= 0 || (is_signed ? r.smin < 0 || r.smax >= divisor : r.umax >= (uint64_t)divisor))
        return jig_no_match(rw, op, "may change the number");
    jig_rw_replace1(rw, op, jig_arith_lhs(op));
    return true;
}

static bool run(JigPassCall *call) {
    JigIntRanges *ranges = jig_ranges_create(call->op, true);
    const JigPattern patterns[] = {
        {.name = "known constants", .fn = known_constants, .data = ranges},
        {.name = "trivial remainder",
         .root = "arith.remsi",
         .fn = trivial_remainder,
         .data = ranges},
        {.name = "trivial remainder",
         .root = "arith.remui",
         .fn = trivial_remainder,
         .data = ranges},
        {0},
    };
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    bool ok = jig_pass_apply(call, set, NULL);
    jig_ranges_free(ranges);
    return ok;
}

const JigPassRow jig_pass_int_range_optimizations = {
    .name = "int-range-optimizations",
    .title = "IntRangeOptimizationsPass",
    .run = run,
    .summary = "what ranges of integers decide: constants, remainders",
};
