/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Within libjigcodegen.so: modules, wrappers, what running code may call. */
#ifndef JIG_CODEGEN_MACHINE_MODULE_H
#define JIG_CODEGEN_MACHINE_MODULE_H

#include "codegen/machine/machine_code.h"

#include <llvm-c/TargetMachine.h>

/* A module in a context of its own, and the machine that it is for. */
typedef struct Module {
    LLVMContextRef ctx;
    LLVMModuleRef module;
    LLVMTargetMachineRef machine;
    JigMachineSay say;
    bool failed; /* LLVM has complained */
    bool lines;  /* functions stay apart from their wrappers, which have no lines */
} Module;

void module_say(JigMachineSay to, const char *fmt, ...) JIG_PRINTF(2, 3);

/* Reads and checks the text and chooses the machine. False after complaints. The module is to be
 * closed, and stays where it is, in any case. */
bool module_open(const JigMachineJob *job, bool for_this_process, Module *m);
void module_close(Module *m);
/* Lines are those of object.h's reader; true. */
bool module_keep_lines(Module *m);
bool module_optimize(Module *m, uint32_t level);
/* NULL after complaints; the caller's to dispose of. */
LLVMMemoryBufferRef module_emit(Module *m, JigMachineForm form);

/* ---- What is wrong with a text (refused.c) ---- */
bool module_check(JigStr ir, JigMachineFault fault);

/* ---- Other modules (link.c) ---- */
/* Adds what files of LLVM IR or bitcode, up to a NULL, define and the module refers to. Others see
 * none of it. False after complaints. */
bool module_link(Module *m, const char *const *paths);

/* ---- Functions as they are called from outside (wrap.c) ---- */
#define WRAPPER_PREFIX "jig.call."
#define STARTER        "jig.start"
typedef struct Wrapped {
    char *name; /* of the function */
    char *type; /* LLVM's text of it */
    uint64_t *sizes;
} Wrapped;
typedef struct WrappedList {
    Wrapped *items;
    size_t n;
} WrappedList;
/* Adds a wrapper for each function that may be called, and one for what runs first. */
bool module_wrap_functions(Module *m, const char *entry, WrappedList *out);
void module_wrapped_free(WrappedList *list);

/* ---- What code may call (runtime.c) ---- */
/* The address of a symbol: the runtime's own, or the process's. NULL: there is none. */
void *runtime_symbol(const char *name);
void runtime_on_no_memory(void (*fn)(size_t bytes));
void runtime_keep_memory(void); /* of this process: what is freed is allocated again */
void runtime_count_memory(void);
void runtime_returned(const void *block);
void runtime_free_counted(JigMachineMemory *counts);

#endif
