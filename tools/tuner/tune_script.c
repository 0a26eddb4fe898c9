/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_script.h"

#include "jig/amend.h"
#include "jig/asm.h"
#include "transform/passes/passes.h"
#include "outputs.h"
#include "tools.h"
#include "tuner/tune_worker.h"

#include <string.h>

/* The file that has the script, and what it is called. */
static JigStr text_of(const TuneScript *t, JigStr *name) {
    const TuneCheck *c = t->texts;
    *name = jig_str(c->script.ptr ? c->script_name : c->payload_name);
    return c->script.ptr ? c->script : c->payload;
}

/* ---- The author's text ---- */

static bool choose(const TuneScript *t, JigAmend *am, const uint64_t *point) {
    JigOp *entry = jig_script_find_entry(jig_amend_script(am), jig_str(t->s->entry.script_entry));
    for (size_t i = 0; entry && i < t->space->num_axes; ++i) {
        const JigTuneAxis *x = &t->space->axes[i];
        JigStr value = jig_knob_value_text_at(&x->values, point[i], t->a);
        if (!jig_amend_choose(am, entry, x->name, value, NULL))
            return false;
    }
    return entry;
}

static bool amend(const TuneScript *t, JigContext *ctx, const uint64_t *point, JigStr *text) {
    JigStr name, before = text_of(t, &name);
    JigDiagCapture said;
    if (t->s->entry.libraries.len || t->s->given.len)
        return false;
    jig_diag_capture_begin(ctx, &said);
    JigAmend *am = jig_amend_open(ctx, before, name, NULL);
    bool ok = am && choose(t, am, point) && jig_amend_text(am, t->a, text, NULL);
    if (am)
        jig_amend_close(am);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    return ok;
}

/* ---- Printed anew ---- */

static JigOp *settled(const TuneScript *t, JigContext *ctx, const uint64_t *point) {
    const TuneSettings *s = t->s;
    ScriptOptions how = {.explain = EXPLAIN_OFF};
    for (size_t i = 0; i < s->given.len; ++i)
        jig_vec_push(&how.set, s->given.data[i]);
    tune_list_choices(t->space, point, t->a, &how.set);
    JigStr name, text = text_of(t, &name);
    JigOp *script = jig_parse_module(ctx, text, name, true);
    JigOp *entry = script ? input_entry(script, s->entry.script_entry, s->entry.libraries.data,
                                        s->entry.libraries.len, !s->entry.script)
                          : NULL;
    entry = entry ? script_link(entry, script) : NULL;
    bool ok = entry && script_settle(entry, &how);
    script_options_free(&how);
    return ok ? script : NULL;
}

bool tune_script_write(const TuneScript *t, const uint64_t *point) {
    const char *path = t->s->output;
    JigContext *ctx = jig_tool_context();
    JigOutput out;
    JigStr text;
    bool ok;
    jig_context_allow_unregistered(ctx, t->s->allow_unregistered);
    if (amend(t, ctx, point, &text)) {
        ok = output_open(&out, path);
        if (ok)
            jig_output_write(&out, text.ptr, text.len);
        ok = ok && output_close(&out, path, true);
    } else {
        JigOp *script = settled(t, ctx, point);
        ok = script && output_open(&out, path) &&
             output_close(&out, path, output_write_module(&out, script));
    }
    jig_context_destroy(ctx);
    return ok;
}
