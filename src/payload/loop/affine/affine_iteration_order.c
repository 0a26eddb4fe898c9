/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/affine_iteration_order.h"

#include "dialect/affine/affine_domain.h"
#include "analysis/alias.h"
#include "ir/asked.h"
#include "payload/loop/affine/access_forms.h"
#include "support/check.h"

typedef struct Accesses {
    JIG_VEC(JigAffineAccessInfo) data;
    JigArena *arena;
    JigOp *root;
    JigOp *other; /* an op that does something else to memory outside */
} Accesses;

/* ---- What else touches memory ---- */

static bool is_outside(const JigValue *v, const JigOp *root) {
    JigOp *def = jig_value_def(v);
    JigOp *owner = def ? def : jig_block_parent_op(jig_value_owner_block(v));
    return def ? !jig_op_is_proper_ancestor(root, def) : !jig_op_is_ancestor(root, owner);
}

/* Ops of unknown dialects are taken to keep to themselves. */
static bool changes_outside(const JigOp *op, const JigOp *root) {
    JigEffects effects = {0};
    if (!jig_op_row(op))
        return false;
    bool known = jig_op_own_effects(op, &effects), changes = false;
    if (!known)
        changes =
            !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) && !jig_op_is_terminator(op);
    for (size_t i = 0; known && i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        changes |= (e->kind & (JIG_EFFECT_WRITE | JIG_EFFECT_FREE)) &&
                   (!e->value || is_outside(e->value, root));
    }
    jig_effects_free(&effects);
    return changes;
}

static JigWalk collect(JigOp *op, void *user) {
    Accesses *all = user;
    if (jig_affine_memory(op)) {
        JigAffineAccessInfo x;
        jig_affine_access_info(op, all->arena, &x);
        jig_vec_push(&all->data, x);
    } else if (op != all->root && changes_outside(op, all->root)) {
        all->other = op;
    }
    return JIG_WALK_ADVANCE;
}

static void release(Accesses *all) {
    for (size_t i = 0; i < all->data.len; ++i)
        jig_affine_access_free(&all->data.data[i]);
    jig_vec_free(&all->data);
}

/* Those that decide for all. */
static JigAccessList deciding(const Accesses *all) {
    const JigAffineAccessInfo **at =
        JIG_NEW_ARRAY(all->arena, const JigAffineAccessInfo *, all->data.len + 1);
    for (size_t i = 0; i < all->data.len; ++i)
        at[i] = &all->data.data[i];
    return jig_loop_affine_accesses_of_forms((JigAccessList){at, all->data.len}, all->arena);
}

/* ---- Telling ---- */

/* Of which only one is an affine access: nothing is known of what they touch. */
static void tell_other(const Accesses *all, JigOrderChange change) {
    if (!all->other || !jig_asked_is_heard(jig_op_context(all->root)))
        return;
    JigOrderAsked asked = {.change = change,
                           .answer = JIG_ORDER_UNKNOWN,
                           .of = jig_asked_access(all->root, false),
                           .first = jig_asked_access(all->other, true),
                           .second = jig_asked_access(all->other, true),
                           .by = "what it does to memory is not affine"};
    jig_asked_tell(jig_op_context(all->root), &asked);
}

static const char *kept_by(const JigAffineAccessInfo *x, const JigAffineAccessInfo *y,
                           JigDepends depends) {
    if (x->memref != y->memref)
        return "different allocations or arguments";
    return depends == JIG_DEPENDS_NOT ? "never the same element"
                                      : "never the same element in the other order";
}

static void tell_pair(const Accesses *all, JigOrderChange change, const JigAffineAccessInfo *x,
                      const JigAffineAccessInfo *y, bool ok, JigDepends depends) {
    if (!jig_asked_is_heard(jig_op_context(all->root)) || (!x->writes && !y->writes))
        return;
    JigOrderAsked asked = {.change = change,
                           .of = jig_asked_access(all->root, false),
                           .first = jig_asked_access(x->op, x->writes),
                           .second = jig_asked_access(y->op, y->writes)};
    asked.answer = ok                               ? JIG_ORDER_KEPT
                   : depends == JIG_DEPENDS_UNKNOWN ? JIG_ORDER_UNKNOWN
                                                    : JIG_ORDER_LOST;
    asked.by = ok                               ? kept_by(x, y, depends)
               : depends == JIG_DEPENDS_UNKNOWN ? "they may touch the same element"
                                                : "the same element";
    jig_asked_tell(jig_op_context(all->root), &asked);
}

/* ---- Tiles ---- */

typedef struct Tiles {
    JigOp *const *band;
    size_t n, outer; /* loops of the band; variables of loops around it */
    const int64_t *sizes;
} Tiles;

/* The number of the tile that the loop's iteration `iv` is in. */
static const JigExpr *tile_of(const JigOp *loop, int64_t size, const JigExpr *iv,
                              const JigExpr *start) {
    uint64_t trips;
    if (size == 1)
        return iv;
    if (jig_affine_trip_count(loop, &trips) && trips <= (uint64_t)size)
        return jig_expr_constant(jig_expr_context(iv), 0);
    return jig_expr_floordiv(
        jig_expr_sub(iv, start),
        jig_expr_constant(jig_expr_context(iv), size * jig_affine_for_step(loop)));
}

