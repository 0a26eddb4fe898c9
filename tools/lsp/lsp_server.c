/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_server.h"

#include "jig/version.h"

#include <stdio.h>

/* ---- Messages out ---- */

static void into_vec(void *user, const char *text, size_t len) {
    JigCharVec *out = user;
    jig_vec_append(out, text, len);
}

JigJson json_into(JigCharVec *out) {
    return (JigJson){.write = into_vec, .user = out};
}

static void put_id(JigJson *j, const Json *id) {
    if (json_is_str(id))
        jig_json_str(j, "id", json_str(id));
    else if (json_is_number(id))
        jig_json_int(j, "id", json_int(id));
    else
        jig_json_raw(j, "id", JIG_STR("null"));
}

static void send(Server *s, JigCharVec *message) {
    wire_write(&s->wire, (JigStr){message->data, message->len});
    jig_vec_free(message);
}

static void answer(Server *s, const Json *id, const Call *call, JigStr result) {
    JigCharVec message = {0};
    JigJson j = json_into(&message);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "jsonrpc", JIG_STR("2.0"));
    put_id(&j, id);
    if (call->error) {
        jig_json_begin(&j, "error", '{');
        jig_json_int(&j, "code", call->error);
        jig_json_str(&j, "message", call->message);
        jig_json_end(&j, '}');
    } else {
        jig_json_raw(&j, "result", result.len ? result : JIG_STR("null"));
    }
    jig_json_end(&j, '}');
    send(s, &message);
}

static void tell(Server *s, const char *method, JigStr params, int64_t id) {
    JigCharVec message = {0};
    JigJson j = json_into(&message);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "jsonrpc", JIG_STR("2.0"));
    if (id)
        jig_json_int(&j, "id", id);
    jig_json_str(&j, "method", jig_str(method));
    if (params.len)
        jig_json_raw(&j, "params", params);
    jig_json_end(&j, '}');
    send(s, &message);
}

void server_notify(Server *s, const char *method, JigStr params) {
    tell(s, method, params, 0);
}

void server_request(Server *s, const char *method, JigStr params) {
    tell(s, method, params, ++s->requests);
}

void put_location(JigJson *j, const char *key, const Document *d, size_t begin, size_t end) {
    jig_json_begin(j, key, '{');
    jig_json_str(j, "uri", d->uri);
    text_put_range(&d->text, j, "range", begin, end);
    jig_json_end(j, '}');
}

/* ---- Calls ---- */

void call_fail(Call *call, LspError error, const char *format, ...) {
    va_list args;
    va_start(args, format);
    call->error = error;
    call->message = jig_arena_vprintf(call->arena, format, args);
    va_end(args);
}

Document *call_document(Call *call) {
    JigStr uri = json_str(json_get(json_get(call->params, "textDocument"), "uri"));
    Document *d = document_find(call->server, uri);
    if (!d)
        call_fail(call, LSP_INVALID_PARAMS, "no document '%.*s' is open", JIG_FMT(uri));
    return d;
}

Reading *call_reading(Call *call, Document **document) {
    *document = call_document(call);
    return *document ? document_reading(call->server, *document) : NULL;
}

Reading *call_place(Call *call, Document **document, size_t *offset) {
    Reading *r = call_reading(call, document);
    if (r)
        *offset = text_read_position(&(*document)->text, json_get(call->params, "position"));
    return r;
}

Reading *call_near(Call *call, Document **document, size_t *offset) {
    *document = call_document(call);
    if (!*document)
        return NULL;
    *offset = text_read_position(&(*document)->text, json_get(call->params, "position"));
    return document_near(call->server, *document, *offset);
}

/* ---- Beginning and end ---- */

static void put_capabilities(JigJson *j) {
    jig_json_begin(j, "capabilities", '{');
    jig_json_str(j, "positionEncoding", JIG_STR("utf-16"));
    for (const Method *m = server_methods; m->name; ++m)
        if (m->capability)
            jig_json_raw(j, m->capability, jig_str(m->value));
    jig_json_end(j, '}');
}

