/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definition, references, highlight and rename: of values, blocks and symbols alike. */
#include "ir/context.h"
#include "jig/op.h"
#include "lsp/lsp_libraries.h"
#include "lsp/lsp_symbols.h"

typedef struct Place {
    const Document *d;
    size_t begin, end;
    bool defines;
} Place;
typedef JIG_VEC(Place) Places;

/* What stands at an offset. */
typedef struct Meant {
    Server *server;
    Document *d;
    const Reading *r;
    const JigNamePlace *name; /* of a value or a block; or NULL */
    JigOp *symbol;            /* or NULL */
    /* What a library defines where the document only declares it, or not even that; or NULL. */
    JigOp *defined;
    Document *where;
    Place at;
} Meant;

static bool find_meant(Call *call, Document *d, size_t offset, Meant *m) {
    const Reading *r = document_reading(call->server, d);
    SymbolPlace p;
    *m = (Meant){.server = call->server, .d = d, .r = r, .name = reading_name_at(r, offset)};
    if (m->name) {
        m->at = (Place){d, m->name->offset, reading_name_end(r, m->name), false};
        return true;
    }
    if (!symbol_place_at(r, offset, &p))
        return false;
    m->symbol = symbol_resolve(r, &p);
    m->at = (Place){d, p.begin, p.end, false};
    if (!m->symbol || sequence_is_declared(m->symbol))
        m->defined = library_definition(call->server, d, p.name, &m->where);
    return m->symbol || m->defined;
}

static void find_symbol(const Document *d, const JigOp *op, Places *out) {
    SymbolPlaces symbols = {0};
    SymbolPlace own = {.begin = SIZE_MAX};
    (void)symbol_definition(d->reading, op, &own);
    symbol_places_of(d->reading, op, &symbols);
    for (size_t i = 0; i < symbols.len; ++i)
        jig_vec_push(out, ((Place){d, symbols.data[i].begin, symbols.data[i].end,
                                   symbols.data[i].begin == own.begin}));
    jig_vec_free(&symbols);
}

/* A sequence has its name in libraries and in what uses them, too. */
static void find_elsewhere(const Meant *m, Places *out) {
    const JigOp *op = m->symbol ? m->symbol : m->defined;
    Documents family = {0};
    if (jig_op_has_name(op, "transform.named_sequence"))
        library_family(m->server, m->d, &family);
    for (size_t i = 0; i < family.len; ++i) {
        Document *d = family.data[i];
        const JigOp *found =
            d == m->d ? NULL : sequence_named(document_reading(m->server, d), jig_symbol_name(op));
        if (found)
            find_symbol(d, found, out);
    }
    jig_vec_free(&family);
}

static void find_in_document(const Meant *m, Places *out) {
    const JigTextMap *map = &m->r->map;
    for (size_t i = 0; m->name && i < map->places.len; ++i) {
        const JigNamePlace *p = &map->places.data[i];
        if (p->named == m->name->named)
            jig_vec_push(out, ((Place){m->d, p->offset, reading_name_end(m->r, p),
                                       p->offset == map->named.data[p->named].defined}));
    }
    if (m->symbol)
        find_symbol(m->d, m->symbol, out);
}

static void find_all(const Meant *m, Places *out) {
    find_in_document(m, out);
    if (!m->name)
        find_elsewhere(m, out);
}

/* ---- Where it is ---- */

static bool find_definition(const Meant *m, Place *out) {
    SymbolPlace own;
    if (!m->name) {
        const Document *d = m->defined ? m->where : m->d;
        bool found = symbol_definition(d->reading, m->defined ? m->defined : m->symbol, &own);
        *out = (Place){d, own.begin, own.end, true};
        return found;
    }
    const JigNamed *n = &m->r->map.named.data[m->name->named];
    *out = (Place){m->d, n->defined, n->defined + 1 + n->name.len, true};
    return n->defined != SIZE_MAX;
}

void answer_definition(Call *call) {
    Document *d;
    size_t offset;
    Meant m;
    Place p;
    if (call_place(call, &d, &offset) && find_meant(call, d, offset, &m) && find_definition(&m, &p))
        put_location(call->out, NULL, p.d, p.begin, p.end);
}

