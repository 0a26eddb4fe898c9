/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A linalg.generic that makes an input of another goes into it. Loops are those of the consumer;
 * inputs of the producer stand in the place of the one that goes, and its body before the other's.
 */
#include "payload/fuse/elementwise_fusion.h"

#include "analysis/delay.h"
#include "dialect/affine/affine.h"
#include "dialect/linalg/linalg.h"

typedef struct Fusion {
    JigRewriter *rw;
    JigOp *producer, *consumer;
    size_t input, result;            /* what is read, and which result of the producer that is */
    size_t made_ins, made_n;         /* operands of the producer */
    size_t used_ins, used_n;         /* and of the consumer */
    const JigMap *to_producer_loops; /* from the loops of both */
    bool *kept;                      /* which results of the producer are still made */
    JigArena *a;
} Fusion;

static const JigMap *map_of(const JigOp *op, size_t operand) {
    return jig_structured(op)->map(op, operand);
}

/* From the loops of the consumer to those of the producer; its result's map is a permutation. */
static const JigMap *loops_of_producer(const JigOp *producer, size_t result, const JigOp *consumer,
                                       size_t input) {
    const JigMap *made = map_of(producer, jig_linalg_num_ins(producer) + result);
    return jig_map_compose(jig_map_inverse_permutation(made), map_of(consumer, input));
}

/* ---- May they? ---- */

static size_t count_reductions(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = 0;
    for (size_t i = 0; i < s->num_loops(op); i++)
        n += s->iterator(op, i) == JIG_REDUCTION;
    return n;
}

static void mark_loops(const JigMap *m, bool *known) {
    for (unsigned i = 0; i < jig_map_num_results(m); i++) {
        const JigExpr *e = jig_map_result(m, i);
        if (jig_expr_kind(e) == JIG_EXPR_DIM)
            known[jig_expr_position(e)] = true;
    }
}

/* Is each loop of the consumer still a dimension of some operand? */
static bool loops_stay_known(const JigOp *producer, size_t result, const JigOp *consumer,
                             size_t input) {
    size_t loops = jig_structured(consumer)->num_loops(consumer);
    JigArena *a = jig_arena_create();
    bool all = true, *known = JIG_NEW_ARRAY(a, bool, loops + 1);
    for (size_t i = 0; i < jig_op_num_operands(consumer); i++)
        if (jig_op_operand(consumer, i) != jig_op_operand(consumer, input))
            mark_loops(map_of(consumer, i), known);
    const JigMap *through = loops_of_producer(producer, result, consumer, input);
    for (size_t i = 0; i < jig_linalg_num_ins(producer); i++)
        mark_loops(jig_map_compose(map_of(producer, i), through), known);
    for (size_t i = 0; i < loops; i++)
        all &= known[i];
    jig_arena_destroy(a);
    return all;
}

/* Would an init that the producer reads be updated more than once, in loops of the consumer that
 * read the same element? (The reference does that, which computes something else.) */
static bool updates_again(const JigOp *producer, const JigMap *through) {
    bool reads = false;
    for (size_t i = jig_linalg_num_ins(producer); i < jig_op_num_operands(producer); i++)
        reads |= jig_value_has_uses(jig_block_arg(jig_op_body(producer), i));
    return reads && !jig_map_is_permutation(through);
}

static bool may_be_computed_later(JigOp *producer, JigOp *consumer, JigReason *why) {
    JigOp *obstacle = jig_delay_obstacle(producer, consumer, true);
    if (obstacle == producer)
        return jig_refuse(why, producer, "the producer writes memory, and would for each use");
    return !obstacle ||
           jig_refuse(why, producer,
                      "the producer accesses memory, and so does '{}' before the consumer",
                      jig_fact_str(jig_op_name_of(obstacle)));
}

bool jig_fuse_may_elementwise(JigOp *consumer, size_t input, JigReason *why) {
    JigValue *v = jig_op_operand(consumer, input);
    JigOp *producer = jig_value_def_of(v, JIG_LINALG(GENERIC));
    if (!producer || producer == consumer)
        return jig_refuse(why, consumer, "the input is not made by another linalg.generic");
    if (!jig_linalg_on_tensors(producer) || !jig_type_is_ranked_tensor(jig_value_type(v)))
        return jig_refuse(why, producer, "the producer is not on tensors");
    if (count_reductions(producer))
        return jig_refuse(why, producer, "the producer is not elementwise");
    if (input >= jig_linalg_num_ins(consumer))
        return jig_refuse(why, consumer, "an init is made by the producer");
    if (jig_map_num_results(map_of(consumer, input)) !=
        jig_structured(producer)->num_loops(producer))
        return jig_refuse(why, producer, "the producer has other dimensions than loops");
    size_t result = jig_value_index(v);
    if (!jig_map_is_permutation(map_of(producer, jig_linalg_num_ins(producer) + result)))
        return jig_refuse(why, producer, "the result is not a permutation of the loops");
    if (updates_again(producer, loops_of_producer(producer, result, consumer, input)))
        return jig_refuse(why, producer, "an init would be updated several times");
    /* The reference moves what reads behind what writes, and leaves what writes where it was as
     * well. */
    JIG_CHECK(may_be_computed_later(producer, consumer, why));
    if (count_reductions(consumer) && !loops_stay_known(producer, result, consumer, input))
        return jig_refuse(why, consumer, "the sizes of loops would be lost");
    return true;
}

