/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sets of patterns. The order in which patterns are tried is visible: highest
 * benefit first; among equals those for the op's name (or an interface of it)
 * before those for any op; among these in the order of their addition, but for
 * what was said to go before the others.
 */
#include "rewrite/pattern.h"
#include "ir/context.h"
#include "rewrite/sole.h"
#include "support/fault.h"
#include "support/check.h"

typedef struct Ranked {
    JigSetPattern it;
    uint32_t benefit, number; /* number: order of addition; within its group */
} Ranked;
typedef JIG_VEC(Ranked) RankedVec;

/* What follows from the list; made anew after additions. */
typedef struct Index {
    JigOpNameMap by_root; /* RankedVec, in order of addition */
    RankedVec any;        /* sorted */
    RankedVec ifaces;
    JigOpNameMap sorted; /* RankedVec, for names met so far */
} Index;

struct JigPatternSet {
    JigContext *ctx;
    JIG_VEC(JigSetPattern) list;
    uint32_t group; /* of what is added next */
    Index *index;
};

JigPatternSet *jig_patterns_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigHeap *before = jig_heap_enter(&ctx->heap);
    JigPatternSet *set = jig_calloc(1, sizeof *set);
    set->ctx = ctx;
    set->index = jig_calloc(1, sizeof *set->index);
    jig_heap_enter(before);
    return set;
}

static void free_lists(JigOpNameMap *m) {
    for (size_t i = 0; i < m->cap; i++) {
        RankedVec *v = m->slots[i];
        if (v)
            jig_vec_free(v);
        jig_free(v);
    }
    jig_op_name_map_free(m);
}

static void clear_index(Index *x) {
    free_lists(&x->by_root);
    free_lists(&x->sorted);
    jig_vec_free(&x->any);
    jig_vec_free(&x->ifaces);
    *x = (Index){0};
}

void jig_patterns_destroy(JigPatternSet *set) {
    if (!set || set->ctx->heap.is_over)
        return;
    clear_index(set->index);
    jig_free(set->index);
    jig_vec_free(&set->list);
    jig_free(set);
}

static void add(JigPatternSet *set, JigSetPattern it) {
    it.group = set->group;
    jig_vec_push(&set->list, it);
    clear_index(set->index);
}

void jig_patterns_add(JigPatternSet *set, const JigPattern *pattern) {
    JIG_REQUIRE(set && pattern);
    add(set, (JigSetPattern){.pattern = pattern});
}

void jig_patterns_add_list(JigPatternSet *set, const JigPattern *patterns) {
    JIG_REQUIRE(set);
    for (const JigPattern *p = patterns; p && p->fn; p++)
        jig_patterns_add(set, p);
}

void jig_patterns_add_converting(JigPatternSet *set, const JigPattern *patterns,
                                 const JigConversionEnv *env) {
    JIG_REQUIRE(set);
    for (const JigPattern *p = patterns; p && p->fn; p++)
        add(set, (JigSetPattern){.pattern = p, .env = env});
}

void jig_patterns_set_benefit(JigPatternSet *set, size_t from, uint16_t benefit) {
    JIG_REQUIRE(set);
    JIG_REQUIRE(from <= set->list.len);
    for (size_t i = from; i < set->list.len; i++)
        set->list.data[i].benefit = benefit;
    clear_index(set->index);
}

void jig_patterns_go_first(JigPatternSet *set) {
    JIG_REQUIRE(set);
    set->group++;
}

size_t jig_patterns_len(const JigPatternSet *set) {
    JIG_REQUIRE(set);
    return set->list.len;
}

static bool is_named(const JigPattern *p, const JigStr *names, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (jig_str_is(names[i], p->name ? p->name : ""))
            return true;
    return false;
}

void jig_patterns_filter(JigPatternSet *set, const JigStr *disabled, size_t num_disabled,
                         const JigStr *enabled, size_t num_enabled) {
    JIG_REQUIRE(set && (disabled || !num_disabled) && (enabled || !num_enabled));
    size_t len = 0;
    for (size_t i = 0; i < set->list.len; i++) {
        JigSetPattern it = set->list.data[i];
        if ((num_enabled && !is_named(it.pattern, enabled, num_enabled)) ||
            is_named(it.pattern, disabled, num_disabled))
            continue;
        set->list.data[len++] = it;
    }
    set->list.len = len;
    clear_index(set->index);
}

/* ---- Canonicalization ---- */
static int by_dialect_name(const void *a, const void *b) {
    return strcmp((*(const JigDialect *const *)a)->name, (*(const JigDialect *const *)b)->name);
}

