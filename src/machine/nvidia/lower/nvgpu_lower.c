/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nvgpu to nvvm: types, copies beside the program, barriers in the memory of a
 * block. convert-nvgpu-to-nvvm.
 */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "machine/nvidia/nvidia_int.h"
#include "machine/nvidia/lower/nvgpu_lower.h"

#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/passes.h"

enum { WORD = 32, LONG = 64 };

/* ---- Types ---- */
/* A group of barriers is a buffer of words of 64 bits. */
static const JigType *barriers_type(const JigType *group) {
    JigContext *ctx = jig_type_context(group);
    const JigAttr *space = jig_type_param(group, 0);
    const JigAttr *said = jig_type_param(group, 1);
    int64_t n = said ? jig_attr_int_value(said) : 1;
    if (jig_gpu_is_space(space, JIG_GPU_WORKGROUP))
        space = jig_attr_i64(ctx, JIG_NVVM_SPACE_SHARED);
    return jig_type_memref(&n, 1, jig_type_i(ctx, LONG), NULL, space);
}

/* A warpgroup has 64 rows at once; a thread has so many elements of them, in registers of 32 bits.
 */
static const JigType *accumulator_type(const JigType *t) {
    enum { ROWS = 64, THREADS_OF_ROW = 2, MOST = 1024 };
    JigContext *ctx = jig_type_context(t);
    const JigType *all = jig_attr_type_value(jig_type_param(t, 0)), *parts[MOST];
    if (jig_type_rank(all) != 2)
        return NULL;
    int64_t n = jig_type_dim(all, 0) / ROWS, each = jig_type_dim(all, 1) / THREADS_OF_ROW;
    bool is_f32 = jig_type_element(all) == jig_type_float(ctx, JIG_F32);
    if (!is_f32 || n < 1 || n > MOST || each < 1 || each > MOST)
        return NULL;
    for (int64_t i = 0; i < each; i++)
        parts[i] = jig_type_element(all);
    const JigType *part = jig_llvm_struct(ctx, parts, (size_t)each, false);
    for (int64_t i = 0; i < n; i++)
        parts[i] = part;
    return jig_llvm_struct(ctx, parts, (size_t)n, false);
}

static JigTypeRule convert_type(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v;
    const JigLlvm *x = user;
    if (jig_type_is(t, JIG_NVGPU_TYPE(ASYNC_TOKEN)))
        return jig_type_becomes(to, jig_type_i(x->ctx, WORD));
    if (jig_type_is(t, JIG_NVGPU_TYPE(MBARRIER_TOKEN)) ||
        jig_type_is(t, JIG_NVGPU_TYPE(MATRIX_DESCRIPTOR)))
        return jig_type_becomes(to, jig_type_i(x->ctx, LONG));
    if (jig_type_is(t, JIG_NVGPU_TYPE(TENSOR_MAP)))
        return jig_type_becomes(to, x->ptr);
    if (jig_type_is(t, JIG_NVGPU_TYPE(MBARRIER_GROUP)))
        return jig_type_becomes(to, jig_to_llvm_type(x, barriers_type(t)));
    if (jig_type_is(t, JIG_NVGPU_TYPE(ACCUMULATOR)))
        return jig_type_becomes(to, accumulator_type(t));
    return JIG_TYPE_PASSED;
}

void jig_nvidia_add_nvgpu_types(JigLlvm *x) {
    jig_nvidia_add_gpu_types(x);
    jig_type_rule(x->types, convert_type, x);
}

JigValue *jig_nvgpu_word(JigRewriter *rw, JigLoc loc, JigValue *value) {
    if (jig_type_width(jig_value_type(value)) <= WORD)
        return value;
    JigLlvmTrunc parts = {.arg = value, .res_type = jig_type_i(rw->ctx, WORD)};
    return jig_op_result(jig_llvm_trunc_build(rw, loc, &parts), 0);
}

static JigValue *number(JigRewriter *rw, JigLoc loc, int64_t n) {
    const JigType *t = jig_type_i(rw->ctx, WORD);
    return jig_to_llvm_constant(rw, loc, t, jig_attr_int(t, n));
}

/* ---- Copies ---- */
/* Bytes that are read; the others of the copy are zero. */
static JigValue *bytes_read(JigRewriter *rw, JigLoc loc, const JigOp *op, uint32_t bits) {
    enum { LOG2_OF_BYTE = 3 };
    const JigValue *elements = jig_nvgpu_device_async_copy_src_elements(op);
    if (!elements)
        return NULL;
    JigValue *shift = number(rw, loc, LOG2_OF_BYTE), *each = number(rw, loc, bits);
    JigValue *n = jig_nvgpu_word(rw, loc, jig_converted(rw, elements));
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(LSHR),
                              jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), each, n), shift);
}

/* The address that operand `memref` and the indices after it lead to. */
static JigValue *accessed(JigRewriter *rw, const JigOp *op, size_t memref) {
    const JigType *type = jig_value_type(jig_op_operand(op, memref));
    size_t n = jig_type_rank(type);
    JigValue **at = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        at[i] = jig_converted_at(rw, memref + 1 + i).items[0];
    return jig_descriptor_element_ptr(rw, jig_op_loc(op), type,
                                      jig_converted_at(rw, memref).items[0], (JigValueList){at, n},
                                      false);
}

