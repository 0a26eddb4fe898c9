/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of instructions on numbers and vectors, and of branches. */
#include "dialect/arith/arith_eval.h"
#include "dialect/cf/cf.h"
#include "dialect/llvm/eval/llvm_eval.h"

static size_t id_of(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_llvm_ops);
}

static const JigEvalKernel *kernel_of(JigEvalCall *call,
                                      const JigEvalKernel *(*find)(const JigOp *op)) {
    if (!call->step->memo)
        call->step->memo = (void *)find(call->step->op);
    return call->step->memo;
}

/* ---- Integers ---- */

static JigEvalState or_disjoint(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    out->i = jig_int_or(in[0].i, in[1].i, a);
    return jig_int_is_zero(jig_int_and(in[0].i, in[1].i, a)) ? JIG_EVAL_VALUE : JIG_EVAL_IS_POISON;
}
static const JigEvalKernel disjoint = {.fn = or_disjoint};

static const JigEvalKernel *find_int(const JigOp *op) {
    static const uint8_t functions[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_ADD] = JIG_ADD,   [JIG_LLVM_SUB] = JIG_SUB,   [JIG_LLVM_MUL] = JIG_MUL,
        [JIG_LLVM_UDIV] = JIG_DIVU, [JIG_LLVM_SDIV] = JIG_DIVS, [JIG_LLVM_UREM] = JIG_REMU,
        [JIG_LLVM_SREM] = JIG_REMS, [JIG_LLVM_AND] = JIG_AND,   [JIG_LLVM_OR] = JIG_OR,
        [JIG_LLVM_XOR] = JIG_XOR,   [JIG_LLVM_SHL] = JIG_SHL,   [JIG_LLVM_LSHR] = JIG_SHRU,
        [JIG_LLVM_ASHR] = JIG_SHRS,
    };
    if (jig_op_is(op, JIG_LLVM(OR)) && jig_llvm_or_is_disjoint(op))
        return &disjoint;
    return jig_arith_int_kernel(op, functions[id_of(op)]);
}
JigEvalOutcome jig_llvm_eval_int(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_int));
}

/* ---- Floats ---- */

static JigEvalState negate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_neg(in[0].f);
    return JIG_EVAL_VALUE;
}
static const JigEvalKernel negation = {.fn = negate};

static const JigEvalKernel *find_float(const JigOp *op) {
    static const uint8_t functions[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_FADD] = JIG_ADDF,
        [JIG_LLVM_FSUB] = JIG_SUBF,
        [JIG_LLVM_FMUL] = JIG_MULF,
        [JIG_LLVM_FDIV] = JIG_DIVF,
        [JIG_LLVM_FREM] = JIG_REMF,
        [JIG_LLVM_INTR_MAXNUM] = JIG_MAXNUMF,
        [JIG_LLVM_INTR_MINNUM] = JIG_MINNUMF,
        [JIG_LLVM_INTR_MAXIMUM] = JIG_MAXIMUMF,
        [JIG_LLVM_INTR_MINIMUM] = JIG_MINIMUMF,
    };
    return jig_op_is(op, JIG_LLVM(FNEG)) ? &negation : &jig_float_kernels[functions[id_of(op)]];
}
JigEvalOutcome jig_llvm_eval_float(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_float));
}

/* ---- Comparisons, choices ---- */

static const JigEvalKernel *find_icmp(const JigOp *op) {
    return &jig_compare_kernels[jig_llvm_icmp_predicate(op)];
}
JigEvalOutcome jig_llvm_eval_icmp(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_icmp));
}

static JigEvalState compare_floats(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigFloatCompare how = (JigFloatCompare)jig_llvm_fcmp_predicate(call->step->op);
    out->i.val = jig_float_holds(how, in[0].f, in[1].f);
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_llvm_eval_fcmp(JigEvalCall *call) {
    return jig_eval_elementwise(call, compare_floats);
}

/* Lane by lane only where there are as many. */
JigEvalOutcome jig_llvm_eval_select(JigEvalCall *call) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(call->step->op, 0));
    const JigEvalValue *v = jig_eval_slot(call, 0);
    if (!l)
        return JIG_EVAL_STOP;
    if (v->tag == JIG_EVAL_SHAPED &&
        (l->form != JIG_LLVM_VECTOR || (uint64_t)jig_eval_shaped_count(v->shaped) != l->n))
        return jig_eval_error(call, "has a condition of another length");
    return jig_arith_eval_select(call);
}

