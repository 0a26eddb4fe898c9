/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops and their like in another form. */
#include "dialect/linalg/linalg.h"
#include "payload/structured/downscale.h"
#include "payload/structured/interchange.h"
#include "payload/structured/specialize.h"
#include "transform/ops/ops_int.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static JigApplyFn apply_interchange, apply_specialize, apply_decompose;
static bool verify_interchange(JigOp *op);

#define ON_EACH "TransformOpInterface, ModifiesPayload, ReportTrackingFailures, GuardsTargets"
#define FORMAT_SEMI                                                                                \
    "attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")"

#define FORMAT_FUNCTIONAL "$target attr-dict `:` functional-type(operands, results)"

static const JigOpRow rows[] = {
    {.name = "transform.structured.interchange",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .props = "iterator_interchange: Confined<DenseI64Array, each_non_negative> ?= array<i64>",
     .traits = ON_EACH,
     .format = "$target (`iterator_interchange` `=` $iterator_interchange^)? " FORMAT_SEMI,
     .verify = verify_interchange,
     .apply = apply_interchange,
     .needs = "target: op<\"linalg.generic\">",
     .summary = "another order of loops"},
    {.name = "transform.structured.specialize",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = "$target " FORMAT_SEMI,
     .apply = apply_specialize,
     .needs = "target: structured.op<any>",
     .summary = "generic structured ops as named ones"},
    {.name = "transform.structured.decompose",
     .ins = "target: consume Handle",
     .outs = "transformed: Handle",
     .traits = ON_EACH,
     .format = FORMAT_FUNCTIONAL,
     .apply = apply_decompose,
     .needs = "target: structured.op<any>",
     .summary = "2-D convolutions and poolings as 1-D ones"},
};
const JigDialect jig_transform_structured_rewrite = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

/* ---- transform.structured.interchange ---- */

static bool is_permutation(const int64_t *list, size_t n) {
    bool *seen = n ? calloc(n, sizeof *seen) : NULL, ok = true;
    for (size_t i = 0; i < n && ok; ++i) {
        ok = list[i] >= 0 && (uint64_t)list[i] < n && !seen[list[i]];
        if (ok)
            seen[list[i]] = true;
    }
    free(seen);
    return ok;
}

static bool verify_interchange(JigOp *op) {
    const JigAttr *order = jig_transform_structured_interchange_iterator_interchange_attr(op);
    size_t n = order ? jig_attr_dense_array_len(order) : 0;
    if (!n || is_permutation(jig_attr_dense_i64_data(order), n))
        return true;
    enum { ROOM = 23 }; /* for a number and what is between two */
    JigArena *a = jig_arena_create();
    char *found = jig_arena_alloc(a, n * ROOM), *end = found;
    for (size_t i = 0; i < n; ++i)
        end += snprintf(end, ROOM, "%s%" PRId64, i ? ", " : "", jig_attr_dense_array_int(order, i));
    bool ok = jig_op_error(op, "expects iterator_interchange to be a permutation, found %s", found);
    jig_arena_destroy(a);
    return ok;
}

static JigStatus interchange(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_op_is(target, JIG_LINALG(GENERIC)))
        return jig_wrong_kind(call, target);
    const JigAttr *order = jig_transform_structured_interchange_iterator_interchange_attr(call->op);
    size_t n = order ? jig_attr_dense_array_len(order) : 0;
    JigReason room, *why = jig_reason_wanted(call, &room);
    if (!jig_interchange(call->rw, target, n ? jig_attr_dense_i64_data(order) : NULL, n, why))
        return jig_refused(call, jig_op_loc(call->op), why);
    jig_each_add(each, 0, target);
    return JIG_OK;
}

static JigStatus apply_interchange(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_interchange_target(call->op),
                           interchange);
}

/* ---- transform.structured.specialize ---- */

static JigStatus specialize(JigEach *each, JigOp *target) {
    JigTransformCall *call = each->call;
    if (!jig_structured(target))
        return jig_wrong_kind(call, target);
    JigReason room, *why = jig_reason_wanted(call, &room);
    JigOp *named =
        jig_op_is(target, JIG_LINALG(GENERIC)) ? jig_specialize(call->rw, target, why) : target;
    if (!named)
        return jig_failed_to_apply(call, target, why);
    jig_each_add(each, 0, named);
    return JIG_OK;
}

static JigStatus apply_specialize(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_specialize_target(call->op), specialize);
}

/* ---- transform.structured.decompose ---- */

static JigStatus decompose(JigEach *each, JigOp *target) {
    if (!jig_structured(target))
        return jig_wrong_kind(each->call, target);
    JigReason room, *why = jig_reason_wanted(each->call, &room);
    JigOp *low = jig_downscale(each->call->rw, target, why);
    if (!low)
        return jig_failed_to_apply(each->call, target, why);
    jig_each_add(each, 0, low);
    return JIG_OK;
}

static JigStatus apply_decompose(JigTransformCall *call) {
    return jig_each_target(call, jig_transform_structured_decompose_target(call->op), decompose);
}
