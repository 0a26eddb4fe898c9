/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The greedy driver: a stack of ops to look at. The op on top is erased when it
 * is dead, folded, or given to the patterns; every change pushes the ops that
 * it may concern. Between rounds the control flow of the regions is cleaned up.
 *
 * The order of the stack decides which of several possible results comes out,
 * and is that of the reference.
 */
#include "rewrite/folder.h"
#include "rewrite/pattern.h"
#include "rewrite/region.h"
#include "support/check.h"

typedef struct Driver {
    JigListener listener; /* first: the events carry a pointer to it */
    JigRewriter rw;
    const JigPatternSet *patterns;
    const JigGreedyOptions *options;
    JigRegion *scope;       /* only ops below it count; NULL: no bound */
    JIG_VEC(JigOpRef) work; /* the top is the end; `queued` of these ops is set, of no others */
    JigPtrMap allowed;      /* ops that may be changed, unless any */
    JigPtrMap *surviving;   /* of the ops given; NULL: not wanted */
    bool branches;          /* in the regions at hand; before a round */
    bool endless;           /* a round was given up: its changes had no end */
#ifdef JIG_STRESS
    bool was_valid;
#endif
} Driver;

JigGreedyOptions jig_greedy_options(void) {
    return (JigGreedyOptions){.bottom_up = true,
                              .simplify = JIG_SIMPLIFY_AGGRESSIVE,
                              .max_iterations = 10,
                              .max_rewrites = -1,
                              .fold = true,
                              .cse_constants = true};
}

/* ---- The stack ---- */
static void push(Driver *d, JigOp *op) {
    if (d->options->strictness != JIG_ANY_OP && !jig_ptrmap_has(&d->allowed, op))
        return;
    if (op->queued)
        return;
    op->queued = true;
    jig_vec_push(&d->work, jig_op_ref(op));
}

static JigOp *pop(Driver *d) {
    while (d->work.len) {
        JigOpRef top = jig_vec_pop(&d->work);
        if (!jig_op_ref_holds(&top))
            continue;
        top.op->queued = false;
        return top.op;
    }
    return NULL;
}

static void clear_work(Driver *d) {
    while (pop(d))
        continue;
}

static void reverse_work(Driver *d) {
    for (size_t i = 0, k = d->work.len; i < k--; i++) {
        JigOpRef item = d->work.data[i];
        d->work.data[i] = d->work.data[k];
        d->work.data[k] = item;
    }
}

/* Pushes op and what encloses it, if it is within the scope. */
static void push_with_parents(Driver *d, JigOp *op) {
    JigOp *top = op;
    for (; jig_op_parent_region(top) != d->scope; top = jig_op_parent(top))
        if (!jig_op_parent(top))
            return;
    for (;; op = jig_op_parent(op)) {
        push(d, op);
        if (op == top)
            return;
    }
}

/* The same where `op` is within the scope and nothing has been popped yet: what encloses an op that
 * is queued is queued. */
static void push_first(Driver *d, JigOp *op) {
    for (bool was_queued = false; !was_queued; op = jig_op_parent(op)) {
        was_queued = op->queued;
        push(d, op);
        if (jig_op_parent_region(op) == d->scope)
            return;
    }
}

/* ---- Events ---- */
static void on_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before_from) {
    Driver *d = (Driver *)l;
    (void)from, (void)before_from;
    if (d->options->strictness == JIG_EXISTING_AND_NEW_OPS)
        jig_ptrset_add(&d->allowed, op);
    push_with_parents(d, op);
}

static void on_modified(JigListener *l, JigOp *op) {
    push_with_parents((Driver *)l, op);
}

/* When few uses of an operand remain, its op may be dead, or a pattern that
 * wants a single use may match. */
static bool has_few_uses_without(const JigValue *v, const JigOp *op) {
    const JigOp *other = NULL;
    for (const JigUse *u = v->uses; u; u = u->next) {
        if (u->owner == op || u->owner == other)
            continue;
        if (other)
            return false;
        other = u->owner;
    }
    return true;
}

/* Each operand's op once: a terminator may have the same value thousands of times, and all uses of
 * it are looked at for each. */
static void push_operands_of_erased(Driver *d, const JigOp *op) {
    enum { FEW = 8 };
    JigPtrMap seen = {0};
    for (size_t i = 0; i < op->num_operands; i++) {
        JigValue *v = op->operands[i].value;
        JigOp *def = v ? jig_value_op(v) : NULL;
        if (!def || (op->num_operands > FEW && !jig_ptrset_add(&seen, v)))
            continue;
        if (has_few_uses_without(v, op))
            push_with_parents(d, def);
    }
    jig_ptrmap_free(&seen);
}

static void on_erased(JigListener *l, JigOp *op) {
    Driver *d = (Driver *)l;
    push_operands_of_erased(d, op);
    if (d->options->strictness != JIG_ANY_OP)
        jig_ptrmap_remove(&d->allowed, op);
    if (d->surviving)
        jig_ptrmap_remove(d->surviving, op);
}

