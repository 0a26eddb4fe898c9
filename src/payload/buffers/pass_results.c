/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about buffers that functions return. */
#include "payload/buffers/results.h"

static const JigOptionRow out_options[] = {
    {.name = "add-result-attr",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Mark the new arguments with 'bufferize.result'"},
    {.name = "hoist-dynamic-allocs",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Callers make returned allocations whose sizes they pass"},
    {.name = "hoist-static-allocs",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Callers make returned allocations of static size"},
    {.name = "modify-public-functions",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Public functions, too"},
};

static bool run_out_params(JigPassCall *call) {
    JigOutParams how = {.mark = jig_option_bool(call, "add-result-attr"),
                        .static_allocs = jig_option_bool(call, "hoist-static-allocs"),
                        .dynamic_allocs = jig_option_bool(call, "hoist-dynamic-allocs"),
                        .public_functions = jig_option_bool(call, "modify-public-functions")};
    return jig_buffers_results_to_out_params(call->rw, call->op, &how);
}
const JigPassRow jig_pass_buffer_results_to_out_params = {
    .name = "buffer-results-to-out-params",
    .title = "BufferResultsToOutParamsPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, out_options),
    .run = run_out_params,
    .summary = "buffers that are returned as arguments that are written to",
};

static bool run_drop(JigPassCall *call) {
    jig_buffers_drop_returned_args(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_drop_equivalent_buffer_results = {
    .name = "drop-equivalent-buffer-results",
    .title = "DropEquivalentBufferResultsPass",
    .anchor = "builtin.module",
    .run = run_drop,
    .summary = "do not return what is an argument",
};
