/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Nested scf.for as one. */
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "payload/loop/coalesce_int.h"
#include "payload/loop/forall.h"
#include "payload/loop/index_math.h"
#include "support/map.h"

static bool is_constant(JigValue *v, int64_t number) {
    int64_t value;
    return jig_constant_int(v, &value) && value == number;
}

/* All uses but those by ops made meanwhile. */
typedef struct Except {
    JigPtrMap ops;
} Except;

static bool is_not_excepted(JigUse *use, void *user) {
    const Except *e = user;
    return !jig_ptrmap_has(&e->ops, jig_use_owner(use));
}

static JigValue *excepted(Except *e, JigValue *v) {
    jig_ptrset_add(&e->ops, jig_value_def(v));
    return v;
}

/* ---- From 0, in steps of 1 ---- */

typedef struct Old {
    JigValue *lower, *step;
} Old;

static void set_bounds(JigRewriter *rw, JigOp *loop, JigValue *lower, JigValue *upper,
                       JigValue *step) {
    jig_scf_for_set_lower_bound(rw, loop, lower);
    jig_scf_for_set_upper_bound(rw, loop, upper);
    jig_scf_for_set_step(rw, loop, step);
}

static void normalize_index(JigRewriter *rw, JigOp *loop, const Old *old) {
    JigLoc loc = jig_op_loc(loop);
    JigMixed n = jig_loop_index_trip_count(rw, loc, jig_mixed_value(old->lower),
                                           jig_mixed_value(jig_scf_for_upper_bound(loop)),
                                           jig_mixed_value(old->step));
    JigValue *zero = jig_arith_index(rw, loc, 0), *upper = jig_arith_mixed_to_value(rw, loc, n);
    set_bounds(rw, loop, zero, upper, jig_arith_index(rw, loc, 1));
}

static void normalize_int(JigRewriter *rw, JigOp *loop, const Old *old) {
    JigLoc loc = jig_op_loc(loop);
    bool from_zero = is_constant(old->lower, 0), by_one = is_constant(old->step, 1);
    JigValue *n = jig_scf_for_upper_bound(loop);
    const JigType *type = jig_value_type(n);
    if (from_zero && by_one)
        return;
    if (!from_zero)
        n = jig_loop_int_fold(rw, loc, JIG_ARITH(SUBI), n, old->lower);
    if (!by_one)
        n = jig_loop_int_fold(rw, loc, JIG_ARITH(CEILDIVSI), n, old->step);
    JigValue *zero = jig_loop_int_constant(rw, loc, type, 0);
    set_bounds(rw, loop, zero, n, jig_loop_int_constant(rw, loc, type, 1));
}

/* iv * step + lower */
static void denormalize_int(JigRewriter *rw, JigOp *loop, const Old *old) {
    JigValue *iv = jig_scf_for_iv(loop), *v = iv;
    JigLoc loc = jig_op_loc(loop);
    Except except = {0};
    if (!is_constant(old->step, 1))
        v = excepted(&except, jig_loop_int_op(rw, loc, JIG_ARITH(MULI), v, old->step));
    if (!is_constant(old->lower, 0))
        v = excepted(&except, jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), v, old->lower));
    if (v != iv)
        jig_rw_replace_uses_if(rw, iv, v, is_not_excepted, &except);
    jig_ptrmap_free(&except.ops);
}

/* The difference of the bounds of a loop that never runs is no number of iterations: two such
 * loops would multiply to one that runs, and nothing can be split by a negative basis. */
static void normalize_empty(JigRewriter *rw, JigOp *loop, const Old *old) {
    JigLoc loc = jig_op_loc(loop);
    const JigType *type = jig_value_type(old->lower);
    JigValue *zero = jig_loop_int_constant(rw, loc, type, 0);
    set_bounds(rw, loop, zero, zero, jig_loop_int_constant(rw, loc, type, 1));
}

static bool never_runs(const JigOp *loop) {
    uint64_t trips;
    return jig_scf_for_trip_count(loop, &trips) && trips == 0;
}

