/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Buffers freed after their last use. What a function owns is what it allocates and what it gets
 * from calls that always return new memory; all views of it are known (../../analysis/view_flow.h).
 * Where they end with the block in which it is allocated, it is freed behind the last op that has
 * to do with one. Where one may be what the function returns, addresses are compared before it
 * returns: that costs some instructions a call, and no bits go round in loops.
 *
 * What a function returns is told by where it may come from (`Result`), function by function until
 * nothing changes: new memory, or other memory (an argument, a global), or either.
 */
#include "payload/dealloc/free_buffers.h"

#include "analysis/view_flow.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"
#include "support/check.h"
#include "support/map.h"

/* What a result of a function may be. */
typedef struct Result {
    bool is_new, is_other;
} Result;

typedef struct Freeing {
    JigRewriter *rw;
    JigArena *a;
    JigCopyResults copy;
    JigPtrMap results; /* function -> its Results */
    JigOpVec functions;
    JigReason *why;
} Freeing;

static bool is_buffer(const JigValue *v) {
    return jig_type_is_any_memref(jig_value_type(v));
}

static bool is_in(const JigValueVec *list, const JigValue *v) {
    for (size_t i = 0; i < list->len; ++i)
        if (list->data[i] == v)
            return true;
    return false;
}

/* ---- What functions return ---- */

static JigOp *end_of(const JigOp *function) {
    return jig_block_terminator(jig_op_body(function));
}

/* What is declared only is taken to return new memory where all that is defined here does. */
static Result result_of_call(const Freeing *f, const JigOp *call, size_t i) {
    JigOp *callee = jig_call_resolve((JigOp *)call);
    const Result *all = callee ? jig_ptrmap_get(&f->results, callee) : NULL;
    bool ours = f->copy == JIG_COPY_ALL;
    return all ? all[i] : (Result){.is_new = ours, .is_other = !ours};
}
static bool is_new_result(const JigOp *call, size_t i, void *user) {
    return !result_of_call(user, call, i).is_other;
}

static JigViewFlow *flow_of(Freeing *f, JigOp *function) {
    return jig_view_flow_create_for_calls(function, (JigNewResults){is_new_result, f});
}

static bool is_allocation(const JigOp *op) {
    return jig_op_is(op, JIG_MEMREF(ALLOC)) || jig_op_is(op, JIG_BUFFERIZATION(CLONE));
}

/* What a value is by itself; what only passes others on is nothing. */
static Result origin_of(const Freeing *f, const JigValue *v) {
    const JigOp *def = jig_value_def(v);
    if (!def)
        return (Result){.is_other = jig_function(jig_block_parent_op(jig_value_owner_block(v)))};
    if (is_allocation(def))
        return (Result){.is_new = true};
    if (jig_call(def))
        return result_of_call(f, def, jig_value_index(v));
    return (Result){.is_other = !jig_view(def) && !jig_region_branch(def)};
}

/* Memory that the function owns. */
static bool is_owned(const Freeing *f, const JigValue *v) {
    Result r = origin_of(f, v);
    return r.is_new && !r.is_other;
}

static Result result_of(const Freeing *f, const JigViewFlow *flow, JigValue *returned) {
    JigValueVec sources = {0};
    Result all = {0};
    jig_view_flow_sources(flow, returned, &sources);
    for (size_t i = 0; i < sources.len; ++i) {
        Result r = origin_of(f, sources.data[i]);
        all.is_new |= r.is_new;
        all.is_other |= r.is_other;
    }
    jig_vec_free(&sources);
    return all;
}

/* What the function hands over, which it may copy. */
static Result handed_over(const Freeing *f, Result r) {
    if (f->copy == JIG_COPY_ALL || (f->copy == JIG_COPY_MIXED && r.is_new))
        return (Result){.is_new = true};
    return r;
}

static bool update_results(Freeing *f, JigOp *function) {
    Result *known = jig_ptrmap_get(&f->results, function);
    JigViewFlow *flow = NULL;
    JigOp *end = end_of(function);
    bool changed = false;
    for (size_t i = 0; i < jig_op_num_operands(end); ++i) {
        if (!is_buffer(jig_op_operand(end, i)))
            continue;
        flow = flow ? flow : flow_of(f, function);
        Result r = handed_over(f, result_of(f, flow, jig_op_operand(end, i)));
        changed |= r.is_new != known[i].is_new || r.is_other != known[i].is_other;
        known[i] = r;
    }
    jig_view_flow_destroy(flow);
    return changed;
}

