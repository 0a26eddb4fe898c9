/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Branches, ends of blocks, exceptions. */
#include "codegen/ir_int.h"

static void put_branch_metadata(JigIr *ir, const JigOp *op) {
    const JigAttr *weights = jig_llvm_cond_br_branch_weights_attr(op);
    const JigAttr *loop = jig_llvm_cond_br_loop_annotation_attr(op);
    if (weights && jig_attr_dense_array_len(weights))
        jig_codegen_putf(ir, ", !prof !%u", jig_codegen_weights(ir, weights));
    if (loop)
        jig_codegen_putf(ir, ", !llvm.loop !%u", jig_codegen_loop(ir, loop));
    jig_codegen_end_line(ir, op);
}

static void put_br(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  br ");
    jig_codegen_put_successor(ir, op, 0);
    put_branch_metadata(ir, op);
}
static void put_cond_br(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  br i1 ");
    jig_codegen_put_value(ir, jig_llvm_cond_br_condition(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_successor(ir, op, 0);
    jig_codegen_put(ir, ", ");
    jig_codegen_put_successor(ir, op, 1);
    put_branch_metadata(ir, op);
}

static void put_switch(JigIr *ir, const JigOp *op) {
    const JigAttr *cases = jig_llvm_switch_case_values_attr(op);
    const JigType *t = jig_value_type(jig_llvm_switch_value(op));
    jig_codegen_put(ir, "  switch ");
    jig_codegen_put_typed(ir, jig_llvm_switch_value(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_successor(ir, op, 0);
    jig_codegen_put(ir, " [\n");
    for (size_t i = 1; i < jig_op_num_successors(op); i++) {
        const JigIrConst *c = jig_codegen_const_of(ir, t, jig_attr_element(cases, (int64_t)i - 1));
        jig_codegen_put(ir, "    ");
        jig_codegen_put_typed_const(ir, c);
        jig_codegen_put(ir, ", ");
        jig_codegen_put_successor(ir, op, i);
        jig_codegen_put(ir, "\n");
    }
    jig_codegen_put(ir, "  ]");
    put_branch_metadata(ir, op);
}

static void put_indirectbr(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  indirectbr ");
    jig_codegen_put_typed(ir, jig_llvm_indirectbr_addr(op));
    jig_codegen_put(ir, ", [");
    for (size_t i = 0; i < jig_op_num_successors(op); i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_successor(ir, op, i);
    }
    jig_codegen_put(ir, "]");
    put_branch_metadata(ir, op);
}

static void put_return(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  ret ");
    if (jig_op_num_operands(op))
        jig_codegen_put_typed(ir, jig_llvm_return_arg(op));
    else
        jig_codegen_put(ir, "void");
    jig_codegen_end_line(ir, op);
}
static void put_unreachable(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  unreachable");
    jig_codegen_end_line(ir, op);
}

static void put_landingpad(JigIr *ir, const JigOp *op) {
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, "landingpad ");
    jig_codegen_put_type(ir, jig_op_result_type(op, 0));
    jig_codegen_put(ir, jig_llvm_landingpad_cleanup(op) ? "\n          cleanup" : "");
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        bool filter = jig_llvm_is_type(jig_op_operand_type(op, i), JIG_LLVM_TYPE_ARRAY);
        jig_codegen_put(ir, filter ? "\n          filter " : "\n          catch ");
        jig_codegen_put_typed(ir, jig_op_operand(op, i));
    }
    jig_codegen_end_line(ir, op);
}

bool jig_codegen_put_control(JigIr *ir, const JigOp *op) {
    static const struct {
        int id;
        void (*put)(JigIr *ir, const JigOp *op);
    } table[] = {{JIG_LLVM_BR, put_br},
                 {JIG_LLVM_COND_BR, put_cond_br},
                 {JIG_LLVM_SWITCH, put_switch},
                 {JIG_LLVM_INDIRECTBR, put_indirectbr},
                 {JIG_LLVM_RETURN, put_return},
                 {JIG_LLVM_UNREACHABLE, put_unreachable},
                 {JIG_LLVM_LANDINGPAD, put_landingpad}};
    for (size_t i = 0; i < JIG_LEN(table); i++)
        if (jig_op_is(op, &jig_llvm_ops[table[i].id])) {
            table[i].put(ir, op);
            return true;
        }
    return false;
}
