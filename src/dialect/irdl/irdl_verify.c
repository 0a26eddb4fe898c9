/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What definitions must satisfy. */
#include "dialect/irdl/irdl_int.h"
#include "support/map.h"

#include <ctype.h>

/* ---- Names ---- */

/* `what` may end in "#" for a number. */
static bool verify_name(const JigOp *op, JigStr name, const char *what) {
    if (!name.len)
        return jig_op_emit_error(op, "name of %s is empty", what);
    bool bad_underscore = name.ptr[0] == '_';
    for (size_t i = 0; i + 1 < name.len; i++)
        bad_underscore |= name.ptr[i] == '_' && name.ptr[i + 1] == '_';
    if (bad_underscore)
        return jig_op_emit_error(op, "name of %s should not contain leading or double underscores",
                                 what);
    for (size_t i = 0; i < name.len; i++) {
        unsigned char c = (unsigned char)name.ptr[i];
        if (c >= 'A' && c <= 'Z')
            return jig_op_emit_error(op, "name of %s should not contain uppercase letters", what);
        if (c > 127 || (!islower(c) && !isdigit(c) && c != '_'))
            return jig_op_emit_error(
                op, "name of %s must contain only lowercase letters, digits and underscores", what);
    }
    return true;
}

/* A type may be called "!name", an attribute "#name". */
static JigStr without_sigil(JigStr name, char sigil) {
    bool there = name.len && name.ptr[0] == sigil;
    return (JigStr){name.ptr + there, name.len - there};
}

bool jig_irdl_verify_dialect(JigOp *op) {
    JigStr name = jig_symbol_name(op);
    bool ok = name.len && (isalpha((unsigned char)name.ptr[0]) || name.ptr[0] == '_');
    for (size_t i = 0; i < name.len; i++)
        ok &= isalnum((unsigned char)name.ptr[i]) || name.ptr[i] == '_' || name.ptr[i] == '$';
    if (!ok)
        return jig_op_error(op, "invalid dialect name");
    return verify_name(op, name, "dialect");
}
bool jig_irdl_verify_type(JigOp *op) {
    return verify_name(op, without_sigil(jig_symbol_name(op), '!'), "type");
}
bool jig_irdl_verify_attribute(JigOp *op) {
    return verify_name(op, without_sigil(jig_symbol_name(op), '#'), "attribute");
}
bool jig_irdl_verify_operation(JigOp *op) {
    return verify_name(op, jig_symbol_name(op), "operation");
}

/* ---- Parts by name ---- */

static const char *part_of(const JigOp *op) {
    return jig_op_is(op, JIG_IRDL(OPERANDS))  ? "operand"
           : jig_op_is(op, JIG_IRDL(RESULTS)) ? "result"
           : jig_op_is(op, JIG_IRDL(REGIONS)) ? "region"
                                              : "parameter";
}

static bool verify_num_variadicities(JigOp *op, const char *part) {
    const JigAttr *given = jig_irdl_variadicity_attr(op);
    const JigAttr *kinds = given ? jig_attr_param(given, 0) : NULL; /* none in `[]` */
    size_t n = jig_op_num_operands(op), num_kinds = kinds ? jig_attr_array_len(kinds) : 0;
    return num_kinds == n ||
           jig_op_error(op,
                        "the number of %ss and their variadicities must be the same, but got %zu "
                        "and %zu respectively",
                        part, n, num_kinds);
}

/* The i-th part of an op; `first` maps the names so far to their numbers, from 1. */
static bool verify_part_name(JigOp *op, const char *part, size_t i, JigPtrMap *first, JigArena *a) {
    const JigAttr *name = jig_attr_array_at(jig_irdl_names_attr(op), i);
    JIG_CHECK(
        verify_name(op, jig_attr_string_value(name), jig_arena_printf(a, "%s #%zu", part, i).ptr));
    size_t before = (size_t)(uintptr_t)jig_ptrmap_get(first, name);
    if (before)
        return jig_op_error(op, "name of %s #%zu is a duplicate of the name of %s #%zu", part, i,
                            part, before - 1);
    jig_ptrmap_set(first, name, (void *)(uintptr_t)(i + 1));
    return true;
}

bool jig_irdl_verify_parts(JigOp *op) {
    const char *part = part_of(op);
    size_t n = jig_op_num_operands(op), num_names = jig_attr_array_len(jig_irdl_names_attr(op));
    if (num_names != n)
        return jig_op_error(
            op,
            "the number of %ss and their names must be the same, but got %zu and %zu "
            "respectively",
            part, n, num_names);
    if (jig_op_is(op, JIG_IRDL(OPERANDS)) || jig_op_is(op, JIG_IRDL(RESULTS)))
        JIG_CHECK(verify_num_variadicities(op, part));
    JigPtrMap first = {0};
    JigArena *a = jig_arena_create();
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = verify_part_name(op, part, i, &first, a);
    jig_arena_destroy(a);
    jig_ptrmap_free(&first);
    return ok;
}

bool jig_irdl_verify_attributes(JigOp *op) {
    size_t n = jig_op_num_operands(op);
    size_t num_names = jig_attr_array_len(jig_irdl_attributes_attribute_value_names_attr(op));
    return n == num_names || jig_op_error(op,
                                          "the number of attribute names and their constraints "
                                          "must be the same but got %zu and %zu respectively",
                                          num_names, n);
}

