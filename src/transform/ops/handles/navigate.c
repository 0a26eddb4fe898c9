/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From payload to its neighbours: producers, consumers, operands, results, parents. */
#include "support/map.h"
#include "ir/diag/kinds.h"
#include "support/vec.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"
#include "transform/state.h"
#include "transform/ops/known_types.h"
#include "transform/ops/handles/positions.h"

static JigApplyFn get_consumers_of_result, get_defining_op, get_operand, get_parent_op,
    get_producer_of_operand, get_result, select_by_name;
static bool verify_get_operand(JigOp *op);
static bool parse_op_result(JigParser *p, JigOpState *state);
static void print_op_result(JigPrinter *p, const JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.get_consumers_of_result",
     .ins = "target: read Handle",
     .outs = "consumers: Handle",
     .props = "result_number: I64",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)",
     .apply = get_consumers_of_result,
     .more = JIG_MORE(.propose = jig_propose_consumers),
     .summary = "the users of one result of an op"},
    {.name = "transform.get_defining_op",
     .ins = "target: read ValueHandle",
     .outs = "result: Handle",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = get_defining_op,
     .summary = "the ops that values are results of"},
    {.name = "transform.get_op_result",
     .ins = "target: read Handle",
     .outs = "result: ValueHandle",
     .props = JIG_POSITIONS("raw_position_list"),
     .traits = "TransformOpInterface, ReadsPayload",
     .parse = parse_op_result,
     .more =
         JIG_MORE(.written = "[all|integer, ...|except(integer, ...)] %target (: type(%result))?"),
     .print = print_op_result,
     .verify = verify_get_operand,
     .apply = get_result,
     .summary = "results of ops by position, as transform.get_result"},
    {.name = "transform.get_operand",
     .ins = "target: read Handle",
     .outs = "result: ValueHandle",
     .props = JIG_POSITIONS("raw_position_list"),
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$target `[`" JIG_POSITIONS_FORMAT(
         "raw_position_list") "`]` attr-dict `:` functional-type(operands, results)",
     .verify = verify_get_operand,
     .apply = get_operand,
     .summary = "operands of ops by position"},
    {.name = "transform.get_parent_op",
     .ins = "target: read Handle",
     .outs = "parent: Handle",
     .props = "isolated_from_above: Unit, allow_empty_results: Unit, op_name: optional<Str>, "
              "deduplicate: Unit, nth_parent: Confined<I64, positive> = 1",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = get_parent_op,
     .more = JIG_MORE(.propose = jig_propose_parent),
     .summary = "the ops around ops, of some kind"},
    {.name = "transform.get_producer_of_operand",
     .ins = "target: read Handle",
     .outs = "producer: Handle",
     .props = "operand_number: I64",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload",
     .format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)",
     .apply = get_producer_of_operand,
     .more = JIG_MORE(.propose = jig_propose_producers),
     .summary = "the ops that make one operand of ops"},
    {.name = "transform.get_result",
     .ins = "target: read Handle",
     .outs = "result: ValueHandle",
     .props = JIG_POSITIONS("raw_position_list"),
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target `[`" JIG_POSITIONS_FORMAT(
         "raw_position_list") "`]` attr-dict `:` functional-type(operands, results)",
     .verify = verify_get_operand,
     .apply = get_result,
     .summary = "results of ops by position"},
    {.name = "transform.select",
     .ins = "target: read Handle",
     .outs = "result: Handle",
     .props = "op_name: Str",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)",
     .apply = select_by_name,
     .summary = "those ops that have a name"},
};
const JigDialect jig_transform_navigate = {.name = "transform", JIG_TABLE(ops, rows)};

static JigOps targets_of(JigTransformCall *call) {
    return jig_payload_ops(call, jig_op_operand(call->op, 0));
}

/* ---- Along uses ---- */

