/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns of the memref dialect. */
#include "payload/patterns/patterns.h"
#include "transform/ops/ops_int.h"

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static void alloc_to_alloca(const JigOp *op, JigPatternSet *set);

static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.memref.alloc_to_alloca",
     .props = "size_limit: optional<I64>",
     .format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict",
     .ifaces = SET(.populate = alloc_to_alloca),
     .summary = "buffers that live in one block are on the stack"},
    {.name = "transform.apply_patterns.memref.expand_ops",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_expand_memref),
     .summary = "reshapes as reinterpret_cast"},
    {.name = "transform.apply_patterns.memref.expand_strided_metadata",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_expand_strided_metadata),
     .summary = "views as casts of the base buffer"},
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
const JigDialect jig_transform_patterns_memref = {.name = "transform", JIG_TABLE(ops, rows)};

static void alloc_to_alloca(const JigOp *op, JigPatternSet *set) {
    const JigAttr *limit = jig_transform_apply_patterns_memref_alloc_to_alloca_size_limit_attr(op);
    jig_patterns_add_list(set, jig_patterns_alloc_to_alloca(jig_op_context(op),
                                                            limit && jig_attr_int_value(limit) != 0,
                                                            limit ? jig_attr_int_value(limit) : 0));
}
