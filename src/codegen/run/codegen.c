/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig/codegen.h over the table of libjigcodegen.so. */
#include "jig/codegen.h"

#include "codegen/run/child.h"
#include "codegen/run/machine_job.h"
#include "codegen/run/load.h"
#include "lint/lint.h"
#include "support/arena.h"
#include "support/check.h"

#include <stdlib.h>
#include <unistd.h>

bool jig_codegen_available(JigReason *why) {
    return jig_run_machine_probe(why);
}

JigMachineJob jig_run_machine_job(JigStr ir, const JigCodeOptions *o) {
    JIG_REQUIRE(ir.ptr || !ir.len);
    static const JigCodeOptions none;
    o = o ? o : &none;
    return (JigMachineJob){.ir = ir,
                           .name = o->name ? o->name : "module",
                           .triple = o->triple,
                           .cpu = o->cpu,
                           .feature = o->features,
                           .level = o->level,
                           .entry = o->entry,
                           .libraries = o->libraries};
}

/* ---- Why not ---- */

static const char unknown_cpu[] = "unknown-cpu"; /* the kind of a reason */

static bool is_about_cpu(JigStr complaint) {
    return jig_str_ends_with(complaint, "is not a recognized processor for this target");
}

/* In LLVM's words, which has no list of names to ask for. */
static bool refuse_cpu(JigReason *why, JigStr complaint, JigArena *a) {
    const char *quote = memchr(complaint.ptr, '\'', complaint.len);
    JigStr rest = quote ? jig_str_from(complaint, (size_t)(quote + 1 - complaint.ptr)) : complaint;
    const char *end = memchr(rest.ptr, '\'', rest.len);
    JigStr cpu = {rest.ptr, end ? (size_t)(end - rest.ptr) : 0},
           near = jig_lint_machine_near(jig_arena_str(a, cpu).ptr, a);
    return jig_refuse(why, JIG_NOWHERE, near.len ? "{}; did you mean {}?" : "{}{}",
                      jig_fact_str(complaint), jig_fact_str(near), jig_fact_kind(unknown_cpu));
}

/* The first complaint is the reason, the others are notes. */
static bool refuse(JigReason *why, JigStr complaint) {
    if (!jig_reason_given(why))
        return jig_refuse(why, JIG_NOWHERE, "{}", jig_fact_str(complaint));
    return jig_refuse_note(why, JIG_NOWHERE, "{}", jig_fact_str(complaint));
}

bool jig_run_child_refusal(const JigChildResult *r, const JigChildLimits *limits, JigArena *a,
                           JigReason *why) {
    JigStr sentence = jig_run_child_describe(r, limits, a);
    for (size_t i = 0; i < r->num_complaints; ++i) {
        if (is_about_cpu(r->complaints[i])) /* what follows is about having none */
            return refuse_cpu(why, r->complaints[i], a);
        refuse(why, r->complaints[i]);
    }
    if (sentence.len && !r->num_complaints)
        refuse(why, sentence);
    return r->end == JIG_CHILD_DONE;
}

bool jig_run_report(JigContext *ctx, JigLoc loc, const JigReason *why) {
    JigArena *a = jig_arena_create();
    JigStr text = jig_reason_text(why, a);
    jig_error(ctx, loc, "%.*s", JIG_FMT(text));
    for (size_t i = 0; i < why->num_notes; ++i) {
        JigStr note = jig_clause_text(&why->notes[i], a);
        jig_note(ctx, loc, "%.*s", JIG_FMT(note));
    }
    jig_arena_destroy(a);
    return false;
}

bool jig_run_report_of_options(JigContext *ctx, JigLoc loc, const JigReason *why) {
    if (!why->kind || strcmp(why->kind, unknown_cpu) != 0)
        return jig_run_report(ctx, loc, why);
    JigArena *a = jig_arena_create();
    JigStr text = jig_arena_printf(a, "--mcpu: %.*s\n", JIG_FMT(jig_reason_text(why, a)));
    jig_diag_flush(ctx);
    jig_stream_write(ctx, JIG_STREAM_MESSAGES, text.ptr, text.len);
    jig_arena_destroy(a);
    return false;
}

