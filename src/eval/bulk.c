/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/bulk.h"
#include "support/check.h"
#include "support/field_sum.h"

bool jig_bulk_is_on = true;

static bool count_points(JigEvalCall *call, const JigBulkLoops *loops) {
    uint64_t points = 1;
    bool over = false;
    for (size_t l = 0; l < loops->num_loops; ++l)
        over = over || __builtin_mul_overflow(points, loops->sizes[l], &points);
    return jig_eval_count(call, over ? UINT64_MAX : points / JIG_EVAL_ELEMENTS_A_STEP);
}

/* ---- Nests: some of the loops, and where up to three operands stand in them ---- */

enum { MOST_STREAMS = 3 };
typedef struct Nest {
    size_t n;
    int64_t *sizes, *index;
    int64_t *steps[MOST_STREAMS];
    size_t num_streams;
} Nest;

static Nest nest_create(JigArena *a, size_t most, size_t num_streams) {
    Nest n = {.num_streams = num_streams};
    n.sizes = JIG_NEW_ARRAY(a, int64_t, most + 1);
    n.index = JIG_NEW_ARRAY(a, int64_t, most + 1);
    for (size_t i = 0; i < num_streams; ++i)
        n.steps[i] = JIG_NEW_ARRAY(a, int64_t, most + 1);
    return n;
}

static void nest_push(Nest *n, int64_t size, const JigBulkStream *const *streams, size_t loop) {
    n->sizes[n->n] = size;
    for (size_t i = 0; i < n->num_streams; ++i)
        n->steps[i][n->n] = streams[i]->steps[loop];
    n->n++;
}

/* The innermost loop apart: its size, and steps; 1 and 0 where there is none. */
typedef struct Inner {
    int64_t size, steps[MOST_STREAMS];
} Inner;
static Inner nest_pop(Nest *n) {
    Inner inner = {.size = 1};
    if (!n->n)
        return inner;
    n->n--;
    inner.size = n->sizes[n->n];
    for (size_t i = 0; i < n->num_streams; ++i)
        inner.steps[i] = n->steps[i][n->n];
    return inner;
}

/* On to the next point; false behind the last, where it stands at the first again. */
static inline bool nest_next(Nest *n, int64_t *at) {
    for (size_t l = n->n; l-- > 0;) {
        bool more = ++n->index[l] < n->sizes[l];
        int64_t by = more ? 1 : 1 - n->sizes[l];
        if (!more)
            n->index[l] = 0;
        for (size_t i = 0; i < n->num_streams; ++i)
            at[i] += by * n->steps[i][l];
        if (more)
            return true;
    }
    return false;
}

/* ---- What operands hold ---- */

typedef struct Contents {
    bool plain; /* all are written, no poison, finite */
    bool lacks_q;
} Contents;

static bool is_of_field(const JigElem *e) {
    return e->kind == JIG_ELEM_FLOAT && e->lanes == 1 && e->size == 2 * sizeof(uint64_t);
}

static bool is_plain(const JigEvalBuffer *b, int64_t at, Contents *c) {
    uint64_t words[2];
    memcpy(words, b->data + at, sizeof words);
    c->lacks_q |= jig_field_word_lacks_q(words[1]);
    return jig_field_word_is_finite(words[0]) &&
           jig_eval_buffer_state(b, (size_t)at, sizeof words) == JIG_EVAL_VALUE;
}

/* Goes through the loops that move it. */
static Contents look_into(JigArena *a, const JigBulkLoops *loops, const JigBulkStream *s) {
    Contents c = {.plain = true};
    Nest nest = nest_create(a, loops->num_loops, 1);
    for (size_t l = 0; l < loops->num_loops; ++l)
        if (s->steps[l] && loops->sizes[l] > 1)
            nest_push(&nest, loops->sizes[l], &s, l);
    int64_t at = s->at;
    do
        c.plain = is_plain(s->buffer, at, &c);
    while (c.plain && nest_next(&nest, &at));
    return c;
}

/* ---- to += x * y ----
 * Sums of the field do not depend on their order: all products that go to an element are summed up
 * before they get there. */

typedef struct Product {
    uint8_t *to;
    const uint8_t *x, *y;
    Nest outer, sum; /* of to, x, y; of x, y */
    Inner line;      /* of the sum */
    bool lacks_q;    /* some elements do */
} Product;

static inline const uint64_t *words_at(const uint8_t *data, int64_t at) {
    return (const uint64_t *)(const void *)(data + at);
}

/* Along the innermost loop of the sum. */
static void add_line(const Product *p, const int64_t *at, JigFieldSum *sum, bool *lacks_q) {
    int64_t x = at[0], y = at[1], left = p->line.size;
    while (left) {
        int64_t n = left < JIG_FIELD_SUM_PRODUCTS ? left : JIG_FIELD_SUM_PRODUCTS;
        left -= n;
        for (; n; --n, x += p->line.steps[0], y += p->line.steps[1])
            jig_field_sum_add(sum, words_at(p->x, x), words_at(p->y, y));
        jig_field_sum_fold(sum);
    }
    if (!p->lacks_q)
        return;
    for (int64_t i = 0; i < p->line.size && !*lacks_q; ++i)
        *lacks_q = jig_field_word_lacks_q(words_at(p->x, at[0] + i * p->line.steps[0])[1]) ||
                   jig_field_word_lacks_q(words_at(p->y, at[1] + i * p->line.steps[1])[1]);
}

