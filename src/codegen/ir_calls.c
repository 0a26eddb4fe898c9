/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls: of functions, of values, of instructions in text. */
#include "codegen/ir_int.h"

static void put_bundles(JigIr *ir, const JigOp *op, JigOperandRange operands) {
    const JigAttr *tags = jig_llvm_call_op_bundle_tags_attr(op);
    const JigAttr *sizes = jig_llvm_call_op_bundle_sizes_attr(op);
    size_t n = tags ? jig_attr_array_len(tags) : 0;
    for (size_t i = 0, next = operands.start; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : " [ ");
        jig_codegen_put_quoted(ir, jig_attr_string_value(jig_attr_array_at(tags, i)));
        jig_codegen_put(ir, "(");
        for (int64_t k = 0; k < jig_attr_dense_array_int(sizes, i); k++) {
            jig_codegen_put(ir, k ? ", " : "");
            jig_codegen_put_typed(ir, jig_op_operand(op, next++));
        }
        jig_codegen_put(ir, ")");
    }
    jig_codegen_put(ir, n ? " ]" : "");
}

static const JigType *result_type(JigIr *ir, const JigOp *op) {
    return jig_op_num_results(op) ? jig_op_result_type(op, 0)
                                  : jig_llvm_simple_type(ir->ctx, JIG_LLVM_TYPE_VOID);
}

void jig_codegen_put_args(JigIr *ir, const JigOp *op, JigOperandRange args) {
    JigIrParams p = {ir, op, jig_llvm_call_arg_attrs_attr(op), jig_llvm_call_res_attrs_attr(op)};
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < args.count; i++) {
        const JigValue *v = jig_op_operand(op, args.start + i);
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_value_type(v));
        jig_codegen_put_arg_attrs(&p, i);
        jig_codegen_put(ir, " ");
        jig_codegen_put_value(ir, v);
    }
    jig_codegen_put(ir, ")");
}

/* The type and what is called; the whole type of a function with an open list of arguments. */
static void put_callee(JigIr *ir, const JigOp *op, const JigAttr *symbol, const JigType *open) {
    JigIrParams p = {ir, op, NULL, jig_llvm_call_res_attrs_attr(op)};
    jig_codegen_put_result_attrs(&p);
    const JigType *called =
        symbol ? NULL : jig_op_operand_type(op, jig_llvm_call_args(op).start - 1);
    uint32_t space =
        called && jig_llvm_is_type(called, JIG_LLVM_TYPE_PTR) ? jig_llvm_ptr_space(called) : 0;
    jig_codegen_put_space(ir, "", space, " ");
    jig_codegen_put_type(ir, open ? open : result_type(ir, op));
    jig_codegen_put(ir, " ");
    if (symbol)
        jig_codegen_put_symbol(ir, '@', jig_attr_symbol_leaf(symbol));
    else
        jig_codegen_put_value(ir, jig_op_operand(op, jig_llvm_call_args(op).start - 1));
}

static const JigType *open_type(const JigAttr *type) {
    return type ? jig_attr_type_value(type) : NULL;
}

static void put_call(JigIr *ir, const JigOp *op) {
    static const char *const tails[] = {
        [JIG_TAIL_CALL_NONE] = "call",
        [JIG_TAIL_CALL_TAIL] = "tail call",
        [JIG_TAIL_CALL_MUST] = "musttail call",
        [JIG_TAIL_CALL_NOT] = "notail call",
    };
    const JigAttr *tail = jig_llvm_call_tail_call_kind_attr(op);
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, tails[tail ? jig_attr_int_value(jig_attr_param(tail, 0)) : 0]);
    jig_codegen_put_fastmath(ir, op, result_type(ir, op));
    jig_codegen_put(ir, " ");
    jig_codegen_put_callconv(ir, jig_llvm_call_cconv_attr(op));
    put_callee(ir, op, jig_llvm_call_callee_attr(op),
               open_type(jig_llvm_call_var_callee_type_attr(op)));
    jig_codegen_put_args(ir, op, jig_llvm_call_args(op));
    jig_codegen_put_call_attrs(ir, op);
    put_bundles(ir, op, jig_llvm_call_op_bundle_operands(op));
    jig_codegen_put_access_metadata(ir, op);
    jig_codegen_end_line(ir, op);
}

