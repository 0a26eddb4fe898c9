/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Syntax of map, reduce, transpose and broadcast: results follow from the
 * tensors in outs(...). A body of one op on the elements in order is written
 * by its name alone, `{ arith.addf }`.
 */
#include "asm/older.h"
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg_int.h"
#include "ir/spec/spec.h"
#include "support/arena.h"

/* ---- Parsing ---- */
typedef struct Payload {
    const JigOpName *name; /* NULL: a region follows */
    const JigAttr *attrs;
} Payload;

static bool parse_op_name(JigParser *p, const JigOpName **out) {
    JigSpot spot = jig_parse_spot(p);
    JigStr name;
    if (!jig_parse_try_any_keyword(p, &name))
        return jig_error(jig_parser_context(p), jig_parse_loc(p, spot),
                         "expected bare identifier or keyword");
    *out = jig_op_name(jig_parser_context(p), name);
    return true;
}

typedef struct I64List {
    int64_t *items;
    size_t n, cap;
} I64List;

static bool parse_i64(JigParser *p, void *user) {
    I64List *list = user;
    int64_t item;
    JIG_CHECK(jig_parse_integer(p, &item));
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, item);
    return true;
}

/* [1, 2] as array<i64: 1, 2> */
static const JigAttr *parse_i64_list(JigParser *p) {
    I64List list = {0};
    bool ok = jig_parse_list(p, JIG_DELIM_SQUARE, parse_i64, &list, NULL);
    return ok ? jig_attr_dense_i64(jig_parser_context(p), list.items, list.n) : NULL;
}

/* `{ dialect.op {attributes} }`, if it is there. */
static bool parse_payload(JigParser *p, Payload *out) {
    *out = (Payload){0};
    if (!jig_parse_try_token(p, "{"))
        return true;
    JIG_CHECK(parse_op_name(p, &out->name));
    if (jig_parse_peek_token(p, "{")) {
        out->attrs = jig_parse_dict(p);
        JIG_CHECK(out->attrs);
    }
    return jig_parse_token(p, "}");
}

/* ins, outs, results, then `list_name = [...]` when one is named, then attributes. */
static bool parse_destination_style(JigParser *p, JigOpState *state, const char *list_name) {
    JigLinalgParts parts;
    JIG_CHECK(jig_linalg_parse_parts(p, state, false, &parts));
    for (size_t i = 0; i < parts.num_outs; i++)
        if (jig_type_is_ranked_tensor(parts.outs[i]))
            jig_state_add_types(state, p, &parts.outs[i], 1);
    if (list_name) {
        JIG_CHECK(jig_parse_keyword(p, list_name) && jig_parse_token(p, "="));
        const JigAttr *list = parse_i64_list(p);
        JIG_CHECK(list);
        jig_state_add_attr(state, p, list_name, list);
    }
    return jig_parse_attr_dict(p, state);
}

/* A block with an argument for the element of each operand; located where the
 * operands are, or nowhere. */
static JigBlock *element_block(JigParser *p, JigOpState *state, bool operand_locs) {
    JigContext *ctx = jig_parser_context(p);
    JigBlock *block = jig_block_create(ctx);
    jig_region_insert(jig_state_add_region(state, p), NULL, block);
    for (size_t i = 0; i < state->num_operands; i++) {
        JigValue *v = state->operands[i];
        JigLoc loc = operand_locs ? jig_value_loc(v) : jig_loc_unknown(ctx);
        jig_block_add_arg(block, jig_type_element_or_self(jig_value_type(v)), loc);
    }
    return block;
}

/* The body of a payload op: on the elements of the inputs in order, or of the
 * init first. */
