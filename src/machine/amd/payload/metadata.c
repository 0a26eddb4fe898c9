/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* amdgpu-resolve-strided-metadata: what is known of a buffer that knows its bounds is known of the
 * one that it was made of. */
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "jig/rewrite.h"
#include "machine/amd/amd_int.h"

/* NULL: nobody asks. */
static JigValue *base_of(JigRewriter *rw, JigOp *op, const JigOp *cast) {
    JigValue *base = jig_memref_extract_strided_metadata_base_buffer(op),
             *buffer = jig_op_result(cast, 0);
    if (!jig_value_has_uses(base) || jig_value_type(base) == jig_value_type(buffer))
        return jig_value_has_uses(base) ? buffer : NULL;
    JigMemrefReinterpretCast parts = {.source = buffer,
                                      .result_type = jig_value_type(base),
                                      .static_offsets =
                                          jig_attr_dense_i64(rw->ctx, (const int64_t[]){0}, 1),
                                      .static_sizes = jig_attr_dense_i64(rw->ctx, NULL, 0),
                                      .static_strides = jig_attr_dense_i64(rw->ctx, NULL, 0)};
    return jig_op_result(jig_memref_reinterpret_cast_build(rw, jig_op_loc(cast), &parts), 0);
}

static bool resolve(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def_of(jig_memref_extract_strided_metadata_source(op),
                                   JIG_AMDGPU(FAT_RAW_BUFFER_CAST));
    if (!cast)
        return jig_no_match(rw, op, "not a buffer that was made to know its bounds");
    JigLoc loc = jig_op_loc(cast);
    JigMemrefExtractStridedMetadata parts = {.source = jig_amdgpu_fat_raw_buffer_cast_source(cast)};
    JigOp *of_source = jig_memref_extract_strided_metadata_build(rw, loc, &parts);
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    values[0] = base_of(rw, op, cast);
    values[1] = jig_amdgpu_fat_raw_buffer_cast_reset_offset(cast) ? jig_arith_index(rw, loc, 0)
                                                                  : jig_op_result(of_source, 1);
    for (size_t i = 2; i < n; i++)
        values[i] = jig_op_result(of_source, i);
    jig_rw_replace(rw, op, values, n);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "metadata of a buffer that knows its bounds",
     .root = "memref.extract_strided_metadata",
     .fn = resolve},
    {0},
};

static bool resolve_all(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_amdgpu_resolve_strided_metadata = {
    .name = "amdgpu-resolve-strided-metadata",
    .title = "AmdgpuResolveStridedMetadataPass",
    .run = resolve_all,
    .summary = "offsets, sizes and strides of buffers that know their bounds",
};
