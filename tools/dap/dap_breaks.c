/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dap/dap_server.h"
#include "dap/dap_evaluate.h"

#include <stdlib.h>

/* ---- The list ---- */

static void break_free(Break *b) {
    jig_arena_destroy(b->arena);
}

void breaks_free(Breaks *b) {
    for (size_t i = 0; i < b->all.len; ++i)
        break_free(&b->all.data[i]);
    jig_vec_free(&b->all);
}

static void forget(Breaks *b, JigStr path) {
    size_t n = 0;
    for (size_t i = 0; i < b->all.len; ++i)
        if (jig_str_eq(b->all.data[i].path, path))
            break_free(&b->all.data[i]);
        else
            b->all.data[n++] = b->all.data[i];
    b->all.len = n;
}

void breaks_count_anew(Breaks *b) {
    for (size_t i = 0; i < b->all.len; ++i)
        b->all.data[i].num_hits = b->all.data[i].num_counted = 0;
}

/* ---- Places ---- */

static const ScriptLine *sequence_named(const ScriptLines *l, JigStr name) {
    if (name.len && name.ptr[0] == '@')
        name = jig_str_from(name, 1);
    for (size_t i = 0; name.len && i < l->all.len; ++i)
        if (jig_str_eq(l->all.data[i].sequence, name))
            return &l->all.data[i];
    return NULL;
}

static void place(const Session *s, Break *b) {
    b->place = !s            ? NULL
               : b->name.ptr ? sequence_named(&s->lines, b->name)
                             : script_line_at(&s->lines, b->path, b->line);
}

/* Where a breakpoint may be. */
static void mark_places(const Dap *dap) {
    ScriptLines *l = &dap->session->lines;
    for (size_t i = 0; i < l->all.len; ++i)
        l->all.data[i].is_watched = false;
    for (size_t i = 0; i < dap->breaks.all.len; ++i)
        if (dap->breaks.all.data[i].place)
            script_line_of(l, dap->breaks.all.data[i].place->op)->is_watched = true;
}

static void put_break(const Dap *dap, JigJson *j, const char *key, const Break *b) {
    jig_json_begin(j, key, '{');
    jig_json_int(j, "id", b->id);
    jig_json_bool(j, "verified", b->place != NULL);
    if (b->place)
        dap_put_place(dap, j, b->place);
    else
        jig_json_str(j, "message",
                     !dap->session ? JIG_STR("the script is not read yet")
                     : b->name.ptr ? JIG_STR("there is no named sequence of that name")
                                   : JIG_STR("there is no step of the script at this line"));
    jig_json_end(j, '}');
}

static void tell_changed(Dap *dap, const Break *b) {
    JigCharVec body = {0};
    JigJson j = dap_json(&body);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "reason", JIG_STR("changed"));
    put_break(dap, &j, "breakpoint", b);
    jig_json_end(&j, '}');
    dap_event(dap, "breakpoint", jig_chars_str(&body));
    jig_vec_free(&body);
}

void breaks_displace(Breaks *b) {
    for (size_t i = 0; i < b->all.len; ++i)
        b->all.data[i].place = NULL;
    breaks_count_anew(b);
}

void breaks_place(Dap *dap) {
    for (size_t i = 0; i < dap->breaks.all.len; ++i) {
        place(dap->session, &dap->breaks.all.data[i]);
        tell_changed(dap, &dap->breaks.all.data[i]);
    }
    mark_places(dap);
}

/* ---- Setting ---- */

static Break *add(Dap *dap, const Json *json) {
    Break b = {.arena = jig_arena_create(), .id = ++dap->num_breaks};
    b.condition = jig_arena_str(b.arena, json_str(json_get(json, "condition")));
    b.hits = jig_arena_str(b.arena, json_str(json_get(json, "hitCondition")));
    b.log = jig_arena_str(b.arena, json_str(json_get(json, "logMessage")));
    jig_vec_push(&dap->breaks.all, b);
    return &jig_vec_last(&dap->breaks.all);
}

