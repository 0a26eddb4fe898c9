/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tokens of devices: a token is a stream, whose ops run one after the other, or, where streams
 * join, an event.
 */
#include "dialect/async/async.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu_host.h"
#include "rewrite/values.h"

/* ---- The runtime ---- */

static const JigRuntimeFn device[] = {
    [JIG_HOST_STREAM_CREATE] = {"mgpuStreamCreate", "", "p"},
    [JIG_HOST_STREAM_DESTROY] = {"mgpuStreamDestroy", "p", ""},
    [JIG_HOST_STREAM_SYNCHRONIZE] = {"mgpuStreamSynchronize", "p", ""},
    [JIG_HOST_STREAM_WAIT] = {"mgpuStreamWaitEvent", "pp", ""},
    [JIG_HOST_EVENT_CREATE] = {"mgpuEventCreate", "", "p"},
    [JIG_HOST_EVENT_DESTROY] = {"mgpuEventDestroy", "p", ""},
    [JIG_HOST_EVENT_SYNCHRONIZE] = {"mgpuEventSynchronize", "p", ""},
    [JIG_HOST_EVENT_RECORD] = {"mgpuEventRecord", "pp", ""},
    [JIG_HOST_REGISTER] = {"mgpuMemHostRegisterMemRef", "npn", ""},
    [JIG_HOST_UNREGISTER] = {"mgpuMemHostUnregisterMemRef", "npn", ""},
    [JIG_HOST_ALLOCATE] = {"mgpuMemAlloc", "npb", "p"},
    [JIG_HOST_FREE] = {"mgpuMemFree", "pp", ""},
    [JIG_HOST_COPY] = {"mgpuMemcpy", "ppnp", ""},
    [JIG_HOST_FILL_16] = {"mgpuMemset16", "phnp", ""},
    [JIG_HOST_FILL_32] = {"mgpuMemset32", "pwnp", ""},
    [JIG_HOST_SET_DEVICE] = {"mgpuSetDefaultDevice", "w", ""},
};

enum { MOST_INPUTS = 12 };

/* Declared at the end of the module when it is first called. */
static JigOp *function_for(JigRewriter *rw, JigOp *op, const JigRuntimeFn *fn) {
    JigOp *module = jig_op_parent_of(op, JIG_BUILTIN(MODULE));
    JigOp *known = jig_symbol_lookup_in(module, jig_str(fn->name));
    if (known && jig_op_is(known, JIG_LLVM(FUNC)))
        return known;
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigType *inputs[MOST_INPUTS], *results[1];
    size_t n = jig_to_llvm_runtime_types(x->ctx, x->index, fn->inputs, inputs);
    const JigType *result = jig_to_llvm_runtime_types(x->ctx, x->index, fn->result, results)
                                ? results[0]
                                : jig_llvm_simple_type(x->ctx, JIG_LLVM_TYPE_VOID);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, jig_op_body(module));
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, jig_str(fn->name)),
                         .function_type =
                             jig_attr_of_type(jig_llvm_func(result, inputs, n, false))};
    JigOp *made = jig_llvm_func_build(rw, jig_op_loc(op), &parts);
    jig_set_point(rw, point);
    return made;
}

JigValue *jig_to_llvm_host_call_fn(JigRewriter *rw, JigOp *op, const JigRuntimeFn *fn,
                                   JigValue *const *operands) {
    JigPoint point = jig_point(rw);
    const JigOp *function = function_for(rw, op, fn);
    jig_set_point(rw, point);
    return jig_to_llvm_call_runtime(rw, jig_op_loc(op), function, operands, strlen(fn->inputs));
}

JigValue *jig_to_llvm_host_call(JigRewriter *rw, JigOp *op, JigHostFn fn,
                                JigValue *const *operands) {
    return jig_to_llvm_host_call_fn(rw, op, &device[fn], operands);
}

/* ---- Streams and events ---- */

