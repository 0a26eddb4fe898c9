/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine expressions, maps and integer sets. All are unique in their context
 * and immutable. Constructors simplify locally, so that the printed form of
 * an expression is the one MLIR users know: constants fold and move right,
 * `a + a * c` and `(a + c1) + c2` combine, a `mod`, `floordiv` or `ceildiv`
 * whose operand is a known multiple disappears.
 */
#ifndef JIG_AFFINE_H
#define JIG_AFFINE_H

#include "jig/arena.h"

JIG_BEGIN_C

typedef enum JigExprKind {
    JIG_EXPR_ADD,
    JIG_EXPR_MUL,
    JIG_EXPR_MOD,
    JIG_EXPR_FLOORDIV,
    JIG_EXPR_CEILDIV,
    JIG_EXPR_LAST_BINARY = JIG_EXPR_CEILDIV,
    JIG_EXPR_CONSTANT,
    JIG_EXPR_DIM,
    JIG_EXPR_SYMBOL
} JigExprKind;

/* ---- Expressions ----
 * Like maps and sets they are unique and belong to their context. */
JIG_API const JigExpr *jig_expr_constant(JigContext *ctx, int64_t value);
JIG_API const JigExpr *jig_expr_dim(JigContext *ctx, unsigned position);
JIG_API const JigExpr *jig_expr_symbol(JigContext *ctx, unsigned position);
/* A binary expression of two of one context, simplified. */
JIG_API const JigExpr *jig_expr_binary(JigExprKind kind, const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_add(const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_sub(const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_mul(const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_neg(const JigExpr *e);
JIG_API const JigExpr *jig_expr_mod(const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_floordiv(const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_ceildiv(const JigExpr *lhs, const JigExpr *rhs);
JIG_API const JigExpr *jig_expr_add_const(const JigExpr *lhs, int64_t c);
JIG_API const JigExpr *jig_expr_mul_const(const JigExpr *lhs, int64_t c);

JIG_API JigContext *jig_expr_context(const JigExpr *e);
JIG_API JigExprKind jig_expr_kind(const JigExpr *e);
JIG_API bool jig_expr_is_binary(const JigExpr *e);
JIG_API const JigExpr *jig_expr_lhs(const JigExpr *e); /* of a binary one */
JIG_API const JigExpr *jig_expr_rhs(const JigExpr *e);
JIG_API unsigned jig_expr_position(const JigExpr *e); /* of a dim or symbol */
JIG_API int64_t jig_expr_value(const JigExpr *e);     /* of a constant */
/* Is `e` the constant? `*value` is set when it is and value is not NULL. */
JIG_API bool jig_expr_is_constant(const JigExpr *e, int64_t *value);
JIG_API bool jig_expr_is_constant_equal(const JigExpr *e, int64_t value);
/* No dims inside. */
JIG_API bool jig_expr_is_symbolic_or_constant(const JigExpr *e);
/* Multiplications and divisions only by constants. */
JIG_API bool jig_expr_is_pure_affine(const JigExpr *e);
/* Number of nodes of the expression as a tree, at most UINT32_MAX. Composition
 * shares subexpressions, so this, and the text, can be exponential in memory. */
JIG_API uint32_t jig_expr_size(const JigExpr *e);
JIG_API bool jig_expr_uses_dim(const JigExpr *e, unsigned position);
JIG_API bool jig_expr_uses_symbol(const JigExpr *e, unsigned position);
/* Largest known constant that divides every value of `e`. */
JIG_API int64_t jig_expr_largest_divisor(const JigExpr *e);
JIG_API bool jig_expr_is_multiple_of(const JigExpr *e, int64_t factor);
/* Postorder. */
JIG_API void jig_expr_walk(const JigExpr *e, void (*fn)(const JigExpr *e, void *user), void *user);

/* Dim i becomes dims[i] (i < num_dims), symbol i symbols[i]; the result is
 * simplified by the constructors. */
JIG_API const JigExpr *jig_expr_replace(const JigExpr *e, const JigExpr *const *dims,
                                        size_t num_dims, const JigExpr *const *symbols,
                                        size_t num_symbols);
/* Every occurrence of `from[i]` (any subexpression) becomes `to[i]`. */
JIG_API const JigExpr *jig_expr_substitute(const JigExpr *e, const JigExpr *const *from,
                                           const JigExpr *const *to, size_t n);
/* Dims at or after `offset` move up by `shift`, likewise symbols. */
JIG_API const JigExpr *jig_expr_shift_dims(const JigExpr *e, unsigned num_dims, unsigned shift,
                                           unsigned offset);
JIG_API const JigExpr *jig_expr_shift_symbols(const JigExpr *e, unsigned num_symbols,
                                              unsigned shift, unsigned offset);
/* Flattens to a sum with local variables for divisions and rebuilds it, so
 * that equal linear expressions become equal. */
JIG_API const JigExpr *jig_expr_simplify(const JigExpr *e, unsigned num_dims, unsigned num_symbols);
/* Value for the given dims and symbols; false on division by zero, a remainder
 * by less than one, or where the value, or what is divided, does not fit. */
JIG_API bool jig_expr_eval(const JigExpr *e, const int64_t *dims, const int64_t *symbols,
                           int64_t *out) JIG_NODISCARD;
/* The same with sums and products modulo 2^64, as code computes them and constants fold. */
JIG_API bool jig_expr_eval_modulo(const JigExpr *e, const int64_t *dims, const int64_t *symbols,
                                  int64_t *out) JIG_NODISCARD;
/* Constant bound of `e` when dim/symbol i is in [lower[i], upper[i]] (dims
 * first, then symbols; JIG_DYNAMIC = unbounded). False when there is none. */
JIG_API bool jig_expr_bound(const JigExpr *e, unsigned num_dims, unsigned num_symbols,
                            const int64_t *lower, const int64_t *upper, bool upper_bound,
                            int64_t *out) JIG_NODISCARD;

/* ---- Maps: (d0, ...)[s0, ...] -> (results) ---- */
JIG_API const JigMap *jig_map(JigContext *ctx, unsigned num_dims, unsigned num_symbols,
                              const JigExpr *const *results, size_t num_results);
JIG_API const JigMap *jig_map_identity(JigContext *ctx, unsigned rank);
/* The last `results` of `dims` dims, in order. */
JIG_API const JigMap *jig_map_minor_identity(JigContext *ctx, unsigned dims, unsigned results);
JIG_API const JigMap *jig_map_constant(JigContext *ctx, int64_t value);
JIG_API const JigMap *jig_map_permutation(JigContext *ctx, const int64_t *permutation, size_t n);
/* (d0..dn-1) -> (d[positions[0]], ...) */
JIG_API const JigMap *jig_map_multi_dim(JigContext *ctx, unsigned num_dims,
                                        const int64_t *positions, size_t n);

JIG_API JigContext *jig_map_context(const JigMap *m);
JIG_API unsigned jig_map_num_dims(const JigMap *m);
JIG_API unsigned jig_map_num_symbols(const JigMap *m);
JIG_API unsigned jig_map_num_inputs(const JigMap *m);
JIG_API unsigned jig_map_num_results(const JigMap *m);
JIG_API const JigExpr *jig_map_result(const JigMap *m, unsigned i);
JIG_API const JigExpr *const *jig_map_results(const JigMap *m);
JIG_API bool jig_map_is_identity(const JigMap *m);
JIG_API bool jig_map_is_minor_identity(const JigMap *m);
/* Minor identity where some results may be the constant 0; their positions in
 * `broadcast` (may be NULL; room for every result), count in *num. */
JIG_API bool jig_map_is_minor_identity_with_broadcast(const JigMap *m, unsigned *broadcast,
                                                      unsigned *num);
/* Also any order; `permutation`, when given, receives for each result where it
 * goes (room for every result); their count in *num. */
JIG_API bool jig_map_is_permutation_of_minor_identity_with_broadcast(const JigMap *m,
                                                                     unsigned *permutation,
                                                                     unsigned *num);
JIG_API bool jig_map_is_empty(const JigMap *m); /* no dims, symbols, results */
JIG_API bool jig_map_is_single_constant(const JigMap *m, int64_t *value);
JIG_API bool jig_map_is_constant(const JigMap *m);
JIG_API bool jig_map_is_permutation(const JigMap *m);
/* Every result a distinct dim (constants 0 too when allowed). */
JIG_API bool jig_map_is_projected_permutation(const JigMap *m, bool allow_zero);
JIG_API unsigned jig_map_dim_position(const JigMap *m, unsigned result); /* of a dim result */
/* Index of the result that is exactly `e`, or -1. */
JIG_API int jig_map_result_position(const JigMap *m, const JigExpr *e);
JIG_API bool jig_map_uses_dim(const JigMap *m, unsigned position);
JIG_API bool jig_map_uses_symbol(const JigMap *m, unsigned position);

/* outer after inner: outer's dims, as many as inner has results, become these; inner's symbols
 * follow outer's. */
JIG_API const JigMap *jig_map_compose(const JigMap *outer, const JigMap *inner);
JIG_API const JigMap *jig_map_replace(const JigMap *m, const JigExpr *const *dims, size_t num_dims,
                                      const JigExpr *const *symbols, size_t num_symbols,
                                      unsigned result_dims, unsigned result_symbols);
JIG_API const JigMap *jig_map_sub(const JigMap *m, const unsigned *positions, size_t n);
JIG_API const JigMap *jig_map_drop_result(const JigMap *m, unsigned position);
JIG_API const JigMap *jig_map_insert_result(const JigMap *m, const JigExpr *e, unsigned position);
/* The first (last) n results, all when there are fewer. */
JIG_API const JigMap *jig_map_major_sub(const JigMap *m, unsigned n);
JIG_API const JigMap *jig_map_minor_sub(const JigMap *m, unsigned n);
JIG_API const JigMap *jig_map_shift_dims(const JigMap *m, unsigned shift, unsigned offset);
JIG_API const JigMap *jig_map_shift_symbols(const JigMap *m, unsigned shift, unsigned offset);
JIG_API const JigMap *jig_map_simplify(const JigMap *m);
/* Of equal results that follow each other, one stays. (Canonical loop bounds
 * are made so, and keep equal results that are apart.) */
JIG_API const JigMap *jig_map_remove_duplicate_results(const JigMap *m);
/* For a map whose dims each occur as a plain result at least once: the first
 * such results as a map from results to dims; NULL when there is none. */
JIG_API const JigMap *jig_map_inverse_permutation(const JigMap *m);
JIG_API const JigMap *jig_map_inverse_and_broadcast_projected_permutation(const JigMap *m);
/* Results of all maps one after another, over as many dims as the map with the
 * most; symbols of a map follow those of the maps before it. */
JIG_API const JigMap *jig_map_concat(JigContext *ctx, const JigMap *const *maps, size_t n);
/* Drops the dims (symbols) for which unused[i] is set. */
JIG_API const JigMap *jig_map_compress_dims(const JigMap *m, const bool *unused);
JIG_API const JigMap *jig_map_compress_symbols(const JigMap *m, const bool *unused);
/* Drops the dims (symbols) that none of n maps uses; the maps have equally many. */
JIG_API void jig_maps_compress_unused_dims(const JigMap **maps, size_t n);
JIG_API void jig_maps_compress_unused_symbols(const JigMap **maps, size_t n);
/* Evaluates all results; false when one can't be. */
JIG_API bool jig_map_eval(const JigMap *m, const int64_t *inputs, int64_t *results) JIG_NODISCARD;
JIG_API bool jig_map_eval_modulo(const JigMap *m, const int64_t *inputs,
                                 int64_t *results) JIG_NODISCARD;
/* result[i] = values[position of result i] for a projected permutation. */
JIG_API void jig_map_apply_permutation(const JigMap *m, const int64_t *values, int64_t *results);

/* ---- Integer sets: (d0, ...)[s0, ...] : (e == 0, e >= 0, ...) ---- */
JIG_API const JigSet *jig_set(JigContext *ctx, unsigned num_dims, unsigned num_symbols,
                              const JigExpr *const *constraints, const bool *is_equality, size_t n);
JIG_API JigContext *jig_set_context(const JigSet *s);
JIG_API unsigned jig_set_num_dims(const JigSet *s);
JIG_API unsigned jig_set_num_symbols(const JigSet *s);
JIG_API unsigned jig_set_num_constraints(const JigSet *s);
JIG_API const JigExpr *jig_set_constraint(const JigSet *s, unsigned i);
JIG_API bool jig_set_is_equality(const JigSet *s, unsigned i);
/* The canonical empty set: one equality 1 == 0. */
JIG_API const JigSet *jig_set_empty(JigContext *ctx, unsigned num_dims, unsigned num_symbols);
JIG_API bool jig_set_is_empty(const JigSet *s);
JIG_API const JigSet *jig_set_replace(const JigSet *s, const JigExpr *const *dims, size_t num_dims,
                                      const JigExpr *const *symbols, size_t num_symbols,
                                      unsigned result_dims, unsigned result_symbols);

/* ---- Text ---- (parsing is part of jig/asm.h) */
JIG_API JigStr jig_expr_to_str(const JigExpr *e, JigArena *a);
JIG_API JigStr jig_map_to_str(const JigMap *m, JigArena *a);
JIG_API JigStr jig_set_to_str(const JigSet *s, JigArena *a);

JIG_END_C

#endif
