/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes: the table, classes of them, what their parameters must satisfy. */
#include "dialect/llvm/llvm_int.h"
#include "support/check.h"

const JigAttrRow jig_llvm_attrs[] = {
#define ATTR(id, attrname, ...) [JIG_LLVM_ATTR_##id] = {.name = attrname, __VA_ARGS__},
#include "dialect/llvm/llvm_attrs.def"
#define ATTR(id, attrname, ...) [JIG_LLVM_ATTR_##id] = {.name = attrname, __VA_ARGS__},
#include "dialect/llvm/llvm_attrs_di.def"
#define ATTR(id, attrname, ...) [JIG_LLVM_ATTR_##id] = {.name = attrname, __VA_ARGS__},
#include "dialect/llvm/llvm_attrs_loop.def"
};

const JigAttr *jig_llvm_enum_attr(JigContext *ctx, JigLlvmAttrId id, int64_t value) {
    if (jig_llvm_attrs[id].enum_of)
        return jig_attr_enum(ctx, &jig_llvm_attrs[id], value);
    const JigAttr *param = jig_attr_i64(ctx, value);
    return jig_attr_get(ctx, &jig_llvm_attrs[id], &param, 1);
}
const JigAttr *jig_llvm_unit_attr(JigContext *ctx, JigLlvmAttrId id) {
    return jig_attr_get(ctx, &jig_llvm_attrs[id], NULL, 0);
}

/* ---- Classes ---- */

static bool is_one_of(const JigAttr *x, const JigLlvmAttrId *ids, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (jig_attr_is(x, &jig_llvm_attrs[ids[i]]))
            return true;
    return false;
}

bool jig_llvm_is_di_local_scope(const JigAttr *x) {
    static const JigLlvmAttrId ids[] = {JIG_LLVM_ATTR_DI_LEXICAL_BLOCK,
                                        JIG_LLVM_ATTR_DI_LEXICAL_BLOCK_FILE,
                                        JIG_LLVM_ATTR_DI_SUBPROGRAM};
    return is_one_of(x, ids, JIG_LEN(ids));
}
bool jig_llvm_is_di_scope(const JigAttr *x) {
    static const JigLlvmAttrId ids[] = {
        JIG_LLVM_ATTR_DI_COMMON_BLOCK,   JIG_LLVM_ATTR_DI_COMPILE_UNIT,
        JIG_LLVM_ATTR_DI_COMPOSITE_TYPE, JIG_LLVM_ATTR_DI_DERIVED_TYPE,
        JIG_LLVM_ATTR_DI_FILE,           JIG_LLVM_ATTR_DI_MODULE,
        JIG_LLVM_ATTR_DI_NAMESPACE};
    return jig_llvm_is_di_local_scope(x) || is_one_of(x, ids, JIG_LEN(ids));
}
bool jig_llvm_is_di_type(const JigAttr *x) {
    static const JigLlvmAttrId ids[] = {
        JIG_LLVM_ATTR_DI_NULL_TYPE,      JIG_LLVM_ATTR_DI_BASIC_TYPE,
        JIG_LLVM_ATTR_DI_COMPOSITE_TYPE, JIG_LLVM_ATTR_DI_DERIVED_TYPE,
        JIG_LLVM_ATTR_DI_STRING_TYPE,    JIG_LLVM_ATTR_DI_SUBROUTINE_TYPE};
    return is_one_of(x, ids, JIG_LEN(ids));
}
bool jig_llvm_is_di_variable(const JigAttr *x) {
    static const JigLlvmAttrId ids[] = {JIG_LLVM_ATTR_DI_LOCAL_VARIABLE,
                                        JIG_LLVM_ATTR_DI_GLOBAL_VARIABLE};
    return is_one_of(x, ids, JIG_LEN(ids));
}
bool jig_llvm_is_di_node(const JigAttr *x) {
    static const JigLlvmAttrId ids[] = {
        JIG_LLVM_ATTR_DI_ANNOTATION, JIG_LLVM_ATTR_DI_GENERIC_SUBRANGE,
        JIG_LLVM_ATTR_DI_IMPORTED_ENTITY, JIG_LLVM_ATTR_DI_LABEL, JIG_LLVM_ATTR_DI_SUBRANGE};
    return jig_llvm_is_di_scope(x) || jig_llvm_is_di_type(x) || jig_llvm_is_di_variable(x) ||
           is_one_of(x, ids, JIG_LEN(ids));
}
bool jig_llvm_is_tbaa_node(const JigAttr *x) {
    static const JigLlvmAttrId ids[] = {JIG_LLVM_ATTR_TBAA_ROOT, JIG_LLVM_ATTR_TBAA_TYPE_DESC};
    return is_one_of(x, ids, JIG_LEN(ids));
}

/* ---- Verifying ---- */

bool jig_llvm_verify_alias_scope(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                 size_t n) {
    (void)n;
    return jig_attr_is_string(params[0]) || jig_attr_kind(params[0]) == JIG_ATTR_DISTINCT ||
           jig_error(ctx, loc, "id of an alias scope must be a StringAttr or a DistrinctAttr");
}

bool jig_llvm_verify_target_features(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                     size_t n) {
    JIG_REQUIRE(ctx && params && n);
    (void)n;
    for (size_t i = 0; params[0] && i < jig_attr_array_len(params[0]); i++) {
        JigStr s = jig_attr_string_value(jig_attr_array_at(params[0], i));
        if (!s.len)
            return jig_error(ctx, loc, "target features can not be null or empty");
        if (s.ptr[0] != '+' && s.ptr[0] != '-')
            return jig_error(ctx, loc, "target features must start with '+' or '-'");
        if (memchr(s.ptr, ',', s.len))
            return jig_error(ctx, loc, "target features can not contain ','");
    }
    return true;
}

static bool is_list_of_entries(const JigAttr *x) {
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return false;
    for (size_t i = 0; i < jig_attr_array_len(x); i++)
        if (!jig_attr_is(jig_attr_array_at(x, i), JIG_LLVM_ATTR(CGPROFILE_ENTRY)))
            return false;
    return true;
}

bool jig_llvm_verify_module_flag(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                 size_t n) {
    JIG_REQUIRE(ctx && params && n == 3);
    (void)n;
    JigStr key = jig_attr_string_value(params[1]);
    const JigAttr *value = params[2];
    if (jig_str_is(key, "CG Profile"))
        return is_list_of_entries(value) ||
               jig_error(ctx, loc, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'");
    if (jig_str_is(key, "ProfileSummary"))
        return jig_attr_is(value, JIG_LLVM_ATTR(PROFILE_SUMMARY)) ||
               jig_error(ctx, loc,
                         "'ProfileSummary' key expects a '#llvm.profile_summary' attribute");
    return jig_attr_is_int(value) || jig_attr_is_string(value) ||
           jig_error(ctx, loc,
                     "only integer and string values are currently supported for unknown key '%s'",
                     jig_msg_attr(params[1]));
}
