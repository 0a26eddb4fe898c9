/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/reduction.h"

#include "dialect/arith/arith.h"

/* With ANY, equal numbers give the same: what several start with counts once. */
typedef enum Neutral { ANY, ZERO, ONE } Neutral;

typedef struct Kind {
    const JigOpRow *row;
    Neutral neutral;
    const char *name; /* as affine.parallel calls it */
} Kind;

static const Kind kinds[] = {
    {JIG_ARITH(ADDF), ZERO, "addf"},        {JIG_ARITH(ADDI), ZERO, "addi"},
    {JIG_ARITH(MULF), ONE, "mulf"},         {JIG_ARITH(MULI), ONE, "muli"},
    {JIG_ARITH(XORI), ZERO, "xori"},        {JIG_ARITH(ANDI), ANY, "andi"},
    {JIG_ARITH(ORI), ANY, "ori"},           {JIG_ARITH(MINIMUMF), ANY, "minimumf"},
    {JIG_ARITH(MAXIMUMF), ANY, "maximumf"}, {JIG_ARITH(MINNUMF), ANY, "minnumf"},
    {JIG_ARITH(MAXNUMF), ANY, "maxnumf"},   {JIG_ARITH(MINSI), ANY, "mins"},
    {JIG_ARITH(MAXSI), ANY, "maxs"},        {JIG_ARITH(MINUI), ANY, "minu"},
    {JIG_ARITH(MAXUI), ANY, "maxu"},
};

static const Kind *kind_of(const JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(kinds); ++i)
        if (jig_op_is(op, kinds[i].row))
            return &kinds[i];
    return NULL;
}

bool jig_loop_match_reduction(const JigOp *loop, size_t i, JigReduction *out) {
    JigValue *arg = jig_loop_arg(loop, i), *yielded = jig_loop_yielded(loop, i);
    JigOp *op = yielded ? jig_value_def(yielded) : NULL;
    const Kind *kind = op ? kind_of(op) : NULL;
    if (!kind || jig_op_block(op) != jig_op_body(loop) || !jig_value_has_one_use(arg) ||
        !jig_value_has_one_use(yielded) || jig_use_owner(jig_value_first_use(arg)) != op)
        return false;
    size_t at = jig_use_index(jig_value_first_use(arg));
    *out = (JigReduction){
        .combine = kind->row, .name = kind->name, .op = op, .value = jig_op_operand(op, 1 - at)};
    return true;
}

static bool is_number(const JigAttr *x, int64_t number) {
    if (jig_attr_is_float(x))
        return jig_float_to_double(jig_attr_float_value(x)) == (double)number;
    return jig_attr_is_int(x) && jig_attr_int_value(x) == number;
}

bool jig_loop_is_neutral(const JigReduction *r, const JigValue *init) {
    Neutral neutral = kind_of(r->op)->neutral;
    const JigAttr *x = jig_constant_of(init);
    if (neutral == ANY)
        return true;
    if (x && jig_attr_is_dense(x) && jig_attr_is_splat(x))
        x = jig_attr_element(x, 0);
    return x && is_number(x, neutral == ONE);
}
