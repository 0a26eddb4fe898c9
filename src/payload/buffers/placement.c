/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where allocations stand. An allocation climbs block by block: to the block's immediate dominator,
 * or, from the entry of a region, to the block around the region's op. How far depends on what the
 * move is for (`Climb`).
 */
#include "payload/buffers/placement.h"
#include "analysis/view_flow.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/memref/memref.h"
#include "ir/dominance.h"
#include "payload/buffers/element_size.h"
#include "support/map.h"
#include "support/check.h"

/* An op whose only new value is memory that somebody has to free; with what frees it, or NULL. */
typedef struct Allocation {
    JigValue *value;
    JigOp *dealloc;
} Allocation;
typedef struct Found {
    JIG_VEC(Allocation) items;
} Found;

static JigWalk find_allocation(JigOp *op, void *user) {
    Found *found = user;
    Allocation a = {.value = jig_alias_only_allocated(op)};
    if (a.value && jig_alias_find_dealloc(a.value, &a.dealloc))
        jig_vec_push(&found->items, a);
    return JIG_WALK_ADVANCE;
}

/* Those on the stack come behind the others. */
static JigWalk find_on_stack(JigOp *op, void *user) {
    Found *found = user;
    const JigAllocationIface *says = jig_allocation(op);
    if (says && says->leaves_loops && !says->leaves_blocks)
        jig_vec_push(&found->items, (Allocation){.value = jig_op_result(op, 0)});
    return JIG_WALK_ADVANCE;
}

/* Does an op free it, or a view of it? Then that stands where the allocation is made. */
static bool is_freed(const JigViewFlow *flow, JigValue *v) {
    JigValueVec views = {0};
    bool found = false;
    jig_view_flow_views(flow, v, &views);
    for (size_t i = 0; i < views.len; ++i)
        for (JigUse *u = jig_value_first_use(views.data[i]); u && !found; u = jig_use_next(u)) {
            JigOp *user = jig_use_owner(u);
            found =
                jig_alias_frees(user, views.data[i]) || jig_op_is(user, JIG_BUFFERIZATION(DEALLOC));
        }
    jig_vec_free(&views);
    return found;
}

/* ---- Dominance across regions ---- */

static JigBlock *idom_of(JigDominance *d, JigBlock *b) {
    const JigDomTree *t = jig_dominance_tree(d, jig_block_region(b));
    const JigDomNode *node = jig_dominance_node(d, b);
    return node && node != t->nodes ? t->nodes[node->idom].block : NULL;
}

/* The nearest block that dominates both; NULL: there is none. */
static JigBlock *common_dominator(JigDominance *d, JigBlock *a, JigBlock *b) {
    while (a && !jig_dominates_block(d, a, b)) {
        JigBlock *up = jig_block_is_entry(a) ? NULL : idom_of(d, a);
        JigOp *around = up ? NULL : jig_block_parent_op(a);
        a = up ? up : around ? jig_op_block(around) : NULL;
    }
    return a;
}

static JigBlock *dominator_of_uses(JigDominance *d, const JigViewFlow *flow, JigValue *v) {
    JigBlock *found = jig_value_block(v);
    JigValueVec views = {0};
    JigPtrMap seen = {0};
    jig_view_flow_views(flow, v, &views);
    for (size_t i = 0; i < views.len && found; ++i) {
        found = common_dominator(d, found, jig_value_block(views.data[i]));
        for (JigUse *u = jig_value_first_use(views.data[i]); u && found; u = jig_use_next(u)) {
            JigBlock *b = jig_op_block(jig_use_owner(u));
            if (jig_ptrset_add(&seen, b))
                found = common_dominator(d, found, b);
        }
    }
    jig_ptrmap_free(&seen);
    jig_vec_free(&views);
    return found;
}

/* The lowest block in which an operand is defined; NULL: there are no operands. */
static JigBlock *block_of_operands(JigDominance *d, const JigOp *op) {
    JigBlock *lowest = NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigBlock *b = jig_value_block(jig_op_operand(op, i));
        if (!lowest || jig_dominates_block(d, lowest, b))
            lowest = b;
    }
    return lowest;
}

/* ---- Climbing ---- */

typedef struct Climb {
    JigDominance *dom;
    const JigOp *top;  /* which nothing leaves */
    bool out_of_loops; /* and only that; else out of everything but loops */
    JigBlock *uses;    /* dominates all uses of all views */
    JigBlock *limit;   /* not above this one; NULL: no limit */
    JigBlock *place;   /* so far */
} Climb;

