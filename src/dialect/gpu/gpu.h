/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The gpu dialect: its attributes and types, and how to read launches and device functions.
 */
#ifndef JIG_DIALECT_GPU_H
#define JIG_DIALECT_GPU_H

#include "jig/ops/gpu.h"

typedef enum JigGpuAttr {
    JIG_GPU_BLOCK,
    JIG_GPU_WARPGROUP,
    JIG_GPU_WARP,
    JIG_GPU_THREAD,
    JIG_GPU_LANE,
    JIG_GPU_MASK,
    JIG_GPU_MEMORY_SPACE,
    JIG_GPU_ADDRESS_SPACE,
    JIG_GPU_DIM,
    JIG_GPU_ALL_REDUCE_OP,
    JIG_GPU_SHUFFLE_MODE,
    JIG_GPU_MMA_ELEMENT_WISE,
    JIG_GPU_PRUNE_FLAG,
    JIG_GPU_TRANSPOSE_MODE,
    JIG_GPU_SPGEMM_KIND,
    JIG_GPU_BROADCAST,
    JIG_GPU_LOOP_DIM_MAP,
    JIG_GPU_KERNEL_METADATA,
    JIG_GPU_KERNEL_TABLE,
    JIG_GPU_OBJECT,
    JIG_GPU_SELECT_OBJECT,
    JIG_GPU_NUM_ATTRS
} JigGpuAttr;
extern const JigAttrRow jig_gpu_attrs[];
#define JIG_GPU_ATTR(id) (&jig_gpu_attrs[JIG_GPU_##id])

/* What the text of a #gpu.object is; where none is said, FATBIN. */
typedef enum JigGpuFormat {
    JIG_GPU_FORMAT_OFFLOAD = 1,
    JIG_GPU_FORMAT_ASSEMBLY,
    JIG_GPU_FORMAT_BINARY,
    JIG_GPU_FORMAT_FATBIN
} JigGpuFormat;

typedef enum JigGpuType {
    JIG_GPU_TYPE_ASYNC_TOKEN,
    JIG_GPU_TYPE_MMA_MATRIX,
    JIG_GPU_TYPE_DN_TENSOR,
    JIG_GPU_TYPE_SPGEMM_OP,
    JIG_GPU_TYPE_SPMAT,
    JIG_GPU_NUM_TYPES
} JigGpuType;
extern const JigTypeRow jig_gpu_types[];
#define JIG_GPU_TYPE(id) (&jig_gpu_types[JIG_GPU_TYPE_##id])

extern const JigDialect jig_gpu_dialect;

/* Of attributes: what kernels can be compiled for, and how a compiled module is carried along, for
 * which any vtable will do. */
extern const JigIfaceId jig_iface_gpu_target;
typedef struct JigGpuTargetIface {
    /* Can the module be compiled for it? Else an error. NULL: nothing speaks against it. */
    bool (*verify)(const JigAttr *target, JigOp *module);
} JigGpuTargetIface;
extern const JigIfaceId jig_iface_gpu_offloading;
/* Of ops: AsyncOpInterface. They may have a token as their last result, and their first operands
 * are tokens that they wait for, a group of its own. Any vtable will do. */
extern const JigIfaceId jig_iface_gpu_async;

/* Cases of enums that code asks for. */
enum { JIG_GPU_X, JIG_GPU_Y, JIG_GPU_Z };
enum { JIG_GPU_GLOBAL = 1, JIG_GPU_WORKGROUP = 2, JIG_GPU_PRIVATE = 3 };
enum { JIG_GPU_FIRST_LINEAR_DIM = 3 }; /* of mapping ids: x, y, z, then linear_dim_0, ... */
enum { JIG_GPU_SHUFFLE_XOR, JIG_GPU_SHUFFLE_DOWN, JIG_GPU_SHUFFLE_UP, JIG_GPU_SHUFFLE_IDX };
typedef enum JigGpuReduce {
    JIG_GPU_REDUCE_ADD,
    JIG_GPU_REDUCE_MUL,
    JIG_GPU_REDUCE_MINUI,
    JIG_GPU_REDUCE_MINSI,
    JIG_GPU_REDUCE_MINNUMF,
    JIG_GPU_REDUCE_MAXUI,
    JIG_GPU_REDUCE_MAXSI,
    JIG_GPU_REDUCE_MAXNUMF,
    JIG_GPU_REDUCE_AND,
    JIG_GPU_REDUCE_OR,
    JIG_GPU_REDUCE_XOR,
    JIG_GPU_REDUCE_MINIMUMF,
    JIG_GPU_REDUCE_MAXIMUMF
} JigGpuReduce;
/* As operands and properties hold them. */
const JigAttr *jig_gpu_dim(JigContext *ctx, int64_t dim);
const JigAttr *jig_gpu_address_space(JigContext *ctx, int64_t space);
/* Is it #gpu.address_space with that case? NULL is not. */
bool jig_gpu_is_space(const JigAttr *x, int64_t space);

/* ---- #gpu.loop_dim_map: who runs the iterations of a dimension of a parallel loop ---- */
enum { JIG_GPU_BLOCK_X = 0, JIG_GPU_THREAD_X = 3, JIG_GPU_SEQUENTIAL = 6 }; /* y and z follow x */
/* With identities as maps. */
const JigAttr *jig_gpu_loop_dim_map(JigContext *ctx, int64_t processor);
int64_t jig_gpu_loop_dim_processor(const JigAttr *x);
const JigMap *jig_gpu_loop_dim_index(const JigAttr *x); /* of ids */
const JigMap *jig_gpu_loop_dim_bound(const JigAttr *x); /* of the number of iterations */

/* ---- gpu.launch ----
 * The body has an argument for each number of the grid: ids of the block, then of the thread, sizes
 * of the grid, then of the block; with clusters, ids and sizes of those; then memory. */
enum { JIG_LAUNCH_BLOCK_ID, JIG_LAUNCH_THREAD_ID = 3, JIG_LAUNCH_GRID_SIZE = 6 };
enum { JIG_LAUNCH_BLOCK_SIZE = 9, JIG_LAUNCH_CLUSTER_ID = 12, JIG_LAUNCH_CLUSTER_SIZE = 15 };
bool jig_gpu_launch_has_clusters(const JigOp *op);
size_t jig_gpu_launch_num_ids(const JigOp *op); /* 12, or 18 with clusters */
/* Of a launch or a device function: how many arguments are memory of the block. */
size_t jig_gpu_num_workgroup(const JigOp *op);

/* Is it a device function, or another, that the host can launch? */
bool jig_gpu_is_kernel(const JigOp *op);

/* ---- !gpu.mma_matrix ---- */
int64_t jig_gpu_mma_dim(const JigType *t, size_t i);
const JigType *jig_gpu_mma_element(const JigType *t);
JigStr jig_gpu_mma_operand(const JigType *t); /* "AOp", "BOp" or "COp" */

#endif
