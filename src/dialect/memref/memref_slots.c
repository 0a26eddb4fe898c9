/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers on the stack as memory slots: of one element a value, of a few a slot for each. */
#include "dialect/memref/memref_int.h"
#include "dialect/ub/ub.h"

/* ---- One element ---- */

static bool can_be_value(const JigType *t) {
    return jig_type_is_memref(t) || jig_type_kind(t) == JIG_TYPE_UNRANKED_MEMREF ||
           jig_type_kind(t) == JIG_TYPE_COMPLEX || jig_attr_zero(t);
}
static bool alloca_slot(const JigOp *op, JigMemorySlot *out) {
    const JigType *t = jig_op_result_type(op, 0), *element = jig_type_element(t);
    *out = (JigMemorySlot){jig_op_result(op, 0), element};
    return jig_type_has_static_shape(t) && jig_type_num_elements(t) == 1 && can_be_value(element);
}
static JigValue *nothing_yet(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigUbPoison parts = {.result_type = type};
    return jig_op_result(jig_ub_poison_build(rw, jig_op_loc(op), &parts), 0);
}
const JigSlotAllocIface jig_memref_slot_alloc = {.slot = alloca_slot, .initial = nothing_yet};

static bool load_removable(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    (void)use;
    return jig_op_result_type(op, 0) == slot->type;
}
static void remove_load(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *value) {
    (void)slot;
    jig_rw_replace_uses(rw, jig_op_result(op, 0), value);
}
static const JigSlotAccessIface load_access = {.loads = jig_slot_always,
                                               .stores = jig_slot_never,
                                               .removable = load_removable,
                                               .remove = remove_load};

static bool store_removable(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    JigValue *value = jig_memref_store_value(op);
    return jig_use_value(use) == jig_memref_store_memref(op) && value != slot->ptr &&
           jig_value_type(value) == slot->type;
}
static JigValue *store_stored(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                              JigValue *before) {
    (void)rw, (void)slot, (void)before;
    return jig_memref_store_value(op);
}
static const JigSlotAccessIface store_access = {.loads = jig_slot_never,
                                                .stores = jig_slot_always,
                                                .removable = store_removable,
                                                .stored = store_stored};

/* ---- Several elements, counted in row-major order ---- */

/* Of more no slots are made. */
enum { MOST_PARTS = 16 };

static bool alloca_parts(const JigOp *op, JigMemorySlot *out, size_t *num_parts) {
    const JigType *t = jig_op_result_type(op, 0);
    int64_t n = jig_type_has_static_shape(t) ? jig_type_num_elements(t) : INT64_MAX;
    *out = (JigMemorySlot){jig_op_result(op, 0), t};
    *num_parts = (size_t)n;
    return n != 1 && n <= MOST_PARTS;
}
static const JigType *element_of(const JigMemorySlot *slot, size_t part) {
    (void)part;
    return jig_type_element(slot->type);
}
static JigValue *alloca_part(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigMemrefAlloca parts = {.memref_type = jig_type_memref(NULL, 0, type, NULL, NULL)};
    return jig_op_result(jig_memref_alloca_build(rw, jig_op_loc(op), &parts), 0);
}
const JigSlotPartsIface jig_memref_slot_parts = {
    .slot = alloca_parts, .part_type = element_of, .part = alloca_part};

/* Which element constant indices mean; false: they are not all constant and in range. */
static bool find_part(JigOperandRange indices, const JigOp *op, const JigType *t, size_t *part) {
    *part = 0;
    for (size_t i = 0; i < indices.count; ++i) {
        const JigAttr *x = jig_constant_of(jig_op_operand(op, indices.start + i));
        if (!jig_attr_is_int(x))
            return false;
        int64_t at = jig_attr_int_value(x);
        if (at < 0 || at >= jig_type_dim(t, i))
            return false;
        *part = *part * (size_t)jig_type_dim(t, i) + (size_t)at;
    }
    return true;
}

static bool load_part(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    size_t part;
    if (!find_part(jig_memref_load_indices(op), op, slot->type, &part))
        return false;
    jig_slot_uses_part(uses, part);
    return true;
}
static bool rewire_load(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                        JigValue *const *ptrs, size_t num_parts) {
    (void)num_parts;
    size_t part;
    if (!find_part(jig_memref_load_indices(op), op, slot->type, &part))
        return false;
    jig_memref_load_set_memref(rw, op, ptrs[part]);
    jig_memref_load_set_indices(rw, op, NULL, 0);
    return false;
}
static const JigSlotPartIface load_parts = {.parts = load_part, .rewire = rewire_load};

static bool store_part(const JigOp *op, const JigMemorySlot *slot, JigSlotUses *uses) {
    size_t part;
    if (jig_memref_store_value(op) == slot->ptr ||
        !find_part(jig_memref_store_indices(op), op, slot->type, &part))
        return false;
    jig_slot_uses_part(uses, part);
    return true;
}
static bool rewire_store(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                         JigValue *const *ptrs, size_t num_parts) {
    (void)num_parts;
    size_t part;
    if (!find_part(jig_memref_store_indices(op), op, slot->type, &part))
        return false;
    jig_memref_store_set_memref(rw, op, ptrs[part]);
    jig_memref_store_set_indices(rw, op, NULL, 0);
    return false;
}
static const JigSlotPartIface store_parts = {.parts = store_part, .rewire = rewire_store};

const JigIface jig_memref_load_ifaces[] = {{&jig_iface_slot_access, &load_access},
                                           {&jig_iface_slot_part, &load_parts},
                                           {&jig_iface_space_user, &jig_accesses_buffer0},
                                           {0}};
const JigIface jig_memref_store_ifaces[] = {{&jig_iface_slot_access, &store_access},
                                            {&jig_iface_slot_part, &store_parts},
                                            {&jig_iface_space_user, &jig_accesses_buffer1},
                                            {0}};
