/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/record.h"
#include "ir/journal.h"
#include "support/check.h"

/* What is written down in few bits. There is no memory for more in any case. */
static uint32_t number_below(size_t n, uint32_t limit) {
    if (JIG_UNLIKELY(n >= limit))
        jig_out_of_memory(SIZE_MAX);
    return (uint32_t)n;
}

static uint32_t number(size_t n) {
    return number_below(n, JIG_RECORD_NONE);
}

static uint32_t step_number(size_t step) {
    return step == JIG_NO_STEP ? JIG_RECORD_NONE : number(step);
}

static size_t step_of_number(uint32_t n) {
    return n == JIG_RECORD_NONE ? JIG_NO_STEP : n;
}

void jig_record_init(JigRecord *r, JigRun *run, JigContext *ctx, const JigRunOptions *options) {
    JIG_REQUIRE(r && ctx && options); /* `run` only where someone listens */
    *r = (JigRecord){.run = run, .ctx = ctx, .options = options, .current = JIG_NO_STEP};
    jig_arena_init(&r->arena);
    jig_record_moment(r);
}

void jig_record_free(JigRecord *r) {
    JIG_REQUIRE(r);
    jig_pieces_free(&r->moments);
    jig_pieces_free(&r->steps);
    jig_pieces_free(&r->bindings);
    jig_pieces_free(&r->moves);
    jig_pieces_free(&r->replacements);
    jig_pieces_free(&r->events);
    jig_pieces_free(&r->spent);
    jig_pieces_free(&r->orders);
    jig_ptrmap_free(&r->reasons);
    jig_vec_free(&r->open);
    jig_vec_free(&r->failed);
    jig_vec_free(&r->curious);
    jig_arena_free(&r->arena);
}

size_t jig_record_moment(JigRecord *r) {
    JIG_REQUIRE(r);
    JigMoment now = {number(jig_journal_place(r->ctx)), number(r->events.len)};
    jig_pieces_push(&r->moments, now);
    return r->moments.len - 1;
}

/* ---- Steps ---- */

static JigStepRecord *step_at(const JigRecord *r, size_t i) {
    return jig_pieces_at(&r->steps, i);
}

/* Calls a member of each listener that has it. */
#define TELL(r, fn, step)                                                                          \
    do {                                                                                           \
        for (const JigRunListener *l_ = (r)->options->listeners; l_; l_ = l_->next)                \
            if (l_->fn)                                                                            \
                l_->fn(l_->user, (r)->run, step);                                                  \
    } while (0)

/* Where it stands; those at the top count from how many there were before. */
static void place_step(JigRecord *r, JigStepRecord *s) {
    if (r->current == JIG_NO_STEP) {
        s->ordinal = number(++r->num_top);
        return;
    }
    JigStepRecord *parent = step_at(r, r->current);
    s->ordinal = ++r->open.data[parent->depth].num_children;
    s->depth = number_below(parent->depth + 1, JIG_MAX_RECORD_DEPTH);
    s->pass = parent->num_passes;
}

static double clock_of(const JigRecord *r) {
    return r->options->untimed ? 0 : jig_observe_clock();
}

JigOp *jig_record_take_insertion(JigRecord *r) {
    JIG_REQUIRE(r);
    const JigRunInsertion *all = r->options->insertions;
    if (!all || !all[r->num_inserted].op || all[r->num_inserted].step != r->steps.len)
        return NULL;
    return all[r->num_inserted++].op;
}

size_t jig_record_step_begin(JigTransformState *st, JigOp *op) {
    JIG_REQUIRE(st && st->record && op);
    JigRecord *r = st->record;
    if (jig_record_leaves_out(st))
        return JIG_NO_STEP;
    JigStepRecord s = {.op = op,
                       .parent = step_number(r->current),
                       .begin = number(jig_record_moment(r)),
                       .end = number(r->moments.len - 1),
                       .is_open = true};
    place_step(r, &s);
    r->current = number(r->steps.len);
    jig_pieces_push(&r->steps, s);
    jig_vec_push(&r->open, ((JigOpenStep){.before = jig_change_counts(st->ctx)}));
    TELL(r, began, r->current);
    jig_vec_last(&r->open).began = clock_of(r);
    return r->current;
}

