/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Proposals: the script with an edit (amend/amend.h) is carried out on a copy of the payload, and
 * what comes out is looked at again. An edit is kept when fewer ops are found by the rule, by as
 * many as the finding has, and no rule finds more than before.
 */
#include "lint/lint_mend.h"

#include "explain/dry_run.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "support/check.h"
#include "transform/state.h"

enum {
    MOST_TRIES = 128,
    MOST_TRIES_OF_ONE = 32,
    FURTHER_TRIES = 8, /* once something helps */
    FEW_CYCLES = 1000
};
/* The model does not tell less apart: then what is tried first is kept. */
static const double clearly_fewer = 0.8;

/* ---- Trying ---- */

static double found_by(const JigLint *lint, const JigLintRule *rule) {
    double n = 0;
    for (size_t i = 0; i < lint->findings.len; ++i)
        if (lint->findings.data[i].rule == rule)
            n += (double)lint->findings.data[i].times;
    return n;
}

/* By the same measure, so that what it does not see is as slow before as after. A few cycles are
 * no difference. */
static bool is_fast_enough(const JigMender *m) {
    return m->finding->rule->not_time ? m->cycles_then <= 1.5 * m->cycles + FEW_CYCLES
                                      : m->cycles_then < 0.9995 * m->cycles;
}

static bool is_better(const JigMender *m, const JigLint *now) {
    const JigLintRule *rule = m->finding->rule;
    if (!is_fast_enough(m))
        return false;
    if (found_by(now, rule) > found_by(m->lint, rule) - (double)m->finding->times ||
        jig_lint_copied(now->payload) > m->copied)
        return false;
    bool is_much = m->cycles_then < 0.5 * m->cycles;
    for (size_t t = 0; jig_lint_rules[t]; ++t)
        for (const JigLintRule *r = jig_lint_rules[t]; r->name; ++r) {
            bool counts = r->not_time || r->hides > 1 ||
                          (!is_much && (r->hides >= rule->hides || r->never_more));
            if (counts && found_by(now, r) > found_by(m->lint, r))
                return false;
        }
    return true;
}

static bool look_again(JigMender *m) {
    JigLint now = {
        .machine = m->lint->machine, .payload = m->lint->before, .vectorizes = m->lint->vectorizes};
    jig_arena_init(&now.arena);
    jig_lint_look(&now, NULL);
    m->cycles_then = jig_lint_cycles(&now, now.payload);
    bool better = is_better(m, &now);
    m->mends_all = found_by(&now, m->finding->rule) == 0;
    jig_vec_free(&now.findings);
    jig_arena_free(&now.arena);
    return better;
}

static bool carry_out(const JigMender *m) {
    JigOp *payload = m->lint->before;
    JigArena *a = jig_arena_create();
    JigScriptResult result;
    JigScript how = {
        .start = jig_amend_step(m->amend, m->entry), .quiet = true, .options = m->script->options};
    how.options.observer = NULL;
    JigDiagCapture told;
    jig_diag_capture_begin(jig_op_context(payload), &told);
    bool ok = jig_apply_script(payload, &how, a, &result);
    jig_diag_capture_end(jig_op_context(payload), &told);
    jig_diag_capture_free(&told);
    jig_arena_destroy(a);
    return ok;
}

bool jig_lint_may_try(const JigMender *m) {
    JIG_REQUIRE(m);
    return m->lint->num_tries < MOST_TRIES && m->num_tries < MOST_TRIES_OF_ONE &&
           !(m->best && m->num_tries - m->since_best >= FURTHER_TRIES) &&
           jig_observe_clock() - m->began + m->longest < m->lint->most_seconds;
}

/* ---- What is kept ---- */

static void keep_line(const JigMender *m, JigLintChange *c, size_t indent, JigStr line) {
    jig_vec_push(&c->lines,
                 jig_arena_printf(&m->lint->arena, "%*s%.*s", (int)indent, "", JIG_FMT(line)));
}

