/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules, and casts that a conversion has yet to connect. */
#include "dialect/builtin/builtin_int.h"
#include "jig/iface.h"
#include "dialect/dlti/dlti.h"

const JigIface jig_builtin_module_ifaces[] = {{&jig_iface_data_layout, &jig_dlti_scope}, {0}};

/* Several data layouts are complained of, yet accepted, as the reference does. */
static void check_one_layout(const JigOp *op) {
    const JigAttr *dict = jig_op_attrs(op);
    const JigNamedAttr *items = jig_attr_dict_items(dict), *first = NULL;
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        if (!jig_attr_is(items[i].value, JIG_DLTI_ATTR(SPEC)))
            continue;
        if (!first) {
            first = &items[i];
            continue;
        }
        jig_op_error(op, "expects at most one data layout attribute");
        jig_note(jig_op_context(op), jig_op_loc(op), "'%s' is a data layout attribute",
                 first->name->ptr);
        jig_note(jig_op_context(op), jig_op_loc(op), "'%s' is a data layout attribute",
                 items[i].name->ptr);
        return;
    }
}

bool jig_builtin_verify_module(JigOp *op) {
    const JigAttr *dict = jig_op_attrs(op);
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const JigIdent *name = items[i].name;
        if (!memchr(name->ptr, '.', name->len) && !jig_op_is_inherent(op, name))
            return jig_op_error(
                op, "can only contain attributes with dialect-prefixed names, found: '%s'",
                name->ptr);
    }
    check_one_layout(op);
    return true;
}

static bool any_types(const JigType *from, const JigType *to) {
    (void)from, (void)to;
    return true;
}
static const JigCastIface cast = {.compatible = any_types};
const JigIface jig_builtin_cast_ifaces[] = {{&jig_iface_cast, &cast}, {0}};

bool jig_builtin_verify_cast(JigOp *op) {
    if (jig_op_num_results(op) == 0)
        return jig_op_error(op, "expected at least one result for cast operation");
    return true;
}

/* Do operands of `a` and results of `b` agree in number and types? */
static bool types_agree(const JigOp *a, const JigOp *b) {
    size_t n = jig_op_num_operands(a);
    if (jig_op_num_results(b) != n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (jig_op_operand_type(a, i) != jig_op_result_type(b, i))
            return false;
    return true;
}

/* The cast all of whose results, in order, are the operands of `op`. */
static JigOp *cast_before(JigOp *op) {
    size_t n = jig_op_num_operands(op);
    JigOp *def = n ? jig_value_def(jig_builtin_unrealized_conversion_cast_inputs_at(op, 0)) : NULL;
    if (!jig_op_is(def, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST)) || jig_op_num_results(def) != n)
        return NULL;
    for (size_t i = 0; i < n; i++)
        if (jig_op_operand(op, i) != jig_op_result(def, i))
            return NULL;
    return def;
}

/* A cast to the same types, or back to the types before another cast. */
JigFold jig_builtin_fold_cast(JigFoldCall *call) {
    JigOp *source = types_agree(call->op, call->op) ? call->op : cast_before(call->op);
    if (!source || !types_agree(source, call->op))
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_op_num_operands(source); i++)
        call->results[i].value = jig_op_operand(source, i);
    return JIG_FOLD_RESULTS;
}
