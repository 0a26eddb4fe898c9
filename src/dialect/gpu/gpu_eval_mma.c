/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Matrices of subgroups. Each thread has the whole matrix as its value, the same for all, so that
 * what computes needs nobody; memory is read and written when all have come.
 */
#include "dialect/gpu/gpu_eval.h"
#include "dialect/gpu/gpu_int.h"
#include "eval/kernels.h"

/* A new matrix of a type. NULL after an error. */
static JigEvalShaped *new_matrix(JigEvalCall *call, const JigType *type) {
    int64_t sizes[] = {jig_gpu_mma_dim(type, 0), jig_gpu_mma_dim(type, 1)};
    return jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op),
                                  jig_eval_elem_of(call->eval, jig_gpu_mma_element(type)), 2, sizes,
                                  JIG_BUFFER_VALUE, true);
}

/* Operand i; NULL after an error. */
static const JigEvalShaped *matrix(JigEvalCall *call, size_t i) {
    return jig_eval_need(call, i) ? jig_eval_slot(call, i)->shaped : NULL;
}

/* ---- Memory ---- */

/* Where a matrix stands in memory. */
typedef struct Place {
    const JigEvalShaped *memory;
    size_t at;    /* byte of the first element */
    int64_t lead; /* elements from a row to the next */
    bool transposed;
} Place;

static bool find_place(JigEvalCall *call, size_t memory, size_t indices, int64_t lead,
                       bool transposed, Place *out) {
    JigArena *a = &call->eval->scratch;
    *out = (Place){.memory = jig_eval_shaped(call, memory), .lead = lead, .transposed = transposed};
    if (!out->memory)
        return false;
    int64_t *index = JIG_NEW_ARRAY(a, int64_t, out->memory->rank + 1);
    return jig_eval_indices(call, indices, out->memory->rank, index) &&
           jig_eval_shaped_at(call, out->memory, index, &out->at);
}

/* Byte of an element; false after an error. */
static bool element_at(JigEvalCall *call, const Place *p, int64_t row, int64_t col, size_t *at) {
    int64_t bytes = p->memory->elem.size, far;
    if (__builtin_mul_overflow(p->lead, p->transposed ? col : row, &far) ||
        __builtin_add_overflow(far, p->transposed ? row : col, &far) ||
        __builtin_mul_overflow(far, bytes, &far) ||
        __builtin_add_overflow(far, (int64_t)p->at, &far))
        return jig_eval_fail(call, "reaches too far");
    *at = (size_t)far;
    return jig_eval_buffer_check(call, p->memory->buffer, far, (size_t)bytes);
}

/* Between memory and a matrix. */
static bool transfer(JigEvalCall *call, const Place *p, JigEvalShaped *m, bool load) {
    size_t bytes = m->elem.size;
    if (p->memory->elem.size != bytes)
        return jig_eval_fail(call, "has elements of another size than its memory");
    if (!load && p->memory->buffer->constant)
        return jig_eval_fail(call, "writes to constant memory");
    for (int64_t row = 0, i = 0; row < m->sizes[0]; ++row)
        for (int64_t col = 0; col < m->sizes[1]; ++col, ++i) {
            size_t at = 0, own = (size_t)i * bytes;
            JIG_CHECK(element_at(call, p, row, col, &at));
            if (load)
                jig_eval_buffer_copy(m->buffer, own, p->memory->buffer, at, bytes);
            else
                jig_eval_buffer_copy(p->memory->buffer, at, m->buffer, own, bytes);
        }
    return true;
}

