/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Named contractions as vector.contract, and generic ones of extended numbers. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/vector/vector_util.h"

/* vector.contract extends by sign, and casts in no other way. */
static bool extends_by_sign(const JigOp *op) {
    static const JigOpRow *const others[] = {
        JIG_ARITH(EXTUI),  JIG_ARITH(UITOFP), JIG_ARITH(SITOFP), JIG_ARITH(FPTOUI),
        JIG_ARITH(FPTOSI), JIG_ARITH(TRUNCI), JIG_ARITH(TRUNCF)};
    for (const JigOp *step = jig_block_first(jig_op_body(op)); step; step = jig_op_next(step))
        for (size_t i = 0; i < JIG_LEN(others); ++i)
            if (jig_op_is(step, others[i]))
                return false;
    return true;
}

/* The extension of input i to the type of the sums; NULL: there is none. */
static const JigOpRow *extension_of(const JigOp *op, size_t i) {
    const JigOpRow *const known[] = {JIG_ARITH(EXTSI), JIG_ARITH(EXTUI), JIG_ARITH(EXTF)};
    JigBlock *body = jig_op_body(op);
    const JigValue *element = jig_block_arg(body, i), *sum = jig_block_arg(body, 2);
    if (!jig_map_num_results(jig_structured(op)->map(op, i)) || !jig_value_has_one_use(element))
        return NULL;
    const JigOp *user = jig_use_owner(jig_value_first_use(element));
    for (size_t k = 0; k < JIG_LEN(known); ++k)
        if (jig_op_is(user, known[k]))
            return jig_op_result_type(user, 0) == jig_value_type(sum) ? known[k] : NULL;
    return NULL;
}

static bool sums_products(const JigOp *op) {
    static const size_t steps = 5; /* two extensions, a product, a sum, a yield */
    size_t n = 0, products = 0;
    for (const JigOp *step = jig_block_first(jig_op_body(op)); step; step = jig_op_next(step)) {
        ++n;
        products += jig_op_is(step, JIG_ARITH(MULI)) || jig_op_is(step, JIG_ARITH(MULF));
    }
    return n == steps && products == 1 &&
           jig_vector_kind_of(jig_linalg_init_combiner(op, 0)) == JIG_KIND_ADD;
}

bool jig_vectorize_is_extended_contraction(const JigVectorizer *v) {
    return !v->options->as_reference && jig_op_is(v->op, JIG_LINALG(GENERIC)) &&
           jig_linalg_is_contraction(v->op) && sums_products(v->op) && extension_of(v->op, 0) &&
           extension_of(v->op, 1);
}

/* Do the two inputs have all loops between them? */
static bool reads_all_loops(const JigVectorizer *v) {
    for (unsigned i = 0; i < v->num_loops; ++i)
        if (!jig_map_uses_dim(v->s->map(v->op, 0), i) && !jig_map_uses_dim(v->s->map(v->op, 1), i))
            return false;
    return true;
}

static bool check(const JigVectorizer *v) {
    if (v->num_ins != 2 || jig_op_num_operands(v->op) != 3)
        return jig_refuse(v->why, v->op, "expected two inputs and one init operand");
    if (jig_vector_kind_of(jig_linalg_init_combiner(v->op, 0)) < 0)
        return jig_refuse(v->why, v->op, "no kind of combination that vectors know");
    if (!reads_all_loops(v))
        return jig_refuse(v->why, v->op, "the inputs do not have all loops");
    return jig_vectorize_is_extended_contraction(v) || extends_by_sign(v->op) ||
           jig_refuse(v->why, v->op, "the inputs are cast otherwise than extended by sign");
}

static const JigAttr *vector_iterators(JigVectorizer *v) {
    const JigAttr **items = JIG_NEW_ARRAY(v->a, const JigAttr *, v->num_loops);
    for (size_t i = 0; i < v->num_loops; ++i)
        items[i] = jig_vector_iterator(v->rw->ctx, v->s->iterator(v->op, i));
    return jig_attr_array(v->rw->ctx, items, v->num_loops);
}

static JigValue *extended(JigVectorizer *v, size_t i, JigValue *value, const JigType *sum) {
    const JigType *type =
        jig_vector_with_element(jig_value_type(value), jig_type_element_or_self(sum));
    JigOp *made = jig_build(v->rw, v->loc, extension_of(v->op, i), &value, 1, &type, 1, NULL);
    return jig_op_result(made, 0);
}

bool jig_vectorize_contraction(JigVectorizer *v) {
    JIG_CHECK(check(v));
    JigValue *values[3];
    for (size_t i = 0; i < 3; ++i) {
        JigValue *operand = jig_op_operand(v->op, i);
        const JigType *element = jig_type_element(jig_value_type(operand)),
                      *type = jig_vectorize_type(v, element, v->s->map(v->op, i));
        JigValue *zero = jig_arith_constant(v->rw, v->loc, element, jig_attr_zero(element));
        values[i] = jig_vectorize_read_all(v, operand, type, zero, false);
    }
    for (size_t i = 0; i < 2 && jig_vectorize_is_extended_contraction(v); ++i)
        values[i] = extended(v, i, values[i], jig_value_type(values[2]));
    JigVectorContract parts = {
        .lhs = values[0],
        .rhs = values[1],
        .acc = values[2],
        .result_type = jig_value_type(values[2]),
        .indexing_maps = v->s->maps(v->op),
        .iterator_types = vector_iterators(v),
        .kind = jig_vector_kind_attr_of(v->rw->ctx,
                                        jig_vector_kind_of(jig_linalg_init_combiner(v->op, 0)))};
    v->out->by = jig_vector_contract_build(v->rw, v->loc, &parts);
    JigOp *contract = jig_vectorize_mask(v, v->out->by, NULL);
    JigOp *write = jig_vectorize_write_all(v, jig_op_result(contract, 0),
                                           jig_op_operand(v->op, v->num_ins), false);
    if (jig_op_num_results(write))
        jig_vectorize_add_result(v, jig_op_result(write, 0));
    return true;
}
