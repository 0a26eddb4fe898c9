/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The transform dialect: its tables, which the families of ops extend. */
#include "transform/ops/ops.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/positions.h"

static const JigEnumCase propagation_modes[] = {
    {1, "propagate"},
    {2, "suppress"},
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

/* What a script's step does to the payload at large; what it does to its
 * handles stands at the operands. A step that reports tracking failures fails
 * when a replaced payload op of a live handle has no successor. */
static void reads_payload(const JigOp *op, JigEffects *out) {
    (void)op;
    jig_effects_add(out, JIG_EFFECT_READ, NULL, "PayloadIR");
}
static void modifies_payload(const JigOp *op, JigEffects *out) {
    reads_payload(op, out);
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, "PayloadIR");
}
/* Results are new entries of the mapping from handles to payload. */
static void produces_handles(const JigOp *op, JigEffects *out) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        jig_effects_add(out, JIG_EFFECT_ALLOC, jig_op_result(op, i), "TransformMapping");
        jig_effects_add(out, JIG_EFFECT_WRITE, jig_op_result(op, i), "TransformMapping");
    }
}

const JigTraitRow jig_transform_traits[] = {
    [JIG_TRANSFORM_TRAIT_READS_PAYLOAD] = {.name = "ReadsPayload", .effects = reads_payload},
    [JIG_TRANSFORM_TRAIT_MODIFIES_PAYLOAD] = {.name = "ModifiesPayload",
                                              .effects = modifies_payload},
    [JIG_TRANSFORM_TRAIT_REPORT_TRACKING] = {.name = "ReportTrackingFailures"},
    [JIG_TRANSFORM_TRAIT_OP] = {.name = "TransformOpInterface",
                                .verify = jig_verify_transform_op,
                                .effects = produces_handles},
    [JIG_TRANSFORM_TRAIT_MATCH] = {.name = "MatchOpInterface"},
    [JIG_TRANSFORM_TRAIT_TOP_LEVEL] = {.name = "PossibleTopLevel",
                                       .verify = jig_verify_possible_top_level},
    /* A consumed handle may name something twice, and so may the operands after it. */
    [JIG_TRANSFORM_TRAIT_ALLOWS_REPEATED] = {.name = "AllowsRepeatedPayload"},
    /* Looks whether a target is still there when its turn comes. */
    [JIG_TRANSFORM_TRAIT_GUARDS_TARGETS] = {.name = "GuardsTargets"},
};

static const JigCustomRow customs[] = {
    {.name = "SequenceOpOperands",
     .parse = jig_parse_sequence_operands,
     .print = jig_print_sequence_operands},
    {.name = "PackedOrDynamicIndexList",
     .parse = jig_parse_packed_index_list,
     .print = jig_print_packed_index_list},
    {.name = "SemiFunctionType",
     .parse = jig_parse_semi_function_type,
     .print = jig_print_semi_function_type},
    {.name = "SemiFunctionTypes",
     .parse = jig_parse_semi_function_types,
     .print = jig_print_semi_function_type},
    {.name = "TransformMatchDims", .parse = jig_parse_positions, .print = jig_print_positions},
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
#include "transform/ops/sequence.def"
};

/* Those that its families speak of. */
static const char *const depends[] = {"affine", "bufferization", "func", "gpu",    "irdl",
                                      "linalg", "pdl",           "scf",  "vector", NULL};

const JigDialect jig_transform_dialect = {
    .name = "transform",
    .ops = jig_transform_ops,
    .num_ops = JIG_TRANSFORM_NUM_OPS,
    .types = jig_transform_types,
    .num_types = JIG_TRANSFORM_NUM_TYPES,
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
    .attr_constraints = attr_constraints,
    .num_attr_constraints = JIG_LEN(attr_constraints),
    .traits = jig_transform_traits,
    .num_traits = JIG_TRANSFORM_NUM_TRAITS,
    .customs = customs,
    .num_customs = JIG_LEN(customs),
    .parse_type = parse_other_type,
    .parse_attr = parse_other_attr,
    .verify_op_attr = jig_verify_transform_attr,
    .depends = depends,
};