/* The latest use comes first, and a user as often as it uses the result. */
static JigStatus get_consumers_of_result(JigTransformCall *call) {
    JigOps targets = targets_of(call);
    JigLoc loc = jig_op_loc(call->op);
    if (!targets.len) {
        jig_set_ops(call, 0, NULL, 0);
        return JIG_OK;
    }
    if (targets.len > 1)
        return jig_definite(call, loc, "handle must be mapped to exactly one payload op",
                            jig_fact_kind(JIG_KIND_NOT_ONE));
    int64_t number = jig_transform_get_consumers_of_result_result_number(call->op);
    if (number < 0 || number >= (int64_t)jig_op_num_results(targets.items[0]))
        return jig_definite(call, loc, "result number overflow");
    JigOpVec users = {0};
    JigValue *result = jig_op_result(targets.items[0], (size_t)number);
    for (JigUse *u = jig_value_first_use(result); u; u = jig_use_next(u))
        jig_vec_push(&users, jig_use_owner(u));
    jig_set_ops(call, 0, users.data, users.len);
    jig_vec_free(&users);
    return JIG_OK;
}

static JigOp *producer_of_operand(const JigOp *op, int64_t number) {
    bool there = number >= 0 && number < (int64_t)jig_op_num_operands(op);
    return there ? jig_op_operand_def(op, (size_t)number) : NULL;
}

static JigStatus get_producer_of_operand(JigTransformCall *call) {
    JigOps targets = targets_of(call);
    int64_t number = jig_transform_get_producer_of_operand_operand_number(call->op);
    JigOp **producers = jig_arena_alloc(call->arena, targets.len * sizeof *producers);
    for (size_t i = 0; i < targets.len; ++i) {
        producers[i] = producer_of_operand(targets.items[i], number);
        if (producers[i])
            continue;
        return jig_silenceable_about(call, targets.items[i], "target op",
                                     "could not find a producer for operand number: {} of {}",
                                     jig_fact_kind(JIG_KIND_PRODUCER), jig_fact_int(number),
                                     jig_fact_op(targets.items[i]));
    }
    jig_set_ops(call, 0, producers, targets.len);
    return JIG_OK;
}

static JigStatus get_defining_op(JigTransformCall *call) {
    JigValues values = jig_payload_values(call, jig_transform_get_defining_op_target(call->op));
    JigOp **ops = jig_arena_alloc(call->arena, values.len * sizeof *ops);
    for (size_t i = 0; i < values.len; ++i) {
        ops[i] = jig_value_def(values.items[i]);
        if (ops[i])
            continue;
        return jig_silenceable_about(call, values.items[i], "target value",
                                     "cannot get defining op of block argument");
    }
    jig_set_ops(call, 0, ops, values.len);
    return JIG_OK;
}

/* ---- Operands and results ---- */

static bool verify_get_operand(JigOp *op) {
    return jig_positions_verify(op, "raw_position_list");
}

typedef JigValue *ValueAt(const JigOp *op, size_t i);
typedef size_t ValueCount(const JigOp *op);

static JigStatus get_values(JigTransformCall *call, ValueCount *count, ValueAt *at) {
    JigOps targets = targets_of(call);
    JigValueVec values = {0};
    JigStatus status = JIG_OK;
    for (size_t i = 0; status == JIG_OK && i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        JigPositions positions = {0};
        status = jig_positions_expand(call, "raw_position_list", count(target), &positions);
        if (status != JIG_OK)
            jig_failure_note(call, target, "while considering positions of this payload operation");
        for (size_t k = 0; k < positions.len && values.len <= JIG_MAX_HANDLED; ++k)
            jig_vec_push(&values, at(target, positions.items[k]));
    }
    if (status == JIG_OK)
        jig_set_values(call, 0, values.data, values.len);
    jig_vec_free(&values);
    return status;
}

static JigStatus get_operand(JigTransformCall *call) {
    return get_values(call, jig_op_num_operands, jig_op_operand);
}
/* ---- transform.get_op_result [0] %op : !transform.any_value ---- */

