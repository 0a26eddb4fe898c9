/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_mends.h"

#include "ir/context.h"
#include "ir/spec/spec.h"
#include "jig/op.h"

/* ---- Names that were meant ---- */

static JigStr behind_last_dot(JigStr name) {
    size_t n = name.len;
    while (n && name.ptr[n - 1] != '.')
        --n;
    return jig_str_from(name, n);
}

/* As the word is written there: without its dialect where the word has none. */
static JigStr as_written(JigStr word, JigStr name) {
    const char *dot = memchr(name.ptr, '.', name.len);
    return memchr(word.ptr, '.', word.len) || !dot
               ? name
               : jig_str_from(name, (size_t)(dot + 1 - name.ptr));
}

static void offer_name(Reading *r, Problem *p, JigStr name) {
    JigStr word = reading_word_at(r, p->begin), text = text_str(r->text);
    if (!word.len && p->begin + 1 < text.len)
        word = reading_word_at(r, p->begin + 1); /* behind a sigil or a quote */
    name = as_written(word, name);
    if (!word.len || !name.len || jig_str_eq(word, name) || !behind_last_dot(name).len)
        return;
    size_t begin = (size_t)(word.ptr - text.ptr);
    jig_vec_push(&p->mends,
                 ((Mend){.title = jig_arena_printf(r->arena, "Write '%.*s'", JIG_FMT(name)),
                         .text = jig_arena_str(r->arena, name),
                         .begin = begin,
                         .end = begin + word.len}));
}

/* Each name of "did you mean 'a', 'b' or 'c'?", or the value of "did you mean %a?". */
static void offer_names(Reading *r, Problem *p) {
    static const char question[] = "did you mean ";
    size_t at = jig_str_find(p->message, jig_str(question));
    if (at == p->message.len)
        return;
    JigStr rest = jig_str_from(p->message, at + sizeof question - 1);
    rest.len = jig_str_find(rest, JIG_STR("\n"));
    if (jig_str_starts_with(rest, "%"))
        offer_name(r, p, (JigStr){rest.ptr + 1, jig_str_find(rest, JIG_STR("?")) - 1});
    for (size_t open; (open = jig_str_find(rest, JIG_STR("'"))) < rest.len;) {
        rest = jig_str_from(rest, open + 1);
        size_t close = jig_str_find(rest, JIG_STR("'"));
        offer_name(r, p, (JigStr){rest.ptr, close});
        rest = jig_str_from(rest, close < rest.len ? close + 1 : close);
    }
}

/* ---- Terminators that are missing ---- */

static JigStr between(JigStr text, const char *before, const char *behind) {
    size_t at = jig_str_find(text, jig_str(before));
    JigStr rest = at < text.len ? jig_str_from(text, at + strlen(before)) : (JigStr){0};
    size_t end = rest.len ? jig_str_find(rest, jig_str(behind)) : 0;
    return end < rest.len ? (JigStr){rest.ptr, end} : (JigStr){0};
}

/* Complaints of a region that does not end as it must. */
static bool lacks_terminator(JigStr complaint) {
    static const char *const complaints[] = {"block with no terminator",
                                             "expects at least a terminator",
                                             "expected a non-empty body block"};
    for (size_t i = 0; i < JIG_LEN(complaints); ++i)
        if (jig_str_find(complaint, jig_str(complaints[i])) < complaint.len)
            return true;
    return false;
}

/* What may end the op's region without operands, by the complaint; empty: that is not said. */
static JigStr terminator_of(JigStr complaint, const JigOp *op) {
    JigStr said = between(complaint, "expected '", "' as terminator");
    if (said.len || !lacks_terminator(complaint))
        return said;
    const JigAttr *type = jig_op_attr(op, "function_type");
    bool has_results = type && jig_type_num_results(jig_attr_type_value(type));
    return has_results                                             ? (JigStr){0}
           : jig_op_has_name(op, "func.func")                      ? JIG_STR("return")
           : jig_str_starts_with(jig_op_name_of(op), "transform.") ? JIG_STR("transform.yield")
                                                                   : (JigStr){0};
}

static void offer_terminator(Reading *r, Problem *p) {
    const JigOpText *t = reading_op_at(r, p->begin);
    for (; t && !t->last_region; t = reading_text_of(r, jig_op_parent(t->op))) {
    }
    JigStr name = t ? terminator_of(p->complaint, t->op) : (JigStr){0};
    if (!name.len)
        return;
    JigStr text = text_str(r->text);
    size_t brace = t->last_region->end - 1, at = brace;
    while (at && (text.ptr[at - 1] == ' ' || text.ptr[at - 1] == '\t'))
        --at;
    bool own_line = at && text.ptr[at - 1] == '\n';
    JigStr blank = own_line ? (JigStr){text.ptr + at, brace - at} : JIG_STR("");
    jig_vec_push(&p->mends,
                 ((Mend){.title = jig_arena_printf(r->arena, "Insert '%.*s'", JIG_FMT(name)),
                         .text = own_line ? jig_arena_printf(r->arena, "%.*s  %.*s\n",
                                                             JIG_FMT(blank), JIG_FMT(name))
                                          : jig_arena_printf(r->arena, " %.*s ", JIG_FMT(name)),
                         .begin = at,
                         .end = own_line ? at : brace}));
}

void mends_find(Reading *r, Problem *p) {
    offer_names(r, p);
    offer_terminator(r, p);
}
