/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/llvm/llvm.h"
#include "dialect/omp/omp_int.h"
#include "jig/eval.h"

/* ---- Enums ---- */

static const JigEnumCase data_sharing[] = {
    {JIG_OMP_PRIVATE_ONLY, "private"}, {JIG_OMP_FIRST_PRIVATE, "firstprivate"}, {0}};
static const JigEnumCase order_kinds[] = {{1, "concurrent"}, {0}};
static const JigEnumCase order_mods[] = {{0, "reproducible"}, {1, "unconstrained"}, {0}};
static const JigEnumCase proc_binds[] = {
    {0, "primary"}, {1, "master"}, {2, "close"}, {3, "spread"}, {0}};
static const JigEnumCase reduction_mods[] = {{0, "defaultmod"}, {1, "inscan"}, {2, "task"}, {0}};
static const JigEnumCase schedules[] = {
    {JIG_OMP_STATIC, "static"},
    {JIG_OMP_DYNAMIC, "dynamic"},
    {JIG_OMP_GUIDED, "guided"},
    {JIG_OMP_AUTO, "auto"},
    {JIG_OMP_RUNTIME, "runtime"},
    {JIG_OMP_DISTRIBUTED, "distribute"},
    {0},
};
static const JigEnumCase schedule_mods[] = {{JIG_OMP_MOD_NONE, "none"},
                                            {JIG_OMP_MONOTONIC, "monotonic"},
                                            {JIG_OMP_NONMONOTONIC, "nonmonotonic"},
                                            {JIG_OMP_MOD_SIMD, "simd"},
                                            {0}};

#define ENUM(NAME, CASES, MESSAGE, TEXT)                                                           \
    { .name = NAME, .cases = CASES, .message_name = "::mlir::omp::" MESSAGE, .summary = TEXT }
/* In the order of JigOmpAttr. */
static const JigEnumRow enums[] = {
    [JIG_OMP_DATA_SHARING] = ENUM("omp.data_sharing_type", data_sharing, "DataSharingClauseType",
                                  "Type of a data-sharing clause"),
    [JIG_OMP_ORDER_KIND] =
        ENUM("omp.order_kind", order_kinds, "ClauseOrderKind", "OrderKind Clause"),
    [JIG_OMP_ORDER_MOD] =
        ENUM("omp.order_mod", order_mods, "OrderModifier", "OpenMP Order Modifier"),
    [JIG_OMP_PROC_BIND] =
        ENUM("omp.proc_bind_kind", proc_binds, "ClauseProcBindKind", "ProcBindKind Clause"),
    [JIG_OMP_REDUCTION_MOD] =
        ENUM("omp.reduction_modifier", reduction_mods, "ReductionModifier", "reduction modifier"),
    [JIG_OMP_SCHEDULE_KIND] =
        ENUM("omp.schedule_kind", schedules, "ClauseScheduleKind", "ScheduleKind Clause"),
    [JIG_OMP_SCHEDULE_MOD] =
        ENUM("omp.schedule_mod", schedule_mods, "ScheduleModifier", "OpenMP Schedule Modifier"),
};

const JigEnumRow *jig_omp_enum(JigOmpAttr attr) {
    return &enums[attr];
}

/* ---- Attributes ---- */

#define OF_ENUM(mnemonic, row_label, enum_name, text, how)                                         \
    {                                                                                              \
        .name = "omp." mnemonic, .label = row_label, .enum_of = enum_name, .format = text,         \
        .summary = how                                                                             \
    }
const JigAttrRow jig_omp_attrs[] = {
    [JIG_OMP_DATA_SHARING] =
        OF_ENUM("data_sharing_type", "DataSharingClauseTypeAttr", "omp.data_sharing_type",
                "`{` `type` `=` $value `}`", "does a private variable begin as the original"),
    [JIG_OMP_ORDER_KIND] = OF_ENUM("orderkind", "OrderKindAttr", "omp.order_kind", "$value",
                                   "in which order iterations run"),
    [JIG_OMP_ORDER_MOD] = OF_ENUM("order_mod", "OrderModifierAttr", "omp.order_mod", "$value",
                                  "is the order the same each time"),
    [JIG_OMP_PROC_BIND] = OF_ENUM("procbindkind", "ProcBindKindAttr", "omp.proc_bind_kind",
                                  "$value", "where threads run"),
    [JIG_OMP_REDUCTION_MOD] =
        OF_ENUM("reduction_modifier", "ReductionModifierAttr", "omp.reduction_modifier",
                "`(` $value `)`", "what a reduction is over"),
    [JIG_OMP_SCHEDULE_KIND] = OF_ENUM("schedulekind", "ScheduleKindAttr", "omp.schedule_kind",
                                      "$value", "how iterations are dealt out"),
    [JIG_OMP_SCHEDULE_MOD] = OF_ENUM("sched_mod", "ScheduleModifierAttr", "omp.schedule_mod",
                                     "$value", "does a thread get iterations in order"),
};

