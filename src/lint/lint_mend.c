/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Proposals: the text of the script, changed, is carried out on a copy of the payload, and what
 * comes out is looked at again. A change is kept when fewer ops are found by the rule, by as many
 * as the finding has, and no rule finds more than before.
 */
#include "lint/lint_mend.h"

#include "dialect/linalg/linalg.h"
#include "explain/dry_run.h"
#include "explain/wording.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/asm.h"
#include "support/check.h"
#include "transform/state.h"

#include <ctype.h>

enum { MOST_TRIES = 96, MOST_TRIES_OF_ONE = 24 };

/* ---- Trying ---- */

static double found_by(const JigLint *lint, const JigLintRule *rule) {
    double n = 0;
    for (size_t i = 0; i < lint->findings.len; ++i)
        if (lint->findings.data[i].rule == rule)
            n += (double)lint->findings.data[i].times;
    return n;
}

static bool is_better(const JigMender *m, const JigLint *now) {
    const JigLintRule *rule = m->finding->rule;
    if (found_by(now, rule) > found_by(m->lint, rule) - (double)m->finding->times)
        return false;
    for (size_t t = 0; jig_lint_rules[t]; ++t)
        for (const JigLintRule *r = jig_lint_rules[t]; r->name; ++r)
            if ((r->hides >= rule->hides || r->never_more) &&
                found_by(now, r) > found_by(m->lint, r))
                return false;
    return true;
}

static bool look_again(const JigMender *m) {
    JigLint now = {
        .machine = m->lint->machine, .payload = m->lint->before, .vectorizes = m->lint->vectorizes};
    jig_arena_init(&now.arena);
    jig_lint_look(&now, NULL);
    bool better = is_better(m, &now);
    jig_vec_free(&now.findings);
    jig_arena_free(&now.arena);
    return better;
}

static bool carry_out(const JigMender *m, JigOp *module) {
    JigOp *payload = m->lint->before;
    JigArena *a = jig_arena_create();
    JigScriptResult result;
    JigScript how = {.module = module,
                     .entry = jig_symbol_name(m->entry),
                     .quiet = true,
                     .options = m->script->options};
    how.options.observer = NULL;
    JigDiagCapture told;
    jig_diag_capture_begin(jig_op_context(payload), &told);
    bool ok = jig_apply_script(payload, &how, a, &result);
    jig_diag_capture_end(jig_op_context(payload), &told);
    jig_diag_capture_free(&told);
    jig_arena_destroy(a);
    return ok;
}

static bool try_text(JigMender *m, JigStr text) {
    JigContext *ctx = jig_op_context(m->lint->before);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    m->lint->num_tries++;
    m->num_tries++;
    JigOp *module = jig_dry_run_parse(ctx, text, JIG_STR("<mended>"), &why);
    bool ok = false;
    if (module) {
        JigDryRun dry = jig_dry_run_begin(ctx);
        ok = carry_out(m, module) && look_again(m);
        jig_dry_run_end(&dry);
        jig_dry_run_drop(module);
    }
    jig_arena_destroy(a);
    return ok;
}

static bool may_try(const JigMender *m) {
    return m->num_lines && m->lint->num_tries < MOST_TRIES && m->num_tries < MOST_TRIES_OF_ONE &&
           jig_observe_clock() - m->began < m->lint->most_seconds;
}

/* ---- Text ---- */

