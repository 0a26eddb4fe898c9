/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/gpu/gpu.h"
#include "jig/iface.h"

static const JigEnumCase mapping_ids[] = {
    {0, "x"},
    {1, "y"},
    {2, "z"},
    {3, "linear_dim_0"},
    {4, "linear_dim_1"},
    {5, "linear_dim_2"},
    {6, "linear_dim_3"},
    {7, "linear_dim_4"},
    {8, "linear_dim_5"},
    {9, "linear_dim_6"},
    {10, "linear_dim_7"},
    {11, "linear_dim_8"},
    {12, "linear_dim_9"},
    {0},
};
static const JigEnumCase address_spaces[] = {{1, "global"}, {2, "workgroup"}, {3, "private"}, {0}};
static const JigEnumRow enums[] = {
    {.name = "gpu.mapping_id",
     .cases = mapping_ids,
     .message_name = "::mlir::gpu::MappingId",
     .summary = "Mapping ids for loop mapping"},
    {.name = "gpu.address_spaces",
     .cases = address_spaces,
     .message_name = "::mlir::gpu::AddressSpace",
     .summary = "GPU address space"},
};

static const JigIface mapping[] = {{&jig_iface_mapping, &jig_iface_mapping}, {0}};
static const JigIface mask[] = {{&jig_iface_mapping, &jig_iface_mapping},
                                {&jig_iface_device_mask, &jig_iface_device_mask},
                                {0}};

#define MAPPING(mnemonic, row_label, text)                                                         \
    {                                                                                              \
        .name = "gpu." mnemonic, .label = row_label, .params = mnemonic ": enum:gpu.mapping_id",   \
        .format = "`<` params `>`", .ifaces = mapping, .summary = text                             \
    }
const JigAttrRow jig_gpu_attrs[] = {
    [JIG_GPU_BLOCK] = MAPPING("block", "GPUBlockMappingAttr", "a loop dimension runs on blocks"),
    [JIG_GPU_WARPGROUP] =
        MAPPING("warpgroup", "GPUWarpgroupMappingAttr", "a loop dimension runs on groups of warps"),
    [JIG_GPU_WARP] = MAPPING("warp", "GPUWarpMappingAttr", "a loop dimension runs on warps"),
    [JIG_GPU_THREAD] =
        MAPPING("thread", "GPUThreadMappingAttr", "a loop dimension runs on threads"),
    [JIG_GPU_LANE] =
        MAPPING("lane", "GPULaneMappingAttr", "a loop dimension runs on the lanes of a warp"),
    [JIG_GPU_MASK] = {.name = "gpu.mask",
                      .label = "GPUMappingMaskAttr",
                      .params = "mask: uint",
                      .format = "`<` params `>`",
                      .ifaces = mask,
                      .summary = "which processors take part, as bits"},
    [JIG_GPU_MEMORY_SPACE] = {.name = "gpu.memory_space",
                              .label = "GPUMemorySpaceMappingAttr",
                              .params = "address_space: enum:gpu.address_spaces",
                              .format = "`<` params `>`",
                              .ifaces = mapping,
                              .summary = "memory is to be put there"},
    [JIG_GPU_ADDRESS_SPACE] = {.name = "gpu.address_space",
                               .label = "GPU_AddressSpaceAttr",
                               .enum_of = "gpu.address_spaces",
                               .format = "`<` $value `>`",
                               .summary = "GPU address space"},
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_gpu_dialect = {
    .name = "gpu",
    .attrs = jig_gpu_attrs,
    .num_attrs = JIG_GPU_NUM_ATTRS,
    .enums = enums,
    .num_enums = JIG_LEN(enums),
    .depends = depends,
};