/* By how many tiles of loop k the first point is behind the second. */
static const JigExpr *tiles_behind(const Tiles *t, JigSystem *s, size_t dims, size_t k) {
    JigContext *ctx = jig_op_context(t->band[k]);
    int64_t from;
    const JigExpr *start;
    if (jig_map_is_single_constant(jig_affine_for_lower_bound_map(t->band[k]), &from))
        start = jig_expr_constant(ctx, from);
    else
        start = jig_expr_symbol(ctx, (unsigned)(jig_linear_add_columns(s, JIG_COLUMN_SYMBOL, 1) -
                                                s->count[JIG_COLUMN_DIM]));
    unsigned iv = (unsigned)(t->outer + k);
    const JigExpr *tile = tile_of(t->band[k], t->sizes[k], jig_expr_dim(ctx, iv), start),
                  *later = tile_of(t->band[k], t->sizes[k], jig_expr_dim(ctx, (unsigned)dims + iv),
                                   start);
    return jig_expr_sub(tile, later);
}

/* Is there a pair whose second point is in an earlier tile, that of one of the first n loops of the
 * band, and in the same tiles of the loops around it? */
static bool comes_before(const Tiles *t, const JigAffineAccessInfo *x, const JigAffineAccessInfo *y,
                         size_t depth, size_t n) {
    JigSystem s;
    bool ok = jig_dependence_pairs(&x->access, &y->access, depth, 0, &s), found = false;
    size_t dims = x->access.domain.system.count[JIG_COLUMN_DIM];
    for (size_t k = 0; ok && !found && k < n; ++k) {
        const JigExpr *behind = tiles_behind(t, &s, dims, k);
        JigSystem earlier = jig_linear_copy(&s);
        ok = jig_linear_require(&earlier, false, jig_expr_add_const(behind, -1));
        found = ok && !jig_linear_is_empty(&earlier);
        jig_linear_free(&earlier);
        ok = ok && jig_linear_require(&s, true, behind);
    }
    jig_linear_free(&s);
    return !ok || found;
}

static bool may_be_tiled(const Tiles *t, const JigAffineAccessInfo *x, const JigAffineAccessInfo *y,
                         size_t depth, JigArena *a, JigDepends *found) {
    size_t common = jig_dependence_common_loops(&x->access, &y->access);
    JigArenaMark mark = jig_arena_mark(a);
    JigDistance *d = JIG_NEW_ARRAY(a, JigDistance, common + 1);
    JigDepends depends = *found = jig_affine_depends(x, y, depth, false, d);
    bool backward = false, ok = depends != JIG_DEPENDS_UNKNOWN;
    for (size_t k = 0; depends == JIG_DEPENDS && k < common; ++k) {
        ok = ok && (d[k].least == d[k].most || d[k].most >= 0);
        backward |= d[k].least < 0;
    }
    jig_arena_rewind(a, mark);
    if (!ok)
        return false;
    size_t shared = common > t->outer ? common - t->outer : 0;
    return !backward || !t->sizes || !comes_before(t, x, y, depth, shared < t->n ? shared : t->n);
}

bool jig_loop_affine_tiles_keep_order(JigOp *const *band, size_t n, const int64_t *sizes,
                                      JigArena *a, JigReason *why) {
    JIG_REQUIRE(band && n && a);
    Accesses all = {.arena = a, .root = band[0]};
    Tiles t = {.band = band, .n = n, .outer = jig_affine_num_vars_around(band[0]), .sizes = sizes};
    jig_walk_post(band[0], collect, &all);
    JigOp *blamed = all.other;
    tell_other(&all, JIG_ORDER_ITERATIONS);
    JigAccessList l = deciding(&all);
    for (size_t depth = t.outer + 1; !blamed && depth <= t.outer + n + 1; ++depth)
        for (size_t i = 0; !blamed && i < l.n; ++i)
            for (size_t k = 0; !blamed && k < l.n; ++k) {
                JigDepends depends;
                bool may = may_be_tiled(&t, l.at[i], l.at[k], depth, a, &depends);
                tell_pair(&all, JIG_ORDER_ITERATIONS, l.at[i], l.at[k], may, depends);
                if (!may)
                    blamed = l.at[k]->op;
            }
    release(&all);
    return !blamed || jig_refuse(why, blamed, "would run before what it depends on");
}

/* ---- All iterations at once ---- */

/* Is the memref allocated in the loop? */
static bool is_local(const JigValue *memref, const JigOp *loop) {
    JigOp *def = jig_value_def(jig_alias_underlying(memref));
    return def && jig_alias_only_allocates(def) && jig_op_is_proper_ancestor(loop, def);
}

static JigWalk collect_shared(JigOp *op, void *user) {
    Accesses *all = user;
    if (jig_affine_memory(op)) {
        if (is_local(jig_affine_memory_of(op), all->root))
            return JIG_WALK_ADVANCE;
        return collect(op, user);
    }
    if (jig_op_is(op, JIG_AFFINE(FOR)) || jig_op_is(op, JIG_AFFINE(IF)) ||
        jig_op_is_terminator(op) || jig_alias_only_allocates(op) ||
        jig_op_is_memory_effect_free(op))
        return JIG_WALK_ADVANCE;
    all->other = op;
    return JIG_WALK_INTERRUPT;
}

bool jig_loop_affine_is_parallel(JigOp *loop, JigArena *a) {
    Accesses all = {.arena = a, .root = loop};
    size_t depth = jig_affine_num_vars_around(loop) + 1;
    jig_walk_post(loop, collect_shared, &all);
    bool ok = !all.other;
    tell_other(&all, JIG_ORDER_PARALLEL);
    JigAccessList l = deciding(&all);
    for (size_t i = 0; ok && i < l.n; ++i)
        for (size_t k = 0; ok && k < l.n; ++k) {
            JigDepends depends = jig_affine_depends(l.at[i], l.at[k], depth, false, NULL);
            ok = depends == JIG_DEPENDS_NOT;
            tell_pair(&all, JIG_ORDER_PARALLEL, l.at[i], l.at[k], ok, depends);
        }
    release(&all);
    return ok;
}
