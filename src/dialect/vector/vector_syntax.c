/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom syntax of contractions, outer products and masked regions. */
#include "dialect/vector/vector_int.h"

static const JigAttrRow *kind_row(JigContext *ctx) {
    (void)ctx;
    return &jig_vector_attrs[JIG_VECTOR_ATTR_KIND];
}

const JigAttr *jig_vector_kind_add(JigContext *ctx) {
    return jig_attr_enum(ctx, kind_row(ctx), 0);
}

/* ---- contract ---- */
/* ["parallel", ...] as the attributes that the op keeps; those may be given as well. */
static const JigAttr *iterators_from(JigParser *p, JigSpot spot, const JigAttr *array) {
    JigContext *ctx = jig_parser_context(p);
    size_t n = jig_attr_array_len(array);
    const JigAttr **items = jig_arena_alloc(jig_parser_arena(p), (n + 1) * sizeof *items);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *x = jig_attr_array_at(array, i);
        JigStr text = jig_attr_is_string(x) ? jig_attr_string_value(x) : JIG_STR("?");
        bool parallel = jig_str_is(text, "parallel");
        if (!parallel && !jig_str_is(text, "reduction")) {
            jig_parse_error(p, spot, "unexpected iterator_type (%.*s)", JIG_FMT(text));
            return NULL;
        }
        items[i] = jig_attr_enum(ctx, &jig_vector_attrs[JIG_VECTOR_ATTR_ITERATOR_TYPE],
                                 parallel ? JIG_PARALLEL : JIG_REDUCTION);
    }
    return jig_attr_array(ctx, items, n);
}

/* The dictionary before the operands; an alias may stand for it. */
static const JigAttr *parse_contract_dict(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = jig_parse_attr(p, NULL);
    if (!dict || jig_attr_kind(dict) == JIG_ATTR_DICT)
        return dict;
    (void)jig_parse_error(p, spot, "invalid kind of attribute specified");
    return NULL;
}

/* Its attributes come after those that stand behind the operands. */
static bool add_contract_attrs(JigParser *p, JigOpState *s, JigSpot spot, const JigAttr *dict) {
    const JigNamedAttr *items = jig_attr_dict_items(dict), *repeated = NULL;
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++)
        if (jig_state_attr(s, items[i].name->ptr))
            repeated = repeated ? repeated : &items[i];
        else
            jig_state_add_attr_id(s, p, items[i].name, items[i].value);
    const JigAttr *iterators = jig_state_attr(s, "iterator_types");
    if (!iterators || jig_attr_kind(iterators) != JIG_ATTR_ARRAY)
        return jig_parse_error(p, spot, "expected \"iterator_types\" array attribute");
    iterators = iterators_from(p, spot, iterators);
    JIG_CHECK(iterators);
    jig_state_add_attr(s, p, "iterator_types", iterators);
    return !repeated ||
           jig_parse_error(p, jig_parse_name_spot(p),
                           "attribute '%s' occurs more than once in the attribute list",
                           repeated->name->ptr);
}

static void add_default_kind(JigParser *p, JigOpState *s) {
    if (!jig_state_attr(s, "kind"))
        jig_state_add_attr(s, p, "kind", jig_vector_kind_add(jig_parser_context(p)));
}

static const JigType *mask_like(const JigType *vector) {
    return jig_type_clone_shaped(vector, NULL, 0, jig_type_i(jig_type_context(vector), 1));
}

