/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The part of Z3's C API that is called, as a table of functions found in the
 * shared library when it is first needed. A context is made with an error
 * handler; functions that make something return NULL after an error.
 */
#ifndef JIG_TRANSFORM_SMT_Z3_H
#define JIG_TRANSFORM_SMT_Z3_H

#include "jig/reason.h"

#include <stdbool.h>

typedef struct Z3ConfigObject *Z3Config;
typedef struct Z3ContextObject *Z3Context;
typedef struct Z3SymbolObject *Z3Symbol;
typedef struct Z3SortObject *Z3Sort;
typedef struct Z3AstObject *Z3Ast;
typedef struct Z3DeclObject *Z3Decl;
typedef struct Z3PatternObject *Z3Pattern;
typedef struct Z3ParamsObject *Z3Params;
typedef struct Z3SolverObject *Z3Solver;
typedef struct Z3ModelObject *Z3Model;
typedef struct Z3VectorObject *Z3Vector;
typedef enum Z3Truth { Z3_FALSE = -1, Z3_UNKNOWN = 0, Z3_TRUE = 1 } Z3Truth;
typedef void Z3ErrorHandler(Z3Context c, int code);

typedef Z3Ast Z3Unary(Z3Context c, Z3Ast a);
typedef Z3Ast Z3Binary(Z3Context c, Z3Ast a, Z3Ast b);
typedef Z3Ast Z3Variadic(Z3Context c, unsigned n, Z3Ast const *items);

/* clang-format off */
/* X(type of the result, name without Z3_, parameters); operators by their shape. */
#define JIG_Z3_FUNCTIONS(X)                                                                        \
    X(void, global_param_set, (const char *name, const char *value))                               \
    X(Z3Config, mk_config, (void))                                                                 \
    X(void, del_config, (Z3Config config))                                                         \
    X(Z3Context, mk_context, (Z3Config config))                                                    \
    X(void, del_context, (Z3Context c))                                                            \
    X(void, set_error_handler, (Z3Context c, Z3ErrorHandler *handler))                             \
    X(int, get_error_code, (Z3Context c))                                                          \
    X(const char *, get_error_msg, (Z3Context c, int code))                                        \
    X(Z3Symbol, mk_string_symbol, (Z3Context c, const char *text))                                 \
    X(Z3Sort, mk_bool_sort, (Z3Context c))                                                         \
    X(Z3Sort, mk_int_sort, (Z3Context c))                                                          \
    X(Z3Sort, mk_bv_sort, (Z3Context c, unsigned width))                                           \
    X(Z3Sort, mk_array_sort, (Z3Context c, Z3Sort domain, Z3Sort range))                           \
    X(Z3Sort, mk_uninterpreted_sort, (Z3Context c, Z3Symbol name))                                 \
    X(Z3Ast, mk_fresh_const, (Z3Context c, const char *prefix, Z3Sort sort))                       \
    X(Z3Decl, mk_fresh_func_decl, (Z3Context c, const char *prefix, unsigned n,                    \
                                   Z3Sort const *domain, Z3Sort range))                            \
    X(Z3Ast, mk_app, (Z3Context c, Z3Decl decl, unsigned n, Z3Ast const *args))                    \
    X(Z3Ast, mk_true, (Z3Context c))                                                               \
    X(Z3Ast, mk_false, (Z3Context c))                                                              \
    X(Z3Ast, mk_ite, (Z3Context c, Z3Ast condition, Z3Ast yes, Z3Ast no))                          \
    X(Z3Ast, mk_numeral, (Z3Context c, const char *decimal, Z3Sort sort))                          \
    X(Z3Ast, mk_int2bv, (Z3Context c, unsigned width, Z3Ast a))                                    \
    X(Z3Ast, mk_bv2int, (Z3Context c, Z3Ast a, bool is_signed))                                    \
    X(Z3Ast, mk_extract, (Z3Context c, unsigned high, unsigned low, Z3Ast a))                      \
    X(Z3Ast, mk_repeat, (Z3Context c, unsigned count, Z3Ast a))                                    \
    X(Z3Ast, mk_store, (Z3Context c, Z3Ast array, Z3Ast index, Z3Ast value))                       \
    X(Z3Ast, mk_const_array, (Z3Context c, Z3Sort domain, Z3Ast value))                            \
    X(Z3Pattern, mk_pattern, (Z3Context c, unsigned n, Z3Ast const *terms))                        \
    X(Z3Ast, mk_quantifier_const_ex,                                                               \
      (Z3Context c, bool is_forall, unsigned weight, Z3Symbol id, Z3Symbol skolem_id,              \
       unsigned num_bound, Z3Ast const *bound, unsigned num_patterns, Z3Pattern const *patterns,   \
       unsigned num_no_patterns, Z3Ast const *no_patterns, Z3Ast body))                            \
    X(Z3Params, mk_params, (Z3Context c))                                                          \
    X(void, params_inc_ref, (Z3Context c, Z3Params p))                                             \
    X(void, params_dec_ref, (Z3Context c, Z3Params p))                                             \
    X(void, params_set_uint, (Z3Context c, Z3Params p, Z3Symbol name, unsigned value))             \
    X(Z3Solver, mk_solver, (Z3Context c))                                                          \
    X(void, solver_inc_ref, (Z3Context c, Z3Solver s))                                             \
    X(void, solver_dec_ref, (Z3Context c, Z3Solver s))                                             \
    X(void, solver_set_params, (Z3Context c, Z3Solver s, Z3Params p))                              \
    X(void, solver_assert, (Z3Context c, Z3Solver s, Z3Ast a))                                     \
    X(void, solver_push, (Z3Context c, Z3Solver s))                                                \
    X(void, solver_pop, (Z3Context c, Z3Solver s, unsigned n))                                     \
    X(Z3Truth, solver_check_assumptions, (Z3Context c, Z3Solver s, unsigned n, Z3Ast const *a))    \
    X(const char *, solver_get_reason_unknown, (Z3Context c, Z3Solver s))                          \
    X(Z3Vector, solver_get_unsat_core, (Z3Context c, Z3Solver s))                                  \
    X(void, ast_vector_inc_ref, (Z3Context c, Z3Vector v))                                         \
    X(void, ast_vector_dec_ref, (Z3Context c, Z3Vector v))                                         \
    X(unsigned, ast_vector_size, (Z3Context c, Z3Vector v))                                        \
    X(Z3Ast, ast_vector_get, (Z3Context c, Z3Vector v, unsigned i))                                \
    X(Z3Model, solver_get_model, (Z3Context c, Z3Solver s))                                        \
    X(void, model_inc_ref, (Z3Context c, Z3Model m))                                               \
    X(void, model_dec_ref, (Z3Context c, Z3Model m))                                               \
    X(bool, model_eval, (Z3Context c, Z3Model m, Z3Ast a, bool complete, Z3Ast *value))            \
    X(Z3Truth, get_bool_value, (Z3Context c, Z3Ast a))                                             \
    X(const char *, get_numeral_string, (Z3Context c, Z3Ast a))

