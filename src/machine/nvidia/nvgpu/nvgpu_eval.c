/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Copies beside the program, and matrices whose elements the threads of a warp hold.
 *
 * A copy reads when it is started. What it writes counts as never written until a wait, so that
 * whoever reads too early is told.
 */
#include "dialect/gpu/gpu_eval.h"
#include "machine/nvidia/nvgpu/nvgpu_int.h"
#include "support/field.h"

#include <string.h>

/* ---- Copies ---- */

/* The element `i` places on in the last dimension; false after an error. */
static bool place_of(JigEvalCall *call, const JigEvalShaped *s, int64_t *index, int64_t i,
                     size_t *at) {
    if (!s->rank)
        return i ? jig_eval_fail(call, "copies more elements than there are")
                 : jig_eval_shaped_at(call, s, index, at);
    index[s->rank - 1] += i;
    bool ok = jig_eval_shaped_at(call, s, index, at);
    index[s->rank - 1] -= i;
    return ok;
}

/* What is read now: `num` elements, then zeros. */
static JigEvalBuffer *read_source(JigEvalCall *call, const JigEvalShaped *s, int64_t *index,
                                  int64_t num, int64_t all) {
    size_t bytes = jig_eval_elem_bytes(&s->elem), at;
    JigEvalBuffer *data = jig_eval_buffer_create(call->eval, jig_eval_loc(call->step->op),
                                                 bytes * (size_t)all, JIG_BUFFER_VALUE, true);
    if (!data)
        return NULL;
    memset(data->data, 0, data->size);
    for (int64_t i = 0; i < num; ++i) {
        if (!place_of(call, s, index, i, &at)) {
            jig_eval_buffer_release(data);
            return NULL;
        }
        jig_eval_buffer_copy(data, bytes * (size_t)i, s->buffer, at, bytes);
    }
    return data;
}

/* Starts to write `data`, which it takes over. */
static bool start_write(JigEvalCall *call, JigEvalShaped *to, int64_t *index, JigEvalBuffer *data,
                        int64_t num) {
    JigGpuThread *t = jig_gpu_thread(call);
    size_t first = 0, last = 0;
    bool ok = place_of(call, to, index, 0, &first) &&
              (num < 2 || place_of(call, to, index, num - 1, &last));
    if (ok && (to->buffer->constant ||
               (num > 1 && last - first + jig_eval_elem_bytes(&to->elem) != data->size)))
        ok = jig_eval_fail(call, "writes to constant memory, or not side by side");
    if (!ok) {
        jig_eval_buffer_release(data);
        return false;
    }
    if (!t) {
        jig_eval_buffer_copy(to->buffer, first, data, 0, data->size);
        jig_eval_buffer_release(data);
        return true;
    }
    jig_eval_buffer_mark(to->buffer, first, data->size, JIG_EVAL_UNWRITTEN);
    to->buffer->refs++;
    jig_vec_push(&t->copies, ((JigGpuCopy){.to = to->buffer, .data = data, .at = first}));
    return true;
}

