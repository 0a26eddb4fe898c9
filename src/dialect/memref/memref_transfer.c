/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation of transfers between memory spaces. All happens when one starts: whoever looks before
 * the wait may see anything, this among it.
 *
 * Elements follow each other as in an array without gaps, from the indices on; in the memory space
 * with the lower number they come in groups that are a stride apart, where a stride is given.
 */
#include "dialect/memref/memref_transfer.h"

#include "dialect/memref/memref_int.h"
#include "eval/access.h"

typedef struct Side {
    JigEvalShaped *s;
    int64_t first; /* number of the first element, in order */
    int64_t *index;
} Side;

static bool open_side(JigEvalCall *call, size_t memref, const int64_t *index, Side *out) {
    *out = (Side){.s = jig_eval_shaped(call, memref)};
    size_t at;
    if (!out->s || !jig_eval_shaped_at(call, out->s, index, &at))
        return false;
    out->index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, out->s->rank + 1);
    for (size_t i = 0; i < out->s->rank; ++i)
        out->first = out->first * out->s->sizes[i] + index[i];
    return true;
}

/* The element that many after the first. */
static bool element(JigEvalCall *call, Side *x, int64_t ahead, size_t *at) {
    int64_t number;
    bool ok = !__builtin_add_overflow(x->first, ahead, &number);
    for (size_t i = x->s->rank; ok && i-- > 0;) {
        x->index[i] = i ? number % x->s->sizes[i] : number;
        number = i ? number / x->s->sizes[i] : 0;
    }
    ok = ok && (x->s->rank || !number);
    return ok ? jig_eval_shaped_at(call, x->s, x->index, at)
              : jig_eval_fail(call, "goes beyond the end of a buffer");
}

static int64_t space_of(const JigEvalCall *call, size_t memref) {
    const JigAttr *space = jig_type_space(jig_op_operand_type(call->step->op, memref));
    return space && jig_attr_is_int(space) ? jig_attr_int_value(space) : 0;
}

/* How far element k is behind the first one. */
static bool ahead(JigEvalCall *call, const int64_t *strides, int64_t k, int64_t *out) {
    *out = k;
    if (!strides)
        return true;
    return (!__builtin_mul_overflow(k / strides[1], strides[0], out) &&
            !__builtin_add_overflow(*out, k % strides[1], out)) ||
           jig_eval_fail(call, "goes beyond the end of a buffer");
}

static bool copy_elements(JigEvalCall *call, Side *from, Side *to, int64_t n,
                          const int64_t *from_strides, const int64_t *to_strides) {
    bool ok = true;
    size_t bytes = jig_eval_elem_bytes(&from->s->elem), read, written;
    for (int64_t k = 0; ok && k < n; ++k) {
        int64_t source, target;
        ok = ahead(call, from_strides, k, &source) && ahead(call, to_strides, k, &target) &&
             element(call, from, source, &read) && element(call, to, target, &written);
        if (ok)
            jig_eval_buffer_copy(to->s->buffer, written, from->s->buffer, read, bytes);
    }
    return ok;
}

bool jig_memref_eval_transfer(JigEvalCall *call, const JigSpaceTransfer *t) {
    int64_t n, strides[2];
    Side from, to;
    if (!jig_eval_get_index(call, t->count, &n))
        return false;
    bool strided = t->stride;
    if (strided && (!jig_eval_get_index(call, t->stride, &strides[0]) ||
                    !jig_eval_get_index(call, t->stride + 1, &strides[1])))
        return false;
    int64_t source = space_of(call, t->from), target = space_of(call, t->to);
    if (strided && (strides[1] <= 0 || strides[0] < 0))
        return jig_eval_fail(call, "has groups or strides of less than one element");
    if (strided && source == target)
        return jig_eval_fail(call, "has a stride, but both buffers are in one memory space");
    if (n <= 0)
        return n == 0 || jig_eval_fail(call, "transfers less than nothing");
    if (!open_side(call, t->from, t->from_index, &from) ||
        !open_side(call, t->to, t->to_index, &to))
        return false;
    if (to.s->buffer->constant)
        return jig_eval_error(call, "writes to constant memory") != JIG_EVAL_STOP;
    if (jig_eval_elem_bytes(&from.s->elem) != jig_eval_elem_bytes(&to.s->elem))
        return jig_eval_fail(call, "has elements of different sizes");
    return copy_elements(call, &from, &to, n, strided && source < target ? strides : NULL,
                         strided && target < source ? strides : NULL);
}

/* ---- memref.dma_start ---- */

/* Operands: source, indices, destination, indices, count, tag, indices and the stride. */
static bool start(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    size_t rank = jig_type_rank(jig_value_type(jig_memref_dma_start_operands_at(op, 0))),
           to = rank + 1, to_rank = jig_type_rank(jig_op_operand_type(op, to)),
           count = to + to_rank + 1,
           end = count + 2 + jig_type_rank(jig_op_operand_type(op, count + 1));
    int64_t *from_index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, rank + 1),
            *to_index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, to_rank + 1);
    JigSpaceTransfer t = {.from = 0,
                          .from_index = from_index,
                          .to = to,
                          .to_index = to_index,
                          .count = count,
                          .stride = end < jig_op_num_operands(op) ? end : 0};
    return jig_eval_indices(call, 1, rank, from_index) &&
           jig_eval_indices(call, to + 1, to_rank, to_index) && jig_memref_eval_transfer(call, &t);
}

JigEvalOutcome jig_memref_eval_dma_start(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = start(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
