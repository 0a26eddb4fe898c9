/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * llvm-optimize-for-nvvm-target: a quotient of f16 by the machine's reciprocal
 * of f32 and one step towards the exact one, which is what f16 needs. Where the
 * first quotient is 0, subnormal, infinite or NaN the step is left out: there
 * it would make a NaN, or is flushed.
 */
#include "machine/nvidia/nvidia_int.h"
#include "dialect/llvm/llvm.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"

/* Of one operand, with the op's flags or without any. */
#define RESULT(name, ...) jig_op_result(jig_##name##_build(d->rw, d->loc, &(__VA_ARGS__)), 0)

typedef struct Divide {
    JigRewriter *rw;
    JigLoc loc;
    const JigType *f32, *i32;
} Divide;

static JigValue *extend(const Divide *d, JigValue *v) {
    return RESULT(llvm_fpext, (JigLlvmFpext){.arg = v, .res_type = d->f32});
}
static JigValue *multiply_add(const Divide *d, JigValue *a, JigValue *b, JigValue *c) {
    return RESULT(llvm_intr_fma, (JigLlvmIntrFma){.a = a, .b = b, .c = c, .res_type = d->f32});
}
static JigValue *unsigned_constant(const Divide *d, int64_t n) {
    const JigType *ui32 = jig_type_integer(d->rw->ctx, 32, JIG_UNSIGNED);
    return jig_to_llvm_constant(d->rw, d->loc, d->i32, jig_attr_int(ui32, n));
}

/* Is its exponent the least or the greatest one? */
static JigValue *is_special(const Divide *d, JigValue *quotient) {
    enum { EXPONENT = 0x7f800000 };
    JigValue *mask = unsigned_constant(d, EXPONENT), *zero = unsigned_constant(d, 0);
    JigValue *bits = RESULT(llvm_bitcast, (JigLlvmBitcast){.arg = quotient, .res_type = d->i32});
    JigValue *exponent = jig_to_llvm_binary(d->rw, d->loc, JIG_LLVM(AND), bits, mask);
    JigValue *least = jig_to_llvm_compare(d->rw, d->loc, JIG_COMPARE_EQ, exponent, zero),
             *greatest = jig_to_llvm_compare(d->rw, d->loc, JIG_COMPARE_EQ, exponent, mask);
    return jig_to_llvm_binary(d->rw, d->loc, JIG_LLVM(OR), least, greatest);
}

static bool divide(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_float(type) || jig_type_float_kind(type) != JIG_F16)
        return jig_no_match(rw, op, "is no quotient of f16");
    Divide divide = {rw, jig_op_loc(op), jig_type_float(rw->ctx, JIG_F32), jig_type_i(rw->ctx, 32)},
           *d = &divide;
    JigValue *a = extend(d, jig_llvm_fdiv_lhs(op)), *b = extend(d, jig_llvm_fdiv_rhs(op));
    JigValue *inverse =
        RESULT(nvvm_rcp_approx_ftz_f, (JigNvvmRcpApproxFtzF){.arg = b, .res_type = d->f32});
    JigValue *quotient =
        RESULT(llvm_fmul, (JigLlvmFmul){.lhs = a, .rhs = inverse, .res_type = d->f32});
    JigValue *minus = RESULT(llvm_fneg, (JigLlvmFneg){.operand = b, .res_type = d->f32});
    JigValue *rest = multiply_add(d, quotient, minus, a),
             *better = multiply_add(d, rest, inverse, quotient);
    JigValue *special = is_special(d, quotient);
    JigValue *chosen = RESULT(llvm_select, (JigLlvmSelect){.condition = special,
                                                           .true_value = quotient,
                                                           .false_value = better,
                                                           .res_type = d->f32});
    jig_rw_replace1(rw, op,
                    RESULT(llvm_fptrunc, (JigLlvmFptrunc){.arg = chosen, .res_type = type}));
    return true;
}

static const JigPattern patterns[] = {
    {.name = "quotient of f16", .root = "llvm.fdiv", .fn = divide},
    {0},
};

static bool run(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_llvm_optimize_for_nvvm_target = {
    .name = "llvm-optimize-for-nvvm-target",
    .title = "NVVMOptimizeForTargetPass",
    .run = run,
    .summary = "quotients of f16 by way of the machine's reciprocal",
};
