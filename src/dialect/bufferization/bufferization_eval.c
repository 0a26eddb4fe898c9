/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: a tensor is what a buffer holds at that moment, a buffer of a tensor is a new one. */
#include "eval/eval_views.h"
#include "dialect/bufferization/bufferization_int.h"

static JigEvalOutcome alloc_tensor(JigEvalCall *call) {
    JigOp *op = call->step->op;
    const JigType *type = jig_op_result_type(op, 0);
    JigOperandRange dynamic = jig_bufferization_alloc_tensor_dynamic_sizes(op);
    const JigValue *copied = jig_bufferization_alloc_tensor_copy(op);
    if (copied) {
        const JigEvalShaped *from = jig_eval_shaped(call, jig_eval_operand_of(call, copied));
        return from ? jig_eval_give(call, 0, jig_eval_shaped_copy(call->eval, jig_op_loc(op), from))
                    : JIG_EVAL_STOP;
    }
    int64_t *sizes = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, dynamic.count + 1);
    if (!jig_type_has_rank(type) || !jig_eval_indices(call, dynamic.start, dynamic.count, sizes))
        return jig_type_has_rank(type)
                   ? JIG_EVAL_STOP
                   : jig_eval_unknown(call, "cannot be evaluated without a rank");
    return jig_eval_give(call, 0, jig_eval_new(call, type, sizes, false));
}
JigEvalOutcome jig_bufferization_eval_alloc_tensor(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalOutcome outcome = alloc_tensor(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

/* A copy of operand 0 in memory of this kind. */
static JigEvalOutcome give_copy(JigEvalCall *call, JigBufferKind kind, bool must_be_freed) {
    const JigEvalShaped *from = jig_eval_shaped(call, 0);
    if (!from || !jig_eval_buffer_check(call, from->buffer, 0, 0))
        return JIG_EVAL_STOP;
    JigEvalShaped *copy = jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), from);
    if (copy) {
        copy->buffer->kind = (uint8_t)kind;
        copy->buffer->must_be_freed = must_be_freed;
    }
    return jig_eval_give(call, 0, copy);
}
JigEvalOutcome jig_bufferization_eval_to_tensor(JigEvalCall *call) {
    return give_copy(call, JIG_BUFFER_VALUE, false);
}
JigEvalOutcome jig_bufferization_eval_to_buffer(JigEvalCall *call) {
    return give_copy(call, JIG_BUFFER_HEAP, false);
}
JigEvalOutcome jig_bufferization_eval_clone(JigEvalCall *call) {
    return give_copy(call, JIG_BUFFER_HEAP, true);
}

JigEvalOutcome jig_bufferization_eval_materialize(JigEvalCall *call) {
    const JigEvalShaped *from = jig_eval_shaped(call, 0);
    JigEvalShaped *to = from ? jig_eval_shaped(call, 1) : NULL;
    if (!to)
        return JIG_EVAL_STOP;
    if (call->step->num_results) {
        jig_eval_set(call, 0, jig_eval_slot(call, 0));
        return JIG_EVAL_NEXT;
    }
    return jig_eval_shaped_assign(call, to, from) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- dealloc ---- */

typedef struct Groups {
    size_t memrefs, conditions, retained, num_memrefs, num_retained;
} Groups;

static JigEvalBuffer *buffer_of(JigEvalCall *call, size_t operand) {
    JigEvalShaped *s = jig_eval_shaped(call, operand);
    return s ? s->buffer : NULL;
}

/* *found: is it retained? Result j becomes true for what retains it. False after an error. */
static bool mark_retained(JigEvalCall *call, const Groups *g, const JigEvalBuffer *b, bool *found) {
    *found = false;
    for (size_t j = 0; j < g->num_retained; ++j) {
        const JigEvalBuffer *kept = buffer_of(call, g->retained + j);
        if (!kept)
            return false;
        if (kept != b)
            continue;
        jig_eval_set_word(call, j, 1);
        *found = true;
    }
    return true;
}

/* Is it one of the buffers before number `n`, which the op has freed? */
static bool is_earlier(JigEvalCall *call, const Groups *g, size_t n, const JigEvalBuffer *b) {
    for (size_t i = 0; i < n; ++i)
        if (buffer_of(call, g->memrefs + i) == b &&
            jig_eval_slot(call, g->conditions + i)->w[0] & 1)
            return true;
    return false;
}

JigEvalOutcome jig_bufferization_eval_dealloc(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    JigOperandRange memrefs = jig_bufferization_dealloc_memrefs(op),
                    retained = jig_bufferization_dealloc_retained(op);
    Groups g = {.memrefs = memrefs.start,
                .conditions = jig_bufferization_dealloc_conditions(op).start,
                .retained = retained.start,
                .num_memrefs = memrefs.count,
                .num_retained = retained.count};
    for (size_t j = 0; j < call->step->num_results; ++j)
        jig_eval_set_word(call, j, 0);
    for (size_t i = 0; i < g.num_memrefs; ++i) {
        JigEvalBuffer *b = buffer_of(call, g.memrefs + i);
        if (!b || !jig_eval_need(call, g.conditions + i))
            return JIG_EVAL_STOP;
        if (!(jig_eval_slot(call, g.conditions + i)->w[0] & 1))
            continue;
        bool is_retained;
        if (!mark_retained(call, &g, b, &is_retained))
            return JIG_EVAL_STOP;
        if (is_retained || is_earlier(call, &g, i, b))
            continue;
        if (b->freed)
            return jig_eval_error(call, "frees memory a second time");
        if (b->kind != JIG_BUFFER_HEAP)
            return jig_eval_error(call, "frees memory that is not on the heap");
        jig_eval_buffer_free(b);
    }
    return JIG_EVAL_NEXT;
}
