/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How dimensions become levels: [s0] {i, k, j} (r = i * 2 + j : slice, c = k)
 * -> (i = r floordiv 2 : dense, ...). Symbols, names of levels, dimensions in
 * terms of levels and slices may be left out, and names of levels only serve
 * to say the dimensions in their terms.
 */
#include "dialect/sparse_tensor/sparse_int.h"

/* ---- Syntax ---- */

typedef struct MapReader {
    JigSparseMap *out;
    JIG_VEC(JigAffineName) symbols, levels, dims;
    JIG_VEC(const JigExpr *) dims_of_levels, levels_of_dims;
    JIG_VEC(const JigAttr *) slices; /* NULL where there is none */
    bool any_slice;
} MapReader;

static bool is_declared(const MapReader *r, JigStr name) {
    for (size_t i = 0; i < r->symbols.len; i++)
        if (jig_str_eq(r->symbols.data[i].name, name))
            return true;
    for (size_t i = 0; i < r->levels.len; i++)
        if (jig_str_eq(r->levels.data[i].name, name))
            return true;
    for (size_t i = 0; i < r->dims.len; i++)
        if (jig_str_eq(r->dims.data[i].name, name))
            return true;
    return false;
}

static bool parse_name(JigParser *p, JigStr *name) {
    JigSpot spot = jig_parse_spot(p);
    return jig_parse_try_any_keyword(p, name) ||
           jig_parse_error(p, spot, "expected bare identifier");
}

static bool parse_new_name(JigParser *p, const MapReader *r, JigStr *name) {
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(parse_name(p, name));
    return !is_declared(r, *name) ||
           jig_parse_error(p, spot, "redefinition of identifier '%.*s'", JIG_FMT(*name));
}

static bool parse_symbol(JigParser *p, void *user) {
    MapReader *r = user;
    JigStr name;
    JIG_CHECK(parse_new_name(p, r, &name));
    const JigExpr *e = jig_expr_symbol(jig_parser_context(p), (unsigned)r->symbols.len);
    jig_vec_push(&r->symbols, ((JigAffineName){name, e}));
    return true;
}

static bool parse_level_name(JigParser *p, void *user) {
    MapReader *r = user;
    JigStr name;
    JIG_CHECK(parse_new_name(p, r, &name));
    const JigExpr *e = jig_expr_dim(jig_parser_context(p), (unsigned)r->levels.len);
    jig_vec_push(&r->levels, ((JigAffineName){name, e}));
    return true;
}

/* An expression over symbols and what `names` are. */
static const JigExpr *parse_expr(JigParser *p, const MapReader *r, const JigAffineName *names,
                                 size_t n) {
    JIG_VEC(JigAffineName) known = {0};
    jig_vec_append(&known, r->symbols.data, r->symbols.len);
    jig_vec_append(&known, names, n);
    const JigExpr *e = jig_parse_expr_of_names(p, known.data, known.len);
    jig_vec_free(&known);
    return e;
}

static bool parse_slice_of_dim(JigParser *p, MapReader *r) {
    const JigAttr *slice = NULL;
    if (jig_parse_try_token(p, ":")) {
        JigSpot spot = jig_parse_spot(p);
        if (!(slice = jig_parse_attr(p, NULL)))
            return false;
        if (!jig_attr_is(slice, JIG_SPARSE_ATTR(SLICE)))
            return jig_parse_error(p, spot, "expected SparseTensorDimSliceAttr");
        r->any_slice = true;
    }
    jig_vec_push(&r->slices, slice);
    return true;
}

static bool parse_dim(JigParser *p, void *user) {
    MapReader *r = user;
    JigStr name;
    JIG_CHECK(parse_new_name(p, r, &name));
    const JigExpr *e = jig_expr_dim(jig_parser_context(p), (unsigned)r->dims.len);
    jig_vec_push(&r->dims, ((JigAffineName){name, e}));
    if (jig_parse_try_token(p, "=")) {
        const JigExpr *of_levels = parse_expr(p, r, r->levels.data, r->levels.len);
        JIG_CHECK(of_levels);
        jig_vec_push(&r->dims_of_levels, of_levels);
    }
    return parse_slice_of_dim(p, r);
}

