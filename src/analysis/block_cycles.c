/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/block_cycles.h"

#include "support/check.h"
#include "support/vec.h"

/* A block on the way down, and the jump that is looked at next. */
typedef struct Visit {
    JigBlock *block;
    size_t next;
    uintptr_t number, lowest; /* in the order of visits; the first one that is reached from here */
} Visit;

/* Tarjan's, without recursion. */
typedef struct Search {
    JigBlockCycles *cycles;
    JigPtrMap numbers; /* of blocks that were met */
    JIG_VEC(Visit) way;
    JigBlockVec open; /* blocks that are in no component yet */
    uintptr_t count;
    JigBlockComponents *found; /* NULL: nobody wants them */
} Search;

static void enter(Search *s, JigBlock *b) {
    ++s->count;
    jig_ptrmap_set(&s->numbers, b, (void *)s->count);
    jig_vec_push(&s->open, b);
    jig_vec_push(&s->way, ((Visit){.block = b, .number = s->count, .lowest = s->count}));
}

static bool goes_to_itself(const JigBlock *b) {
    const JigOp *end = jig_block_last(b);
    for (size_t i = 0; end && i < jig_op_num_successors(end); ++i)
        if (jig_op_successor(end, i) == b)
            return true;
    return false;
}

/* Of the blocks that are open those from `first` on. */
static void note_component(Search *s, const JigBlock *first) {
    size_t n = 1;
    while (s->open.data[s->open.len - n] != first)
        ++n;
    if (n == 1 && !goes_to_itself(first))
        return;
    for (size_t i = 0; i < n; ++i)
        jig_vec_push(&s->found->blocks, s->open.data[s->open.len - 1 - i]);
    jig_vec_push(&s->found->ends, s->found->blocks.len);
}

static void close_component(Search *s, const JigBlock *first) {
    JigBlock *b;
    if (s->found)
        note_component(s, first);
    ++s->cycles->num;
    do {
        b = jig_vec_pop(&s->open);
        jig_ptrmap_set(&s->cycles->of, b, (void *)s->cycles->num);
    } while (b != first);
}

static void leave(Search *s) {
    Visit done = jig_vec_pop(&s->way);
    if (done.lowest == done.number)
        close_component(s, done.block);
    if (s->way.len && done.lowest < jig_vec_last(&s->way).lowest)
        jig_vec_last(&s->way).lowest = done.lowest;
}

static void go_on(Search *s) {
    Visit *v = &jig_vec_last(&s->way);
    JigOp *end = jig_block_last(v->block);
    if (!end || v->next == jig_op_num_successors(end)) {
        leave(s);
        return;
    }
    JigBlock *to = jig_op_successor(end, v->next++);
    uintptr_t number = (uintptr_t)jig_ptrmap_get(&s->numbers, to);
    if (!number)
        enter(s, to);
    else if (!jig_ptrmap_has(&s->cycles->of, to) && number < v->lowest)
        v->lowest = number;
}

static void search_from(Search *s, JigBlock *b) {
    if (!jig_ptrmap_has(&s->numbers, b))
        enter(s, b);
    while (s->way.len)
        go_on(s);
}

static void end_search(Search *s) {
    jig_ptrmap_free(&s->numbers);
    jig_vec_free(&s->way);
    jig_vec_free(&s->open);
}

static void search_region(JigBlockCycles *c, JigRegion *region) {
    Search s = {.cycles = c};
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        search_from(&s, b);
    end_search(&s);
}

void jig_block_cycles_components(JigBlock *entry, JigBlockComponents *out) {
    JigBlockCycles cycles = {0};
    Search s = {.cycles = &cycles, .found = out};
    search_from(&s, entry);
    end_search(&s);
    jig_block_cycles_free(&cycles);
}

void jig_block_cycles_free_components(JigBlockComponents *c) {
    JIG_REQUIRE(c);
    jig_vec_free(&c->blocks);
    jig_vec_free(&c->ends);
}

void jig_block_cycles_free(JigBlockCycles *c) {
    JIG_REQUIRE(c);
    jig_ptrmap_free(&c->of);
}

bool jig_block_cycles_contain(JigBlockCycles *c, JigBlock *a, JigBlock *b) {
    if (!jig_ptrmap_has(&c->of, a))
        search_region(c, jig_block_region(a));
    return jig_ptrmap_get(&c->of, a) == jig_ptrmap_get(&c->of, b);
}
