/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of elements in bodies. */
#include "dialect/linalg/linalg_int.h"

static void name_elements(const JigOp *op, const JigRegion *region, JigNameSink *sink,
                          const char *init) {
    const JigBlock *block = jig_region_first(region);
    size_t inputs = jig_linalg_num_ins(op);
    for (size_t i = 0; block && i < jig_block_num_args(block); i++)
        jig_name_set(sink, jig_block_arg(block, i), "%s", i < inputs ? "in" : init);
}

void jig_linalg_names_generic_args(const JigOp *op, const JigRegion *region, JigNameSink *sink) {
    name_elements(op, region, sink, "out");
}

void jig_linalg_names_map_args(const JigOp *op, const JigRegion *region, JigNameSink *sink) {
    name_elements(op, region, sink, "init");
}
