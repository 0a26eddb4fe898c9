/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How former releases wrote elements of vectors. */
#include "asm/older.h"
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_int.h"

static bool parse_extract(JigParser *p, JigOpState *state);
static bool parse_extractelement(JigParser *p, JigOpState *state);
static bool parse_insertelement(JigParser *p, JigOpState *state);
static bool parse_splat(JigParser *p, JigOpState *state);

/* clang-format off */
const JigOlderText jig_vector_older[] = {
    {"vector.extract", .parse = parse_extract, .until = "16",
     .what = "it says the type of the result, too"},
    {"vector.extractelement", .op = "vector.extract", .parse = parse_extractelement, .until = "20",
     .what = "it is vector.extract, whose positions are of type index"},
    {"vector.insertelement", .op = "vector.insert", .parse = parse_insertelement, .until = "20",
     .what = "it is vector.insert, whose positions are of type index"},
    {"vector.splat", .op = "vector.broadcast", .parse = parse_splat, .until = "20",
     .what = "it is vector.broadcast, which says the type of the scalar, too"},
    {0}};
/* clang-format on */

/* What is left of a vector behind `n` positions; NULL: it has fewer dimensions. */
static const JigType *part_of(const JigType *vector, size_t n) {
    size_t rank = jig_type_rank(vector);
    if (n > rank)
        return NULL;
    if (n == rank)
        return jig_type_element(vector);
    const bool *scalable = jig_type_scalable_dims(vector);
    return jig_type_vector(jig_type_shape(vector) + n, scalable ? scalable + n : NULL, rank - n,
                           jig_type_element(vector));
}

/* %v[0, 1] {...} : vector<...> */
static bool parse_extract(JigParser *p, JigOpState *state) {
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved source;
    JigIndexList at;
    JIG_CHECK(jig_parse_operand(p, &source));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_SQUARE, false, &at));
    JIG_CHECK(jig_parse_attr_dict(p, state) && jig_parse_token(p, ":"));
    const JigType *vector = jig_parse_vector_type(p), *part = vector ? part_of(vector, at.n) : NULL;
    bool is_scalable = false;
    for (size_t i = 0; i < at.n; ++i)
        is_scalable |= at.scalable && at.scalable[i];
    if (!part || at.num_operands || is_scalable)
        return vector &&
               jig_parse_error(p, spot, "expected as many integers as dimensions at most");
    jig_state_add_attr(state, p, "static_position", jig_attr_dense_i64(ctx, at.integers, at.n));
    jig_state_add_types(state, p, &part, 1);
    return jig_resolve_operand(p, state, &source, vector);
}

/* ---- One element at a position of any type ---- */

typedef struct Position {
    JigUnresolved value;
    const JigType *type; /* NULL: there is none, of a vector without dimensions */
} Position;

/* [%i : type], or [] */
static bool parse_position(JigParser *p, Position *at) {
    at->type = NULL;
    JIG_CHECK(jig_parse_token(p, "["));
    if (jig_parse_try_token(p, "]"))
        return true;
    JIG_CHECK(jig_parse_operand(p, &at->value));
    at->type = jig_parse_colon_type(p);
    return at->type && jig_parse_token(p, "]");
}

/* As an index: positions were unsigned. */
static bool add_position(JigParser *p, JigOpState *state, const Position *at) {
    JigContext *ctx = jig_parser_context(p);
    const int64_t dynamic = JIG_DYNAMIC;
    const JigType *index = jig_type_index(ctx);
    jig_state_add_attr(state, p, "static_position",
                       jig_attr_dense_i64(ctx, &dynamic, at->type ? 1 : 0));
    if (!at->type || at->type == index)
        return !at->type || jig_resolve_operand(p, state, &at->value, index);
    JigValue *value = jig_resolve(p, &at->value, at->type);
    JIG_CHECK(value);
    if (!jig_type_is_signless_int_or_index(at->type))
        return jig_parse_error(p, at->value.spot, "expected an integer or index");
    value = jig_older_value_before(p, state->loc, JIG_ARITH(INDEX_CASTUI), &value, 1, index, NULL);
    jig_state_add_operands(state, p, &value, 1);
    return true;
}

/* The vector's type behind a colon: one dimension, and a position in it, or neither. */
static const JigType *parse_type_of_elements(JigParser *p, const Position *at) {
    if (!jig_parse_token(p, ":"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    const JigType *vector = jig_parse_vector_type(p);
    if (vector && jig_type_rank(vector) != (at->type != NULL)) {
        jig_parse_error(p, spot, "expected a vector of %d dimensions", at->type != NULL);
        return NULL;
    }
    return vector;
}

/* %v[%i : i32] {...} : vector<...> */
static bool parse_extractelement(JigParser *p, JigOpState *state) {
    JigUnresolved source;
    Position at;
    JIG_CHECK(jig_parse_operand(p, &source) && parse_position(p, &at));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    const JigType *vector = parse_type_of_elements(p, &at);
    JIG_CHECK(vector);
    const JigType *element = jig_type_element(vector);
    jig_state_add_types(state, p, &element, 1);
    return jig_resolve_operand(p, state, &source, vector) && add_position(p, state, &at);
}

/* %x, %v[%i : i32] {...} : vector<...> */
static bool parse_insertelement(JigParser *p, JigOpState *state) {
    JigUnresolved scalar, dest;
    Position at;
    JIG_CHECK(jig_parse_operand(p, &scalar) && jig_parse_token(p, ",") &&
              jig_parse_operand(p, &dest) && parse_position(p, &at));
    JIG_CHECK(jig_parse_attr_dict(p, state));
    const JigType *vector = parse_type_of_elements(p, &at);
    JIG_CHECK(vector);
    jig_state_add_types(state, p, &vector, 1);
    return jig_resolve_operand(p, state, &scalar, jig_type_element(vector)) &&
           jig_resolve_operand(p, state, &dest, vector) && add_position(p, state, &at);
}

/* %x {...} : vector<...> */
static bool parse_splat(JigParser *p, JigOpState *state) {
    JigUnresolved scalar;
    JIG_CHECK(jig_parse_operand(p, &scalar) && jig_parse_attr_dict(p, state) &&
              jig_parse_token(p, ":"));
    const JigType *vector = jig_parse_vector_type(p);
    JIG_CHECK(vector);
    jig_state_add_types(state, p, &vector, 1);
    return jig_resolve_operand(p, state, &scalar, jig_type_element(vector));
}
