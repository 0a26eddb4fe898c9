/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values of ops, as lists and one by one; ops with more results. */
#ifndef JIG_REWRITE_VALUES_H
#define JIG_REWRITE_VALUES_H

#include "jig/parts.h"
#include "support/vec.h"

/* Operands as a list, in the arena; nobody else has it. There is room for one more. */
JigValue **jig_values_copy_operands(const JigOp *op, JigOperandRange range, JigArena *a);
static inline JigValueList jig_values_of_operands(const JigOp *op, JigOperandRange range,
                                                  JigArena *a) {
    return (JigValueList){jig_values_copy_operands(op, range, a), range.count};
}
/* Likewise, of the results. */
JigTypeList jig_values_result_types(const JigOp *op, JigArena *a);
/* Appends them. */
void jig_values_append_operands(const JigOp *op, JigOperandRange range, JigValueVec *out);
static inline bool jig_values_have(JigValue *const *values, size_t n, const JigValue *v) {
    for (size_t i = 0; i < n; ++i)
        if (values[i] == v)
            return true;
    return false;
}
/* Calls `fn` with each value that the op defines: its results, then the arguments of the blocks in
 * its regions. */
void jig_values_each_defined(const JigOp *op, void (*fn)(JigValue *v, void *user), void *user);
/* The op again, before it, with `n` results more behind its own: with its operands, attributes and
 * successors, and with its regions, which move there. `op` is left for the caller to replace. */
JigOp *jig_rw_with_results(JigRewriter *rw, JigOp *op, const JigType *const *types, size_t n);

#endif
