/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types but structures: rows, parameters, what they may consist of. */
#include "dialect/llvm/eval/llvm_eval.h"
#include "support/check.h"

enum { ARRAY_LEN, ARRAY_ELEMENT };
enum { FUNC_RESULT, FUNC_ARGS, FUNC_VARIADIC };
enum { TARGET_NAME, TARGET_TYPES, TARGET_NUMBERS };

static bool verify_array(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
static bool verify_func(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);

static const JigIface ptr_ifaces[] = {{&jig_iface_vector_element, &jig_iface_vector_element},
                                      {&jig_iface_layout_type, &jig_llvm_ptr_layout},
                                      {&jig_iface_eval_type, &jig_llvm_eval_type},
                                      {0}};
static const JigIface array_ifaces[] = {{&jig_iface_layout_type, &jig_llvm_any_layout},
                                        {&jig_iface_eval_type, &jig_llvm_eval_type},
                                        {0}};
static const JigIface struct_ifaces[] = {{&jig_iface_layout_type, &jig_llvm_struct_layout},
                                         {&jig_iface_eval_type, &jig_llvm_eval_type},
                                         {0}};
static const JigIface float_ifaces[] = {{&jig_iface_vector_element, &jig_iface_vector_element},
                                        {&jig_iface_memref_element, &jig_iface_memref_element},
                                        {&jig_iface_layout_type, &jig_llvm_any_layout},
                                        {0}};

const JigTypeRow jig_llvm_types[] = {
    [JIG_LLVM_TYPE_PTR] = {.name = "llvm.ptr",
                           .label = "LLVMPointerType",
                           .params = "addressSpace: uint32 = 0",
                           .format = "(`<` $addressSpace^ `>`)?",
                           .ifaces = ptr_ifaces,
                           .summary = "LLVM pointer type"},
    [JIG_LLVM_TYPE_ARRAY] = {.name = "llvm.array",
                             .label = "LLVMArrayType",
                             .params = "numElements: uint, elementType: type",
                             .format = "`<` $numElements `x` custom<PrettyType>($elementType) `>`",
                             .verify = verify_array,
                             .ifaces = array_ifaces,
                             .summary = "LLVM array type"},
    [JIG_LLVM_TYPE_FUNC] = {.name = "llvm.func",
                            .label = "LLVMFunctionType",
                            .params = "returnType: type, params: array<type>, varArg: bool",
                            .format = "`<` custom<PrettyType>($returnType) ` ` `(` "
                                      "custom<FunctionTypes>($params, $varArg) `)` `>`",
                            .verify = verify_func,
                            .summary = "LLVM function type"},
    [JIG_LLVM_TYPE_STRUCT] = {.name = "llvm.struct",
                              .written = "<(\"name\",)? (packed)? (type, ...)>|<\"name\", opaque>",
                              .params = "name: string, body: array<type>, packed: bool",
                              .parse = jig_llvm_parse_struct,
                              .print = jig_llvm_print_struct,
                              .ifaces = struct_ifaces,
                              .summary = "LLVM structure type"},
    [JIG_LLVM_TYPE_TARGET] = {.name = "llvm.target",
                              .label = "LLVMTargetExtType",
                              .params = "extTypeName: string, typeParams: optional<array<type>>, "
                                        "intParams: optional<array<uint32>>",
                              .format = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, "
                                        "$intParams)^)? `>`",
                              .summary = "LLVM target extension type"},
    [JIG_LLVM_TYPE_VOID] = {.name = "llvm.void", .summary = "no value"},
    [JIG_LLVM_TYPE_TOKEN] = {.name = "llvm.token", .summary = "LLVM token type"},
    [JIG_LLVM_TYPE_LABEL] = {.name = "llvm.label", .summary = "labels of code"},
    [JIG_LLVM_TYPE_METADATA] = {.name = "llvm.metadata", .summary = "metadata as a value"},
    [JIG_LLVM_TYPE_X86_AMX] = {.name = "llvm.x86_amx", .summary = "LLVM x86_amx type."},
    [JIG_LLVM_TYPE_PPC_FP128] = {.name = "llvm.ppc_fp128",
                                 .ifaces = float_ifaces,
                                 .summary = "128 bit FP type with IBM double-double semantics"},
};

/* ---- Making types ---- */

static const JigAttr *number(JigContext *ctx, uint64_t n) {
    return jig_attr_int(jig_type_integer(ctx, 64, JIG_UNSIGNED), (int64_t)n);
}
static uint64_t number_of(const JigAttr *x) {
    return jig_int_u64(jig_attr_big_int_value(x));
}

const JigAttr *jig_llvm_type_list(JigContext *ctx, const JigType *const *types, size_t n) {
    JIG_REQUIRE(ctx && (types || !n));
    JigArena *a = jig_arena_create();
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++)
        items[i] = jig_attr_of_type(types[i]);
    const JigAttr *list = jig_attr_array(ctx, items, n);
    jig_arena_destroy(a);
    return list;
}
const JigType *jig_llvm_listed_type(const JigAttr *list, size_t i) {
    return jig_attr_type_value(jig_attr_array_at(list, i));
}

const JigType *jig_llvm_simple_type(JigContext *ctx, JigLlvmTypeId id) {
    return jig_type_get(ctx, &jig_llvm_types[id], NULL, 0);
}

