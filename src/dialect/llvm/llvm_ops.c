/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What instructions and intrinsics add to the tables of the dialect, as a part of it. */
#include "dialect/llvm/llvm_int.h"

/* ---- Constraints ---- */

/* Vectors of floats of any format. */
static bool is_vector_of_any_floats(const JigType *t) {
    return jig_llvm_is_vector(t) && jig_type_is_float(jig_type_element(t));
}
static bool is_vector_of_any_ints(const JigType *t) {
    return jig_llvm_is_vector(t) && jig_type_is_any_integer(jig_type_element(t));
}
static const JigTypeConstraint type_constraints[] = {
    {"VectorOfAnyFloats", "LLVM dialect-compatible vector of floating-point",
     .expr = "Vector<AnyType>", .test = is_vector_of_any_floats},
    {"VectorOfAnyInts", "LLVM dialect-compatible vector of integer", .expr = "Vector<AnyType>",
     .test = is_vector_of_any_ints},
};

/* The reference describes some attributes with no word, which its messages show. */
static const JigAttrConstraint attr_constraints[] = {
    {"AccessGroupArray", "LLVM dialect access group metadata array",
     .expr = "ArrayOf<#llvm.access_group>"},
    {"AliasScopeArray", "LLVM dialect alias scope array", .expr = "ArrayOf<#llvm.alias_scope>"},
    {"LoopAnnotation", "", .expr = "#llvm.loop_annotation"},
    {"BlockAddr", "", .expr = "#llvm.blockaddress"},
    {"BlockTag", "", .expr = "#llvm.blocktag"},
    {"DIExpression", "", .expr = "#llvm.di_expression"},
    {"DILabel", "", .expr = "#llvm.di_label"},
    {"DILocalVariable", "", .expr = "#llvm.di_local_variable"},
    {"FramePointerKind", "", .expr = "#llvm.framePointerKind"},
    {"MemoryEffects", "", .expr = "#llvm.memory_effects"},
    {"UWTableKind", "", .expr = "#llvm.uwtableKind"},
    {"VScaleRange", "", .expr = "#llvm.vscale_range"},
    {"TBAATagArray", "LLVM dialect TBAA tag metadata array", .expr = "ArrayOf<#llvm.tbaa_tag>"},
};

static const JigOpPredicate predicates[] = {
    {"vectors_are_small", jig_llvm_vectors_are_small},
    {"inserts_fitting", jig_llvm_inserts_fitting},
    {"extracts_fitting", jig_llvm_extracts_fitting},
    {"is_twice_as_long", jig_llvm_is_twice_as_long},
};

/* ---- Types from types ---- */

static const JigType *value_and_bool(const JigType *value) {
    JigContext *ctx = jig_type_context(value);
    const JigType *parts[] = {value, jig_type_i(ctx, 1)};
    return jig_llvm_struct(ctx, parts, 2, false);
}
static const JigTypeFn type_fns[] = {{.name = "ValueAndBool", .fn = value_and_bool}};

const JigDialect jig_llvm_ops_dialect = {
    .name = "llvm",
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(predicates, predicates),
    JIG_TABLE(type_fns, type_fns),
    .customs = jig_llvm_op_customs,
    .num_customs = JIG_LLVM_NUM_OP_CUSTOMS,
};
