/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All rows at once: listing what they say. */
#include "ir/spec/spec.h"
#include "asm/format_int.h"
#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>

/* ---- Listing ---- */

typedef struct Lister {
    JigContext *ctx;
    JigWriteFn write;
    void *user;
    JigArena scratch;
} Lister;

static void put(Lister *l, const char *fmt, ...) JIG_PRINTF(2, 3);
static void put(Lister *l, const char *fmt, ...) {
    char few[512];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(few, sizeof few, fmt, args);
    va_end(args);
    if (n < (int)sizeof few) {
        l->write(l->user, few, (size_t)n);
        return;
    }
    char *text = jig_arena_alloc(&l->scratch, (size_t)n + 1);
    va_start(args, fmt);
    vsnprintf(text, (size_t)n + 1, fmt, args);
    va_end(args);
    l->write(l->user, text, (size_t)n);
}

static void put_head(Lister *l, const char *sigil, const char *name, const char *summary) {
    put(l, "%s%s%s%s\n", sigil, name, summary && *summary ? ": " : "", summary ? summary : "");
}

static void put_effects(Lister *l, const JigGroup *g) {
    static const struct {
        JigEffectKind kind;
        const char *text;
    } words[] = {
        {JIG_EFFECT_READ, "read"},
        {JIG_EFFECT_WRITE, "write"},
        {JIG_EFFECT_ALLOC, "alloc"},
        {JIG_EFFECT_FREE, "free"},
    };
    for (size_t i = 0; i < g->num_effects; i++) {
        const JigGroupEffect *e = &g->effects[i];
        if (e->consumes)
            put(l, " [consumed]");
        for (size_t k = 0; !e->consumes && k < JIG_LEN(words); k++)
            if (e->kinds & words[k].kind)
                put(l, " [%s%s%s]", words[k].text, e->resource ? " of " : "",
                    e->resource ? e->resource : "");
    }
}

static void put_groups(Lister *l, const char *what, const JigGroup *groups, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const JigGroup *g = &groups[i];
        put(l, "    %s %s", what, g->name ? g->name->ptr : "_");
        if (g->arity == JIG_OPTIONAL)
            put(l, " (optional)");
        else if (g->arity != JIG_ONE && !g->type)
            put(l, " (any number)");
        if (g->summary.len)
            put(l, ": %.*s", JIG_FMT(g->summary));
        put_effects(l, g);
        put(l, "\n");
    }
}

/* The words that the attribute may be; NULL: any. */
static const JigEnumRow *enum_of(const Lister *l, const JigAttrCheck *check) {
    if (check->enumeration)
        return check->enumeration;
    const char *name = check->row ? check->row->enum_of : NULL;
    return name ? jig_context_find_enum_row(l->ctx, jig_str(name)) : NULL;
}

static void put_words(Lister *l, const JigEnumRow *row) {
    put(l, "        %s ", row->separator ? "any of" : "one of");
    for (const JigEnumCase *c = row->cases; c->text; ++c)
        put(l, "%s%s", c == row->cases ? "" : ", ", c->text);
    put(l, "\n");
}

static void put_default(Lister *l, const JigAttr *x, const JigEnumRow *words) {
    const char *word = words && !words->separator && jig_attr_is_int(x)
                           ? jig_enum_text(words, jig_attr_int_value(x))
                           : NULL;
    JigStr text = word ? jig_str(word) : jig_attr_to_str(x, &l->scratch);
    put(l, " = %.*s", JIG_FMT(text));
}

static void put_props(Lister *l, const JigSpec *s) {
    for (size_t i = 0; i < s->num_props; i++) {
        const JigProp *p = &s->props[i];
        const JigEnumRow *words = enum_of(l, p->check);
        put(l, "    attribute %s%s: %.*s", p->name->ptr,
            p->required || p->otherwise ? "" : " (optional)", JIG_FMT(p->check->summary));
        if (p->otherwise)
            put_default(l, p->otherwise, words);
        put(l, "\n");
        if (words)
            put_words(l, words);
    }
}

static void put_op(Lister *l, const JigOpRow *row) {
    const JigSpec *s = jig_spec(jig_op_name_of_row(l->ctx, row));
    put_head(l, "", row->name, row->summary);
    if (!s || s->broken)
        return;
    put(l, "    syntax %s\n",
        row->format                       ? row->format
        : jig_spec_row_more(row)->written ? jig_spec_row_more(row)->written
        : row->parse                      ? "of its own"
                                          : "generic");
    put_groups(l, "operand", s->ins, s->num_ins);
    put_groups(l, "result", s->outs, s->num_outs);
    put_props(l, s);
    put_groups(l, "region", s->regions, s->num_regions);
    put_groups(l, "successor", s->succs, s->num_succs);
    if (row->traits)
        put(l, "    traits %s\n", row->traits);
    if (row->needs)
        put(l, "    needs %s\n", row->needs);
    if (row->older)
        put(l, "    until %s: %s\n", row->older->until, row->older->what);
}

/* How former releases wrote it; `again`: beside another way. */
static void put_older_text(Lister *l, const JigOlderText *t, bool again) {
    if (!again)
        put_head(l, "", t->name, "");
    if (t->format)
        put(l, "    syntax %s\n", t->format);
    put(l, "    until %s: %s\n", t->until, t->what);
    if (t->op)
        put(l, "    read as %s\n", t->op);
}

static void put_enum(Lister *l, const JigEnumRow *row) {
    put_head(l, "enum ", row->name, jig_context_enum_summary(l->ctx, row));
    for (const JigEnumCase *c = row->cases; c->text; c++)
        put(l, "    %s = %lld\n", c->text, (long long)c->value);
}

static void put_params(Lister *l, const char *params, const char *format) {
    if (format)
        put(l, "    syntax %s\n", format);
    if (params)
        put(l, "    parameters %s\n", params);
}

static void put_dialect(Lister *l, const JigDialect *d) {
    for (size_t i = 0; i < d->num_ops; i++)
        put_op(l, &d->ops[i]);
    for (const JigOlderText *t = d->older_texts; t && t->name; ++t)
        if (!jig_strmap_get(&l->ctx->op_rows, jig_str(t->name)))
            put_older_text(l, t, t > d->older_texts && !strcmp(t[-1].name, t->name));
    for (size_t i = 0; i < d->num_types; i++) {
        put_head(l, "!", d->types[i].name, d->types[i].summary);
        put_params(l, d->types[i].params, d->types[i].format);
    }
    for (size_t i = 0; i < d->num_attrs; i++) {
        put_head(l, "#", d->attrs[i].name, jig_context_attr_row_summary(l->ctx, &d->attrs[i]));
        put_params(l, d->attrs[i].params, jig_format_of_attr_row(&d->attrs[i]));
    }
    for (size_t i = 0; i < d->num_enums; i++)
        put_enum(l, &d->enums[i]);
}

void jig_format_list_rows(JigContext *ctx, JigWriteFn write, void *user) {
    JIG_REQUIRE(ctx && write);
    Lister l = {.ctx = ctx, .write = write, .user = user};
    jig_arena_init(&l.scratch);
    for (size_t i = 0; i < ctx->dialect_list.len; i++)
        put_dialect(&l, ctx->dialect_list.data[i]);
    jig_arena_free(&l.scratch);
}
