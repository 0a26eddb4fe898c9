/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/nvidia/nvvm/nvvm_int.h"
#include "jig/rewrite.h"

/* ---- Types of operands and results ---- */

#define SPACES(X) X(0) X(1) X(3) X(4) X(5) X(6) X(7)
#define SPACE(n)                                                                                   \
    static bool is_ptr##n(const JigType *t) {                                                      \
        return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) && jig_llvm_ptr_space(t) == n;               \
    }                                                                                              \
    static const JigType *ptr##n(JigContext *ctx) {                                                \
        return jig_llvm_ptr(ctx, n);                                                               \
    }
SPACES(SPACE)
#undef SPACE
#define SPACE(n)                                                                                   \
    {"Ptr" #n, "LLVM pointer in address space " #n, .expr = "!llvm.ptr", .test = is_ptr##n,        \
     .build = ptr##n},
static const JigTypeConstraint type_constraints[] = {
    SPACES(SPACE){"AnyPtr", "LLVM pointer type", .expr = "!llvm.ptr"},
};
#undef SPACE

/* ---- Predicates ---- */

static bool same_structs(const JigOp *op) {
    return jig_value_type(jig_nvvm_wgmma_mma_async_inouts(op)) == jig_op_result_type(op, 0);
}
/* A generic address becomes a generic one, one of the block's shared memory one of the cluster's.
 */
static bool maps_spaces(const JigOp *op) {
    uint32_t from = jig_llvm_ptr_space(jig_value_type(jig_nvvm_mapa_a(op))),
             to = jig_llvm_ptr_space(jig_op_result_type(op, 0));
    return (from == 0 && to == 0) || (from == 3 && to == 7);
}
static const JigOpPredicate predicates[] = {
    {"same_structs", same_structs},
    {"maps_spaces", maps_spaces},
};

const JigOpRow jig_nvvm_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm_barrier.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm_convert.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm_copy.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm_matrix.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm_register.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/nvidia/nvvm/nvvm_tensor.def"
};

static const char *const depends[] = {"llvm", NULL};
const JigDialect jig_nvvm_dialect = {
    .name = "nvvm",
    .may_inline_op = jig_may_inline_any_op,
    .takes_unknown_ops = true,
    .ops = jig_nvvm_ops,
    .num_ops = JIG_NVVM_NUM_OPS,
    .attrs = jig_nvvm_attrs,
    .num_attrs = JIG_NVVM_NUM_ATTRS,
    .enums = jig_nvvm_enums,
    .num_enums = JIG_NVVM_NUM_ENUMS,
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .predicates = predicates,
    .num_predicates = JIG_LEN(predicates),
    .verify_op_attr = jig_nvvm_verify_op_attr,
    .verify_arg_attr = jig_nvvm_verify_arg_attr,
    .depends = depends,
};
