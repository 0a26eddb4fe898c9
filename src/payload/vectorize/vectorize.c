/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/linalg/linalg.h"
#include "payload/vectorize/vectorize_setup.h"
#include "support/check.h"

bool jig_can_vectorize(const JigOp *op) {
    JIG_REQUIRE(op);
    return jig_structured(op) || jig_vectorizes(op);
}

static bool vectorize_structured(JigVectorizer *v) {
    JIG_CHECK(jig_vectorize_begin(v));
    if (jig_vectorize_is_convolution(v->op))
        return jig_vectorize_windows(v);
    if (v->options->named_contraction &&
        (jig_linalg_is_named_contraction(v->op) || jig_vectorize_is_extended_contraction(v)))
        return jig_vectorize_contraction(v);
    return jig_vectorize_body(v);
}

static JigVectorizer begin(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options,
                           JigArena *a, JigVectorized *out, JigReason *why) {
    return (JigVectorizer){.rw = rw,
                           .a = a,
                           .op = op,
                           .loc = jig_op_loc(op),
                           .options = options,
                           .why = why,
                           .out = out};
}

static bool by_loops(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options, JigArena *a,
                     JigVectorized *out, JigReason *why) {
    JigVectorizer v = begin(rw, op, options, a, out, why);
    v.s = jig_structured(op);
    v.values = jig_irmap_create();
    v.num_loops = v.s->num_loops(op);
    v.num_ins = jig_linalg_num_ins(op);
    bool ok = jig_vectorize_check(&v) &&
              (options->as_reference ||
               jig_linalg_buffers_keep_order(op, JIG_ORDER_PARALLEL, NULL, why)) &&
              vectorize_structured(&v);
    jig_irmap_destroy(v.values);
    return ok;
}

static bool asks_for_scalable(const JigVectorizeOptions *o) {
    bool any = false;
    for (size_t i = 0; o->scalable && i < o->num_sizes; ++i)
        any |= o->scalable[i];
    return any;
}

bool jig_vectorize(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options, JigArena *a,
                   JigVectorized *out, JigReason *why) {
    *out = (JigVectorized){.values = JIG_NEW_ARRAY(a, JigValue *, jig_op_num_results(op))};
    const JigVectorizeIface *own = jig_vectorizes(op);
    if (!own || !own->vectorize)
        return jig_structured(op) ? by_loops(rw, op, options, a, out, why)
                                  : jig_refuse(why, op, "there is no way for ops of this kind");
    if (!own->scalable && asks_for_scalable(options))
        return jig_refuse(why, op, "no scalable sizes for ops of this kind");
    jig_at_before(rw, op);
    out->n = jig_op_num_results(op);
    return own->vectorize(rw, op, options, a, out->values, why);
}

void jig_vectorize_replace(JigRewriter *rw, JigOp *op, const JigVectorized *with) {
    if (with->by)
        jig_rw_takes_over(rw, op, with->by);
    jig_rw_replace(rw, op, with->values, with->n);
}

/* ---- Ops of tensors ---- */

typedef bool Step(JigVectorizer *v);
typedef bool Check(const JigVectorizer *v);

static bool in_steps(JigVectorizer v, JigValue **values, Check *check, Step *step) {
    JigVectorized out = {.values = values};
    v.out = &out;
    return check(&v) && step(&v);
}

#define BY(name, check, step)                                                                      \
    static bool name(JigRewriter *rw, JigOp *op, const JigVectorizeOptions *options, JigArena *a,  \
                     JigValue **values, JigReason *why) {                                          \
        return in_steps(begin(rw, op, options, a, NULL, why), values, check, step);                \
    }
BY(by_pad, jig_vectorize_check_pad, jig_vectorize_pad)
BY(by_insert, jig_vectorize_check_insert, jig_vectorize_insert)
BY(by_relayout, jig_vectorize_check_relayout, jig_vectorize_relayout)

/* Structured ops that have been tried with scalable sizes. */
static const char *const tried_scalable[] = {
    "linalg.generic",     "linalg.reduce",
    "linalg.matmul",      "linalg.matvec",
    "linalg.mmt4d",       "linalg.batch_matmul",
    "linalg.batch_mmt4d", "linalg.depthwise_conv_1d_nwc_wc"};

void jig_vectorize_setup(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    static const JigVectorizeIface pad = {.vectorize = by_pad}, insert = {.vectorize = by_insert},
                                   pack = {.vectorize = by_relayout},
                                   unpack = {.vectorize = by_relayout, .scalable = true};
    static const JigVectorizeIface by_body = {.scalable = true};
    static const JigIface of_tried[] = {{&jig_iface_vectorize, &by_body}, {0}};
    static const JigIface of_pad[] = {{&jig_iface_vectorize, &pad}, {0}},
                          of_insert[] = {{&jig_iface_vectorize, &insert}, {0}},
                          of_pack[] = {{&jig_iface_vectorize, &pack}, {0}},
                          of_unpack[] = {{&jig_iface_vectorize, &unpack}, {0}};
    for (size_t i = 0; i < JIG_LEN(tried_scalable); ++i)
        jig_op_attach_ifaces(ctx, tried_scalable[i], of_tried);
    jig_op_attach_ifaces(ctx, "tensor.pad", of_pad);
    jig_op_attach_ifaces(ctx, "tensor.insert_slice", of_insert);
    jig_op_attach_ifaces(ctx, "linalg.pack", of_pack);
    jig_op_attach_ifaces(ctx, "linalg.unpack", of_unpack);
}
