/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* softmax as four structured ops: the maximum, exponentials of what lies below it, their sum, and
 * the quotients. */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/math/math.h"
#include "dialect/tensor/tensor.h"

typedef struct Softmax {
    JigRewriter *rw;
    JigLoc loc;
    JigValue *input, *output;
    const JigType *element;
    size_t rank, dim;           /* the dimension that is normalized */
    const JigMap *all, *others; /* all dimensions, and all but that */
    JigArena *a;
} Softmax;

/* A tensor of the other dimensions, full of one number. */
static JigValue *filled(const Softmax *s, JigValue *empty, JigFloat number) {
    JigValue *value =
        jig_arith_constant(s->rw, s->loc, s->element, jig_attr_float(s->element, number));
    return jig_op_result(
        jig_linalg_build(s->rw, s->loc, JIG_LINALG(FILL), &value, 1, &empty, 1, NULL), 0);
}

static JigOp *build_generic(const Softmax *s, JigValue *const *ins, size_t n, JigValue *init,
                            const JigMap *const *maps, bool reduce) {
    JigIterator *iterators = JIG_NEW_ARRAY(s->a, JigIterator, s->rank + 1);
    iterators[s->dim] = reduce ? JIG_REDUCTION : JIG_PARALLEL;
    return jig_linalg_build_generic(s->rw, s->loc, ins, n, &init, 1, maps, iterators, s->rank);
}

/* The body of op: `step` of its first two elements, and `then` of that, where there is one. */
static JigValue *fill_body(const Softmax *s, JigOp *op, const JigOpRow *step,
                           const JigOpRow *then) {
    JigBlock *body = jig_op_body(op);
    JigPoint point = jig_point(s->rw);
    jig_at_end(s->rw, body);
    JigValue *elements[] = {jig_block_arg(body, 0), jig_block_arg(body, 1)};
    JigValue *v =
        jig_op_result(jig_build(s->rw, s->loc, step, elements, 2, &s->element, 1, NULL), 0);
    if (then)
        v = jig_op_result(jig_build(s->rw, s->loc, then, &v, 1, &s->element, 1, NULL), 0);
    jig_linalg_build_yield(s->rw, s->loc, &v, 1);
    jig_set_point(s->rw, point);
    return jig_op_result(op, 0);
}

static JigValue *reduce(const Softmax *s, JigValue *in, JigValue *init, const JigOpRow *step) {
    const JigMap *maps[] = {s->all, s->others};
    return fill_body(s, build_generic(s, &in, 1, init, maps, true), step, NULL);
}

static JigValue *combine(const Softmax *s, JigValue *in, JigValue *reduced, const JigOpRow *step,
                         const JigOpRow *then) {
    const JigMap *maps[] = {s->all, s->others, s->all};
    JigValue *ins[] = {in, reduced};
    return fill_body(s, build_generic(s, ins, 2, s->output, maps, false), step, then);
}

static JigValue *empty_without_dim(const Softmax *s) {
    JigMixed *sizes = JIG_NEW_ARRAY(s->a, JigMixed, s->rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < s->rank; ++i) {
        JigMixed size = jig_tensor_build_dim(s->rw, s->loc, s->input, i);
        if (i != s->dim)
            sizes[n++] = size;
    }
    return jig_linalg_build_empty(s->rw, s->loc, sizes, n, s->element);
}

static bool decompose(JigRewriter *rw, JigOp *op, JigArena *a, JigValue **out, JigReason *why) {
    Softmax s = {.rw = rw,
                 .loc = jig_op_loc(op),
                 .input = jig_linalg_softmax_input(op),
                 .output = jig_linalg_softmax_output(op),
                 .dim = (size_t)jig_linalg_softmax_dimension(op),
                 .a = a};
    const JigType *type = jig_value_type(s.input);
    if (!jig_type_is_ranked_tensor(type) || !jig_op_num_results(op))
        return jig_refuse(why, op, "expected a softmax of ranked tensors");
    s.element = jig_type_element(type);
    if (!jig_type_is_float(s.element))
        return jig_refuse(why, op, "expected a softmax of floats");
    s.rank = jig_type_rank(type);
    s.all = jig_map_identity(rw->ctx, (unsigned)s.rank);
    s.others = jig_map_drop_result(s.all, (unsigned)s.dim);
    JigFloatKind kind = jig_type_float_kind(s.element);
    JigValue *empty = empty_without_dim(&s);
    JigValue *max = reduce(&s, s.input, filled(&s, empty, jig_float_neg(jig_float_nan(kind))),
                           JIG_ARITH(MAXNUMF));
    JigValue *above = combine(&s, s.input, max, JIG_ARITH(SUBF), JIG_MATH(EXP));
    JigValue *sum =
        reduce(&s, above, filled(&s, empty, jig_float_zero(kind, false)), JIG_ARITH(ADDF));
    out[0] = combine(&s, above, sum, JIG_ARITH(DIVF), NULL);
    return true;
}

const JigAggregatedIface jig_linalg_softmax_aggregated = {.decompose = decompose};
