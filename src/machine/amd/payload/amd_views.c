/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* amdgpu-fold-memrefs-ops: copies out of views, and into them, are of what they view. */
#include "machine/amd/amdgpu/amdgpu.h"
#include "machine/amd/amd_int.h"
#include "payload/patterns/viewed.h"
#include "support/vec.h"

static JigMixed *indices_of(JigRewriter *rw, const JigOp *op, JigOperandRange r) {
    JigMixed *out = JIG_NEW_ARRAY(rw->arena, JigMixed, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        out[i] = jig_mixed_value(jig_op_operand(op, r.start + i));
    return out;
}

/* The indices as values. */
static JigValueList values_of(JigRewriter *rw, const JigMixed *indices, size_t n) {
    JigValue **out = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        out[i] = indices[i].value;
    return (JigValueList){out, n};
}

/* One end of the copy; itself where it is no view. */
static bool look_through(JigRewriter *rw, JigOp *op, JigValue **base, JigOperandRange r,
                         JigValueList *indices) {
    JigViewed v = {.base = *base, .indices = indices_of(rw, op, r)};
    bool found =
        r.count == jig_type_rank(jig_value_type(*base)) && jig_patterns_look_through(rw, op, &v);
    *base = v.base;
    *indices = values_of(rw, v.indices, found ? jig_type_rank(jig_value_type(v.base)) : r.count);
    return found;
}

static void fold(JigRewriter *rw, JigOp *op) {
    JigAmdgpuGatherToLds parts = {.src = jig_amdgpu_gather_to_lds_src(op),
                                  .dst = jig_amdgpu_gather_to_lds_dst(op),
                                  .transfer_type = jig_amdgpu_gather_to_lds_transfer_type_attr(op)};
    jig_at_before(rw, op);
    bool found = look_through(rw, op, &parts.src, jig_amdgpu_gather_to_lds_src_indices(op),
                              &parts.src_indices);
    found |= look_through(rw, op, &parts.dst, jig_amdgpu_gather_to_lds_dst_indices(op),
                          &parts.dst_indices);
    if (found)
        jig_rw_replace_op(rw, op, jig_amdgpu_gather_to_lds_build(rw, jig_op_loc(op), &parts));
}

/* ---- The pass ---- */

typedef JIG_VEC(JigOp *) Found;

static JigWalk note(JigOp *op, void *user) {
    Found *found = user;
    if (jig_op_is(op, JIG_AMDGPU(GATHER_TO_LDS)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

static bool fold_all(JigPassCall *call) {
    Found found = {0};
    (void)jig_walk_pre(call->op, note, &found);
    for (size_t i = 0; i < found.len; i++)
        fold(call->rw, found.data[i]);
    jig_vec_free(&found);
    return true;
}

const JigPassRow jig_pass_amdgpu_fold_memrefs_ops = {
    .name = "amdgpu-fold-memrefs-ops",
    .title = "AmdgpuFoldMemRefOpsPass",
    .run = fold_all,
    .summary = "copies out of views as copies out of what they view",
};
