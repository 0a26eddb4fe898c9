/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the payload says of the target and of its data layout. */
#include "transform/ops/ops_int.h"

#include "dialect/dlti/dlti.h"
#include "ir/diag/kinds.h"

static JigApplyFn query;

static const JigOpRow rows[] = {
    {.name = "transform.dlti.query",
     .ins = "target: read Handle",
     .outs = "associated_attr: Param",
     .props = "keys: Array",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$keys `at` $target attr-dict `:` functional-type(operands, results)",
     .apply = query,
     .summary = "what the nearest dlti attribute has for a path of keys"},
};
const JigDialect jig_transform_dlti = {.name = "transform", JIG_TABLE(ops, rows)};

/* The first attribute that can be asked, of `op` or else of the nearest op around it. */
static const JigAttr *nearest(JigOp *op, JigOp **owner) {
    for (*owner = op; *owner; *owner = jig_op_parent(*owner)) {
        const JigAttr *all = jig_op_attrs(*owner);
        for (size_t i = 0; i < jig_attr_dict_len(all); i++)
            if (jig_dlti_is_queryable(jig_attr_dict_items(all)[i].value))
                return jig_attr_dict_items(all)[i].value;
    }
    return NULL;
}

static const JigAttr *failed(JigOp *target, JigOp *at, const char *text, JigReason *why) {
    jig_op_emit_error(target, "target op of failed DLTI query");
    jig_note(jig_op_context(at), jig_op_loc(at), "%s", text);
    jig_refuse(why, at, "{}", jig_fact_text(text));
    return NULL;
}

static JigStr first_keys(const JigAttr *keys, size_t n, JigArena *a) {
    JigStr text = JIG_STR("");
    for (size_t i = 0; i < n; i++)
        text = jig_arena_printf(a, "%.*s%s%s", JIG_FMT(text), i ? "," : "",
                                jig_msg_attr(jig_attr_array_at(keys, i)));
    return text;
}

/* Follows the keys; NULL when that is reported to lead nowhere. */
static const JigAttr *look_up(JigOp *target, const JigAttr *keys, JigArena *a, JigReason *why) {
    size_t n = jig_attr_array_len(keys);
    if (!n)
        return failed(target, target, "no keys provided to attempt query with", why);
    JigOp *at;
    const JigAttr *x = nearest(target, &at);
    if (!x)
        return failed(target, target,
                      "no DLTI-queryable attrs on target op or any of its ancestors", why);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *key = jig_attr_array_at(keys, i), *from = x;
        if (!jig_dlti_is_queryable(from))
            return failed(target, at,
                          jig_arena_printf(a,
                                           "got non-DLTI-queryable attribute upon looking up keys "
                                           "[%.*s] at op",
                                           JIG_FMT(first_keys(keys, i, a)))
                              .ptr,
                          why);
        x = jig_dlti_query(from, key);
        if (!x)
            return failed(target, at,
                          jig_arena_printf(a, "key %s has no DLTI-mapping per attr: %s",
                                           jig_msg_attr(key), jig_msg_attr(from))
                              .ptr,
                          why);
    }
    return x;
}

static JigStatus query(JigTransformCall *call) {
    const JigAttr *keys = jig_transform_dlti_query_keys_attr(call->op);
    JigOps targets = jig_payload_ops(call, jig_transform_dlti_query_target(call->op));
    const JigAttr **found = jig_arena_alloc(call->arena, targets.len * sizeof *found);
    size_t len = 0;
    for (size_t i = 0; targets.len && i < jig_attr_array_len(keys); i++) {
        const JigAttr *key = jig_attr_array_at(keys, i);
        if (!jig_attr_is_string(key) && !jig_attr_is_type(key))
            return jig_definite(call, call->op,
                                "'transform.dlti.query' keys of wrong type: only StringAttr and "
                                "TypeAttr are allowed");
    }
    for (size_t i = 0; i < targets.len; i++) {
        JigReason *why = JIG_WHY(call);
        const JigAttr *x = look_up(targets.items[i], keys, call->arena, why);
        if (x) {
            found[len++] = x;
            continue;
        }
        jig_silenceable_op(call, "failed to apply", jig_fact_kind(JIG_KIND_NOT_APPLIED));
        jig_failure_because(call, why);
    }
    jig_set_params(call, 0, found, len);
    return len == targets.len ? JIG_OK : JIG_SILENCEABLE;
}