static void add_payload_body(JigParser *p, JigOpState *state, const Payload *payload,
                             bool init_first) {
    JigBlock *block = element_block(p, state, false);
    size_t n = state->num_operands;
    JigValue **operands = jig_arena_alloc(jig_parser_arena(p), (n + 1) * sizeof *operands);
    size_t used = 0;
    if (init_first)
        operands[used++] = jig_block_arg(block, n - 1);
    for (size_t i = 0; i + 1 < n; i++)
        operands[used++] = jig_block_arg(block, i);
    const JigType *type = jig_value_type(jig_block_arg(block, n - 1));
    JigRewriter *rw = jig_rewriter_create(jig_parser_context(p));
    jig_at_end(rw, block);
    JigOpState op = {.loc = state->loc,
                     .name = payload->name,
                     .operands = operands,
                     .num_operands = used,
                     .types = &type,
                     .num_types = 1,
                     .attrs = payload->attrs};
    JigValue *result = jig_op_result(jig_create(rw, &op), 0);
    jig_linalg_build_yield(rw, state->loc, &result, 1);
    jig_rewriter_destroy(rw);
}

/* Of a map as former releases wrote it. */
static void add_init_argument(JigParser *p, JigOpState *state, JigRegion *body) {
    static const JigOlderText without_init = {
        .name = "linalg.map", .until = "20", .what = "its body has the init's element, too"};
    const JigValue *init = state->operands[state->num_operands - 1];
    jig_block_add_arg(jig_region_first(body), jig_type_element_or_self(jig_value_type(init)),
                      jig_value_loc(init));
    jig_older_note(p, &without_init, false);
}

static bool parse_body(JigParser *p, JigOpState *state, const Payload *payload, bool init_first) {
    if (payload->name) {
        if (state->num_operands)
            add_payload_body(p, state, payload, init_first);
        else
            jig_state_add_region(state, p);
        return true;
    }
    JigArgument *args;
    size_t n;
    JIG_CHECK(jig_parse_arguments(p, JIG_DELIM_PAREN, &args, &n, true, true));
    JigRegion *body = jig_state_add_region(state, p);
    JIG_CHECK(jig_parse_region(p, body, args, n));
    if (!init_first && n + 1 == state->num_operands && !jig_region_is_empty(body))
        add_init_argument(p, state, body);
    return true;
}

bool jig_linalg_parse_map(JigParser *p, JigOpState *state) {
    Payload payload;
    return parse_payload(p, &payload) && parse_destination_style(p, state, NULL) &&
           parse_body(p, state, &payload, false);
}

bool jig_linalg_parse_reduce(JigParser *p, JigOpState *state) {
    Payload payload;
    return parse_payload(p, &payload) && parse_destination_style(p, state, "dimensions") &&
           parse_body(p, state, &payload, true);
}

/* The body yields the first element. */
static bool parse_forwarding(JigParser *p, JigOpState *state, const char *list_name) {
    JIG_CHECK(parse_destination_style(p, state, list_name));
    JigBlock *block = element_block(p, state, true);
    if (state->num_operands == 0)
        return true;
    JigRewriter *rw = jig_rewriter_create(jig_parser_context(p));
    jig_at_end(rw, block);
    jig_linalg_build_yield(rw, state->loc, &(JigValue *){jig_block_arg(block, 0)}, 1);
    jig_rewriter_destroy(rw);
    return true;
}

bool jig_linalg_parse_transpose(JigParser *p, JigOpState *state) {
    return parse_forwarding(p, state, "permutation");
}

bool jig_linalg_parse_broadcast(JigParser *p, JigOpState *state) {
    return parse_forwarding(p, state, "dimensions");
}

/* ---- Printing ---- */
/* The op that the body consists of, when the short form can say it; the
 * elements it takes: inputs in order, or the init and then the inputs. */
static JigOp *short_payload(const JigOp *op, bool init_first) {
    JigBlock *body = jig_op_body(op);
    JigOp *payload = jig_block_first(body), *yield = jig_op_next(payload);
    if (!yield || jig_op_next(yield))
        return NULL;
    size_t num_args = jig_block_num_args(body);
    size_t wanted = init_first ? num_args : num_args - 1;
    if (jig_op_num_operands(payload) == 0 || jig_op_num_operands(payload) != wanted)
        return NULL;
    for (size_t i = 0; i < wanted; i++) {
        size_t arg = !init_first ? i : i + 1 == wanted ? 0 : i + 1;
        if (jig_op_operand(payload, i) != jig_block_arg(body, arg))
            return NULL;
    }
    bool yields_it = jig_op_num_operands(yield) == 1 &&
                     jig_value_def(jig_linalg_yield_values_at(yield, 0)) == payload;
    return yields_it ? payload : NULL;
}

