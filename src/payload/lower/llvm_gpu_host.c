/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the host does about devices, as calls of a runtime. A token is a stream, whose ops run one
 * after the other, or, where streams join, an event. Launches stay, on operands that are of the
 * llvm dialect.
 */
#include "dialect/async/async.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "ir/context.h"
#include "payload/lower/llvm_build.h"
#include "payload/lower/llvm_memref.h"
#include "payload/lower/llvm_sets.h"
#include "payload/lower/llvm_vector.h"
#include "payload/lower/passes.h"
#include "payload/lower/retype.h"
#include "payload/vector_memory/patterns.h"
#include "rewrite/values.h"

/* ---- The runtime ---- */

/* Types as letters: pointers, indices, and integers of 32, 16 and 8 bits. */
typedef struct DeviceFn {
    const char *name, *inputs;
    bool gives_ptr;
} DeviceFn;
enum {
    STREAM_CREATE,
    STREAM_DESTROY,
    STREAM_SYNCHRONIZE,
    STREAM_WAIT,
    EVENT_CREATE,
    EVENT_DESTROY,
    EVENT_SYNCHRONIZE,
    EVENT_RECORD,
    HOST_REGISTER,
    HOST_UNREGISTER,
    ALLOCATE,
    FREE,
    COPY,
    FILL_16,
    FILL_32,
    SET_DEVICE
};
static const DeviceFn device[] = {
    [STREAM_CREATE] = {"mgpuStreamCreate", "", true},
    [STREAM_DESTROY] = {"mgpuStreamDestroy", "p", false},
    [STREAM_SYNCHRONIZE] = {"mgpuStreamSynchronize", "p", false},
    [STREAM_WAIT] = {"mgpuStreamWaitEvent", "pp", false},
    [EVENT_CREATE] = {"mgpuEventCreate", "", true},
    [EVENT_DESTROY] = {"mgpuEventDestroy", "p", false},
    [EVENT_SYNCHRONIZE] = {"mgpuEventSynchronize", "p", false},
    [EVENT_RECORD] = {"mgpuEventRecord", "pp", false},
    [HOST_REGISTER] = {"mgpuMemHostRegisterMemRef", "ipi", false},
    [HOST_UNREGISTER] = {"mgpuMemHostUnregisterMemRef", "ipi", false},
    [ALLOCATE] = {"mgpuMemAlloc", "ipb", true},
    [FREE] = {"mgpuMemFree", "pp", false},
    [COPY] = {"mgpuMemcpy", "ppip", false},
    [FILL_16] = {"mgpuMemset16", "phip", false},
    [FILL_32] = {"mgpuMemset32", "pwip", false},
    [SET_DEVICE] = {"mgpuSetDefaultDevice", "w", false},
};

static const JigType *type_of(const JigLlvm *x, char letter) {
    switch (letter) {
    case 'p':
        return x->ptr;
    case 'i':
        return x->index;
    case 'w':
        return jig_type_i(x->ctx, 32);
    case 'h':
        return jig_type_i(x->ctx, 16);
    default:
        return jig_type_i(x->ctx, 8);
    }
}

enum { MOST_INPUTS = 4 };

/* Declared at the end of the module when it is first called. */
static JigOp *function_for(JigRewriter *rw, JigOp *op, const DeviceFn *fn) {
    JigOp *module = jig_op_parent_of(op, JIG_BUILTIN(MODULE));
    JigOp *known = jig_symbol_lookup_in(module, jig_str(fn->name));
    if (known && jig_op_is(known, JIG_LLVM(FUNC)))
        return known;
    const JigLlvm *x = jig_llvm_of(rw);
    const JigType *inputs[MOST_INPUTS],
        *result = fn->gives_ptr ? x->ptr : jig_llvm_simple_type(x->ctx, JIG_LLVM_TYPE_VOID);
    size_t n = strlen(fn->inputs);
    for (size_t i = 0; i < n; i++)
        inputs[i] = type_of(x, fn->inputs[i]);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, jig_op_body(module));
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, jig_str(fn->name)),
                         .function_type =
                             jig_attr_of_type(jig_llvm_func(result, inputs, n, false))};
    JigOp *made = jig_llvm_func_build(rw, jig_op_loc(op), &parts);
    jig_set_point(rw, point);
    return made;
}

