/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * transform.match.structured: is the payload op a structured one, and do the predicates of the
 * body hold? The predicates about its operands, results and loops; those about what it computes
 * are in match_structured_body.c.
 */
#include "transform/ops/match/match_structured.h"

#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/handles/positions.h"
#include "transform/state.h"

static JigApplyFn match_structured, match_dim, match_elemental_bitwidth, match_init, match_input,
    match_num_inits, match_num_inputs, match_rank, match_result;
static bool verify_predicate(JigOp *op);
static bool verify_structured(JigOp *op);
static bool verify_dim(JigOp *op);
static bool verify_operand(JigOp *op);
static bool verify_result(JigOp *op);

/* An input or an init, all but its name and its .apply. */
#define OPERAND                                                                                    \
    .ins = "operand_handle: read Handle", .outs = "result: optional<HandleOrMap>",                 \
    .props =                                                                                       \
        JIG_POSITIONS("raw_position_list") ", permutation: Unit, projected_permutation: Unit",     \
    .traits = JIG_STRUCTURED_PREDICATE,                                                            \
    .format = "$operand_handle `[`" JIG_POSITIONS_FORMAT(                                          \
        "raw_position_list") "`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), "  \
                             "type($result))",                                                     \
    .verify = verify_operand

/* A number of the op, all but its name and its .apply. */
#define NUMBER                                                                                     \
    .ins = "operand_handle: read Handle", .outs = "result: Param",                                 \
    .traits = JIG_STRUCTURED_PREDICATE,                                                            \
    .format = "$operand_handle attr-dict `:` functional-type(operands, results)"

static const JigOpRow rows[] = {
    {.name = "transform.match.structured",
     .ins = "current: read Handle",
     .outs = "outputs: variadic<AnyHandleOrParam>",
     .props = "failure_propagation_mode: optional<transform.failure_propagation_mode>",
     .regions = "body_region: sized<1>",
     .traits = "MatchOpInterface, TransformOpInterface, ReadsPayload, "
               "SingleBlockImplicitTerminator<transform.match.structured.yield>",
     .format = "(`failures` `(` $failure_propagation_mode^ `)`)? $current `:` "
               "custom<SemiFunctionTypes>(type($current), type($outputs)) "
               "attr-dict-with-keyword regions",
     .verify = verify_structured,
     .apply = match_structured,
     .summary = "succeeds on a structured op of which all predicates in the body hold"},
    {.name = "transform.match.structured.dim",
     .ins = "operand_handle: read Handle",
     .outs = "result: optional<Param>",
     .props = JIG_POSITIONS("raw_dim_list") ", parallel: Unit, reduction: Unit",
     .traits = JIG_STRUCTURED_PREDICATE,
     .format = "$operand_handle `[`" JIG_POSITIONS_FORMAT(
         "raw_dim_list") "`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), "
                         "type($result))",
     .verify = verify_dim,
     .apply = match_dim,
     .summary = "the sizes and kinds of loops"},
    {.name = "transform.match.structured.elemental_bitwidth",
     .ins = "operand_handle: read ValueHandle",
     .outs = "result: Param",
     .traits = "MatchOpInterface, TransformOpInterface, ReadsPayload",
     .format = "$operand_handle attr-dict `:` functional-type(operands, results)",
     .apply = match_elemental_bitwidth,
     .summary = "the width of a value's elements"},
    {.name = "transform.match.structured.init",
     OPERAND,
     .apply = match_init,
     .summary = "inits of the op, or their indexing maps"},
    {.name = "transform.match.structured.input",
     OPERAND,
     .apply = match_input,
     .summary = "inputs of the op, or their indexing maps"},
    {.name = "transform.match.structured.num_inits",
     NUMBER,
     .apply = match_num_inits,
     .summary = "how many inits the op has"},
    {.name = "transform.match.structured.num_inputs",
     NUMBER,
     .apply = match_num_inputs,
     .summary = "how many inputs the op has"},
    {.name = "transform.match.structured.rank",
     .ins = "operand_handle: read Handle",
     .outs = "rank: Param",
     .traits = JIG_STRUCTURED_PREDICATE,
     .format = "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), "
               "type($rank), \"false\")",
     .apply = match_rank,
     .summary = "how many loops the op has"},
    {.name = "transform.match.structured.result",
     .ins = "operand_handle: read Handle",
     .outs = "result: OpOrValueHandle",
     .props = "position: I64, any: Unit, single: Unit",
     .traits = JIG_STRUCTURED_PREDICATE,
     .format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)? attr-dict "
               "`:` functional-type(operands, results)",
     .verify = verify_result,
     .apply = match_result,
     .summary = "a result of the op, or a user of it"},
    {.name = "transform.match.structured.yield",
     .ins = "handles: read variadic<AnyHandleOrParam>",
     .traits = "Terminator",
     .format = "$handles attr-dict (`:` type($handles)^)?",
     .summary = "handles that leave the body of match.structured"},
};

