/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/team.h"

#include "eval/shadow.h"

#include "ir/context.h"
#include "support/check.h"
#include "support/heap.h"

#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

/* Bytes of the C stack of a thread, and of its end that calls between two checks may need; most
 * threads that wait at once. */
enum { STACK = 256 << 10, RESERVE = 64 << 10, PAGE = 4096, MOST_WAITING = 4096 };

typedef enum Progress { READY, RUNNING, WAITING, ENDED } Progress;

/* What of the evaluation belongs to the thread that runs. */
typedef struct Own {
    JigArena scratch;
    JigEvalBufferVec stack;
    uint32_t depth;
    const JigEvalShaped *mask;
    const int64_t *loops;
    struct JigEvalInserts *inserts;
    void *thread;
    const char *stack_limit;
    JigEvalFork *fork; /* what the shadow knows of who runs */
    JigEvalCall *uses;
    const void *guard;
} Own;

/* A thread from its first op to its last. */
typedef struct Fiber {
    struct JigEvalTeam *team;
    size_t index;
    Progress progress;
    bool ok;
    ucontext_t at;
    struct JigHeld *stack;
    JigEvalCall call;
    JigEvalCall *meets; /* while it waits: at which op */
    size_t first, n;    /* with whom */
    Own own;            /* while it does not run */
} Fiber;

struct JigEvalTeam {
    JigEvalTeam *around; /* that of the thread which started this one */
    JigEval *eval;
    JigEvalCall *call;
    JigEvalThreadFn *run;
    void *user;
    size_t n;
    Fiber **fibers; /* NULL: not started, or ended */
    Fiber *spare;   /* ended, with a stack and a frame to use again */
    Fiber *current;
    size_t num_started, num_alive;
    ucontext_t scheduler;
    JigEvalFork *fork; /* whose strands the threads are, or NULL */
    bool stopping;
};

/* ---- Taking turns ---- */

/* Goes on at `to`, until somebody goes on at `from`. */
static void switch_to(ucontext_t *from, const ucontext_t *to) {
    volatile bool is_back = false;
    getcontext(from);
    if (is_back)
        return;
    is_back = true;
    setcontext(to);
}

/* Exchanges what belongs to the thread that runs. */
static void exchange(JigEval *e, Own *own) {
    struct JigEvalShadow *sh = e->shadow;
    Own mine = {.scratch = e->scratch,
                .stack = e->stack,
                .depth = e->depth,
                .mask = e->mask,
                .loops = e->loops,
                .inserts = e->inserts,
                .thread = e->thread,
                .stack_limit = e->ctx->stack_limit};
    e->scratch = own->scratch;
    e->stack = own->stack;
    e->depth = own->depth;
    e->mask = own->mask;
    e->loops = own->loops;
    e->inserts = own->inserts;
    e->thread = own->thread;
    e->ctx->stack_limit = own->stack_limit;
    if (sh) {
        mine.fork = sh->fork, mine.uses = sh->call, mine.guard = sh->guard;
        sh->fork = own->fork, sh->call = own->uses, sh->guard = own->guard;
    }
    *own = mine;
}

static void resume(JigEvalTeam *t, Fiber *f) {
    f->progress = RUNNING;
    t->current = f;
    exchange(t->eval, &f->own);
    jig_eval_strand(t->eval, t->fork, f->index);
    switch_to(&t->scheduler, &f->at);
    exchange(t->eval, &f->own);
    t->current = NULL;
}

static void start(unsigned high, unsigned low) {
    Fiber *f = (Fiber *)(((uintptr_t)high << 16 << 16) | low);
    f->ok = f->team->run(&f->call, f->index, f->team->user);
    f->progress = ENDED;
    setcontext(&f->team->scheduler);
}

/* ---- Stacks ---- */

/* What stands below a stack, and may not be touched. */
static size_t guard_bytes(void) {
    return (size_t)sysconf(_SC_PAGESIZE);
}

static void unmap_stack(void *stack, size_t size) {
    jig_heap_forget_stack(stack, size);
    munmap((char *)stack - guard_bytes(), guard_bytes() + size);
}

