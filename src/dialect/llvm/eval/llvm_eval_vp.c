/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of operations on vectors of which a mask and a length choose lanes. The others are not
 * computed, and are poison. */
#include "dialect/arith/arith_eval.h"
#include "dialect/llvm/eval/llvm_eval.h"

enum { MAX_OPERANDS = 3 };

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_llvm_ops);
}

/* ---- Which lanes ---- */

typedef struct Active {
    const JigEvalShaped *mask; /* NULL: all */
    uint64_t length;
} Active;

/* The last operands are a mask, unless it is something else, and the length. */
static bool open_active(JigEvalCall *call, size_t lanes, bool masked, Active *out) {
    size_t n = call->step->num_operands;
    JigInt length;
    JIG_CHECK(jig_eval_get_int(call, n - 1, &length));
    out->length = jig_int_u64(length);
    out->mask = masked ? jig_vector_operand(call, n - 2) : NULL;
    JIG_CHECK(out->mask || !masked);
    if (masked && (size_t)jig_eval_shaped_count(out->mask) != lanes)
        return jig_eval_fail(call, "has a mask of another length");
    return out->length <= lanes || jig_eval_fail(call, "is of more lanes than there are: %llu",
                                                 (unsigned long long)out->length);
}
static bool is_active(JigEvalCall *call, const Active *active, size_t lane, bool *out) {
    *out = lane < active->length;
    return !*out || !active->mask || jig_vector_mask_selects(call, active->mask, lane, out);
}

/* ---- Elementwise ---- */

