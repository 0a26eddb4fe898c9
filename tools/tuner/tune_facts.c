/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_facts.h"

#include "codegen/run/machine_peaks.h"
#include "jig/iface.h"
#include "payload/structured/work.h"
#include "tuner/tune_machine.h"

#include <stdlib.h>

/* False: it has no such size. */
static bool add_bytes(const JigType *t, double *sum) {
    const JigType *e = jig_type_element_or_self(t);
    if (!jig_type_is_int_or_index_or_float(e) ||
        (jig_type_is_shaped(t) && (!jig_type_has_rank(t) || !jig_type_has_static_shape(t))))
        return false;
    double n = jig_type_is_shaped(t) ? (double)jig_type_num_elements(t) : 1;
    uint32_t bytes = (jig_type_width(e) + 7) / 8;
    *sum += n * bytes;
    return true;
}

static double bytes_of(const JigOp *function) {
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(function, &n), *const *results =
                                                                          jig_function_results(
                                                                              function, &m);
    double sum = 0;
    bool ok = true;
    for (size_t i = 0; ok && i < n; ++i)
        ok = add_bytes(inputs[i], &sum);
    for (size_t i = 0; ok && i < m; ++i)
        ok = add_bytes(results[i], &sum);
    return ok ? sum : 0;
}

void tune_facts_of(JigOp *function, TuneFacts *out) {
    out->operations = (double)jig_structured_work_of(function).floats;
    out->bytes = bytes_of(function);
}

/* Behind " threads ". */
static uint32_t threads_of(JigStr call) {
    static const char words[] = " threads ";
    size_t at = jig_str_find(call, jig_str(words));
    char digits[16] = "";
    if (at == call.len)
        return 0;
    JigStr rest = jig_str_from(call, at + sizeof words - 1);
    memcpy(digits, rest.ptr, rest.len < sizeof digits - 1 ? rest.len : sizeof digits - 1);
    return (uint32_t)strtoul(digits, NULL, 10);
}

void tune_facts_measure(const TuneJob *job, TuneFacts *out) {
    JigArena *a = jig_arena_create();
    JigMachinePeaks peaks;
    bool is_double = jig_str_find(job->call, JIG_STR("f64")) < job->call.len;
    if (jig_str_eq(job->machine, tune_machine(a)) && jig_run_peaks(threads_of(job->call), &peaks)) {
        out->peak = is_double ? peaks.f64 : peaks.f32;
        out->memory = peaks.memory;
        out->cache = peaks.cache;
    }
    jig_arena_destroy(a);
}
