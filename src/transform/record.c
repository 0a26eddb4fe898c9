/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/record.h"
#include "ir/journal.h"
#include "support/check.h"

void jig_record_init(JigRecord *r, JigRun *run, JigContext *ctx, const JigRunOptions *options) {
    JIG_REQUIRE(r && ctx && options); /* `run` only where someone listens */
    *r = (JigRecord){.run = run, .ctx = ctx, .options = options, .current = JIG_NO_STEP};
    jig_arena_init(&r->arena);
    jig_record_moment(r);
}

void jig_record_free(JigRecord *r) {
    JIG_REQUIRE(r);
    jig_vec_free(&r->moments);
    jig_vec_free(&r->steps);
    jig_vec_free(&r->bindings);
    jig_vec_free(&r->moves);
    jig_vec_free(&r->events);
    jig_vec_free(&r->failed);
    jig_vec_free(&r->spent);
    jig_arena_free(&r->arena);
}

size_t jig_record_moment(JigRecord *r) {
    JIG_REQUIRE(r);
    jig_vec_push(&r->moments, ((JigMoment){jig_journal_place(r->ctx), r->events.len}));
    return r->moments.len - 1;
}

/* ---- Steps ---- */

static JigStepRecord *step_at(JigRecord *r, size_t i) {
    return &r->steps.data[i];
}

static void tell(JigRecord *r, void (*fn)(void *, JigRun *, size_t), size_t step) {
    if (fn)
        fn(r->options->listener->user, r->run, step);
}

/* Those at the top count from how many there were before. */
static size_t next_ordinal(JigRecord *r, size_t parent) {
    if (parent != JIG_NO_STEP)
        return ++step_at(r, parent)->num_children;
    return ++r->num_top;
}

/* What matchers do is written down when that was asked for. */
static bool is_left_out(const JigTransformState *st) {
    return st->muted && !st->record->options->matchers;
}

size_t jig_record_step_begin(JigTransformState *st, JigOp *op) {
    JIG_REQUIRE(st && st->record && op);
    JigRecord *r = st->record;
    if (is_left_out(st))
        return JIG_NO_STEP;
    size_t parent = r->current;
    JigStepRecord s = {
        .step = {.op = op,
                 .parent = parent,
                 .ordinal = next_ordinal(r, parent),
                 .depth = parent == JIG_NO_STEP ? 0 : step_at(r, parent)->step.depth + 1,
                 .pass = parent == JIG_NO_STEP ? 0 : step_at(r, parent)->step.num_passes,
                 .begin = jig_record_moment(r)},
        .before = jig_change_counts(st->ctx)};
    s.step.end = s.step.failed = s.step.begin;
    r->current = r->steps.len;
    jig_vec_push(&r->steps, s);
    if (r->options->listener)
        tell(r, r->options->listener->began, r->current);
    step_at(r, r->current)->began = jig_observe_clock();
    return r->current;
}

void jig_record_step_failed(JigTransformState *st) {
    JIG_REQUIRE(st && st->record);
    JigRecord *r = st->record;
    if (r->current == JIG_NO_STEP || is_left_out(st))
        return;
    step_at(r, r->current)->step.failed = jig_record_moment(r);
    if (r->options->listener)
        tell(r, r->options->listener->failed, r->current);
}

/* The failure that a step ends with, which may be that of a step inside of it. */
static const JigReason *reason_of(JigTransformState *st, JigStatus status) {
    JigRecord *r = st->record;
    const JigFailure *f = status == JIG_SILENCEABLE ? st->last_silenceable : st->reported;
    if (!f || f == &st->unsaid || !jig_reason_given(&f->why))
        return NULL;
    if (r->told != &f->why) {
        r->told = &f->why;
        r->copy = jig_reason_clone(&f->why, &r->arena);
    }
    return r->copy;
}

void jig_record_pass(JigTransformState *st) {
    JIG_REQUIRE(st && st->record);
    JigRecord *r = st->record;
    if (r->current != JIG_NO_STEP && !is_left_out(st))
        step_at(r, r->current)->step.num_passes++;
}

static bool is_stopped_by(JigRecord *r, size_t step) {
    const JigRunOptions *o = r->options;
    return o->stops && o->stops(o->listener ? o->listener->user : NULL, r->run, step);
}

JigStatus jig_record_step_end(JigTransformState *st, size_t step, JigStatus status) {
    JigRecord *r = st->record;
    if (step == JIG_NO_STEP)
        return status;
    JIG_REQUIRE(step == r->current);
    JigStepRecord *s = step_at(r, step);
    s->step.seconds = jig_observe_clock() - s->began;
    bool taken_back = s->step.failed != s->step.begin;
    s->step.end = jig_record_moment(r);
    if (!taken_back)
        s->step.failed = s->step.end;
    s->step.status = status;
    s->step.num_below = r->steps.len - step - 1;
    s->step.changes = jig_observe_changes(st->ctx, s->before);
    if (status != JIG_OK) {
        s->step.why = reason_of(st, status);
        jig_vec_push(&r->failed, step);
    }
    r->current = s->step.parent;
    if (r->options->listener)
        tell(r, r->options->listener->ended, step);
    r->is_stopped |= status == JIG_OK && is_stopped_by(r, step);
    return r->is_stopped ? JIG_DEFINITE : status;
}

