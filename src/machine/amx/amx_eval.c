/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation. A tile is an array of two dimensions. */
#include "machine/amx/amx_int.h"
#include "dialect/vector/vector_lanes.h"

/* Result 0, zeros. NULL after an error. */
static JigEvalShaped *new_tile(JigEvalCall *call) {
    const JigType *t = jig_op_result_type(call->step->op, 0);
    int64_t sizes[] = {jig_amx_dim(t, 0), jig_amx_dim(t, 1)};
    JigEvalShaped *s = jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op),
                                              jig_eval_elem_of(call->eval, jig_amx_element(t)), 2,
                                              sizes, JIG_BUFFER_VALUE, true);
    return jig_eval_give(call, 0, s) == JIG_EVAL_NEXT ? s : NULL;
}
JigEvalOutcome jig_amx_eval_zero(JigEvalCall *call) {
    return new_tile(call) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

static const JigEvalShaped *tile(JigEvalCall *call, size_t i) {
    return jig_eval_need(call, i) ? jig_eval_slot(call, i)->shaped : NULL;
}

/* ---- Memory ---- */

typedef struct Rows {
    const JigEvalShaped *memory;
    int64_t at, stride; /* bytes */
} Rows;

/* `first` is the first of the indices, `stride` the operand that says it, or 0. */
static bool find_rows(JigEvalCall *call, size_t first, size_t stride, Rows *out) {
    const JigEvalShaped *s = out->memory = jig_eval_shaped(call, 0);
    if (!s)
        return false;
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, s->rank + 1);
    size_t at;
    if (!jig_eval_indices(call, first, s->rank, index) || !jig_eval_shaped_at(call, s, index, &at))
        return false;
    out->at = (int64_t)at;
    if (!stride)
        out->stride = s->strides[s->rank - 2];
    else
        JIG_CHECK(jig_eval_get_index(call, stride, &out->stride));
    return !__builtin_mul_overflow(out->stride, (int64_t)jig_eval_elem_bytes(&s->elem),
                                   &out->stride) ||
           jig_eval_fail(call, "reaches too far");
}

static bool transfer(JigEvalCall *call, const Rows *r, const JigEvalShaped *t, bool load) {
    JigEvalBuffer *memory = r->memory->buffer;
    if (!load && memory->constant)
        return jig_eval_fail(call, "writes to constant memory");
    size_t bytes = (size_t)t->sizes[1] * t->elem.size;
    for (int64_t row = 0; row < t->sizes[0]; row++) {
        int64_t at;
        if (__builtin_mul_overflow(row, r->stride, &at) || __builtin_add_overflow(at, r->at, &at))
            return jig_eval_fail(call, "reaches too far");
        JIG_CHECK(jig_eval_buffer_check(call, memory, at, bytes));
        if (load)
            jig_eval_buffer_copy(t->buffer, (size_t)row * bytes, memory, (size_t)at, bytes);
        else
            jig_eval_buffer_copy(memory, (size_t)at, t->buffer, (size_t)row * bytes, bytes);
    }
    return true;
}

static bool load(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    Rows r;
    size_t stride = jig_amx_tile_load_stride(op) ? jig_op_num_operands(op) - 1 : 0;
    JIG_CHECK(find_rows(call, 1, stride, &r));
    JigEvalShaped *t = new_tile(call);
    return t && transfer(call, &r, t, true);
}
JigEvalOutcome jig_amx_eval_load(JigEvalCall *call) {
    return jig_vector_scratch(call, load);
}

static bool store(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    Rows r;
    size_t value = 1 + jig_amx_tile_store_num_indices(op),
           stride = jig_amx_tile_store_stride(op) ? value + 1 : 0;
    const JigEvalShaped *t = tile(call, value);
    return t && find_rows(call, 1, stride, &r) && transfer(call, &r, t, false);
}
JigEvalOutcome jig_amx_eval_store(JigEvalCall *call) {
    return jig_vector_scratch(call, store);
}

/* ---- Products ---- */

enum { LHS, RHS, ACC };

/* Numbers of row `row` of the first and column `column` of the second, `group` times `depth`. */
typedef struct Factors {
    size_t row, column, depth, group;
} Factors;
static size_t first_at(const JigLaneReader *l, const Factors *f, size_t k) {
    return f->row * (size_t)l->in[LHS]->sizes[1] + k;
}
static size_t second_at(const JigLaneReader *l, const Factors *f, size_t k) {
    return k / f->group * (size_t)l->in[RHS]->sizes[1] + f->column * f->group + k % f->group;
}

static JigFloat f32_at(JigLaneReader *l, size_t operand, size_t at) {
    return jig_float_convert(jig_vector_lanes_take(l, operand, at).f, JIG_F32,
                             JIG_ROUND_NEAREST_EVEN, NULL);
}
static void sum_floats(JigLaneReader *l, const Factors *f, JigNum *out) {
    for (size_t k = 0; k < f->depth; k++)
        out->f = jig_float_fma(f32_at(l, LHS, first_at(l, f, k)),
                               f32_at(l, RHS, second_at(l, f, k)), out->f, JIG_ROUND_NEAREST_EVEN);
}
static void sum_integers(JigLaneReader *l, const Factors *f, JigNum *out) {
    const JigOp *op = l->call->step->op;
    bool first_signed = !jig_amx_tile_muli_is_zext_lhs(op),
         second_signed = !jig_amx_tile_muli_is_zext_rhs(op);
    uint64_t sum = jig_int_u64(out->i); /* wraps around */
    for (size_t k = 0; k < f->depth; k++)
        sum += (uint64_t)jig_vector_lanes_int(l, LHS, first_at(l, f, k), first_signed) *
               (uint64_t)jig_vector_lanes_int(l, RHS, second_at(l, f, k), second_signed);
    out->i = jig_int_s(out->i.width, (int64_t)sum, &l->call->eval->scratch);
}

typedef void SumFn(JigLaneReader *l, const Factors *f, JigNum *out);
static bool multiply(JigEvalCall *call, size_t group, SumFn *sum) {
    JigLaneReader l = {.call = call};
    for (size_t i = LHS; i <= ACC; i++) {
        l.in[i] = tile(call, i);
        JIG_CHECK(l.in[i]);
    }
    JigEvalShaped *to = new_tile(call);
    JIG_CHECK(to);
    size_t columns = (size_t)to->sizes[1];
    Factors f = {.depth = (size_t)l.in[LHS]->sizes[1], .group = group};
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; i++) {
        l.state = JIG_EVAL_VALUE;
        f.row = i / columns, f.column = i % columns;
        JigNum out = jig_vector_lanes_take(&l, ACC, i);
        sum(&l, &f, &out);
        JIG_CHECK(l.state != JIG_EVAL_UNWRITTEN);
        jig_vector_lanes_put(&l, to, i, &out);
    }
    return true;
}
static bool mulf(JigEvalCall *call) {
    return multiply(call, JIG_AMX_PAIR, sum_floats);
}
JigEvalOutcome jig_amx_eval_mulf(JigEvalCall *call) {
    return jig_vector_scratch(call, mulf);
}
static bool muli(JigEvalCall *call) {
    return multiply(call, JIG_AMX_FOUR, sum_integers);
}
JigEvalOutcome jig_amx_eval_muli(JigEvalCall *call) {
    return jig_vector_scratch(call, muli);
}
