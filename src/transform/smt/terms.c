/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of the smt dialect as terms of Z3. */
#include "transform/smt/solver_int.h"

#include <limits.h>

enum {
    WIDEST = 1 << 16, /* bit-vector */
    MOST = 10000,     /* ops: Z3 takes time for long chains that its limits don't see */
};

static JigStatus translate(JigTerms *t, JigOp *op);

/* ---- Operators that are one function of Z3 ---- */

typedef enum Shape { OTHER, UNARY, BINARY, VARIADIC } Shape;

static const struct {
    Shape shape;
    size_t function; /* its place in JigZ3 */
} operators[JIG_SMT_NUM_OPS] = {
#define OPERATOR(id, shape, name) [JIG_SMT_##id] = {shape, offsetof(JigZ3, name)}
    OPERATOR(NOT, UNARY, mk_not),
    OPERATOR(BV_NOT, UNARY, mk_bvnot),
    OPERATOR(BV_NEG, UNARY, mk_bvneg),
    OPERATOR(IMPLIES, BINARY, mk_implies),
    OPERATOR(INT_DIV, BINARY, mk_div),
    OPERATOR(INT_MOD, BINARY, mk_mod),
    OPERATOR(BV_AND, BINARY, mk_bvand),
    OPERATOR(BV_OR, BINARY, mk_bvor),
    OPERATOR(BV_XOR, BINARY, mk_bvxor),
    OPERATOR(BV_ADD, BINARY, mk_bvadd),
    OPERATOR(BV_MUL, BINARY, mk_bvmul),
    OPERATOR(BV_UDIV, BINARY, mk_bvudiv),
    OPERATOR(BV_SDIV, BINARY, mk_bvsdiv),
    OPERATOR(BV_UREM, BINARY, mk_bvurem),
    OPERATOR(BV_SREM, BINARY, mk_bvsrem),
    OPERATOR(BV_SMOD, BINARY, mk_bvsmod),
    OPERATOR(BV_SHL, BINARY, mk_bvshl),
    OPERATOR(BV_LSHR, BINARY, mk_bvlshr),
    OPERATOR(BV_ASHR, BINARY, mk_bvashr),
    OPERATOR(BV_CONCAT, BINARY, mk_concat),
    OPERATOR(ARRAY_SELECT, BINARY, mk_select),
    OPERATOR(AND, VARIADIC, mk_and),
    OPERATOR(OR, VARIADIC, mk_or),
    OPERATOR(INT_ADD, VARIADIC, mk_add),
    OPERATOR(INT_MUL, VARIADIC, mk_mul),
    OPERATOR(INT_SUB, VARIADIC, mk_sub),
    OPERATOR(DISTINCT, VARIADIC, mk_distinct),
#undef OPERATOR
};

static const void *function_at(const JigTerms *t, size_t place) {
    return (const char *)t->z + place;
}

/* ---- Failing ---- */

static JigStatus no_meaning(JigTerms *t, const JigOp *op, const char *why) {
    return jig_definite(t->call, op, "'{}' op {}", jig_fact_str(jig_op_name_of(op)),
                        jig_fact_text(why));
}

static JigStatus refused(JigTerms *t, const JigOp *op) {
    return no_meaning(t, op, t->z->get_error_msg(t->c, t->z->get_error_code(t->c)));
}

/* ---- Sorts ---- */

static Z3Sort make_sort(JigTerms *t, const JigOp *op, const JigType *type) {
    const JigZ3 *z = t->z;
    if (jig_type_is(type, JIG_SMT_SORT(BOOL)))
        return z->mk_bool_sort(t->c);
    if (jig_type_is(type, JIG_SMT_SORT(INT)))
        return z->mk_int_sort(t->c);
    if (jig_type_is(type, JIG_SMT_SORT(BV))) {
        int64_t width = jig_smt_bv_width(type);
        if (width > 0 && width <= WIDEST)
            return z->mk_bv_sort(t->c, (unsigned)width);
        (void)no_meaning(t, op, "has a bit-vector that is too wide for the solver");
        return NULL;
    }
    if (jig_type_is(type, JIG_SMT_SORT(ARRAY))) {
        Z3Sort domain = jig_solver_terms_sort(t, op, jig_smt_domain(type));
        Z3Sort range = domain ? jig_solver_terms_sort(t, op, jig_smt_range(type)) : NULL;
        return range ? z->mk_array_sort(t->c, domain, range) : NULL;
    }
    if (jig_type_is(type, JIG_SMT_SORT(DECLARED))) {
        JigStr name = jig_arena_str(t->call->arena, jig_type_to_str(type, t->call->arena));
        return z->mk_uninterpreted_sort(t->c, z->mk_string_symbol(t->c, name.ptr));
    }
    (void)no_meaning(t, op, "uses a function as a value, which the solver cannot");
    return NULL;
}

