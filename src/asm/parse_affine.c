/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine expressions, maps and sets, over identifiers that a map declares or
 * over SSA values, each of which becomes a dim or symbol when first met.
 */
#include "asm/parser_int.h"
#include "jig/affine.h"
#include "support/check.h"

typedef struct ValueList {
    JigUnresolved *data;
    size_t len, cap;
} ValueList;

typedef struct Affine {
    bool over_values;
    JigAffineName *names;
    size_t num_names, cap_names;
    unsigned num_dims, num_symbols;
    ValueList dims, symbols; /* over_values */
    const JigExpr **exprs;   /* results or constraints */
    size_t len, cap;
    bool *equalities; /* of constraints */
    size_t num_equalities, cap_equalities;
} Affine;

static const JigExpr *parse_expr(JigParser *p, Affine *a);

/* ---- Operands ---- */

enum { FEW_NAMES = 16 }; /* more are looked up in a table */

static const JigExpr *find_name(const JigParser *p, const Affine *a, JigStr name) {
    if (a->num_names > FEW_NAMES)
        return jig_strmap_get(&p->affine_names, name);
    for (size_t i = 0; i < a->num_names; ++i)
        if (jig_str_eq(a->names[i].name, name))
            return a->names[i].expr;
    return NULL;
}

static void add_name(JigParser *p, Affine *a, JigStr name, const JigExpr *expr) {
    JIG_P_PUSH(p, a->names, a->num_names, a->cap_names, ((JigAffineName){name, expr}));
    if (a->num_names <= FEW_NAMES)
        return;
    if (a->num_names == FEW_NAMES + 1)
        jig_strmap_free(&p->affine_names);
    for (size_t i = a->num_names == FEW_NAMES + 1 ? 0 : a->num_names - 1; i < a->num_names; ++i)
        jig_strmap_set(&p->affine_names, a->names[i].name, (void *)a->names[i].expr);
}

static const JigExpr *parse_value(JigParser *p, Affine *a, bool is_symbol) {
    if (!a->over_values) {
        jig_parser_wrong_token(p, "unexpected ssa identifier");
        return NULL;
    }
    if (!jig_parser_is(p, JIG_TOK_PERCENT)) {
        jig_parser_wrong_token(p, "expected ssa identifier");
        return NULL;
    }
    JigStr name = jig_token_str(&p->tok);
    const JigExpr *known = find_name(p, a, name);
    if (known) {
        jig_parser_next(p);
        return known;
    }
    JigUnresolved use;
    if (!jig_parse_operand(p, &use))
        return NULL;
    ValueList *list = is_symbol ? &a->symbols : &a->dims;
    JIG_P_PUSH(p, list->data, list->len, list->cap, use);
    const JigExpr *e =
        is_symbol ? jig_expr_symbol(p->ctx, a->num_symbols++) : jig_expr_dim(p->ctx, a->num_dims++);
    add_name(p, a, name, e);
    return e;
}

/* symbol(%x) */
static const JigExpr *parse_symbol(JigParser *p, Affine *a) {
    jig_parser_next(p);
    if (!jig_parser_expect(p, JIG_TOK_LPAREN, "expected '(' at start of SSA symbol"))
        return NULL;
    const JigExpr *e = parse_value(p, a, true);
    return e && jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' at end of SSA symbol") ? e
                                                                                          : NULL;
}

static const JigExpr *parse_name(JigParser *p, const Affine *a) {
    const JigExpr *e = find_name(p, a, jig_token_str(&p->tok));
    if (!e)
        jig_parser_wrong_token(p, "use of undeclared identifier");
    else
        jig_parser_next(p);
    return e;
}

static const JigExpr *parse_constant(JigParser *p) {
    uint64_t value;
    if (!jig_parser_u64(&p->tok, &value) || value > INT64_MAX) {
        jig_parser_error_here(p, "constant too large for index");
        return NULL;
    }
    jig_parser_next(p);
    return jig_expr_constant(p->ctx, (int64_t)value);
}

static const JigExpr *parse_parens(JigParser *p, Affine *a) {
    jig_parser_next(p);
    if (jig_parser_is(p, JIG_TOK_RPAREN)) {
        jig_parser_error_here(p, "no expression inside parentheses");
        return NULL;
    }
    const JigExpr *e = parse_expr(p, a);
    return e && jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')'") ? e : NULL;
}

