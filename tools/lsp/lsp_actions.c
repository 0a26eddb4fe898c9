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
        if (live_knows(d, live[i].begin))
            put_problem(&j, d, &live[i]);
    jig_json_end(&j, ']');
    jig_json_end(&j, '}');
    server_notify(s, "textDocument/publishDiagnostics", (JigStr){params.data, params.len});
    jig_vec_free(&params);
}

/* ---- Mending ---- */

typedef struct Place {
    size_t begin, end;
} Place;

static void put_edits(JigJson *j, const Document *d, const Edit *edits, size_t num) {
    jig_json_begin(j, "edit", '{');
    jig_json_begin(j, "changes", '{');
    jig_json_begin(j, d->uri.ptr, '[');
    for (size_t i = 0; i < num; ++i) {
        jig_json_begin(j, NULL, '{');
        text_put_range(&d->text, j, "range", edits[i].begin, edits[i].end);
        jig_json_str(j, "newText", edits[i].text);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
    jig_json_end(j, '}');
    jig_json_end(j, '}');
}

static const char source_kind[] = "source";

static const char *kind_of(const Mend *m) {
    return m->is_other ? "refactor" : "quickfix";
}

static void put_mend(JigJson *j, const Document *d, const Problem *p, const Mend *m) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "title", m->title);
    jig_json_str(j, "kind", jig_str(kind_of(m)));
    jig_json_begin(j, "diagnostics", '[');
    put_problem(j, d, p);
    jig_json_end(j, ']');
    put_edits(j, d, m->edits, m->num_edits);
    jig_json_end(j, '}');
}

/* The whole text: what the spelling of one place is depends on others. */
static void put_upgrade(JigJson *j, const Document *d, const Reading *r) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "title", JIG_STR("Upgrade to today's spelling"));
    jig_json_str(j, "kind", jig_str(source_kind));
    put_edits(j, d, &(Edit){0, d->text.bytes.len, r->upgraded}, 1);
    jig_json_end(j, '}');
}

/* Does the client want this kind? "source" is wanted by who asks for "source", and by who does not
 * say. */
static bool is_wanted(const Call *call, const char *kind) {
    const Json *only = json_get(json_get(call->params, "context"), "only");
    bool any = false;
    for (const Json *k = json_first(only); k; k = json_next(k)) {
        any = true;
        if (jig_str_is(json_str(k), kind))
            return true;
    }
    return !any;
}

static void put_mends(Call *call, const Document *d, const Problem *problems, size_t num,
                      Place at) {
    for (size_t i = 0; i < num; ++i) {
        const Problem *p = &problems[i];
        for (size_t k = 0; p->begin <= at.end && p->end >= at.begin && k < p->mends.len; ++k)
            if (is_wanted(call, kind_of(&p->mends.data[k])))
                put_mend(call->out, d, p, &p->mends.data[k]);
    }
}

void answer_actions(Call *call) {
    Document *d;
    Reading *r = call_reading(call, &d);
    if (!r)
        return;
    const Json *range = json_get(call->params, "range");
    Place at = {text_read_position(&d->text, json_get(range, "start")),
                text_read_position(&d->text, json_get(range, "end"))};
    size_t num;
    live_mend(d, at.begin, at.end);
    const Problem *live = live_problems(d, &num);
    jig_json_begin(call->out, NULL, '[');
    put_mends(call, d, r->problems.data, r->problems.len, at);
    if (!d->is_live_stale)
        put_mends(call, d, live, num, at);
    if (r->upgraded.ptr && is_wanted(call, source_kind))
        put_upgrade(call->out, d, r);
    jig_json_end(call->out, ']');
}
