/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Machines that modules are compiled for; what functions are said to be. */
#include "dialect/common/chip.h"
#include "dialect/gpu/gpu.h"
#include "machine/amd/rocdl/rocdl_int.h"

const char jig_rocdl_data_layout[] =
    "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:"
    "128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:"
    "512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";

/* ---- #rocdl.target ---- */

enum { LEVEL, TRIPLE, CHIP, FEATURES, ABI, FLAGS, LINK };

bool jig_rocdl_check_target(JigContext *ctx, JigLoc loc, const JigAttr *target) {
    JigMachineParams m = {.level = jig_attr_param(target, LEVEL),
                          .triple = jig_attr_param(target, TRIPLE),
                          .chip = jig_attr_param(target, CHIP),
                          .link = jig_attr_param(target, LINK)};
    JIG_CHECK(jig_chip_verify(ctx, loc, &m));
    const JigAttr *said = jig_attr_param(target, ABI);
    JigStr abi = said ? jig_attr_string_value(said) : JIG_STR("600");
    if (!jig_str_is(abi, "400") && !jig_str_is(abi, "500") && !jig_str_is(abi, "600"))
        return jig_error(ctx, loc, "Invalid ABI version, it must be either `400`, `500` or `600`.");
    return jig_chip_verify_link(ctx, loc, &m);
}

static const JigGpuTargetIface target_iface = {0};

const JigAttrRow jig_rocdl_attrs[] = {
    [JIG_ROCDL_ATTR_TARGET] =
        {.name = "rocdl.target",
         .label = "ROCDL_TargetAttr",
         .params = "O: int32 = 2, triple: string \"::llvm::StringRef\" = \"amdgcn-amd-amdhsa\", "
                   "chip: string \"::llvm::StringRef\" = \"gfx900\", features: string "
                   "\"::llvm::StringRef\" = \"\", abi: string \"::llvm::StringRef\" = \"600\", "
                   "flags: optional<dict_attr> \"DictionaryAttr\", link: "
                   "optional<array_attr> \"ArrayAttr\"",
         .format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?",
         .ifaces = (const JigIface[]){{&jig_iface_gpu_target, &target_iface}, {0}},
         .summary = "a machine to compile for"},
};

/* ---- Attributes on ops ---- */

bool jig_rocdl_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    (void)value;
    JigStr text = jig_ident_str(name);
    return !jig_str_is(text, "rocdl.kernel") || jig_op_is(op, JIG_LLVM(FUNC)) ||
           jig_op_emit_error(op, "'\"%.*s\"' attribute attached to unexpected op", JIG_FMT(text));
}
