/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "../tools.h"

#include <stdio.h>

static int refuse(const char *command) {
    fprintf(stderr, "jig %s: this build has no codegen (JIG_WITH)\n", command);
    return 2;
}

int jig_run_main(int argc, char **argv) {
    (void)argc, (void)argv;
    return refuse("run");
}

int jig_emit_main(int argc, char **argv) {
    (void)argc, (void)argv;
    return refuse("emit");
}

int jig_tune_main(int argc, char **argv) {
    (void)argc, (void)argv;
    return refuse("tune");
}