Z3Sort jig_solver_terms_sort(JigTerms *t, const JigOp *op, const JigType *type) {
    Z3Sort sort = jig_ptrmap_get(&t->sorts, type);
    if (sort)
        return sort;
    if (!jig_stack_ok(jig_op_context(op))) {
        (void)no_meaning(t, op, "has a sort that is nested too deep");
        return NULL;
    }
    if ((sort = make_sort(t, op, type)))
        jig_ptrmap_set(&t->sorts, type, sort);
    return sort;
}

/* ---- Leaves ---- */

const char *jig_solver_terms_decimal(JigTerms *t, JigInt value, bool is_signed) {
    JigArena *a = t->call->arena;
    return jig_arena_str(a, jig_int_to_str(value, 10, is_signed, a)).ptr;
}

static JigStatus declare(JigTerms *t, JigOp *op) {
    const JigValue *result = jig_op_result(op, 0);
    const JigType *type = jig_value_type(result);
    JigStr prefix = jig_arena_str(t->call->arena, jig_smt_declare_fun_name_prefix(op));
    void *made = NULL;
    if (jig_type_is(type, JIG_SMT_SORT(FUNC))) {
        const JigAttr *args = jig_smt_arguments(type);
        size_t n = jig_attr_array_len(args);
        Z3Sort *domain = jig_arena_alloc(t->call->arena, n * sizeof *domain);
        for (size_t i = 0; i < n; i++) {
            const JigType *arg = jig_attr_type_value(jig_attr_array_at(args, i));
            if (!(domain[i] = jig_solver_terms_sort(t, op, arg)))
                return JIG_DEFINITE;
        }
        Z3Sort range = jig_solver_terms_sort(t, op, jig_smt_range(type));
        if (!range)
            return JIG_DEFINITE;
        made = t->z->mk_fresh_func_decl(t->c, prefix.ptr, (unsigned)n, domain, range);
    } else {
        Z3Sort sort = jig_solver_terms_sort(t, op, type);
        if (!sort)
            return JIG_DEFINITE;
        made = t->z->mk_fresh_const(t->c, prefix.ptr, sort);
    }
    if (!made)
        return refused(t, op);
    jig_ptrmap_set(&t->of, result, made);
    return JIG_OK;
}

static Z3Ast constant(JigTerms *t, JigOp *op, Z3Sort sort) {
    const JigAttr *value = jig_smt_bv_constant_value_attr(op);
    if (jig_op_is(op, JIG_SMT(CONSTANT)))
        return jig_attr_bool_value(value) ? t->z->mk_true(t->c) : t->z->mk_false(t->c);
    JigInt number = jig_op_is(op, JIG_SMT(BV_CONSTANT)) ? jig_smt_bv_value(value)
                                                        : jig_attr_big_int_value(value);
    return t->z->mk_numeral(t->c, jig_solver_terms_decimal(t, number, true), sort);
}

/* ---- Terms ---- */

static Z3Ast numeral(JigTerms *t, const char *text) {
    return t->z->mk_numeral(t->c, text, t->z->mk_int_sort(t->c));
}

/* What an operator without operands stands for. */
static Z3Ast neutral(JigTerms *t, size_t id) {
    switch (id) {
    case JIG_SMT_AND:
        return t->z->mk_true(t->c);
    case JIG_SMT_INT_ADD:
        return numeral(t, "0");
    case JIG_SMT_INT_MUL:
        return numeral(t, "1");
    default:
        return t->z->mk_false(t->c);
    }
}

static Z3Ast compare_ints(JigTerms *t, JigOp *op, Z3Ast *x) {
    Z3Binary *const functions[] = {t->z->mk_lt, t->z->mk_le, t->z->mk_gt, t->z->mk_ge};
    return functions[jig_smt_pred(op)](t->c, x[0], x[1]);
}

