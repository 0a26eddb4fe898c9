/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/split_reduction.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"

typedef struct Job {
    JigRewriter *rw;
    JigOp *op;
    const JigSplitReductionOptions *o;
    JigArena *a;
    JigLoc loc;
    const JigStructuredIface *s;
    size_t num_loops, ins, reduced; /* the loop that is split */
    size_t new_loop;                /* where the parallel one is put in */
    int64_t length;                 /* of the reduction */
    int64_t num_parts;              /* of the new dimension; 0, with `scale`, of no iterations */
    int64_t rest;                   /* iterations of the reduction that are left, of each part */
    JigCombination combination;
    JigReason *why;
} Job;

static JigValue *init_of(const Job *j) {
    return jig_op_operand(j->op, j->ins);
}

static const JigExpr *dim(const Job *j, size_t i) {
    return jig_expr_dim(j->rw->ctx, (unsigned)i);
}

/* Loops behind the new one are one further in. */
static const JigExpr *moved(const Job *j, size_t loop) {
    return dim(j, loop < j->new_loop ? loop : loop + 1);
}

/* ---- May it be? ---- */

static bool find_reduction(Job *j) {
    size_t n = 0;
    for (size_t i = j->num_loops; i-- > 0;)
        if (j->s->iterator(j->op, i) == JIG_REDUCTION) {
            j->reduced = i;
            n++;
        }
    if (n == 0 || (n > 1 && !j->o->scale))
        return jig_refuse(j->why, j->op, "expected a reduction in one loop, got {}",
                          jig_fact_int((int64_t)n));
    j->length = jig_linalg_static_loop_size(j->op, j->reduced);
    if (j->o->factor <= 1)
        return jig_refuse(j->why, j->op, "expected a factor above 1, got {}",
                          jig_fact_int(j->o->factor));
    if (j->length < 0)
        return jig_refuse(j->why, j->op, "the size of the reduction, loop {}, is not known",
                          jig_fact_int((int64_t)j->reduced));
    return j->length % j->o->factor == 0 ||
           jig_refuse(j->why, j->op, "factor {} does not divide the {} iterations of the reduction",
                      jig_fact_int(j->o->factor), jig_fact_int(j->length));
}

static bool check_operands(Job *j) {
    if (!jig_linalg_on_tensors(j->op) || jig_op_num_results(j->op) != 1)
        return jig_refuse(j->why, j->op, "expected an op on tensors with one result");
    for (size_t i = 0; i < jig_op_num_operands(j->op); i++)
        if (!jig_map_is_projected_permutation(j->s->map(j->op, i), false))
            return jig_refuse(j->why, j->op, "expected operands to be indexed by single loops");
    if (j->o->dim > jig_type_rank(jig_value_type(init_of(j))))
        return jig_refuse(j->why, j->op, "expected the new dimension to be one of the result");
    return true;
}

static bool check_scaled(Job *j) {
    if (!j->o->scale)
        return true;
    if (j->o->inner_parallel)
        return jig_refuse(j->why, j->op, "expected the outer loop to be the parallel one");
    if (j->o->dim >= j->num_loops)
        return jig_refuse(j->why, j->op, "expected the new dimension to be one of the loops");
    return true;
}

static bool check(Job *j) {
    JIG_CHECK(find_reduction(j) && check_operands(j) && check_scaled(j));
    return jig_linalg_combination(j->op, 0, j->o->as_reference, &j->combination, j->why);
}

/* ---- Partial results ---- */

/* Dimension i of a result that has got a new dimension `at`. */
static int64_t size_with(const Job *j, size_t at, size_t i) {
    return i == at ? j->num_parts : jig_type_dim(jig_value_type(init_of(j)), i < at ? i : i - 1);
}

static const JigType *partial_type(const Job *j) {
    const JigType *old = jig_value_type(init_of(j));
    size_t rank = jig_type_rank(old);
    int64_t *shape = JIG_NEW_ARRAY(j->a, int64_t, rank + 1);
    for (size_t i = 0; i <= rank; i++)
        shape[i] = size_with(j, j->o->dim, i);
    return jig_type_tensor(shape, rank + 1, jig_type_element(old), NULL);
}

/* The sizes that are not known. The reference leaves them out in the reshaped form, and the
 * verifier says so. */
static JigValueList dynamic_sizes(const Job *j) {
    if (!j->o->scale && j->o->as_reference)
        return (JigValueList){NULL, 0};
    const JigType *old = jig_value_type(init_of(j));
    JigValue **sizes = JIG_NEW_ARRAY(j->a, JigValue *, jig_type_rank(old) + 1);
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(old); i++)
        if (jig_type_is_dynamic_dim(old, i))
            sizes[n++] = jig_arith_mixed_to_value(
                j->rw, j->loc, jig_tensor_build_dim(j->rw, j->loc, init_of(j), i));
    return (JigValueList){sizes, n};
}

