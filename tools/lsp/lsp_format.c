/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A text as the printer writes it, op by op, in the names of its author: comments, aliases, blank
 * lines and what an op has within its regions stay where they are. An op in whose own text there is
 * a comment, or a location, stays as it is. The text is refused unless it is read as the same IR
 * then.
 */
#include "asm/text_map.h"
#include "ir/context.h"
#include "jig/asm.h"
#include "jig/op.h"
#include "lsp/lsp_server.h"

#include <stdlib.h>

typedef struct Format {
    const Reading *r;
    JigArena *a;
    JigPtrMap names; /* values -> JigStr */
    JIG_VEC(Edit) edits;
} Format;

/* Only where it differs. */
static void add(Format *f, size_t begin, size_t end, JigStr text) {
    JigStr old = {text_str(f->r->text).ptr + begin, end - begin};
    if (!jig_str_eq(old, text))
        jig_vec_push(&f->edits, ((Edit){begin, end, text}));
}

/* ---- Ops ---- */

static void find_names(Format *f) {
    size_t at = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&f->r->map.names, &at));) {
        const JigNameText *words = e->value;
        JigStr *name = JIG_NEW(f->a, JigStr);
        *name = words->num > 1
                    ? jig_arena_printf(f->a, "%%%.*s#%u", JIG_FMT(words->name), words->index)
                    : jig_arena_printf(f->a, "%%%.*s", JIG_FMT(words->name));
        jig_ptrmap_set(&f->names, e->key, name);
    }
}

static const JigRegionText **regions_of(Format *f, const JigOpText *t, size_t *n) {
    *n = 0;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        ++*n;
    const JigRegionText **list = JIG_NEW_ARRAY(f->a, const JigRegionText *, *n + 1);
    size_t i = *n;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        list[--i] = r;
    return list;
}

static bool stays(JigStr own) {
    return jig_str_find(own, JIG_STR("//")) < own.len ||
           jig_str_find(own, JIG_STR("loc(")) < own.len;
}

/* Of its own text what is around its regions, `n` of them, in as many pieces and one more. False:
 * the printer shows other ones. */
static bool print_pieces(Format *f, const JigOpText *t, size_t n, JigStr *pieces) {
    JigTextNames names = {&f->names, &f->r->map.aliases, t->begin, false};
    JigStr text = jig_text_map_print_op((JigOp *)t->op, &names, n != 0, f->a);
    for (size_t i = 0; i < n; ++i) {
        const char *mark = memchr(text.ptr, JIG_HIDDEN_REGION, text.len);
        if (!mark)
            return false;
        pieces[i] = (JigStr){text.ptr, (size_t)(mark - text.ptr)};
        text = jig_str_from(text, pieces[i].len + 1);
    }
    while (text.len && strchr(" \n", text.ptr[text.len - 1]))
        text.len--;
    pieces[n] = text;
    return !memchr(text.ptr, JIG_HIDDEN_REGION, text.len);
}

/* "%a, %b:2 = " */
static JigStr print_results(Format *f, const JigOpText *t) {
    JigStr text = JIG_STR("");
    for (size_t i = 0; i < t->num_results; ++i) {
        const JigResultText *r = &t->results[i];
        text =
            jig_arena_printf(f->a, "%.*s%s%%%.*s", JIG_FMT(text), i ? ", " : "", JIG_FMT(r->name));
        if (r->num > 1)
            text = jig_arena_printf(f->a, "%.*s:%u", JIG_FMT(text), r->num);
    }
    return t->num_results ? jig_arena_printf(f->a, "%.*s = ", JIG_FMT(text)) : text;
}

/* The name stays as it is written, with its dialect or without, where it is not in quotes. */
static size_t behind_name(const Format *f, const JigOpText *t, JigStr *piece) {
    JigStr name = jig_op_name_of(t->op);
    if (text_str(f->r->text).ptr[t->name] == '"' || piece->len < name.len ||
        memcmp(piece->ptr, name.ptr, name.len) != 0)
        return t->name;
    *piece = jig_str_from(*piece, name.len);
    return t->name_end;
}

/* Blocks have other names where they are printed. */
static void format_op(Format *f, const JigOpText *t) {
    size_t n;
    const JigRegionText **regions = regions_of(f, t, &n);
    JigStr *pieces = JIG_NEW_ARRAY(f->a, JigStr, n + 1);
    const char *text = text_str(f->r->text).ptr;
    for (size_t i = 0, at = t->begin; i <= n; ++i) {
        size_t to = i < n ? regions[i]->begin : t->end;
        if (stays((JigStr){text + at, to - at}))
            return;
        at = i < n ? regions[i]->end : at;
    }
    if (jig_op_num_successors(t->op) || !print_pieces(f, t, n, pieces))
        return;
    add(f, t->begin, t->name, print_results(f, t));
    size_t from = behind_name(f, t, &pieces[0]);
    for (size_t i = 0; i <= n; ++i) {
        add(f, from, i < n ? regions[i]->begin : t->end, pieces[i]);
        from = i < n ? regions[i]->end : from;
    }
}