static Z3Ast compare_bits(JigTerms *t, JigOp *op, Z3Ast *x) {
    const JigZ3 *z = t->z;
    Z3Binary *const functions[] = {z->mk_bvslt, z->mk_bvsle, z->mk_bvsgt, z->mk_bvsge,
                                   z->mk_bvult, z->mk_bvule, z->mk_bvugt, z->mk_bvuge};
    return functions[jig_smt_pred(op)](t->c, x[0], x[1]);
}

/* x0 = x1 and x1 = x2 and ... */
static Z3Ast all_equal(JigTerms *t, Z3Ast *x, size_t n) {
    for (size_t i = 0; i + 1 < n; i++)
        x[i] = t->z->mk_eq(t->c, x[i], x[i + 1]);
    return t->z->mk_and(t->c, (unsigned)n - 1, x);
}

static Z3Ast absolute(JigTerms *t, Z3Ast x) {
    const JigZ3 *z = t->z;
    return z->mk_ite(t->c, z->mk_ge(t->c, x, numeral(t, "0")), x, z->mk_unary_minus(t->c, x));
}

/* The bit after the last one that is extracted. The verifier counts in 32 bits, and lets some pass
 * that are not there. */
static int64_t end_of_extracted(const JigOp *op) {
    return (uint32_t)jig_smt_bv_extract_low_bit(op) + jig_smt_bv_width(jig_op_result_type(op, 0));
}

static Z3Ast extract(JigTerms *t, JigOp *op, Z3Ast x) {
    unsigned high = (unsigned)end_of_extracted(op) - 1;
    return t->z->mk_extract(t->c, high, (unsigned)jig_smt_bv_extract_low_bit(op), x);
}

static Z3Ast repeat(JigTerms *t, JigOp *op, Z3Ast x) {
    int64_t width = jig_smt_bv_width(jig_value_type(jig_smt_bv_repeat_input(op)));
    int64_t wider = jig_smt_bv_width(jig_op_result_type(op, 0));
    return t->z->mk_repeat(t->c, (unsigned)(wider / width), x);
}

static Z3Ast exclusive_or(JigTerms *t, Z3Ast *x, size_t n) {
    for (size_t i = 1; i < n; i++)
        x[0] = t->z->mk_xor(t->c, x[0], x[i]);
    return n ? x[0] : t->z->mk_false(t->c);
}

static Z3Ast array_of_one(JigTerms *t, JigOp *op, Z3Ast x) {
    const JigType *array = jig_op_result_type(op, 0);
    return t->z->mk_const_array(t->c, jig_solver_terms_sort(t, op, jig_smt_domain(array)), x);
}

/* Of ops that take more than operands, or are no function of Z3; NULL for others. */
static Z3Ast special_term(JigTerms *t, JigOp *op, Z3Sort sort, Z3Ast *x, size_t n) {
    const JigZ3 *z = t->z;
    switch (jig_op_row(op) - jig_smt_ops) {
    case JIG_SMT_CONSTANT:
    case JIG_SMT_INT_CONSTANT:
    case JIG_SMT_BV_CONSTANT:
        return constant(t, op, sort);
    case JIG_SMT_APPLY_FUNC:
        return z->mk_app(t->c, (Z3Decl)x[0], (unsigned)n - 1, x + 1);
    case JIG_SMT_EQ:
        return all_equal(t, x, n);
    case JIG_SMT_XOR:
        return exclusive_or(t, x, n);
    case JIG_SMT_ITE:
        return z->mk_ite(t->c, x[0], x[1], x[2]);
    case JIG_SMT_INT_ABS:
        return absolute(t, x[0]);
    case JIG_SMT_INT_CMP:
        return compare_ints(t, op, x);
    case JIG_SMT_BV_CMP:
        return compare_bits(t, op, x);
    case JIG_SMT_INT2BV:
        return z->mk_int2bv(t->c, (unsigned)jig_smt_bv_width(jig_op_result_type(op, 0)), x[0]);
    case JIG_SMT_BV2INT:
        return z->mk_bv2int(t->c, x[0], jig_smt_bv2int_is_signed_attr(op) != NULL);
    case JIG_SMT_BV_EXTRACT:
        return extract(t, op, x[0]);
    case JIG_SMT_BV_REPEAT:
        return repeat(t, op, x[0]);
    case JIG_SMT_ARRAY_STORE:
        return z->mk_store(t->c, x[0], x[1], x[2]);
    case JIG_SMT_ARRAY_BROADCAST:
        return array_of_one(t, op, x[0]);
    default:
        return NULL;
    }
}

