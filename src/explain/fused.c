/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/fused.h"
#include "explain/wording.h"
#include "jig/iface.h"
#include "jig/ops/tensor.h"
#include "support/check.h"
#include "support/map.h"
#include "transform/ops/ops.h"

enum { MOST_NODES = 64, MOST_USERS = 3 };

/* An op that computes something for a target, or a target. */
typedef struct Node {
    JigOp *op;
    JigStr words;
    const JigType *type;               /* of its first result; NULL: it has none */
    bool tileable, is_target, is_free; /* free: it reads nothing, as linalg.fill */
    size_t user;                       /* the node that it was reached from */
} Node;

struct JigFusing {
    JigArena *a;
    const JigOp *step;
    bool into;      /* a loop that is there */
    bool cleans_up; /* the step has {apply_cleanup} */
    Node nodes[MOST_NODES];
    size_t n;
    JigPtrMap seen;
};

/* ---- Before it ---- */

/* Nothing but scalars goes in: to do it once more for a tile costs nothing. */
static bool is_free(const JigOp *op) {
    JigOperandRange inits = jig_dps_inits(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!(i >= inits.start && i < inits.start + inits.count) &&
            jig_type_is_shaped(jig_op_operand_type(op, i)))
            return false;
    return true;
}

static void add_node(JigFusing *f, JigOp *op, size_t user, bool is_target) {
    if (f->n == MOST_NODES || !jig_ptrset_add(&f->seen, op))
        return;
    f->nodes[f->n++] = (Node){.op = op,
                              .words = jig_wording_op(op, f->a),
                              .type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL,
                              .tileable = jig_tiling(op) != NULL,
                              .is_target = is_target,
                              .is_free = is_free(op),
                              .user = user};
}

/* What computes a value. Where the step cleans up, slices and reshapes move out of the way of what
 * is fused. */
static JigOp *maker(const JigFusing *f, const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (!def || !f->cleans_up)
        return def;
    if (jig_op_is(def, JIG_TENSOR(EXTRACT_SLICE)))
        return maker(f, jig_tensor_extract_slice_source(def));
    if (jig_op_is(def, JIG_TENSOR(EXPAND_SHAPE)))
        return maker(f, jig_tensor_expand_shape_src(def));
    if (jig_op_is(def, JIG_TENSOR(COLLAPSE_SHAPE)))
        return maker(f, jig_tensor_collapse_shape_src(def));
    return def;
}

/* What the nodes use, and so on. */
static void add_producers(JigFusing *f) {
    for (size_t i = 0; i < f->n; ++i)
        for (size_t k = 0; f->nodes[i].tileable && k < jig_op_num_operands(f->nodes[i].op); ++k) {
            JigOp *def = maker(f, jig_op_operand(f->nodes[i].op, k));
            if (def)
                add_node(f, def, i, false);
        }
}

JigFusing *jig_fused_began(JigRun *run, size_t step, JigArena *a) {
    JIG_REQUIRE(run && a);
    const JigOp *op = jig_run_step_op(run, step);
    bool into = jig_op_has_name(op, "transform.structured.fuse_into_containing_op");
    if (!into && !jig_op_has_name(op, "transform.structured.fuse"))
        return NULL;
    JigItems targets =
        jig_run_handle(run, into ? jig_transform_structured_fuse_into_containing_op_producer_op(op)
                                 : jig_transform_structured_fuse_target(op));
    if (targets.kind != JIG_HANDLE_OPS || !targets.len)
        return NULL;
    JigFusing *f = JIG_NEW(a, JigFusing);
    *f = (JigFusing){.a = a,
                     .step = op,
                     .into = into,
                     .cleans_up = !into && jig_transform_structured_fuse_apply_cleanup(op)};
    for (size_t i = 0; i < targets.len; ++i)
        add_node(f, targets.items[i], f->n, !into);
    if (!into)
        add_producers(f);
    jig_ptrmap_free(&f->seen);
    return f;
}

