/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shapes.h"

#include "check/bisect.h"
#include "check/shrink.h"
#include "support/json.h"

JigOp *shapes_smaller(const CheckSettings *what, JigOp *payload, JigOp *entry, JigOp *script,
                      const ScriptOptions *how, JigArena *a, JigStr *shapes) {
    bool stay = what->full || what->args.len;
    *shapes = (JigStr){0};
    JigOp *small = stay ? NULL : jig_checker_shrunk(payload, script, a, shapes);
    if (!small)
        return NULL;
    JigOp *as_it_is = jig_op_clone(payload, NULL), *again = jig_op_clone(small, NULL);
    bool alike = script_is_alike_on(as_it_is, again, entry, how);
    jig_op_destroy(as_it_is);
    jig_op_destroy(again);
    if (alike)
        return small;
    *shapes = (JigStr){0}; /* nothing is told of them */
    jig_op_destroy(small);
    return NULL;
}

/* ---- Searching ---- */

static void note_wrong(void *user, const JigChecked *step) {
    if (jig_checker_is_wrong(step))
        *(size_t *)user = step->step;
}

/* Up to that step, all in one. Is it right? */
static bool is_right_after(JigChecker *checker, JigRun *run, size_t step, JigArena *a) {
    JigBisect b = {0};
    jig_bisect_pieces_of_run(&b, run);
    size_t place = 0;
    bool accepts = false;
    for (size_t i = 0; i < b.pieces.len && !place; ++i)
        if (b.pieces.data[i].step == step)
            place = b.pieces.data[i].to;
    for (size_t i = 0; i < b.accepted.len; ++i)
        accepts |= b.accepted.data[i].from < place;
    JigStr said;
    bool right = place && jig_bisect_by_checker(checker, b.pieces.data[0].from, place, accepts, a,
                                                &said) == JIG_ANSWER_NO;
    jig_bisect_free(&b);
    return right;
}

typedef struct Looking {
    const CheckSettings *what;
    JigOp *entry, *script;
    const ScriptOptions *how;
    JigArena *a;
} Looking;

/* Of a copy: the first step that is wrong, JIG_NO_STEP: none; or, given one, whether it is right.
 */
static bool look(const Looking *l, const JigOp *payload, size_t *step, bool first) {
    JigOp *copy = jig_op_clone(payload, NULL);
    JigCheckerOptions o = check_options_of(l->what, l->script, l->a);
    o.stops = true;
    JigChecker *checker = jig_checker_create(copy, &o);
    JigRun *run = script_run_silently(copy, l->entry, l->how, l->a);
    size_t moment = run ? jig_run_moment(run) : 0;
    bool right = false;
    if (run && first)
        right = jig_checker_run(checker, run, note_wrong, step) < JIG_VERDICT_UNDEFINED;
    else if (run)
        right = is_right_after(checker, run, *step, l->a);
    if (run)
        jig_run_go(run, moment);
    jig_run_destroy(run);
    jig_checker_destroy(checker);
    jig_op_destroy(copy);
    return right;
}

JigOp *shapes_to_search(const CheckSettings *what, JigOp *payload, JigOp *entry, JigOp *script,
                        const ScriptOptions *how, JigArena *a, JigStr *shapes) {
    const Looking l = {what, entry, script, how, a};
    JigOp *small = shapes_smaller(what, payload, entry, script, how, a, shapes);
    size_t step = JIG_NO_STEP;
    if (!small || look(&l, small, &step, true) || !look(&l, payload, &step, false))
        return small;
    *shapes = (JigStr){0};
    jig_op_destroy(small);
    return NULL;
}

/* ---- What is told ---- */

bool shapes_are_doubted(JigVerdict worst) {
    return worst >= JIG_VERDICT_UNDEFINED;
}

JigVerdict shapes_verdict(JigVerdict small, JigVerdict as_it_is) {
    return as_it_is == JIG_VERDICT_UNDECIDED ? small : as_it_is;
}

void shapes_tell(FILE *out, JigStr shapes) {
    if (shapes.len)
        fprintf(out, "smaller shapes: %.*s\n", JIG_FMT(shapes));
    else
        fputs("shapes as they are:\n", out);
}

static void write_text(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

void shapes_tell_json(FILE *out, int version, JigStr shapes) {
    JigJson j = {.write = write_text, .user = out};
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "version", version);
    jig_json_str(&j, "shapes", shapes);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}