static void put_added(Call *call, size_t first) {
    Dap *dap = call->dap;
    if (dap->session)
        mark_places(dap);
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "breakpoints", '[');
    for (size_t i = first; i < dap->breaks.all.len; ++i)
        put_break(dap, call->out, NULL, &dap->breaks.all.data[i]);
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
}

void answer_breakpoints(Call *call) {
    Dap *dap = call->dap;
    JigStr path = json_str(json_get(json_get(call->args, "source"), "path"));
    path = script_real_path(path, call->arena);
    if (path.len)
        forget(&dap->breaks, path);
    size_t first = dap->breaks.all.len;
    const Json *list = json_get(call->args, "breakpoints");
    for (const Json *json = json_first(list); json; json = json_next(json)) {
        Break *b = add(dap, json);
        b->path = jig_arena_str(b->arena, path);
        b->line = dap_read_line(dap, json_get(json, "line"));
        place(dap->session, b);
    }
    put_added(call, first);
    if (!path.len)
        forget(&dap->breaks, path);
}

void answer_function_breakpoints(Call *call) {
    Dap *dap = call->dap;
    forget(&dap->breaks, (JigStr){0});
    size_t first = dap->breaks.all.len;
    const Json *list = json_get(call->args, "breakpoints");
    for (const Json *json = json_first(list); json; json = json_next(json)) {
        Break *b = add(dap, json);
        b->name = jig_arena_str(b->arena, json_str(json_get(json, "name")));
        place(dap->session, b);
    }
    put_added(call, first);
}

void answer_breakpoint_locations(Call *call) {
    const Session *s = call->dap->session;
    JigStr path = json_str(json_get(json_get(call->args, "source"), "path"));
    path = script_real_path(path, call->arena);
    int64_t first = dap_read_line(call->dap, json_get(call->args, "line")), last = first;
    if (json_is_number(json_get(call->args, "endLine")))
        last = dap_read_line(call->dap, json_get(call->args, "endLine"));
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "breakpoints", '[');
    for (size_t i = 0; i < s->lines.all.len; ++i) {
        const ScriptLine *l = &s->lines.all.data[i];
        if (!jig_str_eq(l->path, path) || l->line < first || l->line > last)
            continue;
        jig_json_begin(call->out, NULL, '{');
        dap_put_line(call->dap, call->out, "line", l->line);
        dap_put_line(call->dap, call->out, "column", l->column);
        jig_json_end(call->out, '}');
    }
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
}

/* ---- Conditions ---- */

/* What can't be told stops, and says why. */
static bool holds(Dap *dap, const Break *b, size_t stop, JigArena *a) {
    Value value;
    JigStr error = {0};
    if (!b->condition.len)
        return true;
    session_go(dap->session, stop);
    if (dap_evaluate(dap->session, b->place->op, b->condition, a, &value, &error))
        return value.number != 0;
    dap_say(dap, "stderr",
            jig_arena_printf(a, "condition '%.*s': %.*s\n", JIG_FMT(b->condition), JIG_FMT(error)));
    return true;
}

static bool is_of(const Session *s, const Break *b, size_t stop) {
    const Stop *at = &s->stops.data[stop];
    return b->place && at->kind == STOP_STEP && jig_run_step_op(s->run, at->step) == b->place->op;
}

/* Which time it is that the breakpoint stops there, whichever way the debugger came. */
static size_t count_hits(Dap *dap, Break *b, size_t stop, JigArena *a) {
    if (stop < b->num_counted)
        b->num_hits = b->num_counted = 0;
    for (; b->num_counted <= stop; ++b->num_counted)
        b->num_hits += is_of(dap->session, b, b->num_counted) && holds(dap, b, b->num_counted, a);
    return b->num_hits;
}

