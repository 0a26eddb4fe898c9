/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The way over the blocks of a function: inner ones first, and each after those that dominate it.
 */
#include "ir/dominance.h"
#include "payload/dealloc/ownership_int.h"
#include "ir/diag/complaints.h"
#include "support/check.h"

/* Do blocks, at any depth, form a loop? */
typedef struct Path {
    JigBlock *block;
    size_t next; /* successor to look at */
} Path;

static bool region_has_loop(JigRegion *region) {
    JIG_VEC(Path) path = {0};
    JigPtrMap seen = {0}; /* block -> itself while it is on the path, else NULL */
    bool found = false;
    for (JigBlock *start = jig_region_first(region); start && !found;
         start = jig_block_next(start)) {
        if (jig_ptrmap_has(&seen, start))
            continue;
        jig_ptrmap_set(&seen, start, start);
        jig_vec_push(&path, ((Path){start, 0}));
        while (path.len && !found) {
            Path *top = &jig_vec_last(&path);
            if (top->next == jig_cfg_num_successors(top->block)) {
                jig_ptrmap_set(&seen, top->block, NULL);
                --path.len;
                continue;
            }
            JigBlock *to = jig_cfg_successor(top->block, top->next++);
            found = jig_ptrmap_get(&seen, to);
            if (jig_ptrmap_has(&seen, to))
                continue;
            jig_ptrmap_set(&seen, to, to);
            jig_vec_push(&path, ((Path){to, 0}));
        }
    }
    jig_vec_free(&path);
    jig_ptrmap_free(&seen);
    return found;
}
static JigWalk stop_at_loop(JigOp *op, void *user) {
    (void)user;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        if (region_has_loop(jig_op_region(op, i)))
            return JIG_WALK_INTERRUPT;
    return JIG_WALK_ADVANCE;
}

/* ---- Blocks ---- */

/* What is live into the block: owned as before in the region, not at all further out. */
static void take_over(JigOwners *o, JigBlock *block) {
    JigValueVec live = {0};
    const JigRegion *region = jig_block_region(block);
    jig_live_blocks_into(o->live, block, &live);
    jig_at_start(o->rw, block);
    for (size_t i = 0; i < live.len; ++i) {
        JigValue *v = live.data[i];
        if (jig_value_region(v) == region) {
            jig_dealloc_owner_join(o, v, jig_dealloc_owner(o, v, jig_value_block(v)), block);
            jig_dealloc_owner_free_later(o, v, block);
        } else {
            jig_dealloc_owner_join(o, v, jig_dealloc_owner_bit(o->rw, jig_value_loc(v), false),
                                   block);
        }
    }
    jig_vec_free(&live);
}

/* Arguments come with a bit each; those of the function are never owned. */
static void take_args(JigOwners *o, JigBlock *block) {
    bool of_function = jig_function(jig_block_parent_op(block)) && jig_block_is_entry(block);
    size_t n = jig_block_num_args(block);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_block_arg(block, i);
        if (!jig_dealloc_is_buffer(v))
            continue;
        JigLoc loc = jig_value_loc(v);
        JigValue *owner = of_function ? jig_dealloc_owner_bit(o->rw, loc, false)
                                      : jig_block_add_arg(block, jig_type_i(o->rw->ctx, 1), loc);
        jig_dealloc_owner_join(o, v, owner, block);
        jig_dealloc_owner_free_later(o, v, block);
    }
}

static bool own_block(JigOwners *o, JigBlock *block) {
    take_over(o, block);
    take_args(o, block);
    for (JigOp *op = jig_block_first(block), *next; op; op = next) {
        JigOp *now;
        next = jig_op_next(op);
        JIG_CHECK(jig_dealloc_own_op(o, op, &now));
        jig_dealloc_own_the_rest(o, now);
    }
    return true;
}

static bool own_region(JigOwners *o, JigDominance *dom, JigRegion *region);

