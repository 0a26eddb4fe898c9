/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Findings for people and for programs. */
#include "ir/diag/source.h"
#include "lint/lint_int.h"
#include "support/check.h"
#include "support/json.h"

static JigStr step_text(const JigRun *run, size_t step, JigArena *a) {
    const JigOp *op = jig_run_step(run, step)->op;
    JigStr number = jig_run_step_number(run, step, a),
           place = jig_wording_place(jig_op_context(op), jig_op_loc(op), a);
    return jig_arena_printf(a, "step %.*s at %.*s made it: %.*s", JIG_FMT(number), JIG_FMT(place),
                            JIG_FMT(jig_op_name_of(op)));
}

/* A step that goes has nothing in its place. */
static JigStr where_text(const JigLintChange *c, JigArena *a) {
    static const char in_place[] = "in place of ";
    return c->lines.len || !jig_str_starts_with(c->where, in_place)
               ? c->where
               : jig_arena_printf(a, "without %.*s",
                                  JIG_FMT(jig_str_from(c->where, strlen(in_place))));
}

void jig_lint_lines(const JigLint *lint, const JigRun *run, const JigLintFinding *f, JigArena *a,
                    JigLines *out) {
    JIG_REQUIRE(lint && f && a && out);
    JigStr function = jig_symbol_name(f->function);
    if (f->times > 1)
        jig_vec_push(out, jig_arena_printf(a, "in @%.*s, and %zu more like it", JIG_FMT(function),
                                           f->times - 1));
    else
        jig_vec_push(out, jig_arena_printf(a, "in @%.*s", JIG_FMT(function)));
    if (run && f->step != JIG_NO_STEP)
        jig_vec_push(out, step_text(run, f->step, a));
    if (f->as_before) {
        jig_vec_push(out,
                     jig_arena_printf(a, "help: as above, %.*s", JIG_FMT(f->mend.data[0].where)));
        return;
    }
    for (size_t i = 0; i < f->mend.len; ++i) {
        const JigLintChange *c = &f->mend.data[i];
        JigStr where = where_text(c, a);
        jig_vec_push(out, jig_arena_printf(a, "help: %s%.*s%s", i ? "and " : "", JIG_FMT(where),
                                           c->lines.len ? ":" : ""));
        for (size_t k = 0; k < c->lines.len; ++k)
            jig_vec_push(out, jig_arena_printf(a, "    %.*s", JIG_FMT(c->lines.data[k])));
    }
}

/* What is pasted first changes what is left of the others: the one with the most effect comes
 * first, by the model, where it tells them apart. */
JigStr jig_lint_first_help(const JigLint *lint, JigArena *a) {
    static const double clearly_fewer = 0.8;
    JIG_REQUIRE(lint && a);
    const JigLintFinding *best = NULL;
    double second = 1;
    for (size_t i = 0; i < lint->findings.len; ++i) {
        const JigLintFinding *f = &lint->findings.data[i];
        if (!f->mend.len || f->as_before)
            continue;
        if (best && f->share >= best->share) {
            second = f->share < second ? f->share : second;
            continue;
        }
        second = best ? best->share : second;
        best = f;
    }
    if (!best || second >= 1 || best->share >= clearly_fewer * second)
        return (JigStr){0};
    return jig_arena_printf(a,
                            "begin with the help of [%s], %.*s: the model counts %.1f times fewer "
                            "cycles with it; then look again",
                            best->rule->name, JIG_FMT(best->mend.data[0].where), 1 / best->share);
}

static void change_json(JigJson *j, const JigLintChange *c) {
    jig_json_str(j, "where", c->where);
    jig_json_begin(j, "mend", '[');
    for (size_t i = 0; i < c->lines.len; ++i)
        jig_json_str(j, NULL, c->lines.data[i]);
    jig_json_end(j, ']');
}

static void finding_json(JigJson *j, const JigRun *run, const JigLintFinding *f, JigArena *a) {
    JigContext *ctx = jig_op_context(f->op);
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "rule", jig_str(f->rule->name));
    jig_json_str(j, "op", jig_op_name_of(f->op));
    jig_source_put_place(j, "at", ctx, f->loc);
    jig_json_str(j, "function", jig_symbol_name(f->function));
    jig_json_str(j, "text", f->text);
    jig_json_int(j, "times", (int64_t)f->times);
    if (run && f->step != JIG_NO_STEP) {
        jig_json_str(j, "step", jig_run_step_number(run, f->step, a));
        const JigOp *op = jig_run_step(run, f->step)->op;
        jig_source_put_place(j, "step_at", ctx, jig_op_loc(op));
    }
    if (f->mend.len) {
        jig_json_real(j, "share", f->share);
        change_json(j, &f->mend.data[0]);
    }
    if (f->mend.len > 1) {
        jig_json_begin(j, "and", '[');
        for (size_t i = 1; i < f->mend.len; ++i) {
            jig_json_begin(j, NULL, '{');
            change_json(j, &f->mend.data[i]);
            jig_json_end(j, '}');
        }
        jig_json_end(j, ']');
    }
    jig_json_end(j, '}');
    jig_json_line_end(j);
}

void jig_lint_json(const JigLint *lint, const JigRun *run, JigWriteFn write, void *user) {
    JIG_REQUIRE(lint && write);
    JigJson j = {.write = write, .user = user};
    JigArena *a = jig_arena_create();
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "jig_lint", 2);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
    for (size_t i = 0; i < lint->findings.len; ++i)
        finding_json(&j, run, &lint->findings.data[i], a);
    jig_arena_destroy(a);
}