static const JigTypeConstraint type_constraints[] = {
    {"OpOrValueHandle", "transform operation or value handle", .expr = "AnyHandle"},
    {"HandleOrMap", "transform operation or value handle or ", /* as the reference prints it */
     .expr = "AnyOf<AnyHandle, !transform.affine_map>"},
};

static const JigTraitRow traits[] = {
    {.name = "StructuredPredicate", .verify = verify_predicate},
};

const JigDialect jig_transform_match_structured = {
    .name = "transform",
    JIG_TABLE(ops, rows),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(traits, traits),
};

/* ---- The surrounding op ---- */

static const JigOpRow *const structured_row = &rows[0]; /* transform.match.structured */

static bool verify_predicate(JigOp *op) {
    JigOp *around = jig_op_parent(op);
    if (!around || !jig_op_is(around, structured_row))
        return jig_op_error(op, "expects parent op to be '%s'", structured_row->name);
    if (jig_op_operand(op, 0) != jig_block_arg(jig_op_block(op), 0))
        return jig_op_error(op, "expected predicate to apply to the surrounding structured op");
    return true;
}

static bool verify_structured(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    if (jig_block_num_args(body) != 1)
        return jig_op_error(op, "expected one body argument");
    if (!jig_transform_is_handle(jig_value_type(jig_block_arg(body, 0))))
        return jig_op_error(op, "expected body argument to implement TransformHandleTypeInterface");
    for (JigOp *child = jig_block_first(body); child; child = jig_op_next(child)) {
        bool ends = !jig_op_next(child) && jig_op_is_terminator(child);
        if (ends || jig_op_has_own_trait(child, JIG_TRANSFORM_TRAIT(MATCH)))
            continue;
        jig_op_error(op, "expects nested operations to implement MatchOpInterface");
        jig_op_note(child, "offending operation");
        return false;
    }
    return true;
}

static void set_no_outputs(JigTransformCall *call) {
    for (size_t i = 0; i < jig_op_num_results(call->op); ++i)
        jig_set_items(call, i, (JigItems){.kind = jig_handle_kind(jig_op_result(call->op, i))});
}

/* Outputs are what the terminator has; those that it has no operand for stay empty. */
static JigStatus set_outputs(JigTransformCall *call, const JigOp *yield) {
    size_t n = jig_op_num_results(call->op);
    for (size_t i = 0; i < n && i < jig_op_num_operands(yield); ++i) {
        const JigValue *output = jig_op_operand(yield, i);
        if (jig_handle_kind(output) != jig_handle_kind(jig_op_result(call->op, i)))
            return jig_definite(
                call, yield, "operand #{} is not the kind of handle that result #{} of '{}' is",
                jig_fact_int(i), jig_fact_int(i), jig_fact_text(structured_row->name));
        jig_set_like(call, i, output);
    }
    return JIG_OK;
}

/* The first predicate that does not hold ends the match. */
static JigStatus match_body(JigTransformCall *call, JigOp *target) {
    JigBlock *body = jig_op_body(call->op);
    JIG_TRY(jig_bind_args(call, body, &(JigItems){JIG_HANDLE_OPS, (void *[]){target}, 1}));
    JigStatus status = jig_apply_block(call, body, false);
    if (status == JIG_SILENCEABLE && jig_transform_sequence_suppresses(call->op)) {
        jig_silence(call);
        status = JIG_OK;
    }
    return status == JIG_OK ? set_outputs(call, jig_block_last(body)) : status;
}

static JigStatus match_structured(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    set_no_outputs(call);
    if (!jig_structured(target))
        return jig_transform_sequence_suppresses(call->op)
                   ? JIG_OK
                   : jig_silenceable(call, call->op, "expected a Linalg op");
    jig_scope_open(call, jig_op_body(call->op));
    JigStatus status = match_body(call, target);
    jig_scope_close(call);
    return status;
}

/* ---- Numbers ---- */

static JigStatus set_number(JigTransformCall *call, size_t number) {
    jig_transform_set_numbers(call, 0, &(int64_t){(int64_t)number}, 1);
    return JIG_OK;
}

static JigStatus match_rank(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    return set_number(call, jig_structured(target)->num_loops(target));
}

static JigStatus match_num_inputs(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    return set_number(call, jig_linalg_num_ins(target));
}

