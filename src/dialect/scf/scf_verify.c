/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows cannot say of valid scf ops. */
#include "dialect/scf/scf_int.h"

#include <stdio.h>
#include <stdlib.h>

/* The region's last op, which must be of `row`; NULL after a diagnostic. */
static JigOp *terminator_of(JigOp *op, const JigRegion *region, const JigOpRow *row,
                            const char *message) {
    JigBlock *block = jig_region_first(region);
    JigOp *last = block ? jig_block_last(block) : NULL;
    if (jig_op_is(last, row))
        return last;
    jig_op_error(op, "%s", message);
    if (last)
        jig_note(jig_op_context(op), jig_op_loc(last), "terminator here");
    return NULL;
}

/* ---- scf.execute_region, scf.if, scf.while ---- */

bool jig_scf_verify_execute_region(JigOp *op) {
    const JigRegion *region = jig_scf_execute_region_region(op);
    if (jig_region_is_empty(region))
        return jig_op_error(op, "region needs to have at least one block");
    if (jig_block_num_args(jig_region_first(region)))
        return jig_op_error(op, "region cannot have any arguments");
    return true;
}

bool jig_scf_verify_if(JigOp *op) {
    if (jig_op_num_results(op) && jig_region_is_empty(jig_scf_if_else_region(op)))
        return jig_op_error(op, "must have an else block if defining values");
    return true;
}

bool jig_scf_verify_while(JigOp *op) {
    return terminator_of(op, jig_scf_while_before(op), JIG_SCF(CONDITION),
                         "expects the 'before' region to terminate with 'scf.condition'") &&
           terminator_of(op, jig_scf_while_after(op), JIG_SCF(YIELD),
                         "expects the 'after' region to terminate with 'scf.yield'");
}

/* ---- scf.for ---- */

bool jig_scf_verify_for(JigOp *op) {
    if (jig_scf_for_num_init_args(op) != jig_op_num_results(op))
        return jig_op_error(op, "mismatch in number of loop-carried values and defined values");
    return true;
}

bool jig_scf_verify_for_regions(JigOp *op) {
    const JigBlock *body = jig_op_body(op);
    size_t num_args = jig_block_num_args(body), num_results = jig_op_num_results(op);
    if (num_args == 0)
        return jig_op_error(
            op,
            "expected body to have at least 1 argument(s) for the induction variable, but got 0");
    if (jig_value_type(jig_scf_for_iv(op)) != jig_value_type(jig_scf_for_lower_bound(op)))
        return jig_op_error(op, "expected induction variable to be same type as bounds and step");
    if (num_args - 1 != num_results)
        return jig_op_error(op, "mismatch in number of basic block args and defined values");
    for (size_t i = 0; i < num_results; i++) {
        const JigType *type = jig_op_result_type(op, i);
        if (jig_value_type(jig_scf_for_init_args_at(op, i)) != type)
            return jig_op_error(op, "types mismatch between %zuth iter operand and defined value",
                                i);
        if (jig_value_type(jig_scf_for_iter_arg(op, i)) != type)
            return jig_op_error(
                op, "types mismatch between %zuth iter region arg and defined value", i);
    }
    return true;
}

/* ---- scf.forall ---- */

static bool check_forall_args(JigOp *op, size_t rank, size_t num_outs) {
    const JigBlock *body = jig_op_body(op);
    if (jig_block_num_args(body) != rank + num_outs)
        return jig_op_error(op, "region expects %zu arguments", rank);
    for (size_t i = 0; i < rank; i++)
        if (!jig_type_is_index(jig_value_type(jig_block_arg(body, i))))
            return jig_op_error(op, "expects %zu-th block argument to be an index", i);
    for (size_t i = 0; i < num_outs; i++)
        if (jig_value_type(jig_block_arg(body, rank + i)) !=
            jig_value_type(jig_scf_forall_out(op, i)))
            return jig_op_error(
                op, "type mismatch between %zu-th output and corresponding block argument", i);
    return true;
}

/* One attribute per loop; besides them at most one that says which processors take part. */
static bool check_forall_mapping(JigOp *op, size_t rank) {
    const JigAttr *mapping = jig_scf_forall_mapping_attr(op);
    size_t n = mapping ? jig_attr_array_len(mapping) : 0, num_masks = 0;
    for (size_t i = 0; i < n; i++)
        num_masks += jig_scf_is_device_mask(jig_attr_array_at(mapping, i));
    if (n && n - num_masks != rank)
        return jig_op_error(op, "mapping attribute size must match op rank");
    if (num_masks > 1)
        return jig_op_error(op, "\"mapping\" supports at most one device masking attribute");
    return true;
}