static void multiply(Product *p, const int64_t *first) {
    int64_t at[MOST_STREAMS] = {first[0], first[1], first[2]};
    do {
        JigFieldSum sum = {0};
        bool lacks_q = false;
        int64_t factors[2] = {at[1], at[2]};
        do
            add_line(p, factors, &sum, &lacks_q);
        while (nest_next(&p->sum, factors));
        jig_field_sum_to(&sum, !lacks_q, (uint64_t *)(void *)(p->to + at[0]));
    } while (nest_next(&p->outer, at));
}

/* Which loops go along the sum. */
static Product plan_product(JigArena *a, const JigBulkLoops *loops, const JigBulkStream *to,
                            const JigBulkStream *x, const JigBulkStream *y) {
    const JigBulkStream *all[] = {to, x, y};
    Product p = {.to = to->buffer->data, .x = x->buffer->data, .y = y->buffer->data};
    p.outer = nest_create(a, loops->num_loops, 3);
    p.sum = nest_create(a, loops->num_loops, 2);
    for (size_t l = 0; l < loops->num_loops; ++l)
        if (loops->sizes[l] == 1)
            continue;
        else if (to->steps[l])
            nest_push(&p.outer, loops->sizes[l], all, l);
        else
            nest_push(&p.sum, loops->sizes[l], all + 1, l);
    p.line = nest_pop(&p.sum);
    return p;
}

static JigBulk mul_add(JigEvalCall *call, const JigBulkLoops *loops, const JigBulkStream *to,
                       const JigBulkStream *x, const JigBulkStream *y) {
    JigArena *a = &call->eval->scratch;
    if (!count_points(call, loops))
        return JIG_BULK_FAILED;
    Contents c = look_into(a, loops, to);
    Contents cx = c.plain ? look_into(a, loops, x) : c;
    Contents cy = cx.plain ? look_into(a, loops, y) : cx;
    if (!cy.plain)
        return JIG_BULK_CANNOT;
    Product p = plan_product(a, loops, to, x, y);
    p.lacks_q = cx.lacks_q || cy.lacks_q;
    multiply(&p, (int64_t[]){to->at, x->at, y->at});
    return JIG_BULK_DONE;
}

JigBulk jig_bulk_mul_add(JigEvalCall *call, const JigBulkLoops *loops, const JigBulkStream *to,
                         const JigBulkStream *x, const JigBulkStream *y) {
    JIG_REQUIRE(call && loops && to && x && y);
    JigFloatKind kind = to->elem->float_kind;
    if (!jig_bulk_is_on || call->eval->options.domain != JIG_EVAL_FIELD || !is_of_field(to->elem) ||
        !is_of_field(x->elem) || !is_of_field(y->elem) || x->elem->float_kind != kind ||
        y->elem->float_kind != kind || to->buffer == x->buffer || to->buffer == y->buffer)
        return JIG_BULK_CANNOT;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigBulk done = mul_add(call, loops, to, x, y);
    jig_arena_rewind(&call->eval->scratch, mark);
    return done;
}

/* ---- to = from ---- */

static void copy_bytes(const JigBulkStream *to, int64_t a, const JigBulkStream *from, int64_t b,
                       size_t n) {
    memcpy(to->buffer->data + a, from->buffer->data + b, n);
    if (to->buffer->state)
        memset(to->buffer->state + a, JIG_EVAL_VALUE, n);
}

static void copy_line(const JigBulkStream *to, const JigBulkStream *from, const Inner *line,
                      const int64_t *first) {
    size_t size = jig_eval_elem_bytes(to->elem);
    int64_t a = first[0], b = first[1];
    if (line->steps[0] == (int64_t)size && line->steps[1] == (int64_t)size) {
        copy_bytes(to, a, from, b, (size_t)line->size * size);
        return;
    }
    for (int64_t i = 0; i < line->size; ++i, a += line->steps[0], b += line->steps[1])
        copy_bytes(to, a, from, b, size);
}

JigBulk jig_bulk_copy(JigEvalCall *call, const JigBulkLoops *loops, const JigBulkStream *to,
                      const JigBulkStream *from) {
    JIG_REQUIRE(call && loops && to && from);
    if (!jig_bulk_is_on || to->buffer == from->buffer || from->buffer->state ||
        jig_eval_elem_bytes(to->elem) != jig_eval_elem_bytes(from->elem))
        return JIG_BULK_CANNOT;
    if (!count_points(call, loops))
        return JIG_BULK_FAILED;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    const JigBulkStream *both[] = {to, from};
    Nest nest = nest_create(&call->eval->scratch, loops->num_loops, 2);
    for (size_t l = 0; l < loops->num_loops; ++l)
        nest_push(&nest, loops->sizes[l], both, l);
    Inner line = nest_pop(&nest);
    int64_t at[] = {to->at, from->at};
    do
        copy_line(to, from, &line, at);
    while (nest_next(&nest, at));
    jig_arena_rewind(&call->eval->scratch, mark);
    return JIG_BULK_DONE;
}
