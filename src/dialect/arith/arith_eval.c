/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation: each family is one function, which finds its op's kernel in a table and keeps it. */
#include "dialect/arith/arith_eval.h"
#include "dialect/arith/arith_int.h"
#include "support/check.h"
#include "support/field.h"

static const JigEvalKernel *kernel_of(JigEvalCall *call,
                                      const JigEvalKernel *(*find)(const JigOp *op)) {
    if (!call->step->memo)
        call->step->memo = (void *)find(call->step->op);
    return call->step->memo;
}

/* ---- Integers with flags: poison where they say that the result would not be exact ---- */

static int64_t overflow_flags(const JigOp *op) {
    const JigAttr *flags = jig_arith_overflow_flags_attr(op);
    return flags ? jig_attr_enum_value(flags) : 0;
}

typedef JigInt (*Checked)(JigInt x, JigInt y, bool *overflow, JigArena *a);

static JigEvalState checked(JigEvalCall *call, const JigNum *in, JigNum *out, Checked is_signed,
                            Checked is_unsigned) {
    JigArena *a = jig_eval_arena(call);
    int64_t flags = overflow_flags(call->step->op);
    bool over_signed = false, over_unsigned = false;
    out->i = is_signed(in[0].i, in[1].i, &over_signed, a);
    is_unsigned(in[0].i, in[1].i, &over_unsigned, a);
    return (over_signed && (flags & JIG_NO_SIGNED_WRAP)) ||
                   (over_unsigned && (flags & JIG_NO_UNSIGNED_WRAP))
               ? JIG_EVAL_IS_POISON
               : JIG_EVAL_VALUE;
}
static JigEvalState add_checked(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return checked(call, in, out, jig_int_sadd_ov, jig_int_uadd_ov);
}
static JigEvalState sub_checked(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return checked(call, in, out, jig_int_ssub_ov, jig_int_usub_ov);
}
static JigEvalState mul_checked(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return checked(call, in, out, jig_int_smul_ov, jig_int_umul_ov);
}

static JigEvalState shl_checked(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    JigEvalState state = jig_int_kernels[JIG_SHL].fn(call, in, out);
    if (state != JIG_EVAL_VALUE)
        return state;
    int64_t flags = overflow_flags(call->step->op);
    uint64_t n = jig_int_u64(in[1].i);
    bool nsw = jig_int_eq(jig_int_ashr(out->i, n, a), in[0].i);
    bool nuw = jig_int_eq(jig_int_lshr(out->i, n, a), in[0].i);
    return (!nsw && (flags & JIG_NO_SIGNED_WRAP)) || (!nuw && (flags & JIG_NO_UNSIGNED_WRAP))
               ? JIG_EVAL_IS_POISON
               : JIG_EVAL_VALUE;
}

/* Of an exact division or shift right, undoing it gives the operand back. */
static JigEvalState exact(JigEvalCall *call, const JigNum *in, JigNum *out, JigIntFn fn,
                          bool is_shift) {
    JigArena *a = jig_eval_arena(call);
    JigEvalState state = jig_int_kernels[fn].fn(call, in, out);
    if (state != JIG_EVAL_VALUE)
        return state;
    JigInt back =
        is_shift ? jig_int_shl(out->i, jig_int_u64(in[1].i), a) : jig_int_mul(out->i, in[1].i, a);
    return jig_int_eq(back, in[0].i) ? JIG_EVAL_VALUE : JIG_EVAL_IS_POISON;
}
#define EXACT(name, fn, is_shift)                                                                  \
    static JigEvalState name(JigEvalCall *call, const JigNum *in, JigNum *out) {                   \
        return exact(call, in, out, fn, is_shift);                                                 \
    }
EXACT(divui_exact, JIG_DIVU, false)
EXACT(divsi_exact, JIG_DIVS, false)
EXACT(shrui_exact, JIG_SHRU, true)
EXACT(shrsi_exact, JIG_SHRS, true)

