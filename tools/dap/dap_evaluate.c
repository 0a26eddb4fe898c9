/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dap/dap_evaluate.h"

#include "dap/dap_server.h"
#include "dap/dap_variables.h"
#include "jig/asm.h"

/* ---- Words ---- */

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static JigStr trimmed(JigStr s) {
    while (s.len && is_space(s.ptr[0]))
        s = jig_str_from(s, 1);
    while (s.len && is_space(s.ptr[s.len - 1]))
        s.len--;
    return s;
}

static bool is_number(JigStr s, int64_t *out) {
    bool negative = s.len > 1 && s.ptr[0] == '-';
    s = jig_str_from(s, negative);
    *out = 0;
    for (size_t i = 0; i < s.len; ++i) {
        if (s.ptr[i] < '0' || s.ptr[i] > '9' || *out > INT64_MAX / 10 - 9)
            return false;
        *out = 10 * *out + (s.ptr[i] - '0');
    }
    *out = negative ? -*out : *out;
    return s.len > 0;
}

/* ---- Operands ---- */

/* The number of a parameter, or how many there are. */
static int64_t number_of(JigItems items) {
    const JigAttr *only = items.kind == JIG_HANDLE_PARAMS && items.len == 1 ? items.items[0] : NULL;
    return only && jig_attr_is_int(only) ? jig_attr_int_value(only) : (int64_t)items.len;
}

/* Of "%pair:2": what each of the results has. */
static bool of_results(Session *s, const JigOp *at, JigStr name, JigArena *a, Value *out) {
    Handles all = {0};
    JigStr text = {0};
    session_handles(s, at, &all);
    for (size_t i = 0; i < all.len; ++i) {
        JigStr own = jig_wording_handle(all.data[i], a);
        if (own.len > name.len && own.ptr[name.len] == '#' &&
            jig_str_eq((JigStr){own.ptr, name.len}, name))
            text = jig_arena_printf(a, "%.*s%s%.*s: %.*s", JIG_FMT(text), text.len ? "; " : "",
                                    JIG_FMT(own), JIG_FMT(session_handle_words(s, all.data[i], a)));
    }
    jig_vec_free(&all);
    *out = (Value){.text = text, .number = text.len > 0};
    return text.len > 0;
}

static bool of_handle(Session *s, const JigOp *at, JigStr name, JigArena *a, Value *out,
                      JigStr *error) {
    const JigValue *handle = session_handle_named(s, at, name);
    if (!handle && of_results(s, at, name, a, out))
        return true;
    if (!handle) {
        *error = jig_arena_printf(a, "there is no handle '%.*s' here", JIG_FMT(name));
        return false;
    }
    *out = (Value){.text = session_handle_words(s, handle, a),
                   .type = jig_type_to_str(jig_value_type(handle), a)};
    out->is_list = session_items(s, handle, a, &out->items);
    out->number = number_of(out->items);
    return true;
}

typedef struct Search {
    JigStr name;
    JIG_VEC(void *) found;
} Search;

static JigWalk search(JigOp *op, void *user) {
    Search *s = user;
    if (jig_str_eq(jig_op_name_of(op), s->name))
        jig_vec_push(&s->found, op);
    return JIG_WALK_ADVANCE;
}

/* All ops of that name in the payload. */
static bool of_op_name(Session *s, JigStr name, JigArena *a, Value *out, JigStr *error) {
    enum { FEW = 3 };
    Search found = {.name = name};
    jig_walk_pre(s->payload, search, &found);
    JigItems items = {JIG_HANDLE_OPS, NULL, found.found.len};
    items.items = jig_arena_copy(a, found.found.data, items.len * sizeof *items.items);
    jig_vec_free(&found.found);
    if (!items.len && !jig_op_name_row(jig_op_name(s->ctx, name))) {
        *error = jig_arena_printf(a, "'%.*s' is no op, no handle and no step", JIG_FMT(name));
        return false;
    }
    *out = (Value){.text = jig_arena_str(a, jig_wording_items(items, FEW, a)),
                   .is_list = true,
                   .items = items,
                   .number = (int64_t)items.len};
    return true;
}

