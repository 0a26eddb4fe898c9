/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "plugin.h"
#include "options.h"

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

PluginOption plugin_option(JigContext *ctx, int argc, char **argv, int *i) {
    static const struct {
        const char *name, *what;
    } options[] = {{"--load-dialect-plugin", "dialect plugin"}, {"--load-pass-plugin", "passes"}};
    for (size_t k = 0; k < JIG_LEN(options); k++) {
        const char *path = option_value(argc, argv, i, options[k].name);
        if (path)
            return plugin_load(ctx, options[k].what, path) ? PLUGIN_LOADED : PLUGIN_FAILED;
    }
    return PLUGIN_NOT_MEANT;
}
