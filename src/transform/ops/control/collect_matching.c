/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform.collect_matching: what a matcher yields for the payload ops that it matches. */
#include "support/arena.h"
#include "transform/ops/gather.h"
#include "transform/ops/ops_int.h"
#include "transform/watch.h"

#include "jig/iface.h"
#include "transform/state.h"

static JigApplyFn apply_collect_matching;
static bool verify_symbols(JigOp *op);

static const JigSymbolUserIface symbol_user = {.verify = verify_symbols};

static const JigOpRow rows[] = {
    {.name = "transform.collect_matching",
     .ins = "root: read Handle",
     .outs = "results: variadic<AnyHandleOrParam>",
     .props = "matcher: SymbolRef",
     .traits = "SymbolUserOpInterface, TransformOpInterface, ReadsPayload",
     .format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)",
     .ifaces = (const JigIface[]){{&jig_iface_symbol_user, &symbol_user}, {0}},
     .apply = apply_collect_matching,
     .summary = "what a matcher yields for the payload ops that it matches"},
};
const JigDialect jig_transform_collect_matching = {.name = "transform", JIG_TABLE(ops, rows)};

static bool verify_symbols(JigOp *op) {
    const JigAttr *symbol = jig_transform_collect_matching_matcher_attr(op);
    JigOp *matcher = jig_find_sequence(op, symbol);
    if (!matcher)
        return jig_op_emit_error(op, "unresolved matcher symbol %s", jig_msg_attr(symbol));
    const JigType *type = jig_transform_sequence_type(matcher);
    if (jig_type_num_inputs(type) != 1 || !jig_transform_is_handle(jig_type_inputs(type)[0]))
        return jig_op_emit_error(op, "expected the matcher to take one operation handle argument");
    if (!jig_marks_arg_read(matcher, 0))
        return jig_op_emit_error(op, "expected the matcher argument to be marked readonly");
    size_t n = jig_op_num_results(op);
    if (jig_type_num_results(type) != n)
        return jig_op_emit_error(
            op, "expected the matcher to yield as many values as op has results (%zu), got %zu", n,
            jig_type_num_results(type));
    for (size_t i = 0; i < n; ++i)
        if (!jig_transform_same_handle_kind(jig_type_results(type)[i], jig_op_result_type(op, i)))
            return jig_op_emit_error(
                op, "mismatching type interfaces for matcher result and op result #%zu", i);
    return true;
}

typedef struct Collect {
    JigTransformCall *call, scratch; /* the second for one application of the matcher */
    JigBlock *matcher;
    JigGather found;
} Collect;

static JigStatus visit(JigOp *op, void *user) {
    Collect *c = user;
    JigArenaMark mark = jig_arena_mark(c->scratch.arena);
    JigItems arg = {JIG_HANDLE_OPS, (void *[]){op}, 1}, *yielded;
    JigStatus status = jig_run_matcher(&c->scratch, c->matcher, &arg, &yielded);
    for (size_t i = 0; status == JIG_OK && i < c->found.n; ++i) {
        if (yielded[i].len == 1)
            jig_gather_add(&c->found, i, yielded[i].items, 1);
        else
            return jig_silenceable(c->call, c->call->op,
                                   "result #{}, associated with {} payload objects, expected 1",
                                   jig_fact_int(i), jig_fact_int(yielded[i].len));
    }
    jig_arena_rewind(c->scratch.arena, mark);
    return status == JIG_DEFINITE ? status : JIG_OK;
}

static JigStatus apply_collect_matching(JigTransformCall *call) {
    Collect c = {.call = call, .scratch = *call};
    JIG_TRY(jig_transform_resolve_body(call, jig_transform_collect_matching_matcher_attr(call->op),
                                       &c.matcher));
    JigOps roots = jig_payload_ops(call, jig_transform_collect_matching_root(call->op));
    jig_gather_init(&c.found, call, 0);
    c.scratch.arena = jig_state_take_scratch(call->state);
    JigStatus status = JIG_OK;
    for (size_t i = 0; status == JIG_OK && i < roots.len; ++i)
        status = jig_watch_walk(call, roots.items[i], visit, &c);
    jig_state_give_scratch(call->state, c.scratch.arena);
    if (status == JIG_OK)
        jig_gather_finish(&c.found);
    return status;
}