/* `after_operator`: something stands to the left already. */
static const JigExpr *parse_operand(JigParser *p, Affine *a, bool after_operator) {
    if (!jig_parser_deep(p))
        return NULL;
    switch (p->tok.kind) {
    case JIG_TOK_BARE:
        return jig_parser_is_word(p, "symbol") ? parse_symbol(p, a) : parse_name(p, a);
    case JIG_TOK_PERCENT:
        return parse_value(p, a, false);
    case JIG_TOK_INT:
        return parse_constant(p);
    case JIG_TOK_LPAREN:
        return parse_parens(p, a);
    case JIG_TOK_MINUS: {
        jig_parser_next(p);
        const JigExpr *e = parse_operand(p, a, after_operator);
        if (!e)
            jig_parser_error_here(p, "missing operand of negation");
        return e ? jig_expr_neg(e) : NULL;
    }
    case JIG_TOK_PLUS:
    case JIG_TOK_STAR:
        if (!after_operator) {
            jig_parser_error_here(p, "missing left operand of binary operator");
            return NULL;
        }
        break;
    default:
        break;
    }
    jig_parser_error_here(p, after_operator ? "missing right operand of binary operator"
                                            : "expected affine expression");
    return NULL;
}

/* ---- Operators ---- */

static bool product_operator(const JigParser *p, JigExprKind *kind) {
    if (jig_parser_is(p, JIG_TOK_STAR))
        *kind = JIG_EXPR_MUL;
    else if (jig_parser_is_word(p, "floordiv"))
        *kind = JIG_EXPR_FLOORDIV;
    else if (jig_parser_is_word(p, "ceildiv"))
        *kind = JIG_EXPR_CEILDIV;
    else if (jig_parser_is_word(p, "mod"))
        *kind = JIG_EXPR_MOD;
    else
        return false;
    return true;
}

static const JigExpr *product(JigParser *p, JigExprKind kind, const JigExpr *l, const JigExpr *r,
                              JigSpot spot) {
    static const char *const names[] = {
        [JIG_EXPR_FLOORDIV] = "floordiv", [JIG_EXPR_CEILDIV] = "ceildiv", [JIG_EXPR_MOD] = "mod"};
    if (kind == JIG_EXPR_MUL) {
        if (jig_expr_is_symbolic_or_constant(l) || jig_expr_is_symbolic_or_constant(r))
            return jig_expr_mul(l, r);
        jig_parser_error(
            p, spot,
            "non-affine expression: at least one of the multiply operands has to be either "
            "a constant or symbolic");
        return NULL;
    }
    if (jig_expr_is_symbolic_or_constant(r))
        return jig_expr_binary(kind, l, r);
    jig_parser_error(
        p, spot,
        "non-affine expression: right operand of %s has to be either a constant or symbolic",
        names[kind]);
    return NULL;
}

static const JigExpr *parse_product(JigParser *p, Affine *a, bool after_operator) {
    const JigExpr *e = parse_operand(p, a, after_operator);
    JigExprKind kind, next;
    bool more = product_operator(p, &kind);
    JigSpot spot = p->tok.ptr;
    while (e && more) {
        jig_parser_next(p);
        const JigExpr *r = parse_operand(p, a, true);
        if (!r)
            return NULL;
        more = product_operator(p, &next);
        /* A product that goes on is reported at the operator that follows. */
        if (more)
            spot = p->tok.ptr;
        e = product(p, kind, e, r, spot);
        kind = next;
    }
    return e;
}

static const JigExpr *parse_expr(JigParser *p, Affine *a) {
    if (!jig_parser_deep(p))
        return NULL;
    const JigExpr *e = parse_product(p, a, false);
    while (e && (jig_parser_is(p, JIG_TOK_PLUS) || jig_parser_is(p, JIG_TOK_MINUS))) {
        bool minus = jig_parser_is(p, JIG_TOK_MINUS);
        jig_parser_next(p);
        const JigExpr *r = parse_product(p, a, true);
        if (!r)
            return NULL;
        e = minus ? jig_expr_sub(e, r) : jig_expr_add(e, r);
    }
    return e;
}

/* ---- Lists ---- */

static bool result_element(JigParser *p, void *user) {
    Affine *a = user;
    const JigExpr *e = parse_expr(p, a);
    if (!e)
        return false;
    JIG_P_PUSH(p, a->exprs, a->len, a->cap, e);
    return true;
}

static bool comparison(JigParser *p, JigTokenKind first) {
    return jig_parser_try(p, first) && jig_parser_try(p, JIG_TOK_EQUAL);
}

