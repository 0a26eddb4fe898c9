/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Syntax of structured ops whose body is implied: named ops, matmul with maps,
 * contract, elementwise. And of linalg.generic and linalg.yield.
 */
#include "dialect/linalg/linalg_int.h"
#include "dialect/linalg/linalg_shape.h"
#include "support/vec.h"
#include "ir/spec/spec.h"

static const char segments_name[] = "operandSegmentSizes";

/* ---- ins(...) outs(...) ---- */
typedef struct Group {
    JigUnresolved *operands;
    size_t n;
    const JigType **types;
    size_t num_types;
    JigSpot spot;
} Group;

/* `keyword (%a, %b : type, type)`, if it is there. A wrong number of types is reported where the
 * first input stands, or at the parenthesis of the outputs. */
static bool parse_group(JigParser *p, const char *keyword, bool inputs, Group *g) {
    *g = (Group){0};
    if (!jig_parse_try_keyword(p, keyword))
        return true;
    g->spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_token(p, "("));
    if (inputs)
        g->spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &g->operands, &g->n));
    JIG_CHECK(jig_parse_colon_type_list(p, &g->types, &g->num_types));
    return jig_parse_token(p, ")");
}

static bool resolve_group(JigParser *p, JigOpState *state, const Group *g) {
    return jig_resolve_operands_typed(p, state, g->operands, g->n, g->types, g->num_types, g->spot);
}

/* <{...}>: inherent attributes as they stand. */
static bool parse_props(JigParser *p, JigOpState *state, bool *there) {
    *there = jig_parse_try_token(p, "<");
    if (!*there)
        return true;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *given = jig_parse_attr(p, NULL);
    JIG_CHECK(given);
    JIG_CHECK(jig_parse_token(p, ">"));
    JigReason why = JIG_REASON(jig_parser_arena(p));
    const JigAttr *props = jig_spec_props_from(state->name, given, why.arena, &why);
    if (!props) {
        JigStr said = jig_reason_text(&why, why.arena);
        return jig_parse_error(p, spot, "%.*s", JIG_FMT(said));
    }
    for (size_t i = 0; i < jig_attr_dict_len(props); i++)
        jig_state_add_attr(state, p, jig_attr_dict_items(props)[i].name->ptr,
                           jig_attr_dict_items(props)[i].value);
    return true;
}

static bool check_attrs(JigParser *p, JigOpState *state, JigSpot spot) {
    JigReason why = JIG_REASON(jig_parser_arena(p));
    if (jig_spec_check_attrs(state->name, jig_state_attrs(state, p), &why))
        return true;
    JigStr name = jig_op_name_str(state->name), said = jig_reason_text(&why, why.arena);
    return jig_parse_error(p, spot, "'%.*s' op %.*s", JIG_FMT(name), JIG_FMT(said));
}

bool jig_linalg_parse_parts(JigParser *p, JigOpState *state, bool segments, JigLinalgParts *out) {
    bool has_props;
    JIG_CHECK(parse_props(p, state, &has_props));
    JigSpot attrs_spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_attr_dict(p, state));
    Group ins, outs;
    JIG_CHECK(parse_group(p, "ins", true, &ins));
    JIG_CHECK(parse_group(p, "outs", false, &outs));
    JIG_CHECK(resolve_group(p, state, &ins));
    JIG_CHECK(resolve_group(p, state, &outs));
    if (segments) {
        int32_t sizes[2] = {(int32_t)ins.n, (int32_t)outs.n};
        jig_state_add_attr(state, p, segments_name,
                           jig_attr_dense_i32(jig_parser_context(p), sizes, 2));
    }
    *out = (JigLinalgParts){ins.types, outs.types, ins.num_types, outs.num_types, has_props};
    return has_props || check_attrs(p, state, attrs_spot);
}

