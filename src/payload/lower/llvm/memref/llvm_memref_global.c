/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref to llvm: globals. A global of a buffer is one of arrays in arrays. */
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "support/check.h"

/* Numbers of #llvm.linkage. */
enum { LINKAGE_EXTERNAL = 0, LINKAGE_PRIVATE = 8 };
/* What stands for the allocated pointer, which nobody may free. */
enum { NOT_ALLOCATED = 0xdeadbeef };

/* All elements, as arrays of the dimensions. */
static const JigType *arrays_of(JigRewriter *rw, const JigType *memref) {
    const JigType *t = jig_descriptor_element_type(rw, memref);
    for (size_t i = jig_type_rank(memref); i-- > 0;)
        t = jig_llvm_array((uint64_t)jig_type_dim(memref, i), t);
    return t;
}

/* ---- Globals ---- */
/* The elements; of a single one, itself. */
static const JigAttr *value_of(const JigType *type, const JigAttr *said) {
    if (!said || jig_attr_kind(said) == JIG_ATTR_UNIT)
        return NULL;
    return jig_type_rank(type) ? said : jig_attr_element(said, 0);
}

/* The body of a global whose value nobody knows. */
static void say_undefined(JigRewriter *rw, JigLoc loc, const JigOp *global, const JigType *type) {
    jig_create_block(rw, jig_llvm_mlir_global_initializer(global), NULL, NULL, 0, loc);
    JigOp *undef = jig_llvm_mlir_undef_build(rw, loc, &(JigLlvmMlirUndef){.res_type = type});
    jig_llvm_return_build(rw, loc, &(JigLlvmReturn){.arg = jig_op_result(undef, 0)});
}

bool jig_lower_memref_global(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw && op);
    (void)self;
    const JigType *type = jig_attr_type_value(jig_memref_global_type_attr(op));
    const JigAttr *said = jig_memref_global_initial_value_attr(op);
    uint32_t space;
    if (!jig_descriptor_lies_together(rw, type) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_no_match(rw, op, "incompatible memref type");
    const JigType *arrays = arrays_of(rw, type);
    JigLlvmMlirGlobal parts = {
        .global_type = jig_attr_of_type(arrays),
        .constant = jig_memref_global_constant(op) ? jig_attr_unit(rw->ctx) : NULL,
        .sym_name = jig_memref_global_sym_name_attr(op),
        .linkage =
            jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE,
                               jig_symbol_is_public(op) ? LINKAGE_EXTERNAL : LINKAGE_PRIVATE),
        .value = value_of(type, said),
        .alignment = jig_memref_global_alignment_attr(op),
        .addr_space = jig_attr_i32(rw->ctx, (int32_t)space),
    };
    JigOp *global = jig_llvm_mlir_global_build(rw, jig_op_loc(op), &parts);
    if (said && jig_attr_kind(said) == JIG_ATTR_UNIT)
        say_undefined(rw, jig_op_loc(op), global, arrays);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Uses ---- */
/* Pointer to the first element. */
static JigValue *first_element(JigRewriter *rw, JigLoc loc, const JigOp *op, uint32_t space) {
    const JigType *type = jig_op_result_type(op, 0);
    JigLlvmMlirAddressof parts = {.res_type = jig_llvm_ptr(rw->ctx, space),
                                  .global_name = jig_memref_get_global_name_attr(op)};
    JigValue *global = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &parts), 0);
    size_t n = jig_type_rank(type) + 1;
    int32_t *zeros = JIG_NEW_ARRAY(rw->arena, int32_t, n);
    return jig_to_llvm_part_ptr(rw, loc, arrays_of(rw, type), global, zeros, n);
}

bool jig_lower_memref_get_global(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    uint32_t space;
    if (!jig_descriptor_lies_together(rw, type) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_no_match(rw, op, "incompatible memref type");
    JigExtents e = jig_descriptor_extents(rw, loc, type, (JigValueList){0});
    jig_to_llvm_size_of_many(rw, loc, jig_descriptor_element_type(rw, type), e.elements);
    JigValue *aligned = first_element(rw, loc, op, space);
    JigValue *nothing = jig_to_llvm_constant(rw, loc, jig_type_i(rw->ctx, 64),
                                             jig_attr_index(rw->ctx, NOT_ALLOCATED));
    JigValue *allocated = jig_to_llvm_int_to_ptr(rw, loc, nothing, jig_value_type(aligned));
    jig_rw_replace1(rw, op, jig_descriptor_describe(rw, loc, type, allocated, aligned, &e));
    return true;
}
