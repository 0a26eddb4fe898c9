/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls: of what may be called, in tail position where that is a must, with attributes that fit; of
 * instructions in text, with constraints that fit. */
#include "codegen/check_ir.h"

static const JigType *result_of(JigIr *ir, const JigOp *op) {
    return jig_op_num_results(op) ? jig_op_result_type(op, 0)
                                  : jig_llvm_simple_type(ir->ctx, JIG_LLVM_TYPE_VOID);
}

/* ---- Attributes ---- */

/* Words that say nothing of a result. */
static bool check_result_words(JigIr *ir, const JigOp *op, const JigAttr *attrs) {
    static const char *const never[] = {
        "llvm.allocalign", "llvm.allocptr", "llvm.byref",     "llvm.byval",  "llvm.elementtype",
        "llvm.inalloca",   "llvm.nest",     "llvm.nocapture", "llvm.nofree", "llvm.preallocated",
        "llvm.readnone",   "llvm.readonly", "llvm.returned",  "llvm.sret",   "llvm.writeonly"};
    for (size_t i = 0; i < JIG_LEN(never); i++)
        if (jig_codegen_arg_attr(attrs, 0, never[i]))
            return jig_codegen_refuse(ir, op, "this attribute does not apply to return values");
    return true;
}

static bool check_attrs(JigIr *ir, const JigOp *op) {
    JigOperandRange operands = jig_llvm_call_args(op);
    const JigType **args = JIG_NEW_ARRAY(ir->arena, const JigType *, operands.count + 1);
    for (size_t i = 0; i < operands.count; i++)
        args[i] = jig_op_operand_type(op, operands.start + i);
    const JigIrSignature signature = {.ir = ir,
                                      .op = op,
                                      .arg_attrs = jig_llvm_call_arg_attrs_attr(op),
                                      .result_attrs = jig_llvm_call_res_attrs_attr(op),
                                      .args = args,
                                      .num_args = operands.count,
                                      .result = result_of(ir, op)};
    return check_result_words(ir, op, jig_llvm_call_res_attrs_attr(op)) &&
           jig_codegen_check_signature(&signature);
}

/* ---- Calls that must be in tail position ---- */

enum { SWIFT_TAIL = 20, TAIL = 18 };

static bool same_shape(const JigType *a, const JigType *b) {
    return a == b ||
           (jig_llvm_is_type(a, JIG_LLVM_TYPE_PTR) && jig_llvm_is_type(b, JIG_LLVM_TYPE_PTR) &&
            jig_llvm_ptr_space(a) == jig_llvm_ptr_space(b));
}

static bool check_tail_types(JigIr *ir, const JigOp *op, const JigType *caller) {
    JigOperandRange args = jig_llvm_call_args(op);
    size_t n = jig_llvm_func_num_args(caller);
    if (args.count != n)
        return jig_codegen_refuse(ir, op,
                                  "cannot guarantee tail call due to mismatched parameter counts");
    for (size_t i = 0; i < n; i++)
        if (!same_shape(jig_op_operand_type(op, args.start + i), jig_llvm_func_arg(caller, i)))
            return jig_codegen_refuse(
                ir, op, "cannot guarantee tail call due to mismatched parameter types");
    return true;
}

static bool check_tail_end(JigIr *ir, const JigOp *op) {
    const JigOp *next = jig_op_next(op);
    if (!jig_op_is(next, JIG_LLVM(RETURN)))
        return jig_codegen_refuse(ir, op,
                                  "musttail call must precede a ret with an optional bitcast");
    const JigValue *given = jig_llvm_return_arg(next);
    bool ok = !given || (jig_op_num_results(op) && given == jig_op_result(op, 0));
    return ok || jig_codegen_refuse(ir, op, "musttail call result must be returned");
}