static JigStr join(const JigMender *m, const JigStr *lines, size_t n) {
    JigCharVec text = {0};
    for (size_t i = 0; i < n; ++i) {
        jig_vec_append(&text, lines[i].ptr, lines[i].len);
        jig_vec_append(&text, "\n", 1);
    }
    JigStr all = jig_arena_str(m->a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return all;
}

static bool is_name_char(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.' || c == '-';
}

/* `name` as a whole word; s.len: nowhere from `at` on. */
static size_t find_name(JigStr s, JigStr name, size_t at) {
    for (; at + name.len <= s.len; ++at)
        if (memcmp(s.ptr + at, name.ptr, name.len) == 0 &&
            (at + name.len == s.len || !is_name_char(s.ptr[at + name.len])))
            return at;
    return s.len;
}

static bool is_used(const JigMender *m, JigStr name) {
    for (size_t i = 0; i < m->num_lines; ++i)
        if (find_name(m->lines[i], name, 0) < m->lines[i].len)
            return true;
    return false;
}

/* A name that neither the script nor another proposal has. */
static JigStr new_name(JigMender *m, const char *base) {
    for (;;) {
        JigStr name = jig_arena_printf(m->a, "%%%s%zu", base, ++m->lint->num_names);
        if (!is_used(m, name))
            return name;
    }
}

static JigStr renamed(const JigMender *m, JigStr line, JigStr from, JigStr to) {
    JigCharVec out = {0};
    size_t at = 0;
    for (size_t next; (next = find_name(line, from, at)) < line.len; at = next + from.len) {
        jig_vec_append(&out, line.ptr + at, next - at);
        jig_vec_append(&out, to.ptr, to.len);
    }
    jig_vec_append(&out, line.ptr + at, line.len - at);
    JigStr all = jig_arena_str(m->a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return all;
}

/* ---- Templates ---- */

/* `$r` and `$R`: the root's handle and its type; `$0` and `$T`: the step's first operand. `$f` is a
 * handle to the functions, `$l` one to the loops, matched ahead; other letters are new. */
typedef struct Names {
    JigStr of[128], type0;
    JigStr root, root_type;
} Names;

static void set_step(const JigMender *m, Names *names, const JigOp *step) {
    if (!step || !jig_op_num_operands(step))
        return;
    const JigValue *v = jig_op_operand(step, 0);
    names->of['0'] = jig_wording_handle(v, m->a);
    names->type0 = jig_type_to_str(jig_value_type(v), m->a);
}

static JigStr name_of(JigMender *m, Names *names, char letter) {
    if (letter == 'r')
        return names->root;
    if (letter == 'R')
        return names->root_type;
    if (letter == 'T')
        return names->type0;
    JigStr *name = &names->of[(unsigned char)letter & 127];
    if (!name->len)
        *name = new_name(m, letter == 'f' ? "funcs" : letter == 'l' ? "loops" : "mended");
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

static JigStr with_matches(JigMender *m, Names *names, const char *text) {
    static const char funcs[] = "$f = transform.structured.match ops{[\"func.func\"]} in $r : ($R) "
                                "-> !transform.any_op\n",
                      loops[] = "$l = transform.structured.match interface{LoopLikeInterface} in "
                                "$r : ($R) -> !transform.any_op\n";
    JigStr first = {0}, second = {0};
    if (strstr(text, "$f") && !strstr(text, "$f ="))
        first = fill(m, names, funcs);
    if (strstr(text, "$l") && !strstr(text, "$l ="))
        second = fill(m, names, loops);
    JigStr rest = fill(m, names, text);
    return jig_arena_printf(m->a, "%.*s%.*s%.*s", JIG_FMT(first), JIG_FMT(second), JIG_FMT(rest));
}

/* ---- Edits ---- */

static JigStr indent_of(JigStr line) {
    size_t n = 0;
    while (n < line.len && (line.ptr[n] == ' ' || line.ptr[n] == '\t'))
        n++;
    return (JigStr){line.ptr, n};
}

static void split(const JigMender *m, JigStr text, JigStr indent, JigLines *out) {
    while (text.len) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t n = end ? (size_t)(end - text.ptr) : text.len;
        jig_vec_push(out, jig_arena_printf(m->a, "%.*s%.*s", JIG_FMT(indent), (int)n, text.ptr));
        text = jig_str_from(text, n + (end != NULL));
    }
}

static void keep_line(JigMender *m, size_t indent, JigStr line) {
    jig_vec_push(&m->finding->mend,
                 jig_arena_printf(&m->lint->arena, "%*s%.*s", (int)indent, "", JIG_FMT(line)));
}

/* Where there is no script to put the lines into, they are shown in one of their own. */
static bool keep(JigMender *m, JigStr where, const JigStr *lines, size_t n) {
    size_t first = indent_of(lines[0]).len, all = m->is_new ? 4 : 0;
    m->finding->where =
        m->is_new ? JIG_STR("as a schedule, for --script") : jig_arena_str(&m->lint->arena, where);
    if (m->is_new) {
        keep_line(m, 0, JIG_STR("module attributes {transform.with_named_sequence} {"));
        keep_line(
            m, 2,
            JIG_STR("transform.named_sequence @__transform_main(%root: !transform.any_op) {"));
    }
    for (size_t i = 0; i < n; ++i) {
        size_t has = indent_of(lines[i]).len;
        keep_line(m, all + (has > first ? has - first : 0), jig_str_from(lines[i], has));
    }
    if (m->is_new) {
        keep_line(m, 4, JIG_STR("transform.yield"));
        keep_line(m, 2, JIG_STR("}"));
        keep_line(m, 0, JIG_STR("}"));
    }
    return true;
}

/* From line `at` on until the sequence ends, one handle takes the place of another. */
static void rename_after(const JigMender *m, JigStr *lines, size_t n, size_t at, JigStr from,
                         JigStr to) {
    for (size_t i = at; i < n; ++i) {
        lines[i] = renamed(m, lines[i], from, to);
        if (jig_str_find(lines[i], JIG_STR("transform.yield")) < lines[i].len)
            return;
    }
}

/* Puts lines before line `at` (from 0). `instead`, unless empty, takes the place of `of` there and
 * below; the line itself is shown then, too. */
static bool try_insert(JigMender *m, size_t at, JigStr text, JigStr of, JigStr instead,
                       JigStr where) {
    JigLines put = {0}, all = {0};
    split(m, text, indent_of(m->lines[at]), &put);
    jig_vec_append(&all, m->lines, at);
    jig_vec_append(&all, put.data, put.len);
    jig_vec_append(&all, m->lines + at, m->num_lines - at);
    if (instead.len)
        rename_after(m, all.data, all.len, at + put.len, of, instead);
    bool ok = try_text(m, join(m, all.data, all.len));
    if (ok && instead.len) {
        JigStr changed = all.data[at + put.len];
        jig_vec_push(&put, changed);
    }
    if (ok)
        keep(m, where, put.data, put.len);
    jig_vec_free(&put);
    jig_vec_free(&all);
    return ok;
}

static JigStr place_of(const JigMender *m, const JigOp *op) {
    return jig_wording_place(jig_op_context(op), jig_op_loc(op), m->a);
}

bool jig_lint_try_at_end(JigMender *m, const char *lines) {
    JigOp *yield = jig_block_last(jig_op_body(m->entry));
    size_t at;
    if (!may_try(m) || !m->root.len || !jig_lint_line_of(m, yield, &at))
        return false;
    Names names = {.root = m->root, .root_type = m->root_type};
    JigStr text = with_matches(m, &names, lines), place = place_of(m, yield);
    return try_insert(m, at, text, (JigStr){0}, (JigStr){0},
                      jig_arena_printf(m->a, "before %.*s", JIG_FMT(place)));
}

bool jig_lint_insert_before(JigMender *m, const JigOp *step, const char *lines, char instead) {
    size_t at;
    if (!may_try(m) || !jig_lint_line_of(m, step, &at))
        return false;
    Names names = {.root = m->first_root, .root_type = m->first_root_type};
    set_step(m, &names, step);
    JigStr text = with_matches(m, &names, lines), place = place_of(m, step);
    if (strchr(lines, '$') && (!names.root.len || (strstr(lines, "$0") && !names.of['0'].len)))
        return false;
    return try_insert(m, at, text, names.of['0'], instead ? names.of[(int)instead] : (JigStr){0},
                      jig_arena_printf(m->a, "before %.*s", JIG_FMT(place)));
}

/* Of the script as it was carried out: the first step whose name begins so. */
static const JigOp *step_named(const JigMender *m, JigStr name) {
    for (size_t i = 0; i < jig_run_num_steps(m->run); ++i) {
        const JigOp *op = jig_run_step(m->run, i)->op;
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
    for (size_t i = 0; i < jig_run_num_steps(m->run); ++i)
        if (jig_str_starts_with(jig_op_name_of(jig_run_step(m->run, i)->op), name))
            last = jig_run_step(m->run, i)->op;
    return last && jig_op_next(last) && jig_lint_insert_before(m, jig_op_next(last), lines, 0);
}

bool jig_lint_try_line(JigMender *m, const JigOp *step, size_t at, JigStr line) {
    if (!may_try(m))
        return false;
    JigStr was = m->lines[at], place = place_of(m, step);
    m->lines[at] = line;
    bool ok = try_text(m, join(m, m->lines, m->num_lines));
    m->lines[at] = was;
    return ok && keep(m, jig_arena_printf(m->a, "in place of %.*s", JIG_FMT(place)), &line, 1);
}

/* ---- What there is to change ---- */

bool jig_lint_line_of(const JigMender *m, const JigOp *op, size_t *out) {
    JigContext *ctx = jig_op_context(op);
    JigLoc at;
    if (!jig_op_loc(op).bits || !jig_source_position(ctx, jig_op_loc(op), &at) ||
        !jig_str_eq(jig_loc_filename(ctx, at), m->file))
        return false;
    unsigned line = jig_loc_line(ctx, at);
    *out = line - 1;
    return line && line <= m->num_lines;
}

static void read_source(JigMender *m, JigContext *ctx) {
    JigLoc at;
    JigStr line;
    size_t cap = 0;
    if (!jig_op_loc(m->entry).bits || !jig_source_position(ctx, jig_op_loc(m->entry), &at))
        return;
    m->file = jig_loc_filename(ctx, at);
    for (unsigned i = 1; jig_source_line(ctx, m->file, i, 1, &line); ++i)
        JIG_ARENA_PUSH(m->a, m->lines, m->num_lines, cap, line);
}

/* A handle of the sequence itself that has payload around the function when the script ends. */
static void find_root(JigMender *m) {
    JigBlock *body = jig_op_body(m->entry);
    JigValue *first = jig_block_arg(body, 0);
    m->first_root = jig_wording_handle(first, m->a);
    m->first_root_type = jig_type_to_str(jig_value_type(first), m->a);
    if (jig_run_bound(m->run, first) != SIZE_MAX && jig_run_handle(m->run, first).len) {
        m->root = m->first_root;
        m->root_type = m->first_root_type;
        return;
    }
    for (JigOp *op = jig_block_last(body); op; op = jig_op_prev(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i) {
            JigValue *v = jig_op_result(op, i);
            JigItems items = jig_run_handle(m->run, v);
            if (items.kind != JIG_HANDLE_OPS || items.len != 1 ||
                !jig_op_is_ancestor(items.items[0], m->finding->function))
                continue;
            m->root = jig_wording_handle(v, m->a);
            m->root_type = jig_type_to_str(jig_value_type(v), m->a);
            return;
        }
}

void jig_lint_mend(JigLint *lint, JigRun *run, const JigScript *script) {
    JIG_REQUIRE(lint && run && script && script->start);
    JigArena *a = jig_arena_create();
    JigMender m = {.lint = lint, .run = run, .script = script, .entry = script->start, .a = a};
    m.began = jig_observe_clock();
    read_source(&m, jig_op_context(m.entry));
    m.is_new = jig_str_starts_with(m.file, "<");
    for (size_t i = 0; i < lint->findings.len; ++i) {
        m.finding = &lint->findings.data[i];
        m.num_tries = 0;
        m.root = (JigStr){0};
        find_root(&m);
        if (m.finding->rule->mend)
            m.finding->rule->mend(&m, m.finding);
    }
    jig_arena_destroy(a);
}
