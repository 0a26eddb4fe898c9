/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/machine_peaks.h"

#include "codegen/run/child.h"
#include "codegen/run/load.h"
#include "support/arena.h"
#include "support/check.h"

static bool measure(void *user) {
    const uint32_t *threads = user;
    JigMachinePeaks peaks = {0};
    jig_run_child_capture_stderr();
    const JigMachineCode *machine = jig_run_child_machine();
    if (machine)
        machine->measure_peaks(*threads, &peaks);
    (void)jig_run_child_end_capture();
    jig_run_child_send(&peaks, sizeof peaks);
    return machine;
}

bool jig_run_peaks(uint32_t threads, JigMachinePeaks *out) {
    JIG_REQUIRE(out);
    JigArena *a = jig_arena_create();
    JigChildResult result;
    *out = (JigMachinePeaks){0};
    jig_run_child_run(measure, &threads, NULL, a, &result);
    bool ok = result.end == JIG_CHILD_DONE && result.data.len == sizeof *out;
    if (ok)
        memcpy(out, result.data.ptr, sizeof *out);
    jig_free((char *)(uintptr_t)result.data.ptr);
    jig_arena_destroy(a);
    return ok;
}
