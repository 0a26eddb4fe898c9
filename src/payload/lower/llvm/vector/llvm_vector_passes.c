/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * convert-vector-to-llvm. Vectors become simpler ones first, greedily, down to
 * what the conversion has patterns for.
 */
#include "dialect/vector/vector.h"
#include "ir/context.h"
#include "pass/pipeline.h"
#include "payload/lower/llvm/vector/llvm_vector.h"
#include "payload/lower/machine_list.h"
#include "payload/lower/passes.h"
#include "payload/vector_lower/vector_lower.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "payload/vectorize/vectorize_patterns.h"

/* In the order of the enums. */
static const char *const contractions[] = {"dot", "llvmintr", "outerproduct", "parallelarith",
                                           NULL};
static const char *const transpositions[] = {"eltwise", "llvmintr", "shuffle1d", "shuffle16x16",
                                             NULL};
static const JigOptionRow options_of_numbers[] = {
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
};
/* Those of machines stand in between. */
static const JigOptionRow options_of_ways[] = {
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

static bool is_on(const JigPassCall *call, const JigMachineSet *set) {
    for (const char *const *option = set->options; option && *option; option++)
        if (!jig_option_bool(call, *option))
            return false;
    return true;
}

/* Vector ops as ops of machines. */
static void add_machine_ops(const JigPassCall *call, JigPatternSet *set) {
    for (const JigMachine *const *m = jig_lower_machines(call->ctx); *m; m++)
        for (const JigMachineSet *own = (*m)->sets; own && own->patterns; own++)
            if (is_on(call, own))
                jig_patterns_add_list(set, own->patterns);
}

static JigPatternSet *simpler_vectors(const JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    size_t contraction = jig_option_choice(call, "vector-contract-lowering"),
           transposition = jig_option_choice(call, "vector-transpose-lowering");
    bool narrow = jig_option_bool(call, "force-32bit-vector-indices");
    const JigPattern *const lists[] = {
        jig_vector_lower_bitcast_patterns,
        jig_vector_lower_broadcast_patterns,
        jig_vector_lower_contraction_patterns[contraction],
        jig_vector_lower_outerproduct_patterns,
        contraction == JIG_CONTRACTION_LLVM ? jig_to_llvm_matrix_multiply_patterns : NULL,
        jig_vector_lower_mask_patterns,
        jig_vector_lower_shape_cast_patterns,
        jig_vector_lower_interleave_patterns,
        jig_vector_lower_transpose_patterns[transposition],
        transposition == JIG_TRANSPOSE_LLVM ? jig_to_llvm_matrix_transpose_patterns : NULL,
        jig_vector_memory_lower_transfers(call->ctx, 1),
        narrow ? jig_materialize_narrow_mask_patterns : jig_materialize_mask_patterns,
        jig_vector_lower_slice_patterns,
        jig_step_patterns,
        jig_vector_lower_fma_patterns,
        jig_vector_lower_gather_patterns,
        jig_unroll_from_elements_patterns,
        jig_unroll_to_elements_patterns,
    };
    add_folders(set);
    add_machine_ops(call, set);
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
    jig_patterns_add_list(set, jig_vector_memory_lower_transfers(call->ctx, UINT32_MAX));
    jig_to_llvm_add_vector_patterns(set, &x->env, how);
    for (const JigMachine *const *m = jig_lower_machines(call->ctx); *m; m++)
        if ((*m)->num_options && (*m)->lower && jig_option_bool(call, (*m)->options[0].name))
            (*m)->lower(&x->env, set, target);
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

/* ---- Its options ---- */
/* Options that are shared stand with the last machine that lists them. */
static bool is_listed(const JigMachine *const *machines, const char *name) {
    for (; *machines; machines++)
        for (size_t i = 0; i < (*machines)->num_options; i++)
            if (!strcmp((*machines)->options[i].name, name))
                return true;
    return false;
}

/* In `out`, where it is not NULL. */
static size_t machine_options(const JigMachine *const *machines, JigOptionRow *out) {
    size_t n = 0;
    for (const JigMachine *const *m = machines; *m; m++)
        for (size_t i = 0; i < (*m)->num_options; i++)
            if (!is_listed(m + 1, (*m)->options[i].name)) {
                if (out)
                    out[n] = (*m)->options[i];
                n++;
            }
    return n;
}

void jig_to_llvm_register_vector(JigContext *ctx) {
    enum { NUMBERS = JIG_LEN(options_of_numbers), WAYS = JIG_LEN(options_of_ways) };
    const JigMachine *const *machines = jig_lower_machines(ctx);
    size_t n = machine_options(machines, NULL);
    JigOptionRow *options = JIG_NEW_ARRAY(&ctx->perm, JigOptionRow, NUMBERS + n + WAYS);
    memcpy(options, options_of_numbers, sizeof options_of_numbers);
    (void)machine_options(machines, options + NUMBERS);
    memcpy(options + NUMBERS + n, options_of_ways, sizeof options_of_ways);
    JigPassRow *row = JIG_NEW(&ctx->perm, JigPassRow);
    *row = (JigPassRow){
        .name = "convert-vector-to-llvm",
        .title = "ConvertVectorToLLVMPass",
        .options = options,
        .num_options = NUMBERS + n + WAYS,
        .run = lower_vectors,
        .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
        .summary = "vector as llvm",
    };
    jig_pass_replace(ctx, row);
}
