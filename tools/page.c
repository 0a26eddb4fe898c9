/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a page says of a row, section by section. */
#include "page.h"
#include "asm/format.h"
#include "ir/context.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Page {
    Paper *paper;
    JigContext *ctx;
    JigArena *a;
    const JigOpRow *row;
    const JigSpec *spec;
    const PageText *text; /* or NULL */
} Page;

/* ---- Files of docs/ops ---- */

static int by_name(const void *key, const void *page) {
    return strcmp(key, ((const PageText *)page)->name);
}

const PageText *page_text_of(const char *name) {
    return bsearch(name, page_texts, page_num_texts, sizeof *page_texts, by_name);
}

const char *page_note(const PageText *page, const char *key) {
    for (const PageNote *n = page ? page->notes : NULL; n && n->key; n++)
        if (strcmp(n->key, key) == 0)
            return n->text;
    return NULL;
}

static bool starts_with(JigStr text, const char *prefix) {
    return jig_str_starts_with(text, prefix);
}

/* ---- Sections ---- */

/* A heading stands before the first item only. */
static void put_item(Page *p, const char **heading, const char *sigil, const char *name,
                     JigStr kind) {
    if (*heading)
        p->paper->form->heading(p->paper, *heading);
    *heading = NULL;
    const char *note = page_note(p->text, name);
    JigStr term = jig_arena_printf(p->a, "%s%s", sigil, name);
    JigStr text = note ? jig_arena_printf(p->a, "%s [%.*s]", note, JIG_FMT(kind)) : kind;
    p->paper->form->item(p->paper, term, text);
}

static const char *word_of_effect(const JigGroupEffect *e) {
    return e->consumes                   ? "consumed"
           : e->kinds & JIG_EFFECT_WRITE ? "written"
           : e->kinds & JIG_EFFECT_ALLOC ? "allocated"
           : e->kinds & JIG_EFFECT_FREE  ? "freed"
           : e->kinds & JIG_EFFECT_READ  ? "read"
                                         : "";
}

static JigStr kind_of_group(Page *p, const JigGroup *g) {
    static const char variadic[] = "variadic of ";
    JigStr kind = g->summary;
    if (starts_with(kind, variadic))
        kind = jig_str_from(kind, sizeof variadic - 1);
    const char *before = g->arity == JIG_OPTIONAL   ? "may be left out: "
                         : g->arity >= JIG_VARIADIC ? "any number: "
                                                    : "";
    JigStr text = jig_arena_printf(p->a, "%s%.*s", before, JIG_FMT(page_words_of_kind(kind, p->a)));
    for (size_t i = 0; i < g->num_effects; i++)
        text = jig_arena_printf(p->a, "%.*s; %s", JIG_FMT(text), word_of_effect(&g->effects[i]));
    return text;
}

static void put_groups(Page *p, const char *heading, const char *otherwise, const JigGroup *groups,
                       size_t n) {
    for (size_t i = 0; i < n; i++)
        put_item(p, &heading, "%", groups[i].name ? groups[i].name->ptr : otherwise,
                 kind_of_group(p, &groups[i]));
}

static JigStr kind_of_blocks(Page *p, const JigGroup *g) {
    const char *any = g->arity >= JIG_VARIADIC ? "any number, " : "";
    if (g->min_blocks == 1 && g->max_blocks == 1)
        return jig_arena_printf(p->a, "%sof one block", any);
    return jig_arena_printf(p->a, "%s%s", any,
                            g->max_blocks == 1 ? "of at most one block" : "of any blocks");
}

static void put_regions(Page *p) {
    const char *heading = "Regions";
    for (size_t i = 0; i < p->spec->num_regions; i++) {
        const JigGroup *g = &p->spec->regions[i];
        put_item(p, &heading, "", g->name ? g->name->ptr : "body", kind_of_blocks(p, g));
    }
}

static void put_successors(Page *p) {
    const char *heading = "Successors";
    for (size_t i = 0; i < p->spec->num_succs; i++) {
        const JigGroup *g = &p->spec->succs[i];
        put_item(p, &heading, "^", g->name ? g->name->ptr : "block",
                 g->arity >= JIG_VARIADIC ? JIG_STR("any number of blocks")
                                          : JIG_STR("the block that may follow"));
    }
}

/* ---- Attributes ---- */

static const JigEnumRow *enum_of(const Page *p, const JigAttrCheck *check) {
    if (check->enumeration)
        return check->enumeration;
    const char *name = check->row ? check->row->enum_of : NULL;
    return name ? jig_context_find_enum_row(p->ctx, jig_str(name)) : NULL;
}

static JigStr words_of_enum(Page *p, const JigEnumRow *row) {
    JigStr text = jig_arena_printf(p->a, "%s", row->separator ? "any of " : "one of ");
    for (const JigEnumCase *c = row->cases; c->text; c++)
        text = jig_arena_printf(p->a, "%.*s%s`%s`", JIG_FMT(text), c == row->cases ? "" : ", ",
                                c->text);
    return text;
}

