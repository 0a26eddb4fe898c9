/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From text to an optimized module for a machine, to assembly or an object. */
#include "codegen/machine/module.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void module_say(JigMachineSay to, const char *fmt, ...) {
    char text[4096];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    size_t len = n < 0 ? 0 : (size_t)n < sizeof text ? (size_t)n : sizeof text - 1;
    while (len && (text[len - 1] == '\n' || text[len - 1] == '.'))
        --len;
    to.fn(to.user, text, len);
}

/* Tells a message of LLVM's, and frees it. */
static bool say_message(Module *m, const char *what, char *message) {
    module_say(m->say, "%s%s", what, message ? message : "unknown reason");
    LLVMDisposeMessage(message);
    return false;
}

/* What code generation and passes complain about; warnings and remarks are not told. */
static void on_diagnostic(LLVMDiagnosticInfoRef info, void *user) {
    Module *m = user;
    if (LLVMGetDiagInfoSeverity(info) != LLVMDSError)
        return;
    m->failed = true;
    say_message(m, "", LLVMGetDiagInfoDescription(info));
}

/* ---- The machine ---- */

static void register_targets(void) {
    LLVMInitializeAllTargetInfos();
    LLVMInitializeAllTargets();
    LLVMInitializeAllTargetMCs();
    LLVMInitializeAllAsmParsers();
    LLVMInitializeAllAsmPrinters();
}

static char *joined(const char *a, const char *b) {
    size_t n = strlen(a) + strlen(b) + 2;
    char *s = malloc(n);
    if (s)
        snprintf(s, n, "%s%s%s", a, *a && *b ? "," : "", b);
    return s;
}

static LLVMTargetMachineRef create_machine(const JigMachineJob *job, LLVMTargetRef target,
                                           const char *triple) {
    static const LLVMCodeGenOptLevel levels[] = {LLVMCodeGenLevelNone, LLVMCodeGenLevelLess,
                                                 LLVMCodeGenLevelDefault,
                                                 LLVMCodeGenLevelAggressive};
    bool host = job->cpu && strcmp(job->cpu, "host") == 0;
    char *cpu = host ? LLVMGetHostCPUName() : LLVMCreateMessage(job->cpu ? job->cpu : "");
    char *own = host ? LLVMGetHostCPUFeatures() : LLVMCreateMessage("");
    char *features = joined(own, job->feature ? job->feature : "");
    LLVMTargetMachineOptionsRef options = LLVMCreateTargetMachineOptions();
    LLVMTargetMachineOptionsSetCPU(options, cpu);
    LLVMTargetMachineOptionsSetFeatures(options, features ? features : own);
    LLVMTargetMachineOptionsSetCodeGenOptLevel(options, levels[job->level > 3 ? 3 : job->level]);
    LLVMTargetMachineOptionsSetRelocMode(options, LLVMRelocPIC);
    LLVMTargetMachineRef machine = LLVMCreateTargetMachineWithOptions(target, triple, options);
    LLVMDisposeTargetMachineOptions(options);
    free(features);
    LLVMDisposeMessage(own);
    LLVMDisposeMessage(cpu);
    return machine;
}

/* Architecture, vendor and system decide whether code can run here; "host" does so for a CPU. */
static bool check_job(Module *m, const JigMachineJob *job, const char *triple, bool is_own) {
    char *here = LLVMGetDefaultTargetTriple();
    size_t arch = strcspn(here, "-");
    bool same = strncmp(here, triple, arch) == 0 && triple[arch] == '-';
    if (is_own && !same)
        module_say(m->say, "the module is for '%s', this machine is '%s'", triple, here);
    else if (!same && job->cpu && strcmp(job->cpu, "host") == 0)
        module_say(m->say, "the CPU of this machine, '%s', is none of the target '%s'", here,
                   triple);
    else
        is_own = same = true;
    LLVMDisposeMessage(here);
    return same;
}

static bool choose_machine(Module *m, const JigMachineJob *job, bool for_this_process) {
    const char *own = LLVMGetTarget(m->module);
    const char *given = job->triple && *job->triple ? job->triple : own && *own ? own : NULL;
    char *triple = given ? LLVMNormalizeTargetTriple(given) : LLVMGetDefaultTargetTriple();
    LLVMTargetRef target;
    char *message = NULL;
    bool ok = check_job(m, job, triple, for_this_process);
    if (ok && LLVMGetTargetFromTriple(triple, &target, &message))
        ok = say_message(m, "", message);
    if (ok && !LLVMTargetHasTargetMachine(target)) {
        module_say(m->say, "there is no code generator for '%s'", triple);
        ok = false;
    }
    if (ok) {
        LLVMSetTarget(m->module, triple);
        m->machine = create_machine(job, target, triple);
        if (!m->machine)
            module_say(m->say, "there is no machine '%s'", triple);
    }
    LLVMDisposeMessage(triple);
    return ok && m->machine;
}

