/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops of today in the texts of former releases: mostly without types, when !pdl.operation was the
 * only type of handles. One name's texts stand together, the later ones first.
 */
#include "asm/older.h"
#include "dialect/linalg/linalg.h"
#include "ir/context.h"
#include "support/vec.h"
#include "transform/older/modernise_int.h"
#include "transform/ops/known_types.h"

static bool parse_interchange(JigParser *p, JigOpState *state);
static bool parse_one_name(JigParser *p, JigOpState *state);
static bool parse_replace(JigParser *p, JigOpState *state);

static const JigOlderText texts[] = {
    {"transform.affine.simplify_bounded_affine_ops",
     .format = "$target `with` `[` $bounded_values `]` `within` $lower_bounds `and` $upper_bounds "
               "attr-dict",
     .until = "16", UNTYPED},
    {"transform.bufferization.one_shot_bufferize",
     .format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict",
     .until = "16", UNTYPED},
    {"transform.gpu.map_forall_to_blocks",
     .format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` "
               "$grid_dims^)? attr-dict",
     .until = "17-dev", UNTYPED},
    {"transform.pdl_match", .format = "$pattern_name `in` $root attr-dict", .until = "15", UNTYPED},
    {"transform.structured.decompose", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.generalize", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.interchange",
     .format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict",
     .until = "16", UNTYPED},
    {"transform.structured.interchange", .parse = parse_interchange, .until = "15",
     .what = "the order stands in front, and operands and results say their types"},
    {"transform.structured.match",
     .format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` "
               "custom<OlderOpAttrs>($op_attrs)^)? (`filter_result_type` `=` "
               "$filter_result_type^)? `in` $target "
               "attr-dict",
     .until = "16", UNTYPED},
    {"transform.structured.match",
     .format = "`ops` $ops `in` $target attr-dict (`:` type($target)^ `->` type($results))?",
     .until = "16",
     .what = "the names of ops stand in braces, and operands and results say their types"},
    {"transform.structured.match",
     .format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` "
               "custom<OlderOpAttrs>($op_attrs)^)? (`filter_result_type` `=` "
               "$filter_result_type^)? `in` $target "
               "attr-dict `:` type($results)",
     .until = "16", .what = "operands say their types, too", .only = "pdl.operation"},
    {"transform.structured.match", .parse = parse_one_name, .until = "16",
     .what = "names of ops stand in braces and brackets, and operands and results say their "
             "types"},
    {"transform.structured.masked_vectorize", .op = "transform.structured.vectorize",
     .format = "$target `vector_sizes` custom<DynamicIndexList>($vector_sizes, "
               "$static_vector_sizes, $scalable_sizes) attr-dict",
     .until = "16", .what = "it is transform.structured.vectorize, and operands say their types"},
    {"transform.structured.masked_vectorize", .op = "transform.structured.vectorize",
     .format = "$target `vector_sizes` custom<DynamicIndexList>($vector_sizes, "
               "$static_vector_sizes, $scalable_sizes) attr-dict `:` type($target) (`,` "
               "type($vector_sizes)^)?",
     .until = "17", .what = "it is transform.structured.vectorize"},
    {"transform.structured.multitile_sizes", .format = "$target attr-dict", .until = "15", UNTYPED},
    {"transform.structured.multitile_sizes",
     .format = "$target attr-dict `:` type($target) `,` type($low_size) `,` type($high_size) `,` "
               "type($split_point)",
     .until = "17", .what = "types stand as in a function's"},
    {"transform.structured.promote", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.pack",
     .format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, "
               "$static_packed_sizes) attr-dict `:` functional-type($target, results)",
     .until = "17-dev", .what = "sizes say their types, too"},
    {"transform.structured.pack_greedily",
     .format = "$target oilist( `matmul_packed_sizes` `=` "
               "custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) "
               "(`matmul_padded_sizes_next_multiple_of` `=` "
               "$matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` "
               "$matmul_inner_dims_order ) attr-dict `:` functional-type($target, results)",
     .until = "17-dev", .what = "sizes say their types, too"},
    {"transform.structured.pack_greedily",
     .format = "$target oilist( `gemm_packed_sizes` `=` "
               "custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) "
               "`gemm_inner_dims_order` `=` $matmul_inner_dims_order ) attr-dict `:` "
               "functional-type($target, results)",
     .until = "17-dev", .what = "a product is called matmul, not gemm, and sizes say their types"},
    {"transform.structured.replace", .parse = parse_replace, .named = JIG_OLDER_FIRST,
     .until = "16", UNTYPED},
    {"transform.structured.rewrite_in_destination_passing_style", .format = "$target attr-dict",
     .until = "17-dev", UNTYPED},
    {"transform.structured.scalarize", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.split_reduction", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.tile_using_for",
     .format = "$target custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes) "
               "(`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, "
               "results)",
     .until = "18", .what = "sizes stand behind `tile_sizes`"},
    {"transform.structured.vectorize",
     .op = "transform.structured.vectorize_children_and_apply_patterns",
     .format = "$target attr-dict", .until = "16",
     .what = "it is transform.structured.vectorize_children_and_apply_patterns, and operands and "
             "results say their types"},
    {"transform.structured.vectorize",
     .op = "transform.structured.vectorize_children_and_apply_patterns",
     .format = "$target attr-dict `:` functional-type(operands, results)", .until = "17",
     .what = "it is transform.structured.vectorize_children_and_apply_patterns"},
    {0}};

