/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/arith/arith.h"
#include "jig/eval.h"
#include "dialect/vector/vector.h"
#include "dialect/vector/vector_int.h"
#include "dialect/vector/vector_util.h"

static const JigEnumCase combining_kinds[] = {
    {0, "add"},   {1, "mul"},       {2, "minui"},     {3, "minsi"}, {4, "minnumf"},
    {5, "maxui"}, {6, "maxsi"},     {7, "maxnumf"},   {8, "and"},   {9, "or"},
    {10, "xor"},  {12, "maximumf"}, {11, "minimumf"}, {0},
};
static const JigEnumCase iterator_types[] = {
    {0, "parallel"},
    {1, "reduction"},
    {0},
};
static const JigEnumCase punctuations[] = {
    {0, "no_punctuation"}, {1, "newline"}, {2, "comma"}, {3, "open"}, {4, "close"}, {0},
};
#define RENAMED(was, today)                                                                        \
    {                                                                                              \
        was, today, {                                                                              \
            "vector.combining_kind", .until = "16", .what = "`" was "` is `" today "`"             \
        }                                                                                          \
    }
static const JigEnumOlder older_kinds[] = {
    RENAMED("maxf", "maximumf"),
    RENAMED("minf", "minimumf"),
    {0},
};
const JigEnumRow jig_vector_enums[] = {
    {.name = "vector.combining_kind",
     .message_name = "::mlir::vector::CombiningKind",
     .cases = combining_kinds,
     .older = older_kinds,
     .summary = "Kind of combining function for contractions and reductions"},
    {.name = "vector.iterator_type",
     .message_name = "::mlir::vector::IteratorType",
     .cases = iterator_types,
     .summary = "Iterator type"},
    {.name = "vector.punctuation",
     .message_name = "::mlir::vector::PrintPunctuation",
     .cases = punctuations,
     .summary = "Punctuation for separating vectors or vector elements"},
};

const JigAttrRow jig_vector_attrs[] = {
    [JIG_VECTOR_ATTR_KIND] = {.name = "vector.kind",
                              .label = "Vector_CombiningKindAttr",
                              .enum_of = "vector.combining_kind"},
    [JIG_VECTOR_ATTR_ITERATOR_TYPE] = {.name = "vector.iterator_type",
                                       .label = "Vector_IteratorTypeEnum",
                                       .enum_of = "vector.iterator_type"},
    [JIG_VECTOR_ATTR_PUNCTUATION] = {.name = "vector.punctuation",
                                     .label = "Vector_PrintPunctuation",
                                     .enum_of = "vector.punctuation"},
};

/* The odd spaces are in the reference's messages. */
static const JigTypeConstraint type_constraints[] = {
    {"Vector1D", " of ranks 1", .expr = "VectorRank<[1], AnyType>"},
    {"ScalableVector1D", " of ranks 1", .expr = "ScalableVectorRank<[1], AnyType>"},
    {"IndexVector1D", "vector of index values of ranks 1", .expr = "VectorRank<[1], Index>"},
    {"Printable", "", .expr = "AnyOf<Vector<AnyType>, Integer, Index, AnyFloat>"},
};

static const JigAttrConstraint attr_constraints[] = {
    {"IteratorTypes", "Iterator type should be an enum.", .expr = "ArrayOf<#vector.iterator_type>"},
};

static const JigOpPredicate predicates[] = {
    {"even_trailing_dim", jig_vector_has_even_trailing_dim},
    {"string_alone", jig_vector_prints_string_alone},
    {"aligned_source", jig_vector_is_source_aligned},
    {"aligned_result", jig_vector_is_result_aligned},
};

static const JigTypeFn type_fns[] = {
    {.name = "HalfVector", .fn = jig_vector_half},
    {.name = "DoubleVector", .fn = jig_vector_double},
};

const JigOpRow jig_vector_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/vector/vector.def"
};

static const char *const depends[] = {"arith", "ub", NULL};
const JigDialect jig_vector_dialect = {
    .name = "vector",
    .ops = jig_vector_ops,
    .num_ops = JIG_VECTOR_NUM_OPS,
    .materialize = jig_arith_materialize,
    .may_inline_op = jig_may_inline_any_op,
    JIG_TABLE(enums, jig_vector_enums),
    JIG_TABLE(attrs, jig_vector_attrs),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(predicates, predicates),
    JIG_TABLE(type_fns, type_fns),
    .depends = depends,
    .older_texts = jig_vector_older,
};
