/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is wrong with a text: all that parser and verifier complain of; handles that may be used
 * after they were consumed, and attributes of a script that no op reads.
 */
#include "explain/mistake.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/op.h"
#include "jig/pass.h"
#include "lsp/lsp_reading.h"
#include "transform/unread.h"

enum { MOST_PROBLEMS = 500 };

/* ---- One ---- */

static bool is_same(const Problem *a, const Problem *b) {
    return a->begin == b->begin && jig_str_eq(a->message, b->message);
}

static bool is_known(const Reading *r, const Problem *p) {
    for (size_t i = 0; i < r->problems.len; ++i)
        if (is_same(&r->problems.data[i], p))
            return true;
    return false;
}

/* To the end of what stands there: a word, a name, or a character; at least one where there is
 * one. */
static size_t end_of_token(const Reading *r, size_t begin) {
    JigStr text = text_str(r->text);
    size_t end = begin;
    if (end < text.len && strchr("%@!#^", text.ptr[end]))
        ++end;
    JigStr word = reading_word_at(r, end);
    if (word.len && word.ptr <= text.ptr + end)
        return (size_t)(word.ptr + word.len - text.ptr);
    return end == begin && end < text.len && text.ptr[end] != '\n' ? end + 1 : end;
}

static size_t place_of(const Reading *r, JigLoc loc, bool *found) {
    JigLoc at;
    size_t offset = 0;
    *found = jig_source_position(r->ctx, loc, &at) && reading_offset_of(r, at, &offset);
    return offset;
}

static JigStr with_line(Reading *r, JigStr message, const char *before, JigStr line) {
    return jig_arena_printf(r->arena, "%.*s\n%s%.*s", JIG_FMT(message), before, JIG_FMT(line));
}

/* Notes that are elsewhere, or nowhere, go to the message; ops as they are printed can be read
 * where they stand. */
static void add_note(Reading *r, Problem *p, const JigDiag *note) {
    bool found;
    size_t begin = place_of(r, note->loc, &found);
    if (jig_str_starts_with(note->message, "see current operation"))
        return;
    if (!found || begin == p->begin)
        p->message = with_line(r, p->message, "note: ", note->message);
    else
        jig_vec_push(&p->notes, ((ProblemNote){begin, end_of_token(r, begin),
                                               jig_arena_str(r->arena, note->message)}));
}

/* What was said word by word, for who expects it. */
static void add_said(Reading *r, Problem *p, const JigDiag *diag) {
    bool found;
    for (const JigDiag *n = diag->notes; n; n = n->next) {
        size_t begin = place_of(r, n->loc, &found);
        if (found && !jig_str_starts_with(n->message, "see current operation"))
            jig_vec_push(&p->said,
                         ((ProblemNote){begin, begin, jig_arena_str(r->arena, n->message)}));
    }
}

static ProblemSeverity severity_of(JigSeverity severity) {
    return severity == JIG_ERROR     ? PROBLEM_ERROR
           : severity == JIG_WARNING ? PROBLEM_WARNING
                                     : PROBLEM_INFORMATION;
}

void problem_free(Problem *p) {
    jig_vec_free(&p->notes);
    jig_vec_free(&p->said);
    jig_vec_free(&p->mends);
}

void problem_keep(Reading *r, Problem *p) {
    if (!is_known(r, p)) {
        jig_vec_push(&r->problems, *p);
        return;
    }
    problem_free(p);
}

void problem_add(Reading *r, const JigDiag *diag, const JigDiag *told, const JigStr *lines,
                 size_t num_lines) {
    if (r->problems.len >= MOST_PROBLEMS)
        return;
    bool found;
    Problem p = {.severity = severity_of(told->severity),
                 .message = jig_arena_str(r->arena, told->message),
                 .complaint = jig_arena_str(r->arena, diag->message)};
    p.begin = place_of(r, told->loc, &found);
    p.end = end_of_token(r, p.begin);
    for (const JigDiag *n = told->notes; n; n = n->next)
        add_note(r, &p, n);
    add_said(r, &p, diag);
    for (size_t i = 0; i < num_lines; ++i)
        p.message = with_line(r, p.message, "", lines[i]);
    problem_keep(r, &p);
}

static void move(size_t *offset, size_t begin, size_t end, size_t len) {
    if (*offset >= end)
        *offset += len - (end - begin);
    else if (*offset > begin)
        *offset = begin;
}

void problems_move(Reading *r, size_t begin, size_t end, size_t len) {
    for (size_t i = 0; i < r->problems.len; ++i) {
        Problem *p = &r->problems.data[i];
        move(&p->begin, begin, end, len);
        move(&p->end, begin, end, len);
        for (size_t k = 0; k < p->notes.len; ++k) {
            move(&p->notes.data[k].begin, begin, end, len);
            move(&p->notes.data[k].end, begin, end, len);
        }
    }
}

static bool take(void *user, JigContext *ctx, const JigDiag *diag) {
    Reading *r = user;
    JigArena *a = jig_arena_create();
    JigLines lines = {0};
    const JigDiag *told = jig_mistake_explain(ctx, diag, a, &lines);
    problem_add(r, diag, told, lines.data, lines.len);
    jig_vec_free(&lines);
    jig_arena_destroy(a);
    return true;
}

/* ---- All ---- */

static bool has_gap(const Reading *r, const JigOp *op) {
    const JigOpText *t = reading_text_of(r, op);
    for (size_t i = 0; t && i < r->map.gaps.len; ++i)
        if (r->map.gaps.data[i].begin >= t->begin && r->map.gaps.data[i].begin <= t->end)
            return true;
    return !t;
}

/* A verifier ends with the first error, so that each function is asked by itself; those that could
 * not be read as a whole are not. */
static void verify_each(Reading *r, JigOp *module) {
    JigBlock *body = jig_op_num_regions(module) == 1 ? jig_op_body(module) : NULL;
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op))
        if (jig_op_is_symbol_table(op) && (r->map.is_part || has_gap(r, op)))
            verify_each(r, op);
        else if (!has_gap(r, op) && !jig_op_verify(op))
            jig_diag_flush(r->ctx);
}

static void check_script(Reading *r) {
    JigPipeline *pipeline = jig_pipeline_create(r->ctx, jig_op_name_of(r->op));
    JigReason why = JIG_REASON(r->arena);
    if (jig_pipeline_add(pipeline, JIG_STR("transform-dialect-check-uses"), JIG_STR(""), r->arena,
                         &why) &&
        !jig_pipeline_run(pipeline, r->op, NULL))
        jig_diag_flush(r->ctx);
    jig_pipeline_destroy(pipeline);
    (void)jig_unread_remark(r->op);
}

static void find(void *user) {
    Reading *r = user;
    if (r->op && !r->map.is_valid)
        verify_each(r, r->op);
    if (r->op && r->map.is_valid && r->has_script)
        check_script(r);
    jig_diag_flush(r->ctx);
    if (r->has_older)
        reading_upgrade(r);
}

void problems_find(Reading *r) {
    jig_context_push_handler(r->ctx, take, r);
    r->op = jig_text_map_read(r->ctx, text_str(r->text), r->name, &r->map);
    jig_diag_flush(r->ctx);
    if (!jig_context_is_exhausted(r->ctx)) {
        reading_note_kinds(r);
        if (!jig_context_call(r->ctx, find, r))
            r->op = NULL;
    }
    jig_context_pop_handler(r->ctx);
}
