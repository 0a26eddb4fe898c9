/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of complex ops. */
#include "dialect/complex/complex_int.h"

static bool is_complex(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_COMPLEX;
}

/* A part of the negation of create(a, b) is the negated part. */
static bool part_of_negation(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *neg = jig_value_def_of(jig_complex_im_complex(op), JIG_COMPLEX(NEG));
    JigOp *create =
        neg ? jig_value_def_of(jig_complex_neg_complex(neg), JIG_COMPLEX(CREATE)) : NULL;
    if (!create)
        return jig_no_match(rw, op, "no negation of a created number");
    JigValue *part = jig_op_operand(create, jig_op_is(op, JIG_COMPLEX(IM)));
    const JigType *type = jig_value_type(part);
    jig_rw_replace_with_new(rw, op, JIG_ARITH(NEGF), &part, 1, &type, 1, NULL);
    return true;
}

/* Two bitcasts are one: of this dialect if it has a complex end, else arith's. */
static bool merge_bitcasts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_value_def_of(jig_complex_bitcast_operand(op), JIG_COMPLEX(BITCAST));
    if (!inner && jig_op_is(op, JIG_COMPLEX(BITCAST)))
        inner = jig_value_def_of(jig_complex_bitcast_operand(op), JIG_ARITH(BITCAST));
    if (!inner)
        return jig_no_match(rw, op, "no bitcast of a bitcast");
    JigValue *source = jig_complex_bitcast_operand(inner);
    const JigType *to = jig_op_result_type(op, 0);
    bool both_ours = jig_op_is(op, JIG_COMPLEX(BITCAST)) && jig_op_is(inner, JIG_COMPLEX(BITCAST));
    bool ours = !both_ours || is_complex(to) || is_complex(jig_value_type(source));
    jig_rw_replace_with_new(rw, op, ours ? JIG_COMPLEX(BITCAST) : JIG_ARITH(BITCAST), &source, 1,
                            &to, 1, NULL);
    return true;
}

const JigPattern jig_complex_re_patterns[] = {
    {.name = "FoldComponentNeg", .root = "complex.re", .fn = part_of_negation},
    {0},
};
const JigPattern jig_complex_im_patterns[] = {
    {.name = "FoldComponentNeg", .root = "complex.im", .fn = part_of_negation},
    {0},
};
const JigPattern jig_complex_bitcast_patterns[] = {
    {.name = "MergeComplexBitcast", .root = "complex.bitcast", .fn = merge_bitcasts},
    {.name = "MergeArithBitcast", .root = "arith.bitcast", .fn = merge_bitcasts},
    {0},
};
