/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In place of libjigmpi.so: tells signs of life, and ends with the third one. */
#include "jig/version.h"
#include "tuner/mpi/messages.h"

#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static bool begin(int *num, int *rank) {
    *num = 2;
    *rank = 0;
    return true;
}
static bool threads(void) {
    return true;
}
static bool send(int to, const void *bytes, size_t len) {
    static const char text[] = "a sign of life\n";
    static int left = 3;
    if (to == 1 && len == 2 * sizeof(uint64_t) && *(const uint64_t *)bytes == 1)
        (void)!write(2, text, sizeof text - 1);
    if (!--left)
        _exit(0);
    return true;
}
static bool receive(int *from, char **bytes, size_t *len) {
    (void)from, (void)bytes, (void)len;
    return false;
}
static void end(bool all_there) {
    (void)all_there;
}

static const TuneMpi mpi = {JIG_VERSION, sizeof(TuneMpi), begin, threads, send, receive, end};
const TuneMpi *jig_mpi(void) {
    return &mpi;
}
