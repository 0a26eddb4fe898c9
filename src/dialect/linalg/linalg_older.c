/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops of former releases: under other names, and ops that one with maps took in. */
#include "asm/older.h"
#include "dialect/linalg/linalg_int.h"
#include "jig/rewrite.h"
#include "rewrite/values.h"

static bool parse_unsigned(JigParser *p, JigOpState *state);
static bool parse_transposed_a(JigParser *p, JigOpState *state);
static bool parse_transposed_b(JigParser *p, JigOpState *state);
static bool parse_winograd(JigParser *p, JigOpState *state);
static bool modernise_elemwise(JigRewriter *rw, JigOp *op, JigReason *why);

#define BY_MAPS .what = "its indexing maps say which operand is transposed"
#define BY_FMR  .what = "`m` and `r` are `fmr`"
/* clang-format off */
const JigOlderText jig_linalg_older[] = {
    {"linalg.batch_matmul_transpose_a", .op = "linalg.batch_matmul", .parse = parse_transposed_a,
     .until = "20", BY_MAPS},
    {"linalg.batch_matmul_transpose_b", .op = "linalg.batch_matmul", .parse = parse_transposed_b,
     .until = "20", BY_MAPS},
    {"linalg.matmul_transpose_a", .op = "linalg.matmul", .parse = parse_transposed_a,
     .until = "20", BY_MAPS},
    {"linalg.matmul_transpose_b", .op = "linalg.matmul", .parse = parse_transposed_b,
     .until = "20", BY_MAPS},
    {"linalg.matmul_unsigned", .op = "linalg.matmul", .parse = parse_unsigned, .until = "17",
     .what = "it is linalg.matmul with `cast`"},
    {"linalg.winograd_filter_transform", .parse = parse_winograd, .until = "20", BY_FMR},
    {"linalg.winograd_input_transform", .parse = parse_winograd, .until = "20", BY_FMR},
    {"linalg.winograd_output_transform", .parse = parse_winograd, .until = "20", BY_FMR},
    {"tensor.pack", .op = "linalg.pack", .until = "19", .what = "it is linalg.pack"},
    {"tensor.unpack", .op = "linalg.unpack", .until = "19", .what = "it is linalg.unpack"},
    {0}};
/* clang-format on */

/* ---- Products of matrices ---- */

static bool parse_unsigned(JigParser *p, JigOpState *state) {
    jig_state_add_attr(state, p, "cast", jig_linalg_type_fn_attr(jig_parser_context(p), true));
    return jig_linalg_parse_matmul(p, state);
}

/* The map with its last two results swapped. */
static const JigAttr *transposed(const JigAttr *x) {
    const JigMap *m = jig_attr_map_value(x);
    unsigned n = jig_map_num_results(m), order[3];
    for (unsigned i = 0; i < n; ++i)
        order[i] = i + 2 < n ? i : 2 * n - 3 - i;
    return jig_attr_of_map(jig_map_sub(m, order, n));
}

static bool parse_transposed(JigParser *p, JigOpState *state, size_t operand) {
    JigContext *ctx = jig_parser_context(p);
    const JigAttr *maps = jig_linalg_default_maps(
                      ctx, jig_linalg_named_of_row(jig_op_name_row(state->name))),
                  *items[3];
    for (size_t i = 0; i < JIG_LEN(items); ++i)
        items[i] = jig_attr_array_at(maps, i);
    items[operand] = transposed(items[operand]);
    return jig_linalg_parse_matmul_by(p, state, jig_attr_array(ctx, items, JIG_LEN(items)));
}

static bool parse_transposed_a(JigParser *p, JigOpState *state) {
    return parse_transposed(p, state, 0);
}

static bool parse_transposed_b(JigParser *p, JigOpState *state) {
    return parse_transposed(p, state, 1);
}

/* ---- linalg.elemwise_*, which are still ops here ---- */

const JigOlder jig_linalg_elemwise_older = {.until = "20",
                                            .what = "it is linalg.elementwise",
                                            .modernise = modernise_elemwise,
                                            .today = "linalg.elementwise"};

/* Are elements used as they are? */
static bool casts(const JigOp *op) {
    const JigType *element = jig_type_element(jig_op_operand_type(op, jig_op_num_operands(op) - 1));
    for (size_t i = 0; i + 1 < jig_op_num_operands(op); ++i)
        if (jig_type_element_or_self(jig_op_operand_type(op, i)) != element)
            return true;
    return false;
}

static bool modernise_elemwise(JigRewriter *rw, JigOp *op, JigReason *why) {
    if (casts(op))
        return jig_refuse(why, op,
                          "it is linalg.elementwise today, which does not cast its elements");
    JigValueList operands = jig_values_of_operands(op, jig_all_operands(op), rw->arena);
    JigNamedAttr attrs[] = {
        {jig_ident(rw->ctx, JIG_STR("kind")),
         jig_linalg_elementwise_kind_attr_of(rw->ctx, jig_linalg_elemwise_function(op))},
        {jig_ident(rw->ctx, JIG_STR("indexing_maps")), jig_structured(op)->maps(op)}};
    JigOp *today = jig_linalg_build(rw, jig_op_loc(op), JIG_LINALG(ELEMENTWISE), operands.items,
                                    operands.n - 1, operands.items + operands.n - 1, 1,
                                    jig_attr_dict(rw->ctx, attrs, JIG_LEN(attrs)));
    jig_linalg_copy_attrs(today, op);
    jig_rw_replace_op(rw, op, today);
    return true;
}

/* ---- Winograd's method ---- */

bool jig_linalg_add_winograd(JigParser *p, JigOpState *state, JigSpot spot, int64_t m, int64_t r) {
    int fmr = jig_linalg_winograd_of(m, r);
    if (fmr < 0)
        return jig_parse_error(p, spot, "expected m and r of 2 and 3, 4 and 3, or 2 and 5");
    jig_state_add_attr(state, p, "fmr", jig_attr_i32(jig_parser_context(p), fmr));
    return true;
}

/* name(4) */
static bool parse_size(JigParser *p, const char *name, int64_t *out) {
    return jig_parse_keyword(p, name) && jig_parse_token(p, "(") && jig_parse_integer(p, out) &&
           jig_parse_token(p, ")");
}

/* name(%x : type) */
static bool parse_part(JigParser *p, const char *name, JigUnresolved *out, const JigType **type) {
    JIG_CHECK(jig_parse_keyword(p, name) && jig_parse_token(p, "(") && jig_parse_operand(p, out));
    *type = jig_parse_colon_type(p);
    return *type && jig_parse_token(p, ")");
}

/* {...} m(4) r(3) ins(%x : type) outs(%y : type) -> type */
static bool parse_winograd(JigParser *p, JigOpState *state) {
    JigUnresolved in, out;
    const JigType *types[2], *result;
    int64_t m, r;
    JIG_CHECK(jig_parse_attr_dict(p, state));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(parse_size(p, "m", &m) && parse_size(p, "r", &r));
    JIG_CHECK(parse_part(p, "ins", &in, &types[0]) && parse_part(p, "outs", &out, &types[1]));
    JIG_CHECK(jig_parse_token(p, "->") && (result = jig_parse_type(p)));
    JIG_CHECK(jig_linalg_add_winograd(p, state, spot, m, r));
    jig_state_add_types(state, p, &result, 1);
    return jig_resolve_operand(p, state, &in, types[0]) &&
           jig_resolve_operand(p, state, &out, types[1]);
}