const JigType *jig_llvm_ptr(JigContext *ctx, uint32_t space) {
    const JigAttr *param = number(ctx, space);
    return jig_type_get(ctx, JIG_LLVM_TYPE(PTR), &param, 1);
}
uint32_t jig_llvm_ptr_space(const JigType *ptr) {
    return (uint32_t)number_of(jig_type_param(ptr, 0));
}

const JigType *jig_llvm_array(uint64_t n, const JigType *element) {
    JigContext *ctx = jig_type_context(element);
    const JigAttr *params[] = {number(ctx, n), jig_attr_of_type(element)};
    return jig_type_get(ctx, JIG_LLVM_TYPE(ARRAY), params, JIG_LEN(params));
}
uint64_t jig_llvm_array_len(const JigType *array) {
    return number_of(jig_type_param(array, ARRAY_LEN));
}
const JigType *jig_llvm_array_element(const JigType *array) {
    return jig_attr_type_value(jig_type_param(array, ARRAY_ELEMENT));
}

const JigType *jig_llvm_func(const JigType *result, const JigType *const *args, size_t n,
                             bool variadic) {
    JigContext *ctx = jig_type_context(result);
    const JigAttr *params[] = {jig_attr_of_type(result), jig_llvm_type_list(ctx, args, n),
                               jig_attr_bool(ctx, variadic)};
    return jig_type_get(ctx, JIG_LLVM_TYPE(FUNC), params, JIG_LEN(params));
}
const JigType *jig_llvm_func_result(const JigType *func) {
    return jig_attr_type_value(jig_type_param(func, FUNC_RESULT));
}
size_t jig_llvm_func_num_args(const JigType *func) {
    return jig_attr_array_len(jig_type_param(func, FUNC_ARGS));
}
const JigType *jig_llvm_func_arg(const JigType *func, size_t i) {
    return jig_llvm_listed_type(jig_type_param(func, FUNC_ARGS), i);
}
bool jig_llvm_func_is_variadic(const JigType *func) {
    return jig_attr_bool_value(jig_type_param(func, FUNC_VARIADIC));
}

JigStr jig_llvm_target_name(const JigType *target) {
    return jig_attr_string_value(jig_type_param(target, TARGET_NAME));
}
size_t jig_llvm_target_num_types(const JigType *target) {
    const JigAttr *types = jig_type_param(target, TARGET_TYPES);
    return types ? jig_attr_array_len(types) : 0;
}
const JigType *jig_llvm_target_type(const JigType *target, size_t i) {
    return jig_llvm_listed_type(jig_type_param(target, TARGET_TYPES), i);
}

static bool is_of_spirv(const JigType *target) {
    JigStr name = jig_llvm_target_name(target), prefix = JIG_STR("spirv.");
    return name.len >= prefix.len && memcmp(name.ptr, prefix.ptr, prefix.len) == 0;
}
static bool is_svcount(const JigType *target) {
    return jig_str_is(jig_llvm_target_name(target), "aarch64.svcount");
}
bool jig_llvm_target_has_memory(const JigType *target) {
    return is_of_spirv(target) || is_svcount(target);
}
bool jig_llvm_target_has_zero(const JigType *target) {
    return is_of_spirv(target);
}
bool jig_llvm_target_may_be_global(const JigType *target) {
    return is_of_spirv(target);
}

/* ---- What they may consist of ---- */

static bool is_one_of(const JigType *t, const JigLlvmTypeId *ids, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (jig_llvm_is_type(t, ids[i]))
            return true;
    return false;
}

const JigAttr *jig_llvm_func_args(const JigType *func) {
    return jig_type_param(func, FUNC_ARGS);
}
const JigAttr *jig_llvm_target_types(const JigType *target) {
    return jig_type_param(target, TARGET_TYPES);
}

bool jig_llvm_is_element(const JigType *t) {
    static const JigLlvmTypeId none[] = {JIG_LLVM_TYPE_VOID, JIG_LLVM_TYPE_LABEL,
                                         JIG_LLVM_TYPE_METADATA, JIG_LLVM_TYPE_TOKEN,
                                         JIG_LLVM_TYPE_FUNC};
    return !is_one_of(t, none, JIG_LEN(none));
}
static bool is_argument(const JigType *t) {
    static const JigLlvmTypeId none[] = {JIG_LLVM_TYPE_VOID, JIG_LLVM_TYPE_FUNC};
    return !is_one_of(t, none, JIG_LEN(none));
}
static bool is_result(const JigType *t) {
    static const JigLlvmTypeId none[] = {JIG_LLVM_TYPE_FUNC, JIG_LLVM_TYPE_METADATA,
                                         JIG_LLVM_TYPE_LABEL};
    return !is_one_of(t, none, JIG_LEN(none));
}

static bool verify_array(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigType *element = jig_attr_type_value(params[ARRAY_ELEMENT]);
    return jig_llvm_is_element(element) ||
           jig_error(ctx, loc, "invalid array element type: %s", jig_msg_type(element));
}

static bool verify_func(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigType *result = jig_attr_type_value(params[FUNC_RESULT]);
    if (!is_result(result))
        return jig_error(ctx, loc, "invalid function result type: %s", jig_msg_type(result));
    for (size_t i = 0; i < jig_attr_array_len(params[FUNC_ARGS]); i++) {
        const JigType *t = jig_llvm_listed_type(params[FUNC_ARGS], i);
        if (!is_argument(t))
            return jig_error(ctx, loc, "invalid function argument type: %s", jig_msg_type(t));
    }
    return true;
}
