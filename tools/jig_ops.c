/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig ops: the operations, types and attributes that there are; the built-in
 * constraints that rows may name.
 */
#include "asm/format.h"
#include "support/file.h"
#include "tools.h"

#include <stdio.h>
#include <unistd.h>

int jig_ops_main(int argc, char **argv) {
    const char *pattern = argc > 1 ? argv[1] : "";
    bool constraints = strcmp(pattern, "--constraints") == 0;
    if (argc > 2 || (pattern[0] == '-' && !constraints)) {
        fprintf(stderr, "usage: jig ops [part of a name | --constraints]\n");
        return 1;
    }
    JigContext *ctx = jig_tool_context();
    JigOutput out;
    jig_output_on_fd(&out, STDOUT_FILENO);
    if (constraints)
        jig_list_constraints(ctx, jig_output_fn, &out);
    else
        jig_list_rows(ctx, jig_str(pattern), jig_output_fn, &out);
    bool ok = jig_output_close(&out, true);
    jig_context_destroy(ctx);
    return ok ? 0 : 1;
}
