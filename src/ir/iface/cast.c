/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Casts of one value: the types that fit. */
#include "jig/iface.h"

/* Types in messages: of operands beyond the first (a scale), the cast does not judge. */
static bool verify_cast(JigOp *op) {
    const JigCastIface *cast = jig_cast(op);
    size_t n = jig_op_num_operands(op);
    if (!cast || n == 0 || n > 2 || jig_op_num_results(op) != 1)
        return true;
    const JigType *from[2], *to = jig_op_result_type(op, 0);
    for (size_t i = 0; i < n; i++)
        from[i] = jig_op_operand_type(op, i);
    return cast->compatible(from[0], to) ||
           jig_op_error(op, "operand type%s %s and result type %s are cast incompatible",
                        n == 1 ? "" : "s", jig_msg_types(jig_op_context(op), from, n),
                        jig_msg_type(to));
}

const JigIfaceId jig_iface_cast = {"CastOpInterface", .verify = verify_cast};

const JigCastIface *jig_cast(const JigOp *op) {
    return jig_op_iface(op, &jig_iface_cast);
}
