/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/scf/scf.h"
#include "dialect/scf/scf_int.h"
#include "jig/eval.h"

/* Which processors a forall's threads are: attributes of the gpu dialect. */
static const JigAttrConstraint attr_constraints[] = {
    {"DeviceMapping", "", .test = jig_scf_is_device_mapping},
    {"DeviceMappingArray", "Device Mapping array attribute", .expr = "ArrayOf<DeviceMapping>"},
};

static const JigCustomRow customs[] = {
    {.name = "SwitchCases",
     .written = "case integer { body } ...",
     .parse = jig_scf_parse_switch_cases,
     .print = jig_scf_print_switch_cases},
};

const JigOpRow jig_scf_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/scf/scf.def"
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_scf_dialect = {
    .name = "scf",
    .ops = jig_scf_ops,
    .num_ops = JIG_SCF_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    .may_inline_region = jig_may_inline_any_region,
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(customs, customs),
    .depends = depends,
    .older_texts = jig_scf_older,
};
