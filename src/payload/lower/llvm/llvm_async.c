/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Coroutines as intrinsics of LLVM, and what the async runtime does as calls of its functions.
 * Tokens, values, groups and handles become pointers; what values hold is in memory that the
 * runtime has for them.
 */
#include "dialect/arith/arith.h"
#include "dialect/async/async.h"
#include "dialect/func/func.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/passes.h"
#include "payload/lower/retype_results.h"

/* ---- The runtime ---- */

enum {
    ADD_REF,
    DROP_REF,
    CREATE_TOKEN,
    CREATE_VALUE,
    CREATE_GROUP,
    TOKEN_IS_THERE,
    VALUE_IS_THERE,
    TOKEN_FAILED,
    VALUE_FAILED,
    HAS_TOKEN_FAILED,
    HAS_VALUE_FAILED,
    HAS_GROUP_FAILED,
    WAIT_TOKEN,
    WAIT_VALUE,
    WAIT_GROUP,
    RESUME,
    STORAGE,
    ADD_TO_GROUP,
    RESUME_AFTER_TOKEN,
    RESUME_AFTER_VALUE,
    RESUME_AFTER_GROUP,
    NUM_WORKERS,
    NONE /* there is no such function */
};
static const JigRuntimeFn runtime[] = {
    [ADD_REF] = {"mlirAsyncRuntimeAddRef", "pq", ""},
    [DROP_REF] = {"mlirAsyncRuntimeDropRef", "pq", ""},
    [CREATE_TOKEN] = {"mlirAsyncRuntimeCreateToken", "", "p"},
    [CREATE_VALUE] = {"mlirAsyncRuntimeCreateValue", "q", "p"},
    [CREATE_GROUP] = {"mlirAsyncRuntimeCreateGroup", "q", "p"},
    [TOKEN_IS_THERE] = {"mlirAsyncRuntimeEmplaceToken", "p", ""},
    [VALUE_IS_THERE] = {"mlirAsyncRuntimeEmplaceValue", "p", ""},
    [TOKEN_FAILED] = {"mlirAsyncRuntimeSetTokenError", "p", ""},
    [VALUE_FAILED] = {"mlirAsyncRuntimeSetValueError", "p", ""},
    [HAS_TOKEN_FAILED] = {"mlirAsyncRuntimeIsTokenError", "p", "t"},
    [HAS_VALUE_FAILED] = {"mlirAsyncRuntimeIsValueError", "p", "t"},
    [HAS_GROUP_FAILED] = {"mlirAsyncRuntimeIsGroupError", "p", "t"},
    [WAIT_TOKEN] = {"mlirAsyncRuntimeAwaitToken", "p", ""},
    [WAIT_VALUE] = {"mlirAsyncRuntimeAwaitValue", "p", ""},
    [WAIT_GROUP] = {"mlirAsyncRuntimeAwaitAllInGroup", "p", ""},
    [RESUME] = {"mlirAsyncRuntimeExecute", "pp", ""},
    [STORAGE] = {"mlirAsyncRuntimeGetValueStorage", "p", "p"},
    [ADD_TO_GROUP] = {"mlirAsyncRuntimeAddTokenToGroup", "pp", "q"},
    [RESUME_AFTER_TOKEN] = {"mlirAsyncRuntimeAwaitTokenAndExecute", "ppp", ""},
    [RESUME_AFTER_VALUE] = {"mlirAsyncRuntimeAwaitValueAndExecute", "ppp", ""},
    [RESUME_AFTER_GROUP] = {"mlirAsyncRuntimeAwaitAllInGroupAndExecute", "ppp", ""},
    [NUM_WORKERS] = {"mlirAsyncRuntimGetNumWorkerThreads", "", "x"},
};

enum { MOST_INPUTS = 3 };

/* All of them, at the end of the module. */
static void declare_runtime(JigPassCall *call) {
    JigContext *ctx = call->ctx;
    jig_at_end(call->rw, jig_op_body(call->op));
    for (size_t i = 0; i < JIG_LEN(runtime); i++) {
        const JigType *inputs[MOST_INPUTS], *results[1];
        size_t n = jig_to_llvm_runtime_types(ctx, NULL, runtime[i].inputs, inputs),
               m = jig_to_llvm_runtime_types(ctx, NULL, runtime[i].result, results);
        JigFuncFunc parts = {.sym_name = jig_attr_string(ctx, jig_str(runtime[i].name)),
                             .function_type =
                                 jig_attr_of_type(jig_type_function(ctx, inputs, n, results, m)),
                             .sym_visibility = jig_attr_string(ctx, JIG_STR("private"))};
        if (!jig_symbol_lookup_in(call->op, jig_str(runtime[i].name)))
            jig_func_func_build(call->rw, jig_op_loc(call->op), &parts);
    }
}

