/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transpositions within elementwise ops. */
#include "dialect/linalg/linalg.h"
#include "payload/patterns/patterns.h"

static bool take_in_transpositions(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), ins = jig_linalg_num_ins(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigAttr **maps = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        const JigMap *map = s->map(op, i);
        operands[i] = jig_op_operand(op, i);
        JigOp *transpose = i < ins && jig_map_is_identity(map)
                               ? jig_value_def_of(operands[i], JIG_LINALG(TRANSPOSE))
                               : NULL;
        if (transpose) {
            operands[i] = jig_linalg_transpose_input(transpose);
            map = jig_structured(transpose)->map(transpose, 0);
            changed = true;
        }
        maps[i] = jig_attr_of_map(map);
    }
    if (!changed)
        return jig_no_match(rw, op, "no input is transposed");
    JigNamedAttr attrs[] = {
        {jig_ident(rw->ctx, JIG_STR("indexing_maps")), jig_attr_array(rw->ctx, maps, n)},
        {jig_ident(rw->ctx, JIG_STR("kind")), jig_linalg_elementwise_kind_attr(op)},
    };
    jig_rw_replace_op(rw, op,
                      jig_linalg_build(rw, jig_op_loc(op), JIG_LINALG(ELEMENTWISE), operands, ins,
                                       operands + ins, n - ins,
                                       jig_attr_dict(rw->ctx, attrs, JIG_LEN(attrs))));
    return true;
}

const JigPattern jig_patterns_fold_into_elementwise[] = {
    {.name = "FoldTransposePattern", .root = "linalg.elementwise", .fn = take_in_transpositions},
    {0},
};
