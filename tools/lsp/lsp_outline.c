/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The shape of a text: symbols, what can be folded, what is selected next. */
#include "ir/context.h"
#include "jig/op.h"
#include "lsp/lsp_libraries.h"
#include "lsp/lsp_symbols.h"

/* ---- Symbols ---- */

/* As the protocol numbers them. */
enum { KIND_MODULE = 2, KIND_FUNCTION = 12, KIND_VARIABLE = 13, KIND_OBJECT = 19 };

static int kind_of(const JigOp *op) {
    if (jig_op_is_symbol_table(op))
        return KIND_MODULE;
    return jig_op_attr(op, "function_type") ? KIND_FUNCTION
           : jig_op_num_regions(op)         ? KIND_OBJECT
                                            : KIND_VARIABLE;
}

/* A symbol is called by its name; a module without one, and what stands at the top, by its op. */
static bool is_outlined(const JigOp *op) {
    return jig_symbol_name(op).len || jig_op_is_symbol_table(op) || !jig_op_parent(op);
}

static void put_symbols(JigJson *j, const Document *d, const JigOp *op);

static void put_nested(JigJson *j, const Document *d, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (JigOp *inner = jig_block_first(b); inner; inner = jig_op_next(inner))
                put_symbols(j, d, inner);
}

static void put_symbols(JigJson *j, const Document *d, const JigOp *op) {
    const JigOpText *t = reading_text_of(d->reading, op);
    if (!t || !is_outlined(op)) {
        if (!t)
            put_nested(j, d, op); /* the module that nobody wrote */
        return;
    }
    SymbolPlace own;
    bool named = symbol_definition(d->reading, op, &own);
    JigStr name = jig_symbol_name(op);
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "name", name.len ? name : jig_op_name_of(op));
    jig_json_str(j, "detail", jig_op_name_of(op));
    jig_json_int(j, "kind", kind_of(op));
    text_put_range(&d->text, j, "range", t->begin, t->end);
    text_put_range(&d->text, j, "selectionRange", named ? own.begin : t->name,
                   named ? own.end : t->name_end);
    if (jig_op_is_symbol_table(op)) {
        jig_json_begin(j, "children", '[');
        put_nested(j, d, op);
        jig_json_end(j, ']');
    }
    jig_json_end(j, '}');
}

void answer_symbols(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    if (!r)
        return;
    jig_json_begin(call->out, NULL, '[');
    if (r->op)
        put_symbols(call->out, d, r->op);
    jig_json_end(call->out, ']');
}

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Do the characters of the query occur in this order? */
static bool is_like(JigStr name, JigStr query) {
    size_t k = 0;
    for (size_t i = 0; i < name.len && k < query.len; ++i)
        k += lower(name.ptr[i]) == lower(query.ptr[k]);
    return k == query.len;
}

static void put_symbol(JigJson *j, const Document *d, const JigOp *op) {
    SymbolPlace own;
    if (!symbol_definition(d->reading, op, &own))
        return;
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "name", jig_symbol_name(op));
    jig_json_int(j, "kind", kind_of(op));
    put_location(j, "location", d, own.begin, own.end);
    jig_json_str(j, "containerName", jig_op_name_of(op));
    jig_json_end(j, '}');
}

static void put_symbols_like(Call *call, Document *d, JigStr query) {
    const Reading *r = document_reading(call->server, d);
    for (size_t i = 0; i < r->map.ordered.len; ++i) {
        const JigOp *op = r->map.ordered.data[i]->op;
        JigStr name = jig_symbol_name(op);
        if (name.len && is_like(name, query))
            put_symbol(call->out, d, op);
    }
}

/* Of what is open, and of its libraries. */
void answer_all_symbols(Call *call) {
    JigStr query = json_str(json_get(call->params, "query"));
    Documents all = {0};
    for (Document *d = call->server->documents; d; d = d->next)
        library_family(call->server, d, &all);
    jig_json_begin(call->out, NULL, '[');
    for (size_t i = 0; i < all.len; ++i)
        put_symbols_like(call, all.data[i], query);
    jig_json_end(call->out, ']');
    jig_vec_free(&all);
}

/* ---- Folding ---- */

static void put_fold(JigJson *j, const Document *d, size_t begin, size_t end) {
    size_t first = text_line_of(&d->text, begin), last = text_line_of(&d->text, end);
    if (last <= first + 1)
        return;
    jig_json_begin(j, NULL, '{');
    jig_json_int(j, "startLine", (int64_t)first);
    jig_json_int(j, "endLine", (int64_t)last - 1);
    jig_json_end(j, '}');
}

void answer_folding(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    if (!r)
        return;
    jig_json_begin(call->out, NULL, '[');
    for (size_t i = 0; i < r->map.ordered.len; ++i)
        for (const JigRegionText *t = r->map.ordered.data[i]->last_region; t; t = t->next)
            put_fold(call->out, d, t->begin, t->end);
    jig_json_end(call->out, ']');
}

/* ---- Selecting ---- */

typedef struct Range {
    size_t begin, end;
} Range;
typedef JIG_VEC(Range) Ranges;

/* Each holds those before it. */
static void push_larger(Ranges *out, size_t begin, size_t end) {
    const Range *last = out->len ? &jig_vec_last(out) : NULL;
    bool holds = !last || (begin <= last->begin && end >= last->end);
    if (holds && (!last || begin != last->begin || end != last->end))
        jig_vec_push(out, ((Range){begin, end}));
}

static void push_region(Ranges *out, const JigOpText *t, size_t offset) {
    for (const JigRegionText *region = t->last_region; region; region = region->next)
        if (region->begin <= offset && offset <= region->end)
            push_larger(out, region->begin, region->end);
}

/* The word, the op, the region around it, and so on. */
static void find_ranges(const Reading *r, size_t offset, Ranges *out) {
    JigStr word = reading_word_at(r, offset), text = text_str(r->text);
    const JigNamePlace *name = reading_name_at(r, offset);
    if (word.len)
        push_larger(out, (size_t)(word.ptr - text.ptr), (size_t)(word.ptr - text.ptr) + word.len);
    if (name)
        push_larger(out, name->offset, reading_name_end(r, name));
    for (const JigOpText *t = reading_op_at(r, offset); t;
         t = jig_op_parent(t->op) ? reading_text_of(r, jig_op_parent(t->op)) : NULL) {
        push_region(out, t, offset);
        push_larger(out, t->begin, t->end);
    }
    push_larger(out, 0, text.len);
}

void answer_selection(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    JigJson *j = call->out;
    if (!r)
        return;
    jig_json_begin(j, NULL, '[');
    for (const Json *p = json_first(json_get(call->params, "positions")); p; p = json_next(p)) {
        Ranges ranges = {0};
        find_ranges(r, text_read_position(&d->text, p), &ranges);
        for (size_t i = 0; i < ranges.len; ++i) {
            jig_json_begin(j, i ? "parent" : NULL, '{');
            text_put_range(&d->text, j, "range", ranges.data[i].begin, ranges.data[i].end);
        }
        for (size_t i = 0; i < ranges.len; ++i)
            jig_json_end(j, '}');
        jig_vec_free(&ranges);
    }
    jig_json_end(j, ']');
}