bool jig_irdl_verify_region(JigOp *op) {
    int64_t blocks = jig_irdl_region_number_of_blocks(op, 1);
    return blocks >= 1 ||
           jig_op_error(op, "the number of blocks is expected to be >= 1 but got %lld",
                        (long long)blocks);
}

/* ---- Parts of an operation ---- */

static bool names_parts(const JigOp *op) {
    return jig_op_is(op, JIG_IRDL(OPERANDS)) || jig_op_is(op, JIG_IRDL(RESULTS)) ||
           jig_op_is(op, JIG_IRDL(REGIONS));
}

/* No name of `part` may come again in `other`. */
static bool verify_apart(JigOp *op, const JigOp *part, const JigOp *other) {
    JigPtrMap taken = {0};
    const JigAttr *names = jig_irdl_names_attr(part), *others = jig_irdl_names_attr(other);
    for (size_t i = 0; i < jig_attr_array_len(others); i++)
        jig_ptrset_add(&taken, jig_attr_array_at(others, i));
    const JigAttr *twice = NULL;
    for (size_t i = 0; !twice && i < jig_attr_array_len(names); i++)
        if (jig_ptrmap_has(&taken, jig_attr_array_at(names, i)))
            twice = jig_attr_array_at(names, i);
    jig_ptrmap_free(&taken);
    return !twice ||
           jig_op_error(op, "contains a value named '%.*s' for both its %ss and %ss",
                        JIG_FMT(jig_attr_string_value(twice)), part_of(part), part_of(other));
}

/* There is at most one op for each kind of part. */
bool jig_irdl_verify_operation_names(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    for (JigOp *part = jig_block_first(body); part; part = jig_op_next(part))
        for (JigOp *other = names_parts(part) ? jig_op_next(part) : NULL; other;
             other = jig_op_next(other))
            if (names_parts(other))
                JIG_CHECK(verify_apart(op, part, other));
    return true;
}

/* ---- At most one of a kind ---- */

static bool at_most_one(JigOp *op, const JigOpRow *row) {
    size_t n = 0;
    JigBlock *body = jig_op_body(op);
    for (JigOp *child = jig_block_first(body); child; child = jig_op_next(child))
        n += jig_op_is(child, row);
    return n < 2 || jig_op_emit_error(op,
                                      "failed to verify AtMostOneChildOf trait: the operation "
                                      "contains at least two operations of type %s",
                                      row->name);
}

bool jig_irdl_one_parameters(JigOp *op) {
    return at_most_one(op, JIG_IRDL(PARAMETERS));
}
bool jig_irdl_one_of_each(JigOp *op) {
    return at_most_one(op, JIG_IRDL(OPERANDS)) && at_most_one(op, JIG_IRDL(RESULTS)) &&
           at_most_one(op, JIG_IRDL(ATTRIBUTES)) && at_most_one(op, JIG_IRDL(REGIONS));
}

/* ---- References ---- */

JigOp *jig_irdl_lookup(JigOp *from, const JigAttr *symbol) {
    JigOp *dialect = jig_op_parent_of(from, JIG_IRDL(DIALECT));
    JigOp *around = jig_op_parent(dialect ? dialect : from);
    return around ? jig_symbol_lookup_nearest(around, symbol) : NULL;
}

static bool verify_reference(JigOp *op, const JigAttr *symbol) {
    JigOp *definition = jig_irdl_lookup(op, symbol);
    if (!definition)
        return jig_op_error(op, "symbol '%s' not found", jig_msg_attr(symbol));
    return jig_op_is(definition, JIG_IRDL(TYPE)) || jig_op_is(definition, JIG_IRDL(ATTRIBUTE)) ||
           jig_op_error(
               op,
               "symbol '%s' does not refer to a type or attribute definition (refers to '%.*s')",
               jig_msg_attr(symbol), JIG_FMT(jig_op_name_of(definition)));
}

static bool verify_base_reference(JigOp *op) {
    const JigAttr *symbol = jig_irdl_base_base_ref_attr(op);
    return !symbol || verify_reference(op, symbol);
}
static bool verify_parametric_reference(JigOp *op) {
    return verify_reference(op, jig_irdl_parametric_base_type_attr(op));
}
static const JigSymbolUserIface base_user = {.verify = verify_base_reference};
static const JigSymbolUserIface parametric_user = {.verify = verify_parametric_reference};
const JigIface jig_irdl_base_ifaces[] = {{&jig_iface_symbol_user, &base_user}, {0}};
const JigIface jig_irdl_parametric_ifaces[] = {{&jig_iface_symbol_user, &parametric_user}, {0}};

bool jig_irdl_verify_base(JigOp *op) {
    const JigAttr *ref = jig_irdl_base_base_ref_attr(op), *name = jig_irdl_base_base_name_attr(op);
    if (!ref == !name)
        return jig_op_error(
            op, "the base type or attribute should be specified by either a name or a reference");
    JigStr text = name ? jig_attr_string_value(name) : JIG_STR("!");
    return (text.len && (text.ptr[0] == '!' || text.ptr[0] == '#')) ||
           jig_op_error(op, "the base type or attribute name should start with '!' or '#'");
}
