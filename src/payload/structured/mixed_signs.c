/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/mixed_signs.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/iface.h"

enum { HIGHEST_BIT = 128 };

typedef struct Mixing {
    JigRewriter *rw;
    JigLoc loc;
    JigOp *op;
    const JigType *byte, *sum; /* of elements */
    const JigOpRow *extension; /* that both have now */
    size_t num_loops;
    const JigMap *maps[3];
    JigIterator *iterators;
} Mixing;

/* ---- Which contractions ---- */

/* How an element of input i comes into the product; NULL: not by one extension. */
static const JigOpRow *extension_of(const JigOp *op, size_t i) {
    JigValue *element = jig_block_arg(jig_op_body(op), i);
    if (!jig_value_has_one_use(element))
        return NULL;
    const JigOp *user = jig_use_owner(jig_value_first_use(element));
    return jig_op_is(user, JIG_ARITH(EXTSI))   ? JIG_ARITH(EXTSI)
           : jig_op_is(user, JIG_ARITH(EXTUI)) ? JIG_ARITH(EXTUI)
                                               : NULL;
}

/* Two extensions, a product, a sum, a yield. */
static bool has_short_body(const JigOp *op) {
    enum { OPS = 5 };
    size_t n = 0;
    for (JigOp *o = jig_block_first(jig_op_body(op)); o; o = jig_op_next(o))
        ++n;
    return n == OPS;
}

/* A loop that the second input knows nothing of would count its elements several times. */
static bool sums_only_shared_loops(const Mixing *m) {
    for (size_t i = 0; i < m->num_loops; ++i)
        if (m->iterators[i] == JIG_REDUCTION && !jig_map_uses_dim(m->maps[1], (unsigned)i))
            return false;
    return true;
}

/* Without a loop of the result that the second input does not have, its sums would cost as much as
 * the products. */
static bool pays(const Mixing *m) {
    for (size_t i = 0; i < m->num_loops; ++i)
        if (m->iterators[i] == JIG_PARALLEL && !jig_map_uses_dim(m->maps[1], (unsigned)i))
            return true;
    return false;
}

static bool read(JigRewriter *rw, JigOp *op, Mixing *m) {
    if (!jig_linalg_is_contraction(op) || !jig_linalg_on_tensors(op) || !has_short_body(op))
        return jig_no_match(rw, op, "no contraction of tensors, of extended numbers");
    const JigStructuredIface *s = jig_structured(op);
    *m = (Mixing){.rw = rw,
                  .loc = jig_op_loc(op),
                  .op = op,
                  .byte = jig_type_i(rw->ctx, 8),
                  .sum = jig_type_element(jig_value_type(jig_linalg_generic_outputs_at(op, 0))),
                  .extension = extension_of(op, 0),
                  .num_loops = s->num_loops(op)};
    if (!m->extension || m->extension != extension_of(op, 1))
        return jig_no_match(rw, op, "elements are not extended alike");
    for (size_t i = 0; i < 2; ++i)
        if (jig_type_element(jig_value_type(jig_op_operand(op, i))) != m->byte)
            return jig_no_match(rw, op, "elements are no bytes");
    m->iterators = JIG_NEW_ARRAY(rw->arena, JigIterator, m->num_loops + 1);
    for (size_t i = 0; i < JIG_LEN(m->maps); ++i)
        m->maps[i] = s->map(op, i);
    for (size_t i = 0; i < m->num_loops; ++i)
        m->iterators[i] = s->iterator(op, i);
    if (!pays(m))
        return jig_no_match(rw, op, "the second input is read once");
    return sums_only_shared_loops(m) ||
           jig_no_match(rw, op, "a loop is summed over that the second input does not have");
}

/* ---- Ops on elements ---- */

static JigValue *binary(const Mixing *m, const JigOpRow *row, JigValue *lhs, JigValue *rhs) {
    return jig_op_result(jig_build(m->rw, m->loc, row, (JigValue *[]){lhs, rhs}, 2,
                                   (const JigType *[]){jig_value_type(lhs)}, 1, NULL),
                         0);
}
static JigValue *extended(const Mixing *m, const JigOpRow *row, JigValue *v) {
    return jig_op_result(jig_build(m->rw, m->loc, row, &v, 1, &m->sum, 1, NULL), 0);
}
static JigValue *number(const Mixing *m, const JigType *type, int64_t value) {
    return jig_arith_constant(m->rw, m->loc, type, jig_attr_int(type, value));
}

