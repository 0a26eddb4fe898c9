/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Who a thread is, and values of other threads of its wave. */
#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "machine/amd/rocdl/rocdl.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "machine/amd/lower/rocdl_lower.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/llvm/llvm_words.h"
#include "support/check.h"

enum { WORD = 32, SMALL_WAVE = 32, LARGE_WAVE = 64 };

static JigValue *number(JigRewriter *rw, JigLoc loc, int64_t n) {
    return jig_to_llvm_number(rw, loc, WORD, n);
}

/* ---- The thread ---- */
/* Says of a result that it is a number before `end`. */
static const JigAttr *number_before(JigContext *ctx, int32_t end) {
    JigNamedAttr items[] = {
        {jig_ident(ctx, JIG_STR("llvm.noundef")), jig_attr_unit(ctx)},
        {jig_ident(ctx, JIG_STR("llvm.range")), jig_to_llvm_gpu_word_range(ctx, 0, end)},
    };
    const JigAttr *dict = jig_attr_dict(ctx, items, JIG_LEN(items));
    return jig_attr_array(ctx, &dict, 1);
}

JigValue *jig_amd_lane(JigRewriter *rw, JigLoc loc) {
    JIG_REQUIRE(rw);
    const JigType *word = jig_type_i(rw->ctx, WORD);
    JigArithConstant none = {.value = jig_attr_int(word, 0)},
                     all = {.value = jig_attr_int(word, -1)};
    JigValue *zero = jig_op_result(jig_arith_constant_build(rw, loc, &none), 0);
    JigValue *mask = jig_op_result(jig_arith_constant_build(rw, loc, &all), 0);
    JigRocdlMbcntLo lower = {
        .in0 = mask, .in1 = zero, .res_attrs = number_before(rw->ctx, SMALL_WAVE)};
    JigRocdlMbcntHi both = {.in0 = mask,
                            .in1 = jig_op_result(jig_rocdl_mbcnt_lo_build(rw, loc, &lower), 0),
                            .res_attrs = number_before(rw->ctx, LARGE_WAVE)};
    return jig_op_result(jig_rocdl_mbcnt_hi_build(rw, loc, &both), 0);
}

static bool lower_lane_id(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    jig_rw_replace1(rw, op, jig_to_llvm_gpu_word_as_index(rw, loc, jig_amd_lane(rw, loc)));
    return true;
}

/* Waves are of 32 threads from some machine on, or may be. */
static bool lower_subgroup_size(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *bound = jig_gpu_subgroup_size_upper_bound_attr(op), *range = NULL;
    int32_t least = jig_amd_chip(rw).major < 10 ? LARGE_WAVE : SMALL_WAVE;
    if (bound) {
        int64_t most = jig_attr_int_value(bound);
        /* No range ends where it begins. */
        if (most >= 0 && most < INT32_MAX && most + 1 != least)
            range = jig_to_llvm_gpu_word_range(rw->ctx, least, (int32_t)most + 1);
    }
    jig_to_llvm_gpu_replace_by_register(rw, op, JIG_ROCDL(WAVEFRONTSIZE), range);
    return true;
}

static bool lower_barrier(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(rw, op, jig_rocdl_barrier_build(rw, jig_op_loc(op), &(JigRocdlBarrier){0}));
    return true;
}