/* Of ops with flags. */
static const JigEvalKernel flagged_kernels[JIG_INT_FNS] = {
    [JIG_ADD] = {.fn = add_checked},  [JIG_SUB] = {.fn = sub_checked},
    [JIG_MUL] = {.fn = mul_checked},  [JIG_DIVU] = {.fn = divui_exact},
    [JIG_DIVS] = {.fn = divsi_exact}, [JIG_SHL] = {.fn = shl_checked},
    [JIG_SHRU] = {.fn = shrui_exact}, [JIG_SHRS] = {.fn = shrsi_exact},
};

const JigEvalKernel *jig_arith_int_kernel(const JigOp *op, JigIntFn fn) {
    JIG_REQUIRE(op);
    bool flagged = overflow_flags(op) != 0 || jig_arith_is_exact_attr(op);
    return flagged && flagged_kernels[fn].fn ? &flagged_kernels[fn] : &jig_int_kernels[fn];
}

static const uint8_t int_rows[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_ADDI] = JIG_ADD,           [JIG_ARITH_SUBI] = JIG_SUB,
    [JIG_ARITH_MULI] = JIG_MUL,           [JIG_ARITH_DIVUI] = JIG_DIVU,
    [JIG_ARITH_DIVSI] = JIG_DIVS,         [JIG_ARITH_CEILDIVUI] = JIG_CEILDIVU,
    [JIG_ARITH_CEILDIVSI] = JIG_CEILDIVS, [JIG_ARITH_FLOORDIVSI] = JIG_FLOORDIVS,
    [JIG_ARITH_REMUI] = JIG_REMU,         [JIG_ARITH_REMSI] = JIG_REMS,
    [JIG_ARITH_ANDI] = JIG_AND,           [JIG_ARITH_ORI] = JIG_OR,
    [JIG_ARITH_XORI] = JIG_XOR,           [JIG_ARITH_SHLI] = JIG_SHL,
    [JIG_ARITH_SHRUI] = JIG_SHRU,         [JIG_ARITH_SHRSI] = JIG_SHRS,
    [JIG_ARITH_MAXSI] = JIG_MAXS,         [JIG_ARITH_MAXUI] = JIG_MAXU,
    [JIG_ARITH_MINSI] = JIG_MINS,         [JIG_ARITH_MINUI] = JIG_MINU,
};

static const JigEvalKernel *find_int(const JigOp *op) {
    return jig_arith_int_kernel(op, int_rows[jig_arith_id(op)]);
}
JigEvalOutcome jig_arith_eval_int(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_int));
}

/* ---- Two results ---- */

static JigEvalState add_extended(JigEvalCall *call, const JigNum *in, JigNum *out) {
    bool overflow = false;
    out[0].i = jig_int_uadd_ov(in[0].i, in[1].i, &overflow, jig_eval_arena(call));
    out[1].i.val = overflow;
    return JIG_EVAL_VALUE;
}

typedef JigInt (*Widen)(JigInt x, uint32_t width, JigArena *a);
static JigEvalState mul_halves(JigEvalCall *call, const JigNum *in, JigNum *out, Widen widen) {
    JigArena *a = jig_eval_arena(call);
    uint32_t width = in[0].i.width;
    JigInt product = jig_int_mul(widen(in[0].i, 2 * width, a), widen(in[1].i, 2 * width, a), a);
    out[0].i = jig_int_zext(product, width, a);
    out[1].i = jig_int_zext(jig_int_lshr(product, width, a), width, a);
    return JIG_EVAL_VALUE;
}
static JigEvalState mul_signed(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return mul_halves(call, in, out, jig_int_sext);
}
static JigEvalState mul_unsigned(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return mul_halves(call, in, out, jig_int_zext);
}

JigEvalOutcome jig_arith_eval_extended(JigEvalCall *call) {
    size_t id = jig_arith_id(call->step->op);
    return jig_eval_elementwise(call, id == JIG_ARITH_ADDUI_EXTENDED   ? add_extended
                                      : id == JIG_ARITH_MULSI_EXTENDED ? mul_signed
                                                                       : mul_unsigned);
}

/* ---- Floats ---- */

