/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Directives of the formats. */
#include "dialect/gpu/gpu_int.h"
#include "jig/iface.h"

/* ---- custom<AsyncDependencies>: async [%t0, %t1] ---- */

bool jig_gpu_parse_async(JigParser *p, const JigType **token, JigUnresolved **deps, size_t *n) {
    JigSpot spot = jig_parse_spot(p);
    *token = NULL;
    if (jig_parse_try_keyword(p, "async")) {
        if (!jig_parse_num_bound_results(p))
            return jig_parse_error(p, spot, "needs to be named when marked 'async'");
        *token = jig_type_get(jig_parser_context(p), JIG_GPU_TYPE(ASYNC_TOKEN), NULL, 0);
    }
    return jig_parse_operands(p, JIG_DELIM_OPTIONAL_SQUARE, deps, n);
}

void jig_gpu_print_async(JigPrinter *p, bool token, JigValue *const *deps, size_t n) {
    if (token)
        jig_print(p, n ? "async " : "async");
    if (!n)
        return;
    jig_print(p, "[");
    jig_print_values(p, deps, n);
    jig_print(p, "]");
}

static bool parse_async(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    const JigType *token;
    JIG_CHECK(jig_gpu_parse_async(p, &token, &slots[1].operands, &slots[1].n));
    slots[0].types = jig_arena_copy(jig_parser_arena(p), &token, sizeof token);
    slots[0].n = token != NULL;
    return true;
}

static void print_async(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_gpu_print_async(p, slots[0].n > 0, slots[1].values, slots[1].n);
}

/* ---- custom<LaunchDimType>: `: i64` unless sizes are indices ---- */

static bool parse_dim_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)state;
    const JigType *type = jig_type_index(jig_parser_context(p));
    if (jig_parse_try_token(p, ":") && !(type = jig_parse_type(p)))
        return false;
    slots[0].types = jig_arena_copy(jig_parser_arena(p), &type, sizeof(const JigType *));
    slots[0].n = 1;
    for (size_t i = 2; i < n; i++) {
        slots[i].types = slots[0].types;
        slots[i].n = slots[1].n > 0;
    }
    return true;
}

static void print_dim_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (jig_type_is_index(slots[0].types[0]))
        return;
    jig_print(p, ": ");
    jig_print_type(p, slots[0].types[0]);
}

/* ---- custom<LaunchFuncOperands>: args(%a : i32, %b : f32) ---- */

typedef struct Args {
    JigUnresolved *operands;
    const JigType **types;
    size_t n, cap, num_types, cap_types;
} Args;

static bool parse_arg(JigParser *p, void *user) {
    Args *list = user;
    JigUnresolved operand;
    JIG_CHECK(jig_parse_operand(p, &operand));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type);
    JIG_ARENA_PUSH(jig_parser_arena(p), list->operands, list->n, list->cap, operand);
    JIG_ARENA_PUSH(jig_parser_arena(p), list->types, list->num_types, list->cap_types, type);
    return true;
}

static bool parse_launch_args(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Args list = {0};
    if (!jig_parse_try_keyword(p, "args"))
        return true;
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, parse_arg, &list, " in argument list"));
    slots[0].operands = list.operands;
    slots[1].types = list.types;
    slots[0].n = slots[1].n = list.n;
    return true;
}

static void print_launch_args(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    for (size_t i = 0; i < slots[0].n; i++) {
        jig_print(p, i ? ", " : "args(");
        jig_print_value(p, slots[0].values[i]);
        jig_print(p, " : ");
        jig_print_type(p, jig_value_type(slots[0].values[i]));
    }
    if (slots[0].n)
        jig_print(p, ")");
}

/* ---- custom<AllReduceOperation>: a keyword, or nothing ---- */

static bool parse_reduction(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    const JigAttrRow *row = JIG_GPU_ATTR(ALL_REDUCE_OP);
    const JigEnumRow *cases = jig_gpu_reductions();
    JigStr word;
    int64_t value;
    if (!jig_parse_try_any_keyword(p, &word))
        return true;
    if (!jig_enum_value(cases, word, &value))
        return jig_parse_error(p, jig_parse_spot(p), "invalid op kind");
    slots[0].attr = jig_attr_enum(jig_parser_context(p), row, value);
    return true;
}

static void print_reduction(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (!slots[0].attr)
        return;
    jig_print(p, " "); /* before the attribute, as formats do, and after the directive's own */
    jig_print(p, jig_enum_text(jig_gpu_reductions(), jig_attr_enum_value(slots[0].attr)));
}

/* ---- custom<OffloadingHandler>: <#gpu.select_object> unless it is the first object ---- */

static const JigAttr *first_object(JigContext *ctx) {
    const JigAttr *absent = NULL;
    return jig_attr_get(ctx, JIG_GPU_ATTR(SELECT_OBJECT), &absent, 1);
}

static bool parse_handler(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    if (!jig_parse_try_token(p, "<")) {
        slots[0].attr = first_object(jig_parser_context(p));
        return true;
    }
    return (slots[0].attr = jig_parse_attr(p, NULL)) && jig_parse_token(p, ">");
}

static void print_handler(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)n;
    if (slots[0].attr == first_object(jig_op_context(op)))
        return;
    jig_print(p, "<");
    jig_print_attr(p, slots[0].attr);
    jig_print(p, ">");
}

const JigCustomRow jig_gpu_customs[] = {
    {.name = "AsyncDependencies",
     .written = "(async)? [{1...}]",
     .parse = parse_async,
     .print = print_async},
    {.name = "LaunchDimType",
     .written = "(: {0})?",
     .parse = parse_dim_type,
     .print = print_dim_type},
    {.name = "LaunchFuncOperands",
     .written = "(args(%operand : type, ...))?",
     .parse = parse_launch_args,
     .print = print_launch_args},
    {.name = "AllReduceOperation",
     .written = "({0})?",
     .parse = parse_reduction,
     .print = print_reduction},
    {.name = "OffloadingHandler",
     .written = "(<{0}>)?",
     .parse = parse_handler,
     .print = print_handler},
    {.name = "Object", .parse = jig_gpu_parse_object_text, .print = jig_gpu_print_object_text},
};
