/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/ir_machines.h"
#include "jig/machine.h"
#include "machine/arm/features.h"
#include "machine/arm_sve/arm_sve_int.h"
#include "machine/script_set.h"

/* ---- For scripts, and as passes ---- */
static const JigOpRow rows[] = {
    JIG_SCRIPT_SET("arm_sve.vector_contract_to_i8mm", jig_arm_sve_i8_patterns,
                   "SVE: products of matrices of numbers of 8 bits, with scalable columns"),
    JIG_SCRIPT_SET("arm_sve.vector_contract_to_bfmmla", jig_arm_sve_bf16_patterns,
                   "SVE: products of matrices of bf16, with scalable columns"),
};
static const char *const depends[] = {"arm_sve", NULL};
static const JigDialect for_scripts = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows), .depends = depends};
static const JigDialect *const dialects[] = {&jig_arm_sve_dialect, &for_scripts};

static bool widen_storage(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, jig_arm_sve_storage_patterns);
    return jig_pass_apply(call, set, NULL) && jig_arm_sve_check_storage(call->op);
}
static const JigPassRow legalize_storage = {
    .name = "arm-sve-legalize-vector-storage",
    .title = "LegalizeVectorStorage",
    .anchor = "func.func",
    .run = widen_storage,
    .summary = "SVE's predicates in memory as whole registers",
};
static const JigPassRow *const passes[] = {&legalize_storage};

/* ---- To the llvm dialect, and LLVM IR ---- */
static const JigOptionRow options[] = {
    {.name = "enable-arm-sve",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Ops of Arm SVE as intrinsics, and contractions as such ops"},
    JIG_ARM_FEATURES};
static const JigMachineSet sets[] = {
    {(const char *const[]){"enable-arm-sve", JIG_ARM_I8MM, NULL}, jig_arm_sve_i8_patterns},
    {(const char *const[]){"enable-arm-sve", JIG_ARM_BF16, NULL}, jig_arm_sve_bf16_patterns},
    {0},
};

#define INTRINSIC(id, name_, types)                                                                \
    [JIG_ARM_SVE_INTR_##id] = {.name = "llvm.aarch64.sve." name_, .overloads = types},
static const JigIrIntrinsic intrinsics[JIG_ARM_SVE_NUM_OPS] = {
    /* clang-format off */
    INTRINSIC(SDOT, "sdot", "r") INTRINSIC(UDOT, "udot", "r") INTRINSIC(SMMLA, "smmla", "r")
    INTRINSIC(UMMLA, "ummla", "r") INTRINSIC(USMMLA, "usmmla", "r")
    INTRINSIC(BFMMLA, "bfmmla", "") INTRINSIC(ADD, "add", "r") INTRINSIC(FADD, "fadd", "r")
    INTRINSIC(SUB, "sub", "r") INTRINSIC(FSUB, "fsub", "r") INTRINSIC(MUL, "mul", "r")
    INTRINSIC(FMUL, "fmul", "r") INTRINSIC(SDIV, "sdiv", "r") INTRINSIC(UDIV, "udiv", "r")
    INTRINSIC(FDIV, "fdiv", "r") INTRINSIC(CONVERT_FROM_SVBOOL, "convert.from.svbool", "r")
    INTRINSIC(CONVERT_TO_SVBOOL, "convert.to.svbool", "0") INTRINSIC(PSEL, "psel", "1")
    INTRINSIC(WHILELT, "whilelt", "r0") INTRINSIC(ZIP_X2, "zip.x2", "0")
    INTRINSIC(ZIP_X4, "zip.x4", "0")
    [JIG_ARM_SVE_INTR_DUPQ_LANE] = {.name = "llvm.aarch64.sve.dupq.lane", .overloads = "0",
                                    .imms = (const JigIrImm[]){{1, "lane"}, {0}}},
    /* clang-format on */
};
static const JigIrMachine ir = {
    .dialect = "arm_sve",
    .ops = jig_arm_sve_ops,
    .num_ops = JIG_ARM_SVE_NUM_OPS,
    .intrinsics = intrinsics,
};

/* Structures of scalable vectors. */
static const char *const unevaluated[] = {"arm_sve.intr.zip.x2", "arm_sve.intr.zip.x4", NULL};

const JigMachine jig_machine_arm_sve = {
    .name = "arm_sve",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .options = options,
    .num_options = JIG_LEN(options),
    .sets = sets,
    .lower = jig_arm_sve_lower,
    .lowered_by = "convert-vector-to-llvm{enable-arm-sve}",
    .ir = &ir,
    .unevaluated = unevaluated,
};