static bool parse_op_attrs(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
static void print_op_attrs(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
static const JigCustomRow customs[] = {
    {.name = "OlderOpAttrs", .parse = parse_op_attrs, .print = print_op_attrs},
};

const JigDialect jig_transform_older_texts = {
    .name = "transform", JIG_TABLE(customs, customs), .older_texts = texts};

/* ---- Attributes to match ---- */

/* The types of loops were strings. NULL: these are no such. */
static const JigAttr *iterator_types(JigContext *ctx, const JigAttr *names) {
    JIG_VEC(JigIterator) iterators = {0};
    size_t n = jig_attr_kind(names) == JIG_ATTR_ARRAY ? jig_attr_array_len(names) : 0, i = 0;
    for (; i < n && jig_attr_is_string(jig_attr_array_at(names, i)); ++i) {
        JigStr name = jig_attr_string_value(jig_attr_array_at(names, i));
        bool parallel = jig_str_is(name, "parallel");
        if (!parallel && !jig_str_is(name, "reduction"))
            break;
        jig_vec_push(&iterators, parallel ? JIG_PARALLEL : JIG_REDUCTION);
    }
    const JigAttr *types = n && i == n ? jig_linalg_iterator_attr(ctx, iterators.data, n) : NULL;
    jig_vec_free(&iterators);
    return types;
}

static bool parse_op_attrs(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigContext *ctx = jig_parser_context(p);
    const JigAttr *dict = jig_parse_dict(p);
    JIG_CHECK(dict);
    const JigAttr *names = jig_attr_dict_get(dict, JIG_STR("iterator_types")),
                  *types = names ? iterator_types(ctx, names) : NULL;
    slots[0].attr =
        types ? jig_attr_dict_with(dict, jig_ident(ctx, JIG_STR("iterator_types")), types) : dict;
    return true;
}

/* Nothing is printed by an old text. */
static void print_op_attrs(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print_attr(p, slots[0].attr);
}

/* ---- Others ---- */

/* %target attributes {...} { ... }: the same up to here as today's, behind which types stand. */
static bool parse_replace(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    JIG_CHECK(jig_parse_operand(p, &target) && jig_parse_attr_dict_with_keyword(p, state));
    if (!jig_parse_peek_token(p, "{") || !jig_older_ends_behind_braces(p))
        return jig_parse_error(p, jig_parse_spot(p), "expected ':'");
    const JigType *type = jig_parse_known_type(p, &target);
    jig_state_add_types(state, p, &type, 1);
    return type && jig_resolve_operand(p, state, &target, type) &&
           jig_parse_region(p, jig_state_add_region(state, p), NULL, 0);
}

/* %target {iterator_interchange = [1, 0]} */
static bool parse_interchange(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    JIG_CHECK(jig_parse_operand(p, &target));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = jig_parse_dict(p);
    JIG_CHECK(dict);
    const JigAttr *order = jig_attr_dict_get(dict, JIG_STR("iterator_interchange"));
    order = order ? jig_modernise_numbers(order) : NULL;
    if (!order || jig_attr_dict_len(dict) != 1)
        return jig_parse_error(p, spot, "expected the order of loops");
    jig_state_add_attr(state, p, "iterator_interchange", order);
    const JigType *type = jig_parse_known_type(p, &target);
    jig_state_add_types(state, p, &type, 1);
    return type && jig_resolve_operand(p, state, &target, type);
}

/* ops["a.b"] in %target, with types or without. */
static bool parse_one_name(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    JIG_CHECK(jig_parse_keyword(p, "ops"));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *names = jig_parse_attr(p, NULL);
    JIG_CHECK(names && jig_parse_keyword(p, "in") && jig_parse_operand(p, &target));
    if (jig_attr_kind(names) == JIG_ATTR_ARRAY && jig_attr_array_len(names) == 1 &&
        jig_attr_kind(jig_attr_array_at(names, 0)) == JIG_ATTR_ARRAY)
        names = jig_attr_array_at(names, 0);
    if (jig_attr_kind(names) != JIG_ATTR_ARRAY)
        return jig_parse_error(p, spot, "expected names of ops");
    jig_state_add_attr(state, p, "ops", names);
    JIG_CHECK(jig_parse_attr_dict(p, state));
    if (jig_parse_peek_token(p, ":"))
        return jig_known_types_parse(p, state, &target, 1, 1);
    const JigType *type = jig_parse_known_type(p, &target);
    jig_state_add_types(state, p, &type, 1);
    return type && jig_resolve_operand(p, state, &target, type);
}
