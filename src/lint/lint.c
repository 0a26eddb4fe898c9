/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which step made an op; all rules over all functions; what is said of ops that are alike. */
#include "explain/as_expected.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "ir/journal.h"
#include "lint/lint_int.h"
#include "support/check.h"

#include <stdlib.h>

const JigLintRule *const jig_lint_rules[] = {
    jig_lint_memory_rules, jig_lint_vector_rules, jig_lint_lane_rules,     jig_lint_loop_rules,
    jig_lint_number_rules, jig_lint_fusing_rules, jig_lint_parallel_rules, NULL};

/* ---- Listening ---- */

static void began(void *user, JigRun *run, size_t step) {
    JigLint *lint = user;
    lint->hears.began(lint->hears.user, run, step);
    lint->vectorizes |= jig_str_starts_with(jig_op_name_of(jig_run_step_op(run, step)),
                                            "transform.structured.vectorize");
}

static void ended(void *user, JigRun *run, size_t step) {
    const JigLint *lint = user;
    lint->hears.ended(lint->hears.user, run, step);
}

enum { MOST_SECONDS = 20 };

JigRunListener jig_lint_begin(JigLint *lint, JigOp *payload, const JigLintMachine *machine) {
    JIG_REQUIRE(lint && payload && machine);
    *lint = (JigLint){.machine = *machine, .payload = payload, .most_seconds = MOST_SECONDS};
    jig_arena_init(&lint->arena);
    lint->before = jig_op_clone(payload, NULL);
    lint->hears = jig_makers_begin(&lint->makers, jig_op_context(payload));
    return (JigRunListener){.began = began, .ended = ended, .user = lint};
}

void jig_lint_end(JigLint *lint) {
    JIG_REQUIRE(lint);
    jig_makers_end(&lint->makers);
    jig_op_destroy(lint->before);
    for (size_t i = 0; i < lint->findings.len; ++i) {
        JigLintFinding *f = &lint->findings.data[i];
        for (size_t k = 0; k < f->mend.len; ++k)
            jig_vec_free(&f->mend.data[k].lines);
        jig_vec_free(&f->mend);
    }
    jig_vec_free(&lint->findings);
    jig_arena_free(&lint->arena);
}

/* ---- What is said ---- */

static bool is_silenced(const JigLook *look, const JigOp *op, size_t step) {
    for (; op; op = jig_op_parent(op))
        if (jig_explain_is_expected(op, look->rule->name))
            return true;
    for (; look->run && step != JIG_NO_STEP; step = jig_run_step(look->run, step)->parent)
        if (jig_explain_is_expected(jig_run_step(look->run, step)->op, look->rule->name))
            return true;
    return false;
}

/* What steps make is not always given a place. */
static JigLoc place_of(const JigOp *op) {
    JigLoc at;
    for (const JigOp *p = op; p; p = jig_op_parent(p))
        if (jig_op_loc(p).bits && jig_source_position(jig_op_context(p), jig_op_loc(p), &at))
            return jig_op_loc(p);
    return jig_op_loc(op);
}

/* Of what a step made one is told; of what the payload had from the start, one at each place. */
static JigStr key_of_alike(const JigLook *look, size_t step, JigLoc loc, JigArena *a) {
    bool by_place = step == JIG_NO_STEP && look->run;
    uint64_t parts[] = {(uintptr_t)look->rule, (uintptr_t)look->function, step,
                        by_place ? loc.bits : 0};
    return jig_arena_str(a, (JigStr){(const char *)parts, sizeof parts});
}

static JigLintFinding *alike(JigLint *lint, const JigLook *look, size_t step, JigLoc loc) {
    bool is_new;
    void **slot =
        jig_strmap_slot(&lint->alike, key_of_alike(look, step, loc, &lint->arena), &is_new);
    if (is_new) {
        jig_vec_push(
            &lint->findings,
            ((JigLintFinding){.rule = look->rule, .function = look->function, .step = step}));
        *slot = (void *)(uintptr_t)lint->findings.len;
    }
    return &lint->findings.data[(uintptr_t)*slot - 1];
}

