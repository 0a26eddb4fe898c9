/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reductions of vectors to llvm, and those in a vector.mask. A table says for
 * each kind which intrinsics there are, and what changes nothing in it.
 */
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

#include "jig/num.h"

/* ---- Kinds ---- */
/* What the reduction of nothing is. */
typedef enum Neutral {
    NEUTRAL_ZERO,
    NEUTRAL_ONE,
    NEUTRAL_ALL_ONES,
    NEUTRAL_MIN, /* signed */
    NEUTRAL_MAX,
    NEUTRAL_NAN,
    NEUTRAL_MINUS_NAN,
    NEUTRAL_INFINITY,
    NEUTRAL_MINUS_INFINITY,
} Neutral;

typedef struct Reduction {
    const JigOpRow *all;     /* of a vector; of floats that are added or multiplied: with a start */
    const JigOpRow *combine; /* ... with one more; NULL: */
    JigIntCompare keeps;     /* that one stays where it compares so with all, of integers */
    const JigOpRow *masked;  /* with a start, a mask and a length; NULL: there is none */
    Neutral neutral;
} Reduction;

/* clang-format off */
static const Reduction of_ints[] = {
    [JIG_KIND_ADD] = {JIG_LLVM(INTR_VECTOR_REDUCE_ADD), JIG_LLVM(ADD), 0, JIG_LLVM(INTR_VP_REDUCE_ADD), NEUTRAL_ZERO},
    [JIG_KIND_MUL] = {JIG_LLVM(INTR_VECTOR_REDUCE_MUL), JIG_LLVM(MUL), 0, JIG_LLVM(INTR_VP_REDUCE_MUL), NEUTRAL_ONE},
    [JIG_KIND_MINUI] = {JIG_LLVM(INTR_VECTOR_REDUCE_UMIN), NULL, JIG_COMPARE_ULE, JIG_LLVM(INTR_VP_REDUCE_UMIN), NEUTRAL_ALL_ONES},
    [JIG_KIND_MINSI] = {JIG_LLVM(INTR_VECTOR_REDUCE_SMIN), NULL, JIG_COMPARE_SLE, JIG_LLVM(INTR_VP_REDUCE_SMIN), NEUTRAL_MAX},
    [JIG_KIND_MAXUI] = {JIG_LLVM(INTR_VECTOR_REDUCE_UMAX), NULL, JIG_COMPARE_UGE, JIG_LLVM(INTR_VP_REDUCE_UMAX), NEUTRAL_ZERO},
    [JIG_KIND_MAXSI] = {JIG_LLVM(INTR_VECTOR_REDUCE_SMAX), NULL, JIG_COMPARE_SGE, JIG_LLVM(INTR_VP_REDUCE_SMAX), NEUTRAL_MIN},
    [JIG_KIND_AND] = {JIG_LLVM(INTR_VECTOR_REDUCE_AND), JIG_LLVM(AND), 0, JIG_LLVM(INTR_VP_REDUCE_AND), NEUTRAL_ALL_ONES},
    [JIG_KIND_OR] = {JIG_LLVM(INTR_VECTOR_REDUCE_OR), JIG_LLVM(OR), 0, JIG_LLVM(INTR_VP_REDUCE_OR), NEUTRAL_ZERO},
    [JIG_KIND_XOR] = {JIG_LLVM(INTR_VECTOR_REDUCE_XOR), JIG_LLVM(XOR), 0, JIG_LLVM(INTR_VP_REDUCE_XOR), NEUTRAL_ZERO},
    [JIG_KIND_MAXIMUMF] = {0},
};
static const Reduction of_floats[] = {
    [JIG_KIND_ADD] = {JIG_LLVM(INTR_VECTOR_REDUCE_FADD), NULL, 0, JIG_LLVM(INTR_VP_REDUCE_FADD), NEUTRAL_ZERO},
    [JIG_KIND_MUL] = {JIG_LLVM(INTR_VECTOR_REDUCE_FMUL), NULL, 0, JIG_LLVM(INTR_VP_REDUCE_FMUL), NEUTRAL_ONE},
    [JIG_KIND_MINNUMF] = {JIG_LLVM(INTR_VECTOR_REDUCE_FMIN), JIG_LLVM(INTR_MINNUM), 0, JIG_LLVM(INTR_VP_REDUCE_FMIN), NEUTRAL_MINUS_NAN},
    [JIG_KIND_MAXNUMF] = {JIG_LLVM(INTR_VECTOR_REDUCE_FMAX), JIG_LLVM(INTR_MAXNUM), 0, JIG_LLVM(INTR_VP_REDUCE_FMAX), NEUTRAL_NAN},
    [JIG_KIND_MINIMUMF] = {JIG_LLVM(INTR_VECTOR_REDUCE_FMINIMUM), JIG_LLVM(INTR_MINIMUM), 0, NULL, NEUTRAL_INFINITY},
    [JIG_KIND_MAXIMUMF] = {JIG_LLVM(INTR_VECTOR_REDUCE_FMAXIMUM), JIG_LLVM(INTR_MAXIMUM), 0, NULL, NEUTRAL_MINUS_INFINITY},
};
/* clang-format on */

