/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Documents: the files of the script, and the payload at a moment, which no file has. */
#include "dap/dap_server.h"
#include "jig/asm.h"

void dap_put_payload(const Session *s, JigJson *j, const char *key, size_t moment) {
    JigArena *a = jig_arena_create();
    const Stop *stop = session_stop(s);
    JigStr when =
        stop->step == JIG_NO_STEP
            ? JIG_STR("the end")
            : jig_arena_printf(a, "step %.*s", JIG_FMT(jig_run_step_number(s->run, stop->step, a)));
    jig_json_begin(j, key, '{');
    jig_json_str(j, "name", jig_arena_printf(a, "payload at %.*s.mlir", JIG_FMT(when)));
    jig_json_int(j, "sourceReference", (int64_t)moment + 1);
    jig_json_str(j, "origin", JIG_STR("jig"));
    jig_json_end(j, '}');
    jig_arena_destroy(a);
}

void answer_sources(Call *call) {
    const Session *s = call->dap->session;
    bool is_known = false;
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "sources", '[');
    for (size_t i = 0; s && i < s->lines.paths.len; ++i) {
        is_known |= jig_str_eq(s->lines.paths.data[i], s->payload_path);
        dap_put_file(call->out, NULL, s->lines.paths.data[i]);
    }
    if (s && !is_known)
        dap_put_file(call->out, NULL, s->payload_path);
    if (s)
        dap_put_payload(s, call->out, NULL, session_stop(s)->moment);
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
}

void answer_source(Call *call) {
    Session *s = call->dap->session;
    const Json *number = json_get(json_get(call->args, "source"), "sourceReference");
    int64_t moment = json_int(number ? number : json_get(call->args, "sourceReference")) - 1;
    if (moment < 0 || moment >= (int64_t)jig_run_num_moments(s->run)) {
        dap_fail(call, "there is no document of that number");
        return;
    }
    jig_run_go(s->run, (size_t)moment);
    JigStr text = jig_op_to_str(s->payload, NULL, call->arena);
    jig_run_go(s->run, session_stop(s)->moment);
    jig_json_begin(call->out, NULL, '{');
    jig_json_str(call->out, "content", text);
    jig_json_str(call->out, "mimeType", JIG_STR("text/x-mlir"));
    jig_json_end(call->out, '}');
}