static void normalize(JigRewriter *rw, JigOp *loop, JigOp *outermost, JigOp *innermost,
                      bool empties) {
    const Old old = {jig_scf_for_lower_bound(loop), jig_scf_for_step(loop)};
    bool index = jig_type_is_index(jig_value_type(old.lower));
    jig_at_before(rw, outermost);
    if (empties && never_runs(loop))
        normalize_empty(rw, loop, &old);
    else
        (index ? normalize_index : normalize_int)(rw, loop, &old);
    jig_at_start(rw, jig_op_body(innermost));
    if (index)
        jig_loop_denormalize_index(rw, jig_op_loc(loop), jig_scf_for_iv(loop),
                                   jig_mixed_value(old.lower), jig_mixed_value(old.step));
    else
        denormalize_int(rw, loop, &old);
}

/* ---- The number of iterations ---- */

static JigValue *product_of_indices(JigRewriter *rw, JigLoc loc, JigValue *const *values,
                                    size_t n) {
    const JigExpr *e = jig_expr_mul(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    const JigMap *map = jig_map(rw->ctx, 0, 2, &e, 1);
    JigMixed all = jig_mixed_int(rw->ctx, 1);
    for (size_t i = 0; i < n; ++i) {
        const JigMixed operands[] = {all, jig_mixed_value(values[i])};
        all = jig_affine_apply_folded(rw, loc, map, operands);
    }
    return jig_arith_mixed_to_value(rw, loc, all);
}

static JigValue *product_of_ints(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n) {
    JigValue *all = NULL;
    for (size_t i = 0; i < n; ++i) {
        if (is_constant(values[i], 1))
            continue;
        all = all ? jig_loop_int_op(rw, loc, JIG_ARITH(MULI), all, values[i]) : values[i];
    }
    return all ? all : jig_loop_int_constant(rw, loc, jig_value_type(values[0]), 1);
}

/* ---- The old induction variables ---- */

static void split_index(JigRewriter *rw, JigLoc loc, JigValue *iv, JigValue *const *counts,
                        size_t n, JigValue **out, Except *except) {
    JigMixed *basis = JIG_NEW_ARRAY(rw->arena, JigMixed, n);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; ++i) {
        int64_t number;
        types[i] = jig_type_index(rw->ctx);
        /* Where a loop never runs, none does: any basis is right. */
        basis[i] = jig_constant_int(counts[i], &number)
                       ? jig_mixed_int(rw->ctx, number > 0 ? number : 1)
                       : jig_mixed_value(counts[i]);
    }
    JigMixedParts parts = jig_mixed_parts(rw->ctx, basis, n, rw->arena);
    JigOp *op = jig_affine_delinearize_index_build(
        rw, loc,
        &(JigAffineDelinearizeIndex){.linear_index = iv,
                                     .dynamic_basis = parts.values,
                                     .static_basis = parts.attr,
                                     .multi_index_types = {types, n}});
    jig_ptrset_add(&except->ops, op);
    for (size_t i = 0; i < n; ++i)
        out[i] = jig_op_result(op, i);
}

/* Loops that run once have 0, and cost no division. */
static void split_int(JigRewriter *rw, JigLoc loc, JigValue *iv, JigValue *const *counts, size_t n,
                      JigValue **out, Except *except) {
    size_t first = 0;
    const JigType *type = jig_value_type(iv);
    for (; first < n && is_constant(counts[first], 1); ++first)
        out[first] = jig_loop_int_constant(rw, loc, type, 0);
    JigValue *left = iv;
    for (size_t i = n; i-- > first;) {
        if (i + 1 < n && !is_constant(counts[i + 1], 1))
            left =
                excepted(except, jig_loop_int_op(rw, loc, JIG_ARITH(DIVSI), left, counts[i + 1]));
        out[i] = left;
        if (i == first)
            break;
        out[i] =
            is_constant(counts[i], 1)
                ? jig_loop_int_constant(rw, loc, type, 0)
                : excepted(except, jig_loop_int_op(rw, loc, JIG_ARITH(REMSI), left, counts[i]));
    }
}

/* ---- One body ---- */

/* The only loop in `outer` becomes its body, with `iv` for its induction variable. */
static void dissolve(JigRewriter *rw, JigOp *outer, JigOp *inner, JigValue *iv) {
    size_t n = jig_loop_num_carried(outer);
    JigBlock *body = jig_op_body(inner);
    JigOp *yield = jig_block_last(body);
    JigValue **yielded = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    args[0] = iv;
    for (size_t i = 0; i < n; ++i)
        args[i + 1] = jig_loop_arg(outer, i);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_loop_yielded(inner, i);
        yielded[i] = jig_value_owner_block(v) == body ? args[jig_value_index(v)] : v;
    }
    jig_rw_erase(rw, yield);
    jig_rw_inline_block(rw, body, jig_op_body(outer), inner, args, n + 1);
    jig_rw_replace(rw, inner, yielded, n);
}

