/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * memref to llvm: copies. Where the elements of both sides lie together their
 * bytes are copied; else a function of the runtime gets both descriptors.
 */
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

bool jig_descriptor_is_one_piece(const JigType *t, JigArena *a) {
    if (!jig_type_is_memref(t) || jig_memref_identity_layout(t))
        return jig_type_is_memref(t);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(t) + 1), offset;
    if (!jig_type_has_static_shape(t) || !jig_type_num_elements(t) ||
        !jig_type_strides(t, strides, &offset))
        return false;
    int64_t n = 1;
    for (size_t i = jig_type_rank(t); i-- > 0;) {
        if (jig_type_dim(t, i) != 1 && strides[i] != n)
            return false;
        n = (int64_t)((uint64_t)n * (uint64_t)jig_type_dim(t, i));
    }
    return true;
}

/* ---- Bytes ---- */
static JigValue *count_bytes(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *desc) {
    JigValue *n = jig_to_llvm_index(rw, loc, 1);
    for (size_t i = 0; i < jig_type_rank(type); i++) {
        JigValue *size = jig_descriptor_extent(rw, loc, desc, JIG_DESC_SIZES, (int64_t)i);
        n = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), n, size);
    }
    JigValue *each = jig_to_llvm_size_of(rw, loc, jig_descriptor_element_type(rw, type));
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), n, each);
}

/* By the offset in the descriptor, also where the type says it. */
static JigValue *start(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *desc) {
    JigValue *base = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED),
             *offset = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_OFFSET);
    return jig_to_llvm_element_ptr(rw, loc, jig_descriptor_element_type(rw, type), base, offset);
}

static void copy_bytes(JigRewriter *rw, JigLoc loc, const JigType *const types[2],
                       JigValueList in) {
    JigValue *bytes = count_bytes(rw, loc, types[0], in.items[0]);
    JigValue *from = start(rw, loc, types[0], in.items[0]);
    JigValue *to = start(rw, loc, types[1], in.items[1]);
    jig_to_llvm_copy_bytes(rw, loc, to, from, bytes);
}

/* ---- By descriptors ---- */
static JigValue *without_rank(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *desc) {
    if (!jig_type_is_memref(type))
        return desc;
    const JigType *index = jig_to_llvm_of(rw)->index;
    JigValue *rank =
        jig_to_llvm_constant(rw, loc, index, jig_attr_int(index, (int64_t)jig_type_rank(type)));
    JigValue *at = jig_descriptor_on_stack(rw, loc, desc);
    const JigType *unranked =
        jig_type_unranked_memref(jig_type_element(type), jig_type_space(type));
    return jig_descriptor_unranked_of(rw, loc, unranked, rank, at);
}

static JigValue *on_stack(JigRewriter *rw, JigLoc loc, JigValue *desc, JigValue *one) {
    JigValue *at = jig_to_llvm_stack(rw, loc, jig_value_type(desc), one, 0, 0);
    jig_to_llvm_store(rw, loc, desc, at);
    return at;
}

static bool copy_by_call(JigRewriter *rw, JigOp *op, const JigType *const types[2],
                         JigValueList in) {
    JigLoc loc = jig_op_loc(op);
    const JigLlvm *x = jig_to_llvm_of(rw);
    JigOp *function = jig_to_llvm_runtime_near(
        rw, op, "memrefCopy", (const JigType *[]){x->index, x->ptr, x->ptr}, 3, NULL);
    if (!function)
        return false;
    JigValue *stack = jig_op_result(
        jig_llvm_intr_stacksave_build(rw, loc, &(JigLlvmIntrStacksave){.res_type = x->ptr}), 0);
    JigValue *from = without_rank(rw, loc, types[0], in.items[0]),
             *to = without_rank(rw, loc, types[1], in.items[1]);
    JigValue *one = jig_to_llvm_index(rw, loc, 1), *args[3];
    args[1] = on_stack(rw, loc, from, one);
    args[2] = on_stack(rw, loc, to, one);
    args[0] = jig_to_llvm_size_of(rw, loc, jig_descriptor_element_type(rw, types[0]));
    jig_to_llvm_call_runtime(rw, loc, function, args, 3);
    jig_llvm_intr_stackrestore_build(rw, loc, &(JigLlvmIntrStackrestore){.ptr = stack});
    return true;
}

bool jig_lower_memref_copy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *types[] = {jig_value_type(jig_memref_copy_source(op)),
                              jig_value_type(jig_memref_copy_target(op))};
    JigValueList in = jig_converted_operands(rw);
    if (jig_descriptor_is_one_piece(types[0], rw->arena) &&
        jig_descriptor_is_one_piece(types[1], rw->arena))
        copy_bytes(rw, jig_op_loc(op), types, in);
    else if (!copy_by_call(rw, op, types, in))
        return false;
    jig_rw_erase(rw, op);
    return true;
}
