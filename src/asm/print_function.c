/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Function-like ops: visibility, name, signature, attributes, body.
 */
#include "asm/print_int.h"
#include "support/check.h"

/* Dictionary `i` of an array of dictionaries; NULL when absent or empty. */
static const JigAttr *dict_at(const JigAttr *dicts, size_t i) {
    if (!dicts || jig_attr_kind(dicts) != JIG_ATTR_ARRAY || i >= jig_attr_array_len(dicts))
        return NULL;
    const JigAttr *dict = jig_attr_array_at(dicts, i);
    return jig_attr_kind(dict) == JIG_ATTR_DICT && jig_attr_dict_len(dict) ? dict : NULL;
}

static void put_type_with_attrs(JigPrinter *p, const JigType *t, const JigAttr *attrs) {
    jig_print_type(p, t);
    if (!attrs)
        return;
    jig_printer_char(p, ' ');
    jig_print_dict(p, attrs);
}

static void put_results(JigPrinter *p, const JigType *const *types, size_t n,
                        const JigAttr *attrs) {
    bool wrapped = n > 1 || (types[0] && types[0]->kind == JIG_TYPE_FUNCTION) || dict_at(attrs, 0);
    if (wrapped)
        jig_printer_char(p, '(');
    for (size_t i = 0; i < n; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        put_type_with_attrs(p, types[i], dict_at(attrs, i));
    }
    if (wrapped)
        jig_printer_char(p, ')');
}

/* The entry of the body, when it has the arguments of the signature. */
static const JigBlock *entry_of(const JigOp *op, size_t num_args) {
    const JigBlock *entry = op->num_regions ? jig_op_regions(op)->first : NULL;
    return entry && entry->num_args >= num_args ? entry : NULL;
}

void jig_print_signature(JigPrinter *p, const JigOp *op, const JigType *const *args,
                         size_t num_args, bool variadic, const JigType *const *results,
                         size_t num_results, const JigAttr *arg_attrs, const JigAttr *res_attrs) {
    JIG_REQUIRE(p && op && (args || !num_args) && (results || !num_results));
    const JigBlock *entry = entry_of(op, num_args);
    jig_printer_char(p, '(');
    for (size_t i = 0; i < num_args; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        if (entry)
            jig_print_argument(p, &entry->args[i]->v, dict_at(arg_attrs, i), false);
        else
            put_type_with_attrs(p, args[i], dict_at(arg_attrs, i));
    }
    if (variadic)
        jig_print(p, num_args ? ", ..." : "...");
    jig_printer_char(p, ')');
    if (!num_results)
        return;
    JIG_PUT(p, " -> ");
    put_results(p, results, num_results, res_attrs);
}

void jig_print_function_op(JigPrinter *p, const JigOp *op, bool variadic,
                           const char *type_attr_name, const char *arg_attrs_name,
                           const char *res_attrs_name) {
    JIG_REQUIRE(p && op && type_attr_name && arg_attrs_name && res_attrs_name);
    JigStr visibility = jig_op_str_attr(op, "sym_visibility");
    jig_printer_char(p, ' ');
    if (visibility.len) {
        jig_print_str(p, visibility);
        jig_printer_char(p, ' ');
    }
    jig_print_symbol(p, jig_op_str_attr(op, "sym_name"));
    const JigAttr *type_attr = jig_op_attr(op, type_attr_name);
    const JigType *type =
        type_attr && jig_attr_is_type(type_attr) ? jig_attr_type_value(type_attr) : NULL;
    if (type && type->kind == JIG_TYPE_FUNCTION)
        jig_print_signature(p, op, jig_type_inputs(type), jig_type_num_inputs(type), variadic,
                            jig_type_results(type), jig_type_num_results(type),
                            jig_op_attr(op, arg_attrs_name), jig_op_attr(op, res_attrs_name));
    const char *const elided[] = {"sym_name",     "sym_visibility", type_attr_name,
                                  arg_attrs_name, res_attrs_name,   NULL};
    jig_print_attr_dict_with_keyword(p, op, elided);
    const JigRegion *body = op->num_regions ? jig_op_regions(op) : NULL;
    if (!body || !body->first)
        return;
    jig_printer_char(p, ' ');
    jig_print_region(p, body, false, true, false);
}