static bool check(const JigBand *band, JigReason *why) {
    const JigType *type = jig_value_type(jig_scf_for_lower_bound(band->loops[0]));
    uint32_t width = jig_type_is_index(type) ? 64 : jig_type_width(type);
    uint64_t all = 1, most = width > 63 ? INT64_MAX : (UINT64_C(1) << (width - 1)) - 1, trips;
    for (size_t i = 0; i < band->n; ++i) {
        const JigOp *loop = band->loops[i];
        if (jig_value_type(jig_scf_for_lower_bound(loop)) != type)
            return jig_refuse(why, loop, "inner loop counts in another type");
        if (jig_scf_for_unsigned_cmp_attr(loop) && !jig_type_is_index(type))
            return jig_refuse(why, loop, "loop compares as unsigned");
        if (jig_scf_for_range_wraps(loop))
            return jig_refuse(why, loop, "the range does not fit its type");
        if (jig_scf_for_trip_count(loop, &trips) && trips &&
            (__builtin_mul_overflow(all, trips, &all) || all > most))
            return jig_refuse(why, loop, "number of all iterations does not fit its type");
    }
    return true;
}

/* Must loops that never run count as such? A single negative number of iterations makes the product
 * negative, too, as long as that fits. */
static bool needs_empties(const JigBand *band) {
    const JigType *type = jig_value_type(jig_scf_for_lower_bound(band->loops[0]));
    uint32_t width = jig_type_is_index(type) ? 64 : jig_type_width(type);
    int64_t all = 1, lower, upper;
    size_t n = 0;
    bool fits = true;
    for (size_t i = 0; i < band->n; ++i) {
        const JigOp *loop = band->loops[i];
        uint64_t trips;
        if (!jig_scf_for_trip_count(loop, &trips))
            continue;
        n += trips == 0;
        int64_t most = (int64_t)trips;
        if (!trips && jig_constant_int(jig_scf_for_lower_bound(loop), &lower) &&
            jig_constant_int(jig_scf_for_upper_bound(loop), &upper))
            fits &= !__builtin_sub_overflow(lower, upper, &most);
        fits &= !__builtin_mul_overflow(all, most, &all);
    }
    return n && (n > 1 || jig_type_is_index(type) || !fits || (width < 64 && all >> (width - 1)));
}

bool jig_loop_coalesce_for(JigRewriter *rw, const JigBand *band, bool may_replace, JigReason *why) {
    size_t n = band->n;
    JIG_CHECK(check(band, why));
    bool reads_outer = jig_loop_reads_outer_carried(band);
    if (reads_outer && !may_replace)
        return jig_refuse(why, band->loops[0], "an inner loop reads what it carries");
    jig_loop_sink_between(rw, band);
    if (reads_outer)
        jig_loop_carry_outer(rw, band);
    JigOp *outermost = band->loops[0], *innermost = band->loops[n - 1];
    JigLoc loc = jig_op_loc(outermost);
    bool empties = needs_empties(band);
    for (size_t i = 0; i < n; ++i)
        normalize(rw, band->loops[i], outermost, innermost, empties);
    jig_at_before(rw, outermost);
    JigValue **counts = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **ivs = JIG_NEW_ARRAY(rw->arena, JigValue *, n), *iv = jig_scf_for_iv(outermost);
    for (size_t i = 0; i < n; ++i)
        counts[i] = jig_scf_for_upper_bound(band->loops[i]);
    bool index = jig_type_is_index(jig_value_type(iv));
    jig_scf_for_set_upper_bound(rw, outermost,
                                (index ? product_of_indices : product_of_ints)(rw, loc, counts, n));
    jig_at_start(rw, jig_op_body(innermost));
    Except except = {0};
    (index ? split_index : split_int)(rw, loc, iv, counts, n, ivs, &except);
    if (ivs[0] != iv)
        jig_rw_replace_uses_if(rw, iv, ivs[0], is_not_excepted, &except);
    jig_ptrmap_free(&except.ops);
    for (size_t i = n - 1; i > 0; --i)
        dissolve(rw, band->loops[i - 1], band->loops[i], ivs[i]);
    return true;
}
