/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns about vectors. */
#include "payload/vectorize/vectorize_patterns.h"
#include "transform/ops/ops_int.h"

static const JigPatternsIface permutation = {.patterns = jig_transfer_permutation_patterns},
                              to_contract = {.patterns = jig_reduction_to_contract_patterns},
                              extensions = {.patterns = jig_fold_arith_extension_patterns},
                              sink = {.patterns = jig_sink_vector_patterns};

static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.vector.transfer_permutation_patterns",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &permutation}, {0}},
     .summary = "transfers that permute as transfers and transpositions"},
    {.name = "transform.apply_patterns.vector.reduction_to_contract",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &to_contract}, {0}},
     .summary = "sums of products as contractions"},
    {.name = "transform.apply_patterns.vector.fold_arith_extension",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &extensions}, {0}},
     .summary = "contractions of what was extended"},
    {.name = "transform.apply_patterns.vector.sink_ops",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_patterns, &sink}, {0}},
     .summary = "elementwise ops before those that only move lanes"},
};
const JigDialect jig_transform_patterns_vector = {.name = "transform", JIG_TABLE(ops, rows)};
