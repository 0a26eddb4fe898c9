/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/rocdl/rocdl.h"
#include "jig/machine.h"
#include "machine/amd/rocdl_ir.h"

static const JigDialect *const dialects[] = {&jig_rocdl_dialect};
const JigMachine jig_machine_amd = {
    .name = "amd",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .ir = &jig_ir_rocdl,
};