/* Its result, or NULL. */
static JigValue *call(JigRewriter *rw, JigOp *op, size_t fn, JigValue *const *operands) {
    JigPoint point = jig_point(rw);
    const JigOp *function = function_for(rw, op, &device[fn]);
    jig_set_point(rw, point);
    return jig_llvm_call_runtime(rw, jig_op_loc(op), function, operands, strlen(device[fn].inputs));
}

/* ---- Streams and events ---- */

/* Was the stream made by a gpu.wait or a launch? Else it is an event. */
static bool is_stream(const JigValue *v) {
    const JigOp *def = jig_value_def_of(v, JIG_LLVM(CALL));
    const JigAttr *callee = def ? jig_llvm_call_callee_attr(def) : NULL;
    return callee && jig_str_is(jig_attr_symbol_leaf(callee), device[STREAM_CREATE].name);
}

static JigValue *record_event(JigRewriter *rw, JigOp *op, JigValue *stream) {
    JigValue *event = call(rw, op, EVENT_CREATE, NULL);
    call(rw, op, EVENT_RECORD, (JigValue *[]){event, stream});
    return event;
}

static bool wait_for_all(JigRewriter *rw, JigOp *op) {
    JigValueList now = jig_converted_operands(rw);
    for (size_t i = 0; i < now.n; i++) {
        bool stream = is_stream(now.items[i]);
        call(rw, op, stream ? STREAM_SYNCHRONIZE : EVENT_SYNCHRONIZE, &now.items[i]);
        call(rw, op, stream ? STREAM_DESTROY : EVENT_DESTROY, &now.items[i]);
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
    JigValue *stream = call(rw, op, STREAM_CREATE, NULL);
    for (size_t i = 0; i < now.n; i++)
        call(rw, op, STREAM_WAIT, (JigValue *[]){stream, events[i]});
    for (size_t i = 0; i < now.n; i++)
        call(rw, op, EVENT_DESTROY, &events[i]);
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
        call(rw, op, STREAM_DESTROY, &streams[i]);
    jig_async_yield_build(rw, jig_op_loc(op), &(JigAsyncYield){.operands = {operands, now.n}});
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Memory ---- */

/* All of them; NULL: one is not of the llvm dialect. */
static const JigValueList *all_lowered(JigRewriter *rw, const JigOp *op, JigValueList *now) {
    *now = jig_converted_operands(rw);
    const JigLlvm *x = jig_llvm_of(rw);
    for (size_t i = 0; i < now->n; i++)
        if (!jig_type_is_legal(x->types, jig_value_type(now->items[i]))) {
            jig_no_match(rw, op, "operand {} has no type there", jig_fact_int((int64_t)i));
            return NULL;
        }
    return now;
}

/* Does it wait for one token, and give one? */
static bool is_in_stream(JigRewriter *rw, const JigOp *op) {
    if (jig_gpu_async_dependencies(op).count != 1)
        return jig_no_match(rw, op, "Can only convert with exactly one async dependency.");
    const JigType *last =
        jig_op_num_results(op) ? jig_op_result_type(op, jig_op_num_results(op) - 1) : NULL;
    return (last && jig_type_is(last, JIG_GPU_TYPE(ASYNC_TOKEN))) ||
           jig_no_match(rw, op, "Can convert only async version.");
}

static bool lies_together(JigRewriter *rw, const JigOp *op, const JigType *memref) {
    return (jig_memref_lies_together(rw, memref) && jig_llvm_type(jig_llvm_of(rw), memref)) ||
           jig_no_match(rw, op, "{} does not lie together", jig_fact_type(memref));
}

static bool lower_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *token = jig_gpu_alloc_async_token(op);
    bool shared = jig_gpu_alloc_host_shared_attr(op);
    JigValueList now;
    if (!all_lowered(rw, op, &now) || !lies_together(rw, op, type))
        return false;
    if (shared && token)
        return jig_no_match(rw, op, "Host Shared allocation cannot be done async");
    if (!shared && !is_in_stream(rw, op))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigOperandRange sizes = jig_gpu_alloc_dynamic_sizes(op);
    JigExtents e =
        jig_memref_extents(rw, loc, type, (JigValueList){now.items + sizes.start, sizes.count});
    JigValue *bytes = jig_llvm_size_of_many(rw, loc, jig_memref_element_type(rw, type), e.elements);
    JigLlvmMlirZero null = {.res_type = jig_llvm_of(rw)->ptr};
    JigValue *none = jig_op_result(jig_llvm_mlir_zero_build(rw, loc, &null), 0);
    const JigType *i8 = jig_type_i(rw->ctx, 8);
    JigValue *stream = jig_gpu_async_dependencies(op).count ? now.items[0] : none;
    JigValue *operands[] = {bytes, stream,
                            jig_llvm_constant(rw, loc, i8, jig_attr_int(i8, shared))};
    JigValue *memory = call(rw, op, ALLOCATE, operands);
    JigValue *results[] = {jig_memref_describe(rw, loc, type, memory, memory, &e), stream};
    jig_rw_replace(rw, op, results, token ? 2 : 1);
    return true;
}

static bool lower_dealloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList now;
    if (!all_lowered(rw, op, &now) || !is_in_stream(rw, op))
        return false;
    JigValue *memory = jig_llvm_extract(rw, jig_op_loc(op), now.items[1], JIG_DESC_ALLOCATED);
    call(rw, op, FREE, (JigValue *[]){memory, now.items[0]});
    jig_rw_replace1(rw, op, now.items[0]);
    return true;
}

