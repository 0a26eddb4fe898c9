/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/leftovers.h"
#include "support/check.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static JigLeftover *all;
static pid_t owner; /* a fork of it leaves nothing of its own */

void jig_leftovers_hold(void) {
    pthread_mutex_lock(&lock);
}

void jig_leftovers_release(void) {
    pthread_mutex_unlock(&lock);
}

static void remove_each(void) {
    for (const JigLeftover *l = all; l; l = l->next)
        if (l->child)
            kill(l->child, SIGKILL);
        else
            (void)remove(l->path);
}

/* An exit may come in the middle of anything, as memory runs out: nobody is waited for. */
static void at_exit(void) {
    if (getpid() == owner)
        remove_each();
}

void jig_leftovers_note(JigLeftover *l) {
    JIG_REQUIRE(l);
    static bool registered;
    if (!registered)
        registered = atexit(at_exit) == 0;
    owner = getpid();
    l->next = all;
    all = l;
}

void jig_leftovers_forget(JigLeftover *l) {
    JIG_REQUIRE(l);
    jig_leftovers_hold();
    JigLeftover **at = &all;
    while (*at && *at != l)
        at = &(*at)->next;
    if (*at)
        *at = l->next;
    jig_leftovers_release();
}

void jig_leftovers_remove(void) {
    jig_leftovers_hold();
    remove_each();
}

void jig_leftovers_end_children(void) {
    jig_leftovers_hold();
    for (const JigLeftover *l = all; l; l = l->next)
        if (l->child)
            kill(l->child, SIGKILL);
    jig_leftovers_release();
}

/* ---- Signals ---- */

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};
enum { OVER = SIGURG }; /* means nothing to a process that does not ask for it */
static sigset_t held;
static atomic_bool is_over;

void jig_signals_hold_back(void) {
    sigemptyset(&held);
    for (size_t i = 0; i < JIG_LEN(ending); ++i) {
        struct sigaction now;
        if (sigaction(ending[i], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
            sigaddset(&held, ending[i]);
    }
    sigaddset(&held, OVER);
    pthread_sigmask(SIG_BLOCK, &held, NULL);
}

void jig_signals_stop_waiting(pthread_t who) {
    atomic_store(&is_over, true);
    pthread_kill(who, OVER);
}

static _Atomic(JigSignalFn) asked;

void jig_signals_ask(JigSignalFn fn) {
    atomic_store(&asked, fn);
}

/* Until the work has ended, another signal says that it shall at once, or it takes too long. */
static void wait_for_end(void) {
    const struct timespec patience = {.tv_sec = 10};
    while (!atomic_load(&is_over))
        if (sigtimedwait(&held, NULL, &patience) != OVER)
            return;
}

void jig_signals_wait(void) {
    int number = OVER;
    while (number == OVER && !atomic_load(&is_over))
        if (sigwait(&held, &number) != 0)
            pause();
    if (number == OVER)
        return;
    JigSignalFn fn = atomic_load(&asked);
    if (fn && fn())
        wait_for_end();
    jig_leftovers_remove();
    signal(number, SIG_DFL);
    raise(number);
    jig_signals_let_through();
    _exit(128 + number); /* not reached: the signal was waiting */
}

void jig_signals_let_through(void) {
    pthread_sigmask(SIG_UNBLOCK, &held, NULL);
}
