/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A run of a script: carried out once, then stepped through. */
#include "ir/context.h"
#include "ir/journal.h"
#include "support/check.h"
#include "support/map.h"
#include "transform/record.h"

struct JigRun {
    JigRecord record;
    JigMark whole;
    size_t moment;
    bool is_over;       /* the script has ended */
    bool knows_handles; /* after that, the next two are as of the moment */
    JigPtrMap bound;    /* handle -> its binding, from 1 */
    size_t num_seen;    /* events that `bound` and items know of */
    JigArena arena;     /* the result */
    JigPtrMap told;     /* record of a step, binding, move -> what was told of it, in `answers` */
    size_t told_at;     /* while the script is carried out: of so many steps */
    JigArena answers;
    JigArena asked; /* the items that were asked for last */
    JigScriptResult result;
};

/* ---- One event ---- */

static void set_bound(JigRun *run, size_t binding, bool is_bound) {
    const JigValue *handle = jig_pieces_at(&run->record.bindings, binding)->handle;
    if (is_bound)
        jig_ptrmap_set(&run->bound, handle, (void *)(uintptr_t)(binding + 1));
    else
        jig_ptrmap_remove(&run->bound, handle);
}

static void set_item(JigRun *run, size_t i, bool back) {
    JigRunMove m;
    jig_record_read_move(&run->record, i, &m);
    jig_record_items_now(&run->record, m.binding)[m.item] =
        (void *)(uintptr_t)(back ? m.from : m.to);
}

static void pass_over(JigRun *run, JigHandleEvent e, bool back) {
    if (e.kind == JIG_EVENT_MOVED)
        set_item(run, e.of, back);
    else
        set_bound(run, e.of, (e.kind == JIG_EVENT_BOUND) != back);
}

/* What was recorded since: many runs are never asked. After the script has ended, once. */
static void catch_up(JigRun *run) {
    JigRecord *r = &run->record;
    if (run->knows_handles)
        return;
    run->knows_handles = run->is_over;
    for (; run->num_seen < r->events.len; ++run->num_seen)
        pass_over(run, *jig_pieces_at(&r->events, run->num_seen), false);
}

/* ---- Answers ---- */

static void forget_answers(JigRun *run) {
    enum { FEW = 64 };
    jig_arena_reset(&run->answers);
    if (run->told.cap > FEW)
        jig_ptrmap_free(&run->told);
    jig_ptrmap_clear(&run->told);
    run->told_at = run->record.steps.len;
}

/* Where to say what a record has: the same place as long as it is valid, which is as long as the
 * run or, while the script is carried out, until the next step begins. */
static void *answer(const JigRun *asked, const void *record, size_t size) {
    JigRun *run = (JigRun *)(uintptr_t)asked;
    if (!run->is_over && run->told_at != run->record.steps.len)
        forget_answers(run);
    void **place = jig_ptrmap_slot(&run->told, record);
    if (!*place)
        *place = jig_arena_alloc(&run->answers, size);
    return *place;
}

/* ---- Beginning and end ---- */

typedef struct Start {
    JigRun *run;
    JigOp *payload;
    const JigScript *script;
    const JigRunOptions *options;
} Start;

static void carry_out(void *user) {
    static const JigRunOptions plain = {0};
    Start *s = user;
    JigContext *ctx = jig_op_context(s->payload);
    JigScript script = *s->script;
    JigRun *run = s->run = jig_calloc(1, sizeof *run);
    run->whole = jig_mark(ctx);
    jig_arena_init(&run->arena);
    jig_arena_init(&run->answers);
    jig_arena_init(&run->asked);
    jig_record_init(&run->record, run, ctx, s->options ? s->options : &plain);
    script.record = &run->record;
    jig_asked_listen(ctx, NULL);
    if (s->options && s->options->orders)
        jig_record_listen(&run->record);
    (void)!jig_apply_script(s->payload, &script, &run->arena, &run->result);
    jig_record_moment(&run->record);
    forget_answers(run);
    run->is_over = true;
    run->moment = run->record.moments.len - 1;
}

JigRun *jig_run_script(JigOp *payload, const JigScript *script, const JigRunOptions *options) {
    JIG_REQUIRE(payload && script && !script->record);
    Start s = {.payload = payload, .script = script, .options = options};
    JigContext *ctx = jig_op_context(payload);
    const JigAskedListener *before = ctx->asked;
    bool done = jig_context_recovers(ctx, carry_out, &s);
    jig_asked_listen(ctx, before);
    return done ? s.run : NULL;
}

void jig_run_destroy(JigRun *run) {
    if (!run)
        return;
    JIG_REQUIRE(run->is_over);
    jig_commit(run->record.ctx, run->whole);
    jig_record_free(&run->record);
    jig_ptrmap_free(&run->bound);
    jig_ptrmap_free(&run->told);
    jig_arena_free(&run->arena);
    jig_arena_free(&run->answers);
    jig_arena_free(&run->asked);
    jig_free(run);
}