/* The call; as many operands as the function has. */
static JigOp *call_runtime(JigRewriter *rw, JigLoc loc, size_t fn, JigValue *const *operands) {
    const JigRuntimeFn *f = &runtime[fn];
    const JigType *results[1];
    size_t m = jig_to_llvm_runtime_types(rw->ctx, NULL, f->result, results);
    JigFuncCall parts = {.callee = jig_attr_flat_symbol(rw->ctx, jig_str(f->name)),
                         .operands = {operands, strlen(f->inputs)},
                         .result_types = {results, m}};
    return jig_func_call_build(rw, loc, &parts);
}

/* ---- Types ---- */

/* What becomes a pointer, and what a token of LLVM. */
static JigTypeRule async_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                              void *user) {
    (void)value, (void)user;
    JigContext *ctx = jig_type_context(type);
    if (jig_async_is_counted(type) || jig_type_is(type, JIG_ASYNC_TYPE(CORO_HANDLE)))
        return jig_type_becomes(to, jig_llvm_ptr(ctx, 0));
    if (jig_type_is(type, JIG_ASYNC_TYPE(CORO_ID)) || jig_type_is(type, JIG_ASYNC_TYPE(CORO_STATE)))
        return jig_type_becomes(to, jig_llvm_simple_type(ctx, JIG_LLVM_TYPE_TOKEN));
    return JIG_TYPE_PASSED;
}

static JigTypeRule same_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                             void *user) {
    (void)value, (void)user;
    return jig_type_becomes(to, type);
}

static bool cast(JigRewriter *rw, const JigCast *c, JigValue **out, void *user) {
    (void)user;
    JigBuiltinUnrealizedConversionCast parts = {.inputs = {c->inputs, c->num_inputs},
                                                .output_types = {c->types, c->num_types}};
    JigOp *made = jig_builtin_unrealized_conversion_cast_build(rw, c->loc, &parts);
    for (size_t i = 0; i < c->num_types; i++)
        out[i] = jig_op_result(made, i);
    return true;
}

/* ---- One call for one op ---- */

/* Of the operand's type; `data` of the patterns. */
typedef struct ByType {
    uint8_t token, value, group;
} ByType;

static size_t function_for(const ByType *by, const JigType *type) {
    return jig_async_is_token(type) ? by->token : jig_async_element(type) ? by->value : by->group;
}

static bool by_call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t fn = function_for(self->data, jig_value_type(jig_async_operand(op)));
    if (fn == NONE)
        return jig_no_match(rw, op, "the runtime has no such function for a {}",
                            jig_fact_type(jig_value_type(jig_async_operand(op))));
    JigOp *made = call_runtime(rw, jig_op_loc(op), fn, jig_converted_operands(rw).items);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, made);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* Also how many. */
static bool by_count(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const ByType *by = self->data;
    const JigType *i64 = jig_type_i(rw->ctx, 64);
    JigArithConstant count = {.value = jig_async_count_attr(op), .result_type = i64};
    JigValue *operands[] = {
        jig_converted(rw, jig_async_operand(op)),
        jig_arith_constant_result(jig_arith_constant_build(rw, jig_op_loc(op), &count))};
    call_runtime(rw, jig_op_loc(op), by->token, operands);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_num_workers(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(rw, op, call_runtime(rw, jig_op_loc(op), NUM_WORKERS, NULL));
    return true;
}

/* ---- Resuming ---- */

/* The address of a function that resumes the coroutine it is given. It stands at the end of the
 * module. */
static JigValue *resume_function(JigRewriter *rw, JigOp *op) {
    const JigStr name = JIG_STR("__resume");
    const JigType *ptr = jig_llvm_ptr(rw->ctx, 0);
    JigOp *module = jig_op_parent_of(op, JIG_BUILTIN(MODULE));
    if (!jig_symbol_lookup_in(module, name)) {
        JigPoint point = jig_point(rw);
        JigLoc loc = jig_op_loc(module);
        jig_at_end(rw, jig_op_body(module));
        const JigType *none = jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID);
        JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, name),
                             .function_type = jig_attr_of_type(jig_llvm_func(none, &ptr, 1, false)),
                             .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private"))};
        JigOp *made = jig_llvm_func_build(rw, loc, &parts);
        JigBlock *body = jig_create_block(rw, jig_llvm_func_body(made), NULL, &ptr, 1, loc);
        jig_at_end(rw, body);
        jig_llvm_intr_coro_resume_build(rw, loc,
                                        &(JigLlvmIntrCoroResume){.handle = jig_block_arg(body, 0)});
        jig_llvm_return_build(rw, loc, &(JigLlvmReturn){0});
        jig_set_point(rw, point);
    }
    JigLlvmMlirAddressof parts = {.res_type = ptr,
                                  .global_name = jig_attr_flat_symbol(rw->ctx, name)};
    return jig_op_result(jig_llvm_mlir_addressof_build(rw, jig_op_loc(op), &parts), 0);
}

