/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What functions, globals, aliases and lists of them must satisfy by themselves; what they refer
 * to is in llvm_symbols.c. */
#include "dialect/llvm/llvm_int.h"
#include "support/map.h"

static JigLlvmLinkage linkage_of(const JigAttr *x) {
    return (JigLlvmLinkage)jig_attr_enum_value(x);
}

/* The group of sections that the op is in. */
static bool verify_comdat_of(JigOp *op, const JigAttr *symbol) {
    JigOp *found = symbol ? jig_symbol_lookup_nearest(op, symbol) : NULL;
    return !symbol || jig_op_is(found, JIG_LLVM(COMDAT_SELECTOR)) ||
           jig_op_emit_error(op, "expected comdat symbol");
}

/* ---- llvm.func ---- */

static JigWalk check_tag(JigOp *op, void *seen) {
    if (!jig_op_is(op, JIG_LLVM(BLOCKTAG)) || jig_ptrset_add(seen, jig_llvm_blocktag_tag_attr(op)))
        return JIG_WALK_ADVANCE;
    const JigAttr *id = jig_attr_param(jig_llvm_blocktag_tag_attr(op), 0);
    jig_op_emit_error(
        op, "duplicate block tag '%lld' in the same function: ", (long long)jig_attr_int_value(id));
    return JIG_WALK_INTERRUPT;
}

static bool verify_tags(JigOp *func) {
    JigPtrMap seen = {0};
    bool ok = jig_walk_pre(func, check_tag, &seen) != JIG_WALK_INTERRUPT;
    jig_ptrmap_free(&seen);
    return ok;
}

/* Of a function with a body: words that exclude each other. */
static bool verify_inlining(JigOp *op) {
    bool never = jig_llvm_func_no_inline_attr(op);
    if (never && jig_llvm_func_always_inline_attr(op))
        return jig_op_emit_error(op, "no_inline and always_inline attributes are incompatible");
    return never || !jig_llvm_func_optimize_none_attr(op) ||
           jig_op_error(op, "with optimize_none must also be no_inline");
}

bool jig_llvm_verify_func(JigOp *op) {
    JigLlvmLinkage linkage = linkage_of(jig_llvm_func_linkage_attr(op));
    if (linkage == JIG_LINKAGE_COMMON)
        return jig_op_error(op, "functions cannot have 'common' linkage");
    JIG_CHECK(verify_comdat_of(op, jig_llvm_func_comdat_attr(op)));
    if (!jig_region_is_empty(jig_llvm_func_body(op)))
        return verify_inlining(op) && verify_tags(op);
    return linkage == JIG_LINKAGE_EXTERNAL || linkage == JIG_LINKAGE_EXTERN_WEAK ||
           jig_op_error(op, "external functions must have 'external' or 'extern_weak' linkage");
}

bool jig_llvm_verify_func_body(JigOp *op) {
    const JigBlock *entry = jig_region_first(jig_llvm_func_body(op));
    for (size_t i = 0; entry && i < jig_block_num_args(entry); i++)
        if (!jig_llvm_is_compatible(jig_value_type(jig_block_arg(entry, i))))
            return jig_op_error(op, "entry block argument #%zu is not of LLVM type", i);
    return true;
}

bool jig_llvm_verify_return(JigOp *op) {
    JigOp *func = jig_op_parent(op);
    if (!jig_op_is(func, JIG_LLVM(FUNC)))
        return true;
    const JigType *want = jig_llvm_func_result(jig_llvm_func_function_type(func));
    const JigValue *arg = jig_llvm_return_arg(op);
    bool is_void = jig_llvm_is_type(want, JIG_LLVM_TYPE_VOID);
    if (is_void ? !arg : arg && jig_value_type(arg) == want)
        return true;
    jig_op_error(op, is_void ? "expected no operands"
                     : arg   ? "mismatching result types"
                             : "expected 1 operand");
    jig_note(jig_op_context(op), jig_op_loc(func), "when returning from function");
    return false;
}

/* ---- llvm.mlir.global ---- */

static bool is_zero_element(const JigAttr *x) {
    if (jig_attr_is_int(x))
        return jig_int_is_zero(jig_attr_big_int_value(x));
    return jig_attr_is_float(x) && jig_float_is_zero(jig_attr_float_value(x));
}

static bool is_zero(const JigAttr *x) {
    switch (jig_attr_kind(x)) {
    case JIG_ATTR_ARRAY:
        for (size_t i = 0; i < jig_attr_array_len(x); i++)
            if (!is_zero(jig_attr_array_at(x, i)))
                return false;
        return true;
    case JIG_ATTR_DENSE:
    case JIG_ATTR_SPARSE: {
        int64_t n = jig_type_num_elements(jig_attr_type(x));
        n = jig_attr_is_splat(x) && n ? 1 : n;
        for (int64_t i = 0; i < n; i++)
            if (!is_zero_element(jig_attr_element(x, i)))
                return false;
        return true;
    }
    default:
        return is_zero_element(x);
    }
}

