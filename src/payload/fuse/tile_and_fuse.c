/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/fuse.h"

#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "analysis/delay.h"
#include "support/map.h"
#include "support/vec.h"
#include "support/check.h"

#include <stddef.h>

/* ---- The queue of slices ----
 * Slices that are erased while they wait leave a gap. */
typedef struct Queue {
    JigListener listener; /* while slices are cleaned up */
    JigOpVec slices;
    size_t next;
    JigPtrMap places; /* of slices that wait: index + 1 */
} Queue;

static Queue *queue_of(JigListener *l) {
    return (Queue *)((char *)l - offsetof(Queue, listener));
}

static void enqueue(Queue *q, JigOp *op) {
    if (!jig_op_is(op, JIG_TENSOR(EXTRACT_SLICE)))
        return;
    jig_vec_push(&q->slices, op);
    jig_ptrmap_set(&q->places, op, (void *)(uintptr_t)q->slices.len);
}

static void drop(Queue *q, const JigOp *op) {
    uintptr_t place = (uintptr_t)jig_ptrmap_get(&q->places, op);
    if (!place)
        return;
    q->slices.data[place - 1] = NULL;
    jig_ptrmap_remove(&q->places, op);
}

static JigOp *dequeue(Queue *q) {
    while (q->next < q->slices.len) {
        JigOp *op = q->slices.data[q->next++];
        if (!op)
            continue;
        jig_ptrmap_remove(&q->places, op);
        return op;
    }
    return NULL;
}

static void on_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    if (!from)
        enqueue(queue_of(l), op);
}

static void on_replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    (void)values, (void)n;
    drop(queue_of(l), op);
}

static void on_erased(JigListener *l, JigOp *op) {
    drop(queue_of(l), op);
}

typedef struct Job {
    JigRewriter *rw;
    const JigTileAndFuseOptions *options;
    JigArena *a;
    JigOp **loops;
    size_t num_loops;
    Queue queue;
    JigPtrMap fused; /* producers */
    JigTileAndFuseResult *out;
    size_t cap_producers;
    size_t num_tiles; /* of producers */
} Job;

/* Slices made by a tiling wait, as what the patterns make of them. False: these go on and on. */
static bool enqueue_clean(Job *j, JigOp **slices, size_t n) {
    Queue *q = &j->queue;
    for (size_t i = 0; i < n; ++i)
        enqueue(q, slices[i]);
    if (!j->options->cleanup)
        return true;
    JigGreedyOptions greedy = jig_greedy_options();
    greedy.strictness = JIG_EXISTING_AND_NEW_OPS;
    jig_listen(j->rw->ctx, &q->listener);
    bool done =
        jig_apply_greedily_to_ops(slices, n, j->rw->ctx, j->options->cleanup, &greedy, NULL, NULL);
    jig_unlisten(j->rw->ctx, &q->listener);
    return done;
}

/* ---- A slice's producer ---- */

typedef struct Source {
    JigOp *producer; /* NULL: none */
    size_t result;
    /* The slice is of what the outermost loop carries, as number `init`. */
    bool is_carried;
    size_t init;
} Source;

/* The number of a value that the loop carries; false: it is another argument. */
static bool carried_number(const JigOp *loop, const JigValue *arg, size_t *out) {
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i)
        if (jig_loop_arg(loop, i) == arg) {
            *out = i;
            return true;
        }
    return false;
}

/* What is carried by the loops, the innermost first, is followed to what it starts as. */
static Source source_of(const Job *j, JigOp *slice) {
    Source s = {.producer = NULL};
    JigValue *v = jig_tensor_extract_slice_source(slice);
    size_t k = j->num_loops;
    while (k > 0 && !jig_value_is_result(v)) {
        JigOp *loop = j->loops[k - 1];
        if (jig_block_parent_op(jig_value_owner_block(v)) != loop ||
            !carried_number(loop, v, &s.init))
            break;
        v = jig_loop_init(loop, s.init);
        k--;
    }
    s.is_carried = k == 0;
    s.producer = jig_value_def(v);
    s.result = s.producer ? jig_value_index(v) : 0;
    return s;
}

/* ---- Computing a slice in place ---- */

/* The reference also copies effects into the loops: a function is called once more for each tile,
 * and memory is read behind what writes to it. */
static bool may_be_copied(const Job *j, JigOp *producer) {
    return !jig_op_row(producer) || jig_op_is_memory_effect_free(producer) ||
           (jig_tiling(producer) && !jig_delay_obstacle(producer, j->loops[0], true));
}

static bool is_wanted(const Job *j, const JigOp *producer) {
    return !j->options->producers_with || jig_op_attr(producer, j->options->producers_with);
}

/* A copy of the producer before the slice; of one that writes, where the loops write when the slice
 * is of what they carry. */
static JigOp *copy_producer(Job *j, const Source *s, JigOp *slice) {
    JigOp *copy = jig_rw_clone(j->rw, s->producer, NULL);
    JigOperandRange inits = jig_dps_inits(copy);
    if (s->is_carried && s->result < inits.count)
        jig_op_set_operand(copy, inits.start + s->result, jig_tensor_extract_slice_source(slice));
    return copy;
}

static JigOp *copy_slice(Job *j, JigOp *slice, JigValue *source) {
    size_t n = jig_op_num_operands(slice);
    JigValue **operands = JIG_NEW_ARRAY(j->a, JigValue *, n);
    operands[0] = source;
    for (size_t i = 1; i < n; ++i)
        operands[i] = jig_op_operand(slice, i);
    const JigType *type = jig_op_result_type(slice, 0);
    return jig_rw_clone_with(j->rw, jig_op_loc(slice), slice, operands, &type);
}