void jig_record_silenced(JigTransformState *st) {
    JIG_REQUIRE(st && st->record);
    JigRecord *r = st->record;
    for (size_t i = 0; i < r->failed.len; ++i)
        step_at(r, r->failed.data[i])->step.silenced = true;
    r->failed.len = 0;
}

/* ---- Matchers ---- */

static const JigMatchListener *match_listener(const JigRecord *r) {
    return r->options->listener ? r->options->listener->matching : NULL;
}

void jig_record_asked(JigTransformState *st, const JigOp *match, JigStatus status) {
    JIG_REQUIRE(st && st->record && match);
    JigRecord *r = st->record;
    const JigMatchListener *l = match_listener(r);
    if (l && l->asked && status != JIG_DEFINITE && !st->hears)
        l->asked(r->options->listener->user, r->run, match, status == JIG_OK);
}

bool jig_record_tried(JigTransformState *st, const JigOp *matcher, const JigOp *payload,
                      JigStatus status, const JigReason *why) {
    JIG_REQUIRE(st && st->record && matcher && payload);
    JigRecord *r = st->record;
    const JigMatchListener *l = match_listener(r);
    return l && l->tried && status != JIG_DEFINITE &&
           l->tried(r->options->listener->user, r->run, matcher, payload, status == JIG_OK, why);
}

/* ---- Handles ---- */

static void add_event(JigRecord *r, JigHandleEventKind kind, size_t of) {
    jig_vec_push(&r->events, ((JigHandleEvent){kind, of}));
}

static JigItems items_of(JigRecord *r, const JigHandle *h) {
    JigItems list = {.kind = h->kind,
                     .items = jig_arena_alloc(&r->arena, h->len * sizeof *list.items),
                     .len = h->len};
    for (size_t i = 0; i < h->len; ++i)
        list.items[i] = h->params ? (void *)h->params[i] : h->entries[i].target;
    return list;
}

void jig_record_bound(JigTransformState *st, JigHandle *h) {
    JIG_REQUIRE(st && st->record && h);
    JigRecord *r = st->record;
    if (is_left_out(st))
        return;
    JigBindingRecord b = {.binding = {.handle = h->value,
                                      .items = items_of(r, h),
                                      .step = r->current,
                                      .begin = r->moments.len,
                                      .end = (size_t)-1,
                                      .spent_by = JIG_NO_STEP}};
    add_event(r, JIG_EVENT_BOUND, r->bindings.len);
    jig_vec_push(&r->bindings, b);
    h->recorded = r->bindings.len;
}

void jig_record_ended(JigTransformState *st, JigHandle *h) {
    JIG_REQUIRE(st && st->record && h);
    JigRecord *r = st->record;
    if (!h->recorded)
        return;
    size_t i = h->recorded - 1;
    r->bindings.data[i].binding.end = r->moments.len - 1;
    add_event(r, JIG_EVENT_ENDED, i);
    h->recorded = 0;
}

void jig_record_spent(JigTransformState *st, const JigHandle *h, const JigInvalidation *why) {
    JIG_REQUIRE(st && st->record && h && why);
    JigRecord *r = st->record;
    if (!h->recorded || r->current == JIG_NO_STEP)
        return;
    JigRunBinding *b = &r->bindings.data[h->recorded - 1].binding;
    JigRunStep *by = &step_at(r, r->current)->step;
    if (!by->num_spent++)
        by->first_spent = r->spent.len;
    jig_vec_push(&r->spent, h->recorded - 1);
    b->spent_by = r->current;
    b->operand = why->operand;
    b->ancestor = why->ancestor_op;
}

/* Its own copy of the items, from its first move on. */
static void **items_now(JigRecord *r, size_t binding) {
    JigBindingRecord *b = &r->bindings.data[binding];
    JigItems items = b->binding.items;
    if (!b->now)
        b->now = jig_arena_copy(&r->arena, items.items, items.len * sizeof *items.items);
    return b->now;
}

void jig_record_moved(JigTransformState *st, const JigEntry *e, const void *from) {
    JIG_REQUIRE(st && st->record && e);
    JigRecord *r = st->record;
    const JigHandle *h = e->handle;
    if (!h->recorded)
        return;
    size_t item = (size_t)(e - h->entries);
    JigRunMove move = {.binding = h->recorded - 1,
                       .item = item,
                       .step = r->current,
                       .from = from,
                       .to = e->target};
    items_now(r, move.binding)[item] = e->target;
    add_event(r, JIG_EVENT_MOVED, r->moves.len);
    jig_vec_push(&r->moves, move);
}
