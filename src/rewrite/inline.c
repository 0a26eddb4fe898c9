/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Inlining one call. The block of the call is split after it, the blocks of
 * the callee go between, and the terminators of these are rewritten by their
 * dialects to pass the results on. One block goes into that of the call.
 */
#include "rewrite/rewriter.h"
#include "support/check.h"

bool jig_may_inline_any_op(JigOp *op, JigRegion *dest, bool would_be_cloned) {
    JIG_REQUIRE(op);
    (void)op, (void)dest, (void)would_be_cloned;
    return true;
}

bool jig_may_inline_any_region(JigRegion *dest, JigRegion *source, bool would_be_cloned) {
    JIG_REQUIRE(dest);
    (void)dest, (void)source, (void)would_be_cloned;
    return true;
}

static bool op_may_go(JigOp *op, JigRegion *dest, bool clone) {
    const JigDialect *d = op->name->dialect;
    return d && (op->name->row || d->takes_unknown_ops) && d->may_inline_op &&
           d->may_inline_op(op, dest, clone);
}

static bool ops_may_go(JigRegion *source, JigRegion *dest, bool clone) {
    for (JigBlock *b = source->first; b; b = b->next)
        for (JigOp *op = b->first; op; op = op->next) {
            if (!op_may_go(op, dest, clone))
                return false;
            for (size_t i = 0; i < op->num_regions; i++)
                if (!ops_may_go(&jig_op_regions(op)[i], dest, clone))
                    return false;
        }
    return true;
}

static bool call_may_go(JigOp *call, JigOp *callable, JigRegion *source, bool clone) {
    const JigDialect *d = call->name->dialect;
    JigRegion *dest = call->block->region;
    if (!d || !d->may_inline_call || !d->may_inline_call(call, callable, clone))
        return false;
    const JigDialect *outer = dest->parent ? dest->parent->name->dialect : NULL;
    if (!outer || !outer->may_inline_region || !outer->may_inline_region(dest, source, clone))
        return false;
    if (outer->may_inline_body && !outer->may_inline_body(call, source))
        return false;
    return ops_may_go(source, dest, clone);
}

static bool signatures_match(JigOp *call, JigOp *callable, const JigBlock *entry) {
    JigOperandRange args = jig_call(call)->args(call);
    size_t num_results;
    const JigType *const *results = jig_function_results(callable, &num_results);
    if (args.count != entry->num_args || call->num_results != num_results)
        return false;
    for (size_t i = 0; i < args.count; i++)
        if (call->operands[args.start + i].value->type != entry->args[i]->v.type)
            return false;
    for (size_t i = 0; i < num_results; i++)
        if (jig_op_results(call)[i].type != results[i])
            return false;
    return true;
}

static bool takes_several_blocks(const JigOp *parent) {
    return parent && parent->name->row && !jig_op_has_trait(parent, JIG_TRAIT_SINGLE_BLOCK);
}

/* Does the body become a part of the block of the call? One that never returns has nothing to put
 * in place of results. */
static bool joins_one_block(const JigOp *call, const JigRegion *source) {
    const JigOp *end = source->first->last;
    if (source->first != source->last || !end || jig_op_has_trait(end, JIG_TRAIT_RETURN_LIKE))
        return source->first == source->last;
    return !jig_op_has_uses(call) &&
           !(call->name->dialect->inline_keeps_end && takes_several_blocks(jig_op_parent(call)));
}

static bool blocks_fit(const JigOp *call, const JigRegion *source) {
    return source->first != source->last || joins_one_block(call, source) ||
           takes_several_blocks(jig_op_parent(call));
}

/* ---- Locations: at the call, from the callee ---- */
typedef struct Relocate {
    JigContext *ctx;
    JigLoc caller;
} Relocate;

/* A location that is itself at a call keeps its order: innermost callee first. */
static JigLoc relocated(const Relocate *r, JigLoc loc) {
    JIG_VEC(JigLoc) callees = {0};
    for (; jig_loc_kind(r->ctx, loc) == JIG_ATTR_LOC_CALLSITE; loc = jig_loc_caller(r->ctx, loc))
        jig_vec_push(&callees, jig_loc_child(r->ctx, loc));
    loc = jig_loc_callsite(r->ctx, loc, r->caller);
    while (callees.len)
        loc = jig_loc_callsite(r->ctx, jig_vec_pop(&callees), loc);
    jig_vec_free(&callees);
    return loc;
}

static void relocate_args(const Relocate *r, JigBlock *b) {
    for (size_t i = 0; i < b->num_args; i++)
        jig_arg_set_loc(&b->args[i]->v, relocated(r, b->args[i]->loc));
}

static JigWalk relocate_op(JigOp *op, void *user) {
    const Relocate *r = user;
    jig_op_set_loc(op, relocated(r, op->loc));
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            relocate_args(r, b);
    return JIG_WALK_ADVANCE;
}

