/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What may be written at the cursor. */
#include "ir/context.h"
#include "ir/op.h"
#include "jig/dialect.h"
#include "jig/op.h"
#include "lsp/lsp_cursor.h"
#include "lsp/lsp_libraries.h"
#include "lsp/lsp_live.h"
#include "lsp/lsp_snippets.h"

/* As the protocol numbers them. */
enum {
    ITEM_FUNCTION = 3,
    ITEM_FIELD = 5,
    ITEM_VARIABLE = 6,
    ITEM_PROPERTY = 10,
    ITEM_KEYWORD = 14,
    ITEM_SNIPPET = 15,
    ITEM_FILE = 17,
    ITEM_REFERENCE = 18,
    ITEM_ENUM_MEMBER = 20,
    ITEM_STRUCT = 22,
};

typedef struct Completion {
    Server *server;
    const Document *d;
    Cursor c;
    JigJson *j;
    JigArena *a;
    JigStrMap told; /* labels */
} Completion;

typedef struct Item {
    JigStr label, detail, insert; /* `insert` empty: the label */
    int kind;
    bool is_snippet;
    char rank; /* '0' first */
} Item;

/* Once, and if it begins as what is written; editors filter what comes later. */
static void put_item(Completion *x, Item item) {
    bool is_new;
    JigStr prefix = x->c.prefix;
    if (item.label.len < prefix.len || !item.label.len ||
        (prefix.len && memcmp(item.label.ptr, prefix.ptr, prefix.len) != 0))
        return;
    void **slot = jig_strmap_slot(&x->told, item.label, &is_new);
    *slot = x;
    if (!is_new)
        return;
    jig_json_begin(x->j, NULL, '{');
    jig_json_str(x->j, "label", item.label);
    jig_json_int(x->j, "kind", item.kind);
    if (item.detail.len)
        jig_json_str(x->j, "detail", item.detail);
    if (item.rank)
        jig_json_str(x->j, "sortText",
                     jig_arena_printf(x->a, "%c%.*s", item.rank, JIG_FMT(item.label)));
    if (item.is_snippet)
        jig_json_int(x->j, "insertTextFormat", 2);
    jig_json_begin(x->j, "textEdit", '{');
    text_put_range(&x->d->text, x->j, "range", x->c.offset - prefix.len, x->c.offset);
    jig_json_str(x->j, "newText", item.insert.len ? item.insert : item.label);
    jig_json_end(x->j, '}');
    jig_json_end(x->j, '}');
}

/* ---- Values ---- */

/* The text in which a name can be used: the region around its definition, or the op's own text
 * where it is an argument in its header. */
static bool is_visible(const Completion *x, const JigNamed *n) {
    const Reading *r = x->c.r;
    const JigOpText *t = reading_op_at(r, n->defined);
    if (!t)
        return true;
    bool result = n->defined < t->name;
    const JigOpText *around =
        result && jig_op_parent(t->op) ? reading_text_of(r, jig_op_parent(t->op)) : t;
    if (!around)
        return true;
    for (const JigRegionText *region = around->last_region; region; region = region->next)
        if (region->begin <= n->defined && n->defined < region->end)
            return region->begin <= x->c.offset && x->c.offset <= region->end;
    return around->begin <= x->c.offset && x->c.offset <= around->end;
}

/* May it stand where the cursor does? */
static bool fits(const Completion *x, const JigType *type) {
    const JigSpec *spec = x->c.spec;
    if (!spec || !spec->num_ins)
        return true;
    size_t i = x->c.values < spec->num_ins ? x->c.values : spec->num_ins - 1;
    return !spec->ins[i].type || jig_constraint_admits_type(spec->ins[i].type, type);
}

static void put_values(Completion *x) {
    const JigTextMap *map = &x->c.r->map;
    for (size_t i = map->named.len; i-- > 0;) {
        const JigNamed *n = &map->named.data[i];
        if (n->is_block || n->defined == SIZE_MAX || n->defined >= x->c.begin || !is_visible(x, n))
            continue;
        for (uint32_t k = 0; k < (n->num ? n->num : 1); ++k) {
            const JigType *type = n->first ? jig_value_type(n->first + k) : NULL;
            put_item(x, (Item){.label = n->num > 1
                                            ? jig_arena_printf(x->a, "%.*s#%u", JIG_FMT(n->name), k)
                                            : n->name,
                               .detail = type ? jig_type_to_str(type, x->a) : (JigStr){0},
                               .kind = ITEM_VARIABLE,
                               .rank = type && fits(x, type) ? '0' : '1'});
        }
    }
}

static void put_blocks(Completion *x) {
    const JigTextMap *map = &x->c.r->map;
    for (size_t i = 0; i < map->named.len; ++i)
        if (map->named.data[i].is_block)
            put_item(x, (Item){.label = map->named.data[i].name, .kind = ITEM_REFERENCE});
}

