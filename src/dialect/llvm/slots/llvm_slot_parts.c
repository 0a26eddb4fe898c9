/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Slots of structures and short arrays part by part: pointers into them, loads, stores. */
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/types/llvm_sizes.h"
#include "dialect/llvm/slots/llvm_slots.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Parts ---- */

/* Arrays of more are left alone. */
enum { MOST_ELEMENTS = 16 };

static bool alloca_parts(const JigOp *op, JigMemorySlot *out, size_t *num_parts) {
    const JigType *t = jig_llvm_alloca_elem_type(op);
    *out = (JigMemorySlot){jig_llvm_alloca_res(op), t};
    const JigAttr *size = jig_constant_of(jig_llvm_alloca_array_size(op));
    if (!jig_block_is_entry(jig_op_block(op)) || !size || !jig_attr_is_int(size) ||
        !jig_int_is_one(jig_attr_big_int_value(size)))
        return false;
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT)) {
        *num_parts = jig_llvm_struct_len(t);
        return !jig_llvm_struct_is_opaque(t);
    }
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY) || jig_llvm_array_len(t) > MOST_ELEMENTS)
        return false;
    *num_parts = (size_t)jig_llvm_array_len(t);
    return true;
}
const JigType *jig_llvm_slot_part_type(const JigMemorySlot *slot, size_t part) {
    return jig_llvm_is_type(slot->type, JIG_LLVM_TYPE_ARRAY)
               ? jig_llvm_array_element(slot->type)
               : jig_llvm_struct_element(slot->type, part);
}
size_t jig_llvm_slot_num_parts(const JigMemorySlot *slot) {
    JIG_REQUIRE(slot);
    return jig_llvm_is_type(slot->type, JIG_LLVM_TYPE_ARRAY)
               ? (size_t)jig_llvm_array_len(slot->type)
               : jig_llvm_struct_len(slot->type);
}
bool jig_llvm_slot_offset(const JigOp *at, const JigMemorySlot *slot, size_t part, uint64_t *out) {
    uint64_t bytes;
    if (jig_llvm_is_type(slot->type, JIG_LLVM_TYPE_STRUCT)) {
        const uint64_t *offsets = jig_llvm_offsets_of(at, slot->type);
        *out = offsets ? offsets[part] : 0;
        return offsets;
    }
    if (!jig_llvm_stride_of(at, jig_llvm_array_element(slot->type), &bytes))
        return false;
    *out = part * bytes;
    return true;
}
static JigValue *alloca_part(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigLlvmAlloca parts = {.array_size = jig_llvm_alloca_array_size(op),
                           .res_type = jig_op_result_type(op, 0),
                           .elem_type = jig_attr_of_type(type)};
    return jig_op_result(jig_llvm_alloca_build(rw, jig_op_loc(op), &parts), 0);
}
const JigSlotPartsIface jig_llvm_slot_parts = {
    .slot = alloca_parts, .part_type = jig_llvm_slot_part_type, .part = alloca_part};

/* ---- Where a pointer into the slot points to ---- */

/* One index further: into an element of `*t`, which it becomes. False: there is none. */
static bool step_into(const JigOp *op, const JigType **t, uint64_t index, uint64_t *offset) {
    uint64_t bytes;
    if (jig_llvm_is_type(*t, JIG_LLVM_TYPE_ARRAY)) {
        if (index >= jig_llvm_array_len(*t))
            return false;
        *t = jig_llvm_array_element(*t);
        return jig_llvm_stride_of(op, *t, &bytes) &&
               !__builtin_mul_overflow(index, bytes, &bytes) &&
               !__builtin_add_overflow(*offset, bytes, offset);
    }
    size_t n = jig_llvm_is_type(*t, JIG_LLVM_TYPE_STRUCT) ? jig_llvm_struct_len(*t) : 0;
    if (index >= n)
        return false;
    const uint64_t *offsets = jig_llvm_offsets_of(op, *t);
    *t = jig_llvm_struct_element(*t, (size_t)index);
    return offsets && !__builtin_add_overflow(*offset, offsets[index], offset);
}

/* How far constant indices lead, in bytes. */
static bool gep_offset(const JigOp *op, uint64_t *offset) {
    const JigAttr *indices = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    const JigType *t = jig_llvm_getelementptr_elem_type(op);
    uint64_t bytes;
    for (size_t i = 0; i < jig_attr_dense_array_len(indices); ++i) {
        int64_t index = jig_attr_dense_array_int(indices, i);
        if (index < 0) /* one that is an operand, too */
            return false;
        if (i > 0 && !step_into(op, &t, (uint64_t)index, offset))
            return false;
        if (i == 0 && (!jig_llvm_stride_of(op, t, &bytes) ||
                       __builtin_mul_overflow((uint64_t)index, bytes, offset)))
            return false;
    }
    return true;
}

/* The last of `n` fields, which there are, that starts no later than `offset`. */
static size_t field_at(const uint64_t *offsets, size_t n, uint64_t offset) {
    size_t first = 0;
    while (n > 1) {
        size_t half = n / 2;
        if (offsets[first + half] <= offset) {
            first += half;
            n -= half;
        } else {
            n = half;
        }
    }
    return first;
}

