/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes over memory slots. */
#include "payload/slots/slots.h"

/* Regions stay as they are either way, as they do in the reference. */
static const JigOptionRow mem2reg_options[] = {
    {.name = "region-simplify",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Perform control flow optimizations to the region tree"},
};

static bool run_mem2reg(JigPassCall *call) {
    call->unchanged = !jig_slots_promote(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_mem2reg = {
    .name = "mem2reg",
    .title = "Mem2Reg",
    JIG_TABLE(options, mem2reg_options),
    .run = run_mem2reg,
    .summary = "memory slots that only hold values become values",
};

static bool run_sroa(JigPassCall *call) {
    call->unchanged = !jig_slots_split(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_sroa = {
    .name = "sroa",
    .title = "SROA",
    .run = run_sroa,
    .summary = "memory slots of aggregates become slots of their parts",
};