/* "-1" of "-1 : i64". */
static JigStr without_type(const JigAttr *x, JigStr text) {
    const char *blank = jig_attr_is_int(x) ? memchr(text.ptr, ' ', text.len) : NULL;
    return blank ? (JigStr){text.ptr, (size_t)(blank - text.ptr)} : text;
}

static JigStr otherwise_of(Page *p, const JigAttr *x, const JigEnumRow *words) {
    const char *word = words && !words->separator && jig_attr_is_int(x)
                           ? jig_enum_text(words, jig_attr_int_value(x))
                           : NULL;
    if (word)
        return jig_str(word);
    JigStr text = jig_attr_to_str(x, p->a);
    if (!starts_with(text, "array<")) /* as formats have them: [1, 2] */
        return without_type(x, text);
    const char *colon = memchr(text.ptr, ':', text.len);
    size_t from = colon ? (size_t)(colon + 2 - text.ptr) : text.len - 1;
    return jig_arena_printf(p->a, "[%.*s]", (int)(text.len - 1 - from), text.ptr + from);
}

static JigStr kind_of_prop(Page *p, const JigProp *prop) {
    const JigEnumRow *words = enum_of(p, prop->check);
    JigStr kind = words ? words_of_enum(p, words) : page_words_of_kind(prop->check->summary, p->a);
    if (prop->otherwise)
        return jig_arena_printf(p->a, "%.*s; by default `%.*s`", JIG_FMT(kind),
                                JIG_FMT(otherwise_of(p, prop->otherwise, words)));
    bool flag = prop->check->store == JIG_STORE_UNIT;
    return jig_arena_printf(p->a, "%.*s%s", JIG_FMT(kind),
                            prop->required || flag ? "" : "; may be left out");
}

static void put_props(Page *p) {
    const char *heading = "Attributes";
    for (size_t i = 0; i < p->spec->num_props; i++)
        put_item(p, &heading, "", p->spec->props[i].name->ptr, kind_of_prop(p, &p->spec->props[i]));
}

/* ---- What holds ---- */

static void put_section(Page *p, const char *heading, const char *text) {
    if (!text)
        return;
    p->paper->form->heading(p->paper, heading);
    p->paper->form->paragraph(p->paper, jig_str(text));
}

static void put_requirements(Page *p) {
    const char *note = page_note(p->text, "Requires"), *needs = p->row->needs;
    if (!note && !needs)
        return;
    p->paper->form->heading(p->paper, "What must hold");
    if (needs)
        p->paper->form->paragraph(p->paper, page_words_of_needs(needs, p->a));
    if (note)
        p->paper->form->paragraph(p->paper, jig_str(note));
}

static bool is_carried_on(const JigOpRow *row) {
    return row->traits && strstr(row->traits, "CarriesOn");
}

static JigStr consumed_operands(Page *p) {
    JigStr names = {0};
    for (size_t i = 0; i < p->spec->num_ins; i++)
        for (size_t k = 0; k < p->spec->ins[i].num_effects; k++)
            if (p->spec->ins[i].effects[k].consumes)
                names = jig_arena_printf(p->a, "%.*s%s`%%%s`", JIG_FMT(names),
                                         names.len ? ", " : "", p->spec->ins[i].name->ptr);
    return names;
}

/* Handles by effects of the row, then what its file says. */
static void put_handles(Page *p) {
    JigStr consumed = consumed_operands(p);
    const char *note = page_note(p->text, "Handles");
    if (!consumed.len && !note)
        return;
    p->paper->form->heading(p->paper, "Handles");
    if (consumed.len)
        p->paper->form->paragraph(
            p->paper,
            jig_arena_printf(p->a,
                             "%.*s: consumed, so that neither it nor other handles to the same "
                             "payload, to what is in it or to its values can be used "
                             "afterwards%s.",
                             JIG_FMT(consumed),
                             is_carried_on(p->row)
                                 ? ", but those all of whose payload is still there or has been "
                                   "taken over (`jig-opt` ends them all)"
                                 : ""));
    if (note)
        p->paper->form->paragraph(p->paper, jig_str(note));
}

/* What its file says, then what its traits come to. */
static void put_sentences(Page *p, const char *heading, const char *note, PageAbout about) {
    size_t next = 0;
    const char *text = page_words_of_op(p->row, about, &next);
    if (!note && !text)
        return;
    p->paper->form->heading(p->paper, heading);
    if (note)
        p->paper->form->paragraph(p->paper, jig_str(note));
    for (; text; text = page_words_of_op(p->row, about, &next))
        p->paper->form->paragraph(p->paper, jig_str(text));
}

