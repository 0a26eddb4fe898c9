/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor.empty: as the place that something is put into later, or as an allocation. */
#include "analysis/buffering.h"
#include "dialect/linalg/linalg.h"
#include "dialect/builtin/builtin.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/tensor/tensor.h"
#include "payload/bufferize/bufferize_int.h"
#include "rewrite/definitions.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Allocations ---- */

JigOp *jig_empty_to_alloc_tensor(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && jig_op_is(op, JIG_TENSOR(EMPTY)));
    size_t n = jig_tensor_empty_num_dynamic_sizes(op);
    JigValue **sizes = jig_calloc(n + 1, sizeof *sizes);
    for (size_t i = 0; i < n; ++i)
        sizes[i] = jig_tensor_empty_dynamic_sizes_at(op, i);
    JigBufferizationAllocTensor parts = {.dynamic_sizes = {sizes, n},
                                         .result_type = jig_op_result_type(op, 0)};
    jig_at_before(rw, op);
    JigOp *alloc = jig_bufferization_alloc_tensor_build(rw, jig_op_loc(op), &parts);
    jig_free(sizes);
    jig_rw_replace_op(rw, op, alloc);
    return alloc;
}

static bool to_alloc_tensor(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_empty_to_alloc_tensor(rw, op);
    return true;
}

const JigPattern jig_patterns_empty_to_alloc_tensor[] = {
    {.name = "(anonymous namespace)::EmptyTensorLoweringPattern",
     .root = "tensor.empty",
     .fn = to_alloc_tensor},
    {0},
};

/* ---- Places ---- */

typedef struct Eliminate {
    JigRewriter *rw;
    JigBuffering *b;
    JigDominance *dom;
} Eliminate;

static bool is_empty(JigValue *v, void *user) {
    (void)user;
    return jig_value_def_is(v, JIG_TENSOR(EMPTY));
}

/* All that is needed is known there, and it is before the user. */
static bool will_do(const Eliminate *e, JigOp *at, JigOp *user, const JigOp *op,
                    JigOperandRange needed) {
    for (size_t i = 0; i < needed.count; ++i)
        if (!jig_value_dominates(e->dom, jig_op_operand(op, needed.start + i), at))
            return false;
    return at == user || jig_properly_dominates(e->dom, at, user);
}

/* Before the empty tensor, or behind the definition of something that is needed; else before the
 * user, where what is needed can be moved; NULL: nowhere. */
static JigOp *place_for(const Eliminate *e, JigOp *empty, JigOp *user, const JigOp *op,
                        JigOperandRange needed) {
    if (will_do(e, empty, user, op, needed))
        return empty;
    for (size_t i = 0; i < needed.count; ++i) {
        JigValue *v = jig_op_operand(op, needed.start + i);
        JigOp *at = jig_value_def(v) ? jig_op_next(jig_value_def(v))
                                     : jig_block_first(jig_value_owner_block(v));
        if (at && will_do(e, at, user, op, needed))
            return at;
    }
    return jig_rw_move_definitions(e->rw, op, needed, user, user) ? user : NULL;
}

/* The use of the empty tensor on the way; NULL: the op itself uses it. */
static JigUse *use_on_way(JigValue *empty, const JigPtrMap *uses) {
    for (JigUse *use = jig_value_first_use(empty); use; use = jig_use_next(use))
        if (jig_ptrmap_has(uses, use))
            return use;
    return NULL;
}

static JigValue *as_type(JigRewriter *rw, JigValue *v, const JigType *type, JigLoc loc) {
    if (jig_value_type(v) == type)
        return v;
    if (jig_type_element(jig_value_type(v)) != jig_type_element(type))
        return NULL;
    jig_at_after_value(rw, v);
    JigTensorCast parts = {.source = v, .dest_type = type};
    return jig_op_result(jig_tensor_cast_build(rw, loc, &parts), 0);
}

static void put_in_place(Eliminate *e, JigOp *op, JigValue *empty, JigUse *use) {
    const JigSubsetIface *s = jig_subset(op);
    JigOp *def = jig_value_def(empty), *user = jig_use_owner(use),
          *at = place_for(e, def, user, op, s->needed(op));
    if (!at)
        return;
    jig_at_before(e->rw, at);
    JigValue *v = s->extract(e->rw, op, jig_op_loc(def));
    if (!v || v == empty || !(v = as_type(e->rw, v, jig_value_type(empty), jig_op_loc(def))))
        return;
    jig_rw_set_operand(e->rw, user, jig_use_index(use), v);
    jig_buffering_forget(e->b);
}

