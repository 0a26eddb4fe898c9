/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Code in this process. The module becomes an object first, by the same way as `emit`, so that also
 * what only code generation refers to (conversions of floats, memcpy) is known by name when the
 * object is linked: nothing runs before every name has an address.
 */
#include "codegen/machine/jit.h"

#include "codegen/machine/module.h"
#include "codegen/machine/object.h"
#include "codegen/machine/perf.h"
#include "codegen/machine/runtime.h"
#include "codegen/machine/sampler.h"

#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/LLJIT.h>

#include <stdio.h>
#include <stdlib.h>

struct JigMachineJit {
    LLVMOrcLLJITRef orc;
    WrappedList functions;
    JigMachineFn *wrappers; /* of these, in order */
    Object code;            /* its lines, if they are kept */
    const char *name;       /* of the job */
    void (*start)(void);    /* NULL once it has run */
    JigMachineSay say;
    bool creating;    /* complaints go to `say` */
    bool missing;     /* a symbol was */
    bool missing_own; /* one that is not of threads */
    bool no_threads;  /* one of OpenMP's runtime was */
};

/* ---- Complaints ---- */

static bool say_error(JigMachineJit *jit, LLVMErrorRef error) {
    if (!error)
        return true;
    char *message = LLVMGetErrorMessage(error);
    /* That everything which needs a missing symbol is missing too says nothing new. */
    if (jit->creating && !jit->missing)
        module_say(jit->say, "%s", message);
    LLVMDisposeErrorMessage(message);
    return false;
}

static void on_error(void *user, LLVMErrorRef error) {
    say_error(user, error);
}

/* ---- Symbols ---- */

/* A library that is not there is one thing, not as many as it has names. */
static void say_missing(JigMachineJit *jit, const char *name) {
    if (!runtime_is_of_threads(name) || runtime_has_threads())
        module_say(jit->say, "there is no '%s' to call or refer to", name);
    else if (!jit->no_threads)
        module_say(jit->say,
                   "threads take OpenMP's runtime, libomp.so.5, which cannot be loaded: install "
                   "it (libomp5-14 or libomp5-22)");
    jit->no_threads |= runtime_is_of_threads(name);
    jit->missing_own |= !runtime_is_of_threads(name);
    jit->missing = true;
}

/* Defines what the object refers to; tells of all that there is not. */
static LLVMErrorRef define_symbols(LLVMOrcDefinitionGeneratorRef generator, void *user,
                                   LLVMOrcLookupStateRef *state, LLVMOrcLookupKind kind,
                                   LLVMOrcJITDylibRef lib, LLVMOrcJITDylibLookupFlags flags,
                                   LLVMOrcCLookupSet set, size_t n) {
    (void)generator, (void)state, (void)kind, (void)flags;
    JigMachineJit *jit = user;
    LLVMOrcCSymbolMapPair *pairs = calloc(n + 1, sizeof *pairs);
    size_t found = 0;
    char prefix = LLVMOrcLLJITGetGlobalPrefix(jit->orc);
    for (size_t i = 0; pairs && i < n; ++i) {
        const char *name = LLVMOrcSymbolStringPoolEntryStr(set[i].Name);
        void *address = runtime_symbol(name + (prefix && *name == prefix));
        bool weak = set[i].LookupFlags == LLVMOrcSymbolLookupFlagsWeaklyReferencedSymbol;
        if (address) {
            LLVMOrcRetainSymbolStringPoolEntry(set[i].Name);
            pairs[found].Name = set[i].Name;
            pairs[found].Sym.Address = (LLVMOrcExecutorAddress)(uintptr_t)address;
            pairs[found++].Sym.Flags.GenericFlags = LLVMJITSymbolGenericFlagsExported;
        } else if (!weak && jit->creating) {
            say_missing(jit, name);
        }
    }
    if (jit->missing_own)
        module_say(jit->say, "a library that has it is found when it is preloaded: LD_PRELOAD");
    jit->missing_own = false;
    LLVMErrorRef error =
        found ? LLVMOrcJITDylibDefine(lib, LLVMOrcAbsoluteSymbols(pairs, found)) : NULL;
    free(pairs);
    return error;
}

/* ---- Making it ---- */

