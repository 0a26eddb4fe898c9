/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Instructions on numbers, vectors and aggregates; what all instructions end with. */
#include "codegen/ir_machines.h"
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_attrs.h"

static const char *behind_dot(const JigOp *op) {
    return jig_op_row(op)->name + sizeof "llvm." - 1;
}

/* ---- Flags ---- */

void jig_codegen_put_fastmath(JigIr *ir, const JigOp *op, const JigType *t) {
    static const char *const words[] = {"nnan",     "ninf", "nsz",    "arcp",
                                        "contract", "afn",  "reassoc"};
    const JigAttr *flags = jig_llvm_fadd_fastmath_flags_attr(op);
    int64_t bits = flags && jig_codegen_is_float_like(t) ? jig_attr_enum_value(flags) : 0;
    if (bits == JIG_LLVM_FAST_ALL) {
        jig_codegen_put(ir, " fast");
        return;
    }
    for (size_t i = 0; i < JIG_LEN(words); i++)
        if (bits >> i & 1)
            jig_codegen_putf(ir, " %s", words[i]);
}

void jig_codegen_put_flags(JigIr *ir, const JigOp *op) {
    int64_t overflow = jig_codegen_int(jig_llvm_add_overflow_flags_attr(op), 0);
    jig_codegen_put(ir, overflow & JIG_NO_UNSIGNED_WRAP ? " nuw" : "");
    jig_codegen_put(ir, overflow & JIG_NO_SIGNED_WRAP ? " nsw" : "");
    jig_codegen_put(ir, jig_codegen_is_set(op, "isExact") ? " exact" : "");
    jig_codegen_put(ir, jig_codegen_is_set(op, "isDisjoint") ? " disjoint" : "");
    jig_codegen_put(ir, jig_codegen_is_set(op, "nonNeg") ? " nneg" : "");
    if (jig_op_num_results(op))
        jig_codegen_put_fastmath(ir, op,
                                 jig_op_is(op, JIG_LLVM(FCMP)) ? jig_op_operand_type(op, 0)
                                                               : jig_op_result_type(op, 0));
}

const char *jig_codegen_predicate(const JigOp *op) {
    const JigEnumRow *row =
        jig_llvm_enum(jig_op_is(op, JIG_LLVM(ICMP)) ? JIG_LLVM_ENUM_ICMP_PREDICATE
                                                    : JIG_LLVM_ENUM_FCMP_PREDICATE);
    const char *text = jig_enum_text(row, jig_codegen_int(jig_llvm_icmp_predicate_attr(op), 0));
    return *text == '_' ? text + 1 : text;
}

void jig_codegen_end_line(JigIr *ir, const JigOp *op) {
    uint32_t number;
    jig_codegen_put_tags(ir, op);
    jig_codegen_put_machine_marks(ir, op);
    if (ir->subprogram && jig_codegen_location(ir, jig_op_loc(op), ir->subprogram, &number))
        jig_codegen_putf(ir, ", !dbg !%u", number);
    jig_codegen_put(ir, "\n");
}

/* ---- By form ---- */

typedef enum Form { OTHER, BINARY, UNARY, CAST, COMPARE } Form;

/* clang-format off */
static const unsigned char forms[JIG_LLVM_NUM_OPS] = {
    [JIG_LLVM_ADD] = BINARY, [JIG_LLVM_SUB] = BINARY, [JIG_LLVM_MUL] = BINARY,
    [JIG_LLVM_SHL] = BINARY, [JIG_LLVM_UDIV] = BINARY, [JIG_LLVM_SDIV] = BINARY,
    [JIG_LLVM_LSHR] = BINARY, [JIG_LLVM_ASHR] = BINARY, [JIG_LLVM_UREM] = BINARY,
    [JIG_LLVM_SREM] = BINARY, [JIG_LLVM_AND] = BINARY, [JIG_LLVM_XOR] = BINARY, [JIG_LLVM_OR] = BINARY,
    [JIG_LLVM_FADD] = BINARY, [JIG_LLVM_FSUB] = BINARY, [JIG_LLVM_FMUL] = BINARY,
    [JIG_LLVM_FDIV] = BINARY, [JIG_LLVM_FREM] = BINARY, [JIG_LLVM_FNEG] = UNARY,
    [JIG_LLVM_FREEZE] = UNARY, [JIG_LLVM_RESUME] = UNARY, [JIG_LLVM_ICMP] = COMPARE, [JIG_LLVM_FCMP] = COMPARE,
    [JIG_LLVM_BITCAST] = CAST, [JIG_LLVM_ADDRSPACECAST] = CAST,
    [JIG_LLVM_INTTOPTR] = CAST, [JIG_LLVM_PTRTOINT] = CAST,
    [JIG_LLVM_SEXT] = CAST, [JIG_LLVM_ZEXT] = CAST, [JIG_LLVM_TRUNC] = CAST,
    [JIG_LLVM_SITOFP] = CAST, [JIG_LLVM_UITOFP] = CAST, [JIG_LLVM_FPTOSI] = CAST,
    [JIG_LLVM_FPTOUI] = CAST, [JIG_LLVM_FPEXT] = CAST, [JIG_LLVM_FPTRUNC] = CAST,
};
/* clang-format on */

