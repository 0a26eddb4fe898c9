/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/machine.h"
#include "machine/amx/amx_int.h"

static const JigDialect *const dialects[] = {&jig_amx_dialect};
static const JigOptionRow options[] = {{.name = "enable-amx",
                                        .kind = JIG_OPTION_BOOL,
                                        .otherwise = "false",
                                        .help = "Ops of AMX as intrinsics"}};

const JigMachine jig_machine_amx = {
    .name = "amx",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .options = options,
    .num_options = JIG_LEN(options),
    .lower = jig_amx_lower,
    .always_lowered = true,
    .lowered_by = "convert-vector-to-llvm{enable-amx}",
};