/* NULL: there is no memory. */
static struct JigHeld *new_stack(const JigEval *e) {
    size_t guard = guard_bytes();
    char *all =
        mmap(NULL, guard + STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED)
        return NULL;
    if (mprotect(all, guard, PROT_NONE)) {
        munmap(all, guard + STACK);
        return NULL;
    }
    return jig_heap_hold(e, unmap_stack, all + guard, STACK);
}

void jig_eval_free_stacks(JigEval *e) {
    JIG_REQUIRE(e);
    for (size_t i = 0; i < e->stacks.len; ++i)
        jig_heap_let_go(e->stacks.data[i]);
    jig_vec_free(&e->stacks);
}

/* One that another thread had, or a new one, which counts as memory from then on. */
static struct JigHeld *take_stack(JigEval *e) {
    if (e->stacks.len)
        return jig_vec_pop(&e->stacks);
    struct JigHeld *stack = new_stack(e);
    e->memory += stack ? STACK : 0;
    return stack;
}

/* ---- Threads ---- */

static size_t frame_bytes(const JigEvalTeam *t) {
    return (t->call->code->num_slots + 1) * sizeof(JigEvalValue);
}

static void end_fiber(JigEvalTeam *t, Fiber *f) {
    for (size_t i = 0; i < t->call->code->num_slots; ++i)
        jig_eval_release(&f->call.frame[i]);
    jig_eval_leave_stack_of(&f->own.stack);
    t->fibers[f->index] = NULL;
    t->num_alive--;
    f->meets = (JigEvalCall *)t->spare; /* a list */
    t->spare = f;
}

static void free_spare(JigEvalTeam *t) {
    for (Fiber *f; (f = t->spare);) {
        t->spare = (Fiber *)f->meets;
        jig_arena_free(&f->own.scratch);
        jig_vec_free(&f->own.stack);
        t->eval->memory -= frame_bytes(t);
        jig_vec_push(&t->eval->stacks, f->stack);
        jig_free(f->call.frame);
        jig_free(f);
    }
}

/* The program may well be right. */
static bool no_room(JigEvalCall *call, const char *what) {
    (void)jig_eval_fail(call, "has more threads%s than there is room for", what);
    call->eval->fault = JIG_EVAL_LIMIT;
    return false;
}

static Fiber *new_fiber(JigEvalTeam *t) {
    JigEval *e = t->eval;
    size_t bytes = frame_bytes(t) + (e->stacks.len ? 0 : STACK);
    Fiber *f = t->spare;
    if (f) {
        t->spare = (Fiber *)f->meets;
        return f;
    }
    bool room = t->num_alive < MOST_WAITING && e->memory <= e->options.max_memory &&
                bytes <= e->options.max_memory - e->memory;
    struct JigHeld *stack = room ? take_stack(e) : NULL;
    if (!stack) {
        (void)no_room(t->call, " that wait");
        return NULL;
    }
    e->memory += frame_bytes(t);
    f = jig_calloc(1, sizeof *f);
    f->stack = stack;
    f->call.frame = jig_calloc(t->call->code->num_slots + 1, sizeof(JigEvalValue));
    jig_arena_init(&f->own.scratch);
    return f;
}

/* Lets it begin at its first op. By itself, as what calls getcontext is thought to go on twice. */
__attribute__((noinline)) static void prepare(Fiber *f) {
    getcontext(&f->at);
    f->at.uc_stack.ss_sp = jig_heap_held(f->stack);
    f->at.uc_stack.ss_size = STACK;
    f->at.uc_link = NULL;
    uintptr_t address = (uintptr_t)f;
    makecontext(&f->at, (void (*)(void))start, 2, (unsigned)(address >> 16 >> 16),
                (unsigned)address);
}

static bool start_fiber(JigEvalTeam *t, size_t index) {
    Fiber *f = new_fiber(t);
    if (!f)
        return false;
    JigEvalValue *frame = f->call.frame;
    f->team = t;
    f->index = index;
    f->call = *t->call;
    f->call.frame = frame;
    f->meets = NULL;
    f->own.depth = t->eval->depth;
    f->own.mask = NULL;
    f->own.loops = NULL;
    f->own.inserts = NULL;
    f->own.thread = t->eval->thread;
    f->own.fork = t->fork;
    f->own.uses = t->call;
    f->own.guard = NULL;
    f->own.stack_limit = (char *)jig_heap_held(f->stack) + RESERVE;
    t->eval->steps += frame_bytes(t) / PAGE;
    for (size_t i = 0; i < t->call->code->num_slots; ++i) {
        frame[i] = t->call->frame[i];
        jig_eval_retain(&frame[i]);
    }
    t->fibers[index] = f;
    t->num_alive++;
    prepare(f);
    return true;
}