static JigValue *count_elements(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                JigValue *desc) {
    if (jig_type_has_static_shape(memref))
        return jig_llvm_index(rw, loc, jig_type_num_elements(memref));
    JigValue *n = jig_memref_extent(rw, loc, desc, JIG_DESC_SIZES, 0);
    for (size_t i = 1; i < jig_type_rank(memref); i++)
        n = jig_llvm_binary(rw, loc, JIG_LLVM(MUL), n,
                            jig_memref_extent(rw, loc, desc, JIG_DESC_SIZES, (int64_t)i));
    return n;
}

static JigValue *pointer_of(JigRewriter *rw, JigLoc loc, JigValue *desc) {
    return jig_llvm_in_space(rw, loc, jig_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED), 0);
}

/* Of n elements in the memory space of the buffer. */
static JigValue *bytes_in(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *n) {
    uint32_t space = 0;
    (void)jig_llvm_has_space(jig_llvm_of(rw), memref, &space);
    JigLlvmMlirZero null = {.res_type = jig_llvm_ptr(rw->ctx, space)};
    JigValue *start = jig_op_result(jig_llvm_mlir_zero_build(rw, loc, &null), 0);
    const JigType *element = jig_memref_element_type(rw, memref);
    return jig_llvm_to_int(rw, loc, jig_llvm_element_ptr(rw, loc, element, start, n));
}

static bool lower_memcpy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { STREAM, DST, SRC };
    const JigType *type = jig_value_type(jig_gpu_memcpy_src(op));
    JigValueList now;
    if (!all_lowered(rw, op, &now) || !lies_together(rw, op, type) || !is_in_stream(rw, op))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigValue *n = count_elements(rw, loc, type, now.items[SRC]);
    JigValue *bytes = bytes_in(rw, loc, type, n);
    JigValue *src = pointer_of(rw, loc, now.items[SRC]), *dst = pointer_of(rw, loc, now.items[DST]);
    call(rw, op, COPY, (JigValue *[]){dst, src, bytes, now.items[STREAM]});
    jig_rw_replace1(rw, op, now.items[STREAM]);
    return true;
}

