/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A build without smt: no op and no type is one of its, and nothing solves constraints. */
#include "dialect/smt/smt.h"
#include "transform/smt/z3.h"

const JigOpRow jig_smt_ops[JIG_SMT_NUM_OPS];
const JigTypeRow jig_smt_sorts[JIG_SMT_NUM_SORTS];

const JigZ3 *jig_solver_z3(JigReason *why) {
    jig_refuse(why, JIG_NOWHERE, "needs Z3, which this build is without");
    return NULL;
}
