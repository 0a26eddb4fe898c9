/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Padding some loops of a structured op: the dimensions of operands that these loops subscribe. */
#include "dialect/affine/affine.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/bounds.h"
#include "payload/pad/pad_int.h"
#include "support/arena.h"
#include "support/check.h"

typedef struct Padding {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    const JigPadOptions *o;
    JigMixed **given; /* of operands: dynamic sizes as they are; NULL: not asked for */
    JigArena *a;
    JigPadded *out;
} Padding;

/* One operand: what its dimensions are rounded up to, and from. */
typedef struct PaddedShape {
    int64_t *multiples; /* 0: the dimension stays */
    int64_t *sizes;     /* rounded up; JIG_DYNAMIC: see `given` */
    bool fits;          /* is already so */
} PaddedShape;

static size_t rank_of(const Padding *p, size_t operand) {
    const JigType *t = jig_op_operand_type(p->op, operand);
    return jig_type_is_ranked_tensor(t) ? jig_type_rank(t) : 0;
}

/* The greatest size that dimension `dim` can have. */
static bool upper_bound(const Padding *p, JigValue *v, size_t dim, int64_t *out) {
    return jig_bounds_find_constant(jig_quantity_of_dim(v, dim, p->a), JIG_BOUND_UPPER, NULL, NULL,
                                    out);
}

static bool round_up(int64_t size, int64_t multiple, int64_t *out) {
    int64_t rest = size % multiple;
    return !__builtin_add_overflow(size, rest ? multiple - rest : 0, out);
}

/* Which dimensions the padded loops subscribe; the last loop counts. */
static bool find_multiples(const Padding *p, size_t operand, PaddedShape *s, JigReason *why) {
    const JigMap *map = jig_structured(p->op)->map(p->op, operand);
    const JigType *type = jig_op_operand_type(p->op, operand);
    for (size_t k = 0; k < p->o->num_loops; ++k) {
        if (p->o->loops[k] >= jig_map_num_dims(map))
            continue;
        if (p->o->multiples[k] <= 0)
            return jig_refuse(why, p->op, "expected a positive multiple, got {}",
                              jig_fact_int(p->o->multiples[k]));
        for (size_t d = 0; d < rank_of(p, operand); ++d) {
            if (!jig_expr_uses_dim(jig_map_result(map, (unsigned)d), (unsigned)p->o->loops[k]))
                continue;
            s->multiples[d] = p->o->multiples[k];
            int64_t size = jig_type_dim(type, d);
            s->fits &= size != JIG_DYNAMIC && size % s->multiples[d] == 0;
        }
    }
    return true;
}

static bool plan_operand(const Padding *p, size_t operand, PaddedShape *s, JigReason *why) {
    size_t rank = rank_of(p, operand);
    *s = (PaddedShape){.multiples = JIG_NEW_ARRAY(p->a, int64_t, rank + 1),
                       .sizes = JIG_NEW_ARRAY(p->a, int64_t, rank + 1),
                       .fits = true};
    JIG_CHECK(find_multiples(p, operand, s, why));
    const JigType *type = jig_op_operand_type(p->op, operand);
    for (size_t d = 0; d < rank; ++d) {
        s->sizes[d] = JIG_DYNAMIC;
        bool given = p->o->as_they_are && jig_type_is_dynamic_dim(type, d);
        if (!s->multiples[d] || given)
            continue;
        int64_t bound;
        if (!upper_bound(p, jig_op_operand(p->op, operand), d, &bound) ||
            !round_up(bound, s->multiples[d], &s->sizes[d]))
            return jig_refuse(why, p->op, "operand #{} cannot be bound statically",
                              jig_fact_int(operand));
    }
    bool keeps = operand < p->o->num_nofold && p->o->nofold[operand];
    if (rank && (!s->fits || keeps) && !jig_pad_attr(p->op, operand, p->o->values))
        return jig_refuse(why, p->op, "no padding value specified for operand #{}",
                          jig_fact_int(operand));
    return true;
}

/* ---- Building ---- */

static JigMixed padded_size(Padding *p, size_t operand, size_t d, const PaddedShape *s) {
    JigRewriter *rw = p->rw;
    JigValue *v = jig_op_operand(p->op, operand);
    if (!s->multiples[d])
        return jig_tensor_build_dim(rw, p->loc, v, d);
    if (s->sizes[d] != JIG_DYNAMIC)
        return jig_mixed_int(rw->ctx, s->sizes[d]);
    const JigExpr *e = jig_expr_mul_const(
        jig_expr_ceildiv(jig_expr_symbol(rw->ctx, 0), jig_expr_constant(rw->ctx, s->multiples[d])),
        s->multiples[d]);
    return jig_affine_apply_folded(rw, p->loc, jig_map(rw->ctx, 0, 1, &e, 1),
                                   &p->given[operand][d]);
}