static void relocate(JigContext *ctx, JigBlock *first, const JigBlock *end, JigLoc caller) {
    Relocate r = {ctx, caller};
    for (JigBlock *b = first; b != end; b = b->next) {
        relocate_args(&r, b);
        for (JigOp *op = b->first; op; op = op->next)
            jig_walk_pre(op, relocate_op, &r);
    }
}

/* ---- Moving the body ---- */
/* What the body takes for its arguments, made behind the call; to be freed. */
static JigValue **passed_values(JigRewriter *rw, JigOp *call, JigOp *callable) {
    JigOperandRange args = jig_call(call)->args(call);
    const JigDialect *d = callable->name->dialect;
    JigValue **values = jig_calloc(args.count + 1, sizeof *values);
    jig_at_after(rw, call);
    for (size_t i = 0; i < args.count; i++) {
        values[i] = call->operands[args.start + i].value;
        if (d && d->inline_argument)
            values[i] = d->inline_argument(rw, call, callable, i, values[i]);
    }
    return values;
}

/* `before` NULL: at the end of `dest`. */
static void bring_blocks(JigRewriter *rw, JigRegion *source, JigRegion *dest, JigBlock *before,
                         JigValue *const *args, bool clone) {
    JigBlock *entry = source->first;
    if (!clone) {
        for (size_t i = 0; i < entry->num_args; i++)
            jig_rw_replace_uses(rw, &entry->args[i]->v, args[i]);
        jig_rw_inline_region(rw, source, dest, before);
        return;
    }
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < entry->num_args; i++)
        jig_irmap_value(map, &entry->args[i]->v, args[i]);
    JigBlock *last = before ? before->prev : dest->last;
    jig_region_clone_into(source, dest, before, map);
    jig_irmap_destroy(map);
    for (JigBlock *b = last->next; rw->ctx->listeners && b != before; b = b->next) {
        jig_rw_tell_block_inserted(rw, b, NULL, NULL);
        for (JigOp *op = b->first; op; op = op->next)
            jig_rw_tell_inserted_tree(rw, op);
    }
}

static void replace_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                               size_t n) {
    const JigDialect *d = op->name->dialect;
    jig_at_before(rw, op);
    if (d && d->inline_terminator)
        d->inline_terminator(rw, op, dest, values, n);
}

/* The ops of the body go behind the call, and what was made for its arguments: before `next`. */
static void join_one_block(JigRewriter *rw, JigOp *call, JigOp *next, JigBlock *body) {
    JigValue **results = jig_calloc((size_t)call->num_results + 1, sizeof *results);
    for (size_t i = 0; i < call->num_results; i++)
        results[i] = &jig_op_results(call)[i];
    JigOp *terminator = body->last;
    if (terminator) {
        replace_terminator(rw, terminator, NULL, results, call->num_results);
        jig_rw_erase(rw, terminator);
    }
    jig_free(results);
    jig_rw_inline_block(rw, body, call->block, next, NULL, 0);
}

static void join_blocks(JigRewriter *rw, JigOp *call, JigBlock *first, JigBlock *rest) {
    for (size_t i = 0; i < call->num_results; i++) {
        JigValue *result = &jig_op_results(call)[i];
        jig_rw_replace_uses(rw, result, jig_block_add_arg(rest, result->type, call->loc));
    }
    for (JigBlock *b = first; b != rest; b = b->next)
        if (b->last)
            replace_terminator(rw, b->last, rest, NULL, 0);
    jig_rw_inline_block(rw, first, call->block, NULL, NULL, 0);
}

bool jig_inline_call(JigRewriter *rw, JigOp *call, JigOp *callable, bool clone,
                     void (*inlined)(JigBlock *first, JigBlock *end, void *user), void *user) {
    JIG_REQUIRE(rw && call);
    JigRegion *source = jig_callable(callable)->region(callable);
    if (!source || !source->first || !call->block || !call->block->region)
        return false;
    if (!signatures_match(call, callable, source->first) ||
        !call_may_go(call, callable, source, clone) || !blocks_fit(call, source))
        return false;
    bool one_block = joins_one_block(call, source);
    JigBlock *block = call->block;
    JigOp *next = call->next;
    JigValue **args = passed_values(rw, call, callable);
    /* Splitting takes as long as there are ops behind the call. */
    JigBlock *rest = one_block ? block->next : jig_rw_split_block(rw, block, next);
    bring_blocks(rw, source, block->region, rest, args, clone);
    jig_free(args);
    JigBlock *first = block->next;
    if (jig_loc_kind(rw->ctx, call->loc) != JIG_ATTR_LOC_UNKNOWN)
        relocate(rw->ctx, first, rest, call->loc);
    const JigDialect *d = call->name->dialect;
    if (d->inline_blocks)
        d->inline_blocks(rw, call, callable, first, rest);
    if (inlined)
        inlined(first, rest, user);
    if (one_block)
        join_one_block(rw, call, next, first);
    else
        join_blocks(rw, call, first, rest);
    return true;
}
