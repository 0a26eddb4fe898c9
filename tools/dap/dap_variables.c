/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be unfolded: handles with what they have, and the payload as a tree, each part when it
 * is asked for.
 */
#include "dap/dap_variables.h"

#include "dap/dap_server.h"
#include "jig/asm.h"

typedef enum VariableKind {
    OF_HANDLES, /* of an op of the script */
    OF_LIST,    /* items */
    OF_OP,      /* of the payload */
    OF_BLOCK,
} VariableKind;

static int64_t number_of(Session *s, VariableKind kind, const void *of, JigItems items) {
    jig_vec_push(&s->asked, ((Asked){kind, items, of}));
    return (int64_t)s->asked.len;
}

int64_t variables_of_handles(Session *s, const JigOp *at) {
    return number_of(s, OF_HANDLES, at, (JigItems){0});
}

int64_t variables_of_payload(Session *s) {
    return number_of(s, OF_OP, s->payload, (JigItems){0});
}

/* The run's own list is good until it is asked again. */
static JigItems kept(Session *s, JigItems items) {
    items.items = jig_arena_copy(s->asked_arena, items.items, items.len * sizeof *items.items);
    return items;
}

static void put_number(JigJson *j, int64_t number, size_t num_indexed) {
    enum { FEW = 100 };
    jig_json_int(j, "variablesReference", number);
    if (num_indexed > FEW)
        jig_json_int(j, "indexedVariables", (int64_t)num_indexed);
}

void variables_put_list(Session *s, JigJson *j, JigItems items) {
    bool unfolds = items.len && items.kind != JIG_HANDLE_PARAMS;
    unfolds |= items.len > 1;
    put_number(j, unfolds ? number_of(s, OF_LIST, NULL, kept(s, items)) : 0, items.len);
}

/* ---- One variable ---- */

/* The part of a list that is asked for. */
typedef struct Listing {
    Call *call;
    Session *s;
    int64_t first, last; /* without this one */
    int64_t at;
} Listing;

static bool is_wanted(Listing *l) {
    return l->at++ >= l->first && l->at <= l->last;
}

static void begin_variable(const Listing *l, JigStr name, JigStr value, JigStr type) {
    JigJson *j = l->call->out;
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "name", name);
    jig_json_str(j, "value", value);
    if (type.len)
        jig_json_str(j, "type", type);
}

static void end_variable(const Listing *l, int64_t number, size_t num_indexed) {
    put_number(l->call->out, number, num_indexed);
    jig_json_end(l->call->out, '}');
}

static void put_plain(Listing *l, JigStr name, JigStr value, JigStr type) {
    if (!is_wanted(l))
        return;
    begin_variable(l, name, value, type);
    end_variable(l, 0, 0);
}

static JigStr shortened(JigStr text, JigArena *a) {
    enum { LONGEST = 200 };
    if (text.len <= LONGEST)
        return text;
    while (text.len > LONGEST || (text.len && ((unsigned char)text.ptr[text.len] & 0xc0) == 0x80))
        text.len--;
    return jig_arena_printf(a, "%.*s...", JIG_FMT(text));
}

/* ---- The payload ---- */

static JigStr number_text(const char *what, size_t n, JigArena *a) {
    return jig_arena_printf(a, "%s%zu", what, n);
}

/* In which function, or what else has a name. */
static JigStr around(const JigOp *op, JigArena *a) {
    for (const JigOp *p = jig_op_parent(op); p; p = jig_op_parent(p))
        if (jig_symbol_name(p).len)
            return jig_wording_op_name(p, a);
    return (JigStr){0};
}

static void put_op(Listing *l, JigStr name, const JigOp *op, bool with_function) {
    JigArena *a = l->call->arena;
    if (!is_wanted(l))
        return;
    JigStr words = jig_wording_op(op, a), in = with_function ? around(op, a) : (JigStr){0};
    if (in.len)
        words = jig_arena_printf(a, "%.*s in %.*s", JIG_FMT(words), JIG_FMT(in));
    JigStr types = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        types = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(types), i ? ", " : "",
                                 JIG_FMT(jig_type_to_str(jig_op_result_type(op, i), a)));
    begin_variable(l, name, words, shortened(types, a));
    end_variable(l, number_of(l->s, OF_OP, op, (JigItems){0}), 0);
}

/* What it is, which leads to the op that it comes from. */
static void put_value(Listing *l, JigStr name, JigValue *v) {
    JigArena *a = l->call->arena;
    const JigOp *def = jig_value_def(v);
    if (!is_wanted(l))
        return;
    JigStr words = def ? jig_arena_printf(a, "result #%zu of %.*s", jig_value_index(v),
                                          JIG_FMT(jig_wording_op(def, a)))
                       : number_text("block argument #", jig_value_index(v), a);
    begin_variable(l, name, words, jig_type_to_str(jig_value_type(v), a));
    if (!def)
        def = jig_block_parent_op(jig_value_owner_block(v));
    end_variable(l, def ? number_of(l->s, OF_OP, def, (JigItems){0}) : 0, 0);
}

