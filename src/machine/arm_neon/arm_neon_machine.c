/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/arm/features.h"
#include "codegen/ir_machines.h"
#include "jig/machine.h"
#include "machine/arm_neon/arm_neon_int.h"
#include "machine/script_set.h"

/* ---- For scripts, and as passes ---- */
static const JigOpRow rows[] = {
    JIG_SCRIPT_SET("arm_neon.vector_contract_to_i8mm", jig_arm_neon_i8_patterns,
                   "Neon: products of matrices of numbers of 8 bits"),
    JIG_SCRIPT_SET("arm_neon.vector_contract_to_bfmmla", jig_arm_neon_bf16_patterns,
                   "Neon: products of matrices of bf16"),
};
static const char *const depends[] = {"arm_neon", NULL};
static const JigDialect for_scripts = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows), .depends = depends};
static const JigDialect *const dialects[] = {&jig_arm_neon_dialect, &for_scripts};

static bool lower_rows(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_arm_neon_rows_patterns);
    return jig_pass_apply(call, set, NULL);
}
static const JigPassRow to_intrinsics = {
    .name = "arm-neon-2d-to-intr",
    .title = "ConvertArmNeon2dToIntrPass",
    .run = lower_rows,
    .summary = "Neon's sums of products of rows as instructions",
};
static const JigPassRow *const passes[] = {&to_intrinsics};

/* ---- To the llvm dialect, and LLVM IR ---- */
static const JigOptionRow options[] = {{.name = "enable-arm-neon",
                                        .kind = JIG_OPTION_BOOL,
                                        .otherwise = "false",
                                        .help = "Contractions as ops of Arm Neon"},
                                       JIG_ARM_FEATURES};
static const JigMachineSet sets[] = {
    {(const char *const[]){"enable-arm-neon", JIG_ARM_I8MM, NULL}, jig_arm_neon_i8_patterns},
    {(const char *const[]){"enable-arm-neon", JIG_ARM_BF16, NULL}, jig_arm_neon_bf16_patterns},
    {0},
};

/* Its ops are intrinsics as they are. */
static void lower(const JigConversionEnv *env, JigPatternSet *set, JigConversionTarget *target) {
    (void)env, (void)set;
    if (target)
        jig_target_dialect(target, JIG_STR("arm_neon"), JIG_LEGAL);
}

#define INTRINSIC(id, name_, types)                                                                \
    [JIG_ARM_NEON_INTR_##id] = {.name = "llvm.aarch64.neon." name_, .overloads = types},
static const JigIrIntrinsic intrinsics[JIG_ARM_NEON_NUM_OPS] = {
    /* clang-format off */
    INTRINSIC(SMULL, "smull", "r") INTRINSIC(SDOT, "sdot", "r1") INTRINSIC(SMMLA, "smmla", "r1")
    INTRINSIC(UMMLA, "ummla", "r1") INTRINSIC(USMMLA, "usmmla", "r1")
    INTRINSIC(BFMMLA, "bfmmla", "")
    /* clang-format on */
};
static const JigIrMachine ir = {
    .dialect = "arm_neon",
    .ops = jig_arm_neon_ops,
    .num_ops = JIG_ARM_NEON_NUM_OPS,
    .intrinsics = intrinsics,
};

const JigMachine jig_machine_arm_neon = {
    .name = "arm_neon",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .options = options,
    .num_options = JIG_LEN(options),
    .sets = sets,
    .lower = lower,
    .ir = &ir,
};
