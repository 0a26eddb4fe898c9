/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Progress is shown by a thread of its own, so that a step that takes long is seen, too. What it
 * shows changes under a lock; after something else was written it waits a little, so that it does
 * not stand between the parts of that.
 */
#include "terminal.h"

#include "ir/context.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- Colours ---- */

enum { COLOUR_UNSAID, COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };
const char *const terminal_colour_words[] = {"auto", "always", "never", NULL};

static bool is_terminal(void) {
    const char *term = getenv("TERM");
    return isatty(STDERR_FILENO) && !(term && strcmp(term, "dumb") == 0);
}

bool terminal_has_colours(uint32_t choice) {
    const char *no = getenv("NO_COLOR");
    return choice == COLOUR_ALWAYS || (choice != COLOUR_NEVER && !(no && *no) && is_terminal());
}

const char *terminal_style(const JigContext *ctx, Style style) {
    static const char *const codes[] = {
        [STYLE_PLAIN] = "\033[0m",  [STYLE_HELP] = "\033[1;32m",  [STYLE_BAD] = "\033[31m",
        [STYLE_ADDED] = "\033[32m", [STYLE_REMOVED] = "\033[31m", [STYLE_PLACE] = "\033[36m"};
    return ctx->colours ? codes[style] : "";
}

/* ---- Progress ---- */

enum { WIDEST = 79, TICK_MS = 100, QUIET_MS = 1000, AFTER_TEXT_MS = 300 };

static struct Progress {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t thread;
    bool runs, ends, is_shown;
    int64_t quiet_until; /* milliseconds of the monotonic clock */
    size_t n;
    char what[WIDEST + 1];
} progress = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int64_t now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void erase(struct Progress *p) {
    if (p->is_shown)
        (void)!write(STDERR_FILENO, "\r\033[K", 4);
    p->is_shown = false;
}

static void show(struct Progress *p) {
    char line[2 * WIDEST];
    int n = p->n ? snprintf(line, sizeof line, "\r\033[K[%zu steps] %s", p->n, p->what)
                 : snprintf(line, sizeof line, "\r\033[K[%s]", p->what);
    size_t most = WIDEST + 4; /* what is invisible takes no place */
    p->is_shown = true;
    (void)!write(STDERR_FILENO, line, (size_t)n < most ? (size_t)n : most);
}

static void *watch(void *user) {
    struct Progress *p = user;
    pthread_mutex_lock(&p->lock);
    while (!p->ends) {
        int64_t at = now_ms() + TICK_MS;
        struct timespec until = {.tv_sec = at / 1000, .tv_nsec = at % 1000 * 1000000};
        pthread_cond_timedwait(&p->changed, &p->lock, &until);
        if (!p->ends && p->what[0] && now_ms() >= p->quiet_until)
            show(p);
    }
    erase(p);
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

bool progress_is_possible(void) {
    return is_terminal();
}

void progress_begin(void) {
    struct Progress *p = &progress;
    pthread_condattr_t monotonic;
    if (p->runs || !is_terminal())
        return;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&p->changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    p->ends = p->is_shown = false;
    p->what[0] = 0;
    p->n = 0;
    p->quiet_until = now_ms() + QUIET_MS;
    p->runs = pthread_create(&p->thread, NULL, watch, p) == 0;
}

void progress_tell(size_t n, JigStr what) {
    struct Progress *p = &progress;
    if (!p->runs)
        return;
    size_t len = what.len < WIDEST ? what.len : WIDEST;
    pthread_mutex_lock(&p->lock);
    p->n = n;
    memcpy(p->what, what.ptr, len);
    p->what[len] = 0;
    pthread_mutex_unlock(&p->lock);
}

void progress_clear(void) {
    struct Progress *p = &progress;
    if (!p->runs)
        return;
    pthread_mutex_lock(&p->lock);
    int64_t later = now_ms() + AFTER_TEXT_MS;
    erase(p);
    p->quiet_until = later > p->quiet_until ? later : p->quiet_until;
    pthread_mutex_unlock(&p->lock);
}

void progress_end(void) {
    struct Progress *p = &progress;
    if (!p->runs)
        return;
    pthread_mutex_lock(&p->lock);
    p->ends = true;
    pthread_cond_signal(&p->changed);
    pthread_mutex_unlock(&p->lock);
    pthread_join(p->thread, NULL);
    pthread_cond_destroy(&p->changed);
    p->runs = false;
}

static bool give_way(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    progress_clear();
    return false;
}

void progress_gives_way(JigContext *ctx) {
    jig_context_push_handler(ctx, give_way, NULL);
}
