/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom syntax of memref ops: scopes, atomic updates, transposes, prefetches, transfers. */
#include "dialect/common/prefetch.h"
#include "dialect/memref/memref_int.h"

/* ---- Shared pieces ---- */

/* %memref[%i, ...] */
typedef struct Place {
    JigUnresolved memref, *indices;
    size_t n;
} Place;

static bool parse_place(JigParser *p, Place *at) {
    return jig_parse_operand(p, &at->memref) &&
           jig_parse_operands(p, JIG_DELIM_SQUARE, &at->indices, &at->n);
}

static bool resolve_place(JigParser *p, JigOpState *s, const Place *at, const JigType *type) {
    return jig_resolve_operand(p, s, &at->memref, type) &&
           jig_resolve_operands(p, s, at->indices, at->n, jig_type_index(jig_parser_context(p)));
}

static void print_place(JigPrinter *p, const JigOp *op, size_t first, size_t rank) {
    jig_print_value(p, jig_op_operand(op, first));
    jig_print(p, "[");
    jig_print_operands(p, op, first + 1, rank);
    jig_print(p, "]");
}

/* ---- memref.alloca_scope ---- */

bool jig_memref_parse_alloca_scope(JigParser *p, JigOpState *s) {
    const JigType **types;
    size_t n;
    JigRegion *body = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(s, p, types, n);
    JIG_CHECK(jig_parse_region(p, body, NULL, 0));
    jig_ensure_terminator(jig_parser_context(p), body, JIG_MEMREF(ALLOCA_SCOPE_RETURN), s->loc);
    return jig_parse_attr_dict(p, s);
}

void jig_memref_print_alloca_scope(JigPrinter *p, const JigOp *op) {
    bool results = jig_op_num_results(op) > 0;
    if (results) {
        jig_print(p, "  -> (");
        jig_print_result_types(p, op);
        jig_print(p, ")");
    }
    jig_print(p, results ? " " : "  ");
    jig_print_region(p, jig_memref_alloca_scope_body_region(op), false, results, false);
    jig_print_attr_dict(p, op, NULL);
}

/* ---- memref.generic_atomic_rmw ---- */

/* Of others than buffers the verifier complains. */
static bool has_elements(const JigType *t) {
    return jig_type_element(t);
}

bool jig_memref_parse_generic_atomic_rmw(JigParser *p, JigOpState *s) {
    Place at;
    JIG_CHECK(parse_place(p, &at));
    const JigType *type = jig_parse_colon_type_of(p, has_elements, "builtin.memref");
    JIG_CHECK(type && resolve_place(p, s, &at, type));
    JIG_CHECK(jig_parse_region(p, jig_state_add_region(s, p), NULL, 0));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *element = jig_type_element(type);
    jig_state_add_types(s, p, &element, 1);
    return true;
}

void jig_memref_print_generic_atomic_rmw(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    print_place(p, op, 0, jig_op_num_operands(op) - 1);
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_memref_generic_atomic_rmw_memref(op)));
    jig_print(p, " ");
    jig_print_region(p, jig_memref_generic_atomic_rmw_atomic_body(op), true, true, false);
    jig_print_attr_dict(p, op, NULL);
}

/* ---- memref.transpose ---- */

bool jig_memref_parse_transpose(JigParser *p, JigOpState *s) {
    JigUnresolved in;
    JIG_CHECK(jig_parse_operand(p, &in));
    const JigMap *permutation = jig_parse_map(p);
    JIG_CHECK(permutation);
    jig_state_add_attr(s, p, "permutation", jig_attr_of_map(permutation));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *from = jig_parse_colon_memref_type(p);
    JIG_CHECK(from && jig_resolve_operand(p, s, &in, from));
    JIG_CHECK(jig_parse_keyword(p, "to"));
    const JigType *to = jig_parse_memref_type(p);
    JIG_CHECK(to);
    jig_state_add_types(s, p, &to, 1);
    return true;
}

void jig_memref_print_transpose(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"permutation", NULL};
    jig_print(p, " ");
    jig_print_value(p, jig_memref_transpose_in(op));
    jig_print(p, " ");
    jig_print_map(p, jig_attr_map_value(jig_memref_transpose_permutation_attr(op)));
    jig_print_attr_dict(p, op, elided);
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_memref_transpose_in(op)));
    jig_print(p, " to ");
    jig_print_type(p, jig_op_result_type(op, 0));
}

/* ---- memref.prefetch ---- */

bool jig_memref_parse_prefetch(JigParser *p, JigOpState *s) {
    Place at;
    JigPrefetchHint hint;
    JIG_CHECK(parse_place(p, &at) && jig_prefetch_parse_hint(p, &hint));
    const JigType *type = jig_parse_colon_memref_type(p);
    return type && resolve_place(p, s, &at, type) && jig_prefetch_add_hint(s, p, &hint);
}