/* Was the stream made by a gpu.wait or a launch? Else it is an event. */
static bool is_stream(const JigValue *v) {
    const JigOp *def = jig_value_def_of(v, JIG_LLVM(CALL));
    const JigAttr *callee = def ? jig_llvm_call_callee_attr(def) : NULL;
    return callee && jig_str_is(jig_attr_symbol_leaf(callee), device[JIG_HOST_STREAM_CREATE].name);
}

static JigValue *record_event(JigRewriter *rw, JigOp *op, JigValue *stream) {
    JigValue *event = jig_to_llvm_host_call(rw, op, JIG_HOST_EVENT_CREATE, NULL);
    jig_to_llvm_host_call(rw, op, JIG_HOST_EVENT_RECORD, (JigValue *[]){event, stream});
    return event;
}

static bool wait_for_all(JigRewriter *rw, JigOp *op) {
    JigValueList now = jig_converted_operands(rw);
    for (size_t i = 0; i < now.n; i++) {
        bool stream = is_stream(now.items[i]);
        jig_to_llvm_host_call(rw, op,
                              stream ? JIG_HOST_STREAM_SYNCHRONIZE : JIG_HOST_EVENT_SYNCHRONIZE,
                              &now.items[i]);
        jig_to_llvm_host_call(rw, op, stream ? JIG_HOST_STREAM_DESTROY : JIG_HOST_EVENT_DESTROY,
                              &now.items[i]);
    }
    jig_rw_erase(rw, op);
    return true;
}

/* A new stream that waits for events, each recorded where its stream was used last. */
static bool lower_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_gpu_wait_async_token(op))
        return wait_for_all(rw, op);
    JigValueList now = jig_converted_operands(rw);
    JigValue **events = JIG_NEW_ARRAY(rw->arena, JigValue *, now.n + 1);
    JigPoint point = jig_point(rw);
    for (size_t i = 0; i < now.n; i++) {
        events[i] = now.items[i];
        if (!is_stream(now.items[i]))
            continue;
        jig_at_after_value(rw, jig_op_operand(op, i));
        events[i] = record_event(rw, op, now.items[i]);
    }
    jig_set_point(rw, point);
    JigValue *stream = jig_to_llvm_host_call(rw, op, JIG_HOST_STREAM_CREATE, NULL);
    for (size_t i = 0; i < now.n; i++)
        jig_to_llvm_host_call(rw, op, JIG_HOST_STREAM_WAIT, (JigValue *[]){stream, events[i]});
    for (size_t i = 0; i < now.n; i++)
        jig_to_llvm_host_call(rw, op, JIG_HOST_EVENT_DESTROY, &events[i]);
    jig_rw_replace1(rw, op, stream);
    return true;
}

/* Events take the place of streams, which end with the body. */
static bool lower_yield(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList now = jig_converted_operands(rw);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, now.n + 1);
    JigValue **streams = JIG_NEW_ARRAY(rw->arena, JigValue *, now.n + 1);
    size_t num_streams = 0;
    if (now.n != jig_op_num_operands(op))
        return jig_no_match(rw, op, "a value does not become one value");
    for (size_t i = 0; i < now.n; i++) {
        operands[i] = now.items[i];
        if (!jig_type_is(jig_op_operand_type(op, i), JIG_GPU_TYPE(ASYNC_TOKEN)))
            continue;
        operands[i] = record_event(rw, op, now.items[i]);
        if (!jig_values_have(streams, num_streams, now.items[i]))
            streams[num_streams++] = now.items[i];
    }
    if (!num_streams)
        return jig_no_match(rw, op, "no gpu async token operand");
    for (size_t i = 0; i < num_streams; i++)
        jig_to_llvm_host_call(rw, op, JIG_HOST_STREAM_DESTROY, &streams[i]);
    jig_async_yield_build(rw, jig_op_loc(op), &(JigAsyncYield){.operands = {operands, now.n}});
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_to_llvm_host_stream_patterns[] = {
    {.name = "gpu.wait to llvm", .root = "gpu.wait", .converts = true, .fn = lower_wait},
    {.name = "async.yield of tokens of devices",
     .root = "async.yield",
     .benefit = 2,
     .converts = true,
     .fn = lower_yield},
    {0},
};
