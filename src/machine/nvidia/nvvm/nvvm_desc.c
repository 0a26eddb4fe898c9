/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm.tcgen05.mma_smem_desc: numbers packed into the 64 bits that describe a matrix in shared
 * memory. */
#include "machine/nvidia/nvvm/nvvm_ir.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "support/check.h"

static const struct {
    uint32_t width, at;
    uint64_t constant; /* of no operand: this */
} fields[] = {
    {14, 0, 0},         /* start */
    {14, 16, 0},        /* bytes from one to the next, in the leading dimension */
    {14, 32, 0},        /* and in the other one */
    {0, 0, 1ull << 46}, /* version of the description */
    {3, 49, 0},         /* base */
    {1, 52, 0},         /* kind of the leading dimension */
    {3, 61, 0},         /* swizzle */
};

/* What is known as a number stays one, as LLVM's builder has it. */
typedef struct Bits {
    bool known;
    uint64_t number;
    JigStr text;
} Bits;

static Bits number(uint64_t n) {
    return (Bits){.known = true, .number = n};
}
static JigStr text_of(JigIr *ir, Bits b) {
    return b.known ? jig_arena_printf(ir->arena, "%lld", (long long)b.number) : b.text;
}

static Bits begin(JigIr *ir) {
    return (Bits){.text = jig_codegen_put_temporary(ir)};
}
static Bits binary(JigIr *ir, const JigOp *op, const char *what, Bits a, Bits b) {
    JigStr left = text_of(ir, a), right = text_of(ir, b);
    Bits made = begin(ir);
    jig_codegen_putf(ir, "%s %.*s, %.*s", what, JIG_FMT(left), JIG_FMT(right));
    jig_codegen_end_line(ir, op);
    return made;
}
static Bits widen(JigIr *ir, const JigOp *op, const char *types, Bits a) {
    Bits made = begin(ir);
    const char *to = strchr(types, ' ');
    jig_codegen_putf(ir, "zext %.*s %.*s to %s", (int)(to - types), types, JIG_FMT(a.text), to + 1);
    jig_codegen_end_line(ir, op);
    return made;
}

static Bits operand(JigIr *ir, const JigOp *op, size_t i) {
    const JigValue *v = jig_op_operand(op, i);
    const JigIrConst *c = jig_codegen_constant_of(ir, v);
    if (c && c->kind == JIG_IR_INT)
        return number(jig_int_u64(c->number));
    return (Bits){.text = jig_codegen_value_text(ir, v)};
}

/* The operand's bits where they belong. */
static Bits field(JigIr *ir, const JigOp *op, size_t operand_index, size_t i) {
    Bits b = operand(ir, op, operand_index);
    uint64_t mask = (1ull << fields[i].width) - 1;
    if (b.known)
        return number((b.number & mask) << fields[i].at);
    uint32_t width = jig_type_width(jig_op_operand_type(op, operand_index));
    if (width < 32)
        b = widen(ir, op, width == 1 ? "i1 i32" : "i8 i32", b);
    b = binary(ir, op, "and i32", b, number(mask));
    b = widen(ir, op, "i32 i64", b);
    return binary(ir, op, "shl i64", b, number(fields[i].at));
}

static Bits part(JigIr *ir, const JigOp *op, size_t i, size_t *next_operand) {
    return fields[i].width ? field(ir, op, (*next_operand)++, i) : number(fields[i].constant);
}

bool jig_nvidia_put_matrix_descriptor(JigIr *ir, const JigOp *op) {
    if (!jig_op_is(op, JIG_NVVM(TCGEN05_MMA_SMEM_DESC)))
        return false;
    enum { LAST = JIG_LEN(fields) - 1 };
    Bits all = number(0);
    size_t k = 0;
    for (size_t i = 0; i < LAST; i++) {
        Bits b = part(ir, op, i, &k);
        all =
            b.known && all.known ? number(all.number | b.number) : binary(ir, op, "or i64", all, b);
    }
    Bits b = part(ir, op, LAST, &k);
    JigStr left = text_of(ir, all), right = text_of(ir, b);
    jig_codegen_put_result(ir, op);
    jig_codegen_putf(ir, "or i64 %.*s, %.*s", JIG_FMT(left), JIG_FMT(right));
    jig_codegen_end_line(ir, op);
    return true;
}

const JigIrConst *jig_nvidia_fold_matrix_descriptor(JigIr *ir, const JigOp *op,
                                                    const JigIrConst *const *operands) {
    JIG_REQUIRE(ir && op && operands);
    uint64_t all = 0;
    for (size_t i = 0, k = 0; i < JIG_LEN(fields); i++) {
        all |= fields[i].constant;
        if (!fields[i].width)
            continue;
        const JigIrConst *c = operands[k++];
        if (c->kind != JIG_IR_INT)
            return NULL;
        all |= (jig_int_u64(c->number) & ((1ull << fields[i].width) - 1)) << fields[i].at;
    }
    return jig_codegen_const_bits(ir, jig_op_result_type(op, 0), all);
}