static const char *ordinal_suffix(size_t n) {
    static const char *const suffixes[] = {"th", "st", "nd", "rd"};
    return n % 100 / 10 == 1 || n % 10 > 3 ? "th" : suffixes[n % 10];
}

/* Levels with names are said in the order of the names. */
static bool parse_bound_name(JigParser *p, const MapReader *r) {
    JigSpot spot = jig_parse_spot(p);
    JigStr name;
    JIG_CHECK(parse_name(p, &name));
    size_t at = 0, turn = r->levels_of_dims.len;
    while (at < r->levels.len && !jig_str_eq(r->levels.data[at].name, name))
        at++;
    if (at == r->levels.len)
        return jig_parse_error(p, spot, "use of undeclared identifier '%.*s'", JIG_FMT(name));
    if (at != turn)
        return jig_parse_error(p, spot,
                               "Level-variable ordering mismatch. The variable '%.*s' was "
                               "forward-declared as the %zu%s level; but is bound by the %zu%s "
                               "specification.",
                               JIG_FMT(name), at, ordinal_suffix(at), turn, ordinal_suffix(turn));
    return jig_parse_token(p, "=");
}

static bool parse_level(JigParser *p, void *user) {
    MapReader *r = user;
    if (r->levels.len)
        JIG_CHECK(parse_bound_name(p, r));
    const JigExpr *e = parse_expr(p, r, r->dims.data, r->dims.len);
    int64_t level;
    JIG_CHECK(e && jig_parse_token(p, ":") && jig_sparse_parse_level(p, &level));
    jig_vec_push(&r->levels_of_dims, e);
    jig_vec_push(&r->out->levels, level);
    return true;
}

static bool read_map(JigParser *p, MapReader *r) {
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_OPTIONAL_SQUARE, parse_symbol, r, " in symbol list"));
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_OPTIONAL_BRACES, parse_level_name, r,
                             " in level declaration list"));
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, parse_dim, r, " in dimension-specifier list"));
    JIG_CHECK(jig_parse_token(p, "->"));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, parse_level, r, " in level-specifier list"));
    if (r->levels.len && r->levels.len != r->levels_of_dims.len)
        return jig_parse_error(p, spot,
                               "Level-rank mismatch between forward-declarations and specifiers. "
                               "Declared %zu level-variables; but got %zu level-specifiers.",
                               r->levels.len, r->levels_of_dims.len);
    return true;
}

/* Of a dimension of which nothing is said: all that is there. */
static const JigAttr *whole_slice(JigContext *ctx) {
    const JigType *i64 = jig_type_i(ctx, 64);
    const JigAttr *params[] = {jig_attr_int(i64, 0), jig_attr_int(i64, JIG_DYNAMIC),
                               jig_attr_int(i64, 1)};
    return jig_attr_get(ctx, JIG_SPARSE_ATTR(SLICE), params, JIG_LEN(params));
}

static void finish(JigContext *ctx, MapReader *r) {
    unsigned num_dims = (unsigned)r->dims.len, num_symbols = (unsigned)r->symbols.len;
    r->out->dim_to_level =
        jig_map(ctx, num_dims, num_symbols, r->levels_of_dims.data, r->levels_of_dims.len);
    if (r->dims_of_levels.len)
        r->out->level_to_dim = jig_map(ctx, (unsigned)r->levels_of_dims.len, num_symbols,
                                       r->dims_of_levels.data, r->dims_of_levels.len);
    for (size_t i = 0; r->any_slice && i < r->slices.len; i++)
        if (!r->slices.data[i])
            r->slices.data[i] = whole_slice(ctx);
    if (r->any_slice)
        r->out->slices = jig_attr_array(ctx, r->slices.data, r->slices.len);
}

bool jig_sparse_parse_map(JigParser *p, JigSparseMap *out) {
    MapReader r = {.out = out};
    out->levels.len = 0;
    bool ok = read_map(p, &r);
    if (ok)
        finish(jig_parser_context(p), &r);
    jig_vec_free(&r.symbols);
    jig_vec_free(&r.levels);
    jig_vec_free(&r.dims);
    jig_vec_free(&r.dims_of_levels);
    jig_vec_free(&r.levels_of_dims);
    jig_vec_free(&r.slices);
    return ok;
}

