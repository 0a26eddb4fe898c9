/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/run.h"

#include "codegen/run/load.h"
#include "payload/lower/machine_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/* ---- In the child ---- */

typedef struct Work {
    JigMachineRun *run;
    JigContext *ctx;
    bool stays; /* and waits for numbers of runs */
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
static void time_runs(const Work *w, const JigMachineFunction *f, uint32_t n) {
    enum { TOGETHER = 256 };
    JigCodeCost costs[TOGETHER];
    for (uint32_t i = 0; i < n; ++i) {
        if (w->stays) {
            jig_run_packed_restore(&w->run->packed);
            jig_run_child_call_again();
        }
        call_and_measure(w, f, &costs[i % TOGETHER]);
        if (i % TOGETHER == TOGETHER - 1 || i + 1 == n)
            jig_run_child_send(costs, (i % TOGETHER + 1) * sizeof costs[0]);
    }
}

/* ---- Watched ---- */

typedef struct ProfileHead {
    uint64_t runs, num_samples;
    double seconds;
    JigMachinePeaks peaks;
} ProfileHead;
/* Of texts the beginning. */
typedef struct SentSample {
    JigMachineSample sample; /* without texts */
    char function[120], library[40];
} SentSample;
typedef JIG_VEC(SentSample) SentSamples;

static void collect_sample(void *user, const JigMachineSample *s) {
    SentSample sent = {.sample = *s};
    snprintf(sent.function, sizeof sent.function, "%s", s->function);
    snprintf(sent.library, sizeof sent.library, "%s", s->library);
    jig_vec_push((SentSamples *)user, sent);
}

/* Calls that take little are made several times before the next look at clock and memory; those
 * that allocate are not, since what they return is freed after each. */
static uint64_t times_of(double seconds, uint64_t runs, const JigMachineMemory *memory) {
    const double ENOUGH = 2e-4;
    enum { MOST = 10000 };
    double times = runs && seconds > 0 ? ENOUGH * (double)runs / seconds : 1;
    return memory->num_allocations || times < 1 ? 1 : times > MOST ? MOST : (uint64_t)times;
}

/* Again and again for a second, and once if that takes longer. New threads are looked for now and
 * then. False: nothing can be watched here. */
static bool run_watched(const Work *w, JigMachineJit *jit, const JigMachineFunction *f,
                        ProfileHead *head) {
    const double ENOUGH = 1, SOMETIMES = 0.02;
    double start = now(CLOCK_MONOTONIC), looked = start;
    JigMachineMemory memory = {0};
    bool ok = w->machine->sample_begin(jit);
    while (ok && (!head->runs || head->seconds < ENOUGH)) {
        uint64_t times = times_of(head->seconds, head->runs, &memory);
        w->machine->count_memory();
        w->machine->sample_call(f->call, w->run->packed.pointers, times);
        jig_run_packed_each_block(&w->run->packed, w->machine->returned);
        w->machine->free_counted(&memory);
        double t = now(CLOCK_MONOTONIC);
        head->seconds = t - start;
        head->runs += times;
        if (t - looked > SOMETIMES) {
            ok = w->machine->sample_begin(jit);
            looked = t;
        }
    }
    return ok;
}

static bool profile_runs(const Work *w, JigMachineJit *jit, const JigMachineFunction *f) {
    ProfileHead head = {0};
    SentSamples samples = {0};
    bool ok = run_watched(w, jit, f, &head);
    w->machine->sample_end(jit, collect_sample, &samples);
    if (!ok)
        return complain("this system has no timers by which '%s' could be watched%s%s",
                        w->run->code.entry, "", "");
    if (w->run->profile->with_peaks)
        w->machine->measure_peaks(w->run->threads, &head.peaks);
    head.num_samples = samples.len;
    jig_run_child_send(&head, sizeof head);
    for (size_t i = 0; i < samples.len; ++i)
        jig_run_child_send(&samples.data[i], sizeof samples.data[i]);
    jig_vec_free(&samples);
    return true;
}

static bool read_profile(JigProfile *p, JigStr *data) {
    ProfileHead head;
    if (data->len < sizeof head)
        return false;
    memcpy(&head, data->ptr, sizeof head);
    *data = (JigStr){data->ptr + sizeof head, data->len - sizeof head};
    if (data->len / sizeof(SentSample) < head.num_samples)
        return false;
    p->runs = head.runs;
    p->seconds = head.seconds;
    p->peaks = head.peaks;
    for (uint64_t i = 0; i < head.num_samples; ++i) {
        SentSample s;
        memcpy(&s, data->ptr, sizeof s);
        s.sample.function = s.function;
        s.sample.library = s.library;
        jig_profile_take(p, &s.sample);
        *data = (JigStr){data->ptr + sizeof s, data->len - sizeof s};
    }
    jig_profile_sum(p);
    return true;
}

/* ---- In the child ---- */

/* OpenMP's runtime looks there when it is loaded. */
static void set_threads(uint32_t n) {
    char text[16];
    if (!n)
        return;
    snprintf(text, sizeof text, "%u", n);
    setenv("OMP_NUM_THREADS", text, 1);
    setenv("OMP_DYNAMIC", "false", 1);
}

static bool tell_perf(const Work *w, const JigMachineJit *jit) {
    if (!w->machine->tell_perf(jit))
        return complain("what perf wants to know cannot be written to /tmp%s%s%s", "", "", "");
    fprintf(stderr, "perf knows the code by /tmp/perf-%ld.map and /tmp/jit-%ld.dump\n",
            (long)getpid(), (long)getpid());
    return true;
}

static bool work(void *user) {
    Work *w = user;
    JigMachineRun *run = w->run;
    JigMachineFunction f;
    JigMachineJob job = jig_run_machine_job(run->ir, &run->code);
    job.lines = run->profile || run->for_perf;
    jig_run_child_compile(&run->limits);
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
    JIG_CHECK(!run->for_perf || tell_perf(w, jit));
    for (const JigMachine *const *m = jig_lower_machines(w->ctx); *m; m++)
        if ((*m)->before_code)
            (*m)->before_code();
    if (w->stays) /* arguments are as new in each call */
        jig_run_packed_keep(&run->packed);
    jig_run_child_payload(&run->limits);
    w->machine->jit_start(jit);
    if (run->timed || run->profile || w->stays) /* these find the memory that the first run took */
        w->machine->count_memory();
    f.call(run->packed.pointers);
    JIG_CHECK(jig_run_packed_send_results(&run->packed, run->most_sent));
    if (run->with_args)
        jig_run_packed_send_args(&run->packed, run->args);
    w->machine->free_counted(&(JigMachineMemory){0});
    if (w->stays) {
        jig_run_packed_keep_changed(&run->packed);
        for (uint32_t n; jig_run_child_wait(&n, sizeof n);)
            time_runs(w, &f, n);
        return true;
    }
    time_runs(w, &f, run->timed);
    return !run->profile || profile_runs(w, jit, &f);
}

/* ---- In the parent ---- */

static bool read_values(const JigMachineRun *run, JigEval *e, JigStr *data, JigEvalValue *results,
                        JigEvalValue *args) {
    return jig_run_packed_read_results(&run->packed, e, data, results) &&
           (!run->with_args || jig_run_packed_read_args(&run->packed, data, args));
}

/* What LLVM says is a refusal, unless it says nothing in time. */
static JigChildEnd end_of(const JigChildResult *r) {
    return r->in_payload || r->end == JIG_CHILD_LATE ? r->end : JIG_CHILD_REFUSED;
}

bool jig_run_machine(JigMachineRun *run, JigEval *e, JigLoc loc, JigEvalValue *results,
                     JigEvalValue *args, JigCodeCost *costs, JigChildEnd *ended) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigChildResult result = {.end = JIG_CHILD_REFUSED};
    jig_run_child_run(work, &(Work){.run = run, .ctx = e->ctx}, jig_run_stages(e->ctx), a, &result);
    char *sent = (char *)result.data.ptr;
    *ended = end_of(&result);
    bool ok = jig_run_child_refusal(&result, &run->limits, a, &why);
    if (!ok)
        jig_run_report_of_options(e->ctx, loc, &why);
    size_t timed = run->timed * sizeof *costs;
    ok = ok && read_values(run, e, &result.data, results, args);
    if (ok && result.data.len >= timed && timed) {
        memcpy(costs, result.data.ptr, timed);
        result.data = (JigStr){result.data.ptr + timed, result.data.len - timed};
    } else if (ok && timed) {
        ok = jig_error(e->ctx, loc, "times did not come back");
    }
    if (ok && run->profile && !read_profile(run->profile, &result.data))
        ok = jig_error(e->ctx, loc, "the profile did not come back");
    jig_free(sent);
    jig_arena_destroy(a);
    return ok;
}

