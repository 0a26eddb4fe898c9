/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How an op, a type or an attribute is written, for people to read: the row's format with the parts
 * of the row in the places of directives. %x is an operand, $x an attribute, "..." behind either
 * any number of them, ( a )? may be left out, ( a | b ) is one of both; all else is as it stands.
 */
#include "ir/spec/spec.h"
#include "asm/format_int.h"
#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct Writing {
    JigContext *ctx;
    const JigSpec *spec;          /* of an op; or NULL */
    const JigFormat *format;      /* of an op */
    const JigParamFormat *params; /* of a type or an attribute */
    JigCharVec out;
    bool has_dict; /* attributes have been told */
    bool single;   /* of a group that is any number the name alone: what a directive repeats */
} Writing;

/* Enums of more cases are named, their cases are told elsewhere. */
enum { MOST_CASES = 6 };

static void put_items(Writing *w, const JigItem *items, size_t n, const JigItem *skip);
static void put_item(Writing *w, const JigItem *item);

static void put(Writing *w, const char *fmt, ...) JIG_PRINTF(2, 3);
static void put(Writing *w, const char *fmt, ...) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(a, fmt, args);
    va_end(args);
    jig_vec_append(&w->out, text.ptr, text.len);
    jig_arena_free(a);
}

/* ---- Parts of ops ---- */

static const char *name_of(const JigGroup *g, const char *otherwise) {
    return g->name ? g->name->ptr : otherwise;
}

static void put_group(Writing *w, const char *before, const JigGroup *g, const char *otherwise,
                      const char *behind) {
    bool nested = g->arity == JIG_VARIADIC2 && !w->single;
    put(w, "%s%s%s%s%s", nested ? "(" : "", before, name_of(g, otherwise), behind,
        g->arity >= JIG_VARIADIC && !w->single ? "..." : "");
    if (nested)
        put(w, ")...");
}

static void put_groups(Writing *w, const char *before, const JigGroup *groups, size_t n,
                       const char *otherwise, const char *behind) {
    for (size_t i = 0; i < n; i++) {
        put(w, "%s", i ? ", " : "");
        put_group(w, before, &groups[i], otherwise, behind);
    }
}

static void put_operands(Writing *w, const JigItem *item) {
    put_group(w, "%", &w->spec->ins[item->index], "operand", "");
}

static void put_results(Writing *w, const JigItem *item) {
    put_group(w, "%", &w->spec->outs[item->index], "result", "");
}

static void put_regions(Writing *w, const JigItem *item) {
    put_group(w, "{ ", &w->spec->regions[item->index], "body", " }");
}

static void put_successors(Writing *w, const JigItem *item) {
    put_group(w, "^", &w->spec->succs[item->index], "block", "");
}

static void put_all_operands(Writing *w, const JigItem *item) {
    (void)item;
    put_groups(w, "%", w->spec->ins, w->spec->num_ins, "operand", "");
}

static void put_all_results(Writing *w, const JigItem *item) {
    (void)item;
    put_groups(w, "%", w->spec->outs, w->spec->num_outs, "result", "");
}

static void put_all_regions(Writing *w, const JigItem *item) {
    (void)item;
    put_groups(w, "{ ", w->spec->regions, w->spec->num_regions, "body", " }");
}

static void put_all_successors(Writing *w, const JigItem *item) {
    (void)item;
    put_groups(w, "^", w->spec->succs, w->spec->num_succs, "block", "");
}

/* ---- Attributes ---- */

static size_t num_cases(const JigEnumRow *row) {
    size_t n = 0;
    while (row->cases[n].text)
        n++;
    return n;
}

static void put_cases(Writing *w, const JigEnumRow *row) {
    put(w, "(");
    for (const JigEnumCase *c = row->cases; c->text; c++)
        put(w, "%s%s", c == row->cases ? " " : " | ", *c->text ? c->text : "nothing");
    put(w, " )");
}

static bool is_symbol(const JigAttrCheck *c) {
    return c->symbol_name || c->store == JIG_STORE_SYMBOL || c->store == JIG_STORE_FLAT_SYMBOL;
}

static void put_attr(Writing *w, const JigItem *item) {
    const JigProp *p = &w->spec->props[item->index];
    const JigEnumRow *row = p->check->enumeration;
    if (item->style == JIG_STYLE_ENUM && row && !row->separator && num_cases(row) <= MOST_CASES)
        put_cases(w, row);
    else
        put(w, "%s%s", is_symbol(p->check) ? "@" : "$", p->name->ptr);
}

