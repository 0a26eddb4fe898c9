/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* arm_sve to llvm: its own intrinsics, on the vectors and predicates that the machine has. */
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm.h"
#include "machine/arm_sve/arm_sve_int.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

/* ---- Predicates ---- */
static JigValue *to_register(JigRewriter *rw, JigLoc loc, JigValue *predicate,
                             const JigType *type) {
    JigArmSveIntrConvertToSvbool parts = {.mask = predicate, .res_type = type};
    return jig_op_result(jig_arm_sve_intr_convert_to_svbool_build(rw, loc, &parts), 0);
}
static JigValue *from_register(JigRewriter *rw, JigLoc loc, JigValue *svbool, const JigType *type) {
    JigArmSveIntrConvertFromSvbool parts = {.svbool = svbool, .res_type = type};
    return jig_op_result(jig_arm_sve_intr_convert_from_svbool_build(rw, loc, &parts), 0);
}
typedef JigValue *ConvertFn(JigRewriter *rw, JigLoc loc, JigValue *row, const JigType *type);

static const JigType *row_type(const JigType *t) {
    size_t last = jig_type_rank(t) - 1;
    return jig_type_vector(jig_type_shape(t) + last, jig_type_scalable_dims(t) + last, 1,
                           jig_type_element(t));
}

static JigValue *convert_row(JigRewriter *rw, JigLoc loc, JigValue *source, JigValue *into,
                             const JigAttr *at, ConvertFn *convert) {
    JigVectorExtract take = {
        .source = source, .static_position = at, .result_type = row_type(jig_value_type(source))};
    JigValue *row = jig_op_result(jig_vector_extract_build(rw, loc, &take), 0);
    JigVectorInsert put = {.value_to_store = convert(rw, loc, row, row_type(jig_value_type(into))),
                           .dest = into,
                           .static_position = at};
    return jig_op_result(jig_vector_insert_build(rw, loc, &put), 0);
}

/* Row by row. */
static bool convert_rows(JigRewriter *rw, JigOp *op, JigValue *source, ConvertFn *convert) {
    const JigType *type = jig_op_result_type(op, 0);
    size_t outer = jig_type_rank(type) - 1;
    int64_t rows = jig_vector_count(type, outer);
    if (rows > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of too many rows");
    JigLoc loc = jig_op_loc(op);
    JigArithConstant zeros = {.value = jig_attr_zero(type), .result_type = type};
    JigValue *made = jig_op_result(jig_arith_constant_build(rw, loc, &zeros), 0);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, outer + 1);
    for (int64_t row = 0; row < rows; row++) {
        int64_t rest = row;
        for (size_t d = outer; d-- > 0; rest /= jig_type_dim(type, d))
            at[d] = rest % jig_type_dim(type, d);
        made = convert_row(rw, loc, source, made, jig_attr_dense_i64(rw->ctx, at, outer), convert);
    }
    jig_rw_replace1(rw, op, made);
    return true;
}
static bool to_svbool(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return convert_rows(rw, op, jig_arm_sve_convert_to_svbool_source(op), to_register);
}
static bool from_svbool(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return convert_rows(rw, op, jig_arm_sve_convert_from_svbool_source(op), from_register);
}

/* The machine selects whole registers. */
static bool psel(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { BITS = 16 };
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0), *i32 = jig_type_i(rw->ctx, 32),
                  *whole =
                      jig_type_vector((int64_t[]){BITS}, (bool[]){true}, 1, jig_type_i(rw->ctx, 1));
    JigValue *p1 = to_register(rw, loc, jig_converted(rw, jig_arm_sve_psel_p1(op)), whole),
             *index = jig_arm_sve_psel_index(op);
    JigArithIndexCast cast = {.in = index, .out_type = i32};
    JigArmSveIntrPsel parts = {.p1 = p1,
                               .p2 = jig_converted(rw, jig_arm_sve_psel_p2(op)),
                               .index =
                                   jig_op_result(jig_arith_index_cast_build(rw, loc, &cast), 0),
                               .res_type = whole};
    JigValue *made = jig_op_result(jig_arm_sve_intr_psel_build(rw, loc, &parts), 0);
    jig_rw_replace1(rw, op, from_register(rw, loc, made, type));
    return true;
}

