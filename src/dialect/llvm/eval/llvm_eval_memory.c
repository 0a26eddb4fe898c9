/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of memory: allocation, access, blocks of it, atomic updates. */
#include "dialect/llvm/eval/llvm_eval.h"
#include "eval/shadow.h"

/* ---- Allocation ---- */

static JigEvalBuffer *new_buffer(JigEvalCall *call, uint64_t size, JigBufferKind kind) {
    JigEvalBuffer *b =
        jig_eval_buffer_create(call->eval, jig_eval_loc(call->step->op), size, kind, false);
    if (b && kind == JIG_BUFFER_STACK) {
        b->refs++;
        jig_vec_push(&call->eval->stack, b);
    }
    return b;
}

JigEvalOutcome jig_llvm_eval_allocate(JigEvalCall *call, uint64_t size, JigBufferKind kind,
                                      bool aligned) {
    JigEvalBuffer *b = new_buffer(call, size, kind);
    if (!b)
        return JIG_EVAL_STOP;
    b->must_be_freed = kind == JIG_BUFFER_HEAP;
    uint64_t address = aligned ? jig_eval_pointer_to(b) : jig_eval_pointer_to_malloced(b);
    jig_eval_buffer_release(b); /* its place refers to it */
    jig_eval_set_word(call, 0, address);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_llvm_eval_alloca(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_llvm_alloca_elem_type(op));
    JigInt n;
    uint64_t size;
    if (!l || !jig_eval_get_int(call, 0, &n))
        return JIG_EVAL_STOP;
    if (!jig_int_fits_u64(n) || __builtin_mul_overflow(jig_int_u64(n), l->size, &size))
        return jig_eval_error(call, "allocates more than there is");
    return jig_llvm_eval_allocate(call, size, JIG_BUFFER_STACK, true);
}