#define JIG_Z3_UNARY(X) X(mk_not) X(mk_unary_minus) X(mk_bvnot) X(mk_bvneg)
#define JIG_Z3_BINARY(X)                                                                           \
    X(mk_eq) X(mk_implies) X(mk_xor) X(mk_div) X(mk_mod) X(mk_lt) X(mk_le) X(mk_gt) X(mk_ge)       \
    X(mk_bvand) X(mk_bvor) X(mk_bvxor) X(mk_bvadd) X(mk_bvmul) X(mk_bvudiv) X(mk_bvsdiv)           \
    X(mk_bvurem) X(mk_bvsrem) X(mk_bvsmod) X(mk_bvshl) X(mk_bvlshr) X(mk_bvashr) X(mk_bvslt)       \
    X(mk_bvsle) X(mk_bvsgt) X(mk_bvsge) X(mk_bvult) X(mk_bvule) X(mk_bvugt) X(mk_bvuge)            \
    X(mk_concat) X(mk_select)
#define JIG_Z3_VARIADIC(X) X(mk_and) X(mk_or) X(mk_add) X(mk_mul) X(mk_sub) X(mk_distinct)
/* clang-format on */

typedef struct JigZ3 {
#define X(result, name, params) result(*name) params;
    JIG_Z3_FUNCTIONS(X)
#undef X
#define X(name) Z3Unary *name;
    JIG_Z3_UNARY(X)
#undef X
#define X(name) Z3Binary *name;
    JIG_Z3_BINARY(X)
#undef X
#define X(name) Z3Variadic *name;
    JIG_Z3_VARIADIC(X)
#undef X
} JigZ3;

/* The table, filled when first asked for; NULL, and why, when there is no Z3. */
const JigZ3 *jig_solver_z3(JigReason *why);

#endif
