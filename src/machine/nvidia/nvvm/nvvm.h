/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The nvvm dialect: its attributes by id, and cases of their enums that code asks for. */
#ifndef JIG_MACHINE_NVIDIA_NVVM_NVVM_H
#define JIG_MACHINE_NVIDIA_NVVM_NVVM_H

#include "jig/dialect.h"
#include "jig/ops/nvvm.h"

typedef enum JigNvvmAttrId {
#define ENUM(id, ...) JIG_NVVM_ATTR_##id,
#include "machine/nvidia/nvvm/nvvm_enums.def"
    JIG_NVVM_NUM_ENUMS,
    JIG_NVVM_ATTR_SHAPE = JIG_NVVM_NUM_ENUMS,
    JIG_NVVM_ATTR_LD_ST_MATRIX_SHAPE,
    JIG_NVVM_ATTR_TARGET,
    JIG_NVVM_NUM_ATTRS
} JigNvvmAttrId;
extern const JigAttrRow jig_nvvm_attrs[];
#define JIG_NVVM_ATTR(id) (&jig_nvvm_attrs[JIG_NVVM_ATTR_##id])

extern const JigDialect jig_nvvm_dialect;

/* Cases of enums. */
typedef enum JigNvvmType {
    JIG_NVVM_F16 = 0,
    JIG_NVVM_F32 = 1,
    JIG_NVVM_TF32 = 2,
    JIG_NVVM_U8 = 3,
    JIG_NVVM_S8 = 4,
    JIG_NVVM_S32 = 5,
    JIG_NVVM_B1 = 6,
    JIG_NVVM_U4 = 7,
    JIG_NVVM_S4 = 8,
    JIG_NVVM_BF16 = 9,
    JIG_NVVM_F64 = 10,
    JIG_NVVM_E4M3 = 11,
    JIG_NVVM_E5M2 = 12,
    JIG_NVVM_E3M2 = 13,
    JIG_NVVM_E2M3 = 14,
    JIG_NVVM_E2M1 = 15,
} JigNvvmType;
typedef enum JigNvvmWgmmaType {
    JIG_NVVM_WGMMA_F16,
    JIG_NVVM_WGMMA_TF32,
    JIG_NVVM_WGMMA_U8,
    JIG_NVVM_WGMMA_S8,
    JIG_NVVM_WGMMA_B1,
    JIG_NVVM_WGMMA_BF16,
    JIG_NVVM_WGMMA_E4M3,
    JIG_NVVM_WGMMA_E5M2,
    JIG_NVVM_WGMMA_F32,
    JIG_NVVM_WGMMA_S32,
} JigNvvmWgmmaType;
enum { JIG_NVVM_ROW, JIG_NVVM_COL };
enum { JIG_NVVM_FRAGMENT_A, JIG_NVVM_FRAGMENT_B, JIG_NVVM_FRAGMENT_C };
enum {
    JIG_NVVM_REDUX_ADD = 1,
    JIG_NVVM_REDUX_AND,
    JIG_NVVM_REDUX_MAX,
    JIG_NVVM_REDUX_MIN,
    JIG_NVVM_REDUX_OR,
    JIG_NVVM_REDUX_UMAX,
    JIG_NVVM_REDUX_UMIN,
    JIG_NVVM_REDUX_XOR,
    JIG_NVVM_REDUX_FMIN,
    JIG_NVVM_REDUX_FMAX,
};
enum { JIG_NVVM_SCOPE_CTA, JIG_NVVM_SCOPE_CLUSTER };
enum { JIG_NVVM_ORDER_ACQUIRE = 2, JIG_NVVM_ORDER_RELEASE = 3 };
enum {
    JIG_NVVM_PROXY_ALIAS,
    JIG_NVVM_PROXY_ASYNC,
    JIG_NVVM_PROXY_ASYNC_GLOBAL,
    JIG_NVVM_PROXY_ASYNC_SHARED,
    JIG_NVVM_PROXY_TENSORMAP,
    JIG_NVVM_PROXY_GENERIC,
};
enum { JIG_NVVM_VOTE_ANY, JIG_NVVM_VOTE_ALL, JIG_NVVM_VOTE_BALLOT, JIG_NVVM_VOTE_UNI };
enum { JIG_NVVM_MATCH_ANY, JIG_NVVM_MATCH_ALL };
enum { JIG_NVVM_PRMT_DEFAULT, JIG_NVVM_PRMT_F4E, JIG_NVVM_PRMT_B4E };
enum {
    JIG_NVVM_ROUND_NONE,
    JIG_NVVM_ROUND_RN,
    JIG_NVVM_ROUND_RM,
    JIG_NVVM_ROUND_RP,
    JIG_NVVM_ROUND_RZ,
    JIG_NVVM_ROUND_RNA,
    JIG_NVVM_ROUND_RS,
};
enum { JIG_NVVM_CACHE_CA, JIG_NVVM_CACHE_CG };
enum {
    JIG_NVVM_LOAD_TILE,
    JIG_NVVM_LOAD_IM2COL,
    JIG_NVVM_LOAD_IM2COL_W,
    JIG_NVVM_LOAD_IM2COL_W_128,
    JIG_NVVM_LOAD_GATHER4,
};
enum { JIG_NVVM_STORE_TILE, JIG_NVVM_STORE_IM2COL, JIG_NVVM_STORE_SCATTER4 };
enum { JIG_NVVM_CACHE_L1, JIG_NVVM_CACHE_L2 };
enum { JIG_NVVM_EVICT_NORMAL = 0, JIG_NVVM_EVICT_LAST = 2 };
/* Address spaces of pointers. */
enum {
    JIG_NVVM_SPACE_GENERIC,
    JIG_NVVM_SPACE_GLOBAL,
    JIG_NVVM_SPACE_SHARED = 3,
    JIG_NVVM_SPACE_CONSTANT = 4,
    JIG_NVVM_SPACE_LOCAL = 5,
    JIG_NVVM_SPACE_TENSOR = 6,
    JIG_NVVM_SPACE_CLUSTER = 7,
};
enum { JIG_NVVM_SHFL_BFLY, JIG_NVVM_SHFL_UP, JIG_NVVM_SHFL_DOWN, JIG_NVVM_SHFL_IDX };