bool jig_vector_parse_contract(JigParser *p, JigOpState *s) {
    enum { LHS, RHS, ACC, OPERANDS };
    JigUnresolved operands[OPERANDS], masks[2], extra;
    const JigType **listed, *types[OPERANDS];
    size_t num_masks = 0, num_listed;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = parse_contract_dict(p);
    JIG_CHECK(dict);
    JIG_CHECK(jig_parse_operand(p, &operands[LHS]) && jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_operand(p, &operands[RHS]) && jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_operand(p, &operands[ACC]));
    for (; jig_parse_try_token(p, ","); num_masks++)
        JIG_CHECK(jig_parse_operand(p, num_masks < 2 ? &masks[num_masks] : &extra));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    /* Types of accumulator and masks may be listed too; nobody looks at them. */
    JIG_CHECK(jig_parse_colon_type_list(p, &listed, &num_listed));
    if (num_listed < 2)
        return jig_parse_error(p, jig_parse_spot(p), "expected ','");
    JIG_CHECK(jig_parse_keyword(p, "into") && (types[ACC] = jig_parse_type(p)));
    types[LHS] = listed[0];
    types[RHS] = listed[1];
    for (int i = 0; i < OPERANDS; i++)
        JIG_CHECK(jig_resolve_operand(p, s, &operands[i], types[i]));
    jig_state_add_types(s, p, &types[ACC], 1);
    JIG_CHECK(add_contract_attrs(p, s, spot, dict));
    add_default_kind(p, s);
    if (num_masks == 0)
        return true;
    if (num_masks != 2)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "expected zero or exactly 2 vector mask operands");
    for (int i = 0; i < 2; i++) {
        if (!jig_type_is_vector(types[i]))
            return jig_parse_error(p, jig_parse_name_spot(p), "expected vector type");
        JIG_CHECK(jig_resolve_operand(p, s, &masks[i], mask_like(types[i])));
    }
    return true;
}

static const char *const contract_attrs[] = {"indexing_maps", "iterator_types", "kind", NULL};

static const JigAttr *iterators_as_strings(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    const JigAttr *array = jig_vector_contract_iterator_types_attr(op);
    JigArena *a = jig_arena_create();
    size_t n = jig_attr_array_len(array);
    const JigAttr **items = jig_arena_alloc(a, (n + 1) * sizeof *items);
    for (size_t i = 0; i < n; i++) {
        bool parallel = jig_attr_enum_value(jig_attr_array_at(array, i)) == JIG_PARALLEL;
        items[i] = jig_attr_string(ctx, jig_str(parallel ? "parallel" : "reduction"));
    }
    const JigAttr *strings = jig_attr_array(ctx, items, n);
    jig_arena_destroy(a);
    return strings;
}

void jig_vector_print_contract(JigPrinter *p, const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    JigNamedAttr own[3];
    size_t num_own = 0;
    for (size_t i = 0; contract_attrs[i]; i++) {
        const JigAttr *x = i == 1 ? iterators_as_strings(op) : jig_op_attr(op, contract_attrs[i]);
        if (x)
            own[num_own++] = (JigNamedAttr){jig_ident(ctx, jig_str(contract_attrs[i])), x};
    }
    jig_print(p, " ");
    jig_print_attr(p, jig_attr_dict(ctx, own, num_own));
    jig_print(p, " ");
    jig_print_operands(p, op, 0, jig_op_num_operands(op));
    jig_print_attr_dict(p, op, contract_attrs);
    jig_print(p, " : ");
    jig_print_operand_types(p, op, 0, 2);
    jig_print(p, " into ");
    jig_print_type(p, jig_op_result_type(op, 0));
}

/* ---- outerproduct ---- */
static bool scalable_at(const JigType *vector, size_t i) {
    const bool *dims = jig_type_scalable_dims(vector);
    return dims && dims[i];
}

/* Of a column and a row, or of a column and a scalar. */
static const JigType *outer_type(const JigType *lhs, const JigType *rhs) {
    bool matrix = jig_type_is_vector(rhs) && jig_type_rank(rhs) > 0;
    int64_t shape[2] = {jig_type_dim(lhs, 0), matrix ? jig_type_dim(rhs, 0) : 0};
    bool scalable[2] = {scalable_at(lhs, 0), matrix && scalable_at(rhs, 0)};
    return jig_type_vector(shape, scalable, matrix ? 2 : 1, jig_type_element(lhs));
}