#define XYZ(name)                                                                                  \
    { JIG_ROCDL(name##_X), JIG_ROCDL(name##_Y), JIG_ROCDL(name##_Z) }
#define CONVERSION(op_name, function, ...)                                                         \
    {                                                                                              \
        .name = "gpu." op_name " to rocdl", .root = "gpu." op_name, .converts = true,              \
        .fn = function, __VA_ARGS__                                                                \
    }
#define REGISTER(op_name, ...)                                                                     \
    CONVERSION(op_name, jig_to_llvm_gpu_lower_register,                                            \
               .data = &(const JigGpuRegister){__VA_ARGS__})
const JigPattern jig_to_llvm_rocdl_id_patterns[] = {
    REGISTER("thread_id", .rows = XYZ(WORKITEM_ID), .known = "gpu.known_block_size"),
    REGISTER("block_id", .rows = XYZ(WORKGROUP_ID), .known = "gpu.known_grid_size"),
    REGISTER("block_dim", .rows = XYZ(WORKGROUP_DIM), .is_size = true,
             .known = "gpu.known_block_size"),
    REGISTER("grid_dim", .rows = XYZ(GRID_DIM), .is_size = true, .known = "gpu.known_grid_size"),
    CONVERSION("lane_id", lower_lane_id),
    CONVERSION("subgroup_size", lower_subgroup_size),
    CONVERSION("barrier", lower_barrier),
    {0},
};

/* ---- gpu.subgroup_broadcast ---- */
/* Scalars of 16, 32 and 64 bits, pairs of 16 bits: what the instructions take as it is. */
static bool can_be_read(const JigType *t) {
    const JigType *element = jig_type_element_or_self(t);
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        return true;
    if (!jig_to_llvm_has_words(t))
        return false;
    uint32_t bits = jig_type_width(element);
    if (!jig_type_is_vector(t))
        return bits == 16 || bits == 32 || bits == 64;
    return (bits == 16 && jig_type_dim(t, 0) == 2) ||
           (jig_type_is_integer(element, WORD) && jig_type_dim(t, 0) == 1);
}

static JigValue *read_lane(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *lane) {
    if (!lane)
        return jig_op_result(
            jig_rocdl_readfirstlane_build(
                rw, loc, &(JigRocdlReadfirstlane){.src = value, .res_type = jig_value_type(value)}),
            0);
    JigRocdlReadlane parts = {.src0 = value, .src1 = lane, .res_type = jig_value_type(value)};
    return jig_op_result(jig_rocdl_readlane_build(rw, loc, &parts), 0);
}

static bool lower_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *value = jig_converted(rw, jig_gpu_subgroup_broadcast_src(op)),
             *lane = jig_gpu_subgroup_broadcast_lane(op);
    const JigType *type = value ? jig_value_type(value) : NULL;
    if (!type || (!can_be_read(type) && !jig_to_llvm_has_words(type)))
        return jig_no_match(rw, op, "has no words");
    if (lane)
        lane = jig_converted(rw, lane);
    if (can_be_read(type)) {
        jig_rw_replace1(rw, op, read_lane(rw, loc, value, lane));
        return true;
    }
    JigValueList words = jig_to_llvm_as_words(rw, loc, value);
    JigValue **read = JIG_NEW_ARRAY(rw->arena, JigValue *, words.n);
    for (size_t i = 0; i < words.n; i++)
        read[i] = read_lane(rw, loc, words.items[i], lane);
    jig_rw_replace1(rw, op, jig_to_llvm_of_words(rw, loc, (JigValueList){read, words.n}, type));
    return true;
}

/* ---- gpu.shuffle ---- */
typedef struct Source {
    JigValue *lane;  /* this one, where the other is outside */
    JigValue *valid; /* is the other one inside? */
} Source;

/* Lanes are in groups of `width`, a power of two. */
static Source source_of(JigRewriter *rw, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    JigValue *width = jig_converted(rw, jig_gpu_shuffle_width(op)),
             *offset = jig_converted(rw, jig_gpu_shuffle_offset(op)), *from = offset;
    int64_t mode = jig_attr_enum_value(jig_gpu_shuffle_mode_attr(op));
    JigValue *lane = jig_amd_lane(rw, loc), *zero = number(rw, loc, 0);
    JigValue *mask = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), zero, width);
    JigValue *next = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), lane, width);
    JigValue *end = jig_to_llvm_binary(rw, loc, JIG_LLVM(AND), next, mask);
    if (mode == JIG_GPU_SHUFFLE_XOR)
        from = jig_to_llvm_binary(rw, loc, JIG_LLVM(XOR), lane, offset);
    else if (mode == JIG_GPU_SHUFFLE_DOWN)
        from = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), lane, offset);
    else if (mode == JIG_GPU_SHUFFLE_UP)
        from = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), lane, offset);
    JigValue *valid = jig_to_llvm_compare(rw, loc, JIG_COMPARE_SLT, from, end);
    if (mode == JIG_GPU_SHUFFLE_UP && jig_value_has_uses(jig_gpu_shuffle_valid(op))) {
        JigValue *start = jig_to_llvm_binary(rw, loc, JIG_LLVM(AND), lane, mask);
        JigValue *behind = jig_to_llvm_compare(rw, loc, JIG_COMPARE_SGE, from, start);
        valid = jig_to_llvm_binary(rw, loc, JIG_LLVM(AND), valid, behind);
    }
    JigLlvmSelect parts = {.condition = valid,
                           .true_value = from,
                           .false_value = lane,
                           .res_type = jig_value_type(lane)};
    return (Source){jig_op_result(jig_llvm_select_build(rw, loc, &parts), 0), valid};
}

static bool lower_shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *value = jig_converted(rw, jig_gpu_shuffle_value(op));
    if (!value || !jig_to_llvm_has_words(jig_value_type(value)))
        return jig_no_match(rw, op, "has no words");
    Source from = source_of(rw, op);
    JigValue *bytes = jig_to_llvm_binary(rw, loc, JIG_LLVM(SHL), from.lane, number(rw, loc, 2));
    JigValueList words = jig_to_llvm_as_words(rw, loc, value);
    JigValue **got = JIG_NEW_ARRAY(rw->arena, JigValue *, words.n);
    for (size_t i = 0; i < words.n; i++)
        got[i] = jig_op_result(
            jig_rocdl_ds_bpermute_build(
                rw, loc, &(JigRocdlDsBpermute){.index = bytes, .src = words.items[i]}),
            0);
    JigValue *values[] = {
        jig_to_llvm_of_words(rw, loc, (JigValueList){got, words.n}, jig_value_type(value)),
        from.valid};
    jig_rw_replace(rw, op, values, JIG_LEN(values));
    return true;
}

const JigPattern jig_to_llvm_rocdl_lane_patterns[] = {
    CONVERSION("subgroup_broadcast", lower_broadcast),
    CONVERSION("shuffle", lower_shuffle),
    {0},
};
