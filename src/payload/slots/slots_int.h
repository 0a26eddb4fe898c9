/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What promotion and splitting share: the uses that have to go. */
#ifndef JIG_PAYLOAD_SLOTS_INT_H
#define JIG_PAYLOAD_SLOTS_INT_H

#include "payload/slots/slots.h"
#include "support/map.h"
#include "support/vec.h"

typedef JIG_VEC(JigUse *) JigUseVec;

/* Adds the uses of what the owner of `use` hands on; false: the owner can't do without it. Of an op
 * that is handed on by several uses this is done once: `seen`. */
bool jig_slots_user_hands_on(const JigUse *use, JigPtrMap *seen, JigUseVec *more);
/* Lets the owner do without: it is erased when that is all that can be done. */
void jig_slots_user_remove(JigRewriter *rw, JigUse *use, JigOpVec *erase);
/* Ops that nothing uses any more, users first. */
void jig_slots_erase(JigRewriter *rw, const JigOpVec *erase);

/* Rounds over the ops below a root: `change` is tried on each in `ops` until a round changes none.
 * What it adds to `made` is tried in the rounds after. True: something changed. */
bool jig_slots_rounds(JigOpVec *ops, bool (*change)(JigOp *op, void *user, JigOpVec *made),
                      void *user);

#endif
