/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Arithmetic on fewer bits, where no number needs more. */
#include "analysis/ranges.h"
#include "dialect/arith/arith.h"
#include "jig/rewrite.h"
#include "jig/pass.h"

typedef struct Narrowing {
    JigIntRanges *ranges;
    const int64_t *widths;
    size_t n;
} Narrowing;

/* ---- Which extension gives a number back? ---- */

typedef struct Fit {
    bool by_sign, by_value;
} Fit;

static Fit fit_of(const JigIntRange *r, uint32_t width) {
    JigIntRange full = jig_int_range_full(width);
    return (Fit){r->smin >= full.smin && r->smax <= full.smax, r->umax <= full.umax};
}
static bool fits(Fit f) {
    return f.by_sign || f.by_value;
}

static bool fit_value(const Narrowing *x, const JigValue *v, uint32_t width, Fit *all) {
    JigIntRange r;
    if (!jig_ranges_find(x->ranges, v, &r))
        return false;
    Fit f = fit_of(&r, width);
    *all = (Fit){all->by_sign && f.by_sign, all->by_value && f.by_value};
    return fits(*all);
}

/* ---- What ops need ---- */

typedef struct Needs {
    bool sign;        /* numbers read as signed */
    bool value;       /* numbers read as unsigned; their order alone is the same either way */
    bool short_shift; /* operand 1 is how far */
    bool no_wrapping; /* the least number by -1 is undefined */
} Needs;

static const Needs needs[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_DIVSI] = {.sign = true},
    [JIG_ARITH_CEILDIVSI] = {.sign = true},
    [JIG_ARITH_FLOORDIVSI] = {.sign = true},
    [JIG_ARITH_REMSI] = {.sign = true, .no_wrapping = true},
    [JIG_ARITH_MINSI] = {.sign = true},
    [JIG_ARITH_MAXSI] = {.sign = true},
    [JIG_ARITH_SHRSI] = {.sign = true, .short_shift = true},
    [JIG_ARITH_DIVUI] = {.value = true},
    [JIG_ARITH_CEILDIVUI] = {.value = true},
    [JIG_ARITH_REMUI] = {.value = true},
    [JIG_ARITH_SHRUI] = {.value = true, .short_shift = true},
    [JIG_ARITH_SHLI] = {.short_shift = true},
};

static bool is_arith(const JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    return row >= jig_arith_ops && row < jig_arith_ops + JIG_ARITH_NUM_OPS;
}

static bool is_fine(const Narrowing *x, const JigOp *op, uint32_t width, Fit f) {
    if (!is_arith(op))
        return true;
    Needs need = needs[jig_op_row(op) - jig_arith_ops];
    JigIntRange full = jig_int_range_full(width), a, b;
    if ((need.sign && !f.by_sign) || (need.value && !f.by_value))
        return false;
    if (need.short_shift && (!jig_ranges_find(x->ranges, jig_arith_rhs(op), &b) || b.umax >= width))
        return false;
    return !need.no_wrapping || !jig_ranges_find(x->ranges, jig_arith_lhs(op), &a) ||
           !jig_ranges_find(x->ranges, jig_arith_rhs(op), &b) || a.smin > full.smin ||
           b.smin > -1 || b.smax < -1;
}

/* ---- Casts ---- */

static const JigOpRow *cast_row(const JigType *from, const JigType *to, Fit f) {
    if (jig_type_is_index(from) || jig_type_is_index(to))
        return f.by_value ? JIG_ARITH(INDEX_CASTUI) : JIG_ARITH(INDEX_CAST);
    if (jig_type_width(to) < jig_type_width(from))
        return JIG_ARITH(TRUNCI);
    return f.by_value ? JIG_ARITH(EXTUI) : JIG_ARITH(EXTSI);
}

static const JigType *with_element(const JigType *t, const JigType *element) {
    return jig_type_element(t) ? jig_type_clone_shaped(t, NULL, 0, element) : element;
}

