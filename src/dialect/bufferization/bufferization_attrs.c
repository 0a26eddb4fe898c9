/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Discardable attributes of the dialect: what functions say of their arguments, and of ops that
 * other code frees. */
#include "dialect/bufferization/bufferization_int.h"

static bool named(const JigIdent *name, const char *text) {
    return jig_str_is(jig_ident_str(name), text);
}

static bool allocates_or_frees(JigOp *op) {
    JigEffects effects = {0};
    bool does = false;
    if (jig_op_own_effects(op, &effects))
        for (size_t i = 0; i < effects.len; i++)
            does |= effects.items[i].kind == JIG_EFFECT_ALLOC ||
                    effects.items[i].kind == JIG_EFFECT_FREE;
    jig_effects_free(&effects);
    return does;
}

bool jig_bufferization_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    (void)value;
    JigStr s = jig_ident_str(name);
    if (!named(name, "bufferization.manual_deallocation"))
        return jig_op_emit_error(op,
                                 "attribute '\"%.*s\"' not supported as an op attribute by the "
                                 "bufferization dialect",
                                 (int)s.len, s.ptr);
    return allocates_or_frees(op) ||
           jig_op_error(op,
                        "attribute '%.*s' can be used only on ops that have an allocation and/or "
                        "free side effect",
                        (int)s.len, s.ptr);
}

static bool is_layout(const JigAttr *x) {
    return jig_attr_kind(x) == JIG_ATTR_MAP || jig_attr_kind(x) == JIG_ATTR_STRIDED_LAYOUT;
}

static bool verify_access(JigOp *op, const JigAttr *value) {
    static const char *const known[] = {"none", "read", "write", "read-write"};
    if (jig_attr_kind(value) != JIG_ATTR_STRING)
        return jig_op_emit_error(op, "'bufferization.access' is expected to be a string attribute");
    for (size_t i = 0; i < JIG_LEN(known); i++)
        if (jig_str_is(jig_attr_string_value(value), known[i]))
            return true;
    return jig_op_emit_error(op, "invalid value for 'bufferization.access'");
}

/* Of a function whose body is known. */
static bool verify_writable(JigOp *op, const JigAttr *value) {
    if (!jig_attr_is_bool(value))
        return jig_op_emit_error(op,
                                 "'bufferization.writable' is expected to be a boolean attribute");
    return jig_op_body(op) ||
           jig_op_emit_error(op, "'bufferization.writable' is invalid on external functions");
}

/* Any other attribute is reported by the name of the last one known. */
bool jig_bufferization_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                                       const JigAttr *value) {
    (void)region, (void)arg;
    if (named(name, "bufferization.writable"))
        return verify_writable(op, value);
    if (named(name, "bufferization.access"))
        return verify_access(op, value);
    if (named(name, "bufferization.buffer_layout"))
        return is_layout(value) ||
               jig_op_emit_error(
                   op, "'bufferization.buffer_layout' is expected to be a memref layout attribute");
    return jig_op_emit_error(op,
                             "attribute 'bufferization.buffer_layout' not supported as a region "
                             "arg attribute by the bufferization dialect");
}