static void print_group(JigPrinter *p, const JigOp *op, const char *opening, size_t start,
                        size_t n) {
    if (n == 0)
        return;
    jig_print(p, opening);
    jig_print_operands(p, op, start, n);
    jig_print(p, " : ");
    jig_print_operand_types(p, op, start, n);
    jig_print(p, ")");
}

void jig_linalg_print_parts(JigPrinter *p, const JigOp *op) {
    JigOperandRange inits = jig_operand_range(op, 1);
    print_group(p, op, " ins(", 0, inits.start);
    print_group(p, op, " outs(", inits.start, inits.count);
}

static void print_results(JigPrinter *p, const JigOp *op) {
    if (jig_op_num_results(op) == 0)
        return;
    JigArena *a = jig_arena_create();
    size_t n = jig_op_num_results(op);
    const JigType **types = jig_arena_alloc(a, n * sizeof *types);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_op_result_type(op, i);
    jig_print_arrow_types(p, types, n);
    jig_arena_destroy(a);
}

static bool parse_results(JigParser *p, JigOpState *state) {
    const JigType **types;
    size_t n;
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(state, p, types, n);
    return true;
}

/* ---- Named ops ---- */
/* The region of an op with an implied body. `args` operands it must have. */
static bool add_body(JigParser *p, JigOpState *state, JigSpot spot, const JigLinalgNamed *body,
                     const JigLinalgParts *parts) {
    size_t given = parts->num_ins + parts->num_outs,
           wanted = jig_linalg_shape(jig_parser_context(p), body)->num_operands;
    if (given != wanted)
        return jig_parse_error(p, jig_parse_spot(p),
                               "[parseNamedStructuredOpRegion] ods-gen generated region "
                               "expects %zu args, got %zu",
                               wanted, given);
    JigContext *ctx = jig_parser_context(p);
    JigBlock *block = jig_block_create(ctx);
    jig_region_insert(jig_state_add_region(state, p), NULL, block);
    JigLoc unknown = jig_loc_unknown(ctx);
    for (size_t i = 0; i < given; i++) {
        const JigType *type = i < parts->num_ins ? parts->ins[i] : parts->outs[i - parts->num_ins];
        jig_block_add_arg(block, jig_linalg_element_type(type), unknown);
    }
    JigRewriter *rw = jig_rewriter_create(ctx);
    JigReason why = JIG_REASON(jig_parser_arena(p));
    /* Only {...} says how to cast; what <{...}> says comes too late for the body. */
    const JigAttr *attrs = parts->has_props ? NULL : jig_state_attrs(state, p);
    bool built = jig_linalg_build_body(rw, unknown, body, attrs, block, &why);
    jig_rewriter_destroy(rw);
    JigStr said = jig_reason_text(&why, why.arena);
    return built || jig_parse_error(p, spot, "%.*s", JIG_FMT(said));
}

static bool parse_named_after(JigParser *p, JigOpState *state, const JigLinalgNamed *body,
                              JigLinalgParts *parts) {
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_linalg_parse_parts(p, state, true, parts));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    JIG_CHECK(parse_results(p, state));
    return add_body(p, state, spot, body, parts);
}

bool jig_linalg_parse_named(JigParser *p, JigOpState *state) {
    JigLinalgParts parts;
    return parse_named_after(p, state, jig_linalg_named_of_row(jig_op_name_row(state->name)),
                             &parts);
}

static void print_named_eliding(JigPrinter *p, const JigOp *op, const char *first,
                                const char *second) {
    const char *const elided[] = {segments_name, JIG_LINALG_MEMOIZED, first, second, NULL};
    jig_print_attr_dict(p, op, elided);
    jig_linalg_print_parts(p, op);
    print_results(p, op);
}

void jig_linalg_print_named(JigPrinter *p, const JigOp *op) {
    print_named_eliding(p, op, NULL, NULL);
}

