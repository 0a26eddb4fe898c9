/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of results and of elements in bodies. */
#include "dialect/linalg/linalg_int.h"

static void name_elements(const JigOp *op, const JigRegion *region, JigNameSink *sink,
                          const char *init) {
    const JigBlock *block = jig_region_first(region);
    size_t inputs = jig_linalg_num_inputs(op);
    for (size_t i = 0; block && i < jig_block_num_args(block); i++)
        jig_name_set(sink, jig_block_arg(block, i), "%s", i < inputs ? "in" : init);
}

void jig_linalg_names_generic_args(const JigOp *op, const JigRegion *region, JigNameSink *sink) {
    name_elements(op, region, sink, "out");
}

void jig_linalg_names_map_args(const JigOp *op, const JigRegion *region, JigNameSink *sink) {
    name_elements(op, region, sink, "init");
}

static void name_first(const JigOp *op, JigNameSink *sink, const char *name) {
    if (jig_op_num_results(op))
        jig_name_set(sink, jig_op_result(op, 0), "%s", name);
}

void jig_linalg_names_mapped(const JigOp *op, JigNameSink *sink) {
    name_first(op, sink, "mapped");
}

void jig_linalg_names_reduced(const JigOp *op, JigNameSink *sink) {
    name_first(op, sink, "reduced");
}

void jig_linalg_names_transposed(const JigOp *op, JigNameSink *sink) {
    name_first(op, sink, "transposed");
}

void jig_linalg_names_broadcasted(const JigOp *op, JigNameSink *sink) {
    name_first(op, sink, "broadcasted");
}

void jig_linalg_names_pack(const JigOp *op, JigNameSink *sink) {
    name_first(op, sink, "pack");
}

void jig_linalg_names_unpack(const JigOp *op, JigNameSink *sink) {
    name_first(op, sink, "unpack");
}