static bool create_session(JigMachineJit *jit) {
    if (!say_error(jit, LLVMOrcCreateLLJIT(&jit->orc, NULL)))
        return false;
    LLVMOrcExecutionSessionSetErrorReporter(LLVMOrcLLJITGetExecutionSession(jit->orc), on_error,
                                            jit);
    LLVMOrcJITDylibAddGenerator(
        LLVMOrcLLJITGetMainJITDylib(jit->orc),
        LLVMOrcCreateCustomCAPIDefinitionGenerator(define_symbols, jit, NULL));
    return true;
}

static bool find_address(JigMachineJit *jit, const char *name, void *function) {
    LLVMOrcExecutorAddress address;
    if (!say_error(jit, LLVMOrcLLJITLookup(jit->orc, &address, name)))
        return false;
    uintptr_t bits = (uintptr_t)address;
    memcpy(function, &bits, sizeof bits);
    return true;
}

static bool find_functions(JigMachineJit *jit) {
    size_t n = jit->functions.n;
    jit->wrappers = calloc(n + 1, sizeof *jit->wrappers);
    bool ok = jit->wrappers && find_address(jit, STARTER, &jit->start);
    for (size_t i = 0; i < n && ok; ++i) {
        size_t len = strlen(jit->functions.items[i].name) + sizeof WRAPPER_PREFIX;
        char *name = malloc(len);
        if (!name)
            return false;
        snprintf(name, len, WRAPPER_PREFIX "%s", jit->functions.items[i].name);
        ok = find_address(jit, name, &jit->wrappers[i]);
        free(name);
    }
    return ok;
}

static bool compile(JigMachineJit *jit, const JigMachineJob *job, LLVMMemoryBufferRef *object) {
    Module m = {.say = jit->say};
    bool ok = module_open(job, true, &m) && (!job->lines || module_keep_lines(&m)) &&
              module_wrap_functions(&m, job->entry, &jit->functions) &&
              module_optimize(&m, job->level);
    *object = ok ? module_emit(&m, true) : NULL;
    module_close(&m);
    return *object;
}

JigMachineJit *jit_create(const JigMachineJob *job, JigMachineSay to) {
    JigMachineJit *jit = calloc(1, sizeof *jit);
    if (!jit)
        return NULL;
    *jit = (JigMachineJit){.say = to, .creating = true, .name = job->name};
    LLVMMemoryBufferRef object;
    bool ok = compile(jit, job, &object);
    if (ok && job->lines)
        object_read(LLVMGetBufferStart(object), LLVMGetBufferSize(object), &jit->code);
    if (ok && !create_session(jit)) {
        LLVMDisposeMemoryBuffer(object);
        ok = false;
    }
    if (ok)
        ok = say_error(jit, LLVMOrcLLJITAddObjectFile(
                                jit->orc, LLVMOrcLLJITGetMainJITDylib(jit->orc), object));
    ok = ok && find_functions(jit);
    if (ok) {
        uintptr_t address;
        memcpy(&address, &jit->start, sizeof address);
        object_loaded(&jit->code, STARTER, address);
    }
    jit->creating = false;
    if (ok)
        return jit;
    jit_destroy(jit);
    return NULL;
}

void jit_destroy(JigMachineJit *jit) {
    if (!jit)
        return;
    if (jit->orc)
        LLVMConsumeError(LLVMOrcDisposeLLJIT(jit->orc));
    module_wrapped_free(&jit->functions);
    object_free(&jit->code);
    free(jit->wrappers);
    free(jit);
}

/* ---- Using it ---- */

bool jit_find(const JigMachineJit *jit, const char *name, JigMachineFunction *out) {
    for (size_t i = 0; i < jit->functions.n; ++i) {
        const Wrapped *w = &jit->functions.items[i];
        if (strcmp(w->name, name) != 0)
            continue;
        *out = (JigMachineFunction){.call = jit->wrappers[i], .type = w->type, .sizes = w->sizes};
        return true;
    }
    return false;
}

void jit_start(JigMachineJit *jit) {
    void (*start)(void) = jit->start;
    jit->start = NULL;
    runtime_keep_memory();
    if (start)
        start();
}

/* ---- Where it spends its time ---- */

bool jit_sample_begin(JigMachineJit *jit) {
    return sampler_begin(&jit->code);
}

void jit_sample_end(JigMachineJit *jit, JigMachineTellSample tell, void *user) {
    sampler_end(&jit->code, tell, user);
}

bool jit_tell_perf(const JigMachineJit *jit) {
    return perf_write_map(&jit->code) && perf_write_dump(&jit->code, jit->name);
}
