/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Named contractions as vector.contract. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"

/* vector.contract extends by sign. */
static bool extends_by_sign(const JigOp *op) {
    for (const JigOp *step = jig_block_first(jig_op_body(op)); step; step = jig_op_next(step))
        if (jig_op_is(step, JIG_ARITH(EXTUI)) || jig_op_is(step, JIG_ARITH(UITOFP)))
            return false;
    return true;
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
    return extends_by_sign(v->op) || jig_refuse(v->why, v->op, "the inputs are unsigned");
}

static const JigAttr *vector_iterators(JigVectorizer *v) {
    const JigAttr **items = JIG_NEW_ARRAY(v->a, const JigAttr *, v->num_loops);
    for (size_t i = 0; i < v->num_loops; ++i)
        items[i] = jig_vector_iterator(v->rw->ctx, v->s->iterator(v->op, i));
    return jig_attr_array(v->rw->ctx, items, v->num_loops);
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
