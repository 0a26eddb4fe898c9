/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the extension brings, for `jig-opt --load-dialect-plugin`. */
#include "dialect.h"
#include "transform.h"

static const JigDialect *const dialects[] = {&my_dialect, &my_call_transforms, &my_matchers,
                                             &my_tile_transforms};

static const JigPlugin plugin = {
    JIG_PLUGIN_HEAD,
    .name = "my-extension",
    .version = "1.0",
    JIG_TABLE(dialects, dialects),
};

const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}
