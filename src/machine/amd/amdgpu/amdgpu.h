/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The amdgpu dialect: what AMD's GPUs do, on types of the standard dialects. */
#ifndef JIG_MACHINE_AMD_AMDGPU_AMDGPU_H
#define JIG_MACHINE_AMD_AMDGPU_AMDGPU_H

#include "jig/dialect.h"
#include "jig/ops/amdgpu.h"

typedef enum JigAmdgpuAttrId {
    JIG_AMDGPU_ATTR_ADDRESS_SPACE,
    JIG_AMDGPU_ATTR_DPP_PERM,
    JIG_AMDGPU_ATTR_SCHED_BARRIER_OPT,
    JIG_AMDGPU_ATTR_MFMA_PERM_B,
    JIG_AMDGPU_NUM_ATTRS
} JigAmdgpuAttrId;
extern const JigAttrRow jig_amdgpu_attrs[];
#define JIG_AMDGPU_ATTR(id) (&jig_amdgpu_attrs[JIG_AMDGPU_ATTR_##id])
const JigAttr *jig_amdgpu_enum_attr(JigContext *ctx, JigAmdgpuAttrId id, int64_t value);

typedef enum JigAmdgpuTypeId {
    JIG_AMDGPU_TYPE_BASE,
    JIG_AMDGPU_TYPE_GATHER_BASE,
    JIG_AMDGPU_TYPE_DESCRIPTOR,
    JIG_AMDGPU_NUM_TYPES
} JigAmdgpuTypeId;
extern const JigTypeRow jig_amdgpu_types[];
#define JIG_AMDGPU_TYPE(id) (&jig_amdgpu_types[JIG_AMDGPU_TYPE_##id])

extern const JigDialect jig_amdgpu_dialect;

/* Cases of enums. */
enum { JIG_AMDGPU_FAT_RAW_BUFFER, JIG_AMDGPU_BUFFER_RSRC, JIG_AMDGPU_FAT_STRUCTURED_BUFFER };
enum {
    JIG_AMDGPU_QUAD_PERM,
    JIG_AMDGPU_ROW_SHL,
    JIG_AMDGPU_ROW_SHR,
    JIG_AMDGPU_ROW_ROR,
    JIG_AMDGPU_WAVE_SHL,
    JIG_AMDGPU_WAVE_SHR,
    JIG_AMDGPU_WAVE_ROR,
    JIG_AMDGPU_WAVE_ROL,
    JIG_AMDGPU_ROW_MIRROR,
    JIG_AMDGPU_ROW_HALF_MIRROR,
    JIG_AMDGPU_ROW_BCAST_15,
    JIG_AMDGPU_ROW_BCAST_31,
};
/* Is the memory of all groups, of one group? */
bool jig_amdgpu_is_global(const JigType *memref);
bool jig_amdgpu_is_shared(const JigType *memref);
bool jig_amdgpu_is_fat_raw_buffer(const JigType *memref);

#endif
