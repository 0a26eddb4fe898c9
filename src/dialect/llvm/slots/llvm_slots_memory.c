/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copying and filling of whole slots: memcpy, memmove, memset and their inline forms. */
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/types/llvm_sizes.h"
#include "dialect/llvm/slots/llvm_slots.h"
#include "support/arena.h"

bool jig_llvm_memory_len(const JigOp *op, uint64_t *len) {
    const JigAttr *x = jig_llvm_intr_memset_inline_len_attr(op);
    if (jig_op_is(op, JIG_LLVM(INTR_MEMSET)))
        x = jig_constant_of(jig_llvm_intr_memset_len(op));
    else if (!x)
        x = jig_constant_of(jig_llvm_intr_memcpy_len(op));
    if (!x || !jig_attr_is_int(x))
        return false;
    JigInt n = jig_attr_big_int_value(x);
    *len = jig_int_u64(n);
    return jig_int_fits_u64(n);
}

static bool is_volatile(const JigOp *op) {
    return jig_llvm_intr_memcpy_is_volatile(op) != 0;
}

/* The address that is written is the first operand of each, that which is read the second. */
static JigValue *target_of(const JigOp *op) {
    return jig_llvm_intr_memcpy_dst(op);
}
static JigValue *source_of(const JigOp *op) {
    return jig_llvm_intr_memcpy_src(op);
}

static bool touches_whole(const JigOp *op, const JigMemorySlot *slot) {
    uint64_t len, bytes;
    return !is_volatile(op) && jig_llvm_memory_len(op, &len) &&
           jig_llvm_bytes_of(op, slot->type, &bytes) && len == bytes;
}

/* ---- Copies: of something else into the slot, or the other way ---- */

static bool copy_loads(const JigOp *op, const JigMemorySlot *slot) {
    return source_of(op) == slot->ptr;
}
static bool copy_stores(const JigOp *op, const JigMemorySlot *slot) {
    return target_of(op) == slot->ptr;
}
static bool copy_removable(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    (void)use;
    return source_of(op) != target_of(op) && touches_whole(op, slot) &&
           jig_llvm_is_loadable(slot->type);
}
static JigValue *copy_stored(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                             JigValue *before) {
    (void)before;
    JigLlvmLoad parts = {.addr = source_of(op), .res_type = slot->type};
    return jig_op_result(jig_llvm_load_build(rw, jig_op_loc(op), &parts), 0);
}
static void remove_copy(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *value) {
    (void)slot;
    JigLlvmStore parts = {.value = value, .addr = target_of(op)};
    jig_llvm_store_build(rw, jig_op_loc(op), &parts);
}
const JigSlotAccessIface jig_llvm_copy_access = {.loads = copy_loads,
                                                 .stores = copy_stores,
                                                 .removable = copy_removable,
                                                 .stored = copy_stored,
                                                 .remove = remove_copy};

/* ---- Fills: one byte again and again ---- */

static bool fill_removable(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    const JigType *t = slot->type;
    bool is_number = jig_type_is_any_integer(t) || jig_type_is_float(t);
    return jig_use_value(use) == target_of(op) && is_number && jig_type_width(t) > 0 &&
           jig_type_width(t) % 8 == 0 && touches_whole(op, slot);
}

static JigValue *constant(JigRewriter *rw, JigLoc loc, const JigType *t, const JigAttr *value) {
    JigLlvmMlirConstant parts = {.value = value, .res_type = t};
    return jig_op_result(jig_llvm_mlir_constant_build(rw, loc, &parts), 0);
}
static JigValue *combine(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *x,
                         JigValue *y) {
    JigValue *operands[] = {x, y};
    const JigType *t = jig_value_type(x);
    return jig_op_result(jig_build(rw, loc, row, operands, 2, &t, 1, NULL), 0);
}

static const JigAttr *repeated_constant(const JigType *t, const JigAttr *byte) {
    JigArena *a = jig_arena_create();
    size_t n = (size_t)jig_type_width(t) / 8;
    uint8_t *bytes = JIG_NEW_ARRAY(a, uint8_t, n + 1);
    memset(bytes, (int)(jig_attr_int_value(byte) & 0xff), n);
    const JigAttr *x =
        jig_attr_big_int(t, jig_int_from_bytes((uint32_t)jig_type_width(t), bytes, a));
    jig_arena_destroy(a);
    return x;
}

/* Twice as many of its bytes with each step. */
static JigValue *repeated(JigRewriter *rw, JigLoc loc, const JigType *t, JigValue *byte) {
    const JigAttr *known = jig_constant_of(byte);
    if (known && jig_attr_is_int(known))
        return constant(rw, loc, t, repeated_constant(t, known));
    int64_t width = jig_type_width(t);
    if (width == 8)
        return byte;
    JigValue *v = jig_op_result(jig_build(rw, loc, JIG_LLVM(ZEXT), &byte, 1, &t, 1, NULL), 0);
    for (int64_t covered = 8; covered < width; covered *= 2) {
        JigValue *by = constant(rw, loc, t, jig_attr_int(t, covered));
        v = combine(rw, loc, JIG_LLVM(OR), v, combine(rw, loc, JIG_LLVM(SHL), v, by));
    }
    return v;
}

static JigValue *fill_stored(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                             JigValue *before) {
    (void)before;
    const JigType *t = slot->type;
    JigLoc loc = jig_op_loc(op);
    JigValue *byte = jig_llvm_intr_memset_val(op);
    if (jig_type_is_any_integer(t))
        return repeated(rw, loc, t, byte);
    JigValue *bits = repeated(rw, loc, jig_type_i(rw->ctx, (uint32_t)jig_type_width(t)), byte);
    return jig_op_result(jig_build(rw, loc, JIG_LLVM(BITCAST), &bits, 1, &t, 1, NULL), 0);
}
const JigSlotAccessIface jig_llvm_fill_access = {.loads = jig_slot_never,
                                                 .stores = jig_slot_always,
                                                 .removable = fill_removable,
                                                 .stored = fill_stored};