static void print_symbols(JigPrinter *p, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        jig_print(p, i ? ", s" : "[s");
        jig_print_int(p, i);
    }
    if (n)
        jig_print(p, "]");
}

static void print_dims(JigPrinter *p, unsigned n, const JigAttr *slices) {
    jig_print(p, "(");
    for (unsigned i = 0; i < n; i++) {
        jig_print(p, i ? ", d" : "d");
        jig_print_int(p, i);
        if (!slices)
            continue;
        jig_print(p, " : #sparse_tensor<slice");
        jig_sparse_print_slice(p, jig_attr_array_at(slices, i));
        jig_print(p, ">");
    }
    jig_print(p, ")");
}

void jig_sparse_print_map(JigPrinter *p, const JigAttr *encoding) {
    const JigMap *map = jig_attr_map_value(jig_attr_param(encoding, JIG_SPARSE_DIM_TO_LEVEL));
    const JigAttr *levels = jig_attr_param(encoding, JIG_SPARSE_LEVELS);
    print_symbols(p, jig_map_num_symbols(map));
    print_dims(p, jig_map_num_dims(map), jig_attr_param(encoding, JIG_SPARSE_SLICES));
    jig_print(p, " -> (");
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        if (i)
            jig_print(p, ", ");
        jig_print_expr(p, jig_map_result(map, i));
        jig_print(p, " : ");
        jig_sparse_print_level(p, jig_attr_dense_array_int(levels, i));
    }
    jig_print(p, ")");
}

/* ---- Inverses ---- */

/* A dimension and the levels that it is made of: level, or block * size + within. */
typedef struct Split {
    int64_t size; /* of blocks; 0: one level */
    int level, within;
} Split;

/* e is `dim kind constant`, with a positive constant? */
static bool is_part(const JigExpr *e, JigExprKind kind, unsigned *dim, int64_t *size) {
    if (jig_expr_kind(e) != kind || jig_expr_kind(jig_expr_lhs(e)) != JIG_EXPR_DIM)
        return false;
    *dim = jig_expr_position(jig_expr_lhs(e));
    return jig_expr_is_constant(jig_expr_rhs(e), size) && *size > 0;
}

static bool add_level(Split *splits, const JigExpr *e, int level) {
    unsigned dim;
    int64_t size;
    if (jig_expr_kind(e) == JIG_EXPR_DIM) {
        Split *s = &splits[jig_expr_position(e)];
        if (s->level >= 0)
            return false;
        *s = (Split){0, level, -1};
        return true;
    }
    if (is_part(e, JIG_EXPR_FLOORDIV, &dim, &size)) {
        if (splits[dim].level >= 0)
            return false;
        splits[dim] = (Split){size, level, -1};
        return true;
    }
    if (!is_part(e, JIG_EXPR_MOD, &dim, &size) || splits[dim].size != size)
        return false;
    splits[dim].within = level;
    return true;
}

static const JigExpr *of_levels(JigContext *ctx, const Split *s) {
    if (s->level < 0 || (s->size && s->within < 0))
        return NULL;
    const JigExpr *e = jig_expr_dim(ctx, (unsigned)s->level);
    return s->size ? jig_expr_add(jig_expr_mul_const(e, s->size),
                                  jig_expr_dim(ctx, (unsigned)s->within))
                   : e;
}

const JigMap *jig_sparse_inverse(const JigMap *map) {
    JigContext *ctx = jig_map_context(map);
    unsigned num_dims = jig_map_num_dims(map), n = jig_map_num_results(map);
    JIG_VEC(Split) splits = {0};
    JIG_VEC(const JigExpr *) results = {0};
    for (unsigned i = 0; i < num_dims; i++)
        jig_vec_push(&splits, ((Split){0, -1, -1}));
    bool ok = jig_map_num_symbols(map) == 0;
    for (unsigned i = 0; i < n && ok; i++)
        ok = add_level(splits.data, jig_map_result(map, i), (int)i);
    for (unsigned i = 0; i < num_dims && ok; i++) {
        const JigExpr *e = of_levels(ctx, &splits.data[i]);
        jig_vec_push(&results, e);
        ok = e != NULL;
    }
    const JigMap *inverse = ok ? jig_map(ctx, n, 0, results.data, results.len) : NULL;
    jig_vec_free(&splits);
    jig_vec_free(&results);
    return inverse;
}