static JigEvalState negate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_neg(in[0].f);
    return JIG_EVAL_VALUE;
}
static JigEvalState multiply_and_add(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_fma(in[0].f, in[1].f, in[2].f, JIG_ROUND_NEAREST_EVEN);
    return JIG_EVAL_VALUE;
}
static JigEvalState resize(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i = jig_int_zext(in[0].i, out->i.width, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}

/* Of integers and of floats, and of both for casts and the like; what stands in two is 0 in one. */
static const uint8_t ints[JIG_LLVM_NUM_OPS] = {
    [JIG_LLVM_INTR_VP_ADD] = JIG_ADD,
    [JIG_LLVM_INTR_VP_SUB] = JIG_SUB,
    [JIG_LLVM_INTR_VP_MUL] = JIG_MUL,
    [JIG_LLVM_INTR_VP_SDIV] = JIG_DIVS,
    [JIG_LLVM_INTR_VP_UDIV] = JIG_DIVU,
    [JIG_LLVM_INTR_VP_SREM] = JIG_REMS,
    [JIG_LLVM_INTR_VP_UREM] = JIG_REMU,
    [JIG_LLVM_INTR_VP_ASHR] = JIG_SHRS,
    [JIG_LLVM_INTR_VP_LSHR] = JIG_SHRU,
    [JIG_LLVM_INTR_VP_SHL] = JIG_SHL,
    [JIG_LLVM_INTR_VP_OR] = JIG_OR,
    [JIG_LLVM_INTR_VP_AND] = JIG_AND,
    [JIG_LLVM_INTR_VP_XOR] = JIG_XOR,
    [JIG_LLVM_INTR_VP_SMAX] = JIG_MAXS,
    [JIG_LLVM_INTR_VP_SMIN] = JIG_MINS,
    [JIG_LLVM_INTR_VP_UMAX] = JIG_MAXU,
    [JIG_LLVM_INTR_VP_UMIN] = JIG_MINU,
    [JIG_LLVM_INTR_VP_REDUCE_ADD] = JIG_ADD,
    [JIG_LLVM_INTR_VP_REDUCE_MUL] = JIG_MUL,
    [JIG_LLVM_INTR_VP_REDUCE_AND] = JIG_AND,
    [JIG_LLVM_INTR_VP_REDUCE_OR] = JIG_OR,
    [JIG_LLVM_INTR_VP_REDUCE_XOR] = JIG_XOR,
    [JIG_LLVM_INTR_VP_REDUCE_SMAX] = JIG_MAXS,
    [JIG_LLVM_INTR_VP_REDUCE_SMIN] = JIG_MINS,
    [JIG_LLVM_INTR_VP_REDUCE_UMAX] = JIG_MAXU,
    [JIG_LLVM_INTR_VP_REDUCE_UMIN] = JIG_MINU,
};
static const uint8_t floats[JIG_LLVM_NUM_OPS] = {
    [JIG_LLVM_INTR_VP_FADD] = JIG_ADDF,           [JIG_LLVM_INTR_VP_FSUB] = JIG_SUBF,
    [JIG_LLVM_INTR_VP_FMUL] = JIG_MULF,           [JIG_LLVM_INTR_VP_FDIV] = JIG_DIVF,
    [JIG_LLVM_INTR_VP_FREM] = JIG_REMF,           [JIG_LLVM_INTR_VP_REDUCE_FADD] = JIG_ADDF,
    [JIG_LLVM_INTR_VP_REDUCE_FMUL] = JIG_MULF,    [JIG_LLVM_INTR_VP_REDUCE_FMAX] = JIG_MAXNUMF,
    [JIG_LLVM_INTR_VP_REDUCE_FMIN] = JIG_MINNUMF,
};
static const JigEvalKernel others[JIG_LLVM_NUM_OPS] = {
    [JIG_LLVM_INTR_VP_FNEG] = {.fn = negate},
    [JIG_LLVM_INTR_VP_FMA] = {.fn = multiply_and_add},
    [JIG_LLVM_INTR_VP_FMULADD] = {.fn = multiply_and_add},
    [JIG_LLVM_INTR_VP_INTTOPTR] = {.fn = resize},
    [JIG_LLVM_INTR_VP_PTRTOINT] = {.fn = resize},
};

static const JigEvalKernel *kernel_of(const JigOp *op) {
    static const uint8_t casts[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_INTR_VP_SEXT] = JIG_ARITH_EXTSI,     [JIG_LLVM_INTR_VP_ZEXT] = JIG_ARITH_EXTUI,
        [JIG_LLVM_INTR_VP_TRUNC] = JIG_ARITH_TRUNCI,   [JIG_LLVM_INTR_VP_SITOFP] = JIG_ARITH_SITOFP,
        [JIG_LLVM_INTR_VP_UITOFP] = JIG_ARITH_UITOFP,  [JIG_LLVM_INTR_VP_FPTOSI] = JIG_ARITH_FPTOSI,
        [JIG_LLVM_INTR_VP_FPTOUI] = JIG_ARITH_FPTOUI,  [JIG_LLVM_INTR_VP_FPEXT] = JIG_ARITH_EXTF,
        [JIG_LLVM_INTR_VP_FPTRUNC] = JIG_ARITH_TRUNCF,
    };
    size_t id = id_of(op);
    if (others[id].fn)
        return &others[id];
    if (casts[id])
        return jig_arith_cast_kernel(casts[id]);
    const JigType *t = jig_type_element_or_self(jig_op_result_type(op, 0));
    return jig_type_is_float(t) ? &jig_float_kernels[floats[id]] : &jig_int_kernels[ints[id]];
}

static bool same_length(JigEvalCall *call, const JigEvalShaped *a, const JigEvalShaped *b) {
    return jig_eval_shaped_count(a) == jig_eval_shaped_count(b) ||
           jig_eval_fail(call, "has vectors of different lengths");
}

typedef struct Lanes {
    const JigEvalShaped *in[MAX_OPERANDS];
    size_t num_in;
} Lanes;

static JigEvalState read_lane(JigEvalCall *call, const Lanes *l, size_t lane, JigNum *in) {
    JigEvalState worst = JIG_EVAL_VALUE;
    for (size_t i = 0; i < l->num_in; ++i) {
        const JigEvalShaped *s = l->in[i];
        size_t size = s->elem.size;
        JigEvalState state = jig_eval_buffer_state(s->buffer, lane * size, size);
        if (state == JIG_EVAL_UNWRITTEN) {
            jig_eval_error(call, "reads an element of operand #%zu that was never written", i);
            return state;
        }
        worst = state == JIG_EVAL_IS_POISON ? state : worst;
        jig_eval_num_of_bytes(&s->elem, s->buffer->data + lane * size, jig_eval_arena(call),
                              &in[i]);
    }
    return worst;
}

