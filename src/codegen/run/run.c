/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/run.h"

#include "codegen/run/load.h"
#include "payload/lower/machine_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

/* ---- In the child ---- */

typedef struct Work {
    JigMachineRun *run;
    JigContext *ctx;
    const JigMachineCode *machine;
} Work;

static bool complain(const char *fmt, const char *x, const char *y, const char *z) {
    char text[4096];
    int n = snprintf(text, sizeof text, fmt, x, y, z);
    jig_run_child_say(text, n < (int)sizeof text ? (size_t)n : sizeof text - 1);
    return false;
}

/* A pointer to something of another size or meaning would do harm: the types decide. */
static bool check_type(const JigMachineRun *run, const JigMachineFunction *f) {
    const JigPacked *p = &run->packed;
    char wanted[4096];
    snprintf(wanted, sizeof wanted, "%.*s", JIG_FMT(p->type));
    if (strcmp(wanted, f->type) != 0)
        return complain("'%s' has type '%s' in LLVM IR, '%s' is what can be called",
                        run->code.entry, f->type, wanted);
    for (size_t i = 0; i <= p->num_params; ++i)
        if (p->sizes[i] != f->sizes[i])
            return complain("'%s' of type '%s' cannot be called: this machine keeps its values in "
                            "memory otherwise%s",
                            run->code.entry, f->type, "");
    return true;
}

static double now(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t page_faults(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (uint64_t)used.ru_minflt + (uint64_t)used.ru_majflt;
}

static void call_and_measure(const Work *w, const JigMachineFunction *f, JigCodeCost *cost) {
    JigMachineMemory memory;
    w->machine->count_memory();
    uint64_t faults = page_faults();
    double cpu = now(CLOCK_PROCESS_CPUTIME_ID), start = now(CLOCK_MONOTONIC);
    f->call(w->run->packed.pointers);
    *cost = (JigCodeCost){.seconds = now(CLOCK_MONOTONIC) - start,
                          .cpu_seconds = now(CLOCK_PROCESS_CPUTIME_ID) - cpu,
                          .page_faults = page_faults() - faults};
    jig_run_packed_each_block(&w->run->packed, w->machine->returned);
    w->machine->free_counted(&memory);
    cost->allocated = memory.allocated;
    cost->num_allocations = memory.num_allocations;
    cost->peak = memory.peak;
    cost->leaked = memory.leaked;
    cost->num_leaks = memory.num_leaks;
}

/* What they allocate and leave is freed after each: a result is memory. */
static void time_runs(const Work *w, const JigMachineFunction *f) {
    for (uint32_t i = 0; i < w->run->timed; ++i) {
        JigCodeCost cost;
        call_and_measure(w, f, &cost);
        jig_run_child_send(&cost, sizeof cost);
    }
}

/* OpenMP's runtime looks there when it is loaded. */
static void set_threads(uint32_t n) {
    char text[16];
    if (!n)
        return;
    snprintf(text, sizeof text, "%u", n);
    setenv("OMP_NUM_THREADS", text, 1);
    setenv("OMP_DYNAMIC", "false", 1);
}

static bool work(void *user) {
    Work *w = user;
    JigMachineRun *run = w->run;
    JigMachineFunction f;
    JigMachineJob job = jig_run_machine_job(run->ir, &run->code);
    jig_run_child_capture_stderr();
    w->machine = jig_run_child_machine();
    JIG_CHECK(w->machine);
    w->machine->on_fatal(jig_run_child_on_fatal);
    w->machine->on_no_memory(jig_run_child_no_memory);
    set_threads(run->threads);
    JigMachineJit *jit = w->machine->jit_create(&job, jig_run_child_complaints);
    JIG_CHECK(jig_run_child_end_capture() && jit);
    if (!w->machine->jit_find(jit, run->code.entry, &f))
        return complain("the module has no function '%s' with a body that can be called%s%s",
                        run->code.entry, "", "");
    JIG_CHECK(check_type(run, &f));
    for (const JigMachine *const *m = jig_lower_machines(w->ctx); *m; m++)
        if ((*m)->before_code)
            (*m)->before_code();
    jig_run_child_payload(&run->limits);
    w->machine->jit_start(jit);
    if (run->timed) /* these find the memory that the first run took */
        w->machine->count_memory();
    f.call(run->packed.pointers);
    JIG_CHECK(jig_run_packed_send_results(&run->packed, run->most_sent));
    if (run->with_args)
        jig_run_packed_send_args(&run->packed, run->args);
    w->machine->free_counted(&(JigMachineMemory){0});
    time_runs(w, &f);
    return true;
}

/* ---- In the parent ---- */

bool jig_run_machine(JigMachineRun *run, JigEval *e, JigLoc loc, JigEvalValue *results,
                     JigEvalValue *args, JigCodeCost *costs, JigChildEnd *ended) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigChildResult result = {.end = JIG_CHILD_REFUSED};
    jig_run_child_run(work, &(Work){.run = run, .ctx = e->ctx}, a, &result);
    char *sent = (char *)result.data.ptr;
    *ended = result.in_payload ? result.end : JIG_CHILD_REFUSED;
    bool ok = jig_run_child_refusal(&result, &run->limits, a, &why);
    if (!ok)
        jig_run_report(e->ctx, loc, &why);
    size_t timed = run->timed * sizeof *costs;
    ok = ok && jig_run_packed_read_results(&run->packed, e, &result.data, results) &&
         (!run->with_args || jig_run_packed_read_args(&run->packed, &result.data, args));
    if (ok && result.data.len == timed && timed)
        memcpy(costs, result.data.ptr, timed);
    else if (ok && timed)
        ok = jig_error(e->ctx, loc, "times did not come back");
    jig_free(sent);
    jig_arena_destroy(a);
    return ok;
}