static size_t indent_of(JigStr line) {
    size_t n = 0;
    while (n < line.len && (line.ptr[n] == ' ' || line.ptr[n] == '\t'))
        n++;
    return n;
}

/* Lines keep their indentation among each other. */
static void keep_lines(const JigMender *m, JigLintChange *c, size_t indent, const JigAmendHunk *h) {
    size_t first = h->num_lines ? indent_of(h->lines[0]) : 0;
    for (size_t i = 0; i < h->num_lines; ++i) {
        size_t has = indent_of(h->lines[i]);
        keep_line(m, c, indent + (has > first ? has - first : 0), jig_str_from(h->lines[i], has));
    }
}

/* Where there is no script to put the lines into, they are shown in one of their own. */
static void keep_script(const JigMender *m, JigLintChange *c, const JigAmendHunk *h) {
    c->where = JIG_STR("as a schedule, for --script");
    keep_line(m, c, 0, JIG_STR("module attributes {transform.with_named_sequence} {"));
    keep_line(m, c, 2,
              JIG_STR("transform.named_sequence @__transform_main(%root: !transform.any_op) {"));
    keep_lines(m, c, 4, h);
    keep_line(m, c, 4, JIG_STR("transform.yield"));
    keep_line(m, c, 2, JIG_STR("}"));
    keep_line(m, c, 0, JIG_STR("}"));
}

/* Other findings of the rule that are gone with it need not be tried for. */
static void share(const JigMender *m, const JigLintFinding *mended) {
    for (size_t i = 0; i < m->lint->findings.len; ++i) {
        JigLintFinding *f = &m->lint->findings.data[i];
        if (f == mended || f->rule != mended->rule || f->mend.len)
            continue;
        f->as_before = true;
        f->share = mended->share;
        for (size_t k = 0; k < mended->mend.len; ++k) {
            JigLintChange c = {.where = mended->mend.data[k].where};
            jig_vec_append(&c.lines, mended->mend.data[k].lines.data,
                           mended->mend.data[k].lines.len);
            jig_vec_push(&f->mend, c);
        }
    }
}

static void keep(JigMender *m) {
    const JigAmendHunk *hunks = m->best;
    m->finding->share = m->best_cycles / (m->cycles > 0 ? m->cycles : 1);
    for (size_t i = 0; i < m->num_best; ++i) {
        JigLintChange c = {.where = jig_arena_str(&m->lint->arena, hunks[i].where)};
        if (m->is_new)
            keep_script(m, &c, &hunks[i]);
        else
            keep_lines(m, &c, 0, &hunks[i]);
        jig_vec_push(&m->finding->mend, c);
    }
    if (m->best_mends_all)
        share(m, m->finding);
}

bool jig_lint_try(JigMender *m) {
    JIG_REQUIRE(m);
    bool ok = false;
    const JigAmendHunk *hunks;
    size_t n;
    if (jig_amend_num_edits(m->amend) && jig_lint_may_try(m)) {
        m->lint->num_tries++;
        m->num_tries++;
        double began = jig_observe_clock();
        JigDryRun dry = jig_dry_run_begin(jig_op_context(m->entry));
        ok = jig_amend_apply(m->amend, NULL) && carry_out(m) && look_again(m);
        jig_dry_run_end(&dry);
        double took = jig_observe_clock() - began;
        m->longest = took > m->longest ? took : m->longest;
    }
    ok = ok && (!m->best || m->cycles_then < clearly_fewer * m->best_cycles) &&
         jig_amend_hunks(m->amend, m->a, &hunks, &n, NULL) && n;
    if (ok) {
        m->best = hunks;
        m->num_best = n;
        m->best_cycles = m->cycles_then;
        m->best_mends_all = m->mends_all;
        m->since_best = m->num_tries;
    }
    jig_amend_reset(m->amend);
    return false;
}

/* ---- Handles to write lines with ---- */

/* Letters of lines, and the handles among them: in what is noted these are $0 ($r) and $1 ($0). */
typedef struct Names {
    JigStr of[128];
    JigValue *root, *operand; /* of the script; NULL: there is none */
    JigStr root_type, operand_type;
} Names;

