/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls against what they call, bundles, landing pads. */
#include "dialect/llvm/llvm_int.h"

/* ---- Bundles of operands: a tag for each ---- */

bool jig_llvm_verify_bundles(JigOp *op) {
    const JigAttr *tags = jig_llvm_op_bundle_tags_attr(op),
                  *sizes = jig_llvm_call_op_bundle_sizes_attr(op);
    size_t n = tags ? jig_attr_array_len(tags) : 0, num_bundles = jig_attr_dense_array_len(sizes);
    if (n != num_bundles)
        return jig_op_emit_error(op, "expected %zu operand bundle tags, but actually got %zu",
                                 num_bundles, n);
    for (size_t i = 0; i < n; i++)
        if (!jig_attr_is_string(jig_attr_array_at(tags, i)))
            return jig_op_emit_error(op, "operand bundle tag must be a StringAttr");
    return true;
}

/* ---- A callee with an open list of arguments ---- */

/* Of call and invoke; `args` are those of the callee. */
static bool verify_variadic_type(JigOp *op, JigOperandRange args) {
    const JigAttr *attr = jig_llvm_call_var_callee_type_attr(op);
    if (!attr)
        return true;
    const JigType *type = jig_attr_type_value(attr), *result = jig_llvm_func_result(type);
    if (!jig_llvm_func_is_variadic(type))
        return jig_op_error(op, "expected var_callee_type to be a variadic function type");
    size_t n = jig_llvm_func_num_args(type);
    if (n > args.count)
        return jig_op_error(op, "expected var_callee_type to have at most %zu parameters",
                            args.count);
    for (size_t i = 0; i < n; i++) {
        const JigType *param = jig_llvm_func_arg(type, i),
                      *t = jig_value_type(jig_op_operand(op, args.start + i));
        if (param != t)
            return jig_op_error(op, "var_callee_type parameter type mismatch: %s != %s",
                                jig_msg_type(param), jig_msg_type(t));
    }
    if (!jig_op_num_results(op))
        return jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID) ||
               jig_op_error(op, "expected var_callee_type to return void");
    const JigType *t = jig_op_result_type(op, 0);
    return t == result || jig_op_error(op, "var_callee_type return type mismatch: %s != %s",
                                       jig_msg_type(result), jig_msg_type(t));
}

/* ---- call ---- */

static bool verify_call_args(JigOp *op, const JigType *type, JigOperandRange args) {
    size_t n = jig_llvm_func_num_args(type);
    if (!jig_llvm_func_is_variadic(type) && n != args.count)
        return jig_op_error(op, "incorrect number of operands (%zu) for callee (expecting: %zu)",
                            args.count, n);
    if (n > args.count)
        return jig_op_error(
            op, "incorrect number of operands (%zu) for varargs callee (expecting at least: %zu)",
            args.count, n);
    for (size_t i = 0; i < n; i++) {
        const JigType *param = jig_llvm_func_arg(type, i),
                      *t = jig_value_type(jig_op_operand(op, args.start + i));
        if (param != t)
            return jig_op_error(op, "operand type mismatch for operand %zu: %s != %s", i,
                                jig_msg_type(t), jig_msg_type(param));
    }
    return true;
}

static bool verify_call_result(JigOp *op, const JigType *type) {
    const JigType *result = jig_llvm_func_result(type);
    bool is_void = jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID);
    if (!jig_op_num_results(op))
        return is_void || jig_op_error(op, "expected function call to produce a value");
    if (is_void)
        return jig_op_error(op, "calling function with void result must not produce values");
    const JigType *t = jig_op_result_type(op, 0);
    return t == result || jig_op_error(op, "result type mismatch: %s != %s", jig_msg_type(t),
                                       jig_msg_type(result));
}

/* The type of what `symbol` names; NULL after a diagnostic. */
static const JigType *callee_type(JigOp *op, const JigAttr *symbol) {
    JigOp *callee = jig_symbol_lookup_nearest(op, symbol);
    JigStr name = jig_attr_symbol_leaf(symbol);
    if (!callee) {
        jig_op_error(op, "'%.*s' does not reference a symbol in the current scope", JIG_FMT(name));
        return NULL;
    }
    const JigAttr *type =
        jig_op_is(callee, JIG_LLVM(FUNC))         ? jig_llvm_func_function_type_attr(callee)
        : jig_op_is(callee, JIG_LLVM(MLIR_IFUNC)) ? jig_llvm_mlir_ifunc_i_func_type_attr(callee)
                                                  : NULL;
    if (!type)
        jig_op_error(op, "'%.*s' does not reference a valid LLVM function or IFunc", JIG_FMT(name));
    return type ? jig_attr_type_value(type) : NULL;
}

