/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What an op is like, for who plans what to do with it. */
#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "legal/legal.h"
#include "support/check.h"

static JigStr number(int64_t n, JigArena *a) {
    return n == JIG_DYNAMIC ? JIG_STR("?") : jig_arena_printf(a, "%lld", (long long)n);
}

static JigStr structured_loops(const JigOp *op, JigArena *a) {
    JigStr text = {0};
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        JigStr size = number(jig_linalg_static_loop_size(op, i), a);
        bool reduces = jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
        text = jig_arena_printf(a, "%.*s%s%zu: %s, %.*s", JIG_FMT(text), i ? "; " : "", i,
                                reduces ? "reduction" : "parallel", JIG_FMT(size));
    }
    return text;
}

static JigStr bound(JigMixed x, JigArena *a) {
    int64_t n;
    if (x.attr ? jig_attr_is_int(x.attr) : x.value && jig_constant_int(x.value, &n))
        return number(x.attr ? jig_attr_int_value(x.attr) : n, a);
    return JIG_STR("?");
}

/* "0 to 512 by 8" for each variable, and how often it steps. */
static JigStr loop_bounds(const JigOp *op, JigArena *a) {
    const JigLoopIface *loop = jig_loop(op);
    JigStr text = {0};
    for (size_t i = 0; loop->lower && i < jig_loop_num_vars(op); ++i) {
        JigStr from = bound(loop->lower(op, i), a), to = bound(loop->upper(op, i), a),
               by = bound(loop->step(op, i), a);
        uint64_t trips;
        text = jig_arena_printf(a, "%.*s%s%.*s to %.*s by %.*s", JIG_FMT(text), i ? "; " : "",
                                JIG_FMT(from), JIG_FMT(to), JIG_FMT(by));
        if (jig_loop_trip_count(op, i, &trips))
            text = jig_arena_printf(a, "%.*s, %llu iteration%s", JIG_FMT(text),
                                    (unsigned long long)trips, trips == 1 ? "" : "s");
    }
    return text;
}

JigStr jig_legal_loops(JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    return jig_structured(op) ? structured_loops(op, a)
           : jig_loop(op)     ? loop_bounds(op, a)
                              : (JigStr){0};
}

enum { MOST_NAMED = 8 };

static JigStr add(JigStr text, JigStr more, JigArena *a) {
    return jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), text.len ? "; " : "", JIG_FMT(more));
}

JigStr jig_legal_producers(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    JigStr text = {0};
    size_t n = 0;
    for (size_t i = 0; i < jig_op_num_operands(op) && n < MOST_NAMED; ++i) {
        const JigOp *def = jig_op_operand_def(op, i);
        if (!def)
            continue;
        JigStr words = jig_wording_op(def, a);
        text = add(text, jig_arena_printf(a, "%zu: %.*s", i, JIG_FMT(words)), a);
        ++n;
    }
    return n < MOST_NAMED ? text : add(text, JIG_STR("..."), a);
}

JigStr jig_legal_users(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    JigStr text = {0};
    size_t n = 0;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u && n < MOST_NAMED;
             u = jig_use_next(u), ++n)
            text = add(text, jig_wording_op(jig_use_owner(u), a), a);
    return n < MOST_NAMED ? text : add(text, JIG_STR("..."), a);
}

JigStr jig_legal_function(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    for (const JigOp *at = jig_op_parent(op); at; at = jig_op_parent(at))
        if (jig_function(at)) {
            JigStr name = jig_op_name_of(at), symbol = jig_symbol_name(at);
            return jig_arena_printf(a, "%.*s @%.*s", JIG_FMT(name), JIG_FMT(symbol));
        }
    return (JigStr){0};
}
