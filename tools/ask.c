/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* mkdtemp */
#include "ask.h"
#include "jig/asm.h"
#include "support/file.h"
#include "support/vec.h"
#include "transform/state.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* ---- Files ---- */

typedef struct Folder {
    char *path;
    const char **files;
    size_t num_files;
    JigLeftover *leftovers; /* the folder, then these */
} Folder;

static bool make_folder(Folder *f, const AskFile *files, size_t n, JigArena *a) {
    const char *base = getenv("TMPDIR");
    f->path =
        (char *)(uintptr_t)jig_arena_printf(a, "%s/jig-ask-XXXXXX", base && *base ? base : "/tmp")
            .ptr;
    f->files = JIG_NEW_ARRAY(a, const char *, n + 1);
    f->leftovers = JIG_NEW_ARRAY(a, JigLeftover, n + 1);
    jig_leftovers_hold();
    bool ok = mkdtemp(f->path);
    f->leftovers[0].path = f->path;
    if (ok)
        jig_leftovers_note(&f->leftovers[0]);
    for (size_t i = 0; ok && i < n; ++i) {
        f->files[i] = jig_arena_printf(a, "%s/%s", f->path, files[i].name).ptr;
        f->leftovers[1 + i].path = f->files[i];
        jig_leftovers_note(&f->leftovers[1 + i]);
        f->num_files++;
    }
    jig_leftovers_release();
    return ok;
}

static void remove_folder(Folder *f) {
    for (size_t i = 1 + f->num_files; i-- > 0;) {
        (void)remove(f->leftovers[i].path);
        jig_leftovers_forget(&f->leftovers[i]);
    }
}

static bool write_file(const char *path, JigOp *op) {
    JigOutput out;
    JigPrintFlags flags = jig_print_flags();
    return jig_output_open(&out, path) &&
           jig_output_close(&out, jig_op_print(op, &flags, jig_output_fn, &out));
}

/* ---- The command ---- */

static void put(JigCharVec *v, const char *text) {
    jig_vec_append(v, text, strlen(text));
}

/* In quotes, as the shell reads it. */
static void put_word(JigCharVec *v, const char *text) {
    put(v, " '");
    for (; *text; ++text)
        if (*text == '\'')
            put(v, "'\\''");
        else
            jig_vec_push(v, *text);
    put(v, "'");
}

/* Signals mean to it what they mean to any program; what it says is no part of our output. `alone`:
 * in a group of processes, which can be ended as a whole. */
static int start(const char *line, bool alone, JigLeftover *child) {
    const char *const argv[] = {"/bin/sh", "-c", line, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t none, ignored_here;
    sigemptyset(&none);
    sigemptyset(&ignored_here);
    sigaddset(&ignored_here, SIGPIPE);
    sigaddset(&ignored_here, SIGXFSZ);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, STDERR_FILENO, STDOUT_FILENO);
    posix_spawnattr_init(&how);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setsigdefault(&how, &ignored_here);
    posix_spawnattr_setflags(&how, (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                           (alone ? POSIX_SPAWN_SETPGROUP : 0)));
    jig_leftovers_hold();
    int error =
        posix_spawn(&child->child, argv[0], &files, &how, (char *const *)(uintptr_t)argv, environ);
    if (!error)
        jig_leftovers_note(child);
    jig_leftovers_release();
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

/* True: it has ended, with *status. */
static bool ends_within(pid_t child, double seconds, int *status) {
    const struct timespec pause = {.tv_nsec = 2000000};
    const double end = jig_observe_clock() + seconds;
    while (waitpid(child, status, WNOHANG) == 0) {
        if (jig_observe_clock() > end)
            return false;
        nanosleep(&pause, NULL);
    }
    return true;
}

static int run(const char *line, double seconds) {
    JigLeftover child = {0};
    int status = 0;
    errno = start(line, seconds > 0, &child);
    if (errno)
        return -1;
    if (seconds <= 0 || !ends_within(child.child, seconds, &status)) {
        if (seconds > 0)
            kill(-child.child, SIGKILL);
        while (waitpid(child.child, &status, 0) < 0 && errno == EINTR) {
        }
    }
    jig_leftovers_forget(&child);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

static int run_on(const char *command, const Folder *f, const AskFile *files, double seconds) {
    JigCharVec line = {0};
    bool ok = true;
    put(&line, command);
    for (size_t i = 0; ok && i < f->num_files; ++i) {
        ok = write_file(f->files[i], files[i].op);
        put_word(&line, f->files[i]);
    }
    jig_vec_push(&line, '\0');
    int status = ok ? run(line.data, seconds) : -1;
    jig_vec_free(&line);
    return status;
}

int ask_command(const char *command, const AskFile *files, size_t n, double seconds) {
    JigArena *a = jig_arena_create();
    Folder f = {0};
    int status = -1;
    if (make_folder(&f, files, n, a)) {
        status = run_on(command, &f, files, seconds);
        if (status < 0)
            fprintf(stderr, "cannot run '%s': %s\n", command, strerror(errno));
        remove_folder(&f);
    } else {
        fprintf(stderr, "cannot make a folder for '%s': %s\n", command, strerror(errno));
    }
    jig_arena_destroy(a);
    return status;
}
