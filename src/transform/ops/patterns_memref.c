/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns of the memref dialect. */
#include "payload/patterns/patterns.h"
#include "transform/ops/ops_int.h"

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.memref.extract_address_computations",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_extract_addresses),
     .summary = "accesses at index 0 of subviews"},
    {.name = "transform.apply_patterns.memref.fold_memref_alias_ops",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fold_memref_alias),
     .summary = "accesses of views are accesses of what they view"},
    {.name = "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_resolve_dims),
     .summary = "dimensions of results in terms of operands"},
};
const JigDialect jig_transform_patterns_memref = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};