/* What is passed to a function of the module is of the types that it takes. */
static bool fits_callee(JigIr *ir, const JigOp *op, const JigAttr *symbol) {
    const JigOp *callee = symbol ? jig_symbol_lookup_ref_in(ir->module, symbol) : NULL;
    if (!jig_op_is(callee, JIG_LLVM(FUNC)))
        return true;
    const JigType *t = jig_llvm_func_function_type(callee);
    JigOperandRange args = jig_llvm_call_args(op);
    size_t n = jig_llvm_func_num_args(t);
    bool fits = jig_llvm_func_is_variadic(t) ? args.count >= n : args.count == n;
    for (size_t i = 0; fits && i < n; i++)
        fits = jig_llvm_func_arg(t, i) == jig_op_operand_type(op, args.start + i);
    return fits && jig_llvm_func_result(t) == result_type(ir, op);
}

static void put_invoke(JigIr *ir, const JigOp *op) {
    if (!fits_callee(ir, op, jig_llvm_invoke_callee_attr(op))) {
        jig_codegen_fail(ir, op, "does not have the types of what it calls");
        return;
    }
    const JigAttr *weights = jig_llvm_invoke_branch_weights_attr(op);
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, "invoke ");
    jig_codegen_put_callconv(ir, jig_llvm_invoke_cconv_attr(op));
    put_callee(ir, op, jig_llvm_invoke_callee_attr(op),
               open_type(jig_llvm_invoke_var_callee_type_attr(op)));
    jig_codegen_put_args(ir, op, jig_llvm_call_args(op));
    put_bundles(ir, op, jig_llvm_invoke_op_bundle_operands(op));
    jig_codegen_put(ir, "\n          to ");
    jig_codegen_put_successor(ir, op, 0);
    jig_codegen_put(ir, " unwind ");
    jig_codegen_put_successor(ir, op, 1);
    if (weights && jig_attr_dense_array_len(weights))
        jig_codegen_putf(ir, ", !prof !%u", jig_codegen_weights(ir, weights));
    jig_codegen_end_line(ir, op);
}

/* ---- Instructions in text ---- */

/* Of operands only the type of the element behind a pointer can be said. */
static void put_asm_attrs(JigIr *ir, const JigOp *op, size_t i) {
    const JigAttr *attrs = jig_llvm_inline_asm_operand_attrs_attr(op);
    if (!attrs || i >= jig_attr_array_len(attrs) ||
        jig_attr_kind(jig_attr_array_at(attrs, i)) != JIG_ATTR_DICT)
        return;
    const JigAttr *t = jig_attr_dict_get(jig_attr_array_at(attrs, i), JIG_STR("elementtype"));
    if (!t || !jig_attr_is_type(t))
        return;
    jig_codegen_put(ir, " elementtype(");
    jig_codegen_put_type(ir, jig_attr_type_value(t));
    jig_codegen_put(ir, ")");
}

