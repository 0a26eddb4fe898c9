/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Globals against those that load and store them, ends against their functions. */
#include "dialect/ml_program/ml_program_int.h"

/* ---- Which global ---- */

JigOp *jig_ml_program_global_of(JigOp *access) {
    JigOp *parent = jig_op_parent(access);
    JigOp *found =
        parent ? jig_symbol_lookup_nearest(parent, jig_ml_program_global_attr(access)) : NULL;
    return found && jig_op_is(found, JIG_ML_PROGRAM(GLOBAL)) ? found : NULL;
}

bool jig_ml_program_loads(const JigOp *op) {
    return jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_LOAD)) ||
           jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_LOAD_GRAPH));
}

bool jig_ml_program_stores(const JigOp *op) {
    return jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_STORE)) ||
           jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_STORE_GRAPH));
}

bool jig_ml_program_verify_global(JigOp *op) {
    if (!jig_ml_program_global_is_mutable(op) && !jig_ml_program_global_value_attr(op))
        return jig_op_error(op, "immutable global must have an initial value");
    return true;
}

static const JigType *type_of(const JigOp *global) {
    return jig_attr_type_value(jig_ml_program_global_type_attr(global));
}

static JigOp *defined(JigOp *op) {
    JigOp *global = jig_ml_program_global_of(op);
    if (!global)
        jig_op_error(op, "undefined global: %s", jig_msg_attr(jig_ml_program_global_attr(op)));
    return global;
}

static bool verify_load(JigOp *op) {
    JigOp *global = defined(op);
    JIG_CHECK(global != NULL);
    const JigType *have = type_of(global), *want = jig_op_result_type(op, 0);
    return have == want || jig_op_error(op, "cannot load from global typed %s as %s",
                                        jig_msg_type(have), jig_msg_type(want));
}

static bool verify_load_const(JigOp *op) {
    JigOp *global = defined(op);
    JIG_CHECK(global != NULL);
    if (jig_ml_program_global_is_mutable(global))
        return jig_op_error(op, "cannot load as const from mutable global %s",
                            jig_msg_attr(jig_ml_program_global_attr(op)));
    return verify_load(op);
}

static const JigValue *stored(const JigOp *op) {
    return jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_STORE))
               ? jig_ml_program_global_store_value(op)
               : jig_ml_program_global_store_graph_value(op);
}

static bool verify_store(JigOp *op) {
    JigOp *global = defined(op);
    JIG_CHECK(global != NULL);
    if (!jig_ml_program_global_is_mutable(global))
        return jig_op_error(op, "cannot store to an immutable global %s",
                            jig_msg_attr(jig_ml_program_global_attr(op)));
    const JigType *to = type_of(global), *from = jig_value_type(stored(op));
    return to == from || jig_op_error(op, "cannot store to a global typed %s from %s",
                                      jig_msg_type(to), jig_msg_type(from));
}

static const JigSymbolUserIface load = {.verify = verify_load},
                                load_const = {.verify = verify_load_const},
                                store = {.verify = verify_store};
const JigIface jig_ml_program_load_ifaces[] = {{&jig_iface_symbol_user, &load}, {0}};
const JigIface jig_ml_program_load_const_ifaces[] = {{&jig_iface_symbol_user, &load_const}, {0}};
const JigIface jig_ml_program_load_graph_ifaces[] = {{&jig_iface_symbol_user, &load}, {0}};
const JigIface jig_ml_program_store_ifaces[] = {{&jig_iface_symbol_user, &store}, {0}};
const JigIface jig_ml_program_function_ifaces[] = {
    {&jig_iface_function, &jig_function_builtin_type},
    {&jig_iface_callable, &jig_callable_region0},
    {0},
};

/* ---- Ends ---- */

static bool verify_end(JigOp *op, const char *end, const char *ends) {
    JigOp *function = jig_op_parent(op);
    size_t n;
    const JigType *const *results = jig_function_results(function, &n);
    JigStr name = jig_symbol_name(function);
    if (jig_op_num_operands(op) != n)
        return jig_op_error(op, "has %zu operands, but enclosing function (@%.*s) %s %zu",
                            jig_op_num_operands(op), JIG_FMT(name), ends, n);
    for (size_t i = 0; i < n; ++i)
        if (jig_op_operand_type(op, i) != results[i])
            return jig_op_emit_error(op,
                                     "type of %s operand %zu (%s) doesn't match function result "
                                     "type (%s) in function @%.*s",
                                     end, i, jig_msg_type(jig_op_operand_type(op, i)),
                                     jig_msg_type(results[i]), JIG_FMT(name));
    return true;
}

bool jig_ml_program_verify_output(JigOp *op) {
    return verify_end(op, "output", "outputs");
}

bool jig_ml_program_verify_return(JigOp *op) {
    return verify_end(op, "return", "returns");
}
