/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The interfaces of memory slots. */
#include "ir/iface/memory_slot.h"
#include "support/check.h"

const JigIfaceId jig_iface_slot_alloc = {.name = "PromotableAllocationOpInterface"};
const JigIfaceId jig_iface_slot_access = {.name = "PromotableMemOpInterface"};
const JigIfaceId jig_iface_slot_user = {.name = "PromotableOpInterface"};
const JigIfaceId jig_iface_slot_parts = {.name = "DestructurableAllocationOpInterface"};
const JigIfaceId jig_iface_slot_part = {.name = "DestructurableAccessorOpInterface"};
const JigIfaceId jig_iface_slot_within = {.name = "SafeMemorySlotAccessOpInterface"};

#define ACCESSOR(fn, T, id)                                                                        \
    const T *fn(const JigOp *op) {                                                                 \
        return op ? jig_op_iface(op, &id) : NULL;                                                  \
    }
ACCESSOR(jig_slot_alloc, JigSlotAllocIface, jig_iface_slot_alloc)
ACCESSOR(jig_slot_access, JigSlotAccessIface, jig_iface_slot_access)
ACCESSOR(jig_slot_user, JigSlotUserIface, jig_iface_slot_user)
ACCESSOR(jig_slot_parts, JigSlotPartsIface, jig_iface_slot_parts)
ACCESSOR(jig_slot_part, JigSlotPartIface, jig_iface_slot_part)
ACCESSOR(jig_slot_within, JigSlotWithinIface, jig_iface_slot_within)

bool jig_slot_always(const JigOp *op, const JigMemorySlot *slot) {
    JIG_REQUIRE(op);
    (void)op, (void)slot;
    return true;
}
bool jig_slot_never(const JigOp *op, const JigMemorySlot *slot) {
    JIG_REQUIRE(op);
    (void)op, (void)slot;
    return false;
}

void jig_slot_uses_part(JigSlotUses *uses, size_t part) {
    JIG_REQUIRE(uses && uses->used);
    if (uses->used[part])
        return;
    uses->used[part] = true;
    jig_vec_push(&uses->parts, part);
}

void jig_slot_makes_view(JigSlotUses *uses, JigValue *ptr, uint64_t bytes) {
    JIG_REQUIRE(uses && ptr);
    jig_vec_push(&uses->views, ((JigSlotView){ptr, bytes}));
}