/* ---- Casts ---- */

static JigEvalState extend_non_negative(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (jig_int_is_negative(in[0].i))
        return JIG_EVAL_IS_POISON;
    out->i = jig_int_zext(in[0].i, out->i.width, jig_eval_arena(call));
    return JIG_EVAL_VALUE;
}
static JigEvalState float_of_non_negative(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    if (jig_int_is_negative(in[0].i))
        return JIG_EVAL_IS_POISON;
    out->f = jig_float_from_int(in[0].i, false, out->f.kind, JIG_ROUND_NEAREST_EVEN);
    return JIG_EVAL_VALUE;
}

static const JigEvalKernel *find_cast(const JigOp *op) {
    static const uint8_t casts[JIG_LLVM_NUM_OPS] = {
        [JIG_LLVM_SEXT] = JIG_ARITH_EXTSI,     [JIG_LLVM_ZEXT] = JIG_ARITH_EXTUI,
        [JIG_LLVM_TRUNC] = JIG_ARITH_TRUNCI,   [JIG_LLVM_SITOFP] = JIG_ARITH_SITOFP,
        [JIG_LLVM_UITOFP] = JIG_ARITH_UITOFP,  [JIG_LLVM_FPTOSI] = JIG_ARITH_FPTOSI,
        [JIG_LLVM_FPTOUI] = JIG_ARITH_FPTOUI,  [JIG_LLVM_FPEXT] = JIG_ARITH_EXTF,
        [JIG_LLVM_FPTRUNC] = JIG_ARITH_TRUNCF,
    };
    static const JigEvalKernel non_negative[] = {{.fn = extend_non_negative},
                                                 {.fn = float_of_non_negative}};
    if (jig_llvm_non_neg(op))
        return &non_negative[jig_op_is(op, JIG_LLVM(UITOFP))];
    return jig_arith_cast_kernel(casts[id_of(op)]);
}
JigEvalOutcome jig_llvm_eval_cast(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_cast));
}

/* Through memory, where bits follow each other. */
static bool recast(JigEvalCall *call, const JigLlvmLayout *from, const JigLlvmLayout *to) {
    const JigEvalValue *v = jig_eval_slot(call, 0);
    JigEvalShaped cell = {.elem = from->elem};
    cell.buffer = jig_eval_buffer_create(call->eval, jig_eval_loc(call->step->op), from->store,
                                         JIG_BUFFER_VALUE, true);
    JigEvalShaped *made = to->form == JIG_LLVM_VECTOR ? jig_llvm_new_value(call, to) : NULL;
    bool ok = cell.buffer && (made || to->form != JIG_LLVM_VECTOR);
    if (ok && v->tag == JIG_EVAL_SHAPED)
        jig_llvm_to_memory(from, cell.buffer, 0, v->shaped->buffer, 0);
    else if (ok)
        jig_eval_store_elem(&cell, 0, v);
    cell.elem = to->elem;
    if (ok && made)
        jig_llvm_from_memory(to, made->buffer, 0, cell.buffer, 0);
    else if (ok)
        jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), &cell, 0,
                           jig_eval_result_slot(call, 0));
    if (cell.buffer)
        jig_eval_buffer_release(cell.buffer);
    return ok && (!made || jig_eval_give(call, 0, made) == JIG_EVAL_NEXT);
}