static JigStatus match_num_inits(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    return set_number(call, jig_dps_inits(target).count);
}

static JigStatus match_elemental_bitwidth(JigTransformCall *call) {
    JigValues values = jig_payload_values(
        call, jig_transform_match_structured_elemental_bitwidth_operand_handle(call->op));
    if (values.len != 1)
        return jig_definite(call, call->op,
                            "SingleValueMatchOpTrait requires the value handle to point to a "
                            "single payload value");
    const JigType *type = jig_value_type(values.items[0]),
                  *element = jig_type_element_or_self(type);
    if (!jig_type_is_any_integer(element) && !jig_type_is_float(element))
        return jig_silenceable(call, call->op, "unsupported type for bitwidth extraction: {}",
                               jig_fact_type(type));
    return set_number(call, jig_type_width(element));
}

/* ---- Loops ---- */

static bool verify_dim(JigOp *op) {
    if (jig_transform_match_structured_dim_parallel_attr(op) &&
        jig_transform_match_structured_dim_reduction_attr(op))
        return jig_op_error(op,
                            "cannot request the same dimension to be both parallel and reduction");
    return jig_positions_verify(op, "raw_dim_list");
}

static JigStatus expand(JigTransformCall *call, const char *list, size_t count, const JigOp *target,
                        const char *what, JigPositions *out) {
    JigStatus status = jig_positions_expand(call, list, count, out);
    if (status != JIG_OK)
        jig_failure_note(call, target, "while considering {} of this payload operation",
                         jig_fact_text(what));
    return status;
}

static JigStatus check_iterator(JigTransformCall *call, const char *wanted, JigIterator kind,
                                const JigOp *target, size_t loop) {
    if (!jig_op_attr(call->op, wanted) || jig_structured(target)->iterator(target, loop) == kind)
        return JIG_OK;
    return jig_silenceable(call, call->op, "expects dimension #{} to be {}", jig_fact_int(loop),
                           jig_fact_text(wanted));
}

static JigStatus match_dim(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    JigPositions loops;
    JIG_TRY(expand(call, "raw_dim_list", jig_structured(target)->num_loops(target), target,
                   "dimensions", &loops));
    for (size_t i = 0; i < loops.len; ++i) {
        JIG_TRY(check_iterator(call, "parallel", JIG_PARALLEL, target, loops.items[i]));
        JIG_TRY(check_iterator(call, "reduction", JIG_REDUCTION, target, loops.items[i]));
    }
    if (!jig_op_num_results(call->op))
        return JIG_OK;
    int64_t *sizes = jig_arena_alloc(call->arena, loops.len * sizeof *sizes);
    for (size_t i = 0; i < loops.len; ++i)
        sizes[i] = jig_linalg_static_loop_size(target, loops.items[i]);
    jig_transform_set_numbers(call, 0, sizes, loops.len);
    return JIG_OK;
}

/* ---- Operands ---- */

static bool verify_operand(JigOp *op) {
    if (jig_transform_permutation_attr(op) && jig_transform_projected_permutation_attr(op))
        return jig_op_error(op,
                            "\"permutation\" and \"projected_permutation\" are mutually exclusive");
    bool listed_many = jig_attr_dense_array_len(jig_transform_raw_position_list_attr(op)) > 1;
    if (jig_op_num_results(op) && listed_many)
        return jig_op_error(op, "cannot bind multiple inputs/inits to the same value");
    return jig_positions_verify(op, "raw_position_list");
}

/* Inputs or inits of a structured op, and what messages call them and the map that they lack. */
typedef struct Operands {
    const JigOp *target;
    size_t first, count;
    const char *all, *one, *projected;
} Operands;

static JigStatus check_map(JigTransformCall *call, const Operands *o, size_t i) {
    const JigMap *map = jig_structured(o->target)->map(o->target, o->first + i);
    bool permutation = jig_transform_permutation_attr(call->op) != NULL,
         projected = jig_transform_projected_permutation_attr(call->op) != NULL;
    if ((!permutation || jig_map_is_permutation(map)) &&
        (!projected || jig_map_is_projected_permutation(map, false)))
        return JIG_OK;
    return jig_silenceable(call, call->op, "the indexing map for {} #{} is not a {}",
                           jig_fact_text(o->one), jig_fact_int(i),
                           jig_fact_text(projected ? o->projected : "permutation"));
}