static int by_row_name(const void *a, const void *b) {
    return strcmp((*(const JigOpRow *const *)a)->name, (*(const JigOpRow *const *)b)->name);
}

/* Those of dialects, by name, then those of all ops of these, by name. */
void jig_patterns_add_canonicalization(JigPatternSet *set) {
    JIG_REQUIRE(set);
    JIG_VEC(const JigDialect *) dialects = {0};
    JIG_VEC(const JigOpRow *) rows = {0};
    jig_vec_append(&dialects, set->ctx->loaded_list.data, set->ctx->loaded_list.len);
    if (dialects.len)
        qsort(dialects.data, dialects.len, sizeof *dialects.data, by_dialect_name);
    for (size_t i = 0; i < dialects.len; i++) {
        const JigDialect *d = dialects.data[i];
        for (; d; d = jig_dialect_next_part(set->ctx, d)) {
            jig_patterns_add_list(set, d->canonicalize);
            for (size_t k = 0; k < d->num_ops; k++)
                if (d->ops[k].canonicalize)
                    jig_vec_push(&rows, &d->ops[k]);
        }
    }
    if (rows.len)
        qsort(rows.data, rows.len, sizeof *rows.data, by_row_name);
    for (size_t i = 0; i < rows.len; i++)
        jig_patterns_add_list(set, rows.data[i]->canonicalize);
    jig_vec_free(&dialects);
    jig_vec_free(&rows);
}

/* The set of a context, good for as long as the same dialects are loaded. */
typedef struct Canonical {
    JigPatternSet *set;
    size_t num_dialects;
} Canonical;

static void free_canonical(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_patterns_destroy(((Canonical *)slot)->set);
}
static const JigContextKey canonical_key = {sizeof(Canonical), free_canonical};

const JigPatternSet *jig_canonicalization_patterns(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    Canonical *c = jig_context_slot(ctx, &canonical_key);
    if (c->set && c->num_dialects == ctx->loaded_list.len)
        return c->set;
    jig_patterns_destroy(c->set);
    c->set = jig_patterns_create(ctx);
    jig_patterns_add_canonicalization(c->set);
    c->num_dialects = ctx->loaded_list.len;
    return c->set;
}

/* ---- The index ---- */
static int by_benefit(const void *a, const void *b) {
    const Ranked *x = a, *y = b;
    if (x->benefit != y->benefit)
        return x->benefit < y->benefit ? 1 : -1;
    if (x->it.group != y->it.group)
        return x->it.group < y->it.group ? 1 : -1;
    return x->number < y->number ? -1 : x->number > y->number;
}

static void sort(RankedVec *v) {
    if (v->len > 1)
        qsort(v->data, v->len, sizeof *v->data, by_benefit);
}

static void make_index(const JigPatternSet *set) {
    Index *x = set->index;
    for (size_t i = 0; i < set->list.len; i++) {
        const JigPattern *p = set->list.data[i].pattern;
        uint16_t benefit = set->list.data[i].benefit ? set->list.data[i].benefit : p->benefit;
        Ranked r = {set->list.data[i], benefit ? benefit : 1, (uint32_t)i};
        if (p->root) {
            void **slot =
                jig_op_name_map_slot(&x->by_root, jig_op_name(set->ctx, jig_str(p->root)));
            if (!*slot)
                *slot = jig_calloc(1, sizeof(RankedVec));
            RankedVec *v = *slot;
            jig_vec_push(v, r);
        } else if (p->iface) {
            jig_vec_push(&x->ifaces, r);
        } else {
            jig_vec_push(&x->any, r);
        }
    }
    sort(&x->any);
}

static const RankedVec *patterns_of(const JigPatternSet *set, const JigOpName *name) {
    Index *x = set->index;
    if (set->list.len && !x->by_root.cap && !x->any.len && !x->ifaces.len)
        make_index(set);
    void **slot = jig_op_name_map_slot(&x->sorted, name);
    if (*slot)
        return *slot;
    RankedVec *v = *slot = jig_calloc(1, sizeof *v);
    const RankedVec *own = *jig_op_name_map_slot(&x->by_root, name);
    if (own)
        jig_vec_append(v, own->data, own->len);
    for (size_t i = 0; i < x->ifaces.len; i++)
        if (name->row && jig_op_name_iface(name, x->ifaces.data[i].it.pattern->iface))
            jig_vec_push(v, x->ifaces.data[i]);
    sort(v);
    return v;
}