static size_t num_ops(const JigBlock *block) {
    size_t n = 0;
    for (const JigOp *op = jig_block_first(block); op; op = jig_op_next(op))
        ++n;
    return n;
}

static void put_block(Listing *l, JigStr name, const JigBlock *block) {
    if (!is_wanted(l))
        return;
    size_t n = num_ops(block);
    begin_variable(l, name, number_text("ops: ", n, l->call->arena), (JigStr){0});
    end_variable(l, number_of(l->s, OF_BLOCK, block, (JigItems){0}), n);
}

static void list_blocks(Listing *l, const JigOp *op) {
    JigArena *a = l->call->arena;
    bool is_sole = jig_op_num_regions(op) == 1 && jig_region_has_one_block(jig_op_region(op, 0));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        size_t b = 0;
        for (const JigBlock *block = jig_region_first(jig_op_region(op, r)); block;
             block = jig_block_next(block), ++b)
            put_block(
                l, is_sole ? JIG_STR("body") : jig_arena_printf(a, "region #%zu, block #%zu", r, b),
                block);
    }
}

static void list_op(Listing *l, const JigOp *op) {
    JigArena *a = l->call->arena;
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigNamedAttr *item = &jig_attr_dict_items(attrs)[i];
        put_plain(l, jig_ident_str(item->name), shortened(jig_attr_to_str(item->value, a), a),
                  (JigStr){0});
    }
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        put_value(l, number_text("operand #", i, a), jig_op_operand(op, i));
    list_blocks(l, op);
}

static void list_block(Listing *l, const JigBlock *block) {
    size_t i = 0;
    for (const JigOp *op = jig_block_first(block); op && l->at < l->last; op = jig_op_next(op))
        put_op(l, number_text("", i++, l->call->arena), op, false);
}

/* ---- Handles ---- */

static void list_items(Listing *l, JigItems items) {
    JigArena *a = l->call->arena;
    for (size_t i = 0; i < items.len; ++i) {
        JigStr name = number_text("", i, a);
        if (items.kind == JIG_HANDLE_OPS)
            put_op(l, name, items.items[i], true);
        else if (items.kind == JIG_HANDLE_VALUES)
            put_value(l, name, items.items[i]);
        else
            put_plain(l, name, shortened(jig_attr_to_str(items.items[i], a), a), (JigStr){0});
    }
}

static void put_handle(Listing *l, const JigValue *handle) {
    Session *s = l->s;
    JigArena *a = l->call->arena;
    if (!is_wanted(l))
        return;
    JigStr name = jig_wording_handle(handle, a);
    begin_variable(l, name, session_handle_words(s, handle, a),
                   jig_type_to_str(jig_value_type(handle), a));
    if (name.ptr[0] == '%')
        jig_json_str(l->call->out, "evaluateName", name);
    JigItems items;
    (void)session_items(s, handle, a, &items);
    variables_put_list(s, l->call->out, items);
    jig_json_end(l->call->out, '}');
}

static void list_handles(Listing *l, const JigOp *at) {
    Handles all = {0};
    session_handles(l->s, at, &all);
    for (size_t i = 0; i < all.len; ++i)
        put_handle(l, all.data[i]);
    jig_vec_free(&all);
}

/* ---- The request ---- */

static void list_asked(Listing *l, Asked asked) {
    switch ((VariableKind)asked.kind) {
    case OF_HANDLES:
        list_handles(l, asked.of);
        break;
    case OF_LIST:
        list_items(l, asked.items);
        break;
    case OF_OP:
        list_op(l, asked.of);
        break;
    default:
        list_block(l, asked.of);
        break;
    }
}

void answer_variables(Call *call) {
    Session *s = call->dap->session;
    int64_t number = json_int(json_get(call->args, "variablesReference"));
    int64_t first = json_int(json_get(call->args, "start")),
            count = json_int(json_get(call->args, "count"));
    if (number < 1 || number > (int64_t)s->asked.len) {
        dap_fail(call, "there is nothing of that number");
        return;
    }
    Listing l = {.call = call,
                 .s = s,
                 .first = first > 0 ? first : 0,
                 .last =
                     count > 0 && count < INT32_MAX ? (first > 0 ? first : 0) + count : INT64_MAX};
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "variables", '[');
    list_asked(&l, s->asked.data[number - 1]);
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
}
