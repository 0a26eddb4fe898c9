/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Inlines calls bottom up along the call graph: the functions of a component
 * are optimised, then calls in them are inlined, and so on a few times. A
 * private function whose last call goes is moved, not copied, and erased.
 */
#include "pass/inline_uses.h"
#include "jig/pass.h"

typedef struct Call {
    JigOp *op;
    JigCallNode *source, *target;
    size_t history; /* entry that this call came about by, + 1 */
} Call;

/* A body that was inlined, and by which inlining its call came about. */
typedef struct History {
    JigCallNode *node;
    size_t before; /* + 1 */
} History;

typedef struct Inliner {
    JigPassCall *pass;
    JigRewriter *rw;
    JigCallGraph graph;
    JigCallUses uses;
    JIG_VEC(Call) calls; /* of the component at hand */
    JIG_VEC(History) history;
    JigPtrMap dead; /* nodes to erase at the end */
    JigCallNodeVec dead_list;
    JigPipeline *fallback; /* made for `fallback_anchor` */
    JigStr fallback_anchor;
    size_t new_history;
    size_t copied;  /* ops; calls that double each other copy without end */
    JigOp *refused; /* the call at which there were too many; or NULL */
} Inliner;
enum { MOST_COPIED = 1 << 22 };

/* ---- Collecting calls ---- */

/* A block whose calls are still to be found, and the callable that it is in. */
typedef struct Pending {
    JigBlock *block;
    JigCallNode *node;
} Pending;
typedef JIG_VEC(Pending) PendingVec;

/* The op, if it is a call; else its blocks come later. */
static void collect_op(Inliner *in, JigOp *op, JigCallNode *source, bool into_callables,
                       PendingVec *later) {
    if (jig_call(op)) {
        const JigCallIface *c = jig_call(op);
        const JigAttr *symbol = c->callee ? c->callee(op) : NULL;
        if (symbol && jig_attr_symbol_len(symbol) > 1)
            return;
        JigCallNode *target = jig_callgraph_callee(&in->graph, op);
        if (target->region)
            jig_vec_push(&in->calls, ((Call){op, source, target, in->new_history}));
        return;
    }
    for (size_t i = 0; i < op->num_regions; i++) {
        JigRegion *r = &jig_op_regions(op)[i];
        JigCallNode *nested = jig_callgraph_node(&in->graph, r);
        if (nested && !into_callables)
            continue;
        for (JigBlock *b = r->first; b; b = b->next)
            jig_vec_push(later, ((Pending){b, nested ? nested : source}));
    }
}

/* Blocks are taken from the end: the last one first. */
static void collect_calls(Inliner *in, JigBlock *first, const JigBlock *end, JigCallNode *source,
                          bool into_callables) {
    PendingVec work = {0};
    for (JigBlock *b = first; b != end; b = b->next)
        jig_vec_push(&work, ((Pending){b, source}));
    while (work.len) {
        Pending p = jig_vec_pop(&work);
        for (JigOp *op = p.block->first; op; op = op->next)
            if (op->num_regions || jig_call(op))
                collect_op(in, op, p.node, into_callables, &work);
    }
    jig_vec_free(&work);
}

static void collect_inlined(JigBlock *first, JigBlock *end, void *user) {
    Inliner *in = user;
    JigCallNode *node = NULL;
    for (JigRegion *r = first->region; r && !node; r = jig_region_parent_region(r))
        node = jig_callgraph_node(&in->graph, r);
    if (node)
        collect_calls(in, first, end, node, true);
}

/* ---- Deciding ---- */
static bool was_inlined_before(const Inliner *in, const Call *c) {
    for (size_t h = c->history; h; h = in->history.data[h - 1].before)
        if (in->history.data[h - 1].node == c->target)
            return true;
    return false;
}

static JigWalk count_op(JigOp *op, void *user) {
    (void)op;
    ++*(size_t *)user;
    return JIG_WALK_ADVANCE;
}

static size_t count_ops(JigRegion *region) {
    size_t n = 0;
    for (JigBlock *b = region->first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next)
            jig_walk_pre(op, count_op, &n);
    return n;
}

