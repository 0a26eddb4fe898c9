/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Choices that a tuner makes: a value among options, a region among several. A
 * choice that is still open can't be carried out.
 */
#include "transform/ops/ops_int.h"

#include "ir/diag/kinds.h"
#include "jig/iface.h"
#include "transform/cursor.h"

static JigApplyFn apply_knob, apply_choice;
static bool verify_knob(JigOp *op), verify_choice(JigOp *op);
static bool parse_selected(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
static void print_selected(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
static const JigIface choice_ifaces[2];

static const JigOpRow rows[] = {
    {.name = "transform.tune.alternatives",
     .ins = "selected_region_param: read optional<Param>",
     .outs = "results: variadic<AnyHandleOrParam>",
     .props = "name: AnyStr, selected_region_attr: optional<AnyInteger>",
     .regions = "alternatives: variadic<sized<1>>",
     .traits = "RegionBranchOpInterface, TransformOpInterface, "
               "SingleBlockImplicitTerminator<transform.yield>, NoRegionArguments, ReadsPayload",
     .format = "`<` $name `>` (`selected_region` `=` "
               "custom<AlternativesOpSelectedRegion>($selected_region_attr, "
               "$selected_region_param)^)? attr-dict-with-keyword (`:` "
               "type($selected_region_param)^)? (`->` type($results)^)? regions",
     .ifaces = choice_ifaces,
     .verify = verify_choice,
     .apply = apply_choice,
     .summary = "a choice among regions"},
    {.name = "transform.tune.knob",
     .outs = "result: Param",
     .props = "name: AnyStr, options: Any, selected: optional<Any>",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` "
               "type(results)",
     .verify = verify_knob,
     .apply = apply_knob,
     .summary = "a choice among options"},
};
static const JigCustomRow customs[] = {
    {.name = "AlternativesOpSelectedRegion",
     .written = "{0}|{1}",
     .parse = parse_selected,
     .print = print_selected},
};
const JigDialect jig_transform_tune = {
    .name = "transform", JIG_TABLE(ops, rows), JIG_TABLE(customs, customs)};

/* ---- Values ---- */

static bool verify_knob(JigOp *op) {
    const JigAttr *options = jig_transform_tune_knob_options_attr(op),
                  *selected = jig_transform_tune_knob_selected_attr(op);
    if (!selected || jig_attr_kind(options) != JIG_ATTR_ARRAY)
        return true;
    for (size_t i = 0; i < jig_attr_array_len(options); ++i)
        if (jig_attr_array_at(options, i) == selected)
            return true;
    return jig_op_error(op, "provided `selected` attribute is not an element of `options` array of "
                            "attributes");
}

static JigStatus still_open(JigTransformCall *call, const char *through) {
    JigStr name = jig_transform_name(call->op);
    return jig_definite(
        call, call->op, "non-deterministic choice \"{}\" is only resolved through providing a {}",
        jig_fact_kind(JIG_KIND_OPEN_CHOICE), jig_fact_str(name), jig_fact_text(through));
}

static JigStatus apply_knob(JigTransformCall *call) {
    const JigAttr *selected =
        jig_cursor_choice(call, jig_transform_tune_knob_selected_attr(call->op));
    if (!selected)
        return still_open(call, "`selected` attr");
    jig_set_params(call, 0, &selected, 1);
    return JIG_OK;
}

/* ---- Regions ---- */

enum { ATTR, PARAM };

/* A number, or a parameter. */
static bool parse_selected(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigSpot spot = jig_parse_spot(p);
    JigUnresolved *param = JIG_NEW(jig_parser_arena(p), JigUnresolved);
    int found = jig_parse_try_operand(p, param);
    if (found) {
        slots[PARAM].operands = param;
        slots[PARAM].n = 1;
        return found > 0;
    }
    int64_t number;
    found = jig_parse_try_integer(p, &number);
    if (found == 0)
        return jig_parse_error(p, spot,
                               "expected either an integer attribute or a transform.param operand");
    JigContext *ctx = jig_parser_context(p);
    slots[ATTR].attr = found > 0 ? jig_attr_int(jig_type_index(ctx), number) : NULL;
    return found > 0;
}

static void print_selected(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (slots[ATTR].attr)
        jig_print_big_int(p, jig_attr_big_int_value(slots[ATTR].attr));
    if (slots[PARAM].n)
        jig_print_value(p, slots[PARAM].values[0]);
}

/* The number's bits as a signed one, whatever its type says. */
static int64_t signed_value(const JigAttr *x) {
    const JigType *type = jig_attr_type(x);
    unsigned width = jig_type_is_any_integer(type) ? jig_type_width(type) : 64;
    unsigned shift = width < 64 ? 64 - width : 0;
    return (int64_t)((uint64_t)jig_attr_int_value(x) << shift) >> shift;
}

static bool verify_yield(JigOp *op, JigOp *yield) {
    if (!jig_op_is(yield, JIG_TRANSFORM(YIELD)))
        return jig_op_error(op, "expected 'transform.yield' as terminator");
    if (jig_op_num_operands(yield) != jig_op_num_results(op))
        return jig_op_error(
            yield, "expected terminator to have as many operands as the parent op has results");
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigType *given = jig_op_operand_type(yield, i);
        const JigType *wanted = jig_op_result_type(op, i);
        if (given != wanted)
            return jig_op_error(yield,
                                "the type of the terminator operand #%zu must match the type of "
                                "the corresponding parent op result (%s vs %s)",
                                i, jig_msg_type(given), jig_msg_type(wanted));
    }
    return true;
}

static bool verify_choice(JigOp *op) {
    const JigAttr *selected = jig_transform_tune_alternatives_selected_region_attr_attr(op);
    size_t n = jig_op_num_regions(op);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(verify_yield(op, jig_block_last(jig_region_first(jig_op_region(op, i)))));
    int64_t number = selected ? signed_value(selected) : 0;
    return (number >= 0 && (size_t)number < n) || !selected ||
           jig_op_error(op,
                        "'selected_region' attribute specifies region at index %lld while op has "
                        "only %zu regions",
                        (long long)number, n);
}

/* Which region is entered is open; none takes anything. */
static void choice_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                              JigRegionSuccs *out) {
    (void)consts;
    if (from) {
        jig_region_succs_add_exit(out, op);
        return;
    }
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        jig_region_succs_add(out, jig_op_region(op, i), 0, 0);
}
static void choice_invocations(const JigOp *op, const JigAttr *const *consts, JigInvocations *out) {
    (void)consts;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        out[i] = (JigInvocations){0, 1};
}
static const JigRegionBranchIface choice_branch = {.successors = choice_successors,
                                                   .invocations = choice_invocations};
static const JigIface choice_ifaces[2] = {{&jig_iface_region_branch, &choice_branch}, {0}};

/* The parameter wins over the attribute. */
static JigStatus find_choice(JigTransformCall *call, JigBlock **body) {
    const JigAttr *selected = jig_transform_tune_alternatives_selected_region_attr_attr(call->op);
    if (jig_op_num_operands(call->op)) {
        JigParams params = jig_payload_params(
            call, jig_transform_tune_alternatives_selected_region_param(call->op));
        if (params.len != 1 || !jig_attr_is_int(params.items[0]))
            return jig_definite(
                call, call->op, "param should hold exactly one integer attribute, got: {}",
                jig_fact_text(params.len ? jig_msg_attr(params.items[0]) : "<<NULL ATTRIBUTE>>"));
        selected = params.items[0];
    } else {
        selected = jig_cursor_choice(call, selected);
    }
    if (!selected)
        return still_open(call, "`selected_region` attr/param");
    int64_t number = signed_value(selected);
    size_t n = jig_op_num_regions(call->op);
    if (number < 0 || (size_t)number >= n)
        return jig_definite(call, call->op,
                            "'selected_region' attribute/param specifies region at index {} "
                            "while op has only {} regions",
                            jig_fact_int(number), jig_fact_int(n));
    *body = jig_region_first(jig_op_region(call->op, (size_t)number));
    return JIG_OK;
}

static JigStatus apply_choice(JigTransformCall *call) {
    JigBlock *body = NULL;
    JIG_TRY(find_choice(call, &body));
    jig_scope_open(call, body);
    JigStatus status = jig_apply_block(call, body, false);
    if (status == JIG_OK)
        status = jig_forward_yield(call, body);
    jig_scope_close(call);
    return status;
}
