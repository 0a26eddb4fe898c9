/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One binary: `jig` with subcommands, or jig-opt when called by that name.
 * The work is done on a thread with a large stack, of which only what is used
 * takes memory, so that deep nesting in the input is not the first limit.
 */
#define _GNU_SOURCE /* MAP_NORESERVE, MAP_STACK */
#include "tools.h"

#include "jig/pass.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

/* What recursion may use of the stack: some 20,000 levels of nesting. Beyond
 * that the indentation alone makes outputs of gigabytes. */
#if defined(__SANITIZE_ADDRESS__)
enum { RECURSION = 96 << 20 };
#else
enum { RECURSION = 16 << 20 };
#endif

JigContext *jig_tool_context(void) {
    JigContext *ctx = jig_context_create();
    jig_context_set_stack(ctx, RECURSION);
    jig_register_all(ctx);
    return ctx;
}

typedef struct Job {
    int argc;
    char **argv;
    int status;
} Job;

static const char usage[] =
    "usage: jig <command> ...\n"
    "\n"
    "  jig apply --script S PAYLOAD  carry out a script on a payload\n"
    "  jig opt [options] [file]      read IR, run passes, print IR (also called jig-opt)\n"
    "  jig ops [part of a name]      list operations, types and attributes\n"
    "  jig version\n"
    "  jig help\n";

static int dispatch(int argc, char **argv) {
    const char *slash = strrchr(argv[0], '/');
    const char *name = slash ? slash + 1 : argv[0];
    if (strcmp(name, "jig") != 0)
        return jig_opt_main(argv[0], argc, argv);
    const char *command = argc > 1 ? argv[1] : "";
    if (strcmp(command, "apply") == 0)
        return jig_apply_main(argc - 1, argv + 1);
    if (strcmp(command, "opt") == 0)
        return jig_opt_main("jig opt", argc - 1, argv + 1);
    if (strcmp(command, "ops") == 0)
        return jig_ops_main(argc - 1, argv + 1);
    if (strcmp(command, "version") == 0 || strcmp(command, "--version") == 0) {
        puts(JIG_VERSION_TEXT);
        return 0;
    }
    if (strcmp(command, "help") == 0 || strcmp(command, "--help") == 0) {
        fputs(usage, stdout);
        return 0;
    }
    if (*command)
        fprintf(stderr, "jig: unknown command '%s'\n", command);
    fputs(usage, stderr);
    return 1;
}

static void *work(void *user) {
    Job *job = user;
    job->status = dispatch(job->argc, job->argv);
    return NULL;
}

/* Starts `work` on a stack as large as the system gives. */
static int start(pthread_t *thread, Job *job) {
    enum { PAGE = 1 << 16 };
    for (size_t size = (size_t)1 << 30; size >= (size_t)1 << 23; size /= 4) {
        char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (stack == MAP_FAILED)
            continue;
        mprotect(stack, PAGE, PROT_NONE); /* guard */
        pthread_attr_t attr;
        pthread_attr_init(&attr);
        int error = pthread_attr_setstack(&attr, stack + PAGE, size - PAGE);
        if (!error)
            error = pthread_create(thread, &attr, work, job);
        pthread_attr_destroy(&attr);
        if (!error)
            return 0;
        munmap(stack, size);
    }
    return -1;
}

int main(int argc, char **argv) {
    signal(SIGPIPE, SIG_IGN); /* a closed pipe is a failed write */
    Job job = {argc, argv, 1};
    pthread_t thread;
    if (start(&thread, &job) == 0)
        pthread_join(thread, NULL);
    else
        work(&job);
    return job.status;
}