/* Room for the result of a map. */
static JigValue *room(const Mixing *m, const JigMap *map, const JigMixed *loops,
                      const JigType *element) {
    unsigned rank = jig_map_num_results(map);
    JigMixed *sizes = JIG_NEW_ARRAY(m->rw->arena, JigMixed, rank + 1);
    for (unsigned i = 0; i < rank; ++i)
        sizes[i] = loops[jig_map_dim_position(map, i)];
    return jig_linalg_build_empty(m->rw, m->loc, sizes, rank, element);
}

/* ---- The parts ---- */

static JigValue *flipped(const Mixing *m, const JigMixed *loops) {
    JigValue *in = jig_linalg_generic_inputs_at(m->op, 0),
             *to = room(m, m->maps[0], loops, m->byte);
    unsigned rank = jig_map_num_results(m->maps[0]);
    const JigMap *same = jig_map_identity(m->rw->ctx, rank), *maps[] = {same, same};
    JigIterator *all = jig_arena_calloc(m->rw->arena, (rank + 1) * sizeof *all);
    JigOp *made = jig_linalg_build_generic(m->rw, m->loc, &in, 1, &to, 1, maps, all, rank);
    JigPoint point = jig_point(m->rw);
    jig_at_end(m->rw, jig_op_body(made));
    JigValue *x = binary(m, JIG_ARITH(XORI), jig_block_arg(jig_op_body(made), 0),
                         number(m, m->byte, -HIGHEST_BIT));
    jig_linalg_build_yield(m->rw, m->loc, &x, 1);
    jig_set_point(m->rw, point);
    return jig_op_result(made, 0);
}

static JigValue *product(const Mixing *m, JigValue *first) {
    JigValue *ins[] = {first, jig_linalg_generic_inputs_at(m->op, 1)},
             *init = jig_linalg_generic_outputs_at(m->op, 0);
    JigOp *made = jig_linalg_build_generic(m->rw, m->loc, ins, 2, &init, 1, m->maps, m->iterators,
                                           m->num_loops);
    const JigOpRow *other = m->extension == JIG_ARITH(EXTSI) ? JIG_ARITH(EXTUI) : JIG_ARITH(EXTSI);
    JigBlock *body = jig_op_body(made);
    JigPoint point = jig_point(m->rw);
    jig_at_end(m->rw, body);
    JigValue *x = extended(m, other, jig_block_arg(body, 0)),
             *y = extended(m, m->extension, jig_block_arg(body, 1));
    JigValue *sum =
        binary(m, JIG_ARITH(ADDI), jig_block_arg(body, 2), binary(m, JIG_ARITH(MULI), x, y));
    jig_linalg_build_yield(m->rw, m->loc, &sum, 1);
    jig_set_point(m->rw, point);
    jig_linalg_copy_attrs(made, m->op);
    return jig_op_result(made, 0);
}

/* The loops of the second input, those that are summed over first. */
typedef struct Sums {
    const JigMap *in, *out;   /* of the loops of the sums */
    const JigMap *of_product; /* where the product finds them */
    JigIterator *iterators;
    size_t num_loops;
} Sums;

static Sums plan_sums(const Mixing *m) {
    JigContext *ctx = m->rw->ctx;
    JigArena *a = m->rw->arena;
    const JigMap *map = m->maps[1];
    unsigned rank = jig_map_num_results(map), n = 0, kept = 0;
    unsigned *number_of = JIG_NEW_ARRAY(a, unsigned, m->num_loops + 1);
    Sums s = {.iterators = JIG_NEW_ARRAY(a, JigIterator, rank + 1), .num_loops = rank};
    for (int parallel = 0; parallel < 2; ++parallel)
        for (unsigned r = 0; r < rank; ++r) {
            unsigned loop = jig_map_dim_position(map, r);
            if ((m->iterators[loop] == JIG_PARALLEL) != parallel)
                continue;
            s.iterators[n] = m->iterators[loop];
            number_of[loop] = n++;
        }
    const JigExpr **in = JIG_NEW_ARRAY(a, const JigExpr *, rank + 1),
                  **out = JIG_NEW_ARRAY(a, const JigExpr *, rank + 1),
                  **outer = JIG_NEW_ARRAY(a, const JigExpr *, rank + 1);
    for (unsigned r = 0; r < rank; ++r) {
        unsigned loop = jig_map_dim_position(map, r);
        in[r] = jig_expr_dim(ctx, number_of[loop]);
        if (m->iterators[loop] != JIG_PARALLEL)
            continue;
        out[kept] = in[r];
        outer[kept++] = jig_expr_dim(ctx, loop);
    }
    s.in = jig_map(ctx, rank, 0, in, rank);
    s.out = jig_map(ctx, rank, 0, out, kept);
    s.of_product = jig_map(ctx, (unsigned)m->num_loops, 0, outer, kept);
    return s;
}