/* ---- In a child ---- */

void jig_run_child_on_fatal(const char *text) {
    JIG_REQUIRE(text);
    (void)jig_run_child_end_capture(); /* what LLVM wrote before is why */
    jig_run_child_say(text, strlen(text));
    _exit(1);
}

static void say_to_parent(void *user, const char *text, size_t len) {
    (void)user;
    jig_run_child_say(text, len);
}

const JigMachineSay jig_run_child_complaints = {.fn = say_to_parent};

typedef struct Emission {
    JigMachineJob job;
    JigMachineForm form;
    JigChildLimits limits;
} Emission;

static void send_piece(void *user, const char *text, size_t len) {
    (void)user;
    jig_run_child_send(text, len);
}

static bool emit(void *user) {
    Emission *e = user;
    jig_run_child_compile(&e->limits);
    jig_run_child_capture_stderr();
    const JigMachineCode *machine = jig_run_child_machine();
    JIG_CHECK(machine);
    machine->on_fatal(jig_run_child_on_fatal);
    bool ok = machine->emit(&e->job, e->form, send_piece, NULL, jig_run_child_complaints);
    return jig_run_child_end_capture() && ok;
}

bool jig_codegen_emit(JigStr ir, JigCodeForm form, const JigCodeOptions *options, JigWriteFn write,
                      void *user, JigReason *why) {
    JIG_REQUIRE(write && form <= JIG_CODE_BITCODE);
    Emission e = {.job = jig_run_machine_job(ir, options)};
    static const JigMachineForm forms[] = {[JIG_CODE_ASSEMBLY] = JIG_ASSEMBLY,
                                           [JIG_CODE_OBJECT] = JIG_OBJECT,
                                           [JIG_CODE_BITCODE] = JIG_BITCODE};
    e.form = forms[form];
    JigArena *a = jig_arena_create();
    JigChildResult result;
    e.limits.compile_seconds = options ? options->max_seconds : 0;
    jig_run_child_run(emit, &e, NULL, a, &result);
    bool ok = jig_run_child_refusal(&result, &e.limits, a, why);
    if (ok)
        write(user, result.data.ptr, result.data.len);
    jig_free((char *)result.data.ptr);
    jig_arena_destroy(a);
    return ok;
}

/* ---- In this process ---- */

struct JigJit {
    const JigMachineCode *machine;
    JigMachineJit *jit;
    bool started;
};

static void say_as_reason(void *user, const char *text, size_t len) {
    refuse(user, (JigStr){text, len});
}

JigJit *jig_jit_create(JigStr ir, const JigCodeOptions *options, JigReason *why) {
    JIG_REQUIRE(ir.ptr || !ir.len);
    const JigMachineCode *machine = jig_run_machine_probe(why) ? jig_run_machine_load(why) : NULL;
    if (!machine)
        return NULL;
    JigArena *a = jig_arena_create();
    JigReason unread = JIG_REASON(a);
    JigMachineJob job = jig_run_machine_job(ir, options);
    JigMachineJit *code = machine->jit_create(
        &job, (JigMachineSay){.fn = say_as_reason, .user = why ? why : &unread});
    jig_arena_destroy(a);
    if (!code)
        return NULL;
    JigJit *jit = jig_calloc(1, sizeof *jit);
    *jit = (JigJit){.machine = machine, .jit = code};
    return jit;
}

void jig_jit_destroy(JigJit *jit) {
    if (!jit)
        return;
    jit->machine->jit_destroy(jit->jit);
    jig_free(jit);
}

JigPackedFn jig_jit_function(JigJit *jit, const char *name) {
    JIG_REQUIRE(jit && name);
    JigMachineFunction found;
    if (!jit->machine->jit_find(jit->jit, name, &found))
        return NULL;
    jit->machine->jit_start(jit->jit);
    return found.call;
}

const char *jig_jit_type(const JigJit *jit, const char *name) {
    JIG_REQUIRE(jit && name);
    JigMachineFunction found;
    return jit->machine->jit_find(jit->jit, name, &found) ? found.type : NULL;
}
