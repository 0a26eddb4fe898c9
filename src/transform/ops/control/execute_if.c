/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform.execute_if_cmpi: a block of transforms that runs when parameters compare. */
#include "transform/ops/ops_int.h"

#include "jig/iface.h"

static JigApplyFn apply;
static bool verify(JigOp *op);
static const JigIface ifaces[2];

static const JigOpRow rows[] = {
    {.name = "transform.execute_if_cmpi",
     .ins = "param: read Param, reference: read Param",
     .props = "predicate: transform.match_cmpi_predicate",
     .regions = "body: sized<1>",
     .traits = "TransformOpInterface, RegionBranchOpInterface, NoRegionArguments, "
               "SingleBlockImplicitTerminator<transform.yield>, ModifiesPayload",
     .format = "$predicate $param `,` $reference attr-dict `:` type($param) `,` type($reference) "
               "$body",
     .verify = verify,
     .ifaces = ifaces,
     .apply = apply,
     .summary = "run the body when each pair of parameters compares so"},
};
const JigDialect jig_transform_execute_if = {.name = "transform", JIG_TABLE(ops, rows)};

static bool verify(JigOp *op) {
    return !jig_op_num_operands(jig_block_last(jig_op_body(op))) ||
           jig_op_error(op, "expects a body that yields nothing");
}

static void successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                       JigRegionSuccs *out) {
    (void)consts;
    if (!from)
        jig_region_succs_add_region(out, jig_transform_execute_if_cmpi_body(op));
    jig_region_succs_add_exit(out, op);
}
static JigOperandRange no_operands(const JigOp *op, const JigRegionSucc *to) {
    (void)op, (void)to;
    return (JigOperandRange){0};
}
static const JigRegionBranchIface branch = {.successors = successors,
                                            .entry_operands = no_operands};
static const JigIface ifaces[2] = {{&jig_iface_region_branch, &branch}, {0}};

static JigStatus apply(JigTransformCall *call) {
    bool holds;
    JIG_TRY(jig_transform_compare_params(call, jig_transform_execute_if_cmpi_param(call->op),
                                         jig_transform_execute_if_cmpi_reference(call->op),
                                         jig_transform_execute_if_cmpi_predicate(call->op),
                                         &holds));
    if (!holds)
        return JIG_OK;
    JigBlock *body = jig_op_body(call->op);
    jig_scope_open(call, body);
    JigStatus status = jig_apply_block(call, body, false);
    jig_scope_close(call);
    return status;
}