static void driver_init(Driver *d, JigContext *ctx, const JigPatternSet *set,
                        const JigGreedyOptions *options) {
    *d = (Driver){.patterns = set, .options = options};
    d->listener =
        (JigListener){.inserted = on_inserted, .modified = on_modified, .erased = on_erased};
    jig_rewriter_init(&d->rw, ctx);
    jig_listen(ctx, &d->listener);
}

static void driver_free(Driver *d) {
    jig_unlisten(d->rw.ctx, &d->listener);
    jig_rewriter_free(&d->rw);
    clear_work(d);
    jig_vec_free(&d->work);
    jig_ptrmap_free(&d->allowed);
}

/* ---- Folding ---- */
static bool try_fold(Driver *d, JigOp *op) {
    if (!d->options->fold || jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || !jig_rw_may_fold(op))
        return false;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigFoldResult *results = JIG_NEW_ARRAY(a, JigFoldResult, op->num_results + 1);
    jig_act_begin(d->rw.ctx, "fold", NULL, op);
    JigFold kind = jig_op_fold(op, NULL, results, a);
    bool done = false;
    if (kind == JIG_FOLD_IN_PLACE || (kind == JIG_FOLD_RESULTS && !op->num_results)) {
        jig_rw_modified(&d->rw, op);
        done = true;
    } else if (kind == JIG_FOLD_RESULTS) {
        done = jig_rw_replace_folded(&d->rw, op, results);
    }
    jig_act_end(d->rw.ctx);
    jig_arena_free(a);
    return done;
}

/* ---- Every pattern leaves valid IR behind ---- */
#ifdef JIG_STRESS
static bool scope_is_valid(const Driver *d) {
    JigOp *op = d->scope ? jig_region_parent(d->scope) : NULL;
    while (op && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE) && jig_op_parent(op))
        op = jig_op_parent(op);
    JigDiagCapture capture;
    jig_diag_capture_begin(d->rw.ctx, &capture);
    bool ok = !op || jig_op_verify(op);
    jig_diag_capture_end(d->rw.ctx, &capture);
    if (!ok && d->was_valid)
        jig_diag_capture_replay(d->rw.ctx, &capture);
    jig_diag_capture_free(&capture);
    return ok;
}
static void note_valid(Driver *d) {
    d->was_valid = false;
    d->was_valid = scope_is_valid(d);
}
static void check_valid(Driver *d, const JigPattern *p) {
    if (p->leaves_invalid)
        note_valid(d); /* of what others find there they are not to blame */
    if (!d->was_valid || p->leaves_invalid || scope_is_valid(d))
        return;
    JIG_BUG("pattern '%s' leaves invalid IR behind", p->name ? p->name : p->root);
}
#else
static void note_valid(Driver *d) {
    (void)d;
}
static void check_valid(Driver *d, const JigPattern *p) {
    (void)d, (void)p;
}
#endif

/* ---- One round ---- */
/* Where values may depend on themselves, folds and patterns can undo each other, or repeat
 * themselves, for ever. Work that has an end stays far below this. */
static size_t most_changes(size_t ops) {
#ifdef JIG_STRESS /* all is verified after each */
    enum { AT_ALL = 1 << 11, OF_EACH = 64 };
#else
    enum { AT_ALL = 1 << 21, OF_EACH = 64 };
#endif
    return AT_ALL + OF_EACH * ops;
}

static bool process(Driver *d) {
    bool changed = false;
    size_t left = most_changes(d->work.len);
    const JigPattern *applied;
    note_valid(d);
    int64_t rewrites = 0, limit = d->options->max_rewrites;
    while (limit == -1 || rewrites < limit) {
        JigOp *op = pop(d);
        if (!op || (d->endless = left-- == 0))
            break;
        if (jig_op_is_trivially_dead(op)) {
            jig_act_begin(d->rw.ctx, "dead code", NULL, op);
            jig_rw_erase(&d->rw, op);
            jig_act_end(d->rw.ctx);
            changed = true;
        } else if (try_fold(d, op)) {
            changed = true;
        } else if (d->patterns && (applied = jig_patterns_apply(d->patterns, &d->rw, op))) {
            check_valid(d, applied);
            changed = true;
            rewrites++;
        }
    }
    return changed;
}

/* False: op was a constant that was known already, and is gone. */
static bool keep(Driver *d, JigFolder *folder, JigOp *op) {
    if (!d->options->cse_constants || op->num_results != 1)
        return true;
    const JigAttr *value = jig_constant_of(&jig_op_results(op)[0]);
    return !value || jig_folder_insert(folder, op, value);
}

/* A constant may be hoisted beyond the scope by now, whose it is not then. */
static void push_kept(Driver *d, JigOp *op, const JigRegion *region) {
    if (jig_op_parent_region(op) == region)
        push_first(d, op);
    else
        push_with_parents(d, op);
}