/* ---- Types ---- */

bool jig_omp_is_pointer_like(const JigType *t) {
    return jig_type_is_memref(t) || jig_type_is(t, JIG_LLVM_TYPE(PTR));
}

const JigType *jig_omp_pointee(const JigType *type) {
    return jig_type_is_memref(type) ? jig_type_element(type) : NULL;
}

static const JigTypeConstraint type_constraints[] = {
    {"IntLike", NULL, .expr = "AnyOf<Integer, Index>"},
    {"PointerLike", "OpenMP-compatible variable type", .test = jig_omp_is_pointer_like,
     .insist = "PointerLike"},
};

/* ---- Traits ---- */

static const JigTraitRow traits[] = {
    {"BlockArgOpenMPOpInterface", .verify = jig_omp_verify_block_args},
    {"LoopWrapperInterface", .verify_regions = jig_omp_verify_wrapper},
};

bool jig_omp_is_wrapper(const JigOp *op) {
    return jig_op_has_own_trait(op, &traits[1]);
}

/* ---- What is private, what is reduced ---- */

JigOmpVars jig_omp_vars(const JigOp *op) {
    if (jig_op_is(op, JIG_OMP(SECTION)))
        op = jig_op_parent(op);
    if (jig_op_is(op, JIG_OMP(SINGLE)) || jig_op_is(op, JIG_OMP(DISTRIBUTE)))
        return (JigOmpVars){.private_vars = jig_op_is(op, JIG_OMP(SINGLE))
                                                ? jig_omp_single_private_vars(op)
                                                : jig_omp_distribute_private_vars(op),
                            .private_syms = jig_omp_wsloop_private_syms_attr(op)};
    JigOmpVars vars = {.private_syms = jig_omp_wsloop_private_syms_attr(op),
                       .reduction_syms = jig_omp_wsloop_reduction_syms_attr(op),
                       .reduction_byref = jig_omp_wsloop_reduction_byref_attr(op)};
#define VARS(ID, name)                                                                             \
    if (jig_op_is(op, JIG_OMP(ID))) {                                                              \
        vars.private_vars = jig_omp_##name##_private_vars(op);                                     \
        vars.reduction_vars = jig_omp_##name##_reduction_vars(op);                                 \
    }
    VARS(PARALLEL, parallel)
    VARS(SECTIONS, sections)
    VARS(SIMD, simd)
    VARS(WSLOOP, wsloop)
#undef VARS
    return vars;
}

/* ---- The dialect ---- */

const JigOpRow jig_omp_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/omp/omp.def"
};

#define CUSTOM(NAME, TEXT, fn)                                                                     \
    { .name = NAME, .written = TEXT, .parse = jig_omp_parse_##fn, .print = jig_omp_print_##fn }
static const JigCustomRow customs[] = {
    CUSTOM("ClauseAttr", "{0}", clause),
    CUSTOM("AllocateAndAllocator", "{2} : {3} -> {0} : {1}, ...", allocate),
    CUSTOM("AlignedClause", "{0} : {1} -> {2}, ...", aligned),
    CUSTOM("LinearClause", "{0} = {2} : {1}, ...", linear),
    CUSTOM("Copyprivate", "{0} -> {2} : {1}, ...", copyprivate),
    CUSTOM("OrderClause", "({1}:)? {0}", order),
    CUSTOM("ScheduleClause", "$kind (= %chunk : type)? (, modifier)?", schedule),
    CUSTOM("SynchronizationHint", "none|uncontended|contended|nonspeculative|speculative, ...",
           hint),
    CUSTOM("PrivateRegion", "(private(@how %value -> %argument, ... : type, ...))? { {0} }",
           private_region),
    CUSTOM("PrivateReductionRegion",
           "(private(@how %value -> %argument, ... : type, ...))? (reduction((byref)? @how %value "
           "-> %argument, ... : type, ...))? { {0} }",
           private_reduction_region),
};

static const char *const depends[] = {"llvm", "func", NULL};
const JigDialect jig_omp_dialect = {
    .name = "omp",
    .ops = jig_omp_ops,
    .num_ops = JIG_OMP_NUM_OPS,
    .attrs = jig_omp_attrs,
    .num_attrs = JIG_OMP_NUM_ATTRS,
    JIG_TABLE(enums, enums),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(traits, traits),
    JIG_TABLE(customs, customs),
    .depends = depends,
};
