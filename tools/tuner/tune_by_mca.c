/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A candidate costs the cycles that llvm-mca counts for a thousand operations on floats in the
 * hottest loop of its code, which may be for another machine: nothing is run. llvm-mca knows units
 * and latencies, and takes all of memory for the nearest cache.
 */
#include "codegen/run/program.h"
#include "jig/asm.h"
#include "jig/codegen.h"
#include "jig/iface.h"
#include "jig/llvm_ir.h"
#include "jig/lower.h"
#include "input.h"
#include "support/vec.h"
#include "tools.h"
#include "tuner/tune_assembly.h"
#include "tuner/tune_file.h"
#include "tuner/tune_meter.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct ByMca {
    const TuneSettings *s;
    JigStr function;
    const char *program;
    const char **argv;
    TuneFile file; /* with the loop */
} ByMca;

/* Of the loop, so that it is in its stride, and a long one takes no more time than others. */
enum { FEWEST = 4, MOST = 100, INSTRUCTIONS = 20000 };

static int iterations_of(JigStr loop) {
    int lines = 1;
    for (size_t i = 0; i < loop.len; ++i)
        lines += loop.ptr[i] == '\n';
    int n = INSTRUCTIONS / lines;
    return n < FEWEST ? FEWEST : n > MOST ? MOST : n;
}

/* ---- Assembly ---- */

static bool emit(const ByMca *m, JigOp *payload, JigCharVec *out, JigReason *why) {
    const JigCodeOptions *code = &m->s->code;
    const JigLowering how = {.entry = m->function,
                             .threads = m->s->threads > 1,
                             .math = code->math,
                             .fast_math = code->fast_math};
    JigCharVec ir = {0};
    bool ok =
        jig_lower(payload, &how, why) &&
        jig_llvm_ir_write_for_code(payload, jig_chars_write, &ir) &&
        jig_codegen_emit(jig_chars_str(&ir), JIG_CODE_ASSEMBLY, code, jig_chars_write, out, why);
    jig_vec_free(&ir);
    return ok;
}

static JigStr first_error(const JigDiagCapture *said, const JigReason *why, JigArena *a) {
    if (jig_reason_given(why))
        return jig_arena_str(a, jig_reason_text(why, a));
    for (const JigDiag *d = said->first; d; d = d->next)
        if (d->severity == JIG_ERROR)
            return jig_arena_str(a, d->message);
    return JIG_STR("no reason was given");
}

/* In a context of its own: lowering changes the payload. */
static bool assembly_of(const ByMca *m, JigStr text, JigCharVec *out, JigArena *a, JigStr *why) {
    JigContext *ctx = jig_tool_context();
    JigDiagCapture said;
    JigArena *reasons = jig_arena_create();
    JigReason reason = JIG_REASON(reasons);
    jig_context_allow_unregistered(ctx, m->s->allow_unregistered);
    jig_diag_capture_begin(ctx, &said);
    JigOp *payload = jig_parse_module(ctx, text, JIG_STR("candidate"), true);
    if (payload)
        input_unwrap(payload);
    bool ok = payload && emit(m, payload, out, &reason);
    jig_diag_capture_end(ctx, &said);
    if (!ok)
        *why = first_error(&said, &reason, a);
    jig_diag_capture_free(&said);
    jig_context_destroy(ctx);
    jig_arena_destroy(reasons);
    return ok;
}

/* ---- llvm-mca ---- */

enum { ARG_ITERATIONS = 1 };

static bool read_cycles(JigStr said, int iterations, double *out) {
    JigStr label = JIG_STR("Total Cycles:");
    size_t at = jig_str_find(said, label);
    char number[32] = {0};
    if (at >= said.len)
        return false;
    at += label.len;
    size_t n = said.len - at < sizeof number - 1 ? said.len - at : sizeof number - 1;
    memcpy(number, said.ptr + at, n);
    *out = strtod(number, NULL) / iterations;
    return *out > 0;
}

