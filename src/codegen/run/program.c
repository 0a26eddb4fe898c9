/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* pipe2 */
#include "codegen/run/program.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/heap.h"
#include "support/leftovers.h"
#include "support/vec.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* ---- Where it is ---- */

static const char *in_folder(JigStr folder, const char *rest, const char *name, JigArena *a) {
    const char *path = jig_arena_printf(a, "%.*s%s%s", JIG_FMT(folder), rest, name).ptr;
    return access(path, X_OK) == 0 ? path : NULL;
}

static const char *in_path(const char *name, JigArena *a) {
    const char *list = getenv("PATH");
    while (list && *list) {
        size_t n = strcspn(list, ":");
        const char *found = n ? in_folder((JigStr){list, n}, "/", name, a) : NULL;
        if (found)
            return found;
        list += n + (list[n] == ':');
    }
    return NULL;
}

const char *jig_run_program_find(const char *first, const char *name, const char *last,
                                 JigArena *a) {
    const char *found = first ? in_folder(jig_str(first), "/bin/", name, a) : NULL;
    if (!found)
        found = in_path(name, a);
    return found || !last ? found : in_folder(jig_str(last), "/bin/", name, a);
}

/* ---- Running it ---- */

static void read_all(int fd, JigCharVec *text) {
    char piece[4096];
    ssize_t n;
    while ((n = read(fd, piece, sizeof piece)) > 0 || (n < 0 && errno == EINTR))
        if (n > 0)
            jig_vec_append(text, piece, (size_t)n);
}

/* Signals mean to it what they mean to any program. */
static void reset_signals(posix_spawnattr_t *how, short flags) {
    sigset_t none, ignored_here;
    sigemptyset(&none);
    sigemptyset(&ignored_here);
    sigaddset(&ignored_here, SIGPIPE);
    sigaddset(&ignored_here, SIGXFSZ);
    posix_spawnattr_setsigmask(how, &none);
    posix_spawnattr_setsigdefault(how, &ignored_here);
    posix_spawnattr_setflags(how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | flags);
}

typedef struct Start {
    const char *const *argv;
    char *const *env;
    int out, errors;
    bool alone; /* in a process group of its own, and with nothing to read */
} Start;

static bool start(const Start *s, JigLeftover *program) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    pid_t pid = 0;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, s->out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, s->errors, STDERR_FILENO);
    if (s->alone)
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawnattr_init(&how);
    reset_signals(&how, s->alone ? POSIX_SPAWN_SETPGROUP : 0);
    jig_leftovers_hold();
    int error =
        posix_spawn(&pid, s->argv[0], &files, &how, (char *const *)(uintptr_t)s->argv, s->env);
    program->child = s->alone ? -pid : pid;
    if (!error)
        jig_leftovers_note(program);
    jig_leftovers_release();
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    errno = error;
    return !error;
}

/* Why it was not started. */
static void say_error(const char *what, JigCharVec *said) {
    const char *why = strerror(errno);
    jig_vec_append(said, what, strlen(what));
    jig_vec_append(said, ": ", 2);
    jig_vec_append(said, why, strlen(why));
}

/* To its end; what it says goes to `said`. */
static bool run(const char *const *argv, JigCharVec *said) {
    int ends[2];
    JigLeftover program = {0};
    if (pipe(ends) != 0)
        return false;
    bool started =
        start(&(Start){.argv = argv, .env = environ, .out = ends[1], .errors = ends[1]}, &program);
    if (!started)
        say_error(argv[0], said);
    close(ends[1]);
    if (started)
        read_all(ends[0], said);
    close(ends[0]);
    int status = 1;
    while (started && waitpid(program.child, &status, 0) < 0 && errno == EINTR) {
    }
    if (started)
        jig_leftovers_forget(&program);
    return started && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void free_chars(void *what, size_t size) {
    JigCharVec *chars = what;
    (void)size;
    jig_vec_free(chars);
    jig_free(chars);
}

bool jig_run_program_run(const char *const *argv, JigArena *a, JigStr *said) {
    JIG_REQUIRE(argv && argv[0] && a && said);
    /* Whatever runs out meanwhile, the program is waited for. */
    JigHeapAlone before = jig_heap_alone_begin();
    JigCharVec *chars = jig_calloc(1, sizeof *chars);
    bool ok = run(argv, chars);
    jig_heap_alone_end(before);
    struct JigHeld *held = jig_heap_hold(NULL, free_chars, chars, chars->len);
    *said = jig_arena_str(a, jig_chars_str(chars));
    jig_heap_let_go(held);
    return ok;
}

/* ---- With a limit of time ---- */

enum { MOST_SAID = 1 << 20, LOOK = 20 /* milliseconds, after which it may have ended */ };

/* What it says, on each of its two ways. */
typedef struct Hearing {
    JigCharVec said[2];
    int from[2], to[2]; /* ends of pipes; closed: -1 */
} Hearing;

static void close_end(int *end) {
    if (*end >= 0)
        close(*end);
    *end = -1;
}

static bool open_hearing(Hearing *h) {
    for (int i = 0; i < 2; ++i)
        h->from[i] = h->to[i] = -1;
    for (int i = 0; i < 2; ++i) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0)
            return false;
        h->from[i] = ends[0];
        h->to[i] = ends[1];
        (void)fcntl(ends[0], F_SETFL, O_NONBLOCK);
    }
    return true;
}