static void put_symbols_of(Completion *x, const Reading *r) {
    for (size_t i = 0; i < r->map.ordered.len; ++i)
        put_item(x, (Item){.label = jig_symbol_name(r->map.ordered.data[i]->op),
                           .detail = jig_op_name_of(r->map.ordered.data[i]->op),
                           .kind = ITEM_FUNCTION});
}

static void put_symbols(Completion *x) {
    Documents libraries = {0};
    put_symbols_of(x, x->c.r);
    libraries_of(x->server, x->d, &libraries);
    for (size_t i = 0; i < libraries.len; ++i)
        put_symbols_of(x, document_reading(x->server, libraries.data[i]));
    jig_vec_free(&libraries);
}

/* ---- Types and attributes ---- */

static void put_aliases(Completion *x, char sigil) {
    size_t at = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&x->c.r->map.aliases, &at));) {
        const JigAliasText *alias = e->value;
        if (alias && alias->name.len > 1 && alias->name.ptr[0] == sigil)
            put_item(x, (Item){.label = jig_str_from(alias->name, 1), .kind = ITEM_REFERENCE});
    }
}

static void put_row(Completion *x, const char *name, const char *summary) {
    if (!jig_str_starts_with(jig_str(name), "builtin."))
        put_item(x, (Item){.label = jig_str(name),
                           .detail = summary ? jig_str(summary) : (JigStr){0},
                           .kind = ITEM_STRUCT});
}

static void put_types(Completion *x) {
    JigContext *ctx = x->c.r->ctx;
    put_aliases(x, '!');
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; k < d->num_types; ++k)
            put_row(x, d->types[k].name, d->types[k].summary);
    }
}

static void put_attrs(Completion *x) {
    JigContext *ctx = x->c.r->ctx;
    put_aliases(x, '#');
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; k < d->num_attrs; ++k)
            put_row(x, d->attrs[k].name, jig_context_attr_row_summary(ctx, &d->attrs[k]));
    }
}

/* ---- Ops ---- */

static void put_op(Completion *x, const JigOpRow *row) {
    JigStr name = jig_str(row->name), prefix = x->c.prefix;
    if (row->older || name.len < prefix.len ||
        (prefix.len && memcmp(name.ptr, prefix.ptr, prefix.len) != 0))
        return;
    Item item = {.label = name,
                 .detail = row->summary ? jig_str(row->summary) : (JigStr){0},
                 .kind = ITEM_FUNCTION};
    const JigSpec *spec = prefix.len ? pages_spec(x->c.r->ctx, name) : NULL;
    if (spec) {
        item.is_snippet = true;
        item.insert =
            jig_arena_printf(x->a, "%s%.*s", row->name,
                             JIG_FMT(snippet_of_op(x->c.r->ctx, spec, x->c.results, x->a)));
    }
    put_item(x, item);
}

/* Of very many only the dialects, behind whose dot editors ask again. */
static void put_ops(Completion *x) {
    JigContext *ctx = x->c.r->ctx;
    bool in_dialect = x->c.prefix.len && memchr(x->c.prefix.ptr, '.', x->c.prefix.len);
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; in_dialect && k < d->num_ops; ++k)
            put_op(x, &d->ops[k]);
        if (!in_dialect && d->num_ops)
            put_item(x, (Item){.label = jig_str(d->name), .kind = ITEM_STRUCT});
    }
}

/* ---- Inside of an op ---- */

/* Words that its format has between backquotes. */
static void put_keywords(Completion *x, const char *format) {
    for (const char *at = format; at && (at = strchr(at, '`'));) {
        const char *end = strchr(++at, '`');
        if (!end)
            return;
        bool is_word = end - at > 1;
        for (const char *c = at; c < end; ++c)
            is_word &= (*c >= 'a' && *c <= 'z') || *c == '_';
        if (is_word)
            put_item(x,
                     (Item){.label = {at, (size_t)(end - at)}, .kind = ITEM_KEYWORD, .rank = '0'});
        at = end + 1;
    }
}

static const JigEnumRow *enum_of(JigContext *ctx, const JigAttrCheck *check) {
    const char *name = check->row ? check->row->enum_of : NULL;
    return check->enumeration ? check->enumeration
           : name             ? jig_context_find_enum_row(ctx, jig_str(name))
                              : NULL;
}

static void put_option(void *user, JigStr word, JigStr snippet) {
    put_item(user, (Item){.label = word,
                          .kind = ITEM_KEYWORD,
                          .insert = snippet,
                          .is_snippet = true,
                          .rank = '0'});
}

/* What a module says of the scripts in it. */
static void put_marks(Completion *x) {
    if (!jig_str_is(jig_str(x->c.spec->row->name), "builtin.module"))
        return;
    put_item(x, (Item){.label = JIG_STR("transform.with_named_sequence"),
                       .kind = ITEM_PROPERTY,
                       .rank = '0'});
    put_option(x, JIG_STR("attributes"),
               JIG_STR("attributes {${1:transform.with_named_sequence}\\}"));
}