static bool compute_lane(JigEvalCall *call, const JigEvalKernel *k, const Lanes *l, size_t lane,
                         JigEvalShaped *to) {
    JigNum in[MAX_OPERANDS], out;
    size_t size = to->elem.size;
    jig_eval_num_init(&to->elem, &out);
    JigEvalState state = read_lane(call, l, lane, in);
    if (state == JIG_EVAL_VALUE)
        state = k->fn(call, in, &out);
    if (state == JIG_EVAL_VALUE &&
        (to->elem.kind == JIG_ELEM_INT ? out.i.width != to->elem.width
                                       : out.f.kind != to->elem.float_kind))
        return jig_eval_unknown_fail(call, "cannot be evaluated: its result is of another type");
    if (state == JIG_EVAL_VALUE)
        jig_eval_num_to_bytes(&to->elem, &out, to->buffer->data + lane * size);
    else
        jig_eval_buffer_mark(to->buffer, lane * size, size, JIG_EVAL_IS_POISON);
    return state != JIG_EVAL_UNWRITTEN;
}

static bool elementwise(JigEvalCall *call) {
    const JigEvalKernel *k = kernel_of(call->step->op);
    Lanes l = {.num_in = call->step->num_operands - 2};
    Active active;
    for (size_t i = 0; i < l.num_in; ++i)
        JIG_CHECK(l.in[i] = jig_vector_operand(call, i));
    JigEvalShaped *to = jig_llvm_vector_result(call);
    JIG_CHECK(to && open_active(call, (size_t)jig_eval_shaped_count(to), true, &active));
    for (size_t i = 0; i < l.num_in; ++i)
        JIG_CHECK(same_length(call, l.in[i], to));
    for (size_t i = 1; i < l.num_in; ++i)
        if (jig_llvm_operand_type(call, i) != jig_llvm_operand_type(call, 0))
            return jig_eval_fail(call, "has vectors of different types");
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        bool in;
        JIG_CHECK(is_active(call, &active, i, &in));
        if (!in)
            jig_eval_buffer_mark(to->buffer, i * to->elem.size, to->elem.size, JIG_EVAL_IS_POISON);
        else
            JIG_CHECK(compute_lane(call, k, &l, i, to));
    }
    return true;
}
JigEvalOutcome jig_llvm_eval_vp(JigEvalCall *call) {
    return jig_vector_scratch(call, elementwise);
}

/* ---- Reductions, from the first to the last ---- */

static bool reduce(JigEvalCall *call) {
    const JigEvalKernel *k = kernel_of(call->step->op);
    const JigEvalShaped *s = jig_vector_operand(call, 1);
    Active active;
    const JigType *element = jig_type_element(jig_llvm_operand_type(call, 1));
    if (element != jig_llvm_operand_type(call, 0) ||
        element != jig_op_result_type(call->step->op, 0))
        return jig_eval_fail(call, "reduces what is not of the type of its start");
    JIG_CHECK(s && open_active(call, (size_t)jig_eval_shaped_count(s), true, &active));
    JigEvalValue acc = {0};
    jig_eval_copy_value(&acc, jig_eval_slot(call, 0));
    bool ok = true;
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(s); i < n && ok; ++i) {
        bool in;
        JigEvalValue lane;
        ok = is_active(call, &active, i, &in);
        if (!ok || !in)
            continue;
        jig_vector_load_lane(call, s, i, &lane);
        ok = jig_eval_combine(call, k, &s->elem, &acc, &lane);
        jig_eval_release(&lane);
    }
    jig_eval_set_slot(jig_eval_result_slot(call, 0), acc);
    return ok;
}
JigEvalOutcome jig_llvm_eval_vp_reduce(JigEvalCall *call) {
    return jig_vector_scratch(call, reduce);
}

/* ---- Choices ---- */

