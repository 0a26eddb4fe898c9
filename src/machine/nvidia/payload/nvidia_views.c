/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Accesses by nvgpu that join sets of patterns about views: matrices that are loaded, copies beside
 * the program. */
#include "jig/machine.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "machine/nvidia/nvidia_int.h"
#include "payload/patterns/accesses.h"
#include "payload/patterns/viewed.h"
#include "rewrite/pattern.h"

enum { COPY_DEST, COPY_DEST_INDICES, COPY_SOURCE, COPY_SOURCE_INDICES }; /* operand groups */
/* Of one subview, or between two. */
static bool copy_of_subviews(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigViewPlace source = {0}, dest = {0};
    bool from =
             jig_patterns_access_resolve_subview(rw, op, COPY_SOURCE, COPY_SOURCE_INDICES, &source),
         to = jig_patterns_access_resolve_subview(rw, op, COPY_DEST, COPY_DEST_INDICES, &dest);
    if (!from && !to)
        return jig_no_match(rw, op, "neither from nor to a subview");
    JigOp *copy = jig_patterns_clone_access(rw, op);
    if (from) {
        jig_nvgpu_device_async_copy_set_src(rw, copy, &source.base, 1);
        jig_nvgpu_device_async_copy_set_src_indices(rw, copy, source.indices, source.n);
    }
    if (to) {
        jig_nvgpu_device_async_copy_set_dst(rw, copy, dest.base);
        jig_nvgpu_device_async_copy_set_dst_indices(rw, copy, dest.indices, dest.n);
    }
    jig_rw_takes_over(rw, op, copy);
    jig_rw_replace_op(rw, op, copy);
    return true;
}

static const JigViewAccess load = {.base = 0, .indices = 1},
                           whole_load = {.base = 0, .indices = 1, .reaches = true};
static const JigPattern of_views[] = {
    {.name = "access_of_subview<nvgpu.ldmatrix>",
     .root = "nvgpu.ldmatrix",
     .fn = jig_patterns_access_of_subview,
     .data = &load},
    {.name = "NVGPUAsyncCopyOpSubViewOpFolder",
     .root = "nvgpu.device_async_copy",
     .fn = copy_of_subviews},
    {0},
};
static const JigPattern addresses[] = {
    {.name = "LoadStoreLikeOpRewriter<nvgpu.ldmatrix>",
     .root = "nvgpu.ldmatrix",
     .fn = jig_patterns_access_extract_address,
     .data = &whole_load},
    {0},
};
const JigMachineJoin jig_nvidia_joins[] = {
    {"memref.fold_memref_alias_ops", of_views},
    {"fold-memref-alias-ops", of_views},
    {"memref.extract_address_computations", addresses},
    {0},
};