static JigEvalState negate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_neg(in[0].f);
    return JIG_EVAL_VALUE;
}
static const JigEvalKernel negation = {.fn = negate};

static const JigEvalKernel *find_float(const JigOp *op) {
    static const uint8_t rows[JIG_ARITH_NUM_OPS] = {
        [JIG_ARITH_ADDF] = JIG_ADDF,         [JIG_ARITH_SUBF] = JIG_SUBF,
        [JIG_ARITH_MULF] = JIG_MULF,         [JIG_ARITH_DIVF] = JIG_DIVF,
        [JIG_ARITH_REMF] = JIG_REMF,         [JIG_ARITH_MAXIMUMF] = JIG_MAXIMUMF,
        [JIG_ARITH_MINIMUMF] = JIG_MINIMUMF, [JIG_ARITH_MAXNUMF] = JIG_MAXNUMF,
        [JIG_ARITH_MINNUMF] = JIG_MINNUMF};
    return jig_op_is(op, JIG_ARITH(NEGF)) ? &negation : &jig_float_kernels[rows[jig_arith_id(op)]];
}
JigEvalOutcome jig_arith_eval_float(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_float));
}

/* ---- Comparisons ---- */

static const JigEvalKernel *find_cmpi(const JigOp *op) {
    return &jig_compare_kernels[jig_arith_predicate(op)];
}
JigEvalOutcome jig_arith_eval_cmpi(JigEvalCall *call) {
    return jig_eval_kernel(call, kernel_of(call, find_cmpi));
}

static JigEvalState compare_floats(JigEvalCall *call, const JigNum *in, JigNum *out) {
    out->i.val =
        jig_float_holds((JigFloatCompare)jig_arith_predicate(call->step->op), in[0].f, in[1].f);
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_arith_eval_cmpf(JigEvalCall *call) {
    return jig_eval_elementwise(call, compare_floats);
}

/* ---- Casts ---- */

static JigEvalState truncate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    JigInt x = in[0].i;
    out->i = jig_int_zext(x, out->i.width, a);
    int64_t flags = overflow_flags(call->step->op);
    bool nsw = jig_int_eq(jig_int_sext(out->i, x.width, a), x);
    bool nuw = jig_int_eq(jig_int_zext(out->i, x.width, a), x);
    return (!nsw && (flags & JIG_NO_SIGNED_WRAP)) || (!nuw && (flags & JIG_NO_UNSIGNED_WRAP))
               ? JIG_EVAL_IS_POISON
               : JIG_EVAL_VALUE;
}

static JigRounding rounding(const JigOp *op) {
    static const JigRounding modes[] = {JIG_ROUND_NEAREST_EVEN, JIG_ROUND_DOWN, JIG_ROUND_UP,
                                        JIG_ROUND_TO_ZERO, JIG_ROUND_NEAREST_AWAY};
    return modes[jig_arith_roundingmode(op, 0)];
}

/* May the op be done with another one, and not round? */
static bool may_contract(const JigOp *op) {
    const JigAttr *flags = jig_arith_fastmath_attr(op);
    return flags && (jig_attr_enum_value(flags) & JIG_FAST_CONTRACT) != 0;
}

/* In the field what need not be rounded is not. */
static JigEvalState convert_float(JigEvalCall *call, const JigNum *in, JigNum *out) {
    if (jig_is_in_field(in[0].f.kind) && may_contract(call->step->op)) {
        out->f = (JigFloat){out->f.kind, {in[0].f.bits[0], in[0].f.bits[1]}};
        return JIG_EVAL_VALUE;
    }
    out->f = jig_float_convert(in[0].f, out->f.kind, rounding(call->step->op), NULL);
    return JIG_EVAL_VALUE;
}
static JigEvalState from_signed(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_from_int(in[0].i, true, out->f.kind, JIG_ROUND_NEAREST_EVEN);
    return JIG_EVAL_VALUE;
}
static JigEvalState from_unsigned(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    out->f = jig_float_from_int(in[0].i, false, out->f.kind, JIG_ROUND_NEAREST_EVEN);
    return JIG_EVAL_VALUE;
}
/* What does not fit is poison. */
static JigEvalState to_int(JigEvalCall *call, const JigNum *in, JigNum *out, bool is_signed) {
    return jig_float_to_int(in[0].f, out->i.width, is_signed, jig_eval_arena(call), &out->i)
               ? JIG_EVAL_VALUE
               : JIG_EVAL_IS_POISON;
}
static JigEvalState to_signed(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return to_int(call, in, out, true);
}
static JigEvalState to_unsigned(JigEvalCall *call, const JigNum *in, JigNum *out) {
    return to_int(call, in, out, false);
}