/* ---- After it ---- */

typedef struct Loops {
    JigItems items; /* those that it made, or that it fused into */
} Loops;

/* Results behind the first are the loops, one handle for each or one for all. */
static Loops loops_of(const JigFusing *f, JigRun *run, JigArena *a) {
    Loops loops = {{.kind = JIG_HANDLE_OPS}};
    size_t cap = 0;
    for (size_t i = 1; i < jig_op_num_results(f->step); ++i) {
        JigItems items = jig_run_handle(run, jig_op_result(f->step, i));
        for (size_t k = 0; items.kind == JIG_HANDLE_OPS && k < items.len; ++k)
            JIG_ARENA_PUSH(a, loops.items.items, loops.items.len, cap, items.items[k]);
    }
    return loops;
}

static bool is_within(const Loops *loops, const JigOp *op) {
    for (size_t i = 0; i < loops->items.len; ++i)
        if (jig_op_is_ancestor(loops->items.items[i], op))
            return true;
    return false;
}

typedef struct Uses {
    size_t inside, outside; /* the loops; what a loop begins with is inside, too */
    JigStr others;          /* those outside, in words */
} Uses;

/* Nobody needs what it makes: slices of what is computed in place, and ops that were fused, stay
 * where they were for whoever tidies up. */
static bool is_dead(const JigOp *op, unsigned depth) {
    enum { FARTHEST = 16 };
    if (depth == FARTHEST || !jig_op_num_results(op) ||
        !jig_op_is_memory_effect_free((JigOp *)(uintptr_t)op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            if (!is_dead(jig_use_owner(u), depth + 1))
                return false;
    return true;
}

static Uses uses_of(const JigOp *op, const Loops *loops, JigArena *a) {
    Uses uses = {0};
    JigPtrMap seen = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u)) {
            const JigOp *user = jig_use_owner(u);
            if (!jig_ptrset_add(&seen, user) || is_dead(user, 0))
                continue;
            if (is_within(loops, user)) {
                uses.inside++;
                continue;
            }
            if (uses.outside++ < MOST_USERS)
                uses.others = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(uses.others),
                                               uses.outside > 1 ? ", " : "",
                                               JIG_FMT(jig_wording_op(user, a)));
        }
    jig_ptrmap_free(&seen);
    if (uses.outside > MOST_USERS)
        uses.others = jig_arena_printf(a, "%.*s, and %zu more", JIG_FMT(uses.others),
                                       uses.outside - MOST_USERS);
    return uses;
}

static bool is_there(const JigOp *op) {
    return jig_op_block(op) != NULL;
}

typedef struct Verdict {
    JigFusedVerdict *out;
    JigArena *a;
    size_t num_fused, num_cloned, num_whole;
} Verdict;

/* Is it computed in the loops? It is where what used it was, and uses it no more. */
static bool is_fused(const Node *n, const bool *fused, const Uses *uses) {
    return n->is_target || (n->tileable && fused[n->user] && !uses->inside);
}

static void tell_clone(Verdict *v, const Node *n, const Uses *uses) {
    v->num_cloned++;
    jig_vec_push(&v->out->again, n->op);
    jig_vec_push(&v->out->cloned_notes,
                 jig_arena_printf(v->a, "%.*s is used outside of the loop by %.*s",
                                  JIG_FMT(n->words), JIG_FMT(uses->others)));
}

/* Why what a target uses was left where it is. */
static void tell_left(Verdict *v, const Node *n) {
    const char *why = n->tileable ? "stays before the loops: its tile cannot be computed there, or "
                                    "the loops carry what it computes"
                                  : "cannot be tiled";
    jig_vec_push(&v->out->unfused_notes, jig_arena_printf(v->a, "%.*s %s", JIG_FMT(n->words), why));
}

