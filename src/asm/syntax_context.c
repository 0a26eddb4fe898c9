/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A context that can read and print: `ir` knows no syntax, and is told whom to ask. */
#include "ir/context.h"
#include "jig/asm.h"

JigContext *jig_context_create(void) {
    static const JigSyntax syntax = {
        .type_text = jig_type_to_str,
        .attr_text = jig_attr_to_str,
        .op_text = jig_op_to_str,
        .parse_attr = jig_parse_attr_str,
    };
    JigContext *ctx = jig_context_make(&syntax);
    JigPrintFlags flags = jig_print_flags();
    jig_context_set_print_flags(ctx, &flags);
    return ctx;
}
