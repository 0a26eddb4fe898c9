/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of intrinsics of vectors: masks, lanes in memory, parts, matrices. */
#include "dialect/llvm/eval/llvm_eval.h"

/* ---- Vectors that are counted ---- */

JigEvalOutcome jig_llvm_eval_vscale(JigEvalCall *call) {
    const JigElem *elem = jig_eval_result_elem(call, 0);
    if (elem->kind != JIG_ELEM_INT || elem->width > 64)
        return jig_eval_unknown(call, "is evaluated only of integers of at most 64 bits");
    jig_eval_set_index(call, 0, call->eval->options.vscale);
    return JIG_EVAL_NEXT;
}

static void set_lane(JigEvalShaped *s, size_t i, JigInt x) {
    jig_eval_num_to_bytes(&s->elem, &(JigNum){.i = x}, s->buffer->data + i * s->elem.size);
}

static bool count_lanes(JigEvalCall *call) {
    JigArena *a = &call->eval->scratch;
    JigEvalShaped *to = jig_llvm_vector_result(call);
    JIG_CHECK(to);
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i)
        set_lane(to, i, jig_int(to->elem.width, i, a));
    return true;
}
JigEvalOutcome jig_llvm_eval_stepvector(JigEvalCall *call) {
    return jig_vector_scratch(call, count_lanes);
}

/* Lane i where base + i, which does not wrap around, is below n. */
static bool active_lanes(JigEvalCall *call) {
    JigArena *a = &call->eval->scratch;
    JigInt base, n;
    JIG_CHECK(jig_eval_get_int(call, 0, &base) && jig_eval_get_int(call, 1, &n));
    uint32_t width = (base.width > n.width ? base.width : n.width) + 64;
    base = jig_int_zext(base, width, a);
    n = jig_int_zext(n, width, a);
    JigEvalShaped *to = jig_llvm_vector_result(call);
    JIG_CHECK(to);
    if (to->elem.width != 1)
        return jig_eval_fail(call, "gives a vector of other than bits");
    for (size_t i = 0, count = (size_t)jig_eval_shaped_count(to); i < count; ++i)
        to->buffer->data[i] = jig_int_ucmp(jig_int_add(base, jig_int(width, i, a), a), n) < 0;
    return true;
}
JigEvalOutcome jig_llvm_eval_active_lane_mask(JigEvalCall *call) {
    return jig_vector_scratch(call, active_lanes);
}

/* ---- Lanes in memory ---- */

/* Where lanes are: at one pointer, one after the other; the selected ones after each other; each at
 * a pointer of its own. */
typedef enum Order { EACH, PACKED, SCATTERED } Order;
typedef struct Lanes {
    Order order;
    const JigLlvmLayout *element;
    const JigEvalShaped *mask, *pointers;
    uint64_t base, align;
} Lanes;

static int64_t lanes_of(const JigEvalCall *call, const JigType *vector) {
    return jig_type_num_elements(vector) *
           (jig_type_is_scalable(vector) ? call->eval->options.vscale : 1);
}

static uint64_t alignment_of(const JigOp *op) {
    int64_t n =
        jig_op_is(op, JIG_LLVM(INTR_MASKED_LOAD))      ? jig_llvm_intr_masked_load_alignment(op)
        : jig_op_is(op, JIG_LLVM(INTR_MASKED_STORE))   ? jig_llvm_intr_masked_store_alignment(op)
        : jig_op_is(op, JIG_LLVM(INTR_MASKED_GATHER))  ? jig_llvm_intr_masked_gather_alignment(op)
        : jig_op_is(op, JIG_LLVM(INTR_MASKED_SCATTER)) ? jig_llvm_intr_masked_scatter_alignment(op)
                                                       : 1;
    return n > 0 ? (uint64_t)n : 1;
}

