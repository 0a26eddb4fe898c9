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
    bool is_over;    /* the script has ended */
    JigPtrMap bound; /* handle -> its binding where the run stands, from 1 */
    size_t
        num_seen;   /* events that `bound` has; behind the record while the script is carried out */
    JigArena arena; /* the result */
    JigArena asked; /* what was asked last */
    JigScriptResult result;
};

/* ---- One event ---- */

static void set_bound(JigRun *run, size_t binding, bool is_bound) {
    const JigValue *handle = run->record.bindings.data[binding].binding.handle;
    if (is_bound)
        jig_ptrmap_set(&run->bound, handle, (void *)(uintptr_t)(binding + 1));
    else
        jig_ptrmap_remove(&run->bound, handle);
}

static void set_item(JigRun *run, size_t i, bool back) {
    const JigRunMove *m = &run->record.moves.data[i];
    run->record.bindings.data[m->binding].now[m->item] =
        (void *)(uintptr_t)(back ? m->from : m->to);
}

static void pass_over(JigRun *run, const JigHandleEvent *e, bool back) {
    if (e->kind == JIG_EVENT_MOVED)
        set_item(run, e->of, back);
    else
        set_bound(run, e->of, (e->kind == JIG_EVENT_BOUND) != back);
}

/* What was recorded since: the items are up to date already. */
static void catch_up(JigRun *run) {
    JigRecord *r = &run->record;
    for (; run->num_seen < r->events.len; ++run->num_seen)
        if (r->events.data[run->num_seen].kind != JIG_EVENT_MOVED)
            pass_over(run, &r->events.data[run->num_seen], false);
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
    jig_arena_init(&run->asked);
    jig_record_init(&run->record, run, ctx, s->options ? s->options : &plain);
    script.record = &run->record;
    (void)!jig_apply_script(s->payload, &script, &run->arena, &run->result);
    jig_record_moment(&run->record);
    catch_up(run);
    run->is_over = true;
    run->moment = run->record.moments.len - 1;
}

JigRun *jig_run_script(JigOp *payload, const JigScript *script, const JigRunOptions *options) {
    JIG_REQUIRE(payload && script && !script->record);
    Start s = {.payload = payload, .script = script, .options = options};
    return jig_context_recovers(jig_op_context(payload), carry_out, &s) ? s.run : NULL;
}

void jig_run_destroy(JigRun *run) {
    if (!run)
        return;
    JIG_REQUIRE(run->is_over);
    jig_commit(run->record.ctx, run->whole);
    jig_record_free(&run->record);
    jig_ptrmap_free(&run->bound);
    jig_arena_free(&run->arena);
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

const JigRunStep *jig_run_step(const JigRun *run, size_t step) {
    JIG_REQUIRE(run && step < run->record.steps.len);
    return &run->record.steps.data[step].step;
}

JigStr jig_run_step_number(const JigRun *run, size_t step, JigArena *a) {
    const JigRunStep *s = jig_run_step(run, step);
    if (s->parent == JIG_NO_STEP)
        return jig_arena_printf(a, "%zu", s->ordinal);
    JigStr around = jig_run_step_number(run, s->parent, a);
    return jig_arena_printf(a, "%.*s.%zu", JIG_FMT(around), s->ordinal);
}

/* The n-th step from `at` on, before `end`, of those side by side. */
static size_t sibling(const JigRun *run, size_t at, size_t end, size_t n) {
    while (at < end && --n)
        at += 1 + jig_run_step(run, at)->num_below;
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
        end = at + jig_run_step(run, step)->num_below;
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
    const JigMoment *to = &run->record.moments.data[moment];
    jig_journal_go(run->record.ctx, to->place);
    while (run->num_seen > to->num_events)
        pass_over(run, &run->record.events.data[--run->num_seen], true);
    while (run->num_seen < to->num_events)
        pass_over(run, &run->record.events.data[run->num_seen++], false);
    run->moment = moment;
}

bool jig_run_is_alike(const JigRun *run, size_t moment, size_t other) {
    JIG_REQUIRE(run && moment < run->record.moments.len && other < run->record.moments.len);
    return run->record.moments.data[moment].place == run->record.moments.data[other].place;
}

size_t jig_run_bound(const JigRun *run, const JigValue *handle) {
    JIG_REQUIRE(run && handle);
    if (!run->is_over)
        catch_up((JigRun *)(uintptr_t)run);
    return (size_t)(uintptr_t)jig_ptrmap_get(&run->bound, handle) - 1;
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
    JigItems all = jig_run_items(run, binding);
    for (size_t i = 0; i < all.len; ++i)
        if (!all.items[i])
            return without_erased(run, all);
    return all;
}

/* ---- Histories ---- */

size_t jig_run_num_bindings(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.bindings.len;
}

const JigRunBinding *jig_run_binding(const JigRun *run, size_t binding) {
    JIG_REQUIRE(run && binding < run->record.bindings.len);
    return &run->record.bindings.data[binding].binding;
}

size_t jig_run_spent(const JigRun *run, size_t i) {
    JIG_REQUIRE(run && i < run->record.spent.len);
    return run->record.spent.data[i];
}

size_t jig_run_num_moves(const JigRun *run) {
    JIG_REQUIRE(run);
    return run->record.moves.len;
}

const JigRunMove *jig_run_move(const JigRun *run, size_t move) {
    JIG_REQUIRE(run && move < run->record.moves.len);
    return &run->record.moves.data[move];
}

JigItems jig_run_items(const JigRun *run, size_t binding) {
    JIG_REQUIRE(run && binding < run->record.bindings.len);
    const JigBindingRecord *b = &run->record.bindings.data[binding];
    JigItems items = b->binding.items;
    if (b->now)
        items.items = b->now;
    return items;
}
