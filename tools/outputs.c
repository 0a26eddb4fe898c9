/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "outputs.h"

#include "jig/asm.h"
#include "support/heap.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/stat.h>

static bool is_file(const char *path) {
    return path && strcmp(path, "-") != 0;
}

bool output_can_be_written(const char *path) {
    JigOutput probe;
    if (!is_file(path))
        return true;
    if (jig_output_open(&probe, path)) {
        (void)!jig_output_close(&probe, false);
        return true;
    }
    fprintf(stderr, "cannot open output file '%s': %s\n", path, strerror(errno));
    return false;
}

bool output_open(JigOutput *out, const char *path) {
    if (!is_file(path)) {
        jig_output_on_fd(out, STDOUT_FILENO);
        return true;
    }
    if (jig_output_open(out, path))
        return true;
    fprintf(stderr, "cannot open output file '%s': %s\n", path, strerror(errno));
    return false;
}

bool output_close(JigOutput *out, const char *path, bool ok) {
    if (jig_output_close(out, ok) || (!is_file(path) && output_is_closed(STDOUT_FILENO)))
        return ok;
    fprintf(stderr, "cannot write output file '%s': %s\n", is_file(path) ? path : "-",
            strerror(errno));
    return false;
}

bool output_write_module(JigOutput *out, JigOp *module) {
    JigPrintFlags flags = jig_print_flags();
    bool ok = jig_op_print(module, &flags, jig_output_fn, out);
    jig_output_write(out, "\n", 1);
    return ok;
}

/* ---- The same file ---- */

/* The folder's real path and the name in it; false: there is no such folder. */
static bool place_of(const char *path, char folder[PATH_MAX], const char **name) {
    const char *slash = strrchr(path, '/');
    *name = slash ? slash + 1 : path;
    if (!slash)
        return realpath(".", folder);
    size_t n = slash == path ? 1 : (size_t)(slash - path);
    char text[PATH_MAX];
    if (n >= sizeof text)
        return false;
    memcpy(text, path, n);
    text[n] = 0;
    return realpath(text, folder);
}

/* What is no regular file, as a terminal or /dev/null, takes all that is written to it. */
static bool is_same_file(const struct stat *a, const struct stat *b) {
    return S_ISREG(a->st_mode) && a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

bool output_is_same(const char *a, const char *b) {
    struct stat of_a, of_b;
    char in_a[PATH_MAX], in_b[PATH_MAX];
    const char *name_a, *name_b;
    if (!is_file(a) || !is_file(b))
        return false;
    bool there_a = stat(a, &of_a) == 0, there_b = stat(b, &of_b) == 0;
    if (there_a || there_b)
        return there_a && there_b && is_same_file(&of_a, &of_b);
    return place_of(a, in_a, &name_a) && place_of(b, in_b, &name_b) && !strcmp(in_a, in_b) &&
           !strcmp(name_a, name_b);
}

bool output_is_no_other(const char *option, const char *path, const OtherFile *others, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (output_is_same(path, others[i].path)) {
            fprintf(stderr, "%s would write over %s, '%s'\n", option, others[i].what,
                    others[i].path);
            return false;
        }
    return true;
}

bool output_told_all(void) {
    return (fflush(stderr) == 0 && !ferror(stderr)) || output_is_closed(STDERR_FILENO);
}

bool output_is_closed(int fd) {
    struct pollfd one = {.fd = fd, .events = POLLOUT};
    return poll(&one, 1, 0) == 1 && (one.revents & (POLLERR | POLLHUP));
}