static bool check_forall_bound(JigOp *op, size_t rank, int bound) {
    static const struct {
        const char *attr, *text;
    } names[] = {{"staticLowerBound", "lower bound"},
                 {"staticUpperBound", "upper bound"},
                 {"staticStep", "step"}};
    const JigAttr *values = jig_op_attr(op, names[bound].attr);
    size_t n = jig_attr_dense_array_len(values), dynamic = 0;
    if (n != rank)
        return jig_op_emit_error(op, "expected %zu %s values, got %zu", rank, names[bound].text, n);
    for (size_t i = 0; i < n; i++)
        dynamic += jig_attr_dense_array_int(values, i) == JIG_DYNAMIC;
    if (jig_operand_range(op, (size_t)bound).count != dynamic)
        return jig_op_emit_error(op, "expected %zu dynamic %s values", dynamic, names[bound].text);
    return true;
}

bool jig_scf_verify_forall(JigOp *op) {
    size_t rank = jig_scf_forall_rank(op), num_outs = jig_scf_forall_num_outs(op);
    if (jig_op_num_results(op) != num_outs)
        return jig_op_error(op, "produces %zu results, but has only %zu outputs",
                            jig_op_num_results(op), num_outs);
    return check_forall_args(op, rank, num_outs) && check_forall_mapping(op, rank) &&
           check_forall_bound(op, rank, JIG_FORALL_LOWER) &&
           check_forall_bound(op, rank, JIG_FORALL_UPPER) &&
           check_forall_bound(op, rank, JIG_FORALL_STEP);
}

/* Is `v` one of the forall's shared outs, as its body sees them? */
static bool is_forall_out_arg(const JigOp *forall, const JigValue *v) {
    return jig_value_owner_block(v) == jig_op_body(forall) &&
           jig_value_index(v) >= jig_scf_forall_rank(forall);
}

bool jig_scf_verify_in_parallel(JigOp *op) {
    JigOp *forall = jig_op_parent(op);
    if (!jig_op_is(forall, JIG_SCF(FORALL)))
        return jig_op_error(op, "expected forall op parent");
    for (JigOp *inner = jig_block_first(jig_op_body(op)); inner; inner = jig_op_next(inner)) {
        const JigCombiningIface *combining = jig_combining(inner);
        if (!combining)
            return jig_op_error(op, "expected only ParallelCombiningOpInterface ops");
        JigOperandRange dests = combining->dests(inner);
        for (size_t i = 0; i < dests.count; i++)
            if (!is_forall_out_arg(forall, jig_op_operand(inner, dests.start + i)))
                return jig_op_error(inner, "may only insert into an output block argument");
    }
    return true;
}

/* ---- scf.parallel, scf.reduce ---- */

static bool check_parallel_bounds(JigOp *op) {
    JigOperandRange steps = jig_scf_parallel_step(op);
    const JigBlock *body = jig_op_body(op);
    if (steps.count == 0)
        return jig_op_error(op,
                            "needs at least one tuple element for lowerBound, upperBound and step");
    for (size_t i = 0; i < steps.count; i++) {
        int64_t step;
        if (jig_constant_int(jig_op_operand(op, steps.start + i), &step) && step <= 0)
            return jig_op_error(op, "constant step operand must be positive");
    }
    if (jig_block_num_args(body) != steps.count)
        return jig_op_error(
            op, "expects the same number of induction variables: %zu as bound and step values: %zu",
            jig_block_num_args(body), steps.count);
    for (size_t i = 0; i < steps.count; i++)
        if (!jig_type_is_index(jig_value_type(jig_block_arg(body, i))))
            return jig_op_error(op,
                                "expects arguments for the induction variable to be of index type");
    return true;
}

static bool check_parallel_results(JigOp *op, JigOp *reduce) {
    size_t num_results = jig_op_num_results(op), num_reductions = jig_op_num_regions(reduce);
    size_t num_inits = jig_scf_parallel_num_init_vals(op);
    if (num_results != num_reductions)
        return jig_op_error(
            op, "expects number of results: %zu to be the same as number of reductions: %zu",
            num_results, num_reductions);
    if (num_results != num_inits)
        return jig_op_error(
            op, "expects number of results: %zu to be the same as number of initial values: %zu",
            num_results, num_inits);
    if (jig_op_num_operands(reduce) != num_inits)
        return true; /* scf.reduce will say so */
    for (size_t i = 0; i < num_results; i++) {
        if (!jig_op_operand(reduce, i))
            return true; /* so is this */
        const JigType *result = jig_op_result_type(op, i);
        const JigType *operand = jig_op_operand_type(reduce, i);
        if (result != operand)
            return jig_op_error(
                reduce,
                "expects type of %zu-th reduction operand: %s to be the same as the %zu-th result "
                "type: %s",
                i, jig_msg_type(operand), i, jig_msg_type(result));
    }
    return true;
}

bool jig_scf_verify_parallel(JigOp *op) {
    JIG_CHECK(check_parallel_bounds(op));
    JigOp *reduce = terminator_of(op, jig_scf_parallel_region(op), JIG_SCF(REDUCE),
                                  "expects body to terminate with 'scf.reduce'");
    return reduce && check_parallel_results(op, reduce);
}