/* Places of what stands at params.position, told one by one in a list. */
static void tell_all(Call *call, bool with_definition, void (*find)(const Meant *m, Places *out),
                     void (*put)(JigJson *j, const Place *p)) {
    Document *d;
    size_t offset;
    Meant m;
    Places places = {0};
    if (!call_place(call, &d, &offset))
        return;
    if (find_meant(call, d, offset, &m))
        find(&m, &places);
    jig_json_begin(call->out, NULL, '[');
    for (size_t i = 0; i < places.len; ++i)
        if (with_definition || !places.data[i].defines)
            put(call->out, &places.data[i]);
    jig_json_end(call->out, ']');
    jig_vec_free(&places);
}

static void put_reference(JigJson *j, const Place *p) {
    put_location(j, NULL, p->d, p->begin, p->end);
}

void answer_references(Call *call) {
    const Json *context = json_get(call->params, "context");
    tell_all(call, json_is_true(json_get(context, "includeDeclaration")), find_all, put_reference);
}

static void put_highlight(JigJson *j, const Place *p) {
    enum { READ = 2, WRITE = 3 };
    jig_json_begin(j, NULL, '{');
    text_put_range(&p->d->text, j, "range", p->begin, p->end);
    jig_json_int(j, "kind", p->defines ? WRITE : READ);
    jig_json_end(j, '}');
}

void answer_highlight(Call *call) {
    tell_all(call, true, find_in_document, put_highlight);
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
    return t ? (Place){m->d, t->begin, t->end, false} : (Place){m->d, 0, SIZE_MAX, false};
}

static bool is_taken_beside(const JigOp *symbol, JigStr name) {
    JigOp *around = jig_op_parent(symbol);
    JigOp *table = around ? jig_nearest_symbol_table(around) : NULL;
    return table && jig_symbol_lookup_in(table, name);
}

/* In any of the documents that say its name. */
static bool is_symbol_taken(const Meant *m, const Places *places, JigStr name) {
    for (size_t i = 0; i < places->len; ++i) {
        const Place *p = &places->data[i];
        SymbolPlace at;
        const JigOp *op = symbol_place_at(p->d->reading, p->begin, &at)
                              ? symbol_resolve(p->d->reading, &at)
                              : NULL;
        if (op && is_taken_beside(op, name))
            return true;
    }
    return m->symbol && is_taken_beside(m->symbol, name);
}

static bool is_taken(const Meant *m, const Places *places, JigStr name) {
    if (!m->name)
        return is_symbol_taken(m, places, name);
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
    if (call_place(call, &d, &offset) && find_meant(call, d, offset, &m))
        text_put_range(&d->text, call->out, NULL, m.at.begin + 1, m.at.end);
}

/* Places of one document come one after the other. */
static void put_rename(JigJson *j, const Places *places, JigStr name) {
    const Document *last = NULL;
    jig_json_begin(j, NULL, '{');
    jig_json_begin(j, "changes", '{');
    for (size_t i = 0; i < places->len; ++i) {
        const Place *p = &places->data[i];
        if (last && p->d != last)
            jig_json_end(j, ']');
        if (p->d != last)
            jig_json_begin(j, p->d->uri.ptr, '[');
        last = p->d;
        jig_json_begin(j, NULL, '{');
        text_put_range(&p->d->text, j, "range", p->begin + 1, p->end);
        jig_json_str(j, "newText", name);
        jig_json_end(j, '}');
    }
    if (last)
        jig_json_end(j, ']');
    jig_json_end(j, '}');
    jig_json_end(j, '}');
}

void answer_rename(Call *call) {
    Document *d;
    size_t offset;
    Meant m;
    JigStr name = json_str(json_get(call->params, "newName"));
    if (!call_place(call, &d, &offset))
        return;
    if (!find_meant(call, d, offset, &m)) {
        call_fail(call, LSP_REQUEST_FAILED, "there is nothing with a name here");
        return;
    }
    Places places = {0};
    find_all(&m, &places);
    if (name.len && name.ptr[0] == text_str(&d->text).ptr[m.at.begin])
        name = jig_str_from(name, 1);
    if (!is_name(name, !m.name))
        call_fail(call, LSP_REQUEST_FAILED, "'%.*s' is no name", JIG_FMT(name));
    else if (is_taken(&m, &places, name))
        call_fail(call, LSP_REQUEST_FAILED, "there is a '%.*s' already", JIG_FMT(name));
    else
        put_rename(call->out, &places, name);
    jig_vec_free(&places);
}