static bool is_profitable(const Inliner *in, const Call *c) {
    uint32_t threshold = (uint32_t)jig_option_int(in->pass, "inlining-threshold");
    if (threshold == 0 || threshold == UINT32_MAX)
        return threshold != 0;
    size_t caller = count_ops(c->source->region);
    return caller == 0 || count_ops(c->target->region) * 100 / caller <= threshold;
}

static bool takes_several_blocks(const Call *c) {
    const JigOp *parent = jig_op_parent(c->op);
    return parent->name == c->target->op->name ||
           (parent->name->row && !jig_op_has_trait(parent, JIG_TRAIT_SINGLE_BLOCK));
}

/* Not: a call that ends its block, behind which nothing could go on; of what calls itself or its
 * caller back, which would never end; from inside of the body itself; of several blocks to where
 * one is allowed. */
static bool should_inline(const Inliner *in, const Call *c) {
    if (jig_op_is_terminator(c->op))
        return false;
    for (size_t i = 0; i < c->target->edges.len; i++)
        if (c->target->edges.data[i].to == c->target || c->target->edges.data[i].to == c->source)
            return false;
    const JigRegion *body = c->target->region;
    if (jig_region_is_ancestor(body, jig_op_parent_region(c->op)))
        return false;
    if (body->first != body->last && !takes_several_blocks(c))
        return false;
    return is_profitable(in, c);
}

/* ---- Inlining in one component ---- */
static void add_dead(Inliner *in, JigCallNode *n) {
    if (jig_ptrset_add(&in->dead, n))
        jig_vec_push(&in->dead_list, n);
}

static bool inline_one(Inliner *in, size_t index) {
    Call c = in->calls.data[index];
    if (jig_ptrmap_has(&in->dead, c.source) || was_inlined_before(in, &c) || !should_inline(in, &c))
        return false;
    bool move = jig_inline_uses_is_last(&in->uses, c.target);
    in->copied += move ? 0 : count_ops(c.target->region);
    if (in->copied > MOST_COPIED) {
        in->refused = c.op;
        return false;
    }
    in->new_history = in->history.len + 1;
    bool done = jig_inline_call(in->rw, c.op, c.target->op, !move, collect_inlined, in);
    in->new_history = 0;
    if (!done)
        return false;
    jig_vec_push(&in->history, ((History){c.target, c.history}));
    jig_inline_uses_drop_call(&in->uses, c.source, c.op);
    jig_inline_uses_merge(&in->uses, c.target, c.source);
    jig_rw_erase(in->rw, c.op);
    if (move) {
        jig_inline_uses_forget(&in->uses, c.target);
        add_dead(in, c.target);
    }
    return true;
}

static bool inline_in(Inliner *in, JigCallNode **nodes, size_t n) {
    in->calls.len = 0;
    for (size_t i = 0; i < n; i++) {
        if (!nodes[i]->region || jig_ptrmap_has(&in->dead, nodes[i]))
            continue;
        if (jig_inline_uses_is_dead(&in->uses, nodes[i]))
            add_dead(in, nodes[i]);
        else
            collect_calls(in, nodes[i]->region->first, NULL, nodes[i], false);
    }
    bool any = false;
    for (size_t i = 0; i < in->calls.len && !in->refused; i++)
        any |= inline_one(in, i);
    return any;
}

/* ---- Optimising in one component ---- */
/* The pipeline for callables of this name: a dedicated one, or the default. */
static JigPipeline *pipeline_for(Inliner *in, JigStr anchor) {
    JigPipeline *const *dedicated;
    size_t n = jig_option_pipelines(in->pass, "op-pipelines", &dedicated);
    for (size_t i = 0; i < n; i++)
        if (jig_pipeline_len(dedicated[i]) && jig_str_eq(jig_pipeline_anchor(dedicated[i]), anchor))
            return dedicated[i];
    JigStr text = jig_option_string(in->pass, "default-pipeline");
    if (!text.len)
        return NULL;
    if (in->fallback && jig_str_eq(in->fallback_anchor, anchor))
        return in->fallback;
    jig_pipeline_destroy(in->fallback);
    in->fallback = jig_pipeline_create(in->pass->ctx, anchor);
    in->fallback_anchor = jig_arena_str(in->pass->arena, anchor);
    /* What cannot be read of the pipeline is complained about and left out. */
    JigReason why = JIG_REASON(in->pass->arena);
    if (!jig_pipeline_add_text(in->fallback, text, in->pass->arena, &why)) {
        JigStr said = jig_reason_text(&why, in->pass->arena);
        jig_stream_write(in->pass->ctx, JIG_STREAM_MESSAGES, said.ptr, said.len);
    }
    return in->fallback;
}

