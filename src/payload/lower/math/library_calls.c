/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/math/library_calls.h"

#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "support/arena.h"
#include "support/check.h"

/* The function of this name, declared at the table's beginning when it is not there. What type one
 * has that is there is for the verifier. NULL: the name is something else's. */
static JigOp *function_of(JigRewriter *rw, JigOp *table, JigStr name, const JigType *type,
                          const JigAttr *attrs) {
    JigOp *known = jig_symbol_lookup_in(table, name);
    if (known)
        return jig_op_is(known, JIG_FUNC(FUNC)) ? known : NULL;
    JigPoint back = jig_point(rw);
    jig_at_start(rw, jig_op_body(table));
    JigFuncFunc parts = {.sym_name = jig_attr_string(rw->ctx, name),
                         .function_type = jig_attr_of_type(type),
                         .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private")),
                         .attrs = attrs};
    JigOp *made = jig_func_func_build(rw, jig_loc_unknown(rw->ctx), &parts);
    jig_set_point(rw, back);
    return made;
}

/* Of which floats the function computes; false: of none that the library knows. */
static bool precision(const JigType *type, bool *single) {
    if (jig_type_kind(type) == JIG_TYPE_COMPLEX)
        type = jig_type_element(type);
    JIG_CHECK(jig_type_is_float(type));
    *single = jig_type_float_kind(type) == JIG_F32;
    return *single || jig_type_float_kind(type) == JIG_F64;
}

const JigLibrary jig_libm = {"", "f", ""};

JigValue *jig_lower_library_result(JigRewriter *rw, JigOp *near, const JigLibrary *library,
                                   const char *name, JigValue *const *args, size_t n,
                                   const JigType *type, const JigAttr *attrs) {
    JIG_REQUIRE(rw && near && library && name && n && type);
    JigOp *table = jig_op_parent(near) ? jig_nearest_symbol_table(jig_op_parent(near)) : NULL;
    bool single;
    if (!table || !precision(jig_value_type(args[0]), &single))
        return NULL;
    JigStr callee = jig_arena_printf(rw->arena, "%s%s%s", library->prefix, name,
                                     single ? library->of_f32 : library->of_f64);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_value_type(args[i]);
    const JigType *signature = jig_type_function(rw->ctx, types, n, &type, 1);
    if (!function_of(rw, table, callee, signature, attrs))
        return NULL;
    JigFuncCall parts = {.callee = jig_attr_flat_symbol(rw->ctx, callee),
                         .operands = {(JigValue **)(uintptr_t)args, n},
                         .result_types = {&type, 1}};
    return jig_op_result(jig_func_call_build(rw, jig_op_loc(near), &parts), 0);
}

bool jig_lower_call_library(JigRewriter *rw, JigOp *op, const JigLibrary *library, const char *name,
                            const JigAttr *attrs) {
    size_t n = jig_op_num_operands(op);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        args[i] = jig_op_operand(op, i);
    JigValue *made =
        jig_lower_library_result(rw, op, library, name, args, n, jig_op_result_type(op, 0), attrs);
    if (!made)
        return jig_no_match(rw, op, "of no f32 and no f64, or its function is something else");
    jig_rw_replace1(rw, op, made);
    return true;
}
