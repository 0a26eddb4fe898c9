/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/nvvm/nvvm.h"
#include "jig/machine.h"
#include "machine/nvidia/nvvm_ir.h"

static const JigDialect *const dialects[] = {&jig_nvvm_dialect};
const JigMachine jig_machine_nvidia = {
    .name = "nvidia",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .ir = &jig_ir_nvvm,
};