/* "flag, width = $width": attributes that stand in braces, if anywhere. */
static void put_entry(Writing *w, const JigProp *p) {
    bool unit = p->check->store == JIG_STORE_UNIT;
    put(w, "%s", p->name->ptr);
    if (!unit)
        put(w, " = %s%s", is_symbol(p->check) ? "@" : "$", p->name->ptr);
}

static bool is_elsewhere(const Writing *w, const JigProp *p) {
    return w->format && jig_format_binds(w->format, p->name);
}

static void put_dict(Writing *w, const char *before, const char *open, const char *close) {
    size_t n = 0;
    bool required = false;
    if (w->has_dict)
        return;
    w->has_dict = true;
    for (size_t i = 0; i < w->spec->num_props; i++)
        required |= !is_elsewhere(w, &w->spec->props[i]) && w->spec->props[i].required;
    for (size_t i = 0; i < w->spec->num_props; i++) {
        const JigProp *p = &w->spec->props[i];
        if (is_elsewhere(w, p))
            continue;
        put(w, "%s", n ? ", " : "");
        if (!n++)
            put(w, " %s%s%s ", required ? "" : "(", before, open);
        put_entry(w, p);
    }
    if (n)
        put(w, " %s%s", close, required ? "" : ")?");
}

static void put_attr_dict(Writing *w, const JigItem *item) {
    (void)item;
    put_dict(w, "", "{", "}");
}

static void put_attr_dict_keyword(Writing *w, const JigItem *item) {
    (void)item;
    put_dict(w, "attributes ", "{", "}");
}

static void put_prop_dict(Writing *w, const JigItem *item) {
    (void)item;
    put_dict(w, "", "<{", "}>");
}

/* ---- Types ---- */

static void put_types(Writing *w, const JigItem *of) {
    const JigSpec *s = w->spec;
    if (of->kind == JIG_ITEM_ALL_OPERANDS)
        put_groups(w, "type(%", s->ins, s->num_ins, "operand", ")");
    else if (of->kind == JIG_ITEM_ALL_RESULTS)
        put_groups(w, "type(%", s->outs, s->num_outs, "result", ")");
    else if (of->kind == JIG_ITEM_OPERANDS)
        put_group(w, "type(%", &s->ins[of->index], "operand", ")");
    else if (of->kind == JIG_ITEM_RESULTS)
        put_group(w, "type(%", &s->outs[of->index], "result", ")");
    else
        put_item(w, of);
}

static void put_type(Writing *w, const JigItem *item) {
    put_types(w, item->items);
}

/* One type stands without parentheses. */
static bool is_one(const Writing *w, const JigItem *of) {
    const JigSpec *s = w->spec;
    return (of->kind == JIG_ITEM_ALL_RESULTS && s->num_outs == 1 && s->outs->arity == JIG_ONE) ||
           (of->kind == JIG_ITEM_RESULTS && s->outs[of->index].arity == JIG_ONE);
}

static void put_functional_type(Writing *w, const JigItem *item) {
    put(w, "(");
    put_types(w, &item->items[0]);
    bool one = is_one(w, &item->items[1]);
    put(w, ") -> %s", one ? "" : "(");
    put_types(w, &item->items[1]);
    put(w, "%s", one ? "" : ")");
}

/* ---- What others are made of ---- */

/* The text that the directive's row has, {n} in it stands for argument n, {n...} for any number of
 * it; without text: the arguments. */
static void put_argument(Writing *w, const JigItem *item, const char *at, const char *end) {
    size_t n = (size_t)(at[0] - '0');
    if (n >= item->num_items)
        return;
    bool single = w->single;
    w->single = end - at == 1;
    put_item(w, &item->items[n]);
    w->single = single;
}

static void put_custom(Writing *w, const JigItem *item) {
    const char *text = item->custom->written;
    for (size_t i = 0; !text && i < item->num_items; i++) {
        put(w, "%s", i ? " " : "");
        put_item(w, &item->items[i]);
    }
    for (const char *end; text && *text; text = end) {
        bool argument = text[0] == '{' && text[1] >= '0' && text[1] <= '9';
        end = argument ? strchr(text, '}') + 1 : text + 1;
        if (argument)
            put_argument(w, item, text + 1, end - 1);
        else
            put(w, "%c", *text);
    }
}