/* NULL: numbers of that type are not reduced so. */
static const Reduction *reduction_of(const JigOp *op, const JigType *element) {
    int64_t kind = jig_vector_kind(op);
    const Reduction *r = jig_type_is_float(element) ? &of_floats[kind] : &of_ints[kind];
    return r->all ? r : NULL;
}

/* ---- Neutral values ---- */
/* Infinities where they may be; where they may not, none is there, and the largest number will do.
 */
static const JigAttr *neutral_float(const JigType *t, Neutral what) {
    JigFloatKind kind = jig_type_float_kind(t);
    switch (what) {
    case NEUTRAL_ONE:
        return jig_attr_float_double(t, 1);
    case NEUTRAL_NAN:
        return jig_attr_float(t, jig_float_nan(kind));
    case NEUTRAL_MINUS_NAN:
        return jig_attr_float(t, jig_float_neg(jig_float_nan(kind)));
    case NEUTRAL_INFINITY:
        return jig_attr_float(t, jig_float_inf(kind, false));
    case NEUTRAL_MINUS_INFINITY:
        return jig_attr_float(t, jig_float_inf(kind, true));
    default:
        return jig_attr_zero(t);
    }
}

static const JigAttr *neutral_int(const JigType *t, Neutral what, JigArena *a) {
    uint32_t width = jig_type_width(t);
    switch (what) {
    case NEUTRAL_ONE:
        return jig_attr_int(t, 1);
    case NEUTRAL_ALL_ONES:
        return jig_attr_int(t, -1);
    case NEUTRAL_MIN:
        return jig_attr_big_int(t, jig_int_smin_of(width, a));
    case NEUTRAL_MAX:
        return jig_attr_big_int(t, jig_int_smax_of(width, a));
    default:
        return jig_attr_zero(t);
    }
}

static const JigAttr *neutral_value(JigRewriter *rw, const JigType *t, Neutral what) {
    return jig_type_is_float(t) ? neutral_float(t, what) : neutral_int(t, what, rw->arena);
}

/* ---- Reductions ---- */
static JigValue *make(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *const *operands,
                      size_t n, const JigType *type, const JigAttr *flags) {
    return jig_op_result(
        jig_build(rw, loc, row, operands, n, &type, 1, flags ? "fastmathFlags" : NULL, flags, NULL),
        0);
}

/* The reduction of the vector and, unless it is NULL, `acc`. */
static JigValue *reduce(JigRewriter *rw, JigLoc loc, const Reduction *r, JigValue *vector,
                        JigValue *acc, const JigAttr *flags) {
    const JigType *type = jig_type_element(jig_value_type(vector));
    if (jig_type_is_float(type) && !r->combine) {
        if (!acc)
            acc = jig_to_llvm_constant(rw, loc, type, neutral_value(rw, type, r->neutral));
        return make(rw, loc, r->all, (JigValue *[]){acc, vector}, 2, type, flags);
    }
    JigValue *all = make(rw, loc, r->all, &vector, 1, type, jig_type_is_float(type) ? flags : NULL);
    if (!acc)
        return all;
    if (jig_type_is_float(type))
        return make(rw, loc, r->combine, (JigValue *[]){all, acc}, 2, type, NULL);
    if (r->combine)
        return make(rw, loc, r->combine, (JigValue *[]){acc, all}, 2, type, NULL);
    JigLlvmSelect choice = {.condition = jig_to_llvm_compare(rw, loc, r->keeps, acc, all),
                            .true_value = acc,
                            .false_value = all,
                            .res_type = type};
    return jig_op_result(jig_llvm_select_build(rw, loc, &choice), 0);
}

/* Flags of the op; with a reassociating one where the set says so (`self->data`). */
static const JigAttr *flags_of(JigRewriter *rw, const JigOp *op, const JigPattern *self) {
    const JigAttr *flags = jig_to_llvm_fast_flags(rw->ctx, jig_vector_reduction_fastmath_attr(op));
    if (!*(const bool *)self->data)
        return flags;
    return jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_FASTMATH,
                              jig_attr_enum_value(flags) | JIG_LLVM_FAST_REASSOC);
}

static const Reduction *check(JigRewriter *rw, JigOp *op, const JigType **element) {
    const JigType *vector = jig_value_type(jig_vector_reduction_vector(op));
    *element = jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element(vector));
    const Reduction *r =
        *element && jig_type_rank(vector) <= 1 &&
                jig_type_is_float(*element) == jig_type_is_float(jig_type_element(vector))
            ? reduction_of(op, *element)
            : NULL;
    if (!r)
        jig_no_match(rw, op, "unsupported reduction type");
    return r;
}

