/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What libjigcodegen.so offers: machine code from the text of LLVM IR. It alone is linked with
 * LLVM; the library loads it when it is first needed and talks to it through one table.
 *
 * Text goes in, bytes and addresses come out: neither side knows the other's structures. A refusal
 * is a text that `say` gets, perhaps in several calls, one per complaint, without a full stop.
 */
#ifndef JIG_CODEGEN_MACHINE_CODE_H
#define JIG_CODEGEN_MACHINE_CODE_H

#include "jig/base.h"

typedef struct JigMachineJit JigMachineJit;

typedef struct JigMachineSay {
    void (*fn)(void *user, const char *text, size_t len);
    void *user;
} JigMachineSay;

/* Gets what is wrong with a text, and in which of its lines, from 1 on; 0: it is in none. Of
 * several calls the last one knows best. */
typedef struct JigMachineFault {
    void (*fn)(void *user, size_t line, const char *words, size_t len);
    void *user;
} JigMachineFault;

typedef struct JigMachineJob {
    JigStr ir;           /* need not end with a NUL */
    const char *name;    /* of the text, in complaints */
    const char *triple;  /* NULL: the module's own, or this machine's */
    const char *cpu;     /* NULL: any of its kind; "host": this one, with all that it can do */
    const char *feature; /* "+avx2,-fma", on top of the CPU's; or NULL */
    uint32_t level;      /* 0 to 3, as -O */
    /* Of the JIT: the one function that will be called; NULL: every one that others can see. */
    const char *entry;
    const char *const *libraries; /* files to link with, up to a NULL; or NULL. Not of the JIT */
    bool lines; /* of the JIT: keep which line of its one source file an instruction is from */
} JigMachineJob;

typedef enum JigMachineForm { JIG_ASSEMBLY, JIG_OBJECT, JIG_BITCODE } JigMachineForm;

/* Gets pointers to the arguments, in order, and to where the result goes, all as the function's
 * LLVM types are kept in memory. */
typedef void (*JigMachineFn)(void **packed);

typedef struct JigMachineFunction {
    JigMachineFn call;
    const char *type;      /* as LLVM writes it */
    const uint64_t *sizes; /* in memory, of the parameters and of the result (0: none) */
} JigMachineFunction;

/* What code allocated in a time. */
typedef struct JigMachineMemory {
    uint64_t allocated, num_allocations; /* bytes, in so many blocks */
    uint64_t peak;                       /* bytes at once */
    uint64_t leaked, num_leaks;          /* neither freed nor returned */
} JigMachineMemory;

/* What code took of the processor at a line of its source (0: of none), or in a function that it
 * called from there. */
typedef struct JigMachineSample {
    uint32_t line;
    const char *function, *library; /* empty: in the code itself */
    double seconds;
    uint64_t count;
} JigMachineSample;
typedef void (*JigMachineTellSample)(void *user, const JigMachineSample *s);

/* What this machine can do at most, as measured; 0: not known. */
typedef struct JigMachinePeaks {
    double f32, f64;      /* operations per second, by multiply-adds */
    double memory, cache; /* bytes per second, read from memory and from the nearest cache */
} JigMachinePeaks;

typedef struct JigMachineCode {
    const char *version; /* JIG_VERSION */
    uint32_t size;       /* of this structure */
    bool (*emit)(const JigMachineJob *job, JigMachineForm form, JigWriteFn write, void *user,
                 JigMachineSay say);
    /* Does LLVM read the text, and does its verifier accept it? Of a process that does nothing else
     * with LLVM afterwards: what it leaves is not freed, and debug information is never upgraded.
     */
    bool (*check)(JigStr ir, JigMachineFault fault);
    /* Code in this process, of this process's machine. Nothing runs before everything that it
     * refers to is there. NULL after complaints. */
    JigMachineJit *(*jit_create)(const JigMachineJob *job, JigMachineSay say);
    void (*jit_destroy)(JigMachineJit *jit);
    /* False: there is no such function, or it was not named as the entry. What is found lives as
     * long as the JIT. */
    bool (*jit_find)(const JigMachineJit *jit, const char *name, JigMachineFunction *out);
    /* Runs what the module wants to run first (llvm.global_ctors); once. */
    void (*jit_start)(JigMachineJit *jit);
    /* Gets what LLVM says before it gives up the process, which nobody can keep it from. */
    void (*on_fatal)(void (*fn)(const char *text));
    /* What the runtime calls when the system gives no memory; NULL: the payload gets NULL. */
    void (*on_no_memory)(void (*fn)(size_t bytes));
    /* From now on counts what the payload allocates, from 0; says of a block that it is handed to
     * the caller; frees what the payload has not freed since, and tells what was counted. */
    void (*count_memory)(void);
    void (*returned)(const void *block);
    void (*free_counted)(JigMachineMemory *counts);
    /* Of a JIT that keeps lines: from now on threads are watched, those that there are; called
     * again, new ones, too. False: this system has no way to do that. Then what was found. */
    bool (*sample_begin)(JigMachineJit *jit);
    /* What is watched in this thread: between the calls nothing is. */
    void (*sample_call)(JigMachineFn fn, void **packed, uint64_t times);
    void (*sample_end)(JigMachineJit *jit, JigMachineTellSample tell, void *user);
    /* Takes about a quarter of a second, and memory as long as it takes. */
    void (*measure_peaks)(uint32_t threads, JigMachinePeaks *out);
    /* Of a JIT that keeps lines, while the job's name is there: writes /tmp/perf-PID.map and
     * /tmp/jit-PID.dump, by which perf knows functions and code. */
    bool (*tell_perf)(const JigMachineJit *jit);
} JigMachineCode;

/* The one symbol that the library is asked for. */
#define JIG_MACHINE_SYMBOL "jig_machine"
typedef const JigMachineCode *JigMachineGet(void);

#endif