/* Beyond the length a merge is of the second vector, a selection poison. */
static bool choose(JigEvalCall *call) {
    const JigType *t = jig_op_result_type(call->step->op, 0);
    if (jig_llvm_operand_type(call, 1) != t || jig_llvm_operand_type(call, 2) != t)
        return jig_eval_fail(call, "chooses between vectors of other types");
    bool merges = jig_op_is(call->step->op, JIG_LLVM(INTR_VP_MERGE));
    const JigEvalShaped *condition = jig_vector_operand(call, 0), *from[2];
    JIG_CHECK(condition);
    JIG_CHECK(from[1] = jig_vector_operand(call, 1));
    JIG_CHECK(from[0] = jig_vector_operand(call, 2));
    JigEvalShaped *to = jig_llvm_vector_result(call);
    Active active;
    JIG_CHECK(to && open_active(call, (size_t)jig_eval_shaped_count(to), false, &active) &&
              same_length(call, condition, to) && same_length(call, from[0], to) &&
              same_length(call, from[1], to));
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(to); i < n; ++i) {
        bool chosen = false;
        size_t size = to->elem.size;
        JigEvalState state = jig_eval_buffer_state(condition->buffer, i, 1);
        if (i < active.length && state != JIG_EVAL_IS_POISON)
            JIG_CHECK(jig_vector_mask_selects(call, condition, i, &chosen));
        if (i < active.length ? state == JIG_EVAL_IS_POISON : !merges)
            jig_eval_buffer_mark(to->buffer, i * size, size, JIG_EVAL_IS_POISON);
        else
            jig_vector_copy_lane(to, i, from[chosen], i);
    }
    return true;
}
JigEvalOutcome jig_llvm_eval_vp_choice(JigEvalCall *call) {
    return jig_vector_scratch(call, choose);
}

/* ---- Lanes in memory, `stride` bytes apart ---- */

typedef struct Places {
    uint64_t base, stride;
    const JigLlvmLayout *element;
    Active active;
} Places;

static bool open_places(JigEvalCall *call, size_t pointer, const JigType *vector, size_t lanes,
                        Places *p) {
    p->element = jig_llvm_need_layout(call, jig_type_element(vector));
    JIG_CHECK(p->element && jig_llvm_read_pointer(call, pointer, &p->base) &&
              open_active(call, lanes, true, &p->active));
    p->stride = p->element->elem.size;
    if (p->element->elem.width % 8)
        return jig_eval_unknown_fail(call, "is not evaluated of elements that fill no bytes");
    int64_t stride;
    if (call->step->num_operands - pointer > 3) {
        JIG_CHECK(jig_eval_get_index(call, pointer + 1, &stride));
        p->stride = (uint64_t)stride;
    }
    return true;
}

static bool load_lanes(JigEvalCall *call) {
    JigEvalShaped *to = jig_llvm_vector_result(call);
    Places p;
    size_t size = to ? to->elem.size : 0, n = to ? (size_t)jig_eval_shaped_count(to) : 0;
    JIG_CHECK(to && open_places(call, 0, jig_op_result_type(call->step->op, 0), n, &p));
    for (size_t i = 0; i < n; ++i) {
        bool in;
        size_t at;
        JIG_CHECK(is_active(call, &p.active, i, &in));
        if (!in) {
            jig_eval_buffer_mark(to->buffer, i * size, size, JIG_EVAL_IS_POISON);
            continue;
        }
        JigEvalBuffer *b = jig_eval_pointer_at(call, p.base + i * p.stride, size, &at);
        JIG_CHECK(b);
        jig_eval_buffer_copy(to->buffer, i * size, b, at, size);
    }
    return true;
}
JigEvalOutcome jig_llvm_eval_vp_load(JigEvalCall *call) {
    return jig_vector_scratch(call, load_lanes);
}

static bool store_lanes(JigEvalCall *call) {
    const JigEvalShaped *from = jig_vector_operand(call, 0);
    Places p;
    size_t n = from ? (size_t)jig_eval_shaped_count(from) : 0;
    JIG_CHECK(from && open_places(call, 1, jig_llvm_operand_type(call, 0), n, &p));
    for (size_t i = 0; i < n; ++i) {
        bool in;
        size_t at, size = from->elem.size;
        JIG_CHECK(is_active(call, &p.active, i, &in));
        JigEvalBuffer *b =
            in ? jig_eval_pointer_at_write(call, p.base + i * p.stride, size, &at) : NULL;
        JIG_CHECK(b || !in);
        if (in)
            jig_eval_buffer_copy(b, at, from->buffer, i * size, size);
    }
    return true;
}
JigEvalOutcome jig_llvm_eval_vp_store(JigEvalCall *call) {
    return jig_vector_scratch(call, store_lanes);
}
