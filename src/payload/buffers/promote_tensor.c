/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/promote.h"

#include "jig/ops/bufferization.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "support/map.h"
#include "support/check.h"

/* A structured op whose body leaves the elements alone does not; of others nothing is known. */
static bool may_read(const JigUse *use) {
    const JigOp *user = jig_use_owner(use);
    const JigBlock *body = jig_structured(user) ? jig_op_body(user) : NULL;
    size_t operand = jig_use_index(use);
    return !body || operand >= jig_block_num_args(body) ||
           jig_value_has_uses(jig_block_arg(body, operand)) ||
           (jig_range_has(jig_dps_inits(user), operand) && !jig_linalg_overwrites(user, operand));
}

static bool is_read(const JigValue *tensor) {
    for (const JigUse *u = jig_value_first_use(tensor); u; u = jig_use_next(u))
        if (may_read(u))
            return true;
    return false;
}

/* The sizes that the type does not tell. `made` gets what is built for them. */
static JigValueList dynamic_sizes(JigRewriter *rw, JigValue *tensor, JigArena *a, JigPtrMap *made) {
    const JigType *t = jig_value_type(tensor);
    JigValue **sizes = JIG_NEW_ARRAY(a, JigValue *, jig_type_rank(t));
    size_t n = 0;
    for (size_t i = 0; i < jig_type_rank(t); ++i) {
        if (jig_type_dim(t, i) != JIG_DYNAMIC)
            continue;
        sizes[n] = jig_tensor_build_dim(rw, jig_value_loc(tensor), tensor, i).value;
        jig_ptrset_add(made, jig_value_def(sizes[n++]));
    }
    return (JigValueList){sizes, n};
}

static bool is_not_made(JigUse *use, void *made) {
    return !jig_ptrmap_has(made, jig_use_owner(use));
}

JigValue *jig_promote_tensor(JigRewriter *rw, JigValue *tensor, const JigAttr *space) {
    JIG_REQUIRE(rw && jig_type_is_ranked_tensor(jig_value_type(tensor)));
    JigArena *a = jig_arena_create();
    JigPtrMap made = {0};
    JigLoc loc = jig_value_loc(tensor);
    const JigType *t = jig_value_type(tensor);
    bool read = is_read(tensor);
    jig_at_after_value(rw, tensor);
    JigOp *last = jig_bufferization_alloc_tensor_build(
        rw, loc,
        &(JigBufferizationAllocTensor){.dynamic_sizes = dynamic_sizes(rw, tensor, a, &made),
                                       .memory_space = space,
                                       .result_type = t});
    if (read) {
        last = jig_bufferization_materialize_in_destination_build(
            rw, loc,
            &(JigBufferizationMaterializeInDestination){
                .source = tensor, .dest = jig_op_result(last, 0), .result_type = t});
        jig_ptrset_add(&made, last);
    }
    jig_rw_replace_uses_if(rw, tensor, jig_op_result(last, 0), is_not_made, &made);
    jig_ptrmap_free(&made);
    jig_arena_destroy(a);
    return jig_op_result(last, 0);
}
