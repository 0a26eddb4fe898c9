/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/parallel_fuse.h"

#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "ir/asked.h"
#include "support/vec.h"

/* ---- What the body of a loop does ---- */

typedef struct Body {
    JigOp *loop;
    JigOpVec loads, stores;
    JigOp *nested; /* a loop of the kind within */
    JigOp *other;  /* an op that does something else to memory */
    bool reads_otherwise;
} Body;

/* Ops of unknown dialects are taken to keep to themselves. */
static void note_effects(Body *b, JigOp *op) {
    JigEffects effects = {0};
    if (!jig_op_row(op) || jig_op_is_terminator(op))
        return;
    if (!jig_op_own_effects(op, &effects) &&
        !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
        !jig_op_is_memory_effect_free(op))
        b->other = op;
    for (size_t i = 0; i < effects.len; ++i) {
        if (effects.items[i].kind & (JIG_EFFECT_WRITE | JIG_EFFECT_FREE))
            b->other = op;
        b->reads_otherwise |= effects.items[i].kind == JIG_EFFECT_READ;
    }
    jig_effects_free(&effects);
}

static JigWalk look(JigOp *op, void *user) {
    Body *b = user;
    if (op == b->loop)
        return JIG_WALK_ADVANCE;
    if (jig_op_is(op, JIG_SCF(PARALLEL)))
        b->nested = op;
    if (jig_op_is(op, JIG_MEMREF(LOAD)))
        jig_vec_push(&b->loads, op);
    else if (jig_op_is(op, JIG_MEMREF(STORE)))
        jig_vec_push(&b->stores, op);
    else
        note_effects(b, op);
    return JIG_WALK_ADVANCE;
}

static Body look_at(JigOp *loop) {
    Body b = {.loop = loop};
    jig_walk_post(loop, look, &b);
    return b;
}

static void release(Body *b) {
    jig_vec_free(&b->loads);
    jig_vec_free(&b->stores);
}

static JigValue *memref_of(const JigOp *access) {
    return jig_op_is(access, JIG_MEMREF(LOAD)) ? jig_memref_load_memref(access)
                                               : jig_memref_store_memref(access);
}
static JigOperandRange indices_of(const JigOp *access) {
    return jig_op_is(access, JIG_MEMREF(LOAD)) ? jig_memref_load_indices(access)
                                               : jig_memref_store_indices(access);
}

/* ---- The same value in the same iteration of both ---- */

typedef struct Pair {
    const Body *from, *to;
    const JigViewFlow *flow;
} Pair;

static JigValue *mapped(const Pair *p, JigValue *v) {
    return jig_value_owner_block(v) == jig_op_body(p->from->loop)
               ? jig_block_arg(jig_op_body(p->to->loop), jig_value_index(v))
               : v;
}

static bool is_same_value(const Pair *p, JigValue *x, JigValue *y) {
    if (mapped(p, x) == y)
        return true;
    JigOp *a = jig_value_def(x), *b = jig_value_def(y);
    if (!a || !b || jig_value_index(x) != jig_value_index(y) ||
        jig_op_name_record(a) != jig_op_name_record(b) || jig_op_attrs(a) != jig_op_attrs(b) ||
        jig_op_num_operands(a) != jig_op_num_operands(b) || jig_op_num_regions(a) ||
        jig_value_type(x) != jig_value_type(y) || !jig_op_is_memory_effect_free(a) ||
        !jig_op_is_memory_effect_free(b))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(a); ++i)
        if (mapped(p, jig_op_operand(a, i)) != mapped(p, jig_op_operand(b, i)))
            return false;
    return true;
}

static bool is_same_place(const Pair *p, const JigOp *store, const JigOp *access) {
    JigOperandRange x = indices_of(store), y = indices_of(access);
    for (size_t i = 0; i < x.count; ++i)
        if (!is_same_value(p, jig_op_operand(store, x.start + i),
                           jig_op_operand(access, y.start + i)))
            return false;
    return true;
}

static bool has_equal_indices(const JigOp *a, const JigOp *b) {
    JigOperandRange x = indices_of(a), y = indices_of(b);
    for (size_t i = 0; i < x.count; ++i)
        if (jig_op_operand(a, x.start + i) != jig_op_operand(b, y.start + i))
            return false;
    return true;
}

/* ---- Would it be valid? ---- */

/* Does the other loop read nothing of what this one writes but what the same iteration wrote? */
static bool reads_only_same(const Pair *p, const JigOp *load) {
    JigValue *memref = memref_of(load);
    JigOp *def = jig_value_def(memref), *written = NULL;
    if (def && jig_op_block(def) == jig_op_block(load))
        return false;
    for (size_t i = 0; i < p->from->stores.len; ++i) {
        JigOp *store = p->from->stores.data[i];
        if (memref_of(store) != memref &&
            jig_view_flow_may_alias(p->flow, memref_of(store), memref))
            return false;
        if (memref_of(store) != memref)
            continue;
        if (written && !has_equal_indices(written, store))
            return false;
        written = written ? written : store;
    }
    return !written || is_same_place(p, written, load);
}