/* The operands in `x`, which may be overwritten. */
static Z3Ast term_of(JigTerms *t, JigOp *op, Z3Sort sort, Z3Ast *x, size_t n) {
    size_t id = (size_t)(jig_op_row(op) - jig_smt_ops);
    const void *function = function_at(t, operators[id].function);
    switch (operators[id].shape) {
    case UNARY:
        return (*(Z3Unary *const *)function)(t->c, x[0]);
    case BINARY:
        return (*(Z3Binary *const *)function)(t->c, x[0], x[1]);
    case VARIADIC:
        return n ? (*(Z3Variadic *const *)function)(t->c, (unsigned)n, x) : neutral(t, id);
    default:
        return special_term(t, op, sort, x, n);
    }
}

/* The terms of the operands, in the call's arena; NULL after a report. */
static Z3Ast *operands_of(JigTerms *t, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    Z3Ast *x = jig_arena_alloc(t->call->arena, (n + 1) * sizeof *x);
    for (size_t i = 0; i < n; i++)
        if (!(x[i] = jig_solver_terms_at(t, jig_op_operand(op, i)))) {
            (void)no_meaning(t, op, "uses a value that is not of these constraints");
            return NULL;
        }
    return x;
}

static JigStatus compose(JigTerms *t, JigOp *op) {
    const JigValue *result = jig_op_result(op, 0);
    Z3Sort sort = jig_solver_terms_sort(t, op, jig_value_type(result));
    Z3Ast *x = sort ? operands_of(t, op) : NULL;
    if (!x)
        return JIG_DEFINITE;
    if (jig_op_is(op, JIG_SMT(BV_EXTRACT)) &&
        end_of_extracted(op) > jig_smt_bv_width(jig_value_type(jig_smt_bv_extract_input(op))))
        return no_meaning(t, op, "extracts bits that are not there");
    Z3Ast term = term_of(t, op, sort, x, jig_op_num_operands(op));
    if (!term)
        return refused(t, op);
    jig_ptrmap_set(&t->of, result, term);
    return JIG_OK;
}

/* ---- Quantifiers ---- */

static JigStatus translate_binder(JigTerms *t, JigBlock *block) {
    t->binders++;
    JigStatus status = jig_solver_terms_of_block(t, block);
    t->binders--;
    return status;
}

/* Terms that Z3 could find patterns among: applications, of functions or of arrays. */
typedef struct Applications {
    JigTerms *t;
    JIG_VEC(Z3Ast) terms;
} Applications;

static JigWalk collect_application(JigOp *op, void *user) {
    Applications *a = user;
    if (jig_op_is(op, JIG_SMT(APPLY_FUNC)) || jig_op_is(op, JIG_SMT(ARRAY_SELECT)))
        jig_vec_push(&a->terms, jig_solver_terms_at(a->t, jig_op_result(op, 0)));
    return JIG_WALK_ADVANCE;
}

static JigStatus translate_pattern(JigTerms *t, JigBlock *pattern, Z3Ast *bound, Z3Pattern *out) {
    for (size_t i = 0; i < jig_block_num_args(pattern); i++)
        jig_ptrmap_set(&t->of, jig_block_arg(pattern, i), bound[i]);
    JIG_TRY(translate_binder(t, pattern));
    JigOp *yield = jig_block_last(pattern);
    Z3Ast *x = operands_of(t, yield);
    if (!x)
        return JIG_DEFINITE;
    *out = t->z->mk_pattern(t->c, (unsigned)jig_op_num_operands(yield), x);
    return *out ? JIG_OK : refused(t, yield);
}