static void initialize(Call *call) {
    const Json *client = json_get(call->params, "capabilities");
    JigJson *j = call->out;
    call->server->state = SERVER_READY;
    call->server->has_hint_refresh = json_is_true(
        json_get(json_get(json_get(client, "workspace"), "inlayHint"), "refreshSupport"));
    jig_json_begin(j, NULL, '{');
    put_capabilities(j);
    jig_json_begin(j, "serverInfo", '{');
    jig_json_str(j, "name", JIG_STR("jig lsp"));
    jig_json_str(j, "version", JIG_STR(JIG_VERSION));
    jig_json_end(j, '}');
    jig_json_end(j, '}');
}

static void end(Server *s) {
    s->exits = true;
    s->status = s->state == SERVER_DOWN ? 0 : 1;
}

/* ---- Messages in ---- */

static const Method *method_of(JigStr name) {
    for (const Method *m = server_methods; m->name; ++m)
        if (jig_str_is(name, m->name))
            return m;
    return NULL;
}

static void carry_out(Call *call, JigStr name, bool is_request) {
    Server *s = call->server;
    const Method *m = method_of(name);
    if (jig_str_is(name, "initialize") && is_request) {
        if (s->state == SERVER_NEW)
            initialize(call);
        else
            call_fail(call, LSP_INVALID_REQUEST, "the server is initialized already");
    } else if (jig_str_is(name, "exit")) {
        end(s);
    } else if (s->state == SERVER_NEW) {
        call_fail(call, LSP_NOT_INITIALIZED, "the server is not initialized");
    } else if (s->state == SERVER_DOWN) {
        call_fail(call, LSP_INVALID_REQUEST, "the server is shut down");
    } else if (jig_str_is(name, "shutdown")) {
        s->state = SERVER_DOWN;
    } else if (m && m->is_notification != is_request) {
        m->answer(call);
    } else {
        call_fail(call, LSP_METHOD_NOT_FOUND, "there is no method '%.*s'", JIG_FMT(name));
    }
}

/* Notifications that nobody knows, or that come too early, are passed over, as the protocol says;
 * so are answers to the server's own requests. */
static void take(Server *s, const Json *message) {
    JigCharVec result = {0};
    JigJson out = json_into(&result);
    const Json *id = json_get(message, "id"), *method = json_get(message, "method");
    Call call = {.server = s,
                 .params = json_get(message, "params"),
                 .out = &out,
                 .arena = jig_arena_create()};
    if (json_is_str(method))
        carry_out(&call, json_str(method), id != NULL);
    else if (!id || !json_is_object(message))
        call_fail(&call, LSP_INVALID_REQUEST, "this is no message of JSON-RPC");
    if (id ? json_is_str(method) : !json_is_str(method))
        answer(s, id, &call, (JigStr){result.data, result.len});
    jig_vec_free(&result);
    jig_arena_destroy(call.arena);
}

static void read_message(Server *s, JigStr text) {
    Json *message = json_parse(text);
    if (message) {
        take(s, message);
        json_free(message);
        return;
    }
    Call call = {.error = LSP_PARSE_ERROR, .message = JIG_STR("this is no JSON")};
    answer(s, NULL, &call, (JigStr){0});
}

/* ---- The loop ---- */

/* Milliseconds without a message, after which the server does what nobody asked for. */
enum { SHORT_PAUSE = 20, LONG_PAUSE = 250 };

int server_run(Server *s) {
    int pause = -1;
    s->status = 1;
    while (!s->exits && !s->wire.broken) {
        JigStr message;
        WireEvent event = wire_read(&s->wire, pause, &message);
        if (event == WIRE_MESSAGE)
            read_message(s, message);
        else if (event != WIRE_PAUSE)
            s->exits = true;
        if (event == WIRE_NOISE)
            fputs("jig lsp: what came is no message of the protocol\n", stderr);
        if (event == WIRE_MESSAGE)
            pause = SHORT_PAUSE;
        else
            pause = server_rest(s, pause == LONG_PAUSE) && pause == SHORT_PAUSE ? LONG_PAUSE : -1;
    }
    documents_free(s);
    wire_free(&s->wire);
    return s->status;
}
