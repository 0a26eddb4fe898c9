/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Documents that are open, and what an editor tells of them. */
#include "lsp/lsp_live.h"
#include "lsp/lsp_server.h"

#include <stdio.h>

/* ---- Addresses ---- */

static int hex(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

static const char file_scheme[] = "file://";

JigStr document_path(JigStr uri, JigArena *a) {
    if (!jig_str_starts_with(uri, file_scheme))
        return jig_arena_str(a, uri);
    uri = jig_str_from(uri, sizeof file_scheme - 1);
    char *path = jig_arena_alloc(a, uri.len + 1);
    size_t n = 0;
    for (size_t i = 0; i < uri.len; ++i) {
        int high = i + 2 < uri.len ? hex(uri.ptr[i + 1]) : -1;
        int low = i + 2 < uri.len ? hex(uri.ptr[i + 2]) : -1;
        bool is_code = uri.ptr[i] == '%' && high >= 0 && low >= 0 && (high || low);
        path[n++] = is_code ? (char)(16 * high + low) : uri.ptr[i];
        i += is_code ? 2 : 0;
    }
    path[n] = 0;
    return (JigStr){path, n};
}

JigStr document_uri(JigStr path, JigArena *a) {
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-~";
    JigCharVec out = {0};
    jig_vec_append(&out, file_scheme, sizeof file_scheme - 1);
    for (size_t i = 0; i < path.len; ++i) {
        char code[4];
        int n = snprintf(code, sizeof code, "%%%02X", (unsigned char)path.ptr[i]);
        if (strchr(plain, path.ptr[i]))
            jig_vec_push(&out, path.ptr[i]);
        else
            jig_vec_append(&out, code, (size_t)n);
    }
    JigStr uri = jig_arena_str(a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return uri;
}

/* ---- The list ---- */

static JigStr copy(JigStr s) {
    char *text = jig_malloc(s.len + 1);
    if (s.len)
        memcpy(text, s.ptr, s.len);
    text[s.len] = 0;
    return (JigStr){text, s.len};
}

Document *document_find(const Server *s, JigStr uri) {
    for (Document *d = s->documents; d; d = d->next)
        if (jig_str_eq(d->uri, uri))
            return d;
    return NULL;
}

Document *document_add(Document **list, JigStr uri, JigStr path) {
    Document *d = jig_calloc(1, sizeof *d);
    *d = (Document){.uri = copy(uri), .path = copy(path), .next = *list};
    *list = d;
    return d;
}

static void forget(Reading **r) {
    reading_destroy(*r);
    *r = NULL;
}

static void forget_readings(Document *d) {
    forget(&d->reading);
    forget(&d->before);
    forget(&d->part);
    d->parts.list.len = 0;
}

Reading *document_reading(Server *s, Document *d) {
    if (d->reading)
        return d->reading;
    forget_readings(d);
    d->reading = reading_create(&s->maker, &d->text, d->path, READING_WHOLE);
    parts_find(&d->parts, d->reading);
    return d->reading;
}

Reading *document_part(Server *s, Document *d, size_t part) {
    if (d->part && d->part_index == part)
        return d->part;
    forget(&d->part);
    parts_cut(&d->parts, part, &d->text, &d->part_text);
    d->part = reading_create(&s->maker, &d->part_text, d->path, READING_PART);
    d->part_index = part;
    return d->part;
}

/* Symbols are those of the whole. */
static bool is_in_symbol(const DocText *t, size_t offset) {
    JigStr text = text_str(t);
    while (offset && text_is_name_char(text.ptr[offset - 1]))
        --offset;
    return offset && text.ptr[offset - 1] == '@';
}

Reading *document_near(Server *s, Document *d, size_t offset) {
    size_t part =
        d->reading || is_in_symbol(&d->text, offset) ? NO_PART : parts_at(&d->parts, offset);
    return part == NO_PART ? document_reading(s, d) : document_part(s, d, part);
}

/* Something of it is about to change, from this offset on. */
static void touch(Document *d, size_t offset) {
    live_cut(d, offset);
    d->told = TOLD_NOTHING;
    d->is_live_stale = true;
}

/* In a part that can be read by itself the rest is what it was. */
static void edit(Document *d, size_t begin, size_t end, JigStr text) {
    touch(d, begin);
    if (d->reading) {
        forget(&d->before);
        d->before = d->reading;
        d->reading = NULL;
    }
    forget(&d->part);
    parts_edit(&d->parts, begin, end, text.len);
    if (!d->parts.list.len)
        forget_readings(d);
    else if (d->before)
        problems_move(d->before, begin, end, text.len);
    text_replace(&d->text, begin, end, text);
}

void document_set(Document *d, JigStr text) {
    touch(d, 0);
    forget_readings(d);
    text_set(&d->text, text);
}

static void destroy(Document *d) {
    live_destroy(d->live);
    forget_readings(d);
    parts_free(&d->parts);
    text_free(&d->part_text);
    text_free(&d->text);
    jig_free((char *)d->uri.ptr);
    jig_free((char *)d->path.ptr);
    jig_free(d);
}

static void free_list(Document **list) {
    for (Document *d = *list, *next; d; d = next) {
        next = d->next;
        destroy(d);
    }
    *list = NULL;
}

void documents_free(Server *s) {
    free_list(&s->documents);
    free_list(&s->files);
}

/* ---- What an editor tells ---- */

void documents_open(Call *call) {
    const Json *item = json_get(call->params, "textDocument");
    JigStr uri = json_str(json_get(item, "uri"));
    Document *d = document_find(call->server, uri);
    if (!d)
        d = document_add(&call->server->documents, uri, document_path(uri, call->arena));
    d->version = json_int(json_get(item, "version"));
    document_set(d, json_str(json_get(item, "text")));
}

/* Of a range that was turned around, or is not there, what is nearest. */
static void change(Document *d, const Json *change) {
    const Json *range = json_get(change, "range");
    JigStr text = json_str(json_get(change, "text"));
    if (!json_is_object(range)) {
        document_set(d, text);
        return;
    }
    size_t begin = text_read_position(&d->text, json_get(range, "start"));
    size_t end = text_read_position(&d->text, json_get(range, "end"));
    edit(d, begin < end ? begin : end, begin < end ? end : begin, text);
}

void documents_change(Call *call) {
    Document *d = call_document(call);
    if (!d)
        return;
    d->version = json_int(json_get(json_get(call->params, "textDocument"), "version"));
    for (const Json *c = json_first(json_get(call->params, "contentChanges")); c; c = json_next(c))
        change(d, c);
}

void documents_close(Call *call) {
    Document *d = call_document(call);
    if (!d)
        return;
    for (Document **at = &call->server->documents; *at; at = &(*at)->next)
        if (*at == d) {
            *at = d->next;
            break;
        }
    JigCharVec params = {0};
    JigJson j = json_into(&params);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "uri", d->uri);
    jig_json_begin(&j, "diagnostics", '[');
    jig_json_end(&j, ']');
    jig_json_end(&j, '}');
    server_notify(call->server, "textDocument/publishDiagnostics",
                  (JigStr){params.data, params.len});
    jig_vec_free(&params);
    destroy(d);
}

/* A payload that was written is another one for the scripts that name it. */
void documents_save(Call *call) {
    for (Document *d = call->server->documents; d; d = d->next)
        d->is_live_stale = true;
}

bool server_rest(Server *s, bool is_long) {
    bool more = false;
    for (Document *d = s->documents; d; d = d->next) {
        bool brief = !is_long && !d->reading && d->parts.list.len;
        DocumentTold how = brief ? TOLD_PART : TOLD_ALL;
        if (d->told < how)
            problems_tell(s, d, how);
        if (is_long && d->is_live_stale)
            live_renew(s, d);
        more |= d->is_live_stale || d->told < TOLD_ALL;
    }
    return more;
}