/* All threads say the same place; the first one says it for all. */
static bool load(JigEvalCall *const *calls, size_t n) {
    JigEvalCall *call = calls[0];
    const JigOp *op = call->step->op;
    Place p;
    JIG_CHECK(find_place(
        call, 0, 1, jig_attr_int_value(jig_gpu_subgroup_mma_load_matrix_lead_dimension_attr(op)),
        jig_gpu_subgroup_mma_load_matrix_transpose(op), &p));
    JigEvalShaped *m = new_matrix(call, jig_op_result_type(op, 0));
    if (!m)
        return false;
    bool ok = transfer(call, &p, m, true);
    JigEvalValue value = jig_eval_shaped_value(m);
    for (size_t i = 0; ok && i < n; ++i)
        jig_eval_set(calls[i], 0, &value);
    jig_eval_release(&value);
    return ok;
}
JigEvalOutcome jig_gpu_eval_mma_load(JigEvalCall *call) {
    return jig_gpu_meet_subgroup(call, load);
}

static bool store(JigEvalCall *const *calls, size_t n) {
    JigEvalCall *call = calls[0];
    const JigOp *op = call->step->op;
    Place p;
    (void)n;
    JIG_CHECK(jig_eval_need(call, 0));
    return find_place(call, 1, 2,
                      jig_attr_int_value(jig_gpu_subgroup_mma_store_matrix_lead_dimension_attr(op)),
                      jig_gpu_subgroup_mma_store_matrix_transpose(op), &p) &&
           transfer(call, &p, jig_eval_slot(call, 0)->shaped, false);
}
JigEvalOutcome jig_gpu_eval_mma_store(JigEvalCall *call) {
    return jig_gpu_meet_subgroup(call, store);
}

/* ---- Numbers ---- */

static bool number_at(JigEvalCall *call, const JigEvalShaped *m, int64_t i, JigNum *out) {
    JigEvalValue x = {0};
    jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), m, (size_t)i * m->elem.size, &x);
    JIG_CHECK(jig_eval_need_value(call, &x, "an element"));
    jig_eval_num_of_value(&m->elem, &x, out);
    jig_eval_release(&x);
    return true;
}
static void set_number(JigEvalCall *call, JigEvalShaped *m, int64_t i, const JigNum *n) {
    JigEvalValue x;
    jig_eval_value_of_num(call->eval, &m->elem, n, &x);
    jig_eval_store_elem(m, (size_t)i * m->elem.size, &x);
    jig_eval_release(&x);
}

/* A factor as a number of the sum's kind. */
static JigNum widened(JigNum n, const JigElem *to, bool is_signed, JigArena *a) {
    bool lost;
    if (to->kind == JIG_ELEM_FLOAT)
        n.f = jig_float_convert(n.f, to->float_kind, JIG_ROUND_NEAREST_EVEN, &lost);
    else
        n.i = is_signed ? jig_int_sext(n.i, to->width, a) : jig_int_zext(n.i, to->width, a);
    return n;
}

/* One element of the sum: products along k, each rounded, then the sum. */
static bool add_products(JigEvalCall *call, const JigEvalShaped *const m[2], int64_t row,
                         int64_t col, const JigElem *elem, JigNum *sum) {
    JigArena *arena = &call->eval->scratch;
    for (int64_t k = 0; k < m[0]->sizes[1]; ++k) {
        JigNum x[2];
        const int64_t at[] = {row * m[0]->sizes[1] + k, k * m[1]->sizes[1] + col};
        for (size_t i = 0; i < 2; ++i) {
            const JigType *t = jig_gpu_mma_element(jig_op_operand_type(call->step->op, i));
            JIG_CHECK(number_at(call, m[i], at[i], &x[i]));
            x[i] = widened(x[i], elem,
                           elem->kind == JIG_ELEM_FLOAT || jig_type_sign(t) != JIG_UNSIGNED, arena);
        }
        if (elem->kind == JIG_ELEM_FLOAT)
            sum->f = jig_float_add(sum->f, jig_float_mul(x[0].f, x[1].f, JIG_ROUND_NEAREST_EVEN),
                                   JIG_ROUND_NEAREST_EVEN);
        else
            sum->i = jig_int_add(sum->i, jig_int_mul(x[0].i, x[1].i, arena), arena);
    }
    return true;
}