static void put_optional(Writing *w, const JigItem *item) {
    const JigItem *skip = item->anchor->elided ? item->anchor : NULL;
    put(w, "(");
    put_items(w, item->items, item->num_items, skip);
    if (item->num_others) {
        put(w, " | ");
        put_items(w, item->others, item->num_others, skip);
    }
    put(w, ")%s", item->num_others ? "" : "?");
}

static void put_clauses(Writing *w, const JigItem *item) {
    put(w, "(");
    for (size_t i = 0; i < item->num_items; i++) {
        put(w, "%s", i ? " | " : " ");
        put_items(w, item->items[i].items, item->items[i].num_items, NULL);
    }
    put(w, " )*");
}

static void put_word(Writing *w, const JigItem *item) {
    put(w, "%.*s", JIG_FMT(item->text));
}

static void put_nothing(Writing *w, const JigItem *item) {
    (void)w, (void)item;
}

/* ---- Parameters of types and attributes ---- */

static void put_param(Writing *w, const JigItem *item) {
    const JigParam *p = &w->params->params[item->index];
    if (p->enumeration && num_cases(p->enumeration) <= MOST_CASES)
        put_cases(w, p->enumeration);
    else
        put(w, "$%.*s%s", JIG_FMT(p->name), p->kind == JIG_PARAM_ARRAY ? "..." : "");
}

static void put_params(Writing *w, const JigItem *item) {
    (void)item;
    for (size_t i = 0; i < w->params->num_params; i++) {
        put(w, "%s", i ? ", " : "");
        put_param(w, &(JigItem){.index = (uint16_t)i});
    }
}

static void put_struct(Writing *w, const JigItem *item) {
    for (size_t i = 0; i < item->num_items; i++) {
        const JigParam *p = &w->params->params[item->items[i].index];
        put(w, "%s%.*s = ", i ? ", " : "", JIG_FMT(p->name));
        put_item(w, &item->items[i]);
    }
}

/* ---- Items ---- */

static void put_item(Writing *w, const JigItem *item) {
    static void (*const by_kind[])(Writing *, const JigItem *) = {
        [JIG_ITEM_LITERAL] = put_word,
        [JIG_ITEM_SPACE] = put_nothing,
        [JIG_ITEM_NEWLINE] = put_nothing,
        [JIG_ITEM_OPERANDS] = put_operands,
        [JIG_ITEM_RESULTS] = put_results,
        [JIG_ITEM_ATTR] = put_attr,
        [JIG_ITEM_REGIONS] = put_regions,
        [JIG_ITEM_SUCCESSORS] = put_successors,
        [JIG_ITEM_ATTR_DICT] = put_attr_dict,
        [JIG_ITEM_ATTR_DICT_KEYWORD] = put_attr_dict_keyword,
        [JIG_ITEM_PROP_DICT] = put_prop_dict,
        [JIG_ITEM_LATE_PROP_DICT] = put_prop_dict,
        [JIG_ITEM_ALL_OPERANDS] = put_all_operands,
        [JIG_ITEM_ALL_RESULTS] = put_all_results,
        [JIG_ITEM_ALL_REGIONS] = put_all_regions,
        [JIG_ITEM_ALL_SUCCESSORS] = put_all_successors,
        [JIG_ITEM_TYPE] = put_type,
        [JIG_ITEM_FUNCTIONAL_TYPE] = put_functional_type,
        [JIG_ITEM_CUSTOM] = put_custom,
        [JIG_ITEM_STRING] = put_word,
        [JIG_ITEM_GROUP] = put_optional,
        [JIG_ITEM_OILIST] = put_clauses,
        [JIG_ITEM_PARAM] = put_param,
        [JIG_ITEM_PARAMS] = put_params,
        [JIG_ITEM_STRUCT] = put_struct,
    };
    by_kind[item->kind](w, item);
}

/* Dictionaries bring their space along, since they may be nothing; flags are the words around them.
 */
static bool has_no_text(const Writing *w, const JigItem *item) {
    return item->kind == JIG_ITEM_ATTR &&
           w->spec->props[item->index].check->store == JIG_STORE_UNIT;
}

static bool has_space(const JigItem *item) {
    switch (item->kind) {
    case JIG_ITEM_LITERAL:
        return item->print_text.len > item->text.len;
    case JIG_ITEM_GROUP:
        return has_space(item->num_items ? item->items : item->others);
    case JIG_ITEM_OILIST:
        return true;
    case JIG_ITEM_ATTR_DICT:
    case JIG_ITEM_ATTR_DICT_KEYWORD:
    case JIG_ITEM_PROP_DICT:
    case JIG_ITEM_LATE_PROP_DICT:
        return false;
    default:
        return item->space;
    }
}