static bool optimize(Inliner *in, JigCallNode **nodes, size_t n) {
    for (size_t i = 0; i < n; i++) {
        JigCallNode *node = nodes[i];
        if (!node->region || node->has_children || jig_ptrmap_has(&in->dead, node) ||
            !jig_op_has_trait(node->op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            continue;
        JigPipeline *p = pipeline_for(in, jig_op_name_of(node->op));
        if (p && !jig_pass_run_pipeline(in->pass, p, node->op))
            return false;
        jig_inline_uses_recompute(&in->uses, node);
    }
    return true;
}

static bool visit_component(Inliner *in, JigCallNode **nodes, size_t n) {
    int64_t rounds = jig_option_int(in->pass, "max-iterations");
    int64_t round = 0;
    do {
        JIG_CHECK(optimize(in, nodes, n));
        bool any = inline_in(in, nodes, n);
        if (in->refused)
            return jig_op_error(in->refused, "inlining copies more than %d operations",
                                MOST_COPIED);
        if (!any)
            break;
    } while (++round < rounds);
    return true;
}

static void erase_dead(Inliner *in) {
    for (size_t i = 0; i < in->dead_list.len; i++)
        jig_rw_erase(in->rw, in->dead_list.data[i]->op);
}

static bool run(JigPassCall *call) {
    if (!jig_op_is_symbol_table(call->op))
        return jig_op_error(
            call->op,
            " was scheduled to run under the inliner, but does not define a symbol table");
    Inliner in = {.pass = call, .rw = call->rw};
    jig_callgraph_init(&in.graph, call->op);
    jig_inline_uses_init(&in.uses, &in.graph, call->op);
    JigCallNodeVec nodes = {0};
    JigI64Vec ends = {0};
    jig_callgraph_sccs(&in.graph, &nodes, &ends);
    bool ok = true;
    for (size_t i = 0, start = 0; i < ends.len && ok; start = (size_t)ends.data[i++])
        ok = visit_component(&in, nodes.data + start, (size_t)ends.data[i] - start);
    if (ok)
        erase_dead(&in);
    jig_vec_free(&nodes);
    jig_vec_free(&ends);
    jig_vec_free(&in.calls);
    jig_vec_free(&in.history);
    jig_vec_free(&in.dead_list);
    jig_ptrmap_free(&in.dead);
    jig_pipeline_destroy(in.fallback);
    jig_inline_uses_free(&in.uses);
    jig_callgraph_free(&in.graph);
    return ok;
}

static const JigOptionRow options[] = {
    {.name = "default-pipeline",
     .kind = JIG_OPTION_STRING,
     .otherwise = "canonicalize",
     .help = "Pipeline for callables without one of their own"},
    {.name = "op-pipelines",
     .kind = JIG_OPTION_PIPELINE_LIST,
     .help = "Pipelines for callables by op name: `dialect.op(pipeline)`"},
    {.name = "max-iterations",
     .kind = JIG_OPTION_UINT,
     .otherwise = "4",
     .help = "Bound of rounds within a component of the call graph"},
    {.name = "inlining-threshold",
     .kind = JIG_OPTION_UINT,
     .otherwise = "4294967295",
     .help = "Largest size of a callee in percent of its caller"},
};

const JigPassRow jig_pass_inline = {
    .name = "inline",
    .outside_effects = true, /* complaints about a pipeline go to standard error */
    .title = "Inliner",
    JIG_TABLE(options, options),
    .run = run,
    .breaks = JIG_HOLDS_ONE_BLOCK,
    .summary = "put the bodies of functions where they are called",
};