static Form form_of(const JigOp *op) {
    int id = jig_codegen_id(op);
    return id < 0 ? OTHER : (Form)forms[id];
}
const char *jig_codegen_opcode(const JigOp *op) {
    Form form = form_of(op);
    return form == BINARY || form == CAST ? behind_dot(op) : NULL;
}

static void put_formed(JigIr *ir, const JigOp *op, Form form) {
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, behind_dot(op));
    jig_codegen_put_flags(ir, op);
    if (form == COMPARE)
        jig_codegen_putf(ir, " %s", jig_codegen_predicate(op));
    jig_codegen_put(ir, " ");
    jig_codegen_put_typed(ir, jig_op_operand(op, 0));
    if (form == BINARY || form == COMPARE) {
        jig_codegen_put(ir, ", ");
        jig_codegen_put_value(ir, jig_op_operand(op, 1));
    }
    if (form == CAST) {
        jig_codegen_put(ir, " to ");
        jig_codegen_put_type(ir, jig_op_result_type(op, 0));
    }
    const JigAttr *known =
        jig_op_is(op, JIG_LLVM(INTTOPTR)) ? jig_llvm_inttoptr_dereferenceable_attr(op) : NULL;
    if (known)
        jig_codegen_put_dereferenceable(ir, known);
    jig_codegen_end_line(ir, op);
}

/* ---- Others ---- */

static void put_operands(JigIr *ir, const JigOp *op, const char *name) {
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, name);
    jig_codegen_put_flags(ir, op);
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        jig_codegen_put(ir, i ? ", " : " ");
        jig_codegen_put_typed(ir, jig_op_operand(op, i));
    }
}
static void put_position(JigIr *ir, const JigAttr *position) {
    for (size_t i = 0; i < jig_attr_dense_array_len(position); i++)
        jig_codegen_putf(ir, ", %lld", (long long)jig_attr_dense_array_int(position, i));
}

static void put_mask(JigIr *ir, const JigOp *op) {
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(op);
    size_t n = jig_attr_dense_array_len(mask);
    bool scalable = jig_type_is_scalable(jig_op_result_type(op, 0));
    jig_codegen_putf(ir, scalable ? ", <vscale x %zu x i32> " : ", <%zu x i32> ", n);
    if (scalable) { /* all of it is 0, or nothing */
        jig_codegen_put(ir,
                        n && jig_attr_dense_array_int(mask, 0) < 0 ? "poison" : "zeroinitializer");
        return;
    }
    jig_codegen_put(ir, "<");
    for (size_t i = 0; i < n; i++) {
        long long k = (long long)jig_attr_dense_array_int(mask, i);
        jig_codegen_put(ir, i ? ", " : "");
        if (k < 0)
            jig_codegen_put(ir, "i32 poison");
        else
            jig_codegen_putf(ir, "i32 %lld", k);
    }
    jig_codegen_put(ir, ">");
}

bool jig_codegen_put_instruction(JigIr *ir, const JigOp *op) {
    Form form = form_of(op);
    if (form != OTHER) {
        put_formed(ir, op, form);
        return true;
    }
    if (jig_op_is(op, JIG_LLVM(SELECT)) || jig_op_is(op, JIG_LLVM(EXTRACTELEMENT)) ||
        jig_op_is(op, JIG_LLVM(INSERTELEMENT))) {
        put_operands(ir, op, behind_dot(op));
    } else if (jig_op_is(op, JIG_LLVM(SHUFFLEVECTOR))) {
        put_operands(ir, op, "shufflevector");
        put_mask(ir, op);
    } else if (jig_op_is(op, JIG_LLVM(EXTRACTVALUE))) {
        put_operands(ir, op, "extractvalue");
        put_position(ir, jig_llvm_extractvalue_position_attr(op));
    } else if (jig_op_is(op, JIG_LLVM(INSERTVALUE))) {
        put_operands(ir, op, "insertvalue");
        put_position(ir, jig_llvm_insertvalue_position_attr(op));
    } else {
        return false;
    }
    jig_codegen_end_line(ir, op);
    return true;
}