/* The next part of a layout; "m:e" and the like say how names are written, not where data is. */
static size_t next_part(const char **layout) {
    for (;;) {
        *layout += **layout == '-';
        size_t n = strcspn(*layout, "-");
        if (n < 2 || strncmp(*layout, "m:", 2) != 0)
            return n;
        *layout += n;
    }
}
static bool same_layout(const char *a, const char *b) {
    for (;;) {
        size_t n = next_part(&a), other = next_part(&b);
        if (n != other || strncmp(a, b, n) != 0)
            return false;
        if (!n)
            return true;
        a += n;
        b += n;
    }
}

/* Code for another layout of data than the machine's would be wrong. One that is not said is taken
 * for the usual one, which it is not where the stack has a memory space of its own ("A5"). */
static bool set_layout(Module *m) {
    LLVMTargetDataRef data = LLVMCreateTargetDataLayout(m->machine);
    char *wanted = LLVMCopyStringRepOfTargetData(data);
    const char *own = LLVMGetDataLayoutStr(m->module);
    bool said = own && *own, ok = said ? same_layout(own, wanted) : !strstr(wanted, "-A");
    if (ok)
        LLVMSetDataLayout(m->module, wanted);
    else if (said)
        module_say(m->say, "the module's data layout '%s' is not the machine's, '%s'", own, wanted);
    else
        module_say(m->say, "the module has no data layout, and needs the machine's, '%s'", wanted);
    LLVMDisposeMessage(wanted);
    LLVMDisposeTargetData(data);
    return ok;
}

/* ---- The module ---- */

static bool parse(Module *m, const JigMachineJob *job) {
    LLVMMemoryBufferRef text =
        LLVMCreateMemoryBufferWithMemoryRangeCopy(job->ir.ptr, job->ir.len, job->name);
    char *message = NULL;
    if (LLVMParseIRInContext(m->ctx, text, &m->module, &message)) {
        m->module = NULL;
        return m->failed || !message ? false : say_message(m, "", message);
    }
    if (LLVMVerifyModule(m->module, LLVMReturnStatusAction, &message))
        return say_message(m, "", message);
    LLVMDisposeMessage(message);
    return true;
}

bool module_open(const JigMachineJob *job, bool for_this_process, Module *m) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    JigMachineSay to = m->say;
    pthread_once(&once, register_targets);
    *m = (Module){.ctx = LLVMContextCreate(), .say = to};
    LLVMContextSetDiagnosticHandler(m->ctx, on_diagnostic, m);
    return parse(m, job) && choose_machine(m, job, for_this_process) && set_layout(m);
}

void module_close(Module *m) {
    if (m->machine)
        LLVMDisposeTargetMachine(m->machine);
    if (m->module)
        LLVMDisposeModule(m->module);
    LLVMContextDispose(m->ctx);
}

bool module_keep_lines(Module *m) {
    static const char *const names[] = {"Debug Info Version", "Dwarf Version"};
    const unsigned values[] = {3, 4};
    m->lines = true;
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (!LLVMGetModuleFlag(m->module, names[i], strlen(names[i])))
            LLVMAddModuleFlag(m->module, LLVMModuleFlagBehaviorWarning, names[i], strlen(names[i]),
                              LLVMValueAsMetadata(
                                  LLVMConstInt(LLVMInt32TypeInContext(m->ctx), values[i], false)));
    return true;
}

bool module_optimize(Module *m, uint32_t level) {
    char pipeline[] = "default<O0>";
    pipeline[9] = (char)('0' + (level > 3 ? 3 : level));
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMPassBuilderOptionsSetLoopVectorization(options, level >= 2);
    LLVMPassBuilderOptionsSetSLPVectorization(options, level >= 2);
    LLVMErrorRef error = LLVMRunPasses(m->module, pipeline, m->machine, options);
    LLVMDisposePassBuilderOptions(options);
    if (!error)
        return !m->failed;
    char *message = LLVMGetErrorMessage(error);
    module_say(m->say, "%s", message);
    LLVMDisposeErrorMessage(message);
    return false;
}

LLVMMemoryBufferRef module_emit(Module *m, JigMachineForm form) {
    char *message = NULL;
    LLVMMemoryBufferRef buffer = NULL;
    LLVMCodeGenFileType kind = form == JIG_OBJECT ? LLVMObjectFile : LLVMAssemblyFile;
    if (form == JIG_BITCODE)
        return LLVMWriteBitcodeToMemoryBuffer(m->module);
    if (LLVMTargetMachineEmitToMemoryBuffer(m->machine, m->module, kind, &message, &buffer)) {
        say_message(m, "", message);
        return NULL;
    }
    if (!m->failed)
        return buffer;
    LLVMDisposeMemoryBuffer(buffer);
    return NULL;
}