static void build_start(const Job *j, JigSplitReduction *out) {
    const JigType *type = partial_type(j);
    JigValueList sizes = dynamic_sizes(j);
    out->init =
        j->o->alloc
            ? jig_bufferization_alloc_tensor_build(
                  j->rw, j->loc,
                  &(JigBufferizationAllocTensor){.dynamic_sizes = sizes, .result_type = type})
            : jig_tensor_empty_build(
                  j->rw, j->loc, &(JigTensorEmpty){.dynamic_sizes = sizes, .result_type = type});
    JigValue *identity =
        jig_arith_constant(j->rw, j->loc, jig_type_element(type), j->combination.neutral);
    JigValue *init = jig_op_result(out->init, 0);
    out->fill = jig_linalg_build(j->rw, j->loc, JIG_LINALG(FILL), &identity, 1, &init, 1, NULL);
}

/* ---- The split op ---- */

typedef struct Operands {
    JigValue **values;
    const JigMap **maps;
    size_t n;
} Operands;

static void add_operand(Operands *ops, JigValue *v, const JigMap *map) {
    ops->values[ops->n] = v;
    ops->maps[ops->n++] = map;
}

static const JigMap *map_of(const Job *j, const JigExpr *const *exprs, size_t n) {
    return jig_map(j->rw->ctx, (unsigned)j->num_loops + 1, 0, exprs, (unsigned)n);
}

static JigValue *expanded(const Job *j, JigValue *v, const int64_t *shape, size_t rank,
                          JigGroups groups) {
    const JigType *type = jig_type_tensor(shape, rank, jig_type_element(jig_value_type(v)), NULL);
    JigMixed *sizes = JIG_NEW_ARRAY(j->a, JigMixed, rank);
    for (size_t g = 0; g < groups.n; g++)
        for (size_t k = 0; k < groups.items[g].n; k++) {
            int64_t d = groups.items[g].dims[k];
            sizes[d] = shape[d] == JIG_DYNAMIC ? jig_tensor_build_dim(j->rw, j->loc, v, g)
                                               : jig_mixed_int(j->rw->ctx, shape[d]);
        }
    /* What the reference divides sizes by, in vain. */
    for (size_t i = 0; i < rank; i++)
        if (shape[i] == JIG_DYNAMIC)
            (void)jig_arith_index(j->rw, j->loc, 1);
    JigMixedParts parts = jig_mixed_parts(j->rw->ctx, sizes, rank, j->a);
    JigOp *op = jig_tensor_expand_shape_build(
        j->rw, j->loc,
        &(JigTensorExpandShape){.src = v,
                                .output_shape = parts.values,
                                .result_type = type,
                                .reassociation = jig_reshape_groups_attr(j->rw->ctx, groups),
                                .static_output_shape = parts.attr});
    return jig_op_result(op, 0);
}

/* An input whose reduced dimension, if it has one, is two. */
static void add_reshaped(const Job *j, size_t operand, Operands *ops) {
    JigValue *v = jig_op_operand(j->op, operand);
    const JigType *t = jig_value_type(v);
    const JigMap *map = j->s->map(j->op, operand);
    size_t rank = jig_type_rank(t), n = 0;
    int64_t *shape = JIG_NEW_ARRAY(j->a, int64_t, rank + 1),
            *dims = JIG_NEW_ARRAY(j->a, int64_t, rank + 1);
    const JigExpr **exprs = JIG_NEW_ARRAY(j->a, const JigExpr *, rank + 1);
    JigGroups groups = {JIG_NEW_ARRAY(j->a, JigGroup, rank), rank};
    for (size_t i = 0; i < rank; i++) {
        size_t loop = jig_expr_position(jig_map_result(map, (unsigned)i)), from = n;
        bool split = loop == j->reduced, inner = j->o->inner_parallel;
        if (split) {
            shape[n] = inner ? j->rest : j->num_parts;
            exprs[n++] = inner ? moved(j, loop) : dim(j, j->new_loop);
            shape[n] = inner ? j->num_parts : j->rest;
            exprs[n++] = inner ? dim(j, j->new_loop) : moved(j, loop);
        } else {
            shape[n] = jig_type_dim(t, i);
            exprs[n++] = moved(j, loop);
        }
        for (size_t k = from; k < n; k++)
            dims[k] = (int64_t)k;
        groups.items[i] = (JigGroup){dims + from, n - from};
    }
    if (n > rank)
        v = expanded(j, v, shape, n, groups);
    add_operand(ops, v, map_of(j, exprs, n));
}