bool jig_vector_parse_outerproduct(JigParser *p, JigOpState *s) {
    JigUnresolved *operands;
    size_t n;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *lhs = jig_parse_colon_type(p);
    JIG_CHECK(lhs && jig_parse_token(p, ","));
    const JigType *rhs = jig_parse_type(p);
    JIG_CHECK(rhs);
    JigSpot name = jig_parse_name_spot(p);
    if (n < 2)
        return jig_parse_error(p, name, "expected at least 2 operands");
    if (!jig_type_is_vector(lhs) || jig_type_rank(lhs) == 0)
        return jig_parse_error(p, name, "expected vector type for operand #1");
    const JigType *result = outer_type(lhs, rhs);
    add_default_kind(p, s);
    JIG_CHECK(jig_resolve_operand(p, s, &operands[0], lhs));
    JIG_CHECK(jig_resolve_operand(p, s, &operands[1], rhs));
    if (n > 2)
        JIG_CHECK(jig_resolve_operand(p, s, &operands[2], result));
    jig_state_add_types(s, p, &result, 1);
    return true;
}

void jig_vector_print_outerproduct(JigPrinter *p, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    jig_print(p, " ");
    jig_print_operands(p, op, 0, n);
    if (n > 2)
        jig_print_attr_dict(p, op, NULL);
    jig_print(p, " : ");
    jig_print_operand_types(p, op, 0, 2);
}

/* ---- mask ---- */
static bool is_yield(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(YIELD));
}

/* The only op of a masked region without terminator is what it yields. */
static void end_mask_region(JigContext *ctx, JigRegion *region, JigLoc loc) {
    JigBlock *block = jig_region_first(region);
    JigOp *only = block ? jig_block_first(block) : NULL;
    if (!only || jig_op_next(only) || is_yield(only)) {
        jig_ensure_terminator(ctx, region, JIG_VECTOR(YIELD), loc);
        return;
    }
    size_t n = jig_op_num_results(only);
    JigArena *a = jig_arena_create();
    JigValue **values = jig_arena_alloc(a, (n + 1) * sizeof *values);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_op_result(only, i);
    jig_block_insert(block, NULL,
                     jig_op_create(&(JigOpState){.loc = loc,
                                                 .name = jig_op_name_of_row(ctx, JIG_VECTOR(YIELD)),
                                                 .operands = values,
                                                 .num_operands = n}));
    jig_arena_destroy(a);
}

bool jig_vector_parse_mask(JigParser *p, JigOpState *s) {
    JigUnresolved mask, passthru;
    JIG_CHECK(jig_parse_operand(p, &mask));
    bool has_passthru = jig_parse_try_token(p, ",");
    JIG_CHECK(!has_passthru || jig_parse_operand(p, &passthru));
    JigRegion *region = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, region, NULL, 0));
    end_mask_region(jig_parser_context(p), region, s->loc);
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *mask_type = jig_parse_colon_type(p), **types;
    JIG_CHECK(mask_type);
    size_t num_types;
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &num_types));
    jig_state_add_types(s, p, types, num_types);
    JIG_CHECK(jig_resolve_operand(p, s, &mask, mask_type));
    if (!has_passthru)
        return true;
    if (num_types == 0)
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "expects a result if passthru operand is provided");
    return jig_resolve_operand(p, s, &passthru, types[0]);
}

/* The masked op alone; its yield goes without saying. */
void jig_vector_print_mask(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_operands(p, op, 0, jig_op_num_operands(op));
    jig_print(p, " { ");
    JigBlock *block = jig_op_body(op);
    if (block && !jig_block_is_empty(block))
        jig_print_op_alone(p, jig_block_first(block));
    jig_print(p, " }");
    jig_print_attr_dict(p, op, NULL);
    jig_print(p, " : ");
    jig_print_operand_types(p, op, 0, 1);
    if (jig_op_num_results(op) == 0)
        return;
    jig_print(p, " -> ");
    jig_print_result_types(p, op);
}
