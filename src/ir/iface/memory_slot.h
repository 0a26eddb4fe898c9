/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What ops say of how they use a slot of several parts. */
#ifndef JIG_IR_IFACE_MEMORY_SLOT_H
#define JIG_IR_IFACE_MEMORY_SLOT_H

#include "jig/memory_slot.h"
#include "support/vec.h"

struct JigSlotUses {
    bool *used;            /* one for each part of the slot */
    JIG_VEC(size_t) parts; /* those in use, in the order in which they were named */
    JIG_VEC(JigSlotView) views;
};

#endif
