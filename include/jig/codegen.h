/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Machine code from LLVM IR (jig/llvm_ir.h writes it): assembly, objects, and code in this process.
 *
 * It is made by LLVM 22, in libjigcodegen.so, which is loaded when it is first needed. Where it
 * cannot be, every function here says so and fails.
 */
#ifndef JIG_CODEGEN_H
#define JIG_CODEGEN_H

#include "jig/eval.h"
#include "jig/lower.h"

JIG_BEGIN_C

/* Zeroed: code for this kind of machine, not optimized. */
typedef struct JigCodeOptions {
    const char *triple;   /* "aarch64-linux-gnu"; NULL: the module's, or this machine's */
    const char *cpu;      /* "skylake", "host" for this machine's; NULL: any of its kind */
    const char *features; /* "+avx2,-fma", on top of the CPU's; or NULL */
    const char *entry;    /* of a JIT: the only function that will be called; NULL: any */
    const char *name;     /* of the text, in complaints; NULL: "module" */
    uint32_t level;       /* 0 to 3, as -O3 */
    /* Files of LLVM IR or bitcode, up to a NULL: of what they define the code gets what it refers
     * to, for itself alone. NULL: none. Not of a JIT. */
    const char *const *libraries;
    /* Of payload that is lowered by default: how functions of math are computed on vectors and in
     * loops; what may be taken for granted of all arithmetic on floats, bits of JigFastMath. */
    JigMathWay math;
    uint32_t fast_math;
    double max_seconds; /* that LLVM may take, in a process of its own; 0: as long as it does */
    JIG_RESERVED(1);
} JigCodeOptions;

typedef enum JigCodeForm {
    JIG_CODE_ASSEMBLY,
    JIG_CODE_OBJECT,
    JIG_CODE_BITCODE, /* LLVM's, optimized */
} JigCodeForm;

/* Can code be made here? */
JIG_API bool jig_codegen_available(JigReason *why);

/* Code in that form, all in one piece. LLVM works in a process of its own, so that
 * nothing it does can harm this one. False, with nothing written, and why: LLVM's first complaint,
 * the others as notes. `options` may be NULL. */
JIG_API bool jig_codegen_emit(JigStr ir, JigCodeForm form, const JigCodeOptions *options,
                              JigWriteFn write, void *user, JigReason *why) JIG_NODISCARD;

/* ---- A function of a payload, in a process of its own: `jig run` ---- */
typedef enum JigCodeEnd {
    JIG_CODE_DONE,
    JIG_CODE_REFUSED,   /* it was not lowered, written, compiled or handed its arguments */
    JIG_CODE_STOPPED,   /* it trapped, ended the process or took too long, as LLVM may, too */
    JIG_CODE_NO_MEMORY, /* it wanted more memory than it may have, as LLVM may, too */
} JigCodeEnd;
/* What one call took. */
typedef struct JigCodeCost {
    double seconds, cpu_seconds; /* by the wall's clock; of all its threads */
    uint64_t page_faults;
    uint64_t allocated, num_allocations; /* bytes of new memory, in so many blocks */
    uint64_t peak;                       /* bytes of them at once */
    uint64_t leaked, num_leaks; /* neither freed nor returned; freed before the next call */
    JIG_RESERVED(2);
} JigCodeCost;
/* Zeroed, but for code.entry and `types`. */
typedef struct JigCodeRun {
    JigCodeOptions code;
    const JigEvalSignature *types; /* of the function, before it was lowered */
    const char *pipeline;          /* that lowers; NULL: the default one */
    uint64_t max_memory;           /* bytes that the process may allocate; 0: any number */
    double max_seconds;            /* 0: as long as it takes */
    uint32_t timed;                /* runs after the first one */
    double *seconds;               /* that each of these took; or NULL */
    bool with_args;   /* what memref arguments hold at the end becomes that of `args` */
    bool for_perf;    /* /tmp/perf-PID.map and /tmp/jit-PID.dump, by which perf knows the code */
    uint32_t threads; /* that share the payload's parallel loops; 0: they are loops as others are */
    JigCodeCost *costs; /* what each of the timed runs took; or NULL */
    /* Of `jig run --profile`: where more runs spend their time; NULL: there are none. */
    struct JigProfile *profile;
    JIG_RESERVED(1);
} JigCodeRun;
/* Lowers `module`, compiles it for this machine, and calls the function with `args`, values of `e`
 * as the results are, which the caller releases. `e` need not be able to run anything; the module
 * is lowered then. Unless it is JIG_CODE_DONE a diagnostic at `loc`, or at an op, says why. */
JIG_API JigCodeEnd jig_code_run(JigOp *module, JigLoc loc, const JigCodeRun *run, JigEval *e,
                                JigEvalValue *args, JigEvalValue *results) JIG_NODISCARD;

/* The same function in a process that stays, to be timed when one likes: of two, in turns, so that
 * what else the machine does meanwhile is the same for both. */
typedef struct JigCodeProcess JigCodeProcess;
/* As jig_code_run, without timed runs (`timed`, `profile`); all that it was given may go
 * afterwards, but for the context of `e`. NULL, with *end not JIG_CODE_DONE: it did not come so
 * far. */
JIG_API JigCodeProcess *jig_code_start(JigOp *module, JigLoc loc, const JigCodeRun *run, JigEval *e,
                                       JigEvalValue *args, JigEvalValue *results,
                                       JigCodeEnd *end) JIG_NODISCARD;
/* Calls the function `n` times more, each within `max_seconds`; costs[0] to costs[n - 1]. What the
 * first call has written to its arguments is not there: each call finds them as they were.
 * Unless it is JIG_CODE_DONE a diagnostic says why, and it can only be stopped. */
JIG_API JigCodeEnd jig_code_measure(JigCodeProcess *p, uint32_t n,
                                    JigCodeCost *costs) JIG_NODISCARD;
/* NULL: there is none. */
JIG_API void jig_code_stop(JigCodeProcess *p);

/* ---- Code in this process ----
 * Whoever calls code that was made from IR trusts it as any other code; where LLVM finds something
 * about itself that cannot be, it ends the process. `jig run` does all of this in a child. */
typedef struct JigJit JigJit;
/* Gets pointers to the arguments, in order, and then one to where the result goes, if there is one.
 * Each is as LLVM keeps the type in memory: an i1 or i8 is a byte, an index 8; a memref is as many
 * arguments as its descriptor has members (jig_jit_type shows them), and as a result a structure of
 * these. What is behind the pointers stays the caller's; what a result points to is what the code
 * allocated, with malloc where it came from a lowered memref. */
typedef void (*JigPackedFn)(void **packed);

/* Compiles for this machine (options->triple must be none or this machine's). Everything that the
 * module refers to is looked up: in what comes with libjigcodegen.so (printMemrefF32, memrefCopy
 * and their like), then in this process. NULL, and why: the first name that there is not, and the
 * others as notes. The text may go; the JIT is the caller's to destroy. */
JIG_API JigJit *jig_jit_create(JigStr ir, const JigCodeOptions *options, JigReason *why);
/* Code and what was found in it are gone then. */
JIG_API void jig_jit_destroy(JigJit *jit);
/* A function of the module that is defined in it, and can be called from outside. NULL: there is
 * none. Constructors of the module run when the first one is asked for. */
JIG_API JigPackedFn jig_jit_function(JigJit *jit, const char *name);
/* Its LLVM type: "void (ptr, ptr, i64, i64, i64)"; NULL: there is none. */
JIG_API const char *jig_jit_type(const JigJit *jit, const char *name);

JIG_END_C

#endif
