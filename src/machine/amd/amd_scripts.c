/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns for scripts: shuffles by amdgpu, gpu in rocdl. */
#include "jig/ops/transform.h"
#include "jig/transform.h"
#include "machine/amd/amd_int.h"
#include "machine/amd/lower/rocdl_lower.h"
#include "machine/amd/payload/shuffles.h"

/* ---- transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu ---- */

/* What is no name of a machine stands for none. */
static void add_shuffles(const JigOp *op, JigPatternSet *set) {
    const JigAttr *name = jig_transform_apply_patterns_gpu_gpu_shuffle_to_amdgpu_chipset_attr(op);
    JigAmdChip chip;
    bool known = name && jig_amd_chip_parse(jig_attr_string_value(name), &chip);
    jig_amd_add_shuffles(set, known ? &chip : NULL);
}
static const JigPatternsIface promote_shuffles = {.populate = add_shuffles};

/* ---- transform.apply_conversion_patterns.gpu.gpu_to_rocdl ---- */

static JigStr chipset(const JigOp *op) {
    return jig_transform_apply_conversion_patterns_gpu_gpu_to_rocdl_chipset(op);
}

static void add_rocdl(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                      JigConversionTarget *target) {
    (void)target;
    JigAmdChip chip;
    if (jig_amd_chip_parse(chipset(op), &chip)) {
        jig_amd_add_rocdl_types((JigLlvm *)(uintptr_t)env->options, chip);
        jig_amd_add_rocdl_patterns(env, set, JIG_AMD_HIP);
    }
}
static const JigConversionPatternsIface to_rocdl = {.needs = "LLVMTypeConverter",
                                                    .convert = add_rocdl};

static bool verify_chipset(JigOp *op) {
    JigAmdChip chip;
    return jig_amd_chip_parse(chipset(op), &chip) ||
           jig_op_error(op, "Invalid chipset name: %.*s", JIG_FMT(chipset(op)));
}

/* ---- The rows ---- */

static const JigOpRow rows[] = {
    {.name = "transform.apply_conversion_patterns.gpu.gpu_to_rocdl",
     .props = "chipset: Str",
     .format = "`chipset` `=` $chipset attr-dict",
     .verify = verify_chipset,
     .ifaces = (const JigIface[]){{&jig_iface_conversion_patterns, &to_rocdl}, {0}},
     .summary = "kernels and what they do as ops of the llvm and rocdl dialects"},
    {.name = "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu",
     .props = "chipset: optional<Str>",
     .format = "(`chipset` `=` $chipset^)? attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &promote_shuffles}, {0}},
     .summary = "shuffles by instructions of AMD's GPUs, where lanes are known beforehand"},
};
static const char *const depends[] = {"amdgpu", "rocdl", NULL};
const JigDialect jig_amd_scripts = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows), .depends = depends};
