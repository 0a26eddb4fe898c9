/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Casts of operands are taken into any destination style op. */
#include "dialect/common/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"
#include "support/arena.h"

static bool fold_casts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    /* pack and unpack have patterns of their own, since their tile sizes follow; so have loops. */
    if (jig_op_has_name(op, "linalg.pack") || jig_op_has_name(op, "linalg.unpack") ||
        jig_loop(op) || !jig_has_foldable_cast(op))
        return jig_no_match(rw, op, "no cast to fold");
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op),
           num_regions = jig_op_num_regions(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **values = JIG_NEW_ARRAY(rw->arena, JigValue *, m + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, m + 1);
    jig_operands_without_casts(op, operands, types);
    JigRegion **regions = JIG_NEW_ARRAY(rw->arena, JigRegion *, num_regions + 1);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < num_regions; i++) {
        regions[i] = jig_region_create(rw->ctx);
        jig_region_clone_into(jig_op_region(op, i), regions[i], NULL, map);
    }
    jig_irmap_destroy(map);
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name_record(op),
                        .operands = operands,
                        .num_operands = n,
                        .types = types,
                        .num_types = m,
                        .attrs = jig_op_attrs(op),
                        .num_regions = num_regions,
                        .regions = regions};
    JigOp *copy = jig_create(rw, &state);
    for (size_t i = 0; i < num_regions; i++)
        jig_region_destroy(regions[i]);
    for (size_t i = 0; i < m; i++) {
        const JigType *type = jig_op_result_type(op, i);
        values[i] = jig_op_result(copy, i);
        if (types[i] != type)
            values[i] = jig_build_tensor_cast(rw, jig_op_loc(op), values[i], type);
    }
    jig_rw_replace(rw, op, values, m);
    return true;
}

const JigPattern jig_tensor_dialect_patterns[] = {
    {.name = "FoldTensorCastProducerOp", .fn = fold_casts, .iface = &jig_iface_dps},
    {0},
};