/* Behind a bracket that opens there is none. */
static void put_space(Writing *w) {
    if (w->out.len && !strchr("([<{ ", w->out.data[w->out.len - 1]))
        put(w, " ");
}

static void put_items(Writing *w, const JigItem *items, size_t n, const JigItem *skip) {
    for (size_t i = 0; i < n; i++) {
        if (&items[i] == skip || has_no_text(w, &items[i]))
            continue;
        if (has_space(&items[i]))
            put_space(w);
        put_item(w, &items[i]);
    }
}

/* "%a, %b... = "; in parentheses where an op may be without. */
static void put_names_of_results(Writing *w) {
    const JigSpec *s = w->spec;
    bool required = false;
    for (size_t i = 0; i < s->num_outs; i++)
        required |= s->outs[i].arity == JIG_ONE;
    if (!s->num_outs)
        return;
    put(w, "%s", required ? "" : "(");
    put_groups(w, "%", s->outs, s->num_outs, "result", "");
    put(w, "%s", required ? " = " : " =)? ");
}

static void put_written(Writing *w, const JigOpRow *row) {
    put_names_of_results(w);
    put(w, "%s", row->name);
    if (w->format)
        put_items(w, w->format->items, w->format->num_items, NULL);
    else if (jig_spec_row_more(row)->written)
        put(w, "%s%s", *jig_spec_row_more(row)->written ? " " : "",
            jig_spec_row_more(row)->written);
}

/* "a.b"(%x) <{...}> : (...) -> ...: of an op without a text of its own. */
static void put_generic(Writing *w, const JigOpRow *row) {
    const JigSpec *s = w->spec;
    put_names_of_results(w);
    put(w, "\"%s\"(", row->name);
    put_groups(w, "%", s->ins, s->num_ins, "operand", "");
    put(w, ")");
    if (s->num_succs) {
        put(w, "[");
        put_groups(w, "^", s->succs, s->num_succs, "block", "");
        put(w, "]");
    }
    put_dict(w, "", "<{", "}>");
    if (s->num_regions) {
        put(w, " (");
        put_groups(w, "{ ", s->regions, s->num_regions, "body", " }");
        put(w, ")");
    }
    put(w, " : (");
    put_groups(w, "type(%", s->ins, s->num_ins, "operand", ")");
    put(w, ") -> (");
    put_groups(w, "type(%", s->outs, s->num_outs, "result", ")");
    put(w, ")");
}

static JigStr taken(Writing *w, JigArena *a) {
    JigStr text = jig_arena_str(a, jig_chars_str(&w->out));
    jig_vec_free(&w->out);
    return text;
}

JigStr jig_format_written_op(JigContext *ctx, const JigOpRow *row, JigArena *a) {
    JIG_REQUIRE(ctx && row && a);
    const JigSpec *spec = jig_spec(jig_op_name_of_row(ctx, row));
    if (!spec || spec->broken)
        return (JigStr){0};
    Writing w = {.ctx = ctx, .spec = spec};
    w.format = row->format ? jig_format_of(spec) : NULL;
    if (row->format || row->parse)
        put_written(&w, row);
    else
        put_generic(&w, row);
    return taken(&w, a);
}

static JigStr written_params(JigContext *ctx, const char *sigil, const char *name,
                             const JigParamFormat *f, const char *written, JigArena *a) {
    Writing w = {.ctx = ctx, .params = f};
    put(&w, "%s%s", sigil, name);
    if (f)
        put_items(&w, f->items, f->num_items, NULL);
    else if (written)
        put(&w, "%s", written);
    return taken(&w, a);
}

JigStr jig_format_written_type(JigContext *ctx, const JigTypeRow *row, JigArena *a) {
    JIG_REQUIRE(ctx && row && a);
    const JigParamFormat *f = row->format ? jig_format_of_type_params(ctx, row) : NULL;
    return written_params(ctx, "!", row->name, f, row->written, a);
}

JigStr jig_format_written_attr(JigContext *ctx, const JigAttrRow *row, JigArena *a) {
    JIG_REQUIRE(ctx && row && a);
    const JigParamFormat *f =
        jig_format_of_attr_row(row) ? jig_format_of_attr_params(ctx, row) : NULL;
    return written_params(ctx, "#", row->name, f, row->written, a);
}
