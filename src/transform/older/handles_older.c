/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Handles and ways through the payload under their former names. */
#include "transform/older/modernise_int.h"
#include "transform/ops/known_types.h"

static bool modernise_split_handles(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_isolated_parent(JigRewriter *rw, JigOp *op, JigReason *why);
static bool modernise_parent_for(JigRewriter *rw, JigOp *op, JigReason *why);
static bool verify_split_handles(JigOp *op);
static bool parse_merge_handles(JigParser *p, JigOpState *state);
static bool parse_split_handles(JigParser *p, JigOpState *state);

static const JigOpRow rows[] = {
    {.name = "transform.get_closest_isolated_parent",
     .ins = "target: read Handle",
     .outs = "parent: Handle",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "17",
                                .what = "it is transform.get_parent_op {isolated_from_above}",
                                .modernise = modernise_isolated_parent},
     .summary = "the closest ops around that are isolated from above"},
    {.name = "transform.loop.get_parent_for",
     .ins = "target: read Handle",
     .outs = "parent: Handle",
     .props = "num_loops: Confined<I64, positive> = 1, affine: Bool = false",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$target attr-dict `:` functional-type(operands, results)",
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "17",
                                .what = "it is transform.get_parent_op {op_name, nth_parent}",
                                .modernise = modernise_parent_for},
     .summary = "the loop so many loops around"},
    {.name = "transform.split_handles",
     .ins = "handle: consume Handle",
     .outs = "results: variadic<Handle>",
     .props = "num_result_handles: I64",
     .traits = "TransformOpInterface",
     .format = "$handle `in` `[` $num_result_handles `]` attr-dict `:` "
               "functional-type(operands, results)",
     .verify = verify_split_handles,
     .apply = jig_modernise_apply,
     .older = &(const JigOlder){.until = "16",
                                .what = "it is transform.split_handle, which counts its results",
                                .modernise = modernise_split_handles},
     .summary = "one handle per payload op"},
};

static const JigOlderText texts[] = {
    {"transform.alternatives",
     .format = "$scope (`->` type($results)^)? attr-dict-with-keyword regions", .until = "15",
     UNTYPED},
    {"transform.foreach", .format = "$targets (`->` type($results)^)? $body attr-dict",
     .until = "15", UNTYPED},
    {"transform.get_closest_isolated_parent", .format = "$target attr-dict", .until = "15",
     UNTYPED},
    {"transform.get_producer_of_operand", .format = "$target `[` $operand_number `]` attr-dict",
     .until = "15", UNTYPED},
    {"transform.loop.get_parent_for", .format = "$target attr-dict", .until = "15", UNTYPED},
    {"transform.merge_handles", .parse = parse_merge_handles, .until = "15", UNTYPED},
    {"transform.replicate", .format = "`num` `(` $pattern `)` $handles attr-dict", .until = "15",
     UNTYPED},
    {"transform.split_handles", .parse = parse_split_handles, .until = "15", UNTYPED},
    {0}};

const JigDialect jig_transform_older_handles = {
    .name = "transform", JIG_TABLE(ops, rows), .older_texts = texts};

/* deduplicate %a, %b: one result, of the type of the first. */
static bool parse_merge_handles(JigParser *p, JigOpState *state) {
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved *handles;
    size_t n;
    if (jig_parse_try_keyword(p, "deduplicate"))
        jig_state_add_attr(state, p, "deduplicate", jig_attr_unit(ctx));
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &handles, &n) && jig_parse_attr_dict(p, state));
    if (!n)
        return jig_parse_error(p, jig_parse_spot(p), "expected handles");
    const JigType *type = jig_parse_known_type(p, &handles[0]);
    JIG_CHECK(type);
    jig_state_add_types(state, p, &type, 1);
    return jig_known_types_resolve(p, state, handles, n);
}

/* %handle in [2]: so many results. */
static bool parse_split_handles(JigParser *p, JigOpState *state) {
    enum { MOST = 1 << 16 };
    JigUnresolved handle;
    int64_t n;
    JIG_CHECK(jig_parse_operand(p, &handle) && jig_parse_keyword(p, "in") &&
              jig_parse_token(p, "["));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_integer(p, &n));
    if (n < 0 || n > MOST)
        return jig_parse_error(p, spot, "expected a number of handles up to %d", MOST);
    JIG_CHECK(jig_parse_token(p, "]") && jig_parse_attr_dict(p, state));
    jig_state_add_attr(state, p, "num_result_handles", jig_attr_i64(jig_parser_context(p), n));
    const JigType *type = jig_parse_known_type(p, &handle);
    for (int64_t i = 0; type && i < n; ++i)
        jig_state_add_types(state, p, &type, 1);
    return type && jig_resolve_operand(p, state, &handle, type);
}

static bool verify_split_handles(JigOp *op) {
    int64_t wanted = jig_transform_split_handles_num_result_handles(op);
    if (wanted == (int64_t)jig_op_num_results(op))
        return true;
    return jig_op_error(op, "expected as many results (%zu) as it splits the handle in (%lld)",
                        jig_op_num_results(op), (long long)wanted);
}

static bool modernise_split_handles(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    jig_modernise_rename(rw, op, "transform.split_handle", NULL);
    return true;
}

/* Each parent once, as it was. */
static bool to_parent_op(JigRewriter *rw, JigOp *op, JigValue *target, JigNamedAttr which,
                         JigNamedAttr nth) {
    const JigAttr *unit = jig_attr_unit(jig_op_context(op));
    JigNamedAttr attrs[] = {which, nth, jig_modernise_attr(op, "deduplicate", unit)};
    const JigType *type = jig_op_result_type(op, 0);
    JigOp *today = jig_modernise_build(rw, op,
                                       &(JigToday){.name = "transform.get_parent_op",
                                                   .operands = &target,
                                                   .num_operands = 1,
                                                   .types = &type,
                                                   .num_types = 1,
                                                   JIG_TABLE(attrs, attrs)});
    jig_rw_replace_op(rw, op, today);
    return true;
}

static bool modernise_isolated_parent(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    const JigAttr *unit = jig_attr_unit(jig_op_context(op));
    return to_parent_op(rw, op, jig_transform_get_closest_isolated_parent_target(op),
                        jig_modernise_attr(op, "isolated_from_above", unit),
                        jig_modernise_attr(op, "nth_parent", NULL));
}

static bool modernise_parent_for(JigRewriter *rw, JigOp *op, JigReason *why) {
    (void)why;
    JigContext *ctx = jig_op_context(op);
    int64_t n = jig_transform_loop_get_parent_for_num_loops(op);
    const char *name = jig_transform_loop_get_parent_for_affine(op) ? "affine.for" : "scf.for";
    return to_parent_op(rw, op, jig_transform_loop_get_parent_for_target(op),
                        jig_modernise_attr(op, "op_name", jig_attr_string(ctx, jig_str(name))),
                        jig_modernise_attr(op, "nth_parent", n == 1 ? NULL : jig_attr_i64(ctx, n)));
}