/* #nvvm.shfl_kind bfly, for instance. */
const JigAttr *jig_nvvm_enum_attr(JigContext *ctx, JigNvvmAttrId id, int64_t value);
/* What the case is written as; NULL: there is none. */
const char *jig_nvvm_enum_text(JigNvvmAttrId id, int64_t value);
/* #nvvm.shape<m = 16, n = 8, k = 8> */
const JigAttr *jig_nvvm_shape(JigContext *ctx, int64_t m, int64_t n, int64_t k);
/* ---- Fragments of matrices that warps load, store and multiply (nvvm.wmma) ---- */
typedef struct JigNvvmMatrixShape {
    int64_t m, n, k;
} JigNvvmMatrixShape;
/* The values that a thread has of the one with this JigNvvmType in this role (JIG_NVVM_FRAGMENT_A,
 * ...), and their type. 0: there is no such fragment. */
int64_t jig_nvvm_fragment(JigContext *ctx, int64_t element, int64_t role, JigNvvmMatrixShape s,
                          const JigType **type);
/* Fills in the dimension that is 0. False: there is no such fragment. */
bool jig_nvvm_complete_shape(int64_t element, int64_t role, JigNvvmMatrixShape *s);
bool jig_nvvm_multiplies(int64_t from, int64_t sum, JigNvvmMatrixShape s);

/* #nvvm.ld_st_matrix_shape<m = 8, n = 8> */
const JigAttr *jig_nvvm_ld_st_matrix_shape(JigContext *ctx, int64_t m, int64_t n);

#endif