static void judge_node(Verdict *v, const JigFusing *f, size_t i, const Loops *loops, bool *fused) {
    const Node *n = &f->nodes[i];
    Uses uses = is_there(n->op) ? uses_of(n->op, loops, v->a) : (Uses){0};
    fused[i] = is_fused(n, fused, &uses) || (f->into && !uses.inside);
    if (n->is_target)
        return;
    v->num_fused += fused[i];
    if (fused[i] && uses.outside && !n->is_free)
        tell_clone(v, n, &uses);
    else if (!fused[i] && fused[n->user] && !f->into && f->nodes[n->user].is_target)
        tell_left(v, n);
}

bool jig_fused_is_needed(const JigOp *producer) {
    JIG_REQUIRE(producer);
    return is_there(producer) && !is_dead(producer, 0);
}

static bool runs_once(const JigOp *loop) {
    for (size_t i = 0; jig_loop(loop) && i < jig_loop_num_vars(loop); ++i) {
        uint64_t trips;
        if (!jig_loop_trip_count(loop, i, &trips) || trips > 1)
            return false;
    }
    return true;
}

/* What was fused into the loop and is as large as what it was made of: no dimension of it is tiled
 * there. */
static void judge_whole(Verdict *v, const JigFusing *f, JigRun *run, const Loops *loops) {
    JigItems made = jig_run_handle(run, jig_op_result(f->step, 0));
    if (!f->into || runs_once(loops->items.items[0]))
        return;
    for (size_t i = 0; made.kind == JIG_HANDLE_OPS && i < made.len; ++i) {
        const JigOp *op = made.items[i];
        for (size_t k = 0; k < f->n && jig_op_num_results(op); ++k) {
            const Node *n = &f->nodes[k];
            if (n->is_free || n->type != jig_op_result_type(op, 0) ||
                jig_op_name_of(n->op).ptr != jig_op_name_of(op).ptr)
                continue;
            v->num_whole++;
            v->out->whole = true;
            jig_vec_push(
                &v->out->cloned_notes,
                jig_arena_printf(v->a, "each iteration computes all of %.*s", JIG_FMT(n->words)));
            break;
        }
    }
}

static JigStr cloned_words(const Verdict *v) {
    JigStr of = jig_arena_printf(v->a, "of %zu producer%s fused", v->num_fused,
                                 v->num_fused == 1 ? "" : "s"),
           once = {0}, whole = {0};
    if (v->num_cloned)
        once = jig_arena_printf(v->a, ", %zu %s computed once more outside of the loop",
                                v->num_cloned, v->num_cloned == 1 ? "is" : "are");
    if (v->num_whole)
        whole = jig_arena_printf(v->a, ", %zu %s computed whole in each iteration", v->num_whole,
                                 v->num_whole == 1 ? "is" : "are");
    return jig_arena_printf(v->a, "%.*s%.*s%.*s", JIG_FMT(of), JIG_FMT(once), JIG_FMT(whole));
}

JigFusedVerdict jig_fused_ended(const JigFusing *f, JigRun *run, JigArena *a) {
    JIG_REQUIRE(f && run && a);
    JigFusedVerdict out = {0};
    Loops loops = loops_of(f, run, f->a);
    Verdict v = {.out = &out, .a = a};
    bool fused[MOST_NODES] = {0};
    if (!loops.items.len)
        return out;
    for (size_t i = 0; i < f->n; ++i)
        judge_node(&v, f, i, &loops, fused);
    judge_whole(&v, f, run, &loops);
    if (v.num_cloned || v.num_whole) {
        out.cloned = cloned_words(&v);
        jig_vec_push(&out.cloned_notes,
                     JIG_STR("not fused, it is computed once, before the loop; {jig.expected} at "
                             "the step keeps this quiet"));
    }
    if (!f->into && !v.num_fused) {
        out.unfused = JIG_STR("this tiles and fuses nothing: no producer is computed in the loop");
        if (!out.unfused_notes.len)
            jig_vec_push(&out.unfused_notes,
                         JIG_STR("what is tiled uses arguments only: transform.structured."
                                 "tile_using_for does the same"));
    }
    return out;
}
