/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Instructions that can be evaluated. */
#include <stdlib.h>
#include <string.h>

#include "dialect/llvm/llvm_int.h"
#include "dialect/vector/vector_eval.h"

/* Each lane is that of the second operand where its bit is set, else that of the first. */
static bool blend(JigEvalCall *call, unsigned bits) {
    const JigEvalShaped *a = jig_vector_operand(call, 0),
                        *b = a ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = b ? jig_vector_result(call, 0) : NULL;
    JIG_CHECK(to);
    for (size_t i = 0; i < 8; ++i)
        jig_vector_copy_lane(to, i, bits >> i & 1 ? b : a, i);
    return true;
}

/* What is written before a number in hexadecimal; of two vectors of 8 f32, as the result. */
static const struct {
    const char *text, *constraints;
    bool (*fn)(JigEvalCall *call, unsigned number);
} instructions[] = {
    {"vblendps $0, $1, $2, 0x", "=x,x,x", blend},
};

static bool is_8_floats(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_rank(t) == 1 && jig_type_dim(t, 0) == 8 &&
           !jig_type_is_scalable(t) &&
           jig_type_element(t) == jig_type_float(jig_type_context(t), JIG_F32);
}

static bool has_types(const JigOp *op) {
    const JigValue *result = jig_llvm_inline_asm_res(op);
    return jig_llvm_inline_asm_num_operands(op) == 2 && result &&
           is_8_floats(jig_value_type(jig_llvm_inline_asm_operands_at(op, 0))) &&
           is_8_floats(jig_value_type(jig_llvm_inline_asm_operands_at(op, 1))) &&
           is_8_floats(jig_value_type(result));
}

/* What follows `text` in s, as a number of one byte. */
static bool number_after(JigStr s, const char *text, unsigned *number) {
    char digits[3];
    size_t n = strlen(text);
    if (s.len <= n || s.len > n + 2 || memcmp(s.ptr, text, n) != 0)
        return false;
    memcpy(digits, s.ptr + n, s.len - n);
    digits[s.len - n] = 0;
    *number = (unsigned)strtoul(digits, NULL, 16);
    return strspn(digits, "0123456789abcdefABCDEF") == s.len - n;
}

JigEvalOutcome jig_llvm_eval_poison(JigEvalCall *call) {
    jig_eval_set_poison(call, 0);
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_llvm_eval_unreachable(JigEvalCall *call) {
    return jig_eval_error(call, "was reached");
}

JigEvalOutcome jig_llvm_eval_inline_asm(JigEvalCall *call) {
    const JigOp *op = jig_eval_op(call);
    const JigAttr *dialect = jig_llvm_inline_asm_asm_dialect_attr(op);
    bool intel = dialect && jig_attr_int_value(dialect) == JIG_ASM_INTEL;
    for (size_t i = 0; intel && has_types(op) && i < JIG_LEN(instructions); ++i) {
        unsigned number;
        if (number_after(jig_llvm_inline_asm_asm_string(op), instructions[i].text, &number) &&
            jig_str_eq(jig_llvm_inline_asm_constraints(op), jig_str(instructions[i].constraints)))
            return instructions[i].fn(call, number) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
    }
    return jig_eval_unknown(call, "is of instructions that are not known");
}
