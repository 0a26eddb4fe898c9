/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* registers in a ucontext, dladdr, SIGEV_THREAD_ID */
#include "codegen/machine/sampler.h"

#include "codegen/machine/module.h"

#include <dlfcn.h>
#include <dirent.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { MOST_THREADS = 256, MOST_SAMPLES = 1 << 17, PERIOD_NS = 509000 };

typedef struct Thread {
    pid_t id;
    timer_t timer;
    double used; /* seconds of the processor, when it was looked at last */
} Thread;

/* `caller`: of an instruction outside of the code, where that is called from; 0: nowhere. */
typedef struct Sample {
    uint64_t at, caller;
    double seconds;
    uint32_t thread;
} Sample;

typedef struct Span {
    uint64_t begin, end;
} Span;

static struct {
    Thread threads[MOST_THREADS];
    size_t num_threads;
    Sample *samples;
    atomic_size_t num_samples;
    Span code;
    volatile sig_atomic_t calling; /* the first thread is in the code */
    _Atomic(Span *) memory;        /* what can be read, in order, up to an empty one */
} sampler;

/* ---- In the handler: only what signals may do ---- */

static double cpu_seconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool is_code(uint64_t address) {
    return address >= sampler.code.begin && address <= sampler.code.end;
}

/* Where the memory ends that a stack pointer points to; 0: it is not known. */
static uint64_t end_of_stack(uint64_t sp) {
    const Span *m = atomic_load(&sampler.memory);
    while (m && m->end && sp >= m->end) /* a stack may have grown downward since */
        ++m;
    return m ? m->end : 0;
}

#if defined(__SANITIZE_ADDRESS__) /* which does not like whole stacks to be read */
#define ANY_STACK __attribute__((no_sanitize("address")))
#else
#define ANY_STACK
#endif

/* Functions of the system's libraries keep no frame pointers, so the stack is searched for the
 * first word that is an address in the code. */
ANY_STACK static uint64_t find_caller(uint64_t sp) {
    enum { MOST_BYTES = 1 << 14 };
    uint64_t end = end_of_stack(sp);
    if (end > sp + MOST_BYTES)
        end = sp + MOST_BYTES;
    for (uint64_t at = (sp + 7) & ~(uint64_t)7; at + 8 <= end; at += 8) {
        uint64_t word = *(const volatile uint64_t *)(uintptr_t)at;
        if (is_code(word))
            return word;
    }
    return 0;
}

static void look(const ucontext_t *machine, uint64_t *at, uint64_t *caller) {
#if defined(__x86_64__)
    *at = (uint64_t)machine->uc_mcontext.gregs[REG_RIP];
    uint64_t sp = (uint64_t)machine->uc_mcontext.gregs[REG_RSP], link = 0;
#else
    *at = machine->uc_mcontext.pc;
    uint64_t sp = machine->uc_mcontext.sp, link = machine->uc_mcontext.regs[30];
#endif
    *caller = is_code(*at) ? 0 : is_code(link) ? link : find_caller(sp);
}

/* A thread that waits is interrupted, too, and has taken nothing worth telling. */
static void on_time(int number, siginfo_t *info, void *machine) {
    const double LEAST = 2e-5;
    (void)number;
    Thread *t = info->si_value.sival_ptr;
    if (info->si_code != SI_TIMER || !t)
        return;
    double used = cpu_seconds(CLOCK_THREAD_CPUTIME_ID), since = used - t->used;
    t->used = used;
    if (since < LEAST || (t == sampler.threads && !sampler.calling))
        return;
    size_t n = atomic_fetch_add(&sampler.num_samples, 1);
    if (n >= MOST_SAMPLES)
        return;
    Sample *s = &sampler.samples[n];
    s->seconds = since;
    s->thread = (uint32_t)(t - sampler.threads);
    look(machine, &s->at, &s->caller);
}

/* ---- Threads ---- */

static bool is_watched(pid_t id) {
    for (size_t i = 0; i < sampler.num_threads; ++i)
        if (sampler.threads[i].id == id)
            return true;
    return false;
}

static bool watch(pid_t id) {
    if (sampler.num_threads == MOST_THREADS || is_watched(id))
        return true;
    Thread *t = &sampler.threads[sampler.num_threads];
    /* The clock of another thread, as Linux numbers them. */
    clockid_t clock = (clockid_t)(~(unsigned)id << 3 | 6u);
    *t = (Thread){.id = id, .used = cpu_seconds(clock)};
    struct sigevent how = {
        .sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGPROF, .sigev_value.sival_ptr = t};
    how.sigev_notify_thread_id = id;
    struct itimerspec period = {{0, PERIOD_NS}, {0, PERIOD_NS}};
    if (timer_create(CLOCK_MONOTONIC, &how, &t->timer) != 0)
        return false;
    ++sampler.num_threads;
    return timer_settime(t->timer, 0, &period, NULL) == 0;
}

