/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inlay hints: types that the text leaves out, and what handles have; the payload as a document. */
#include "ir/context.h"
#include "ir/op.h"
#include "jig/op.h"
#include "lsp/lsp_live.h"
#include "lsp/lsp_server.h"

static void put_hint(Call *call, const Document *d, size_t at, JigStr label) {
    jig_json_begin(call->out, NULL, '{');
    text_put_position(&d->text, call->out, "position", at);
    jig_json_str(call->out, "label", label);
    jig_json_bool(call->out, "paddingLeft", true);
    jig_json_end(call->out, '}');
}

/* What an op's text says before its regions. */
static JigStr header_of(const Reading *r, const JigOpText *t) {
    size_t end = t->end;
    for (const JigRegionText *region = t->last_region; region; region = region->next)
        end = region->begin;
    return (JigStr){text_str(r->text).ptr + t->begin, end - t->begin};
}

/* Empty: all types of the results are written. */
static JigStr types_left_out(const Reading *r, const JigNamed *n, JigArena *a) {
    enum { LONGEST = 60 };
    const JigOp *def = n->first ? jig_value_def(n->first) : NULL;
    const JigOpText *t = def ? reading_text_of(r, def) : NULL;
    JigStr header = t ? header_of(r, t) : (JigStr){0}, words = {0};
    bool any = false;
    for (uint32_t i = 0; t && i < n->num; ++i) {
        JigStr type = jig_type_to_str(jig_value_type(n->first + i), a);
        any |= jig_str_find(header, type) == header.len;
        words = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(words), i ? ", " : ": ", JIG_FMT(type));
    }
    return any && words.len <= LONGEST ? words : (JigStr){0};
}

static void put_hints(Call *call, Document *d, const Reading *r, const JigNamePlace *p) {
    const JigNamed *n = &r->map.named.data[p->named];
    size_t end = reading_name_end(r, p);
    JigStr text = text_str(r->text);
    if (n->is_block || n->defined != p->offset)
        return;
    if (n->num > 1 && end < text.len && text.ptr[end] == ':')
        while (++end < text.len && text.ptr[end] >= '0' && text.ptr[end] <= '9') {
        }
    JigStr types = types_left_out(r, n, call->arena);
    JigStr live = live_summary(d, p, call->arena);
    if (types.len)
        put_hint(call, d, end, types);
    if (live.len)
        put_hint(call, d, end, jig_arena_printf(call->arena, "-> %.*s", JIG_FMT(live)));
}

void answer_hints(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    if (!r)
        return;
    const Json *range = json_get(call->params, "range");
    size_t begin = text_read_position(&d->text, json_get(range, "start"));
    size_t end = text_read_position(&d->text, json_get(range, "end"));
    jig_json_begin(call->out, NULL, '[');
    for (size_t i = 0; i < r->map.places.len; ++i) {
        size_t offset = r->map.places.data[i].offset;
        if (offset >= begin && offset <= end)
            put_hints(call, d, r, &r->map.places.data[i]);
    }
    jig_json_end(call->out, ']');
}

/* The payload as it is behind the line of a position. */
void answer_payload(Call *call) {
    Document *d;
    size_t offset;
    if (!call_place(call, &d, &offset))
        return;
    if (d->is_live_stale)
        live_renew(call->server, d);
    JigStr text = live_payload(d, text_line_of(&d->text, offset), call->arena);
    if (!text.len) {
        call_fail(call, LSP_REQUEST_FAILED,
                  "no payload is known: a line '// payload: FILE' in the script names it");
        return;
    }
    jig_json_begin(call->out, NULL, '{');
    jig_json_str(call->out, "text", text);
    jig_json_end(call->out, '}');
}
