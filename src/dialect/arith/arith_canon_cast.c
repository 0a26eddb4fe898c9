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
    const JigOpRow *inner, *to;
    bool (*may)(const JigOp *outer, const JigValue *source); /* NULL: always */
} Compose;

static bool is_wider_than_source(const JigOp *outer, const JigValue *source) {
    return width_of(jig_op_result(outer, 0)) > width_of(source);
}

static const JigFloatFormat *format_of(const JigValue *v) {
    return jig_float_format(jig_type_float_kind(element_of(v)));
}

/* Is an integer that becomes a float of one format, and that one of a narrower format, rounded as
 * if it became the latter at once? So it is where the first holds all integers of this width; and
 * where it rounds only those that are too large for the second, and is infinite beyond its range.
 */
static bool rounds_once(const JigOp *outer, const JigValue *source) {
    const JigFloatFormat *first = format_of(jig_arith_in(outer)),
                         *second = format_of(jig_op_result(outer, 0));
    int bits = (int)width_of(source); /* of the largest one, or one more */
    bool holds = bits <= first->precision && bits <= first->max_exponent;
    return !jig_arith_roundingmode_attr(outer) &&
           (holds || (first->has_inf && second->max_exponent < first->precision));
}

static bool compose(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Compose *c = self->data;
    JigOp *inner = jig_value_def_of(jig_arith_in(op), c->inner);
    if (!inner)
        return jig_no_match(rw, op, "not a cast of such a cast");
    JigValue *source = jig_arith_in(inner);
    if (c->may && !c->may(op, source))
        return jig_no_match(rw, op, "the casts do not compose");
    return jig_arith_replace(rw, op, jig_arith_fused(op, inner, NULL), c->to, &source, 1);
}

/* ---- There and back: the source ---- */

static bool round_trip(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_value_def_of(jig_arith_in(op), jig_op_row(op));
    JigValue *source = inner ? jig_arith_in(inner) : NULL;
    if (!source || jig_value_type(source) != jig_op_result_type(op, 0))
        return jig_no_match(rw, op, "no cast back to the source's type");
    jig_rw_replace1(rw, op, source);
    return true;
}

/* ---- The kind of shift does not matter for bits that are cut off ---- */

/* What is shifted with zeros need not be signed what is left of it: of the flags "nuw" stays. */
static const JigAttr *without_nsw(const JigOp *trunc) {
    const JigAttr *flags = jig_arith_trunci_overflow_flags_attr(trunc);
    if (!flags || !(jig_attr_enum_value(flags) & JIG_NO_SIGNED_WRAP))
        return flags;
    return jig_attr_enum(jig_op_context(trunc), JIG_ARITH_OVERFLOW_ATTR,
                         jig_attr_enum_value(flags) & ~(int64_t)JIG_NO_SIGNED_WRAP);
}

static bool trunc_of_shift(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *shift = jig_value_def_of(jig_arith_trunci_in(op), JIG_ARITH(SHRSI));
    JigInt amount;
    if (!shift || !jig_const_match_int(jig_constant_of(jig_arith_shrsi_rhs(shift)), &amount))
        return jig_no_match(rw, op, "no shift by a constant");
    JigValue *operands[2] = {jig_arith_shrsi_lhs(shift), jig_arith_shrsi_rhs(shift)};
    uint32_t cut = width_of(operands[0]) - width_of(jig_op_result(op, 0));
    if (!jig_int_fits_u64(amount) || jig_int_u64(amount) != cut)
        return jig_no_match(rw, op, "bits of the sign fill remain");
    JigLoc loc = jig_arith_fused(op, jig_value_def(operands[1]), NULL);
    const JigType *type = jig_value_type(operands[0]);
    operands[1] = jig_arith_constant(rw, loc, type, jig_constant_of(operands[1]));
    const JigAttr *exact = jig_arith_shrsi_is_exact_attr(shift);
    JigOp *logical =
        exact ? jig_build(rw, loc, JIG_ARITH(SHRUI), operands, 2, &type, 1, "isExact", exact, NULL)
              : jig_build(rw, loc, JIG_ARITH(SHRUI), operands, 2, &type, 1, NULL);
    return jig_arith_replace_with(rw, op, loc, JIG_ARITH(TRUNCI),
                                  (JigValue *[]){jig_op_result(logical, 0)}, 1, "overflowFlags",
                                  without_nsw(op));
}

const JigPattern jig_arith_extsi_patterns[] = {
    {.name = "ExtSIOfExtUI",
     .root = "arith.extsi",
     .fn = compose,
     .data = &(const Compose){.inner = JIG_ARITH(EXTUI), .to = JIG_ARITH(EXTUI)}},
    {0},
};
const JigPattern jig_arith_trunci_patterns[] = {
    {.name = "TruncIExtSIToExtSI",
     .root = "arith.trunci",
     .fn = compose,
     .data = &(const Compose){.inner = JIG_ARITH(EXTSI),
                              .to = JIG_ARITH(EXTSI),
                              .may = is_wider_than_source}},
    {.name = "TruncIExtUIToExtUI",
     .root = "arith.trunci",
     .fn = compose,
     .data = &(const Compose){.inner = JIG_ARITH(EXTUI),
                              .to = JIG_ARITH(EXTUI),
                              .may = is_wider_than_source}},
    {.name = "TruncIShrSIToTrunciShrUI", .root = "arith.trunci", .fn = trunc_of_shift},
    {0},
};
const JigPattern jig_arith_truncf_patterns[] = {
    {.name = "TruncFSIToFPToSIToFP",
     .root = "arith.truncf",
     .fn = compose,
     .data =
         &(const Compose){.inner = JIG_ARITH(SITOFP), .to = JIG_ARITH(SITOFP), .may = rounds_once}},
    {.name = "TruncFUIToFPToUIToFP",
     .root = "arith.truncf",
     .fn = compose,
     .data =
         &(const Compose){.inner = JIG_ARITH(UITOFP), .to = JIG_ARITH(UITOFP), .may = rounds_once}},
    {0},
};
const JigPattern jig_arith_index_cast_patterns[] = {
    {.name = "IndexCastOfIndexCast", .root = "arith.index_cast", .fn = round_trip},
    {.name = "IndexCastOfExtSI",
     .root = "arith.index_cast",
     .fn = compose,
     .data = &(const Compose){.inner = JIG_ARITH(EXTSI), .to = JIG_ARITH(INDEX_CAST)}},
    {0},
};
const JigPattern jig_arith_index_castui_patterns[] = {
    {.name = "IndexCastUIOfIndexCastUI", .root = "arith.index_castui", .fn = round_trip},
    {.name = "IndexCastUIOfExtUI",
     .root = "arith.index_castui",
     .fn = compose,
     .data = &(const Compose){.inner = JIG_ARITH(EXTUI), .to = JIG_ARITH(INDEX_CASTUI)}},
    {0},
};
const JigPattern jig_arith_bitcast_patterns[] = {
    {.name = "BitcastOfBitcast",
     .root = "arith.bitcast",
     .fn = compose,
     .data = &(const Compose){.inner = JIG_ARITH(BITCAST), .to = JIG_ARITH(BITCAST)}},
    {0},
};
