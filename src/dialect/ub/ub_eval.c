/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/evaluator.h"
#include "dialect/ub/ub_int.h"

JigEvalOutcome jig_ub_eval_poison(JigEvalCall *call) {
    jig_eval_set_poison(call, 0);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_ub_eval_unreachable(JigEvalCall *call) {
    return jig_eval_error(call, "was reached");
}
