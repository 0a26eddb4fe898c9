/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Going on and back. A way ends at its target, or before that where something stops. */
#include "dap/dap_server.h"

/* ---- Telling ---- */

void dap_say(Dap *dap, const char *category, JigStr text) {
    JigCharVec body = {0};
    JigJson j = dap_json(&body);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "category", jig_str(category));
    jig_json_str(&j, "output", text);
    jig_json_end(&j, '}');
    dap_event(dap, "output", jig_chars_str(&body));
    jig_vec_free(&body);
}

static void tell_one(Dap *dap, const Output *o) {
    JigCharVec body = {0};
    JigJson j = dap_json(&body);
    JigArena *a = jig_arena_create();
    ScriptLine at = {0};
    at.path = script_path_of(dap->session->ctx, o->at, &at.line, &at.column, a);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "category", jig_str(o->category));
    jig_json_str(&j, "output", o->text);
    if (at.path.len && at.line)
        dap_put_place(dap, &j, &at);
    jig_json_end(&j, '}');
    dap_event(dap, "output", jig_chars_str(&body));
    jig_vec_free(&body);
    jig_arena_destroy(a);
}

void dap_tell_output(Dap *dap) {
    Session *s = dap->session;
    const Stop *stop = session_stop(s);
    for (; s->num_told < s->outputs.len; ++s->num_told) {
        const Output *o = &s->outputs.data[s->num_told];
        if (stop->kind != STOP_END && o->moment >= stop->moment)
            return;
        tell_one(dap, o);
    }
}

static void put_stopped(Dap *dap, const char *reason, JigStr description,
                        const BreakHit *hit /* or NULL */) {
    JigCharVec body = {0};
    JigJson j = dap_json(&body);
    dap_tell_output(dap);
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "reason", jig_str(reason));
    if (description.len) {
        jig_json_str(&j, "description", description);
        jig_json_str(&j, "text", description);
    }
    jig_json_int(&j, "threadId", 1);
    jig_json_bool(&j, "allThreadsStopped", true);
    if (hit && hit->ids.len) {
        jig_json_begin(&j, "hitBreakpointIds", '[');
        for (size_t i = 0; i < hit->ids.len; ++i)
            jig_json_int(&j, NULL, hit->ids.data[i]);
        jig_json_end(&j, ']');
    }
    jig_json_end(&j, '}');
    dap_event(dap, "stopped", jig_chars_str(&body));
    jig_vec_free(&body);
}

void dap_tell_stopped(Dap *dap, const char *reason, JigStr description) {
    put_stopped(dap, reason, description, NULL);
}

void dap_tell_invalidated(Dap *dap) {
    breaks_count_anew(&dap->breaks);
    dap_tell_output(dap);
    if (dap->hears_invalidated)
        dap_event(dap, "invalidated", JIG_STR("{\"areas\": [\"all\"], \"threadId\": 1}"));
    else
        dap_tell_stopped(dap, "step", (JigStr){0});
}

void dap_tell_end(Dap *dap) {
    bool is_well = session_is_well(dap->session);
    dap_tell_output(dap);
    dap_event(dap, "exited", is_well ? JIG_STR("{\"exitCode\": 0}") : JIG_STR("{\"exitCode\": 1}"));
    dap_event(dap, "terminated", (JigStr){0});
}

/* ---- Ways ---- */

static size_t last_stop(const Session *s) {
    return s->stops.len - 1;
}

static size_t depth_of(const Session *s, const Stop *stop) {
    return stop->step == JIG_NO_STEP ? 0 : jig_run_step(s->run, stop->step)->depth;
}

static size_t target_of_next(const Session *s) {
    return session_stop_behind(s, session_stop(s)->step);
}

static size_t target_of_step_in(const Session *s) {
    size_t at = s->at;
    while (at < last_stop(s) && s->stops.data[++at].kind == STOP_FAILURE) {
    }
    return at;
}

static size_t target_of_step_out(const Session *s) {
    size_t step = session_stop(s)->step;
    return session_stop_behind(s, step == JIG_NO_STEP ? step : jig_run_step(s->run, step)->parent);
}

static size_t target_of_continue(const Session *s) {
    return last_stop(s);
}

/* Before the step that came before, not into what that did inside. */
static size_t target_of_step_back(const Session *s) {
    size_t at = s->at, depth = depth_of(s, session_stop(s));
    bool failed = session_stop(s)->kind == STOP_FAILURE;
    while (at > 0) {
        const Stop *stop = &s->stops.data[--at];
        if (stop->kind == STOP_STEP &&
            (failed ? stop->step == session_stop(s)->step : depth_of(s, stop) <= depth))
            return at;
    }
    return 0;
}

static size_t target_of_reverse(const Session *s) {
    (void)s;
    return 0;
}

