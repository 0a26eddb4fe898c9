/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_expected.h"

#include "jig/iface.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool tune_expected_begin(TuneExpected *x) {
    strcpy(x->path, "/tmp/jig-tune-XXXXXX");
    jig_leftovers_hold();
    bool ok = mkdtemp(x->path);
    x->folder = (JigLeftover){.path = x->path};
    if (ok)
        jig_leftovers_note(&x->folder);
    jig_leftovers_release();
    if (!ok)
        fprintf(stderr, "there is no temporary folder: %s\n", strerror(errno));
    return ok;
}

void tune_expected_note(TuneExpected *x, const JigOp *function) {
    size_t n, m;
    (void)jig_function_inputs(function, &n);
    (void)jig_function_results(function, &m);
    x->files = JIG_NEW_ARRAY(x->a, JigLeftover, n + m + 1);
    jig_leftovers_hold();
    for (; x->num_files < n + m; x->num_files++) {
        JigLeftover *file = &x->files[x->num_files];
        file->path = jig_arena_printf(x->a, "%s/%zu.npy", x->path, x->num_files).ptr;
        jig_leftovers_note(file);
    }
    jig_leftovers_release();
}

void tune_expected_end(TuneExpected *x) {
    for (size_t i = 0; i < x->num_files; ++i) {
        unlink(x->files[i].path);
        jig_leftovers_forget(&x->files[i]);
    }
    if (!x->folder.path)
        return;
    rmdir(x->path);
    jig_leftovers_forget(&x->folder);
}