/* A scale is a power of two: only its exponent counts. */
static JigFloat scale_as(JigFloat scale, JigFloatKind kind) {
    JigFloat power = jig_float_convert(scale, JIG_F8E8M0FNU, JIG_ROUND_NEAREST_EVEN, NULL);
    return jig_float_convert(power, kind, JIG_ROUND_NEAREST_EVEN, NULL);
}
static JigEvalState scaling_extend(JigEvalCall *call, const JigNum *in, JigNum *out) {
    (void)call;
    JigFloat x = jig_float_convert(in[0].f, out->f.kind, JIG_ROUND_NEAREST_EVEN, NULL);
    out->f = jig_float_mul(x, scale_as(in[1].f, out->f.kind), JIG_ROUND_NEAREST_EVEN);
    return JIG_EVAL_VALUE;
}
static JigEvalState scaling_truncate(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigFloat x = jig_float_div(in[0].f, scale_as(in[1].f, in[0].f.kind), JIG_ROUND_NEAREST_EVEN);
    out->f = jig_float_convert(x, out->f.kind, rounding(call->step->op), NULL);
    return JIG_EVAL_VALUE;
}

static const JigEvalKernel casts[JIG_ARITH_NUM_OPS] = {
    [JIG_ARITH_TRUNCI] = {.fn = truncate},
    [JIG_ARITH_EXTF] = {.fn = convert_float},
    [JIG_ARITH_TRUNCF] = {.fn = convert_float},
    [JIG_ARITH_SITOFP] = {.fn = from_signed},
    [JIG_ARITH_UITOFP] = {.fn = from_unsigned},
    [JIG_ARITH_FPTOSI] = {.fn = to_signed},
    [JIG_ARITH_FPTOUI] = {.fn = to_unsigned},
    [JIG_ARITH_SCALING_EXTF] = {.fn = scaling_extend},
    [JIG_ARITH_SCALING_TRUNCF] = {.fn = scaling_truncate},
};

const JigEvalKernel *jig_arith_cast_kernel(size_t id) {
    JIG_REQUIRE(id < JIG_LEN(casts));
    if (id == JIG_ARITH_EXTSI || id == JIG_ARITH_INDEX_CAST)
        return &jig_extend_signed;
    if (id == JIG_ARITH_EXTUI || id == JIG_ARITH_INDEX_CASTUI)
        return &jig_extend_unsigned;
    return &casts[id];
}
static const JigEvalKernel *find_cast(const JigOp *op) {
    return jig_arith_cast_kernel(jig_arith_id(op));
}

/* The same memory with elements of another type. */
static JigEvalOutcome view_as(JigEvalCall *call) {
    JigEvalShaped *from = jig_eval_slot(call, 0)->shaped;
    const JigElem *elem = jig_eval_result_elem(call, 0);
    if (elem->size != from->elem.size)
        return jig_eval_error(call, "cannot view memory as elements of another size");
    from->buffer->refs++;
    JigEvalShaped *s = jig_eval_shaped_view(call->eval, from->buffer, *elem, from->rank, NULL);
    memcpy(s->dims, from->dims, 2 * from->rank * sizeof *s->dims);
    s->base = from->base;
    s->offset = from->offset;
    jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(s));
    return JIG_EVAL_NEXT;
}

static bool is_memref(const JigEvalCall *call) {
    return jig_eval_slot(call, 0)->tag == JIG_EVAL_SHAPED &&
           jig_type_is_any_memref(jig_value_type(jig_arith_bitcast_in(call->step->op)));
}

