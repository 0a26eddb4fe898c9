/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A machine that has instructions of its own: its dialects, and how they are reached from vector
 * ops, lowered to the llvm dialect and written as LLVM IR. Those that come with the library are the
 * folders of src/machine; a plugin lists its own in JigPlugin.machines. Whatever a machine has
 * nothing of is NULL.
 */
#ifndef JIG_MACHINE_H
#define JIG_MACHINE_H

#include "jig/convert.h"
#include "jig/pass.h"

JIG_BEGIN_C

/* Patterns that convert-vector-to-llvm applies first: vector ops as ops of the machine. */
typedef struct JigMachineSet {
    const char *const *options; /* of that pass, all of which must be on; up to a NULL */
    const JigPattern *patterns;
} JigMachineSet;

/* Patterns that join those of a set which is there for all machines. */
typedef struct JigMachineJoin {
    /* What the set is called: in scripts, behind "transform.apply_patterns.", or as a pass. */
    const char *set;
    const JigPattern *patterns;
} JigMachineJoin;

typedef struct JigMachine {
    const char *name;
    /* The first is the one that `lower` and `ir` are about. Parts of others, such as sets of
     * patterns for scripts ("transform"), are among them; their `depends` says that the machine's
     * dialect is loaded with scripts. */
    const JigDialect *const *dialects;
    size_t num_dialects;
    const JigPassRow *const *passes;
    size_t num_passes;

    /* ---- To the llvm dialect ---- */
    /* Options that convert-vector-to-llvm has because of the machine, all bool. The first one says
     * that its ops are lowered there; jig_lower sets it for payload that has such ops. Machines may
     * share others: an option has one meaning for all who list it. */
    const JigOptionRow *options;
    size_t num_options;
    const JigMachineSet *sets; /* ended by an empty one */
    /* Its ops as llvm's, in the environment of that lowering. `target`: what the ops are then,
     * where the pass converts them alone; NULL where other conversions take in the same patterns.
     */
    void (*lower)(const JigConversionEnv *env, JigPatternSet *set, JigConversionTarget *target);
    bool always_lowered;    /* wherever everything is lowered, in convert-to-llvm above all */
    const char *lowered_by; /* the pass, as messages name it; NULL: they name none */

    /* ---- As LLVM IR ---- */
    const struct JigIrMachine *ir; /* src/codegen/ir_machines.h; not for plugins, which lower all */

    /* ---- Appended ---- */
    const JigMachineJoin *joins; /* ended by an empty one */
    /* The name of the attribute by which a gpu.module says that it is for the machine, as
     * "nvvm.target"; and what this adds, as `lower` does, where convert-to-llvm{dynamic} lowers a
     * module with no other target. */
    const char *target;
    void (*lower_for_target)(const JigConversionEnv *env, JigPatternSet *set,
                             JigConversionTarget *target);
    /* What of its dialects is not evaluated, by name, up to a NULL: ops, or all of a dialect. */
    const char *const *unevaluated;
    /* In the process that is to run code, before it does: what the system wants to be asked for. */
    void (*before_code)(void);
    JIG_RESERVED(3);
} JigMachine;

JIG_END_C

#endif
