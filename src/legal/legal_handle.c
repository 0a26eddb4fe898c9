/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How a script gets a handle to one op of the payload. */
#include "jig/iface.h"
#include "legal/legal.h"
#include "support/check.h"

#define T "!transform.any_op"

/* Ops of one name below another, in the order in which a match finds them. */
typedef struct Count {
    const JigOp *op;
    JigStr name, symbol; /* empty: any */
    size_t n, at;        /* how many there are, and which of them is `op` */
} Count;

static JigWalk count_one(JigOp *op, void *user) {
    Count *c = user;
    if (!jig_str_eq(jig_op_name_of(op), c->name) ||
        (c->symbol.len && !jig_str_eq(jig_symbol_name(op), c->symbol)))
        return JIG_WALK_ADVANCE;
    if (op == c->op)
        c->at = c->n;
    ++c->n;
    return JIG_WALK_ADVANCE;
}

static Count count(JigOp *below, const JigOp *op, JigStr symbol) {
    Count c = {.op = op, .name = jig_op_name_of(op), .symbol = symbol};
    jig_walk_post(below, count_one, &c);
    return c;
}

/* Has it a name that no other op of its kind has? */
static bool is_found_by_symbol(JigOp *root, const JigOp *op) {
    JigStr symbol = jig_symbol_name(op);
    return symbol.len && count(root, op, symbol).n == 1;
}

/* The nearest function around it that is found by its name. */
static JigOp *function_around(JigOp *root, const JigOp *op) {
    for (JigOp *at = jig_op_parent(op); at && at != root; at = jig_op_parent(at))
        if (jig_function(at) && is_found_by_symbol(root, at))
            return at;
    return NULL;
}

static JigStr match(JigArena *a, const char *result, const JigOp *op, JigStr symbol,
                    const char *in) {
    JigStr name = jig_op_name_of(op);
    JigStr attrs = symbol.len
                       ? jig_arena_printf(a, "attributes {sym_name = %s} ",
                                          jig_msg_attr(jig_attr_string(jig_op_context(op), symbol)))
                       : (JigStr){0};
    return jig_arena_printf(
        a, "%s = transform.structured.match ops{[\"%.*s\"]} %.*sin %s : (" T ") -> " T "\n", result,
        JIG_FMT(name), JIG_FMT(attrs), in);
}

/* "%ops_before:2, ": how results that nobody asks for are called. */
static JigStr others(JigArena *a, const char *name, size_t n, bool first) {
    const char *comma = n && first ? "" : ", ";
    if (!n)
        return (JigStr){0};
    JigStr many = n > 1 ? jig_arena_printf(a, ":%zu", n) : (JigStr){0};
    return first ? jig_arena_printf(a, "%s%.*s, ", name, JIG_FMT(many))
                 : jig_arena_printf(a, "%s%s%.*s", comma, name, JIG_FMT(many));
}

/* One of many: those behind it stay together. */
static JigStr split(JigArena *a, const Count *c) {
    size_t n = c->n <= c->at + 2 ? c->n : c->at + 2;
    JigStr types = {0}, before = others(a, "%ops_before", c->at, true),
           after = others(a, "%ops_after", n - c->at - 1, false);
    for (size_t i = 0; i < n; ++i)
        types = jig_arena_printf(a, "%.*s%s" T, JIG_FMT(types), i ? ", " : "");
    JigStr overflow =
        n < c->n ? jig_arena_printf(a, " {overflow_result = %zu}", n - 1) : (JigStr){0};
    return jig_arena_printf(
        a, "%.*s%%op%.*s = transform.split_handle %%all_ops%.*s : (" T ") -> (%.*s)\n",
        JIG_FMT(before), JIG_FMT(after), JIG_FMT(overflow), JIG_FMT(types));
}

JigStr jig_legal_handle(JigOp *root, JigOp *op, JigArena *a) {
    JIG_REQUIRE(root && op && a);
    if (op == root)
        return (JigStr){0};
    if (is_found_by_symbol(root, op))
        return match(a, "%op", op, jig_symbol_name(op), "%root");
    Count all = count(root, op, (JigStr){0});
    if (all.n == 1)
        return match(a, "%op", op, (JigStr){0}, "%root");
    JigOp *function = function_around(root, op);
    Count inside = function ? count(function, op, (JigStr){0}) : all;
    if (inside.n == all.n)
        function = NULL; /* it helps nothing */
    const char *in = function ? "%function_around" : "%root";
    JigStr outer =
        function ? match(a, in, function, jig_symbol_name(function), "%root") : (JigStr){0};
    JigStr found = match(a, inside.n == 1 ? "%op" : "%all_ops", op, (JigStr){0}, in),
           chosen = inside.n == 1 ? (JigStr){0} : split(a, &inside);
    return jig_arena_printf(a, "%.*s%.*s%.*s", JIG_FMT(outer), JIG_FMT(found), JIG_FMT(chosen));
}

/* ---- The script ---- */

static JigStr indented(JigStr lines, JigArena *a) {
    JigCharVec text = {0};
    for (JigStr rest = lines; rest.len;) {
        size_t n = jig_str_find(rest, JIG_STR("\n")) + 1;
        n = n > rest.len ? rest.len : n;
        jig_vec_append(&text, "    ", 4);
        jig_vec_append(&text, rest.ptr, n);
        rest = jig_str_from(rest, n);
    }
    JigStr out = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return out;
}

JigStr jig_legal_script(JigOp *root, JigOp *op, JigStr lines, JigArena *a) {
    JIG_REQUIRE(root && op && a);
    JigStr handle = indented(jig_legal_handle(root, op, a), a), steps = indented(lines, a);
    const char *argument = op == root ? "%op: " T " {transform.consumed}" : "%root: " T;
    return jig_arena_printf(a,
                            "module attributes {transform.with_named_sequence} {\n"
                            "  transform.named_sequence @__transform_main(%s) {\n"
                            "%.*s%.*s"
                            "    transform.yield\n"
                            "  }\n"
                            "}\n",
                            argument, JIG_FMT(handle), JIG_FMT(steps));
}
