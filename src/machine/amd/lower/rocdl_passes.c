/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* convert-gpu-to-rocdl, convert-math-to-rocdl. Of amdgpu it takes what shuffles are promoted to,
 * and refuses the rest. */
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/func/func.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm.h"
#include "dialect/memref/memref.h"
#include "machine/amd/rocdl/rocdl.h"
#include "ir/context.h"
#include "machine/amd/payload/shuffles.h"
#include "payload/gpu/simpler.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "machine/amd/lower/rocdl_lower.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "machine/amd/amd_int.h"
#include "payload/lower/passes.h"
#include "rewrite/pattern.h"

typedef struct Wanted {
    JigAmdChip chip;
    JigAmdRuntime runtime;
    JigGpuWanted dialects;
} Wanted;

/* ---- The target ---- */
/* Functions of floats that the machine lacks; of some it has those of f32. */
static const char lacking[] =
    "llvm.frem, llvm.intr.ceil, llvm.intr.cos, llvm.intr.exp2, llvm.intr.floor, llvm.intr.log10, "
    "llvm.intr.log2, llvm.intr.pow, llvm.intr.sin";

static JigLegality is_of_f32(const JigOp *op, void *user) {
    (void)user;
    return jig_value_type(jig_llvm_intr_exp_in(op)) == jig_type_float(jig_op_context(op), JIG_F32)
               ? JIG_LEGAL
               : JIG_ILLEGAL;
}

static const JigLegalityRow legality[] = {
    {"func.func, gpu, amdgpu", .is = JIG_ILLEGAL},
    {"rocdl, gpu.module, gpu.yield", .is = JIG_LEGAL},
    {lacking, .is = JIG_ILLEGAL},
    {"llvm.intr.exp, llvm.intr.log", .fn = is_of_f32},
    {0},
};

static void add_patterns(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const Wanted *wanted = user;
    (void)target;
    jig_amd_add_amdgpu_types(x, wanted->chip);
    jig_amd_add_rocdl_patterns(&x->env, set, wanted->runtime);
    jig_patterns_add_converting(set, jig_to_llvm_amdgpu_lane_patterns, &x->env);
    for (size_t i = 0; i < jig_to_llvm_num_dialects(x->ctx); i++) {
        JigLlvmDialect d = jig_to_llvm_dialect_at(x->ctx, i);
        if (jig_to_llvm_gpu_wants(&wanted->dialects, d.name))
            jig_to_llvm_dialect_add(&d, &x->env, set);
    }
}

/* ---- Functions ---- */
static JigWalk find_dynamic(JigOp *op, void *user) {
    (void)user;
    if (!jig_op_is(op, JIG_GPU(FUNC)))
        return JIG_WALK_ADVANCE;
    const JigType *type = jig_gpu_func_function_type(op);
    for (size_t i = 0; i < jig_type_num_inputs(type); i++) {
        const JigType *t = jig_type_inputs(type)[i];
        bool simple =
            !jig_type_is_any_memref(t) || (jig_type_is_memref(t) && jig_type_has_static_shape(t) &&
                                           jig_memref_identity_layout(t));
        if (!simple)
            return JIG_WALK_INTERRUPT;
    }
    return JIG_WALK_ADVANCE;
}

/* Those that know the sizes of their groups know how many threads that are. */
static JigWalk say_flat_size(JigOp *op, void *user) {
    const JigPassCall *call = user;
    const JigAttr *sizes =
        jig_op_is(op, JIG_LLVM(FUNC)) ? jig_op_attr(op, "rocdl.reqd_work_group_size") : NULL;
    if (!sizes || !jig_attr_is_dense_array(sizes, jig_type_i(call->ctx, 32)))
        return JIG_WALK_ADVANCE;
    uint32_t flat = 1;
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); i++)
        flat *= (uint32_t)jig_attr_dense_array_int(sizes, i);
    JigStr text = jig_arena_printf(call->rw->arena, "%u,%u", flat, flat);
    jig_rw_set_attr(call->rw, op, "rocdl.flat_work_group_size", jig_attr_string(call->ctx, text));
    return JIG_WALK_ADVANCE;
}

/* ---- The pass ---- */
static bool simplify(JigPassCall *call, const JigAmdChip *chip) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_gpu_simpler_ops);
    jig_amd_add_shuffles(set, chip);
    return jig_pass_apply(call, set, NULL);
}

