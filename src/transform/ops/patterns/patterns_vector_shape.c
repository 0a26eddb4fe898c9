/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about shapes and element types of vectors. */
#include "payload/vector_shape/vector_shape_patterns.h"
#include "transform/ops/ops_int.h"

static void narrow_types(const JigOp *op, JigPatternSet *set) {
    (void)op;
    jig_patterns_add_list(set, jig_narrow_type_patterns);
    jig_patterns_add_list(set, jig_narrow_aligned_patterns);
}

static const JigPatternsIface leading_ones = {.patterns = jig_cast_away_leading_ones_patterns},
                              unit_dims = {.patterns = jig_drop_unit_dims_patterns},
                              inner_ones = {.patterns = jig_drop_inner_ones_patterns},
                              narrow = {.populate = narrow_types};

static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.vector.cast_away_vector_leading_one_dim",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &leading_ones}, {0}},
     .summary = "vectors without leading dimensions of 1"},
    {.name = "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &unit_dims}, {0}},
     .summary = "vectors without any dimensions of 1"},
    {.name = "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &inner_ones}, {0}},
     .summary = "transfers without last dimensions of 1"},
    {.name = "transform.apply_patterns.vector.rewrite_narrow_types",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &narrow}, {0}},
     .summary = "integers of less than a byte by operations on bytes"},
};
const JigDialect jig_transform_patterns_vector_shape = {.name = "transform", JIG_TABLE(ops, rows)};
