/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Unreachable blocks, and dead ops and block arguments at any depth.
 */
#include "rewrite/region.h"
#include "support/check.h"

void jig_regions_push_nested(JigRegionVec *work, const JigBlock *block) {
    JIG_REQUIRE(work && block);
    for (JigOp *op = block->first; op; op = op->next)
        for (size_t i = 0; i < op->num_regions; i++)
            jig_vec_push(work, &jig_op_regions(op)[i]);
}

/* ---- Unreachable blocks ---- */
/* A walk through all regions. What one step needs of every op is done in it, since the ops of a
 * large function are in no cache. */
typedef struct Sweep {
    JigRewriter *rw;
    JigRegionVec work;
    bool clears;   /* the marks of liveness */
    bool branches; /* a region with several blocks was there */
} Sweep;

static void clear_marks_of(JigBlock *block) {
    for (size_t i = 0; i < block->num_args; i++)
        block->args[i]->v.number = 0;
    for (JigOp *op = block->first; op; op = op->next)
        op->mark = false;
}

static void sweep_block(Sweep *s, JigBlock *block) {
    if (s->clears)
        clear_marks_of(block);
    jig_regions_push_nested(&s->work, block);
}

static bool erase_unreachable_of(Sweep *s, JigRegion *region) {
    JigBlockVec order = {0};
    JigPtrMap reachable = {0};
    bool changed = false;
    jig_cfg_post_order(region->first, &order);
    for (size_t i = 0; i < order.len; i++)
        jig_ptrset_add(&reachable, order.data[i]);
    for (JigBlock *b = region->first, *next; b; b = next) {
        next = b->next;
        if (jig_ptrmap_has(&reachable, b)) {
            sweep_block(s, b);
            continue;
        }
        jig_rw_drop_defined_uses(b);
        jig_rw_erase_block(s->rw, b);
        changed = true;
    }
    jig_ptrmap_free(&reachable);
    jig_vec_free(&order);
    return changed;
}

static bool sweep(Sweep *s, JigRegion **regions, size_t n) {
    jig_vec_append(&s->work, regions, n);
    bool changed = false;
    while (s->work.len) {
        JigRegion *region = jig_vec_pop(&s->work);
        if (!region->first)
            continue;
        if (region->first == region->last) {
            sweep_block(s, region->first);
            continue;
        }
        s->branches = true;
        changed |= erase_unreachable_of(s, region);
    }
    jig_vec_free(&s->work);
    return changed;
}

bool jig_regions_erase_unreachable(JigRewriter *rw, JigRegion **regions, size_t n) {
    JIG_REQUIRE(rw && (regions || !n));
    Sweep s = {.rw = rw};
    return sweep(&s, regions, n);
}

/* ---- Liveness ----
 * Ops and block arguments that something needs. An op is live when it has
 * effects or a live use; a value passed to a block is used by the argument, not
 * by the branch. `mark` of ops and `number` of arguments say what is live. */
typedef struct Live {
    bool passed_over; /* something was found not to be needed so far */
    bool again;       /* ... before something else was marked */
} Live;

static void mark_op_live(Live *live, JigOp *op) {
    live->again |= live->passed_over && !op->mark;
    op->mark = true;
}

static void mark_arg_live(Live *live, JigArg *arg) {
    live->again |= live->passed_over && !arg->v.number;
    arg->v.number = 1;
}

static void clear_marks(JigRegion *region) {
    for (JigBlock *b = region->first; b; b = b->next) {
        clear_marks_of(b);
        for (JigOp *op = b->first; op; op = op->next)
            for (size_t i = 0; i < op->num_regions; i++)
                clear_marks(&jig_op_regions(op)[i]);
    }
}

/* Users outside of the regions at hand have no mark that means anything, and
 * there are none: nothing outside can use what is defined inside. */
static bool is_live_use(const JigUse *u) {
    if (u->owner->num_successors && jig_op_is_terminator(u->owner) && jig_branch(u->owner)) {
        const JigValue *arg = jig_branch_successor_arg(u->owner, (size_t)(u - u->owner->operands));
        if (arg && !arg->number)
            return false;
    }
    return u->owner->mark;
}

static bool has_live_use(const JigValue *v) {
    for (const JigUse *u = v->uses; u; u = u->next)
        if (is_live_use(u))
            return true;
    return false;
}

/* Arguments that branches do not pass visibly are live. */
static void mark_terminator(Live *live, JigOp *op) {
    mark_op_live(live, op);
    bool branches = op->num_successors && jig_branch(op);
    for (size_t i = 0; i < op->num_successors; i++) {
        JigBlock *block = jig_op_successors(op)[i].block;
        size_t n = branches ? jig_branch_operands(op, i).produced : block->num_args;
        for (size_t k = 0; k < n && k < block->num_args; k++)
            mark_arg_live(live, block->args[k]);
    }
}

static void mark_region(Live *live, JigRegion *region);

static void mark_op(Live *live, JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        mark_region(live, &jig_op_regions(op)[i]);
    if (jig_op_is_terminator(op)) {
        mark_terminator(live, op);
        return;
    }
    if (op->mark)
        return;
    bool needed = false;
    for (size_t i = 0; i < op->num_results && !needed; i++)
        needed = has_live_use(&jig_op_results(op)[i]);
    if (needed || !jig_op_would_be_trivially_dead(op))
        mark_op_live(live, op);
    else
        live->passed_over = true;
}

static void mark_block(Live *live, JigBlock *block) {
    for (JigOp *op = block->last; op; op = op->prev)
        mark_op(live, op);
    for (size_t k = 0; block->prev && k < block->num_args; k++) {
        JigArg *arg = block->args[k];
        if (arg->v.number)
            continue;
        if (has_live_use(&arg->v))
            mark_arg_live(live, arg);
        else
            live->passed_over = true;
    }
}

