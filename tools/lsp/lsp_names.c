/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definition, references, highlight and rename: of values, blocks and symbols alike. */
#include "ir/context.h"
#include "jig/op.h"
#include "lsp/lsp_server.h"
#include "lsp/lsp_symbols.h"

typedef struct Place {
    size_t begin, end;
    bool defines;
} Place;
typedef JIG_VEC(Place) Places;

/* What stands at an offset. */
typedef struct Meant {
    const Reading *r;
    const JigNamePlace *name; /* of a value or a block; or NULL */
    JigOp *symbol;            /* or NULL */
    Place at;
} Meant;

static bool find_meant(const Reading *r, size_t offset, Meant *m) {
    SymbolPlace p;
    *m = (Meant){.r = r, .name = reading_name_at(r, offset)};
    if (m->name) {
        m->at = (Place){m->name->offset, reading_name_end(r, m->name), false};
        return true;
    }
    if (!symbol_place_at(r, offset, &p))
        return false;
    m->symbol = symbol_resolve(r, &p);
    m->at = (Place){p.begin, p.end, false};
    return m->symbol != NULL;
}

static void find_all(const Meant *m, Places *out) {
    const JigTextMap *map = &m->r->map;
    for (size_t i = 0; m->name && i < map->places.len; ++i) {
        const JigNamePlace *p = &map->places.data[i];
        if (p->named == m->name->named)
            jig_vec_push(out, ((Place){p->offset, reading_name_end(m->r, p),
                                       p->offset == map->named.data[p->named].defined}));
    }
    SymbolPlaces symbols = {0};
    SymbolPlace own = {.begin = SIZE_MAX};
    if (m->symbol) {
        (void)symbol_definition(m->r, m->symbol, &own);
        symbol_places_of(m->r, m->symbol, &symbols);
    }
    for (size_t i = 0; i < symbols.len; ++i)
        jig_vec_push(out, ((Place){symbols.data[i].begin, symbols.data[i].end,
                                   symbols.data[i].begin == own.begin}));
    jig_vec_free(&symbols);
}

/* ---- Where it is ---- */

static bool find_definition(const Meant *m, Place *out) {
    SymbolPlace own;
    if (m->symbol) {
        bool found = symbol_definition(m->r, m->symbol, &own);
        *out = (Place){own.begin, own.end, true};
        return found;
    }
    const JigNamed *n = &m->r->map.named.data[m->name->named];
    *out = (Place){n->defined, n->defined + 1 + n->name.len, true};
    return n->defined != SIZE_MAX;
}

void answer_definition(Call *call) {
    Document *d;
    size_t offset;
    Meant m;
    Place p;
    const Reading *r = call_place(call, &d, &offset);
    if (r && find_meant(r, offset, &m) && find_definition(&m, &p))
        put_location(call->out, NULL, d, p.begin, p.end);
}

/* All places at params.position, told one by one in a list. */
static void tell_all(Call *call, bool with_definition,
                     void (*put)(JigJson *j, const Document *d, const Place *p)) {
    Document *d;
    size_t offset;
    Meant m;
    Places places = {0};
    const Reading *r = call_place(call, &d, &offset);
    if (!r)
        return;
    if (find_meant(r, offset, &m))
        find_all(&m, &places);
    jig_json_begin(call->out, NULL, '[');
    for (size_t i = 0; i < places.len; ++i)
        if (with_definition || !places.data[i].defines)
            put(call->out, d, &places.data[i]);
    jig_json_end(call->out, ']');
    jig_vec_free(&places);
}

static void put_reference(JigJson *j, const Document *d, const Place *p) {
    put_location(j, NULL, d, p->begin, p->end);
}

void answer_references(Call *call) {
    const Json *context = json_get(call->params, "context");
    tell_all(call, json_is_true(json_get(context, "includeDeclaration")), put_reference);
}

static void put_highlight(JigJson *j, const Document *d, const Place *p) {
    enum { READ = 2, WRITE = 3 };
    jig_json_begin(j, NULL, '{');
    text_put_range(&d->text, j, "range", p->begin, p->end);
    jig_json_int(j, "kind", p->defines ? WRITE : READ);
    jig_json_end(j, '}');
}