static bool lower_resume(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *handle = jig_converted(rw, jig_async_runtime_resume_handle(op));
    JigValue *operands[] = {handle, resume_function(rw, op)};
    call_runtime(rw, jig_op_loc(op), RESUME, operands);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_await_and_resume(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValueList now = jig_converted_operands(rw);
    JigValue *operands[] = {now.items[0], now.items[1], resume_function(rw, op)};
    call_runtime(rw, jig_op_loc(op),
                 function_for(self->data, jig_value_type(jig_async_operand(op))), operands);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Values: these know what becomes of any type ---- */

/* NULL: what the value holds has no type there. */
static const JigType *held_type(const JigRewriter *rw, const JigType *value) {
    return jig_to_llvm_type(jig_to_llvm_of(rw), jig_async_element(value));
}

static bool lower_create(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    JigLoc loc = jig_op_loc(op);
    if (jig_async_is_token(type)) {
        jig_rw_replace_op(rw, op, call_runtime(rw, loc, CREATE_TOKEN, NULL));
        return true;
    }
    const JigType *held = held_type(rw, type);
    if (!held)
        return jig_no_match(rw, op, "{} has no type there", jig_fact_type(jig_async_element(type)));
    JigValue *size = jig_to_llvm_size_of(rw, loc, held);
    jig_rw_replace_op(rw, op, call_runtime(rw, loc, CREATE_VALUE, &size));
    return true;
}

static bool lower_create_group(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(
        rw, op, call_runtime(rw, jig_op_loc(op), CREATE_GROUP, jig_converted_operands(rw).items));
    return true;
}

static JigValue *storage_of(JigRewriter *rw, JigLoc loc, JigValue *value) {
    return jig_op_result(call_runtime(rw, loc, STORAGE, &value), 0);
}

static bool lower_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *value = jig_converted(rw, jig_async_runtime_store_value(op)),
             *storage = jig_converted(rw, jig_async_runtime_store_storage(op));
    if (!value || !storage)
        return jig_no_match(rw, op, "the value has no type there");
    jig_to_llvm_store(rw, jig_op_loc(op), value, storage_of(rw, jig_op_loc(op), storage));
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *storage = jig_converted(rw, jig_async_runtime_load_storage(op));
    const JigType *held = held_type(rw, jig_value_type(jig_async_runtime_load_storage(op)));
    if (!held || !storage)
        return jig_no_match(rw, op, "{} has no type there",
                            jig_fact_type(jig_op_result_type(op, 0)));
    JigLoc loc = jig_op_loc(op);
    jig_rw_replace1(rw, op, jig_to_llvm_load(rw, loc, held, storage_of(rw, loc, storage)));
    return true;
}

/* ---- Coroutines ---- */

static JigValue *integer(JigRewriter *rw, JigLoc loc, uint32_t bits, int64_t n) {
    const JigType *type = jig_type_i(rw->ctx, bits);
    return jig_to_llvm_constant(rw, loc, type, jig_attr_int(type, n));
}
static const JigType *llvm_token(const JigRewriter *rw) {
    return jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_TOKEN);
}

static bool lower_id(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *align = integer(rw, loc, 32, 0);
    JigLlvmMlirZero null = {.res_type = jig_llvm_ptr(rw->ctx, 0)};
    JigValue *none = jig_op_result(jig_llvm_mlir_zero_build(rw, loc, &null), 0);
    JigLlvmIntrCoroId parts = {.align = align,
                               .promise = none,
                               .coroaddr = none,
                               .fnaddrs = none,
                               .res_type = llvm_token(rw)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_coro_id_build(rw, loc, &parts));
    return true;
}

