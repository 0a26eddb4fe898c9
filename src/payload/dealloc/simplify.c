/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/bufferize.h"
#include "support/check.h"
#include "analysis/view_flow.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/constfold.h"
#include "dialect/memref/memref.h"
#include "rewrite/values.h"
#include "support/map.h"

/* The operands of a dealloc; all in the rewriter's arena. */
typedef struct Dealloc {
    JigValue **buffers, **conditions, **kept;
    size_t n, num_kept;
} Dealloc;

static Dealloc dealloc_of(const JigOp *op, JigArena *a) {
    JigOperandRange buffers = jig_bufferization_dealloc_memrefs(op),
                    kept = jig_bufferization_dealloc_retained(op);
    return (Dealloc){.buffers = jig_values_copy_operands(op, buffers, a),
                     .conditions =
                         jig_values_copy_operands(op, jig_bufferization_dealloc_conditions(op), a),
                     .kept = jig_values_copy_operands(op, kept, a),
                     .n = buffers.count,
                     .num_kept = kept.count};
}

static JigOp *build(JigRewriter *rw, JigLoc loc, const Dealloc *d) {
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, d->num_kept + 1);
    for (size_t i = 0; i < d->num_kept; ++i)
        types[i] = jig_type_i(rw->ctx, 1);
    JigBufferizationDealloc parts = {.memrefs = {d->buffers, d->n},
                                     .conditions = {d->conditions, d->n},
                                     .retained = {d->kept, d->num_kept},
                                     .updated_condition_types = {types, d->num_kept}};
    return jig_bufferization_dealloc_build(rw, loc, &parts);
}

static JigValue *either(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b) {
    return jig_op_result(jig_arith_ori_build(rw, loc, &(JigArithOri){.lhs = a, .rhs = b}), 0);
}

/* What `v` is the base of; NULL. */
static JigValue *source_of_base(JigValue *v) {
    JigOp *def = jig_value_def_of(v, JIG_MEMREF(EXTRACT_STRIDED_METADATA));
    return def ? jig_memref_extract_strided_metadata_source(def) : NULL;
}

/* One is made where the other, an argument, exists already. */
static bool made_after(JigValue *made, const JigValue *arg) {
    JigBlock *block = jig_value_owner_block(arg);
    return block && jig_alias_is_allocated(made) && jig_block_ancestor(block, jig_value_def(made));
}

static bool may_be(const JigViewFlow *flow, JigValue *x, JigValue *y) {
    JigValue *a = jig_alias_underlying(x), *b = jig_alias_underlying(y);
    return !made_after(a, b) && !made_after(b, a) &&
           jig_view_flow_same_buffer(flow, x, y) != JIG_BUFFERS_DIFFER;
}

/* Buffers by where they come from: with which of them another has to be compared at all. */
typedef struct Link {
    size_t buffer, next; /* numbers + 1 */
} Link;
typedef struct Peers {
    const JigViewFlow *flow;
    JigValue **buffers;
    size_t n;
    JigPtrMap by_origin; /* origin -> its last link + 1 */
    JIG_VEC(Link) links;
    JIG_VEC(size_t) common, shared; /* numbers of those that are not distinct; not new */
} Peers;

static void peers_add(Peers *p, size_t buffer, JigOriginVec *room) {
    room->len = 0;
    JigOriginKind kind = jig_view_flow_origins(p->flow, p->buffers[buffer], room);
    if (kind == JIG_ORIGIN_ANY)
        jig_vec_push(&p->common, buffer);
    if (kind != JIG_ORIGIN_NEW)
        jig_vec_push(&p->shared, buffer);
    for (size_t i = 0; i < room->len; ++i) {
        void **slot = jig_ptrmap_slot(&p->by_origin, room->data[i]);
        jig_vec_push(&p->links, ((Link){buffer, (uintptr_t)*slot}));
        *slot = (void *)(uintptr_t)p->links.len;
    }
}

