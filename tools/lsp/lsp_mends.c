/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_mends.h"

#include "ir/context.h"
#include "ir/spec/spec.h"
#include "jig/op.h"

void mend_add(Problem *p, Mend mend) {
    jig_vec_push(&p->mends, mend);
}

static void offer_edit(Reading *r, Problem *p, JigStr title, Edit edit) {
    Edit *edits = JIG_NEW_ARRAY(r->arena, Edit, 1);
    *edits = edit;
    mend_add(p, (Mend){.title = title, .edits = edits, .num_edits = 1});
}

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
    offer_edit(r, p, jig_arena_printf(r->arena, "Write '%.*s'", JIG_FMT(name)),
               (Edit){begin, begin + word.len, jig_arena_str(r->arena, name)});
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
    JigStr line = own_line
                      ? jig_arena_printf(r->arena, "%.*s  %.*s\n", JIG_FMT(blank), JIG_FMT(name))
                      : jig_arena_printf(r->arena, " %.*s ", JIG_FMT(name));
    offer_edit(r, p, jig_arena_printf(r->arena, "Insert '%.*s'", JIG_FMT(name)),
               (Edit){at, own_line ? at : brace, line});
}

/* ---- Handles that came of one that is spent ---- */

/* Where the op names the value; NULL: nowhere. */
static const JigNamePlace *place_of_operand(const Reading *r, const JigOpText *t,
                                            const JigValue *v) {
    for (size_t i = 0; i < r->map.places.len; ++i) {
        const JigNamePlace *p = &r->map.places.data[i];
        if (p->offset >= t->name && p->offset < t->end && reading_value_at(r, p) == v)
            return p;
    }
    return NULL;
}

/* "%a", or "%a#1" of several. */
static JigStr result_name(const Reading *r, const JigOpText *t, size_t index) {
    for (size_t i = 0; i < t->num_results; ++i) {
        const JigResultText *result = &t->results[i];
        if (index < result->num)
            return result->num == 1
                       ? jig_arena_printf(r->arena, "%%%.*s", JIG_FMT(result->name))
                       : jig_arena_printf(r->arena, "%%%.*s#%zu", JIG_FMT(result->name), index);
        index -= result->num;
    }
    return (JigStr){0};
}

/* Results of the op that spent it, of its type. */
static void offer_results(Reading *r, Problem *p, const JigOpText *spender, const JigValue *v,
                          const JigNamePlace *at) {
    const JigNamed *named = &r->map.named.data[at->named];
    size_t end = reading_name_end(r, at);
    if (named->num > 1)
        end += (size_t)jig_arena_printf(r->arena, "#%u", at->number).len;
    for (size_t i = 0; i < jig_op_num_results(spender->op); ++i) {
        JigStr name = result_name(r, spender, i);
        if (name.len && jig_value_type(jig_op_result(spender->op, i)) == jig_value_type(v))
            offer_edit(r, p,
                       jig_arena_printf(r->arena, "Take %.*s in place of %%%.*s", JIG_FMT(name),
                                        JIG_FMT(named->name)),
                       (Edit){at->offset, end, name});
    }
}

static void offer_successors(Reading *r, Problem *p) {
    JigStr number = between(p->complaint, "operand #", " may be used after free");
    const JigOpText *user = number.len ? reading_op_at(r, p->begin) : NULL;
    size_t operand = 0;
    for (size_t i = 0; i < number.len; ++i)
        operand = 10 * operand + (size_t)(number.ptr[i] - '0');
    const JigValue *v =
        user && operand < jig_op_num_operands(user->op) ? jig_op_operand(user->op, operand) : NULL;
    const JigNamePlace *at = v ? place_of_operand(r, user, v) : NULL;
    for (size_t i = 0; at && i < p->said.len; ++i) {
        const JigOpText *spender = reading_op_at(r, p->said.data[i].begin);
        if (jig_str_is(p->said.data[i].text, "freed here") && spender &&
            spender->end <= user->begin)
            offer_results(r, p, spender, v, at);
    }
}

/* ---- What is to be so ---- */

static Edit expectation(const Reading *r, size_t at, const char *kind, JigStr text) {
    size_t line = r->text->lines.data[text_line_of(r->text, at)], blank = line;
    const char *all = text_str(r->text).ptr;
    while (all[blank] == ' ' || all[blank] == '\t')
        ++blank;
    text.len = jig_str_find(text, JIG_STR("\n"));
    JigStr comment = jig_arena_printf(r->arena, "%.*s// expected-%s @below {{%.*s}}\n",
                                      (int)(blank - line), all + line, kind, JIG_FMT(text));
    return (Edit){line, line, comment};
}

/* For --verify-diagnostics: a comment for what was said, and for each of its notes. */
static void offer_expectation(Reading *r, Problem *p) {
    static const char *const kinds[] = {
        [PROBLEM_ERROR] = "error", [PROBLEM_WARNING] = "warning", [PROBLEM_INFORMATION] = "remark"};
    if (p->severity > PROBLEM_INFORMATION || !p->complaint.len)
        return;
    Edit *edits = JIG_NEW_ARRAY(r->arena, Edit, p->said.len + 1);
    edits[0] = expectation(r, p->begin, kinds[p->severity], p->complaint);
    for (size_t i = 0; i < p->said.len; ++i)
        edits[i + 1] = expectation(r, p->said.data[i].begin, "note", p->said.data[i].text);
    mend_add(p, (Mend){.title = jig_arena_printf(r->arena, "Expect this %s", kinds[p->severity]),
                       .edits = edits,
                       .num_edits = p->said.len + 1,
                       .is_other = true});
}

void mends_find(Reading *r, Problem *p) {
    offer_names(r, p);
    offer_terminator(r, p);
    offer_successors(r, p);
    offer_expectation(r, p);
}