static void close_hearing(Hearing *h) {
    for (int i = 0; i < 2; ++i) {
        close_end(&h->from[i]);
        close_end(&h->to[i]);
    }
}

/* What is there; of very much the last part. */
static void hear(Hearing *h) {
    char piece[4096];
    for (int i = 0; i < 2; ++i) {
        JigCharVec *said = &h->said[i];
        ssize_t n = 0;
        while (h->from[i] >= 0 && (n = read(h->from[i], piece, sizeof piece)) > 0) {
            if (said->len > MOST_SAID) {
                memmove(said->data, said->data + said->len - MOST_SAID / 2, MOST_SAID / 2);
                said->len = MOST_SAID / 2;
            }
            jig_vec_append(said, piece, (size_t)n);
        }
        if (n == 0)
            close_end(&h->from[i]);
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Until it has ended, which others that it left may not have. */
static int attend(const JigProgram *p, pid_t pid, Hearing *h, bool *late) {
    double end = now() + p->max_seconds;
    int status = 0;
    for (pid_t got = 0; got == 0 || (got < 0 && errno == EINTR);) {
        struct pollfd ends[2] = {{h->from[0], POLLIN, 0}, {h->from[1], POLLIN, 0}};
        (void)poll(ends, 2, LOOK);
        hear(h);
        if (p->max_seconds > 0 && !*late && now() > end) {
            *late = true;
            kill(-pid, SIGKILL);
        }
        got = waitpid(pid, &status, WNOHANG);
    }
    kill(-pid, SIGKILL);
    hear(h);
    return status;
}

static void run_within(const JigProgram *p, char *const *env, Hearing *h, JigProgramEnd *end) {
    JigLeftover program = {0};
    *end = (JigProgramEnd){.status = -1};
    if (!open_hearing(h) ||
        !start(&(Start){p->argv, env, h->to[0], h->to[1], .alone = true}, &program)) {
        say_error(p->argv[0], &h->said[1]);
        return;
    }
    close_end(&h->to[0]);
    close_end(&h->to[1]);
    int status = attend(p, -program.child, h, &end->late);
    jig_leftovers_forget(&program);
    end->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    end->status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

static char *const *with_environment(const char *const *more, JigArena *a) {
    size_t n = 0, m = 0;
    while (environ[n])
        ++n;
    while (more && more[m])
        ++m;
    const char **all = JIG_NEW_ARRAY(a, const char *, n + m + 1);
    for (size_t i = 0; i < n + m; ++i) /* the first one of a name counts */
        all[i] = i < m ? more[i] : environ[i - m];
    return (char *const *)(uintptr_t)all;
}

static void free_hearing(void *what, size_t size) {
    Hearing *h = what;
    (void)size;
    jig_vec_free(&h->said[0]);
    jig_vec_free(&h->said[1]);
    jig_free(h);
}

void jig_run_program_within(const JigProgram *p, JigArena *a, JigProgramEnd *end) {
    JIG_REQUIRE(p && p->argv && p->argv[0] && a && end);
    char *const *env = with_environment(p->env, a);
    JigHeapAlone before = jig_heap_alone_begin();
    Hearing *h = jig_calloc(1, sizeof *h);
    run_within(p, env, h, end);
    close_hearing(h);
    jig_heap_alone_end(before);
    struct JigHeld *held = jig_heap_hold(NULL, free_hearing, h, h->said[0].len + h->said[1].len);
    end->output = jig_arena_str(a, jig_chars_str(&h->said[0]));
    end->errors = jig_arena_str(a, jig_chars_str(&h->said[1]));
    jig_heap_let_go(held);
}