JigEvalOutcome jig_llvm_eval_bitcast(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigLlvmLayout *from = jig_llvm_need_layout(call, jig_llvm_operand_type(call, 0)),
                        *to = from ? jig_llvm_need_layout(call, jig_op_result_type(op, 0)) : NULL;
    if (!to)
        return JIG_EVAL_STOP;
    if (jig_eval_spread_poison(call, 0))
        return JIG_EVAL_NEXT;
    if (from->form == to->form && from->elem.width == to->elem.width)
        return jig_arith_eval_same_bits(call);
    if (!jig_eval_keeps_bits(call, &from->elem, &to->elem))
        return JIG_EVAL_STOP;
    if (from->store != to->store)
        return jig_eval_error(call, "changes the number of bits");
    return recast(call, from, to) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- Vectors ---- */

/* The element that operand `i` says: false after an error; -1 where there is none. */
static bool lane_number(JigEvalCall *call, size_t i, const JigEvalShaped *s, int64_t *lane) {
    JigInt v;
    JIG_CHECK(jig_eval_get_int(call, i, &v));
    uint64_t n = (uint64_t)jig_eval_shaped_count(s);
    *lane = jig_int_fits_u64(v) && jig_int_u64(v) < n ? (int64_t)jig_int_u64(v) : -1;
    return true;
}

JigEvalOutcome jig_llvm_eval_extractelement(JigEvalCall *call) {
    const JigEvalShaped *s = jig_vector_operand(call, 0);
    int64_t lane;
    JigEvalValue v = {0};
    if (!s || !lane_number(call, 1, s, &lane))
        return JIG_EVAL_STOP;
    if (lane < 0) {
        jig_eval_set_poison(call, 0);
        return JIG_EVAL_NEXT;
    }
    jig_vector_load_lane(call, s, (size_t)lane, &v);
    jig_eval_set_slot(jig_eval_result_slot(call, 0), v);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_llvm_eval_insertelement(JigEvalCall *call) {
    const JigEvalShaped *before = jig_vector_operand(call, 0);
    int64_t lane;
    if (!before || !lane_number(call, 2, before, &lane))
        return JIG_EVAL_STOP;
    if (lane < 0) {
        jig_eval_set_poison(call, 0);
        return JIG_EVAL_NEXT;
    }
    JigEvalShaped *s = jig_vector_change(call, 0);
    if (!s)
        return JIG_EVAL_STOP;
    jig_vector_store_lane(s, (size_t)lane, jig_eval_slot(call, 1));
    return JIG_EVAL_NEXT;
}

static bool shuffle(JigEvalCall *call) {
    const JigEvalShaped *a = jig_vector_operand(call, 0),
                        *b = a ? jig_vector_operand(call, 1) : NULL;
    JigEvalShaped *to = b ? jig_vector_result(call, 0) : NULL;
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(call->step->op);
    JIG_CHECK(to);
    int64_t n = jig_eval_shaped_count(a);
    size_t len = jig_attr_dense_array_len(mask), count = (size_t)jig_eval_shaped_count(to);
    for (size_t i = 0; i < count; ++i) {
        int64_t lane = len ? jig_attr_dense_array_int(mask, i < len ? i : len - 1) : -1;
        if (lane >= 0 && lane < 2 * n)
            jig_vector_copy_lane(to, i, lane < n ? a : b, (size_t)(lane < n ? lane : lane - n));
        else
            jig_eval_buffer_mark(to->buffer, i * to->elem.size, to->elem.size, JIG_EVAL_IS_POISON);
    }
    return true;
}
JigEvalOutcome jig_llvm_eval_shufflevector(JigEvalCall *call) {
    return jig_vector_scratch(call, shuffle);
}

/* ---- Control ---- */

JigEvalOutcome jig_llvm_eval_br(JigEvalCall *call) {
    return jig_cf_eval_br(call);
}
JigEvalOutcome jig_llvm_eval_cond_br(JigEvalCall *call) {
    return jig_cf_eval_cond_br(call);
}
JigEvalOutcome jig_llvm_eval_switch(JigEvalCall *call) {
    return jig_cf_eval_switch(call);
}

/* ---- What says something of values and does nothing to them ---- */

/* Result 0 is operand 0. */
JigEvalOutcome jig_llvm_eval_same(JigEvalCall *call) {
    const JigElem *a = jig_eval_operand_elem(call, 0), *b = jig_eval_result_elem(call, 0);
    if (a->kind != b->kind || a->width != b->width || a->size != b->size)
        return jig_eval_unknown(call, "cannot be evaluated: its result is of another type");
    jig_eval_set(call, 0, jig_eval_slot(call, 0));
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_llvm_eval_trap(JigEvalCall *call) {
    return jig_eval_error(call, "stops the program");
}
JigEvalOutcome jig_llvm_eval_assume(JigEvalCall *call) {
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    return jig_eval_slot(call, 0)->w[0] & 1 ? JIG_EVAL_NEXT
                                            : jig_eval_error(call, "assumes what does not hold");
}
/* llvm.intr.is.constant is false where no optimizer has shown that the operand is constant. */
JigEvalOutcome jig_llvm_eval_is_constant(JigEvalCall *call) {
    jig_eval_set_word(call, 0, 0);
    return JIG_EVAL_NEXT;
}