/* May a global, or an alias, be of that type? */
static bool is_global_type(const JigType *t) {
    return jig_llvm_is_compatible_outside(t) && !jig_llvm_is_type(t, JIG_LLVM_TYPE_VOID) &&
           !jig_llvm_is_type(t, JIG_LLVM_TYPE_TOKEN) &&
           !jig_llvm_is_type(t, JIG_LLVM_TYPE_METADATA) &&
           !jig_llvm_is_type(t, JIG_LLVM_TYPE_LABEL);
}

static bool is_at_module_level(const JigOp *op) {
    const JigOp *parent = jig_op_parent(op);
    return !parent || (jig_op_is_symbol_table(parent) &&
                       jig_op_has_trait(parent, JIG_TRAIT_ISOLATED_FROM_ABOVE));
}

bool jig_llvm_is_bytes(const JigType *t, size_t n) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY) && jig_llvm_array_len(t) == n &&
           jig_type_is_integer(jig_llvm_array_element(t), 8);
}

static bool verify_value(JigOp *op, const JigType *type, const JigAttr *value) {
    if (value && jig_attr_is_string(value) &&
        !jig_llvm_is_bytes(type, jig_attr_string_value(value).len))
        return jig_op_error(op, "requires an i8 array type of the length equal to that of the "
                                "string attribute");
    if (!jig_llvm_is_type(type, JIG_LLVM_TYPE_TARGET))
        return true;
    if (!jig_llvm_target_may_be_global(type))
        return jig_op_error(op, "this target extension type cannot be used in a global");
    return !value || jig_op_error(op, "global with target extension type can only be initialized "
                                      "with zero-initializer");
}

static bool verify_linkage(JigOp *op, const JigType *type, const JigAttr *value) {
    JigLlvmLinkage linkage = linkage_of(jig_llvm_mlir_global_linkage_attr(op));
    if (linkage == JIG_LINKAGE_COMMON && value && !is_zero(value))
        return jig_op_error(op, "expected zero value for 'common' linkage");
    return linkage != JIG_LINKAGE_APPENDING || jig_llvm_is_type(type, JIG_LLVM_TYPE_ARRAY) ||
           jig_op_error(op, "expected array type for 'appending' linkage");
}

bool jig_llvm_verify_global(JigOp *op) {
    const JigType *type = jig_llvm_mlir_global_global_type(op);
    const JigAttr *value = jig_llvm_mlir_global_value_attr(op),
                  *alignment = jig_llvm_mlir_global_alignment_attr(op);
    if (!is_global_type(type))
        return jig_op_error(op, "expects type to be a valid element type for an LLVM global");
    if (!is_at_module_level(op))
        return jig_op_error(op, "must appear at the module level");
    JIG_CHECK(verify_value(op, type, value) && verify_linkage(op, type, value) &&
              verify_comdat_of(op, jig_llvm_mlir_global_comdat_attr(op)));
    uint64_t align = alignment ? (uint64_t)jig_attr_int_value(alignment) : 1;
    return (align && !(align & (align - 1))) ||
           jig_op_emit_error(op, "alignment attribute is not a power of 2");
}

/* ---- Initializers ---- */

/* What the region returns; NULL: nothing. */
static const JigType *returned_type(const JigRegion *region) {
    const JigValue *value = jig_llvm_return_arg(jig_block_last(jig_region_first(region)));
    return value ? jig_value_type(value) : NULL;
}

static bool verify_effects(const JigRegion *region, const char *complaint) {
    for (JigOp *o = jig_block_first(jig_region_first(region)); o; o = jig_op_next(o)) {
        JigEffects effects = {0};
        bool free = jig_op_own_effects(o, &effects) && effects.len == 0;
        jig_effects_free(&effects);
        if (!free)
            return jig_op_emit_error(o, "%s", complaint);
    }
    return true;
}

bool jig_llvm_verify_global_body(JigOp *op) {
    const JigRegion *region = jig_llvm_mlir_global_initializer(op);
    if (jig_region_is_empty(region))
        return true;
    const JigType *type = returned_type(region), *want = jig_llvm_mlir_global_global_type(op);
    if (!type)
        return jig_op_error(op, "initializer region cannot return void");
    if (type != want)
        return jig_op_error(op, "initializer region type %s does not match global type %s",
                            jig_msg_type(type), jig_msg_type(want));
    JIG_CHECK(verify_effects(region, "ops with side effects not allowed in global initializers"));
    return !jig_llvm_mlir_global_value_attr(op) ||
           jig_op_error(op, "cannot have both initializer value and region");
}

/* ---- llvm.mlir.alias, llvm.mlir.ifunc ---- */