static bool has_two_args(const JigBlock *block, const JigType *type) {
    return jig_block_num_args(block) == 2 && jig_value_type(jig_block_arg(block, 0)) == type &&
           jig_value_type(jig_block_arg(block, 1)) == type;
}

bool jig_scf_verify_reduce_regions(JigOp *op) {
    size_t n = jig_op_num_regions(op);
    if (n != jig_op_num_operands(op))
        return jig_op_error(op,
                            "expects number of reduction regions: %zu to be the same as number of "
                            "reduction operands: %zu",
                            n, jig_op_num_operands(op));
    for (size_t i = 0; i < n; i++) {
        const JigType *type = jig_op_operand_type(op, i);
        JigBlock *block = jig_region_first(jig_op_region(op, i));
        if (jig_block_is_empty(block))
            return jig_op_error(op, "%zu-th reduction has an empty body", i);
        if (!has_two_args(block, type))
            return jig_op_error(
                op, "expected two block arguments with type %s in the %zu-th reduction region",
                jig_msg_type(type), i);
        if (!jig_op_is(jig_block_last(block), JIG_SCF(REDUCE_RETURN)))
            return jig_op_error(
                op, "reduction bodies must be terminated with an 'scf.reduce.return' op");
    }
    return true;
}

bool jig_scf_verify_reduce_return(JigOp *op) {
    JigBlock *block = jig_op_block(op);
    if (!block || jig_block_num_args(block) == 0)
        return jig_op_error(op, "expects the reduction's values as block arguments");
    const JigType *type = jig_value_type(jig_block_arg(block, 0));
    if (type != jig_value_type(jig_scf_reduce_return_result(op)))
        return jig_op_error(op, "must have type %s (the type of the reduction inputs)",
                            jig_msg_type(type));
    return true;
}

/* ---- scf.index_switch ---- */

static bool check_case(JigOp *op, const JigRegion *region, const char *name) {
    JigOp *yield = jig_block_last(jig_region_first(region));
    JigContext *ctx = jig_op_context(op);
    if (!jig_op_is(yield, JIG_SCF(YIELD)))
        return jig_op_error(op, "expected region to end with scf.yield, but got %.*s",
                            JIG_FMT(jig_op_name_of(yield)));
    if (jig_op_num_operands(yield) != jig_op_num_results(op)) {
        jig_op_error(op, "expected each region to return %zu values, but %s returns %zu",
                     jig_op_num_results(op), name, jig_op_num_operands(yield));
        jig_note(ctx, jig_op_loc(yield), "see yield operation here");
        return false;
    }
    for (size_t i = 0; i < jig_op_num_results(op); i++) {
        const JigType *want = jig_op_result_type(op, i), *have = jig_op_operand_type(yield, i);
        if (want == have)
            continue;
        jig_op_error(op, "expected result #%zu of each region to be %s", i, jig_msg_type(want));
        jig_note(ctx, jig_op_loc(yield), "%s returns %s here", name, jig_msg_type(have));
        return false;
    }
    return true;
}

static int by_value(const void *a, const void *b) {
    const int64_t *x = *(const int64_t *const *)a, *y = *(const int64_t *const *)b;
    return *x != *y ? (*x > *y) - (*x < *y) : (x > y) - (x < y);
}

/* The first value that occurred before, or NULL. */
static const int64_t *duplicate(const int64_t *values, size_t n) {
    const int64_t **sorted = jig_malloc((n + 1) * sizeof *sorted), *found = NULL;
    for (size_t i = 0; i < n; i++)
        sorted[i] = &values[i];
    qsort(sorted, n, sizeof *sorted, by_value);
    for (size_t i = 1; i < n; i++)
        if (*sorted[i] == *sorted[i - 1] && (!found || sorted[i] < found))
            found = sorted[i];
    jig_free(sorted);
    return found;
}

bool jig_scf_verify_index_switch(JigOp *op) {
    const JigAttr *cases = jig_scf_index_switch_cases_attr(op);
    size_t n = jig_attr_dense_array_len(cases), num_regions = jig_op_num_regions(op) - 1;
    if (n != num_regions)
        return jig_op_error(op, "has %zu case regions but %zu case values", num_regions, n);
    const int64_t *twice = duplicate(jig_attr_dense_i64_data(cases), n);
    if (twice)
        return jig_op_error(op, "has duplicate case value: %lld", (long long)*twice);
    JIG_CHECK(check_case(op, jig_scf_index_switch_default_region(op), "default region"));
    for (size_t i = 0; i < n; i++) {
        char name[48];
        snprintf(name, sizeof name, "case region #%zu", i);
        JIG_CHECK(check_case(op, jig_op_region(op, i + 1), name));
    }
    return true;
}
