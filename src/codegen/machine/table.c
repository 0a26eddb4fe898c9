/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The table that Jig asks for, and emitting. */
#include "codegen/machine/jit.h"
#include "codegen/machine/module.h"
#include "codegen/machine/sampler.h"
#include "jig/version.h"

#include <llvm-c/Core.h>
#include <llvm-c/ErrorHandling.h>

static bool emit(const JigMachineJob *job, JigMachineForm form, JigWriteFn write, void *user,
                 JigMachineSay to) {
    Module m = {.say = to};
    LLVMMemoryBufferRef buffer = NULL;
    if (module_open(job, false, &m) && module_link(&m, job->libraries) &&
        module_optimize(&m, job->level))
        buffer = module_emit(&m, form);
    module_close(&m);
    if (!buffer)
        return false;
    write(user, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
    LLVMDisposeMemoryBuffer(buffer);
    return true;
}

static void on_fatal(void (*fn)(const char *text)) {
    LLVMResetFatalErrorHandler();
    LLVMInstallFatalErrorHandler(fn);
}

static const JigMachineCode machine = {
    .version = JIG_VERSION,
    .size = sizeof(JigMachineCode),
    .emit = emit,
    .check = module_check,
    .jit_create = jit_create,
    .jit_destroy = jit_destroy,
    .jit_find = jit_find,
    .jit_start = jit_start,
    .on_fatal = on_fatal,
    .on_no_memory = runtime_on_no_memory,
    .count_memory = runtime_count_memory,
    .returned = runtime_returned,
    .free_counted = runtime_free_counted,
    .sample_begin = jit_sample_begin,
    .sample_call = sampler_call,
    .sample_end = jit_sample_end,
    .measure_peaks = jit_measure_peaks,
    .tell_perf = jit_tell_perf,
};

JIG_API JigMachineGet jig_machine;
const JigMachineCode *jig_machine(void) {
    return &machine;
}
