/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants: which attributes fit which types, what they fold to, how they are made again. */
#include "dialect/llvm/llvm_int.h"

/* ---- Numbers ---- */

static bool is_number(const JigType *t) {
    return jig_type_is_any_integer(t) || jig_type_is_float(t);
}

/* A float is a float of the kind, or the bits of one. */
static bool verify_float(JigOp *op, const JigType *from, const JigType *to) {
    if (jig_type_is_float(to))
        return from == to || jig_op_error(op, "attribute and type have different float semantics");
    uint32_t width = jig_type_width(from);
    return !jig_type_is_any_integer(to) || jig_type_is_integer(to, width) ||
           jig_op_error(op, "expected integer type of width %u", width);
}

/* ---- Structures ---- */

static bool verify_struct(JigOp *op, const JigType *type, const JigAttr *value) {
    if (jig_attr_kind(value) != JIG_ATTR_ARRAY)
        return jig_op_error(op, "expected array attribute for struct type");
    size_t n = jig_llvm_struct_len(type);
    if (jig_attr_array_len(value) != n)
        return jig_op_error(op, "expected array attribute of size %zu", n);
    for (size_t i = 0; i < n; i++) {
        const JigType *element = jig_llvm_struct_element(type, i);
        const JigAttr *x = jig_attr_array_at(value, i);
        if (!is_number(element) && !jig_type_is_index(element))
            return jig_op_error(
                op, "expected struct element types to be floating point type or integer type");
        if (!jig_attr_is_int(x) && !jig_attr_is_float(x))
            return jig_op_error(
                op, "expected element of array attribute to be floating point or integer");
        if (jig_attr_type(x) != element)
            return jig_op_error(op, "struct element at index %zu is of wrong type", i);
    }
    return true;
}

/* An element of an array of structures. */
static bool verify_nested_struct(JigOp *op, const JigType *type, const JigAttr *x, size_t i) {
    if (jig_attr_is(x, JIG_LLVM_ATTR(ZERO)) || jig_attr_is(x, JIG_LLVM_ATTR(UNDEF)))
        return true;
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return jig_op_error(op,
                            "nested attribute for struct element at index %zu must be a zero, or "
                            "undef, or array attribute",
                            i);
    size_t n = jig_attr_array_len(x), want = jig_llvm_struct_len(type);
    return n == want ||
           jig_op_error(op,
                        "nested array attribute size for struct element at index %zu must match "
                        "struct size: %zu vs. %zu",
                        i, n, want);
}

/* Arrays of arrays ... of structures. */
static bool verify_array(JigOp *op, const JigType *type, const JigAttr *value, size_t dim) {
    if (!jig_llvm_is_type(type, JIG_LLVM_TYPE_ARRAY))
        return jig_op_error(op, "expected array or struct type for array attribute");
    uint64_t want = jig_llvm_array_len(type);
    size_t n = jig_attr_array_len(value);
    if (n != want)
        return jig_op_error(op,
                            "array attribute size does not match array type size in dimension "
                            "%zu: %zu vs. %llu",
                            dim, n, (unsigned long long)want);
    const JigType *element = jig_llvm_array_element(type);
    bool nested = jig_llvm_is_type(element, JIG_LLVM_TYPE_ARRAY);
    if (!nested && !jig_llvm_is_type(element, JIG_LLVM_TYPE_STRUCT))
        return jig_op_error(op,
                            "for array with an array attribute must have a struct element type");
    for (size_t i = 0; i < n; i++) {
        const JigAttr *x = jig_attr_array_at(value, i);
        if (!nested)
            JIG_CHECK(verify_nested_struct(op, element, x, i));
        else if (jig_attr_kind(x) == JIG_ATTR_ARRAY)
            JIG_CHECK(jig_stack_ok(jig_op_context(op)) && verify_array(op, element, x, dim + 1));
        else if (!jig_attr_is(x, JIG_LLVM_ATTR(ZERO)) && !jig_attr_is(x, JIG_LLVM_ATTR(UNDEF)))
            return jig_op_error(op,
                                "nested attribute for sub-array in dimension %zu at index %zu "
                                "must be a zero, or undef, or array attribute",
                                dim + 1, i);
    }
    return true;
}

