/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say of ops inside kernels and of device memory. */
#include "dialect/common/dim.h"
#include "dialect/gpu/gpu_int.h"
#include "jig/iface.h"
#include "support/arena.h"

/* ---- Reductions ---- */

static bool reduction_fits(int64_t reduction, const JigType *type) {
    switch (reduction) {
    case JIG_GPU_REDUCE_MINNUMF:
    case JIG_GPU_REDUCE_MAXNUMF:
    case JIG_GPU_REDUCE_MINIMUMF:
    case JIG_GPU_REDUCE_MAXIMUMF:
        return jig_type_kind(type) == JIG_TYPE_FLOAT;
    case JIG_GPU_REDUCE_ADD:
    case JIG_GPU_REDUCE_MUL:
        return true;
    default:
        return jig_type_kind(type) == JIG_TYPE_INTEGER;
    }
}

static bool verify_reduction(JigOp *op, int64_t reduction, const JigType *element) {
    return reduction_fits(reduction, element) ||
           jig_op_emit_error(op, "`%s` reduction operation is not compatible with type %s",
                             jig_enum_text(jig_gpu_reductions(), reduction),
                             jig_msg_type(jig_op_result_type(op, 0)));
}

static bool verify_all_reduce_ends(JigOp *op, const JigType *type) {
    bool yields = false;
    for (JigBlock *b = jig_op_body(op); b; b = jig_block_next(b)) {
        JigOp *last = jig_block_last(b);
        if (!last || !jig_op_is(last, JIG_GPU(YIELD)))
            continue;
        if (jig_op_num_operands(last) != 1)
            return jig_op_emit_error(op, "expected one gpu.yield operand");
        if (jig_value_type(jig_gpu_yield_values_at(last, 0)) != type)
            return jig_op_emit_error(op, "incorrect gpu.yield type");
        yields = true;
    }
    return yields || jig_op_emit_error(op, "expected gpu.yield op in region");
}

bool jig_gpu_verify_all_reduce(JigOp *op) {
    const JigBlock *body = jig_op_body(op);
    const JigAttr *reduction = jig_gpu_all_reduce_op_attr(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (!body != (reduction != NULL))
        return jig_op_emit_error(op, "expected either an op attribute or a non-empty body");
    if (!body)
        return verify_reduction(op, jig_attr_enum_value(reduction), type);
    if (jig_block_num_args(body) != 2)
        return jig_op_emit_error(op, "expected two region arguments");
    for (size_t i = 0; i < 2; i++)
        if (jig_value_type(jig_block_arg(body, i)) != type)
            return jig_op_emit_error(op, "incorrect region argument type");
    return verify_all_reduce_ends(op, type);
}

static bool is_power_of_two(uint32_t n) {
    return n && !(n & (n - 1));
}

bool jig_gpu_verify_subgroup_reduce(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_type_is_vector(type) && jig_type_is_scalable(type))
        return jig_op_error(op, "is not compatible with scalable vector types");
    JIG_CHECK(verify_reduction(op, jig_attr_enum_value(jig_gpu_subgroup_reduce_op_attr(op)),
                               jig_type_element_or_self(type)));
    const JigAttr *of_cluster = jig_gpu_subgroup_reduce_cluster_size_attr(op);
    uint32_t size = of_cluster ? (uint32_t)jig_attr_int_value(of_cluster) : 0,
             stride = (uint32_t)jig_gpu_subgroup_reduce_cluster_stride(op);
    if (of_cluster && !is_power_of_two(size))
        return jig_op_error(op, "cluster size %u is not a power of two", size);
    if (stride != 1 && !of_cluster)
        return jig_op_error(op,
                            "cluster stride can only be specified if cluster size is specified");
    return is_power_of_two(stride) ||
           jig_op_error(op, "cluster stride %u is not a power of two", stride);
}

bool jig_gpu_verify_rotate(JigOp *op) {
    uint32_t offset = (uint32_t)jig_gpu_rotate_offset(op),
             width = (uint32_t)jig_gpu_rotate_width(op);
    return offset < width || jig_op_error(op, "offset must be in the range [0, %u)", width);
}

bool jig_gpu_verify_broadcast(JigOp *op) {
    bool of_lane = jig_attr_enum_value(jig_gpu_subgroup_broadcast_broadcast_type_attr(op)) == 1;
    bool has_lane = jig_gpu_subgroup_broadcast_lane(op) != NULL;
    if (!of_lane && has_lane)
        return jig_op_error(op, "lane can only be specified for `specific_lane` broadcast");
    return !of_lane || has_lane ||
           jig_op_error(op, "lane must be specified for `specific_lane` broadcast");
}

/* ---- Memory ---- */