static bool lower_memset(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { STREAM, DST, VALUE };
    const JigType *type = jig_value_type(jig_gpu_memset_dst(op));
    JigValueList now;
    if (!all_lowered(rw, op, &now) || !lies_together(rw, op, type) || !is_in_stream(rw, op))
        return false;
    const JigType *element = jig_value_type(now.items[VALUE]);
    bool is_number = jig_type_is_float(element) || jig_type_kind(element) == JIG_TYPE_INTEGER;
    uint32_t bits = is_number ? jig_type_width(element) : 0;
    if (bits != 16 && bits != 32)
        return jig_no_match(rw, op, "value must be a 16 or 32 bit int or float");
    JigLoc loc = jig_op_loc(op);
    JigValue *n = count_elements(rw, loc, type, now.items[DST]);
    JigLlvmBitcast same = {.arg = now.items[VALUE], .res_type = jig_type_i(rw->ctx, bits)};
    JigValue *value = jig_op_result(jig_llvm_bitcast_build(rw, loc, &same), 0);
    JigValue *dst = pointer_of(rw, loc, now.items[DST]);
    call(rw, op, bits == 32 ? FILL_32 : FILL_16, (JigValue *[]){dst, value, n, now.items[STREAM]});
    jig_rw_replace1(rw, op, now.items[STREAM]);
    return true;
}

