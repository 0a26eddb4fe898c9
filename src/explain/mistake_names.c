/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names in a text that nobody knows: which of those that there are may have been meant. */
#include "explain/mistake_int.h"
#include "explain/names.h"

/* The last name in what a row left open: "a pass named 'x" is about x. */
static JigStr behind_last_quote(JigStr text) {
    for (size_t i = text.len; i-- > 0;)
        if (text.ptr[i] == '\'')
            return jig_str_from(text, i + 1);
    return text;
}

static void note_near(JigMistake *x, JigNameKind kind, JigStr name) {
    JigStr words = jig_names_words(x->ctx, kind, name, x->a);
    if (words.len)
        jig_mistake_note(x, "did you mean %.*s?", JIG_FMT(words));
}

/* ---- Ops and passes ---- */

/* "custom op '{}' is unknown": within a region that has a dialect of its own both names were
 * tried. */
void jig_mistake_tried_op(JigMistake *x) {
    JigNear full = jig_names_near(x->ctx, JIG_NAME_OP, x->parts[1]);
    note_near(x, JIG_NAME_OP, full.best.len ? x->parts[1] : x->parts[0]);
}

void jig_mistake_unknown_op(JigMistake *x) {
    note_near(x, JIG_NAME_OP, x->parts[0]);
}

/* "Dialect `{}' not found for custom op '{}' {}": that all dialects are listed says less. */
void jig_mistake_unknown_dialect(JigMistake *x) {
    JigStr words = jig_names_words(x->ctx, JIG_NAME_OP, x->parts[1], x->a);
    x->told->notes = NULL;
    if (words.len)
        note_near(x, JIG_NAME_OP, x->parts[1]);
    else
        jig_mistake_help(x, "'jig-opt --show-dialects' lists the dialects that there are");
}

void jig_mistake_unknown_pass(JigMistake *x) {
    note_near(x, JIG_NAME_PASS, behind_last_quote(x->parts[0]));
}

/* ---- Types and attributes ---- */

/* The dialect that is written before the error's place: "!transform.". */
static JigStr dialect_before(const JigMistake *x) {
    size_t end = x->before.len, from;
    if (!end || x->before.ptr[end - 1] != '.')
        return (JigStr){0};
    for (from = --end; from && jig_mistake_word(jig_str_from(x->before, from - 1)).len;)
        from--;
    return (JigStr){x->before.ptr + from, end - from};
}

static void note_in_dialect(JigMistake *x, JigNameKind kind, JigStr dialect, JigStr name) {
    note_near(x, kind, jig_arena_printf(x->a, "%.*s.%.*s", JIG_FMT(dialect), JIG_FMT(name)));
}

/* "unknown type mnemonic: {}", of the transform dialect. */
void jig_mistake_unknown_handle_type(JigMistake *x) {
    note_in_dialect(x, JIG_NAME_TYPE, JIG_STR("transform"), x->parts[0]);
}

/* "unknown  type `{}` in dialect `{}`" */
void jig_mistake_unknown_type(JigMistake *x) {
    note_in_dialect(x, JIG_NAME_TYPE, x->parts[1], x->parts[0]);
}

void jig_mistake_unknown_attr(JigMistake *x) {
    note_in_dialect(x, JIG_NAME_ATTR, x->parts[1], x->parts[0]);
}

/* "dialect '{}' provides no type parsing hook": it has none. */
void jig_mistake_no_types(JigMistake *x) {
    JigStr name = jig_mistake_word(x->from);
    note_near(x, JIG_NAME_TYPE, name.len ? name : x->parts[0]);
}

/* "`!"{}"<"{}">` type created with unregistered dialect. {}" */
void jig_mistake_foreign_type(JigMistake *x) {
    JigStr dialect = x->parts[0], name = x->parts[1];
    note_in_dialect(x, JIG_NAME_TYPE, dialect, jig_mistake_word(name));
}

void jig_mistake_foreign_attr(JigMistake *x) {
    note_in_dialect(x, JIG_NAME_ATTR, x->parts[0], jig_mistake_word(x->parts[1]));
}

/* "expected non-function type": a word stands there that begins none. */
void jig_mistake_no_type(JigMistake *x) {
    JigStr from = x->from;
    while (from.len && !jig_mistake_word(from).len && from.ptr[0] == ' ')
        from = jig_str_from(from, 1);
    JigStr name = jig_mistake_word(from);
    if (name.len)
        note_near(x, JIG_NAME_TYPE, name);
    else if (dialect_before(x).len)
        note_near(x, JIG_NAME_TYPE, dialect_before(x));
}

/* ---- Words out of a list ---- */

/* Offers the words of "a, b, c". */
static JigNear near_in_list(JigStr name, JigStr list) {
    JigNear n = jig_near(name);
    while (list.len) {
        size_t end = jig_str_find(list, JIG_STR(", "));
        jig_near_offer(&n, (JigStr){list.ptr, end});
        list = end < list.len ? jig_str_from(list, end + 2) : (JigStr){0};
    }
    return n;
}

/* "expected {} to be one of: {}" */
void jig_mistake_enum_case(JigMistake *x) {
    JigStr from = x->from;
    while (from.len && !jig_mistake_word(from).len)
        from = jig_str_from(from, 1);
    JigStr is = jig_mistake_word(from);
    JigNear n = near_in_list(is, x->parts[1]);
    JigStr words = jig_near_words(&n, x->a);
    if (!is.len)
        return;
    jig_mistake_title(x, "there is no '%.*s' here", JIG_FMT(is));
    if (words.len)
        jig_mistake_note(x, "did you mean %.*s?", JIG_FMT(words));
    jig_mistake_help(x, "it is one of %.*s", JIG_FMT(x->parts[1]));
}

/* "custom op '{}' expected string or keyword containing one of the following enum values for
 * attribute '{}' [{}]" */
void jig_mistake_keyword(JigMistake *x) {
    JigStr is = jig_mistake_word(x->from);
    JigNear n = near_in_list(is, x->parts[2]);
    JigStr words = jig_near_words(&n, x->a);
    if (!is.len)
        return;
    jig_mistake_title(x, "%.*s has no %.*s '%.*s'", JIG_FMT(x->parts[0]), JIG_FMT(x->parts[1]),
                      JIG_FMT(is));
    if (words.len)
        jig_mistake_note(x, "did you mean %.*s?", JIG_FMT(words));
    jig_mistake_help(x, "it is one of %.*s", JIG_FMT(x->parts[2]));
}
