/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rows do not say of matrices in memory of their own. */
#include "machine/nvidia/nvvm/nvvm_int.h"

/* ---- nvvm.tcgen05.cp ---- */

enum { CP_64X128 = 3, CP_32X128 = 4 };
enum { CP_TO_NONE, CP_TO_02_13, CP_TO_01_23, CP_TO_ALL };

bool jig_nvvm_verify_tcgen05_cp(JigOp *op) {
    int64_t to = jig_attr_enum_value(jig_nvvm_tcgen05_cp_multicast_attr(op));
    switch (jig_attr_enum_value(jig_nvvm_tcgen05_cp_shape_attr(op))) {
    case CP_64X128:
        return to == CP_TO_02_13 || to == CP_TO_01_23 ||
               jig_op_emit_error(op, "Shape 64x128b requires multicast warpx2_01_23 or "
                                     "warpx2_02_13 for tcgen05.cp Op");
    case CP_32X128:
        return to == CP_TO_ALL ||
               jig_op_emit_error(op, "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op");
    default:
        return to == CP_TO_NONE ||
               jig_op_emit_error(op, "Invalid multicast type for tcgen05.cp Op");
    }
}

/* ---- nvvm.tcgen05.ld, nvvm.tcgen05.st ---- */

enum { LD_16X128 = 1, LD_16X256 = 2, LD_16X32X2 = 4 };

/* Shapes with more columns take several registers at once. */
static bool has_length(const JigType *t, int64_t shape, int64_t *n) {
    *n = jig_type_is_vector(t) ? jig_type_num_elements(t) : 1;
    int64_t least = shape == LD_16X256 ? 4 : shape == LD_16X128 ? 2 : 1;
    return *n >= least;
}

bool jig_nvvm_verify_tcgen05_ld(JigOp *op) {
    int64_t shape = jig_attr_enum_value(jig_nvvm_tcgen05_ld_shape_attr(op)), n;
    bool has_offset = jig_nvvm_tcgen05_ld_offset(op);
    if (shape == LD_16X32X2 && !has_offset)
        return jig_op_emit_error(op, "shape 16x32bx2 requires offset argument");
    bool ok = shape == LD_16X32X2 || !has_offset ||
              jig_op_emit_error(op, "offset argument is only supported for shape 16x32bx2");
    if (!has_length(jig_op_result_type(op, 0), shape, &n))
        ok = jig_op_emit_error(op, "invalid result type length %lld for shape %s in tcgen05.ld Op",
                               (long long)n,
                               jig_nvvm_enum_text(JIG_NVVM_ATTR_TCGEN05_LDST_SHAPE, shape));
    return ok;
}

bool jig_nvvm_verify_tcgen05_st(JigOp *op) {
    int64_t shape = jig_attr_enum_value(jig_nvvm_tcgen05_st_shape_attr(op)), n;
    if (shape == LD_16X32X2 && !jig_nvvm_tcgen05_st_offset(op))
        return jig_op_emit_error(op, "shape 16x32bx2 requires offset argument");
    return has_length(jig_value_type(jig_nvvm_tcgen05_st_val(op)), shape, &n) ||
           jig_op_emit_error(op, "invalid input length %lld for shape %s in tcgen05.st Op",
                             (long long)n,
                             jig_nvvm_enum_text(JIG_NVVM_ATTR_TCGEN05_LDST_SHAPE, shape));
}

/* ---- Products ---- */

/* Complaints about them do not show the op. */
#define REFUSE(op, ...) jig_error(jig_op_context(op), jig_op_loc(op), __VA_ARGS__)

enum { LANES_OF_ONE_BLOCK = 4, LANES_OF_TWO_BLOCKS = 8 };
enum { COLLECT_FILL = 2, COLLECT_USE = 3 };
enum { SCALE_DEFAULT, SCALE_16, SCALE_32 };

typedef struct Product {
    const JigValue *disabled; /* lanes; or NULL */
    const JigValue *a;
    const JigAttr *group, *collector;
    bool shifts;
} Product;

static bool check_product(JigOp *op, const Product *x) {
    if (x->disabled) {
        int64_t n = jig_type_dim(jig_value_type(x->disabled), 0);
        int64_t expected =
            jig_attr_enum_value(x->group) == 0 ? LANES_OF_ONE_BLOCK : LANES_OF_TWO_BLOCKS;
        if (n != expected)
            return REFUSE(op,
                          "Disable Output Lane of length %lld is incompatible with CtaGroupAttr",
                          (long long)n);
    }
    if (!x->shifts)
        return true;
    if (!jig_llvm_is_type(jig_value_type(x->a), JIG_LLVM_TYPE_PTR))
        return REFUSE(op, "A-shift can be applied only when matrix A is in tensor memory");
    int64_t collector = jig_attr_enum_value(x->collector);
    return (collector != COLLECT_FILL && collector != COLLECT_USE) ||
           REFUSE(op, "Cannot use collector buffer operation fill or use with ashift");
}
bool jig_nvvm_verify_tcgen05_mma(JigOp *op) {
    return check_product(op, &(Product){.disabled = jig_nvvm_tcgen05_mma_disable_output_lane(op),
                                        .a = jig_nvvm_tcgen05_mma_matrix_a(op),
                                        .group = jig_nvvm_tcgen05_mma_cta_group_attr(op),
                                        .collector = jig_nvvm_tcgen05_mma_collector_op_attr(op),
                                        .shifts = jig_nvvm_tcgen05_mma_a_shift(op)});
}
bool jig_nvvm_verify_tcgen05_mma_sp(JigOp *op) {
    return check_product(op, &(Product){.disabled = jig_nvvm_tcgen05_mma_sp_disable_output_lane(op),
                                        .a = jig_nvvm_tcgen05_mma_sp_matrix_a(op),
                                        .group = jig_nvvm_tcgen05_mma_sp_cta_group_attr(op),
                                        .collector = jig_nvvm_tcgen05_mma_sp_collector_op_attr(op),
                                        .shifts = jig_nvvm_tcgen05_mma_sp_a_shift(op)});
}

static bool check_scales(JigOp *op, const JigAttr *kind, const JigAttr *scale) {
    int64_t k = jig_attr_enum_value(kind), s = jig_attr_enum_value(scale);
    if (k == JIG_NVVM_MXF4NVF4)
        return s != SCALE_DEFAULT || REFUSE(op, "mxf4nvf4 requires block scale attribute");
    return s != SCALE_16 || REFUSE(op, "%s kind does not support block16 attribute",
                                   jig_nvvm_enum_text(JIG_NVVM_ATTR_BLOCK_SCALE_KIND, k));
}
bool jig_nvvm_verify_tcgen05_mma_block_scale(JigOp *op) {
    return check_scales(op, jig_nvvm_tcgen05_mma_block_scale_kind_attr(op),
                        jig_nvvm_tcgen05_mma_block_scale_block_scale_attr(op));
}
bool jig_nvvm_verify_tcgen05_mma_sp_block_scale(JigOp *op) {
    return check_scales(op, jig_nvvm_tcgen05_mma_sp_block_scale_kind_attr(op),
                        jig_nvvm_tcgen05_mma_sp_block_scale_block_scale_attr(op));
}