/* ---- Ops with indexing maps ---- */
/* `indexing_maps = [...]`, if it is there; *out stays NULL otherwise. */
static bool parse_maps(JigParser *p, const JigAttr **out) {
    *out = NULL;
    if (!jig_parse_try_keyword(p, "indexing_maps"))
        return true;
    JIG_CHECK(jig_parse_token(p, "="));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *array = jig_parse_attr(p, NULL);
    JIG_CHECK(array);
    if (jig_attr_kind(array) != JIG_ATTR_ARRAY)
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    for (size_t i = 0; i < jig_attr_array_len(array); i++)
        if (jig_attr_kind(jig_attr_array_at(array, i)) != JIG_ATTR_MAP)
            return jig_parse_error(p, jig_parse_spot(p),
                                   "element of indexing_maps array is not an affine_map");
    *out = array;
    return true;
}

static void print_maps(JigPrinter *p, const JigAttr *array) {
    jig_print(p, " indexing_maps = ");
    jig_print_attr(p, array);
}

bool jig_linalg_parse_matmul_by(JigParser *p, JigOpState *state, const JigAttr *maps) {
    jig_state_add_attr(state, p, "indexing_maps", maps);
    JigLinalgParts parts;
    return parse_named_after(p, state, jig_linalg_named_of_row(jig_op_name_row(state->name)),
                             &parts);
}

bool jig_linalg_parse_matmul(JigParser *p, JigOpState *state) {
    const JigLinalgNamed *row = jig_linalg_named_of_row(jig_op_name_row(state->name));
    const JigAttr *array;
    JIG_CHECK(parse_maps(p, &array));
    if (!array)
        array = jig_linalg_default_maps(jig_parser_context(p), row);
    return jig_linalg_parse_matmul_by(p, state, array);
}

void jig_linalg_print_matmul(JigPrinter *p, const JigOp *op) {
    const JigAttr *array = jig_structured(op)->maps(op);
    if (array != jig_linalg_default_maps(jig_op_context(op), jig_linalg_named(op)))
        print_maps(p, array);
    print_named_eliding(p, op, "indexing_maps", NULL);
}

bool jig_linalg_parse_contract(JigParser *p, JigOpState *state) {
    const JigAttr *array;
    if (!parse_maps(p, &array) || !array)
        return jig_parse_error(p, jig_parse_spot(p), "expected 'indexing_maps' attribute");
    jig_state_add_attr(state, p, "indexing_maps", array);
    JigLinalgParts parts;
    return parse_named_after(p, state, jig_linalg_body_of(JIG_LINALG(CONTRACT), NULL), &parts);
}

void jig_linalg_print_contract(JigPrinter *p, const JigOp *op) {
    print_maps(p, jig_structured(op)->maps(op));
    print_named_eliding(p, op, "indexing_maps", NULL);
}

static bool parse_map_of_list(JigParser *p, void *user) {
    const JigAttr *map = jig_parse_attr(p, NULL);
    JIG_CHECK(map);
    if (jig_attr_kind(map) != JIG_ATTR_MAP)
        return jig_parse_error(p, jig_parse_spot(p), "expected affine map attribute");
    jig_vec_push((JigAttrVec *)user, map);
    return true;
}

/* The maps of an elementwise op, if they are there: at least one, spelled out. */
static bool parse_listed_maps(JigParser *p, const JigAttr **out) {
    *out = NULL;
    if (!jig_parse_try_keyword(p, "indexing_maps"))
        return true;
    JigAttrVec maps = {0};
    bool ok = jig_parse_token(p, "=") && jig_parse_token(p, "[") &&
              jig_parse_list(p, JIG_DELIM_NONE, parse_map_of_list, &maps, NULL) &&
              jig_parse_token(p, "]");
    if (ok)
        *out = jig_attr_array(jig_parser_context(p), maps.data, maps.len);
    jig_vec_free(&maps);
    return ok;
}