static JigValue *cast(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type, Fit f) {
    const JigOpRow *row =
        cast_row(jig_type_element_or_self(jig_value_type(v)), jig_type_element_or_self(type), f);
    return jig_op_result(jig_build(rw, loc, row, &v, 1, &type, 1, NULL), 0);
}

/* ---- Ops with operands and results of one type ---- */

/* NULL: there are several, or none. */
static const JigType *only_type(const JigOp *op) {
    size_t n = jig_op_num_operands(op), results = jig_op_num_results(op);
    const JigType *t = results ? jig_op_result_type(op, 0) : NULL;
    for (size_t i = 0; i < n && t; i++)
        t = jig_op_operand_type(op, i) == t ? t : NULL;
    for (size_t i = 0; i < results && t; i++)
        t = jig_op_result_type(op, i) == t ? t : NULL;
    return n ? t : NULL;
}

static bool fit_all(const Narrowing *x, const JigOp *op, uint32_t width, Fit *f) {
    *f = (Fit){true, true};
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (!fit_value(x, jig_op_operand(op, i), width, f))
            return false;
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        if (!fit_value(x, jig_op_result(op, i), width, f))
            return false;
    return is_fine(x, op, width, *f);
}

/* Sums that are numbers without a sign may be too large for those with one. */
static const JigAttr *attrs_of(const JigOp *op, Fit f) {
    static const char flags[] = "overflowFlags";
    const JigAttr *attrs = jig_op_attrs(op), *old = jig_op_attr(op, flags);
    if (f.by_sign || !is_arith(op) || !old || !(jig_attr_enum_value(old) & JIG_NO_SIGNED_WRAP))
        return attrs;
    JigContext *ctx = jig_op_context(op);
    return jig_attr_dict_with(
        attrs, jig_ident(ctx, jig_str(flags)),
        jig_attr_enum(ctx, JIG_ARITH_OVERFLOW_ATTR,
                      jig_attr_enum_value(old) & ~(int64_t)JIG_NO_SIGNED_WRAP));
}

/* How an operand is cast is up to its own numbers, whatever the op needs. */
static Fit own(const Narrowing *x, const JigValue *v, const JigType *type) {
    Fit f = {true, true};
    (void)fit_value(x, v, jig_int_range_width(type), &f);
    return f;
}

static JigOp *narrowed(JigRewriter *rw, const Narrowing *x, JigOp *op, const JigType *type, Fit f) {
    size_t n = jig_op_num_operands(op), results = jig_op_num_results(op);
    JigOpState state = {.name = jig_op_name_record(op),
                        .loc = jig_op_loc(op),
                        .operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
                        .num_operands = n,
                        .types = JIG_NEW_ARRAY(rw->arena, const JigType *, results),
                        .num_types = results,
                        .attrs = attrs_of(op, f)};
    for (size_t i = 0; i < n; i++) {
        JigValue *v = jig_op_operand(op, i), *made = NULL;
        for (size_t k = 0; k < i && !made; k++)
            made = jig_op_operand(op, k) == v ? state.operands[k] : NULL;
        state.operands[i] = made ? made : cast(rw, state.loc, v, type, own(x, v, type));
    }
    for (size_t i = 0; i < results; i++)
        state.types[i] = type;
    return jig_create(rw, &state);
}

static bool narrow_to(JigRewriter *rw, const Narrowing *x, JigOp *op, uint32_t width, Fit f) {
    const JigType *old = only_type(op);
    size_t results = jig_op_num_results(op);
    jig_at_before(rw, op);
    JigOp *by = narrowed(rw, x, op, with_element(old, jig_type_i(rw->ctx, width)), f);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, results);
    for (size_t i = 0; i < results; i++) {
        values[i] = cast(rw, jig_op_loc(op), jig_op_result(by, i), old, f);
        jig_ranges_same(x->ranges, values[i], jig_op_result(op, i));
    }
    jig_rw_replace(rw, op, values, results);
    return true;
}

static bool is_narrower(int64_t width, const JigType *t) {
    return width > 0 && width < jig_int_range_width(t);
}

