/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One function of a module in LLVM IR, compiled and run in a child: what it does to its process,
 * this one survives.
 */
#ifndef JIG_CODEGEN_RUN_RUN_H
#define JIG_CODEGEN_RUN_RUN_H

#include "codegen/profile/profile.h"
#include "codegen/run/machine_job.h"
#include "codegen/run/packed.h"

typedef struct JigMachineRun {
    JigStr ir;
    JigCodeOptions code; /* `entry`: the function */
    JigChildLimits limits;
    JigPacked packed;
    const JigEvalValue *args;
    bool with_args;      /* what memref arguments hold after the first run comes back too */
    uint64_t most_sent;  /* bytes of a result that are taken back */
    uint32_t timed;      /* runs after the first one, each of which is timed */
    uint32_t threads;    /* of teams; 0: as the runtime likes */
    JigProfile *profile; /* of more runs, which are watched; or NULL */
    bool for_perf;       /* what perf wants to know is written */
} JigMachineRun;

/* ---- One that stays, to be timed ---- */
typedef struct JigMachineProcess JigMachineProcess;

/* Compiled, and called once: results to `results`, memory of arguments to `args`. The run's `timed`
 * and `profile` don't count. It may go, with all that is in it, when this is over. NULL after
 * diagnostics at `loc`. */
JigMachineProcess *jig_run_machine_begin(const JigMachineRun *run, JigEval *e, JigLoc loc,
                                         JigEvalValue *results, JigEvalValue *args,
                                         JigChildEnd *ended) JIG_NODISCARD;
/* Calls it `n` times more. False after diagnostics: it has ended, as *ended says. */
bool jig_run_machine_time(JigMachineProcess *p, uint32_t n, JigCodeCost *costs,
                          JigChildEnd *ended) JIG_NODISCARD;
void jig_run_machine_end(JigMachineProcess *p);

/* What the timed runs took goes to `costs`, results to `results`, memory of arguments to `args`.
 * *ended: how the child did. False after diagnostics at `loc`. */
bool jig_run_machine(JigMachineRun *run, JigEval *e, JigLoc loc, JigEvalValue *results,
                     JigEvalValue *args, JigCodeCost *costs, JigChildEnd *ended);

#endif