bool jig_linalg_parse_elementwise(JigParser *p, JigOpState *state) {
    JIG_CHECK(jig_parse_keyword(p, "kind") && jig_parse_token(p, "="));
    const JigAttr *kind = jig_parse_attr(p, NULL);
    if (!kind)
        return jig_parse_error(p, jig_parse_spot(p), "expected operation 'kind' attribute");
    bool is_kind = jig_attr_kind(kind) == JIG_ATTR_DIALECT &&
                   !strcmp(jig_attr_row(kind)->name, "linalg.elementwise_kind");
    if (!is_kind)
        return jig_parse_error(p, jig_parse_spot(p), "expected ElementwiseKind attribute");
    jig_state_add_attr(state, p, "kind", kind);
    const JigAttr *array;
    JIG_CHECK(parse_listed_maps(p, &array));
    if (array)
        jig_state_add_attr(state, p, "indexing_maps", array);
    const JigLinalgNamed *body =
        jig_linalg_body_of(JIG_LINALG(ELEMENTWISE), jig_state_attrs(state, p));
    JigLinalgParts parts;
    if (!parse_named_after(p, state, body, &parts))
        return jig_parse_error(p, jig_parse_spot(p), "unable to parse elemwise op");
    if (array)
        return true;
    const JigType *out = parts.outs[parts.num_outs - 1];
    if (!jig_type_is_shaped(out))
        return jig_parse_error(p, jig_parse_spot(p), "return type needs to be shaped type");
    JigContext *ctx = jig_parser_context(p);
    array = jig_linalg_identity_maps(ctx, jig_linalg_shape(ctx, body)->num_operands,
                                     jig_type_rank(out), jig_parser_arena(p));
    jig_state_add_attr(state, p, "indexing_maps", array);
    return true;
}

void jig_linalg_print_elementwise(JigPrinter *p, const JigOp *op) {
    jig_print(p, " kind=");
    jig_print_attr(p, jig_linalg_elementwise_kind_attr(op));
    const JigAttr *array = jig_structured(op)->maps(op);
    JigArena *a = jig_arena_create();
    JigOperandRange inits = jig_linalg_elementwise_outputs(op);
    size_t rank = inits.count ? jig_type_rank(jig_op_operand_type(op, inits.start)) : 0;
    if (array != jig_linalg_identity_maps(jig_op_context(op), jig_op_num_operands(op), rank, a))
        print_maps(p, array);
    jig_arena_destroy(a);
    print_named_eliding(p, op, "indexing_maps", "kind");
}

/* ---- generic ---- */
static const char *const generic_attrs[] = {
    "doc", "indexing_maps", "library_call", "iterator_types", segments_name, NULL};

/* ["parallel", ...] as the attributes that the op keeps. */
static const JigAttr *iterators_from_strings(JigParser *p, const JigAttr *array) {
    JigContext *ctx = jig_parser_context(p);
    size_t n = jig_attr_array_len(array);
    JigIterator *iterators = jig_arena_alloc(jig_parser_arena(p), (n + 1) * sizeof *iterators);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *x = jig_attr_array_at(array, i);
        JigStr text = jig_attr_is_string(x) ? jig_attr_string_value(x) : JIG_STR("?");
        bool parallel = jig_str_is(text, "parallel");
        if (!parallel && !jig_str_is(text, "reduction")) {
            jig_parse_error(p, jig_parse_spot(p), "unexpected iterator_type (%.*s)", JIG_FMT(text));
            return NULL;
        }
        iterators[i] = parallel ? JIG_PARALLEL : JIG_REDUCTION;
    }
    return jig_linalg_iterator_attr(ctx, iterators, n);
}

