/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/irdl/irdl_int.h"

static const JigEnumCase variadicities[] = {{JIG_IRDL_SINGLE, "single"},
                                            {JIG_IRDL_OPTIONAL, "optional"},
                                            {JIG_IRDL_VARIADIC, "variadic"},
                                            {0}};
static const JigEnumRow enums[] = {
    {.name = "irdl.variadicity",
     .cases = variadicities,
     .message_name = "::mlir::irdl::Variadicity",
     .summary = "how many values one definition stands for"},
};

static const JigTypeRow types[] = {
    {.name = "irdl.attribute", .summary = "a constraint on a type or an attribute"},
    {.name = "irdl.region", .summary = "what a region must be"},
};

const JigAttrRow jig_irdl_attrs[] = {
    [JIG_IRDL_VARIADICITY] = {.name = "irdl.variadicity",
                              .label = "VariadicityAttr",
                              .enum_of = "irdl.variadicity",
                              .format = "$value",
                              .summary = "how many operands or results a definition stands for"},
    [JIG_IRDL_VARIADICITIES] = {.name = "irdl.variadicity_array",
                                .label = "VariadicityArrayAttr",
                                .params = "value: optional<array<#irdl.variadicity>> "
                                          "\"::llvm::ArrayRef<VariadicityAttr>\"",
                                .format = "`[` ($value^)? `]`",
                                .summary = "the same of a list of definitions"},
};

static const JigTypeConstraint type_constraints[] = {
    {"AttributeHandle", "IRDL handle to an `mlir::Attribute`", .expr = "!irdl.attribute"},
    {"RegionHandle", "IRDL handle to a region definition", .expr = "!irdl.region"},
};
static const JigAttrConstraint attr_constraints[] = {
    {"Variadicities", "", .expr = "#irdl.variadicity_array"},
};
static const JigTraitRow traits[] = {
    {.name = "OneParameters", .verify = jig_irdl_one_parameters},
    {.name = "OneOfEach", .verify = jig_irdl_one_of_each},
};
static const JigCustomRow customs[] = {
    {.name = "SingleBlockRegion",
     .written = "{0}",
     .parse = jig_irdl_parse_body,
     .print = jig_irdl_print_body},
    {.name = "NamedValueList",
     .written = "(name: %value, ...)",
     .parse = jig_irdl_parse_named,
     .print = jig_irdl_print_named},
    {.name = "NamedValueListWithVariadicity",
     .written = "(name: (optional|variadic)? %value, ...)",
     .parse = jig_irdl_parse_named,
     .print = jig_irdl_print_named},
    {.name = "AttributesOp",
     .written = "{\"name\" = %type, ...}",
     .parse = jig_irdl_parse_attributes,
     .print = jig_irdl_print_attributes},
};

const JigOpRow jig_irdl_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/irdl/irdl.def"
};

const JigDialect jig_irdl_dialect = {
    .name = "irdl",
    .ops = jig_irdl_ops,
    .num_ops = JIG_IRDL_NUM_OPS,
    JIG_TABLE(types, types),
    .attrs = jig_irdl_attrs,
    .num_attrs = 2,
    JIG_TABLE(enums, enums),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(traits, traits),
    JIG_TABLE(customs, customs),
};
