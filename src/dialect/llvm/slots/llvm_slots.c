/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What llvm.alloca allocates as memory slots, and who uses them: loads, stores, hints. */
#include "dialect/llvm/slots/llvm_slots.h"
#include "dialect/llvm/llvm_int.h"

/* ---- Allocations, which are made once: in the first block ---- */

static bool alloca_slot(const JigOp *op, JigMemorySlot *out) {
    *out = (JigMemorySlot){jig_llvm_alloca_res(op), jig_llvm_alloca_elem_type(op)};
    return jig_block_is_entry(jig_op_block(op));
}
static JigValue *undefined(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigLlvmMlirUndef parts = {.res_type = type};
    return jig_op_result(jig_llvm_mlir_undef_build(rw, jig_op_loc(op), &parts), 0);
}

static void say_value(JigRewriter *rw, JigOp *declare, JigValue *value) {
    JigLlvmIntrDbgValue parts = {.value = value,
                                 .var_info = jig_llvm_intr_dbg_declare_var_info_attr(declare),
                                 .location_expr =
                                     jig_llvm_intr_dbg_declare_location_expr_attr(declare)};
    jig_llvm_intr_dbg_value_build(rw, jig_op_loc(declare), &parts);
}
static void say_argument(JigRewriter *rw, JigOp *op, JigValue *arg) {
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u))
        if (jig_op_is(jig_use_owner(u), JIG_LLVM(INTR_DBG_DECLARE)))
            say_value(rw, jig_use_owner(u), arg);
}
static const JigSlotAllocIface alloca_alloc = {
    .slot = alloca_slot, .initial = undefined, .merged = say_argument};
const JigIface jig_llvm_alloca_ifaces[] = {
    {&jig_iface_slot_alloc, &alloca_alloc}, {&jig_iface_slot_parts, &jig_llvm_slot_parts}, {0}};

/* ---- Loads ---- */

static bool load_removable(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    (void)use;
    return !jig_llvm_load_volatile_(op) &&
           jig_llvm_is_start_of(op, jig_op_result_type(op, 0), slot->type);
}
static void remove_load(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot, JigValue *value) {
    (void)slot;
    JigValue *result = jig_op_result(op, 0);
    jig_rw_replace_uses(rw, result, jig_llvm_start_of(rw, op, value, jig_value_type(result)));
}
static const JigSlotAccessIface load_access = {.loads = jig_slot_always,
                                               .stores = jig_slot_never,
                                               .removable = load_removable,
                                               .remove = remove_load};

/* ---- Stores: of a part of the slot they need the rest ---- */

static bool store_loads(const JigOp *op, const JigMemorySlot *slot) {
    return !jig_llvm_is_whole(op, jig_value_type(jig_llvm_store_value(op)), slot->type);
}
static bool store_removable(const JigOp *op, const JigMemorySlot *slot, const JigUse *use) {
    JigValue *value = jig_llvm_store_value(op);
    return jig_use_value(use) == jig_llvm_store_addr(op) && value != slot->ptr &&
           !jig_llvm_store_volatile_(op) &&
           jig_llvm_is_start_of(op, jig_value_type(value), slot->type);
}
static JigValue *store_stored(JigRewriter *rw, JigOp *op, const JigMemorySlot *slot,
                              JigValue *before) {
    JigValue *value = jig_llvm_store_value(op);
    return store_loads(op, slot) ? jig_llvm_with_start(rw, op, before, value)
                                 : jig_llvm_start_of(rw, op, value, slot->type);
}
static const JigSlotAccessIface store_access = {.loads = store_loads,
                                                .stores = jig_slot_always,
                                                .removable = store_removable,
                                                .stored = store_stored};

/* ---- Users that only hand the pointer on ---- */

/* Is it the same pointer? */
static bool gep_removable(const JigOp *op, const JigUse *use) {
    (void)use;
    const JigAttr *indices = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    for (size_t i = 0; i < jig_attr_dense_array_len(indices); ++i)
        if (jig_attr_dense_array_int(indices, i) != 0)
            return false;
    return true;
}
static const JigSlotUserIface gep_user = {.removable = gep_removable}, goes = {0};

/* The variable is known to have been there; its value is not. */
static void forget_value(JigRewriter *rw, JigOp *op, JigUse *use) {
    jig_at_before(rw, op);
    JigValue *v = jig_use_value(use);
    JigLlvmMlirUndef parts = {.res_type = jig_value_type(v)};
    JigOp *undef = jig_llvm_mlir_undef_build(rw, jig_value_loc(v), &parts);
    jig_rw_set_operand(rw, op, jig_use_index(use), jig_op_result(undef, 0));
}
static const JigSlotUserIface declared = {.stored = say_value}, said = {.remove = forget_value};

/* ---- What the rows name ---- */

#define USER(says)                                                                                 \
    {                                                                                              \
        {&jig_iface_slot_user, says}, {                                                            \
            0                                                                                      \
        }                                                                                          \
    }
const JigIface jig_llvm_bitcast_ifaces[] = USER(&goes), jig_llvm_hint_ifaces[] = USER(&goes),
               jig_llvm_dbg_declare_ifaces[] = USER(&declared),
               jig_llvm_dbg_value_ifaces[] = USER(&said);
const JigIface jig_llvm_addrspacecast_ifaces[] = {
    {&jig_iface_view, &jig_llvm_cast_view}, {&jig_iface_slot_user, &goes}, {0}};
const JigIface jig_llvm_gep_ifaces[] = {{&jig_iface_view, &jig_llvm_gep_view},
                                        {&jig_iface_slot_user, &gep_user},
                                        {&jig_iface_slot_part, &jig_llvm_gep_part},
                                        {&jig_iface_slot_within, &jig_llvm_gep_within},
                                        {0}};
const JigIface jig_llvm_load_ifaces[] = {{&jig_llvm_dereferenceable, &jig_llvm_dereferenceable},
                                         {&jig_iface_slot_access, &load_access},
                                         {&jig_iface_slot_part, &jig_llvm_load_part},
                                         {&jig_iface_slot_within, &jig_llvm_load_within},
                                         {0}};
const JigIface jig_llvm_store_ifaces[] = {{&jig_iface_slot_access, &store_access},
                                          {&jig_iface_slot_part, &jig_llvm_store_part},
                                          {&jig_iface_slot_within, &jig_llvm_store_within},
                                          {0}};
const JigIface jig_llvm_copy_ifaces[] = {{&jig_iface_slot_access, &jig_llvm_copy_access},
                                         {&jig_iface_slot_part, &jig_llvm_copy_part},
                                         {&jig_iface_slot_within, &jig_llvm_copy_within},
                                         {0}};
const JigIface jig_llvm_fill_ifaces[] = {{&jig_iface_slot_access, &jig_llvm_fill_access},
                                         {&jig_iface_slot_part, &jig_llvm_fill_part},
                                         {&jig_iface_slot_within, &jig_llvm_fill_within},
                                         {0}};