static JigValue *pad_operand(Padding *p, size_t operand, const PaddedShape *s) {
    size_t rank = rank_of(p, operand);
    JigValue *v = jig_op_operand(p->op, operand), *padded = v;
    bool nofold = operand < p->o->num_nofold && p->o->nofold[operand];
    if (jig_type_is_ranked_tensor(jig_value_type(v)) && (!s->fits || nofold)) {
        const JigAttr *value = jig_pad_attr(p->op, operand, p->o->values);
        JigValue *padding =
            jig_pad_constant(p->rw, p->loc, jig_type_element(jig_value_type(v)), value);
        JigMixed *sizes = JIG_NEW_ARRAY(p->a, JigMixed, rank + 1);
        for (size_t d = 0; d < rank; ++d)
            if (!s->fits || !jig_type_is_dynamic_dim(jig_value_type(v), d))
                sizes[d] = padded_size(p, operand, d, s);
        padded = jig_pad_to(p->rw, p->loc, v, sizes, padding, nofold);
    }
    JigOp *def = jig_value_def(padded);
    if (def && jig_op_is(def, JIG_TENSOR(PAD)))
        p->out->pads[p->out->num_pads++] = def;
    return padded;
}

/* The dynamic sizes of all operands, before the op. */
static void note_given_sizes(Padding *p) {
    size_t n = jig_op_num_operands(p->op);
    p->given = JIG_NEW_ARRAY(p->a, JigMixed *, n + 1);
    jig_at_before(p->rw, p->op);
    for (size_t i = 0; p->o->as_they_are && i < n; ++i) {
        JigValue *v = jig_op_operand(p->op, i);
        p->given[i] = JIG_NEW_ARRAY(p->a, JigMixed, rank_of(p, i) + 1);
        for (size_t d = 0; d < rank_of(p, i); ++d)
            if (jig_type_is_dynamic_dim(jig_value_type(v), d))
                p->given[i][d] = jig_tensor_build_dim(p->rw, jig_value_loc(v), v, d);
    }
}

static JigValue *copy_back(Padding *p, JigValue *result, JigValue *init) {
    JigOp *copy;
    if (p->o->copy_back == JIG_COPY_BACK_NONE)
        return result;
    if (p->o->copy_back == JIG_COPY_BACK_LINALG) {
        copy = jig_linalg_build(p->rw, p->loc, JIG_LINALG(COPY), &result, 1, &init, 1, NULL);
    } else {
        JigBufferizationMaterializeInDestination parts = {
            .source = result, .dest = init, .result_type = jig_value_type(init)};
        copy = jig_bufferization_materialize_in_destination_build(p->rw, p->loc, &parts);
    }
    p->out->copies[p->out->num_copies++] = copy;
    return jig_op_result(copy, 0);
}