/* An input that is read at outer index * factor + inner index. */
static void add_scaled(const Job *j, size_t operand, Operands *ops) {
    const JigMap *map = j->s->map(j->op, operand);
    size_t n = jig_map_num_results(map);
    const JigExpr **exprs = JIG_NEW_ARRAY(j->a, const JigExpr *, n + 1);
    for (size_t i = 0; i < n; i++) {
        size_t loop = jig_expr_position(jig_map_result(map, (unsigned)i));
        exprs[i] = loop == j->reduced
                       ? jig_expr_add(jig_expr_mul_const(dim(j, j->new_loop), j->o->factor),
                                      moved(j, loop))
                       : moved(j, loop);
    }
    add_operand(ops, jig_op_operand(j->op, operand), map_of(j, exprs, n));
}

/* A tensor that nobody reads says how long the loops are. */
static void add_shape(const Job *j, Operands *ops) {
    int64_t shape[] = {j->num_parts, j->o->factor};
    const JigType *type = jig_type_tensor(shape, 2, jig_type_i(j->rw->ctx, 1), NULL);
    const JigExpr *exprs[] = {dim(j, j->new_loop), moved(j, j->reduced)};
    JigOp *empty = jig_tensor_empty_build(j->rw, j->loc, &(JigTensorEmpty){.result_type = type});
    add_operand(ops, jig_op_result(empty, 0), map_of(j, exprs, 2));
}

/* The reference takes the number of the loop for that of the dimension and of the argument. Where
 * the verifier is sure to see it, it may; what would pass and compute something else is done
 * rightly. */
static size_t partial_dim(const Job *j) {
    size_t rank = jig_type_rank(jig_value_type(init_of(j)));
    if (!j->o->scale || j->reduced > rank || !j->o->as_reference ||
        !jig_type_has_static_shape(jig_value_type(init_of(j))))
        return j->o->dim;
    for (size_t i = 0; i <= rank; i++)
        if (size_with(j, j->o->dim, i) != size_with(j, j->reduced, i))
            return j->reduced;
    return j->o->dim;
}

static size_t shape_argument(const Job *j) {
    JigBlock *body = jig_op_body(j->op);
    if (!j->o->as_reference || j->reduced >= jig_block_num_args(body) || j->reduced == j->ins)
        return j->ins;
    size_t first = j->reduced < j->ins ? j->reduced : j->reduced - 1;
    return jig_type_is_integer(jig_value_type(jig_block_arg(body, first)), 1) ? j->ins : j->reduced;
}

static void add_partial(const Job *j, JigValue *fill, Operands *ops) {
    const JigMap *map = j->s->map(j->op, j->ins);
    size_t rank = jig_map_num_results(map);
    const JigExpr **exprs = JIG_NEW_ARRAY(j->a, const JigExpr *, rank + 1);
    size_t at = partial_dim(j);
    for (size_t i = 0; i <= rank; i++) {
        size_t old = i < at ? i : i - 1;
        exprs[i] = i == at ? dim(j, j->new_loop)
                           : moved(j, jig_expr_position(jig_map_result(map, (unsigned)old)));
    }
    add_operand(ops, fill, map_of(j, exprs, rank + 1));
}

static JigValue *index_of(const Job *j, const JigExpr *loop) {
    JigLinalgIndex parts = {.result_type = jig_type_index(j->rw->ctx),
                            .dim = jig_attr_i64(j->rw->ctx, (int64_t)jig_expr_position(loop))};
    return jig_op_result(jig_linalg_index_build(j->rw, j->loc, &parts), 0);
}

/* The iteration of the loop that was split: both loops are rows of one and of the other. */
static JigValue *split_index(const Job *j) {
    const JigExpr *parts = dim(j, j->new_loop), *rest = moved(j, j->reduced);
    bool inner = j->o->inner_parallel;
    int64_t row = inner ? j->num_parts : j->rest;
    JigMixed operands[] = {jig_mixed_value(index_of(j, inner ? rest : parts)),
                           jig_mixed_value(index_of(j, inner ? parts : rest))};
    const JigExpr *sum = jig_expr_add(jig_expr_mul_const(dim(j, 0), row), dim(j, 1));
    const JigMap *map = jig_map(j->rw->ctx, 2, 0, &sum, 1);
    return jig_arith_mixed_to_value(j->rw, j->loc,
                                    jig_affine_apply_folded(j->rw, j->loc, map, operands));
}