/* Do both write the same element only in the same iteration? Different arguments are taken to be
 * different memory. */
static bool writes_only_same(const Pair *p, const JigOp *store) {
    for (size_t i = 0; i < p->from->stores.len; ++i) {
        JigOp *other = p->from->stores.data[i];
        if (jig_view_flow_may_meet(p->flow, memref_of(other), memref_of(store)) &&
            (memref_of(other) != memref_of(store) || !is_same_place(p, other, store)))
            return false;
    }
    return true;
}

static bool check_memory(const JigViewFlow *flow, const Body *first, const Body *second,
                         JigReason *why) {
    const Pair pairs[] = {{first, second, flow}, {second, first, flow}};
    for (size_t k = 0; k < 2; ++k) {
        const Body *to = pairs[k].to;
        for (size_t i = 0; i < to->loads.len; ++i)
            if (!reads_only_same(&pairs[k], to->loads.data[i]))
                return jig_refuse(why, to->loads.data[i], "may read what the other loop writes");
        bool touches = to->loads.len || to->stores.len || to->reads_otherwise || to->other;
        if (pairs[k].from->other && touches)
            return jig_refuse(why, pairs[k].from->other, "may change what the other loop accesses");
        if (pairs[k].from->stores.len && to->reads_otherwise)
            return jig_refuse(why, to->loop, "may read what the other loop writes");
    }
    for (size_t i = 0; i < second->stores.len; ++i)
        if (!writes_only_same(&pairs[0], second->stores.data[i]))
            return jig_refuse(why, second->stores.data[i], "may write what the other loop writes");
    return true;
}

/* Of loops that may be fused: what was found about a pair. */
static void tell_pair(const JigViewFlow *flow, const Body *first, JigOp *x, JigOp *y) {
    const char *by = "the same element in the same iteration only";
    if (!jig_view_flow_may_alias(flow, memref_of(x), memref_of(y)))
        by = "different allocations";
    else if (!jig_view_flow_may_meet(flow, memref_of(x), memref_of(y)))
        by = "different arguments are taken to be different memory";
    JigOrderAsked asked = {.change = JIG_ORDER_FUSED,
                           .of = jig_asked_access(first->loop, false),
                           .first = jig_asked_access(x, jig_op_is(x, JIG_MEMREF(STORE))),
                           .second = jig_asked_access(y, jig_op_is(y, JIG_MEMREF(STORE))),
                           .by = by};
    jig_asked_tell(jig_op_context(x), &asked);
}

static void tell(const JigViewFlow *flow, const Body *first, const Body *second) {
    const JigOpVec *of_first[] = {&first->stores, &first->stores, &first->loads},
                   *of_second[] = {&second->loads, &second->stores, &second->stores};
    for (size_t l = 0; l < JIG_LEN(of_first); ++l)
        for (size_t i = 0; i < of_first[l]->len; ++i)
            for (size_t k = 0; k < of_second[l]->len; ++k)
                tell_pair(flow, first, of_first[l]->data[i], of_second[l]->data[k]);
}

static bool has_same_iterations(const JigOp *first, const JigOp *second) {
    size_t n = 3 * jig_loop_num_vars(first);
    if (jig_loop_num_vars(first) != jig_loop_num_vars(second))
        return false;
    for (size_t i = 0; i < n; ++i)
        if (jig_op_operand(first, i) != jig_op_operand(second, i))
            return false;
    return true;
}

/* Is no result of the first loop needed before, or in, the second one? It may be needed by nothing.
 */
static bool is_needed_only_later(const JigOp *first, const JigOp *second) {
    for (size_t i = 0; i < jig_op_num_results(first); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(first, i)); u; u = jig_use_next(u)) {
            JigOp *user = jig_block_ancestor(jig_op_block(second), jig_use_owner(u));
            if (user && (user == second || jig_op_is_before(user, second)))
                return false;
        }
    return true;
}

static bool check(const JigViewFlow *flow, const Body *first, const Body *second, JigReason *why) {
    if (first->nested || second->nested)
        return jig_refuse(why, first->nested ? first->nested : second->nested, "is nested");
    if (!has_same_iterations(first->loop, second->loop))
        return jig_refuse(why, second->loop, "has other iterations");
    return check_memory(flow, first, second, why) &&
           (is_needed_only_later(first->loop, second->loop) ||
            jig_refuse(why, first->loop, "has results that are needed before the other loop ends"));
}

