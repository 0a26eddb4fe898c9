/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parallel loops as tasks, as a pass. */
#include "dialect/scf/scf.h"
#include "payload/async/async_parallel.h"
#include "jig/pass.h"

/* Iterations are counted by the difference of bounds. */
static bool range_overflows(const JigOp *loop) {
    JigOperandRange lower = jig_scf_parallel_lower_bound(loop);
    JigOperandRange upper = jig_scf_parallel_upper_bound(loop);
    for (size_t i = 0; i < lower.count; i++) {
        int64_t from, to, range;
        if (jig_constant_int(jig_op_operand(loop, lower.start + i), &from) &&
            jig_constant_int(jig_op_operand(loop, upper.start + i), &to) && from < to &&
            __builtin_sub_overflow(to, from, &range))
            return true;
    }
    return false;
}

static bool to_tasks(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (jig_op_num_results(op))
        return jig_no_match(rw, op, "the loop reduces");
    if (!jig_scf_parallel_num_lower_bound(op))
        return jig_no_match(rw, op, "the loop has no dimension");
    if (range_overflows(op))
        return jig_no_match(rw, op, "the bounds are too far apart to count iterations");
    jig_task_from_parallel(rw, op, self->data);
    return true;
}

static bool run(JigPassCall *call) {
    JigPtrMap names = {0};
    JigTaskOptions options = {.split = jig_option_bool(call, "async-dispatch"),
                              .workers = jig_option_int(call, "num-workers"),
                              .min_task_size = jig_option_int(call, "min-task-size"),
                              .names = &names};
    JigPattern pattern = {
        .name = "scf.parallel as tasks", .root = "scf.parallel", .fn = to_tasks, .data = &options};
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add(set, &pattern);
    bool ok = jig_pass_apply(call, set, NULL);
    jig_ptrmap_free(&names);
    return ok;
}

static const JigOptionRow options[] = {
    {.name = "async-dispatch",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Tasks begin others, each with half of what they have; else the caller begins all"},
    {.name = "num-workers",
     .kind = JIG_OPTION_INT,
     .otherwise = "8",
     .help = "Threads that work; -1: the runtime is asked"},
    {.name = "min-task-size",
     .kind = JIG_OPTION_INT,
     .otherwise = "1000",
     .help = "The least number of iterations of a task"},
};

const JigPassRow jig_pass_async_parallel_for = {
    .name = "async-parallel-for",
    .title = "AsyncParallelForPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "scf.parallel as tasks that other threads may run",
};
