/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/program.h"

#include "support/arena.h"
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

const char *jig_program_find(const char *first, const char *name, const char *last, JigArena *a) {
    const char *found = first ? in_folder(jig_str(first), "/bin/", name, a) : NULL;
    if (!found)
        found = in_path(name, a);
    return found || !last ? found : in_folder(jig_str(last), "/bin/", name, a);
}

/* ---- Running it ---- */

static JigStr read_all(int fd, JigArena *a) {
    JIG_VEC(char) text = {0};
    char piece[4096];
    ssize_t n;
    while ((n = read(fd, piece, sizeof piece)) > 0 || (n < 0 && errno == EINTR))
        if (n > 0)
            jig_vec_append(&text, piece, (size_t)n);
    JigStr all = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return all;
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

bool jig_program_run(const char *const *argv, JigArena *a, JigStr *said) {
    int ends[2];
    JigLeftover program = {0};
    *said = JIG_STR("");
    if (pipe(ends) != 0)
        return false;
    bool started = start(argv, ends[1], &program);
    close(ends[1]);
    if (started)
        *said = read_all(ends[0], a);
    else
        *said = jig_arena_printf(a, "%s: %s", argv[0], strerror(errno));
    close(ends[0]);
    int status = 1;
    while (started && waitpid(program.child, &status, 0) < 0 && errno == EINTR) {
    }
    if (started)
        jig_leftovers_forget(&program);
    return started && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
