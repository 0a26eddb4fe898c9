/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Two buffers that take turns in a loop. What bufferization makes of a loop whose step reads all of
 * a tensor and makes another has one of two forms:
 *
 *     scf.for ... {                          scf.for ... iter_args(%old = %first) {
 *       %new = memref.alloc()                  %new = memref.alloc()
 *       (%new is made of %old)                 (%new is made of %old)
 *       memref.copy %new, %old                 scf.yield %new
 *     }                                      }
 *
 * Left, %old may be larger than %new, which is copied into a part of it. In both forms the content
 * of %new at the beginning of an iteration is nobody's matter: any buffer does that is not read any
 * more. Left, the loop carries %old and a second buffer like it, which hold the same outside of
 * that part, and swaps them; behind the loop the result is copied to where it belongs if it is not
 * there. Right, it carries two buffers beside what it carries already, for %first may be somebody
 * else's: an iteration writes one, and the next the other.
 */
#include "payload/buffers/take_turns.h"

#include "analysis/view_flow.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "payload/buffers/replace_memref.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

typedef struct Search {
    JigRewriter *rw;
    JigViewFlow *flow; /* of the function around */
    JigOp *loop;
    bool args_differ;
} Search;

static bool is_in(const JigValueVec *list, const JigValue *v) {
    for (size_t i = 0; i < list->len; ++i)
        if (list->data[i] == v)
            return true;
    return false;
}

/* ---- Who uses a buffer ---- */

/* All that the op does to `v`; false: it may do more than read and write, or keep it. */
static bool effects_on(const JigOp *op, const JigValue *v, unsigned *kinds) {
    JigEffects effects = {0};
    bool known = jig_op_own_effects(op, &effects);
    *kinds = 0;
    for (size_t i = 0; i < effects.len; ++i)
        if (effects.items[i].value == v)
            *kinds |= effects.items[i].kind;
    jig_effects_free(&effects);
    return known && !(*kinds & ~(unsigned)(JIG_EFFECT_READ | JIG_EFFECT_WRITE));
}

/* Whose results are views, as the flow knows, too. */
static bool passes_on(const JigOp *op) {
    return jig_view(op) || jig_region_branch(op) || jig_region_terminator(op);
}

/* Does a user within the loop do no more to `v` than `kinds`, or make views of it? */
static bool only_does(const JigOp *user, const JigValue *v, unsigned kinds) {
    unsigned found;
    if (!effects_on(user, v, &found))
        return passes_on(user) && jig_op_has_trait(user, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS);
    return !(found & ~kinds) && (found || passes_on(user) || jig_op_is(user, JIG_MEMREF(DIM)));
}

/* Of all views of a buffer: those within the loop are only used so, each in front of `last` (an op
 * of the loop's body; NULL: anywhere), which is not looked at, nor is `dealloc`. */
static bool views_only_do(const Search *s, const JigValueVec *views, unsigned kinds,
                          const JigOp *last, const JigOp *dealloc) {
    for (size_t i = 0; i < views->len; ++i)
        for (JigUse *u = jig_value_first_use(views->data[i]); u; u = jig_use_next(u)) {
            JigOp *user = jig_use_owner(u);
            if (!jig_op_is_proper_ancestor(s->loop, user) || user == last || user == dealloc)
                continue;
            if (!only_does(user, views->data[i], kinds))
                return false;
            if (last && !jig_op_is_before(jig_block_ancestor(jig_op_body(s->loop), user), last))
                return false;
        }
    return true;
}

/* Are all allocated sizes known before the loop? */
static bool sizes_are_outside(const JigOp *loop, const JigOp *alloc) {
    for (size_t i = 0; i < jig_op_num_operands(alloc); ++i)
        if (!jig_loop_is_defined_outside(loop, jig_op_operand(alloc, i)))
            return false;
    return true;
}

static bool allocates_in_body(const JigOp *loop, const JigOp *op) {
    return op && jig_op_is(op, JIG_MEMREF(ALLOC)) && jig_op_block(op) == jig_op_body(loop) &&
           sizes_are_outside(loop, op);
}

/* The loop that carries `inits`, too, in place of the one that was looked at. */
static void carry(Search *s, JigValue *const *inits, size_t n) {
    JigOp *by = jig_loop_with_carried(s->rw, s->loop, inits, n);
    JigValueVec results = {0};
    for (size_t i = 0; i < jig_op_num_results(s->loop); ++i)
        jig_vec_push(&results, jig_op_result(by, i));
    jig_rw_replace(s->rw, s->loop, results.data, results.len);
    jig_vec_free(&results);
    s->loop = by;
}