static bool is_loop(const JigOp *op) {
    if (jig_loop(op))
        return true;
    for (size_t i = 0; jig_region_branch(op) && i < jig_op_num_regions(op); ++i)
        if (jig_region_is_repetitive(op, jig_op_region(op, i)))
            return true;
    return false;
}

static bool is_control_flow(const JigOp *op) {
    return jig_loop(op) || jig_region_branch(op);
}

static bool properly_dominates(JigDominance *d, JigBlock *a, JigBlock *b) {
    return a != b && jig_dominates_block(d, a, b);
}

/* May it leave a region of `op`? What goes round in a loop stays there, and what iterations that
 * run at once have each of its own. */
static bool may_leave(const Climb *c, const JigOp *op) {
    if (op == c->top || !is_control_flow(op))
        return false;
    if (!c->out_of_loops)
        return !is_loop(op);
    return is_loop(op) && !jig_op_has_trait(op, JIG_TRAIT_PARALLEL_REGION) &&
           !(c->uses && jig_dominates_block(c->dom, c->uses, jig_op_block(op)));
}

static void climb(Climb *c) {
    JigBlock *at = c->place;
    for (JigOp *around; (around = jig_block_parent_op(at)) && jig_op_block(around);) {
        if (c->limit && !properly_dominates(c->dom, c->limit, at))
            return;
        JigBlock *idom = jig_block_is_entry(at) ? NULL : idom_of(c->dom, at);
        if (idom && properly_dominates(c->dom, jig_op_block(around), idom)) {
            at = idom;
            if (!c->out_of_loops)
                c->place = at;
            continue;
        }
        if (!may_leave(c, around))
            return;
        c->place = at = jig_op_block(around);
    }
}

/* In front of what encloses it, or at the block's end. */
static void move_to(JigRewriter *rw, JigOp *op, JigBlock *place) {
    JigOp *before = jig_block_ancestor(place, op);
    if (!before)
        before = jig_block_terminator(place);
    if (before != op)
        jig_rw_move(rw, op, place, before);
}

static void hoist_one(JigRewriter *rw, Climb c, const JigViewFlow *flow, JigValue *v) {
    JigOp *op = jig_value_def(v);
    JigBlock *operands = block_of_operands(c.dom, op);
    c.uses = dominator_of_uses(c.dom, flow, v);
    c.place = jig_op_block(op);
    c.limit = operands;
    if (!c.out_of_loops && (!operands || !properly_dominates(c.dom, c.uses, operands)))
        c.limit = c.uses;
    climb(&c);
    move_to(rw, op, c.place);
}

static void hoist(JigRewriter *rw, JigOp *top, bool out_of_loops) {
    Found found = {0};
    JigViewFlow *flow = jig_view_flow_create_for_views(top);
    Climb c = {.dom = jig_dominance_create(rw->ctx), .top = top, .out_of_loops = out_of_loops};
    jig_walk_post(top, find_allocation, &found);
    if (out_of_loops)
        jig_walk_post(top, find_on_stack, &found);
    for (size_t i = 0; i < found.items.len; ++i) {
        JigValue *v = found.items.data[i].value;
        const JigAllocationIface *says = jig_allocation(jig_value_def(v));
        if (says && (out_of_loops ? says->leaves_loops : says->leaves_blocks) && !is_freed(flow, v))
            hoist_one(rw, c, flow, v);
    }
    jig_dominance_destroy(c.dom);
    jig_view_flow_destroy(flow);
    jig_vec_free(&found.items);
}

void jig_hoist_buffers(JigRewriter *rw, JigOp *top) {
    JIG_REQUIRE(rw && top);
    hoist(rw, top, false);
}
void jig_hoist_buffers_out_of_loops(JigRewriter *rw, JigOp *top) {
    JIG_REQUIRE(rw && top);
    hoist(rw, top, true);
}

/* ---- Allocated and freed in each iteration ---- */

/* A loop whose iterations follow each other, and that allocates and frees in its body. */
static JigOp *loop_of_pair(const Allocation *a) {
    JigOp *op = jig_value_def(a->value), *loop = jig_op_parent(op);
    if (!jig_op_is(op, JIG_MEMREF(ALLOC)) || !a->dealloc || !loop || !jig_loop(loop) ||
        jig_loop(loop)->parallel || jig_op_has_trait(loop, JIG_TRAIT_PARALLEL_REGION) ||
        jig_op_block(a->dealloc) != jig_op_block(op) || jig_block_next(jig_op_block(op)) ||
        jig_op_parent_region(op) != jig_loop_region(loop, 0))
        return NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_loop_is_defined_outside(loop, jig_op_operand(op, i)))
            return NULL;
    return loop;
}

