/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Deep copies. */
#include "ir/op.h"
#include "support/check.h"

#include <stdlib.h>

struct JigIRMap {
    JigPtrMap values, blocks, ops;
    /* Copies with an operand that was not there when they were made: defined
     * later, or outside of what is cloned; each behind what it is a copy of. */
    JIG_VEC(const JigOp *) pending;
    bool private;    /* nobody will ask for ops */
    JigIRMap *inner; /* of a private one: for what is isolated; NULL: not made yet */
};

JigIRMap *jig_irmap_create(void) {
    return jig_calloc(1, sizeof(JigIRMap));
}

static void free_maps(JigIRMap *map) {
    jig_ptrmap_free(&map->values);
    jig_ptrmap_free(&map->blocks);
    jig_ptrmap_free(&map->ops);
    jig_vec_free(&map->pending);
    jig_irmap_destroy(map->inner);
}

void jig_irmap_destroy(JigIRMap *map) {
    if (!map)
        return;
    free_maps(map);
    jig_free(map);
}

void jig_irmap_clear(JigIRMap *map) {
    JIG_REQUIRE(map);
    jig_ptrmap_clear(&map->values);
    jig_ptrmap_clear(&map->blocks);
    jig_ptrmap_clear(&map->ops);
    map->pending.len = 0;
}

void jig_irmap_value(JigIRMap *map, const JigValue *from, JigValue *to) {
    JIG_REQUIRE(map && from && to);
    jig_ptrmap_set(&map->values, from, to);
}
void jig_irmap_block(JigIRMap *map, const JigBlock *from, JigBlock *to) {
    JIG_REQUIRE(map && from && to);
    jig_ptrmap_set(&map->blocks, from, to);
}
void jig_irmap_op(JigIRMap *map, const JigOp *from, JigOp *to) {
    JIG_REQUIRE(map && from && to);
    jig_ptrmap_set(&map->ops, from, to);
}
JigValue *jig_irmap_find(const JigIRMap *map, const JigValue *from) {
    return jig_ptrmap_get(&map->values, from);
}
JigOp *jig_irmap_get_op(const JigIRMap *map, const JigOp *from) {
    return jig_ptrmap_get(&map->ops, from);
}

JigValue *jig_irmap_get(const JigIRMap *map, JigValue *from) {
    JIG_REQUIRE(map);
    JigValue *to = jig_ptrmap_get(&map->values, from);
    return to ? to : from;
}

JigBlock *jig_irmap_get_block(const JigIRMap *map, JigBlock *from) {
    JIG_REQUIRE(map);
    JigBlock *to = jig_ptrmap_get(&map->blocks, from);
    return to ? to : from;
}

enum { FEW = 32 };

/* The op alone: operands and successors looked up, regions empty. */
static JigOp *clone_header(const JigOp *op, JigIRMap *map) {
    void *few[FEW];
    size_t total = op->num_operands + op->num_results + op->num_successors;
    void **room = total <= FEW ? few : jig_malloc(total * sizeof *room);
    JigValue **operands = (JigValue **)room;
    const JigType **types = (const JigType **)(room + op->num_operands);
    JigBlock **successors = (JigBlock **)(room + op->num_operands + op->num_results);
    bool pending = false;
    for (size_t i = 0; i < op->num_operands; ++i) {
        JigValue *to = jig_irmap_find(map, op->operands[i].value);
        operands[i] = to ? to : op->operands[i].value;
        pending |= !to;
    }
    for (size_t i = 0; i < op->num_results; ++i)
        types[i] = jig_op_results(op)[i].type;
    for (size_t i = 0; i < op->num_successors; ++i)
        successors[i] = jig_irmap_get_block(map, jig_op_successors(op)[i].block);
    JigOp *copy = jig_op_create(&(JigOpState){.loc = op->loc,
                                              .name = op->name,
                                              .operands = operands,
                                              .num_operands = op->num_operands,
                                              .types = types,
                                              .num_types = op->num_results,
                                              .attrs = op->attrs,
                                              .successors = successors,
                                              .num_successors = op->num_successors,
                                              .num_regions = op->num_regions});
    if (room != few)
        jig_free(room);
    if (!map->private)
        jig_irmap_op(map, op, copy);
    if (pending) {
        jig_vec_push(&map->pending, op);
        jig_vec_push(&map->pending, copy);
    }
    for (size_t i = 0; i < op->num_results; ++i)
        jig_irmap_value(map, &jig_op_results(op)[i], &jig_op_results(copy)[i]);
    return copy;
}

