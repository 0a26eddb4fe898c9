/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that only hand a slot's pointer on or say something about it; rounds over allocating ops. */
#include "payload/slots/slots_int.h"

bool jig_slots_user_hands_on(const JigUse *use, JigPtrMap *seen, JigUseVec *more) {
    const JigOp *op = jig_use_owner(use);
    const JigSlotUserIface *says = jig_slot_user(op);
    if (!says || (says->removable && !says->removable(op, use)))
        return false;
    if (says->remove || !jig_ptrset_add(seen, op))
        return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            jig_vec_push(more, u);
    return true;
}

void jig_slots_user_remove(JigRewriter *rw, JigUse *use, JigOpVec *erase) {
    JigOp *op = jig_use_owner(use);
    const JigSlotUserIface *says = jig_slot_user(op);
    if (says->remove)
        says->remove(rw, op, use);
    else
        jig_vec_push(erase, op);
}

/* What is left without uses is tried again when its last user goes. */
void jig_slots_erase(JigRewriter *rw, const JigOpVec *erase) {
    JigPtrMap left = {0};
    JigOpVec work = {0};
    for (size_t i = 0; i < erase->len; ++i)
        if (jig_ptrset_add(&left, erase->data[i]))
            jig_vec_push(&work, erase->data[i]);
    while (work.len) {
        JigOp *op = jig_vec_pop(&work);
        if (!jig_ptrmap_has(&left, op) || jig_op_has_uses(op))
            continue;
        jig_ptrmap_remove(&left, op);
        for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
            JigOp *def = jig_op_operand_def(op, i);
            if (def && jig_ptrmap_has(&left, def))
                jig_vec_push(&work, def);
        }
        jig_rw_erase(rw, op);
    }
    jig_vec_free(&work);
    jig_ptrmap_free(&left);
}

bool jig_slots_rounds(JigOpVec *ops, bool (*change)(JigOp *op, void *user, JigOpVec *made),
                      void *user) {
    bool changed_any = false;
    for (bool changed = true; changed;) {
        changed = false;
        JigOpVec next = {0};
        for (size_t i = 0; i < ops->len; ++i) {
            if (change(ops->data[i], user, &next))
                changed = true;
            else
                jig_vec_push(&next, ops->data[i]);
        }
        changed_any |= changed;
        jig_vec_free(ops);
        *ops = next;
    }
    return changed_any;
}