static bool lower_reduction(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *element;
    const Reduction *r = check(rw, op, &element);
    if (!r)
        return false;
    JigValue *acc = jig_vector_reduction_acc(op);
    jig_rw_replace1(rw, op,
                    reduce(rw, jig_op_loc(op), r,
                           jig_converted(rw, jig_vector_reduction_vector(op)),
                           acc ? jig_converted(rw, acc) : NULL, flags_of(rw, op, self)));
    return true;
}

/* ---- Under a mask ---- */
/* How many lanes the vector has, in 32 bits. */
static JigValue *length_of(JigRewriter *rw, JigLoc loc, const JigType *vector) {
    const JigType *word = jig_type_i(rw->ctx, 32);
    JigValue *n = jig_to_llvm_number(rw, loc, 32, jig_type_dim(vector, 0));
    if (!jig_type_is_scalable(vector))
        return n;
    JigOp *scale =
        jig_vector_vscale_build(rw, loc, &(JigVectorVscale){.res_type = jig_type_index(rw->ctx)});
    JigArithIndexCast cast = {.in = jig_op_result(scale, 0), .out_type = word};
    JigArithMuli parts = {.lhs = n,
                          .rhs = jig_op_result(jig_arith_index_cast_build(rw, loc, &cast), 0),
                          .result_type = word};
    return jig_op_result(jig_arith_muli_build(rw, loc, &parts), 0);
}

/* Lanes that are not selected get the neutral value. */
static JigValue *neutralize(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *mask,
                            Neutral what) {
    const JigType *type = jig_value_type(vector);
    const JigAttr *one = neutral_value(rw, jig_type_element(type), what);
    JigLlvmSelect parts = {
        .condition = mask,
        .true_value = vector,
        .false_value = jig_to_llvm_constant(rw, loc, type, jig_attr_dense_of(type, &one, 1)),
        .res_type = type};
    return jig_op_result(jig_llvm_select_build(rw, loc, &parts), 0);
}

static JigValue *one_of(JigValueList values) {
    return values.n == 1 ? values.items[0] : NULL;
}

/* Of the op in a vector.mask, which stands for both. */
static bool lower_masked(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigBlock *body = jig_region_first(jig_vector_mask_mask_region(op));
    JigOp *reduction = body ? jig_block_first(body) : NULL;
    if (!reduction || !jig_op_is(reduction, JIG_VECTOR(REDUCTION)) || jig_op_num_results(op) != 1 ||
        jig_vector_mask_passthru(op))
        return jig_no_match(rw, op, "of no reduction");
    const JigType *element;
    const Reduction *r = check(rw, reduction, &element);
    JigValue *vector = one_of(jig_remapped(rw, jig_vector_reduction_vector(reduction)));
    JigValue *mask = jig_converted(rw, jig_vector_mask_mask(op)),
             *acc = jig_vector_reduction_acc(reduction);
    if (!r || !vector || (acc && !(acc = one_of(jig_remapped(rw, acc)))))
        return jig_no_match(rw, op, "unsupported reduction type");
    if (!r->masked) {
        const JigAttr *flags =
            jig_to_llvm_fast_flags(rw->ctx, jig_vector_reduction_fastmath_attr(reduction));
        vector = neutralize(rw, loc, vector, mask, r->neutral);
        jig_rw_replace1(rw, op, reduce(rw, loc, r, vector, acc, flags));
        return true;
    }
    if (!acc)
        acc = jig_to_llvm_constant(rw, loc, element, neutral_value(rw, element, r->neutral));
    JigValue *operands[] = {acc, vector, mask, length_of(rw, loc, jig_value_type(vector))};
    jig_rw_replace1(rw, op, make(rw, loc, r->masked, operands, 4, element, NULL));
    return true;
}

/* ---- The sets ---- */
#define SET(flag)                                                                                  \
    {                                                                                              \
        {.name = "(anonymous namespace)::VectorReductionOpConversion",                             \
         .root = "vector.reduction",                                                               \
         .converts = true,                                                                         \
         .fn = lower_reduction,                                                                    \
         .data = &(const bool){flag}},                                                             \
            {.name = "(anonymous namespace)::MaskedReductionOpConversion",                         \
             .root = "vector.mask",                                                                \
             .converts = true,                                                                     \
             .fn = lower_masked},                                                                  \
            {0},                                                                                   \
    }
static const JigPattern in_order[] = SET(false), in_any_order[] = SET(true);
const JigPattern *const jig_to_llvm_vector_reduction_patterns[2] = {in_order, in_any_order};
