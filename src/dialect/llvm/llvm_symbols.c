/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What refers to functions and globals, and what functions are to others. */
#include "dialect/llvm/llvm_int.h"
#include "support/arena.h"

/* The alias's initializer ends with its value. */
static const JigType *alias_ptr(const JigOp *alias) {
    const JigBlock *body = jig_region_first(jig_llvm_mlir_alias_initializer(alias));
    const JigOp *end = body ? jig_block_last(body) : NULL;
    const JigValue *value = jig_op_is(end, JIG_LLVM(RETURN)) ? jig_llvm_return_arg(end) : NULL;
    const JigType *t = value ? jig_value_type(value) : NULL;
    return t && jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) ? t : NULL;
}

/* ---- Addresses ---- */

static bool verify_addressof(JigOp *op) {
    JigOp *found = jig_symbol_lookup_nearest(op, jig_llvm_mlir_addressof_global_name_attr(op));
    uint32_t space = jig_llvm_ptr_space(jig_op_result_type(op, 0));
    bool fits = true;
    if (jig_op_is(found, JIG_LLVM(MLIR_GLOBAL)))
        fits = jig_attr_int_value(jig_llvm_mlir_global_addr_space_attr(found)) == (int64_t)space;
    else if (jig_op_is(found, JIG_LLVM(MLIR_ALIAS)))
        fits = alias_ptr(found) && jig_llvm_ptr_space(alias_ptr(found)) == space;
    else if (!jig_op_is(found, JIG_LLVM(FUNC)) && !jig_op_is(found, JIG_LLVM(MLIR_IFUNC)))
        return jig_op_error(op, "must reference a global defined by 'llvm.mlir.global', "
                                "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
    return fits || jig_op_error(op, "pointer address space must match address space of the "
                                    "referenced global or alias");
}

static JigWalk finds_global(JigOp *op, void *user) {
    (void)user;
    bool is_global =
        jig_op_is(op, JIG_LLVM(MLIR_ADDRESSOF)) &&
        jig_op_is(jig_symbol_lookup_nearest(op, jig_llvm_mlir_addressof_global_name_attr(op)),
                  JIG_LLVM(MLIR_GLOBAL));
    return is_global ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static bool verify_dso_local_equivalent(JigOp *op) {
    JigOp *found =
        jig_symbol_lookup_nearest(op, jig_llvm_dso_local_equivalent_function_name_attr(op));
    bool is_func = jig_op_is(found, JIG_LLVM(FUNC));
    if (!is_func && !jig_op_is(found, JIG_LLVM(MLIR_ALIAS)))
        return jig_op_error(op,
                            "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    if (!is_func && jig_walk_pre(found, finds_global, NULL) == JIG_WALK_INTERRUPT)
        return jig_op_error(op, "must reference an alias to a function");
    const JigAttr *linkage =
        is_func ? jig_llvm_func_linkage_attr(found) : jig_llvm_mlir_alias_linkage_attr(found);
    return jig_attr_enum_value(linkage) != JIG_LINKAGE_EXTERN_WEAK ||
           jig_op_error(op, "target function with 'extern_weak' linkage not allowed");
}

static JigWalk has_tag(JigOp *op, void *tag) {
    bool found = jig_op_is(op, JIG_LLVM(BLOCKTAG)) && jig_llvm_blocktag_tag_attr(op) == tag;
    return found ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

static bool verify_blockaddress(JigOp *op) {
    const JigAttr *address = jig_llvm_blockaddress_block_addr_attr(op);
    JigOp *func = jig_symbol_lookup_nearest(op, jig_attr_param(address, 0));
    return (jig_op_is(func, JIG_LLVM(FUNC)) &&
            jig_walk_pre(func, has_tag, (void *)jig_attr_param(address, 1)) ==
                JIG_WALK_INTERRUPT) ||
           jig_op_error(op, "expects an existing block label target in the referenced function");
}

static const JigSymbolUserIface addressof = {.verify = verify_addressof};
static const JigSymbolUserIface dso_local_equivalent = {.verify = verify_dso_local_equivalent};
static const JigSymbolUserIface blockaddress = {.verify = verify_blockaddress};
const JigIface jig_llvm_addressof_ifaces[] = {{&jig_iface_symbol_user, &addressof}, {0}};
const JigIface jig_llvm_dso_local_equivalent_ifaces[] = {
    {&jig_iface_symbol_user, &dso_local_equivalent}, {0}};
const JigIface jig_llvm_blockaddress_ifaces[] = {{&jig_iface_symbol_user, &blockaddress}, {0}};

/* ---- llvm.mlir.ifunc ---- */

/* What an alias stands for when its initializer is an address and nothing else; NULL: who knows. */
static JigOp *behind_alias(JigOp *alias) {
    JigOp *first = jig_block_first(jig_region_first(jig_llvm_mlir_alias_initializer(alias)));
    return jig_op_is(first, JIG_LLVM(MLIR_ADDRESSOF))
               ? jig_symbol_lookup_nearest(alias, jig_llvm_mlir_addressof_global_name_attr(first))
               : NULL;
}

static bool verify_resolver(JigOp *op) {
    JigOp *found = jig_symbol_lookup_nearest(op, jig_llvm_mlir_ifunc_resolver_attr(op));
    /* Aliases may stand for each other, for ever. */
    enum { LONGEST_CHAIN = 1000 };
    for (size_t i = 0; jig_op_is(found, JIG_LLVM(MLIR_ALIAS)); i++)
        if (!(found = behind_alias(found)) || i == LONGEST_CHAIN)
            return true;
    if (!jig_op_is(found, JIG_LLVM(FUNC)))
        return jig_op_error(op, "must have a function resolver");
    if (jig_region_is_empty(jig_llvm_func_body(found)))
        return jig_op_error(op, "resolver must be a definition");
    const JigType *result = jig_llvm_func_result(jig_llvm_func_function_type(found));
    if (!jig_llvm_is_type(result, JIG_LLVM_TYPE_PTR))
        return jig_op_error(op, "resolver must return a pointer");
    /* The type that is written is that of a pointer to the op itself, whatever the function
     * returns. */
    int64_t space = jig_llvm_mlir_ifunc_address_space(op);
    return jig_llvm_mlir_ifunc_resolver_type(op) == jig_llvm_ptr(jig_op_context(op), space) ||
           jig_op_error(op, "resolver has incorrect type");
}

static const JigSymbolUserIface resolver = {.verify = verify_resolver};
const JigIface jig_llvm_ifunc_ifaces[] = {{&jig_iface_symbol_user, &resolver}, {0}};

/* ---- Lists of functions ---- */

static bool verify_functions(JigOp *op, const JigAttr *functions) {
    for (size_t i = 0; i < jig_attr_array_len(functions); i++) {
        const JigAttr *symbol = jig_attr_array_at(functions, i);
        JigOp *func = jig_symbol_lookup_nearest(op, symbol);
        JigStr name = jig_attr_symbol_leaf(symbol);
        if (!jig_op_is(func, JIG_LLVM(FUNC)))
            return jig_op_error(op, "'%.*s' does not reference a valid LLVM function",
                                JIG_FMT(name));
        if (jig_region_is_empty(jig_llvm_func_body(func)))
            return jig_op_error(op, "'%.*s' does not have a definition", JIG_FMT(name));
    }
    return true;
}
static bool verify_ctors(JigOp *op) {
    return verify_functions(op, jig_llvm_mlir_global_ctors_ctors_attr(op));
}
static bool verify_dtors(JigOp *op) {
    return verify_functions(op, jig_llvm_mlir_global_dtors_dtors_attr(op));
}

static const JigSymbolUserIface ctors = {.verify = verify_ctors};
static const JigSymbolUserIface dtors = {.verify = verify_dtors};
const JigIface jig_llvm_ctors_ifaces[] = {{&jig_iface_symbol_user, &ctors}, {0}};
const JigIface jig_llvm_dtors_ifaces[] = {{&jig_iface_symbol_user, &dtors}, {0}};

/* ---- Functions ---- */

/* As parts of a tuple, which keeps them together. */
const JigType *const *jig_llvm_func_inputs(const JigType *func, size_t *n) {
    *n = jig_llvm_func_num_args(func);
    const JigType **types = jig_malloc((*n + 1) * sizeof *types);
    for (size_t i = 0; i < *n; i++)
        types[i] = jig_llvm_func_arg(func, i);
    const JigType *tuple = jig_type_tuple(jig_type_context(func), types, *n);
    jig_free(types);
    return jig_type_inputs(tuple);
}

static const JigType *type_of(const JigOp *func) {
    const JigAttr *x = jig_llvm_func_function_type_attr(func);
    bool valid =
        x && jig_attr_is_type(x) && jig_llvm_is_type(jig_attr_type_value(x), JIG_LLVM_TYPE_FUNC);
    return valid ? jig_attr_type_value(x) : NULL;
}
static const JigType *const *function_inputs(const JigOp *op, size_t *n) {
    *n = 0;
    return type_of(op) ? jig_llvm_func_inputs(type_of(op), n) : NULL;
}
static const JigType *const *function_results(const JigOp *op, size_t *n) {
    const JigType *result = type_of(op) ? jig_llvm_func_result(type_of(op)) : NULL;
    *n = result && !jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID);
    return *n ? jig_type_inputs(jig_type_tuple(jig_type_context(result), &result, 1)) : NULL;
}

static const JigType *with_signature(const JigOp *op, const JigType *const *inputs,
                                     size_t num_inputs, const JigType *const *results,
                                     size_t num_results) {
    if (num_results > 1)
        return NULL;
    const JigType *result =
        num_results ? results[0] : jig_llvm_simple_type(jig_op_context(op), JIG_LLVM_TYPE_VOID);
    return jig_llvm_func(result, inputs, num_inputs, jig_llvm_func_is_variadic(type_of(op)));
}

static const JigFunctionIface function = {.inputs = function_inputs,
                                          .results = function_results,
                                          .clone_type = with_signature,
                                          .public_declarations = true};
const JigIface jig_llvm_func_ifaces[] = {
    {&jig_iface_function, &function}, {&jig_iface_callable, &jig_callable_region0}, {0}};