static void clone_region(const JigRegion *from, JigRegion *to, JigBlock *before, JigIRMap *map);

static void settle(JigIRMap *map);

/* Emptied; what a big one needed is given back, so that emptying stays cheap. */
static void empty(JigPtrMap *m) {
    enum { LARGE = 4096 };
    if (m->cap > LARGE)
        jig_ptrmap_free(m);
    else
        jig_ptrmap_clear(m);
}

/* Nothing outside refers to what is isolated: a small map of its own stays in the cache. */
static JigIRMap *inner_map(JigIRMap *map) {
    if (!map->inner) {
        map->inner = jig_irmap_create();
        map->inner->private = true;
    }
    empty(&map->inner->values);
    empty(&map->inner->blocks);
    return map->inner;
}

static void clone_regions(const JigOp *op, JigOp *copy, JigIRMap *map) {
    bool alone =
        map->private && op->num_regions && jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE);
    JigIRMap *used = alone ? inner_map(map) : map;
    for (size_t i = 0; i < op->num_regions; ++i)
        clone_region(&jig_op_regions(op)[i], &jig_op_regions(copy)[i], NULL, used);
    if (alone)
        settle(used);
}

/* Blocks with their arguments come first, so that successors resolve. Then
 * ops in order; operands that are defined later are fixed at the end. */
static void clone_blocks(const JigRegion *from, JigRegion *to, JigBlock *before, JigIRMap *map) {
    for (const JigBlock *b = from->first; b; b = b->next) {
        JigBlock *copy = jig_block_create(b->ctx);
        jig_irmap_block(map, b, copy);
        for (size_t i = 0; i < b->num_args; ++i)
            if (!jig_irmap_find(map, &b->args[i]->v))
                jig_irmap_value(map, &b->args[i]->v,
                                jig_block_add_arg(copy, b->args[i]->v.type, b->args[i]->loc));
        jig_region_insert(to, before, copy);
    }
}

/* The copies of `from`'s blocks stand before `before` and have as many ops each. */
static void clone_region(const JigRegion *from, JigRegion *to, JigBlock *before, JigIRMap *map) {
    if (!from->first)
        return;
    clone_blocks(from, to, before, map);
    for (const JigBlock *b = from->first; b; b = b->next) {
        JigBlock *copy = jig_irmap_get_block(map, (JigBlock *)b);
        for (const JigOp *op = b->first; op; op = op->next)
            jig_block_insert(copy, NULL, clone_header(op, map));
    }
    for (const JigBlock *b = from->first; b; b = b->next) {
        JigOp *copy = jig_irmap_get_block(map, (JigBlock *)b)->first;
        for (const JigOp *op = b->first; op; op = op->next, copy = copy->next)
            clone_regions(op, copy, map);
    }
}

/* What was defined later is known now. The copy's own operands are not looked up again: what stands
 * for something may have a copy itself. */
static void settle(JigIRMap *map) {
    for (size_t k = 0; k < map->pending.len; k += 2) {
        const JigOp *op = map->pending.data[k];
        JigOp *copy = (JigOp *)map->pending.data[k + 1];
        for (size_t i = 0; i < copy->num_operands; ++i)
            jig_op_set_operand(copy, i, jig_irmap_get(map, op->operands[i].value));
    }
    map->pending.len = 0;
}

void jig_region_clone_into(const JigRegion *from, JigRegion *to, JigBlock *before, JigIRMap *map) {
    JIG_REQUIRE(from && to && from != to && map);
    JIG_REQUIRE(!before || before->region == to);
    clone_region(from, to, before, map);
    settle(map);
}

JigOp *jig_op_clone_without_regions(const JigOp *op, JigIRMap *map) {
    JIG_REQUIRE(op && op->name);
    JigIRMap own = {.private = true};
    JigOp *copy = clone_header(op, map ? map : &own);
    (map ? map : &own)->pending.len = 0;
    free_maps(&own);
    return copy;
}

JigOp *jig_op_clone(const JigOp *op, JigIRMap *map) {
    JIG_REQUIRE(op && op->name);
    JigIRMap own = {.private = true};
    JigIRMap *used = map ? map : &own;
    JigOp *copy = clone_header(op, used);
    clone_regions(op, copy, used);
    settle(used);
    free_maps(&own);
    return copy;
}