static bool build(Padding *p, const PaddedShape *shapes, JigReason *why) {
    size_t n = jig_op_num_operands(p->op), num_results = jig_op_num_results(p->op),
           first_init = jig_dps_inits(p->op).start;
    note_given_sizes(p);
    jig_at_after(p->rw, p->op);
    JigValue **operands = JIG_NEW_ARRAY(p->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        operands[i] = pad_operand(p, i, &shapes[i]);
    JigMixed **sizes = jig_pad_result_sizes(p->rw, p->op, p->a);
    if (!sizes)
        return jig_refuse(why, p->op, "failed to reify tile-able op result shapes");
    p->out->op = jig_linalg_clone_onto(p->rw, p->op, operands);
    JigValue **results = jig_pad_cut_results(p->rw, p->loc, p->out->op, sizes, p->a);
    for (size_t i = 0; i < num_results; ++i)
        results[i] = copy_back(p, results[i], jig_op_operand(p->op, first_init + i));
    jig_rw_replace(p->rw, p->op, results, num_results);
    return true;
}

/* ---- The whole ---- */

/* Which loops go further. One of known size that is a multiple already does not. */
static bool *find_extended(const Padding *p) {
    size_t n = jig_structured(p->op)->num_loops(p->op);
    bool *extended = JIG_NEW_ARRAY(p->a, bool, n + 1);
    for (size_t k = 0; k < p->o->num_loops; ++k) {
        int64_t loop = p->o->loops[k];
        if (loop < 0 || (uint64_t)loop >= n)
            continue;
        int64_t size = jig_linalg_static_loop_size(p->op, (size_t)loop);
        bool one = p->o->as_they_are && p->o->multiples[k] == 1;
        extended[loop] = size == JIG_DYNAMIC ? !one : size % p->o->multiples[k] != 0;
    }
    return extended;
}

/* ---- Operands that are read at sums of loops ---- */

/* How far the loop goes on padded operands, by a dimension that it goes along alone. */
static int64_t padded_loop_size(const Padding *p, const PaddedShape *shapes, unsigned loop) {
    for (size_t i = 0; i < jig_op_num_operands(p->op); ++i) {
        const JigMap *map = jig_structured(p->op)->map(p->op, i);
        for (size_t d = 0; d < rank_of(p, i); ++d) {
            const JigExpr *e = jig_map_result(map, (unsigned)d);
            if (jig_expr_kind(e) != JIG_EXPR_DIM || jig_map_dim_position(map, (unsigned)d) != loop)
                continue;
            int64_t size = shapes[i].multiples[d] ? shapes[i].sizes[d]
                                                  : jig_type_dim(jig_op_operand_type(p->op, i), d);
            if (size != JIG_DYNAMIC)
                return size;
        }
    }
    return JIG_DYNAMIC;
}

/* The indices of the last iteration; false: not all are known. */
static bool last_iteration(const Padding *p, const PaddedShape *shapes, size_t n, int64_t *last) {
    bool known = true;
    for (size_t k = 0; k < n; ++k) {
        int64_t size = padded_loop_size(p, shapes, (unsigned)k);
        known = known && size != JIG_DYNAMIC;
        last[k] = size == JIG_DYNAMIC ? 0 : size - 1;
    }
    return known;
}

static bool uses_any(const JigExpr *e, const bool *loops, size_t n) {
    for (size_t k = 0; k < n; ++k)
        if (loops[k] && jig_expr_uses_dim(e, (unsigned)k))
            return true;
    return false;
}

/* Rounding up what is read at `d0 + d1` need not be enough when d0 goes further. */
static bool check_sums(const Padding *p, const PaddedShape *shapes, const bool *extended,
                       JigReason *why) {
    size_t n = jig_structured(p->op)->num_loops(p->op);
    int64_t *last = JIG_NEW_ARRAY(p->a, int64_t, n + 1), end;
    bool known = last_iteration(p, shapes, n, last);
    for (size_t i = 0; i < jig_op_num_operands(p->op); ++i) {
        const JigMap *map = jig_structured(p->op)->map(p->op, i);
        const JigType *type = jig_op_operand_type(p->op, i);
        for (size_t d = 0; d < rank_of(p, i); ++d) {
            const JigExpr *e = jig_map_result(map, (unsigned)d);
            if (jig_expr_kind(e) == JIG_EXPR_DIM || !uses_any(e, extended, n))
                continue;
            int64_t size = shapes[i].multiples[d] ? shapes[i].sizes[d] : jig_type_dim(type, d);
            if (known && size != JIG_DYNAMIC && jig_expr_eval(e, last, NULL, &end) && end < size)
                continue;
            return jig_refuse(why, p->op,
                              "operand #{} may be read beyond its padding in dimension #{}",
                              jig_fact_int((int64_t)i), jig_fact_int((int64_t)d));
        }
    }
    return true;
}

bool jig_pad(JigRewriter *rw, JigOp *op, const JigPadOptions *options, JigArena *a, JigPadded *out,
             JigReason *why) {
    JIG_REQUIRE(rw && op && a && out && options);
    if (!jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "expected operation on tensors");
    size_t n = jig_op_num_operands(op);
    *out = (JigPadded){.pads = JIG_NEW_ARRAY(a, JigOp *, n + 1),
                       .copies = JIG_NEW_ARRAY(a, JigOp *, n + 1)};
    Padding p = {.rw = rw, .op = op, .loc = jig_op_loc(op), .o = options, .a = a, .out = out};
    PaddedShape *shapes = JIG_NEW_ARRAY(a, PaddedShape, n + 1);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(plan_operand(&p, i, &shapes[i], why));
    const bool *extended = find_extended(&p);
    return jig_pad_is_neutral(op, extended, options->values, why) &&
           check_sums(&p, shapes, extended, why) && build(&p, shapes, why);
}
