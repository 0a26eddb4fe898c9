/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the extension brings. */
#include "num.h"

static const JigDialect *const dialects[] = {&num_dialect, &num_transforms};
static const JigPassRow *const passes[] = {&num_lower_pass, &num_cost_pass};

static const JigPlugin plugin = {
    JIG_PLUGIN_HEAD,
    .name = "my-conversion",
    .version = "1.0",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .passes = passes,
    .num_passes = JIG_LEN(passes),
    .setup = num_setup,
};

const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}
