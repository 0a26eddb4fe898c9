/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/arm_sve/arm_sve_int.h"
#include "jig/attr.h"
#include "support/arena.h"

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

/* ---- Predicates: a bit for each byte of a register, or for each element ---- */

enum { REGISTER_BITS = 16 };
static bool is_row(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_rank(t) == 1 && jig_type_is_scalable(t);
}
static bool is_bits(const JigType *t) {
    return is_row(t) && jig_type_is_integer(jig_type_element(t), 1);
}
static bool is_register(const JigType *t) {
    return is_bits(t) && jig_type_dim(t, 0) == REGISTER_BITS;
}
static bool is_predicate(const JigType *t) {
    if (!is_bits(t))
        return false;
    int64_t n = jig_type_dim(t, 0);
    return n > 0 && n <= REGISTER_BITS && REGISTER_BITS % n == 0;
}
static const JigTypeConstraint type_constraints[] = {
    {"SVEVector", "an SVE vector with element size <= 64-bit", .test = is_sve_vector},
    {"Register", "vector<[16]xi1>", .test = is_register},
    {"Predicate",
     "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>",
     .test = is_predicate},
    {"ScalableRow", " of ranks 1", .test = is_row},
};

/* That of registers which hold these. */
static const JigType *svbool(const JigType *t) {
    if (!jig_type_is_vector(t) || !jig_type_rank(t))
        return NULL;
    size_t rank = jig_type_rank(t);
    int64_t *shape = jig_calloc(rank, sizeof *shape);
    for (size_t i = 0; i < rank; i++)
        shape[i] = i + 1 < rank ? jig_type_dim(t, i) : REGISTER_BITS;
    const JigType *wide =
        jig_type_vector(shape, jig_type_scalable_dims(t), rank, jig_type_element(t));
    jig_free(shape);
    return wide;
}
static const JigTypeFn type_fns[] = {{"Svbool", .fn = svbool}};

static bool gives_register(const JigOp *op) {
    return is_register(jig_op_result_type(op, 0));
}
static bool gives_predicate(const JigOp *op) {
    return is_predicate(jig_op_result_type(op, 0));
}
static const JigOpPredicate predicates[] = {
    {"gives_register", gives_register},
    {"gives_predicate", gives_predicate},
};

const JigOpRow jig_arm_sve_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/arm_sve/arm_sve.def"
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/arm_sve/arm_sve_intrinsics.def"
};

static const char *const depends[] = {"vector", NULL};
const JigDialect jig_arm_sve_dialect = {
    .name = "arm_sve",
    .ops = jig_arm_sve_ops,
    .num_ops = JIG_ARM_SVE_NUM_OPS,
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .type_fns = type_fns,
    .num_type_fns = JIG_LEN(type_fns),
    .predicates = predicates,
    .num_predicates = JIG_LEN(predicates),
    .depends = depends,
};