static bool says_nothing(const JigNamedAttr *x) {
    const JigAttr *v = x->value;
    return jig_attr_kind(v) == JIG_ATTR_DIALECT && jig_attr_row(v)->enum_of &&
           jig_attr_enum_value(v) == 0 && !strcmp(jig_attr_row(v)->name, "arith.fastmath");
}

/* Without properties that are no attributes: flags, which the short form has no place for. */
static void print_short_form(JigPrinter *p, const JigOp *payload) {
    const JigSpec *spec = jig_spec(jig_op_name_record(payload));
    const JigAttr *dict = jig_op_attrs(payload);
    const char **left_out = jig_calloc(jig_attr_dict_len(dict) + 1, sizeof *left_out);
    size_t n = 0;
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const JigNamedAttr *x = &jig_attr_dict_items(dict)[i];
        int prop = spec ? jig_spec_prop(spec, x->name) : -1;
        if (says_nothing(x) || (prop >= 0 && spec->props[prop].native))
            left_out[n++] = x->name->ptr;
    }
    jig_print(p, " { ");
    jig_print_str(p, jig_op_name_of(payload));
    jig_print_attr_dict(p, payload, left_out);
    jig_print(p, " }");
    jig_free(left_out);
}

static void print_i64_list(JigPrinter *p, const JigOp *op, const char *name) {
    const JigAttr *list = jig_op_attr(op, name);
    jig_print(p, " ");
    jig_print(p, name);
    jig_print(p, " = [");
    for (size_t i = 0; i < jig_attr_dense_array_len(list); i++) {
        jig_print(p, i ? ", " : "");
        jig_print_int(p, jig_attr_dense_array_int(list, i));
    }
    jig_print(p, "] ");
}

/* On lines of its own: (%in: f32, %init: f32) { ... } */
static void print_body(JigPrinter *p, const JigOp *op) {
    JigBlock *body = jig_op_body(op);
    jig_print_indent(p, 1);
    jig_print_newline(p);
    jig_print(p, "(");
    for (size_t i = 0; i < jig_block_num_args(body); i++) {
        jig_print(p, i ? ", " : "");
        jig_print_argument(p, jig_block_arg(body, i), NULL, false);
    }
    jig_print(p, ") ");
    jig_print_region(p, jig_linalg_reduce_combiner(op), false, true, false);
    jig_print_indent(p, -1);
}

static void print_with_body(JigPrinter *p, const JigOp *op, bool init_first,
                            const char *list_name) {
    JigOp *payload = short_payload(op, init_first);
    if (payload)
        print_short_form(p, payload);
    jig_linalg_print_parts(p, op);
    if (list_name)
        print_i64_list(p, op, list_name);
    jig_print_attr_dict(p, op, (const char *const[]){list_name, NULL});
    if (!payload)
        print_body(p, op);
}

void jig_linalg_print_map(JigPrinter *p, const JigOp *op) {
    print_with_body(p, op, false, NULL);
}

void jig_linalg_print_reduce(JigPrinter *p, const JigOp *op) {
    print_with_body(p, op, true, "dimensions");
}

static void print_forwarding(JigPrinter *p, const JigOp *op, const char *list_name) {
    jig_linalg_print_parts(p, op);
    print_i64_list(p, op, list_name);
    jig_print_attr_dict(p, op, (const char *const[]){list_name, NULL});
}

void jig_linalg_print_transpose(JigPrinter *p, const JigOp *op) {
    print_forwarding(p, op, "permutation");
}

void jig_linalg_print_broadcast(JigPrinter *p, const JigOp *op) {
    print_forwarding(p, op, "dimensions");
}