static bool narrow_elementwise(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Narrowing *x = self->data;
    const JigType *t = jig_op_is_elementwise_mappable(op) ? only_type(op) : NULL;
    if (!t || jig_op_num_regions(op))
        return jig_no_match(rw, op, "not elementwise on one type");
    for (size_t i = 0; i < x->n; i++) {
        Fit f;
        if (is_narrower(x->widths[i], t) && fit_all(x, op, (uint32_t)x->widths[i], &f))
            return narrow_to(rw, x, op, (uint32_t)x->widths[i], f);
    }
    return jig_no_match(rw, op, "needs its bits");
}

/* ---- Comparisons ---- */

/* Sign-extension keeps the order of unsigned numbers as well. */
static bool narrow_cmpi(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Narrowing *x = self->data;
    JigValue *lhs = jig_arith_lhs(op), *rhs = jig_arith_rhs(op);
    JigIntCompare how = (JigIntCompare)jig_arith_predicate(op);
    bool by_sign = jig_compare_unsigned(how) != how;
    const JigType *t = jig_value_type(lhs);
    for (size_t i = 0; i < x->n; i++) {
        Fit f = {true, true};
        uint32_t width = (uint32_t)x->widths[i];
        if (!is_narrower(width, t) || !fit_value(x, lhs, width, &f) ||
            !fit_value(x, rhs, width, &f) || (by_sign && !f.by_sign))
            continue;
        const JigType *type = with_element(t, jig_type_i(rw->ctx, width));
        JigLoc loc = jig_op_loc(op);
        jig_at_before(rw, op);
        JigArithCmpi parts = {.lhs = cast(rw, loc, lhs, type, own(x, lhs, type))};
        parts.rhs = cast(rw, loc, rhs, type, own(x, rhs, type));
        parts.predicate = jig_attr_i64(rw->ctx, how);
        JigOp *by = jig_arith_cmpi_build(rw, loc, &parts);
        jig_rw_replace_op(rw, op, by);
        return true;
    }
    return jig_no_match(rw, op, "needs its bits");
}

/* ---- To index and back ---- */

/* To a type of these widths, and from it; an index has all of their bits. */
static bool cast_back(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Narrowing *x = self->data;
    const JigOp *before = jig_value_def(jig_arith_in(op));
    const JigType *t = jig_op_result_type(op, 0);
    if (!before || jig_op_row(before) != jig_op_row(op) ||
        jig_value_type(jig_arith_in(before)) != t || jig_type_is_index(jig_type_element_or_self(t)))
        return jig_no_match(rw, op, "does not lead back");
    for (size_t i = 0; i < x->n; i++)
        if (x->widths[i] > 0 && x->widths[i] == jig_int_range_width(t)) {
            jig_rw_replace1(rw, op, jig_arith_in(before));
            return true;
        }
    return jig_no_match(rw, op, "of another width");
}

/* ---- The pass ---- */

static bool run(JigPassCall *call) {
    Narrowing x = {.ranges = jig_ranges_create(call->op, true)};
    x.n = jig_option_int_list(call, "int-bitwidths-supported", &x.widths);
    const JigPattern patterns[] = {
        {.name = "on fewer bits", .fn = narrow_elementwise, .data = &x},
        {.name = "compared by fewer bits", .root = "arith.cmpi", .fn = narrow_cmpi, .data = &x},
        {.name = "to index and back", .root = "arith.index_castui", .fn = cast_back, .data = &x},
        {.name = "to index and back", .root = "arith.index_cast", .fn = cast_back, .data = &x},
        {0},
    };
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    bool ok = jig_pass_apply(call, set, NULL);
    jig_ranges_free(x.ranges);
    return ok;
}

static const JigOptionRow options[] = {
    {.name = "int-bitwidths-supported",
     .kind = JIG_OPTION_UINT_LIST,
     .help = "Bits of integers that there is arithmetic on; the first that do are taken"},
};

const JigPassRow jig_pass_arith_int_range_narrowing = {
    .name = "arith-int-range-narrowing",
    .title = "ArithIntRangeNarrowingPass",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "arithmetic on fewer bits, where ranges of integers allow it",
};