/* ---- Lines ---- */

static const JigRegionText *region_at(const JigOpText *t, size_t offset) {
    const JigRegionText *r = t->last_region;
    while (r && (offset <= r->begin || offset >= r->end))
        r = r->next;
    return r;
}

/* Regions around an offset. */
static size_t depth_at(const Reading *r, size_t offset) {
    size_t depth = 0;
    for (const JigOpText *t = reading_op_at(r, offset); t;
         t = jig_op_parent(t->op) ? reading_text_of(r, jig_op_parent(t->op)) : NULL)
        depth += region_at(t, offset) != NULL;
    return depth;
}

/* How many regions further out than what surrounds it stands what begins a line: 0 or 1; -1: it
 * goes on with an op, and stays. */
static int place_of(const Reading *r, size_t offset) {
    JigStr rest = jig_str_from(text_str(r->text), offset);
    const JigOpText *t = reading_op_at(r, offset + 1);
    bool in_op = t && !region_at(t, offset) && t->begin != offset;
    if (in_op)
        return region_at(t, offset - 1) && rest.ptr[0] == '}' ? 1 : -1;
    if (rest.ptr[0] == '}')
        return 1;
    return rest.ptr[0] == '^' ? 1 : 0;
}

static void format_line(Format *f, size_t line) {
    size_t begin = f->r->text->lines.data[line], blank = 0;
    JigStr s = text_line(f->r->text, line);
    while (blank < s.len && (s.ptr[blank] == ' ' || s.ptr[blank] == '\t'))
        ++blank;
    if (blank == s.len) {
        add(f, begin, begin + s.len, JIG_STR(""));
        return;
    }
    int out = place_of(f->r, begin + blank);
    size_t depth = depth_at(f->r, begin + blank);
    if (out < 0 || depth < (size_t)out)
        return;
    add(f, begin, begin + blank, jig_arena_printf(f->a, "%*s", 2 * ((int)depth - out), ""));
}

/* ---- All ---- */

static int by_begin(const void *a, const void *b) {
    const Edit *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

/* A line that an op's new text takes in has no edit of its own. */
static void sort_edits(Format *f) {
    size_t n = 0;
    if (f->edits.len)
        qsort(f->edits.data, f->edits.len, sizeof *f->edits.data, by_begin);
    for (size_t i = 0; i < f->edits.len; ++i)
        if (!n || f->edits.data[i].begin >= f->edits.data[n - 1].end)
            f->edits.data[n++] = f->edits.data[i];
    f->edits.len = n;
}

static void find_edits(void *user) {
    Format *f = user;
    find_names(f);
    for (size_t i = 0; i < f->r->map.ordered.len; ++i)
        format_op(f, f->r->map.ordered.data[i]);
    for (size_t i = 0; i < f->r->text->lines.len; ++i)
        format_line(f, i);
    sort_edits(f);
}

/* Read as the same. */
static bool is_same(const Server *s, const Format *f, JigStr name) {
    DocText text = {0};
    text_set(&text, text_str(f->r->text));
    for (size_t i = f->edits.len; i-- > 0;)
        text_replace(&text, f->edits.data[i].begin, f->edits.data[i].end, f->edits.data[i].text);
    Reading *again = reading_create(&s->maker, &text, name, READING_WHOLE);
    bool same =
        again->op && again->map.is_valid &&
        jig_str_eq(jig_op_to_str(f->r->op, NULL, f->a), jig_op_to_str(again->op, NULL, f->a));
    reading_destroy(again);
    text_free(&text);
    return same;
}

static void put_edits(Call *call, const Document *d, const Format *f) {
    jig_json_begin(call->out, NULL, '[');
    for (size_t i = 0; i < f->edits.len; ++i) {
        jig_json_begin(call->out, NULL, '{');
        text_put_range(&d->text, call->out, "range", f->edits.data[i].begin, f->edits.data[i].end);
        jig_json_str(call->out, "newText", f->edits.data[i].text);
        jig_json_end(call->out, '}');
    }
    jig_json_end(call->out, ']');
}

void answer_formatting(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    if (!r)
        return;
    if (!r->op || !r->map.is_valid || r->has_older) {
        call_fail(call, LSP_REQUEST_FAILED,
                  r->has_older ? "what former releases wrote is not formatted: it can be upgraded"
                               : "a text with errors is not formatted");
        return;
    }
    Format f = {.r = r, .a = call->arena};
    if (jig_context_call(r->ctx, find_edits, &f) && is_same(call->server, &f, d->path))
        put_edits(call, d, &f);
    else
        call_fail(call, LSP_REQUEST_FAILED, "formatted, it would be another text");
    jig_ptrmap_free(&f.names);
    jig_vec_free(&f.edits);
}
