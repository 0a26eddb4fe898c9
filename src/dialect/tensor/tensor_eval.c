/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation: shapes, elements, slices. Tensors are dense; one that nobody else needs is changed in
 * place. What is computed element by element is in tensor_eval_build.c.
 */
#include "eval/inserts.h"
#include "dialect/tensor/tensor_int.h"

/* Runs `fn`, giving back the scratch memory that it takes. */
static JigEvalOutcome with_scratch(JigEvalCall *call, JigEvalOutcome (*fn)(JigEvalCall *call)) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalOutcome outcome = fn(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* A view of a tensor as a tensor: shared when dense, else copied. */
static JigEvalOutcome give_view(JigEvalCall *call, JigEvalShaped *view) {
    if (!view)
        return JIG_EVAL_STOP;
    JigEvalShaped *s = jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), view);
    jig_eval_shaped_release(view);
    return jig_eval_give(call, 0, s);
}

/* ---- Types ---- */

static JigEvalOutcome cast(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s || !jig_eval_check_type(call, s, jig_op_result_type(call->step->op, 0)))
        return JIG_EVAL_STOP;
    jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_take(call, 0));
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_tensor_eval_cast(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT : with_scratch(call, cast);
}

JigEvalOutcome jig_tensor_eval_bitcast(JigEvalCall *call) {
    if (jig_eval_spread_poison(call, 0))
        return JIG_EVAL_NEXT;
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    if (!s)
        return JIG_EVAL_STOP;
    JigEvalShaped *view = jig_eval_alias(call, s, s->rank);
    memcpy(view->dims, s->dims, 2 * s->rank * sizeof *s->dims);
    view->elem = *jig_eval_result_elem(call, 0);
    return jig_eval_give(call, 0, view);
}

/* ---- Elements ---- */

static JigEvalOutcome extract(JigEvalCall *call) {
    size_t n = call->step->num_operands - 1;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    return s && jig_eval_indices(call, 1, n, index) ? jig_eval_load(call, s, index) : JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_extract(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT : with_scratch(call, extract);
}

static JigEvalOutcome insert(JigEvalCall *call) {
    size_t n = call->step->num_operands - 2;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    if (!jig_eval_shaped(call, 1) || !jig_eval_indices(call, 2, n, index))
        return JIG_EVAL_STOP;
    JigEvalShaped *s = jig_eval_shaped_own(call, 1);
    if (jig_eval_give(call, 0, s) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    return jig_eval_store(call, 0, s, index);
}
JigEvalOutcome jig_tensor_eval_insert(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 1) ? JIG_EVAL_NEXT : with_scratch(call, insert);
}

/* ---- Slices ---- */

static JigEvalOutcome extract_slice(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    JigEvalSlice slice;
    if (!s || !jig_eval_slice(call, &slice))
        return JIG_EVAL_STOP;
    return give_view(call,
                     jig_eval_view_slice(call, s, &slice, jig_op_result_type(call->step->op, 0)));
}
JigEvalOutcome jig_tensor_eval_extract_slice(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT : with_scratch(call, extract_slice);
}

/* Writes the source (or poison) into the slice of `dest`. */
static bool write_slice(JigEvalCall *call, const JigEvalSlice *slice, JigEvalShaped *dest) {
    const JigEvalShaped *source = jig_eval_shaped(call, 0);
    JigEvalShaped *view = source ? jig_eval_view_slice_like(call, dest, slice, source) : NULL;
    bool ok = view && jig_eval_shaped_assign(call, view, source);
    if (view)
        jig_eval_shaped_release(view);
    return ok;
}

static JigEvalOutcome insert_slice(JigEvalCall *call) {
    JigEvalSlice slice;
    if (!jig_eval_shaped(call, 1) || !jig_eval_shaped(call, 0) || !jig_eval_slice(call, &slice))
        return JIG_EVAL_STOP;
    JigEvalShaped *dest = jig_eval_shaped_own(call, 1);
    if (jig_eval_give(call, 0, dest) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    return write_slice(call, &slice, dest) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_insert_slice(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 1) ? JIG_EVAL_NEXT : with_scratch(call, insert_slice);
}

static JigEvalOutcome parallel_insert(JigEvalCall *call) {
    JigEvalSlice slice;
    return jig_eval_slice(call, &slice) && jig_eval_insert(call, &slice) ? JIG_EVAL_NEXT
                                                                         : JIG_EVAL_STOP;
}
JigEvalOutcome jig_tensor_eval_parallel_insert_slice(JigEvalCall *call) {
    return with_scratch(call, parallel_insert);
}

/* ---- Shapes ---- */

static JigEvalOutcome expand(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    JigOp *op = call->step->op;
    JigEvalList list = jig_eval_list(jig_tensor_expand_shape_static_output_shape_attr(op),
                                     jig_tensor_expand_shape_output_shape(op));
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, list.n + 1);
    if (!s || !jig_eval_list_get(call, &list, sizes))
        return JIG_EVAL_STOP;
    JigEvalShaped *view = jig_eval_view_expand(
        call, s, jig_tensor_expand_shape_reassociation_attr(op), sizes, list.n);
    return jig_eval_give(call, 0, view);
}
JigEvalOutcome jig_tensor_eval_expand_shape(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT : with_scratch(call, expand);
}

JigEvalOutcome jig_tensor_eval_collapse_shape(JigEvalCall *call) {
    if (jig_eval_spread_poison(call, 0))
        return JIG_EVAL_NEXT;
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    const JigAttr *groups = jig_tensor_collapse_shape_reassociation_attr(call->step->op);
    return s ? jig_eval_give(call, 0, jig_eval_view_collapse(call, s, groups)) : JIG_EVAL_STOP;
}

static JigEvalOutcome reshape(JigEvalCall *call) {
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    size_t n;
    const int64_t *sizes = s ? jig_eval_list_of(call, 1, &n) : NULL;
    JigEvalShaped *view = sizes ? jig_eval_view_reshape(call, s, sizes, n) : NULL;
    if (view && !jig_eval_check_type(call, view, jig_op_result_type(call->step->op, 0))) {
        jig_eval_shaped_release(view);
        view = NULL;
    }
    return jig_eval_give(call, 0, view);
}
JigEvalOutcome jig_tensor_eval_reshape(JigEvalCall *call) {
    return jig_eval_spread_poison(call, 0) ? JIG_EVAL_NEXT : with_scratch(call, reshape);
}
