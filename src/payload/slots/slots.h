/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory slots (jig/memory_slot.h) made values, and slots of aggregates made several. */
#ifndef JIG_PAYLOAD_SLOTS_H
#define JIG_PAYLOAD_SLOTS_H

#include "jig/memory_slot.h"
#include "jig/pass.h"

/* What is read from a slot below `root` that can be a value is what was stored last; blocks where
 * different values meet get an argument. Slots that are done with are gone. True: one was. */
bool jig_slots_promote(JigRewriter *rw, JigOp *root);
/* Slots of which only parts are accessed become a slot for each part that is. True: one did. */
bool jig_slots_split(JigRewriter *rw, JigOp *root);

#endif