JigEvalOutcome jig_arith_eval_cast(JigEvalCall *call) {
    return is_memref(call) ? view_as(call) : jig_eval_kernel(call, kernel_of(call, find_cast));
}

/* The bits of an integer are known: it becomes the float that has them. */
static bool takes_float_of_bits(const JigElem *from, const JigElem *to) {
    return from->kind == JIG_ELEM_INT && to->kind == JIG_ELEM_FLOAT &&
           jig_is_in_field(to->float_kind) && from->width == to->width;
}

static JigEvalState same_bits(JigEvalCall *call, const JigNum *in, JigNum *out) {
    JigArena *a = jig_eval_arena(call);
    const JigElem *from = jig_eval_operand_elem(call, 0), *to = jig_eval_result_elem(call, 0);
    JigElem plain = jig_eval_elem_plain(to);
    bool makes_float = takes_float_of_bits(from, to);
    if (!makes_float && !jig_eval_keeps_bits(call, from, to))
        return JIG_EVAL_UNWRITTEN;
    uint8_t *bytes = jig_arena_calloc(a, from->size > to->size ? from->size : to->size);
    jig_eval_num_to_bytes(from, &in[0], bytes);
    jig_eval_num_of_bytes(makes_float ? &plain : to, bytes, a, out);
    if (makes_float)
        out->f = jig_field_of(to->float_kind, out->f);
    return JIG_EVAL_VALUE;
}
JigEvalOutcome jig_arith_eval_same_bits(JigEvalCall *call) {
    return jig_eval_elementwise(call, same_bits);
}
JigEvalOutcome jig_arith_eval_bitcast(JigEvalCall *call) {
    return is_memref(call) ? view_as(call) : jig_arith_eval_same_bits(call);
}

/* ---- Others ---- */

JigEvalOutcome jig_arith_eval_constant(JigEvalCall *call) {
    return jig_eval_attr(call, "value");
}

/* Element by element; what is not chosen may be anything. */
static JigEvalOutcome select_elements(JigEvalCall *call) {
    const JigEvalShaped *condition = jig_eval_slot(call, 0)->shaped;
    const JigElem *elem = jig_eval_result_elem(call, 0);
    JigEvalShaped *s =
        jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op), *elem, condition->rank,
                               condition->sizes, JIG_BUFFER_VALUE, true);
    if (!s)
        return JIG_EVAL_STOP;
    jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(s));
    for (size_t i = 0, n = (size_t)jig_eval_shaped_count(condition); i < n; ++i) {
        JigEvalState state = jig_eval_buffer_state(condition->buffer, i, 1);
        if (state == JIG_EVAL_UNWRITTEN)
            return jig_eval_error(call, "reads a condition that was never written");
        const JigEvalValue *from = jig_eval_slot(call, condition->buffer->data[i] & 1 ? 1 : 2);
        if (state == JIG_EVAL_IS_POISON || from->tag != JIG_EVAL_SHAPED)
            jig_eval_buffer_mark(s->buffer, i * elem->size, elem->size,
                                 state == JIG_EVAL_IS_POISON || from->tag == JIG_EVAL_POISON
                                     ? JIG_EVAL_IS_POISON
                                     : JIG_EVAL_UNWRITTEN);
        else
            jig_eval_buffer_copy(s->buffer, i * elem->size, from->shaped->buffer, i * elem->size,
                                 elem->size);
    }
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_arith_eval_select(JigEvalCall *call) {
    const JigEvalValue *condition = jig_eval_slot(call, 0);
    if (condition->tag == JIG_EVAL_POISON) {
        jig_eval_set_poison(call, 0);
        return JIG_EVAL_NEXT;
    }
    if (!jig_eval_need(call, 0))
        return JIG_EVAL_STOP;
    if (condition->tag == JIG_EVAL_SHAPED)
        return select_elements(call);
    jig_eval_set(call, 0, jig_eval_slot(call, condition->w[0] & 1 ? 1 : 2));
    return JIG_EVAL_NEXT;
}
