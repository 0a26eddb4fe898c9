/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects of the library, one line each. */
#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "dialect/cf/cf.h"
#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"

static const JigDialect *const dialects[] = {
    &jig_builtin_dialect,
    &jig_func_dialect,
    &jig_cf_dialect,
    &jig_arith_dialect,
    &jig_scf_dialect,
};

void jig_register_all_dialects(JigContext *ctx) {
    for (size_t i = 0; i < JIG_LEN(dialects); i++)
        jig_context_register(ctx, dialects[i]);
}
