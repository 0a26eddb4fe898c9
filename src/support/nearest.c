/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/nearest.h"
#include "support/check.h"

/* Edits that turn `a` into `b`. */
static size_t distance(JigStr a, JigStr b) {
    enum { LONGEST = 128 };
    size_t row[LONGEST + 1];
    if (a.len > LONGEST || b.len > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= b.len; j++)
        row[j] = j;
    for (size_t i = 1; i <= a.len; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= b.len; j++) {
            size_t best = diagonal + (a.ptr[i - 1] != b.ptr[j - 1]);
            diagonal = row[j];
            if (row[j] + 1 < best)
                best = row[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            row[j] = best;
        }
    }
    return row[b.len];
}

void jig_nearest_choose(JigStr name, JigStr candidate, JigStr *best, size_t *least) {
    JIG_REQUIRE(best && least);
    size_t d = distance(name, candidate);
    if (d < *least) {
        *least = d;
        *best = candidate;
    }
}