/* The part that is `offset` bytes into the slot, and how far into the part that is. */
static bool part_at(const JigOp *op, const JigMemorySlot *slot, uint64_t offset, size_t *part,
                    uint64_t *rest) {
    const JigType *t = slot->type;
    uint64_t bytes, start;
    if (!jig_llvm_bytes_of(op, t, &bytes) || offset >= bytes)
        return false;
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        *part = field_at(jig_llvm_offsets_of(op, t), jig_llvm_struct_len(t), offset);
    else if (jig_llvm_stride_of(op, jig_llvm_array_element(t), &bytes) && bytes)
        *part = (size_t)(offset / bytes);
    else
        return false;
    if (*part >= jig_llvm_slot_num_parts(slot) || !jig_llvm_slot_offset(op, slot, *part, &start))
        return false;
    *rest = offset - start;
    return jig_llvm_bytes_of(op, jig_llvm_slot_part_type(slot, *part), &bytes) && *rest < bytes;
}

static bool gep_part_at(const JigOp *op, const JigMemorySlot *slot, size_t *part, uint64_t *rest) {
    uint64_t offset = 0;
    return jig_llvm_is_type(jig_value_type(jig_llvm_getelementptr_base(op)), JIG_LLVM_TYPE_PTR) &&
           gep_offset(op, &offset) && part_at(op, slot, offset, part, rest) && *rest <= INT32_MAX;
}

static bool gep_parts(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    size_t part;
    uint64_t rest, bytes;
    if (!gep_part_at(op, slot, &part, &rest) ||
        !jig_llvm_bytes_of(op, jig_llvm_slot_part_type(slot, part), &bytes))
        return false;
    jig_slot_uses_part(uses, part);
    jig_slot_makes_view(uses, jig_llvm_getelementptr_res(op), bytes - rest);
    return true;
}

static bool rewire_gep(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *const *ptrs,
                       size_t num_parts) {
    (void)num_parts;
    size_t part;
    uint64_t rest;
    if (!gep_part_at(op, slot, &part, &rest))
        return false;
    int32_t index = (int32_t)rest;
    JigLlvmGetelementptr parts = {.base = ptrs[part],
                                  .res_type = jig_op_result_type(op, 0),
                                  .raw_constant_indices =
                                      jig_attr_dense_array(jig_type_i(rw->ctx, 32), &index, 1),
                                  .elem_type = jig_attr_of_type(jig_type_i(rw->ctx, 8)),
                                  .no_wrap_flags = jig_llvm_getelementptr_no_wrap_flags_attr(op)};
    JigValue *v = ptrs[part];
    if (rest)
        v = jig_op_result(jig_llvm_getelementptr_build(rw, jig_op_loc(op), &parts), 0);
    jig_rw_replace_uses(rw, jig_op_result(op, 0), v);
    return true;
}
const JigSlotPartIface jig_llvm_gep_part = {.parts = gep_parts, .rewire = rewire_gep};

/* What follows in the slot is as good as what is pointed to. */
static bool gep_within(const JigOp *op, const JigSlotView *view, JigSlotUses *uses) {
    uint64_t offset = 0;
    if (jig_llvm_getelementptr_base(op) != view->ptr)
        return true;
    if (!gep_offset(op, &offset) || offset >= view->bytes)
        return false;
    jig_slot_makes_view(uses, jig_llvm_getelementptr_res(op), view->bytes - offset);
    return true;
}
const JigSlotWithinIface jig_llvm_gep_within = {.within = gep_within};

/* ---- Loads and stores: of the first part ---- */

static bool first_part_holds(const JigOp *op, const JigMemorySlot *slot, const JigType *t,
                             JigSlotUses *uses) {
    uint64_t bytes, room;
    if (!jig_llvm_slot_num_parts(slot) || !jig_llvm_bytes_of(op, t, &bytes) ||
        !jig_llvm_bytes_of(op, jig_llvm_slot_part_type(slot, 0), &room) || bytes > room)
        return false;
    jig_slot_uses_part(uses, 0);
    return true;
}
static bool load_parts(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    return !jig_llvm_load_volatile_(op) &&
           first_part_holds(op, slot, jig_op_result_type(op, 0), uses);
}
static bool store_parts(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    JigValue *value = jig_llvm_store_value(op);
    return !jig_llvm_store_volatile_(op) && value != slot->ptr &&
           first_part_holds(op, slot, jig_value_type(value), uses);
}
static bool rewire_load(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                        JigValue *const *ptrs, size_t num_parts) {
    (void)slot, (void)num_parts;
    jig_llvm_load_set_addr(rw, op, ptrs[0]);
    return false;
}
static bool rewire_store(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                         JigValue *const *ptrs, size_t num_parts) {
    (void)slot, (void)num_parts;
    jig_llvm_store_set_addr(rw, op, ptrs[0]);
    return false;
}
const JigSlotPartIface jig_llvm_load_part = {.parts = load_parts, .rewire = rewire_load},
                       jig_llvm_store_part = {.parts = store_parts, .rewire = rewire_store};

static bool load_within(const JigOp *op, const JigSlotView *view, JigSlotUses *uses) {
    (void)uses;
    uint64_t bytes;
    return jig_llvm_bytes_of(op, jig_op_result_type(op, 0), &bytes) && bytes <= view->bytes;
}
static bool store_within(const JigOp *op, const JigSlotView *view, JigSlotUses *uses) {
    (void)uses;
    uint64_t bytes;
    JigValue *value = jig_llvm_store_value(op);
    return value != view->ptr && jig_llvm_bytes_of(op, jig_value_type(value), &bytes) &&
           bytes <= view->bytes;
}
const JigSlotWithinIface jig_llvm_load_within = {.within = load_within},
                         jig_llvm_store_within = {.within = store_within};
