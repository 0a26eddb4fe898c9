/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/interchange.h"

#include "dialect/linalg/linalg.h"
#include "ir/diag/kinds.h"
#include "jig/ops/affine.h"
#include "support/arena.h"
#include "support/check.h"

/* What the body asked for as loop `dim` is now somewhere else: an affine.apply picks it from all.
 */
static void redirect_index(JigRewriter *rw, JigOp *index, const JigMap *old_from_new, JigArena *a) {
    JigLoc loc = jig_op_loc(index);
    const JigType *type = jig_type_index(rw->ctx);
    unsigned dim = (unsigned)jig_linalg_index_dim(index);
    size_t n = jig_map_num_dims(old_from_new);
    JigValue **all = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    jig_at_before(rw, index);
    for (size_t i = 0; i < n; ++i)
        all[i] = jig_linalg_index_result(jig_linalg_index_build(
            rw, loc,
            &(JigLinalgIndex){.result_type = type, .dim = jig_attr_i64(rw->ctx, (int64_t)i)}));
    JigOp *apply = jig_affine_apply_build(
        rw, loc,
        &(JigAffineApply){.map_operands = {all, n},
                          .map = jig_attr_of_map(jig_map_sub(old_from_new, &dim, 1))});
    jig_rw_replace_op(rw, index, apply);
}

static const JigAttr *permuted_iterators(JigRewriter *rw, const JigOp *op, const int64_t *order,
                                         size_t n, JigArena *a) {
    JigIterator *iterators = JIG_NEW_ARRAY(a, JigIterator, n + 1);
    for (size_t i = 0; i < n; ++i)
        iterators[i] = jig_structured(op)->iterator(op, (size_t)order[i]);
    return jig_linalg_iterator_attr(rw->ctx, iterators, n);
}

static const JigAttr *composed_maps(const JigOp *op, const JigMap *old_from_new, JigArena *a) {
    size_t n = jig_op_num_operands(op);
    const JigAttr **maps = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        maps[i] = jig_attr_of_map(jig_map_compose(jig_structured(op)->map(op, i), old_from_new));
    return jig_attr_array(jig_op_context(op), maps, n);
}

bool jig_structured_interchange(JigRewriter *rw, JigOp *generic, const int64_t *order, size_t n,
                                JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(generic, JIG_LINALG(GENERIC)) && (order || !n));
    if (!n)
        return true;
    size_t loops = jig_structured(generic)->num_loops(generic);
    if (n != loops)
        return jig_refuse(why, generic,
                          "\"iterator_interchange\" has length ({}) different from the number of "
                          "loops in the target operation ({})",
                          jig_fact_kind(JIG_KIND_INTERCHANGE), jig_fact_int(n),
                          jig_fact_int(loops));
    JigArena *a = jig_arena_create();
    const JigMap *old_from_new =
        jig_map_inverse_permutation(jig_map_permutation(rw->ctx, order, n));
    const JigAttr *maps = composed_maps(generic, old_from_new, a),
                  *iterators = permuted_iterators(rw, generic, order, n, a);
    jig_linalg_generic_set_indexing_maps(rw, generic, maps);
    jig_linalg_generic_set_iterator_types(rw, generic, iterators);
    for (JigOp *op = jig_block_first(jig_op_body(generic)), *next; op; op = next) {
        next = jig_op_next(op);
        if (jig_op_is(op, JIG_LINALG(INDEX)))
            redirect_index(rw, op, old_from_new, a);
    }
    jig_arena_destroy(a);
    return true;
}

bool jig_structured_interchange_keeps_order(const JigOp *generic, const int64_t *order, size_t n,
                                            JigReason *why) {
    JIG_REQUIRE(generic && (order || !n));
    JigArena *a = jig_arena_create();
    JigLoopPart *parts = JIG_NEW_ARRAY(a, JigLoopPart, n + 1);
    for (size_t i = 0; i < n; ++i)
        parts[i] = (JigLoopPart){.loop = (size_t)order[i]};
    bool ok = jig_linalg_keeps_order(generic, parts, n, why);
    jig_arena_destroy(a);
    return ok;
}
