/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The cases of cf.switch: "default: ^bb0(%a : i32), 1: ^bb1, ...". */
#include <stdio.h>

#include "dialect/cf/cf_int.h"
#include "dialect/common/targets.h"

/* Arguments of the directive, in the row's order. */
enum { FLAG_TYPE, DEFAULT_DEST, DEFAULT_OPERANDS, DEFAULT_TYPES, VALUES, DESTS, OPERANDS, TYPES };

typedef struct Values {
    const JigAttr **items;
    size_t n, cap;
} Values;

static bool parse_case(JigParser *p, const JigType *flag, JigTargets *targets, Values *values) {
    int64_t value;
    JIG_CHECK(jig_parse_integer(p, &value));
    JIG_CHECK(jig_parse_token(p, ":"));
    JIG_CHECK(jig_targets_parse_one(p, targets));
    JIG_ARENA_PUSH(jig_parser_arena(p), values->items, values->n, values->cap,
                   jig_attr_int(flag, value));
    return true;
}

static bool parse_default(JigParser *p, JigSlot *slots) {
    JigTargets t = {0};
    JIG_CHECK(jig_parse_keyword(p, "default"));
    JIG_CHECK(jig_parse_token(p, ":"));
    JIG_CHECK(jig_targets_parse_one(p, &t));
    jig_targets_to_slots(&t, &slots[DEFAULT_DEST], &slots[DEFAULT_OPERANDS], &slots[DEFAULT_TYPES]);
    return true;
}

bool jig_cf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n;
    const JigType *flag = slots[FLAG_TYPE].types[0];
    JigTargets targets = {0};
    Values values = {0};
    JIG_CHECK(parse_default(p, slots));
    while (jig_parse_try_token(p, ","))
        JIG_CHECK(parse_case(p, flag, &targets, &values));
    int64_t num_cases = (int64_t)values.n;
    if (num_cases)
        slots[VALUES].attr =
            jig_attr_dense_of(jig_type_vector(&num_cases, NULL, 1, flag), values.items, values.n);
    jig_targets_add_segments(p, &targets, s, "case_operand_segments");
    jig_targets_to_slots(&targets, &slots[DESTS], &slots[OPERANDS], &slots[TYPES]);
    return true;
}

/* As an unsigned number; one that does not fit 64 bits as the largest that does. */
static void print_case_value(JigPrinter *p, const JigAttr *value) {
    JigInt v = jig_attr_big_int_value(value);
    char text[24];
    snprintf(text, sizeof text, "%llu",
             jig_int_fits_u64(v) ? (unsigned long long)jig_int_u64(v) : ~0ull);
    jig_print(p, text);
}

void jig_cf_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)n;
    const JigAttr *values = slots[VALUES].attr,
                  *segments = jig_cf_switch_case_operand_segments_attr(op);
    JigOperandRange operands = jig_cf_switch_default_operands(op);
    jig_print(p, "  default: ");
    jig_targets_print_one(p, op, jig_op_successor(op, 0), operands.start, operands.count);
    if (!values)
        return;
    size_t next = operands.start + operands.count, num_cases = jig_op_num_successors(op) - 1;
    for (size_t i = 0; i < num_cases; i++) {
        size_t count = (size_t)jig_attr_dense_array_int(segments, i);
        jig_print(p, ",");
        jig_print_newline(p);
        jig_print(p, "  ");
        print_case_value(p, jig_attr_element(values, (int64_t)i));
        jig_print(p, ": ");
        jig_targets_print_one(p, op, jig_op_successor(op, i + 1), next, count);
        next += count;
    }
    jig_print_newline(p);
}