static bool compute(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigEvalShaped *factors[] = {matrix(call, 0), matrix(call, 1)}, *c = matrix(call, 2);
    if (!factors[0] || !factors[1] || !c)
        return false;
    if (jig_gpu_subgroup_mma_compute_a_transpose(op) ||
        jig_gpu_subgroup_mma_compute_b_transpose(op))
        return jig_eval_unknown_fail(call, "of transposed factors cannot be evaluated");
    JigEvalShaped *d = new_matrix(call, jig_op_result_type(op, 0));
    bool ok = d;
    for (int64_t row = 0, i = 0; ok && row < d->sizes[0]; ++row)
        for (int64_t col = 0; ok && col < d->sizes[1]; ++col, ++i) {
            JigNum sum;
            ok = number_at(call, c, i, &sum) &&
                 add_products(call, factors, row, col, &d->elem, &sum);
            if (ok)
                set_number(call, d, i, &sum);
        }
    if (d && !ok)
        jig_eval_shaped_release(d);
    return ok && jig_eval_give(call, 0, d) == JIG_EVAL_NEXT;
}
JigEvalOutcome jig_gpu_eval_mma_compute(JigEvalCall *call) {
    return jig_gpu_scratch(call, compute);
}

static bool constant(JigEvalCall *call) {
    JIG_CHECK(jig_eval_need(call, 0));
    JigEvalShaped *m = new_matrix(call, jig_op_result_type(call->step->op, 0));
    if (!m)
        return false;
    for (int64_t i = 0; i < m->sizes[0] * m->sizes[1]; ++i)
        jig_eval_store_elem(m, (size_t)i * m->elem.size, jig_eval_slot(call, 0));
    return jig_eval_give(call, 0, m) == JIG_EVAL_NEXT;
}
JigEvalOutcome jig_gpu_eval_mma_constant(JigEvalCall *call) {
    return jig_gpu_scratch(call, constant);
}

/* Of two matrices; NULL: of one, or to another type. In the order of the enum. */
static const JigEvalKernel *kernel_of(int64_t kind) {
    static const struct {
        bool is_float;
        uint8_t fn;
    } of[] = {{true, JIG_ADDF},     {true, JIG_MULF},  {true, JIG_SUBF}, {true, JIG_MAXIMUMF},
              {true, JIG_MINIMUMF}, {true, JIG_DIVF},  {false, JIG_ADD}, {false, JIG_MUL},
              {false, JIG_SUB},     {false, JIG_DIVS}, {false, JIG_DIVU}};
    if (kind < 0 || (size_t)kind >= JIG_LEN(of))
        return NULL;
    return of[kind].is_float ? &jig_float_kernels[of[kind].fn] : &jig_int_kernels[of[kind].fn];
}

static bool elementwise(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigEvalKernel *k =
        kernel_of(jig_attr_enum_value(jig_gpu_subgroup_mma_elementwise_op_type_attr(op)));
    if (!k || call->step->num_operands != 2)
        return jig_eval_unknown_fail(call, "cannot be evaluated: it is not of two matrices");
    const JigEvalShaped *x = matrix(call, 0), *y = x ? matrix(call, 1) : NULL;
    JigEvalShaped *m = y ? new_matrix(call, jig_op_result_type(op, 0)) : NULL;
    bool ok = m;
    JigLoc loc = jig_eval_loc(op);
    for (int64_t i = 0; ok && i < m->sizes[0] * m->sizes[1]; ++i) {
        JigEvalValue a = {0}, b = {0};
        size_t at = (size_t)i * m->elem.size;
        jig_eval_load_elem(call->eval, loc, x, at, &a);
        jig_eval_load_elem(call->eval, loc, y, at, &b);
        ok = jig_eval_combine(call, k, &m->elem, &a, &b);
        if (ok)
            jig_eval_store_elem(m, at, &a);
        jig_eval_release(&a);
        jig_eval_release(&b);
    }
    if (m && !ok)
        jig_eval_shaped_release(m);
    return ok && jig_eval_give(call, 0, m) == JIG_EVAL_NEXT;
}
JigEvalOutcome jig_gpu_eval_mma_elementwise(JigEvalCall *call) {
    return jig_gpu_scratch(call, elementwise);
}
