/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The async runtime: tokens, values and groups, and threads that resume coroutines, as many as the
 * machine has processors. One lock guards everything but what values hold. Who blocks until
 * something is there runs other tasks meanwhile, on its own stack as long as half of that is free;
 * when all threads block with less, one more is started. When nobody is left to run anything, the
 * program ends.
 */
#define _GNU_SOURCE
#include "codegen/machine/runtime.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef void (*Resume)(void *handle);
typedef struct Task {
    void *handle;
    Resume resume;
    struct Task *next;
} Task;
typedef struct Object Object;
/* A group that waits for a token or value. */
typedef struct Membership {
    Object *group;
    struct Membership *next;
} Membership;
struct Object {
    int64_t refs;
    bool is_group, is_there, failed;
    int64_t missing, rank; /* of a group: members that are not there; members so far */
    int64_t blocked;       /* threads that wait for it and do nothing else */
    Task *waiting;         /* to be resumed when it is there */
    Membership *groups;
    _Alignas(64) char held[]; /* what a value is */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wanted = PTHREAD_COND_INITIALIZER;  /* a task, for idle workers */
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER; /* a task, or something is there */
static pthread_cond_t quiet = PTHREAD_COND_INITIALIZER;   /* for who waits until all is done */
static Task *first_task, **last_task = &first_task;
/* Threads that run the program's code, or would if they were scheduled: what they waited for is
 * there. The first one to begin with. */
static int64_t running = 1;
static int64_t idle;  /* workers that wait for a task */
static int64_t roomy; /* threads that block, and would run a task */
static bool started;

static void give_up(const char *what) {
    fprintf(stderr, "async runtime: %s\n", what);
    abort();
}

static void *allocate(size_t size) {
    void *p = aligned_alloc(64, (size + 63) / 64 * 64);
    if (!p)
        give_up("no memory");
    return p;
}

/* ---- Tasks; with the lock ---- */

static Task *take_task(void) {
    Task *task = first_task;
    if (!task)
        return NULL;
    first_task = task->next;
    if (!first_task)
        last_task = &first_task;
    return task;
}

/* Gives the lock up meanwhile. */
static void run_task(Task *task) {
    void *handle = task->handle;
    Resume resume = task->resume;
    pthread_mutex_unlock(&lock);
    free(task);
    resume(handle);
    pthread_mutex_lock(&lock);
}

static void stop_running(void);

/* Counts as running from before it starts. */
static void *work(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    for (;;) {
        for (Task *task; (task = take_task());)
            run_task(task);
        idle++;
        stop_running();
        if (running <= 1)
            pthread_cond_signal(&quiet);
        while (!first_task)
            pthread_cond_wait(&wanted, &lock);
        idle--;
        running++;
    }
    return NULL;
}

static bool add_worker(void) {
    pthread_t thread;
    running++;
    if (pthread_create(&thread, NULL, work, NULL) == 0)
        return pthread_detach(thread) == 0;
    running--;
    return false;
}

static int64_t num_workers(void) {
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n > 0 ? n : 1;
}

/* What has been waited for may have threads that still free what they had. */
void runtime_wait_for_tasks(void) {
    pthread_mutex_lock(&lock);
    while (started && (running > 1 || first_task))
        pthread_cond_wait(&quiet, &lock);
    pthread_mutex_unlock(&lock);
}

/* Somebody has to be left who does something. */
static void stop_running(void) {
    if (--running > 0)
        return;
    if (!first_task)
        give_up("waits for what never will be there");
    if (!idle && !roomy && !add_worker())
        give_up("too many tasks wait for others, and there is no thread for more");
}

/* Fewer threads than wanted will do. */
static void start(void) {
    started = true;
    for (int64_t i = 0, n = num_workers(); i < n; ++i)
        (void)add_worker();
}

/* May this thread run one more task on top of what it runs? */
static bool has_room(void) {
    static _Thread_local char *middle;
    pthread_attr_t attr;
    if (!middle && pthread_getattr_np(pthread_self(), &attr) == 0) {
        void *lowest;
        size_t size;
        if (pthread_attr_getstack(&attr, &lowest, &size) == 0)
            middle = (char *)lowest + size / 2;
        pthread_attr_destroy(&attr);
    }
    return (char *)__builtin_frame_address(0) > middle;
}

static void push_task(Task *task) {
    if (!started)
        start();
    task->next = NULL;
    *last_task = task;
    last_task = &task->next;
    pthread_cond_signal(&wanted);
    pthread_cond_broadcast(&changed);
}

static Task *new_task(void *handle, Resume resume) {
    Task *task = allocate(sizeof *task);
    *task = (Task){.handle = handle, .resume = resume};
    return task;
}

/* ---- Objects; with the lock ---- */

static void drop(Object *object, int64_t count) {
    object->refs -= count;
    if (object->refs < 0)
        give_up("more references are dropped than there are");
    if (object->refs == 0)
        free(object);
}

static void is_there(Object *object);

static void member_is_there(Object *group, bool failed) {
    group->failed |= failed;
    if (--group->missing == 0)
        is_there(group);
    drop(group, 1);
}

static void is_there(Object *object) {
    object->is_there = true;
    running += object->blocked;
    object->blocked = 0;
    for (Task *task = object->waiting, *next; task; task = next) {
        next = task->next;
        push_task(task);
    }
    object->waiting = NULL;
    for (Membership *m = object->groups, *next; m; m = next) {
        next = m->next;
        member_is_there(m->group, object->failed);
        free(m);
    }
    object->groups = NULL;
    pthread_cond_broadcast(&changed);
}

/* A token or value has a reference of who says so, too. */
static void settle(Object *object, bool failed) {
    pthread_mutex_lock(&lock);
    if (object->is_there)
        give_up("said twice how something ended");
    object->failed = failed;
    is_there(object);
    drop(object, 1);
    pthread_mutex_unlock(&lock);
}

static Object *create(int64_t refs, int64_t bytes) {
    if (bytes < 0 || bytes > INT64_MAX / 2)
        give_up("no memory");
    Object *object = allocate(sizeof *object + (size_t)bytes);
    *object = (Object){.refs = refs};
    return object;
}

/* Until the object is there, or there is a task that this thread has room for. */
static void wait_for(Object *object, bool has_room) {
    object->blocked++;
    roomy += has_room;
    stop_running();
    while (!object->is_there && !(has_room && first_task))
        pthread_cond_wait(&changed, &lock);
    roomy -= has_room;
    if (object->is_there)
        return; /* which counted it */
    object->blocked--;
    running++;
}

static void block(Object *object) {
    pthread_mutex_lock(&lock);
    while (!object->is_there) {
        bool room = has_room();
        Task *task = room ? take_task() : NULL;
        if (task)
            run_task(task);
        else
            wait_for(object, room);
    }
    pthread_mutex_unlock(&lock);
}

static void resume_after(Object *object, void *handle, Resume resume) {
    pthread_mutex_lock(&lock);
    Task *task = new_task(handle, resume);
    if (object->is_there) {
        push_task(task);
    } else {
        task->next = object->waiting;
        object->waiting = task;
    }
    pthread_mutex_unlock(&lock);
}

static bool has_failed(Object *object) {
    pthread_mutex_lock(&lock);
    bool failed = object->failed;
    pthread_mutex_unlock(&lock);
    return failed;
}

/* ---- What programs call ---- */

static void add_ref(Object *object, int64_t count) {
    pthread_mutex_lock(&lock);
    object->refs += count;
    pthread_mutex_unlock(&lock);
}
static void drop_ref(Object *object, int64_t count) {
    pthread_mutex_lock(&lock);
    drop(object, count);
    pthread_mutex_unlock(&lock);
}
static Object *create_token(void) {
    return create(2, 0);
}
static Object *create_value(int64_t bytes) {
    return create(2, bytes);
}
static Object *create_group(int64_t size) {
    Object *group = create(1, 0);
    group->is_group = true;
    group->missing = size;
    group->is_there = size <= 0;
    return group;
}
static int64_t add_to_group(Object *object, Object *group) {
    pthread_mutex_lock(&lock);
    if (group->is_there)
        give_up("a group has more members than it was created for");
    int64_t rank = group->rank++;
    group->refs++;
    if (object->is_there) {
        member_is_there(group, object->failed);
    } else {
        Membership *m = allocate(sizeof *m);
        *m = (Membership){group, object->groups};
        object->groups = m;
    }
    pthread_mutex_unlock(&lock);
    return rank;
}
static void emplace(Object *object) {
    settle(object, false);
}
static void set_error(Object *object) {
    settle(object, true);
}
static void *value_storage(Object *value) {
    return value->held;
}
static void execute(void *handle, Resume resume) {
    pthread_mutex_lock(&lock);
    push_task(new_task(handle, resume));
    pthread_mutex_unlock(&lock);
}

#define SYMBOL(name, f)                                                                            \
    { "mlirAsyncRuntime" name, (void *)(uintptr_t)(f) }
const RuntimeSymbol async_symbols[] = {
    SYMBOL("AddRef", add_ref),
    SYMBOL("DropRef", drop_ref),
    SYMBOL("CreateToken", create_token),
    SYMBOL("CreateValue", create_value),
    SYMBOL("CreateGroup", create_group),
    SYMBOL("AddTokenToGroup", add_to_group),
    SYMBOL("EmplaceToken", emplace),
    SYMBOL("EmplaceValue", emplace),
    SYMBOL("SetTokenError", set_error),
    SYMBOL("SetValueError", set_error),
    SYMBOL("IsTokenError", has_failed),
    SYMBOL("IsValueError", has_failed),
    SYMBOL("IsGroupError", has_failed),
    SYMBOL("AwaitToken", block),
    SYMBOL("AwaitValue", block),
    SYMBOL("AwaitAllInGroup", block),
    SYMBOL("GetValueStorage", value_storage),
    SYMBOL("Execute", execute),
    SYMBOL("AwaitTokenAndExecute", resume_after),
    SYMBOL("AwaitValueAndExecute", resume_after),
    SYMBOL("AwaitAllInGroupAndExecute", resume_after),
    {"mlirAsyncRuntimGetNumWorkerThreads", (void *)(uintptr_t)num_workers},
    {0},
};
