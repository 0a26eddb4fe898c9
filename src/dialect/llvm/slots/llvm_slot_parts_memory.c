/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copying and filling of slots part by part: a copy or a fill for each part in use. */
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/types/llvm_sizes.h"
#include "dialect/llvm/slots/llvm_slots.h"
#include "support/arena.h"

static bool is_volatile(const JigOp *op) {
    return jig_llvm_intr_memcpy_is_volatile(op) != 0;
}

/* ---- The same with another length ---- */

/* Where the length is an operand, the type of one, else of the attribute. */
static const JigAttr *len_attr(const JigOp *op, uint64_t bytes) {
    const JigAttr *x = jig_llvm_intr_memset_inline_len_attr(op);
    const JigType *t = x ? jig_attr_type(x) : jig_value_type(jig_llvm_intr_memcpy_len(op));
    return jig_attr_int(t, (int64_t)bytes);
}
static JigValue *len_value(JigRewriter *rw, const JigOp *op, JigLoc loc, uint64_t bytes) {
    JigLlvmMlirConstant parts = {.value = len_attr(op, bytes),
                                 .res_type = jig_value_type(jig_llvm_intr_memcpy_len(op))};
    return jig_op_result(jig_llvm_mlir_constant_build(rw, loc, &parts), 0);
}
/* `second`: the source, or the byte. */
static void build_like(JigRewriter *rw, const JigOp *op, JigLoc len_loc, JigValue *dst,
                       JigValue *second, uint64_t bytes) {
    JigValue *operands[] = {dst, second, NULL};
    const JigAttr *flag = jig_llvm_intr_memcpy_is_volatile_attr(op);
    bool is_inline = jig_llvm_intr_memset_inline_len_attr(op);
    if (!is_inline)
        operands[2] = len_value(rw, op, len_loc, bytes);
    jig_build(rw, jig_op_loc(op), jig_op_row(op), operands, is_inline ? 2 : 3, NULL, 0,
              "isVolatile", flag, is_inline ? "len" : NULL, len_attr(op, bytes), NULL);
}

/* ---- Copies of all there is ---- */

static bool copy_parts(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    uint64_t len, bytes;
    JigValue *dst = jig_llvm_intr_memcpy_dst(op), *src = jig_llvm_intr_memcpy_src(op);
    size_t n = jig_llvm_slot_num_parts(slot);
    if (is_volatile(op) || dst == src || !jig_llvm_memory_len(op, &len) ||
        !jig_llvm_bytes_of(op, slot->type, &bytes) || len != bytes)
        return false;
    for (size_t i = 0; i < n; ++i)
        if (!jig_llvm_bytes_of(op, jig_llvm_slot_part_type(slot, i), &bytes))
            return false;
    for (size_t i = 0; src == slot->ptr && i < n; ++i)
        jig_slot_uses_part(uses, i);
    return true;
}

static JigValue *part_of_other(JigRewriter *rw, const JigOp *op, const JigMemorySlot *slot,
                               JigValue *other, size_t part) {
    int32_t indices[] = {0, (int32_t)part};
    JigLlvmGetelementptr parts = {.base = other,
                                  .res_type = jig_value_type(other),
                                  .raw_constant_indices =
                                      jig_attr_dense_array(jig_type_i(rw->ctx, 32), indices, 2),
                                  .elem_type = jig_attr_of_type(slot->type)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, jig_op_loc(op), &parts), 0);
}

static bool rewire_copy(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                        JigValue *const *ptrs, size_t num_parts) {
    JigValue *dst = jig_llvm_intr_memcpy_dst(op), *src = jig_llvm_intr_memcpy_src(op);
    for (size_t i = 0; i < num_parts; ++i) {
        uint64_t bytes;
        if (!ptrs[i] || !jig_llvm_bytes_of(op, jig_llvm_slot_part_type(slot, i), &bytes))
            continue;
        if (dst == slot->ptr)
            build_like(rw, op, jig_op_loc(op), ptrs[i], part_of_other(rw, op, slot, src, i), bytes);
        else
            build_like(rw, op, jig_op_loc(op), part_of_other(rw, op, slot, dst, i), ptrs[i], bytes);
    }
    return true;
}
const JigSlotPartIface jig_llvm_copy_part = {.parts = copy_parts, .rewire = rewire_copy};

/* ---- Fills from the start, of all or less ---- */

static bool fill_parts(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    (void)uses;
    uint64_t len, bytes;
    if (is_volatile(op) || jig_llvm_intr_memset_dst(op) != slot->ptr)
        return false;
    return jig_llvm_memory_len(op, &len) && jig_llvm_bytes_of(op, slot->type, &bytes) &&
           len <= bytes;
}

static bool rewire_fill(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                        JigValue *const *ptrs, size_t num_parts) {
    JigValue *len_operand =
        jig_llvm_intr_memset_inline_len_attr(op) ? NULL : jig_llvm_intr_memset_len(op);
    JigLoc loc = len_operand ? jig_value_loc(len_operand) : jig_op_loc(op);
    uint64_t len = 0, offset, bytes;
    jig_llvm_memory_len(op, &len);
    for (size_t i = 0; i < num_parts; ++i) {
        if (!ptrs[i] || !jig_llvm_slot_offset(op, slot, i, &offset) || offset >= len ||
            !jig_llvm_bytes_of(op, jig_llvm_slot_part_type(slot, i), &bytes))
            continue;
        uint64_t left = len - offset;
        build_like(rw, op, loc, ptrs[i], jig_llvm_intr_memset_val(op), left < bytes ? left : bytes);
    }
    return true;
}
const JigSlotPartIface jig_llvm_fill_part = {.parts = fill_parts, .rewire = rewire_fill};

/* ---- Within what a pointer may be used for: as what is written ---- */

static bool memory_within(const JigOp *op, const JigSlotView *view, JigSlotUses *uses) {
    (void)uses;
    uint64_t len;
    return jig_llvm_intr_memcpy_dst(op) == view->ptr && jig_llvm_memory_len(op, &len) &&
           len <= view->bytes;
}
const JigSlotWithinIface jig_llvm_copy_within = {.within = memory_within},
                         jig_llvm_fill_within = {.within = memory_within};
