/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Between which numbers ids of threads and sizes of grids are. */
#include "dialect/common/num_spans.h"
#include "dialect/gpu/gpu_int.h"

enum { WORD = 64, DIMS = 3 };
/* The greatest grid, cluster and subgroup of any device. */
enum { CLUSTER = 8, SUBGROUP = 128 };
static const uint64_t grid = UINT32_MAX;

/* ---- What functions and launches say of sizes ---- */

typedef enum Size { NO_SIZE, BLOCK_SIZE, GRID_SIZE, CLUSTER_SIZE } Size;

static const struct {
    const char *of_kernel, *of_function;
    JigValue *(*launched[DIMS])(const JigOp *launch);
} sizes[] = {
    [BLOCK_SIZE] = {"known_block_size",
                    "gpu.known_block_size",
                    {jig_gpu_launch_block_size_x, jig_gpu_launch_block_size_y,
                     jig_gpu_launch_block_size_z}},
    [GRID_SIZE] = {"known_grid_size",
                   "gpu.known_grid_size",
                   {jig_gpu_launch_grid_size_x, jig_gpu_launch_grid_size_y,
                    jig_gpu_launch_grid_size_z}},
    [CLUSTER_SIZE] = {"known_cluster_size",
                      "gpu.known_cluster_size",
                      {jig_gpu_launch_cluster_size_x, jig_gpu_launch_cluster_size_y,
                       jig_gpu_launch_cluster_size_z}},
};

static uint64_t size_in(const JigAttr *list, int64_t dim) {
    bool fine = list && jig_attr_is_dense_array(list, NULL) &&
                (size_t)dim < jig_attr_dense_array_len(list) &&
                jig_attr_dense_array_int(list, (size_t)dim) > 0;
    return fine ? (uint64_t)jig_attr_dense_array_int(list, (size_t)dim) : 0;
}

/* 0: not known. */
static uint64_t known_size(const JigOp *op, Size size, int64_t dim) {
    int64_t launched;
    const JigOp *parent = jig_op_parent(op);
    for (; parent && size; parent = jig_op_parent(parent)) {
        if (jig_op_is(parent, JIG_GPU(LAUNCH))) {
            const JigValue *v = sizes[size].launched[dim](parent);
            if (v && jig_constant_int(v, &launched) && launched > 0)
                return (uint64_t)launched;
        }
        if (jig_op_is(parent, JIG_GPU(FUNC)))
            return size_in(jig_op_attr(parent, sizes[size].of_kernel), dim);
        if (jig_function(parent))
            return size_in(jig_op_attr(parent, sizes[size].of_function), dim);
    }
    return 0;
}

/* ---- Ids and sizes ---- */

/* Ids start at 0, sizes at 1. */
static JigIntRange below(uint64_t most) {
    return jig_int_range_unsigned(WORD, 0, most - 1);
}
static JigIntRange up_to(uint64_t most) {
    return jig_int_range_unsigned(WORD, 1, most);
}

/* Ids are below `most`, or the size, where one is known. */
static const struct {
    uint64_t most; /* 0: the grid's */
    Size size;
    bool is_size;
} ids[JIG_GPU_NUM_OPS] = {
    [JIG_GPU_THREAD_ID] = {.size = BLOCK_SIZE},
    [JIG_GPU_BLOCK_ID] = {.size = GRID_SIZE},
    [JIG_GPU_BLOCK_DIM] = {.size = BLOCK_SIZE, .is_size = true},
    [JIG_GPU_GRID_DIM] = {.size = GRID_SIZE, .is_size = true},
    [JIG_GPU_CLUSTER_DIM] = {.is_size = true},
    [JIG_GPU_CLUSTER_BLOCK_ID] = {.most = CLUSTER, .size = CLUSTER_SIZE},
    [JIG_GPU_CLUSTER_DIM_BLOCKS] = {.most = CLUSTER, .size = CLUSTER_SIZE, .is_size = true},
    [JIG_GPU_LANE_ID] = {.most = SUBGROUP},
    [JIG_GPU_NUM_SUBGROUPS] = {.is_size = true},
    [JIG_GPU_SUBGROUP_SIZE] = {.most = SUBGROUP, .is_size = true},
};

/* 0: it says nothing. */
static uint64_t upper_bound(const JigOp *op) {
    const JigAttr *bound = jig_gpu_upper_bound_attr(op);
    return bound && jig_attr_is_int(bound) ? (uint64_t)jig_attr_int_value(bound) : 0;
}
static int64_t dimension(const JigOp *op) {
    const JigAttr *dim = jig_gpu_dimension_attr(op);
    return dim ? jig_attr_enum_value(dim) : 0;
}

static JigIntRange id_range(const JigOp *op, const JigIntRange *operands) {
    (void)operands;
    ptrdiff_t id = jig_op_row(op) - jig_gpu_ops;
    uint64_t most = ids[id].most ? ids[id].most : grid, bound = upper_bound(op),
             size = bound ? 0 : known_size(op, ids[id].size, dimension(op));
    if (size && ids[id].is_size)
        return jig_int_range_constant(WORD, (int64_t)size);
    if (size || (bound && bound < most))
        most = size ? size : bound;
    return ids[id].is_size ? up_to(most) : below(most);
}
static const JigIntRangeIface id_ranges = {.result = id_range};
const JigIface jig_gpu_id_ifaces[] = {{&jig_iface_int_range, &id_ranges}, {0}};

/* Below the number of threads of all blocks. */
static JigIntRange global_id_range(const JigOp *op, const JigIntRange *operands) {
    (void)operands;
    uint64_t bound = upper_bound(op), block = known_size(op, BLOCK_SIZE, dimension(op)),
             blocks = known_size(op, GRID_SIZE, dimension(op));
    block = block && block < grid ? block : grid;
    blocks = blocks && blocks < grid ? blocks : grid;
    return below(bound ? bound : block * blocks);
}
static const JigIntRangeIface global_id_ranges = {.result = global_id_range};
const JigIface jig_gpu_global_id_ifaces[] = {{&jig_iface_int_range, &global_id_ranges}, {0}};

/* ---- gpu.launch ---- */

/* Ids and sizes of blocks and threads, as operands say how many there are. */
static bool launch_argument(const JigOp *op, const JigValue *arg, const JigIntRange *operands,
                            JigIntRange *out) {
    size_t i = jig_value_index(arg);
    if (i >= JIG_LAUNCH_CLUSTER_ID)
        return false;
    bool is_size = i >= JIG_LAUNCH_GRID_SIZE;
    size_t of = jig_gpu_launch_num_async_dependencies(op) + i % JIG_LAUNCH_GRID_SIZE;
    JigIntRange size = jig_int_range_both(operands[of], up_to(grid));
    if (size.umin > size.umax)
        size = up_to(grid);
    *out = is_size ? size : below(size.umax);
    return true;
}
static const JigIntRangeIface launch_ranges = {.any_operands = true, .argument = launch_argument};
static const char async_vtable;
const JigIface jig_gpu_launch_ifaces[] = {
    {&jig_iface_gpu_async, &async_vtable}, {&jig_iface_int_range, &launch_ranges}, {0}};