/* What the stack pointer is: how much there is on the stack. */
JigEvalOutcome jig_llvm_eval_stacksave(JigEvalCall *call) {
    if (jig_eval_result_elem(call, 0)->kind != JIG_ELEM_INT)
        return jig_eval_unknown(call, "cannot be evaluated: its result is no pointer");
    jig_eval_set_word(call, 0, call->eval->stack.len);
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_llvm_eval_stackrestore(JigEvalCall *call) {
    uint64_t len;
    if (!jig_llvm_read_pointer(call, 0, &len))
        return JIG_EVAL_STOP;
    if (len > call->eval->stack.len)
        return jig_eval_error(call, "restores the stack to where it was not");
    jig_eval_leave_stack(call->eval, len);
    return JIG_EVAL_NEXT;
}

/* ---- Loads and stores ---- */

/* Of the type that the op moves; kept with it. */
static const JigLlvmLayout *layout_of(JigEvalCall *call, const JigType *t) {
    if (!call->step->memo)
        call->step->memo = (void *)(uintptr_t)jig_llvm_need_layout(call, t);
    return call->step->memo;
}

/* Atomic ones need no order. */
static JigEvalOutcome ordered(JigEvalCall *call, bool is_atomic,
                              JigEvalOutcome (*fn)(JigEvalCall *call)) {
    if (!is_atomic)
        return fn(call);
    const void *guard = jig_eval_guard(call->eval, &jig_eval_atomic);
    JigEvalOutcome outcome = fn(call);
    jig_eval_guard(call->eval, guard);
    return outcome;
}

static JigEvalOutcome load(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigLlvmLayout *l = layout_of(call, jig_op_result_type(op, 0));
    const JigAttr *said = jig_llvm_load_alignment_attr(op);
    uint64_t address;
    JigEvalValue v;
    if (!l || !jig_llvm_read_pointer(call, 0, &address) ||
        !jig_llvm_read(call, l, address, said ? (uint64_t)jig_attr_int_value(said) : l->align, &v))
        return JIG_EVAL_STOP;
    jig_eval_set_slot(jig_eval_result_slot(call, 0), v);
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_llvm_eval_load(JigEvalCall *call) {
    return ordered(call, call->eval->shadow && jig_llvm_load_ordering(call->step->op, 0), load);
}

static JigEvalOutcome store(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigLlvmLayout *l = layout_of(call, jig_llvm_operand_type(call, 0));
    const JigAttr *said = jig_llvm_store_alignment_attr(op);
    uint64_t address;
    if (!l || !jig_llvm_read_pointer(call, 1, &address) ||
        !jig_llvm_write(call, l, address, said ? (uint64_t)jig_attr_int_value(said) : l->align,
                        jig_eval_slot(call, 0)))
        return JIG_EVAL_STOP;
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_llvm_eval_store(JigEvalCall *call) {
    return ordered(call, call->eval->shadow && jig_llvm_store_ordering(call->step->op, 0), store);
}

/* ---- Blocks of memory ---- */

/* The length is operand 2, or an attribute of the ops that are inlined. */
static bool block_length(JigEvalCall *call, uint64_t *out) {
    const JigOp *op = call->step->op;
    JigInt n;
    if (jig_op_is(op, JIG_LLVM(INTR_MEMCPY_INLINE)))
        n = jig_attr_big_int_value(jig_llvm_intr_memcpy_inline_len_attr(op));
    else if (jig_op_is(op, JIG_LLVM(INTR_MEMSET_INLINE)))
        n = jig_attr_big_int_value(jig_llvm_intr_memset_inline_len_attr(op));
    else if (!jig_eval_get_int(call, 2, &n))
        return false;
    if (!jig_int_fits_u64(n))
        return jig_eval_fail(call, "is of more bytes than there are");
    *out = jig_int_u64(n);
    return true;
}

static bool copy_block(JigEvalCall *call, bool may_overlap) {
    uint64_t to, from, n;
    size_t to_at, from_at;
    JIG_CHECK(jig_llvm_read_pointer(call, 0, &to) && jig_llvm_read_pointer(call, 1, &from) &&
              block_length(call, &n));
    if (!n)
        return true;
    JigEvalBuffer *a = jig_eval_pointer_at_write(call, to, n, &to_at);
    JigEvalBuffer *b = a ? jig_eval_pointer_at(call, from, n, &from_at) : NULL;
    JIG_CHECK(b);
    if (!may_overlap && a == b && to_at != from_at && to_at < from_at + n && from_at < to_at + n)
        return jig_eval_fail(call, "copies between parts of memory that overlap");
    if (a != b || to_at != from_at)
        jig_eval_buffer_copy(a, to_at, b, from_at, n);
    call->eval->steps += n >> 12;
    return true;
}
JigEvalOutcome jig_llvm_eval_memcpy(JigEvalCall *call) {
    return copy_block(call, false) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
JigEvalOutcome jig_llvm_eval_memmove(JigEvalCall *call) {
    return copy_block(call, true) ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

JigEvalOutcome jig_llvm_eval_memset(JigEvalCall *call) {
    uint64_t to, n;
    size_t at;
    if (!jig_llvm_read_pointer(call, 0, &to) || !block_length(call, &n))
        return JIG_EVAL_STOP;
    if (!n)
        return JIG_EVAL_NEXT;
    const JigEvalValue *v = jig_eval_slot(call, 1);
    JigEvalBuffer *b = jig_eval_pointer_at_write(call, to, n, &at);
    if (!b)
        return JIG_EVAL_STOP;
    JigEvalState state = v->tag == JIG_EVAL_NONE     ? JIG_EVAL_UNWRITTEN
                         : v->tag == JIG_EVAL_POISON ? JIG_EVAL_IS_POISON
                                                     : JIG_EVAL_VALUE;
    jig_eval_writes(b, at, n);
    memset(b->data + at, state == JIG_EVAL_VALUE ? (int)(v->w[0] & 0xFF) : 0, n);
    jig_eval_buffer_mark(b, at, n, state);
    call->eval->steps += n >> 12;
    return JIG_EVAL_NEXT;
}

/* ---- Atomic updates: nobody else is there ---- */

/* Cases of llvm.atomic_bin_op. */
typedef enum Update {
    XCHG,
    ADD,
    SUB,
    AND,
    NAND,
    OR,
    XOR,
    MAX,
    MIN,
    UMAX,
    UMIN,
    FADD,
    FSUB,
    FMAX,
    FMIN,
    UINC_WRAP,
    UDEC_WRAP,
    USUB_COND,
    USUB_SAT,
    FMAXIMUM,
    FMINIMUM,
    NUM_UPDATES
} Update;

/* Those that are no arithmetic of two numbers. */
static JigEvalState nand_ints(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    out->i = jig_int_not(jig_int_and(in[0].i, in[1].i, a), a);
    return JIG_EVAL_VALUE;
}
static JigEvalState count_up(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    JigInt one = jig_int(in[0].i.width, 1, a);
    out->i = jig_int_ucmp(in[0].i, in[1].i) >= 0 ? jig_int(in[0].i.width, 0, a)
                                                 : jig_int_add(in[0].i, one, a);
    return JIG_EVAL_VALUE;
}
static JigEvalState count_down(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    bool wraps = jig_int_is_zero(in[0].i) || jig_int_ucmp(in[0].i, in[1].i) > 0;
    out->i = wraps ? in[1].i : jig_int_sub(in[0].i, jig_int(in[0].i.width, 1, a), a);
    return JIG_EVAL_VALUE;
}
static JigEvalState subtract_where_larger(JigEvalCall *call, const JigNum *in, JigNum *out) {
    bool larger = jig_int_ucmp(in[0].i, in[1].i) >= 0;
    out->i = larger ? jig_int_sub(in[0].i, in[1].i, jig_eval_arena(call)) : in[0].i;
    return JIG_EVAL_VALUE;
}
static JigEvalState subtract_to_zero(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    bool larger = jig_int_ucmp(in[0].i, in[1].i) >= 0;
    out->i = larger ? jig_int_sub(in[0].i, in[1].i, a) : jig_int(in[0].i.width, 0, a);
    return JIG_EVAL_VALUE;
}

static const JigEvalKernel *update_kernel(int64_t update) {
    static const JigEvalKernel own[NUM_UPDATES] = {
        [NAND] = {.fn = nand_ints},
        [UINC_WRAP] = {.fn = count_up},
        [UDEC_WRAP] = {.fn = count_down},
        [USUB_COND] = {.fn = subtract_where_larger},
        [USUB_SAT] = {.fn = subtract_to_zero},
    };
    static const uint8_t ints[NUM_UPDATES] = {
        [ADD] = JIG_ADD,  [SUB] = JIG_SUB,  [AND] = JIG_AND,   [OR] = JIG_OR,    [XOR] = JIG_XOR,
        [MAX] = JIG_MAXS, [MIN] = JIG_MINS, [UMAX] = JIG_MAXU, [UMIN] = JIG_MINU};
    static const uint8_t floats[NUM_UPDATES] = {
        [FADD] = JIG_ADDF,    [FSUB] = JIG_SUBF,         [FMAX] = JIG_MAXNUMF,
        [FMIN] = JIG_MINNUMF, [FMAXIMUM] = JIG_MAXIMUMF, [FMINIMUM] = JIG_MINIMUMF};
    if (own[update].fn)
        return &own[update];
    bool of_floats = (update >= FADD && update <= FMIN) || update >= FMAXIMUM;
    return of_floats ? &jig_float_kernels[floats[update]] : &jig_int_kernels[ints[update]];
}

/* Lane by lane where they are vectors. `old` becomes the new value. */
static bool combine(JigEvalCall *call, const JigLlvmLayout *l, const JigEvalKernel *k,
                    JigEvalValue *old) {
    const JigEvalValue *by = jig_eval_slot(call, 1);
    if (l->form != JIG_LLVM_VECTOR)
        return jig_eval_combine(call, k, &l->elem, old, by);
    const JigEvalShaped *lanes = jig_vector_operand(call, 1);
    JigEvalShaped *s =
        lanes ? jig_eval_shaped_copy(call->eval, jig_eval_loc(call->step->op), old->shaped) : NULL;
    JIG_CHECK(s);
    jig_eval_set_slot(old, jig_eval_shaped_value(s));
    bool ok = true;
    for (size_t i = 0; i < l->n && ok; ++i) {
        JigEvalValue a = {0}, b = {0};
        jig_vector_load_lane(call, s, i, &a);
        jig_vector_load_lane(call, lanes, i, &b);
        ok = jig_eval_combine(call, k, &l->elem, &a, &b);
        jig_vector_store_lane(s, i, &a);
        jig_eval_release(&a);
        jig_eval_release(&b);
    }
    return ok;
}

static bool update(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(op, 0));
    int64_t what = jig_llvm_atomicrmw_bin_op(op);
    uint64_t address, align;
    JigEvalValue old, now;
    JIG_CHECK(l && jig_llvm_read_pointer(call, 0, &address));
    align = (uint64_t)jig_llvm_atomicrmw_alignment(op, (int64_t)l->align);
    JIG_CHECK(jig_llvm_read(call, l, address, align, &old));
    now = old;
    jig_eval_retain(&now);
    if (what == XCHG)
        jig_eval_copy_value(&now, jig_eval_slot(call, 1));
    bool ok = (what == XCHG || combine(call, l, update_kernel(what), &now)) &&
              jig_llvm_write(call, l, address, align, &now);
    jig_eval_release(&now);
    jig_eval_set_slot(jig_eval_result_slot(call, 0), old);
    return ok;
}
static JigEvalOutcome do_update(JigEvalCall *call) {
    return jig_vector_scratch(call, update);
}
JigEvalOutcome jig_llvm_eval_atomicrmw(JigEvalCall *call) {
    return ordered(call, true, do_update);
}

static bool same_words(const JigLlvmLayout *l, const JigEvalValue *a, const JigEvalValue *b) {
    JigNum x, y;
    jig_eval_num_of_value(&l->elem, a, &x);
    jig_eval_num_of_value(&l->elem, b, &y);
    return jig_int_eq(x.i, y.i);
}

/* The result: what was there, and whether it was what was expected. */
static bool exchange(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_llvm_operand_type(call, 1)),
                        *pair = jig_llvm_need_layout(call, jig_op_result_type(op, 0));
    uint64_t address;
    JigEvalValue old;
    JIG_CHECK(l && pair && jig_llvm_read_pointer(call, 0, &address) && jig_eval_need(call, 1));
    uint64_t align = (uint64_t)jig_llvm_cmpxchg_alignment(op, (int64_t)l->align);
    JIG_CHECK(jig_llvm_read(call, l, address, align, &old));
    JIG_CHECK(jig_eval_need_value(call, &old, "what is in memory"));
    JigEvalValue done = jig_eval_number(same_words(l, &old, jig_eval_slot(call, 1)));
    bool ok = !done.w[0] || jig_llvm_write(call, l, address, align, jig_eval_slot(call, 2));
    JigEvalShaped *s = ok ? jig_llvm_new_value(call, pair) : NULL;
    if (s) {
        jig_llvm_set_value_part(l, s, pair->places[0], &old);
        jig_llvm_set_value_part(pair->fields[1], s, pair->places[1], &done);
    }
    jig_eval_release(&old);
    return jig_eval_give(call, 0, s) == JIG_EVAL_NEXT;
}
static JigEvalOutcome do_exchange(JigEvalCall *call) {
    return jig_vector_scratch(call, exchange);
}
JigEvalOutcome jig_llvm_eval_cmpxchg(JigEvalCall *call) {
    return ordered(call, true, do_exchange);
}
