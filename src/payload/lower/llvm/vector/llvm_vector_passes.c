/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * convert-vector-to-llvm. Vectors become simpler ones first, greedily, down to
 * what the conversion has patterns for.
 */
#include "dialect/vector/vector.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/passes.h"
#include "payload/vector_lower/lower.h"
#include "payload/vector_machine/machine.h"
#include "payload/vector_memory/patterns.h"
#include "payload/vectorize/patterns.h"

/* In the order of the enums. */
static const char *const contractions[] = {"dot", "llvmintr", "outerproduct", "parallelarith",
                                           NULL};
static const char *const transpositions[] = {"eltwise", "llvmintr", "shuffle1d", "shuffle16x16",
                                             NULL};
#define MACHINE(option, what)                                                                      \
    { .name = option, .kind = JIG_OPTION_BOOL, .otherwise = "false", .help = what }
static const JigOptionRow options[] = {
    {.name = "reassociate-fp-reductions",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Sums and products of floats may be taken in any order"},
    {.name = "force-32bit-vector-indices",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Lanes are counted in 32 bits"},
    {.name = "use-vector-alignment",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Memory is aligned as the vectors are that are read and written there"},
    MACHINE("enable-amx", "Ops of AMX as intrinsics"),
    MACHINE("enable-arm-neon", "Contractions as ops of Arm Neon"),
    MACHINE("enable-arm-sve", "Ops of Arm SVE as intrinsics, and contractions as such ops"),
    MACHINE("enable-arm-i8mm", "... those that Arm FEAT_I8MM has"),
    MACHINE("enable-arm-bf16", "... those that Arm FEAT_BF16 has"),
    MACHINE("enable-x86vector", "Ops of x86vector as intrinsics"),
    {.name = "vector-contract-lowering",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "dot",
     .choices = contractions,
     .help = "What contractions become"},
    {.name = "vector-transpose-lowering",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "eltwise",
     .choices = transpositions,
     .help = "What transpositions become"},
};

/* ---- Simpler vectors ---- */
/* Of the canonicalizations, those that decide masks. */
static const struct {
    const JigOpRow *row;
    const char *name;
} folders[] = {
    {JIG_VECTOR(CREATE_MASK), "CreateMaskFolder"},
    {JIG_VECTOR(MASKEDLOAD), "MaskedLoadFolder"},
    {JIG_VECTOR(MASKEDSTORE), "MaskedStoreFolder"},
    {JIG_VECTOR(GATHER), "GatherFolder"},
    {JIG_VECTOR(SCATTER), "ScatterFolder"},
    {JIG_VECTOR(EXPANDLOAD), "ExpandLoadFolder"},
    {JIG_VECTOR(COMPRESSSTORE), "CompressStoreFolder"},
    {JIG_VECTOR(EXTRACT_STRIDED_SLICE), "StridedSliceConstantMaskFolder"},
    {JIG_VECTOR(TRANSPOSE), "TransposeFolder"},
};

static void add_folders(JigPatternSet *set) {
    for (size_t i = 0; i < JIG_LEN(folders); i++)
        for (const JigPattern *p = folders[i].row->canonicalize; p && p->fn; p++)
            if (jig_str_is(jig_str(p->name), folders[i].name))
                jig_patterns_add(set, p);
}

static JigPatternSet *simpler_vectors(const JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    size_t contraction = jig_option_choice(call, "vector-contract-lowering"),
           transposition = jig_option_choice(call, "vector-transpose-lowering");
    bool narrow = jig_option_bool(call, "force-32bit-vector-indices");
    bool neon = jig_option_bool(call, "enable-arm-neon"),
         sve = jig_option_bool(call, "enable-arm-sve"),
         i8mm = jig_option_bool(call, "enable-arm-i8mm"),
         bf16 = jig_option_bool(call, "enable-arm-bf16");
    const JigPattern *const lists[] = {
        neon && i8mm ? jig_neon_i8_patterns : NULL,
        sve && i8mm ? jig_sve_i8_patterns : NULL,
        neon && bf16 ? jig_neon_bf16_patterns : NULL,
        sve && bf16 ? jig_sve_bf16_patterns : NULL,
        jig_lower_bitcast_patterns,
        jig_lower_broadcast_patterns,
        jig_lower_contraction_patterns[contraction],
        jig_lower_outerproduct_patterns,
        contraction == JIG_CONTRACTION_LLVM ? jig_llvm_matrix_multiply_patterns : NULL,
        jig_lower_mask_patterns,
        jig_lower_shape_cast_patterns,
        jig_lower_interleave_patterns,
        jig_lower_transpose_patterns[transposition],
        transposition == JIG_TRANSPOSE_LLVM ? jig_llvm_matrix_transpose_patterns : NULL,
        jig_lower_transfer_patterns(call->ctx, 1),
        narrow ? jig_materialize_narrow_mask_patterns : jig_materialize_mask_patterns,
        jig_lower_slice_patterns,
        jig_step_patterns,
        jig_lower_fma_patterns,
        jig_lower_gather_patterns,
        jig_unroll_from_elements_patterns,
        jig_unroll_to_elements_patterns,
    };
    add_folders(set);
    for (size_t i = 0; i < JIG_LEN(lists); i++)
        jig_patterns_add_list(set, lists[i]);
    return set;
}

/* ---- The pass ---- */
static void add_vectors(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const JigPassCall *call = user;
    JigLlvmVectorOptions how = {.reassociate = jig_option_bool(call, "reassociate-fp-reductions"),
                                .narrow_lanes = jig_option_bool(call, "force-32bit-vector-indices"),
                                .vectors_align = jig_option_bool(call, "use-vector-alignment")};
    jig_patterns_add_list(set, jig_lower_transfer_patterns(call->ctx, UINT32_MAX));
    jig_llvm_add_vector_patterns(set, &x->env, how);
    if (jig_option_bool(call, "enable-arm-neon"))
        jig_target_dialect(target, JIG_STR("arm_neon"), JIG_LEGAL);
    if (jig_option_bool(call, "enable-arm-sve"))
        jig_llvm_add_sve(&x->env, set, target);
    if (jig_option_bool(call, "enable-amx")) {
        jig_target_dialect(target, JIG_STR("amx"), JIG_ILLEGAL);
        jig_llvm_add_amx(&x->env, set);
    }
    if (jig_option_bool(call, "enable-x86vector"))
        jig_patterns_add_converting(set, jig_llvm_x86_patterns, &x->env);
}

static bool lower_vectors(JigPassCall *call) {
    (void)jig_pass_apply(call, simpler_vectors(call), NULL);
    JigLlvmOptions plain = {.index_bits = 64};
    return jig_lower_to_llvm(
        call, &plain,
        &(JigLlvmLowering){
            .legality = (const JigLegalityRow[]){{"arith, memref", .is = JIG_LEGAL}, {0}},
            .more = add_vectors,
            .user = call,
        });
}

const JigPassRow jig_pass_convert_vector_to_llvm = {
    .name = "convert-vector-to-llvm",
    .title = "ConvertVectorToLLVMPass",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = lower_vectors,
    .summary = "vector as llvm",
};