/* `data`: does the host give it up? */
static bool lower_register(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValueList now;
    if (!all_lowered(rw, op, &now))
        return false;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_value_type(self->data ? jig_gpu_host_unregister_value(op)
                                                    : jig_gpu_host_register_value(op));
    const JigType *element = jig_llvm_type(jig_llvm_of(rw), jig_type_element(type));
    if (!element)
        return jig_no_match(rw, op, "{} has no type there", jig_fact_type(jig_type_element(type)));
    JigValue *size = jig_llvm_size_of(rw, loc, element);
    JigValue *operands[] = {jig_unranked_rank(rw, loc, now.items[0]),
                            jig_unranked_at(rw, loc, now.items[0]), size};
    call(rw, op, self->data ? HOST_UNREGISTER : HOST_REGISTER, operands);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_set_device(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    call(rw, op, SET_DEVICE, jig_converted_operands(rw).items);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Launches ---- */

/* What kernels are given; options of the pass. */
typedef struct Kernels {
    bool bare, with_sizes;
} Kernels;

/* Bytes of a buffer that is passed as one pointer; 0: it is none, as said. */
static int64_t bytes_of(JigRewriter *rw, const JigOp *op, const JigType *type) {
    if (!jig_type_is_memref(type))
        return jig_no_match(rw, op, "Operand to launch op is not a memref.");
    const JigType *element = jig_type_element(type);
    bool is_number = jig_type_is_float(element) || jig_type_kind(element) == JIG_TYPE_INTEGER;
    if (!jig_type_has_static_shape(type) || !is_number)
        return jig_no_match(rw, op,
                            "Operand to launch op is not a memref with a static shape and an "
                            "integer or float element type.");
    if (jig_type_width(element) % 8)
        return jig_no_match(rw, op,
                            "Operand to launch op is not a memref with a byte-aligned element "
                            "type.");
    return (int64_t)jig_type_width(element) / 8;
}

/* Behind each pointer the size of what it points to. NULL items: it can't be. */
static JigValueList add_sizes(JigRewriter *rw, const JigOp *op, JigValueList old,
                              JigValueList args) {
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, 2 * args.n + 1);
    if (old.n != args.n) {
        jig_no_match(rw, op, "Cannot add sizes to arguments with one-to-many LLVM IR expansion.");
        return (JigValueList){0};
    }
    for (size_t i = 0; i < args.n; i++) {
        const JigType *type = jig_value_type(old.items[i]);
        int64_t bytes = bytes_of(rw, op, type);
        if (!bytes)
            return (JigValueList){0};
        all[2 * i] = args.items[i];
        all[2 * i + 1] = jig_llvm_index(
            rw, jig_op_loc(op), (int64_t)((uint64_t)bytes * (uint64_t)jig_type_num_elements(type)));
    }
    return (JigValueList){all, 2 * args.n};
}

/* The stream that it runs in; NULL: none. */
static JigValue *stream_of_launch(JigRewriter *rw, JigOp *op, JigValueList now) {
    if (jig_gpu_async_dependencies(op).count)
        return now.items[0];
    return jig_gpu_launch_func_async_token(op) ? call(rw, op, STREAM_CREATE, NULL) : NULL;
}

static JigValue *now_at(const JigOp *op, JigValueList now, size_t group) {
    JigOperandRange range = jig_operand_range(op, group);
    return range.count ? now.items[range.start] : NULL;
}

static JigGpuLaunchFunc launch_parts(const JigOp *op, JigValueList now, JigValueList args,
                                     JigValue *stream) {
    enum { GRID = 1, BLOCK = GRID + 3, CLUSTER = BLOCK + 3, SHARED = CLUSTER + 3 };
    return (JigGpuLaunchFunc){.grid_size_x = now_at(op, now, GRID),
                              .grid_size_y = now_at(op, now, GRID + 1),
                              .grid_size_z = now_at(op, now, GRID + 2),
                              .block_size_x = now_at(op, now, BLOCK),
                              .block_size_y = now_at(op, now, BLOCK + 1),
                              .block_size_z = now_at(op, now, BLOCK + 2),
                              .cluster_size_x = now_at(op, now, CLUSTER),
                              .cluster_size_y = now_at(op, now, CLUSTER + 1),
                              .cluster_size_z = now_at(op, now, CLUSTER + 2),
                              .dynamic_shared_memory_size = now_at(op, now, SHARED),
                              .kernel_operands = args,
                              .async_object = stream,
                              .kernel = jig_gpu_launch_func_kernel_attr(op)};
}

static bool lower_launch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Kernels *kernels = self->data;
    JigValue *token = jig_gpu_launch_func_async_token(op);
    size_t tokens = jig_gpu_async_dependencies(op).count;
    JigValueList now;
    if (!all_lowered(rw, op, &now))
        return false;
    if (tokens > 1)
        return jig_no_match(rw, op, "Cannot convert with more than one async dependency.");
    if (!token && tokens)
        return jig_no_match(rw, op, "Cannot convert non-async op with async dependencies.");
    JigValue *stream = stream_of_launch(rw, op, now);
    JigOperandRange range = jig_gpu_launch_func_kernel_operands(op);
    JigValueList old = jig_operand_values(op, range, rw->arena);
    JigValueList args = jig_llvm_arguments(rw, jig_op_loc(op), old,
                                           (JigValueList){now.items + range.start, range.count},
                                           kernels->bare || jig_llvm_of(rw)->options.bare_pointers);
    if (kernels->with_sizes && args.n) {
        args = add_sizes(rw, op, old, args);
        if (!args.items)
            return false;
    }
    JigGpuLaunchFunc parts = launch_parts(op, now, args, stream);
    jig_gpu_launch_func_build(rw, jig_op_loc(op), &parts);
    if (token)
        jig_rw_replace1(rw, op, stream);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* ---- gpu-to-llvm ---- */

static const char gives_up[] = "";
static const JigPattern patterns[] = {
    {.name = "gpu.alloc to llvm", .root = "gpu.alloc", .converts = true, .fn = lower_alloc},
    {.name = "gpu.dealloc to llvm", .root = "gpu.dealloc", .converts = true, .fn = lower_dealloc},
    {.name = "gpu.memcpy to llvm", .root = "gpu.memcpy", .converts = true, .fn = lower_memcpy},
    {.name = "gpu.memset to llvm", .root = "gpu.memset", .converts = true, .fn = lower_memset},
    {.name = "gpu.wait to llvm", .root = "gpu.wait", .converts = true, .fn = lower_wait},
    {.name = "gpu.host_register to llvm",
     .root = "gpu.host_register",
     .converts = true,
     .fn = lower_register},
    {.name = "gpu.host_unregister to llvm",
     .root = "gpu.host_unregister",
     .converts = true,
     .fn = lower_register,
     .data = gives_up},
    {.name = "gpu.set_default_device to llvm",
     .root = "gpu.set_default_device",
     .converts = true,
     .fn = lower_set_device},
    {.name = "async.yield of tokens of devices",
     .root = "async.yield",
     .benefit = 2,
     .converts = true,
     .fn = lower_yield},
    {0},
};

typedef struct Lowering {
    Kernels kernels;
    JigPattern launch[2];
} Lowering;

static JigTypeRule token_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                              void *user) {
    (void)value, (void)user;
    return jig_type_is(type, JIG_GPU_TYPE(ASYNC_TOKEN))
               ? jig_type_becomes(to, jig_llvm_ptr(jig_type_context(type), 0))
               : JIG_TYPE_PASSED;
}