/* Users before definitions, so that few rounds are needed. */
static void mark_region(Live *live, JigRegion *region) {
    if (region->first == region->last) {
        if (region->first)
            mark_block(live, region->first);
        return;
    }
    JigBlockVec order = {0};
    jig_cfg_post_order(region->first, &order);
    for (size_t i = 0; i < order.len; i++)
        mark_block(live, order.data[i]);
    size_t n = 0;
    for (const JigBlock *b = region->first; b; b = b->next)
        n++;
    live->passed_over |= n > order.len;
    jig_vec_free(&order);
}

/* ---- Erasing what is not live ---- */
static void erase_dead_successor_operands(JigOp *op) {
    if (!op || !op->num_successors || !jig_branch(op))
        return;
    for (size_t i = op->num_successors; i-- > 0;) {
        JigSuccOperands s = jig_branch_operands(op, i);
        JigBlock *block = jig_op_successors(op)[i].block;
        for (size_t k = s.produced + s.forwarded.count; k-- > 0;)
            if (k < block->num_args && !block->args[k]->v.number)
                jig_branch_erase_operand(op, i, k);
    }
}

static bool erase_dead(JigRewriter *rw, JigRegion *region) {
    if (!region->first)
        return false;
    bool changed = false;
    JigBlockVec order = {0};
    jig_cfg_post_order(region->first, &order);
    for (size_t i = 0; i < order.len; i++) {
        JigBlock *block = order.data[i];
        if (region->first != region->last)
            erase_dead_successor_operands(block->last);
        for (JigOp *op = block->last, *prev; op; op = prev) {
            prev = op->prev;
            if (op->mark) {
                for (size_t k = 0; k < op->num_regions; k++)
                    changed |= erase_dead(rw, &jig_op_regions(op)[k]);
                continue;
            }
            jig_rw_drop_result_uses(op);
            jig_rw_erase(rw, op);
            changed = true;
        }
    }
    jig_vec_free(&order);
    for (JigBlock *b = region->first->next; b; b = b->next)
        for (size_t k = b->num_args; k-- > 0;)
            if (!b->args[k]->v.number && !b->args[k]->v.uses)
                jig_rw_erase_arg(rw, b, k);
    return changed;
}

/* Where nothing is marked. */
static bool dce_unmarked(JigRewriter *rw, JigRegion **regions, size_t n) {
    Live live;
    do {
        live = (Live){0};
        for (size_t i = 0; i < n; i++)
            mark_region(&live, regions[i]);
    } while (live.again);
    bool changed = false;
    for (size_t i = 0; i < n && live.passed_over; i++)
        changed |= erase_dead(rw, regions[i]);
    return changed;
}

bool jig_regions_eliminate_dead(JigRewriter *rw, JigRegion **regions, size_t n) {
    JIG_REQUIRE(rw && (regions || !n));
    for (size_t i = 0; i < n; i++)
        clear_marks(regions[i]);
    return dce_unmarked(rw, regions, n);
}

/* ---- All together ---- */
bool jig_regions_simplify(JigRewriter *rw, JigRegion **regions, size_t n, bool merge) {
    JIG_REQUIRE(rw && (regions || !n));
    Sweep s = {.rw = rw, .clears = true};
    bool changed = sweep(&s, regions, n);
    changed |= dce_unmarked(rw, regions, n);
    if (!merge || !s.branches)
        return changed;
    changed |= jig_regions_merge_identical_blocks(rw, regions, n);
    changed |= jig_regions_drop_redundant_args(rw, regions, n);
    return changed;
}

/* With the regions of op as a list. */
static bool on_regions(JigRewriter *rw, JigOp *op,
                       bool (*fn)(JigRewriter *rw, JigRegion **regions, size_t n)) {
    JigRegion **list = jig_calloc((size_t)op->num_regions + 1, sizeof(JigRegion *));
    for (size_t i = 0; i < op->num_regions; i++)
        list[i] = &jig_op_regions(op)[i];
    bool changed = fn(rw, list, op->num_regions);
    jig_free(list);
    return changed;
}

static bool simplify(JigRewriter *rw, JigRegion **regions, size_t n) {
    return jig_regions_simplify(rw, regions, n, false);
}

static bool simplify_and_merge(JigRewriter *rw, JigRegion **regions, size_t n) {
    return jig_regions_simplify(rw, regions, n, true);
}

bool jig_erase_unreachable_blocks(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && op && op->name);
    return on_regions(rw, op, jig_regions_erase_unreachable);
}

bool jig_run_region_dce(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && op && op->name);
    return on_regions(rw, op, jig_regions_eliminate_dead);
}

bool jig_simplify_regions(JigRewriter *rw, JigOp *op, bool merge_blocks) {
    JIG_REQUIRE(rw && op && op->name);
    return on_regions(rw, op, merge_blocks ? simplify_and_merge : simplify);
}

/* ---- What a region uses from outside ---- */

typedef struct FromAbove {
    const JigRegion *region;
    JigPtrMap seen;
    JigValueVec *values;
} FromAbove;

static JigWalk collect_from_above(JigOp *op, void *user) {
    FromAbove *c = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_region_is_ancestor(c->region, jig_value_region(v)) && jig_ptrset_add(&c->seen, v))
            jig_vec_push(c->values, v);
    }
    return JIG_WALK_ADVANCE;
}

void jig_regions_values_from_above(const JigRegion *region, JigValueVec *out) {
    FromAbove c = {.region = region, .values = out};
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_walk_post(op, collect_from_above, &c);
    jig_ptrmap_free(&c.seen);
}
