/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ranges of results from ranges of operands: whatever holds with 64 bits or with 32. */
#include "dialect/common/num_spans.h"
#include "dialect/index/index_int.h"

enum { WORD = 64, HALF = 32 };

static const JigNumSpanRule *const rules[JIG_INDEX_NUM_OPS] = {
    [JIG_INDEX_ADD] = &jig_num_span_add,
    [JIG_INDEX_SUB] = &jig_num_span_sub,
    [JIG_INDEX_MUL] = &jig_num_span_mul,
    [JIG_INDEX_DIVS] = &jig_num_span_divs,
    [JIG_INDEX_DIVU] = &jig_num_span_divu,
    [JIG_INDEX_CEILDIVS] = &jig_num_span_ceildivs,
    [JIG_INDEX_CEILDIVU] = &jig_num_span_ceildivu,
    [JIG_INDEX_FLOORDIVS] = &jig_num_span_floordivs,
    [JIG_INDEX_REMS] = &jig_num_span_rems,
    [JIG_INDEX_REMU] = &jig_num_span_remu,
    [JIG_INDEX_MAXS] = &jig_num_span_maxs,
    [JIG_INDEX_MAXU] = &jig_num_span_maxu,
    [JIG_INDEX_MINS] = &jig_num_span_mins,
    [JIG_INDEX_MINU] = &jig_num_span_minu,
    [JIG_INDEX_SHL] = &jig_num_span_shl,
    [JIG_INDEX_SHRS] = &jig_num_span_shrs,
    [JIG_INDEX_SHRU] = &jig_num_span_shru,
    [JIG_INDEX_AND] = &jig_num_span_and,
    [JIG_INDEX_OR] = &jig_num_span_or,
    [JIG_INDEX_XOR] = &jig_num_span_xor,
};

/* ---- Functions of two numbers ---- */

/* Do both say the same, in the readings that count for the rule? */
static bool agree(const JigNumSpanRule *rule, JigIntRange a, JigIntRange b) {
    return (!rule->on_signed || (a.smin == b.smin && a.smax == b.smax)) &&
           (!rule->on_unsigned || (a.umin == b.umin && a.umax == b.umax));
}

static JigIntRange result(const JigOp *op, const JigIntRange *operands) {
    const JigNumSpanRule *rule = rules[jig_op_row(op) - jig_index_ops];
    JigIntRange a = jig_num_range_truncated(operands[0], HALF),
                b = jig_num_range_truncated(operands[1], HALF),
                whole = jig_num_range_by(rule, WORD, &operands[0], &operands[1], 0),
                half = jig_num_range_by(rule, HALF, &a, &b, 0);
    /* The numbers of 32 bits are numbers of 64 bits as well, whichever way they are read. */
    return agree(rule, half, jig_num_range_truncated(whole, HALF))
               ? whole
               : jig_int_range_either(whole, half);
}
static const JigIntRangeIface binary_range = {.result = result};
const JigIface jig_index_binary_ifaces[] = {{&jig_iface_int_range, &binary_range}, {0}};

/* ---- Comparisons ---- */

static JigIntRange comparison(const JigOp *op, const JigIntRange *operands) {
    JigIntCompare how = (JigIntCompare)jig_index_predicate(op);
    JigIntRange a = jig_num_range_truncated(operands[0], HALF),
                b = jig_num_range_truncated(operands[1], HALF);
    int whole = jig_num_range_compare(how, &operands[0], &operands[1]),
        half = jig_num_range_compare(how, &a, &b);
    return whole < 0 || whole != half ? jig_int_range_full(1) : jig_int_range_constant(1, whole);
}
static const JigIntRangeIface cmp_range = {.result = comparison};
const JigIface jig_index_cmp_ifaces[] = {{&jig_iface_int_range, &cmp_range}, {0}};

/* ---- Casts, constants ---- */

static bool casts(const JigType *from, const JigType *to) {
    return jig_type_is_index(from) != jig_type_is_index(to);
}
static const JigCastIface cast = {.compatible = casts};

static JigIntRange cast_range(const JigOp *op, JigIntRange r, bool by_sign) {
    uint32_t from = jig_int_range_width(jig_value_type(jig_index_input(op))),
             to = jig_int_range_width(jig_op_result_type(op, 0));
    JigIntRange whole = jig_num_range_resized(r, from, to, by_sign);
    return jig_type_is_index(jig_value_type(jig_index_input(op)))
               ? whole
               : jig_int_range_either(whole, jig_num_range_resized(r, from, HALF, by_sign));
}
static JigIntRange casts_range(const JigOp *op, const JigIntRange *operands) {
    return cast_range(op, operands[0], true);
}
static JigIntRange castu_range(const JigOp *op, const JigIntRange *operands) {
    return cast_range(op, operands[0], false);
}
static const JigIntRangeIface signed_range = {.result = casts_range},
                              unsigned_range = {.result = castu_range};
const JigIface jig_index_casts_ifaces[] = {
    {&jig_iface_cast, &cast}, {&jig_iface_int_range, &signed_range}, {0}};
const JigIface jig_index_castu_ifaces[] = {
    {&jig_iface_cast, &cast}, {&jig_iface_int_range, &unsigned_range}, {0}};

static JigIntRange constant(const JigOp *op, const JigIntRange *operands) {
    (void)operands;
    return jig_int_range_constant(jig_int_range_width(jig_op_result_type(op, 0)),
                                  jig_attr_int_value(jig_index_value_attr(op)));
}
static const JigIntRangeIface constant_range = {.result = constant};
const JigIface jig_index_constant_ifaces[] = {{&jig_iface_int_range, &constant_range}, {0}};

static JigIntRange bits(const JigOp *op, const JigIntRange *operands) {
    (void)op, (void)operands;
    return jig_int_range_unsigned(WORD, HALF, WORD);
}
static const JigIntRangeIface bits_range = {.result = bits};
const JigIface jig_index_sizeof_ifaces[] = {{&jig_iface_int_range, &bits_range}, {0}};