void jig_buffers_hoist_pairs(JigRewriter *rw, JigOp *top) {
    JIG_REQUIRE(rw && top);
    Found found = {0};
    jig_walk_post(top, find_allocation, &found);
    for (size_t i = 0; i < found.items.len; ++i) {
        Allocation *a = &found.items.data[i];
        for (JigOp *loop; (loop = loop_of_pair(a)) && loop != top;) {
            jig_rw_move_before(rw, jig_value_def(a->value), loop);
            jig_rw_move_after(rw, a->dealloc, loop);
        }
    }
    jig_vec_free(&found.items);
}

/* ---- Onto the stack ---- */

/* Does an end of `region` pass a view on? */
static bool leaves(const JigValueVec *views, const JigRegion *region) {
    for (size_t i = 0; i < views->len; ++i)
        for (JigUse *u = jig_value_first_use(views->data[i]); u; u = jig_use_next(u)) {
            JigOp *user = jig_use_owner(u);
            if (jig_region_terminator(user) && jig_op_parent_region(user) == region)
                return true;
        }
    return false;
}

/* Is there a scope around it, in the same iteration, that no view leaves? */
static bool has_scope(const JigViewFlow *flow, JigValue *v) {
    JigValueVec views = {0};
    bool found = false;
    jig_view_flow_views(flow, v, &views);
    for (JigRegion *r = jig_value_region(v); r && !found; r = jig_region_parent_region(r)) {
        JigOp *op = jig_region_parent(r);
        if (!op)
            continue;
        found = jig_op_has_trait(op, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE) && !leaves(&views, r);
        if (is_loop(op) || !is_control_flow(op))
            break;
    }
    jig_vec_free(&views);
    return found;
}

/* Of dynamic size, when each size is the rank of something. Bits are counted in 32 bits, as the
 * reference does: as many bytes as make 2^32 of them are none. */
static bool is_small(JigValue *v, uint64_t max_bytes, uint64_t max_rank) {
    const JigType *t = jig_value_type(v);
    const JigOp *op = jig_value_def(v);
    int64_t bits, total;
    if (jig_type_has_static_shape(t))
        return jig_buffers_element_bits(op, jig_type_element(t), &bits) &&
               !__builtin_mul_overflow(bits, jig_type_num_elements(t), &total) &&
               (uint64_t)total <= (uint32_t)(max_bytes * 8);
    if (jig_type_rank(t) > max_rank)
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_op_operand_def_of(op, i, JIG_MEMREF(RANK)))
            return false;
    return true;
}

/* What it takes of the bytes that are left for all; false: more. What has no static size is not
 * counted: it is as many numbers as something has dimensions, and few. */
static bool take_bytes(JigValue *v, uint64_t *left) {
    const JigType *t = jig_value_type(v);
    int64_t bits, total;
    if (!jig_type_has_static_shape(t))
        return true;
    if (!jig_buffers_element_bits(jig_value_def(v), jig_type_element(t), &bits) ||
        __builtin_mul_overflow(bits, jig_type_num_elements(t), &total) ||
        ((uint64_t)total + 7) / 8 > *left)
        return false;
    *left -= ((uint64_t)total + 7) / 8;
    return true;
}

void jig_buffers_promote_to_stack(JigRewriter *rw, JigOp *top, uint64_t max_bytes,
                                  uint64_t max_rank, uint64_t max_total) {
    JIG_REQUIRE(rw && top);
    uint64_t left = max_total ? max_total : UINT64_MAX;
    Found found = {0};
    JigViewFlow *flow = jig_view_flow_create_for_views(top);
    jig_walk_post(top, find_allocation, &found);
    for (size_t i = 0; i < found.items.len; ++i) {
        Allocation *a = &found.items.data[i];
        JigOp *op = jig_value_def(a->value);
        const JigAllocationIface *says = jig_allocation(op);
        if (a->dealloc || !says || !says->on_stack || !is_small(a->value, max_bytes, max_rank) ||
            !has_scope(flow, a->value) || is_freed(flow, a->value) || !take_bytes(a->value, &left))
            continue;
        jig_at_before(rw, op);
        jig_rw_replace1(rw, op, says->on_stack(rw, op));
    }
    jig_view_flow_destroy(flow);
    jig_vec_free(&found.items);
}
