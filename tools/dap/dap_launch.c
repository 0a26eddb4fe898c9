/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Beginning and end of a session. */
#include "dap/dap_server.h"

/* ---- initialize ---- */

static const struct {
    const char *name, *label;
    uint32_t bit;
    bool is_on;
} failures[] = {
    {"definite", "Definite Failures", BREAK_DEFINITE, true},
    {"silenceable", "Silenceable Failures", BREAK_SILENCEABLE, true},
    {"suppressed", "Suppressed Failures", BREAK_SUPPRESSED, false},
};

static void put_filters(JigJson *j) {
    jig_json_begin(j, "exceptionBreakpointFilters", '[');
    for (size_t i = 0; i < JIG_LEN(failures); ++i) {
        jig_json_begin(j, NULL, '{');
        jig_json_str(j, "filter", jig_str(failures[i].name));
        jig_json_str(j, "label", jig_str(failures[i].label));
        jig_json_bool(j, "default", failures[i].is_on);
        jig_json_end(j, '}');
    }
    jig_json_end(j, ']');
}

void answer_exception_breakpoints(Call *call) {
    uint32_t bits = 0;
    for (const Json *f = json_first(json_get(call->args, "filters")); f; f = json_next(f))
        for (size_t i = 0; i < JIG_LEN(failures); ++i)
            if (jig_str_is(json_str(f), failures[i].name))
                bits |= failures[i].bit;
    call->dap->breaks.failures = bits;
}

static bool is_false(const Json *json) {
    return json && !json_is_true(json);
}

void answer_initialize(Call *call) {
    Dap *dap = call->dap;
    if (dap->is_initialized) {
        dap_fail(call, "the debugger is initialized already");
        return;
    }
    dap->is_initialized = true;
    dap->lines_from_0 = is_false(json_get(call->args, "linesStartAt1"));
    dap->columns_from_0 = is_false(json_get(call->args, "columnsStartAt1"));
    dap->hears_invalidated = json_is_true(json_get(call->args, "supportsInvalidatedEvent"));
    dap->breaks.failures = BREAK_DEFINITE | BREAK_SILENCEABLE;
    jig_json_begin(call->out, NULL, '{');
    dap_put_capabilities(call->out);
    put_filters(call->out);
    jig_json_end(call->out, '}');
}

/* ---- launch ---- */

static JigStr copy_text(const Launch *l, const Json *args, const char *name) {
    return jig_arena_str(l->arena, json_str(json_get(args, name)));
}

/* A text, a list of texts, or an object: then "name=value" each. */
static bool read_texts(const Launch *l, const Json *json, JigLines *out) {
    if (json_is_str(json))
        jig_vec_push(out, jig_arena_str(l->arena, json_str(json)));
    for (const Json *item = json_first(json); item; item = json_next(item)) {
        JigStr name = json_is_object(json) ? json_name(item) : (JigStr){0};
        JigStr text = json_is_str(item) ? jig_arena_str(l->arena, json_str(item))
                      : json_is_number(item)
                          ? jig_arena_printf(l->arena, "%lld", (long long)json_int(item))
                          : (JigStr){0};
        if (!text.ptr)
            return false;
        if (name.ptr)
            text = jig_arena_printf(l->arena, "%.*s=%.*s", JIG_FMT(name), JIG_FMT(text));
        jig_vec_push(out, text);
    }
    return true;
}

static void read_launch(Call *call, Launch *l) {
    const Json *args = call->args;
    int64_t max_steps = json_int(json_get(args, "maxSteps"));
    if (!l->arena)
        l->arena = jig_arena_create();
    l->libraries.len = l->settings.len = 0;
    l->folder = copy_text(l, args, "cwd");
    l->payload = copy_text(l, args, "payload");
    l->script = copy_text(l, args, "script");
    l->entry = copy_text(l, args, "entry");
    if (l->entry.len && l->entry.ptr[0] == '@')
        l->entry = jig_str_from(l->entry, 1);
    l->max_steps = max_steps > 0 ? (uint64_t)max_steps : 0;
    l->never_stops = json_is_true(json_get(args, "noDebug"));
    l->stops_on_entry = !l->never_stops && json_is_true(json_get(args, "stopOnEntry"));
    l->stops_at_end = !l->never_stops && json_is_true(json_get(args, "stopAtEnd"));
    l->allows_unregistered = json_is_true(json_get(args, "allowUnregisteredDialect"));
    if (!l->payload.len)
        dap_fail(call, "launch takes a payload, a file");
    else if (!read_texts(l, json_get(args, "libraries"), &l->libraries))
        dap_fail(call, "libraries are files or folders");
    else if (!read_texts(l, json_get(args, "params"), &l->settings))
        dap_fail(call, "params are texts or whole numbers by their names");
}

static void launched(Dap *dap) {
    dap_event(dap, "initialized", (JigStr){0});
    if (dap->is_configured)
        dap_begin(dap);
}

static void start(Call *call) {
    Dap *dap = call->dap;
    JigStr error = {0};
    dap_drop_session(dap);
    dap->session = session_create(dap, &dap->launch, call->arena, &error);
    if (!dap->session) {
        dap_fail(call, "%.*s", JIG_FMT(error));
        return;
    }
    breaks_place(dap);
}

void answer_launch(Call *call) {
    Dap *dap = call->dap;
    if (dap->session) {
        dap_fail(call, "a script is being debugged already");
        return;
    }
    read_launch(call, &dap->launch);
    if (!call->error.ptr)
        start(call);
    if (!call->error.ptr)
        call->then = launched;
}

void answer_configured(Call *call) {
    call->dap->is_configured = true;
    if (call->dap->session)
        call->then = dap_begin;
}

/* Files are read again. */
void answer_restart(Call *call) {
    Dap *dap = call->dap;
    if (!dap->launch.arena) {
        dap_fail(call, "nothing was launched");
        return;
    }
    const Json *anew = json_get(call->args, "arguments");
    if (json_is_object(anew) && json_get(anew, "payload")) {
        const Json *args = call->args;
        call->args = anew;
        read_launch(call, &dap->launch);
        call->args = args;
    }
    if (!call->error.ptr)
        start(call);
    if (!call->error.ptr)
        call->then = dap_begin;
}

/* ---- The end ---- */

static void end_session(Dap *dap) {
    dap_drop_session(dap);
    dap_event(dap, "terminated", (JigStr){0});
}

void answer_terminate(Call *call) {
    if (call->dap->session)
        call->then = end_session;
}

static void leave(Dap *dap) {
    dap->exits = true;
}

void answer_disconnect(Call *call) {
    call->then = leave;
}
