/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The transform dialect: its tables, which the families of ops extend. */
#include "transform/ops/ops.h"
#include "transform/ops/known_types.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/handles/positions.h"

static const JigEnumCase propagation_modes[] = {
    {JIG_FAILURES_PROPAGATE, "propagate"},
    {JIG_FAILURES_SUPPRESS, "suppress"},
    {0},
};
static const JigEnumCase match_interfaces[] = {
    {0, "LinalgOp"},
    {1, "TilingInterface"},
    {2, "LoopLikeInterface"},
    {0},
};
static const JigEnumRow enums[] = {
    {.name = "transform.failure_propagation_mode",
     .message_name = "::mlir::transform::FailurePropagationMode",
     .cases = propagation_modes,
     .storage = "i32",
     .summary = "Silenceable error propagation policy"},
    {.name = "transform.match_interface",
     .message_name = "::mlir::transform::MatchInterfaceEnum",
     .cases = match_interfaces,
     .storage = "i32",
     .summary = "An interface to match"},
};

static const JigTypeConstraint type_constraints[] = {
    {"Handle", "TransformHandleTypeInterface instance", .test = jig_transform_is_handle,
     .insist = "Handle"},
    {"ValueHandle", "TransformValueHandleTypeInterface instance",
     .test = jig_transform_is_value_handle, .insist = "ValueHandle"},
    {"Param", "TransformParamTypeInterface instance", .test = jig_transform_is_param,
     .insist = "Param"},
    {"AnyHandle", "any transform handle", .expr = "AnyOf<Handle, ValueHandle>"},
    {"AnyHandleOrParam", "any transform handle or parameter",
     .expr = "AnyOf<Param, Handle, ValueHandle>"},
    {"ParamOrHandle", "transform any param type or any handle type",
     .expr = "AnyOf<Handle, Param>"},
};

static const JigAttrConstraint attr_constraints[] = {
    {"FunctionType", "function type attribute", .expr = "TypeOf<Function>"},
};

static const JigCustomRow customs[] = {
    {.name = "SequenceOpOperands",
     .written = "(%root (, {2...})? : type, ...)?",
     .parse = jig_transform_parse_sequence_operands,
     .print = jig_transform_print_sequence_operands},
    {.name = "PackedOrDynamicIndexList",
     .written = "[{2}|{1}, ...]|*({0})",
     .parse = jig_transform_parse_packed_index_list,
     .print = jig_transform_print_packed_index_list},
    {.name = "IndexListOrPacked",
     .written = "[{1}|{0}, ...]|*(%sizes)",
     .parse = jig_transform_parse_index_list_or_packed,
     .print = jig_transform_print_index_list_or_packed},
    {.name = "SemiFunctionType",
     .written = "({0...}) -> {1}",
     .parse = jig_transform_parse_semi_function_type,
     .print = jig_transform_print_semi_function_type},
    {.name = "SemiFunctionTypes",
     .written = "({0...}) -> ({1...})",
     .parse = jig_transform_parse_semi_function_types,
     .print = jig_transform_print_semi_function_type},
    {.name = "KnownType",
     .written = ": {1}",
     .parse = jig_known_types_parse_one,
     .print = jig_known_types_print_one},
    {.name = "TransformMatchDims",
     .written = "all|integer, ...|except(integer, ...)",
     .parse = jig_positions_parse,
     .print = jig_positions_print},
};

/* What no row names: types and attributes of other extensions. */
static const JigType *parse_other_type(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    JigStr mnemonic;
    if (jig_parse_any_keyword(p, &mnemonic))
        jig_parse_error(p, spot, "unknown type mnemonic: %.*s", JIG_FMT(mnemonic));
    return NULL;
}

static const JigAttr *parse_other_attr(JigParser *p, const JigType *type) {
    JigSpot spot = jig_parse_spot(p);
    JigStr mnemonic;
    (void)type;
    if (jig_parse_any_keyword(p, &mnemonic))
        jig_parse_error(p, spot, "unknown attribute `%.*s` in dialect `transform`",
                        JIG_FMT(mnemonic));
    return NULL;
}

const JigOpRow jig_transform_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "transform/ops/control/sequence.def"
};

/* What ops of several families make of payload; what one of them makes, its own part says, as do
 * those that machines have. */
static const char *const depends[] = {"affine",        "bufferization", "func", "irdl",
                                      "linalg",        "llvm",          "pdl",  "scf",
                                      "sparse_tensor", "vector",        NULL};

const JigDialect jig_transform_dialect = {
    .name = "transform",
    .ops = jig_transform_ops,
    .num_ops = JIG_TRANSFORM_NUM_OPS,
    .types = jig_transform_types,
    .num_types = JIG_TRANSFORM_NUM_TYPES,
    JIG_TABLE(enums, enums),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    .traits = jig_transform_traits,
    .num_traits = JIG_TRANSFORM_NUM_TRAITS,
    JIG_TABLE(customs, customs),
    .parse_type = parse_other_type,
    .parse_attr = parse_other_attr,
    .verify_op_attr = jig_transform_verify_attr,
    .depends = depends,
};