/* ---- Copied back ---- */

typedef struct CopiedBack {
    JigOp *copy, *alloc;
    JigOp *dealloc; /* behind the copy, in the loop; NULL: nobody frees it */
    JigOp *part;    /* the memref.subview of `buffer` that is copied to; NULL: all of it */
    JigValue *buffer;
} CopiedBack;

/* A part is the same one in all iterations. */
static bool is_fixed(const JigOp *loop, const JigOp *part) {
    for (size_t i = 1; i < jig_op_num_operands(part); ++i)
        if (!jig_loop_is_defined_outside(loop, jig_op_operand(part, i)))
            return false;
    return true;
}

static bool read_copied_back(const JigOp *loop, JigOp *copy, CopiedBack *out) {
    if (!jig_op_is(copy, JIG_MEMREF(COPY)))
        return false;
    JigValue *target = jig_memref_copy_target(copy);
    *out = (CopiedBack){.copy = copy, .alloc = jig_value_def(jig_memref_copy_source(copy))};
    out->part = jig_value_def_of(target, JIG_MEMREF(SUBVIEW));
    out->buffer = out->part ? jig_memref_subview_source(out->part) : target;
    return allocates_in_body(loop, out->alloc) && jig_loop_is_defined_outside(loop, out->buffer) &&
           jig_memref_identity_layout(jig_value_type(out->buffer)) &&
           (!out->part || is_fixed(loop, out->part)) &&
           jig_alias_find_dealloc(jig_op_result(out->alloc, 0), &out->dealloc) &&
           (!out->dealloc || (jig_op_is(out->dealloc, JIG_MEMREF(DEALLOC)) &&
                              jig_op_block(out->dealloc) == jig_op_block(copy) &&
                              jig_op_is_before(copy, out->dealloc)));
}

typedef struct Others {
    const Search *s;
    const CopiedBack *c;
    const JigValueVec *known; /* views of both buffers */
} Others;

/* What is not seen to use the buffer does not use it, in any way. */
static JigWalk find_other_access(JigOp *op, void *user) {
    const Others *o = user;
    JigEffects effects = {0};
    bool ok = jig_op_own_effects(op, &effects) ||
              jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) || op == o->s->loop;
    for (size_t i = 0; i < effects.len; ++i)
        ok = ok && (effects.items[i].value || effects.items[i].kind == JIG_EFFECT_ALLOC);
    jig_effects_free(&effects);
    for (size_t i = 0; ok && op != o->s->loop && i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_type_is_any_memref(jig_value_type(v)) || is_in(o->known, v))
            continue;
        ok = o->s->args_differ ? !jig_view_flow_may_meet(o->s->flow, v, o->c->buffer)
                               : !jig_view_flow_may_alias(o->s->flow, v, o->c->buffer);
    }
    return ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

/* Views that are made before the loop name one of the two buffers. */
static bool views_are_inside(const Search *s, const CopiedBack *c, const JigValueVec *views) {
    for (size_t i = 0; i < views->len; ++i) {
        if (views->data[i] == c->buffer || !jig_loop_is_defined_outside(s->loop, views->data[i]))
            continue;
        for (JigUse *u = jig_value_first_use(views->data[i]); u; u = jig_use_next(u))
            if (jig_op_is_ancestor(s->loop, jig_use_owner(u)))
                return false;
    }
    return true;
}

/* Nothing but copying back writes to the buffer, and nothing follows it in an iteration. */
static bool may_be_swapped(const Search *s, const CopiedBack *c) {
    JigValueVec views = {0}, new_views = {0}, all = {0};
    jig_view_flow_views(s->flow, c->buffer, &views);
    jig_view_flow_views(s->flow, jig_op_result(c->alloc, 0), &new_views);
    jig_vec_append(&all, views.data, views.len);
    jig_vec_append(&all, new_views.data, new_views.len);
    bool ok =
        views_are_inside(s, c, &views) &&
        views_only_do(s, &views, JIG_EFFECT_READ, c->copy, NULL) &&
        views_only_do(s, &new_views, JIG_EFFECT_READ | JIG_EFFECT_WRITE, c->copy, c->dealloc) &&
        !jig_buffers_user_of_type(jig_op_result(c->alloc, 0)) &&
        jig_walk_pre(s->loop, find_other_access, &(Others){.s = s, .c = c, .known = &all}) ==
            JIG_WALK_ADVANCE;
    jig_vec_free(&views);
    jig_vec_free(&new_views);
    jig_vec_free(&all);
    return ok;
}