static JigStatus quantify(JigTerms *t, JigOp *op) {
    JigArena *a = t->call->arena;
    JigBlock *body = jig_op_body(op);
    size_t n = jig_block_num_args(body), num_patterns = jig_op_num_regions(op) - 1;
    Z3Ast *bound = jig_arena_alloc(a, (n + 1) * sizeof *bound);
    const JigAttr *names = jig_smt_bound_var_names_attr(op);
    for (size_t i = 0; i < n; i++) {
        JigStr name = names ? jig_attr_string_value(jig_attr_array_at(names, i)) : JIG_STR("");
        Z3Sort sort = jig_solver_terms_sort(t, op, jig_value_type(jig_block_arg(body, i)));
        if (!sort)
            return JIG_DEFINITE;
        bound[i] = t->z->mk_fresh_const(t->c, jig_arena_str(a, name).ptr, sort);
        jig_ptrmap_set(&t->of, jig_block_arg(body, i), bound[i]);
    }
    JIG_TRY(translate_binder(t, body));
    Z3Ast *yielded = operands_of(t, jig_block_last(body));
    if (!yielded)
        return JIG_DEFINITE;
    Z3Pattern *patterns = jig_arena_alloc(a, (num_patterns + 1) * sizeof *patterns);
    for (size_t i = 0; i < num_patterns; i++)
        JIG_TRY(
            translate_pattern(t, jig_region_first(jig_op_region(op, i + 1)), bound, &patterns[i]));
    Applications avoided = {.t = t};
    if (jig_smt_no_pattern_attr(op))
        jig_walk_pre(op, collect_application, &avoided);
    Z3Ast term = n == 0 ? yielded[0]
                        : t->z->mk_quantifier_const_ex(
                              t->c, jig_op_is(op, JIG_SMT(FORALL)), (unsigned)jig_smt_weight(op),
                              NULL, NULL, (unsigned)n, bound, (unsigned)num_patterns, patterns,
                              (unsigned)avoided.terms.len, avoided.terms.data, yielded[0]);
    jig_vec_free(&avoided.terms);
    if (!term)
        return refused(t, op);
    jig_ptrmap_set(&t->of, jig_op_result(op, 0), term);
    return JIG_OK;
}

/* ---- Assertions ---- */

static JigStatus push(JigTerms *t, const JigOp *op) {
    size_t count = (size_t)jig_smt_count(op);
    if (count)
        jig_vec_push(&t->levels, ((JigLevels){count, t->assertions.len}));
    return JIG_OK;
}

static JigStatus pop(JigTerms *t, const JigOp *op) {
    for (size_t left = (size_t)jig_smt_count(op); left;) {
        if (!t->levels.len)
            return no_meaning(t, op, "takes away levels that were not pushed");
        JigLevels *last = &t->levels.data[t->levels.len - 1];
        size_t taken = left < last->count ? left : last->count;
        t->assertions.len = last->assertions;
        last->count -= taken;
        left -= taken;
        if (!last->count)
            t->levels.len--;
    }
    return JIG_OK;
}

static JigStatus command(JigTerms *t, JigOp *op) {
    if (t->binders)
        return no_meaning(t, op, "must not stand inside of a quantifier");
    switch ((size_t)(jig_op_row(op) - jig_smt_ops)) {
    case JIG_SMT_ASSERT: {
        Z3Ast *x = operands_of(t, op);
        if (!x)
            return JIG_DEFINITE;
        jig_vec_push(&t->assertions, ((JigAssertion){op, x[0]}));
        return JIG_OK;
    }
    case JIG_SMT_PUSH:
        return push(t, op);
    case JIG_SMT_POP:
        return pop(t, op);
    case JIG_SMT_RESET:
        t->assertions.len = t->levels.len = 0;
        return JIG_OK;
    default:
        return no_meaning(t, op, "has no meaning among constraints");
    }
}

/* ---- Ops ---- */

static JigStatus translate(JigTerms *t, JigOp *op) {
    if (++t->num_ops > MOST)
        return no_meaning(t, op, "is one op more than the solver takes");
    if (jig_op_is(op, JIG_SMT(DECLARE_FUN)))
        return declare(t, op);
    if (jig_op_is(op, JIG_SMT(FORALL)) || jig_op_is(op, JIG_SMT(EXISTS)))
        return quantify(t, op);
    bool is_term = jig_op_row(op) >= jig_smt_ops &&
                   jig_op_row(op) < jig_smt_ops + JIG_SMT_NUM_OPS && jig_op_num_results(op) == 1 &&
                   !jig_op_num_regions(op);
    return is_term ? compose(t, op) : command(t, op);
}

JigStatus jig_solver_terms_of_block(JigTerms *t, JigBlock *body) {
    if (!jig_stack_ok(jig_block_context(body)))
        return no_meaning(t, jig_block_parent_op(body), "is nested too deep");
    for (JigOp *op = jig_block_first(body); jig_op_next(op); op = jig_op_next(op))
        JIG_TRY(translate(t, op));
    return JIG_OK;
}