/* ---- Where a function keeps to what is known here ---- */

static JigWalk find_strange(JigOp *op, void *user) {
    JigStr dialect = jig_name_dialect(jig_op_name_of(op));
    bool strange = jig_op_is(op, JIG_MEMREF(REALLOC)) ||
                   jig_op_is(op, JIG_BUFFERIZATION(DEALLOC)) || jig_str_is(dialect, "async") ||
                   jig_str_is(dialect, "gpu") || jig_branch(op) ||
                   (jig_call(op) && !jig_call(op)->callee(op)); /* which returns what it likes */
    if (strange)
        *(JigOp **)user = op;
    return strange ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static bool is_plain(const Freeing *f, JigOp *function) {
    JigOp *strange = NULL;
    if (jig_block_next(jig_op_body(function)))
        strange = end_of(function);
    jig_walk_pre(function, find_strange, &strange);
    return !strange ||
           jig_refuse(f->why, strange, "who frees buffers around '{}' is not known here",
                      jig_fact_str(jig_op_name_of(strange)));
}

/* What others return may be anything. */
static JigWalk collect_function(JigOp *op, void *user) {
    Freeing *f = user;
    if (!jig_op_is(op, JIG_FUNC(FUNC)) || !jig_op_body(op))
        return JIG_WALK_ADVANCE;
    bool plain = is_plain(f, op);
    size_t n;
    (void)jig_function_results(op, &n);
    Result *results = jig_arena_calloc(f->a, (n + 1) * sizeof *results);
    for (size_t i = 0; i < n; ++i)
        results[i].is_other = !plain;
    jig_ptrmap_set(&f->results, op, results);
    if (plain)
        jig_vec_push(&f->functions, op);
    return plain || f->copy == JIG_COPY_NONE ? JIG_WALK_SKIP : JIG_WALK_INTERRUPT;
}

/* ---- Who uses a buffer ---- */

/* Addresses that are only compared lead nowhere. */
static bool only_compares(JigOp *op) {
    if (!jig_op_is(op, JIG_MEMREF(EXTRACT_ALIGNED_POINTER_AS_INDEX)))
        return false;
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u))
        if (!jig_op_is(jig_use_owner(u), JIG_ARITH(CMPI)))
            return false;
    return true;
}

/* A function with a body keeps nothing beyond what it stores in memory, which is no buffer. */
static bool may_keep(const Freeing *f, JigOp *user, const JigValue *v) {
    if (jig_call(user)) {
        JigOp *callee = jig_call_resolve(user);
        return f->copy == JIG_COPY_NONE && !(callee && jig_ptrmap_has(&f->results, callee));
    }
    return jig_view_flow_op_keeps(user, v) && !only_compares(user);
}

typedef struct Life {
    JigOp *last;   /* in the block of the allocation; NULL: it has no use */
    bool is_freed; /* by somebody */
    bool kept;     /* or not in one block */
} Life;

static void look_at_use(const Freeing *f, const JigValue *v, JigOp *user, JigBlock *block,
                        Life *life) {
    JigOp *at = jig_block_ancestor(block, user);
    life->is_freed |= jig_alias_frees(user, v);
    if (!at || may_keep(f, user, v)) {
        life->kept = true;
        return;
    }
    if (!life->last || jig_op_is_before(life->last, at))
        life->last = at;
}

static Life life_of(const Freeing *f, const JigValueVec *views, JigBlock *block) {
    Life life = {0};
    for (size_t i = 0; i < views->len; ++i)
        for (JigUse *u = jig_value_first_use(views->data[i]); u; u = jig_use_next(u))
            look_at_use(f, views->data[i], jig_use_owner(u), block, &life);
    return life;
}

/* ---- Freeing ---- */

static void free_at(Freeing *f, JigLoc loc, JigValue *buffer) {
    (void)jig_memref_dealloc_build(f->rw, loc, &(JigMemrefDealloc){.memref = buffer});
}

static void free_behind(Freeing *f, JigValue *buffer, JigOp *last) {
    jig_at_after(f->rw, last);
    free_at(f, jig_value_loc(buffer), buffer);
}

