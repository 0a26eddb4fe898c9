/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/shadow.h"
#include "support/check.h"

/* When and where a part of memory was used last, by whom that matters: by who has no guard, with a
 * second read where strands take turns, and by who has one. */
typedef struct Mark {
    uint32_t time, site;
} Mark;
enum { WROTE, READ, READ_TOO, UPDATED, OBSERVED, NUM_MARKS };
typedef struct JigEvalCells {
    size_t granule, n; /* bytes of a part; parts */
    Mark *marks[NUM_MARKS];
} Cells;

struct JigEvalTask {
    const JigOp *op;
    uint32_t begin, end;
    JigEvalTask *around;    /* the task that began it, or NULL */
    JigEvalTaskVec pending; /* while it runs: in what began it */
    JigEvalTaskVec before;  /* that it has waited for */
    JigEvalTaskVec inner;   /* that were begun in it, and that it has not waited for */
};

#define IS_PRIVATE UINT32_MAX /* of what is born: it is each strand's own */

const char jig_eval_atomic = 0;

typedef struct JigEvalShadow Shadow;
typedef JigEvalFork Fork;

/* ---- Life ---- */

Shadow *jig_eval_shadow_create(JigEval *e) {
    JIG_REQUIRE(e);
    Shadow *sh = jig_calloc(1, sizeof *sh);
    sh->eval = e;
    sh->now = 1;
    jig_vec_push(&sh->sites, (JigEvalSite){0});
    return sh;
}

void jig_eval_shadow_destroy(Shadow *sh) {
    JIG_REQUIRE(sh);
    for (size_t i = 0; i < sh->tasks.len; ++i) {
        JigEvalTask *t = sh->tasks.data[i];
        jig_vec_free(&t->pending);
        jig_vec_free(&t->before);
        jig_vec_free(&t->inner);
        jig_free(t);
    }
    jig_vec_free(&sh->tasks);
    jig_vec_free(&sh->pending);
    jig_vec_free(&sh->sites);
    jig_free(sh);
}

static void drop_pending(Shadow *sh, JigEvalTask *task) {
    sh->eval->memory -= task->pending.len * sizeof task;
    jig_vec_free(&task->pending);
}

/* What an evaluation has left that stopped is over. */
void jig_eval_shadow_begin(Shadow *sh) {
    JIG_REQUIRE(sh);
    for (JigEvalTask *t = sh->task; t; t = t->around)
        drop_pending(sh, t);
    sh->stopped = sh->looks_away = false;
    sh->fork = NULL;
    sh->task = NULL;
    sh->guard = NULL;
    sh->call = NULL;
    sh->pending.len = 0;
}

static size_t bytes_of(const Cells *c) {
    size_t kinds = 0;
    for (size_t k = 0; k < NUM_MARKS; ++k)
        kinds += c->marks[k] != NULL;
    return sizeof *c + kinds * c->n * sizeof(Mark);
}

void jig_eval_shadow_forget(JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    Cells *c = b->cells;
    if (!c)
        return;
    b->cells = NULL;
    b->eval->memory -= bytes_of(c);
    for (size_t k = 0; k < NUM_MARKS; ++k)
        jig_free(c->marks[k]);
    jig_free(c);
}

/* ---- Room ---- */

/* False when there is none, after a report. */
static bool take(Shadow *sh, size_t n, size_t size) {
    JigEval *e = sh->eval;
    size_t bytes;
    if (!__builtin_mul_overflow(n, size, &bytes) && bytes <= e->options.max_memory &&
        e->memory <= e->options.max_memory - bytes) {
        e->memory += bytes;
        return true;
    }
    jig_eval_stop(e, JIG_EVAL_LIMIT, jig_eval_loc(sh->call->step->op),
                  "evaluation needs more memory than its limit of %llu bytes to look for races",
                  (unsigned long long)e->options.max_memory);
    sh->stopped = true;
    return false;
}

