/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that makes a library of scripts known to later interpreters:
 * --transform-preload-library. */
#include "transform/library.h"
#include "transform/passes/passes.h"

static bool run(JigPassCall *call) {
    const JigStr *paths;
    size_t n = jig_option_list(call, "transform-library-paths", &paths);
    return jig_library_preload(call->ctx, paths, n);
}

static const JigOptionRow options[] = {
    {.name = "transform-library-paths",
     .kind = JIG_OPTION_LIST,
     .help = "files, and folders of *.mlir files, with definitions of named sequences"},
};

const JigPassRow jig_pass_transform_preload_library = {
    .name = "transform-preload-library",
    .title = "PreloadLibraryPass",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "read a library of named sequences",
};
