/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "found.h"
#include "explain/wording.h"
#include "ir/diag/source.h"
#include "support/json.h"

#include <stdio.h>

static void write_text(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static JigStr place_of(const JigOp *op, JigArena *a) {
    return jig_wording_place(jig_op_context(op), jig_op_loc(op), a);
}

static JigStr step_where(const Found *f, size_t step, JigArena *a) {
    const JigOp *op = jig_run_step_op(f->run, step);
    JigStr number = jig_run_step_number(f->run, step, a), call = jig_wording_call(op, a),
           place = place_of(op, a);
    return jig_arena_printf(a, "step %.*s, %.*s%s%.*s", JIG_FMT(number), JIG_FMT(call),
                            place.len ? ", " : "", JIG_FMT(place));
}

JigStr found_where(const Found *f, JigArena *a) {
    if (f->run)
        return step_where(f, f->it->piece.step, a);
    JigStr on = f->on ? jig_wording_op(f->on, a) : (JigStr){0};
    return jig_arena_printf(a, "pass %.*s, %.*s", JIG_FMT(f->pass), JIG_FMT(on));
}

/* ---- The act ---- */

static bool has_act(const Found *f) {
    const JigAct *act = f->it->act;
    return act && act->what && (f->run || strcmp(act->what, "pass") != 0);
}

static JigStr op_of_act(const Found *f, JigArena *a) {
    JigOp *op = f->it->act->op;
    jig_journal_go(jig_op_context(f->bisect->payload), f->it->from);
    return op ? jig_wording_op(op, a) : (JigStr){0};
}

/* "pattern fold-it, application 2 of 3, to arith.addf payload.mlir:3". */
static JigStr act_where(const Found *f, JigArena *a) {
    const JigAct *act = f->it->act;
    JigStr op = op_of_act(f, a);
    JigStr number = f->it->num_applications > 1
                        ? jig_arena_printf(a, ", number %zu of %zu", f->it->application,
                                           f->it->num_applications)
                        : (JigStr){0};
    JigStr in = act->pass && f->run && strcmp(act->what, "pass") != 0
                    ? jig_arena_printf(a, "pass %s, ", act->pass)
                    : (JigStr){0};
    return jig_arena_printf(a, "%.*s%s%s%s%.*s%s%.*s", JIG_FMT(in), act->what, act->name ? " " : "",
                            act->name ? act->name : "", JIG_FMT(number), op.len ? ", " : "",
                            JIG_FMT(op));
}

/* ---- Text ---- */

static void tell_unknown(const Found *f, JigArena *a) {
    const JigBisect *b = f->bisect;
    size_t first = f->it->first_unknown;
    if (b->pieces.data[first].step == f->it->piece.step)
        return;
    JigStr since = f->run ? step_where(f, b->pieces.data[first].step, a) : JIG_STR("a former pass");
    printf("  or %.*s, or one in between: after these it could not be told\n", JIG_FMT(since));
}

void found_tell_text(const Found *f, JigArena *a) {
    printf("%.*s\n", JIG_FMT(found_where(f, a)));
    tell_unknown(f, a);
    if (has_act(f))
        printf("  %.*s\n", JIG_FMT(act_where(f, a)));
    if (f->it->num_acts > 1)
        printf("  or one of the %zu behind it: after these it could not be told\n",
               f->it->num_acts - 1);
    if (f->it->what.len)
        printf("  %.*s\n", JIG_FMT(f->it->what));
    if (!f->cut->len)
        return;
    puts("--- before\n+++ after");
    jig_cut_diff(f->cut, a, write_text, stdout);
}

/* ---- For programs ---- */

static void put_act(const Found *f, JigJson *j, JigArena *a) {
    const JigAct *act = f->it->act;
    jig_json_begin(j, "act", '{');
    jig_json_str(j, "kind", jig_str(act->what));
    if (act->name)
        jig_json_str(j, "name", jig_str(act->name));
    if (act->op)
        jig_json_str(j, "op", op_of_act(f, a));
    if (act->pass)
        jig_json_str(j, "pass", jig_str(act->pass));
    jig_json_int(j, "application", (int64_t)f->it->application);
    jig_json_int(j, "applications", (int64_t)f->it->num_applications);
    jig_json_end(j, '}');
}

static void put_place(const Found *f, JigJson *j, JigArena *a) {
    if (!f->run) {
        jig_json_str(j, "pass", f->pass);
        if (f->on)
            jig_json_str(j, "on", jig_wording_op(f->on, a));
        return;
    }
    const JigOp *op = jig_run_step_op(f->run, f->it->piece.step);
    jig_json_str(j, "step", jig_run_step_number(f->run, f->it->piece.step, a));
    jig_json_str(j, "op", jig_op_name_of(op));
    jig_source_put_place(j, "at", jig_op_context(op), jig_op_loc(op));
}

void found_tell_json(const Found *f, JigArena *a) {
    JigJson j = {.write = write_text, .user = stdout};
    JigCharVec diff = {0};
    const JigBisect *b = f->bisect;
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "version", FOUND_VERSION);
    put_place(f, &j, a);
    if (f->run && b->pieces.data[f->it->first_unknown].step != f->it->piece.step)
        jig_json_str(&j, "since",
                     jig_run_step_number(f->run, b->pieces.data[f->it->first_unknown].step, a));
    if (has_act(f))
        put_act(f, &j, a);
    if (f->it->num_acts > 1)
        jig_json_int(&j, "acts", (int64_t)f->it->num_acts);
    jig_json_str(&j, "what", f->it->what);
    jig_cut_diff(f->cut, a, jig_chars_write, &diff);
    jig_json_str(&j, "diff", (JigStr){diff.data, diff.len});
    jig_json_int(&j, "asked", (int64_t)b->num_asked);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
    jig_vec_free(&diff);
}