/* Nothing is owned in a region that holds but one op for the op around it. */
static bool own_with_nested(JigOwners *o, JigDominance *dom, JigBlock *block) {
    for (JigOp *op = jig_block_first(block); op; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_regions(op) && !jig_op_iface(op, &jig_iface_sole_op); ++i)
            JIG_CHECK(own_region(o, dom, jig_op_region(op, i)));
    return own_block(o, block);
}

static bool own_region(JigOwners *o, JigDominance *dom, JigRegion *region) {
    if (jig_region_is_empty(region))
        return true;
    if (jig_region_has_one_block(region))
        return own_with_nested(o, dom, jig_region_first(region));
    const JigDomTree *t = jig_dominance_tree(dom, region);
    JIG_VEC(uint32_t) work = {0};
    JigBlockVec order = {0};
    bool ok = true;
    jig_vec_push(&work, 0);
    while (work.len) {
        uint32_t n = jig_vec_pop(&work);
        size_t first = work.len;
        jig_vec_push(&order, t->nodes[n].block);
        for (uint32_t c = t->nodes[n].child; c; c = t->nodes[c].sibling)
            jig_vec_push(&work, c);
        for (size_t i = first, k = work.len; i + 1 < k; ++i, --k) {
            uint32_t swap = work.data[i];
            work.data[i] = work.data[k - 1];
            work.data[k - 1] = swap;
        }
    }
    for (size_t i = 0; i < order.len && ok; ++i)
        ok = own_with_nested(o, dom, order.data[i]);
    jig_vec_free(&work);
    jig_vec_free(&order);
    return ok;
}

/* ---- The function ---- */

/* Its type follows from its arguments and what its blocks return. */
static bool update_signature(JigOp *function) {
    JigTypeVec inputs = {0}, results = {0};
    JigBlock *entry = jig_op_body(function);
    size_t n;
    const JigOp *first = NULL;
    bool ok = true;
    const JigType *const *old = jig_function_results(function, &n);
    for (JigBlock *b = entry; b && ok; b = jig_block_next(b)) {
        const JigOp *end = jig_block_terminator(b);
        if (!end || !jig_region_terminator(end))
            continue;
        size_t count = jig_op_num_operands(end);
        for (size_t i = 0; !first && i < count; ++i)
            jig_vec_push(&results, jig_op_operand_type(end, i));
        ok = count == results.len;
        for (size_t i = 0; ok && i < count; ++i)
            ok = results.data[i] == jig_op_operand_type(end, i);
        first = first ? first : end;
    }
    if (!first)
        jig_vec_append(&results, old, n);
    for (size_t i = 0; i < jig_block_num_args(entry); ++i)
        jig_vec_push(&inputs, jig_value_type(jig_block_arg(entry, i)));
    if (ok)
        jig_function_set_signature(function, inputs.data, inputs.len, results.data, results.len);
    else
        jig_op_emit_error(function,
                          "there are multiple return operations with different operand types");
    jig_vec_free(&inputs);
    jig_vec_free(&results);
    return ok;
}

static bool deallocate(JigRewriter *rw, JigOp *function, bool private_bits) {
    if (jig_walk_pre(function, stop_at_loop, NULL) == JIG_WALK_INTERRUPT)
        return jig_op_emit_error(function, "Only structured control-flow loops are supported.");
    JigOwners o = {
        .rw = rw, .live = jig_live_blocks_create(function), .private_bits = private_bits};
    JigDominance *dom = jig_dominance_create(rw->ctx);
    bool ok =
        own_region(&o, dom, jig_block_region(jig_op_body(function))) && update_signature(function);
    jig_dominance_destroy(dom);
    jig_live_blocks_destroy(o.live);
    jig_dealloc_owners_clear(&o);
    return ok;
}

bool jig_deallocate_by_ownership(JigRewriter *rw, JigOp *function, bool private_bits,
                                 JigReason *why) {
    JIG_REQUIRE(rw && jig_function(function) && jig_op_body(function));
    JigComplaints complaints;
    jig_complaints_begin(&complaints, rw->ctx, why);
    bool ok = deallocate(rw, function, private_bits);
    jig_complaints_end(&complaints, ok);
    return ok;
}