static bool constraint_element(JigParser *p, void *user) {
    Affine *a = user;
    const JigExpr *l = parse_expr(p, a);
    if (!l)
        return false;
    bool at_least = comparison(p, JIG_TOK_GREATER),
         at_most = !at_least && comparison(p, JIG_TOK_LESS);
    bool equal = !at_least && !at_most && comparison(p, JIG_TOK_EQUAL);
    if (!at_least && !at_most && !equal)
        return jig_parser_error_here(
            p, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
    const JigExpr *r = parse_expr(p, a);
    if (!r)
        return false;
    JIG_P_PUSH(p, a->exprs, a->len, a->cap, at_most ? jig_expr_sub(r, l) : jig_expr_sub(l, r));
    JIG_P_PUSH(p, a->equalities, a->num_equalities, a->cap_equalities, equal);
    return true;
}

typedef struct IdList {
    Affine *a;
    bool symbols;
} IdList;

static bool id_element(JigParser *p, void *user) {
    IdList *list = user;
    Affine *a = list->a;
    if (!jig_parser_is(p, JIG_TOK_BARE))
        return jig_parser_wrong_token(p, "expected bare identifier");
    JigStr name = jig_token_str(&p->tok);
    if (find_name(p, a, name))
        return jig_parser_error_here(p, "redefinition of identifier '%.*s'", JIG_FMT(name));
    jig_parser_next(p);
    add_name(p, a, name,
             list->symbols ? jig_expr_symbol(p->ctx, a->num_symbols++)
                           : jig_expr_dim(p->ctx, a->num_dims++));
    return true;
}

/* ---- Maps and sets ---- */

/* (d0, d1)[s0]; the symbols are optional. */
static bool parse_ids(JigParser *p, Affine *a) {
    IdList list = {a, false};
    JIG_CHECK(
        jig_parse_list(p, JIG_DELIM_PAREN, id_element, &list, " in dimensional identifier list"));
    list.symbols = true;
    return jig_parse_list(p, JIG_DELIM_OPTIONAL_SQUARE, id_element, &list, " in symbol list");
}

static const JigMap *make_map(JigParser *p, const Affine *a) {
    return jig_map(p->ctx, a->num_dims, a->num_symbols, a->exprs, a->len);
}

bool jig_parser_map_or_set(JigParser *p, const JigMap **map, const JigSet **set) {
    Affine a = {0};
    *map = NULL;
    *set = NULL;
    JIG_CHECK(parse_ids(p, &a));
    if (jig_parser_try(p, JIG_TOK_ARROW)) {
        JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, result_element, &a, " in affine map range"));
        *map = make_map(p, &a);
        return true;
    }
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected '->' or ':'"));
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, constraint_element, &a,
                             " in integer set constraint list"));
    if (a.len == 0) {
        const JigExpr *zero = jig_expr_constant(p->ctx, 0);
        bool equality = true;
        *set = jig_set(p->ctx, a.num_dims, a.num_symbols, &zero, &equality, 1);
    } else {
        *set = jig_set(p->ctx, a.num_dims, a.num_symbols, a.exprs, a.equalities, a.len);
    }
    return true;
}

const JigMap *jig_parse_map(JigParser *p) {
    JIG_REQUIRE(p);
    JigSpot spot = p->tok.ptr;
    const JigMap *map;
    const JigSet *set;
    if (!jig_parser_map_or_set(p, &map, &set))
        return NULL;
    if (!map)
        jig_parser_error(p, spot, "expected AffineMap, but got IntegerSet");
    return map;
}

const JigSet *jig_parse_set(JigParser *p) {
    JIG_REQUIRE(p);
    JigSpot spot = p->tok.ptr;
    const JigMap *map;
    const JigSet *set;
    if (!jig_parser_map_or_set(p, &map, &set))
        return NULL;
    if (!set)
        jig_parser_error(p, spot, "expected IntegerSet, but got AffineMap");
    return set;
}

const JigExpr *jig_parse_expr_of_names(JigParser *p, const JigAffineName *names, size_t n) {
    JIG_REQUIRE(p && (names || !n));
    Affine a = {0};
    for (size_t i = 0; i < n; i++)
        add_name(p, &a, names[i].name, names[i].expr);
    return parse_expr(p, &a);
}

/* ---- Over values ---- */

static void take_values(const ValueList *list, JigUnresolved **values, size_t *n) {
    *values = list->data;
    *n = list->len;
}

bool jig_parse_map_of_ssa_ids(JigParser *p, JigDelimiter delimiter, const JigMap **map,
                              JigUnresolved **dims, size_t *num_dims, JigUnresolved **symbols,
                              size_t *num_symbols) {
    JIG_REQUIRE(p && map && dims && num_dims && symbols && num_symbols);
    Affine a = {.over_values = true};
    JIG_CHECK(jig_parse_list(p, delimiter, result_element, &a, " in affine map"));
    *map = make_map(p, &a);
    take_values(&a.dims, dims, num_dims);
    take_values(&a.symbols, symbols, num_symbols);
    return true;
}

bool jig_parse_expr_of_ssa_ids(JigParser *p, const JigExpr **expr, JigUnresolved **dims,
                               size_t *num_dims, JigUnresolved **symbols, size_t *num_symbols) {
    JIG_REQUIRE(p && expr && dims && num_dims && symbols && num_symbols);
    Affine a = {.over_values = true};
    *expr = parse_expr(p, &a);
    take_values(&a.dims, dims, num_dims);
    take_values(&a.symbols, symbols, num_symbols);
    return *expr != NULL;
}