bool jig_gpu_verify_dynamic_shared_memory(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *table = jig_op_parent(op);
    while (table && !jig_op_has_trait(table, JIG_TRAIT_SYMBOL_TABLE))
        table = jig_op_parent(table);
    if (!table)
        return jig_op_error(op, "must be inside an op with symbol table");
    if (!jig_gpu_is_space(jig_type_space(type), JIG_GPU_WORKGROUP))
        return jig_op_error(op, "address space must be address_space<workgroup>");
    return !jig_type_has_static_shape(type) ||
           jig_op_error(op,
                        "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
}

bool jig_gpu_verify_alloc(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    const JigMap *layout = jig_type_layout_map(type);
    JIG_CHECK(jig_dim_verify_num_sizes(op, jig_gpu_alloc_num_dynamic_sizes(op)));
    size_t symbols = layout && !jig_map_is_identity(layout) ? jig_map_num_symbols(layout) : 0;
    return jig_gpu_alloc_num_symbol_operands(op) == symbols ||
           jig_op_error(op, "symbol operand count does not equal memref symbol count");
}

bool jig_gpu_verify_memcpy(JigOp *op) {
    const JigType *to = jig_value_type(jig_gpu_memcpy_dst(op)),
                  *from = jig_value_type(jig_gpu_memcpy_src(op));
    if (jig_type_element(to) != jig_type_element(from))
        return jig_op_error(op, "arguments have incompatible element type");
    return jig_shapes_compatible(to, from) || jig_op_error(op, "arguments have incompatible shape");
}

/* ---- Matrices of subgroups ---- */

static bool has_unit_stride(const JigType *memref) {
    size_t rank = jig_type_rank(memref);
    int64_t offset, *strides = jig_malloc((rank + 1) * sizeof *strides);
    bool unit = jig_type_strides(memref, strides, &offset) && (!rank || strides[rank - 1] == 1);
    jig_free(strides);
    return unit;
}

/* Which operand types allow is known: AOp, BOp and COp. */
bool jig_gpu_verify_mma_load(JigOp *op) {
    return has_unit_stride(jig_value_type(jig_gpu_subgroup_mma_load_matrix_src_memref(op))) ||
           jig_op_emit_error(op, "expected source memref most minor dim must have unit stride");
}

bool jig_gpu_verify_mma_store(JigOp *op) {
    const JigType *matrix = jig_value_type(jig_gpu_subgroup_mma_store_matrix_src(op));
    if (!has_unit_stride(jig_value_type(jig_gpu_subgroup_mma_store_matrix_dst_memref(op))))
        return jig_op_emit_error(
            op, "expected destination memref most minor dim must have unit stride");
    return jig_str_is(jig_gpu_mma_operand(matrix), "COp") ||
           jig_op_emit_error(op,
                             "expected the operand matrix being stored to have 'COp' operand type");
}

bool jig_gpu_verify_mma_compute(JigOp *op) {
    static const char *const operands[] = {"AOp", "BOp", "COp"};
    const JigType *t[3];
    for (size_t i = 0; i < 3; i++)
        t[i] = jig_op_operand_type(op, i);
    for (size_t i = 0; i < 3; i++)
        if (!jig_str_is(jig_gpu_mma_operand(t[i]), operands[i]))
            return jig_op_emit_error(op, "operands must be in the order AOp, BOp, COp");
    bool fit = jig_gpu_mma_dim(t[0], 1) == jig_gpu_mma_dim(t[1], 0) &&
               jig_gpu_mma_dim(t[0], 0) == jig_gpu_mma_dim(t[2], 0) &&
               jig_gpu_mma_dim(t[1], 1) == jig_gpu_mma_dim(t[2], 1);
    return fit || jig_op_emit_error(op, "operand shapes do not satisfy matmul constraints");
}

/* ---- gpu.warp_execute_on_lane_0 ---- */

/* What dimension `i` is divided by; false after an error. */
static bool dim_scale(JigOp *op, const JigType *whole, const JigType *part, size_t i,
                      uint64_t *scale) {
    int64_t w = jig_type_dim(whole, i), d = jig_type_dim(part, i);
    *scale = 1;
    if (w == d)
        return true;
    if (w % d)
        return jig_op_error(op,
                            "expected expanded vector dimension #%zu (%lld) to be a multipler of "
                            "the distributed vector dimension (%lld)",
                            i, (long long)w, (long long)d);
    *scale = (uint64_t)(w / d);
    return true;
}

/* Equal, or vectors of which each thread has one part. */
static bool verify_distributed(JigOp *op, const JigType *whole, const JigType *part) {
    if (whole == part)
        return true;
    if (!jig_type_is_vector(whole) || !jig_type_is_vector(part))
        return jig_op_error(op, "expected vector type for distributed operands.");
    if (jig_type_rank(whole) != jig_type_rank(part) ||
        jig_type_element(whole) != jig_type_element(part))
        return jig_op_error(op, "expected distributed vectors to have same rank and element type.");
    uint64_t parts = 1, scale;
    for (size_t i = 0; i < jig_type_rank(whole); i++) {
        JIG_CHECK(dim_scale(op, whole, part, i, &scale));
        parts *= scale;
    }
    int64_t size = jig_gpu_warp_execute_on_lane_0_warp_size(op);
    return parts == (uint64_t)size ||
           jig_op_error(op,
                        "incompatible distribution dimensions from %s to %s with warp size = %lld",
                        jig_msg_type(whole), jig_msg_type(part), (long long)size);
}

bool jig_gpu_verify_warp(JigOp *op) {
    const JigBlock *body = jig_op_body(op);
    JigOperandRange args = jig_gpu_warp_execute_on_lane_0_args(op);
    if (args.count != jig_block_num_args(body))
        return jig_op_error(op, "expected same number op arguments and block arguments.");
    const JigOp *yield = jig_block_last(body);
    if (jig_op_num_operands(yield) != jig_op_num_results(op))
        return jig_op_error(op, "expected same number of yield operands and return values.");
    for (size_t i = 0; i < args.count; i++)
        JIG_CHECK(verify_distributed(op, jig_value_type(jig_block_arg(body, i)),
                                     jig_op_operand_type(op, args.start + i)));
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        JIG_CHECK(verify_distributed(op, jig_op_operand_type(yield, i), jig_op_result_type(op, i)));
    return true;
}