static const char *const position_names[] = {"raw_position_list", "is_inverted", "is_all", NULL};

static bool parse_op_result(JigParser *p, JigOpState *state) {
    JigSlot slots[3] = {{0}};
    JigUnresolved target;
    JIG_CHECK(jig_parse_token(p, "[") && jig_positions_parse(p, slots, 3, state) &&
              jig_parse_token(p, "]") && jig_parse_operand(p, &target));
    for (size_t i = 0; i < 3; ++i)
        if (slots[i].attr)
            jig_state_add_attr(state, p, position_names[i], slots[i].attr);
    return jig_parse_attr_dict(p, state) && jig_known_types_parse(p, state, &target, 1, 1);
}

static void print_op_result(JigPrinter *p, const JigOp *op) {
    JigSlot slots[3] = {{0}};
    for (size_t i = 0; i < 3; ++i)
        slots[i].attr = jig_op_attr(op, position_names[i]);
    jig_print(p, " [");
    jig_positions_print(p, op, slots, 3);
    jig_print(p, "] ");
    jig_print_value(p, jig_transform_get_op_result_target(op));
    jig_print_attr_dict(p, op, position_names);
    jig_known_types_print(p, op);
}

static JigStatus get_result(JigTransformCall *call) {
    return get_values(call, jig_op_num_results, jig_op_result);
}

/* ---- Upwards ---- */

typedef struct Wanted {
    bool isolated;
    const JigAttr *name; /* or NULL */
    int64_t nth;
} Wanted;

static bool is_wanted(const Wanted *w, const JigOp *op) {
    if (w->isolated && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return false;
    return !w->name || jig_transform_is_op_called(op, jig_attr_string_value(w->name));
}

static JigOp *wanted_parent(const Wanted *w, const JigOp *op) {
    JigOp *parent = jig_op_parent(op);
    for (int64_t left = w->nth; parent; parent = jig_op_parent(parent))
        if (is_wanted(w, parent) && --left == 0)
            break;
    return parent;
}

/* Stops at the first target without such a parent; whether what was found so far will do is for
 * the script to say. */
static JigStatus get_parent_op(JigTransformCall *call) {
    const Wanted wanted = {
        .isolated = jig_transform_get_parent_op_isolated_from_above_attr(call->op) != NULL,
        .name = jig_transform_get_parent_op_op_name_attr(call->op),
        .nth = jig_transform_get_parent_op_nth_parent(call->op)};
    bool once = jig_transform_get_parent_op_deduplicate_attr(call->op) != NULL;
    JigOps targets = targets_of(call);
    JigOp **parents = jig_arena_alloc(call->arena, targets.len * sizeof *parents);
    JigPtrMap seen = {0};
    size_t n = 0;
    const JigOp *without = NULL;
    for (size_t i = 0; !without && i < targets.len; ++i) {
        JigOp *parent = wanted_parent(&wanted, targets.items[i]);
        if (!parent)
            without = targets.items[i];
        else if (!once || jig_ptrset_add(&seen, parent))
            parents[n++] = parent;
    }
    jig_ptrmap_free(&seen);
    if (without && !jig_transform_get_parent_op_allow_empty_results_attr(call->op))
        return jig_silenceable_about(call, without, "target op",
                                     "could not find a parent op that matches all requirements",
                                     jig_fact_kind(JIG_KIND_PARENT));
    jig_set_ops(call, 0, parents, n);
    return JIG_OK;
}

/* ---- By name ---- */

static JigStatus select_by_name(JigTransformCall *call) {
    JigOps targets = targets_of(call);
    JigStr name = jig_transform_select_op_name(call->op);
    JigOp **selected = jig_arena_alloc(call->arena, targets.len * sizeof *selected);
    size_t n = 0;
    for (size_t i = 0; i < targets.len; ++i)
        if (jig_transform_is_op_called(targets.items[i], name))
            selected[n++] = targets.items[i];
    jig_set_ops(call, 0, selected, n);
    return JIG_OK;
}
