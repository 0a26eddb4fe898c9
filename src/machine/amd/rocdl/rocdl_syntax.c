/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts that leave out the types of a descriptor and of what is added to its address. */
#include "machine/amd/rocdl/rocdl_int.h"

enum { ADDRESS = 4 }; /* a descriptor, two offsets, how caches are used: a vector and words */

static bool resolve_address(JigParser *p, JigOpState *s, const JigUnresolved *operands) {
    const JigType *word = jig_type_i(jig_parser_context(p), 32);
    const JigType *descriptor = jig_type_vector((const int64_t[]){4}, NULL, 1, word);
    return jig_resolve_operand(p, s, &operands[0], descriptor) &&
           jig_resolve_operands(p, s, operands + 1, ADDRESS - 1, word);
}

bool jig_rocdl_parse_raw_load(JigParser *p, JigOpState *s) {
    JigUnresolved *operands;
    JIG_CHECK(jig_parse_exact_operands(p, JIG_DELIM_NONE, ADDRESS, &operands));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type);
    jig_state_add_types(s, p, &type, 1);
    return resolve_address(p, s, operands);
}

bool jig_rocdl_parse_raw_store(JigParser *p, JigOpState *s) {
    JigUnresolved *operands;
    JIG_CHECK(jig_parse_exact_operands(p, JIG_DELIM_NONE, ADDRESS + 1, &operands));
    const JigType *type = jig_parse_colon_type(p);
    return type && jig_resolve_operand(p, s, &operands[0], type) &&
           resolve_address(p, s, operands + 1);
}

static void print_raw(JigPrinter *p, const JigOp *op, const JigType *type) {
    jig_print(p, " ");
    jig_print_operands(p, op, 0, jig_op_num_operands(op));
    jig_print(p, " : ");
    jig_print_type(p, type);
}

void jig_rocdl_print_raw_load(JigPrinter *p, const JigOp *op) {
    print_raw(p, op, jig_op_result_type(op, 0));
}

void jig_rocdl_print_raw_store(JigPrinter *p, const JigOp *op) {
    print_raw(p, op, jig_value_type(jig_rocdl_raw_buffer_store_vdata(op)));
}
