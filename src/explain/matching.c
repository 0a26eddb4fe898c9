/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/matching.h"
#include "explain/wording.h"
#include "jig/iface.h"
#include "asm/older.h"
#include "support/check.h"
#include "support/nearest.h"
#include "transform/ops/ops.h"

enum { MOST_MISSES = 3 };

/* What a match asks for, from the widest to the narrowest: ops are held against them in this
 * order. */
typedef enum Demand { NAME, INTERFACE, ATTRIBUTES, RESULT, OPERANDS, NUM_DEMANDS } Demand;
static const char *const demands[] = {[NAME] = "of these names",
                                      [INTERFACE] = "with the interface",
                                      [ATTRIBUTES] = "with the attributes",
                                      [RESULT] = "with such a result",
                                      [OPERANDS] = "with such operands"};

/* Ops of one name. */
typedef struct Seen {
    JigStr name;
    size_t n;
} Seen;

typedef struct Account {
    JigContext *ctx;
    const JigOp *match;
    JigArena *a;
    bool asks[NUM_DEMANDS];
    size_t num_demands, num_ops, passed[NUM_DEMANDS];
    JIG_VEC(Seen) seen; /* names of ops */
    size_t furthest;    /* how many demands the nearest misses met */
    JIG_VEC(JigOp *) misses;
    size_t num_misses;
} Account;

/* ---- One demand ---- */

static bool has_name(const Account *x, const JigOp *op) {
    const JigAttr *names = jig_transform_structured_match_ops_attr(x->match);
    for (size_t i = 0; i < jig_attr_array_len(names); ++i)
        if (jig_str_eq(jig_op_name_of(op),
                       jig_older_today(x->ctx, jig_attr_string_value(jig_attr_array_at(names, i)))))
            return true;
    return false;
}

static bool has_attr(const JigOp *op, const JigNamedAttr *want) {
    JigStr name = jig_ident_str(want->name);
    return jig_str_is(name, "ops") || jig_str_is(name, "interface") ||
           jig_op_attr_id(op, want->name) == want->value;
}

static bool has_attrs(const Account *x, const JigOp *op) {
    const JigAttr *dict = jig_transform_structured_match_op_attrs_attr(x->match);
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i)
        if (!has_attr(op, &jig_attr_dict_items(dict)[i]))
            return false;
    return true;
}

static const JigType *wanted_result(const Account *x) {
    return jig_attr_type_value(jig_transform_structured_match_filter_result_type_attr(x->match));
}

static bool has_operands(const Account *x, const JigOp *op) {
    const JigAttr *types = jig_transform_structured_match_filter_operand_types_attr(x->match);
    size_t n = jig_attr_array_len(types);
    if (n != 1 && n != jig_op_num_operands(op))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_type(op, i) !=
            jig_attr_type_value(jig_attr_array_at(types, n == 1 ? 0 : i)))
            return false;
    return true;
}

static bool meets(const Account *x, Demand demand, const JigOp *op) {
    switch (demand) {
    case NAME:
        return has_name(x, op);
    case INTERFACE:
        return jig_op_iface(op, jig_transform_match_iface(x->match)) != NULL;
    case ATTRIBUTES:
        return has_attrs(x, op);
    case RESULT:
        return jig_op_num_results(op) == 1 && jig_op_result_type(op, 0) == wanted_result(x);
    default:
        return has_operands(x, op);
    }
}

static void read_demands(Account *x) {
    const JigOp *m = x->match;
    x->asks[NAME] = jig_transform_structured_match_ops_attr(m) != NULL;
    x->asks[INTERFACE] = jig_transform_match_iface(m) != NULL;
    x->asks[ATTRIBUTES] = jig_transform_structured_match_op_attrs_attr(m) != NULL;
    x->asks[RESULT] = jig_transform_structured_match_filter_result_type_attr(m) != NULL;
    x->asks[OPERANDS] = jig_transform_structured_match_filter_operand_types_attr(m) != NULL;
}

/* ---- All ops ---- */

static void count_name(Account *x, JigStr name) {
    for (size_t i = 0; i < x->seen.len; ++i)
        if (jig_str_eq(x->seen.data[i].name, name)) {
            x->seen.data[i].n++;
            return;
        }
    jig_vec_push(&x->seen, ((Seen){name, 1}));
}

