/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rows by name, and by words in name and summary. */
#include "page.h"
#include "ir/context.h"
#include "support/nearest.h"

#include <stdlib.h>
#include <string.h>

/* ---- All ---- */

static void push(PageRows *rows, PageKind kind, const char *name, const char *summary,
                 const void *row) {
    jig_vec_push(rows, ((PageRow){.kind = kind, .name = name, .summary = summary, .row = row}));
}

static void push_older(JigContext *ctx, PageRows *rows, const JigDialect *d) {
    for (const JigOlderText *t = d->older_texts; t && t->name; ++t)
        if (!jig_strmap_get(&ctx->op_rows, jig_str(t->name)))
            jig_vec_push(rows, ((PageRow){.kind = PAGE_OP, .name = t->name, .older = t}));
}

static void push_dialect(JigContext *ctx, PageRows *rows, const JigDialect *d) {
    for (size_t i = 0; i < d->num_ops; i++)
        push(rows, PAGE_OP, d->ops[i].name, d->ops[i].summary, &d->ops[i]);
    push_older(ctx, rows, d);
    for (size_t i = 0; i < d->num_types; i++)
        push(rows, PAGE_TYPE, d->types[i].name, d->types[i].summary, &d->types[i]);
    for (size_t i = 0; i < d->num_attrs; i++)
        push(rows, PAGE_ATTR, d->attrs[i].name, jig_context_attr_row_summary(ctx, &d->attrs[i]),
             &d->attrs[i]);
    for (size_t i = 0; i < d->num_enums; i++)
        push(rows, PAGE_ENUM, d->enums[i].name, jig_context_enum_summary(ctx, &d->enums[i]),
             &d->enums[i]);
}

void page_all_rows(JigContext *ctx, PageRows *rows) {
    for (size_t i = 0; i < ctx->dialect_list.len; i++)
        push_dialect(ctx, rows, ctx->dialect_list.data[i]);
}

bool page_is_older(const PageRow *row) {
    return row->older || (row->kind == PAGE_OP && ((const JigOpRow *)row->row)->older);
}

JigStr page_name(const PageRow *row, JigArena *a) {
    static const char *const before[] = {
        [PAGE_OP] = "", [PAGE_TYPE] = "!", [PAGE_ATTR] = "#", [PAGE_ENUM] = "enum "};
    return jig_arena_printf(a, "%s%s", before[row->kind], row->name);
}

/* ---- By name ---- */

static char sigil_of(const PageRow *row) {
    return row->kind == PAGE_TYPE ? '!' : row->kind == PAGE_ATTR ? '#' : 0;
}

/* Ops of scripts are called without "transform.", too. */
static const char default_dialect[] = "transform.";

static bool has_short_name(const PageRow *row) {
    return row->kind == PAGE_OP && jig_str_starts_with(jig_str(row->name), default_dialect);
}

static JigStr short_name(const PageRow *row) {
    return jig_str(row->name + sizeof default_dialect - 1);
}

static void push_called(const PageRows *all, JigStr name, char sigil, bool by_short_name,
                        PageRows *found) {
    for (size_t i = 0; i < all->len; i++) {
        const PageRow *row = &all->data[i];
        bool fits = by_short_name ? has_short_name(row) && jig_str_eq(name, short_name(row))
                                  : jig_str_is(name, row->name);
        if (fits && (!sigil || sigil_of(row) == sigil))
            jig_vec_push(found, *row);
    }
}

void page_exact(const PageRows *all, JigStr name, PageRows *found) {
    char sigil = name.len && strchr("!#", name.ptr[0]) ? name.ptr[0] : 0;
    name = jig_str_from(name, sigil != 0);
    push_called(all, name, sigil, false, found);
    if (!found->len)
        push_called(all, name, sigil, true, found);
}

JigStr page_nearest(const PageRows *all, JigStr name) {
    JigStr best = {0};
    size_t least = jig_nearest_limit(name);
    for (size_t i = 0; i < all->len; i++)
        jig_nearest_choose(name, jig_str(all->data[i].name), &best, &least);
    for (size_t i = 0; i < all->len; i++)
        if (has_short_name(&all->data[i]))
            jig_nearest_choose(name, short_name(&all->data[i]), &best, &least);
    return best;
}

/* ---- By words ---- */

enum { IN_LAST = 0, IN_NAME = 2, IN_SUMMARY = 8, OF_FORMER_RELEASES = 64, NOWHERE = 1 << 20 };

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

/* Where the word is in the text, letters large or small; NULL: it is not. */
static const char *find(const char *text, JigStr word) {
    for (; *text; text++) {
        size_t i = 0;
        while (i < word.len && text[i] && lower(text[i]) == lower(word.ptr[i]))
            i++;
        if (i == word.len)
            return text;
    }
    return NULL;
}

static bool is_letter(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9');
}

/* How far from what is asked for: least in the last part of the name, and where a word begins. */
static unsigned distance(const PageRow *row, JigStr word) {
    char sigil = word.len && strchr("!#", word.ptr[0]) ? word.ptr[0] : 0;
    if (sigil && sigil_of(row) != sigil)
        return NOWHERE;
    word = jig_str_from(word, sigil != 0);
    const char *last = strrchr(row->name, '.'), *at = last ? find(last + 1, word) : NULL;
    if (at)
        return IN_LAST + (at > row->name && is_letter(at[-1]));
    if ((at = find(row->name, word)))
        return IN_NAME + (at > row->name && is_letter(at[-1]));
    at = row->summary ? find(row->summary, word) : NULL;
    return at ? IN_SUMMARY + (at > row->summary && is_letter(at[-1])) : NOWHERE;
}

typedef struct Ranked {
    PageRow row;
    unsigned distance;
    size_t number;
} Ranked;

static int compare(const void *a, const void *b) {
    const Ranked *x = a, *y = b;
    if (x->distance != y->distance)
        return x->distance < y->distance ? -1 : 1;
    return x->number < y->number ? -1 : x->number > y->number;
}

static unsigned total_distance(const PageRow *row, const PageWords *words) {
    unsigned sum = page_is_older(row) ? OF_FORMER_RELEASES : 0;
    for (size_t i = 0; i < words->len && sum < NOWHERE; i++)
        sum += distance(row, words->data[i]);
    return sum;
}

void page_search(const PageRows *all, const PageWords *words, PageRows *found) {
    JIG_VEC(Ranked) ranked = {0};
    for (size_t i = 0; i < all->len; i++) {
        unsigned d = total_distance(&all->data[i], words);
        if (d < NOWHERE)
            jig_vec_push(&ranked, ((Ranked){all->data[i], d, i}));
    }
    if (ranked.len)
        qsort(ranked.data, ranked.len, sizeof *ranked.data, compare);
    for (size_t i = 0; i < ranked.len; i++)
        jig_vec_push(found, ranked.data[i].row);
    jig_vec_free(&ranked);
}
