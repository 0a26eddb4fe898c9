/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops by their bodies: each op on elements becomes one on vectors over all loops. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "payload/vectorize/expand.h"

/* ---- Reading and writing operands ---- */

/* A map over the loops that it uses only. */
static const JigMap *over_used_loops(const JigMap *map) {
    jig_maps_compress_unused_dims(&map, 1);
    return map;
}

/* Masked accesses are within bounds. */
static void set_in_bounds(JigVectorizer *v, JigOp *masked, JigOp *transfer) {
    if (masked == transfer)
        return;
    size_t n = jig_attr_array_len(jig_vector_in_bounds_attr(transfer));
    jig_vector_set_in_bounds(v->rw, transfer, jig_vector_in_bounds(v->rw->ctx, true, n, v->a));
}

static void read_operand(JigVectorizer *v, size_t i, JigValue *zero) {
    JigValue *operand = jig_op_operand(v->op, i), *arg = jig_block_arg(jig_op_body(v->op), i);
    const JigType *type = jig_value_type(operand);
    if (!jig_type_is_shaped(type)) {
        jig_irmap_value(v->values, arg, operand);
        return;
    }
    const JigMap *map = v->s->map(v->op, i);
    JigVectorRead read = {.base = operand, .index = zero};
    if (i < v->num_ins) {
        read.map = jig_map_inverse_and_broadcast_projected_permutation(map);
        read.type = jig_vectorize_type(v, jig_type_element(type), NULL);
    } else {
        read.map = jig_map_inverse_permutation(over_used_loops(map));
        read.type = jig_vectorize_type(v, jig_type_element(type), jig_map_compose(read.map, map));
    }
    JigOp *op = jig_vector_build_read(v->rw, v->loc, &read, v->a);
    JigOp *masked = jig_vectorize_mask(v, op, map);
    set_in_bounds(v, masked, op);
    JigValue *value = jig_op_result(masked, 0);
    if (jig_type_rank(read.type) == 0)
        value = jig_vector_build_extract(v->rw, v->loc, value, NULL, 0);
    jig_irmap_value(v->values, arg, value);
}

/* The loops that the results of `map` are, in the order of the loops. */
static const JigMap *loops_of(JigVectorizer *v, const JigMap *map) {
    int64_t *loops = JIG_NEW_ARRAY(v->a, int64_t, v->num_loops);
    size_t n = 0;
    for (size_t i = 0; i < v->num_loops; ++i)
        if (jig_map_result_position(map, jig_expr_dim(v->rw->ctx, (unsigned)i)) >= 0)
            loops[n++] = (int64_t)i;
    return jig_map_multi_dim(v->rw->ctx, (unsigned)v->num_loops, loops, n);
}

static JigOp *write_operand(JigVectorizer *v, JigValue *value, size_t i) {
    JigValue *dest = jig_op_operand(v->op, i);
    JigLoc loc = jig_value_loc(value);
    const JigMap *map = v->s->map(v->op, i);
    const JigType *element = jig_type_element(jig_value_type(dest)),
                  *type = jig_vectorize_type(v, element, loops_of(v, map));
    JigVectorWrite write = {.base = dest, .index = jig_arith_index(v->rw, loc, 0)};
    if (jig_type_rank(type)) {
        write.map = jig_map_inverse_permutation(over_used_loops(map));
        value = jig_vectorize_broadcast(v, loc, value, type);
    } else if (!jig_type_is_vector(jig_value_type(value))) {
        value = jig_vector_build_broadcast(v->rw, loc, type, value);
    }
    write.vector = value;
    JigOp *op = jig_vector_build_write(v->rw, loc, &write, v->a);
    JigOp *masked = jig_vectorize_mask(v, op, map);
    set_in_bounds(v, masked, op);
    if (jig_op_num_results(masked))
        jig_vectorize_add_result(v, jig_op_result(masked, 0));
    return op;
}

/* ---- linalg.index ---- */

/* The numbers of a loop's iterations, in vectors over all loops; those of the last loop as they
 * are.
 */
