/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expanded shapes as former releases wrote them: without the sizes that types do not tell. */
#include "asm/older.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref_int.h"

static bool parse_expand(JigParser *p, JigOpState *state);

/* clang-format off */
const JigOlderText jig_memref_older[] = {
    {"memref.expand_shape", .parse = parse_expand, .until = "18", .what = "it says `output_shape`"},
    {0}};
/* clang-format on */

typedef struct Expand {
    JigParser *p;
    JigOpState *state;
    const JigOpRow *dim;
    JigValue *src;
    const JigType *from, *to;
    int64_t *sizes;   /* of `to` */
    JigValue **extra; /* those that its type does not tell */
    size_t num_extra;
    bool is_sure; /* nothing can go wrong: ops are made */
} Expand;

/* The size of dimension `i` of what is expanded, as an op ahead. */
static JigValue *size_of(Expand *e, size_t i) {
    JigLoc loc = e->state->loc;
    JigValue *operands[] = {e->src, jig_arith_older_index(e->p, loc, (int64_t)i)};
    return jig_older_value_before(e->p, loc, e->dim, operands, JIG_LEN(operands),
                                  jig_type_index(jig_parser_context(e->p)), NULL);
}

/* A group of dimensions from `at` on, of which one may be dynamic. */
static bool expand_group(Expand *e, size_t i, size_t at, size_t n) {
    int64_t others = 1;
    size_t unknown = 0;
    for (size_t k = at; k < at + n; ++k) {
        e->sizes[k] = jig_type_shape(e->to)[k];
        bool is_dynamic = e->sizes[k] == JIG_DYNAMIC;
        unknown += is_dynamic;
        if (!is_dynamic && __builtin_mul_overflow(others, e->sizes[k], &others))
            return false;
    }
    if (!unknown)
        return true;
    if (unknown > 1 || others == 0 || jig_type_shape(e->from)[i] != JIG_DYNAMIC)
        return false;
    if (e->is_sure)
        e->extra[e->num_extra++] =
            jig_arith_older_quotient(e->p, e->state->loc, size_of(e, i), others);
    return true;
}

static bool expand_all(Expand *e, const JigAttr *groups) {
    size_t at = 0, rank = jig_type_rank(e->to);
    if (jig_attr_array_len(groups) != jig_type_rank(e->from))
        return false;
    for (size_t i = 0; i < jig_attr_array_len(groups); ++i) {
        const JigAttr *group = jig_attr_array_at(groups, i);
        size_t n = jig_attr_kind(group) == JIG_ATTR_ARRAY ? jig_attr_array_len(group) : 0;
        if (at + n > rank || !expand_group(e, i, at, n))
            return false;
        at += n;
    }
    return at == rank;
}

bool jig_memref_parse_older_expand(JigParser *p, JigOpState *state, const JigOpRow *dim,
                                   bool (*is_type)(const JigType *t)) {
    JigArena *a = jig_parser_arena(p);
    JigUnresolved src;
    JIG_CHECK(jig_parse_operand(p, &src));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *groups = jig_parse_attr(p, NULL);
    JIG_CHECK(groups && jig_parse_attr_dict(p, state));
    if (jig_attr_kind(groups) != JIG_ATTR_ARRAY)
        return jig_parse_error(p, spot, "expected groups of dimensions");
    Expand e = {.p = p, .state = state, .dim = dim};
    e.from = jig_parse_colon_type(p);
    JIG_CHECK(e.from && jig_parse_keyword(p, "into"));
    JIG_CHECK((e.to = jig_parse_type(p)));
    if (!is_type(e.from) || !is_type(e.to))
        return jig_parse_error(p, spot, "expected types with ranks");
    JIG_CHECK((e.src = jig_resolve(p, &src, e.from)));
    e.sizes = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(e.to) + 1);
    e.extra = JIG_NEW_ARRAY(a, JigValue *, jig_type_rank(e.to) + 1);
    if (!expand_all(&e, groups))
        return jig_parse_error(p, spot, "groups and types do not fit");
    e.is_sure = true;
    JIG_CHECK(expand_all(&e, groups));
    jig_state_add_operands(state, p, &e.src, 1);
    jig_state_add_operands(state, p, e.extra, e.num_extra);
    jig_state_add_types(state, p, &e.to, 1);
    jig_state_add_attr(state, p, "reassociation", groups);
    jig_state_add_attr(state, p, "static_output_shape",
                       jig_attr_dense_i64(jig_parser_context(p), e.sizes, jig_type_rank(e.to)));
    return true;
}

static bool parse_expand(JigParser *p, JigOpState *state) {
    return jig_memref_parse_older_expand(p, state, JIG_MEMREF(DIM), jig_type_is_memref);
}
