/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What planted faults ask as they run: jig_fault(n) is true in the fault that the environment names
 * (JIG_FAULT). The numbers of those that were asked are written to the file JIG_FAULTS_REACHED, so
 * that only the cases that come by a fault are run with it.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 4096 };
static bool reached[MOST];
static int planted = -1;

bool jig_fault(int number);

bool jig_fault(int number) {
    if (planted < 0)
        planted = getenv("JIG_FAULT") ? atoi(getenv("JIG_FAULT")) : 0;
    reached[number] = true;
    return number == planted;
}

__attribute__((destructor)) static void tell_reached(void) {
    const char *path = getenv("JIG_FAULTS_REACHED");
    FILE *f = path ? fopen(path, "w") : NULL;
    for (int i = 0; f && i < MOST; i++)
        if (reached[i])
            fprintf(f, "%d\n", i);
    if (f)
        fclose(f);
}
