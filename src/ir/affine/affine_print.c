/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Printing of affine expressions with the fewest parentheses, negative factors
 * as subtractions. What is still to be printed waits on a stack, last first,
 * so that deep expressions need no recursion.
 */
#include "ir/affine/affine_print.h"

#include "ir/affine/expr_int.h"
#include "support/check.h"

#include <inttypes.h>
#include <stdio.h>

/* One piece of text to come. */
typedef struct Piece {
    const JigExpr *expr; /* NULL: `text` */
    const char *text;
    bool tight; /* inside an operator that binds: sums and products need parentheses */
} Piece;

typedef struct ExprPrinter {
    JigCharVec *out;
    JIG_VEC(Piece) pieces;
    JigAffineNamer namer;
    void *user;
} ExprPrinter;

static void put(JigCharVec *out, const char *text) {
    jig_vec_append(out, text, strlen(text));
}

static void put_unsigned(JigCharVec *out, unsigned value) {
    char buffer[16];
    snprintf(buffer, sizeof buffer, "%u", value);
    put(out, buffer);
}

static void put_i64(JigCharVec *out, int64_t value) {
    char buffer[32];
    snprintf(buffer, sizeof buffer, "%" PRId64, value);
    put(out, buffer);
}

/* ---- Expressions ---- */

static void later(ExprPrinter *p, const JigExpr *e, bool tight) {
    jig_vec_push(&p->pieces, ((Piece){e, NULL, tight}));
}

static void later_text(ExprPrinter *p, const char *text) {
    jig_vec_push(&p->pieces, ((Piece){NULL, text, false}));
}

/* The magnitude of a negative constant. That of INT64_MIN has no positive
 * literal in the language; as in the reference it keeps its sign. */
static void later_negated(ExprPrinter *p, const JigExpr *constant) {
    int64_t v = constant->value;
    later(p, jig_expr_constant(constant->ctx, v == INT64_MIN ? v : -v), false);
}

static const char *spelling(JigExprKind kind) {
    switch (kind) {
    case JIG_EXPR_ADD:
        return " + ";
    case JIG_EXPR_MUL:
        return " * ";
    case JIG_EXPR_MOD:
        return " mod ";
    case JIG_EXPR_FLOORDIV:
        return " floordiv ";
    default:
        return " ceildiv ";
    }
}

/* Pieces are pushed last first. */
static void product_pieces(ExprPrinter *p, const JigExpr *e) {
    if (e->kind == JIG_EXPR_MUL && jig_expr_is_constant_equal(e->rhs, -1)) {
        later(p, e->lhs, true);
        later_text(p, "-");
        return;
    }
    later(p, e->rhs, true);
    later_text(p, spelling((JigExprKind)e->kind));
    later(p, e->lhs, true);
}

static bool is_negative_multiple(const JigExpr *e) {
    return e->kind == JIG_EXPR_MUL && jig_expr_is_const_kind(e->rhs) && e->rhs->value < 0;
}

static void sum_pieces(ExprPrinter *p, const JigExpr *e) {
    const JigExpr *rhs = e->rhs;
    if (is_negative_multiple(rhs) && rhs->rhs->value == -1) {
        later(p, rhs->lhs, rhs->lhs->kind == JIG_EXPR_ADD);
        later_text(p, " - ");
    } else if (is_negative_multiple(rhs)) {
        later_negated(p, rhs->rhs);
        later_text(p, " * ");
        later(p, rhs->lhs, true);
        later_text(p, " - ");
    } else if (jig_expr_is_const_kind(rhs) && rhs->value < 0) {
        later_negated(p, rhs);
        later_text(p, " - ");
    } else {
        later(p, rhs, false);
        later_text(p, " + ");
    }
    later(p, e->lhs, false);
}

static void print_leaf(ExprPrinter *p, const JigExpr *e) {
    if (e->kind == JIG_EXPR_CONSTANT) {
        put_i64(p->out, e->value);
    } else if (p->namer) {
        p->namer(e, p->out, p->user);
    } else {
        put(p->out, e->kind == JIG_EXPR_DIM ? "d" : "s");
        put_unsigned(p->out, e->position);
    }
}

static void print_piece(ExprPrinter *p, Piece piece) {
    if (!piece.expr) {
        put(p->out, piece.text);
        return;
    }
    if (!jig_expr_is_op(piece.expr)) {
        print_leaf(p, piece.expr);
        return;
    }
    if (piece.tight) {
        put(p->out, "(");
        later_text(p, ")");
    }
    if (piece.expr->kind == JIG_EXPR_ADD)
        sum_pieces(p, piece.expr);
    else
        product_pieces(p, piece.expr);
}

void jig_expr_print(const JigExpr *e, JigCharVec *out, JigAffineNamer namer, void *user) {
    JIG_REQUIRE(e && out);
    ExprPrinter p = {.out = out, .namer = namer, .user = user};
    later(&p, e, false);
    while (p.pieces.len)
        print_piece(&p, jig_vec_pop(&p.pieces));
    jig_vec_free(&p.pieces);
}

/* ---- Maps and sets ---- */

static void print_names(JigCharVec *out, const char *prefix, unsigned n) {
    for (unsigned i = 0; i < n; ++i) {
        put(out, i ? ", " : "");
        put(out, prefix);
        put_unsigned(out, i);
    }
}

static void print_space(JigCharVec *out, unsigned num_dims, unsigned num_symbols) {
    put(out, "(");
    print_names(out, "d", num_dims);
    put(out, ")");
    if (num_symbols) {
        put(out, "[");
        print_names(out, "s", num_symbols);
        put(out, "]");
    }
}

void jig_map_print(const JigMap *m, JigCharVec *out) {
    JIG_REQUIRE(m && out);
    print_space(out, m->num_dims, m->num_symbols);
    put(out, " -> (");
    for (unsigned i = 0; i < m->num_results; ++i) {
        put(out, i ? ", " : "");
        jig_expr_print(m->results[i], out, NULL, NULL);
    }
    put(out, ")");
}

void jig_set_print(const JigSet *s, JigCharVec *out) {
    JIG_REQUIRE(s && out);
    print_space(out, s->num_dims, s->num_symbols);
    put(out, " : (");
    for (unsigned i = 0; i < s->num_constraints; ++i) {
        put(out, i ? ", " : "");
        jig_expr_print(s->constraints[i], out, NULL, NULL);
        put(out, s->is_equality[i] ? " == 0" : " >= 0");
    }
    put(out, ")");
}

/* ---- As strings ---- */

/* Moves the text into the arena. */
static JigStr finish(JigCharVec *text, JigArena *a) {
    JigStr s = jig_arena_str(a, (JigStr){text->data, text->len});
    jig_vec_free(text);
    return s;
}

JigStr jig_expr_to_str(const JigExpr *e, JigArena *a) {
    JIG_REQUIRE(e && a);
    JigCharVec text = {0};
    jig_expr_print(e, &text, NULL, NULL);
    return finish(&text, a);
}

JigStr jig_map_to_str(const JigMap *m, JigArena *a) {
    JIG_REQUIRE(m && a);
    JigCharVec text = {0};
    jig_map_print(m, &text);
    return finish(&text, a);
}

JigStr jig_set_to_str(const JigSet *s, JigArena *a) {
    JIG_REQUIRE(s && a);
    JigCharVec text = {0};
    jig_set_print(s, &text);
    return finish(&text, a);
}