void answer_highlight(Call *call) {
    tell_all(call, true, put_highlight);
}

/* ---- Another name ---- */

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool has_more(char c, const char *more) {
    return is_letter(c) || is_digit(c) || (c && strchr(more, c));
}

/* What follows a sigil: a number, or a word. */
static bool is_name(JigStr name, bool is_symbol) {
    const char *more = is_symbol ? "$." : "$.-";
    bool number = name.len && !is_symbol;
    for (size_t i = 0; i < name.len; ++i)
        number &= is_digit(name.ptr[i]);
    if (number)
        return true;
    if (!name.len || is_digit(name.ptr[0]) || (is_symbol && !is_letter(name.ptr[0])))
        return false;
    for (size_t i = 0; i < name.len; ++i)
        if (!has_more(name.ptr[i], more))
            return false;
    return true;
}

/* The text in which names of values must differ: of the function around. */
static Place scope_of(const Meant *m) {
    const JigOpText *t = reading_op_at(m->r, m->at.begin);
    while (t && !jig_op_is_symbol(t->op) && jig_op_parent(t->op) &&
           reading_text_of(m->r, jig_op_parent(t->op)))
        t = reading_text_of(m->r, jig_op_parent(t->op));
    return t ? (Place){t->begin, t->end, false} : (Place){0, SIZE_MAX, false};
}

static bool is_taken(const Meant *m, JigStr name) {
    if (m->symbol) {
        JigOp *around = jig_op_parent(m->symbol);
        JigOp *table = around ? jig_nearest_symbol_table(around) : NULL;
        return table && jig_symbol_lookup_in(table, name);
    }
    Place scope = scope_of(m);
    bool is_block = m->r->map.named.data[m->name->named].is_block;
    for (size_t i = 0; i < m->r->map.named.len; ++i) {
        const JigNamed *n = &m->r->map.named.data[i];
        if (n->is_block == is_block && n->defined >= scope.begin && n->defined < scope.end &&
            jig_str_eq(n->name, name))
            return true;
    }
    return false;
}

void answer_prepare_rename(Call *call) {
    Document *d;
    size_t offset;
    Meant m;
    const Reading *r = call_place(call, &d, &offset);
    if (r && find_meant(r, offset, &m))
        text_put_range(&d->text, call->out, NULL, m.at.begin + 1, m.at.end);
}

static void put_rename(JigJson *j, const Document *d, const Places *places, JigStr name) {
    jig_json_begin(j, NULL, '{');
    jig_json_begin(j, "changes", '{');
    jig_json_begin(j, d->uri.ptr, '[');
    for (size_t i = 0; i < places->len; ++i) {
        jig_json_begin(j, NULL, '{');
        text_put_range(&d->text, j, "range", places->data[i].begin + 1, places->data[i].end);
        jig_json_str(j, "newText", name);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
    jig_json_end(j, '}');
    jig_json_end(j, '}');
}

void answer_rename(Call *call) {
    Document *d;
    size_t offset;
    Meant m;
    const Reading *r = call_place(call, &d, &offset);
    JigStr name = json_str(json_get(call->params, "newName"));
    if (!r)
        return;
    if (!find_meant(r, offset, &m)) {
        call_fail(call, LSP_REQUEST_FAILED, "there is nothing with a name here");
        return;
    }
    if (name.len && name.ptr[0] == text_str(&d->text).ptr[m.at.begin])
        name = jig_str_from(name, 1);
    if (!is_name(name, m.symbol != NULL)) {
        call_fail(call, LSP_REQUEST_FAILED, "'%.*s' is no name", JIG_FMT(name));
    } else if (is_taken(&m, name)) {
        call_fail(call, LSP_REQUEST_FAILED, "there is a '%.*s' already", JIG_FMT(name));
    } else {
        Places places = {0};
        find_all(&m, &places);
        put_rename(call->out, d, &places, name);
        jig_vec_free(&places);
    }
}