/* The reference leaves the numbers of the old loops. */
static void renumber_indices(const Job *j, JigOp *generic) {
    JigPoint point = jig_point(j->rw);
    for (JigOp *next, *o = jig_block_first(jig_op_body(generic)); o; o = next) {
        next = jig_op_next(o);
        if (!jig_op_is(o, JIG_LINALG(INDEX)))
            continue;
        size_t loop = (size_t)jig_linalg_index_dim(o);
        if (loop != j->reduced && loop < j->new_loop)
            continue;
        jig_at_before(j->rw, o);
        jig_rw_replace1(j->rw, o,
                        loop == j->reduced ? split_index(j) : index_of(j, moved(j, loop)));
    }
    jig_set_point(j->rw, point);
}

/* The op's body, which takes an argument more for the shape. */
static void take_body(const Job *j, JigOp *generic) {
    size_t at = shape_argument(j);
    jig_rw_erase_block(j->rw, jig_op_body(generic));
    jig_rw_inline_region(j->rw, jig_linalg_generic_region(j->op),
                         jig_linalg_generic_region(generic), NULL);
    jig_arith_may_overflow(j->rw, (JigOp *)j->combination.step);
    if (j->o->scale)
        jig_block_insert_arg(jig_op_body(generic), at, jig_type_i(j->rw->ctx, 1), j->loc);
    renumber_indices(j, generic);
}

/* Reshaped inputs come before the partial results, the tensor for the shape behind them. */
static void build_split(const Job *j, JigSplitReduction *out) {
    size_t n = j->ins + 2;
    Operands ops = {JIG_NEW_ARRAY(j->a, JigValue *, n), JIG_NEW_ARRAY(j->a, const JigMap *, n), 0};
    JigIterator *iterators = JIG_NEW_ARRAY(j->a, JigIterator, j->num_loops + 1);
    for (size_t i = 0; i <= j->num_loops; i++)
        iterators[i] =
            i == j->new_loop ? JIG_PARALLEL : j->s->iterator(j->op, i < j->new_loop ? i : i - 1);
    for (size_t i = 0; i < j->ins; i++)
        (j->o->scale ? add_scaled : add_reshaped)(j, i, &ops);
    build_start(j, out);
    if (j->o->scale)
        add_shape(j, &ops);
    size_t inputs = ops.n;
    add_partial(j, jig_op_result(out->fill, 0), &ops);
    out->split = jig_linalg_build_generic(j->rw, j->loc, ops.values, inputs, ops.values + inputs, 1,
                                          ops.maps, iterators, j->num_loops + 1);
}

/* ---- The rest of the reduction ---- */

static JigOp *build_combine(const Job *j, JigValue *partial) {
    size_t rank = jig_type_rank(jig_value_type(partial));
    JigIterator *iterators = JIG_NEW_ARRAY(j->a, JigIterator, rank);
    for (size_t i = 0; i < rank; i++)
        iterators[i] = i == j->o->dim ? JIG_REDUCTION : JIG_PARALLEL;
    const JigMap *all = jig_map_identity(j->rw->ctx, (unsigned)rank);
    const JigMap *maps[] = {all, jig_map_drop_result(all, (unsigned)j->o->dim)};
    JigValue *init = init_of(j);
    JigOp *generic =
        jig_linalg_build_generic(j->rw, j->loc, &partial, 1, &init, 1, maps, iterators, rank);
    JigPoint point = jig_point(j->rw);
    JigBlock *body = jig_op_body(generic);
    jig_at_end(j->rw, body);
    const JigCombination *c = &j->combination;
    JigValue *combined = jig_arith_combine(j->rw, jig_op_loc(c->step), c, jig_block_arg(body, 0),
                                           jig_block_arg(body, 1));
    jig_linalg_build_yield(j->rw, j->loc, &combined, 1);
    jig_set_point(j->rw, point);
    return generic;
}

bool jig_structured_split_reduction(JigRewriter *rw, JigOp *op, const JigSplitReductionOptions *o,
                                    JigArena *a, JigSplitReduction *out, JigReason *why) {
    Job j = {.rw = rw,
             .op = op,
             .o = o,
             .a = a,
             .loc = jig_op_loc(op),
             .s = jig_structured(op),
             .ins = jig_linalg_num_ins(op),
             .why = why};
    j.num_loops = j.s->num_loops(op);
    JIG_CHECK(check(&j));
    int64_t other = j.length / o->factor;
    j.num_parts = o->scale ? other : o->factor;
    j.rest = o->scale ? o->factor : other;
    j.new_loop = o->inner_parallel ? j.reduced + 1 : o->scale ? j.reduced : o->dim;
    jig_at_before(rw, op);
    build_split(&j, out);
    out->combine = build_combine(&j, jig_op_result(out->split, 0));
    take_body(&j, out->split);
    jig_rw_replace_op(rw, op, out->combine);
    return true;
}
