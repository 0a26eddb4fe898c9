/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Words of scripts that mean today's ones whatever stands around them, before the text is read: the
 * type of handles, and names of payload ops that scripts ask for.
 */
#include "upgrade/upgrade_int.h"

#include "asm/older.h"
#include "ir/context.h"
#include "transform/older/modernise.h"

#include <ctype.h>

static const char old_type[] = "!pdl.operation";

static bool is_word_char(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$' || c == '-';
}

static bool starts(const Upgrade *u, size_t i, const char *word) {
    size_t n = strlen(word);
    return i + n <= u->text.len && memcmp(u->text.ptr + i, word, n) == 0 &&
           (i + n == u->text.len || !is_word_char(u->text.ptr[i + n])) &&
           (i == 0 || !is_word_char(u->text.ptr[i - 1]));
}

/* Behind the braces that follow; patterns have types of their own. */
static size_t skip_braces(JigStr text, size_t i) {
    size_t depth = 0;
    for (size_t next; i < text.len; i = next) {
        next = jig_upgrade_skip_opaque(text, i, text.len);
        if (next > i)
            continue;
        next = i + 1;
        depth += text.ptr[i] == '{';
        depth -= text.ptr[i] == '}' && depth;
        if (text.ptr[i] == '}' && !depth)
            return next;
    }
    return i;
}

static bool has_script(const Upgrade *u) {
    static const char prefix[] = "transform.";
    size_t n = strlen(prefix);
    for (size_t i = 0; i + n <= u->text.len; ++i)
        if (memcmp(u->text.ptr + i, prefix, n) == 0)
            return true;
    return false;
}

/* ---- Names of payload ops ---- */

/* The last word or sign, and the one before it; blanks and comments may stand between. */
typedef struct Before {
    JigStr last, second;
} Before;

static void push_token(Before *b, JigStr token) {
    b->second = b->last;
    b->last = token;
}

/* Of a word, or of the name of a value. */
static size_t word_end(JigStr text, size_t i) {
    size_t end = i + 1;
    while (end < text.len && (is_word_char(text.ptr[end]) || text.ptr[end] == '#'))
        ++end;
    return end;
}

static bool ends_with(JigStr word, const char *end) {
    size_t n = strlen(end);
    return word.len >= n && memcmp(word.ptr + word.len - n, end, n) == 0 &&
           (word.len == n || word.ptr[word.len - n - 1] == '.');
}

/* Does a list of names of ops begin with the bracket, brace or `=` that is `opener`? */
static bool begins_names(const Before *b, char opener) {
    static const struct {
        const char *word, *openers;
    } before[] = {{"ops", "{["}, {"op", "<"}, {"concrete_op", "<"}, {"op_name", "="}};
    for (size_t k = 0; k < JIG_LEN(before); ++k)
        if (ends_with(b->last, before[k].word) && strchr(before[k].openers, opener))
            return true;
    /* transform.match.operation_name %op [...]: the op stands between. */
    return opener == '[' && b->last.len && b->last.ptr[0] == '%' &&
           ends_with(b->second, "match.operation_name");
}

/* What scripts call ops of a name today. */
typedef struct Name {
    const char *today; /* NULL: no name tells them from others */
    const char *until, *what;
} Name;

/* False: there is nothing to say. */
static bool find_name(const Upgrade *u, JigStr name, Name *out) {
    const JigOpRow *row = jig_strmap_get(&u->ctx->op_rows, name);
    const JigOlderText *t = jig_strmap_get(&u->ctx->older_texts, name);
    if (row && row->older && row->older->today) {
        *out = (Name){row->older->today, row->older->until, row->older->what};
        return true;
    }
    if (row || !t || !t->op || strncmp(t->op, "transform.", strlen("transform.")) == 0)
        return false;
    JigStr today = jig_older_today(u->ctx, name);
    *out = (Name){jig_str_eq(today, name) ? NULL : today.ptr, t->until, t->what};
    return true;
}

/* Outside of comments. */
static bool has_word(const Upgrade *u, const char *word) {
    for (size_t i = 0; i < u->text.len; ++i) {
        if (u->text.ptr[i] == '/')
            i = jig_upgrade_skip_opaque(u->text, i, u->text.len);
        if (i < u->text.len && starts(u, i, word))
            return true;
    }
    return false;
}

/* Would the new name ask for other ops of the text, too? */
static bool asks_for_others(const Upgrade *u, JigStr name, const char *today) {
    const JigOpRow *own = jig_strmap_get(&u->ctx->op_rows, name), *other;
    if (!own)
        return false;
    size_t at = 0;
    for (const JigStrEntry *e; (e = jig_strmap_next(&u->ctx->op_rows, &at));) {
        other = e->value;
        if (other != own && other->older && other->older->today &&
            strcmp(other->older->today, today) == 0 && has_word(u, other->name))
            return true;
    }
    return has_word(u, today);
}

/* The text is searched once for each name. */
static bool is_ambiguous(Upgrade *u, JigStr name, const char *today) {
    static const char yes, no;
    const void *known = jig_strmap_get(&u->told_apart, name);
    if (!known) {
        known = asks_for_others(u, name, today) ? &no : &yes;
        jig_strmap_set(&u->told_apart, name, (void *)known);
    }
    return known == &no;
}

/* The name between the quotes at `begin` and before `end`. */
static void rename_op(Upgrade *u, size_t begin, size_t end) {
    JigStr name = {u->text.ptr + begin + 1, end - begin - 2};
    Name found;
    if (end - begin < 3 || !find_name(u, name, &found))
        return;
    bool is_left = !found.today || is_ambiguous(u, name, found.today);
    JigStr what = is_left
                      ? jig_arena_printf(u->arena, "%s, and its name there asks for other ops, too",
                                         found.what)
                      : jig_str(found.what);
    jig_upgrade_note(u, begin + 1, end - 1, found.until, what, is_left);
    if (!is_left)
        jig_upgrade_edit(u, begin + 1, end - 1, jig_str(found.today));
}

/* ---- All of the text ---- */

static size_t change_type(Upgrade *u, size_t i, bool *is_told) {
    size_t end = i + strlen(old_type);
    if (!*is_told)
        jig_upgrade_note(u, i, end, "17", JIG_STR("it is !transform.any_op, here and below"),
                         false);
    *is_told = true;
    jig_upgrade_edit(u, i, end, JIG_STR("!transform.any_op"));
    return end;
}

void jig_upgrade_words(Upgrade *u) {
    bool in_names = false, is_told = false;
    Before before = {0};
    if (!has_script(u))
        return;
    for (size_t i = 0, next; i < u->text.len; i = next) {
        char c = u->text.ptr[i];
        next = jig_upgrade_skip_opaque(u->text, i, u->text.len);
        if (next > i) {
            if (c == '"' && in_names)
                rename_op(u, i, next);
            continue;
        }
        next = i + 1;
        if (strchr(" \t\r\n", c))
            continue;
        if (c == 'p' && starts(u, i, "pdl.pattern"))
            next = skip_braces(u->text, i);
        else if (c == '!' && starts(u, i, old_type))
            next = change_type(u, i, &is_told);
        else if (is_word_char(c) || c == '%')
            next = word_end(u->text, i);
        if (strchr("{[<=", c) && begins_names(&before, c))
            in_names = true;
        else if (!strchr(",[{", c))
            in_names = false;
        push_token(&before, (JigStr){u->text.ptr + i, next - i});
    }
    if (u->edits.len)
        u->text = jig_upgrade_apply(u);
    u->edits.len = 0;
}