static JigOp *allocate_like(JigRewriter *rw, JigLoc loc, JigValue *buffer,
                            const JigAttr *alignment) {
    const JigType *t = jig_value_type(buffer);
    JigValueVec sizes = {0};
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        if (jig_type_is_dynamic_dim(t, i))
            jig_vec_push(&sizes, jig_arith_mixed_to_value(
                                     rw, loc, jig_memref_build_dim(rw, loc, buffer, i)));
    JigMemrefAlloc parts = {
        .dynamic_sizes = {sizes.data, sizes.len}, .memref_type = t, .alignment = alignment};
    JigOp *made = jig_memref_alloc_build(rw, loc, &parts);
    jig_vec_free(&sizes);
    return made;
}

/* Whether the number of iterations so far is odd, where that is not known before. */
static JigValue *carry_parity(Search *s, JigLoc loc) {
    JigRewriter *rw = s->rw;
    const JigType *bit = jig_type_i(rw->ctx, 1);
    size_t n = jig_loop_num_carried(s->loop);
    jig_at_before(rw, s->loop);
    JigValue *even = jig_loop_int_constant(rw, loc, bit, 0),
             *one = jig_loop_int_constant(rw, loc, bit, 1);
    carry(s, &even, 1);
    JigOperandRange passed;
    jig_at_before(rw, jig_loop(s->loop)->yield(s->loop, &passed));
    JigValue *next = jig_loop_int_op(rw, loc, JIG_ARITH(XORI), jig_loop_arg(s->loop, n), one);
    jig_loop_pass_on(rw, s->loop, &next, 1);
    return jig_op_result(s->loop, n);
}

/* Behind the loop: after an even number of iterations the result is where it belongs. The other
 * buffer is freed then, if there is somebody who frees. */
static void bring_back(Search *s, JigLoc loc, size_t carried, JigValue *buffer, JigValue *freed) {
    JigRewriter *rw = s->rw;
    uint64_t count;
    bool known = jig_loop_trip_count(s->loop, 0, &count);
    if (freed) {
        jig_at_after(rw, s->loop);
        (void)jig_memref_dealloc_build(rw, loc, &(JigMemrefDealloc){.memref = freed});
    }
    if (known && count % 2 == 0)
        return;
    JigValue *is_odd = known ? NULL : carry_parity(s, loc);
    JigMemrefCopy copy = {.source = jig_op_result(s->loop, carried), .target = buffer};
    jig_at_after(rw, s->loop);
    if (is_odd) {
        JigOp *choice = jig_scf_if_build(rw, loc, &(JigScfIf){.condition = is_odd});
        jig_create_block(rw, jig_scf_if_then_region(choice), NULL, NULL, 0, loc);
        jig_scf_yield_build(rw, loc, &(JigScfYield){0});
        jig_at_start(rw, jig_region_first(jig_scf_if_then_region(choice)));
    }
    (void)jig_memref_copy_build(rw, loc, &copy);
}

