/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_symbols.h"

#include "asm/lexer.h"
#include "jig/op.h"

/* ---- Places ---- */

static void say_nothing(void *user, const char *at, const char *message) {
    (void)user, (void)at, (void)message;
}

static JigLexer lexer_from(const Reading *r, size_t offset) {
    JigStr text = text_str(r->text);
    return (JigLexer){.begin = text.ptr,
                      .end = text.ptr + text.len,
                      .cur = text.ptr + offset,
                      .error = say_nothing};
}

/* The next name of a symbol; false: there is none before `end`. */
static bool next_place(const Reading *r, JigLexer *l, size_t end, SymbolPlace *out) {
    const char *base = l->begin;
    for (JigToken t;;) {
        const char *before = l->cur;
        jig_lexer_next(l, &t);
        if (t.kind == JIG_TOK_EOF || (size_t)(t.ptr - base) >= end)
            return false;
        if (t.kind == JIG_TOK_AT) {
            size_t begin = (size_t)(t.ptr - base);
            *out = (SymbolPlace){begin, begin + t.len, jig_token_string(&t, r->arena)};
            return true;
        }
        if (l->cur == before)
            l->cur++;
    }
}

bool symbol_place_at(const Reading *r, size_t offset, SymbolPlace *out) {
    JigStr text = text_str(r->text);
    size_t begin = offset < text.len ? offset : text.len;
    size_t line = r->text->lines.data[text_line_of(r->text, begin)];
    while (begin > line && (begin == text.len || text.ptr[begin] != '@'))
        --begin;
    if (begin >= text.len || text.ptr[begin] != '@')
        return false;
    JigLexer l = lexer_from(r, begin);
    return next_place(r, &l, begin + 1, out) && offset <= out->end;
}

bool symbol_definition(const Reading *r, const JigOp *op, SymbolPlace *out) {
    const JigOpText *t = reading_text_of(r, op);
    JigStr name = t ? jig_symbol_name(op) : (JigStr){0};
    if (!name.len)
        return false;
    JigLexer l = lexer_from(r, t->name_end);
    size_t end = t->end;
    for (const JigRegionText *region = t->last_region; region; region = region->next)
        end = region->begin;
    return next_place(r, &l, end, out) && jig_str_eq(out->name, name);
}

/* ---- What they mean ---- */

/* The place before it in `@a::@b`. */
static bool outer_place(const Reading *r, const SymbolPlace *place, SymbolPlace *out) {
    const char *text = text_str(r->text).ptr;
    return place->begin > 3 && text[place->begin - 1] == ':' && text[place->begin - 2] == ':' &&
           symbol_place_at(r, place->begin - 2, out) && out->end == place->begin - 2;
}

static JigOp *look_up(JigOp *from, JigStr name) {
    for (JigOp *table = jig_nearest_symbol_table(from); table;) {
        JigOp *found = jig_symbol_lookup_in(table, name);
        if (found)
            return found;
        JigOp *around = jig_op_parent(table);
        table = around ? jig_nearest_symbol_table(around) : NULL;
    }
    return NULL;
}

JigOp *symbol_resolve(const Reading *r, const SymbolPlace *place) {
    const JigOpText *t = reading_op_at(r, place->begin);
    SymbolPlace own, outer;
    if (!t)
        return NULL;
    if (symbol_definition(r, t->op, &own) && own.begin == place->begin)
        return (JigOp *)t->op;
    if (!outer_place(r, place, &outer))
        return look_up((JigOp *)t->op, place->name);
    JigOp *table = symbol_resolve(r, &outer);
    return table && jig_op_is_symbol_table(table) ? jig_symbol_lookup_in(table, place->name) : NULL;
}

void symbol_places_of(const Reading *r, const JigOp *op, SymbolPlaces *out) {
    JigStr name = jig_symbol_name(op);
    JigLexer l = lexer_from(r, 0);
    for (SymbolPlace p; next_place(r, &l, SIZE_MAX, &p);)
        if (jig_str_eq(p.name, name) && symbol_resolve(r, &p) == op)
            jig_vec_push(out, p);
}