/* "3": from the third time on; with "==", "<", "<=", ">", ">=" or "%" before it. */
static bool is_time(JigStr condition, size_t hits) {
    char how[3] = {0};
    size_t n = 0;
    while (condition.len && (condition.ptr[0] == ' ' || strchr("=<>%", condition.ptr[0]))) {
        if (condition.ptr[0] != ' ' && n < 2)
            how[n++] = condition.ptr[0];
        condition = jig_str_from(condition, 1);
    }
    uint64_t number = 0;
    for (;
         condition.len && condition.ptr[0] >= '0' && condition.ptr[0] <= '9' && number < UINT32_MAX;
         condition = jig_str_from(condition, 1))
        number = 10 * number + (uint64_t)(condition.ptr[0] - '0');
    switch (how[0]) {
    case '%':
        return number && hits % number == 0;
    case '<':
        return how[1] ? hits <= number : hits < number;
    case '>':
        return how[1] ? hits >= number : hits > number;
    case '=':
        return hits == number;
    default:
        return hits >= number;
    }
}

/* ---- Log points ---- */

static JigStr value_of(Dap *dap, const Break *b, JigStr text, JigArena *a) {
    Value value;
    JigStr error = {0};
    return dap_evaluate(dap->session, b->place->op, text, a, &value, &error) ? value.text : error;
}

/* "{%loops}" in the message is what it has. */
static void log_message(Dap *dap, const Break *b, size_t stop, JigArena *a) {
    JigStr rest = b->log, text = {0};
    session_go(dap->session, stop);
    dap_tell_output(dap);
    while (rest.len) {
        size_t open = jig_str_find(rest, JIG_STR("{"));
        JigStr inside = jig_str_from(rest, open < rest.len ? open + 1 : open);
        size_t close = jig_str_find(inside, JIG_STR("}"));
        text = jig_arena_printf(a, "%.*s%.*s", JIG_FMT(text), (int)open, rest.ptr);
        rest = jig_str_from(inside, close < inside.len ? close + 1 : close);
        if (inside.len)
            text = jig_arena_printf(a, "%.*s%.*s", JIG_FMT(text),
                                    JIG_FMT(value_of(dap, b, (JigStr){inside.ptr, close}, a)));
    }
    dap_say(dap, "console", jig_arena_printf(a, "%.*s\n", JIG_FMT(text)));
}

/* ---- Stopping ---- */

static bool stops_here(Dap *dap, Break *b, size_t stop, bool forwards, JigArena *a) {
    if (!is_of(dap->session, b, stop) || !holds(dap, b, stop, a) ||
        (b->hits.len && !is_time(b->hits, count_hits(dap, b, stop, a))))
        return false;
    if (!b->log.len)
        return true;
    if (forwards)
        log_message(dap, b, stop, a);
    return false;
}

static bool at_step(Dap *dap, size_t stop, bool forwards, JigArena *a, BreakHit *hit) {
    const Session *s = dap->session;
    const ScriptLine *l =
        script_line_of(&s->lines, jig_run_step_op(s->run, s->stops.data[stop].step));
    if (!l || !l->is_watched)
        return false;
    for (size_t i = 0; i < dap->breaks.all.len; ++i) {
        Break *b = &dap->breaks.all.data[i];
        if (!stops_here(dap, b, stop, forwards, a))
            continue;
        hit->reason = b->name.ptr ? "function breakpoint" : "breakpoint";
        jig_vec_push(&hit->ids, b->id);
    }
    return hit->ids.len > 0;
}

static bool at_failure(Dap *dap, size_t stop, JigArena *a, BreakHit *hit) {
    Session *s = dap->session;
    const JigRunStep *step = jig_run_step(s->run, s->stops.data[stop].step);
    uint32_t kind = step->silenced                 ? BREAK_SUPPRESSED
                    : step->status == JIG_DEFINITE ? BREAK_DEFINITE
                                                   : BREAK_SILENCEABLE;
    if (!(dap->breaks.failures & kind))
        return false;
    JigLines lines = {0};
    session_go(s, stop);
    hit->reason = "exception";
    hit->description = session_failure(s, s->stops.data[stop].step, a, &lines);
    jig_vec_free(&lines);
    return true;
}

bool breaks_at(Dap *dap, size_t stop, bool forwards, JigArena *a, BreakHit *hit) {
    if (dap->launch.never_stops)
        return false;
    switch (dap->session->stops.data[stop].kind) {
    case STOP_STEP:
        return at_step(dap, stop, forwards, a, hit);
    case STOP_FAILURE:
        return at_failure(dap, stop, a, hit);
    default:
        return false;
    }
}