void jig_lint_found(JigLook *look, JigOp *op, double cost, const char *format, ...) {
    JigLint *lint = look->lint;
    size_t step = jig_makers_step_of(&lint->makers, op);
    JigLoc loc = place_of(op);
    if (is_silenced(look, op, step))
        return;
    JigLintFinding *f = alike(lint, look, step, loc);
    f->times++;
    if (f->op && cost <= f->cost)
        return;
    va_list args;
    va_start(args, format);
    f->text = jig_arena_vprintf(&lint->arena, format, args);
    va_end(args);
    f->op = op;
    f->cost = cost;
    f->loc = loc;
}

/* ---- Looking ---- */

static JigWalk look_at(JigOp *op, void *user) {
    JigLook *look = user;
    if ((jig_structured(op) || jig_loop(op)) && jig_lint_is_dead(op))
        return JIG_WALK_SKIP;
    for (size_t t = 0; jig_lint_rules[t]; ++t)
        for (look->rule = jig_lint_rules[t]; look->rule->name; look->rule++)
            look->rule->look(look, op);
    return JIG_WALK_ADVANCE;
}

static bool computes_vectors(const JigOp *op) {
    return jig_lint_is_arithmetic(op) && jig_op_num_results(op) &&
           jig_type_is_vector(jig_op_result_type(op, 0));
}

static JigWalk look_into(JigOp *op, void *user) {
    JigLook *look = user;
    if (!jig_function(op))
        return JIG_WALK_ADVANCE;
    look->function = op;
    look->has_vectors = look->lint->vectorizes || jig_lint_count(op, computes_vectors) > 0;
    jig_walk_pre(op, look_at, look);
    return JIG_WALK_SKIP;
}

static unsigned line_of(const JigLintFinding *f) {
    JigContext *ctx = jig_op_context(f->op);
    JigLoc at;
    return f->loc.bits && jig_source_position(ctx, f->loc, &at) ? jig_loc_line(ctx, at) : 0;
}

static int by_place(const void *a, const void *b) {
    const JigLintFinding *x = a, *y = b;
    unsigned line = line_of(x), other = line_of(y);
    if (line != other)
        return line < other ? -1 : 1;
    if (x->step != y->step)
        return x->step + 1 < y->step + 1 ? -1 : 1; /* JIG_NO_STEP first */
    return x->rule < y->rule ? -1 : x->rule > y->rule;
}

void jig_lint_look(JigLint *lint, const JigRun *run) {
    JIG_REQUIRE(lint);
    JigScratch scratch;
    JigLook look = {.lint = lint, .run = run, .a = jig_scratch_init(&scratch)};
    jig_walk_pre(lint->payload, look_into, &look);
    jig_ptrmap_free(&look.inside);
    jig_arena_free(look.a);
    jig_strmap_free(&lint->alike); /* sorted, they stand elsewhere */
    lint->alike = (JigStrMap){0};
    if (lint->findings.len)
        qsort(lint->findings.data, lint->findings.len, sizeof *lint->findings.data, by_place);
}

const char *jig_lint_rule_name(const JigLintFinding *finding) {
    JIG_REQUIRE(finding);
    return finding->rule->name;
}

const char *const *jig_lint_rule_names(JigArena *a) {
    JIG_REQUIRE(a);
    const char **list = NULL;
    size_t n = 0, cap = 0;
    for (size_t t = 0; jig_lint_rules[t]; ++t)
        for (const JigLintRule *r = jig_lint_rules[t]; r->name; ++r)
            JIG_ARENA_PUSH(a, list, n, cap, r->name);
    JIG_ARENA_PUSH(a, list, n, cap, NULL);
    return list;
}