static JigWalk eliminate(JigOp *op, void *user) {
    Eliminate *e = user;
    const JigSubsetIface *s = jig_subset(op);
    if (!s || !s->extract || !jig_buffer_in_place(jig_op_use(op, s->source), e->b))
        return JIG_WALK_ADVANCE;
    JigPtrMap uses = {0};
    JigTrace t = {
        .found = is_empty, .no_leaves = true, .same_only = true, .same_type = true, .uses = &uses};
    jig_buffering_trace(&t, jig_op_use(op, s->source), e->b);
    for (size_t i = 0; i < t.values.len; ++i) {
        JigUse *use = use_on_way(t.values.data[i], &uses);
        if (use)
            put_in_place(e, op, t.values.data[i], use);
    }
    jig_vec_free(&t.values);
    jig_ptrmap_free(&uses);
    return JIG_WALK_ADVANCE;
}

/* ---- Operands that a structured op only reads to write them ---- */

/* An init of the same type and map as input `in`, whose elements are not used; 0: there is none. */
static size_t unused_init(const JigOp *op, size_t in) {
    const JigStructuredIface *s = jig_structured(op);
    JigOperandRange inits = jig_dps_inits(op);
    JigBlock *body = jig_op_body(op);
    for (size_t i = inits.start; i < inits.start + inits.count; ++i)
        if (i < jig_block_num_args(body) && !jig_value_has_uses(jig_block_arg(body, i)) &&
            jig_op_operand_type(op, i) == jig_op_operand_type(op, in) &&
            s->map(op, i) == s->map(op, in) && jig_linalg_overwrites(op, i))
            return i;
    return 0;
}

static bool is_empty_like(JigValue *v, void *type) {
    return is_empty(v, NULL) && jig_value_type(v) == type;
}

/* What comes from an empty tensor, and is read for an init that is not, comes from the init. */
static void swap_operands(Eliminate *e, JigOp *op, size_t in) {
    size_t out = unused_init(op, in);
    JigTrace t = {.found = is_empty_like,
                  .user = (void *)jig_op_operand_type(op, in),
                  .no_leaves = true,
                  .same_only = true};
    jig_buffering_trace(&t, jig_op_use(op, in), e->b);
    bool ok = out && t.values.len;
    JigValue *init = ok ? jig_op_operand(op, out) : NULL;
    for (size_t i = 0; i < t.values.len && ok; ++i)
        ok = jig_value_dominates(e->dom, init, jig_value_def(t.values.data[i]));
    for (size_t i = 0; i < t.values.len && ok; ++i)
        jig_rw_replace_uses(e->rw, t.values.data[i], init);
    if (ok) {
        jig_rw_set_operand(e->rw, op, out, jig_op_operand(op, in));
        jig_rw_set_operand(e->rw, op, in, t.values.data[0]);
        JigBlock *body = jig_op_body(op);
        jig_rw_replace_uses(e->rw, jig_block_arg(body, in), jig_block_arg(body, out));
        jig_buffering_forget(e->b);
    }
    jig_vec_free(&t.values);
}

static JigWalk eliminate_read(JigOp *op, void *user) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; s && i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return JIG_WALK_ADVANCE;
    for (size_t i = 0; s && i < jig_dps_inits(op).start; ++i)
        if (jig_type_is_ranked_tensor(jig_op_operand_type(op, i)))
            swap_operands(user, op, i);
    return JIG_WALK_ADVANCE;
}

/* ---- The whole ---- */

static bool analyzed(JigRewriter *rw, JigOp *root, bool functions, JigOpFn fn, JigReason *why) {
    JigComplaints complaints;
    jig_complaints_begin(&complaints, rw->ctx, why);
    JigBufferOptions o = jig_buffer_options();
    o.return_allocs = true;
    o.functions = functions;
    JigArena *a = jig_arena_create();
    JigBuffering b;
    jig_buffering_init(&b, &o, NULL, a);
    JigInPlace *p = jig_in_place_create(root, &b, NULL);
    bool ok = functions ? jig_in_place_analyze_functions(p, root) : jig_in_place_analyze(p, root);
    if (ok) {
        Eliminate e = {rw, &b, jig_dominance_create(rw->ctx)};
        jig_walk_post(root, fn, &e);
        jig_dominance_destroy(e.dom);
    }
    jig_in_place_destroy(p);
    jig_buffering_free(&b);
    jig_arena_destroy(a);
    jig_complaints_end(&complaints, ok);
    return ok;
}

bool jig_eliminate_empty_tensors(JigRewriter *rw, JigOp *root, JigReason *why) {
    JIG_REQUIRE(rw && root);
    return analyzed(rw, root, jig_op_is(root, JIG_BUILTIN(MODULE)), eliminate, why);
}

bool jig_eliminate_empty_operands(JigRewriter *rw, JigOp *root, JigReason *why) {
    JIG_REQUIRE(rw && root);
    return analyzed(rw, root, false, eliminate_read, why);
}
