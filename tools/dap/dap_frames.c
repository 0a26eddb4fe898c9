/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Threads, frames, scopes, and why it stopped at a failure. */
#include "dap/dap_server.h"
#include "dap/dap_variables.h"

void answer_threads(Call *call) {
    jig_json_raw(call->out, NULL, JIG_STR("{\"threads\": [{\"id\": 1, \"name\": \"script\"}]}"));
}

/* ---- Frames: a step, and those that it stands in ---- */

/* "transform.foreach, pass 2 of 3", of which `inner` is a step inside. */
static JigStr frame_name(const Session *s, size_t step, size_t inner, JigArena *a) {
    const JigRunStep *at = jig_run_step(s->run, step);
    JigStr name = jig_wording_call(at->op, a);
    if (inner == JIG_NO_STEP || at->num_passes < 2)
        return name;
    return jig_arena_printf(a, "%.*s, pass %zu of %zu", JIG_FMT(name),
                            jig_run_step(s->run, inner)->pass, at->num_passes);
}

static void put_frame(const Call *call, int64_t id, JigStr name, JigOp *op) {
    const Session *s = call->dap->session;
    const ScriptLine *known = script_line_of(&s->lines, op);
    ScriptLine place = known ? *known : (ScriptLine){0};
    if (!known)
        place.path =
            script_path_of(s->ctx, jig_op_loc(op), &place.line, &place.column, call->arena);
    if (place.path.len && place.path.ptr[0] != '/')
        place = (ScriptLine){0}; /* from the console */
    jig_json_begin(call->out, NULL, '{');
    jig_json_int(call->out, "id", id);
    jig_json_str(call->out, "name", name);
    dap_put_place(call->dap, call->out, &place);
    jig_json_end(call->out, '}');
}

static size_t num_frames(const Session *s, size_t step) {
    return step == JIG_NO_STEP ? 1 : jig_run_step(s->run, step)->depth + 1;
}

void answer_stack(Call *call) {
    const Session *s = call->dap->session;
    int64_t start = json_int(json_get(call->args, "startFrame"));
    int64_t levels = json_int(json_get(call->args, "levels")), i = 0;
    size_t step = session_stop(s)->step, inner = JIG_NO_STEP;
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "stackFrames", '[');
    if (step == JIG_NO_STEP)
        put_frame(call, 1, JIG_STR("the end of the script"), session_op(s));
    for (; step != JIG_NO_STEP; inner = step, step = jig_run_step(s->run, step)->parent, ++i)
        if (i >= start && (levels <= 0 || i < start + levels))
            put_frame(call, (int64_t)step + 2, frame_name(s, step, inner, call->arena),
                      jig_run_step_op(s->run, step));
    jig_json_end(call->out, ']');
    jig_json_int(call->out, "totalFrames", (int64_t)num_frames(s, session_stop(s)->step));
    jig_json_end(call->out, '}');
}

/* ---- Scopes ---- */

static void put_scope(JigJson *j, const char *name, int64_t number, bool is_expensive) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "name", jig_str(name));
    jig_json_int(j, "variablesReference", number);
    jig_json_bool(j, "expensive", is_expensive);
    jig_json_end(j, '}');
}

void answer_scopes(Call *call) {
    Session *s = call->dap->session;
    size_t step;
    const JigOp *at = session_frame(s, json_int(json_get(call->args, "frameId")), &step);
    if (!at) {
        dap_fail(call, "there is no such frame");
        return;
    }
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "scopes", '[');
    put_scope(call->out, "Handles", variables_of_handles(s, at), false);
    put_scope(call->out, "Payload", variables_of_payload(s), true);
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
}

/* ---- Failures ---- */

static JigStr joined(const JigLines *lines, JigArena *a) {
    JigStr text = {0};
    for (size_t i = 0; i < lines->len; ++i)
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), i ? "\n" : "",
                                JIG_FMT(lines->data[i]));
    return text;
}

void answer_exception(Call *call) {
    Session *s = call->dap->session;
    const Stop *stop = session_stop(s);
    JigJson *j = call->out;
    if (stop->kind != STOP_FAILURE) {
        dap_fail(call, "it did not stop at a failure");
        return;
    }
    const JigRunStep *step = jig_run_step(s->run, stop->step);
    bool is_silenced = step->silenced, is_definite = step->status == JIG_DEFINITE;
    JigLines lines = {0};
    JigStr message = session_failure(s, stop->step, call->arena, &lines);
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "exceptionId",
                 is_definite ? JIG_STR("definite failure") : JIG_STR("silenceable failure"));
    jig_json_str(j, "description", message);
    jig_json_str(j, "breakMode", is_silenced ? JIG_STR("always") : JIG_STR("unhandled"));
    jig_json_begin(j, "details", '{');
    jig_json_str(j, "message", message);
    jig_json_str(j, "stackTrace", joined(&lines, call->arena));
    jig_json_end(j, '}');
    jig_json_end(j, '}');
    jig_vec_free(&lines);
}