static JigOp *index_of_loop(JigVectorizer *v, const JigOp *op) {
    size_t loop = (size_t)jig_attr_int_value(jig_linalg_index_dim_attr(op)),
           last = v->num_loops - 1;
    JigLoc loc = jig_op_loc(op);
    const JigType *index = jig_type_index(v->rw->ctx);
    const JigMap *own =
        jig_map_multi_dim(v->rw->ctx, (unsigned)v->num_loops, &(int64_t){(int64_t)loop}, 1);
    const JigType *line = jig_vectorize_type(v, index, own);
    JigOp *steps = jig_build(v->rw, loc, JIG_VECTOR(STEP), NULL, 0, &line, 1, NULL);
    if (loop == last)
        return steps;
    int64_t *swapped = JIG_NEW_ARRAY(v->a, int64_t, v->num_loops);
    for (size_t i = 0; i < v->num_loops; ++i)
        swapped[i] = (int64_t)(i == loop ? last : i == last ? loop : i);
    const JigMap *order = jig_map_permutation(v->rw->ctx, swapped, v->num_loops);
    JigValue *all = jig_vector_build_broadcast(v->rw, loc, jig_vectorize_type(v, index, order),
                                               jig_op_result(steps, 0));
    return jig_value_def(jig_vector_build_transpose(v->rw, loc, all, swapped));
}

/* ---- Ops on elements ---- */

/* The other operand of the op that combines an init operand; NULL: op is none. *init: its element.
 */
static JigValue *reduced_by(const JigVectorizer *v, const JigOp *op, JigValue **init) {
    JigBlock *body = jig_op_body(v->op);
    for (size_t i = v->num_ins; i < jig_block_num_args(body); ++i) {
        if (jig_linalg_init_combiner(v->op, i - v->num_ins) != op ||
            jig_map_is_permutation(v->s->map(v->op, i)))
            continue;
        *init = jig_block_arg(body, i);
        return jig_arith_lhs(op) == *init ? jig_arith_rhs(op) : jig_arith_lhs(op);
    }
    return NULL;
}

static bool is_idempotent(int64_t kind) {
    return kind != JIG_KIND_ADD && kind != JIG_KIND_MUL && kind != JIG_KIND_XOR;
}

int64_t jig_vectorize_reduction_kind(const JigVectorizer *v, const JigOp *step, size_t carried,
                                     bool *negates) {
    int64_t kind = jig_vector_kind_of(step);
    JigCombination c;
    *negates = kind < 0 && step && !v->options->as_reference &&
               jig_arith_combination(step, carried, &c, v->why) && c.by != jig_op_row(step);
    return *negates ? JIG_KIND_ADD : kind;
}

static int64_t kind_of(const JigVectorizer *v, const JigOp *op, const JigValue *init,
                       bool *negates) {
    return jig_vectorize_reduction_kind(v, op, jig_arith_lhs(op) == init ? 0 : 1, negates);
}

/* Is the same combined in each iteration, and once as good as that? */
static bool combines_once(const JigVectorizer *v, const JigOp *op, JigValue *reduced,
                          JigValue *init) {
    const JigType *source = jig_value_type(jig_irmap_get(v->values, reduced)),
                  *acc = jig_value_type(jig_irmap_get(v->values, init));
    bool same = !jig_type_is_vector(source) ||
                (jig_type_is_vector(acc) && jig_type_rank(acc) == jig_type_rank(source) &&
                 !memcmp(jig_type_shape(acc), jig_type_shape(source),
                         jig_type_rank(acc) * sizeof(int64_t)));
    bool single = true, negates;
    for (size_t i = 0; i < v->num_loops; ++i) {
        bool reduced_loop = v->s->iterator(v->op, i) == JIG_REDUCTION;
        same &= !reduced_loop || v->loops[i] != JIG_DYNAMIC;
        single &= !reduced_loop || v->loops[i] == 1;
    }
    return same && (single || is_idempotent(kind_of(v, op, init, &negates)));
}

static JigValue *negated(JigVectorizer *v, JigLoc loc, JigValue *x) {
    const JigType *type = jig_value_type(x);
    if (jig_type_is_float(jig_type_element(type)))
        return jig_op_result(jig_arith_negf_build(v->rw, loc, &(JigArithNegf){.operand = x}), 0);
    JigValue *zero = jig_arith_constant(v->rw, loc, type, jig_attr_zero(type));
    return jig_op_result(jig_arith_subi_build(v->rw, loc, &(JigArithSubi){.lhs = zero, .rhs = x}),
                         0);
}

