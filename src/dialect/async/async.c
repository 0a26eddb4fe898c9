/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/async/async_int.h"
#include "jig/eval.h"

const JigTypeRow jig_async_types[] = {
    [JIG_ASYNC_TYPE_CORO_HANDLE] = {.name = "async.coro.handle", .summary = "coroutine handle"},
    [JIG_ASYNC_TYPE_CORO_ID] = {.name = "async.coro.id",
                                .summary = "switched-resume coroutine identifier"},
    [JIG_ASYNC_TYPE_CORO_STATE] = {.name = "async.coro.state", .summary = "saved coroutine state"},
    [JIG_ASYNC_TYPE_GROUP] = {.name = "async.group", .summary = "async group type"},
    [JIG_ASYNC_TYPE_TOKEN] = {.name = "async.token", .summary = "async token type"},
    [JIG_ASYNC_TYPE_VALUE] = {.name = "async.value",
                              .written = "<type>",
                              .params = "valueType: type",
                              .parse = jig_async_parse_value,
                              .print = jig_async_print_value,
                              .summary = "async value type"},
};

static const JigTypeConstraint type_constraints[] = {
    {"CoroHandle", "coroutine handle", .expr = "!async.coro.handle"},
    {"CoroId", "switched-resume coroutine identifier", .expr = "!async.coro.id"},
    {"CoroState", "saved coroutine state", .expr = "!async.coro.state"},
    {"Group", "async group type", .expr = "!async.group"},
    {"Token", "async token type", .expr = "!async.token"},
    {"Value", "async value type", .expr = "!async.value"},
    {"ValueOrToken", NULL, .expr = "AnyOf<Value, Token>"},
    {"AnyAsync", NULL, .expr = "AnyOf<Value, Token, Group>"},
};
static const JigTypeFn type_fns[] = {
    {.name = "ValueElement", .fn = jig_async_element},
};
static const JigCustomRow customs[] = {
    {.name = "AwaitResultType",
     .parse = jig_async_parse_await_result,
     .print = jig_async_print_await_result},
};

const JigOpRow jig_async_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/async/async.def"
};

const JigDialect jig_async_dialect = {
    .name = "async",
    .ops = jig_async_ops,
    .num_ops = JIG_ASYNC_NUM_OPS,
    .types = jig_async_types,
    .num_types = JIG_ASYNC_NUM_TYPES,
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(type_fns, type_fns),
    JIG_TABLE(customs, customs),
};
