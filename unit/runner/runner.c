/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* unit [NAME...]: runs the tests of the files of unit/ with these names, or of all. Each file's
 * `main` runs in a process of its own, so that none sees what another left behind; what it said is
 * shown where it failed. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define UNIT(name) int unit_##name##_main(void);
#include <units.def>
#undef UNIT

static const struct {
    const char *name;
    int (*run)(void);
} files[] = {
#define UNIT(name) {#name, unit_##name##_main},
#include <units.def>
};
enum { NUM_FILES = sizeof files / sizeof *files };

typedef struct {
    pid_t pid;
    FILE *said;
} Run;

static void fail(const char *what) {
    perror(what);
    exit(2);
}

static void start(int file, Run *run) {
    run->said = tmpfile();
    if (!run->said)
        fail("unit: a temporary file");
    fflush(NULL);
    run->pid = fork();
    if (run->pid < 0)
        fail("unit: a process");
    if (run->pid)
        return;
    dup2(fileno(run->said), STDOUT_FILENO);
    dup2(fileno(run->said), STDERR_FILENO);
    exit(files[file].run());
}

static void show(FILE *said) {
    rewind(said);
    for (int c; (c = getc(said)) != EOF;)
        putchar(c);
}

/* Did the file's tests pass? */
static bool end(int file, Run *run) {
    int status;
    if (waitpid(run->pid, &status, 0) < 0)
        fail("unit: waitpid");
    bool passed = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!passed) {
        show(run->said);
        if (WIFSIGNALED(status))
            printf("unit %s: %s\n", files[file].name, strsignal(WTERMSIG(status)));
        else
            printf("unit %s: exit status %d\n", files[file].name, WEXITSTATUS(status));
    }
    fclose(run->said);
    return passed;
}

static int find(const char *name) {
    for (int i = 0; i < NUM_FILES; i++)
        if (!strcmp(files[i].name, name))
            return i;
    fprintf(stderr, "unit: there is no unit/%s.c\n", name);
    exit(2);
}

int main(int argc, char **argv) {
    int wanted[NUM_FILES], num = argc > 1 ? argc - 1 : NUM_FILES, failed = 0;
    if (num > NUM_FILES)
        num = NUM_FILES;
    for (int i = 0; i < num; i++)
        wanted[i] = argc > 1 ? find(argv[i + 1]) : i;
    /* Two at a time, the next one beside the one that is waited for. */
    Run runs[NUM_FILES];
    for (int i = 0; i <= num; i++) {
        if (i < num)
            start(wanted[i], &runs[i]);
        if (i > 0)
            failed += !end(wanted[i - 1], &runs[i - 1]);
    }
    return failed > 0;
}
