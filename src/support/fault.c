/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/fault.h"
#include "support/check.h"

#ifdef JIG_STRESS
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[JIG_FAULT_KINDS] = {"alloc", "pattern", "step", "edit"};

/* The number in JIG_FAULT if it is about `kind`; 0: no fault. */
static unsigned long wanted(JigFault kind) {
    const char *text = getenv("JIG_FAULT");
    size_t len = strlen(names[kind]);
    bool about = text && strncmp(text, names[kind], len) == 0 && text[len] == ':';
    return about ? strtoul(text + len + 1, NULL, 10) : 0;
}

/* The only state that contexts share: allocations know no context. */
bool jig_fault(JigFault kind) {
    JIG_REQUIRE(kind < JIG_FAULT_KINDS);
    static unsigned long counts[JIG_FAULT_KINDS], turns[JIG_FAULT_KINDS];
    if (counts[kind] == 0)
        turns[kind] = wanted(kind);
    if (__atomic_add_fetch(&counts[kind], 1, __ATOMIC_RELAXED) != turns[kind])
        return false;
    fprintf(stderr, "fault: %s %lu\n", names[kind], turns[kind]);
    return true;
}
#endif
