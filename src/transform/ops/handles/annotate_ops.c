/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Marking payload ops, and checking them. */
#include "dialect/linalg/linalg.h"
#include "ir/op.h"
#include "ir/diag/kinds.h"
#include "ir/spec/spec.h"
#include "transform/ops/ops_int.h"

static JigApplyFn annotate, verify_payload;

static const JigOpRow rows[] = {
    {.name = "transform.annotate",
     .ins = "target: read Handle, param: read optional<Param>",
     .props = "name: Str",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?",
     .apply = annotate,
     .summary = "set an attribute of ops"},
    {.name = "transform.verify",
     .ins = "target: read Handle",
     .traits = "TransformOpInterface, ReportTrackingFailures",
     .format = "$target attr-dict `:` type($target)",
     .apply = verify_payload,
     .summary = "succeeds when ops are valid"},
};
const JigDialect jig_transform_annotate = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Marking ---- */

static bool always_has_value(const JigOpName *kind, const JigIdent *name) {
    const JigAttr *none = jig_attr_dict(kind->ctx, NULL, 0);
    return jig_attr_dict_find(jig_spec_fill_defaults(kind, none), name) != NULL;
}

/* An inherent attribute holds one kind of value only. Another leaves it unset, which is no way to
 * treat one that always has a value; segment sizes that do not fit are passed over. */
static JigStatus annotate_op(JigTransformCall *call, JigOp *target, const JigIdent *name,
                             const JigAttr *value) {
    const JigOpName *kind = jig_op_name_record(target);
    JigNamedAttr item = {name, value};
    const JigAttr *asked = jig_attr_dict(kind->ctx, &item, 1);
    bool fits = jig_spec_drop_unstorable(kind, asked) == asked;
    if (!fits && always_has_value(kind, name)) {
        jig_definite(call, call->op, "attribute '{}' cannot be {}",
                     jig_fact_str(jig_ident_str(name)), jig_fact_attr(value));
        jig_failure_note(call, target, "target op");
        return JIG_DEFINITE;
    }
    if (fits && jig_op_row(target))
        jig_op_set_attrs(target, jig_spec_merge_attrs(kind, jig_op_attrs(target), asked));
    else
        jig_op_set_attr_id(target, name, fits ? value : NULL);
    jig_linalg_attr_changed(target, name);
    jig_rw_modified(call->rw, target);
    return JIG_OK;
}

static JigStatus annotate(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_annotate_target(call->op));
    JigContext *ctx = jig_op_context(call->op);
    const JigAttr *unit = jig_attr_unit(ctx);
    JigParams values = {&unit, 1};
    if (jig_op_num_operands(call->op) > 1) {
        values = jig_payload_params(call, jig_transform_annotate_param(call->op));
        if (values.len != 1 && values.len != targets.len)
            return jig_silenceable(call, call->op,
                                   "parameter and target have different payload lengths ({} vs {})",
                                   jig_fact_kind(JIG_KIND_PARAMETER_COUNT),
                                   jig_fact_int(values.len), jig_fact_int(targets.len));
    }
    const JigIdent *name = jig_ident(ctx, jig_transform_annotate_name(call->op));
    for (size_t i = 0; i < targets.len; ++i)
        JIG_TRY(annotate_op(call, targets.items[i], name, values.items[values.len > 1 ? i : 0]));
    return JIG_OK;
}

/* ---- Checking ---- */

static JigStatus verify_payload(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_verify_target(call->op));
    for (size_t i = 0; i < targets.len; ++i) {
        if (jig_op_verify(targets.items[i]))
            continue;
        jig_definite(call, call->op, "failed to verify payload op");
        jig_failure_note(call, targets.items[i], "payload op");
        return JIG_DEFINITE;
    }
    return JIG_OK;
}
