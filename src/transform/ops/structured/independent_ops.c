/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes that do not depend on loops. */
#include "payload/bounds/independent.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "support/vec.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn make_tensor_independent, make_memref_independent;

static const JigOpRow rows[] = {
    {.name = "transform.tensor.make_loop_independent",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "num_loops: I64",
     .traits = "TransformOpInterface, ModifiesPayload, GuardsTargets",
     .format = "$target attr-dict `:` functional-type($target, $transformed)",
     .apply = make_tensor_independent,
     .more = JIG_MORE(.propose = jig_propose_tensor_independent),
     .summary = "sizes of tensors that do not depend on loop variables"},
    {.name = "transform.memref.make_loop_independent",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "num_loops: I64",
     .traits = "TransformOpInterface, ModifiesPayload, GuardsTargets",
     .format = "$target attr-dict `:` functional-type($target, $transformed)",
     .apply = make_memref_independent,
     .more = JIG_MORE(.propose = jig_propose_memref_independent),
     .summary = "sizes of buffers that do not depend on loop variables"},
};
const JigDialect jig_transform_independent = {.name = "transform", JIG_TABLE(ops, rows)};

/* The variables of the innermost loops around the target; fails where there are fewer. */
static JigStatus collect_variables(JigTransformCall *call, JigOp *target, uint64_t n,
                                   JigValueVec *out) {
    JigOp *loop = target;
    for (uint64_t i = 0; i < n; ++i) {
        loop = jig_op_parent_of(loop, JIG_SCF(FOR));
        if (!loop)
            return jig_silenceable_about(call, target, "target op",
                                         "could not find {}-th enclosing loop",
                                         jig_fact_int((int64_t)i));
        jig_vec_push(out, jig_scf_for_iv(loop));
    }
    return JIG_OK;
}

typedef JigOp *Make(JigRewriter *rw, JigOp *op, JigValue *const *of, size_t n);

/* NULL: not made, after a failure. */
static JigOp *make(JigTransformCall *call, JigOp *target, int64_t num_loops, bool supported,
                   Make *fn) {
    JigValueVec of = {0};
    JigOp *made = NULL;
    if (collect_variables(call, target, (uint64_t)num_loops, &of) == JIG_OK) {
        made = supported ? fn(call->rw, target, of.data, of.len) : NULL;
        if (!made) {
            jig_silenceable(call, call->op,
                            supported ? "could not make target op loop-independent"
                                      : "unsupported target op");
            jig_failure_note(call, target, "target op");
        }
    }
    jig_vec_free(&of);
    return made;
}

static JigStatus make_tensor(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    int64_t loops =
        jig_attr_int_value(jig_transform_tensor_make_loop_independent_num_loops_attr(call->op));
    JigOp *made =
        make(call, target, loops, jig_independent_can_be_tensor(target), jig_independent_tensor);
    if (!made)
        return JIG_SILENCEABLE;
    if (made != target)
        jig_rw_replace1(call->rw, target, jig_op_result(made, 0));
    jig_each_add(each, 0, made);
    return JIG_OK;
}

static JigStatus make_tensor_independent(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_tensor_make_loop_independent_target(call->op),
                           make_tensor);
}

static JigStatus make_memref(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    int64_t loops =
        jig_attr_int_value(jig_transform_memref_make_loop_independent_num_loops_attr(call->op));
    JigOp *made =
        make(call, target, loops, jig_op_is(target, JIG_MEMREF(ALLOCA)), jig_independent_alloca);
    if (!made)
        return JIG_SILENCEABLE;
    jig_each_add(each, 0, made);
    return JIG_OK;
}

static JigStatus make_memref_independent(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_memref_make_loop_independent_target(call->op),
                           make_memref);
}