/* What is reduced must have all lanes, however few it was computed from. */
static JigOp *reduce(JigVectorizer *v, const JigOp *op, JigValue *reduced, JigValue *init) {
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_irmap_get(v->values, reduced), *acc = jig_irmap_get(v->values, init);
    const JigType *element = jig_type_element_or_self(jig_value_type(source)),
                  *all = jig_vectorize_type(v, element, NULL);
    if (jig_value_type(source) != all)
        source = jig_vectorize_broadcast(v, loc, source, all);
    bool *dims = JIG_NEW_ARRAY(v->a, bool, v->num_loops);
    for (size_t i = 0; i < v->num_loops; ++i)
        dims[i] = v->s->iterator(v->op, i) == JIG_REDUCTION;
    bool negates;
    int64_t kind = kind_of(v, op, init, &negates);
    if (negates)
        source = negated(v, loc, source);
    return jig_vector_build_reduction(v->rw, loc, kind, source, acc, dims);
}

/* The op on vectors of the largest rank that its operands have; on scalars without any. */
static JigOp *elementwise(JigVectorizer *v, const JigOp *op) {
    size_t n = jig_op_num_operands(op), results = jig_op_num_results(op);
    const JigType *largest = NULL;
    JigValue **operands = JIG_NEW_ARRAY(v->a, JigValue *, n);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = jig_irmap_get(v->values, jig_op_operand(op, i));
        const JigType *type = jig_value_type(operands[i]);
        if (jig_type_is_vector(type) && (!largest || jig_type_rank(type) > jig_type_rank(largest)))
            largest = type;
    }
    for (size_t i = 0; largest && i < n; ++i) {
        const JigType *element = jig_type_element_or_self(jig_value_type(operands[i]));
        operands[i] = jig_vectorize_broadcast(v, jig_op_loc(v->op), operands[i],
                                              jig_vector_with_element(largest, element));
    }
    const JigType **types = JIG_NEW_ARRAY(v->a, const JigType *, results);
    for (size_t i = 0; i < results; ++i)
        types[i] = largest ? jig_vector_with_element(largest, jig_op_result_type(op, i))
                           : jig_op_result_type(op, i);
    return jig_rw_clone_with(v->rw, jig_op_loc(op), op, operands, types);
}

static JigOp *vectorize_op(JigVectorizer *v, JigOp *op) {
    JigValue *init;
    if (jig_op_is(op, JIG_LINALG(INDEX)))
        return index_of_loop(v, op);
    if (jig_op_is(op, JIG_TENSOR(EXTRACT)))
        return jig_vectorize_extract(v, op);
    if (jig_op_is(op, JIG_ARITH(CONSTANT)) || jig_op_is(op, JIG_FUNC(CONSTANT)))
        return jig_rw_clone(v->rw, op, NULL);
    if (!jig_op_is_elementwise_mappable(op)) {
        jig_refuse(v->why, op, "no op on vectors does the same");
        return NULL;
    }
    JigValue *reduced = reduced_by(v, op, &init);
    return reduced && !combines_once(v, op, reduced, init) ? reduce(v, op, reduced, init)
                                                           : elementwise(v, op);
}

/* The op in a vector.mask, or the op itself. */
static JigOp *masked(JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(MASK)) ? jig_block_first(jig_op_body(op)) : op;
}

/* What the body passes on is computed by the op that makes it; else the writing is all there is. */
static void yield(JigVectorizer *v, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    for (size_t i = 0; i < n; ++i) {
        JigValue *element = jig_op_operand(op, i), *value = jig_irmap_get(v->values, element);
        JigOp *write = write_operand(v, value, v->num_ins + i);
        const JigOp *def = jig_value_def(element);
        bool is_made = def && jig_op_block(def) == jig_op_body(v->op);
        if (n == 1)
            v->out->by = is_made ? masked(jig_value_def(value)) : write;
    }
}

static bool vectorize_step(JigVectorizer *v, JigOp *op) {
    if (jig_op_is(op, JIG_LINALG(YIELD))) {
        yield(v, op);
        return true;
    }
    JigOp *made = vectorize_op(v, op);
    if (!made)
        return false;
    if (!jig_op_is(op, JIG_TENSOR(EXTRACT))) /* that is masked by what it reads */
        made = jig_vectorize_mask(v, made, NULL);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_irmap_value(v->values, jig_op_result(op, i), jig_op_result(made, i));
    return true;
}

bool jig_vectorize_body(JigVectorizer *v) {
    JigBlock *body = jig_op_body(v->op);
    jig_vectorize_expand_applies(v->rw, body);
    jig_at_before(v->rw, v->op);
    JigValue *zero = jig_arith_index(v->rw, v->loc, 0);
    for (size_t i = 0; i < jig_block_num_args(body); ++i)
        read_operand(v, i, zero);
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op))
        JIG_CHECK(vectorize_step(v, op));
    return true;
}
