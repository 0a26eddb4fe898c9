/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/iface.h"

static bool verify_cast(JigOp *op) {
    const JigCastIface *cast = jig_cast(op);
    if (!cast || jig_op_num_operands(op) != 1 || jig_op_num_results(op) != 1)
        return true;
    const JigType *from = jig_value_type(jig_op_operand(op, 0)), *to = jig_value_type(jig_op_result(op, 0));
    return cast->compatible(from, to) ||
           jig_op_error(op, "operand type %s and result type %s are cast incompatible", jig_msg_type(from), jig_msg_type(to));
}

const JigIfaceId jig_iface_cast = {"CastOpInterface", .verify = verify_cast};

const JigCastIface *jig_cast(const JigOp *op) { return jig_op_iface(op, &jig_iface_cast); }