static bool verify_pointer(JigOp *op, JigOperandRange operands) {
    if (!operands.count)
        return jig_op_error(op, "must have either a `callee` attribute or at least an operand");
    const JigType *t = jig_value_type(jig_op_operand(op, operands.start));
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) ||
           jig_op_error(op, "indirect call expects a pointer as callee: %s", jig_msg_type(t));
}

bool jig_llvm_verify_call_symbol(JigOp *op) {
    const JigAttr *symbol = jig_llvm_call_callee_attr(op);
    JIG_CHECK(verify_variadic_type(op, jig_llvm_call_args(op)));
    if (!symbol)
        return verify_pointer(op, jig_llvm_call_callee_operands(op));
    const JigType *type = callee_type(op, symbol);
    JIG_CHECK(type);
    if (!jig_llvm_is_type(type, JIG_LLVM_TYPE_FUNC))
        return jig_op_error(op, "callee does not have a functional type: %s", jig_msg_type(type));
    if (jig_llvm_func_is_variadic(type) && !jig_llvm_call_var_callee_type_attr(op))
        return jig_op_error(op, "missing var_callee_type attribute for vararg call");
    return verify_call_args(op, type, jig_llvm_call_args(op)) && verify_call_result(op, type);
}

bool jig_llvm_verify_call_intrinsic(JigOp *op) {
    JigStr name = jig_llvm_call_intrinsic_intrin(op), prefix = JIG_STR("llvm.");
    if (name.len < prefix.len || memcmp(name.ptr, prefix.ptr, prefix.len) != 0)
        return jig_op_error(op, "intrinsic name must start with 'llvm.'");
    return jig_llvm_verify_bundles(op);
}

/* ---- Exceptions ---- */

bool jig_llvm_verify_invoke(JigOp *op) {
    JigOperandRange args = jig_llvm_call_args(op);
    JIG_CHECK(verify_variadic_type(op, args));
    JigOp *first = jig_block_first(jig_llvm_invoke_unwind_dest(op));
    if (!first)
        return jig_op_emit_error(op, "must have at least one operation in unwind destination");
    if (!jig_op_is(first, JIG_LLVM(LANDINGPAD)))
        return jig_op_emit_error(
            op, "first operation in unwind destination should be a llvm.landingpad operation");
    return jig_llvm_verify_bundles(op);
}

static bool is_made_by(const JigValue *v, const JigOpRow *row) {
    const JigOp *def = jig_value_def(v);
    return def && jig_op_is(def, row);
}

/* What is caught is a null pointer or the address of a global, maybe cast. */
static bool verify_clause(JigOp *op, size_t i) {
    const JigValue *clause = jig_op_operand(op, i);
    if (jig_llvm_is_type(jig_value_type(clause), JIG_LLVM_TYPE_ARRAY))
        return true;
    JigOp *cast = jig_value_def(clause);
    if (!cast || !jig_op_is(cast, JIG_LLVM(BITCAST)))
        return is_made_by(clause, JIG_LLVM(MLIR_ZERO)) ||
               is_made_by(clause, JIG_LLVM(MLIR_ADDRESSOF)) ||
               jig_op_emit_error(
                   op, "clause #%zu is not a known constant - null, addressof, bitcast", i);
    if (is_made_by(jig_llvm_bitcast_arg(cast), JIG_LLVM(MLIR_ADDRESSOF)))
        return true;
    jig_op_emit_error(op, "constant clauses expected");
    jig_op_note(cast, "global addresses expected as operand to bitcast used in clauses for "
                      "landingpad");
    return false;
}

bool jig_llvm_verify_landingpad(JigOp *op) {
    JigOp *function = jig_op_parent(op);
    while (function && !jig_op_is(function, JIG_LLVM(FUNC)))
        function = jig_op_parent(function);
    if (function && !jig_llvm_func_personality_attr(function))
        return jig_op_emit_error(op,
                                 "llvm.landingpad needs to be in a function with a personality");
    if (!jig_llvm_landingpad_cleanup(op) && !jig_op_num_operands(op))
        return jig_op_emit_error(
            op, "landingpad instruction expects at least one clause or cleanup attribute");
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        JIG_CHECK(verify_clause(op, i));
    return true;
}