/* ---- Fusing ---- */

static JigOp *build_shell(JigRewriter *rw, JigOp *first, JigOp *second) {
    size_t n = jig_loop_num_vars(second), a = jig_op_num_results(first),
           b = jig_op_num_results(second);
    JigLoc loc = jig_op_loc(second);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, 3 * n + a + b + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, a + b + 1),
                  **indices = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < 3 * n; ++i)
        operands[i] = jig_op_operand(second, i);
    for (size_t i = 0; i < a + b; ++i) {
        operands[3 * n + i] = i < a ? jig_scf_parallel_init_vals_at(first, i)
                                    : jig_scf_parallel_init_vals_at(second, i - a);
        types[i] = jig_value_type(operands[3 * n + i]);
    }
    JigScfParallel parts = {.lower_bound = {operands, n},
                            .upper_bound = {operands + n, n},
                            .step = {operands + 2 * n, n},
                            .init_vals = {operands + 3 * n, a + b},
                            .result_types = {types, a + b}};
    JigOp *loop = jig_scf_parallel_build(rw, loc, &parts);
    for (size_t i = 0; i < n; ++i)
        indices[i] = jig_type_index(rw->ctx);
    jig_create_block(rw, jig_scf_parallel_region(loop), NULL, indices, n, loc);
    return loop;
}

/* One end for both, with the reductions of each. */
static void join_ends(JigRewriter *rw, JigOp *end, JigOp *other) {
    size_t a = jig_op_num_operands(end), b = jig_op_num_operands(other);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, a + b + 1);
    JigRegion **regions = JIG_NEW_ARRAY(rw->arena, JigRegion *, a + b + 1);
    for (size_t i = 0; i < a + b; ++i) {
        values[i] = i < a ? jig_op_operand(end, i) : jig_op_operand(other, i - a);
        regions[i] = jig_region_create(rw->ctx);
    }
    JigScfReduce parts = {.operands = {values, a + b}, .reductions = {regions, a + b}};
    jig_at_end(rw, jig_op_block(other));
    JigOp *both = jig_scf_reduce_build(rw, jig_op_loc(other), &parts);
    for (size_t i = 0; i < a + b; ++i)
        jig_region_destroy(regions[i]);
    for (size_t i = 0; i < a + b; ++i)
        jig_rw_inline_region(rw, i < a ? jig_op_region(end, i) : jig_op_region(other, i - a),
                             jig_op_region(both, i), NULL);
}

static JigOp *fuse(JigRewriter *rw, JigOp *first, JigOp *second) {
    jig_at_before(rw, second);
    JigOp *loop = build_shell(rw, first, second);
    size_t n = jig_loop_num_vars(loop), a = jig_op_num_results(first);
    JigBlock *body = jig_op_body(loop);
    JigOp *end = jig_block_last(jig_op_body(first)), *other = jig_block_last(jig_op_body(second));
    JigValue **ivs = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        ivs[i] = jig_block_arg(body, i);
    jig_rw_inline_block(rw, jig_op_body(second), body, NULL, ivs, n);
    jig_rw_inline_block(rw, jig_op_body(first), body, jig_block_first(body), ivs, n);
    join_ends(rw, end, other);
    for (size_t i = 0; i < jig_op_num_results(loop); ++i)
        jig_rw_replace_uses(rw, i < a ? jig_op_result(first, i) : jig_op_result(second, i - a),
                            jig_op_result(loop, i));
    jig_rw_erase(rw, end);
    jig_rw_erase(rw, other);
    jig_rw_erase(rw, first);
    jig_rw_erase(rw, second);
    return loop;
}

JigOp *jig_loop_parallel_fuse(JigRewriter *rw, const JigViewFlow *flow, JigOp *first, JigOp *second,
                              JigReason *why) {
    Body a = look_at(first), b = look_at(second);
    bool ok = check(flow, &a, &b, why);
    if (ok && jig_asked_is_heard(rw->ctx))
        tell(flow, &a, &b);
    JigOp *fused = ok ? fuse(rw, first, second) : NULL;
    release(&a);
    release(&b);
    return fused;
}

void jig_loop_parallel_fuse_in(JigRewriter *rw, const JigViewFlow *flow, JigBlock *block) {
    JigOp *last = NULL; /* nothing with effects stands behind it */
    for (JigOp *op = jig_block_first(block), *next; op; op = next) {
        next = jig_op_next(op);
        if (jig_op_is(op, JIG_SCF(PARALLEL))) {
            JigOp *fused = last ? jig_loop_parallel_fuse(rw, flow, last, op, NULL) : NULL;
            last = fused ? fused : op;
        } else if (!jig_op_is_memory_effect_free(op) || jig_op_num_regions(op)) {
            last = NULL;
        }
    }
}
