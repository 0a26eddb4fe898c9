/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which masks fit ops in masked regions. These are verified after the region's op: they may be
 * anything yet. */
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"

static void contract_mask_shape(const JigOp *op, JigShape *shape) {
    const JigAttr *maps = jig_vector_contract_indexing_maps_attr(op);
    const JigMap *map[2] = {jig_attr_map_value(jig_attr_array_at(maps, 0)),
                            jig_attr_map_value(jig_attr_array_at(maps, 1))};
    for (unsigned d = 0; d < jig_map_num_dims(map[0]); d++)
        for (size_t m = 0; m < 2; m++) {
            int at = jig_map_result_position(map[m], jig_expr_dim(jig_op_context(op), d));
            const JigType *type = jig_op_operand_type(op, m);
            if (at < 0)
                continue;
            jig_vector_push_dim(shape, jig_type_dim(type, (size_t)at),
                                jig_vector_scalable_at(type, (size_t)at));
            break;
        }
}

static const JigType *contract_mask(const JigOp *op) {
    JigArena a;
    jig_arena_init(&a);
    JigShape shape = JIG_SHAPE(&a);
    contract_mask_shape(op, &shape);
    const JigType *type = jig_vector_of_shape(&shape, jig_type_i(jig_op_context(op), 1));
    jig_arena_free(&a);
    return type;
}

/* One bit for each lane of a vector; of anything else, for the only one. */
static const JigType *lanes_of(const JigType *t) {
    const JigType *bit = jig_type_i(jig_type_context(t), 1);
    return jig_type_is_shaped(t)
               ? jig_type_vector(jig_type_shape(t),
                                 jig_type_is_vector(t) ? jig_type_scalable_dims(t) : NULL,
                                 jig_type_rank(t), bit)
               : jig_type_vector(NULL, NULL, 0, bit);
}

static bool has_maps(const JigOp *op) {
    const JigAttr *maps = jig_vector_contract_indexing_maps_attr(op);
    if (!maps || jig_attr_kind(maps) != JIG_ATTR_ARRAY || jig_attr_array_len(maps) < 2)
        return false;
    for (size_t m = 0; m < 2; m++) {
        const JigAttr *x = jig_attr_array_at(maps, m);
        const JigType *type = jig_op_operand_type(op, m);
        if (jig_attr_kind(x) != JIG_ATTR_MAP || !jig_type_is_vector(type) ||
            jig_map_num_results(jig_attr_map_value(x)) != jig_type_rank(type))
            return false;
    }
    return true;
}

static const JigType *mask_of_contract(const JigOp *op) {
    bool well_formed = jig_op_num_operands(op) >= 3 && jig_op_num_results(op) && has_maps(op);
    return well_formed ? contract_mask(op) : NULL;
}

static const JigType *mask_of_operand0(const JigOp *op) {
    bool well_formed = jig_op_num_operands(op) && jig_op_num_results(op);
    return well_formed ? lanes_of(jig_value_type(jig_vector_multi_reduction_source(op))) : NULL;
}

static const JigType *mask_of_result(const JigOp *op) {
    bool well_formed = jig_op_num_operands(op) && jig_op_num_results(op);
    return well_formed ? lanes_of(jig_op_result_type(op, 0)) : NULL;
}

/* Do the sizes of its operand groups add up? */
static bool has_segments(const JigOp *op) {
    enum { GROUPS = 4 };
    int64_t n = (int64_t)jig_op_num_operands(op), total = 0;
    const JigAttr *segments = jig_op_attr(op, "operandSegmentSizes");
    if (!segments || !jig_attr_is_dense_array(segments, jig_type_i(jig_op_context(op), 32)) ||
        jig_attr_dense_array_len(segments) != GROUPS)
        return false;
    for (size_t i = 0; i < GROUPS; i++) {
        int64_t size = jig_attr_dense_array_int(segments, i);
        if (size < 0 || size > n)
            return false;
        total += size;
    }
    return total == n;
}

static const JigType *mask_of_transfer(const JigOp *op) {
    bool reads = jig_op_is(op, JIG_VECTOR(TRANSFER_READ));
    const JigAttr *map = jig_vector_permutation_map_attr(op);
    if (jig_op_num_operands(op) < 2 || (reads && jig_op_num_results(op) != 1) || !map ||
        jig_attr_kind(map) != JIG_ATTR_MAP || !has_segments(op))
        return NULL;
    const JigType *vector = reads ? jig_op_result_type(op, 0)
                                  : jig_value_type(jig_vector_transfer_write_value_to_store(op));
    if (!jig_type_is_vector(vector))
        return NULL;
    JigTransfer t = jig_vector_transfer(op);
    return jig_vector_transfer_mask_type(t.vector_type, t.map);
}

/* ---- vector.mask ---- */

/* In a conversion types may differ until all is converted. */
static bool admits(const JigOp *around, const JigOp *op) {
    const JigMaskableIface *maskable = jig_maskable(op);
    return maskable && jig_op_num_results(op) == jig_op_num_results(around) &&
           (jig_op_num_operands(around) < 2 || maskable->passthru) &&
           maskable->mask(op) == jig_value_type(jig_vector_mask_mask(around));
}
/* What lanes that are left out have anyway is right under any mask. */
static bool folds_to(const JigOp *around, const JigOp *op, const JigValue *value) {
    (void)around;
    const JigMaskableIface *maskable = jig_maskable(op);
    return maskable && maskable->kept && maskable->kept(op) == value;
}
static const JigSoleOpIface mask_holds = {.admits = admits, .folds_to = folds_to};
const JigIface jig_vector_mask_ifaces[] = {{&jig_iface_sole_op, &mask_holds}, {0}};

static const JigValue *kept_by_write(const JigOp *op) {
    return jig_vector_transfer_write_base(op);
}
static const JigValue *kept_by_gather(const JigOp *op) {
    return jig_vector_gather_pass_thru(op);
}

const JigMaskableIface jig_vector_maskable_contract = {.mask = mask_of_contract},
                       jig_vector_maskable_operand0 = {.mask = mask_of_operand0},
                       jig_vector_maskable_result = {.mask = mask_of_result},
                       jig_vector_maskable_read = {.mask = mask_of_transfer, .passthru = true},
                       jig_vector_maskable_write = {.mask = mask_of_transfer,
                                                    .kept = kept_by_write},
                       jig_vector_maskable_gather = {.mask = mask_of_result,
                                                     .kept = kept_by_gather};
