/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm.mma.block_scale, nvvm.mma.sp.block_scale: which shapes, elements and scales go together. */
#include "machine/nvidia/nvvm/nvvm_int.h"

enum { SCALES_1, SCALES_2, SCALES_4 };
enum { FORMAT_UE8M0, FORMAT_UE4M3 };

typedef struct Scaled {
    const JigAttr *shape, *a, *b, *kind, *scales, *format;
    bool sparse;
} Scaled;

static int64_t dim(const JigAttr *shape, size_t i) {
    return jig_attr_int_value(jig_attr_param(shape, i));
}

/* Of two scales in one word, or of four. */
static bool check_f4_scales(JigOp *op, const Scaled *x, int64_t kind, int k) {
    int64_t scales = jig_attr_enum_value(x->scales), format = jig_attr_enum_value(x->format);
    if (kind == JIG_NVVM_MXF4NVF4) {
        bool fits = (scales == SCALES_2 && format == FORMAT_UE8M0) ||
                    (scales == SCALES_4 && format == FORMAT_UE4M3);
        return fits || jig_op_error(op,
                                    "unsupported ScaleVecSize and BlockScaleFormat attributes for "
                                    "mma.m16n8k%d.mxf4nvf4",
                                    k);
    }
    bool ok = scales == SCALES_2 ||
              jig_op_error(op, "unsupported ScaleVecSize attribute for mma.m16n8k%d.mxf4", k);
    return (format == FORMAT_UE8M0 ||
            jig_op_error(op, "unsupported BlockScaleFormat attribute for mma.m16n8k%d.mxf4", k)) &&
           ok;
}

/* All that is wrong is reported. */
static bool check_f4(JigOp *op, const Scaled *x, int k) {
    int64_t kind = jig_attr_enum_value(x->kind);
    bool is_f4 = x->a && x->b && jig_attr_enum_value(x->a) == JIG_NVVM_E2M1 &&
                 jig_attr_enum_value(x->b) == JIG_NVVM_E2M1;
    bool ok =
        is_f4 ||
        jig_op_error(op, "unsupported MMATypes attribute for mma.m16n8k%d.(mxf4nvf4|mxf4)", k);
    if (kind == JIG_NVVM_MXF8F6F4)
        return jig_op_error(op, "unsupported Kind attribute for mma.m16n8k%d", k);
    return check_f4_scales(op, x, kind, k) && ok;
}

static bool check_scaled(JigOp *op, const Scaled *x) {
    enum { HEIGHT = 16, WIDTH = 8, DEPTH = 32 };
    int depth = x->sparse ? 2 * DEPTH : DEPTH;
    bool narrow = dim(x->shape, 0) == HEIGHT && dim(x->shape, 1) == WIDTH;
    if (narrow && dim(x->shape, 2) == 2 * depth)
        return check_f4(op, x, 2 * depth);
    if (!narrow || dim(x->shape, 2) != depth)
        return jig_op_error(op, "unsupported Geom for %smma with block scaling",
                            x->sparse ? "sparse " : "");
    bool fits = jig_attr_enum_value(x->kind) == JIG_NVVM_MXF8F6F4 &&
                jig_attr_enum_value(x->scales) == SCALES_1 &&
                jig_attr_enum_value(x->format) == FORMAT_UE8M0;
    return fits || jig_op_error(op,
                                "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes "
                                "for mma.m16n8k%d",
                                depth);
}

bool jig_nvvm_verify_mma_block_scale(JigOp *op) {
    return check_scaled(op,
                        &(Scaled){.shape = jig_nvvm_mma_block_scale_shape_attr(op),
                                  .a = jig_nvvm_mma_block_scale_multiplicand_aptx_type_attr(op),
                                  .b = jig_nvvm_mma_block_scale_multiplicand_bptx_type_attr(op),
                                  .kind = jig_nvvm_mma_block_scale_kind_attr(op),
                                  .scales = jig_nvvm_mma_block_scale_scale_vec_size_attr(op),
                                  .format = jig_nvvm_mma_block_scale_block_scale_format_attr(op)});
}
bool jig_nvvm_verify_mma_sp_block_scale(JigOp *op) {
    return check_scaled(op,
                        &(Scaled){.shape = jig_nvvm_mma_sp_block_scale_shape_attr(op),
                                  .a = jig_nvvm_mma_sp_block_scale_multiplicand_aptx_type_attr(op),
                                  .b = jig_nvvm_mma_sp_block_scale_multiplicand_bptx_type_attr(op),
                                  .kind = jig_nvvm_mma_sp_block_scale_kind_attr(op),
                                  .scales = jig_nvvm_mma_sp_block_scale_scale_vec_size_attr(op),
                                  .format = jig_nvvm_mma_sp_block_scale_block_scale_format_attr(op),
                                  .sparse = true});
}