void jig_record_step_failed(JigTransformState *st) {
    JIG_REQUIRE(st && st->record);
    JigRecord *r = st->record;
    if (r->current == JIG_NO_STEP || jig_record_leaves_out(st))
        return;
    step_at(r, r->current)->end = number(jig_record_moment(r));
    step_at(r, r->current)->is_taken_back = true;
    TELL(r, failed, r->current);
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

static void note_failure(JigTransformState *st, size_t step, JigStatus status) {
    JigRecord *r = st->record;
    const JigReason *why = reason_of(st, status);
    step_at(r, step)->status = status;
    if (why)
        jig_ptrmap_set(&r->reasons, step_at(r, step), (void *)(uintptr_t)why);
    jig_vec_push(&r->failed, step);
}

void jig_record_pass(JigTransformState *st) {
    JIG_REQUIRE(st && st->record);
    JigRecord *r = st->record;
    if (r->current != JIG_NO_STEP && !jig_record_leaves_out(st))
        step_at(r, r->current)->num_passes++;
}

static bool is_stopped_by(JigRecord *r, size_t step) {
    bool stops = false;
    for (const JigRunListener *l = r->options->listeners; l; l = l->next)
        stops |= l->stops && l->stops(l->user, r->run, step);
    return stops;
}

static void close_step(JigRecord *r, size_t step) {
    JigStepRecord *s = step_at(r, step);
    JigOpenStep open = jig_vec_pop(&r->open);
    JigChangeCounts changes = jig_observe_changes(r->ctx, open.before);
    s->seconds = (float)(clock_of(r) - open.began);
    s->end = number(jig_record_moment(r));
    s->is_open = false;
    s->num_below = number(r->steps.len - step - 1);
    s->created = number(changes.created);
    s->erased = number(changes.erased);
    s->modified = number(changes.modified);
    r->current = step_of_number(s->parent);
}

JigStatus jig_record_step_end(JigTransformState *st, size_t step, JigStatus status) {
    JigRecord *r = st->record;
    if (step == JIG_NO_STEP)
        return status;
    JIG_REQUIRE(step == r->current);
    close_step(r, step);
    step_at(r, step)->is_stopped = r->is_stopped;
    if (status != JIG_OK)
        note_failure(st, step, status);
    TELL(r, ended, step);
    r->is_stopped |= status == JIG_OK && is_stopped_by(r, step);
    return r->is_stopped ? JIG_DEFINITE : status;
}

void jig_record_silenced(JigTransformState *st) {
    JIG_REQUIRE(st && st->record);
    JigRecord *r = st->record;
    for (size_t i = 0; i < r->failed.len; ++i)
        step_at(r, r->failed.data[i])->is_silenced = true;
    r->failed.len = 0;
}

/* ---- Matchers ---- */

void jig_record_asked(JigTransformState *st, const JigOp *match, JigStatus status) {
    JIG_REQUIRE(st && st->record && match);
    JigRecord *r = st->record;
    if (status == JIG_DEFINITE || st->hears)
        return;
    for (const JigRunListener *l = r->options->listeners; l; l = l->next)
        if (l->matching && l->matching->asked)
            l->matching->asked(l->user, r->run, match, status == JIG_OK);
}

bool jig_record_tried(JigTransformState *st, const JigOp *matcher, const JigOp *payload,
                      JigStatus status) {
    JIG_REQUIRE(st && st->record && matcher && payload);
    JigRecord *r = st->record;
    if (status == JIG_DEFINITE || st->hears)
        return false;
    r->curious.len = 0;
    for (const JigRunListener *l = r->options->listeners; l; l = l->next)
        if (l->matching && l->matching->tried &&
            l->matching->tried(l->user, r->run, matcher, payload, status == JIG_OK, NULL))
            jig_vec_push(&r->curious, l);
    return r->curious.len > 0;
}

void jig_record_refused(JigTransformState *st, const JigOp *matcher, const JigOp *payload,
                        const JigReason *why) {
    JIG_REQUIRE(st && st->record && matcher && payload && why);
    JigRecord *r = st->record;
    for (size_t i = 0; i < r->curious.len; ++i) {
        const JigRunListener *l = r->curious.data[i];
        (void)l->matching->tried(l->user, r->run, matcher, payload, false, why);
    }
}

/* ---- Handles ---- */

static void add_event(JigRecord *r, JigHandleEventKind kind, size_t of) {
    JigHandleEvent e = {kind, number_below(of, JIG_MAX_EVENTS_OF)};
    jig_pieces_push(&r->events, e);
}

static JigBindingRecord *binding_at(const JigRecord *r, size_t i) {
    return jig_pieces_at(&r->bindings, i);
}

void jig_record_bound(JigTransformState *st, JigHandle *h, void *const *items) {
    JIG_REQUIRE(st && st->record && h && (items || !h->len));
    JigRecord *r = st->record;
    if (jig_record_leaves_out(st))
        return;
    JigBindingRecord b = {.handle = h->value,
                          .len = number(h->len),
                          .kind = h->kind,
                          .step = step_number(r->current),
                          .begin = number(r->moments.len),
                          .end = JIG_RECORD_NONE};
    if (h->len == 1)
        b.items.one = items[0];
    else
        b.items.list = jig_arena_copy(&r->arena, items, h->len * sizeof *items);
    add_event(r, JIG_EVENT_BOUND, r->bindings.len);
    jig_pieces_push(&r->bindings, b);
    h->recorded = r->bindings.len;
}

void jig_record_ended(JigTransformState *st, JigHandle *h) {
    JIG_REQUIRE(st && st->record && h);
    JigRecord *r = st->record;
    if (!h->recorded)
        return;
    size_t i = h->recorded - 1;
    binding_at(r, i)->end = number(r->moments.len - 1);
    add_event(r, JIG_EVENT_ENDED, i);
    h->recorded = 0;
}

void jig_record_spent(JigTransformState *st, const JigHandle *h, const JigInvalidation *why) {
    JIG_REQUIRE(st && st->record && h && why);
    JigRecord *r = st->record;
    if (!h->recorded || r->current == JIG_NO_STEP)
        return;
    JigSpentRecord s = {.ancestor = why->ancestor_op,
                        .binding = number(h->recorded - 1),
                        .step = number(r->current),
                        .operand = why->operand};
    JigStepRecord *by = step_at(r, r->current);
    if (!by->num_spent++)
        by->first_spent = number(r->spent.len);
    jig_pieces_push(&r->spent, s);
    binding_at(r, s.binding)->spent = number(r->spent.len);
}

void **jig_record_items(const JigRecord *r, size_t binding) {
    JIG_REQUIRE(r && binding < r->bindings.len);
    JigBindingRecord *b = binding_at(r, binding);
    return b->len == 1 && !b->has_now ? &b->items.one : b->items.list;
}

void **jig_record_items_now(JigRecord *r, size_t binding) {
    JIG_REQUIRE(r && binding < r->bindings.len);
    JigBindingRecord *b = binding_at(r, binding);
    if (!b->has_now) {
        void **first = jig_record_items(r, binding);
        void **both = jig_arena_alloc(&r->arena, 2 * b->len * sizeof *both);
        memcpy(both, first, b->len * sizeof *both);
        memcpy(both + b->len, first, b->len * sizeof *both);
        b->items.list = both;
        b->has_now = true;
    }
    return b->items.list + b->len;
}

/* The latest one, if it is this. */
static uint32_t replacement(JigRecord *r, JigReplacement now) {
    size_t n = r->replacements.len;
    const JigReplacement *last = n ? jig_pieces_at(&r->replacements, n - 1) : NULL;
    if (last && last->from == now.from && last->to == now.to && last->step == now.step)
        return number(n - 1);
    jig_pieces_push(&r->replacements, now);
    return number(n);
}

void jig_record_moved(JigTransformState *st, const JigEntry *e, const void *from) {
    JIG_REQUIRE(st && st->record && e);
    JigRecord *r = st->record;
    const JigHandle *h = e->handle;
    if (!h->recorded)
        return;
    JigMoveRecord move = {
        .binding = number(h->recorded - 1),
        .item = number((size_t)(e - h->entries)),
        .replacement = replacement(r, (JigReplacement){from, e->target, step_number(r->current)})};
    add_event(r, JIG_EVENT_MOVED, r->moves.len);
    jig_pieces_push(&r->moves, move);
}

/* ---- Questions about order ---- */

static bool is_same_question(const JigOrderAsked *a, const JigOrderAsked *b) {
    return a->change == b->change && a->of.op == b->of.op && a->first.op == b->first.op &&
           a->second.op == b->second.op && a->first.operand == b->first.operand &&
           a->second.operand == b->second.operand && a->first.writes == b->first.writes &&
           a->second.writes == b->second.writes;
}

/* Asked again, of other loops around or once more: the worst answer counts. */
static bool is_known(JigRecord *r, const JigOrderAsked *question) {
    for (size_t i = r->first_order; i < r->orders.len; ++i) {
        JigOrderAsked *known = &jig_pieces_at(&r->orders, i)->asked;
        if (is_same_question(known, question)) {
            if (question->answer > known->answer)
                *known = *question;
            return true;
        }
    }
    return false;
}

static void keep_order(void *user, const JigOrderAsked *question) {
    JigRecord *r = user;
    if (r->current == JIG_NO_STEP)
        return;
    size_t n = r->orders.len;
    if (!n || jig_pieces_at(&r->orders, n - 1)->step != r->current)
        r->first_order = n;
    if (n - r->first_order < JIG_MAX_ORDERS_OF_STEP && !is_known(r, question))
        jig_pieces_push(&r->orders, ((JigRunOrder){.step = r->current, .asked = *question}));
}

void jig_record_listen(JigRecord *r) {
    JIG_REQUIRE(r);
    r->asked = (JigAskedListener){.asked = keep_order, .user = r};
    jig_asked_listen(r->ctx, &r->asked);
}

/* ---- As whoever looks at the run sees it ---- */

void jig_record_read_step(const JigRecord *r, size_t step, JigRunStep *out) {
    JIG_REQUIRE(r && step < r->steps.len && out);
    const JigStepRecord *s = step_at(r, step);
    *out = (JigRunStep){.op = s->op,
                        .parent = step_of_number(s->parent),
                        .ordinal = s->ordinal,
                        .depth = s->depth,
                        .pass = s->pass,
                        .num_passes = s->num_passes,
                        .num_below = s->num_below,
                        .begin = s->begin,
                        .end = s->is_open ? s->begin : s->end,
                        .failed = s->is_taken_back && !s->is_open ? s->end - 1 : s->end,
                        .status = (JigStatus)s->status,
                        .silenced = s->is_silenced,
                        .stopped = s->is_stopped,
                        .seconds = s->seconds,
                        .changes = {s->created, s->erased, s->modified},
                        .why = jig_ptrmap_get(&r->reasons, s),
                        .first_spent = s->first_spent,
                        .num_spent = s->num_spent};
}

void jig_record_read_binding(const JigRecord *r, size_t binding, JigRunBinding *out) {
    JIG_REQUIRE(r && binding < r->bindings.len && out);
    const JigBindingRecord *b = binding_at(r, binding);
    *out = (JigRunBinding){.handle = b->handle,
                           .items = {(JigHandleKind)b->kind, jig_record_items(r, binding), b->len},
                           .step = step_of_number(b->step),
                           .begin = b->begin,
                           .end = b->end == JIG_RECORD_NONE ? (size_t)-1 : b->end,
                           .spent_by = JIG_NO_STEP};
    if (!b->spent)
        return;
    const JigSpentRecord *s = jig_pieces_at(&r->spent, b->spent - 1);
    out->spent_by = s->step;
    out->operand = s->operand;
    out->ancestor = s->ancestor;
}

void jig_record_read_move(const JigRecord *r, size_t move, JigRunMove *out) {
    JIG_REQUIRE(r && move < r->moves.len && out);
    const JigMoveRecord *m = jig_pieces_at(&r->moves, move);
    const JigReplacement *by = jig_pieces_at(&r->replacements, m->replacement);
    *out = (JigRunMove){.binding = m->binding,
                        .item = m->item,
                        .step = step_of_number(by->step),
                        .from = by->from,
                        .to = by->to};
}