static void put_parts(Completion *x) {
    const JigSpec *spec = x->c.spec;
    put_marks(x);
    snippet_each_option(x->c.r->ctx, spec, x->a, put_option, x);
    for (size_t i = 0; i < spec->num_props; ++i) {
        const JigProp *prop = &spec->props[i];
        const JigEnumRow *words = enum_of(x->c.r->ctx, prop->check);
        put_item(x, (Item){.label = jig_ident_str(prop->name),
                           .detail = prop->check->summary,
                           .kind = ITEM_PROPERTY,
                           .rank = '2'});
        for (const JigEnumCase *c = words ? words->cases : NULL; c && c->text; ++c)
            put_item(x, (Item){.label = jig_str(c->text),
                               .detail = jig_ident_str(prop->name),
                               .kind = ITEM_ENUM_MEMBER,
                               .rank = '1'});
    }
    put_keywords(x, spec->row->format);
}

/* ---- Names of ops in strings, of what the payload has first ---- */

static void put_name_of(void *user, JigStr name) {
    put_item(user, (Item){.label = name,
                          .detail = JIG_STR("in the payload"),
                          .kind = ITEM_FUNCTION,
                          .rank = '0'});
}

static void put_op_names(Completion *x) {
    JigContext *ctx = x->c.r->ctx;
    bool in_dialect = x->c.prefix.len && memchr(x->c.prefix.ptr, '.', x->c.prefix.len);
    live_each_op_name(x->d, put_name_of, x);
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; in_dialect && k < d->num_ops; ++k)
            if (!d->ops[k].older)
                put_item(
                    x,
                    (Item){.label = jig_str(d->ops[k].name), .kind = ITEM_FUNCTION, .rank = '1'});
        if (!in_dialect && d->num_ops)
            put_item(x, (Item){.label = jig_str(d->name), .kind = ITEM_STRUCT, .rank = '1'});
    }
}

/* ---- Where nothing is yet ---- */

/* A script as it begins. */
static void put_script(Completion *x) {
    static const char script[] =
        "module attributes {transform.with_named_sequence\\} {\n"
        "  transform.named_sequence @__transform_main(%${1:root}: !transform.any_op) {\n"
        "    $0\n"
        "    transform.yield\n"
        "  \\}\n"
        "\\}";
    if (reading_op_at(x->c.r, x->c.offset) && jig_op_parent(reading_op_at(x->c.r, x->c.offset)->op))
        return;
    put_item(x, (Item){.label = JIG_STR("module"),
                       .insert = JIG_STR("module {\n  $0\n\\}"),
                       .is_snippet = true,
                       .kind = ITEM_SNIPPET,
                       .rank = '0'});
    put_item(x, (Item){.label = JIG_STR("transform script"),
                       .detail = JIG_STR("a module with a named sequence to start with"),
                       .insert = jig_str(script),
                       .is_snippet = true,
                       .kind = ITEM_SNIPPET,
                       .rank = '0'});
}

/* Comments that say what a script is for: of its folder. */
static void put_comment(Completion *x) {
    StrList files = {0};
    files_beside(x->d, x->a, &files);
    for (size_t i = 0; i < files.len; ++i) {
        static const char *const marks[] = {"payload", "library"};
        for (size_t k = 0; k < JIG_LEN(marks); ++k)
            put_item(x, (Item){.label = jig_arena_printf(x->a, "%s: %.*s", marks[k],
                                                         JIG_FMT(files.data[i])),
                               .kind = ITEM_FILE});
    }
    jig_vec_free(&files);
}

static void put_code(Completion *x) {
    if (x->c.spec) {
        put_parts(x);
        return;
    }
    if (x->c.op.ptr)
        return;
    put_script(x);
    put_ops(x);
}

static void put_all(Completion *x) {
    if (x->c.in_comment || x->c.in_string) {
        if (x->c.in_comment)
            put_comment(x);
        else
            put_op_names(x);
        return;
    }
    switch (x->c.sigil) {
    case '%':
        put_values(x);
        return;
    case '^':
        put_blocks(x);
        return;
    case '@':
        put_symbols(x);
        return;
    case '!':
        put_types(x);
        return;
    case '#':
        put_attrs(x);
        return;
    default:
        put_code(x);
    }
}

void answer_completion(Call *call) {
    Document *d;
    size_t offset;
    const Reading *r = call_near(call, &d, &offset);
    if (!r)
        return;
    Completion x = {.server = call->server,
                    .d = d,
                    .c = cursor_at(r, offset),
                    .j = call->out,
                    .a = call->arena};
    jig_json_begin(call->out, NULL, '{');
    jig_json_bool(call->out, "isIncomplete", true);
    jig_json_begin(call->out, "items", '[');
    put_all(&x);
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
    jig_strmap_free(&x.told);
}
