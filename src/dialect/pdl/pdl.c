/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/pdl/pdl_int.h"

/* ---- Types ---- */

bool jig_pdl_is_range(const JigType *t) {
    return jig_type_is(t, JIG_PDL_TYPE_ROW(RANGE));
}

const JigType *jig_pdl_element(const JigType *t) {
    return jig_pdl_is_range(t) ? jig_attr_type_value(jig_type_param(t, 0)) : t;
}

/* <value>: the element stands without its prefix. */
static const JigType *parse_range(JigParser *p) {
    JigContext *ctx = jig_parser_context(p);
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    if (!jig_parse_any_keyword(p, &word))
        return NULL;
    for (size_t i = 0; i < JIG_PDL_NUM_TYPES; ++i) {
        const JigTypeRow *row = &jig_pdl_types[i];
        if (!jig_str_is(word, row->name + strlen("pdl.")))
            continue;
        const JigType *element = row->parse ? row->parse(p) : jig_type_get(ctx, row, NULL, 0);
        if (!element || !jig_parse_token(p, ">"))
            return NULL;
        if (!jig_pdl_is_range(element)) {
            const JigAttr *param = jig_attr_of_type(element);
            return jig_type_get(ctx, JIG_PDL_TYPE_ROW(RANGE), &param, 1);
        }
        jig_parse_error(p, spot, "element of pdl.range cannot be another range, but got%s",
                        jig_msg_type(element));
        return NULL;
    }
    jig_parse_error(p, jig_parse_name_spot(p), "invalid 'pdl' type: `%.*s'", JIG_FMT(word));
    return NULL;
}

static void print_range(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print(p, jig_type_row(jig_pdl_element(t))->name + strlen("pdl."));
    jig_print(p, ">");
}

const JigTypeRow jig_pdl_types[] = {
    [JIG_PDL_TYPE_ATTRIBUTE] = {.name = "pdl.attribute",
                                .summary = "PDL handle to an `mlir::Attribute`"},
    [JIG_PDL_TYPE_OPERATION] = {.name = "pdl.operation",
                                .summary = "PDL handle to an `mlir::Operation *`"},
    [JIG_PDL_TYPE_RANGE] = {.name = "pdl.range",
                            .written = "<attribute|operation|type|value>",
                            .params = "elementType: type",
                            .parse = parse_range,
                            .print = print_range,
                            .summary = "many things of one kind, in a row"},
    [JIG_PDL_TYPE_TYPE] = {.name = "pdl.type", .summary = "PDL handle to an `mlir::Type`"},
    [JIG_PDL_TYPE_VALUE] = {.name = "pdl.value", .summary = "PDL handle for an `mlir::Value`"},
};

/* ---- Constraints ---- */

static bool is_pdl(const JigType *t) {
    const JigTypeRow *row = jig_type_row(t);
    return row >= jig_pdl_types && row < jig_pdl_types + JIG_PDL_NUM_TYPES;
}

static bool is_value_or_values(const JigType *t) {
    return jig_type_is(jig_pdl_element(t), JIG_PDL_TYPE_ROW(VALUE));
}

static bool is_type_or_types(const JigType *t) {
    return jig_type_is(jig_pdl_element(t), JIG_PDL_TYPE_ROW(TYPE));
}

static bool is_values(const JigType *t) {
    return jig_pdl_is_range(t) && is_value_or_values(t);
}

static bool is_types(const JigType *t) {
    return jig_pdl_is_range(t) && is_type_or_types(t);
}

static bool is_types_or_values(const JigType *t) {
    return is_types(t) || is_values(t);
}

static const JigType *range_of(JigContext *ctx, const JigTypeRow *row) {
    const JigAttr *element = jig_attr_of_type(jig_type_get(ctx, row, NULL, 0));
    return jig_type_get(ctx, JIG_PDL_TYPE_ROW(RANGE), &element, 1);
}

static const JigType *range_of_values(JigContext *ctx) {
    return range_of(ctx, JIG_PDL_TYPE_ROW(VALUE));
}

static const JigType *range_of_types(JigContext *ctx) {
    return range_of(ctx, JIG_PDL_TYPE_ROW(TYPE));
}

static const JigTypeConstraint type_constraints[] = {
    {"Any", "pdl type", .test = is_pdl, .insist = "Any"},
    {"RangeOfValue", "range of PDL handle for an `mlir::Value` values", .test = is_values,
     .build = range_of_values},
    {"RangeOfType", "range of PDL handle to an `mlir::Type` values", .test = is_types,
     .build = range_of_types},
    {"RangeOfTypeOrValue",
     "range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values",
     .test = is_types_or_values},
    {"InstOrRangeOfValue", "single element or range of PDL handle for an `mlir::Value`",
     .test = is_value_or_values, .insist = "Any"},
    {"InstOrRangeOfType", "single element or range of PDL handle to an `mlir::Type`",
     .test = is_type_or_types, .insist = "Any"},
};

/* ---- Ops ---- */

static const JigCustomRow customs[] = {
    {.name = "OperationOpAttributes",
     .written = "({\"name\" = %value, ...})?",
     .parse = jig_pdl_parse_attributes,
     .print = jig_pdl_print_attributes},
    {.name = "RangeType",
     .written = "(: {1})?",
     .parse = jig_pdl_parse_range_type,
     .print = jig_pdl_print_range_type},
    {.name = "ResultsValueType",
     .written = "{1}",
     .parse = jig_pdl_parse_results_type,
     .print = jig_pdl_print_results_type},
};

const JigOpRow jig_pdl_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "dialect/pdl/pdl.def"
};

const JigDialect jig_pdl_dialect = {
    .name = "pdl",
    .ops = jig_pdl_ops,
    .num_ops = JIG_PDL_NUM_OPS,
    .types = jig_pdl_types,
    .num_types = JIG_PDL_NUM_TYPES,
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(customs, customs),
};
