/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"

bool jig_can_vectorize(const JigOp *op) {
    return jig_structured(op) || jig_op_is(op, JIG_TENSOR(PAD)) ||
           jig_op_is(op, JIG_TENSOR(INSERT_SLICE)) || jig_op_is(op, JIG_LINALG(PACK)) ||
           jig_op_is(op, JIG_LINALG(UNPACK));
}

static bool vectorize_structured(JigVectorizer *v) {
    JIG_CHECK(jig_vectorize_begin(v));
    if (jig_vectorize_is_convolution(v->op))
        return jig_vectorize_windows(v);
    if (v->options->named_contraction && jig_linalg_is_named_contraction(v->op))
        return jig_vectorize_contraction(v);
    return jig_vectorize_body(v);
}

static bool vectorize(JigVectorizer *v) {
    JIG_CHECK(jig_vectorize_check(v));
    jig_at_before(v->rw, v->op);
    if (v->s)
        return vectorize_structured(v);
    if (jig_op_is(v->op, JIG_TENSOR(PAD)))
        return jig_vectorize_pad(v);
    if (jig_op_is(v->op, JIG_TENSOR(INSERT_SLICE)))
        return jig_vectorize_insert(v);
    return jig_vectorize_relayout(v);
}

bool jig_vectorize(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options, JigArena *a,
                   JigVectorized *out, JigReason *why) {
    *out = (JigVectorized){.values = JIG_NEW_ARRAY(a, JigValue *, jig_op_num_results(op))};
    JigVectorizer v = {.rw = rw,
                       .a = a,
                       .op = op,
                       .loc = jig_op_loc(op),
                       .options = options,
                       .why = why,
                       .out = out,
                       .s = jig_structured(op),
                       .values = jig_irmap_create()};
    if (v.s) {
        v.num_loops = v.s->num_loops(op);
        v.num_ins = jig_linalg_num_ins(op);
    }
    bool ok = vectorize(&v);
    jig_irmap_destroy(v.values);
    return ok;
}