static JigStr type_of(const JigMender *m, const JigValue *v) {
    return v ? jig_type_to_str(jig_value_type(v), m->a) : (JigStr){0};
}

static bool has_function(const JigMender *m, const JigValue *handle) {
    JigItems items = jig_run_handle(m->run, handle);
    return items.kind == JIG_HANDLE_OPS && items.len == 1 &&
           jig_op_is_ancestor(items.items[0], m->finding->function);
}

/* The first of the block's arguments, or of those around it, that has payload around the function;
 * a sequence's own, where it is the first. */
static JigValue *argument_around(const JigMender *m, const JigOp *step) {
    for (const JigOp *op = step; op && op != jig_op_parent(m->entry); op = jig_op_parent(op)) {
        JigBlock *block = jig_op_block(op);
        if (!block || !jig_block_num_args(block))
            continue;
        JigValue *arg = jig_block_arg(block, 0);
        if (jig_block_parent_op(block) == m->entry || has_function(m, arg))
            return arg;
    }
    return NULL;
}

/* A handle of the sequence itself that has payload around the function when the script ends. */
static JigValue *root_at_end(const JigMender *m) {
    JigBlock *body = jig_op_body(m->entry);
    JigValue *first = jig_block_arg(body, 0);
    if (jig_run_bound(m->run, first) != SIZE_MAX && jig_run_handle(m->run, first).len)
        return first;
    for (JigOp *op = jig_block_last(body); op; op = jig_op_prev(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            if (has_function(m, jig_op_result(op, i)))
                return jig_op_result(op, i);
    return NULL;
}

static JigStr name_of(JigMender *m, Names *names, char letter) {
    switch (letter) {
    case 'r':
        return names->root ? JIG_STR("$0") : names->of['r'];
    case 'R':
        return names->root ? names->root_type : JIG_STR("!transform.any_op");
    case '0':
        return JIG_STR("$1");
    case 'T':
        return names->operand_type;
    default:
        break;
    }
    JigStr *name = &names->of[(unsigned char)letter & 127];
    if (!name->len)
        *name = jig_amend_new_name(m->amend, letter == 'f'   ? "funcs"
                                             : letter == 'l' ? "loops"
                                                             : "mended");
    return *name;
}

static JigStr fill(JigMender *m, Names *names, const char *text) {
    JigCharVec out = {0};
    for (; *text; ++text) {
        if (*text != '$') {
            jig_vec_append(&out, text, 1);
            continue;
        }
        JigStr name = name_of(m, names, *++text);
        jig_vec_append(&out, name.ptr, name.len);
    }
    JigStr all = jig_arena_str(m->a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return all;
}

/* Handles that the lines take for granted. In a sequence that is included, or a body, what is
 * around the payload of the step's operand stands for the root. */
static JigStr with_matches(JigMender *m, Names *names, const char *text) {
    static const char around[] = "$r = transform.get_parent_op $0 {isolated_from_above} : ($T) -> "
                                 "!transform.any_op\n",
                      funcs[] = "$f = transform.structured.match ops{[\"func.func\"]} in $r : ($R) "
                                "-> !transform.any_op\n",
                      loops[] = "$l = transform.structured.match interface{LoopLikeInterface} in "
                                "$r : ($R) -> !transform.any_op\n";
    bool makes_f = strstr(text, "$f") && !strstr(text, "$f ="),
         makes_l = strstr(text, "$l") && !strstr(text, "$l =");
    JigStr first = {0}, second = {0}, third = {0};
    if (!names->root && (makes_f || makes_l || strstr(text, "$r"))) {
        names->of['r'] = jig_amend_new_name(m->amend, "around");
        first = fill(m, names, around);
    }
    if (makes_f)
        second = fill(m, names, funcs);
    if (makes_l)
        third = fill(m, names, loops);
    JigStr rest = fill(m, names, text);
    return jig_arena_printf(m->a, "%.*s%.*s%.*s%.*s", JIG_FMT(first), JIG_FMT(second),
                            JIG_FMT(third), JIG_FMT(rest));
}

/* ---- Lines ---- */

static bool note_lines(JigMender *m, const JigOp *at, Names *names, const char *lines,
                       char instead) {
    JigOp *place = jig_amend_step(m->amend, at);
    if (!place || !jig_lint_may_try(m) || (!names->root && !names->operand))
        return false;
    if (!names->operand && strstr(lines, "$0"))
        return false;
    JigStr text = with_matches(m, names, lines);
    JigValue *root = names->root ? jig_amend_handle(m->amend, names->root) : NULL,
             *operand = names->operand ? jig_amend_handle(m->amend, names->operand) : NULL;
    JigValue *handles[] = {root ? root : operand, operand ? operand : root};
    return jig_amend_insert(m->amend, place, text, handles, JIG_LEN(handles),
                            instead ? operand : NULL,
                            instead ? names->of[(int)instead] : (JigStr){0}, NULL);
}

static void set_root(const JigMender *m, Names *names, JigValue *root) {
    names->root = root;
    names->root_type = type_of(m, root);
}

bool jig_lint_note_at_end(JigMender *m, const char *lines) {
    JIG_REQUIRE(m && lines);
    Names names = {0};
    set_root(m, &names, root_at_end(m));
    return names.root && note_lines(m, jig_block_last(jig_op_body(m->entry)), &names, lines, 0);
}

/* The step as it was carried out last. */
static size_t number_of(const JigMender *m, const JigOp *step) {
    for (size_t i = m->num_steps; i-- > 0;)
        if (jig_run_step_op(m->run, m->steps[i]) == step)
            return m->steps[i];
    return JIG_NO_STEP;
}

bool jig_lint_note_before(JigMender *m, const JigOp *step, const char *lines, char instead) {
    JIG_REQUIRE(m && step && lines);
    Names names = {0};
    size_t now = jig_run_moment(m->run), number = number_of(m, step);
    if (number != JIG_NO_STEP)
        jig_run_go(m->run, jig_run_step(m->run, number)->begin);
    set_root(m, &names, argument_around(m, step));
    if (jig_op_num_operands(step)) {
        names.operand = jig_op_operand(step, 0);
        names.operand_type = type_of(m, names.operand);
    }
    jig_run_go(m->run, now);
    return note_lines(m, step, &names, lines, instead);
}

bool jig_lint_insert_before(JigMender *m, const JigOp *step, const char *lines, char instead) {
    return jig_lint_note_before(m, step, lines, instead) && jig_lint_try(m);
}

bool jig_lint_try_at_end(JigMender *m, const char *lines) {
    return jig_lint_note_at_end(m, lines) && jig_lint_try(m);
}

/* Of the script as it was carried out: the first step whose name begins so. */
static const JigOp *step_named(const JigMender *m, JigStr name) {
    for (size_t i = 0; i < m->num_steps; ++i) {
        const JigOp *op = jig_run_step_op(m->run, m->steps[i]);
        JigStr is = jig_op_name_of(op);
        if (is.len >= name.len && memcmp(is.ptr, name.ptr, name.len) == 0)
            return op;
    }
    return NULL;
}

bool jig_lint_try_before(JigMender *m, const char *names, const char *lines) {
    for (const char *at = names;; ++at) {
        size_t n = strcspn(at, ",");
        const JigOp *step = step_named(m, (JigStr){at, n});
        if (step && jig_lint_insert_before(m, step, lines, 0))
            return true;
        at += n;
        if (!*at)
            return false;
    }
}

bool jig_lint_try_behind(JigMender *m, const char *name, const char *lines) {
    const JigOp *last = NULL;
    for (size_t i = m->num_steps; !last && i-- > 0;)
        if (jig_str_starts_with(jig_op_name_of(jig_run_step_op(m->run, m->steps[i])), name))
            last = jig_run_step_op(m->run, m->steps[i]);
    return last && jig_op_next(last) && jig_lint_insert_before(m, jig_op_next(last), lines, 0);
}

JigItems jig_lint_operand_then(JigMender *m, size_t step, size_t *now) {
    JIG_REQUIRE(m && now);
    const JigRunStep *s = jig_run_step(m->run, step);
    *now = jig_run_moment(m->run);
    jig_run_go(m->run, s->begin);
    return jig_op_num_operands(s->op) ? jig_run_handle(m->run, jig_op_operand(s->op, 0))
                                      : (JigItems){0};
}

/* ---- All findings ---- */

static JigStr text_of(JigContext *ctx, JigStr file, JigArena *a) {
    JigCharVec text = {0};
    JigStr line;
    for (unsigned i = 1; jig_source_line(ctx, file, i, 1, &line); ++i) {
        jig_vec_append(&text, line.ptr, line.len);
        jig_vec_push(&text, '\n');
    }
    JigStr all = jig_arena_str(a, (JigStr){text.data ? text.data : "", text.len});
    jig_vec_free(&text);
    return all;
}

static bool open_script(JigMender *m) {
    JigContext *ctx = jig_op_context(m->entry);
    JigLoc at;
    if (!jig_op_loc(m->entry).bits || !jig_source_position(ctx, jig_op_loc(m->entry), &at))
        return false;
    JigStr file = jig_loc_filename(ctx, at);
    JigReason why = JIG_REASON(m->a);
    m->is_new = jig_str_starts_with(file, "<");
    m->amend = jig_amend_open(ctx, text_of(ctx, file, m->a), file, &why);
    if (!m->amend)
        return false;
    jig_amend_follow(m->amend, jig_op_outermost(m->entry));
    if (jig_amend_step(m->amend, m->entry))
        return true;
    jig_amend_close(m->amend);
    return false;
}

/* In the order in which they were carried out last. */
static void list_steps(JigMender *m) {
    JigPtrMap seen = {0};
    size_t all = jig_run_num_steps(m->run), n = 0;
    m->steps = JIG_NEW_ARRAY(m->a, size_t, all + 1);
    m->vectorizes = JIG_NO_STEP;
    for (size_t i = all; i-- > 0;) {
        const JigOp *op = jig_run_step_op(m->run, i);
        if (jig_ptrset_add(&seen, op))
            m->steps[n++] = i;
        if (jig_str_starts_with(jig_op_name_of(op), "transform.structured.vectorize"))
            m->vectorizes = i;
    }
    for (size_t i = 0; i < n / 2; ++i) {
        size_t other = m->steps[i];
        m->steps[i] = m->steps[n - 1 - i];
        m->steps[n - 1 - i] = other;
    }
    m->num_steps = n;
    jig_ptrmap_free(&seen);
}

static bool is_mendable(const JigLint *lint) {
    for (size_t i = 0; i < lint->findings.len; ++i)
        if (lint->findings.data[i].rule->mend)
            return true;
    return false;
}

void jig_lint_mend(JigLint *lint, JigRun *run, const JigScript *script) {
    JIG_REQUIRE(lint && run && script && script->start);
    if (!is_mendable(lint))
        return;
    JigArena *a = jig_arena_create();
    JigMender m = {.lint = lint, .run = run, .script = script, .entry = script->start, .a = a};
    m.began = jig_observe_clock();
    m.copied = jig_lint_copied(lint->payload);
    m.cycles = jig_lint_cycles(lint, lint->payload);
    if (open_script(&m)) {
        list_steps(&m);
        for (size_t i = 0; i < lint->findings.len; ++i) {
            m.finding = &lint->findings.data[i];
            m.num_tries = 0;
            m.best = NULL;
            if (m.finding->rule->mend && !m.finding->mend.len && jig_lint_may_try(&m))
                m.finding->rule->mend(&m, m.finding);
            if (m.best)
                keep(&m);
        }
        jig_amend_close(m.amend);
    }
    jig_arena_destroy(a);
}
