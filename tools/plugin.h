/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --load-dialect-plugin and --load-pass-plugin. */
#ifndef JIG_TOOLS_PLUGIN_H
#define JIG_TOOLS_PLUGIN_H

#include "jig/plugin.h"

/* Opens a plugin and registers it with ctx. NULL after messages on standard error, which
 * call it `what`: "dialect plugin", "passes". */
const JigPlugin *plugin_load(JigContext *ctx, const char *what, const char *path) JIG_NODISCARD;

#endif