/* What has moved on beyond what can be counted counts as too long. */
static uint32_t tick(Shadow *sh) {
    if (sh->now < UINT32_MAX - 1)
        return ++sh->now;
    sh->eval->steps = sh->eval->options.max_steps;
    return sh->now;
}

static Mark *marks_of(Shadow *sh, Cells *c, size_t kind) {
    if (!c->marks[kind] && take(sh, c->n, sizeof(Mark)))
        c->marks[kind] = jig_calloc(c->n, sizeof(Mark));
    return c->marks[kind];
}

/* Each part becomes several, used as it was. */
static bool refine(Shadow *sh, Cells *c, size_t granule) {
    size_t times = c->granule / granule;
    for (size_t k = 0; k < NUM_MARKS; ++k) {
        if (!c->marks[k])
            continue;
        JIG_CHECK(take(sh, c->n, (times - 1) * sizeof(Mark)));
        Mark *finer = jig_malloc(c->n * times * sizeof *finer);
        for (size_t i = 0; i < c->n * times; ++i)
            finer[i] = c->marks[k][i / times];
        jig_free(c->marks[k]);
        c->marks[k] = finer;
    }
    c->n *= times;
    c->granule = granule;
    return true;
}

static size_t common_divisor(size_t a, size_t b) {
    while (b) {
        size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The buffer's, fine enough for these bytes; NULL when there is no room. The shadow stands beside
 * what the buffer is. */
static Cells *cells_of(Shadow *sh, JigEvalBuffer *b, size_t at, size_t n) {
    Cells *c = b->cells;
    if (!c) {
        if (!take(sh, 1, sizeof *c))
            return NULL;
        size_t granule = common_divisor(common_divisor(n, at), b->size);
        b->cells = c = jig_calloc(1, sizeof *c);
        c->granule = granule;
        c->n = b->size / granule;
        return c;
    }
    size_t granule = common_divisor(common_divisor(n, at), c->granule);
    return granule == c->granule || refine(sh, c, granule) ? c : NULL;
}

static uint32_t site_of(Shadow *sh) {
    JigEvalStep *step = sh->call->step;
    const JigEvalSite *known = &sh->sites.data[step->number];
    if (known->op == step->op && known->guard == sh->guard)
        return step->number;
    step->number = (uint32_t)sh->sites.len;
    jig_vec_push(&sh->sites, ((JigEvalSite){step->op, sh->guard}));
    sh->eval->memory += sizeof(JigEvalSite); /* held against the limit at the next step */
    return step->number;
}

/* ---- Order ---- */

/* Who had the turn at that time. */
static uint32_t strand_at(const Fork *f, uint32_t time) {
    size_t low = 0, high = f->turns.len;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        *(f->turns.data[middle].since <= time ? &low : &high) = middle;
    }
    return f->turns.len ? f->turns.data[low].strand : f->strand;
}

static bool is_another(const Fork *f, const JigEvalBuffer *b, uint32_t time) {
    if (b->born >= f->own_from)
        return false;
    return f->takes_turns ? strand_at(f, time) != f->strand : time < f->since;
}

/* The outermost one of whose strands another than the current one ran at that time; NULL: what
 * was done then comes before what is done now. */
static const Fork *fork_between(const Shadow *sh, const JigEvalBuffer *b, uint32_t time) {
    const Fork *found = NULL;
    for (const Fork *f = sh->fork; f; f = f->around)
        if (time >= f->begin && is_another(f, b, time))
            found = f;
    return found;
}
static const JigEvalTask *task_between(const Shadow *sh, uint32_t time) {
    for (size_t i = 0; i < sh->pending.len; ++i)
        if (sh->pending.data[i]->begin <= time && time < sh->pending.data[i]->end)
            return sh->pending.data[i];
    return NULL;
}
static bool has_order(const Shadow *sh, const JigEvalBuffer *b, Mark m) {
    return !m.time || m.time == sh->now ||
           (!fork_between(sh, b, m.time) && !task_between(sh, m.time));
}

/* ---- Reports ---- */

static JigStr numbers_of(const JigEvalGrid *grid, uint32_t strand, JigArena *a) {
    JigStr text = {0};
    size_t left = strand;
    int64_t *at = JIG_NEW_ARRAY(a, int64_t, grid->rank + 1);
    for (size_t i = 0; i < grid->rank; ++i) {
        size_t d = grid->first_is_fastest ? i : grid->rank - 1 - i;
        size_t count = grid->count[d] > 0 ? (size_t)grid->count[d] : 1;
        at[d] = (int64_t)(left % count);
        at[d] = (grid->first ? grid->first[d] : 0) + at[d] * (grid->step ? grid->step[d] : 1);
        left /= count;
    }
    for (size_t d = 0; d < grid->rank; ++d)
        text = jig_arena_printf(a, "%.*s%s%lld", JIG_FMT(text), d ? ", " : "", (long long)at[d]);
    return text;
}

static JigStr strand_text(const Fork *f, uint32_t strand, JigArena *a) {
    if (strand == JIG_EVAL_EVERY_STRAND)
        return jig_arena_printf(a, "every %s", f->each);
    if (!f->grid.rank)
        return jig_arena_printf(a, "one %s", f->each);
    return jig_arena_printf(a, "%s (%.*s)", f->each, JIG_FMT(numbers_of(&f->grid, strand, a)));
}

JIG_PRINTF(2, 3) static void race(Shadow *sh, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    sh->looks_away = true;
    jig_eval_verror(sh->call, JIG_EVAL_RACE, fmt, args);
    va_end(args);
    sh->stopped = true;
}

static void report(Shadow *sh, const JigEvalBuffer *b, Mark m, bool writes, bool wrote) {
    JigArena arena;
    jig_arena_init(&arena);
    JigContext *ctx = sh->eval->ctx;
    const Fork *f = fork_between(sh, b, m.time);
    const JigOp *around = f ? f->op : task_between(sh, m.time)->op;
    const char *uses = writes ? "writes" : "reads", *used = wrote ? "written" : "read";
    JigStr name = jig_op_name_of(around), other = JIG_STR("the task");
    if (f) {
        JigStr me = strand_text(f, f->strand, &arena);
        other = strand_text(f, strand_at(f, m.time), &arena);
        race(sh, "%s in %.*s of '%.*s' what %.*s has %s: they have no order", uses, JIG_FMT(me),
             JIG_FMT(name), JIG_FMT(other), used);
    } else {
        race(sh, "%s what the task of '%.*s' has %s, without waiting for it", uses, JIG_FMT(name),
             used);
    }
    jig_note(ctx, jig_eval_loc(sh->sites.data[m.site].op), "%s in %.*s", used, JIG_FMT(other));
    jig_note(ctx, jig_eval_loc(around), "of this op");
    jig_arena_free(&arena);
}

/* ---- Uses ---- */

bool jig_eval_is_watched(const JigEval *e) {
    JIG_REQUIRE(e);
    const Shadow *sh = e->shadow;
    return sh && !sh->stopped && (sh->fork || sh->task || sh->pending.len);
}

/* The team each of whose strands does what is done now, to what is not its own; or NULL. */
static const Fork *everybody(const Shadow *sh, const JigEvalBuffer *b) {
    for (const Fork *f = sh->fork; f; f = f->around)
        if (f->takes_turns && f->strand == JIG_EVAL_EVERY_STRAND && b->born < f->own_from)
            return f;
    return NULL;
}

static bool holds_against(Shadow *sh, const JigEvalBuffer *b, const Cells *c, size_t i, size_t kind,
                          bool writes) {
    if (!c->marks[kind])
        return true;
    Mark m = c->marks[kind][i];
    bool of_guarded = kind == UPDATED || kind == OBSERVED;
    if (has_order(sh, b, m) || (of_guarded && sh->sites.data[m.site].guard == sh->guard))
        return true;
    report(sh, b, m, writes, kind == WROTE || kind == UPDATED);
    return false;
}

static bool has_no_race(Shadow *sh, const JigEvalBuffer *b, const Cells *c, size_t i, bool writes) {
    return holds_against(sh, b, c, i, WROTE, writes) &&
           holds_against(sh, b, c, i, UPDATED, writes) &&
           (!writes || (holds_against(sh, b, c, i, READ, writes) &&
                        holds_against(sh, b, c, i, READ_TOO, writes) &&
                        holds_against(sh, b, c, i, OBSERVED, writes)));
}

/* A mark stays where what is done now has no order with it: it stands for both. */
static void put(Shadow *sh, const JigEvalBuffer *b, Mark *m, uint32_t site) {
    if (has_order(sh, b, *m))
        *m = (Mark){sh->now, site};
}

/* Who comes between two turns of the first reader is another one. */
static bool put_read(Shadow *sh, const JigEvalBuffer *b, Cells *c, size_t from, size_t to,
                     uint32_t site) {
    Mark *first = marks_of(sh, c, READ), *second = NULL;
    JIG_CHECK(first);
    for (size_t i = from; i < to; ++i) {
        if (has_order(sh, b, first[i])) {
            first[i] = (Mark){sh->now, site};
            continue;
        }
        if (!jig_eval_team_fork(sh->eval))
            continue;
        second = second ? second : marks_of(sh, c, READ_TOO);
        JIG_CHECK(second);
        put(sh, b, &second[i], site);
    }
    return true;
}

static bool put_marks(Shadow *sh, const JigEvalBuffer *b, Cells *c, size_t from, size_t to,
                      bool writes) {
    uint32_t site = site_of(sh);
    if (!writes && !sh->guard)
        return put_read(sh, b, c, from, to, site);
    Mark *marks = marks_of(sh, c, !sh->guard ? WROTE : writes ? UPDATED : OBSERVED);
    JIG_CHECK(marks);
    for (size_t i = from; i < to; ++i)
        put(sh, b, &marks[i], site);
    return true;
}

/* Nobody else knows of memory that the strand has made for itself. */
static bool is_own(const Shadow *sh, const JigEvalBuffer *b) {
    const Fork *f = sh->fork;
    if (b->born == IS_PRIVATE)
        return true;
    return f && !sh->tasks.len && (b->born >= f->own_from || b->born >= f->since);
}

static void use(Shadow *sh, JigEvalBuffer *b, size_t at, size_t n, bool writes) {
    if (!n || sh->looks_away || !jig_eval_is_watched(sh->eval) || is_own(sh, b))
        return;
    const Fork *all = writes && !sh->guard ? everybody(sh, b) : NULL;
    if (all) {
        race(sh, "writes in every %s of '%.*s' what they share: they have no order", all->each,
             JIG_FMT(jig_op_name_of(all->op)));
        jig_note(sh->eval->ctx, jig_eval_loc(all->op), "of this op");
        return;
    }
    Cells *c = cells_of(sh, b, at, n);
    if (!c)
        return;
    size_t from = at / c->granule, to = (at + n) / c->granule;
    sh->eval->steps += (to - from) >> 8; /* many parts take time, too */
    for (size_t i = from; i < to; ++i)
        if (!has_no_race(sh, b, c, i, writes))
            return;
    put_marks(sh, b, c, from, to, writes);
}

void jig_eval_note_use(const JigEvalBuffer *b, size_t at, size_t n, bool writes) {
    JIG_REQUIRE(b && b->eval->shadow);
    if (b->kind != JIG_BUFFER_VALUE)
        use(b->eval->shadow, (JigEvalBuffer *)b, at, n, writes);
}

/* Row by row where rows are dense. Outside of the buffer there is nothing: others say so. */
static void use_all(const JigEvalShaped *s, bool writes) {
    Shadow *sh = s->buffer->eval->shadow;
    size_t size = jig_eval_elem_bytes(&s->elem);
    if (!jig_eval_is_watched(sh->eval) || !jig_eval_shaped_count(s))
        return;
    bool rows = s->rank && s->strides[s->rank - 1] == 1;
    size_t outer = s->rank - rows, n = rows ? (size_t)s->sizes[outer] * size : size;
    int64_t *index = jig_calloc(s->rank + 1, sizeof *index);
    do {
        uint64_t element = (uint64_t)s->offset;
        for (size_t d = 0; d < outer; ++d)
            element += (uint64_t)index[d] * (uint64_t)s->strides[d];
        uint64_t at = (uint64_t)s->base + element * size;
        if (at <= s->buffer->size && n <= s->buffer->size - at)
            use(sh, s->buffer, at, n, writes);
    } while (!sh->stopped && jig_eval_next_index(index, s->sizes, outer));
    jig_free(index);
}
void jig_eval_reads_all(const JigEvalShaped *s) {
    JIG_REQUIRE(s);
    if (s->buffer->eval->shadow && s->buffer->kind != JIG_BUFFER_VALUE)
        use_all(s, false);
}
void jig_eval_writes_all(const JigEvalShaped *s) {
    JIG_REQUIRE(s);
    if (s->buffer->eval->shadow && s->buffer->kind != JIG_BUFFER_VALUE)
        use_all(s, true);
}
void jig_eval_inserts_all(const JigEvalShaped *s) {
    JIG_REQUIRE(s);
    if (s->buffer->eval->shadow)
        use_all(s, true);
}

uint32_t jig_eval_make_private(JigEvalBuffer *b) {
    JIG_REQUIRE(b);
    uint32_t born = b->born;
    jig_eval_set_born(b, IS_PRIVATE);
    return born;
}
void jig_eval_set_born(JigEvalBuffer *b, uint32_t born) {
    JIG_REQUIRE(b);
    b->born = born;
    if (b->field)
        b->field->born = born;
}

/* ---- Loops ---- */

static void add_turn(Shadow *sh, Fork *f) {
    jig_vec_push(&f->turns, ((JigEvalTurn){f->since, f->strand}));
    sh->eval->memory += sizeof(JigEvalTurn); /* held against the limit at the next step */
}

static void clear_turns(Shadow *sh, Fork *f) {
    sh->eval->memory -= f->turns.len * sizeof(JigEvalTurn);
    f->turns.len = 0;
}

void jig_eval_fork(JigEvalCall *call, Fork *f, const char *each, const JigEvalGrid *grid) {
    JIG_REQUIRE(call && f && each);
    Shadow *sh = call->eval->shadow;
    *f = (Fork){0};
    if (!sh)
        return;
    sh->call = call;
    f->around = sh->fork;
    f->op = call->step->op;
    f->each = each;
    if (grid)
        f->grid = *grid;
    f->begin = f->since = tick(sh);
    f->own_from = IS_PRIVATE;
    sh->fork = f;
}

void jig_eval_fork_team(JigEvalCall *call, Fork *f, const char *each, const JigEvalGrid *grid) {
    jig_eval_fork(call, f, each, grid);
    f->takes_turns = true;
    f->own_from = f->begin;
}

void jig_eval_fork_work(JigEvalCall *call, Fork *f, const char *each, const JigEvalGrid *grid) {
    const Fork *team = jig_eval_team_fork(call->eval);
    jig_eval_fork(call, f, each, grid);
    f->own_from = team ? team->own_from : f->own_from;
}

void jig_eval_join(JigEval *e, Fork *f) {
    JIG_REQUIRE(e && f);
    if (!e->shadow)
        return;
    e->shadow->fork = f->around;
    clear_turns(e->shadow, f);
    jig_vec_free(&f->turns);
}

JigEvalGrid jig_eval_grid(JigEvalCall *call, size_t rank, const int64_t *lower,
                          const int64_t *upper, const int64_t *step) {
    JIG_REQUIRE(call);
    JigEvalGrid grid = {.rank = rank, .first = lower, .step = step};
    if (!call->eval->shadow)
        return grid;
    int64_t *count = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, rank + 1);
    for (size_t d = 0; d < rank; ++d)
        count[d] =
            lower[d] < upper[d] && step[d] > 0
                ? (int64_t)(((uint64_t)upper[d] - (uint64_t)lower[d] - 1) / (uint64_t)step[d]) + 1
                : 1;
    grid.count = count;
    return grid;
}

