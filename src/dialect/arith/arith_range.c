/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ranges of results from ranges of operands. */
#include "dialect/arith/arith_int.h"
#include "dialect/common/num_spans.h"

static uint32_t width_of(const JigOp *op) {
    return jig_int_range_width(jig_op_result_type(op, 0));
}

/* ---- Rows ---- */

static const JigNumSpanRule *const rules[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_ADDI] = &jig_num_span_add,
    [JIG_ARITH_SUBI] = &jig_num_span_sub,
    [JIG_ARITH_MULI] = &jig_num_span_mul,
    [JIG_ARITH_DIVUI] = &jig_num_span_divu,
    [JIG_ARITH_DIVSI] = &jig_num_span_divs,
    [JIG_ARITH_CEILDIVUI] = &jig_num_span_ceildivu,
    [JIG_ARITH_CEILDIVSI] = &jig_num_span_ceildivs,
    [JIG_ARITH_FLOORDIVSI] = &jig_num_span_floordivs,
    [JIG_ARITH_REMUI] = &jig_num_span_remu,
    [JIG_ARITH_REMSI] = &jig_num_span_rems,
    [JIG_ARITH_MAXSI] = &jig_num_span_maxs,
    [JIG_ARITH_MAXUI] = &jig_num_span_maxu,
    [JIG_ARITH_MINSI] = &jig_num_span_mins,
    [JIG_ARITH_MINUI] = &jig_num_span_minu,
    [JIG_ARITH_ANDI] = &jig_num_span_and,
    [JIG_ARITH_ORI] = &jig_num_span_or,
    [JIG_ARITH_XORI] = &jig_num_span_xor,
    [JIG_ARITH_SHLI] = &jig_num_span_shl,
    [JIG_ARITH_SHRSI] = &jig_num_span_shrs,
    [JIG_ARITH_SHRUI] = &jig_num_span_shru,
};

static JigIntRange result(const JigOp *op, const JigIntRange *operands) {
    const JigNumSpanRule *rule = rules[jig_op_row(op) - jig_arith_ops];
    if (!rule)
        return jig_int_range_full(width_of(op));
    const JigAttr *flags =
        rule->on_signed && rule->on_unsigned ? jig_arith_overflow_flags_attr(op) : NULL;
    return jig_num_range_by(rule, width_of(op), &operands[0], &operands[1],
                            flags ? (unsigned)jig_attr_enum_value(flags) : 0);
}
const JigIntRangeIface jig_arith_int_range = {.result = result};

/* ---- Casts ---- */

static JigIntRange cast(const JigOp *op, JigIntRange r, bool by_sign) {
    return jig_num_range_resized(r, jig_int_range_width(jig_op_operand_type(op, 0)), width_of(op),
                                 by_sign);
}
static JigIntRange cast_signed(const JigOp *op, const JigIntRange *operands) {
    return cast(op, operands[0], true);
}
static JigIntRange cast_unsigned(const JigOp *op, const JigIntRange *operands) {
    return cast(op, operands[0], false);
}
const JigIntRangeIface jig_arith_signed_cast_range = {.result = cast_signed};
const JigIntRangeIface jig_arith_unsigned_cast_range = {.result = cast_unsigned};

/* ---- Comparisons and choices ---- */

static JigIntRange comparison(const JigOp *op, const JigIntRange *operands) {
    int known =
        jig_num_range_compare((JigIntCompare)jig_arith_predicate(op), &operands[0], &operands[1]);
    return known < 0 ? jig_int_range_full(1)
                     : jig_int_range_unsigned(1, (uint64_t)known, (uint64_t)known);
}
const JigIntRangeIface jig_arith_cmpi_range = {.result = comparison};

static JigIntRange selected(const JigOp *op, const JigIntRange *operands) {
    (void)op;
    const JigIntRange *c = &operands[0];
    if (c->umin == c->umax)
        return c->umin ? operands[1] : operands[2];
    return jig_int_range_either(operands[1], operands[2]);
}
const JigIntRangeIface jig_arith_select_range = {.result = selected};

/* ---- Constants ---- */

/* The least and the greatest element. */
static JigIntRange constant(const JigOp *op, const JigIntRange *operands) {
    (void)operands;
    const JigAttr *x = jig_arith_constant_value_attr(op);
    uint32_t width = width_of(op);
    if (jig_attr_is_int(x))
        return jig_int_range_constant(width, jig_attr_int_value(x));
    size_t n = jig_attr_is_dense(x)
                   ? jig_attr_is_splat(x) ? 1 : (size_t)jig_type_num_elements(jig_attr_type(x))
                   : 0;
    if (!n)
        return jig_int_range_full(width);
    JigIntRange r = jig_int_range_constant(width, jig_attr_dense_int(x, 0));
    for (size_t i = 1; i < n; ++i)
        r = jig_int_range_either(r,
                                 jig_int_range_constant(width, jig_attr_dense_int(x, (int64_t)i)));
    return r;
}
static const JigIntRangeIface constant_range = {.result = constant};
const JigIface jig_arith_constant_ifaces[] = {{&jig_iface_int_range, &constant_range}, {0}};
