/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What ops demand beyond their rows. */
#include "dialect/smt/smt_int.h"

bool jig_smt_verify_comparison(JigOp *op) {
    size_t n = jig_op_num_operands(op);
    return n >= 2 || jig_op_error(op, "'inputs' must have at least size 2, but got %zu", n);
}

/* ---- Bit-vectors ---- */

bool jig_smt_verify_extract(JigOp *op) {
    /* In 32 bits, as the reference counts. */
    uint32_t low = (uint32_t)jig_smt_bv_extract_low_bit(op);
    uint32_t length = (uint32_t)jig_smt_bv_width(jig_op_result_type(op, 0));
    uint32_t width = (uint32_t)jig_smt_bv_width(jig_value_type(jig_smt_bv_extract_input(op)));
    uint32_t needed = low + length;
    return needed <= width ||
           jig_op_error(op,
                        "range to be extracted is too big, expected range starting at index %u of "
                        "length %u requires input width of at least %u, but the input width is "
                        "only %u",
                        low, length, needed, width);
}

bool jig_smt_verify_repeat(JigOp *op) {
    int64_t input = jig_smt_bv_width(jig_value_type(jig_smt_bv_repeat_input(op)));
    int64_t result = jig_smt_bv_width(jig_op_result_type(op, 0));
    return result % input == 0 ||
           jig_op_error(op,
                        "result bit-vector width must be a multiple of the input bit-vector width");
}

/* ---- Regions ---- */

static const JigOp *yield_of(const JigOp *op, size_t region) {
    return jig_block_last(jig_region_first(jig_op_region(op, region)));
}

static bool yields_results(const JigOp *op, const JigOp *yield) {
    if (jig_op_num_operands(yield) != jig_op_num_results(op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (jig_op_operand_type(yield, i) != jig_op_result_type(op, i))
            return false;
    return true;
}

bool jig_smt_verify_solver(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    if (!yields_results(op, jig_block_last(body)))
        return jig_op_error(op, "types of yielded values must match return values");
    bool match = jig_block_num_args(body) == jig_op_num_operands(op);
    for (size_t i = 0; match && i < jig_op_num_operands(op); i++)
        match = jig_value_type(jig_block_arg(body, i)) == jig_op_operand_type(op, i);
    return match || jig_op_error(op, "block argument types must match the types of the 'inputs'");
}

bool jig_smt_verify_check(JigOp *op) {
    static const char *const names[] = {"sat", "unknown", "unsat"};
    for (size_t i = 0; i < JIG_LEN(names); i++)
        if (!yields_results(op, yield_of(op, i)))
            return jig_op_error(
                op, "types of yielded values in '%s' region must match return values", names[i]);
    return true;
}

/* ---- Quantifiers ---- */

bool jig_smt_verify_quantifier(JigOp *op) {
    if (jig_op_num_regions(op) > 1 && jig_smt_no_pattern_attr(op))
        return jig_op_error(
            op, "patterns and the no_pattern attribute must not be specified at the same time");
    return true;
}

static bool verify_bound(JigOp *op, JigBlock *body) {
    const JigAttr *names = jig_smt_bound_var_names_attr(op);
    if (names && jig_attr_array_len(names) != jig_block_num_args(body))
        return jig_op_error(op,
                            "number of bound variable names must match number of block arguments");
    for (size_t i = 0; i < jig_block_num_args(body); i++)
        if (!jig_smt_is_first_order(jig_value_type(jig_block_arg(body, i))))
            return jig_op_error(op, "bound variables must by any non-function SMT value");
    return true;
}

static bool verify_body(JigOp *op, JigBlock *body) {
    const JigOp *yield = jig_block_last(body);
    if (jig_op_num_operands(yield) != 1)
        return jig_op_error(op, "must have exactly one yielded value");
    return jig_type_is(jig_value_type(jig_smt_yield_values_at(yield, 0)), JIG_SMT_SORT(BOOL)) ||
           jig_op_error(op, "yielded value must be of '!smt.bool' type");
}

static bool same_arguments(const JigBlock *a, const JigBlock *b) {
    if (jig_block_num_args(a) != jig_block_num_args(b))
        return false;
    for (size_t i = 0; i < jig_block_num_args(a); i++)
        if (jig_value_type(jig_block_arg(a, i)) != jig_value_type(jig_block_arg(b, i)))
            return false;
    return true;
}

static bool is_smt(const JigOp *op) {
    return jig_str_starts_with(jig_op_name_of(op), "smt.");
}

/* What may not stand in patterns: what is not of this dialect, or binds variables. */
static JigWalk find_alien(JigOp *op, void *user) {
    if (is_smt(op) && !jig_op_is(op, JIG_SMT(FORALL)) && !jig_op_is(op, JIG_SMT(EXISTS)))
        return JIG_WALK_ADVANCE;
    *(JigOp **)user = op;
    return JIG_WALK_INTERRUPT;
}

static JigOp *first_alien(JigBlock *block) {
    JigOp *found = NULL;
    for (JigOp *op = jig_block_first(block); op && !found; op = jig_op_next(op))
        jig_walk_post(op, find_alien, &found);
    return found;
}

static bool verify_pattern(JigOp *op, JigBlock *body, JigBlock *pattern, size_t i) {
    if (!same_arguments(body, pattern))
        return jig_op_error(op,
                            "block argument number and types of the 'body' and 'patterns' region "
                            "#%zu must match",
                            i);
    if (!jig_op_num_operands(jig_block_last(pattern)))
        return jig_op_error(op, "'patterns' region #%zu must have at least one yielded value", i);
    JigOp *alien = first_alien(pattern);
    if (!alien)
        return true;
    bool binder = is_smt(alien);
    jig_op_error(op, "the 'patterns' region #%zu %s", i,
                 binder ? "must not contain any variable binding operations"
                        : "may only contain SMT dialect operations");
    jig_note(jig_op_context(op), jig_op_loc(alien),
             binder ? "first violating operation here" : "first non-SMT operation here");
    return false;
}

bool jig_smt_verify_quantified(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    JIG_CHECK(verify_bound(op, body) && verify_body(op, body));
    for (size_t i = 1; i < jig_op_num_regions(op); i++)
        JIG_CHECK(verify_pattern(op, body, jig_region_first(jig_op_region(op, i)), i - 1));
    return true;
}
