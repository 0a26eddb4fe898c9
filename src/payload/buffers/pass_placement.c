/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes about where allocations stand. */
#include "payload/buffers/placement.h"

static bool run_hoisting(JigPassCall *call) {
    jig_hoist_buffers(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_buffer_hoisting = {
    .name = "buffer-hoisting",
    .title = "BufferHoistingPass",
    .anchor = "func.func",
    .run = run_hoisting,
    .summary = "allocations as far up as their uses allow",
};

static bool run_loop_hoisting(JigPassCall *call) {
    jig_hoist_buffers_out_of_loops(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_buffer_loop_hoisting = {
    .name = "buffer-loop-hoisting",
    .title = "BufferLoopHoistingPass",
    .anchor = "func.func",
    .run = run_loop_hoisting,
    .summary = "allocations out of loops",
};

static bool run_hoist_pairs(JigPassCall *call) {
    jig_buffers_hoist_pairs(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_hoist_freed_buffers = {
    .name = "hoist-freed-buffers",
    .title = "HoistFreedBuffersPass",
    .run = run_hoist_pairs,
    .summary = "buffers that each iteration allocates and frees, once around all of them",
};

static const JigOptionRow stack_options[] = {
    {.name = "max-alloc-size-in-bytes",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1024",
     .help = "Larger buffers stay on the heap"},
    {.name = "max-rank-of-allocated-memref",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "Buffers of dynamic size with more dimensions stay on the heap"},
    {.name = "max-total-size-in-bytes",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Buffers that do not fit in here with those before stay on the heap; 0: all fit"},
};
static bool run_to_stack(JigPassCall *call) {
    jig_buffers_promote_to_stack(call->rw, call->op,
                                 (uint64_t)jig_option_int(call, "max-alloc-size-in-bytes"),
                                 (uint64_t)jig_option_int(call, "max-rank-of-allocated-memref"),
                                 (uint64_t)jig_option_int(call, "max-total-size-in-bytes"));
    return true;
}
const JigPassRow jig_pass_promote_buffers_to_stack = {
    .name = "promote-buffers-to-stack",
    .title = "PromoteBuffersToStackPass",
    .anchor = "func.func",
    JIG_TABLE(options, stack_options),
    .run = run_to_stack,
    .summary = "small buffers on the stack",
};
