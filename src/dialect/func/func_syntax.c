/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of func.func. */
#include "dialect/func/func_int.h"

bool jig_func_parse_func(JigParser *p, JigOpState *s) {
    return jig_parse_function_op(p, s, false, "function_type", "arg_attrs", "res_attrs");
}

void jig_func_print_func(JigPrinter *p, const JigOp *op) {
    jig_print_function_op(p, op, false, "function_type", "arg_attrs", "res_attrs");
}
