/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* O_TMPFILE */
#include "tuner/tune_expected.h"

#include "jig/iface.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Not every file system makes files without names. */
static int make_file(const char *folder, JigArena *a) {
    int fd = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd >= 0)
        return fd;
    char *name = (char *)(uintptr_t)jig_arena_printf(a, "%s/jig-tune-XXXXXX", folder).ptr;
    fd = mkstemp(name);
    if (fd >= 0)
        unlink(name);
    return fd;
}

static bool add_file(TuneExpected *x, const char *folder) {
    int fd = make_file(folder, x->a);
    if (fd < 0) {
        fprintf(stderr, "there can be no temporary file in '%s': %s\n", folder, strerror(errno));
        return false;
    }
    x->files[x->num_files] = fd;
    x->paths[x->num_files++] = jig_arena_printf(x->a, "/proc/self/fd/%d", fd).ptr;
    return true;
}

bool tune_expected_begin(TuneExpected *x, const JigOp *function) {
    const char *said = getenv("TMPDIR"), *folder = said && *said ? said : "/tmp";
    size_t n, m;
    bool ok = true;
    (void)jig_function_inputs(function, &n);
    (void)jig_function_results(function, &m);
    x->paths = JIG_NEW_ARRAY(x->a, const char *, n + m + 1);
    x->files = JIG_NEW_ARRAY(x->a, int, n + m + 1);
    while (ok && x->num_files < n + m)
        ok = add_file(x, folder);
    return ok;
}

void tune_expected_end(TuneExpected *x) {
    for (size_t i = 0; i < x->num_files; ++i)
        close(x->files[i]);
    x->num_files = 0;
}