static JigWalk visit(JigOp *op, void *user) {
    Account *x = user;
    count_name(x, jig_op_name_of(op));
    size_t met = 0;
    x->num_ops++;
    for (int d = 0; d < NUM_DEMANDS; ++d) {
        if (x->asks[d] && !meets(x, (Demand)d, op))
            break;
        x->passed[d] += x->asks[d];
        met += x->asks[d];
    }
    if (met == x->num_demands)
        return JIG_WALK_ADVANCE;
    if (met > x->furthest)
        x->misses.len = x->num_misses = 0;
    if (met < x->furthest || !met)
        return JIG_WALK_ADVANCE;
    x->furthest = met;
    if (x->num_misses++ < MOST_MISSES)
        jig_vec_push(&x->misses, op);
    return JIG_WALK_ADVANCE;
}

/* ---- In words ---- */

static JigStr counts(const Account *x) {
    JigStr text = jig_arena_printf(x->a, "%zu op%s", x->num_ops, x->num_ops == 1 ? "" : "s");
    for (int d = 0; d < NUM_DEMANDS; ++d) {
        if (!x->asks[d])
            continue;
        JigStr n = x->passed[d] ? jig_arena_printf(x->a, "%zu", x->passed[d]) : JIG_STR("none");
        text = jig_arena_printf(x->a, "%.*s, %.*s %s", JIG_FMT(text), JIG_FMT(n), demands[d]);
        if (!x->passed[d])
            break;
    }
    return text;
}

/* The attribute of the op that is meant by the name; empty: none. */
static JigStr near_attr(const JigOp *op, JigStr name) {
    const JigAttr *attrs = jig_op_attrs(op);
    JigNear near = jig_near(name);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i)
        jig_near_offer(&near, jig_ident_str(jig_attr_dict_items(attrs)[i].name));
    return jig_near_best(&near);
}

/* With one that it has, and that may be meant. */
static JigStr no_attr(const Account *x, const JigOp *op, JigStr name) {
    JigStr other = near_attr(op, name);
    const JigAttr *value = other.len ? jig_op_attr(op, jig_arena_str(x->a, other).ptr) : NULL;
    return value ? jig_arena_printf(x->a, "it has no %.*s, but %.*s = %s", JIG_FMT(name),
                                    JIG_FMT(other), jig_msg_attr(value))
                 : jig_arena_printf(x->a, "it has no %.*s", JIG_FMT(name));
}

static JigStr attrs_of(const Account *x, const JigOp *op) {
    const JigAttr *dict = jig_transform_structured_match_op_attrs_attr(x->match);
    JigStr text = {0};
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i) {
        const JigNamedAttr *want = &jig_attr_dict_items(dict)[i];
        const JigAttr *is = jig_op_attr_id(op, want->name);
        JigStr name = jig_ident_str(want->name);
        if (has_attr(op, want))
            continue;
        JigStr found = is ? jig_arena_printf(x->a, "%.*s is %s", JIG_FMT(name), jig_msg_attr(is))
                          : no_attr(x, op, name);
        text = jig_arena_printf(x->a, "%.*s%s%.*s, asked for is %s", JIG_FMT(text),
                                text.len ? "; " : "", JIG_FMT(found), jig_msg_attr(want->value));
    }
    return text;
}

static JigStr types_of(const Account *x, const JigOp *op, bool results) {
    JigStr text = {0};
    size_t n = results ? jig_op_num_results(op) : jig_op_num_operands(op);
    for (size_t i = 0; i < n; ++i)
        text = jig_arena_printf(
            x->a, "%.*s%s%s", JIG_FMT(text), i ? ", " : "",
            jig_msg_type(results ? jig_op_result_type(op, i) : jig_op_operand_type(op, i)));
    return jig_arena_printf(x->a, "its %s are %.*s", results ? "results" : "operands",
                            JIG_FMT(n ? text : JIG_STR("none")));
}

/* What the first demand that the op does not meet finds there. */
static JigStr found(const Account *x, const JigOp *op) {
    for (int d = 0; d < NUM_DEMANDS; ++d)
        if (x->asks[d] && !meets(x, (Demand)d, op))
            return d == ATTRIBUTES ? attrs_of(x, op)
                   : d == RESULT   ? types_of(x, op, true)
                   : d == OPERANDS ? types_of(x, op, false)
                                   : JIG_STR("it lacks the interface");
    return (JigStr){0};
}

