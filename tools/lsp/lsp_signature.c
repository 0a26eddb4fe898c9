/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the op at the cursor is written, and which of its operands comes next. */
#include "ir/context.h"
#include "jig/dialect.h"
#include "lsp/lsp_cursor.h"
#include "lsp/lsp_server.h"

static bool is_word_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* Where "%name" stands behind the op's name; the text's end: nowhere. */
static size_t find_operand(JigStr syntax, size_t from, const char *name) {
    size_t n = strlen(name);
    for (size_t i = from; i + n < syntax.len; ++i)
        if (syntax.ptr[i] == '%' && memcmp(syntax.ptr + i + 1, name, n) == 0 &&
            (i + 1 + n == syntax.len || !is_word_char(syntax.ptr[i + 1 + n])))
            return i;
    return syntax.len;
}

static void put_parameters(JigJson *j, const JigSpec *spec, JigStr syntax) {
    JigStr name = jig_str(spec->row->name);
    size_t from = jig_str_find(syntax, name);
    jig_json_begin(j, "parameters", '[');
    for (size_t i = 0; i < spec->num_ins; ++i) {
        const char *operand = spec->ins[i].name ? spec->ins[i].name->ptr : "operand";
        size_t at = find_operand(syntax, from, operand), n = strlen(operand) + 1;
        jig_json_begin(j, NULL, '{');
        jig_json_begin(j, "label", '[');
        jig_json_int(j, NULL, (int64_t)(at < syntax.len ? at : 0));
        jig_json_int(j, NULL, (int64_t)(at < syntax.len ? at + n : 0));
        jig_json_end(j, ']');
        jig_json_str(j, "documentation", spec->ins[i].summary);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
}

void answer_signature(Call *call) {
    Document *d;
    size_t offset;
    const Reading *r = call_near(call, &d, &offset);
    Cursor c = r ? cursor_at(r, offset) : (Cursor){0};
    if (!c.spec)
        return;
    JigJson *j = call->out;
    JigStr syntax = pages_syntax(r->ctx, c.spec, call->arena);
    size_t active = c.values < c.spec->num_ins ? c.values
                    : c.spec->num_ins          ? c.spec->num_ins - 1
                                               : 0;
    jig_json_begin(j, NULL, '{');
    jig_json_begin(j, "signatures", '[');
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "label", syntax);
    jig_json_str(j, "documentation",
                 c.spec->row->summary ? jig_str(c.spec->row->summary) : JIG_STR(""));
    put_parameters(j, c.spec, syntax);
    jig_json_end(j, '}');
    jig_json_end(j, ']');
    jig_json_int(j, "activeSignature", 0);
    jig_json_int(j, "activeParameter", (int64_t)active);
    jig_json_end(j, '}');
}