typedef struct Owned {
    JigValue *buffer;
    JigValueVec views;
} Owned;
typedef struct Function {
    JigOp *op;
    JigViewFlow *flow;
    JIG_VEC(Owned) returned; /* what may be a result */
    JigValueVec owned;
} Function;

static bool free_one(Freeing *f, Function *in, JigValue *buffer) {
    JigValueVec views = {0};
    JigBlock *block = jig_value_block(buffer);
    jig_view_flow_views(in->flow, buffer, &views);
    Life life = life_of(f, &views, block);
    JigOp *last = life.last ? life.last : jig_value_def(buffer);
    bool leaves = last == jig_block_terminator(block),
         ok = !life.kept && !(leaves && block != jig_op_body(in->op));
    if (life.is_freed) {
        ok = true;
    } else if (ok && leaves) {
        jig_vec_push(&in->returned, ((Owned){.buffer = buffer, .views = views}));
        return true;
    } else if (ok) {
        free_behind(f, buffer, last);
    }
    jig_vec_free(&views);
    return ok || f->copy == JIG_COPY_NONE ||
           jig_refuse(f->why, jig_value_def(buffer),
                      "this buffer has no last use that is known here");
}

/* ---- What may be a result ---- */

static JigValue *address_of(Freeing *f, JigLoc loc, JigValue *buffer) {
    JigMemrefExtractAlignedPointerAsIndex parts = {.source = buffer};
    return jig_op_result(jig_memref_extract_aligned_pointer_as_index_build(f->rw, loc, &parts), 0);
}

static JigValue *compare(Freeing *f, JigLoc loc, JigIntCompare how, JigValue *a, JigValue *b) {
    return jig_loop_int_compare(f->rw, loc, how, address_of(f, loc, a), address_of(f, loc, b));
}

static JigValue *both(Freeing *f, JigLoc loc, const JigOpRow *row, JigValue *a, JigValue *b) {
    return a ? jig_loop_int_op(f->rw, loc, row, a, b) : b;
}

/* The results that may be it, and whether one surely is. */
static bool is_surely_returned(const Freeing *f, const Function *in, const Owned *o) {
    const JigOp *end = end_of(in->op);
    for (size_t i = 0; i < jig_op_num_operands(end); ++i) {
        JigValueVec sources = {0};
        size_t n = 0;
        if (!is_in(&o->views, jig_op_operand(end, i)))
            continue;
        jig_view_flow_sources(in->flow, jig_op_operand(end, i), &sources);
        for (size_t k = 0; k < sources.len; ++k) {
            Result r = origin_of(f, sources.data[k]);
            n += r.is_new || r.is_other;
        }
        jig_vec_free(&sources);
        if (n == 1)
            return true;
    }
    return false;
}

/* Before the function returns, if it is none of the results. */
static void free_if_not_returned(Freeing *f, const Function *in, const Owned *o) {
    JigOp *end = end_of(in->op);
    JigLoc loc = jig_value_loc(o->buffer);
    JigValue *differs = NULL;
    if (is_surely_returned(f, in, o))
        return;
    jig_at_before(f->rw, end);
    for (size_t i = 0; i < jig_op_num_operands(end); ++i)
        if (is_in(&o->views, jig_op_operand(end, i)))
            differs = both(f, loc, JIG_ARITH(ANDI), differs,
                           compare(f, loc, JIG_COMPARE_NE, o->buffer, jig_op_operand(end, i)));
    JigOp *choice = jig_scf_if_build(f->rw, loc, &(JigScfIf){.condition = differs});
    jig_create_block(f->rw, jig_scf_if_then_region(choice), NULL, NULL, 0, loc);
    free_at(f, loc, o->buffer);
    jig_scf_yield_build(f->rw, loc, &(JigScfYield){0});
}

static JigValue *copy_of(Freeing *f, JigLoc loc, JigValue *buffer) {
    JigBufferizationClone parts = {.input = buffer, .output_type = jig_value_type(buffer)};
    return jig_op_result(jig_bufferization_clone_build(f->rw, loc, &parts), 0);
}

