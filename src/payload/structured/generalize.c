/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/generalize.h"

#include "dialect/linalg/linalg.h"

JigOp *jig_structured_generalize(JigRewriter *rw, JigOp *op, JigReason *why) {
    const JigStructuredIface *s = jig_structured(op);
    if (jig_op_is(op, JIG_LINALG(GENERIC)))
        return op;
    if (!s) {
        jig_refuse(why, op, "expected a structured op");
        return NULL;
    }
    if (jig_op_num_regions(op) != 1 || jig_region_is_empty(jig_linalg_generic_region(op))) {
        jig_refuse(why, op, "expected an op with a body to take over");
        return NULL;
    }
    JigArena *a = jig_arena_create();
    size_t num_operands = jig_op_num_operands(op), num_inputs = jig_linalg_num_ins(op),
           num_loops = s->num_loops(op);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, num_operands);
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, num_operands);
    JigIterator *iterators = JIG_NEW_ARRAY(a, JigIterator, num_loops);
    for (size_t i = 0; i < num_operands; ++i) {
        operands[i] = jig_op_operand(op, i);
        maps[i] = s->map(op, i);
    }
    for (size_t i = 0; i < num_loops; ++i)
        iterators[i] = s->iterator(op, i);
    jig_at_before(rw, op);
    JigOp *generic =
        jig_linalg_build_generic(rw, jig_op_loc(op), operands, num_inputs, operands + num_inputs,
                                 num_operands - num_inputs, maps, iterators, num_loops);
    jig_rw_erase_block(rw, jig_op_body(generic));
    jig_rw_inline_region(rw, jig_linalg_generic_region(op), jig_linalg_generic_region(generic),
                         NULL);
    jig_rw_replace_op(rw, op, generic);
    jig_arena_destroy(a);
    return generic;
}
