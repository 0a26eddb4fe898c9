/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/rewrite.h"
#include "dialect/complex/complex_int.h"

static const JigType *part_of(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_COMPLEX ? jig_type_element(t) : NULL;
}
static const JigTypeFn type_fns[] = {{"Part", .fn = part_of}};

const JigOpRow jig_complex_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/complex/complex.def"
};

static const char *const depends[] = {"arith", NULL};
const JigDialect jig_complex_dialect = {
    .name = "complex",
    .ops = jig_complex_ops,
    .num_ops = JIG_COMPLEX_NUM_OPS,
    .attrs = jig_complex_attrs,
    .num_attrs = JIG_COMPLEX_NUM_ATTRS,
    JIG_TABLE(type_fns, type_fns),
    .materialize = jig_complex_materialize,
    .may_inline_op = jig_may_inline_any_op,
    .depends = depends,
};