/* Lanes below a bound, where the machine has such predicates. */
static bool create_mask(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const int64_t lengths[] = {16, 8, 4, 2};
    const JigType *mask = jig_op_result_type(op, 0);
    bool known = false;
    if (jig_type_rank(mask) != 1 || !jig_type_is_scalable(mask))
        return jig_no_match(rw, op, "not of one dimension and scalable");
    for (size_t i = 0; i < JIG_LEN(lengths); i++)
        known = known || jig_type_dim(mask, 0) == lengths[i];
    if (!known)
        return jig_no_match(rw, op, "of another length than predicates have");
    JigLoc loc = jig_op_loc(op);
    JigLlvmMlirZero zero = {.res_type = jig_type_i(rw->ctx, 64)};
    JigArmSveIntrWhilelt parts = {.base =
                                      jig_op_result(jig_llvm_mlir_zero_build(rw, loc, &zero), 0),
                                  .n = jig_converted_at(rw, 0).items[0],
                                  .res_type = mask};
    jig_rw_replace_op(rw, op, jig_arm_sve_intr_whilelt_build(rw, loc, &parts));
    return true;
}

/* ---- The set ---- */
#define PLAIN(op_name, id)                                                                         \
    {                                                                                              \
        .name = "arm_sve." op_name " to llvm", .root = "arm_sve." op_name, .converts = true,       \
        .fn = jig_to_llvm_plain, .data = &(const JigLlvmPlain) {                                   \
            .to = JIG_ARM_SVE(INTR_##id), .whole = true                                            \
        }                                                                                          \
    }
#define OWN(op_name, function)                                                                     \
    {                                                                                              \
        .name = "arm_sve." op_name " to llvm", .root = "arm_sve." op_name, .converts = true,       \
        .fn = function                                                                             \
    }
static const JigPattern patterns[] = {
    PLAIN("sdot", SDOT),
    PLAIN("udot", UDOT),
    PLAIN("smmla", SMMLA),
    PLAIN("ummla", UMMLA),
    PLAIN("usmmla", USMMLA),
    PLAIN("masked.addi", ADD),
    PLAIN("masked.addf", FADD),
    PLAIN("masked.subi", SUB),
    PLAIN("masked.subf", FSUB),
    PLAIN("masked.muli", MUL),
    PLAIN("masked.mulf", FMUL),
    PLAIN("masked.divi_signed", SDIV),
    PLAIN("masked.divi_unsigned", UDIV),
    PLAIN("masked.divf", FDIV),
    PLAIN("dupq_lane", DUPQ_LANE),
    PLAIN("zip.x2", ZIP_X2),
    PLAIN("zip.x4", ZIP_X4),
    OWN("convert_to_svbool", to_svbool),
    OWN("convert_from_svbool", from_svbool),
    OWN("psel", psel),
    {0},
};
static const JigPattern masks[] = {
    {.name = "vector.create_mask to arm_sve",
     .root = "vector.create_mask",
     .benefit = 2,
     .converts = true,
     .fn = create_mask},
    {0},
};

void jig_arm_sve_lower(const JigConversionEnv *env, JigPatternSet *set,
                       JigConversionTarget *target) {
    jig_patterns_add_converting(set, patterns, env);
    jig_patterns_add_converting(set, masks, env);
    if (!target)
        return;
    jig_target_dialect(target, JIG_STR("arm_sve"), JIG_LEGAL);
    for (const JigPattern *p = patterns; p->name; p++)
        jig_target_op(target, jig_str(p->root), JIG_ILLEGAL);
}
