/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "orders.h"

#include "explain/wording.h"
#include "ir/diag/source.h"

#include <stdio.h>

/* What becomes of the order, by JigOrderChange. */
static const char *const changes[] = {"iterations in another order", "iterations side by side",
                                      "iterations that overlap",     "two loops as one",
                                      "iterations at once",          "an op at another place"};

static JigStr access_text(JigContext *ctx, const JigOrderAccess *x, JigArena *a) {
    JigStr place = jig_wording_place(ctx, x->loc, a);
    if (x->operand != JIG_NO_OPERAND)
        return jig_arena_printf(a, "%.*s %.*s #%zu", JIG_FMT(x->name), JIG_FMT(place), x->operand);
    return jig_arena_printf(a, "%.*s %.*s", JIG_FMT(x->name), JIG_FMT(place));
}

static void tell(JigContext *ctx, const JigOrderAsked *x, JigArena *a) {
    JigStr first = access_text(ctx, &x->first, a), second = access_text(ctx, &x->second, a),
           of = access_text(ctx, &x->of, a);
    printf("         order %s: %.*s", jig_order_answer_name(x->answer), JIG_FMT(first));
    if (!jig_str_eq(first, second))
        printf(", then %.*s", JIG_FMT(second));
    if (x->of.op != x->first.op)
        printf(" (%.*s, %s): %s", JIG_FMT(of), changes[x->change], x->by);
    else
        printf(" (%s): %s", changes[x->change], x->by);
    if (x->at_distance)
        printf(", at distance %lld", (long long)x->distance);
    putchar('\n');
}

void orders_tell(const JigRun *run, size_t step, JigArena *a) {
    for (size_t i = 0; i < jig_run_num_orders(run); ++i)
        if (jig_run_order(run, i)->step == step)
            tell(jig_run_context(run), &jig_run_order(run, i)->asked, a);
}

static void put_access(JigJson *j, JigContext *ctx, const char *name, const JigOrderAccess *x) {
    jig_json_begin(j, name, '{');
    jig_json_str(j, "op", x->name);
    jig_source_put_place(j, "at", ctx, x->loc);
    if (x->operand != JIG_NO_OPERAND)
        jig_json_int(j, "operand", (int64_t)x->operand);
    jig_json_bool(j, "writes", x->writes);
    jig_json_end(j, '}');
}

static void put(JigJson *j, JigContext *ctx, const JigOrderAsked *x) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "change", jig_str(jig_order_change_name(x->change)));
    jig_json_str(j, "answer", jig_str(jig_order_answer_name(x->answer)));
    put_access(j, ctx, "of", &x->of);
    put_access(j, ctx, "first", &x->first);
    put_access(j, ctx, "second", &x->second);
    jig_json_str(j, "by", jig_str(x->by));
    if (x->at_distance)
        jig_json_int(j, "distance", x->distance);
    jig_json_end(j, '}');
}

void orders_put(JigJson *j, const JigRun *run, size_t step) {
    jig_json_begin(j, "orders", '[');
    for (size_t i = 0; i < jig_run_num_orders(run); ++i)
        if (jig_run_order(run, i)->step == step)
            put(j, jig_run_context(run), &jig_run_order(run, i)->asked);
    jig_json_end(j, ']');
}
