/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/llvm/llvm_int.h"

/* In the order in which messages list them. */
enum { TAIL_NONE, TAIL_TAIL, TAIL_MUST, TAIL_NOT };
static const JigEnumCase tail_calls[] = {
    {TAIL_NONE, "none"}, {TAIL_NOT, "notail"}, {TAIL_MUST, "musttail"}, {TAIL_TAIL, "tail"}, {0}};
static const JigEnumCase asm_dialects[] = {{JIG_ASM_ATT, "att"}, {JIG_ASM_INTEL, "intel"}, {0}};
static const JigEnumRow enums[] = {
    {.name = "llvm.tail_call_kind",
     .message_name = "TailCallKind",
     .cases = tail_calls,
     .summary = "Tail Call Kind"},
    {.name = "llvm.asm_dialect",
     .cases = asm_dialects,
     .storage = "i64",
     .summary = "ATT (0) or Intel (1) asm dialect"},
};
static const JigAttrRow attrs[] = {
    {.name = "llvm.tailcallkind",
     .label = "TailCallKindAttr",
     .params = "tailCallKind: enum:llvm.tail_call_kind",
     .format = "`<` $tailCallKind `>`",
     .summary = "LLVM Calling Convention specification"},
};
static const JigTypeConstraint type_constraints[] = {
    {"Compatible", "LLVM dialect-compatible type",
     .expr = "AnyOf<SignlessInteger, F<16>, BF16, F<32>, F<64>, F<80>, F<128>, "
             "VectorRank<[1], AnyType>>"},
};

const JigOpRow jig_llvm_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/llvm/llvm.def"
};

const JigAttr *jig_llvm_asm_dialect(JigContext *ctx, JigAsmDialect dialect) {
    return jig_attr_i64(ctx, dialect);
}

bool jig_llvm_verify_inline_asm(JigOp *op) {
    const JigAttr *kind = jig_llvm_inline_asm_tail_call_kind_attr(op);
    if (jig_attr_enum_value(kind) != TAIL_MUST)
        return true;
    return jig_op_error(op, "tail call kind 'musttail' is not supported by this operation");
}

void jig_llvm_inline_asm_effects(const JigOp *op, JigEffects *out) {
    if (!jig_llvm_inline_asm_has_side_effects(op))
        return;
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, NULL);
    jig_effects_add(out, JIG_EFFECT_READ, NULL, NULL);
}

const JigDialect jig_llvm_dialect = {
    .name = "llvm",
    .ops = jig_llvm_ops,
    .num_ops = JIG_LLVM_NUM_OPS,
    .attrs = attrs,
    .num_attrs = JIG_LEN(attrs),
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .is_part = true,
};
