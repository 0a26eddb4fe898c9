/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns of the scf dialect. */
#include "payload/patterns/patterns.h"
#include "transform/ops/ops_int.h"

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.scf.for_loop_canonicalization",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_loop_bounds),
     .summary = "simplify by the bounds of loops, and by what they carry"},
};
const JigDialect jig_transform_patterns_scf = {.name = "transform", JIG_TABLE(ops, rows)};
