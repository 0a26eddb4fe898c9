/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "plugin.h"

#include <stdio.h>

const JigPlugin *plugin_load(JigContext *ctx, const char *what, const char *path) {
    JigArena *a = jig_arena_create();
    JigStr error = {0};
    const JigPlugin *plugin = jig_plugin_load(path, a, &error);
    if (!plugin) {
        fprintf(stderr, "Failed to load %s from '%s': %.*s.\n", what, path, JIG_FMT(error));
    } else if (!jig_plugin_register(ctx, plugin)) {
        jig_diag_flush(ctx);
        fprintf(stderr, "Failed to load %s from '%s': '%s' cannot be registered.\n", what, path,
                plugin->name);
        plugin = NULL;
    }
    jig_arena_destroy(a);
    return plugin;
}
