/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/program.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/heap.h"
#include "support/leftovers.h"
#include "support/vec.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
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
static void reset_signals(posix_spawnattr_t *how) {
    sigset_t none, ignored_here;
    sigemptyset(&none);
    sigemptyset(&ignored_here);
    sigaddset(&ignored_here, SIGPIPE);
    sigaddset(&ignored_here, SIGXFSZ);
    posix_spawnattr_setsigmask(how, &none);
    posix_spawnattr_setsigdefault(how, &ignored_here);
    posix_spawnattr_setflags(how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static bool start(const char *const *argv, int out, JigLeftover *program) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDERR_FILENO);
    posix_spawnattr_init(&how);
    reset_signals(&how);
    jig_leftovers_hold();
    int error = posix_spawn(&program->child, argv[0], &files, &how, (char *const *)(uintptr_t)argv,
                            environ);
    if (!error)
        jig_leftovers_note(program);
    jig_leftovers_release();
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    errno = error;
    return !error;
}

/* To its end; what it says goes to `said`. */
static bool run(const char *const *argv, JigCharVec *said) {
    int ends[2];
    JigLeftover program = {0};
    if (pipe(ends) != 0)
        return false;
    bool started = start(argv, ends[1], &program);
    int error = errno;
    close(ends[1]);
    if (started) {
        read_all(ends[0], said);
    } else {
        jig_vec_append(said, argv[0], strlen(argv[0]));
        jig_vec_append(said, ": ", 2);
        jig_vec_append(said, strerror(error), strlen(strerror(error)));
    }
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
