/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/arith/arith.h"
#include "dialect/arith/arith_int.h"
#include "dialect/common/compare_cases.h"
#include "dialect/ub/ub.h"
#include "eval/reduce.h"
#include "support/check.h"

static const JigEnumCase cmpf_predicates[] = {
    {JIG_CMPF_FALSE, "false"},
    {JIG_CMPF_OEQ, "oeq"},
    {JIG_CMPF_OGT, "ogt"},
    {JIG_CMPF_OGE, "oge"},
    {JIG_CMPF_OLT, "olt"},
    {JIG_CMPF_OLE, "ole"},
    {JIG_CMPF_ONE, "one"},
    {JIG_CMPF_ORD, "ord"},
    {JIG_CMPF_UEQ, "ueq"},
    {JIG_CMPF_UGT, "ugt"},
    {JIG_CMPF_UGE, "uge"},
    {JIG_CMPF_ULT, "ult"},
    {JIG_CMPF_ULE, "ule"},
    {JIG_CMPF_UNE, "une"},
    {JIG_CMPF_UNO, "uno"},
    {JIG_CMPF_TRUE, "true"},
    {0},
};
static const JigEnumCase atomic_rmw_kinds[] = {
    {JIG_ATOMIC_ADDF, "addf"},
    {JIG_ATOMIC_ADDI, "addi"},
    {JIG_ATOMIC_ANDI, "andi"},
    {JIG_ATOMIC_ASSIGN, "assign"},
    {JIG_ATOMIC_MAXIMUMF, "maximumf"},
    {JIG_ATOMIC_MAXNUMF, "maxnumf"},
    {JIG_ATOMIC_MAXS, "maxs"},
    {JIG_ATOMIC_MAXU, "maxu"},
    {JIG_ATOMIC_MINIMUMF, "minimumf"},
    {JIG_ATOMIC_MINNUMF, "minnumf"},
    {JIG_ATOMIC_MINS, "mins"},
    {JIG_ATOMIC_MINU, "minu"},
    {JIG_ATOMIC_MULF, "mulf"},
    {JIG_ATOMIC_MULI, "muli"},
    {JIG_ATOMIC_ORI, "ori"},
    {JIG_ATOMIC_XORI, "xori"},
    {0},
};
static const JigEnumCase rounding_modes[] = {
    {0, "to_nearest_even"}, {1, "downward"},        {2, "upward"},
    {3, "toward_zero"},     {4, "to_nearest_away"}, {0},
};
static const JigEnumCase fastmath_flags[] = {
    {0, "none"},
    {JIG_FAST_REASSOC, "reassoc"},
    {JIG_FAST_NNAN, "nnan"},
    {JIG_FAST_NINF, "ninf"},
    {JIG_FAST_NSZ, "nsz"},
    {JIG_FAST_ARCP, "arcp"},
    {JIG_FAST_CONTRACT, "contract"},
    {JIG_FAST_AFN, "afn"},
    {JIG_FAST_ALL, "fast"},
    {0},
};
static const JigEnumCase overflow_flags[] = {
    {0, "none"},
    {JIG_NO_SIGNED_WRAP, "nsw"},
    {JIG_NO_UNSIGNED_WRAP, "nuw"},
    {0},
};
#define RENAMED(was, today)                                                                        \
    {                                                                                              \
        was, today, {                                                                              \
            "arith.atomic_rmw_kind", .until = "16", .what = "`" was "` is `" today "`"             \
        }                                                                                          \
    }
static const JigEnumOlder older_kinds[] = {
    RENAMED("maxf", "maximumf"),
    RENAMED("minf", "minimumf"),
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "arith.cmpf_predicate",
     .message_name = "::mlir::arith::CmpFPredicate",
     .cases = cmpf_predicates,
     .storage = "i64"},
    {.name = "arith.cmpi_predicate",
     .message_name = "::mlir::arith::CmpIPredicate",
     .cases = jig_compare_cases,
     .storage = "i64"},
    {.name = "arith.atomic_rmw_kind",
     .message_name = "::mlir::arith::AtomicRMWKind",
     .cases = atomic_rmw_kinds,
     .older = older_kinds,
     .storage = "i64"},
    {.name = "arith.rounding_mode",
     .message_name = "::mlir::arith::RoundingMode",
     .cases = rounding_modes,
     .storage = "i32",
     .summary = "Floating point rounding mode"},
    {.name = "arith.fastmath_flags",
     .message_name = "::mlir::arith::FastMathFlags",
     .cases = fastmath_flags,
     .separator = ",",
     .summary = "Floating point fast math flags"},
    {.name = "arith.overflow_flags",
     .message_name = "::mlir::arith::IntegerOverflowFlags",
     .cases = overflow_flags,
     .separator = ", ",
     .summary = "Integer overflow arith flags"},
};

const JigAttrRow jig_arith_attrs[] = {
    {.name = "arith.fastmath", .label = "Arith_FastMathAttr", .enum_of = "arith.fastmath_flags"},
    {.name = "arith.overflow",
     .label = "Arith_IntegerOverflowAttr",
     .enum_of = "arith.overflow_flags"},
};

static const JigTypeConstraint type_constraints[] = {
    {"SignlessFixedWidthIntegerLike", "signless-fixed-width-integer-like",
     .expr = "Like<SignlessInteger>"},
    {"Bitcastable", "signless-integer-or-float-like or memref of signless-integer or float",
     .expr = "AnyOf<Like<SignlessInteger>, FloatLike, MemRef<AnyOf<SignlessInteger, AnyFloat>>>"},
    {"IndexCastable", "signless-integer-like or memref of signless-integer",
     .expr = "AnyOf<SignlessIntegerOrIndexLike, MemRef<AnyOf<SignlessInteger, Index>>>"},
};

static const JigOpPredicate predicates[] = {
    {"same_tensor_dims", jig_arith_same_tensor_dims},
    {"bool_or_same_shape", jig_arith_bool_or_same_shape},
};

const JigOpRow jig_arith_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/arith/arith.def"
};

/* A poisoned value of any type, or what a constant may hold. */
JigOp *jig_arith_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                             JigLoc loc) {
    if (jig_const_match_poison(value))
        return jig_ub_poison_build(rw, loc, &(JigUbPoison){.result_type = type, .value = value});
    if (!jig_arith_is_constant(value, type))
        return NULL;
    return jig_arith_constant_build(rw, loc,
                                    &(JigArithConstant){.result_type = type, .value = value});
}

JigValue *jig_arith_constant(JigRewriter *rw, JigLoc loc, const JigType *type,
                             const JigAttr *value) {
    JIG_REQUIRE(rw && type && value);
    JigOp *op =
        jig_arith_constant_build(rw, loc, &(JigArithConstant){.result_type = type, .value = value});
    return jig_op_result(op, 0);
}

JigValue *jig_arith_index(JigRewriter *rw, JigLoc loc, int64_t value) {
    const JigAttr *attr = jig_attr_index(rw->ctx, value);
    return jig_arith_constant(rw, loc, jig_type_index(rw->ctx), attr);
}

const JigDialect jig_arith_dialect = {
    .name = "arith",
    .ops = jig_arith_ops,
    .num_ops = JIG_ARITH_NUM_OPS,
    .may_inline_op = jig_may_inline_any_op,
    JIG_TABLE(enums, enums),
    JIG_TABLE(attrs, jig_arith_attrs),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(predicates, predicates),
    .materialize = jig_arith_materialize,
    .older_texts = jig_arith_older,
};