void jig_eval_strand(JigEval *e, Fork *f, size_t i) {
    JIG_REQUIRE(e);
    if (!e->shadow || !f || !f->op)
        return;
    f->since = tick(e->shadow);
    f->strand = (uint32_t)i;
    add_turn(e->shadow, f);
}
/* Backwards the last point of the grid comes first. */
static size_t next_number(const JigEval *e, Fork *f) {
    size_t i = f->num_strands++, n = 1;
    if (!e->is_backwards || !f->grid.count)
        return i;
    for (size_t d = 0; d < f->grid.rank; ++d)
        n *= (size_t)f->grid.count[d];
    return n - 1 - i;
}
void jig_eval_next_strand(JigEval *e, Fork *f) {
    JIG_REQUIRE(e);
    if (f)
        jig_eval_strand(e, f, next_number(e, f));
}

void jig_eval_barrier(JigEval *e, Fork *f) {
    JIG_REQUIRE(e);
    if (!e->shadow || !f)
        return;
    f->begin = f->since = tick(e->shadow);
    clear_turns(e->shadow, f);
    add_turn(e->shadow, f);
}

Fork *jig_eval_team_fork(const JigEval *e) {
    JIG_REQUIRE(e);
    Fork *f = e->shadow ? e->shadow->fork : NULL;
    while (f && !f->takes_turns)
        f = f->around;
    return f;
}