/* The result, or a copy where it is none of what the function owns. */
static JigValue *surely_owned(Freeing *f, const Function *in, JigLoc loc, JigValue *returned) {
    const JigType *type = jig_value_type(returned);
    JigValue *same = NULL;
    for (size_t i = 0; i < in->returned.len; ++i)
        if (is_in(&in->returned.data[i].views, returned))
            same = both(f, loc, JIG_ARITH(ORI), same,
                        compare(f, loc, JIG_COMPARE_EQ, in->returned.data[i].buffer, returned));
    if (!same)
        return copy_of(f, loc, returned);
    JigPoint here = jig_point(f->rw);
    JigOp *choice =
        jig_scf_if_build(f->rw, loc, &(JigScfIf){.condition = same, .result_types = {&type, 1}});
    jig_create_block(f->rw, jig_scf_if_then_region(choice), NULL, NULL, 0, loc);
    jig_scf_yield_build(f->rw, loc, &(JigScfYield){.results = JIG_VALUES(returned)});
    jig_create_block(f->rw, jig_scf_if_else_region(choice), NULL, NULL, 0, loc);
    JigValue *copied = copy_of(f, loc, returned);
    jig_scf_yield_build(f->rw, loc, &(JigScfYield){.results = JIG_VALUES(copied)});
    jig_set_point(f->rw, here);
    return jig_op_result(choice, 0);
}

/* Two results that may be one buffer would be freed twice. */
static bool results_differ(const Freeing *f, const Function *in) {
    JigOp *end = end_of(in->op);
    for (size_t i = 0; i < in->returned.len; ++i) {
        size_t n = 0;
        for (size_t k = 0; k < jig_op_num_operands(end); ++k)
            n += is_in(&in->returned.data[i].views, jig_op_operand(end, k));
        if (n > 1)
            return jig_refuse(f->why, end, "two results may be the same buffer");
    }
    return true;
}

static void copy_results(Freeing *f, const Function *in) {
    JigOp *end = end_of(in->op);
    jig_at_before(f->rw, end);
    for (size_t i = 0; i < jig_op_num_operands(end); ++i) {
        JigValue *v = jig_op_operand(end, i);
        if (!is_buffer(v))
            continue;
        Result r = result_of(f, in->flow, v);
        if (r.is_other && !handed_over(f, r).is_other)
            jig_rw_set_operand(f->rw, end, i, surely_owned(f, in, jig_op_loc(end), v));
    }
}

/* ---- Functions ---- */

typedef struct Collected {
    const Freeing *f;
    JigValueVec *out;
} Collected;
static JigWalk collect_owned(JigOp *op, void *user) {
    const Collected *c = user;
    if (is_allocation(op) || jig_call(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            if (is_buffer(jig_op_result(op, i)) && is_owned(c->f, jig_op_result(op, i)))
                jig_vec_push(c->out, jig_op_result(op, i));
    return JIG_WALK_ADVANCE;
}

static bool free_in(Freeing *f, JigOp *function) {
    Function in = {.op = function, .flow = flow_of(f, function)};
    bool ok = true;
    jig_walk_post(function, collect_owned, &(Collected){f, &in.owned});
    for (size_t i = 0; ok && i < in.owned.len; ++i)
        ok = free_one(f, &in, in.owned.data[i]);
    ok = ok && (f->copy == JIG_COPY_NONE || results_differ(f, &in));
    /* All looks come before what is copied becomes the result. */
    for (size_t i = 0; ok && i < in.returned.len; ++i)
        free_if_not_returned(f, &in, &in.returned.data[i]);
    if (ok && f->copy != JIG_COPY_NONE)
        copy_results(f, &in);
    for (size_t i = 0; i < in.returned.len; ++i)
        jig_vec_free(&in.returned.data[i].views);
    jig_vec_free(&in.returned);
    jig_vec_free(&in.owned);
    jig_view_flow_destroy(in.flow);
    return ok;
}

bool jig_dealloc_free_buffers(JigRewriter *rw, JigOp *module, JigCopyResults copy, JigReason *why) {
    JIG_REQUIRE(rw && module);
    Freeing f = {.rw = rw, .a = jig_arena_create(), .copy = copy, .why = why};
    bool ok = jig_walk_pre(module, collect_function, &f) != JIG_WALK_INTERRUPT;
    for (bool changed = ok; changed;) {
        changed = false;
        for (size_t i = 0; i < f.functions.len; ++i)
            changed |= update_results(&f, f.functions.data[i]);
    }
    for (size_t i = 0; ok && i < f.functions.len; ++i)
        ok = free_in(&f, f.functions.data[i]);
    jig_vec_free(&f.functions);
    jig_ptrmap_free(&f.results);
    jig_arena_destroy(f.a);
    return ok;
}
