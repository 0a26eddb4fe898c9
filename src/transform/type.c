/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Handle types, and what they demand of the payload. */
#include "transform/state.h"
#include "transform/type.h"

#include <string.h>

static JigStatus check_op_name(JigTransformCall *call, const JigType *type, JigLoc loc,
                               JigOp *const *ops, size_t n) {
    JigStr want = jig_attr_string_value(jig_type_param(type, 0));
    for (size_t i = 0; i < n; ++i) {
        if (jig_str_eq(jig_op_name_of(ops[i]), want))
            continue;
        JigPrintFlags flags = jig_print_flags();
        flags.generic = true;
        flags.local_scope = true;
        JigStr text = jig_op_to_str(ops[i], &flags, call->arena);
        JigStr got = jig_op_name_of(ops[i]);
        jig_silenceable(call, loc,
                        "incompatible payload operation name expected %.*s vs %.*s -> %s%.*s",
                        JIG_FMT(want), JIG_FMT(got), memchr(text.ptr, '\n', text.len) ? "\n" : "",
                        JIG_FMT(text));
        jig_failure_note(call, jig_op_loc(ops[i]), "payload operation");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

static JigStatus check_param(JigTransformCall *call, const JigType *type, JigLoc loc,
                             const JigAttr *const *params, size_t n) {
    const JigType *want = jig_attr_type_value(jig_type_param(type, 0));
    for (size_t i = 0; i < n; ++i) {
        if (!jig_attr_is_int(params[i]))
            return jig_silenceable(call, loc,
                                   "expected parameter to be an integer attribute, got %s",
                                   jig_msg_attr(params[i]));
        if (jig_attr_type(params[i]) != want)
            return jig_silenceable(call, loc,
                                   "expected the type of the parameter attribute (%s) to match "
                                   "the parameter type (%s)",
                                   jig_msg_type(jig_attr_type(params[i])), jig_msg_type(want));
    }
    return JIG_OK;
}

static JigStatus check_map(JigTransformCall *call, const JigType *type, JigLoc loc,
                           const JigAttr *const *params, size_t n) {
    (void)type;
    for (size_t i = 0; i < n; ++i)
        if (jig_attr_kind(params[i]) != JIG_ATTR_MAP)
            return jig_silenceable(call, loc, "expected affine map attribute, got %s",
                                   jig_msg_attr(params[i]));
    return JIG_OK;
}

static JigStatus check_type(JigTransformCall *call, const JigType *type, JigLoc loc,
                            const JigAttr *const *params, size_t n) {
    (void)type;
    for (size_t i = 0; i < n; ++i)
        if (!jig_attr_is_type(params[i]))
            return jig_silenceable(call, loc, "expected type attribute, got %s",
                                   jig_msg_attr(params[i]));
    return JIG_OK;
}

const JigHandleType jig_any_op_handle = {.kind = JIG_HANDLE_OPS};
const JigHandleType jig_op_handle = {.kind = JIG_HANDLE_OPS, .check_ops = check_op_name};
const JigHandleType jig_any_value_handle = {.kind = JIG_HANDLE_VALUES};
const JigHandleType jig_any_param_handle = {.kind = JIG_HANDLE_PARAMS};
const JigHandleType jig_param_handle = {.kind = JIG_HANDLE_PARAMS, .check_params = check_param};
const JigHandleType jig_map_handle = {.kind = JIG_HANDLE_PARAMS, .check_params = check_map};
const JigHandleType jig_type_handle = {.kind = JIG_HANDLE_PARAMS, .check_params = check_type};

const JigIfaceId jig_iface_handle = {.name = "TransformHandleTypeInterface"};

const JigHandleType *jig_handle_type(const JigType *t) {
    return jig_type_iface(t, &jig_iface_handle);
}

JigHandleKind jig_handle_kind(const JigValue *handle) {
    const JigHandleType *t = jig_handle_type(jig_value_type(handle));
    return t ? t->kind : JIG_HANDLE_OPS;
}