static JigStatus set_producers(JigTransformCall *call, const Operands *o, JigPositions at) {
    JigOp **producers = jig_arena_alloc(call->arena, at.len * sizeof *producers);
    for (size_t i = 0; i < at.len; ++i) {
        producers[i] = jig_op_operand_def(o->target, o->first + at.items[i]);
        if (!producers[i])
            return jig_silenceable(call, call->op, "{} #{} is not produced by an operation",
                                   jig_fact_text(o->one), jig_fact_int(at.items[i]));
    }
    jig_set_ops(call, 0, producers, at.len);
    return JIG_OK;
}

static JigStatus set_operands(JigTransformCall *call, const Operands *o, JigPositions at) {
    JigValue **values = jig_arena_alloc(call->arena, at.len * sizeof *values);
    for (size_t i = 0; i < at.len; ++i)
        values[i] = jig_op_operand(o->target, o->first + at.items[i]);
    jig_set_values(call, 0, values, at.len);
    return JIG_OK;
}

static JigStatus set_maps(JigTransformCall *call, const Operands *o, JigPositions at) {
    const JigAttr **maps = jig_arena_alloc(call->arena, at.len * sizeof *maps);
    for (size_t i = 0; i < at.len; ++i)
        maps[i] =
            jig_attr_of_map(jig_structured(o->target)->map(o->target, o->first + at.items[i]));
    jig_set_params(call, 0, maps, at.len);
    return JIG_OK;
}

/* The result's kind says what of the operands is wanted. */
static JigStatus match_operands(JigTransformCall *call, const Operands *o) {
    JigPositions at;
    JIG_TRY(expand(call, "raw_position_list", o->count, o->target, o->all, &at));
    for (size_t i = 0; i < at.len; ++i)
        JIG_TRY(check_map(call, o, at.items[i]));
    if (!jig_op_num_results(call->op))
        return JIG_OK;
    switch (jig_handle_kind(jig_op_result(call->op, 0))) {
    case JIG_HANDLE_OPS:
        return set_producers(call, o, at);
    case JIG_HANDLE_VALUES:
        return set_operands(call, o, at);
    default:
        return set_maps(call, o, at);
    }
}

static JigStatus match_input(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    return match_operands(call, &(Operands){.target = target,
                                            .count = jig_linalg_num_ins(target),
                                            .all = "DPS inputs",
                                            .one = "input",
                                            .projected = "projected permutation"});
}

static JigStatus match_init(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    JigOperandRange inits = jig_dps_inits(target);
    return match_operands(call, &(Operands){.target = target,
                                            .first = inits.start,
                                            .count = inits.count,
                                            .all = "DPS inits (outputs)",
                                            .one = "output(init)",
                                            .projected = "permutation"});
}

/* ---- Results ---- */

static bool verify_result(JigOp *op) {
    bool any = jig_transform_match_structured_result_any_attr(op),
         single = jig_transform_match_structured_result_single_attr(op);
    bool to_value = jig_handle_kind(jig_op_result(op, 0)) == JIG_HANDLE_VALUES;
    if ((any || single) == to_value)
        return jig_op_error(
            op, "expects either the any/single keyword or the type value handle result type");
    return !(any && single) || jig_op_error(op, "'any' and 'single' are mutually exclusive");
}

/* NULL for a buffer: that is written to, and nothing comes out. */
static JigValue *result_of_init(const JigOp *op, size_t init) {
    return init < jig_op_num_results(op) ? jig_op_result(op, init) : NULL;
}

static JigStatus match_result(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(jig_transform_match_single_op(call, &target));
    JigLoc loc = jig_op_loc(call->op);
    int64_t written = jig_transform_match_structured_result_position(call->op);
    int64_t count = (int64_t)jig_dps_inits(target).count;
    int64_t at = written < 0 ? written + count : written;
    if (at < 0 || at >= count)
        return jig_silenceable(
            call, loc, "position {} overflows the number of results(ints) of the payload operation",
            jig_fact_int(written));
    JigValue *result = result_of_init(target, (size_t)at);
    if (jig_handle_kind(jig_op_result(call->op, 0)) == JIG_HANDLE_VALUES) {
        jig_set_values(call, 0, &result, result ? 1 : 0);
        return JIG_OK;
    }
    JigUse *use = result ? jig_value_first_use(result) : NULL;
    if (!use)
        /* A number from the end is told without its sign, as the reference does. */
        return jig_silenceable(
            call, loc, "no users of the result #{}",
            jig_fact_str(jig_arena_printf(call->arena, "%llu", (unsigned long long)written)));
    if (jig_transform_match_structured_result_single_attr(call->op) && jig_use_next(use))
        return jig_silenceable(call, loc, "more than one result user with single user requested");
    JigOp *user = jig_use_owner(use);
    jig_set_ops(call, 0, &user, 1);
    return JIG_OK;
}
