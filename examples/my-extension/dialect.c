/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect.h"
#include "jig/iface.h"
#include "jig/transform.h"

/* Without a .format, an op is written in its generic form. */
static const JigOpRow ops[] = {
    {.name = "my.mm4",
     .ins = "inputs: variadic<AnyType>",
     .outs = "outputs: variadic<AnyType>",
     .summary = "4x4 matrix multiplication in hardware"},
};

/* ---- A normal form: `!transform.normalized_op<#my.calls>` is a handle to calls ---- */

static bool is_call(const JigAttr *form, JigOp *op, JigReason *why) {
    (void)form;
    return jig_call(op) || jig_refuse(why, op, "normal form calls requires a call");
}

static const JigNormalForm calls = {.holds = is_call};
static const JigAttrRow attrs[] = {
    {.name = "my.calls",
     .ifaces = (const JigIface[]){{&jig_iface_normal_form, &calls}, {0}},
     .summary = "a call"},
};

const JigDialect my_dialect = {.name = "my", JIG_TABLE(ops, ops), JIG_TABLE(attrs, attrs)};