static bool open_lanes(JigEvalCall *call, Lanes *l, size_t pointer, size_t mask,
                       const JigType *vector) {
    l->element = jig_llvm_need_layout(call, jig_type_element(vector));
    l->mask = l->element ? jig_vector_operand(call, mask) : NULL;
    JIG_CHECK(l->mask);
    l->align = alignment_of(call->step->op);
    if (l->order == SCATTERED)
        l->pointers = jig_vector_operand(call, pointer);
    else if (jig_eval_slot(call, pointer)->tag == JIG_EVAL_NUMBER)
        l->base = jig_eval_slot(call, pointer)->w[0];
    else
        return jig_llvm_read_pointer(call, pointer, &l->base);
    int64_t n = lanes_of(call, vector);
    if (jig_eval_shaped_count(l->mask) != n ||
        (l->pointers && jig_eval_shaped_count(l->pointers) != n))
        return jig_eval_fail(call, "has vectors of different lengths");
    if (l->order != SCATTERED && l->element->elem.width % 8)
        return jig_eval_unknown_fail(call, "is not evaluated of elements that fill no bytes");
    return l->order != SCATTERED || l->pointers;
}

/* The address of lane i, the `taken`-th that the mask selects. */
static bool lane_address(JigEvalCall *call, const Lanes *l, size_t i, size_t taken, uint64_t *out) {
    if (l->order != SCATTERED) {
        *out = l->base + (l->order == PACKED ? taken : i) * l->element->elem.size;
        return l->base % l->align == 0 ||
               jig_eval_fail(call, "uses memory at %#llx, which is not aligned to %llu bytes",
                             (unsigned long long)l->base, (unsigned long long)l->align);
    }
    JigEvalValue v;
    jig_vector_load_lane(call, l->pointers, i, &v);
    JIG_CHECK(jig_eval_need_value(call, &v, "a pointer"));
    *out = v.w[0];
    return true;
}

static uint64_t lane_align(const Lanes *l) {
    return l->order == SCATTERED ? l->align : 1;
}

/* What the mask does not select is of `other`, which may be NULL: poison. Lanes that were never
 * written are taken along. */
static bool load_lanes(JigEvalCall *call, const Lanes *l, const JigEvalShaped *other) {
    JigEvalShaped *to = jig_llvm_vector_result(call);
    JIG_CHECK(to);
    size_t size = to->elem.size, taken = 0;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        bool in;
        uint64_t address;
        size_t at;
        JIG_CHECK(jig_vector_mask_selects(call, l->mask, i, &in));
        if (!in && other)
            jig_vector_copy_lane(to, i, other, i);
        else if (!in)
            jig_eval_buffer_mark(to->buffer, i * size, size, JIG_EVAL_IS_POISON);
        if (!in)
            continue;
        JIG_CHECK(lane_address(call, l, i, taken++, &address));
        JigEvalBuffer *b = jig_eval_pointer_at(call, address, size, &at);
        JIG_CHECK(b);
        if (address % lane_align(l))
            return jig_eval_fail(call, "uses memory that is not aligned");
        jig_eval_buffer_copy(to->buffer, i * size, b, at, size);
    }
    return true;
}

static bool store_lanes(JigEvalCall *call, const Lanes *l, const JigEvalShaped *from) {
    size_t taken = 0;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(from); i < n; ++i) {
        bool in;
        uint64_t address;
        JigEvalValue v;
        JIG_CHECK(jig_vector_mask_selects(call, l->mask, i, &in));
        if (!in)
            continue;
        JIG_CHECK(lane_address(call, l, i, taken++, &address));
        jig_vector_load_lane(call, from, i, &v);
        bool ok = jig_llvm_write(call, l->element, address, lane_align(l), &v);
        jig_eval_release(&v);
        JIG_CHECK(ok);
    }
    return true;
}

