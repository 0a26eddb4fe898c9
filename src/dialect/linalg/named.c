/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/linalg/linalg.h"

/* In the order of the op rows, where they are the last. */
static const JigLinalgNamed named[] = {
#define NAMED(id, opname, text, family, ...) {.name = opname, __VA_ARGS__},
#include "dialect/linalg/named.def"
};

const JigLinalgNamed *jig_linalg_named(const JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    const JigOpRow *first = jig_linalg_ops + (JIG_LINALG_NUM_OPS - JIG_LEN(named));
    const JigOpRow *end = jig_linalg_ops + JIG_LINALG_NUM_OPS;
    bool is_named = (uintptr_t)row >= (uintptr_t)first && (uintptr_t)row < (uintptr_t)end;
    return is_named ? &named[row - first] : NULL;
}
