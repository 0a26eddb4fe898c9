/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of blocks: the cases of switch, the targets of indirectbr. */
#include "dialect/common/targets.h"
#include "dialect/llvm/llvm_int.h"

/* How many operands target `i` gets; none of those that nothing is said about. */
static size_t num_passed(const JigAttr *segments, size_t i) {
    return i < jig_attr_dense_array_len(segments) ? (size_t)jig_attr_dense_array_int(segments, i)
                                                  : 0;
}

/* ---- switch: [ 1: ^bb1, 2: ^bb2(%a : i32) ] ---- */

enum { FLAG_TYPE, VALUES, DESTS, OPERANDS, TYPES };

bool jig_llvm_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n;
    JigArena *a = jig_parser_arena(p);
    const JigType *flag = slots[FLAG_TYPE].types[0];
    JigTargets targets = {0};
    const JigAttr **values = NULL;
    size_t num_values = 0, cap = 0;
    JIG_CHECK(jig_parse_token(p, "["));
    if (!jig_parse_try_token(p, "]")) {
        do {
            int64_t value;
            JIG_CHECK(jig_parse_integer(p, &value) && jig_parse_token(p, ":"));
            JIG_CHECK(jig_targets_parse_one(p, &targets));
            JIG_ARENA_PUSH(a, values, num_values, cap, jig_attr_int(flag, value));
        } while (jig_parse_try_token(p, ","));
        JIG_CHECK(jig_parse_token(p, "]"));
    }
    int64_t num_cases = (int64_t)num_values;
    if (num_cases)
        slots[VALUES].attr =
            jig_attr_dense_of(jig_type_vector(&num_cases, NULL, 1, flag), values, num_values);
    jig_targets_add_segments(p, &targets, s, "case_operand_segments");
    jig_targets_to_slots(&targets, &slots[DESTS], &slots[OPERANDS], &slots[TYPES]);
    return true;
}

/* As a signed number of 64 bits. */
static void print_case_value(JigPrinter *p, const JigAttr *value) {
    jig_print_int(p, jig_attr_int_value(value));
}

void jig_llvm_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)n;
    const JigAttr *values = slots[VALUES].attr,
                  *segments = jig_llvm_switch_case_operand_segments_attr(op);
    size_t next = jig_llvm_switch_case_operands(op).start;
    jig_print(p, "[");
    for (size_t i = 0; values && i < slots[DESTS].n; i++) {
        size_t count = num_passed(segments, i);
        jig_print(p, i ? "," : "");
        jig_print_newline(p);
        jig_print(p, "  ");
        print_case_value(p, jig_attr_element(values, (int64_t)i));
        jig_print(p, ": ");
        jig_targets_print_one(p, op, slots[DESTS].successors[i], next, count);
        next += count;
    }
    jig_print_newline(p);
    jig_print(p, "]");
}

/* ---- indirectbr: [ ^bb1, ^bb2(%a : i32) ] ---- */

static bool parse_block(JigParser *p, void *user) {
    return jig_targets_parse_one(p, user);
}

bool jig_llvm_parse_block_list(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n;
    JigTargets targets = {0};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_SQUARE, parse_block, &targets, "successor blocks"));
    jig_targets_add_segments(p, &targets, s, "indbr_operand_segments");
    jig_targets_to_slots(&targets, &slots[0], &slots[1], &slots[2]);
    return true;
}

void jig_llvm_print_block_list(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)n;
    const JigAttr *segments = jig_llvm_indirectbr_indbr_operand_segments_attr(op);
    size_t next = jig_llvm_indirectbr_succ_operands(op).start;
    jig_print(p, "[");
    for (size_t i = 0; i < slots[0].n; i++) {
        size_t count = num_passed(segments, i);
        jig_print(p, i ? "," : "");
        jig_print_newline(p);
        jig_targets_print_one(p, op, slots[0].successors[i], next, count);
        next += count;
    }
    if (slots[0].n)
        jig_print_newline(p);
    jig_print(p, "]");
}

/* A pointer's type without its prefix, where there is something behind that. */
bool jig_llvm_parse_address_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n, (void)s;
    JigSpot spot = jig_parse_spot(p);
    const JigType *type = jig_parse_peek_char(p) == '!'
                              ? jig_parse_type(p)
                              : jig_parse_rest_of_type(p, JIG_LLVM_TYPE(PTR));
    JIG_CHECK(type);
    if (!jig_llvm_is_type(type, JIG_LLVM_TYPE_PTR))
        return jig_parse_error(p, spot,
                               "invalid kind of type specified: expected llvm.ptr, but found %s",
                               jig_msg_type(type));
    slots[0].types = jig_arena_copy(jig_parser_arena(p), &type, sizeof(const JigType *));
    slots[0].n = 1;
    return true;
}

void jig_llvm_print_address_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    uint32_t space = jig_llvm_ptr_space(slots[0].types[0]);
    if (!space) {
        jig_print_type(p, slots[0].types[0]);
        return;
    }
    jig_print(p, "<");
    jig_print_int(p, space);
    jig_print(p, ">");
}