/* ---- One that stays ---- */

struct JigMachineProcess {
    JigChild *child;
    JigContext *ctx;
    JigLoc loc;
    JigChildLimits limits;
};

/* Says how it has ended, unless that was well. */
static JigChildEnd end_process(JigMachineProcess *p) {
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigChildResult result;
    jig_run_child_end(p->child, a, &result);
    JigChildEnd end = end_of(&result);
    if (!jig_run_child_refusal(&result, &p->limits, a, &why))
        jig_run_report(p->ctx, p->loc, &why);
    else
        end = JIG_CHILD_DONE;
    jig_free((char *)result.data.ptr);
    jig_arena_destroy(a);
    p->child = NULL;
    return end;
}

JigMachineProcess *jig_run_machine_begin(const JigMachineRun *run, JigEval *e, JigLoc loc,
                                         JigEvalValue *results, JigEvalValue *args,
                                         JigChildEnd *ended) {
    JigMachineRun once = *run;
    Work w = {.run = &once, .ctx = e->ctx, .stays = true};
    once.timed = 0;
    once.profile = NULL;
    JigMachineProcess *p = jig_calloc(1, sizeof *p);
    *p = (JigMachineProcess){jig_run_child_begin(work, &w, jig_run_stages(e->ctx)), e->ctx, loc,
                             run->limits};
    bool waits = jig_run_child_hear(p->child);
    JigStr sent = jig_run_child_sent(p->child);
    *ended = JIG_CHILD_REFUSED;
    if (waits && read_values(run, e, &sent, results, args))
        return p;
    if (!waits)
        *ended = end_process(p);
    jig_run_machine_end(p);
    return NULL;
}

bool jig_run_machine_time(JigMachineProcess *p, uint32_t n, JigCodeCost *costs,
                          JigChildEnd *ended) {
    *ended = JIG_CHILD_REFUSED;
    if (!p->child)
        return false;
    jig_run_child_ask(p->child, &n, sizeof n);
    if (!jig_run_child_hear(p->child)) {
        *ended = end_process(p);
        return false;
    }
    JigStr sent = jig_run_child_sent(p->child);
    if (sent.len != n * sizeof *costs)
        return jig_error(p->ctx, p->loc, "times did not come back");
    if (n)
        memcpy(costs, sent.ptr, sent.len);
    *ended = JIG_CHILD_DONE;
    return true;
}

/* However it ends: nobody waits for anything of it any more. */
void jig_run_machine_end(JigMachineProcess *p) {
    if (p->child) {
        JigArena *a = jig_arena_create();
        JigChildResult result;
        jig_run_child_end(p->child, a, &result);
        jig_free((char *)result.data.ptr);
        jig_arena_destroy(a);
    }
    jig_free(p);
}
