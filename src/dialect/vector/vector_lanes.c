/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/vector/vector_lanes.h"
#include "support/check.h"

JigNum jig_vector_lanes_take_at(JigLaneReader *l, const JigEvalShaped *s, size_t at) {
    JigNum n;
    jig_eval_num_init(&s->elem, &n);
    JigEvalState state = jig_eval_buffer_state(s->buffer, at, s->elem.size);
    if (state == JIG_EVAL_VALUE) {
        jig_eval_num_of_bytes(&s->elem, s->buffer->data + at, &l->call->eval->scratch, &n);
    } else if (l->state != JIG_EVAL_UNWRITTEN) {
        l->state = state;
        if (state == JIG_EVAL_UNWRITTEN)
            jig_eval_fail(l->call, "computes with what was never written");
    }
    return n;
}
JigNum jig_vector_lanes_take(JigLaneReader *l, size_t operand, size_t lane) {
    const JigEvalShaped *s = l->in[operand];
    return jig_vector_lanes_take_at(l, s, lane * s->elem.size);
}

int64_t jig_vector_lanes_int(JigLaneReader *l, size_t operand, size_t lane, bool is_signed) {
    JigInt x = jig_vector_lanes_take(l, operand, lane).i;
    return is_signed ? jig_int_s64(x) : (int64_t)jig_int_u64(x);
}

void jig_vector_lanes_add_products(JigLaneReader *l, size_t lane, size_t first, size_t second,
                                   size_t n, const bool is_signed[2], JigNum *out) {
    uint64_t total = (uint64_t)jig_vector_lanes_int(l, 0, lane, true); /* wraps around */
    for (size_t i = 0; i < n; ++i)
        total += (uint64_t)jig_vector_lanes_int(l, 1, first + i, is_signed[0]) *
                 (uint64_t)jig_vector_lanes_int(l, 2, second + i, is_signed[1]);
    out->i = jig_int_s(out->i.width, (int64_t)total, &l->call->eval->scratch);
}

void jig_vector_lanes_add_bf16_products(JigLaneReader *l, size_t lane, size_t first, size_t second,
                                        size_t n, JigNum *out) {
    out->f = jig_vector_lanes_take(l, 0, lane).f;
    for (size_t i = 0; i < n; ++i) {
        JigFloat x = jig_vector_lanes_take(l, 1, first + i).f,
                 y = jig_vector_lanes_take(l, 2, second + i).f;
        out->f = jig_float_fma(jig_float_convert(x, JIG_F32, JIG_ROUND_NEAREST_EVEN, NULL),
                               jig_float_convert(y, JIG_F32, JIG_ROUND_NEAREST_EVEN, NULL), out->f,
                               JIG_ROUND_NEAREST_EVEN);
    }
}

bool jig_vector_lanes_gather(JigLaneReader *l, JigEvalCall *call) {
    JIG_REQUIRE(l && call);
    *l = (JigLaneReader){.call = call};
    for (size_t i = 0; i < call->step->num_operands; ++i)
        if (jig_type_is_vector(jig_op_operand_type(call->step->op, i))) {
            l->in[i] = jig_vector_operand(call, i);
            JIG_CHECK(l->in[i]);
        }
    return true;
}

void jig_vector_lanes_put(const JigLaneReader *l, JigEvalShaped *to, size_t lane, const JigNum *n) {
    size_t size = to->elem.size;
    if (l->state == JIG_EVAL_VALUE)
        jig_eval_num_to_bytes(&to->elem, n, to->buffer->data + lane * size);
    else
        jig_eval_buffer_mark(to->buffer, lane * size, size, l->state);
}

static bool compute(JigEvalCall *call, JigLaneFn fn) {
    JigLaneReader l;
    JIG_CHECK(jig_vector_lanes_gather(&l, call));
    JigEvalShaped *to = jig_vector_result(call, 0);
    JIG_CHECK(to);
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        JigNum out;
        jig_eval_num_init(&to->elem, &out);
        l.state = JIG_EVAL_VALUE;
        fn(&l, i, &out);
        JIG_CHECK(l.state != JIG_EVAL_UNWRITTEN);
        jig_vector_lanes_put(&l, to, i, &out);
    }
    return true;
}
JigEvalOutcome jig_vector_lanes_compute(JigEvalCall *call, JigLaneFn fn) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = compute(call, fn);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