#define MOST_LINKAGES "private, internal, linkonce, weak, linkonce_odr, weak_odr, "

static bool is_linkage_of_others(JigLlvmLinkage linkage) {
    switch (linkage) {
    case JIG_LINKAGE_EXTERNAL:
    case JIG_LINKAGE_INTERNAL:
    case JIG_LINKAGE_PRIVATE:
    case JIG_LINKAGE_WEAK:
    case JIG_LINKAGE_WEAK_ODR:
    case JIG_LINKAGE_LINKONCE:
    case JIG_LINKAGE_LINKONCE_ODR:
        return true;
    default:
        return false;
    }
}

static const char *linkage_text(JigLlvmLinkage linkage) {
    return jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_LINKAGE_KIND), linkage);
}

bool jig_llvm_verify_alias(JigOp *op) {
    if (!is_global_type(jig_llvm_mlir_alias_alias_type(op)))
        return jig_op_error(op, "expects type to be a valid element type for an LLVM global alias");
    JigLlvmLinkage linkage = linkage_of(jig_llvm_mlir_alias_linkage_attr(op));
    return is_linkage_of_others(linkage) || linkage == JIG_LINKAGE_AVAILABLE_EXTERNALLY ||
           jig_op_error(op,
                        "'%s' linkage not supported in aliases, available options: " MOST_LINKAGES
                        "external or available_externally",
                        linkage_text(linkage));
}

bool jig_llvm_verify_alias_body(JigOp *op) {
    const JigRegion *region = jig_llvm_mlir_alias_initializer(op);
    const JigType *type = returned_type(region);
    if (!type || !jig_llvm_is_type(type, JIG_LLVM_TYPE_PTR))
        return jig_op_error(op, "initializer region must always return a pointer");
    return verify_effects(region, "ops with side effects are not allowed in alias initializers");
}

bool jig_llvm_verify_ifunc(JigOp *op) {
    JigLlvmLinkage linkage = linkage_of(jig_llvm_mlir_ifunc_linkage_attr(op));
    return is_linkage_of_others(linkage) ||
           jig_op_error(op,
                        "'%s' linkage not supported in ifuncs, available options: " MOST_LINKAGES
                        "or external linkage",
                        linkage_text(linkage));
}

/* ---- Lists ---- */

bool jig_llvm_verify_comdat(JigOp *op) {
    JigBlock *body = jig_region_first(jig_llvm_comdat_body(op));
    for (JigOp *o = body ? jig_block_first(body) : NULL; o; o = jig_op_next(o))
        if (!jig_op_is(o, JIG_LLVM(COMDAT_SELECTOR)))
            return jig_op_emit_error(o,
                                     "only comdat selector symbols can appear in a comdat region");
    return true;
}

static bool verify_list(JigOp *op, const char *what, const JigAttr *functions,
                        const JigAttr *priorities, const JigAttr *data) {
    size_t n = jig_attr_array_len(functions), num_data = jig_attr_array_len(data);
    for (size_t i = 0; i < num_data; i++) {
        const JigAttr *x = jig_attr_array_at(data, i);
        bool flat = jig_attr_kind(x) == JIG_ATTR_SYMBOL_REF && jig_attr_symbol_len(x) == 1;
        if (!flat && !jig_attr_is(x, JIG_LLVM_ATTR(ZERO)))
            return jig_op_emit_error(op, "data element must be symbol or #llvm.zero");
    }
    return (jig_attr_array_len(priorities) == n && num_data == n) ||
           jig_op_emit_error(op, "%s, priorities, and data must have the same number of elements",
                             what);
}

bool jig_llvm_verify_ctors(JigOp *op) {
    return verify_list(op, "ctors", jig_llvm_mlir_global_ctors_ctors_attr(op),
                       jig_llvm_mlir_global_ctors_priorities_attr(op),
                       jig_llvm_mlir_global_ctors_data_attr(op));
}
bool jig_llvm_verify_dtors(JigOp *op) {
    return verify_list(op, "dtors", jig_llvm_mlir_global_dtors_dtors_attr(op),
                       jig_llvm_mlir_global_dtors_priorities_attr(op),
                       jig_llvm_mlir_global_dtors_data_attr(op));
}

bool jig_llvm_verify_linker_options(JigOp *op) {
    return is_at_module_level(op) || jig_op_error(op, "must appear at the module level");
}

bool jig_llvm_verify_module_flags(JigOp *op) {
    if (!is_at_module_level(op))
        return jig_op_error(op, "must appear at the module level");
    const JigAttr *flags = jig_llvm_module_flags_flags_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(flags); i++)
        if (!jig_attr_is(jig_attr_array_at(flags, i), JIG_LLVM_ATTR(MODULE_FLAG)))
            return jig_op_error(op, "expected a module flag attribute");
    return true;
}
