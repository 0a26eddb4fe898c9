/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/arm_sve/arm_sve_int.h"
#include "jig/attr.h"

/* Of 128 bits, times a number that the machine has. */
static bool is_sve_vector(const JigType *t) {
    enum { BITS = 128, MOST_WIDTH = 64 };
    if (!jig_type_is_vector(t) || jig_type_rank(t) != 1 || !jig_type_is_scalable(t))
        return false;
    const JigType *element = jig_type_element(t);
    static const JigFloatKind floats[] = {JIG_F64, JIG_F32, JIG_F16, JIG_BF16};
    JigContext *ctx = jig_type_context(t);
    bool known = false;
    for (uint32_t width = 8; width <= MOST_WIDTH; width *= 2)
        known = known || element == jig_type_i(ctx, width);
    for (size_t i = 0; i < JIG_LEN(floats); ++i)
        known = known || element == jig_type_float(ctx, floats[i]);
    return known && jig_type_dim(t, 0) == (int64_t)(BITS / jig_type_width(element));
}
static const JigTypeConstraint type_constraints[] = {
    {"SVEVector", "an SVE vector with element size <= 64-bit", .test = is_sve_vector},
};

const JigOpRow jig_arm_sve_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/arm_sve/arm_sve.def"
};

static const char *const depends[] = {"vector", NULL};
const JigDialect jig_arm_sve_dialect = {
    .name = "arm_sve",
    .ops = jig_arm_sve_ops,
    .num_ops = JIG_ARM_SVE_NUM_OPS,
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .depends = depends,
};
