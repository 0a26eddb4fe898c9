/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How affine expressions, maps and sets are stored, and the traversals that
 * their modules share. Expressions may be very deep (a sum of a million terms
 * is a left spine of a million nodes), so traversals keep their own stack
 * instead of recursing.
 */
#ifndef JIG_IR_AFFINE_EXPR_INT_H
#define JIG_IR_AFFINE_EXPR_INT_H

#include "ir/affine/affine_flat.h"
#include "ir/context.h"
#include "jig/affine.h"
#include "support/ints.h"
#include "support/map.h"
#include "support/vec.h"

/* First member of every object in the context's affine table. */
typedef enum JigAffineTag { JIG_AFFINE_EXPR, JIG_AFFINE_MAP, JIG_AFFINE_SET } JigAffineTag;

/*
 * One expression node; a cache line. Everything below `ctx` is derived from
 * the operands when the node is made, so that queries need no walk.
 *
 * Invariants, by construction: a constant operand of `+` or `*` is the right
 * one unless both are constant and folding would overflow; a symbolic operand
 * is the right one unless both are.
 */
struct JigExpr {
    uint8_t tag;  /* JIG_AFFINE_EXPR */
    uint8_t kind; /* JigExprKind */
    bool pure;    /* multiplications and divisions only by constants */
    uint32_t depth;
    uint32_t size;                 /* nodes of the tree, saturating: sharing can make it huge */
    uint32_t dim_mask, sym_mask;   /* bit i: uses position i; bit 31: some position from 31 on */
    uint32_t dim_limit, sym_limit; /* one more than the highest position used */
    JigContext *ctx;
    union {
        struct {
            const JigExpr *lhs, *rhs;
        };
        int64_t value;
        unsigned position;
    };
    int64_t divisor; /* divides every value; 0 when the only value is 0 */
};

struct JigMap {
    uint8_t tag; /* JIG_AFFINE_MAP */
    unsigned num_dims, num_symbols, num_results;
    JigContext *ctx;
    const JigExpr *results[];
};

struct JigSet {
    uint8_t tag; /* JIG_AFFINE_SET */
    unsigned num_dims, num_symbols, num_constraints;
    JigContext *ctx;
    const bool *is_equality;
    const JigExpr *constraints[];
};

/* Results of a map that is being made; most have few. */
typedef JIG_FEW(const JigExpr *, 8) JigFewExprs;
/* The map of these results, which it frees. */
const JigMap *jig_map_take(JigContext *ctx, unsigned num_dims, unsigned num_symbols,
                           JigFewExprs *results);

static inline bool jig_expr_is_op(const JigExpr *e) {
    return e->kind <= JIG_EXPR_LAST_BINARY;
}
static inline bool jig_expr_is_const_kind(const JigExpr *e) {
    return e->kind == JIG_EXPR_CONSTANT;
}

/* The node of exactly these operands, not simplified. */
const JigExpr *jig_expr_unique_binary(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs);

/* The value of a binary expression on constants; false where it has none
 * (division by zero, remainder by less than one) or it overflows. */
bool jig_expr_fold_i64(JigExprKind kind, int64_t a, int64_t b, int64_t *out) JIG_NODISCARD;

/*
 * Postorder over the tree below an expression: operands before their user,
 * left before right.
 *
 *     JigExprWalk w;
 *     jig_expr_walk_init(&w, e);
 *     while ((e = jig_expr_walk_next(&w)))
 *         ...
 *     jig_expr_walk_free(&w);
 */
typedef struct JigExprWalk {
    JIG_VEC(struct {
        const JigExpr *expr;
        bool expanded; /* its operands have been pushed */
    })
    stack;
} JigExprWalk;
void jig_expr_walk_init(JigExprWalk *w, const JigExpr *root);
const JigExpr *jig_expr_walk_next(JigExprWalk *w);
void jig_expr_walk_free(JigExprWalk *w);

/*
 * Rebuilding an expression from the leaves. `leaf` may give a node's
 * replacement, and then its operands are not visited; it must give one for no
 * node that it wants rebuilt. `combine` makes a binary node from its rewritten
 * operands; NULL stands for the constructor, skipped when nothing changed.
 */
typedef struct JigExprRewrite {
    const JigExpr *(*leaf)(const JigExpr *e, const void *user); /* NULL: none, descend */
    const JigExpr *(*combine)(const JigExpr *e, const JigExpr *lhs, const JigExpr *rhs,
                              const void *user);
    const void *user;
} JigExprRewrite;
const JigExpr *jig_expr_rewrite(const JigExpr *e, const JigExprRewrite *rw);

#endif