static bool is_in_loop(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

static void swap_copied_back(Search *s, const CopiedBack *c) {
    JigRewriter *rw = s->rw;
    JigLoc loc = jig_op_loc(c->alloc);
    size_t n = jig_loop_num_carried(s->loop);
    jig_at_before(rw, s->loop);
    JigOp *second = allocate_like(rw, loc, c->buffer, jig_memref_alloc_alignment_attr(c->alloc));
    JigValue *inits[] = {c->buffer, jig_op_result(second, 0)};
    if (c->part) /* the rest of it stays as it is */
        (void)jig_memref_copy_build(rw, loc,
                                    &(JigMemrefCopy){.source = inits[0], .target = inits[1]});
    carry(s, inits, JIG_LEN(inits));
    JigValue *old = jig_loop_arg(s->loop, n), *new = jig_loop_arg(s->loop, n + 1), *made = new;
    jig_rw_replace_uses_if(rw, c->buffer, old, is_in_loop, s->loop);
    if (c->part) {
        jig_at_before(rw, c->alloc);
        JigIRMap *map = jig_irmap_create();
        jig_irmap_value(map, old, new);
        made = jig_op_result(jig_rw_clone(rw, c->part, map), 0);
        jig_irmap_destroy(map);
    }
    jig_rw_erase(rw, c->copy);
    if (c->dealloc)
        jig_rw_erase(rw, c->dealloc);
    jig_buffers_replace_memref(rw, jig_op_result(c->alloc, 0), made);
    jig_rw_erase(rw, c->alloc);
    jig_loop_pass_on(rw, s->loop, (JigValue *[]){new, old}, 2);
    bring_back(s, loc, n, inits[0], c->dealloc ? inits[1] : NULL);
}

/* Below that many iterations the copies around the loop are more than those in it. */
enum { FEW_ITERATIONS = 4 };

static bool swap_one_copied_back(Search *s) {
    uint64_t count;
    CopiedBack c;
    if (jig_loop_trip_count(s->loop, 0, &count) && count < FEW_ITERATIONS)
        return false;
    for (JigOp *op = jig_block_first(jig_op_body(s->loop)); op; op = jig_op_next(op))
        if (read_copied_back(s->loop, op, &c) && may_be_swapped(s, &c)) {
            swap_copied_back(s, &c);
            return true;
        }
    return false;
}

/* ---- Handed on ---- */

/* The allocation that the next iteration gets as argument i, and nobody else. */
static JigOp *find_handed_on(const Search *s, size_t i) {
    JigValue *yielded = jig_loop_yielded(s->loop, i);
    if (!jig_type_is_any_memref(jig_value_type(yielded)))
        return NULL;
    JigOp *alloc = jig_value_def(jig_alias_underlying(yielded)), *end;
    JigOperandRange passed;
    if (!allocates_in_body(s->loop, alloc))
        return NULL;
    end = jig_loop(s->loop)->yield(s->loop, &passed);
    JigValueVec views = {0}, old = {0};
    jig_view_flow_views(s->flow, jig_op_result(alloc, 0), &views);
    jig_view_flow_views(s->flow, jig_loop_arg(s->loop, i), &old);
    bool ok = views_only_do(s, &views, JIG_EFFECT_READ | JIG_EFFECT_WRITE, NULL, NULL);
    for (size_t k = 0; ok && k < passed.count; ++k) {
        JigValue *v = jig_op_operand(end, passed.start + k);
        ok = !is_in(&old, v) && (k == i || !is_in(&views, v));
    }
    jig_vec_free(&views);
    jig_vec_free(&old);
    return ok ? alloc : NULL;
}

static void swap_handed_on(Search *s, JigOp *alloc) {
    JigRewriter *rw = s->rw;
    size_t n = jig_loop_num_carried(s->loop);
    JigValue *inits[2];
    for (size_t i = 0; i < JIG_LEN(inits); ++i) {
        jig_at_before(rw, s->loop);
        inits[i] = jig_op_result(jig_rw_clone(rw, alloc, NULL), 0);
    }
    carry(s, inits, JIG_LEN(inits));
    JigValue *now = jig_loop_arg(s->loop, n), *next = jig_loop_arg(s->loop, n + 1);
    jig_rw_replace1(rw, alloc, now);
    jig_loop_pass_on(rw, s->loop, (JigValue *[]){next, now}, 2);
}

static bool swap_one_handed_on(Search *s) {
    uint64_t count;
    if (jig_loop_trip_count(s->loop, 0, &count) && count <= 2)
        return false;
    for (size_t i = 0; i < jig_loop_num_carried(s->loop); ++i) {
        JigOp *alloc = find_handed_on(s, i);
        if (alloc) {
            swap_handed_on(s, alloc);
            return true;
        }
    }
    return false;
}

/* ---- All loops ---- */

static JigWalk collect_loop(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_SCF(FOR)))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

static JigOp *function_of(JigOp *op) {
    while (jig_op_parent(op) && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        op = jig_op_parent(op);
    return op;
}

/* The flow is of the function as it was: it is made again for the next loop. */
static bool take_turns_in(Search *s) {
    JigOp *function = function_of(s->loop);
    s->flow = jig_view_flow_create(function);
    bool changed = swap_one_copied_back(s) || swap_one_handed_on(s);
    jig_view_flow_destroy(s->flow);
    return changed;
}

static bool allocates(JigOp *loop) {
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op; op = jig_op_next(op))
        if (allocates_in_body(loop, op))
            return true;
    return false;
}

void jig_buffers_take_turns(JigRewriter *rw, JigOp *top, bool args_differ) {
    JIG_REQUIRE(rw && top);
    JigOpVec loops = {0};
    jig_walk_post(top, collect_loop, &loops);
    for (size_t i = 0; i < loops.len; ++i) {
        Search s = {.rw = rw, .loop = loops.data[i], .args_differ = args_differ};
        while (allocates(s.loop) && take_turns_in(&s))
            ;
    }
    jig_vec_free(&loops);
}