static bool watch_all(void) {
    DIR *folder = opendir("/proc/self/task");
    bool ok = folder && watch(getpid()); /* which comes first */
    for (const struct dirent *e; folder && (e = readdir(folder));)
        if (e->d_name[0] != '.')
            ok &= watch((pid_t)strtol(e->d_name, NULL, 10));
    if (folder)
        closedir(folder);
    return ok;
}

/* ---- What can be read ---- */

/* A new list each time, since handlers may be reading the last one. */
static void read_map(void) {
    enum { MOST = 4096 };
    FILE *f = fopen("/proc/self/maps", "r");
    char line[512];
    size_t n = 0;
    Span *list = calloc(MOST + 1, sizeof *list);
    while (f && list && n < MOST && fgets(line, sizeof line, f)) {
        char *at = line;
        uint64_t begin = strtoull(at, &at, 16), end = *at == '-' ? strtoull(at + 1, &at, 16) : 0;
        if (strncmp(at, " rw", 3) == 0)
            list[n++] = (Span){begin, end};
    }
    if (f)
        fclose(f);
    atomic_store(&sampler.memory, list);
}

bool sampler_begin(const Object *code) {
    if (!sampler.samples) {
        sampler.samples = calloc(MOST_SAMPLES, sizeof *sampler.samples);
        struct sigaction action = {.sa_sigaction = on_time, .sa_flags = SA_SIGINFO | SA_RESTART};
        sampler.code = (Span){code->begin, code->end};
        if (!sampler.samples || sigaction(SIGPROF, &action, NULL) != 0)
            return false;
    }
    size_t before = sampler.num_threads;
    bool ok = watch_all();
    if (sampler.num_threads > before)
        read_map();
    return ok;
}

void sampler_call(JigMachineFn fn, void **packed, uint64_t times) {
    sampler.calling = 1;
    for (uint64_t i = 0; i < times; ++i)
        fn(packed);
    sampler.calling = 0;
}

/* ---- What was found ---- */

static const char *base_name(const char *path) {
    const char *slash = path ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path ? path : "";
}

/* What the first thread does around the code is no business of it. */
static bool is_around(const Sample *s) {
    return !s->thread && !s->caller && !is_code(s->at);
}

/* A sample as what it is told of. */
static JigMachineSample describe(const Object *code, const Sample *s) {
    JigMachineSample out = {.seconds = s->seconds, .count = 1, .function = "", .library = ""};
    Dl_info found = {0};
    if (is_code(s->at)) {
        out.line = object_line_at(code, s->at);
        return out;
    }
    const char *called = s->caller ? object_call_before(code, s->caller) : NULL;
    /* What was called may wait in another library than its own. */
    void *function = called ? runtime_symbol(called) : NULL;
    void *at = function ? function : (void *)(uintptr_t)s->at;
    bool known = dladdr(at, &found) && found.dli_fname;
    out.library = known ? base_name(found.dli_fname) : "";
    out.line = s->caller ? object_line_at(code, s->caller - 1) : 0;
    out.function = called ? called : known && found.dli_sname ? found.dli_sname : "?";
    return out;
}

static int by_what(const void *x, const void *y) {
    const JigMachineSample *a = x, *b = y;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    int order = strcmp(a->function, b->function);
    return order ? order : strcmp(a->library, b->library);
}

static void tell_all(JigMachineSample *all, size_t n, JigMachineTellSample tell, void *user) {
    if (n)
        qsort(all, n, sizeof *all, by_what);
    for (size_t i = 0, next; i < n; i = next) {
        JigMachineSample sum = all[i];
        for (next = i + 1; next < n && by_what(&all[i], &all[next]) == 0; ++next) {
            sum.seconds += all[next].seconds;
            sum.count += all[next].count;
        }
        tell(user, &sum);
    }
}

void sampler_end(const Object *code, JigMachineTellSample tell, void *user) {
    for (size_t i = 0; i < sampler.num_threads; ++i)
        timer_delete(sampler.threads[i].timer);
    signal(SIGPROF, SIG_IGN); /* what is on its way */
    size_t n = atomic_load(&sampler.num_samples);
    n = n < MOST_SAMPLES ? n : MOST_SAMPLES;
    JigMachineSample *all = calloc(n + 1, sizeof *all);
    size_t num = 0;
    for (size_t i = 0; all && i < n; ++i)
        if (!is_around(&sampler.samples[i]))
            all[num++] = describe(code, &sampler.samples[i]);
    if (all)
        tell_all(all, num, tell, user);
    free(all);
    free(sampler.samples);
    sampler.samples = NULL;
    sampler.num_threads = 0;
    atomic_store(&sampler.num_samples, 0);
}

#else
void sampler_call(JigMachineFn fn, void **packed, uint64_t times) {
    for (uint64_t i = 0; i < times; ++i)
        fn(packed);
}
bool sampler_begin(const Object *code) {
    (void)code;
    return false;
}
void sampler_end(const Object *code, JigMachineTellSample tell, void *user) {
    (void)code, (void)tell, (void)user;
}
#endif