static Peers peers_of(const JigViewFlow *flow, JigValue **buffers, size_t n) {
    Peers p = {.flow = flow, .buffers = buffers, .n = n};
    JigOriginVec room = {0};
    for (size_t i = 0; i < n; ++i)
        peers_add(&p, i, &room);
    jig_vec_free(&room);
    return p;
}

static void peers_free(Peers *p) {
    jig_ptrmap_free(&p->by_origin);
    jig_vec_free(&p->links);
    jig_vec_free(&p->common);
    jig_vec_free(&p->shared);
}

static bool may_be_other(const Peers *p, size_t buffer, JigValue *v, size_t itself) {
    return buffer != itself && may_be(p->flow, p->buffers[buffer], v);
}

/* Those that come from where `v` may come from. */
static bool shares_origin(const Peers *p, const JigOriginVec *origins, JigValue *v, size_t itself) {
    for (size_t i = 0; i < origins->len; ++i)
        for (size_t k = (uintptr_t)jig_ptrmap_get(&p->by_origin, origins->data[i]); k;
             k = p->links.data[k - 1].next)
            if (may_be_other(p, p->links.data[k - 1].buffer, v, itself))
                return true;
    return false;
}

/* Those of which too little is known. */
static bool may_be_unknown(const Peers *p, JigOriginKind kind, JigValue *v, size_t itself) {
    bool any = kind == JIG_ORIGIN_ANY;
    size_t n = any ? p->n : kind == JIG_ORIGIN_NEW ? p->common.len : p->shared.len;
    const size_t *list = kind == JIG_ORIGIN_NEW ? p->common.data : p->shared.data;
    for (size_t i = 0; i < n; ++i)
        if (may_be_other(p, any ? i : list[i], v, itself))
            return true;
    return false;
}

/* May `v` be one of the buffers, but for number `itself`? */
static bool may_be_one_of(const Peers *p, JigValue *v, size_t itself) {
    JigOriginVec origins = {0};
    JigOriginKind kind = jig_view_flow_origins(p->flow, v, &origins);
    bool found = shares_origin(p, &origins, v, itself) || may_be_unknown(p, kind, v, itself);
    jig_vec_free(&origins);
    return found;
}

/* ---- A buffer that is kept anyway is not freed ---- */

typedef struct OtherUses {
    const JigOp *but;
} OtherUses;
static bool is_other_use(JigUse *use, void *user) {
    return jig_use_owner(use) != ((OtherUses *)user)->but;
}

/* Is it known of each kept buffer whether it is this one, and one is? Then those keep its bit. */
static bool hand_over(JigRewriter *rw, JigOp *op, const JigViewFlow *flow, const Dealloc *d,
                      JigValue *buffer, JigValue *condition) {
    JigSameBuffer *same = JIG_NEW_ARRAY(rw->arena, JigSameBuffer, d->num_kept + 1);
    bool one = false;
    for (size_t i = 0; i < d->num_kept; ++i) {
        same[i] = jig_view_flow_same_buffer(flow, d->kept[i], buffer);
        if (same[i] == JIG_BUFFERS_UNKNOWN)
            return false;
        one = one || same[i] == JIG_BUFFERS_SAME;
    }
    jig_at_after(rw, op);
    for (size_t i = 0; one && i < d->num_kept; ++i) {
        if (same[i] != JIG_BUFFERS_SAME)
            continue;
        JigValue *bit = jig_op_result(op, i), *both = either(rw, jig_op_loc(op), bit, condition);
        OtherUses others = {jig_value_def(both)};
        jig_rw_replace_uses_if(rw, bit, both, is_other_use, &others);
    }
    return one;
}