static JigValue *sums(const Mixing *m, const Sums *s, const JigMixed *loops) {
    JigValue *zero = number(m, m->sum, 0), *empty = room(m, s->of_product, loops, m->sum),
             *in = jig_linalg_generic_inputs_at(m->op, 1);
    JigValue *init = jig_op_result(
        jig_linalg_build(m->rw, m->loc, JIG_LINALG(FILL), &zero, 1, &empty, 1, NULL), 0);
    const JigMap *maps[] = {s->in, s->out};
    JigOp *made =
        jig_linalg_build_generic(m->rw, m->loc, &in, 1, &init, 1, maps, s->iterators, s->num_loops);
    JigBlock *body = jig_op_body(made);
    JigPoint point = jig_point(m->rw);
    jig_at_end(m->rw, body);
    JigValue *sum = binary(m, JIG_ARITH(ADDI), jig_block_arg(body, 1),
                           extended(m, m->extension, jig_block_arg(body, 0)));
    jig_linalg_build_yield(m->rw, m->loc, &sum, 1);
    jig_set_point(m->rw, point);
    return jig_op_result(made, 0);
}

/* In place of the product. */
static JigOp *corrected(const Mixing *m, JigValue *of_product, const Sums *s, JigValue *taken) {
    JigContext *ctx = m->rw->ctx;
    const JigMap *result = m->maps[2];
    unsigned rank = jig_map_num_results(result);
    const JigExpr **loops = JIG_NEW_ARRAY(m->rw->arena, const JigExpr *, m->num_loops + 1);
    for (size_t i = 0; i < m->num_loops; ++i)
        loops[i] = jig_expr_dim(ctx, 0);
    for (unsigned r = 0; r < rank; ++r)
        loops[jig_map_dim_position(result, r)] = jig_expr_dim(ctx, r);
    const JigMap *same = jig_map_identity(ctx, rank),
                 *maps[] = {same,
                            jig_map_replace(s->of_product, loops, m->num_loops, NULL, 0, rank, 0),
                            same};
    JigValue *ins[] = {of_product, taken};
    JigIterator *all = jig_arena_calloc(m->rw->arena, (rank + 1) * sizeof *all);
    JigOp *made = jig_linalg_build_generic(m->rw, m->loc, ins, 2, &of_product, 1, maps, all, rank);
    JigBlock *body = jig_op_body(made);
    JigPoint point = jig_point(m->rw);
    jig_at_end(m->rw, body);
    bool is_signed = m->extension == JIG_ARITH(EXTSI);
    JigValue *times = binary(m, JIG_ARITH(MULI), jig_block_arg(body, 1),
                             number(m, m->sum, is_signed ? -HIGHEST_BIT : HIGHEST_BIT));
    JigValue *x = binary(m, JIG_ARITH(ADDI), jig_block_arg(body, 0), times);
    jig_linalg_build_yield(m->rw, m->loc, &x, 1);
    jig_set_point(m->rw, point);
    return made;
}

static bool mix(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Mixing m;
    JIG_CHECK(read(rw, op, &m));
    jig_at_before(rw, op);
    JigMixed *loops = JIG_NEW_ARRAY(rw->arena, JigMixed, m.num_loops + 1);
    jig_linalg_loop_sizes(rw, op, loops);
    Sums s = plan_sums(&m);
    JigValue *taken = sums(&m, &s, loops);
    JigValue *made = product(&m, flipped(&m, loops));
    jig_rw_replace_op(rw, op, corrected(&m, made, &s, taken));
    return true;
}

const JigPattern jig_patterns_mixed_signs[] = {
    {.name = "MixedSigns", .root = "linalg.generic", .fn = mix},
    {0},
};