static void put_release(Page *p) {
    if (p->row->older)
        p->paper->form->paragraph(p->paper,
                                  jig_arena_printf(p->a, "An op of releases up to %s: %s.",
                                                   p->row->older->until, p->row->older->what));
}

/* ---- The example ---- */

static void put_code(Page *p, const char *heading, const char *text) {
    if (!text)
        return;
    p->paper->form->heading(p->paper, heading);
    JigStr code = jig_str(text);
    while (code.len && code.ptr[code.len - 1] == '\n')
        code.len--;
    p->paper->form->code(p->paper, code);
}

static void put_example(Page *p) {
    if (!p->text)
        return;
    bool apart = p->text->script && p->text->payload;
    put_code(p, "Example: script", p->text->script);
    put_code(p, apart ? "Example: payload" : "Example", p->text->payload);
    put_code(p, "Example: what comes out", p->text->result);
    put_code(p, "Example: what it says", p->text->messages);
}

static void put_links(Page *p) {
    const char *see = page_note(p->text, "See");
    if (!see)
        return;
    p->paper->form->heading(p->paper, "See also");
    while (*see) {
        size_t n = strcspn(see, ", ");
        const char *rest = see + n + strspn(see + n, ", ");
        p->paper->form->link(p->paper, (JigStr){see, n}, !*rest);
        see = rest;
    }
}

/* ---- Pages ---- */

static void put_paragraphs(Page *p) {
    JigStr text = p->text ? jig_str(p->text->words) : (JigStr){0};
    if (text.len && p->paper->form == &paper_text)
        paper_put(p->paper, "\n");
    while (text.len) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t n = end ? (size_t)(end - text.ptr) : text.len;
        p->paper->form->paragraph(p->paper, (JigStr){text.ptr, n});
        text = jig_str_from(text, n + (end != NULL));
    }
    if (p->text && p->text->own)
        p->paper->form->paragraph(p->paper, JIG_STR("MLIR 22 does not have this op."));
}

static void put_syntax(Page *p, JigStr syntax) {
    p->paper->form->heading(p->paper, "Syntax");
    if (p->paper->form == &paper_text)
        p->paper->form->paragraph(p->paper, syntax);
    else
        p->paper->form->code(p->paper, syntax);
}

static void tell_op(Page *p) {
    p->spec = jig_spec(jig_op_name_of_row(p->ctx, p->row));
    p->text = page_text_of(p->row->name);
    if (!p->spec || p->spec->broken)
        return;
    put_paragraphs(p);
    put_syntax(p, jig_format_written_op(p->ctx, p->row, p->a));
    put_groups(p, "Operands", "operand", p->spec->ins, p->spec->num_ins);
    put_groups(p, "Results", "result", p->spec->outs, p->spec->num_outs);
    put_props(p);
    put_regions(p);
    put_successors(p);
    put_requirements(p);
    put_sentences(p, "How it fails", page_note(p->text, "Fails"), PAGE_FAILING);
    put_handles(p);
    put_sentences(p, "Where it stands", NULL, PAGE_STANDING);
    put_release(p);
    put_example(p);
    put_links(p);
    put_section(p, "Traits", p->row->traits);
}

static void put_params(Page *p, const char *params) {
    put_section(p, "Parameters", params);
}

static void tell_enum(Page *p, const JigEnumRow *row) {
    p->paper->form->heading(p->paper, row->separator ? "Any of" : "One of");
    for (const JigEnumCase *c = row->cases; c->text; c++)
        p->paper->form->item(p->paper, jig_str(c->text),
                             jig_arena_printf(p->a, "%lld", (long long)c->value));
}

static void tell_older(Page *p, const JigOlderText *t) {
    JigStr today = t->op ? jig_arena_printf(p->a, " It is read as `%s`.", t->op) : (JigStr){0};
    p->paper->form->paragraph(p->paper,
                              jig_arena_printf(p->a, "A text of releases up to %s: %s.%.*s",
                                               t->until, t->what, JIG_FMT(today)));
}

void page_tell(Paper *paper, JigContext *ctx, const PageRow *row) {
    Page p = {.paper = paper, .ctx = ctx, .a = paper->scratch};
    const char *summary = row->summary ? row->summary : "";
    paper->form->title(paper, page_name(row, p.a), jig_str(summary));
    if (row->older) {
        tell_older(&p, row->older);
    } else if (row->kind == PAGE_OP) {
        p.row = row->row;
        tell_op(&p);
    } else if (row->kind == PAGE_TYPE) {
        const JigTypeRow *type = row->row;
        put_syntax(&p, jig_format_written_type(ctx, type, p.a));
        put_params(&p, type->params);
    } else if (row->kind == PAGE_ATTR) {
        const JigAttrRow *attr = row->row;
        put_syntax(&p, jig_format_written_attr(ctx, attr, p.a));
        put_params(&p, attr->params);
    } else {
        tell_enum(&p, row->row);
    }
}
