/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/attempt.h"

#include "explain/failure.h"
#include "explain/dry_run.h"
#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "support/check.h"

enum { USUAL_STEPS = 100000 };

static const char head[] = "module attributes {transform.with_named_sequence} {\n"
                           "transform.named_sequence @__transform_main(%root: !transform.any_op, "
                           "%op: !transform.any_op) {\n";
static const char tail[] = "transform.yield\n}\n}\n";

static JigOp *read_script(const JigAttempt *x, JigReason *why) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigStr text = jig_arena_printf(a, "%s%.*s%s", head, JIG_FMT(x->lines), tail);
    JigOp *script = jig_dry_run_parse(jig_op_context(x->root), text, JIG_STR("<attempt>"), why);
    jig_arena_free(a);
    return script;
}

/* ---- Trying ---- */

static JigStr first_line(JigStr text, JigArena *a) {
    size_t n = jig_str_find(text, JIG_STR("\n"));
    return jig_arena_str(a, (JigStr){text.ptr, n < text.len ? n : text.len});
}

/* In a line, with what is behind it; of a reason that has notes alone, the first. */
static JigStr words_of(const JigReason *why, JigArena *a) {
    JigStr words = jig_wording_reason(why, a);
    if (!words.len && why->num_notes)
        words = first_line(jig_clause_text(&why->notes[0], a), a);
    if (!why->because)
        return words;
    JigStr because = words_of(why->because, a);
    return jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(words), words.len ? ": " : "",
                            JIG_FMT(because));
}

/* The title that an explanation has, and of what stands below it the lines of help. */
static void explain(const JigAttempt *x, JigRun *run, JigArena *a, JigAttempted *out) {
    const JigDiag *error = jig_run_result(run)->diags;
    JigLines lines = {0};
    while (error && error->severity != JIG_ERROR)
        error = error->next;
    const JigDiag *told =
        error && error->reason ? jig_failure_explain(run, error, a, &lines) : error;
    out->words = told != error ? first_line(told->message, a) : words_of(out->reason, a);
    for (size_t i = 0; i < lines.len; ++i)
        if (jig_str_starts_with(lines.data[i], "help: "))
            jig_vec_push(x->help, jig_str_from(lines.data[i], sizeof "help: " - 1));
    jig_vec_free(&lines);
}

JigOp *jig_attempt_part(const JigAttempt *x) {
    JIG_REQUIRE(x && x->root && x->op);
    JigOp *isolated = NULL, *op = x->op;
    if (jig_str_find(x->lines, JIG_STR("%root")) < x->lines.len)
        return x->root;
    for (; op && op != x->root; op = jig_op_parent(op))
        if (jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            isolated = op;
    return op && isolated ? isolated : x->root;
}

static void run(const JigAttempt *x, const JigScript *how, JigArena *a, JigAttempted *out) {
    JigRun *run = jig_run_script(jig_attempt_part(x), how, NULL);
    if (!run)
        return;
    const JigScriptResult *result = jig_run_result(run);
    out->status = result->status;
    out->reason = result->reason ? jig_reason_clone(result->reason, a) : NULL;
    if (out->reason)
        explain(x, run, a, out);
    jig_run_destroy(run);
}

static void apply(const JigAttempt *x, JigOp *script, JigArena *a, JigAttempted *out) {
    JigOp *op = x->op;
    JigItems target = {JIG_HANDLE_OPS, (void **)&op, 1};
    JigScriptResult result;
    JigScript how = {
        .module = script,
        .quiet = true,
        .options = {.trailing = &target,
                    .num_trailing = 1,
                    .explain = true,
                    .max_steps = x->max_steps ? x->max_steps : USUAL_STEPS},
    };
    if (x->help) {
        run(x, &how, a, out);
        return;
    }
    (void)!jig_apply_script(jig_attempt_part(x), &how, a, &result);
    out->status = result.status;
    out->reason = result.reason;
}

static void apply_and_take_back(const JigAttempt *x, JigOp *script, JigArena *a,
                                JigAttempted *out) {
    enum { GONE = 1 }; /* how a part reads that is none any more */
    JigOpRef part = jig_op_ref(jig_attempt_part(x));
    JigDryRun dry = jig_dry_run_begin(jig_op_context(x->root));
    apply(x, script, a, out);
    bool went_well = out->status == JIG_SCRIPT_OK, edits = jig_edits_since(dry.ctx, dry.mark);
    if (went_well && x->look)
        x->look(x->user, x->root);
    if (went_well && edits)
        out->outcome = jig_op_ref_holds(&part) ? jig_fingerprint_of_text(part.op) : GONE;
    jig_dry_run_end(&dry);
    out->before = x->before;
    if (out->outcome && !out->before)
        out->before = jig_fingerprint_of_text(part.op);
    out->changes = out->outcome && out->before != out->outcome;
}

JigAttempted jig_attempt(const JigAttempt *attempt, JigArena *a) {
    JIG_REQUIRE(attempt && attempt->root && attempt->op && a);
    JigReason *why = JIG_NEW(a, JigReason);
    *why = JIG_REASON(a);
    JigAttempted out = {.status = JIG_SCRIPT_INVALID, .reason = why};
    JigOp *script = read_script(attempt, why);
    if (!script)
        return out;
    apply_and_take_back(attempt, script, a, &out);
    jig_dry_run_drop(script);
    return out;
}