static void put_inline_asm(JigIr *ir, const JigOp *op) {
    const JigAttr *tail = jig_llvm_inline_asm_tail_call_kind_attr(op);
    int64_t kind = tail ? jig_attr_int_value(jig_attr_param(tail, 0)) : JIG_TAIL_CALL_NONE;
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, kind == JIG_TAIL_CALL_TAIL  ? "tail call "
                        : kind == JIG_TAIL_CALL_NOT ? "notail call "
                                                    : "call ");
    jig_codegen_put_type(ir, result_type(ir, op));
    jig_codegen_put(ir, jig_llvm_inline_asm_has_side_effects(op) ? " asm sideeffect " : " asm ");
    jig_codegen_put(ir, jig_llvm_inline_asm_is_align_stack(op) ? "alignstack " : "");
    jig_codegen_put(ir, jig_codegen_int(jig_llvm_inline_asm_asm_dialect_attr(op), JIG_ASM_ATT) ==
                                JIG_ASM_INTEL
                            ? "inteldialect "
                            : "");
    jig_codegen_put_quoted(ir, jig_llvm_inline_asm_asm_string(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_quoted(ir, jig_llvm_inline_asm_constraints(op));
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_op_operand_type(op, i));
        put_asm_attrs(ir, op, i);
        jig_codegen_put(ir, " ");
        jig_codegen_put_value(ir, jig_op_operand(op, i));
    }
    jig_codegen_put(ir, ")");
    jig_codegen_end_line(ir, op);
}

/* ---- Intrinsics by name ---- */

static JigStr declaration_of(JigIr *ir, const JigOp *op, JigStr name) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_type(ir, result_type(ir, op));
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < jig_llvm_call_intrinsic_num_args(op); i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_op_operand_type(op, i));
    }
    jig_codegen_put(ir, ")");
    return jig_codegen_end(ir, before);
}

/* The name is completed by what the intrinsic is overloaded by, if the dialect has an op for it.
 * Else it is taken as it is, which says all of those that are not overloaded; a reader of LLVM IR
 * completes that of others. Two types of such a name cannot be told apart here. */
static void put_call_intrinsic(JigIr *ir, const JigOp *op) {
    JigStr name = jig_llvm_call_intrinsic_intrin(op);
    if (!jig_str_starts_with(name, "llvm.")) {
        jig_codegen_fail(ir, op, "calls '%.*s', which is no name of an intrinsic", JIG_FMT(name));
        return;
    }
    name = jig_codegen_whole_name(ir, op, name, jig_llvm_call_intrinsic_args(op));
    if (!jig_codegen_declare(ir, name, declaration_of(ir, op, name))) {
        jig_codegen_fail(ir, op, "calls '%.*s' with other types than before: write the whole name",
                         JIG_FMT(name));
        return;
    }
    JigIrParams p = {ir, op, NULL, jig_llvm_call_res_attrs_attr(op)};
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, "call");
    jig_codegen_put_fastmath(ir, op, result_type(ir, op));
    jig_codegen_put(ir, " ");
    jig_codegen_put_result_attrs(&p);
    jig_codegen_put_type(ir, result_type(ir, op));
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put_args(ir, op, jig_llvm_call_intrinsic_args(op));
    put_bundles(ir, op, jig_llvm_call_intrinsic_op_bundle_operands(op));
    jig_codegen_end_line(ir, op);
}

static void put_assume(JigIr *ir, const JigOp *op) {
    jig_codegen_declare(ir, JIG_STR("llvm.assume"), JIG_STR("void @llvm.assume(i1)"));
    jig_codegen_put(ir, "  call void @llvm.assume(");
    jig_codegen_put_typed(ir, jig_llvm_intr_assume_cond(op));
    jig_codegen_put(ir, ")");
    put_bundles(ir, op, jig_llvm_intr_assume_op_bundle_operands(op));
    jig_codegen_end_line(ir, op);
}

bool jig_codegen_put_call(JigIr *ir, const JigOp *op) {
    static const struct {
        int id;
        void (*put)(JigIr *ir, const JigOp *op);
    } table[] = {{JIG_LLVM_CALL, put_call},
                 {JIG_LLVM_INVOKE, put_invoke},
                 {JIG_LLVM_INLINE_ASM, put_inline_asm},
                 {JIG_LLVM_CALL_INTRINSIC, put_call_intrinsic},
                 {JIG_LLVM_INTR_ASSUME, put_assume}};
    for (size_t i = 0; i < JIG_LEN(table); i++)
        if (jig_op_is(op, &jig_llvm_ops[table[i].id])) {
            table[i].put(ir, op);
            return true;
        }
    return false;
}
