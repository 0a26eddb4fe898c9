/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/block_cycles.h"

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
} Search;

static void enter(Search *s, JigBlock *b) {
    ++s->count;
    jig_ptrmap_set(&s->numbers, b, (void *)s->count);
    jig_vec_push(&s->open, b);
    jig_vec_push(&s->way, ((Visit){.block = b, .number = s->count, .lowest = s->count}));
}

static void close_component(Search *s, const JigBlock *first) {
    JigBlock *b;
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

static void search_region(JigBlockCycles *c, JigRegion *region) {
    Search s = {.cycles = c};
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        if (!jig_ptrmap_has(&s.numbers, b))
            enter(&s, b);
        while (s.way.len)
            go_on(&s);
    }
    jig_ptrmap_free(&s.numbers);
    jig_vec_free(&s.way);
    jig_vec_free(&s.open);
}

void jig_block_cycles_free(JigBlockCycles *c) {
    jig_ptrmap_free(&c->of);
}

bool jig_blocks_are_cyclic(JigBlockCycles *c, JigBlock *a, JigBlock *b) {
    if (!jig_ptrmap_has(&c->of, a))
        search_region(c, jig_block_region(a));
    return jig_ptrmap_get(&c->of, a) == jig_ptrmap_get(&c->of, b);
}