/* ---- Elements ---- */

static bool is_elements(const JigAttr *x) {
    JigAttrKind kind = jig_attr_kind(x);
    return kind == JIG_ATTR_DENSE || kind == JIG_ATTR_DENSE_STRING || kind == JIG_ATTR_RESOURCE ||
           kind == JIG_ATTR_SPARSE;
}

/* The product of all sizes, and what is behind them. */
static uint64_t count_elements(const JigType **type) {
    uint64_t n = 1;
    for (;; *type = jig_type_is_vector(*type) ? jig_type_element(*type)
                                              : jig_llvm_array_element(*type)) {
        bool vector = jig_type_is_vector(*type);
        if (!vector && !jig_llvm_is_type(*type, JIG_LLVM_TYPE_ARRAY))
            return n;
        n *= vector ? (uint64_t)jig_type_num_elements(*type) : jig_llvm_array_len(*type);
    }
}

static bool verify_elements(JigOp *op, const JigType *type, const JigAttr *value) {
    if (jig_llvm_is_scalable_vector(type)) {
        if (!jig_attr_is_splat(value))
            return jig_op_error(op, "scalable vector type requires a splat attribute");
        return true;
    }
    if (!jig_type_is_vector(type) && !jig_llvm_is_type(type, JIG_LLVM_TYPE_ARRAY))
        return jig_op_error(op, "expected vector or array type");
    const JigType *shaped = jig_attr_type(value), *from = jig_type_element(shaped), *to = type;
    uint64_t have = (uint64_t)jig_type_num_elements(shaped), want = count_elements(&to);
    if (have != want)
        return jig_op_error(op,
                            "type and attribute have a different number of elements: %llu vs. %llu",
                            (unsigned long long)want, (unsigned long long)have);
    if (jig_type_is_float(from))
        return verify_float(op, from, to);
    return !jig_type_is_any_integer(from) || jig_type_is_any_integer(to) ||
           jig_op_error(op, "expected integer element type for integer elements attribute");
}

/* ---- llvm.mlir.constant ---- */

bool jig_llvm_verify_constant(JigOp *op) {
    const JigAttr *value = jig_llvm_mlir_constant_value_attr(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_attr_is_string(value)) {
        size_t len = jig_attr_string_value(value).len;
        return jig_llvm_is_bytes(type, len) ||
               jig_op_error(op, "expected array type of %zu i8 elements for the string constant",
                            len);
    }
    if (jig_llvm_is_type(type, JIG_LLVM_TYPE_STRUCT))
        return verify_struct(op, type, value);
    if (jig_llvm_is_type(type, JIG_LLVM_TYPE_TARGET))
        return jig_op_error(op, "does not support target extension type.");
    if (jig_attr_is_int(value))
        return jig_type_is_any_integer(type) || jig_op_error(op, "expected integer type");
    if (jig_attr_is_float(value))
        return verify_float(op, jig_attr_type(value), type);
    if (is_elements(value))
        return verify_elements(op, type, value);
    if (jig_attr_kind(value) == JIG_ATTR_ARRAY)
        return verify_array(op, type, value, 0);
    return jig_op_error(op, "only supports integer, float, string or elements attributes");
}

bool jig_llvm_verify_zero(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    return !jig_llvm_is_type(type, JIG_LLVM_TYPE_TARGET) || jig_llvm_target_has_zero(type) ||
           jig_op_error(op, "target extension type does not support zero-initializer");
}

/* ---- Folding ---- */

static JigFold folded(JigFoldCall *call, const JigAttr *value) {
    call->results[0].attr = value;
    return value ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}
static const JigAttr *unit(const JigFoldCall *call, JigLlvmAttrId id) {
    return jig_llvm_unit_attr(jig_op_context(call->op), id);
}

