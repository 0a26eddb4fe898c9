/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Accesses of buffers in launches, and views there, computed from metadata that is taken outside.
 */
#include "dialect/gpu/gpu.h"
#include "dialect/memref/memref.h"
#include "payload/gpu/passes.h"
#include "payload/patterns/metadata.h"

/* May the op's access of `buffer` be computed? Else says why. */
static bool is_decomposable(JigRewriter *rw, JigOp *op, const JigValue *buffer) {
    const JigType *t = jig_value_type(buffer);
    const JigAttr *layout = jig_type_layout(t);
    if (!jig_op_parent_of(op, JIG_GPU(LAUNCH)))
        return jig_no_match(rw, op, "not in a launch");
    if (jig_type_rank(t) == 0)
        return jig_no_match(rw, op, "there is one element");
    if (layout && jig_attr_kind(layout) != JIG_ATTR_STRIDED_LAYOUT &&
        !jig_map_is_identity(jig_type_layout_map(t)))
        return jig_no_match(rw, op, "the layout is not strided");
    return true;
}

/* The metadata is taken where the buffer comes from, what follows is computed at the op. */
static JigMetadata metadata_at_source(JigRewriter *rw, JigLoc loc, JigValue *buffer) {
    JigPoint here = jig_point(rw);
    jig_at_after_value(rw, buffer);
    JigMetadata m = jig_patterns_extract_metadata(rw, loc, buffer);
    jig_set_point(rw, here);
    return m;
}

/* The element at these indices as a buffer of its own. */
static JigValue *element_at(JigRewriter *rw, JigLoc loc, JigValue *buffer, JigOp *op,
                            JigOperandRange indices) {
    const JigType *t = jig_value_type(buffer);
    JigMixed *at = JIG_NEW_ARRAY(rw->arena, JigMixed, indices.count);
    for (size_t i = 0; i < indices.count; ++i)
        at[i] = jig_mixed_value(jig_op_operand(op, indices.start + i));
    JigMetadata from = metadata_at_source(rw, loc, buffer);
    JigSlice place = {.offsets = at, .rank = indices.count};
    JigMetadata m = jig_patterns_metadata_of_slice(rw, loc, &from, &place, NULL);
    int64_t offset = JIG_DYNAMIC;
    if (m.offset.attr)
        offset = jig_attr_int_value(m.offset.attr);
    const JigAttr *layout = jig_attr_strided_layout(rw->ctx, offset, NULL, 0);
    const JigType *type = jig_type_memref(NULL, 0, jig_type_element(t), layout, jig_type_space(t));
    return jig_op_result(jig_patterns_build_metadata_cast(rw, loc, type, &m), 0);
}

static bool decompose_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *buffer = jig_memref_load_memref(op);
    JIG_CHECK(is_decomposable(rw, op, buffer));
    JigLoc loc = jig_op_loc(op);
    JigValue *element = element_at(rw, loc, buffer, op, jig_memref_load_indices(op));
    JigOp *load = jig_memref_load_build(rw, loc, &(JigMemrefLoad){.memref = element});
    jig_rw_replace_op(rw, op, load);
    return true;
}

static bool decompose_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *buffer = jig_memref_store_memref(op);
    JIG_CHECK(is_decomposable(rw, op, buffer));
    JigLoc loc = jig_op_loc(op);
    JigValue *element = element_at(rw, loc, buffer, op, jig_memref_store_indices(op));
    jig_memref_store_build(
        rw, loc, &(JigMemrefStore){.value = jig_memref_store_value(op), .memref = element});
    jig_rw_erase(rw, op);
    return true;
}

static bool decompose_subview(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *buffer = jig_memref_subview_source(op);
    JIG_CHECK(is_decomposable(rw, op, buffer));
    bool *dropped;
    JigSlice slice = jig_memref_slice(op, rw->arena, &dropped);
    JigLoc loc = jig_op_loc(op);
    JigMetadata from = metadata_at_source(rw, loc, buffer),
                m = jig_patterns_metadata_of_slice(rw, loc, &from, &slice, dropped);
    jig_rw_replace_op(rw, op,
                      jig_patterns_build_metadata_cast(rw, loc, jig_op_result_type(op, 0), &m));
    return true;
}

static const JigPattern patterns[] = {
    {.name = "(anonymous namespace)::FlattenLoad", .root = "memref.load", .fn = decompose_load},
    {.name = "(anonymous namespace)::FlattenStore", .root = "memref.store", .fn = decompose_store},
    {.name = "(anonymous namespace)::FlattenSubview",
     .root = "memref.subview",
     .fn = decompose_subview},
    {0},
};

/* ---- The pass ---- */

static bool run(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_gpu_decompose_memrefs = {
    .name = "gpu-decompose-memrefs",
    .title = "GpuDecomposeMemrefsPass",
    .run = run,
    .summary = "accesses in launches from metadata that is taken outside",
};
