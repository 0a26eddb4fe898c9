/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is wrong, as the client is told, and what may mend it. */
#include "lsp/lsp_live.h"
#include "lsp/lsp_server.h"

/* ---- Telling ---- */

static void put_notes(JigJson *j, const Document *d, const Problem *p) {
    if (!p->notes.len)
        return;
    jig_json_begin(j, "relatedInformation", '[');
    for (size_t i = 0; i < p->notes.len; ++i) {
        const ProblemNote *n = &p->notes.data[i];
        jig_json_begin(j, NULL, '{');
        put_location(j, "location", d, n->begin, n->end);
        jig_json_str(j, "message", n->text);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
}

static void put_problem(JigJson *j, const Document *d, const Problem *p) {
    jig_json_begin(j, NULL, '{');
    text_put_range(&d->text, j, "range", p->begin, p->end);
    jig_json_int(j, "severity", p->severity);
    jig_json_str(j, "source", JIG_STR("jig"));
    jig_json_str(j, "message", p->message);
    if (p->is_older)
        jig_json_raw(j, "tags", JIG_STR("[2]")); /* deprecated */
    put_notes(j, d, p);
    jig_json_end(j, '}');
}

static void put_problems(JigJson *j, const Document *d, const Reading *r) {
    for (size_t i = 0; i < r->problems.len; ++i)
        put_problem(j, d, &r->problems.data[i]);
}

/* What the other parts had, where it is now. */
static void put_others(JigJson *j, const Document *d, size_t part) {
    const Reading *r = d->before;
    for (size_t i = 0; r && i < r->problems.len; ++i)
        if (parts_at(&d->parts, r->problems.data[i].begin) != part)
            put_problem(j, d, &r->problems.data[i]);
}

void problems_tell(Server *s, Document *d, DocumentTold how) {
    const Reading *r =
        how == TOLD_ALL ? document_reading(s, d) : document_part(s, d, d->parts.edited);
    d->told = how;
    JigCharVec params = {0};
    JigJson j = json_into(&params);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "uri", d->uri);
    jig_json_int(&j, "version", d->version);
    jig_json_begin(&j, "diagnostics", '[');
    if (how == TOLD_PART)
        put_others(&j, d, d->parts.edited);
    put_problems(&j, d, r);
    size_t num;
    const Problem *live = live_problems(d, &num);
    for (size_t i = 0; i < num; ++i)
        put_problem(&j, d, &live[i]);
    jig_json_end(&j, ']');
    jig_json_end(&j, '}');
    server_notify(s, "textDocument/publishDiagnostics", (JigStr){params.data, params.len});
    jig_vec_free(&params);
}

/* ---- Mending ---- */

static void put_edit(JigJson *j, const Document *d, size_t begin, size_t end, JigStr text) {
    jig_json_begin(j, "edit", '{');
    jig_json_begin(j, "changes", '{');
    jig_json_begin(j, d->uri.ptr, '[');
    jig_json_begin(j, NULL, '{');
    text_put_range(&d->text, j, "range", begin, end);
    jig_json_str(j, "newText", text);
    jig_json_end(j, '}');
    jig_json_end(j, ']');
    jig_json_end(j, '}');
    jig_json_end(j, '}');
}

static void put_mend(JigJson *j, const Document *d, const Problem *p, const Mend *m) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "title", m->title);
    jig_json_str(j, "kind", JIG_STR("quickfix"));
    jig_json_begin(j, "diagnostics", '[');
    put_problem(j, d, p);
    jig_json_end(j, ']');
    put_edit(j, d, m->begin, m->end, m->text);
    jig_json_end(j, '}');
}

/* The whole text: what the spelling of one place is depends on others. */
static void put_upgrade(JigJson *j, const Document *d, const Reading *r) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "title", JIG_STR("Upgrade to today's spelling"));
    jig_json_str(j, "kind", JIG_STR("source"));
    put_edit(j, d, 0, d->text.bytes.len, r->upgraded);
    jig_json_end(j, '}');
}

void answer_actions(Call *call) {
    Document *d;
    Reading *r = call_reading(call, &d);
    if (!r)
        return;
    const Json *range = json_get(call->params, "range");
    size_t begin = text_read_position(&d->text, json_get(range, "start"));
    size_t end = text_read_position(&d->text, json_get(range, "end"));
    JigJson *j = call->out;
    jig_json_begin(j, NULL, '[');
    for (size_t i = 0; i < r->problems.len; ++i) {
        const Problem *p = &r->problems.data[i];
        for (size_t k = 0; p->begin <= end && p->end >= begin && k < p->mends.len; ++k)
            put_mend(j, d, p, &p->mends.data[k]);
    }
    if (r->upgraded.ptr)
        put_upgrade(j, d, r);
    jig_json_end(j, ']');
}
