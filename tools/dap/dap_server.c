/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dap/dap_server.h"

#include "jig/version.h"

#include <stdarg.h>
#include <stdio.h>

/* ---- Messages out ---- */

static void into_vec(void *user, const char *text, size_t len) {
    JigCharVec *out = user;
    jig_vec_append(out, text, len);
}

JigJson dap_json(JigCharVec *out) {
    return (JigJson){.write = into_vec, .user = out};
}

static void send(Dap *dap, JigCharVec *message) {
    wire_write(&dap->wire, jig_chars_str(message));
    jig_vec_free(message);
}

static JigJson begin_message(Dap *dap, JigCharVec *out, const char *type) {
    JigJson j = dap_json(out);
    jig_json_begin(&j, NULL, '{');
    jig_json_int(&j, "seq", ++dap->seq);
    jig_json_str(&j, "type", jig_str(type));
    return j;
}

static void answer(Dap *dap, const Json *request, const Call *call, JigStr body) {
    JigCharVec message = {0};
    JigJson j = begin_message(dap, &message, "response");
    jig_json_int(&j, "request_seq", json_int(json_get(request, "seq")));
    jig_json_bool(&j, "success", !call->error.ptr);
    jig_json_str(&j, "command", json_str(json_get(request, "command")));
    if (call->error.ptr) {
        jig_json_str(&j, "message", call->error);
        jig_json_begin(&j, "body", '{');
        jig_json_begin(&j, "error", '{');
        jig_json_int(&j, "id", 1);
        jig_json_str(&j, "format", call->error);
        jig_json_bool(&j, "showUser", true);
        jig_json_end(&j, '}');
        jig_json_end(&j, '}');
    } else if (body.len) {
        jig_json_raw(&j, "body", body);
    }
    jig_json_end(&j, '}');
    send(dap, &message);
}

void dap_event(Dap *dap, const char *event, JigStr body) {
    JigCharVec message = {0};
    JigJson j = begin_message(dap, &message, "event");
    jig_json_str(&j, "event", jig_str(event));
    if (body.len)
        jig_json_raw(&j, "body", body);
    jig_json_end(&j, '}');
    send(dap, &message);
}

void dap_fail(Call *call, const char *format, ...) {
    va_list args;
    va_start(args, format);
    call->error = jig_arena_vprintf(call->arena, format, args);
    va_end(args);
}

/* ---- Places ---- */

void dap_put_line(const Dap *dap, JigJson *j, const char *key, unsigned line) {
    bool from_0 = strcmp(key, "column") == 0 ? dap->columns_from_0 : dap->lines_from_0;
    jig_json_int(j, key, line && from_0 ? line - 1 : line);
}

int64_t dap_read_line(const Dap *dap, const Json *line) {
    return json_int(line) + dap->lines_from_0;
}

void dap_put_file(JigJson *j, const char *key, JigStr path) {
    size_t name = path.len;
    while (name && path.ptr[name - 1] != '/')
        --name;
    jig_json_begin(j, key, '{');
    jig_json_str(j, "name", jig_str_from(path, name));
    jig_json_str(j, "path", path);
    jig_json_end(j, '}');
}

void dap_put_place(const Dap *dap, JigJson *j, const ScriptLine *place) {
    if (place->path.len)
        dap_put_file(j, "source", place->path);
    dap_put_line(dap, j, "line", place->path.len ? place->line : 0);
    dap_put_line(dap, j, "column", place->path.len ? place->column : 0);
}

/* ---- Messages in ---- */

static const Request *request_of(JigStr command) {
    for (const Request *r = dap_requests; r->command; ++r)
        if (jig_str_is(command, r->command))
            return r;
    return NULL;
}

static void carry_out(Call *call, JigStr command) {
    Dap *dap = call->dap;
    const Request *r = request_of(command);
    if (!r)
        dap_fail(call, "there is no request '%.*s'", JIG_FMT(command));
    else if (!dap->is_initialized && r->answer != answer_initialize &&
             r->answer != answer_disconnect)
        dap_fail(call, "the debugger is not initialized");
    else if (r->needs_run && !dap->session)
        dap_fail(call, "no script is being debugged");
    else
        r->answer(call);
}

static void take(Dap *dap, const Json *message) {
    JigCharVec body = {0};
    JigJson out = dap_json(&body);
    const Json *command = json_get(message, "command");
    Call call = {.dap = dap,
                 .args = json_get(message, "arguments"),
                 .out = &out,
                 .arena = jig_arena_create()};
    if (json_is_str(command))
        carry_out(&call, json_str(command));
    else
        dap_fail(&call, "this is no request");
    answer(dap, message, &call, jig_chars_str(&body));
    if (call.then)
        call.then(dap);
    jig_vec_free(&body);
    jig_arena_destroy(call.arena);
}

static void read_message(Dap *dap, JigStr text) {
    Json *message = json_parse(text);
    JigStr type = json_str(json_get(message, "type"));
    if (!message) {
        const Call call = {.error = JIG_STR("this is no JSON")};
        answer(dap, NULL, &call, (JigStr){0});
        return;
    }
    if (!jig_str_is(type, "response") && !jig_str_is(type, "event"))
        take(dap, message);
    json_free(message);
}

/* ---- While a script is carried out ---- */

static bool ends(JigStr text) {
    Json *message = json_parse(text);
    JigStr command = json_str(json_get(message, "command"));
    bool is_end = jig_str_is(command, "disconnect") || jig_str_is(command, "terminate");
    if (message)
        json_free(message);
    return is_end;
}

static void wait_with(Dap *dap, JigStr text) {
    char *copy = jig_malloc(text.len + 1);
    if (text.len)
        memcpy(copy, text.ptr, text.len);
    copy[text.len] = 0;
    jig_vec_push(&dap->waiting, ((JigStr){copy, text.len}));
}

bool dap_is_given_up(Dap *dap) {
    JigStr message;
    WireEvent event;
    bool is_given_up = dap->exits;
    while ((event = wire_read(&dap->wire, 0, &message)) == WIRE_MESSAGE) {
        is_given_up |= ends(message);
        wait_with(dap, message);
    }
    dap->exits |= event != WIRE_PAUSE;
    return is_given_up || dap->exits;
}

void dap_drop_session(Dap *dap) {
    breaks_displace(&dap->breaks);
    session_destroy(dap->session);
    dap->session = NULL;
}

/* ---- The loop ---- */

static void read_waiting(Dap *dap) {
    for (size_t i = 0; i < dap->waiting.len; ++i) {
        JigStr text = dap->waiting.data[i];
        if (!dap->exits)
            read_message(dap, text);
        jig_free((char *)(uintptr_t)text.ptr);
    }
    dap->waiting.len = 0;
}

int dap_run(Dap *dap) {
    WireEvent event = WIRE_MESSAGE;
    while (!dap->exits && !dap->wire.broken) {
        JigStr message;
        event = wire_read(&dap->wire, -1, &message);
        if (event == WIRE_MESSAGE)
            read_message(dap, message);
        else
            dap->exits = true;
        read_waiting(dap);
    }
    if (event == WIRE_NOISE)
        fputs("jig dap: what came is no message of the protocol\n", stderr);
    dap_drop_session(dap);
    breaks_free(&dap->breaks);
    jig_vec_free(&dap->waiting);
    if (dap->launch.arena)
        jig_arena_destroy(dap->launch.arena);
    jig_vec_free(&dap->launch.libraries);
    jig_vec_free(&dap->launch.settings);
    wire_free(&dap->wire);
    return event == WIRE_NOISE;
}
