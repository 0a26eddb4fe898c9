/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The lowering in scripts: a set of patterns, and the type converter that they work with. */
#include "num.h"

#include <stdlib.h>

static void add_patterns(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                         JigConversionTarget *target) {
    (void)op;
    num_lowering(set, env, target);
}
static const JigConversionPatternsIface to_arith = {.convert = add_patterns, .needs = "NumTypes"};

/* ---- The type converter ---- */

static const JigConversionEnv *create_env(const JigOp *op) {
    JigConversionEnv *env = calloc(1, sizeof *env);
    if (!env)
        abort();
    env->types = num_types_create(jig_op_context(op));
    return env;
}

static void destroy_env(const JigConversionEnv *env) {
    jig_type_converter_destroy((JigTypeConverter *)env->types);
    free((void *)env);
}
static const JigTypeConverterIface types = {
    .kind = "NumTypes", .create = create_env, .destroy = destroy_env};

static const JigOpRow ops[] = {
    {.name = "transform.apply_conversion_patterns.num.to_arith",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_conversion_patterns, &to_arith}, {0}},
     .summary = "numbers with a fixed point as integers"},
    {.name = "transform.apply_conversion_patterns.num.types",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_type_converter, &types}, {0}},
     .summary = "what numbers with a fixed point become"},
};
const JigDialect num_transforms = {.name = "transform", JIG_TABLE(ops, ops)};
