/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Launches, one thread after the other. */
#include "dialect/gpu/gpu_int.h"
#include "eval/machine.h"

/* As the arguments of a launch: ids of the block and the thread, sizes of the grid and the block.
 */
enum { NUM_PLACE = 12 };

static bool next_place(int64_t *place) {
    static const size_t order[] = {JIG_LAUNCH_THREAD_ID, JIG_LAUNCH_BLOCK_ID};
    for (size_t level = 0; level < JIG_LEN(order); ++level)
        for (size_t i = 0; i < 3; ++i) {
            size_t at = order[level] + i;
            if (++place[at] < place[at + JIG_LAUNCH_GRID_SIZE])
                return true;
            place[at] = 0;
        }
    return false;
}

static bool run_thread(JigEvalCall *call, const int64_t *place) {
    JigEvalBody *body = &call->step->bodies[0];
    JigEvalStep *end;
    for (size_t i = 0; i < NUM_PLACE; ++i)
        jig_put(&call->frame[body->blocks[0].first_arg + i], jig_number((uint64_t)place[i]));
    return jig_eval_body(call, body, &end);
}

JigEvalOutcome jig_gpu_eval_launch(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    int64_t place[NUM_PLACE] = {0};
    JigOperandRange deps = jig_gpu_launch_async_dependencies(op);
    if (deps.count || jig_op_num_results(op) || jig_block_num_args(jig_op_body(op)) != NUM_PLACE)
        return jig_eval_error(call, "is asynchronous, or has clusters or memory of its own");
    if (!jig_eval_indices(call, 0, 6, place + JIG_LAUNCH_GRID_SIZE))
        return JIG_EVAL_STOP;
    for (size_t i = JIG_LAUNCH_GRID_SIZE; i < NUM_PLACE; ++i)
        if (place[i] <= 0)
            return JIG_EVAL_NEXT;
    const int64_t *around = call->eval->place;
    bool ok;
    call->eval->place = place;
    do
        ok = run_thread(call, place);
    while (ok && next_place(place));
    call->eval->place = around;
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

static JigEvalOutcome number_of(JigEvalCall *call, size_t first) {
    const int64_t *place = call->eval->place;
    if (!place)
        return jig_eval_error(call, "is not in a launch");
    int64_t dim = jig_attr_enum_value(jig_gpu_dimension_attr(call->step->op));
    jig_eval_set_index(call, 0, place[first + (size_t)dim]);
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_gpu_eval_block_id(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_BLOCK_ID);
}
JigEvalOutcome jig_gpu_eval_thread_id(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_THREAD_ID);
}
JigEvalOutcome jig_gpu_eval_grid_dim(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_GRID_SIZE);
}
JigEvalOutcome jig_gpu_eval_block_dim(JigEvalCall *call) {
    return number_of(call, JIG_LAUNCH_BLOCK_SIZE);
}

/* Threads that run one after the other can't wait for each other. */
JigEvalOutcome jig_gpu_eval_barrier(JigEvalCall *call) {
    const int64_t *place = call->eval->place;
    for (size_t i = 0; place && i < 3; ++i)
        if (place[JIG_LAUNCH_BLOCK_SIZE + i] > 1)
            return jig_eval_error(call, "waits for threads that run at the same time");
    return JIG_EVAL_NEXT;
}
