/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "num.h"

/* ---- What ops cost ---- */

const JigIfaceId num_iface_cost = {.name = "NumCostInterface"};

static int64_t few(const JigOp *op) {
    (void)op;
    return 4;
}
static const NumCost cheap = {few};
static const JigIface costs[] = {{&num_iface_cost, &cheap}, {0}};

/* ---- Rows ---- */

const JigTypeRow num_types[] = {
    [NUM_FIX] = {.name = "num.fix", .summary = "32 bits, 16 of them behind the point"},
    [NUM_RANGE] = {.name = "num.range", .summary = "the least and the largest number"},
    [NUM_TOKEN] = {.name = "num.token", .summary = "what orders ops"},
};

static const JigOpRow ops[] = {
    {.name = "num.token",
     .outs = "token: !num.token",
     .traits = "Pure",
     .format = "attr-dict",
     .summary = "a token"},
    {.name = "num.from_bits",
     .ins = "bits: I<32>",
     .outs = "result: !num.fix",
     .traits = "Pure",
     .format = "$bits attr-dict",
     .summary = "the number with these bits"},
    {.name = "num.to_bits",
     .ins = "number: !num.fix",
     .outs = "bits: I<32>",
     .traits = "Pure",
     .format = "$number attr-dict",
     .summary = "the bits of a number"},
    {.name = "num.range",
     .ins = "low: !num.fix, high: !num.fix",
     .outs = "result: !num.range",
     .traits = "Pure",
     .format = "$low `to` $high attr-dict",
     .summary = "a range"},
    {.name = "num.add",
     .ins = "lhs: !num.fix, rhs: !num.fix",
     .outs = "result: !num.fix",
     .traits = "Pure",
     .format = "$lhs `,` $rhs attr-dict",
     .ifaces = costs,
     .summary = "a sum"},
    {.name = "num.clamp",
     .ins = "number: !num.fix, range: !num.range",
     .outs = "result: !num.fix",
     .traits = "Pure",
     .format = "$number `in` $range attr-dict",
     .ifaces = costs,
     .summary = "the number of a range that is nearest"},
    {.name = "num.times",
     .ins = "number: !num.fix, count: Index",
     .outs = "result: !num.fix",
     .traits = "Pure",
     .format = "$number `,` $count attr-dict",
     .ifaces = costs,
     .summary = "the sum of so many of the number"},
};

/* ---- Ops of others ---- */

static int64_t one(const JigOp *op) {
    (void)op;
    return 1;
}
static const NumCost one_cycle = {one};

bool num_setup(JigContext *ctx) {
    static const JigIface ifaces[] = {{&num_iface_cost, &one_cycle}, {0}};
    jig_op_attach_ifaces(ctx, "arith.addi", ifaces);
    return true;
}

const JigDialect num_dialect = {
    .name = "num", JIG_TABLE(ops, ops), .types = num_types, .num_types = NUM_NUM_TYPES};
