/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lint.h"

#include "ir/context.h"
#include "jig/asm.h"
#include "jig/op.h"
#include "warnings.h"

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

static bool is_error(const char *werror, const char *rule) {
    return warnings_are_named(werror, rule) || warnings_are_named(werror, "lint");
}

bool lint_knows_cpu(const char *cpu) {
    JigArena *a = jig_arena_create();
    bool knows = jig_lint_machine_is_known(cpu);
    JigStr near = knows ? (JigStr){0} : jig_lint_machine_near(cpu, a);
    if (near.len)
        fprintf(stderr, "--lint-cpu knows no CPU '%s', did you mean %.*s?\n", cpu, JIG_FMT(near));
    else if (!knows)
        fprintf(stderr, "--lint-cpu knows no CPU '%s': %.*s\n", cpu,
                JIG_FMT(jig_lint_machine_names(a)));
    jig_arena_destroy(a);
    return knows;
}

/* ---- Reading ---- */

static bool begin(void *user, ScriptRun *r) {
    const ScriptOptions *how = r->how;
    JigLintMachine machine = {.threads = how->lint_threads,
                              .compiled = how->lint_compiled,
                              .unoptimized = how->lint_unoptimized};
    jig_lint_machine_read(&machine, how->lint_cpu ? how->lint_cpu : how->lint_target,
                          how->lint_features);
    script_listen(r, jig_lint_begin(user, r->payload, &machine));
    return true;
}

static void to_file(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

static void tell(ScriptRun *r, const JigLint *lint, const JigLintFinding *f, bool error) {
    JigContext *ctx = jig_op_context(f->op);
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    const char *rule = jig_lint_rule_name(f);
    if (error)
        jig_error(ctx, f->loc, "%.*s [%s]", JIG_FMT(f->text), rule);
    else
        jig_warning(ctx, f->loc, "%.*s [%s]", JIG_FMT(f->text), rule);
    jig_diag_flush(ctx);
    jig_lint_lines(lint, r->run, f, a, &lines);
    script_say(r, &lines);
    jig_vec_free(&lines);
    jig_arena_destroy(a);
}

static void tell_first(ScriptRun *r, const JigLint *lint) {
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    JigStr text = jig_lint_first_help(lint, a);
    if (text.len) {
        jig_vec_push(&lines, text);
        script_say(r, &lines);
    }
    jig_vec_free(&lines);
    jig_arena_destroy(a);
}

/* False: something is an error by --werror. */
static bool ended(void *user, ScriptRun *r) {
    JigLint *lint = user;
    const ScriptOptions *how = r->how;
    bool ok = true;
    if (!script_succeeded(r))
        return true;
    jig_lint_look(lint, r->run);
    jig_lint_mend(lint, r->run, r->script);
    if (how->lint == LINT_JSON)
        jig_lint_json(lint, r->run, to_file, stderr);
    for (size_t i = 0; i < lint->findings.len; ++i) {
        const JigLintFinding *f = &lint->findings.data[i];
        bool error = is_error(how->werror, jig_lint_rule_name(f));
        ok &= !error;
        if (how->lint == LINT_TEXT)
            tell(r, lint, f, error);
    }
    if (how->lint == LINT_TEXT)
        tell_first(r, lint);
    return ok;
}

static bool close_lint(void *user, ScriptRun *r) {
    (void)r;
    jig_lint_end(user);
    return true;
}

ScriptReader lint_reader(JigLint *lint) {
    return (ScriptReader){.user = lint, .begin = begin, .ended = ended, .close = close_lint};
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