/* ---- Meeting ---- */

/* Have all with whom `f` waits come? Their calls. The last one comes last. */
static bool all_there(const JigEvalTeam *t, const Fiber *f, JigEvalCall **calls) {
    for (size_t i = f->n; i-- > 0;) {
        const Fiber *other = f->first + i < t->n ? t->fibers[f->first + i] : NULL;
        if (!other || other->progress != WAITING || other->meets->step != f->meets->step ||
            other->first != f->first || other->n != f->n)
            return false;
        calls[i] = other->meets;
    }
    return true;
}

/* For all who wait with `f`, if they have come; false after an error. */
static bool meet(JigEvalTeam *t, Fiber *f, JigEvalMeetFn *all) {
    JigArena *a = &t->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    JigEvalCall **calls = JIG_NEW_ARRAY(a, JigEvalCall *, f->n);
    bool ok = true;
    if (all_there(t, f, calls)) {
        ok = all(calls, f->n);
        for (size_t i = 0; i < f->n; ++i)
            t->fibers[f->first + i]->progress = READY;
    }
    jig_arena_rewind(a, mark);
    return ok;
}

JigEvalOutcome jig_eval_meet(JigEvalCall *call, size_t first, size_t n, JigEvalMeetFn *all) {
    JIG_REQUIRE(call && all);
    JigEvalTeam *t = call->eval->team;
    if (!t || n <= 1)
        return all(&call, 1) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
    Fiber *f = t->current;
    f->meets = call;
    f->first = first;
    f->n = n;
    f->progress = WAITING;
    bool ok = !t->stopping && meet(t, f, all);
    if (ok)
        switch_to(&f->at, &t->scheduler);
    f->meets = NULL;
    return ok && !t->stopping ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- Scheduling ---- */

/* One turn of each thread that can go on; false after an error. */
static bool turn(JigEvalTeam *t, bool *progress) {
    for (size_t k = 0; k < t->n; ++k) {
        size_t i = t->eval->is_backwards ? t->n - 1 - k : k;
        if (k == t->num_started) {
            JIG_CHECK(start_fiber(t, i));
            t->num_started++;
        }
        Fiber *f = t->fibers[i];
        if (!f || f->progress == WAITING)
            continue;
        *progress = true;
        resume(t, f);
        if (f->progress != ENDED)
            continue;
        bool ok = f->ok;
        end_fiber(t, f);
        JIG_CHECK(ok);
    }
    return true;
}

/* Lets those that wait come to their end, after an error. */
static void stop(JigEvalTeam *t) {
    t->stopping = true;
    for (size_t i = 0; i < t->n; ++i) {
        Fiber *f = t->fibers[i];
        if (!f)
            continue;
        resume(t, f);
        end_fiber(t, f);
    }
}

static bool report_stuck(JigEvalTeam *t) {
    for (size_t i = 0; i < t->n; ++i)
        if (t->fibers[i] && t->fibers[i]->meets)
            return jig_eval_fail(t->fibers[i]->meets,
                                 "waits for threads that end, or wait, somewhere else");
    return true;
}

bool jig_eval_team(JigEvalCall *call, size_t n, JigEvalThreadFn *run, void *user) {
    JIG_REQUIRE(call && run);
    JigEval *e = call->eval;
    JigEvalTeam t = {.around = e->team, .eval = e, .call = call, .run = run, .user = user, .n = n};
    t.fork = jig_eval_inner_fork(e);
    e->steps += n / (PAGE / sizeof *t.fibers);
    if (n > e->options.max_memory / sizeof *t.fibers)
        return no_room(call, "");
    t.fibers = jig_calloc(n, sizeof *t.fibers);
    e->team = &t;
    bool ok = true, progress = true;
    while (ok && progress) {
        progress = false;
        ok = turn(&t, &progress);
    }
    ok = ok && report_stuck(&t);
    stop(&t);
    free_spare(&t);
    jig_free(t.fibers);
    e->team = t.around;
    return ok;
}