/* ---- Applying ---- */
bool jig_no_match_is_heard(const JigRewriter *rw) {
    JIG_REQUIRE(rw);
    for (const JigListener *l = rw->ctx->listeners; l; l = l->next)
        if (l->match_failure)
            return true;
    return false;
}

bool jig_tell_no_match(JigRewriter *rw, JigBlame at, const char *text, const JigFact *facts) {
    JIG_REQUIRE(rw && text && facts);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    jig_reason_set(&why, at, text, facts);
    jig_rw_tell_match_failure(rw, &why);
    jig_arena_destroy(a);
    return false;
}

JigReason *jig_match_reason(JigRewriter *rw) {
    if (!jig_no_match_is_heard(rw))
        return NULL;
    JigReason *why = JIG_NEW(rw->arena, JigReason);
    *why = JIG_REASON(rw->arena);
    return why;
}

bool jig_no_match_because(JigRewriter *rw, const JigReason *why) {
    if (jig_reason_is_read(why) && jig_reason_given(why))
        jig_rw_tell_match_failure(rw, why);
    return false;
}

static bool run(const JigPattern *p, JigRewriter *rw, JigOp *op) {
    jig_at_before(rw, op);
    return (!p->converts || jig_pattern_convert_operands(rw, op)) && p->fn(rw, op, p);
}

/* Of an op that another holds: that may be gone, or holds one op again. */
static bool run_within(const JigPattern *p, JigRewriter *rw, JigOp *op, JigOp *around) {
    JigOpRef ref = jig_op_ref(around);
    return run(p, rw, op) &&
           (!jig_op_ref_holds(&ref) || around->is_gone || jig_sole_restore(rw, around));
}

/* Does the pattern leave the op alone, or what fits? Nobody hears of what is only tried out. A
 * conversion takes back by itself. */
static bool would_fit(const JigPattern *p, JigRewriter *rw, JigOp *op, JigOp *around) {
    if (rw->undo)
        return true;
    JigListener *others = rw->ctx->listeners;
    rw->ctx->listeners = NULL;
    JigMark mark = jig_mark(rw->ctx);
    JigOpRef ref = jig_op_ref(around);
    bool fits = !run(p, rw, op) || !jig_op_ref_holds(&ref) || jig_sole_restore(rw, around);
    jig_rollback(rw->ctx, mark);
    jig_commit(rw->ctx, mark);
    rw->ctx->listeners = others;
    return fits;
}

static bool try_within(const JigPattern *p, JigRewriter *rw, JigOp *op, JigOp *around) {
    if (would_fit(p, rw, op, around))
        return run_within(p, rw, op, around);
    return jig_no_match(rw, op, "the op around it holds one op that it admits, and nothing else");
}

bool jig_pattern_try(const JigSetPattern *it, JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(it && rw);
    const JigPattern *p = it->pattern;
    if (jig_fault(JIG_FAULT_PATTERN))
        return false;
    JigArenaMark mark = jig_arena_mark(rw->arena);
    const JigConversionEnv *outer = rw->env;
    rw->env = it->env;
    JigOp *around = jig_sole_around(op);
    jig_rw_tell_pattern_begin(rw, p, op);
    bool matched = around ? try_within(p, rw, op, around) : run(p, rw, op);
    jig_rw_tell_pattern_end(rw, p, matched);
    rw->env = outer;
    jig_arena_rewind(rw->arena, mark);
    return matched;
}

static const JigSetPattern *next_of(const RankedVec *own, const RankedVec *any,
                                    JigPatternCursor *at) {
    if (at->any < any->len &&
        (at->own == own->len || any->data[at->any].benefit > own->data[at->own].benefit))
        return &any->data[at->any++].it;
    return at->own < own->len ? &own->data[at->own++].it : NULL;
}

const JigSetPattern *jig_patterns_next(const JigPatternSet *set, const JigOpName *name,
                                       JigPatternCursor *at) {
    JIG_REQUIRE(set && name && at);
    const RankedVec *own = patterns_of(set, name);
    return next_of(own, &set->index->any, at);
}

const JigPattern *jig_patterns_apply(const JigPatternSet *set, JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(set && rw && op);
    const RankedVec *own = patterns_of(set, op->name);
    JigPatternCursor at = {0};
    for (const JigSetPattern *it; (it = next_of(own, &set->index->any, &at));)
        if (jig_pattern_try(it, rw, op))
            return it->pattern;
    return NULL;
}
