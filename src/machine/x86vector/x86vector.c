/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/x86vector/x86vector_int.h"
#include "jig/attr.h"

/* ---- Types that follow from others ---- */

/* Of one dimension, `times` as long as the first dimension of `vector`. */
static const JigType *stretched(const JigType *vector, int64_t times, const JigType *element) {
    if (!jig_type_is_vector(vector) || !jig_type_rank(vector))
        return NULL;
    int64_t n = jig_type_dim(vector, 0) * times;
    return jig_type_vector(&n, NULL, 1, element);
}
static const JigType *bit_vector(const JigType *t) {
    return stretched(t, 1, jig_type_i(jig_type_context(t), 1));
}
static const JigType *twice_bf16(const JigType *t) {
    return stretched(t, 2, jig_type_float(jig_type_context(t), JIG_BF16));
}
static const JigType *four_times_i8(const JigType *t) {
    return stretched(t, 4, jig_type_i(jig_type_context(t), 8));
}
/* An integer with a bit for each lane. */
static const JigType *lane_bits(const JigType *t) {
    if (!jig_type_is_vector(t) || !jig_type_rank(t))
        return NULL;
    return jig_type_i(jig_type_context(t), (uint32_t)jig_type_dim(t, 0));
}
static const JigTypeFn type_fns[] = {
    {"BitVector", .fn = bit_vector},
    {"LaneBits", .fn = lane_bits},
    {"TwiceBF16", .fn = twice_bf16},
    {"FourTimesI8", .fn = four_times_i8},
};

bool jig_x86vector_verify_compress(JigOp *op) {
    const JigValue *src = jig_x86vector_avx512_mask_compress_src(op);
    const JigAttr *constant = jig_x86vector_avx512_mask_compress_constant_src_attr(op);
    const JigType *dst = jig_op_result_type(op, 0);
    if (src && constant)
        return jig_op_emit_error(op, "cannot use both src and constant_src");
    if (src && jig_value_type(src) != dst)
        return jig_op_emit_error(op, "failed to verify that src and dst have same type");
    if (constant && jig_attr_type(constant) != dst)
        return jig_op_emit_error(op, "failed to verify that constant_src and dst have same type");
    return true;
}

const JigOpRow jig_x86vector_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/x86vector/x86vector.def"
};

const JigDialect jig_x86vector_dialect = {
    .name = "x86vector",
    .ops = jig_x86vector_ops,
    .num_ops = JIG_X86VECTOR_NUM_OPS,
    .older_texts = jig_x86vector_newer,
    .type_fns = type_fns,
    .num_type_fns = JIG_LEN(type_fns),
};