static void arrive(Dap *dap, size_t stop, const char *reason, const BreakHit *hit) {
    Session *s = dap->session;
    bool is_end = s->stops.data[stop].kind == STOP_END;
    session_go(s, stop);
    if (is_end && !dap->launch.stops_at_end)
        dap_tell_end(dap);
    else
        put_stopped(dap, hit ? hit->reason : reason,
                    hit      ? hit->description
                    : is_end ? session_is_well(s) ? JIG_STR("the script has ended")
                                                  : JIG_STR("the script has failed")
                             : (JigStr){0},
                    hit);
}

/* From `first` on, which counts, to the target. */
static void go(Dap *dap, size_t first, size_t target, bool forwards, const char *reason) {
    JigArena *a = jig_arena_create();
    BreakHit hit = {0};
    bool is_hit = false;
    size_t at = first;
    for (;; forwards ? ++at : --at) {
        is_hit = breaks_at(dap, at, forwards, a, &hit);
        if (is_hit || at == target)
            break;
    }
    arrive(dap, at, reason, is_hit ? &hit : NULL);
    jig_vec_free(&hit.ids);
    jig_arena_destroy(a);
}

static void go_on(Dap *dap, size_t target, const char *reason) {
    Session *s = dap->session;
    if (s->at == last_stop(s))
        dap_tell_end(dap);
    else
        go(dap, s->at + 1, target, true, reason);
}

static void go_back(Dap *dap, size_t target, const char *reason) {
    Session *s = dap->session;
    if (!s->at)
        dap_tell_stopped(dap, "entry", JIG_STR("this is the beginning"));
    else
        go(dap, s->at - 1, target, false, target ? reason : "entry");
}

void dap_begin(Dap *dap) {
    Session *s = dap->session;
    breaks_count_anew(&dap->breaks);
    session_go(s, 0);
    if (dap->launch.stops_on_entry && s->stops.len > 1)
        dap_tell_stopped(dap, "entry", (JigStr){0});
    else
        go(dap, 0, last_stop(s), true, "step");
}

static void do_continue(Dap *dap) {
    go_on(dap, target_of_continue(dap->session), "step");
}

static void do_next(Dap *dap) {
    go_on(dap, target_of_next(dap->session), "step");
}

static void do_step_in(Dap *dap) {
    go_on(dap, target_of_step_in(dap->session), "step");
}

static void do_step_out(Dap *dap) {
    go_on(dap, target_of_step_out(dap->session), "step");
}

static void do_step_back(Dap *dap) {
    go_back(dap, target_of_step_back(dap->session), "step");
}

static void do_reverse(Dap *dap) {
    go_back(dap, target_of_reverse(dap->session), "step");
}

/* ---- Requests ---- */

void answer_continue(Call *call) {
    jig_json_raw(call->out, NULL, JIG_STR("{\"allThreadsContinued\": true}"));
    call->then = do_continue;
}

void answer_next(Call *call) {
    call->then = do_next;
}

void answer_step_in(Call *call) {
    call->then = do_step_in;
}

void answer_step_out(Call *call) {
    call->then = do_step_out;
}

void answer_step_back(Call *call) {
    call->then = do_step_back;
}

void answer_reverse(Call *call) {
    call->then = do_reverse;
}

/* Nothing goes on while the debugger listens: before it has begun, it stops at once. */
void answer_pause(Call *call) {
    if (!call->dap->is_configured)
        call->dap->launch.stops_on_entry = true;
}

/* ---- Going there: each time that a step at a line began ---- */

void answer_goto_targets(Call *call) {
    enum { MOST = 50 };
    Session *s = call->dap->session;
    JigStr path = json_str(json_get(json_get(call->args, "source"), "path"));
    const ScriptLine *line = script_line_at(&s->lines, script_real_path(path, call->arena),
                                            dap_read_line(call->dap, json_get(call->args, "line")));
    JigJson *j = call->out;
    size_t found = 0;
    jig_json_begin(j, NULL, '{');
    jig_json_begin(j, "targets", '[');
    for (size_t i = 0; line && i < jig_run_num_steps(s->run) && found < MOST; ++i) {
        if (jig_run_step_op(s->run, i) != line->op)
            continue;
        JigStr number = jig_run_step_number(s->run, i, call->arena);
        jig_json_begin(j, NULL, '{');
        jig_json_int(j, "id", (int64_t)session_stop_of(s, i));
        jig_json_str(j, "label", jig_arena_printf(call->arena, "step %.*s", JIG_FMT(number)));
        dap_put_line(call->dap, j, "line", line->line);
        jig_json_end(j, '}');
        ++found;
    }
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

static void tell_gone(Dap *dap) {
    dap_tell_stopped(dap, "goto", (JigStr){0});
}

void answer_goto(Call *call) {
    Session *s = call->dap->session;
    int64_t target = json_int(json_get(call->args, "targetId"));
    if (target < 0 || target > (int64_t)last_stop(s)) {
        dap_fail(call, "there is no such target");
        return;
    }
    session_go(s, (size_t)target);
    call->then = tell_gone;
}
