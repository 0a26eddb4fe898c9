/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/fast_math.h"

#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/llvm/llvm.h"
#include "payload/lower/llvm/to_llvm.h"
#include "support/check.h"

static const struct {
    const char *name;
    uint32_t bits;
} names[] = {
    {"reassoc", JIG_FAST_MATH_REASSOC}, {"nnan", JIG_FAST_MATH_NNAN},
    {"ninf", JIG_FAST_MATH_NINF},       {"nsz", JIG_FAST_MATH_NSZ},
    {"arcp", JIG_FAST_MATH_ARCP},       {"contract", JIG_FAST_MATH_CONTRACT},
    {"afn", JIG_FAST_MATH_AFN},         {"fast", JIG_FAST_ALL},
};

bool jig_run_fast_math_flag(JigStr name, uint32_t *flags) {
    JIG_REQUIRE(flags);
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (jig_str_is(name, names[i].name)) {
            *flags |= names[i].bits;
            return true;
        }
    return false;
}

typedef struct Flags {
    uint32_t bits;
    bool only_without;
} Flags;

/* Ops that have no flags, but become ops of llvm that have: those beside them are taken over. */
static bool becomes_flagged(const JigOp *op) {
    if (jig_op_is(op, JIG_FUNC(CALL)))
        return true;
    return jig_op_is(op, JIG_ARITH(SELECT)) &&
           jig_type_is_float(jig_type_element_or_self(jig_op_result_type(op, 0)));
}

/* What the lowering picks may be an infinity or no number, of which nothing is made. */
static bool is_pick_of_lowering(const Flags *f, const JigOp *op) {
    return f->only_without && jig_op_is(op, JIG_LLVM(SELECT));
}

/* The attribute has the words of arith or of llvm, whose bits stand in another order. */
static JigWalk set(JigOp *op, void *user) {
    const Flags *f = user;
    JigContext *ctx = jig_op_context(op);
    const JigAttr *own = jig_op_attr(op, "fastmath"), *of_llvm = jig_op_attr(op, "fastmathFlags"),
                  *had = own ? own : of_llvm;
    if ((!had && !becomes_flagged(op)) || is_pick_of_lowering(f, op) ||
        (had && f->only_without && jig_attr_enum_value(had)))
        return JIG_WALK_ADVANCE;
    const JigAttr *more = jig_attr_enum(ctx, JIG_ARITH_FASTMATH_ATTR, f->bits);
    if (own)
        jig_op_set_attr(
            op, "fastmath",
            jig_attr_enum(ctx, JIG_ARITH_FASTMATH_ATTR, jig_attr_enum_value(own) | f->bits));
    else if (!of_llvm || !jig_attr_enum_value(of_llvm))
        jig_op_set_attr(op, "fastmathFlags", jig_to_llvm_fast_flags(ctx, more));
    return JIG_WALK_ADVANCE;
}

void jig_run_set_fast_math(JigOp *payload, uint32_t flags, bool only_without) {
    JIG_REQUIRE(payload);
    Flags f = {flags & JIG_FAST_ALL, only_without};
    if (f.bits)
        jig_walk_pre(payload, set, &f);
}
