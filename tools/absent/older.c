/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "../tools.h"

#include <stdio.h>

int jig_upgrade_main(int argc, char **argv) {
    (void)argc, (void)argv;
    fputs("jig upgrade: this build does not know former releases (JIG_WITH)\n", stderr);
    return 2;
}
