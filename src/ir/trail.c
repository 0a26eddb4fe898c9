/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/trail.h"

#include "ir/op.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

#include <stdlib.h>

/* The ops behind `op`, each once. */
typedef struct Behind {
    JigPtrMap met;
    JIG_VEC(const JigOp *) todo;
} Behind;

/* True when `from` uses `target`. */
static bool look_behind(Behind *b, const JigOp *from, const JigOp *target) {
    for (size_t i = 0; i < from->num_operands; i++) {
        const JigOp *def = from->operands[i].value ? jig_value_op(from->operands[i].value) : NULL;
        if (def == target)
            return true;
        if (def && def->name == target->name && jig_ptrset_add(&b->met, def))
            jig_vec_push(&b->todo, def);
    }
    return false;
}

bool jig_trail_depends_on_itself(const JigOp *op) {
    JIG_REQUIRE(op);
    Behind b = {0};
    bool found = look_behind(&b, op, op);
    while (!found && b.todo.len)
        found = look_behind(&b, jig_vec_pop(&b.todo), op);
    jig_ptrmap_free(&b.met);
    jig_vec_free(&b.todo);
    return found;
}