static bool load_masked(JigEvalCall *call, Order order) {
    Lanes l = {.order = order};
    const JigEvalShaped *other = NULL;
    const JigType *t = jig_op_result_type(call->step->op, 0);
    if (!jig_type_is_vector(t))
        return jig_eval_unknown_fail(call, "cannot be evaluated: its result is no vector");
    JIG_CHECK(open_lanes(call, &l, 0, 1, t));
    if (call->step->num_operands > 2)
        JIG_CHECK(other = jig_vector_operand(call, 2));
    if (other && (jig_eval_shaped_count(other) != jig_eval_shaped_count(l.mask) ||
                  jig_llvm_operand_type(call, 2) != t))
        return jig_eval_fail(call, "has vectors of different types");
    return load_lanes(call, &l, other);
}
static bool store_masked(JigEvalCall *call, Order order) {
    Lanes l = {.order = order};
    const JigEvalShaped *from = jig_vector_operand(call, 0);
    return from && open_lanes(call, &l, 1, 2, jig_llvm_operand_type(call, 0)) &&
           store_lanes(call, &l, from);
}

#define MASKED(op, fn, order)                                                                      \
    static bool op##_lanes(JigEvalCall *call) {                                                    \
        return fn(call, order);                                                                    \
    }                                                                                              \
    JigEvalOutcome jig_llvm_eval_##op(JigEvalCall *call) {                                         \
        return jig_vector_scratch(call, op##_lanes);                                               \
    }
MASKED(masked_load, load_masked, EACH)
MASKED(masked_store, store_masked, EACH)
MASKED(expandload, load_masked, PACKED)
MASKED(compressstore, store_masked, PACKED)
MASKED(gather, load_masked, SCATTERED)
MASKED(scatter, store_masked, SCATTERED)

/* ---- Parts of vectors ---- */

/* Of scalable vectors the position counts as often as they do. */
static int64_t position_of(JigEvalCall *call, const JigType *part) {
    int64_t pos = jig_llvm_pos(call->step->op);
    return jig_type_is_scalable(part) ? pos * call->eval->options.vscale : pos;
}

static bool is_within(int64_t pos, const JigEvalShaped *part, const JigEvalShaped *whole) {
    int64_t n = jig_eval_shaped_count(part), all = jig_eval_shaped_count(whole);
    return pos >= 0 && pos <= all && n <= all - pos;
}
static void copy_lanes(JigEvalShaped *to, int64_t at, const JigEvalShaped *from, int64_t from_at,
                       int64_t n) {
    size_t size = to->elem.size;
    jig_eval_buffer_copy(to->buffer, (size_t)at * size, from->buffer, (size_t)from_at * size,
                         (size_t)n * size);
}

/* Parts that are not there are poison. */
static bool insert_part(JigEvalCall *call) {
    const JigEvalShaped *part = jig_vector_operand(call, 1);
    JigEvalShaped *to = part ? jig_vector_change(call, 0) : NULL;
    JIG_CHECK(to);
    int64_t pos = position_of(call, jig_llvm_operand_type(call, 1));
    if (part->elem.size != to->elem.size)
        return jig_eval_fail(call, "is of vectors of different elements");
    if (is_within(pos, part, to))
        copy_lanes(to, pos, part, 0, jig_eval_shaped_count(part));
    else
        jig_eval_set_poison(call, 0);
    return true;
}
JigEvalOutcome jig_llvm_eval_vector_insert(JigEvalCall *call) {
    return jig_vector_scratch(call, insert_part);
}

static bool extract_part(JigEvalCall *call) {
    const JigEvalShaped *from = jig_vector_operand(call, 0);
    JigEvalShaped *to = from ? jig_llvm_vector_result(call) : NULL;
    JIG_CHECK(to);
    int64_t pos = position_of(call, jig_op_result_type(call->step->op, 0));
    if (from->elem.size != to->elem.size)
        return jig_eval_fail(call, "is of vectors of different elements");
    if (is_within(pos, to, from))
        copy_lanes(to, 0, from, pos, jig_eval_shaped_count(to));
    else
        jig_eval_set_poison(call, 0);
    return true;
}
JigEvalOutcome jig_llvm_eval_vector_extract(JigEvalCall *call) {
    return jig_vector_scratch(call, extract_part);
}