/* What stands for a token afterwards is nothing. */
static void replace_token(JigRewriter *rw, JigOp *op) {
    jig_rw_replace1(rw, op, number(rw, jig_op_loc(op), 0));
}

static bool lower_copy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { DST = 0, BYTE = 8 };
    JigLoc loc = jig_op_loc(op);
    size_t src = 1 + jig_nvgpu_device_async_copy_num_dst_indices(op);
    const JigType *element =
        jig_descriptor_element_type(rw, jig_value_type(jig_nvgpu_device_async_copy_dst(op)));
    if (!jig_type_is_any_integer(element) && !jig_type_is_float(element))
        return jig_no_match(rw, op, "copies elements of a size that is not known");
    uint32_t bits = jig_type_width(element);
    int64_t n = jig_attr_int_value(jig_nvgpu_device_async_copy_dst_elements_attr(op));
    bool bypasses = jig_nvgpu_device_async_copy_bypass_l1(op);
    if (n < 0 || n > INT32_MAX / BYTE / (int64_t)bits)
        return jig_no_match(rw, op, "copies more than can be at once");
    JigValue *to = accessed(rw, op, DST);
    JigValue *from = jig_to_llvm_cast_space(rw, loc, accessed(rw, op, src), JIG_NVVM_SPACE_GLOBAL);
    JigNvvmCpAsyncSharedGlobal parts = {
        .dst = to,
        .src = from,
        .cp_size = bytes_read(rw, loc, op, bits),
        .size = jig_attr_i32(rw->ctx, (int32_t)(n * bits / BYTE)),
        .modifier = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_LOAD_CACHE_MODIFIER,
                                       bypasses ? JIG_NVVM_CACHE_CG : JIG_NVVM_CACHE_CA)};
    jig_nvvm_cp_async_shared_global_build(rw, loc, &parts);
    replace_token(rw, op);
    return true;
}

static bool lower_create_group(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_nvvm_cp_async_commit_group_build(rw, jig_op_loc(op), &(JigNvvmCpAsyncCommitGroup){0});
    replace_token(rw, op);
    return true;
}

static bool lower_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *n = jig_nvgpu_device_async_wait_num_groups_attr(op);
    JigNvvmCpAsyncWaitGroup parts = {.n = n ? n : jig_attr_i32(rw->ctx, 0)};
    jig_nvvm_cp_async_wait_group_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

#define CONVERSION(op_name, function)                                                              \
    {                                                                                              \
        .name = "nvgpu." op_name " to nvvm", .root = "nvgpu." op_name, .converts = true,           \
        .fn = function                                                                             \
    }
const JigPattern jig_to_llvm_nvgpu_copy_patterns[] = {
    CONVERSION("device_async_copy", lower_copy),
    CONVERSION("device_async_create_group", lower_create_group),
    CONVERSION("device_async_wait", lower_wait),
    {0},
};

/* ---- Barriers ---- */
JigValue *jig_nvgpu_barrier(JigRewriter *rw, JigLoc loc, const JigValue *group, JigValue *at) {
    JigValue *index = jig_converted(rw, at);
    return jig_descriptor_element_ptr(rw, loc, barriers_type(jig_value_type(group)),
                                      jig_converted(rw, group), JIG_VALUES(index), false);
}

/* Of ops whose first operand is a group; `at` is which one of it. */
static JigValue *barrier_of(JigRewriter *rw, JigOp *op, JigValue *at) {
    return jig_nvgpu_barrier(rw, jig_op_loc(op), jig_nvgpu_mbarrier_get_barriers(op), at);
}

static JigValue *word_of(JigRewriter *rw, JigOp *op, const JigValue *old) {
    return jig_nvgpu_word(rw, jig_op_loc(op), jig_converted(rw, old));
}