/* ---- Tasks ---- */

/* Was it there? */
static bool drop_task(JigEvalTaskVec *from, const JigEvalTask *task) {
    size_t kept = 0, n = from->len;
    for (size_t i = 0; i < n; ++i)
        if (from->data[i] != task)
            from->data[kept++] = from->data[i];
    from->len = kept;
    return kept < n;
}

JigEvalTask *jig_eval_task_begin(JigEvalCall *call) {
    JIG_REQUIRE(call);
    Shadow *sh = call->eval->shadow;
    if (!sh)
        return NULL;
    JigEvalTask *task = jig_calloc(1, sizeof *task);
    jig_vec_push(&sh->tasks, task);
    jig_vec_append(&task->pending, sh->pending.data, sh->pending.len);
    sh->eval->memory += sizeof *task + sh->pending.len * sizeof task;
    sh->eval->steps += sh->pending.len >> 8;
    task->op = call->step->op;
    task->around = sh->task;
    task->begin = tick(sh);
    task->end = UINT32_MAX;
    sh->call = call;
    sh->task = task;
    return task;
}

/* What was begun in it, and nobody has waited for, is within its time; later it counts for itself.
 */
void jig_eval_task_end(JigEval *e, JigEvalTask *task) {
    JIG_REQUIRE(e);
    Shadow *sh = e->shadow;
    if (!task)
        return;
    for (size_t i = 0; i < sh->pending.len; ++i)
        if (sh->pending.data[i]->begin > task->begin)
            jig_vec_push(&task->inner, sh->pending.data[i]);
    sh->pending.len = 0;
    jig_vec_append(&sh->pending, task->pending.data, task->pending.len);
    jig_vec_push(&sh->pending, task);
    drop_pending(sh, task);
    sh->task = task->around;
    task->end = tick(sh);
}

/* What it has waited for is done as well. */
void jig_eval_task_wait(JigEval *e, const JigEvalTask *task) {
    JIG_REQUIRE(e);
    Shadow *sh = e->shadow;
    if (!sh || !task || !drop_task(&sh->pending, task))
        return;
    for (size_t i = 0; i < task->before.len; ++i)
        drop_task(&sh->pending, task->before.data[i]);
    jig_vec_append(&sh->pending, task->inner.data, task->inner.len);
    if (!sh->task)
        return;
    jig_vec_append(&sh->task->before, task->before.data, task->before.len);
    jig_vec_push(&sh->task->before, (JigEvalTask *)task);
    e->memory += (task->before.len + 1) * sizeof task;
}