static bool lower(JigPassCall *call) {
    JigContext *ctx = call->ctx;
    Wanted wanted = {.runtime = (JigAmdRuntime)jig_option_choice(call, "runtime")};
    JigStr chip = jig_option_string(call, "chipset");
    if (!jig_op_attr(call->op, "llvm.data_layout"))
        jig_rw_set_attr(call->rw, call->op, "llvm.data_layout",
                        jig_attr_string(ctx, jig_str(jig_rocdl_data_layout)));
    jig_to_llvm_gpu_request_interfaces(call);
    if (!jig_amd_chip_parse(chip, &wanted.chip))
        return jig_error(ctx, jig_loc_unknown(ctx), "Invalid chipset name: %.*s", JIG_FMT(chip));
    JigLlvmOptions options = jig_lower_llvm_pass_options(call);
    options.data_layout = jig_attr_string_value(jig_op_attr(call->op, "llvm.data_layout"));
    options.bare_pointers = jig_option_bool(call, "use-bare-ptr-memref-call-conv");
    if (options.bare_pointers && jig_walk_pre(call->op, find_dynamic, NULL) == JIG_WALK_INTERRUPT)
        return jig_error(ctx, jig_loc_unknown(ctx),
                         "bare pointer calling convention requires all memrefs to have static "
                         "shape and use the identity map");
    if (!simplify(call, &wanted.chip) ||
        !jig_to_llvm_gpu_read_wanted(call, "rocdl", &wanted.dialects) ||
        !jig_lower_to_llvm(
            call, &options,
            &(JigLlvmLowering){.legality = legality, .more = add_patterns, .user = &wanted}))
        return false;
    (void)jig_walk_pre(call->op, say_flat_size, call);
    return true;
}

static const char *const runtimes[] = {
    [JIG_AMD_NO_RUNTIME] = "unknown", [JIG_AMD_HIP] = "HIP", [JIG_AMD_OPENCL] = "OpenCL", NULL};
static const JigOptionRow options[] = {
    {.name = "allowed-dialects",
     .kind = JIG_OPTION_LIST,
     .otherwise = "",
     .help = "Beside gpu, only these dialects; none: all"},
    {.name = "chipset", .kind = JIG_OPTION_STRING, .otherwise = "gfx000", .help = "The machine"},
    {.name = "index-bitwidth",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Bits of what an index becomes; 0: as the data layout says"},
    {.name = "runtime",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "unknown",
     .choices = runtimes,
     .help = "Who prints"},
    {.name = "use-bare-ptr-memref-call-conv",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Functions take and give buffers of static shape as pointers"},
};
const JigPassRow jig_pass_convert_gpu_to_rocdl = {
    .name = "convert-gpu-to-rocdl",
    .title = "ConvertGpuOpsToROCDLOps",
    .anchor = "gpu.module",
    JIG_TABLE(options, options),
    .run = lower,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "gpu as the instructions of AMD's GPUs",
};

/* ---- convert-math-to-rocdl ---- */
static const JigLegalityRow math_legality[] = {
    {"builtin, func, vector, rocdl", .is = JIG_LEGAL},
    {lacking, .is = JIG_ILLEGAL},
    {0},
};

static void say_math(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const JigAmdChip *chip = user;
    (void)target;
    jig_amd_add_rocdl_types(x, *chip);
    jig_patterns_add_converting(set, jig_to_llvm_ocml_patterns, &x->env);
}

static bool lower_math(JigPassCall *call) {
    JigAmdChip chip = {0};
    JigStr name = jig_option_string(call, "chipset");
    if (name.len && !jig_amd_chip_parse(name, &chip))
        return jig_error(call->ctx, jig_loc_unknown(call->ctx), "Invalid chipset name: %.*s",
                         JIG_FMT(name));
    JigLlvmOptions llvm = jig_to_llvm_options_for(call->op);
    return jig_lower_to_llvm(
        call, &llvm,
        &(JigLlvmLowering){.legality = math_legality, .more = say_math, .user = &chip});
}

static const JigOptionRow math_options[] = {
    {.name = "chipset", .kind = JIG_OPTION_STRING, .otherwise = "", .help = "The machine"},
};
const JigPassRow jig_pass_convert_math_to_rocdl = {
    .name = "convert-math-to-rocdl",
    .anchor = "builtin.module",
    .title = "ConvertMathToROCDL",
    JIG_TABLE(options, math_options),
    .run = lower_math,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "math as calls of the functions that AMD's compiler links with",
};