static bool interleave(JigEvalCall *call) {
    const JigEvalShaped *a = jig_vector_operand(call, 0),
                        *b = a ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = b ? jig_llvm_vector_result(call) : NULL;
    JIG_CHECK(to);
    if (jig_eval_shaped_count(to) != 2 * jig_eval_shaped_count(a) || to->elem.size != a->elem.size)
        return jig_eval_fail(call, "gives what its vectors in turn are not");
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(a); i < n; ++i) {
        jig_vector_copy_lane(to, 2 * i, a, i);
        jig_vector_copy_lane(to, 2 * i + 1, b, i);
    }
    return true;
}
JigEvalOutcome jig_llvm_eval_interleave(JigEvalCall *call) {
    return jig_vector_scratch(call, interleave);
}

/* The result is a structure of two vectors. */
static bool deinterleave(JigEvalCall *call) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(call->step->op, 0));
    const JigEvalShaped *from = l ? jig_vector_operand(call, 0) : NULL;
    JIG_CHECK(from);
    if (l->form != JIG_LLVM_STRUCT || l->n != 2 || l->value != from->buffer->size ||
        l->places[1] * 2 != l->value)
        return jig_eval_fail(call, "gives what two halves of its vector are not");
    JigEvalShaped *to = jig_llvm_new_value(call, l);
    JIG_CHECK(jig_eval_give(call, 0, to) == JIG_EVAL_NEXT);
    size_t size = from->elem.size;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(from); i < n; ++i)
        jig_eval_buffer_copy(to->buffer, l->places[i % 2] + i / 2 * size, from->buffer, i * size,
                             size);
    return true;
}
JigEvalOutcome jig_llvm_eval_deinterleave(JigEvalCall *call) {
    return jig_vector_scratch(call, deinterleave);
}

/* ---- Matrices: by columns ---- */

static bool same_elements(const JigEvalShaped *a, const JigEvalShaped *b) {
    return a->elem.kind == b->elem.kind && a->elem.width == b->elem.width &&
           a->elem.float_kind == b->elem.float_kind;
}
/* The lanes of the result are sums of products, rounded one by one. */
static bool multiply(JigEvalCall *call) {
    const JigEvalShaped *a = jig_vector_operand(call, 0),
                        *b = a ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = b ? jig_llvm_vector_result(call) : NULL;
    JIG_CHECK(to);
    const JigOp *op = call->step->op;
    uint64_t m = (uint32_t)jig_llvm_intr_matrix_multiply_lhs_rows(op),
             k = (uint32_t)jig_llvm_intr_matrix_multiply_lhs_columns(op),
             n = (uint32_t)jig_llvm_intr_matrix_multiply_rhs_columns(op);
    if (m * k != (uint64_t)jig_eval_shaped_count(a) ||
        k * n != (uint64_t)jig_eval_shaped_count(b) ||
        m * n != (uint64_t)jig_eval_shaped_count(to) || !same_elements(a, to) ||
        !same_elements(b, to))
        return jig_eval_fail(call, "is of vectors that are no such matrices");
    bool floats = to->elem.kind == JIG_ELEM_FLOAT, ok = true;
    const JigEvalKernel *times = floats ? &jig_float_kernels[JIG_MULF] : &jig_int_kernels[JIG_MUL];
    const JigEvalKernel *plus = floats ? &jig_float_kernels[JIG_ADDF] : &jig_int_kernels[JIG_ADD];
    for (uint64_t at = 0; at < m * n && ok; ++at) {
        JigEvalValue sum = {0}, x = {0}, y = {0};
        for (uint64_t i = 0; i < k && ok; ++i) {
            jig_vector_load_lane(call, a, i * m + at % m, &x);
            jig_vector_load_lane(call, b, at / m * k + i, &y);
            ok = jig_eval_combine(call, times, &to->elem, &x, &y) &&
                 (!i || jig_eval_combine(call, plus, &to->elem, &sum, &x));
            if (!i)
                jig_eval_copy_value(&sum, &x);
            jig_eval_release(&x);
            jig_eval_release(&y);
        }
        jig_vector_store_lane(to, at, &sum);
        jig_eval_release(&sum);
    }
    return ok;
}
JigEvalOutcome jig_llvm_eval_matrix_multiply(JigEvalCall *call) {
    return jig_vector_scratch(call, multiply);
}

