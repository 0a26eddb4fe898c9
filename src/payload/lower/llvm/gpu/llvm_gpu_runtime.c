/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What runtimes of devices have in common: what can be printed, and memory of the block whose size
 * the launch says. */
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* A small float has become its bits, which printing would take for an integer. */
bool jig_to_llvm_gpu_can_print(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *t = jig_value_type(jig_op_operand(op, i));
        if (jig_type_is_float(t) && (jig_type_width(t) < 16 || jig_type_width(t) > 64))
            return false;
    }
    return true;
}

/* ---- gpu.dynamic_shared_memory ---- */
bool jig_to_llvm_gpu_lower_dynamic_memory(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const int64_t *alignment = self->data;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0), *byte = jig_type_i(rw->ctx, 8);
    uint32_t space;
    if (!jig_descriptor_lies_together(rw, type) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_no_match(rw, op, "is no buffer whose memory space is a number");
    const JigOp *global = jig_to_llvm_gpu_dynamic_memory(rw, op, space, *alignment);
    if (!global)
        return jig_no_match(rw, op, "is in no gpu.module");
    JigLlvmMlirAddressof parts = {.res_type = jig_llvm_ptr(rw->ctx, space),
                                  .global_name =
                                      jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global))};
    JigValue *base = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &parts), 0);
    JigValue *ptr = jig_to_llvm_part_ptr(rw, loc, byte, base, (const int32_t[]){0}, 1);
    const int64_t none = 0;
    const JigType *empty =
        jig_type_memref(&none, 1, jig_type_element(type), NULL, jig_type_space(type));
    JigExtents e = jig_descriptor_extents(rw, loc, empty, (JigValueList){0});
    jig_to_llvm_size_of_many(rw, loc, byte, e.elements);
    jig_rw_replace1(rw, op, jig_descriptor_describe(rw, loc, type, ptr, ptr, &e));
    return true;
}