static void collect(Driver *d, JigFolder *folder, JigRegion *region) {
    bool bottom_up = d->options->bottom_up;
    d->branches |= region->first != region->last;
    for (JigBlock *b = region->first, *next_block; b; b = next_block) {
        next_block = b->next;
        for (JigOp *op = b->first, *next; op; op = next) {
            next = op->next;
            bool keeps = bottom_up || keep(d, folder, op);
            if (!keeps)
                continue;
            if (!bottom_up)
                push_kept(d, op, region);
            for (size_t i = 0; i < op->num_regions; i++)
                collect(d, folder, &jig_op_regions(op)[i]);
            if (bottom_up && keep(d, folder, op))
                push_kept(d, op, region);
        }
    }
}

/* The ops to begin with. Constants are made unique and hoisted on the way,
 * before the patterns can turn their order around. */
static void start_round(Driver *d, JigRegion *region) {
    clear_work(d);
    d->branches = false;
    JigRewriter rw;
    JigFolder folder;
    jig_rewriter_init(&rw, d->rw.ctx);
    jig_folder_init(&folder, &rw);
    collect(d, &folder, region);
    if (!d->options->bottom_up)
        reverse_work(d);
    jig_folder_free(&folder);
    jig_rewriter_free(&rw);
}

static bool simplify(Driver *d, JigRegion *region) {
    jig_act_begin(d->rw.ctx, "simplification of control flow", NULL, jig_region_parent(region));
    bool any =
        jig_regions_simplify(&d->rw, &region, 1, d->options->simplify == JIG_SIMPLIFY_AGGRESSIVE);
    jig_act_end(d->rw.ctx);
    return any;
}

static bool apply_to_region(JigRegion *region, JigContext *ctx, const JigPatternSet *set,
                            const JigGreedyOptions *options, bool *changed) {
    Driver d;
    driver_init(&d, ctx, set, options);
    d.scope = region;
    bool again;
    for (int64_t round = 0;; round++) {
        again = round > 0;
        if (options->max_iterations != -1 && round >= options->max_iterations)
            break;
        start_round(&d, region);
        again = d.branches && jig_regions_erase_unreachable(&d.rw, &region, 1);
        again |= process(&d);
        if (options->simplify != JIG_SIMPLIFY_NONE)
            again |= simplify(&d, region);
        *changed |= again;
        if (!again || d.endless)
            break;
    }
    driver_free(&d);
    return !again;
}

/* Of patterns: to what is in an op, or to some ops. */
typedef struct Application {
    JigOp *op, **ops;
    size_t n;
    JigContext *ctx;
    const JigPatternSet *set;
    const JigGreedyOptions *options;
    bool any, all_erased, converged;
} Application;

static void apply_within(void *user) {
    Application *x = user;
    for (size_t i = 0; i < x->op->num_regions; i++)
        x->converged &=
            apply_to_region(&jig_op_regions(x->op)[i], x->ctx, x->set, x->options, &x->any);
}

bool jig_apply_greedily(JigOp *op, const JigPatternSet *set, const JigGreedyOptions *options,
                        bool *changed) {
    JIG_REQUIRE(op && op->name);
    JigGreedyOptions defaults = jig_greedy_options();
    Application x = {.op = op,
                     .ctx = op->name->ctx,
                     .set = set,
                     .options = options ? options : &defaults,
                     .converged = true};
    bool ended = jig_context_recovers(x.ctx, apply_within, &x);
    if (changed)
        *changed = x.any;
    return ended && x.converged;
}

/* The innermost region that all ops lie in; NULL: there is none. */
static JigRegion *common_region(JigOp **ops, size_t n) {
    JigRegion *region = jig_op_parent_region(ops[0]);
    for (size_t i = 1; i < n; i++)
        while (region && !jig_region_ancestor_op(region, ops[i]))
            region = jig_region_parent_region(region);
    return region;
}

static void apply_to_ops(void *user) {
    Application *x = user;
    Driver d;
    JigPtrMap surviving = {0};
    driver_init(&d, x->ctx, x->set, x->options);
    d.scope = common_region(x->ops, x->n);
    for (size_t i = 0; i < x->n; i++) {
        jig_ptrset_add(&surviving, x->ops[i]);
        if (d.options->strictness != JIG_ANY_OP)
            jig_ptrset_add(&d.allowed, x->ops[i]);
    }
    d.surviving = &surviving;
    for (size_t i = 0; i < x->n; i++)
        push(&d, x->ops[i]);
    x->any = process(&d);
    x->all_erased = surviving.len == 0;
    x->converged = pop(&d) == NULL;
    driver_free(&d);
    jig_ptrmap_free(&surviving);
}

bool jig_apply_greedily_to_ops(JigOp **ops, size_t n, JigContext *ctx, const JigPatternSet *set,
                               const JigGreedyOptions *options, bool *changed, bool *all_erased) {
    JigGreedyOptions defaults = jig_greedy_options();
    Application x = {.ops = ops,
                     .n = n,
                     .ctx = ctx,
                     .set = set,
                     .options = options ? options : &defaults,
                     .all_erased = true,
                     .converged = true};
    bool ended = !n || jig_context_recovers(ctx, apply_to_ops, &x);
    if (changed)
        *changed = x.any;
    if (all_erased)
        *all_erased = x.all_erased;
    return ended && x.converged;
}