static bool check_must_tail(JigIr *ir, const JigOp *op) {
    const JigAttr *tail = jig_llvm_call_tail_call_kind_attr(op);
    if (jig_codegen_case(tail) != JIG_TAIL_CALL_MUST)
        return true;
    const JigOp *func = jig_op_parent(op);
    if (!jig_op_is(func, JIG_LLVM(FUNC)))
        return true;
    const JigType *caller = jig_llvm_func_function_type(func);
    int64_t cc = jig_codegen_case(jig_llvm_call_cconv_attr(op));
    const JigAttr *symbol = jig_llvm_call_callee_attr(op);
    const JigOp *callee = symbol ? jig_symbol_lookup_ref_in(ir->module, symbol) : NULL;
    bool open = jig_op_is(callee, JIG_LLVM(FUNC)) &&
                jig_llvm_func_is_variadic(jig_llvm_func_function_type(callee));
    if (open != jig_llvm_func_is_variadic(caller))
        return jig_codegen_refuse(ir, op, "cannot guarantee tail call due to mismatched varargs");
    if (!same_shape(jig_llvm_func_result(caller), result_of(ir, op)))
        return jig_codegen_refuse(ir, op,
                                  "cannot guarantee tail call due to mismatched return types");
    if (cc != jig_codegen_case(jig_llvm_func_cconv_attr(func)))
        return jig_codegen_refuse(ir, op,
                                  "cannot guarantee tail call due to mismatched calling conv");
    if (cc != TAIL && cc != SWIFT_TAIL)
        JIG_CHECK(check_tail_types(ir, op, caller));
    return check_tail_end(ir, op);
}

static bool has_bundle(const JigOp *op, const char *tag) {
    const JigAttr *tags = jig_llvm_call_op_bundle_tags_attr(op);
    for (size_t i = 0; tags && i < jig_attr_array_len(tags); i++)
        if (jig_str_is(jig_attr_string_value(jig_attr_array_at(tags, i)), tag))
            return true;
    return false;
}

static bool check_preallocated(JigIr *ir, const JigOp *op) {
    const JigAttr *attrs = jig_llvm_call_arg_attrs_attr(op),
                  *tail = jig_llvm_call_tail_call_kind_attr(op);
    bool must = jig_codegen_case(tail) == JIG_TAIL_CALL_MUST;
    for (size_t i = 0; attrs && i < jig_attr_array_len(attrs); i++)
        if (jig_codegen_arg_attr(attrs, i, "llvm.preallocated") &&
            must == has_bundle(op, "preallocated"))
            return jig_codegen_refuse(
                ir, op,
                "preallocated operand either requires a preallocated bundle or the call "
                "to be musttail (but not both)");
    return true;
}

bool jig_codegen_check_call(JigIr *ir, const JigOp *op) {
    bool is_call = jig_op_is(op, JIG_LLVM(CALL));
    const JigAttr *cc = is_call ? jig_llvm_call_cconv_attr(op) : jig_llvm_invoke_cconv_attr(op);
    if (!jig_codegen_may_be_called(jig_codegen_case(cc)))
        return jig_codegen_refuse(ir, op, "calling convention does not permit calls");
    return check_attrs(ir, op) && check_preallocated(ir, op) &&
           (!is_call || check_must_tail(ir, op));
}

/* ---- Instructions in text ---- */

typedef struct Constraints {
    size_t outputs, inputs, indirect; /* outputs: those that are results */
    bool labels, broken;
    bool *is_indirect; /* by operand, num_operands of them */
    size_t num_operands;
} Constraints;

/* The number that the text begins with; past the end of all operands where it is too large. */
static size_t number_at(JigStr text, size_t i) {
    size_t n = 0;
    for (; i < text.len && text.ptr[i] >= '0' && text.ptr[i] <= '9'; i++)
        n = n > SIZE_MAX / 16 ? SIZE_MAX / 16 : 10 * n + (size_t)(text.ptr[i] - '0');
    return n;
}

