/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lint.h"

#include "suggest.h"

#include "ir/context.h"
#include "jig/asm.h"
#include "jig/op.h"

#include <stdio.h>
#include <string.h>

/* ---- Options ---- */

bool lint_is_kind(JigStr name) {
    JigArena *a = jig_arena_create();
    bool is = jig_str_is(name, "lint");
    for (const char *const *rule = jig_lint_rule_names(a); *rule && !is; ++rule)
        is = jig_str_is(name, *rule);
    jig_arena_destroy(a);
    return is;
}

static bool is_error(const Steps *steps, const char *rule) {
    for (size_t i = 0; i < steps->lint_errors.len; ++i)
        if (jig_str_is(steps->lint_errors.data[i], rule) ||
            jig_str_is(steps->lint_errors.data[i], "lint"))
            return true;
    return false;
}

bool lint_knows_cpu(const char *cpu) {
    JigArena *a = jig_arena_create();
    bool knows = jig_lint_machine_is_known(cpu);
    if (!knows)
        fprintf(stderr, "--lint-cpu knows no CPU '%s': %.*s\n", cpu,
                JIG_FMT(jig_lint_machine_names(a)));
    jig_arena_destroy(a);
    return knows;
}

/* ---- Running ---- */

void lint_begin(JigLint *lint, Steps *steps) {
    const ScriptOptions *how = steps->how;
    if (!how->lint)
        return;
    JigLintMachine machine = {.threads = how->lint_threads, .compiled = how->lint_compiled};
    jig_lint_machine_read(&machine, how->lint_cpu ? how->lint_cpu : how->lint_target,
                          how->lint_features);
    steps_listen(steps, jig_lint_begin(lint, steps->payload, &machine));
}

static void to_file(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static void tell(Steps *steps, const JigLint *lint, const JigRun *run, const JigLintFinding *f,
                 bool error) {
    JigContext *ctx = jig_op_context(f->op);
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    const char *rule = jig_lint_rule_name(f);
    if (error)
        jig_error(ctx, f->loc, "%.*s [%s]", JIG_FMT(f->text), rule);
    else
        jig_warning(ctx, f->loc, "%.*s [%s]", JIG_FMT(f->text), rule);
    jig_diag_flush(ctx);
    jig_lint_lines(lint, run, f, a, &lines);
    suggest_lines(ctx, &lines);
    steps_said_below(steps, &lines);
    jig_vec_free(&lines);
    jig_arena_destroy(a);
}

bool lint_tell(JigLint *lint, Steps *steps, JigRun *run, const JigScript *script) {
    const ScriptOptions *how = steps->how;
    bool ok = true;
    if (!how->lint)
        return true;
    jig_lint_look(lint, run);
    jig_lint_mend(lint, run, script);
    if (how->lint == LINT_JSON)
        jig_lint_json(lint, run, to_file, stderr);
    for (size_t i = 0; i < lint->findings.len; ++i) {
        const JigLintFinding *f = &lint->findings.data[i];
        bool error = is_error(steps, jig_lint_rule_name(f));
        ok &= !error;
        if (how->lint == LINT_TEXT)
            tell(steps, lint, run, f, error);
    }
    return ok;
}

void lint_end(JigLint *lint, const ScriptOptions *how) {
    if (how->lint)
        jig_lint_end(lint);
}

JigOp *lint_empty_script(JigContext *ctx) {
    static const char text[] = "module attributes {transform.with_named_sequence} {\n"
                               "  transform.named_sequence @__transform_main(%root: "
                               "!transform.any_op) {\n"
                               "    transform.yield\n"
                               "  }\n"
                               "}\n";
    return jig_parse_module(ctx, jig_str(text), JIG_STR("<schedule>"), true);
}