static JigStr dialect_of(JigStr name) {
    size_t n = 0;
    while (n < name.len && name.ptr[n] != '.')
        n++;
    return (JigStr){name.ptr, n};
}

/* Where no op has one of the names: those of the same dialects that are there. */
static void tell_names(const Account *x, JigLines *out) {
    const JigAttr *names = jig_transform_structured_match_ops_attr(x->match);
    JigStr text = {0};
    for (size_t i = 0; i < jig_attr_array_len(names); ++i) {
        JigStr dialect = dialect_of(jig_attr_string_value(jig_attr_array_at(names, i)));
        bool again = false;
        for (size_t k = 0; k < i; ++k)
            again |=
                jig_str_eq(dialect, dialect_of(jig_attr_string_value(jig_attr_array_at(names, k))));
        for (size_t k = 0; !again && k < x->seen.len; ++k)
            if (jig_str_eq(dialect_of(x->seen.data[k].name), dialect))
                text =
                    jig_arena_printf(x->a, "%.*s%s%.*s (%zu)", JIG_FMT(text), text.len ? ", " : "",
                                     JIG_FMT(x->seen.data[k].name), x->seen.data[k].n);
    }
    if (text.len)
        jig_vec_push(out, jig_arena_printf(x->a, "there are %.*s", JIG_FMT(text)));
}

/* What would take the nearest miss, where only attributes are in the way. */
static void tell_attrs(const Account *x, JigLines *out) {
    const JigAttr *dict = jig_transform_structured_match_op_attrs_attr(x->match);
    JigStr text = {0};
    if (!x->asks[ATTRIBUTES] || !x->misses.len ||
        (x->asks[NAME] && !meets(x, NAME, x->misses.data[0])) ||
        meets(x, ATTRIBUTES, x->misses.data[0]))
        return;
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i) {
        JigStr name = jig_ident_str(jig_attr_dict_items(dict)[i].name);
        const JigAttr *is = jig_op_attr_id(x->misses.data[0], jig_attr_dict_items(dict)[i].name);
        if (!is) {
            name = near_attr(x->misses.data[0], name);
            is = name.len ? jig_op_attr(x->misses.data[0], jig_arena_str(x->a, name).ptr) : NULL;
        }
        if (!is || jig_str_is(name, "ops") || jig_str_is(name, "interface"))
            continue;
        text = jig_arena_printf(x->a, "%.*s%s%.*s = %s", JIG_FMT(text), text.len ? ", " : "",
                                JIG_FMT(name), jig_msg_attr(is));
    }
    if (text.len)
        jig_vec_push(
            out, jig_arena_printf(x->a, "attributes{%.*s} takes the first of them", JIG_FMT(text)));
    else if (!x->asks[RESULT] && !x->asks[OPERANDS] && x->num_demands > 1)
        jig_vec_push(out, jig_arena_printf(x->a, "without attributes{...} it takes %zu",
                                           x->passed[x->asks[INTERFACE] ? INTERFACE : NAME]));
}

void jig_matching_account(const JigOp *match, JigOp *root, JigArena *a, JigLines *out) {
    JIG_REQUIRE(match && root && a);
    Account x = {.ctx = jig_op_context(match), .match = match, .a = a};
    read_demands(&x);
    for (int d = 0; d < NUM_DEMANDS; ++d)
        x.num_demands += x.asks[d];
    jig_walk_post(root, visit, &x);
    jig_vec_push(out, counts(&x));
    for (size_t i = 0; i < x.misses.len; ++i) {
        JigStr op = jig_wording_op(x.misses.data[i], a), why = found(&x, x.misses.data[i]);
        jig_vec_push(out, jig_arena_printf(a, "%.*s: %.*s", JIG_FMT(op), JIG_FMT(why)));
    }
    if (x.num_misses > MOST_MISSES)
        jig_vec_push(out, jig_arena_printf(a, "and %zu more", x.num_misses - MOST_MISSES));
    if (x.asks[NAME] && !x.passed[NAME])
        tell_names(&x, out);
    tell_attrs(&x, out);
    jig_vec_free(&x.misses);
    jig_vec_free(&x.seen);
}
