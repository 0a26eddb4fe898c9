/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the names of jig/ops/ stand for: parts of an op by their number in the row. */
#include "jig/parts.h"
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

size_t jig_part_rest(const JigOp *op, size_t start) {
    JIG_REQUIRE(op);
    return op->num_operands > start ? op->num_operands - start : 0;
}

JigValue *jig_part_operand(const JigOp *op, size_t group, size_t i) {
    JIG_REQUIRE(op);
    size_t start, count;
    jig_op_operand_range(op, group, &start, &count);
    return jig_op_operand(op, start + i);
}

size_t jig_part_num_results(const JigOp *op, size_t group) {
    JIG_REQUIRE(op);
    size_t start, count;
    jig_op_result_range(op, group, &start, &count);
    return count;
}

JigValue *jig_part_result(const JigOp *op, size_t group, size_t i) {
    JIG_REQUIRE(op);
    size_t start, count;
    jig_op_result_range(op, group, &start, &count);
    return i < count ? &jig_op_results(op)[start + i] : NULL;
}

JigOp *jig_value_def_of(const JigValue *v, const JigOpRow *row) {
    JIG_REQUIRE(row);
    JIG_REQUIRE(!v || v->type);
    JigOp *def = v ? jig_value_op(v) : NULL;
    return def && def->name->row == row ? def : NULL;
}

/* Literals stay where they are, and with them what they say. */
static bool is_called(JigProp *prop, const char *literal) {
    if (prop->literal != literal && !strcmp(prop->name->ptr, literal))
        prop->literal = literal;
    return prop->literal == literal;
}

/* The row's own property is found by its identifier. Comparing its text first makes any op fit, and
 * costs less than comparing the texts of what the op has. */
const JigAttr *jig_part_attr(const JigOp *op, size_t prop, const char *name) {
    JIG_REQUIRE(op && name);
    const JigSpec *spec = op->name->spec ? op->name->spec : jig_spec(op->name);
    if (spec && prop < spec->num_props && is_called(&spec->props[prop], name))
        return jig_attr_dict_find(op->attrs, spec->props[prop].name);
    return jig_op_attr(op, name);
}

int64_t jig_part_int(const JigOp *op, size_t prop, const char *name, int64_t otherwise) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_part_attr(op, prop, name);
    if (!x)
        return otherwise;
    bool is_enum = x->kind == JIG_ATTR_DIALECT && x->u.dialect.row->enum_of;
    return jig_attr_is_int(x) ? jig_attr_int_value(x)
           : is_enum          ? jig_attr_enum_value(x)
                              : otherwise;
}

JigStr jig_part_str(const JigOp *op, size_t prop, const char *name) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_part_attr(op, prop, name);
    if (jig_attr_is_string(x))
        return jig_attr_string_value(x);
    return x && x->kind == JIG_ATTR_SYMBOL_REF ? jig_attr_symbol_leaf(x) : (JigStr){"", 0};
}

bool jig_part_flag(const JigOp *op, size_t prop, const char *name) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_part_attr(op, prop, name);
    return x && !(jig_attr_is_int(x) && jig_attr_int_value(x) == 0);
}

const JigType *jig_part_type(const JigOp *op, size_t prop, const char *name) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_part_attr(op, prop, name);
    return jig_attr_is_type(x) ? jig_attr_type_value(x) : NULL;
}

const JigMap *jig_part_map(const JigOp *op, size_t prop, const char *name) {
    JIG_REQUIRE(op && name);
    const JigAttr *x = jig_part_attr(op, prop, name);
    return x && x->kind == JIG_ATTR_MAP ? x->u.map : NULL;
}
