/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* syscall */
#include "jig/machine.h"
#include "machine/amx/amx_int.h"

#if defined(__linux__) && defined(__x86_64__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

static const JigDialect *const dialects[] = {&jig_amx_dialect};
static const JigOptionRow options[] = {{.name = "enable-amx",
                                        .kind = JIG_OPTION_BOOL,
                                        .otherwise = "false",
                                        .help = "Ops of AMX as intrinsics"}};

/* Tile registers make what a thread's state takes larger: Linux wants to be asked for them once.
 * Where the machine has none, or they are forbidden, nobody needs them or the payload dies of it.
 */
static void ask_for_tiles(void) {
#if defined(__linux__) && defined(__x86_64__)
    enum { ARCH_REQ_XCOMP_PERM = 0x1023, XFEATURE_XTILEDATA = 18 };
    (void)syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA);
#endif
}

const JigMachine jig_machine_amx = {
    .name = "amx",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .options = options,
    .num_options = JIG_LEN(options),
    .lower = jig_amx_lower,
    .always_lowered = true,
    .lowered_by = "convert-vector-to-llvm{enable-amx}",
    .before_code = ask_for_tiles,
};