JigFold jig_llvm_fold_constant(JigFoldCall *call) {
    return folded(call, jig_llvm_mlir_constant_value_attr(call->op));
}
JigFold jig_llvm_fold_undef(JigFoldCall *call) {
    return folded(call, unit(call, JIG_LLVM_ATTR_UNDEF));
}
JigFold jig_llvm_fold_poison(JigFoldCall *call) {
    return folded(call, unit(call, JIG_LLVM_ATTR_POISON));
}
JigFold jig_llvm_fold_addressof(JigFoldCall *call) {
    return folded(call, jig_llvm_mlir_addressof_global_name_attr(call->op));
}
JigFold jig_llvm_fold_blockaddress(JigFoldCall *call) {
    return folded(call, jig_llvm_blockaddress_block_addr_attr(call->op));
}
JigFold jig_llvm_fold_dso_local_equivalent(JigFoldCall *call) {
    const JigAttr *symbol = jig_llvm_dso_local_equivalent_function_name_attr(call->op);
    return folded(call, jig_attr_get(jig_op_context(call->op), JIG_LLVM_ATTR(DSO_LOCAL_EQUIVALENT),
                                     &symbol, 1));
}
/* A number where there is one. */
JigFold jig_llvm_fold_zero(JigFoldCall *call) {
    const JigAttr *zero = jig_attr_zero(jig_op_result_type(call->op, 0));
    return folded(call, zero ? zero : unit(call, JIG_LLVM_ATTR_ZERO));
}

/* ---- Making constants ---- */

/* Of what folds give that is no number. */
static JigOp *materialize_special(JigRewriter *rw, const JigAttr *value, const JigType *type,
                                  JigLoc loc) {
    bool is_ptr = jig_llvm_is_type(type, JIG_LLVM_TYPE_PTR);
    if (jig_attr_is(value, JIG_LLVM_ATTR(UNDEF)))
        return jig_llvm_mlir_undef_build(rw, loc, &(JigLlvmMlirUndef){.res_type = type});
    if (jig_attr_is(value, JIG_LLVM_ATTR(POISON)))
        return jig_llvm_mlir_poison_build(rw, loc, &(JigLlvmMlirPoison){.res_type = type});
    if (jig_attr_is(value, JIG_LLVM_ATTR(ZERO)))
        return jig_llvm_mlir_zero_build(rw, loc, &(JigLlvmMlirZero){.res_type = type});
    if (is_ptr && jig_attr_kind(value) == JIG_ATTR_SYMBOL_REF && jig_attr_symbol_len(value) == 1)
        return jig_llvm_mlir_addressof_build(
            rw, loc, &(JigLlvmMlirAddressof){.res_type = type, .global_name = value});
    if (is_ptr && jig_attr_is(value, JIG_LLVM_ATTR(DSO_LOCAL_EQUIVALENT)))
        return jig_llvm_dso_local_equivalent_build(
            rw, loc,
            &(JigLlvmDsoLocalEquivalent){.res_type = type,
                                         .function_name = jig_attr_param(value, 0)});
    if (is_ptr && jig_attr_is(value, JIG_LLVM_ATTR(BLOCKADDRESS)))
        return jig_llvm_blockaddress_build(
            rw, loc, &(JigLlvmBlockaddress){.res_type = type, .block_addr = value});
    return NULL;
}

JigOp *jig_llvm_materialize(JigRewriter *rw, const JigAttr *value, const JigType *type,
                            JigLoc loc) {
    JigOp *special = materialize_special(rw, value, type, loc);
    if (special)
        return special;
    bool number = jig_attr_is_int(value) || jig_attr_is_float(value) || is_elements(value);
    if (!number || jig_attr_type(value) != type || !jig_llvm_is_compatible(type))
        return NULL;
    return jig_llvm_mlir_constant_build(rw, loc,
                                        &(JigLlvmMlirConstant){.res_type = type, .value = value});
}