/* The dictionary after the op's name, or an alias of one. */
static bool parse_generic_attrs(JigParser *p, JigOpState *state) {
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = jig_parse_attr(p, NULL);
    JIG_CHECK(dict);
    if (jig_attr_kind(dict) != JIG_ATTR_DICT)
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    const JigAttr *iterators = jig_attr_dict_get(dict, JIG_STR("iterator_types"));
    if (!iterators || jig_attr_kind(iterators) != JIG_ATTR_ARRAY)
        return jig_parse_error(p, spot, "expected \"iterator_types\" array attribute");
    iterators = iterators_from_strings(p, iterators);
    JIG_CHECK(iterators);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const JigNamedAttr *x = &jig_attr_dict_items(dict)[i];
        bool is_iterators = !strcmp(x->name->ptr, "iterator_types");
        jig_state_add_attr(state, p, x->name->ptr, is_iterators ? iterators : x->value);
    }
    return true;
}

bool jig_linalg_parse_generic(JigParser *p, JigOpState *state) {
    JIG_CHECK(parse_generic_attrs(p, state));
    JigLinalgParts parts;
    JIG_CHECK(jig_linalg_parse_parts(p, state, true, &parts));
    if (jig_parse_try_keyword(p, "attrs"))
        JIG_CHECK(jig_parse_token(p, "=") && jig_parse_attr_dict(p, state));
    JIG_CHECK(jig_parse_region(p, jig_state_add_region(state, p), NULL, 0));
    return parse_results(p, state);
}

static const JigAttr *iterators_as_strings(JigContext *ctx, const JigOp *op, JigArena *a) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = s->num_loops(op);
    const JigAttr **items = jig_arena_alloc(a, (n + 1) * sizeof *items);
    for (size_t i = 0; i < n; i++) {
        const char *text = s->iterator(op, i) == JIG_PARALLEL ? "parallel" : "reduction";
        items[i] = jig_attr_string(ctx, jig_str(text));
    }
    return jig_attr_array(ctx, items, n);
}

static bool is_one_of(const char *const *names, const JigIdent *name) {
    while (*names && strcmp(*names, name->ptr) != 0)
        names++;
    return *names;
}

void jig_linalg_print_generic(JigPrinter *p, const JigOp *op) {
    JigArena *a = jig_arena_create();
    JigContext *ctx = jig_op_context(op);
    const JigAttr *all = jig_op_attrs(op);
    JigNamedAttr own[4];
    size_t num_own = 0, num_extra = 0;
    for (size_t i = 0; i < jig_attr_dict_len(all); i++) {
        JigNamedAttr x = jig_attr_dict_items(all)[i];
        if (!strcmp(x.name->ptr, "iterator_types"))
            x.value = iterators_as_strings(ctx, op, a);
        if (!is_one_of(generic_attrs, x.name))
            num_extra++;
        else if (strcmp(x.name->ptr, segments_name) != 0)
            own[num_own++] = x;
    }
    jig_print(p, " ");
    jig_print_attr(p, jig_attr_dict(ctx, own, num_own));
    jig_arena_destroy(a);
    jig_linalg_print_parts(p, op);
    if (num_extra) {
        jig_print(p, " attrs = ");
        jig_print_attr_dict(p, op, generic_attrs);
    }
    jig_print(p, " ");
    jig_print_region(p, jig_linalg_generic_region(op), true, true, false);
    print_results(p, op);
}

/* ---- yield ---- */
bool jig_linalg_parse_yield(JigParser *p, JigOpState *state) {
    JigUnresolved *operands;
    const JigType **types = NULL;
    size_t n, num_types = 0;
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    if (n)
        JIG_CHECK(jig_parse_colon_type_list(p, &types, &num_types));
    return jig_resolve_operands_typed(p, state, operands, n, types, num_types, spot);
}

void jig_linalg_print_yield(JigPrinter *p, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    if (n) {
        jig_print(p, " ");
        jig_print_operands(p, op, 0, n);
    }
    jig_print_attr_dict(p, op, NULL);
    if (n) {
        jig_print(p, " : ");
        jig_print_operand_types(p, op, 0, n);
    }
}