JigContext *jig_run_context(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.ctx;
}

const JigScriptResult *jig_run_result(const JigRun *run) {
    JIG_REQUIRE(run && run->is_over);
    return &run->result;
}

/* ---- Steps ---- */

size_t jig_run_num_steps(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.steps.len;
}

JigOp *jig_run_step_op(const JigRun *run, size_t step) {
    JIG_REQUIRE(run && step < run->record.steps.len);
    return jig_pieces_at(&run->record.steps, step)->op;
}

JigStatus jig_run_step_status(const JigRun *run, size_t step) {
    JIG_REQUIRE(run && step < run->record.steps.len);
    return (JigStatus)jig_pieces_at(&run->record.steps, step)->status;
}

const JigRunStep *jig_run_step(const JigRun *run, size_t step) {
    JIG_REQUIRE(run && step < run->record.steps.len);
    const void *record = jig_pieces_at(&run->record.steps, step);
    JigRunStep *s = answer(run, record, sizeof *s);
    jig_record_read_step(&run->record, step, s);
    return s;
}

JigStr jig_run_step_number(const JigRun *run, size_t step, JigArena *a) {
    JIG_REQUIRE(run && step < run->record.steps.len && a);
    enum { MOST_DIGITS = 10 }; /* of 32 bits */
    const JigStepRecord *s = jig_pieces_at(&run->record.steps, step);
    size_t room = (s->depth + 1) * (MOST_DIGITS + 1) + 1;
    char *text = jig_arena_alloc(a, room), *p = text + room - 1;
    *p = 0;
    for (;; s = jig_pieces_at(&run->record.steps, s->parent)) {
        for (uint32_t n = s->ordinal; n; n /= 10)
            *--p = (char)('0' + n % 10);
        if (s->parent == JIG_RECORD_NONE)
            break;
        *--p = '.';
    }
    return (JigStr){p, (size_t)(text + room - 1 - p)};
}

/* The n-th step from `at` on, before `end`, of those side by side. */
static size_t sibling(const JigRun *run, size_t at, size_t end, size_t n) {
    while (at < end && --n)
        at += 1 + jig_pieces_at(&run->record.steps, at)->num_below;
    return at < end ? at : JIG_NO_STEP;
}

size_t jig_run_find_step(const JigRun *run, JigStr number) {
    JIG_REQUIRE(run && run->is_over);
    size_t at = 0, end = run->record.steps.len, step = JIG_NO_STEP;
    const char *p = number.ptr, *stop = p + number.len;
    do {
        const char *first = p;
        size_t n = 0;
        for (; p < stop && *p >= '0' && *p <= '9' && n <= run->record.steps.len; ++p)
            n = 10 * n + (size_t)(*p - '0');
        step = n && *first != '0' ? sibling(run, at, end, n) : JIG_NO_STEP;
        if (step == JIG_NO_STEP)
            return JIG_NO_STEP;
        at = step + 1;
        end = at + jig_pieces_at(&run->record.steps, step)->num_below;
    } while (p < stop && *p == '.' && ++p);
    return p == stop ? step : JIG_NO_STEP;
}

/* ---- In time ---- */

size_t jig_run_num_moments(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.moments.len;
}

size_t jig_run_moment(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->is_over ? run->moment : run->record.moments.len - 1;
}

void jig_run_go(JigRun *run, size_t moment) {
    JIG_REQUIRE(run && run->is_over && moment < run->record.moments.len);
    const JigMoment *to = jig_pieces_at(&run->record.moments, moment);
    catch_up(run);
    jig_journal_go(run->record.ctx, to->place);
    while (run->num_seen > to->num_events) {
        run->num_seen--;
        pass_over(run, *jig_pieces_at(&run->record.events, run->num_seen), true);
    }
    for (; run->num_seen < to->num_events; ++run->num_seen)
        pass_over(run, *jig_pieces_at(&run->record.events, run->num_seen), false);
    run->moment = moment;
}

bool jig_run_is_alike(const JigRun *run, size_t moment, size_t other) {
    JIG_REQUIRE(run && moment < run->record.moments.len && other < run->record.moments.len);
    return jig_pieces_at(&run->record.moments, moment)->place ==
           jig_pieces_at(&run->record.moments, other)->place;
}

/* While the script is carried out its handles know. NULL: there is none, or it is over. */
static const JigHandle *handle_now(const JigRun *run, const JigValue *handle) {
    const JigHandle *h = run->record.state ? jig_handle_find(run->record.state, handle) : NULL;
    return h && h->recorded ? h : NULL;
}