/* ---- Which results of the producer must be made ---- */

static bool other_uses(JigValue *v, const JigOp *consumer) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (jig_use_owner(u) != consumer)
            return true;
    return false;
}

/* Do the operands that stay tell the range of each loop? The inits of the producer for which
 * `gone` is set do not stay, nor what the consumer reads. */
static bool bounds_remain(const Fusion *f, const bool *gone) {
    const JigMap **maps = JIG_NEW_ARRAY(f->a, const JigMap *, f->made_n + f->used_n + 1);
    size_t n = 0;
    for (size_t i = 0; i < f->made_n; i++)
        if (i < f->made_ins || !gone[i - f->made_ins])
            maps[n++] = map_of(f->producer, i);
    for (size_t i = 0; i < f->used_n; i++)
        if (i != f->input)
            maps[n++] = map_of(f->consumer, i);
    if (n == 0)
        return jig_structured(f->producer)->num_loops(f->producer) == 0 &&
               jig_structured(f->consumer)->num_loops(f->consumer) == 0;
    return jig_map_inverse_permutation(jig_map_concat(f->rw->ctx, maps, n)) != NULL;
}

static void choose_results(Fusion *f) {
    size_t n = f->made_n - f->made_ins;
    f->kept = JIG_NEW_ARRAY(f->a, bool, n + 1);
    bool *gone = JIG_NEW_ARRAY(f->a, bool, n + 1);
    JigBlock *body = jig_op_body(f->producer);
    for (size_t i = 0; i < n; i++) {
        gone[i] = true;
        f->kept[i] = jig_value_has_uses(jig_block_arg(body, f->made_ins + i)) ||
                     !bounds_remain(f, gone) ||
                     other_uses(jig_op_result(f->producer, i), f->consumer);
        gone[i] = !f->kept[i];
    }
}

/* ---- The new op ---- */

/* Operands of the new op, in order; the map of each old one from the new loops. */
typedef struct Operands {
    JigValue **values;
    const JigMap **maps;
    size_t n;
} Operands;

static void take_used(const Fusion *f, Operands *o, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        o->maps[o->n] = map_of(f->consumer, i);
        o->values[o->n++] = jig_op_operand(f->consumer, i);
    }
}

static void take_made(const Fusion *f, Operands *o, size_t i) {
    o->maps[o->n] = jig_map_compose(map_of(f->producer, i), f->to_producer_loops);
    o->values[o->n++] = jig_op_operand(f->producer, i);
}

static JigOp *build(const Fusion *f) {
    Operands o = {.values = JIG_NEW_ARRAY(f->a, JigValue *, f->made_n + f->used_n),
                  .maps = JIG_NEW_ARRAY(f->a, const JigMap *, f->made_n + f->used_n)};
    take_used(f, &o, 0, f->input);
    for (size_t i = 0; i < f->made_ins; i++)
        take_made(f, &o, i);
    take_used(f, &o, f->input + 1, f->used_ins);
    size_t ins = o.n;
    for (size_t i = f->made_ins; i < f->made_n; i++)
        if (f->kept[i - f->made_ins])
            take_made(f, &o, i);
    take_used(f, &o, f->used_ins, f->used_n);
    if (!jig_map_inverse_permutation(jig_map_concat(f->rw->ctx, o.maps, o.n)))
        return NULL;
    const JigStructuredIface *s = jig_structured(f->consumer);
    size_t loops = s->num_loops(f->consumer);
    JigIterator *iterators = JIG_NEW_ARRAY(f->a, JigIterator, loops + 1);
    for (size_t i = 0; i < loops; i++)
        iterators[i] = s->iterator(f->consumer, i);
    return jig_linalg_build_generic(f->rw, jig_op_loc(f->consumer), o.values, ins, o.values + ins,
                                    o.n - ins, o.maps, iterators, loops);
}

/* ---- Its body ---- */

static void map_args(JigIRMap *map, JigOp *from, size_t start, size_t end, JigOp *to, size_t *at) {
    for (size_t i = start; i < end; i++)
        jig_irmap_value(map, jig_block_arg(jig_op_body(from), i),
                        jig_block_arg(jig_op_body(to), (*at)++));
}

