/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/ir_machines.h"
#include "jig/machine.h"
#include "machine/xegpu/xegpu_int.h"

static const JigDialect *const dialects[] = {&jig_xegpu_dialect, &jig_xegpu_scripts};

/* There are no ops of xevm, the dialect of instructions, but functions can carry its attributes. */
static bool refuse_attr(JigIr *ir, JigStr name, const JigAttr *x) {
    (void)ir, (void)name, (void)x;
    return false;
}
static const JigIrMachine ir = {.dialect = "xevm", .put_attr = refuse_attr};

static const char *const unevaluated[] = {"xegpu", NULL};

const JigMachine jig_machine_xegpu = {
    .name = "xegpu",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .ir = &ir,
    .unevaluated = unevaluated,
};