static bool kept_is_not_freed(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Dealloc d = dealloc_of(op, rw->arena);
    JigPtrMap kept = {0};
    bool twice = false;
    size_t n = 0;
    for (size_t i = 0; i < d.num_kept; ++i)
        twice = !jig_ptrset_add(&kept, d.kept[i]) || twice;
    jig_ptrmap_free(&kept);
    if (twice)
        return jig_no_match(rw, op, "a buffer is kept twice");
    for (size_t i = 0; i < d.n; ++i) {
        JigValue *source = source_of_base(d.buffers[i]);
        if (hand_over(rw, op, self->data, &d, d.buffers[i], d.conditions[i]) ||
            (source && hand_over(rw, op, self->data, &d, source, d.conditions[i])))
            continue;
        d.buffers[n] = d.buffers[i];
        d.conditions[n++] = d.conditions[i];
    }
    if (n == d.n)
        return jig_no_match(rw, op, "no buffer is surely kept");
    jig_bufferization_dealloc_set_memrefs(rw, op, d.buffers, n);
    jig_bufferization_dealloc_set_conditions(rw, op, d.conditions, n);
    return true;
}

/* ---- What is not freed need not be kept ---- */

static bool drop_kept(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Dealloc d = dealloc_of(op, rw->arena);
    JigValue *none = NULL, **by = JIG_NEW_ARRAY(rw->arena, JigValue *, d.num_kept + 1);
    size_t all = d.num_kept, n = 0;
    Peers peers = peers_of(self->data, d.buffers, d.n);
    for (size_t i = 0; i < all; ++i) {
        by[i] = NULL;
        if (may_be_one_of(&peers, d.kept[i], SIZE_MAX)) {
            d.kept[n++] = d.kept[i];
            continue;
        }
        const JigType *bit = jig_type_i(rw->ctx, 1);
        if (!none)
            none = jig_op_result(jig_arith_materialize(rw, jig_attr_zero(bit), bit, jig_op_loc(op)),
                                 0);
        by[i] = none;
    }
    peers_free(&peers);
    if (n == all)
        return jig_no_match(rw, op, "all that is kept may be freed otherwise");
    d.num_kept = n;
    JigOp *fewer = build(rw, jig_op_loc(op), &d);
    for (size_t i = 0, k = 0; i < all; ++i)
        by[i] = by[i] ? by[i] : jig_op_result(fewer, k++);
    jig_rw_replace(rw, op, by, all);
    return true;
}

/* ---- Buffers that are none of the others have a dealloc of their own ---- */

static bool split(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Dealloc d = dealloc_of(op, rw->arena), rest = d;
    JigLoc loc = jig_op_loc(op);
    if (d.n < 2)
        return jig_no_match(rw, op, "only one buffer");
    JigOp **own = JIG_NEW_ARRAY(rw->arena, JigOp *, d.n + 1);
    size_t num_own = 0;
    rest.buffers = JIG_NEW_ARRAY(rw->arena, JigValue *, d.n + 1);
    rest.conditions = JIG_NEW_ARRAY(rw->arena, JigValue *, d.n + 1);
    rest.n = 0;
    Peers peers = peers_of(self->data, d.buffers, d.n);
    for (size_t i = 0; i < d.n; ++i) {
        if (may_be_one_of(&peers, d.buffers[i], i)) {
            rest.buffers[rest.n] = d.buffers[i];
            rest.conditions[rest.n++] = d.conditions[i];
            continue;
        }
        Dealloc one = {d.buffers + i, d.conditions + i, d.kept, 1, d.num_kept};
        own[num_own++] = build(rw, loc, &one);
    }
    peers_free(&peers);
    if (!num_own)
        return jig_no_match(rw, op, "each buffer may be another one");
    JigOp *others = build(rw, loc, &rest);
    JigValue **by = JIG_NEW_ARRAY(rw->arena, JigValue *, d.num_kept + 1);
    for (size_t i = 0; i < d.num_kept; ++i)
        by[i] = jig_op_result(others, i);
    for (size_t k = 0; k < num_own; ++k)
        for (size_t i = 0; i < d.num_kept; ++i)
            by[i] = either(rw, loc, by[i], jig_op_result(own[k], i));
    jig_rw_replace(rw, op, by, d.num_kept);
    return true;
}

