/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of casts of casts. */
#include "dialect/arith/arith_canon.h"

static const JigType *element_of(const JigValue *v) {
    return jig_type_element_or_self(jig_value_type(v));
}
static uint32_t width_of(const JigValue *v) {
    return jig_type_width(element_of(v));
}

/* ---- outer(inner(x)) is to(x), if it may ---- */

typedef struct Compose {
    int inner, to;
    bool (*may)(const JigOp *outer, const JigValue *source); /* NULL: always */
} Compose;

static bool is_wider_than_source(const JigOp *outer, const JigValue *source) {
    return width_of(jig_op_result(outer, 0)) > width_of(source);
}
static bool rounds_to_nearest(const JigOp *outer, const JigValue *source) {
    (void)source;
    return !jig_op_attr(outer, "roundingmode");
}

static bool compose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Compose *c = self->data;
    JigOp *inner = jig_arith_operand_def(op, 0, &jig_arith_ops[c->inner]);
    if (!inner)
        return jig_no_match(rw, op, "not a cast of such a cast");
    JigValue *source = jig_op_operand(inner, 0);
    if (c->may && !c->may(op, source))
        return jig_no_match(rw, op, "the casts do not compose");
    return jig_arith_replace(rw, op, jig_arith_fused(op, inner, NULL), &jig_arith_ops[c->to],
                             &source, 1);
}

#define COMPOSE(id, root, ...)                                                                     \
    static const Compose id##_rule = {__VA_ARGS__};                                                \
    static const JigPattern id = {#id, root, 1, compose, &id##_rule, NULL}

COMPOSE(ExtSIOfExtUI, "arith.extsi", JIG_ARITH_EXTUI, JIG_ARITH_EXTUI, NULL);
COMPOSE(TruncIExtSIToExtSI, "arith.trunci", JIG_ARITH_EXTSI, JIG_ARITH_EXTSI, is_wider_than_source);
COMPOSE(TruncIExtUIToExtUI, "arith.trunci", JIG_ARITH_EXTUI, JIG_ARITH_EXTUI, is_wider_than_source);
COMPOSE(TruncFSIToFPToSIToFP, "arith.truncf", JIG_ARITH_SITOFP, JIG_ARITH_SITOFP,
        rounds_to_nearest);
COMPOSE(TruncFUIToFPToUIToFP, "arith.truncf", JIG_ARITH_UITOFP, JIG_ARITH_UITOFP,
        rounds_to_nearest);
COMPOSE(IndexCastOfExtSI, "arith.index_cast", JIG_ARITH_EXTSI, JIG_ARITH_INDEX_CAST, NULL);
COMPOSE(IndexCastUIOfExtUI, "arith.index_castui", JIG_ARITH_EXTUI, JIG_ARITH_INDEX_CASTUI, NULL);
COMPOSE(BitcastOfBitcast, "arith.bitcast", JIG_ARITH_BITCAST, JIG_ARITH_BITCAST, NULL);

/* ---- There and back: the source ---- */

static bool round_trip(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_arith_operand_def(op, 0, jig_op_row(op));
    JigValue *source = inner ? jig_op_operand(inner, 0) : NULL;
    if (!source || jig_value_type(source) != jig_arith_result_type(op))
        return jig_no_match(rw, op, "no cast back to the source's type");
    jig_rw_replace1(rw, op, source);
    return true;
}
static const JigPattern IndexCastOfIndexCast = {
    "IndexCastOfIndexCast", "arith.index_cast", 1, round_trip, NULL, NULL};
static const JigPattern IndexCastUIOfIndexCastUI = {
    "IndexCastUIOfIndexCastUI", "arith.index_castui", 1, round_trip, NULL, NULL};

/* ---- The kind of shift does not matter for bits that are cut off ---- */

static bool trunc_of_shift(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *shift = jig_arith_operand_def(op, 0, JIG_ARITH(SHRSI));
    JigInt amount;
    if (!shift || !jig_match_int(jig_constant_of(jig_op_operand(shift, 1)), &amount))
        return jig_no_match(rw, op, "no shift by a constant");
    JigValue *operands[2] = {jig_op_operand(shift, 0), jig_op_operand(shift, 1)};
    uint32_t cut = width_of(operands[0]) - width_of(jig_op_result(op, 0));
    if (!jig_int_fits_u64(amount) || jig_int_u64(amount) != cut)
        return jig_no_match(rw, op, "bits of the sign fill remain");
    JigLoc loc = jig_arith_fused(op, jig_value_def(operands[1]), NULL);
    const JigType *type = jig_value_type(operands[0]);
    operands[1] = jig_arith_constant(rw, loc, type, jig_constant_of(operands[1]));
    const JigAttr *exact = jig_op_attr(shift, "isExact");
    JigOp *logical =
        exact ? jig_build(rw, loc, JIG_ARITH(SHRUI), operands, 2, &type, 1, "isExact", exact, NULL)
              : jig_build(rw, loc, JIG_ARITH(SHRUI), operands, 2, &type, 1, NULL);
    return jig_arith_replace_with(rw, op, loc, JIG_ARITH(TRUNCI),
                                  (JigValue *[]){jig_op_result(logical, 0)}, 1, "overflowFlags",
                                  jig_op_attr(op, "overflowFlags"));
}
static const JigPattern TruncIShrSIToTrunciShrUI = {
    "TruncIShrSIToTrunciShrUI", "arith.trunci", 1, trunc_of_shift, NULL, NULL};

const JigPattern *const jig_arith_canon_extsi[] = {&ExtSIOfExtUI, NULL};
const JigPattern *const jig_arith_canon_trunci[] = {&TruncIExtSIToExtSI, &TruncIExtUIToExtUI,
                                                    &TruncIShrSIToTrunciShrUI, NULL};
const JigPattern *const jig_arith_canon_truncf[] = {&TruncFSIToFPToSIToFP, &TruncFUIToFPToUIToFP,
                                                    NULL};
const JigPattern *const jig_arith_canon_index_cast[] = {&IndexCastOfIndexCast, &IndexCastOfExtSI,
                                                        NULL};
const JigPattern *const jig_arith_canon_index_castui[] = {&IndexCastUIOfIndexCastUI,
                                                          &IndexCastUIOfExtUI, NULL};
const JigPattern *const jig_arith_canon_bitcast[] = {&BitcastOfBitcast, NULL};