static JigLegality has_legal_types(const JigOp *op, void *types) {
    return jig_op_has_legal_types(types, op) ? JIG_LEGAL : JIG_ILLEGAL;
}

static void add_host(JigLlvm *x, JigPatternSet *set, JigConversionTarget *target, void *user) {
    const Lowering *lowering = user;
    jig_type_rule(x->types, token_type, NULL);
    for (const JigLlvmDialect *d = jig_llvm_dialects; d->name; d++)
        jig_llvm_dialect_add(d, &x->env, set);
    jig_convert_async_types(set, x->types, &x->env, target);
    jig_patterns_add_converting(set, patterns, &x->env);
    jig_patterns_add_converting(set, lowering->launch, &x->env);
    jig_target_op(target, JIG_STR("gpu.module"), JIG_LEGAL);
    jig_target_op(target, JIG_STR("gpu.binary"), JIG_LEGAL);
    jig_target_op_fn(target, JIG_STR("gpu.launch_func"), has_legal_types, x->types);
}

static bool lower_host(JigPassCall *call) {
    Lowering lowering = {
        .kernels = {.bare = jig_option_bool(call, "use-bare-pointers-for-kernels"),
                    .with_sizes = jig_option_bool(call, "intersperse-sizes-for-kernels")}};
    lowering.launch[0] = (JigPattern){.name = "gpu.launch_func on llvm",
                                      .root = "gpu.launch_func",
                                      .converts = true,
                                      .fn = lower_launch,
                                      .data = &lowering.kernels};
    JigPatternSet *transfers = jig_patterns_create(call->ctx);
    jig_patterns_add_list(transfers, jig_lower_transfer_patterns(call->ctx, 1));
    (void)jig_pass_apply(call, transfers, NULL);
    jig_context_load(call->ctx, jig_context_dialect(call->ctx, JIG_STR("llvm")));
    JigLlvmOptions options = {.index_bits = 64,
                              .bare_pointers = jig_option_bool(call, "use-bare-pointers-for-host")};
    return jig_lower_to_llvm(call, &options, (const JigPattern *const[]){NULL},
                             &(JigLlvmMore){.add = add_host, .user = &lowering});
}

static const JigOptionRow options[] = {
    {.name = "intersperse-sizes-for-kernels",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help =
         "Behind each buffer, which has to be one pointer, a kernel is given its size in bytes"},
    {.name = "use-bare-pointers-for-host",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Functions take buffers of static shape as pointers"},
    {.name = "use-bare-pointers-for-kernels",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Kernels take buffers of static shape as pointers"},
};

const JigPassRow jig_pass_gpu_to_llvm = {
    .name = "gpu-to-llvm",
    .title = "GpuToLLVMConversionPass",
    .anchor = "builtin.module",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = lower_host,
    .summary = "what the host does about devices as llvm, and calls of a runtime",
};
