/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/passes.h"

static const JigPassRow *const all[] = {
    &jig_pass_canonicalize,
    &jig_pass_cse,
    &jig_pass_licm,
    &jig_pass_print_ir,
    &jig_pass_print_op_stats,
    &jig_pass_sccp,
    &jig_pass_strip_debuginfo,
    &jig_pass_symbol_dce,
    &jig_pass_symbol_privatize,
};

void jig_register_all_passes(JigContext *ctx) {
    for (size_t i = 0; i < JIG_LEN(all); i++)
        jig_pass_register(ctx, all[i]);
}
