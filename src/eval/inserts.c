/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/inserts.h"
#include "eval/shadow.h"
#include "support/check.h"

/* The tensor in the slot, which nobody else has: NULL after an error. */
static JigEvalShaped *own(JigEvalCall *call, JigEvalValue *slot) {
    JigEvalShaped *s = slot->shaped;
    if (s->refs == 1 && s->buffer->refs == 1)
        return s;
    JigEvalShaped *copy = jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), s);
    if (!copy)
        return NULL;
    jig_eval_set_born(copy->buffer, s->buffer->born);
    jig_eval_set_slot(slot, jig_eval_shaped_value(copy));
    return copy;
}

static void let_go(JigEvalShaped *view) {
    view->buffer->refs--;
    view->buffer = NULL;
}

static bool waits(const JigEvalCall *call, const JigEvalInserts *inserts, uint32_t slot) {
    return inserts && inserts->frame == call->frame && slot >= inserts->first &&
           slot - inserts->first < inserts->n && inserts->is_read[slot - inserts->first];
}

bool jig_eval_insert(JigEvalCall *call, const JigEvalSlice *slice) {
    JIG_REQUIRE(call && slice);
    JigEvalInserts *inserts = call->eval->inserts;
    JigEvalShaped *source = jig_eval_shaped(call, 0),
                  *dest = source ? jig_eval_shaped(call, 1) : NULL;
    bool later = waits(call, inserts, call->step->operands[1]);
    if (dest && !later)
        dest = own(call, jig_eval_slot(call, 1));
    JigEvalShaped *view = dest ? jig_eval_view_slice_like(call, dest, slice, source) : NULL;
    JIG_CHECK(view);
    jig_eval_inserts_all(view);
    if (later) {
        let_go(view);
        source->refs++;
        jig_vec_push(&inserts->waiting, ((JigEvalInsert){call->step->operands[1], view, source}));
        return true;
    }
    bool ok = jig_eval_shaped_assign(call, view, source);
    jig_eval_shaped_release(view);
    return ok;
}

void jig_eval_inserts_begin(JigEvalCall *call, JigEvalInserts *inserts) {
    JIG_REQUIRE(call && inserts);
    inserts->around = call->eval->inserts;
    inserts->frame = call->frame;
    call->eval->inserts = inserts;
}

static bool insert(JigEvalCall *call, const JigEvalInsert *x) {
    JigEvalShaped *dest = own(call, &call->frame[x->slot]);
    JIG_CHECK(dest);
    dest->buffer->refs++;
    x->view->buffer = dest->buffer;
    bool ok = jig_eval_shaped_assign(call, x->view, x->source);
    let_go(x->view);
    return ok;
}

bool jig_eval_inserts_end(JigEvalCall *call, JigEvalInserts *inserts, bool ok) {
    JIG_REQUIRE(call && inserts);
    call->eval->inserts = inserts->around;
    for (size_t i = 0; i < inserts->waiting.len; ++i) {
        JigEvalInsert *x = &inserts->waiting.data[i];
        ok = ok && insert(call, x);
        jig_free(x->view);
        jig_eval_shaped_release(x->source);
    }
    jig_vec_free(&inserts->waiting);
    return ok;
}
