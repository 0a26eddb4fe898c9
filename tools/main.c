/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One binary: `jig` with subcommands, or jig-opt when called by that name.
 * The work is done on a thread with a large stack, of which only what is used
 * takes memory, so that deep nesting in the input is not the first limit.
 */
#define _GNU_SOURCE /* MAP_NORESERVE, MAP_STACK */
#include "outputs.h"
#include "support/arena.h"
#include "support/json.h"
#include "support/nearest.h"
#include "tools.h"

#include "jig/pass.h"
#include "support/leftovers.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

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
    pthread_t first; /* waits for signals */
    int status;
} Job;

static int run_opt(int argc, char **argv) {
    return jig_opt_main("jig opt", argc, argv);
}

static int run_version(int argc, char **argv) {
    (void)argc, (void)argv;
    puts(JIG_VERSION_TEXT);
    if (jig_tool_note)
        puts(jig_tool_note);
    return 0;
}

static int run_help(int argc, char **argv);

/* Each gets the arguments from its own name on. */
static const struct {
    const char *name, *usage, *what;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"apply", "apply --script S PAYLOAD", "carry out a script on a payload", jig_apply_main},
    {"legal", "legal PAYLOAD[:LINE]", "list what a script can do with a payload", jig_legal_main},
    {"eval", "eval PAYLOAD", "run a function of a payload and print its results", jig_eval_main},
    {"check", "check PAYLOAD", "tell of each step of a script whether it keeps what is computed",
     jig_check_main},
    {"bisect", "bisect PAYLOAD", "find the first step that is wrong, and in it the pattern",
     jig_bisect_main},
    {"reduce", "reduce PAYLOAD", "shrink a payload and its script while they are wrong",
     jig_reduce_main},
    {"run", "run PAYLOAD", "compile a function of a payload, run it and print its results",
     jig_run_main},
    {"tune", "tune PAYLOAD", "find the choices of a script that make a payload fastest",
     jig_tune_main},
    {"emit", "emit [options] PAYLOAD", "write a payload as LLVM IR, assembly or an object file",
     jig_emit_main},
    {"opt", "opt [options] [file]", "read IR, run passes, print IR (also called jig-opt)", run_opt},
    {"upgrade", "upgrade FILE", "write text of former releases as today's", jig_upgrade_main},
    {"ops", "ops [name | words]", "pages about operations, types and attributes", jig_ops_main},
    {"lsp", "lsp", "serve an editor: the Language Server Protocol on standard input and output",
     jig_lsp_main},
    {"dap", "dap", "debug a script: the Debug Adapter Protocol on standard input and output",
     jig_dap_main},
    {"version", "version", "which Jig this is", run_version},
    {"help", "help [command]", "this page, or that of a command", run_help},
};

static void print_usage(FILE *to) {
    fputs("usage: jig <command> ...\n\n", to);
    for (size_t i = 0; i < JIG_LEN(commands); ++i)
        fprintf(to, "  jig %-26s%s\n", commands[i].usage, commands[i].what);
}

static void put_stdout(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

/* For tools/make-manuals, which asks each command then. */
static int print_usage_json(void) {
    JigJson j = {.write = put_stdout, .user = stdout};
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "version", JIG_STR(JIG_VERSION));
    jig_json_begin(&j, "commands", '[');
    for (size_t i = 0; i < JIG_LEN(commands); ++i) {
        jig_json_begin(&j, NULL, '{');
        jig_json_str(&j, "name", jig_str(commands[i].name));
        jig_json_str(&j, "usage", jig_str(commands[i].usage));
        jig_json_str(&j, "what", jig_str(commands[i].what));
        jig_json_end(&j, '}');
    }
    jig_json_end(&j, ']');
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
    return 0;
}

static int run_command(int argc, char **argv) {
    JigNear near = jig_near(jig_str(argv[0]));
    for (size_t i = 0; i < JIG_LEN(commands); ++i) {
        if (jig_str_is(near.name, commands[i].name))
            return commands[i].run(argc, argv);
        jig_near_offer(&near, jig_str(commands[i].name));
    }
    JigArena *a = jig_arena_create();
    JigStr words = jig_near_words(&near, a);
    fprintf(stderr, "jig: unknown command '%s'\n", argv[0]);
    if (words.len)
        fprintf(stderr, "jig: did you mean %.*s?\n", JIG_FMT(words));
    else
        print_usage(stderr);
    jig_arena_destroy(a);
    return 1;
}

static int run_help(int argc, char **argv) {
    bool general = argc < 2 || argv[1][0] == '-' || strcmp(argv[1], "help") == 0 ||
                   strcmp(argv[1], "version") == 0;
    if (!general)
        return run_command(2, (char *[]){argv[1], "--help", NULL});
    print_usage(stdout);
    return 0;
}

static int dispatch(int argc, char **argv) {
    const char *slash = strrchr(argv[0], '/');
    const char *name = slash ? slash + 1 : argv[0];
    if (strcmp(name, "jig") != 0)
        return jig_opt_main(argv[0], argc, argv);
    if (argc < 2) {
        print_usage(stderr);
        return 1;
    }
    if (strcmp(argv[1], "--help=json") == 0)
        return print_usage_json();
    bool help = strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0;
    if (help || strcmp(argv[1], "--version") == 0)
        return help ? run_help(1, argv) : run_version(1, argv);
    return run_command(argc - 1, argv + 1);
}

/* What was printed must have got out. */
static int end_stdout(int status) {
    bool failed = ferror(stdout);
    errno = 0;
    if (failed) /* some while ago: what the matter is, the end of a line tells as well */
        (void)!write(STDOUT_FILENO, "\n", 1);
    if ((fflush(stdout) == 0 && !failed) || output_is_closed(STDOUT_FILENO))
        return status;
    fprintf(stderr, "cannot write standard output%s%s\n", errno ? ": " : "",
            errno ? strerror(errno) : "");
    return status ? status : 1;
}

static int run(Job *job) {
    return end_stdout(dispatch(job->argc, job->argv));
}

static void *work(void *user) {
    Job *job = user;
    job->status = run(job);
    jig_signals_stop_waiting(job->first);
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

/* A standard stream that is closed must not become the next file that is opened: it is one that
 * cannot be read or written. */
static void keep_standard_streams(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            (void)!open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* Pages are written at the end, so that it is known why they could not be. */
static void widen_stdout(void) {
    static char wide[1 << 16];
    if (!isatty(STDOUT_FILENO))
        setvbuf(stdout, wide, _IOFBF, sizeof wide);
}

int main(int argc, char **argv) {
    signal(SIGPIPE, SIG_IGN); /* a closed pipe is a failed write */
    signal(SIGXFSZ, SIG_IGN); /* so is a file that grows too large */
    keep_standard_streams();
    widen_stdout();
    jig_signals_hold_back();
    Job job = {.argc = argc, .argv = argv, .first = pthread_self()};
    pthread_t thread;
    if (start(&thread, &job) != 0) {
        jig_signals_let_through();
        return run(&job);
    }
    jig_signals_wait();
    pthread_join(thread, NULL);
    return job.status;
}