/* The tile as the slice's type, which may lack unit dimensions. */
static JigValue *as_slice_type(Job *j, JigOp *slice, JigValue *tile) {
    const JigType *want = jig_op_result_type(slice, 0);
    JigSlice whole = jig_tensor_slice(slice, j->a, NULL);
    if (jig_type_rank(want) == whole.rank)
        return tile;
    JigMixed *offsets = JIG_NEW_ARRAY(j->a, JigMixed, whole.rank);
    for (size_t i = 0; i < whole.rank; ++i)
        offsets[i] = jig_mixed_int(j->rw->ctx, 0);
    whole.offsets = offsets;
    return jig_op_result(
        jig_tensor_build_extract_slice(j->rw, jig_op_loc(slice), want, tile, whole), 0);
}

static bool tile_copy(Job *j, JigOp *copy, size_t result, JigOp *slice, JigTiled *tiled) {
    *tiled = (JigTiled){0};
    const JigTilingIface *iface = jig_tiling(copy);
    if (!iface || !iface->result_tile || !jig_slice_has_unit_strides(slice, j->a))
        return false;
    return iface->result_tile(j->rw, copy, result, jig_tensor_slice(slice, j->a, NULL), j->a,
                              tiled) &&
           tiled->num_values;
}

static void remember_producer(Job *j, JigOp *producer) {
    if (jig_ptrset_add(&j->fused, producer))
        JIG_ARENA_PUSH(j->a, j->out->producers, j->out->num_producers, j->cap_producers, producer);
}

/* Producers that are used twice by one that is are computed for each use: 2^n tiles of n. */
enum { MOST_TILES = 1 << 18 };

/* What the loops carry is not computed in place where they come back to it: it would begin anew
 * each time. The reference does so. False: patterns go on and on. What can't be computed in place
 * stays a slice; as in the reference, so do the copies that were made in vain. */
static bool fuse_slice(Job *j, JigOp *slice) {
    Source s = source_of(j, slice);
    if (!s.producer || !is_wanted(j, s.producer) || !may_be_copied(j, s.producer) ||
        (s.is_carried && j->out->tile.revisits && jig_tiling(s.producer)))
        return true;
    jig_at_before(j->rw, slice);
    JigOp *copy = copy_producer(j, &s, slice);
    JigOp *of_copy = copy_slice(j, slice, jig_op_result(copy, s.result));
    JigTiled tiled;
    if (!tile_copy(j, copy, s.result, of_copy, &tiled))
        return true;
    JigValue *value = as_slice_type(j, of_copy, tiled.values[0]);
    jig_rw_replace_uses(j->rw, jig_op_result(slice, 0), value);
    jig_rw_erase(j->rw, of_copy);
    jig_rw_erase(j->rw, copy);
    JigOperandRange inits = jig_dps_inits(s.producer);
    if (s.is_carried && s.result < inits.count)
        jig_loop_set_init(j->rw, j->loops[0], s.init,
                          jig_op_operand(s.producer, inits.start + s.result));
    remember_producer(j, s.producer);
    j->num_tiles++;
    return enqueue_clean(j, tiled.slices, tiled.num_slices);
}

static bool fuse_all(Job *j) {
    JIG_CHECK(enqueue_clean(j, j->out->tile.slices, j->out->tile.num_slices));
    for (JigOp *slice; (slice = dequeue(&j->queue));)
        JIG_CHECK(j->num_tiles < MOST_TILES && fuse_slice(j, slice));
    return true;
}

bool jig_tile_and_fuse(JigRewriter *rw, JigOp *op, const JigTileAndFuseOptions *o, JigArena *a,
                       JigTileAndFuseResult *out, JigReason *why) {
    JIG_REQUIRE(rw && op && o && a && out);
    *out = (JigTileAndFuseResult){0};
    if (!jig_op_num_results(op))
        return jig_refuse(why, op, "expected an op with results");
    JIG_CHECK((o->forall ? jig_tile_with_forall : jig_tile_with_for)(rw, op, &o->tile, a,
                                                                     &out->tile, why));
    if (!out->tile.num_loops)
        return true;
    Job j = {
        .rw = rw,
        .options = o,
        .a = a,
        .loops = out->tile.loops,
        .num_loops = out->tile.num_loops,
        .out = out,
        .queue.listener = {.inserted = on_inserted, .replaced = on_replaced, .erased = on_erased}};
    bool ok = fuse_all(&j);
    jig_vec_free(&j.queue.slices);
    jig_ptrmap_free(&j.queue.places);
    jig_ptrmap_free(&j.fused);
    if (!ok && j.num_tiles >= MOST_TILES) /* the other reason is enqueue_clean's */
        return jig_refuse(why, op,
                          "more than {} tiles of producers would be fused: one for each use of "
                          "what has several",
                          jig_fact_int(MOST_TILES));
    /* What the outermost loop gives stays the same through all of this. */
    return ok ||
           jig_refuse(why, op, "expected the slices to be simple after {} rounds of cleaning up",
                      jig_fact_int(jig_greedy_options().max_iterations));
}

static bool is_unused(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_value_has_uses(jig_op_result(op, i)))
            return false;
    return true;
}

void jig_tile_and_fuse_finish(JigRewriter *rw, JigOp *op, const JigTileAndFuseResult *r) {
    JIG_REQUIRE(rw && op && r);
    if (!r->tile.num_loops)
        return;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_rw_replace_uses(rw, jig_op_result(op, i), r->tile.replacements[i]);
    if (is_unused(op))
        jig_rw_erase(rw, op);
    for (size_t i = 0; i < r->num_producers; ++i)
        if (is_unused(r->producers[i]))
            jig_rw_erase(rw, r->producers[i]);
}