static bool transpose(JigEvalCall *call) {
    const JigEvalShaped *from = jig_vector_operand(call, 0);
    JigEvalShaped *to = from ? jig_llvm_vector_result(call) : NULL;
    JIG_CHECK(to);
    uint64_t rows = (uint32_t)jig_llvm_rows(call->step->op),
             columns = (uint32_t)jig_llvm_columns(call->step->op);
    if (rows * columns != (uint64_t)jig_eval_shaped_count(from) ||
        rows * columns != (uint64_t)jig_eval_shaped_count(to) || from->elem.size != to->elem.size)
        return jig_eval_fail(call, "is of vectors that are no such matrices");
    for (uint64_t r = 0; r < rows; ++r)
        for (uint64_t c = 0; c < columns; ++c)
            jig_vector_copy_lane(to, r * columns + c, from, c * rows + r);
    return true;
}
JigEvalOutcome jig_llvm_eval_matrix_transpose(JigEvalCall *call) {
    return jig_vector_scratch(call, transpose);
}

/* Columns are `stride` elements apart. */
typedef struct Columns {
    uint64_t base, rows, columns, stride, size;
} Columns;
static bool open_columns(JigEvalCall *call, Columns *m, size_t pointer, const JigType *vector) {
    const JigLlvmLayout *element = jig_llvm_need_layout(call, jig_type_element(vector));
    JigInt stride;
    JIG_CHECK(element && jig_llvm_read_pointer(call, pointer, &m->base) &&
              jig_eval_get_int(call, pointer + 1, &stride));
    m->rows = (uint32_t)jig_llvm_rows(call->step->op);
    m->columns = (uint32_t)jig_llvm_columns(call->step->op);
    m->stride = jig_int_u64(stride);
    m->size = element->elem.size;
    if (element->elem.width % 8 || element->size != m->size)
        return jig_eval_unknown_fail(call, "is not evaluated of elements that fill no bytes");
    if (!jig_int_fits_u64(stride) || m->stride < m->rows)
        return jig_eval_fail(call, "has columns that overlap");
    return m->rows * m->columns == (uint64_t)jig_type_num_elements(vector) ||
           jig_eval_fail(call, "is of a vector that is no such matrix");
}
static bool move_columns(JigEvalCall *call, const Columns *m, JigEvalShaped *vector, bool loads) {
    uint64_t bytes = m->rows * m->size;
    for (uint64_t c = 0; c < m->columns && bytes; ++c) {
        uint64_t address = m->base + c * m->stride * m->size;
        size_t at;
        JigEvalBuffer *b = loads ? jig_eval_pointer_at(call, address, bytes, &at)
                                 : jig_eval_pointer_at_write(call, address, bytes, &at);
        JIG_CHECK(b);
        if (loads)
            jig_eval_buffer_copy(vector->buffer, c * bytes, b, at, bytes);
        else
            jig_eval_buffer_copy(b, at, vector->buffer, c * bytes, bytes);
    }
    return true;
}
static bool load_matrix(JigEvalCall *call) {
    Columns m;
    JIG_CHECK(open_columns(call, &m, 0, jig_op_result_type(call->step->op, 0)));
    JigEvalShaped *to = jig_llvm_vector_result(call);
    return to && move_columns(call, &m, to, true);
}
static bool store_matrix(JigEvalCall *call) {
    Columns m;
    JigEvalShaped *from = jig_vector_operand(call, 0);
    return from && open_columns(call, &m, 1, jig_llvm_operand_type(call, 0)) &&
           move_columns(call, &m, from, false);
}
JigEvalOutcome jig_llvm_eval_matrix_load(JigEvalCall *call) {
    return jig_vector_scratch(call, load_matrix);
}
JigEvalOutcome jig_llvm_eval_matrix_store(JigEvalCall *call) {
    return jig_vector_scratch(call, store_matrix);
}
