/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "../lsp/lsp_reading.h"
#include "../tools.h"

#include <stdio.h>

int jig_upgrade_main(int argc, char **argv) {
    (void)argc, (void)argv;
    fputs("jig upgrade: this build does not know former releases (JIG_WITH)\n", stderr);
    return 2;
}

/* There is nothing that it could be upgraded from. */
void reading_upgrade(Reading *r) {
    (void)r;
}
