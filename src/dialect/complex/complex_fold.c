/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folding of complex ops. */
#include "dialect/complex/complex_int.h"

/* Is operand `i` the complex.constant [re, 0]? */
static bool is_real_constant(const JigOp *op, size_t i, double re) {
    JigOp *constant = jig_op_operand_def_of(op, i, JIG_COMPLEX(CONSTANT));
    JigConst c;
    return constant &&
           jig_const_from_attr(jig_complex_constant_value_attr(constant), JIG_CONST_COMPLEX, &c) &&
           jig_float_is_zero(c.im) &&
           jig_float_cmp(c.re, jig_float_from_double(c.re.kind, re)) == 0;
}

/* Sums are rounded: one less of what was added is the first again only where both ops may be taken
 * as exact. */
static bool is_exact(const JigOp *op) {
    const JigAttr *flags = jig_complex_fastmath_attr(op);
    int64_t needed = JIG_FAST_REASSOC | JIG_FAST_NSZ;
    return flags && (jig_attr_enum_value(flags) & needed) == needed;
}

/* (a - b) + b and b + (a - b) are a; a + 0 is a, as in the reference, though not for a zero of
 * another sign (docs/miscompiles.md, what is followed; so for a - 0, and products and quotients by
 * 1). */
static JigValue *fold_add(const JigOp *op) {
    for (size_t i = 0; i < 2; i++) {
        JigOp *sub = jig_op_operand_def_of(op, i, JIG_COMPLEX(SUB));
        if (sub && jig_complex_sub_rhs(sub) == jig_op_operand(op, 1 - i) && is_exact(op) &&
            is_exact(sub))
            return jig_complex_sub_lhs(sub);
    }
    return is_real_constant(op, 1, 0.0) ? jig_complex_lhs(op) : NULL;
}

/* (a + b) - b is a; a - 0 is a. */
static JigValue *fold_sub(const JigOp *op) {
    JigOp *add = jig_value_def_of(jig_complex_lhs(op), JIG_COMPLEX(ADD));
    if (add && jig_complex_add_rhs(add) == jig_complex_rhs(op) && is_exact(op) && is_exact(add))
        return jig_complex_add_lhs(add);
    return is_real_constant(op, 1, 0.0) ? jig_complex_lhs(op) : NULL;
}

JigFold jig_complex_fold_binary(JigFoldCall *call) {
    const JigOp *op = call->op;
    if (jig_op_is(op, JIG_COMPLEX(ADD)))
        return jig_const_fold_value(call, fold_add(op));
    if (jig_op_is(op, JIG_COMPLEX(SUB)))
        return jig_const_fold_value(call, fold_sub(op));
    return is_real_constant(op, 1, 1.0) ? jig_const_fold_value(call, jig_complex_lhs(op))
                                        : JIG_FOLD_NONE;
}

/* The exponential of a logarithm, which the reference takes as exact, too; not the other way round,
 * which is another number where the imaginary part was not within pi. Of neg and conj: twice is not
 * at all. All three ops have their number as operand 0. */
JigFold jig_complex_fold_inverse(JigFoldCall *call) {
    const JigOpRow *row = jig_op_row(call->op);
    const JigOpRow *inverse = row == JIG_COMPLEX(EXP) ? JIG_COMPLEX(LOG) : row;
    JigOp *inner = jig_value_def_of(jig_complex_exp_complex(call->op), inverse);
    return inner ? jig_const_fold_value(call, jig_complex_exp_complex(inner)) : JIG_FOLD_NONE;
}

JigFold jig_complex_fold_part(JigFoldCall *call) {
    size_t part = jig_op_is(call->op, JIG_COMPLEX(IM));
    const JigAttr *constant = call->operands[0];
    if (constant && jig_attr_kind(constant) == JIG_ATTR_ARRAY && jig_attr_array_len(constant) == 2)
        return jig_const_fold_attr(call, jig_attr_array_at(constant, part));
    JigOp *create = jig_value_def_of(jig_complex_im_complex(call->op), JIG_COMPLEX(CREATE));
    return create ? jig_const_fold_value(call, jig_op_operand(create, part)) : JIG_FOLD_NONE;
}

/* From both parts of one number. */
JigFold jig_complex_fold_create(JigFoldCall *call) {
    JigOp *re = jig_value_def_of(jig_complex_create_real(call->op), JIG_COMPLEX(RE)),
          *im = jig_value_def_of(jig_complex_create_imaginary(call->op), JIG_COMPLEX(IM));
    if (!re || !im || jig_complex_re_complex(re) != jig_complex_im_complex(im))
        return JIG_FOLD_NONE;
    return jig_const_fold_value(call, jig_complex_re_complex(re));
}

JigFold jig_complex_fold_bitcast(JigFoldCall *call) {
    JigValue *x = jig_complex_bitcast_operand(call->op);
    return jig_value_type(x) == jig_op_result_type(call->op, 0) ? jig_const_fold_value(call, x)
                                                                : JIG_FOLD_NONE;
}

JigOp *jig_complex_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                               JigLoc loc) {
    if (jig_attr_kind(value) != JIG_ATTR_ARRAY)
        return jig_arith_materialize(rw, value, type, loc);
    if (jig_type_kind(type) != JIG_TYPE_COMPLEX || jig_attr_array_len(value) != 2 ||
        jig_attr_type(jig_attr_array_at(value, 0)) != jig_type_element(type) ||
        jig_attr_type(jig_attr_array_at(value, 1)) != jig_type_element(type))
        return NULL;
    return jig_complex_constant_build(rw, loc,
                                      &(JigComplexConstant){.complex_type = type, .value = value});
}