/* Memory for the frame: a multiple of its alignment, as the allocation wants it. */
static JigValue *allocate_frame(JigRewriter *rw, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    const JigType *i64 = jig_type_i(rw->ctx, 64), *params[] = {i64, i64};
    JigValue *size = jig_op_result(
        jig_llvm_intr_coro_size_build(rw, loc, &(JigLlvmIntrCoroSize){.res_type = i64}), 0);
    JigValue *align = jig_op_result(
        jig_llvm_intr_coro_align_build(rw, loc, &(JigLlvmIntrCoroAlign){.res_type = i64}), 0);
    size = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), size, align);
    size = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), size, integer(rw, loc, 64, 1));
    JigValue *mask = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), integer(rw, loc, 64, 0), align);
    JigValue *operands[] = {align, jig_to_llvm_binary(rw, loc, JIG_LLVM(AND), size, mask)};
    const JigOp *fn =
        jig_to_llvm_runtime(rw, op, "aligned_alloc", params, 2, jig_llvm_ptr(rw->ctx, 0));
    return fn ? jig_to_llvm_call_runtime(rw, loc, fn, operands, 2) : NULL;
}

static bool lower_begin(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *memory = allocate_frame(rw, op);
    if (!memory)
        return false;
    JigLlvmIntrCoroBegin parts = {.token = jig_converted(rw, jig_async_coro_begin_id(op)),
                                  .mem = memory,
                                  .res_type = jig_llvm_ptr(rw->ctx, 0)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_coro_begin_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool lower_free(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmIntrCoroFree parts = {.id = jig_converted(rw, jig_async_coro_free_id(op)),
                                 .handle = jig_converted(rw, jig_async_coro_free_handle(op)),
                                 .res_type = jig_llvm_ptr(rw->ctx, 0)};
    JigLoc loc = jig_op_loc(op);
    JigValue *memory = jig_op_result(jig_llvm_intr_coro_free_build(rw, loc, &parts), 0);
    const JigOp *fn = jig_to_llvm_free(rw, op);
    if (!fn)
        return false;
    jig_to_llvm_call_runtime(rw, loc, fn, &memory, 1);
    jig_rw_erase(rw, op);
    return true;
}

static JigValue *no(JigRewriter *rw, JigLoc loc) {
    return jig_to_llvm_constant(rw, loc, jig_type_i(rw->ctx, 1), jig_attr_bool(rw->ctx, false));
}

static bool lower_end(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *unwind = no(rw, loc);
    JigLlvmMlirNone none = {.res_type = llvm_token(rw)};
    JigLlvmIntrCoroEnd parts = {.handle = jig_converted(rw, jig_async_coro_end_handle(op)),
                                .unwind = unwind,
                                .retvals =
                                    jig_op_result(jig_llvm_mlir_none_build(rw, loc, &none), 0),
                                .res_type = jig_type_i(rw->ctx, 1)};
    jig_llvm_intr_coro_end_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_save(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmIntrCoroSave parts = {.handle = jig_converted(rw, jig_async_coro_save_handle(op)),
                                 .res_type = llvm_token(rw)};
    jig_rw_replace_op(rw, op, jig_llvm_intr_coro_save_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* The intrinsic says 0 where it is resumed, 1 where it is destroyed. */
static bool lower_suspend(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *is_last = no(rw, loc);
    JigLlvmIntrCoroSuspend suspend = {.save = jig_converted(rw, jig_async_coro_suspend_state(op)),
                                      .final = is_last,
                                      .res_type = jig_type_i(rw->ctx, 8)};
    JigLlvmSext wide = {.arg =
                            jig_op_result(jig_llvm_intr_coro_suspend_build(rw, loc, &suspend), 0),
                        .res_type = jig_type_i(rw->ctx, 32)};
    JigBlock *blocks[] = {jig_async_coro_suspend_resume_dest(op),
                          jig_async_coro_suspend_cleanup_dest(op)};
    JigValueList lists[2] = {{0}, {0}};
    const int32_t cases[] = {0, 1};
    const JigType *shape = jig_type_vector((const int64_t[]){2}, NULL, 1, jig_type_i(rw->ctx, 32));
    JigLlvmSwitch parts = {.value = jig_op_result(jig_llvm_sext_build(rw, loc, &wide), 0),
                           .default_destination = jig_async_coro_suspend_suspend_dest(op),
                           .case_operands = {lists, 2},
                           .case_values = jig_attr_dense(shape, cases, false),
                           .case_destinations = {blocks, 2}};
    jig_rw_replace_op(rw, op, jig_llvm_switch_build(rw, loc, &parts));
    return true;
}

/* ---- The sets ---- */

#define LOWER(op, ...)                                                                             \
    { .name = op " to llvm", .root = op, .converts = true, __VA_ARGS__ }
#define BY_TYPE(...)                                                                               \
    .data = &(const ByType) {                                                                      \
        __VA_ARGS__                                                                                \
    }
static const JigPattern calls[] = {
    LOWER("async.runtime.add_ref", .fn = by_count, BY_TYPE(ADD_REF, ADD_REF, ADD_REF)),
    LOWER("async.runtime.add_to_group", .fn = by_call, BY_TYPE(ADD_TO_GROUP, NONE, NONE)),
    LOWER("async.runtime.await", .fn = by_call, BY_TYPE(WAIT_TOKEN, WAIT_VALUE, WAIT_GROUP)),
    LOWER("async.runtime.await_and_resume", .fn = lower_await_and_resume,
          BY_TYPE(RESUME_AFTER_TOKEN, RESUME_AFTER_VALUE, RESUME_AFTER_GROUP)),
    LOWER("async.runtime.drop_ref", .fn = by_count, BY_TYPE(DROP_REF, DROP_REF, DROP_REF)),
    LOWER("async.runtime.is_error", .fn = by_call,
          BY_TYPE(HAS_TOKEN_FAILED, HAS_VALUE_FAILED, HAS_GROUP_FAILED)),
    LOWER("async.runtime.num_worker_threads", .fn = lower_num_workers),
    LOWER("async.runtime.resume", .fn = lower_resume),
    LOWER("async.runtime.set_available", .fn = by_call,
          BY_TYPE(TOKEN_IS_THERE, VALUE_IS_THERE, NONE)),
    LOWER("async.runtime.set_error", .fn = by_call, BY_TYPE(TOKEN_FAILED, VALUE_FAILED, NONE)),
    LOWER("async.coro.begin", .fn = lower_begin),
    LOWER("async.coro.end", .fn = lower_end),
    LOWER("async.coro.free", .fn = lower_free),
    LOWER("async.coro.id", .fn = lower_id),
    LOWER("async.coro.save", .fn = lower_save),
    LOWER("async.coro.suspend", .fn = lower_suspend),
    {0},
};
static const JigPattern values[] = {
    LOWER("async.runtime.create", .fn = lower_create),
    LOWER("async.runtime.create_group", .fn = lower_create_group),
    LOWER("async.runtime.load", .fn = lower_load),
    LOWER("async.runtime.store", .fn = lower_store),
    {0},
};

/* ---- convert-async-to-llvm ---- */

/* Types of async, and no others. */
typedef struct AsyncTypes {
    JigTypeConverter *types;
    JigConversionEnv env;
} AsyncTypes;

static void add_async(JigLlvm *x, JigPatternSet *patterns, JigConversionTarget *target,
                      void *user) {
    AsyncTypes *own = user;
    jig_type_rule(x->types, async_type, NULL);
    own->env = (JigConversionEnv){.types = own->types, .options = x};
    jig_lower_convert_signatures(patterns, &own->env, target);
    jig_patterns_add_converting(patterns, calls, &own->env);
}

static const JigLegalityRow async_legality[] = {
    {"async", .is = JIG_ILLEGAL},
    {"arith.constant, func.constant", .is = JIG_LEGAL},
    {0},
};

static bool lower_async(JigPassCall *call) {
    AsyncTypes own = {.types = jig_type_converter_create(call->ctx)};
    jig_type_rule(own.types, same_type, NULL);
    jig_type_rule(own.types, async_type, NULL);
    jig_materialize_source(own.types, cast, NULL);
    jig_materialize_target(own.types, cast, NULL);
    declare_runtime(call);
    JigLlvmOptions options = {.index_bits = 64};
    bool ok = jig_lower_to_llvm(
        call, &options,
        &(JigLlvmLowering){
            .patterns = {values}, .legality = async_legality, .more = add_async, .user = &own});
    jig_type_converter_destroy(own.types);
    return ok;
}

const JigPassRow jig_pass_convert_async_to_llvm = {
    .name = "convert-async-to-llvm",
    .title = "ConvertAsyncToLLVMPass",
    .anchor = "builtin.module",
    .run = lower_async,
    .breaks = JIG_HOLDS_NO_CASTS | JIG_HOLDS_NO_LLVM,
    .summary = "coroutines as llvm, and calls of the async runtime",
};
