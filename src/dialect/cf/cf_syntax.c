/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The cases of cf.switch: "default: ^bb0(%a : i32), 1: ^bb1, ...". */
#include <stdio.h>

#include "dialect/cf/cf_int.h"
#include "support/vec.h"

/* Arguments of the directive, in the row's order. */
enum { FLAG_TYPE, DEFAULT_DEST, DEFAULT_OPERANDS, DEFAULT_TYPES, VALUES, DESTS, OPERANDS, TYPES };

/* What one list of cases gathers; the arrays of all cases one after another. */
typedef struct Cases {
    JIG_VEC(const JigAttr *) values;
    JIG_VEC(JigBlock *) dests;
    JIG_VEC(JigUnresolved) operands;
    JIG_VEC(const JigType *) types;
    JIG_VEC(int32_t) segments;
} Cases;

typedef struct Target {
    JigBlock *dest;
    JigUnresolved *operands;
    const JigType **types;
    size_t num_operands, num_types;
} Target;

/* "^bb" or "^bb(%a, %b : i32, i32)" */
static bool parse_target(JigParser *p, Target *t) {
    *t = (Target){.dest = jig_parse_successor(p)};
    JIG_CHECK(t->dest);
    if (!jig_parse_try_token(p, "("))
        return true;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &t->operands, &t->num_operands));
    JIG_CHECK(jig_parse_colon_type_list(p, &t->types, &t->num_types));
    return jig_parse_token(p, ")");
}

static bool parse_case(JigParser *p, const JigType *flag, Cases *c) {
    int64_t value;
    Target t;
    JIG_CHECK(jig_parse_integer(p, &value));
    JIG_CHECK(jig_parse_token(p, ":"));
    JIG_CHECK(parse_target(p, &t));
    jig_vec_push(&c->values, jig_attr_int(flag, value));
    jig_vec_push(&c->dests, t.dest);
    jig_vec_push(&c->segments, (int32_t)t.num_operands);
    for (size_t i = 0; i < t.num_operands; i++)
        jig_vec_push(&c->operands, t.operands[i]);
    for (size_t i = 0; i < t.num_types; i++)
        jig_vec_push(&c->types, t.types[i]);
    return true;
}

static void hand_over(JigParser *p, const JigType *flag, const Cases *c, JigSlot *slots,
                      JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigArena *a = jig_parser_arena(p);
    int64_t num_cases = (int64_t)c->values.len;
    if (num_cases)
        slots[VALUES].attr = jig_attr_dense_of(jig_type_vector(&num_cases, NULL, 1, flag),
                                               c->values.data, c->values.len);
    jig_state_add_attr(s, p, "case_operand_segments",
                       jig_attr_dense_i32(ctx, c->segments.data, c->segments.len));
    slots[DESTS].n = c->dests.len;
    slots[OPERANDS].n = c->operands.len;
    slots[TYPES].n = c->types.len;
    slots[DESTS].successors =
        jig_arena_copy(a, c->dests.data, c->dests.len * sizeof *c->dests.data);
    slots[OPERANDS].operands =
        jig_arena_copy(a, c->operands.data, c->operands.len * sizeof *c->operands.data);
    slots[TYPES].types = jig_arena_copy(a, c->types.data, c->types.len * sizeof *c->types.data);
}

static bool parse_default(JigParser *p, JigSlot *slots) {
    Target t;
    JIG_CHECK(jig_parse_keyword(p, "default"));
    JIG_CHECK(jig_parse_token(p, ":"));
    JIG_CHECK(parse_target(p, &t));
    slots[DEFAULT_DEST].successors = jig_arena_copy(jig_parser_arena(p), &t.dest, sizeof t.dest);
    slots[DEFAULT_DEST].n = 1;
    slots[DEFAULT_OPERANDS].operands = t.operands;
    slots[DEFAULT_OPERANDS].n = t.num_operands;
    slots[DEFAULT_TYPES].types = t.types;
    slots[DEFAULT_TYPES].n = t.num_types;
    return true;
}

bool jig_cf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s) {
    (void)n;
    const JigType *flag = slots[FLAG_TYPE].types[0];
    JIG_CHECK(parse_default(p, slots));
    Cases c = {0};
    bool ok = true;
    while (ok && jig_parse_try_token(p, ","))
        ok = parse_case(p, flag, &c);
    if (ok)
        hand_over(p, flag, &c, slots, s);
    jig_vec_free(&c.values);
    jig_vec_free(&c.dests);
    jig_vec_free(&c.operands);
    jig_vec_free(&c.types);
    jig_vec_free(&c.segments);
    return ok;
}

static void print_target(JigPrinter *p, const JigOp *op, const JigBlock *dest, size_t start,
                         size_t n) {
    jig_print_successor(p, dest);
    if (n == 0)
        return;
    jig_print(p, "(");
    jig_print_operands(p, op, start, n);
    jig_print(p, " : ");
    jig_print_operand_types(p, op, start, n);
    jig_print(p, ")");
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
    print_target(p, op, jig_op_successor(op, 0), operands.start, operands.count);
    if (!values)
        return;
    size_t next = operands.start + operands.count, num_cases = jig_attr_dense_array_len(segments);
    for (size_t i = 0; i < num_cases; i++) {
        size_t count = (size_t)jig_attr_dense_array_int(segments, i);
        jig_print(p, ",");
        jig_print_newline(p);
        jig_print(p, "  ");
        print_case_value(p, jig_attr_element(values, (int64_t)i));
        jig_print(p, ": ");
        print_target(p, op, jig_op_successor(op, i + 1), next, count);
        next += count;
    }
    jig_print_newline(p);
}