size_t jig_run_bound(const JigRun *run, const JigValue *handle) {
    JIG_REQUIRE(run && handle);
    if (!run->is_over) {
        const JigHandle *h = handle_now(run, handle);
        return h ? h->recorded - 1 : SIZE_MAX;
    }
    catch_up((JigRun *)(uintptr_t)run);
    return (size_t)(uintptr_t)jig_ptrmap_get(&run->bound, handle) - 1;
}

/* Of the items that it has or, where some were erased, had; NULL: this one. */
static void *item_now(const JigHandle *h, size_t i) {
    return h->params ? (void *)(uintptr_t)h->params[i] : h->entries[i].target;
}

static JigItems items_of_handle(JigRun *run, const JigHandle *h) {
    JigItems there = {.kind = h->kind};
    jig_arena_reset(&run->asked);
    there.items = jig_arena_alloc(&run->asked, h->len * sizeof *there.items);
    for (size_t i = 0; i < h->len; ++i)
        if (item_now(h, i))
            there.items[there.len++] = item_now(h, i);
    return there;
}

/* Those that are there, in `asked`. */
static JigItems without_erased(JigRun *run, JigItems all) {
    JigItems there = {.kind = all.kind};
    jig_arena_reset(&run->asked);
    there.items = jig_arena_alloc(&run->asked, all.len * sizeof *there.items);
    for (size_t i = 0; i < all.len; ++i)
        if (all.items[i])
            there.items[there.len++] = all.items[i];
    return there;
}

JigItems jig_run_handle(JigRun *run, const JigValue *handle) {
    size_t binding = jig_run_bound(run, handle);
    if (binding == SIZE_MAX)
        return (JigItems){0};
    if (!run->is_over)
        return items_of_handle(run, handle_now(run, handle));
    JigItems all = jig_run_items(run, binding);
    for (size_t i = 0; i < all.len; ++i)
        if (!all.items[i])
            return without_erased(run, all);
    return all;
}

bool jig_run_has_payload(const JigRun *run, const JigValue *handle) {
    JIG_REQUIRE(run && handle);
    const JigHandle *h = handle_now(run, handle);
    for (size_t i = 0; h && i < h->len; ++i)
        if (item_now(h, i))
            return true;
    return run->is_over && jig_run_handle((JigRun *)(uintptr_t)run, handle).len;
}

/* ---- Histories ---- */

size_t jig_run_num_bindings(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.bindings.len;
}

const JigValue *jig_run_binding_handle(const JigRun *run, size_t binding) {
    JIG_REQUIRE(run && binding < run->record.bindings.len);
    return jig_pieces_at(&run->record.bindings, binding)->handle;
}

const JigRunBinding *jig_run_binding(const JigRun *run, size_t binding) {
    JIG_REQUIRE(run && binding < run->record.bindings.len);
    const void *record = jig_pieces_at(&run->record.bindings, binding);
    JigRunBinding *b = answer(run, record, sizeof *b);
    jig_record_read_binding(&run->record, binding, b);
    return b;
}

size_t jig_run_spent(const JigRun *run, size_t i) {
    JIG_REQUIRE(run && i < run->record.spent.len);
    return jig_pieces_at(&run->record.spent, i)->binding;
}

size_t jig_run_num_orders(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.orders.len;
}

const JigRunOrder *jig_run_order(const JigRun *run, size_t i) {
    JIG_REQUIRE(run && i < run->record.orders.len);
    return jig_pieces_at(&run->record.orders, i);
}

size_t jig_run_next_ended(const JigRun *run, size_t *at) {
    JIG_REQUIRE(run && at);
    for (size_t i = *at; i < run->record.events.len; ++i) {
        JigHandleEvent e = *jig_pieces_at(&run->record.events, i);
        *at = i + 1;
        if (e.kind == JIG_EVENT_ENDED)
            return e.of;
    }
    return SIZE_MAX;
}

size_t jig_run_num_moves(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.moves.len;
}

const JigRunMove *jig_run_move(const JigRun *run, size_t move) {
    JIG_REQUIRE(run && move < run->record.moves.len);
    const void *record = jig_pieces_at(&run->record.moves, move);
    JigRunMove *m = answer(run, record, sizeof *m);
    jig_record_read_move(&run->record, move, m);
    return m;
}

JigItems jig_run_items(const JigRun *run, size_t binding) {
    JIG_REQUIRE(run && binding < run->record.bindings.len);
    const JigBindingRecord *b = jig_pieces_at(&run->record.bindings, binding);
    catch_up((JigRun *)(uintptr_t)run);
    void **first = jig_record_items(&run->record, binding);
    return (JigItems){(JigHandleKind)b->kind, b->has_now ? first + b->len : first, b->len};
}
