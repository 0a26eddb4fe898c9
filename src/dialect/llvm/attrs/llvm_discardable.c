/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of the dialect on ops, arguments and results of any dialect. */
#include "dialect/llvm/llvm_int.h"
#include "support/check.h"

typedef enum Kind { OF_ANY, OF_UNIT, OF_TYPE, OF_INTEGER } Kind;
typedef enum Place { ON_ANY, ON_POINTER, ON_INTEGER } Place;

/* What is not here may be anything, anywhere. */
static const struct {
    const char *name;
    Kind kind;
    Place place;
    bool of_results;
} parameters[] = {
    {"llvm.align", OF_INTEGER, ON_POINTER, true},
    {"llvm.alignstack", OF_INTEGER, ON_ANY, false},
    {"llvm.allocalign", OF_ANY, ON_ANY, false},
    {"llvm.allocptr", OF_ANY, ON_ANY, false},
    {"llvm.byref", OF_TYPE, ON_POINTER, false},
    {"llvm.byval", OF_TYPE, ON_POINTER, false},
    {"llvm.dereferenceable", OF_INTEGER, ON_POINTER, true},
    {"llvm.dereferenceable_or_null", OF_INTEGER, ON_POINTER, true},
    {"llvm.elementtype", OF_TYPE, ON_POINTER, true},
    {"llvm.inalloca", OF_TYPE, ON_POINTER, false},
    {"llvm.inreg", OF_UNIT, ON_ANY, true},
    {"llvm.nest", OF_UNIT, ON_POINTER, false},
    {"llvm.noalias", OF_UNIT, ON_POINTER, true},
    {"llvm.nocapture", OF_UNIT, ON_POINTER, false},
    {"llvm.nofree", OF_UNIT, ON_POINTER, false},
    {"llvm.nonnull", OF_UNIT, ON_POINTER, true},
    {"llvm.noundef", OF_UNIT, ON_ANY, true},
    {"llvm.preallocated", OF_TYPE, ON_POINTER, false},
    {"llvm.readnone", OF_UNIT, ON_POINTER, false},
    {"llvm.readonly", OF_UNIT, ON_POINTER, false},
    {"llvm.returned", OF_UNIT, ON_ANY, false},
    {"llvm.signext", OF_UNIT, ON_INTEGER, true},
    {"llvm.sret", OF_TYPE, ON_POINTER, false},
    {"llvm.writeonly", OF_UNIT, ON_POINTER, false},
    {"llvm.zeroext", OF_UNIT, ON_INTEGER, true},
};

/* Its number, or that of none. */
static size_t find_parameter(JigStr name) {
    size_t i = 0;
    while (i < JIG_LEN(parameters) && !jig_str_is(name, parameters[i].name))
        i++;
    return i;
}

static bool is_of_kind(const JigAttr *x, Kind kind) {
    switch (kind) {
    case OF_UNIT:
        return jig_attr_kind(x) == JIG_ATTR_UNIT;
    case OF_TYPE:
        return jig_attr_is_type(x);
    case OF_INTEGER:
        return jig_attr_is_int(x);
    default:
        return true;
    }
}

/* Types of other dialects are not known to be wrong yet. */
static bool may_stand_on(const JigType *t, Place place) {
    if (place == ON_ANY || !jig_llvm_is_compatible(t))
        return true;
    return place == ON_POINTER ? jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR)
                               : jig_type_is_any_integer(t);
}

static bool verify_parameter(JigOp *op, const JigType *t, size_t i, const JigAttr *value) {
    static const char *const kinds[] = {
        [OF_UNIT] = "a unit", [OF_TYPE] = "a type", [OF_INTEGER] = "an integer"};
    static const char *const places[] = {[ON_POINTER] = "pointer", [ON_INTEGER] = "integer"};
    const char *name = parameters[i].name;
    if (!is_of_kind(value, parameters[i].kind))
        return jig_op_emit_error(op, "\"%s\" should be %s attribute", name,
                                 kinds[parameters[i].kind]);
    return may_stand_on(t, parameters[i].place) ||
           jig_op_emit_error(op, "\"%s\" attribute attached to non-%s LLVM type", name,
                             places[parameters[i].place]);
}

bool jig_llvm_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    if (!jig_str_is(jig_ident_str(name), "llvm.data_layout"))
        return true;
    return jig_attr_is_string(value)
               ? jig_llvm_verify_data_layout(op, jig_attr_string_value(value))
               : jig_op_error(op, "expected 'llvm.data_layout' to be a string attributes");
}

bool jig_llvm_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                              const JigAttr *value) {
    (void)region;
    size_t n, i = find_parameter(jig_ident_str(name));
    const JigType *const *inputs = jig_function(op) ? jig_function_inputs(op, &n) : NULL;
    return i == JIG_LEN(parameters) || !inputs || arg >= n ||
           verify_parameter(op, inputs[arg], i, value);
}

bool jig_llvm_verify_result_attr(JigOp *op, size_t region, size_t result, const JigIdent *name,
                                 const JigAttr *value) {
    JIG_REQUIRE(op && name && value);
    (void)region;
    size_t n, i = find_parameter(jig_ident_str(name));
    if (i == JIG_LEN(parameters))
        return true;
    if (!parameters[i].of_results)
        return jig_op_emit_error(op, "\"%s\" is not a valid result attribute", name->ptr);
    const JigType *const *results = jig_function(op) ? jig_function_results(op, &n) : NULL;
    return !results || result >= n || verify_parameter(op, results[result], i, value);
}