static bool copy(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    JigOperandRange to_at = jig_nvgpu_device_async_copy_dst_indices(op),
                    from_at = jig_nvgpu_device_async_copy_src_indices(op);
    JigEvalShaped *to = jig_eval_shaped(
                      call, jig_eval_operand_of(call, jig_nvgpu_device_async_copy_dst(op))),
                  *from = jig_eval_shaped(
                      call, jig_eval_operand_of(call, jig_nvgpu_device_async_copy_src(op)));
    const JigValue *fewer = jig_nvgpu_device_async_copy_src_elements(op);
    if (!to || !from)
        return false;
    JigArena *a = &call->eval->scratch;
    int64_t *to_index = JIG_NEW_ARRAY(a, int64_t, to_at.count + 1),
            *from_index = JIG_NEW_ARRAY(a, int64_t, from_at.count + 1);
    int64_t all = jig_attr_int_value(jig_nvgpu_device_async_copy_dst_elements_attr(op)), num = all;
    JIG_CHECK(jig_eval_indices(call, to_at.start, to_at.count, to_index) &&
              jig_eval_indices(call, from_at.start, from_at.count, from_index));
    if (fewer)
        JIG_CHECK(jig_eval_get_index(call, jig_eval_operand_of(call, fewer), &num));
    if (all <= 0 || num < 0 || num > all)
        return jig_eval_fail(call, "reads %lld of %lld elements", (long long)num, (long long)all);
    JigEvalBuffer *data = read_source(call, from, from_index, num, all);
    return data && start_write(call, to, to_index, data, all);
}
JigEvalOutcome jig_nvgpu_eval_copy(JigEvalCall *call) {
    if (jig_gpu_scratch(call, copy) == JIG_EVAL_STOP)
        return JIG_EVAL_STOP;
    jig_eval_set_word(call, 0, 0);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_nvgpu_eval_create_group(JigEvalCall *call) {
    JigGpuThread *t = jig_gpu_thread(call);
    if (t) {
        jig_vec_push(&t->groups, t->copies.len - t->num_grouped);
        t->num_grouped = t->copies.len;
    }
    jig_eval_set_word(call, 0, 0);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_nvgpu_eval_wait(JigEvalCall *call) {
    JigGpuThread *t = jig_gpu_thread(call);
    const JigAttr *left = jig_nvgpu_device_async_wait_num_groups_attr(call->step->op);
    int64_t n = left ? jig_attr_int_value(left) : 0;
    if (t)
        jig_gpu_finish_copies(t, n < 0 ? 0 : (size_t)n);
    return JIG_EVAL_NEXT;
}

/* ---- Matrices ----
 * Rows are shared by groups of four lanes. A lane has elements side by side that fill 32 bits,
 * again eight rows down, and then again behind those of the other lanes of its group. */

enum { WARP = JIG_SUBGROUP_SIZE, GROUP = 4, ROWS = 8 };

/* What `all` takes of the scratch arena is given back. */
static JigEvalOutcome meet_warp(JigEvalCall *call, JigEvalMeetFn *all) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalOutcome outcome = jig_gpu_meet_subgroup(call, all);
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* A matrix as numbers. */
typedef struct Matrix {
    const JigElem *elem;
    int64_t rows, cols;
    JigNum *of;
} Matrix;

/* Where element i of a lane stands in a matrix of `rows` rows, whose vectors have `run` elements
 * side by side. */
static size_t spot(size_t lane, int64_t i, int64_t run, int64_t rows, int64_t cols) {
    int64_t part = i / run, down = rows / ROWS, row = (int64_t)lane / GROUP + ROWS * (part % down),
            col = (int64_t)(lane % GROUP) * run + i % run + GROUP * run * (part / down);
    return (size_t)(row * cols + col);
}

/* Is this what a lane has of a matrix with so many rows and columns? */
static bool fits(const JigEvalShaped *v, int64_t rows, int64_t cols) {
    return v->rank == 2 && rows % ROWS == 0 && v->sizes[1] > 0 &&
           v->sizes[0] * v->sizes[1] * WARP == rows * cols && cols % (GROUP * v->sizes[1]) == 0;
}

/* Puts together what the lanes have as operand `o`. */
static bool gather(JigEvalCall *const *calls, size_t o, int64_t rows, int64_t cols, Matrix *m) {
    JigEval *e = calls[0]->eval;
    *m = (Matrix){.rows = rows, .cols = cols};
    m->of = JIG_NEW_ARRAY(&e->scratch, JigNum, (size_t)(rows * cols) + 1);
    for (size_t lane = 0; lane < WARP; ++lane) {
        const JigEvalShaped *v = jig_eval_shaped(calls[lane], o);
        if (!v)
            return false;
        if (!fits(v, rows, cols))
            return jig_eval_fail(calls[lane], "has operands of another shape than its matrices");
        m->elem = &v->elem;
        for (int64_t i = 0; i < v->sizes[0] * v->sizes[1]; ++i) {
            JigEvalValue x = {0};
            jig_eval_load_elem(e, jig_eval_loc(calls[lane]->step->op), v,
                               (size_t)i * jig_eval_elem_bytes(&v->elem), &x);
            JIG_CHECK(jig_eval_need_value(calls[lane], &x, "an element"));
            jig_eval_num_of_value(&v->elem, &x, &m->of[spot(lane, i, v->sizes[1], rows, cols)]);
            jig_eval_release(&x);
        }
    }
    return true;
}

static JigFloat to_kind(JigFloat x, JigFloatKind kind) {
    bool lost;
    return jig_float_convert(x, kind, JIG_ROUND_NEAREST_EVEN, &lost);
}

/* c += a * b; sums go along k, each product rounded, then the sum; in the field none is. */
static void add_product(const Matrix *a, const Matrix *b, Matrix *c, int64_t row, int64_t col,
                        bool tf32, JigArena *arena) {
    JigNum *sum = &c->of[row * c->cols + col];
    for (int64_t k = 0; k < a->cols; ++k) {
        JigNum x = a->of[row * a->cols + k], y = b->of[col * b->cols + k];
        if (c->elem->kind == JIG_ELEM_FLOAT) {
            JigFloatKind kind = c->elem->float_kind;
            if (tf32 && !jig_is_in_field(kind))
                x.f = to_kind(x.f, JIG_TF32), y.f = to_kind(y.f, JIG_TF32);
            JigFloat product =
                jig_float_mul(to_kind(x.f, kind), to_kind(y.f, kind), JIG_ROUND_NEAREST_EVEN);
            sum->f = jig_float_add(sum->f, product, JIG_ROUND_NEAREST_EVEN);
        } else {
            uint32_t width = c->elem->width;
            JigInt wide_x = jig_int_sext(x.i, width, arena),
                   wide_y = jig_int_sext(y.i, width, arena);
            sum->i = jig_int_add(sum->i, jig_int_mul(wide_x, wide_y, arena), arena);
        }
    }
}

/* Gives each lane its part as a result. */
static bool scatter(JigEvalCall *const *calls, const Matrix *m) {
    for (size_t lane = 0; lane < WARP; ++lane) {
        JigEvalShaped *v =
            jig_eval_new(calls[lane], jig_op_result_type(calls[lane]->step->op, 0), NULL, true);
        if (!v)
            return false;
        for (int64_t i = 0; i < v->sizes[0] * v->sizes[1]; ++i) {
            JigEvalValue x;
            jig_eval_value_of_num(calls[lane]->eval, m->elem,
                                  &m->of[spot(lane, i, v->sizes[1], m->rows, m->cols)], &x);
            jig_eval_store_elem(v, (size_t)i * jig_eval_elem_bytes(&v->elem), &x);
            jig_eval_release(&x);
        }
        JIG_CHECK(jig_eval_give(calls[lane], 0, v) == JIG_EVAL_NEXT);
    }
    return true;
}

static bool product(JigEvalCall *const *calls, size_t n) {
    const JigOp *op = calls[0]->step->op;
    const JigAttr *shape = jig_nvgpu_mma_sync_mma_shape_attr(op);
    int64_t size[3];
    if (n != WARP)
        return jig_eval_fail(calls[0], "is run by %zu threads, not by a warp of 32", n);
    if (jig_attr_array_len(shape) != 3)
        return jig_eval_fail(calls[0], "has a shape of %zu numbers, not of 3",
                             jig_attr_array_len(shape));
    for (size_t i = 0; i < 3; ++i)
        size[i] = jig_attr_int_value(jig_attr_array_at(shape, i));
    Matrix a, b, c;
    JIG_CHECK(gather(calls, 0, size[0], size[2], &a) && gather(calls, 1, size[1], size[2], &b) &&
              gather(calls, 2, size[0], size[1], &c));
    bool tf32 = jig_nvgpu_mma_sync_tf32_enabled(op);
    for (int64_t row = 0; row < c.rows; ++row)
        for (int64_t col = 0; col < c.cols; ++col)
            add_product(&a, &b, &c, row, col, tf32, &calls[0]->eval->scratch);
    return scatter(calls, &c);
}
JigEvalOutcome jig_nvgpu_eval_mma_sync(JigEvalCall *call) {
    return meet_warp(call, product);
}

/* ---- Fragments from memory ----
 * Lane 8 * i + r says where row r of tile i begins: 16 bytes. */

enum { ROW_BYTES = 16, LANE_BYTES = 4 };

/* Byte of element `col` of the row that `lane` names. */
static bool at_row(JigEvalCall *call, int64_t col, size_t *at) {
    const JigOp *op = call->step->op;
    JigOperandRange indices = jig_nvgpu_ldmatrix_indices(op);
    const JigEvalShaped *s = jig_eval_shaped(call, 0);
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, indices.count + 1);
    return s && jig_eval_indices(call, indices.start, indices.count, index) &&
           place_of(call, s, index, col, at);
}

static bool load_fragment(JigEvalCall *const *calls, size_t lane) {
    JigEvalCall *call = calls[lane];
    bool transposed = jig_nvgpu_ldmatrix_transpose(call->step->op);
    JigEvalShaped *v = jig_eval_new(call, jig_op_result_type(call->step->op, 0), NULL, true);
    if (!v)
        return false;
    int64_t run = LANE_BYTES / (int64_t)jig_eval_elem_bytes(&v->elem);
    bool ok = v->rank == 2 && v->sizes[1] == run && v->sizes[0] * ROWS <= WARP;
    if (!ok)
        jig_eval_fail(call, "gives each lane other than 32 bits of a tile");
    for (int64_t i = 0; ok && i < v->sizes[0]; ++i)
        for (int64_t k = 0; ok && k < run; ++k) {
            int64_t row = (int64_t)lane / GROUP, col = (int64_t)(lane % GROUP) * run + k;
            JigEvalCall *from = calls[i * ROWS + (transposed ? col : row)];
            size_t at;
            ok = at_row(from, transposed ? row : col, &at);
            if (ok)
                jig_eval_buffer_copy(
                    v->buffer, (size_t)(i * run + k) * jig_eval_elem_bytes(&v->elem),
                    jig_eval_slot(from, 0)->shaped->buffer, at, jig_eval_elem_bytes(&v->elem));
        }
    if (!ok) {
        jig_eval_shaped_release(v);
        return false;
    }
    return jig_eval_give(call, 0, v) == JIG_EVAL_NEXT;
}

static bool load_fragments(JigEvalCall *const *calls, size_t n) {
    const JigElem *elem = jig_eval_operand_elem(calls[0], 0);
    bool transposed = jig_nvgpu_ldmatrix_transpose(calls[0]->step->op);
    if (n != WARP)
        return jig_eval_fail(calls[0], "is run by %zu threads, not by a warp of 32", n);
    if (elem->lanes != 1 || elem->size > LANE_BYTES)
        return jig_eval_unknown_fail(calls[0], "is not of numbers of 8, 16 or 32 bits");
    if (transposed && elem->size != 2)
        return jig_eval_fail(calls[0], "transposes numbers of other than 16 bits");
    for (size_t lane = 0; lane < WARP; ++lane)
        JIG_CHECK(load_fragment(calls, lane));
    return true;
}
JigEvalOutcome jig_nvgpu_eval_ldmatrix(JigEvalCall *call) {
    return meet_warp(call, load_fragments);
}