void jig_memref_print_prefetch(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"isWrite", "localityHint", "isDataCache", NULL};
    jig_print(p, " ");
    print_place(p, op, 0, jig_op_num_operands(op) - 1);
    jig_prefetch_print_hint(p, op);
    jig_print_attr_dict(p, op, elided);
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(jig_memref_prefetch_memref(op)));
}

/* ---- memref.dma_start: source, dest, count, tag [, stride, per stride] ---- */

bool jig_memref_parse_dma_start(JigParser *p, JigOpState *s) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    Place source, dest, tag;
    JigUnresolved count, *strides = NULL;
    size_t num_strides = 0;
    JIG_CHECK(parse_place(p, &source) && jig_parse_token(p, ","));
    JIG_CHECK(parse_place(p, &dest) && jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_operand(p, &count) && jig_parse_token(p, ","));
    JIG_CHECK(parse_place(p, &tag));
    if (jig_parse_try_token(p, ","))
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &strides, &num_strides));
    if (num_strides != 0 && num_strides != 2)
        return jig_parse_error(p, jig_parse_name_spot(p), "expected two stride related operands");
    const JigType **types;
    size_t n;
    JIG_CHECK(jig_parse_colon_type_list(p, &types, &n));
    if (n != 3)
        return jig_parse_error(p, jig_parse_name_spot(p), "fewer/more types expected");
    JIG_CHECK(resolve_place(p, s, &source, types[0]) && resolve_place(p, s, &dest, types[1]));
    JIG_CHECK(jig_resolve_operand(p, s, &count, index) && resolve_place(p, s, &tag, types[2]));
    return jig_resolve_operands(p, s, strides, num_strides, index);
}

static size_t rank_of(const JigOp *op, size_t operand) {
    return jig_type_rank(jig_op_operand_type(op, operand));
}

void jig_memref_print_dma_start(JigPrinter *p, const JigOp *op) {
    size_t source = 0, dest = 1 + rank_of(op, 0), count = dest + 1 + rank_of(op, dest),
           tag = count + 1, rest = tag + 1 + rank_of(op, tag), n = jig_op_num_operands(op);
    jig_print(p, " ");
    print_place(p, op, source, rank_of(op, source));
    jig_print(p, ", ");
    print_place(p, op, dest, rank_of(op, dest));
    jig_print(p, ", ");
    jig_print_value(p, jig_op_operand(op, count));
    jig_print(p, ", ");
    print_place(p, op, tag, rank_of(op, tag));
    if (rest < n) {
        jig_print(p, ", ");
        jig_print_operands(p, op, rest, n - rest);
    }
    jig_print_attr_dict(p, op, NULL);
    jig_print(p, " : ");
    const JigType *types[3] = {jig_op_operand_type(op, source), jig_op_operand_type(op, dest),
                               jig_op_operand_type(op, tag)};
    jig_print_types(p, types, 3);
}

/* The operands are typed by position: three places, each a memref and its indices, with the number
 * of elements between the last two. How many there must be at least grows with each rank that is
 * known. */
static bool verify_dma_place(JigOp *op, const char *what, size_t *at, size_t *ranks) {
    if (!jig_type_is_memref(jig_op_operand_type(op, *at)))
        return jig_op_error(op, "expected %s to be of memref type", what);
    size_t rank = rank_of(op, *at);
    *ranks += rank;
    if (jig_op_num_operands(op) < *ranks + 4)
        return jig_op_error(op, "expected at least %zu operands", *ranks + 4);
    for (size_t i = 0; i < rank; ++i)
        if (!jig_type_is_index(jig_op_operand_type(op, *at + 1 + i)))
            return jig_op_error(op, "expected %s indices to be of index type", what);
    *at += 1 + rank;
    return true;
}

bool jig_memref_verify_dma_start(JigOp *op) {
    size_t n = jig_op_num_operands(op), at = 0, ranks = 0;
    if (n < 4)
        return jig_op_error(op, "expected at least 4 operands");
    JIG_CHECK(verify_dma_place(op, "source", &at, &ranks));
    JIG_CHECK(verify_dma_place(op, "destination", &at, &ranks));
    if (!jig_type_is_index(jig_op_operand_type(op, at++)))
        return jig_op_error(op, "expected num elements to be of index type");
    JIG_CHECK(verify_dma_place(op, "tag", &at, &ranks));
    if (at != n && at + 2 != n)
        return jig_op_error(op, "incorrect number of operands");
    for (; at < n; ++at)
        if (!jig_type_is_index(jig_op_operand_type(op, at)))
            return jig_op_error(op,
                                "expected stride and num elements per stride to be of type index");
    return true;
}