/* In the order of `build`. */
static void map_all_args(const Fusion *f, JigIRMap *map, JigOp *to) {
    size_t at = 0;
    map_args(map, f->consumer, 0, f->input, to, &at);
    map_args(map, f->producer, 0, f->made_ins, to, &at);
    map_args(map, f->consumer, f->input + 1, f->used_ins, to, &at);
    for (size_t i = f->made_ins; i < f->made_n; i++)
        if (f->kept[i - f->made_ins])
            map_args(map, f->producer, i, i + 1, to, &at);
    map_args(map, f->consumer, f->used_ins, f->used_n, to, &at);
}

/* The producer's iterations are numbered by the loops of both. */
static void map_indices(const Fusion *f, JigIRMap *map) {
    JigLoc loc = jig_op_loc(f->producer);
    unsigned loops = jig_map_num_dims(f->to_producer_loops);
    JigMixed *indices = JIG_NEW_ARRAY(f->a, JigMixed, loops + 1); /* made when one is needed */
    for (JigOp *o = jig_block_first(jig_op_body(f->producer)); o; o = jig_op_next(o)) {
        if (!jig_op_is(o, JIG_LINALG(INDEX)))
            continue;
        for (unsigned i = 0; i < loops && !indices[i].value; i++) {
            JigLinalgIndex parts = {.result_type = jig_type_index(f->rw->ctx),
                                    .dim = jig_attr_i64(f->rw->ctx, i)};
            indices[i] =
                jig_mixed_value(jig_op_result(jig_linalg_index_build(f->rw, loc, &parts), 0));
        }
        unsigned dim = (unsigned)jig_linalg_index_dim(o);
        JigOp *apply =
            jig_affine_apply(f->rw, loc, jig_map_sub(f->to_producer_loops, &dim, 1), indices);
        jig_irmap_value(map, jig_op_result(o, 0), jig_op_result(apply, 0));
    }
}

static void clone_body(const Fusion *f, JigIRMap *map, JigOp *from) {
    JigBlock *body = jig_op_body(from);
    for (JigOp *o = jig_block_first(body); o != jig_block_last(body); o = jig_op_next(o))
        if (from == f->consumer || !jig_op_is(o, JIG_LINALG(INDEX)))
            jig_rw_clone(f->rw, o, map);
}

static void fill_body(const Fusion *f, JigOp *to) {
    JigIRMap *map = jig_irmap_create();
    jig_at_end(f->rw, jig_op_body(to));
    map_indices(f, map);
    map_all_args(f, map, to);
    clone_body(f, map, f->producer);
    JigOp *made = jig_block_last(jig_op_body(f->producer)),
          *used = jig_block_last(jig_op_body(f->consumer));
    jig_irmap_value(map, jig_block_arg(jig_op_body(f->consumer), f->input),
                    jig_irmap_get(map, jig_op_operand(made, f->result)));
    clone_body(f, map, f->consumer);
    JigValue **values = JIG_NEW_ARRAY(f->a, JigValue *, f->made_n + f->used_n);
    size_t n = 0;
    for (size_t i = 0; i < jig_op_num_operands(made); i++)
        if (f->kept[i])
            values[n++] = jig_irmap_get(map, jig_op_operand(made, i));
    for (size_t i = 0; i < jig_op_num_operands(used); i++)
        values[n++] = jig_irmap_get(map, jig_op_operand(used, i));
    jig_linalg_build_yield(f->rw, jig_op_loc(to), values, n);
    jig_irmap_destroy(map);
}

bool jig_fuse_elementwise(JigRewriter *rw, JigOp *consumer, size_t input, JigFusedElementwise *out,
                          JigReason *why) {
    if (!jig_fuse_may_elementwise(consumer, input, why))
        return false;
    JigValue *v = jig_op_operand(consumer, input);
    Fusion f = {.rw = rw,
                .producer = jig_value_def(v),
                .consumer = consumer,
                .input = input,
                .result = jig_value_index(v),
                .used_ins = jig_linalg_num_ins(consumer),
                .used_n = jig_op_num_operands(consumer),
                .a = rw->arena};
    f.made_ins = jig_linalg_num_ins(f.producer);
    f.made_n = jig_op_num_operands(f.producer);
    f.to_producer_loops = loops_of_producer(f.producer, f.result, consumer, input);
    choose_results(&f);
    JigPoint point = jig_point(rw);
    jig_at_before(rw, consumer);
    out->op = build(&f);
    if (!out->op)
        return jig_refuse(why, consumer, "fused op failed loop bound computation check");
    fill_body(&f, out->op);
    jig_set_point(rw, point);
    size_t made = jig_op_num_results(f.producer), used = jig_op_num_results(consumer), n = 0;
    out->made = JIG_NEW_ARRAY(rw->arena, JigValue *, made + 1);
    out->used = JIG_NEW_ARRAY(rw->arena, JigValue *, used + 1);
    for (size_t i = 0; i < made; i++)
        out->made[i] = f.kept[i] ? jig_op_result(out->op, n++) : NULL;
    for (size_t i = 0; i < used; i++)
        out->used[i] = jig_op_result(out->op, n++);
    return true;
}
