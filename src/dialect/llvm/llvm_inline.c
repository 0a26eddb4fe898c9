/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What inlining does with instructions. */
#include "dialect/llvm/llvm_int.h"
#include "jig/rewrite.h"

/* What belongs to the function as a whole stays: its variable arguments, its numbered blocks. */
bool jig_llvm_may_inline_op(JigOp *op, JigRegion *dest, bool clone) {
    (void)dest, (void)clone;
    return !jig_op_is(op, JIG_LLVM(INTR_VASTART)) && !jig_op_is(op, JIG_LLVM(BLOCKTAG));
}

/* What is returned goes to the block after the call, or replaces the call's results. */
void jig_llvm_inline_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                                size_t n) {
    if (!jig_op_is(op, JIG_LLVM(RETURN)))
        return;
    JigValue *returned = jig_llvm_return_arg(op);
    if (!dest) {
        if (n && returned)
            jig_rw_replace_uses(rw, values[0], returned);
        return;
    }
    jig_llvm_br_build(rw, jig_op_loc(op),
                      &(JigLlvmBr){.dest_operands = {&returned, returned != NULL}, .dest = dest});
    jig_rw_erase(rw, op);
}