static bool create(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { ALIGNMENT = 8 };
    const JigType *type = barriers_type(jig_op_result_type(op, 0));
    JigOp *module = jig_op_parent(op);
    while (module && !jig_op_is(module, JIG_GPU(MODULE)) && !jig_op_is(module, JIG_BUILTIN(MODULE)))
        module = jig_op_parent(module);
    if (!module)
        return jig_no_match(rw, op, "is in no module");
    JigStr name = jig_to_llvm_free_name(rw, module, "__mbarrier");
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_op_body(module));
    JigMemrefGlobal global = {.sym_name = jig_attr_string(rw->ctx, name),
                              .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private")),
                              .type = jig_attr_of_type(type),
                              .alignment = jig_attr_i64(rw->ctx, ALIGNMENT)};
    jig_memref_global_build(rw, jig_op_loc(jig_op_parent(op)), &global);
    jig_set_point(rw, point);
    JigMemrefGetGlobal parts = {.name = jig_attr_flat_symbol(rw->ctx, name), .result_type = type};
    jig_rw_replace_op(rw, op, jig_memref_get_global_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool get(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmPtrtoint parts = {.arg = barrier_of(rw, op, jig_nvgpu_mbarrier_get_mbar_id(op)),
                             .res_type = jig_op_result_type(op, 0)};
    jig_rw_replace_op(rw, op, jig_llvm_ptrtoint_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool init(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmMbarrierInit parts = {.addr = barrier_of(rw, op, jig_nvgpu_mbarrier_init_mbar_id(op))};
    parts.count = word_of(rw, op, jig_nvgpu_mbarrier_init_count(op));
    parts.predicate = jig_converted(rw, jig_nvgpu_mbarrier_init_predicate(op));
    jig_nvvm_mbarrier_init_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

static bool arrive(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmMbarrierArrive parts = {.addr =
                                       barrier_of(rw, op, jig_nvgpu_mbarrier_arrive_mbar_id(op)),
                                   .res_type = jig_type_i(rw->ctx, LONG)};
    jig_rw_replace_op(rw, op, jig_nvvm_mbarrier_arrive_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool arrive_nocomplete(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmMbarrierArriveNocomplete parts = {
        .addr = barrier_of(rw, op, jig_nvgpu_mbarrier_arrive_nocomplete_mbar_id(op)),
        .res_type = jig_type_i(rw->ctx, LONG)};
    parts.count = word_of(rw, op, jig_nvgpu_mbarrier_arrive_nocomplete_count(op));
    jig_rw_replace_op(rw, op,
                      jig_nvvm_mbarrier_arrive_nocomplete_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool test_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmMbarrierTestWait parts = {
        .addr = barrier_of(rw, op, jig_nvgpu_mbarrier_test_wait_mbar_id(op)),
        .state_or_phase = jig_converted(rw, jig_nvgpu_mbarrier_test_wait_token(op)),
        .res_type = jig_type_i(rw->ctx, 1)};
    jig_rw_replace_op(rw, op, jig_nvvm_mbarrier_test_wait_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool expect_tx(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigNvvmMbarrierArriveExpectTx parts = {
        .addr = barrier_of(rw, op, jig_nvgpu_mbarrier_arrive_expect_tx_mbar_id(op))};
    parts.txcount = word_of(rw, op, jig_nvgpu_mbarrier_arrive_expect_tx_txcount(op));
    parts.predicate = jig_converted(rw, jig_nvgpu_mbarrier_arrive_expect_tx_predicate(op));
    jig_nvvm_mbarrier_arrive_expect_tx_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

static bool try_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigNvvmMbarrierTryWaitParity parts = {
        .addr = barrier_of(rw, op, jig_nvgpu_mbarrier_try_wait_parity_mbar_id(op))};
    parts.ticks = word_of(rw, op, jig_nvgpu_mbarrier_try_wait_parity_ticks(op));
    JigLlvmZext phase = {.arg =
                             jig_converted(rw, jig_nvgpu_mbarrier_try_wait_parity_phase_parity(op)),
                         .res_type = jig_type_i(rw->ctx, WORD)};
    parts.phase = jig_op_result(jig_llvm_zext_build(rw, loc, &phase), 0);
    jig_nvvm_mbarrier_try_wait_parity_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_to_llvm_nvgpu_barrier_patterns[] = {
    CONVERSION("mbarrier.create", create),
    CONVERSION("mbarrier.get", get),
    CONVERSION("mbarrier.init", init),
    CONVERSION("mbarrier.arrive", arrive),
    CONVERSION("mbarrier.arrive.nocomplete", arrive_nocomplete),
    CONVERSION("mbarrier.test.wait", test_wait),
    CONVERSION("mbarrier.arrive.expect_tx", expect_tx),
    CONVERSION("mbarrier.try_wait.parity", try_wait),
    {0},
};

/* ---- The whole ---- */
static const JigPattern *const sets[] = {
    jig_to_llvm_nvgpu_copy_patterns,      jig_to_llvm_nvgpu_barrier_patterns,
    jig_to_llvm_nvgpu_tensor_patterns,    jig_to_llvm_nvgpu_matrix_patterns,
    jig_to_llvm_nvgpu_warpgroup_patterns,
};

void jig_nvidia_add_nvgpu_patterns(const JigConversionEnv *env, JigPatternSet *set) {
    for (size_t i = 0; i < JIG_LEN(sets); i++)
        jig_patterns_add_converting(set, sets[i], env);
}

static void add_patterns(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    (void)user;
    jig_nvidia_add_nvgpu_types(x);
    jig_nvidia_add_nvgpu_patterns(&x->env, set);
    jig_convert_scf_types(set, &x->env, target);
}

static bool lower(JigPassCall *call) {
    return jig_lower_to_llvm(
        call, &(JigLlvmOptions){.index_bits = LONG},
        &(JigLlvmLowering){
            .legality = (const JigLegalityRow[]){{"arith, memref, nvvm", .is = JIG_LEGAL}, {0}},
            .more = add_patterns,
        });
}

const JigPassRow jig_pass_convert_nvgpu_to_nvvm = {
    .name = "convert-nvgpu-to-nvvm",
    .title = "ConvertNVGPUToNVVMPass",
    .run = lower,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "nvgpu as instructions of the nvvm dialect",
};