/* One of a list; the letters themselves mean something to a machine only. */
static void read_constraint(Constraints *c, JigStr one) {
    bool output = one.len && one.ptr[0] == '=', label = one.len && one.ptr[0] == '!';
    if (one.len && one.ptr[0] == '~') {
        c->broken |= one.len < 2 || one.ptr[1] != '{';
        return;
    }
    size_t i = output || label;
    while (i < one.len && (one.ptr[i] == '&' || one.ptr[i] == '%'))
        i++;
    bool indirect = i < one.len && one.ptr[i] == '*';
    i += indirect;
    bool number = i < one.len && one.ptr[i] >= '0' && one.ptr[i] <= '9';
    c->broken |= i >= one.len || (memchr(one.ptr, '{', one.len) && one.ptr[one.len - 1] != '}') ||
                 (number && (output || number_at(one, i) >= c->outputs + c->indirect));
    c->labels |= label;
    if (label)
        return;
    size_t operand = c->inputs + c->indirect;
    if ((indirect || !output) && operand < c->num_operands)
        c->is_indirect[operand] = indirect;
    c->outputs += output && !indirect;
    c->indirect += output && indirect;
    c->inputs += !output;
}

static Constraints read_constraints(JigStr text, size_t num_operands, JigArena *a) {
    Constraints c = {.is_indirect = JIG_NEW_ARRAY(a, bool, num_operands + 1),
                     .num_operands = num_operands};
    size_t start = 0;
    bool braces = false;
    for (size_t i = 0; i <= text.len && text.len; i++) {
        if (i < text.len && (text.ptr[i] == '{' || text.ptr[i] == '}'))
            braces = text.ptr[i] == '{';
        if (i < text.len && (text.ptr[i] != ',' || braces))
            continue;
        read_constraint(&c, (JigStr){text.ptr + start, i - start});
        start = i + 1;
    }
    return c;
}

static bool check_results(JigIr *ir, const JigOp *op, size_t outputs) {
    const JigType *t = result_of(ir, op);
    bool is_struct = jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT);
    if (!outputs)
        return jig_llvm_is_type(t, JIG_LLVM_TYPE_VOID) ||
               jig_codegen_refuse(ir, op, "inline asm without outputs must return void");
    bool is_value = jig_codegen_is_first_class(t) && !jig_llvm_is_type(t, JIG_LLVM_TYPE_METADATA) &&
                    !jig_llvm_is_type(t, JIG_LLVM_TYPE_LABEL);
    if (outputs == 1)
        return (!is_struct && is_value) ||
               jig_codegen_refuse(ir, op, "inline asm with one output cannot return struct");
    return (is_struct && !jig_llvm_struct_is_opaque(t) && jig_llvm_struct_len(t) == outputs) ||
           jig_codegen_refuse(
               ir, op,
               "number of output constraints does not match number of return struct elements");
}

static bool check_indirect(JigIr *ir, const JigOp *op, size_t i) {
    if (!jig_llvm_is_type(jig_op_operand_type(op, i), JIG_LLVM_TYPE_PTR))
        return jig_codegen_refuse(ir, op, "Operand for indirect constraint must have pointer type");
    return jig_codegen_arg_attr(jig_llvm_inline_asm_operand_attrs_attr(op), i, "elementtype") ||
           jig_codegen_refuse(ir, op,
                              "Operand for indirect constraint must have elementtype attribute");
}

bool jig_codegen_check_inline_asm(JigIr *ir, const JigOp *op) {
    Constraints c =
        read_constraints(jig_llvm_inline_asm_constraints(op), jig_op_num_operands(op), ir->arena);
    if (c.broken)
        return jig_codegen_refuse(ir, op, "failed to parse constraints");
    JIG_CHECK(check_results(ir, op, c.outputs));
    if (c.inputs + c.indirect != jig_op_num_operands(op))
        return jig_codegen_refuse(
            ir, op, "number of input constraints does not match number of parameters");
    if (c.labels)
        return jig_codegen_refuse(ir, op, "Label constraints can only be used with callbr");
    if (jig_llvm_is_type(result_of(ir, op), JIG_LLVM_TYPE_X86_AMX))
        return jig_codegen_refuse(ir, op, "Return type cannot be x86_amx for indirect call!");
    for (size_t i = 0; i < c.num_operands; i++)
        if (c.is_indirect[i])
            JIG_CHECK(check_indirect(ir, op, i));
    return true;
}
