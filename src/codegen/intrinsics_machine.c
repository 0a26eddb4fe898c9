/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Machines of which there are intrinsics alone: a table for each. */
#include "codegen/machines.h"
#include "dialect/arm_neon/arm_neon.h"
#include "dialect/arm_sve/arm_sve.h"

#define NEON(id, name_, types)                                                                     \
    [JIG_ARM_NEON_INTR_##id] = {.name = "llvm.aarch64.neon." name_, .overloads = types},
static const JigIrIntrinsic neon[JIG_ARM_NEON_NUM_OPS] = {
    /* clang-format off */
    NEON(SMULL, "smull", "r") NEON(SDOT, "sdot", "r1") NEON(SMMLA, "smmla", "r1")
    NEON(UMMLA, "ummla", "r1") NEON(USMMLA, "usmmla", "r1") NEON(BFMMLA, "bfmmla", "")
    /* clang-format on */
};

#define SVE(id, name_, types)                                                                      \
    [JIG_ARM_SVE_INTR_##id] = {.name = "llvm.aarch64.sve." name_, .overloads = types},
static const JigIrIntrinsic sve[JIG_ARM_SVE_NUM_OPS] = {
    /* clang-format off */
    SVE(SDOT, "sdot", "r") SVE(UDOT, "udot", "r") SVE(SMMLA, "smmla", "r")
    SVE(UMMLA, "ummla", "r") SVE(USMMLA, "usmmla", "r") SVE(BFMMLA, "bfmmla", "")
    SVE(ADD, "add", "r") SVE(FADD, "fadd", "r") SVE(SUB, "sub", "r") SVE(FSUB, "fsub", "r")
    SVE(MUL, "mul", "r") SVE(FMUL, "fmul", "r") SVE(SDIV, "sdiv", "r") SVE(UDIV, "udiv", "r")
    SVE(FDIV, "fdiv", "r") SVE(CONVERT_FROM_SVBOOL, "convert.from.svbool", "r")
    SVE(CONVERT_TO_SVBOOL, "convert.to.svbool", "0") SVE(PSEL, "psel", "1")
    SVE(WHILELT, "whilelt", "r0") SVE(ZIP_X2, "zip.x2", "0") SVE(ZIP_X4, "zip.x4", "0")
    [JIG_ARM_SVE_INTR_DUPQ_LANE] = {.name = "llvm.aarch64.sve.dupq.lane", .overloads = "0",
                                    .imms = (const JigIrImm[]){{1, "lane"}, {0}}},
    /* clang-format on */
};

const JigIrMachine jig_ir_neon = {
    .dialect = "arm_neon",
    .ops = jig_arm_neon_ops,
    .num_ops = JIG_ARM_NEON_NUM_OPS,
    .intrinsics = neon,
};
const JigIrMachine jig_ir_sve = {
    .dialect = "arm_sve",
    .ops = jig_arm_sve_ops,
    .num_ops = JIG_ARM_SVE_NUM_OPS,
    .intrinsics = sve,
};