static TuneOutcome cycles_of(const ByMca *m, JigStr loop, JigArena *a, double *out, JigStr *why) {
    JigProgramEnd ended;
    if (!tune_file_write(&m->file, loop)) {
        *why = jig_arena_printf(a, "its loop cannot be written: %s", strerror(errno));
        return TUNE_BROKEN;
    }
    int n = iterations_of(loop);
    m->argv[ARG_ITERATIONS] = jig_arena_printf(a, "-iterations=%d", n).ptr;
    jig_run_program_within(&(JigProgram){.argv = m->argv, .max_seconds = m->s->max_seconds}, a,
                           &ended);
    if (!ended.late && !ended.signal && !ended.status && read_cycles(ended.output, n, out))
        return TUNE_MEASURED;
    *why = ended.late ? JIG_STR("llvm-mca took too long")
                      : jig_arena_printf(a, "llvm-mca: %.*s", JIG_FMT(ended.errors));
    return ended.late ? TUNE_STOPPED : TUNE_BROKEN;
}

/* ---- The meter ---- */

static void end(void *state) {
    tune_file_end(&((ByMca *)state)->file);
}

static void make_command(ByMca *m, JigArena *a) {
    const JigCodeOptions *code = &m->s->code;
    const char *cpu = strcmp(code->cpu, "host") == 0 ? "native" : code->cpu;
    const char **argv = JIG_NEW_ARRAY(a, const char *, 16);
    size_t n = ARG_ITERATIONS + 1;
    argv[0] = m->program;
    argv[n++] = "-instruction-info=0";
    argv[n++] = "-resource-pressure=0";
    argv[n++] = jig_arena_printf(a, "-mcpu=%s", cpu).ptr;
    if (code->triple)
        argv[n++] = jig_arena_printf(a, "-mtriple=%s", code->triple).ptr;
    if (code->features)
        argv[n++] = jig_arena_printf(a, "-mattr=%s", code->features).ptr;
    argv[n++] = m->file.path;
    argv[n] = NULL;
    m->argv = argv;
}

static void *begin(const TuneSubject *subject) {
    ByMca *m = JIG_NEW(subject->a, ByMca);
    *m = (ByMca){.s = subject->s,
                 .function = jig_arena_str(subject->a, jig_symbol_name(subject->function)),
                 .program = jig_run_program_find("/usr/lib/llvm-22", "llvm-mca", NULL, subject->a)};
    if (!m->program)
        fputs(
            "jig tune: --cost=mca takes llvm-mca, which is neither in /usr/lib/llvm-22/bin nor in "
            "PATH\n",
            stderr);
    if (!m->program || !tune_file_begin(&m->file, ".s"))
        return NULL;
    make_command(m, subject->a);
    return m;
}

static TuneOutcome measure(void *state, const TuneMade *made, JigArena *scratch, TuneCost *out,
                           JigStr *why) {
    ByMca *m = state;
    TuneHotLoop loop;
    double cycles;
    JigCharVec text = {0};
    bool ok = assembly_of(m, made->text, &text, scratch, why);
    bool hot = ok && tune_hot_loop(jig_chars_str(&text), m->function, scratch, &loop);
    jig_vec_free(&text);
    if (ok && !hot)
        *why = JIG_STR("its code computes no floats, which --cost=mca counts");
    if (!hot)
        return TUNE_BROKEN;
    TuneOutcome outcome = cycles_of(m, loop.text, scratch, &cycles, why);
    if (outcome != TUNE_MEASURED)
        return outcome;
    double cost = 1000 * cycles / loop.operations;
    *out = (TuneCost){.least = cost, .median = cost, .runs = 1};
    return TUNE_MEASURED;
}

const TuneMeter tune_by_mca = {.name = "mca",
                               .unit = "cycles for 1000 operations by llvm-mca",
                               .plain = "cycles",
                               .per_second = 1e9,
                               .begin = begin,
                               .measure = measure,
                               .end = end};