/* ---- What is the same as a buffer that is surely freed is surely owned ---- */

/* The first buffer that is kept and the same as buffer `i`, from `k` on. */
static size_t next_same(const JigViewFlow *flow, const Dealloc *d, size_t i, size_t k) {
    JigValue *source = source_of_base(d->buffers[i]);
    while (k < d->num_kept &&
           jig_view_flow_same_buffer(flow, d->kept[k], d->buffers[i]) != JIG_BUFFERS_SAME &&
           (!source || jig_view_flow_same_buffer(flow, d->kept[k], source) != JIG_BUFFERS_SAME))
        ++k;
    return k;
}

/* When all that is kept is owned for sure, what owns it need not be looked at; else it might have
 * to be: it may be one more of them. */
static bool surely_owned(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    Dealloc d = dealloc_of(op, rw->arena);
    bool *owned = jig_arena_calloc(rw->arena, d.num_kept + 1),
         *drop = jig_arena_calloc(rw->arena, d.n + 1), changed = false;
    size_t n = 0, num_owned = 0;
    for (size_t i = 0; i < d.n; ++i) {
        if (!jig_const_match_one(jig_constant_of(d.conditions[i])))
            continue;
        for (size_t k = 0; (k = next_same(self->data, &d, i, k)) < d.num_kept; ++k) {
            num_owned += !owned[k];
            owned[k] = drop[i] = true;
            if (!jig_value_has_uses(jig_op_result(op, k)))
                continue;
            jig_rw_replace_uses(rw, jig_op_result(op, k), d.conditions[i]);
            changed = true;
        }
    }
    for (size_t i = 0; i < d.n; ++i) {
        if (drop[i] && num_owned == d.num_kept)
            continue;
        d.buffers[n] = d.buffers[i];
        d.conditions[n++] = d.conditions[i];
    }
    if (n == d.n)
        return changed || jig_no_match(rw, op, "not all that is kept is surely owned");
    jig_bufferization_dealloc_set_memrefs(rw, op, d.buffers, n);
    jig_bufferization_dealloc_set_conditions(rw, op, d.conditions, n);
    return true;
}

/* ---- All of them ---- */

bool jig_simplify_deallocs(JigOp *top, JigReason *why) {
    JIG_REQUIRE(top);
    JigViewFlow *flow = jig_view_flow_create(top);
    static const char root[] = "bufferization.dealloc";
    const JigPattern patterns[] = {
        {.name = "(anonymous namespace)::RemoveDeallocMemrefsContainedInRetained",
         .root = root,
         .fn = kept_is_not_freed,
         .data = flow},
        {.name = "(anonymous namespace)::RemoveRetainedMemrefsGuaranteedToNotAlias",
         .root = root,
         .fn = drop_kept,
         .data = flow},
        {.name = "(anonymous namespace)::SplitDeallocWhenNotAliasingAnyOther",
         .root = root,
         .fn = split,
         .data = flow},
        {.name = "(anonymous namespace)::RetainedMemrefAliasingAlwaysDeallocatedMemref",
         .root = root,
         .fn = surely_owned,
         .data = flow},
        {0},
    };
    JigPatternSet *set = jig_patterns_create(jig_op_context(top));
    jig_patterns_add_list(set, patterns);
    jig_patterns_add_list(set, jig_bufferization_dealloc_patterns);
    JigGreedyOptions options = jig_greedy_options();
    options.simplify = JIG_SIMPLIFY_NORMAL; /* what `flow` knows stays true */
    bool ok = jig_apply_greedily(top, set, &options, NULL);
    jig_patterns_destroy(set);
    jig_view_flow_destroy(flow);
    return ok || jig_refuse(why, top, "simplifying deallocs does not come to an end");
}
