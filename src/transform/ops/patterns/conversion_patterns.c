/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns for conversions: transform.apply_conversion_patterns.*. */
#include "payload/lower/lowerings.h"
#include "transform/ops/ops_int.h"

static void add_scf_types(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                          JigConversionTarget *target) {
    (void)op;
    jig_convert_scf_types(set, env, target);
}

#define SET(...)                                                                                   \
    ((const JigIface[]){                                                                           \
        {&jig_iface_conversion_patterns, &(const JigConversionPatternsIface){__VA_ARGS__}}, {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_conversion_patterns.scf.scf_to_control_flow",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_scf_to_cf_patterns),
     .summary = "structured control flow as jumps between blocks"},
    {.name = "transform.apply_conversion_patterns.scf.structural_conversions",
     .format = "attr-dict",
     .ifaces = SET(.convert = add_scf_types),
     .summary = "structured control flow on values of other types"},
};
const JigDialect jig_transform_conversion_patterns = {.name = "transform", JIG_TABLE(ops, rows)};
