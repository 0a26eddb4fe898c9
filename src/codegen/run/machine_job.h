/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What making code and running it share. */
#ifndef JIG_CODEGEN_RUN_MACHINE_JOB_H
#define JIG_CODEGEN_RUN_MACHINE_JOB_H

#include "codegen/run/child.h"
#include "codegen/machine/machine_code.h"
#include "jig/codegen.h"

JigMachineJob jig_run_machine_job(JigStr ir, const JigCodeOptions *options);
/* Of a child: LLVM's complaints go to the parent, the last one too. */
extern const JigMachineSay jig_run_child_complaints;
void jig_run_child_on_fatal(const char *text);
/* Did it end well? Else why. */
bool jig_run_child_refusal(const JigChildResult *r, const JigChildLimits *limits, JigArena *a,
                           JigReason *why);

/* What LLVM says is about no place in the payload: an error at `loc`, and notes. False. */
bool jig_run_report(JigContext *ctx, JigLoc loc, const JigReason *why);
/* Where the command line says what machine code is for; that it says so wrongly has no place. */
bool jig_run_report_of_options(JigContext *ctx, JigLoc loc, const JigReason *why);

#endif