static bool of_number(int64_t number, JigArena *a, Value *out) {
    *out = (Value){.text = jig_arena_printf(a, "%lld", (long long)number), .number = number};
    return true;
}

static int64_t pass_of(const Session *s) {
    size_t step = session_stop(s)->step;
    return step == JIG_NO_STEP ? 0 : (int64_t)jig_run_step(s->run, step)->pass;
}

static bool is_op_name(JigStr s) {
    for (size_t i = 0; i < s.len; ++i)
        if (is_space(s.ptr[i]) || strchr("%\"'{}()[]<>=!,;:", s.ptr[i]))
            return false;
    return jig_str_find(s, JIG_STR(".")) < s.len;
}

static bool operand(Session *s, const JigOp *at, JigStr text, JigArena *a, Value *out,
                    JigStr *error) {
    int64_t number;
    text = trimmed(text);
    if (text.len && text.ptr[0] == '%')
        return of_handle(s, at, text, a, out, error);
    if (jig_str_is(text, "pass"))
        return of_number(pass_of(s), a, out);
    if (is_number(text, &number))
        return of_number(number, a, out);
    if (is_op_name(text))
        return of_op_name(s, text, a, out, error);
    *error = jig_arena_printf(a, "'%.*s' is no op, no handle and no step", JIG_FMT(text));
    return false;
}

/* ---- Comparisons ---- */

typedef struct Comparison {
    const char *sign; /* longer ones first */
    bool less, equal, greater;
} Comparison;
static const Comparison comparisons[] = {
    {"==", .equal = true},
    {"!=", .less = true, .greater = true},
    {"<=", .less = true, .equal = true},
    {">=", .equal = true, .greater = true},
    {"<", .less = true},
    {">", .greater = true},
};

static bool compare(Session *s, const JigOp *at, JigStr left, const Comparison *c, JigStr right,
                    JigArena *a, Value *out, JigStr *error) {
    Value x, y;
    if (!operand(s, at, left, a, &x, error) || !operand(s, at, right, a, &y, error))
        return false;
    bool holds = x.number < y.number ? c->less : x.number == y.number ? c->equal : c->greater;
    *out = (Value){.text = holds ? JIG_STR("true") : JIG_STR("false"), .number = holds};
    return true;
}

bool dap_evaluate(Session *s, const JigOp *at, JigStr text, JigArena *a, Value *out,
                  JigStr *error) {
    text = trimmed(text);
    if (dap_is_step(text))
        return dap_try(s, at, text, a, out, error);
    for (size_t i = 0; i < JIG_LEN(comparisons); ++i) {
        size_t at_sign = jig_str_find(text, jig_str(comparisons[i].sign));
        if (at_sign < text.len)
            return compare(s, at, (JigStr){text.ptr, at_sign}, &comparisons[i],
                           jig_str_from(text, at_sign + strlen(comparisons[i].sign)), a, out,
                           error);
    }
    return operand(s, at, text, a, out, error);
}

/* ---- The request ---- */

void answer_evaluate(Call *call) {
    Session *s = call->dap->session;
    JigStr text = trimmed(json_str(json_get(call->args, "expression"))), error = {0};
    const Json *frame = json_get(call->args, "frameId");
    size_t step;
    const JigOp *at = frame ? session_frame(s, json_int(frame), &step) : session_op(s);
    bool is_console = jig_str_is(json_str(json_get(call->args, "context")), "repl");
    Value value = {0};
    if (!at) {
        dap_fail(call, "there is no such frame");
        return;
    }
    bool types = is_console && dap_is_step(text);
    if (!(types ? dap_type(s, text, call->arena, &value, &error)
                : dap_evaluate(s, at, text, call->arena, &value, &error))) {
        dap_fail(call, "%.*s", JIG_FMT(error));
        return;
    }
    jig_json_begin(call->out, NULL, '{');
    jig_json_str(call->out, "result", value.text);
    if (value.type.len)
        jig_json_str(call->out, "type", value.type);
    variables_put_list(s, call->out, value.is_list ? value.items : (JigItems){0});
    jig_json_end(call->out, '}');
    if (types)
        call->then = dap_tell_invalidated;
}
