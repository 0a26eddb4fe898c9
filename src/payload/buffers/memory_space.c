/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/promote.h"

#include "dialect/memref/memref.h"
#include "ir/verify/verify.h"
#include "support/check.h"

/* It is the allocation that is freed, not the cast. */
static void free_directly(JigRewriter *rw, JigValue *cast, JigValue *buffer) {
    for (JigUse *u = jig_value_first_use(cast), *next; u; u = next) {
        next = jig_use_next(u);
        JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_MEMREF(DEALLOC)))
            jig_rw_set_operand(rw, user, jig_use_index(u), buffer);
    }
}

static JigValue *allocate_elsewhere(JigRewriter *rw, JigOp *alloc, const JigAttr *space) {
    JigValue *old = jig_op_result(alloc, 0);
    const JigType *type = jig_value_type(old),
                  *there = jig_type_memref(jig_type_shape(type), jig_type_rank(type),
                                           jig_type_element(type), jig_type_layout(type), space);
    jig_at_after(rw, alloc);
    JigOp *by = jig_rw_clone(rw, alloc, NULL);
    JigValue *buffer = jig_op_result(by, 0);
    jig_value_set_type(buffer, there);
    JigMemrefMemorySpaceCast parts = {.source = buffer, .dest_type = type};
    JigValue *cast =
        jig_op_result(jig_memref_memory_space_cast_build(rw, jig_op_loc(alloc), &parts), 0);
    jig_rw_replace_uses(rw, old, cast);
    jig_rw_erase(rw, alloc);
    free_directly(rw, cast, buffer);
    return cast;
}

JigValue *jig_assign_memory_space(JigRewriter *rw, JigValue *value, const JigAttr *space,
                                  JigReason *why) {
    JIG_REQUIRE(rw && value && space);
    const JigType *type = jig_value_type(value);
    JigOp *def = jig_value_def(value);
    if (!jig_verify_is_memory_space(space)) {
        (void)jig_refuse(why, value, "no buffer can be in the memory space {}",
                         jig_fact_attr(space));
        return NULL;
    }
    if (jig_type_is_ranked_tensor(type))
        return jig_promote_tensor(rw, value, space);
    if (!jig_type_is_memref(type)) {
        (void)jig_refuse(why, value, "is neither a tensor nor a buffer");
        return NULL;
    }
    if (!jig_op_is(def, JIG_MEMREF(ALLOC)) && !jig_op_is(def, JIG_MEMREF(ALLOCA))) {
        (void)jig_refuse(why, value, "is allocated elsewhere");
        return NULL;
    }
    return jig_type_space(type) == space ? value : allocate_elsewhere(rw, def, space);
}
