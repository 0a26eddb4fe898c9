/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is under the cursor. */
#include "ir/context.h"
#include "jig/dialect.h"
#include "jig/op.h"
#include "lsp/lsp_libraries.h"
#include "lsp/lsp_live.h"
#include "lsp/lsp_pages.h"
#include "lsp/lsp_server.h"
#include "lsp/lsp_symbols.h"

typedef struct Hover {
    JigStr text; /* Markdown */
    size_t begin, end;
} Hover;

/* The line on which an op begins, without its indentation. */
static JigStr first_line(const Reading *r, size_t offset) {
    JigStr line = text_line(r->text, text_line_of(r->text, offset));
    while (line.len && (line.ptr[0] == ' ' || line.ptr[0] == '\t'))
        line = jig_str_from(line, 1);
    return line;
}

static JigStr code(JigArena *a, JigStr before, JigStr text) {
    return jig_arena_printf(a, "%.*s```mlir\n%.*s\n```\n", JIG_FMT(before), JIG_FMT(text));
}

static JigStr kind_of(const JigValue *v, JigArena *a) {
    JigOp *def = jig_value_def(v);
    if (!def)
        return jig_arena_printf(a, "argument #%zu", jig_value_index(v));
    return jig_op_num_results(def) == 1
               ? jig_arena_printf(a, "result of `%.*s`", JIG_FMT(jig_op_name_of(def)))
               : jig_arena_printf(a, "result #%zu of `%.*s`", jig_value_index(v),
                                  JIG_FMT(jig_op_name_of(def)));
}

static void tell_name(Document *d, const Reading *r, const JigNamePlace *p, JigArena *a, Hover *h) {
    enum { MOST_OPS = 8 };
    const JigNamed *n = &r->map.named.data[p->named];
    const JigValue *v = reading_value_at(r, p);
    h->begin = p->offset;
    h->end = reading_name_end(r, p);
    JigStr text = JIG_STR("");
    if (v)
        text = code(a, text,
                    jig_arena_printf(a, "%%%.*s : %.*s", JIG_FMT(n->name),
                                     JIG_FMT(jig_type_to_str(jig_value_type(v), a))));
    JigStr live = live_words(d, p, MOST_OPS, a);
    if (live.len)
        text = jig_arena_printf(a, "%.*s%.*s\n\n", JIG_FMT(text), JIG_FMT(live));
    if (v)
        text = jig_arena_printf(a, "%.*s%.*s\n", JIG_FMT(text), JIG_FMT(kind_of(v, a)));
    if (n->defined != SIZE_MAX)
        text = code(a, text, first_line(r, n->defined));
    h->text = text;
}

/* What is only declared is told as a library defines it. */
static void tell_symbol(Server *s, Document *d, const SymbolPlace *p, JigArena *a, Hover *h) {
    const Reading *r = document_reading(s, d);
    const JigOp *op = symbol_resolve(r, p);
    Document *where = d;
    const JigOp *defined =
        !op || sequence_is_declared(op) ? library_definition(s, d, p->name, &where) : NULL;
    const Reading *from = defined ? document_reading(s, where) : r;
    const JigOpText *t = reading_text_of(from, defined ? defined : op);
    if (!t)
        return;
    JigStr place = defined ? jig_arena_printf(a, "%.*s\n\n", JIG_FMT(where->path)) : JIG_STR("");
    *h = (Hover){code(a, place, first_line(from, t->begin)), p->begin, p->end};
}

static bool is_sigil(char c) {
    return c == '!' || c == '#';
}

/* A name of an op, also of one that could not be read; or of a type or an attribute. */
static void tell_word(const Reading *r, size_t offset, JigArena *a, Hover *h) {
    JigStr word = reading_word_at(r, offset), text = text_str(r->text);
    const JigOpText *t = reading_op_at(r, offset);
    if (!word.len)
        return;
    h->begin = (size_t)(word.ptr - text.ptr);
    h->end = h->begin + word.len;
    if (t && offset >= t->name && offset <= t->name_end)
        h->text = pages_markdown(r->ctx, jig_op_name_of(t->op), a);
    else if (h->begin && is_sigil(text.ptr[h->begin - 1]))
        h->text = pages_markdown(r->ctx, (JigStr){word.ptr - 1, word.len + 1}, a);
    else if (pages_spec(r->ctx, word))
        h->text = pages_markdown(r->ctx, word, a);
}

void answer_hover(Call *call) {
    Document *d;
    size_t offset;
    SymbolPlace symbol;
    Hover h = {0};
    const Reading *r = call_near(call, &d, &offset);
    if (!r)
        return;
    const JigNamePlace *name = reading_name_at(r, offset);
    if (name)
        tell_name(d, r, name, call->arena, &h);
    else if (symbol_place_at(r, offset, &symbol))
        tell_symbol(call->server, d, &symbol, call->arena, &h);
    else
        tell_word(r, offset, call->arena, &h);
    if (!h.text.len)
        return;
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "contents", '{');
    jig_json_str(call->out, "kind", JIG_STR("markdown"));
    jig_json_str(call->out, "value", h.text);
    jig_json_end(call->out, '}');
    text_put_range(&d->text, call->out, "range", h.begin, h.end);
    jig_json_end(call->out, '}');
}
