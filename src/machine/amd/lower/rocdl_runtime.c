/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What functions of the device's runtime do: print. Memory of the block whose size the launch says.
 */
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

/* ---- gpu.printf ---- */
/* A message is begun, its format and then its numbers are added, seven at a time, the last time
 * saying so. */
enum { WORD = 32, LONG = 64, AT_A_TIME = 7 };

typedef struct Message {
    JigValue *at;       /* how far it is */
    JigValue *none;     /* in place of numbers that are not there */
    JigValue *yes, *no; /* is this the end? */
    JigOp *add_numbers, *add_text;
} Message;

static JigValue *as_long(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *was) {
    const JigType *t = jig_value_type(v), *i64 = jig_type_i(rw->ctx, LONG),
                  *f64 = jig_type_float(rw->ctx, JIG_F64);
    if (jig_type_is_float(t)) {
        if (t != f64)
            v = jig_op_result(
                jig_llvm_fpext_build(rw, loc, &(JigLlvmFpext){.arg = v, .res_type = f64}), 0);
        return jig_op_result(
            jig_llvm_bitcast_build(rw, loc, &(JigLlvmBitcast){.arg = v, .res_type = i64}), 0);
    }
    if (t == i64)
        return v;
    if (jig_type_is_any_integer(was) && jig_type_sign(was) == JIG_SIGNED)
        return jig_op_result(
            jig_llvm_sext_build(rw, loc, &(JigLlvmSext){.arg = v, .res_type = i64}), 0);
    return jig_op_result(jig_llvm_zext_build(rw, loc, &(JigLlvmZext){.arg = v, .res_type = i64}),
                         0);
}

static bool are_numbers(JigValueList in) {
    for (size_t i = 0; i < in.n; i++) {
        const JigType *t = jig_value_type(in.items[i]);
        if (!jig_type_is_int_or_float(t) || jig_type_width(t) > LONG)
            return false;
    }
    return true;
}

static bool declare(JigRewriter *rw, JigOp *op, Message *m, JigOp **begin) {
    const JigType *i32 = jig_type_i(rw->ctx, WORD), *i64 = jig_type_i(rw->ctx, LONG),
                  *ptr = jig_to_llvm_of(rw)->ptr;
    const JigType *numbers[] = {i64, i32, i64, i64, i64, i64, i64, i64, i64, i32},
                  *text[] = {i64, ptr, i64, i32};
    *begin = jig_to_llvm_gpu_declare(rw, op, JIG_GPU_TEXT_FORMAT, "__ockl_printf_begin",
                                     jig_llvm_func(i64, &i64, 1, false), NULL);
    if (!*begin)
        return false;
    if (jig_op_num_operands(op))
        m->add_numbers =
            jig_to_llvm_gpu_declare(rw, op, JIG_GPU_TEXT_FORMAT, "__ockl_printf_append_args",
                                    jig_llvm_func(i64, numbers, JIG_LEN(numbers), false), NULL);
    m->add_text =
        jig_to_llvm_gpu_declare(rw, op, JIG_GPU_TEXT_FORMAT, "__ockl_printf_append_string_n",
                                jig_llvm_func(i64, text, JIG_LEN(text), false), NULL);
    return true;
}

static void add_numbers(JigRewriter *rw, JigOp *op, Message *m, JigValueList in) {
    JigLoc loc = jig_op_loc(op);
    for (size_t first = 0; first < in.n; first += AT_A_TIME) {
        size_t n = in.n - first < AT_A_TIME ? in.n - first : AT_A_TIME;
        JigValue *args[AT_A_TIME + 3] = {m->at, jig_to_llvm_number(rw, loc, WORD, (int64_t)n)};
        for (size_t i = 0; i < AT_A_TIME; i++)
            args[i + 2] = i < n ? as_long(rw, loc, in.items[first + i],
                                          jig_value_type(jig_op_operand(op, first + i)))
                                : m->none;
        args[AT_A_TIME + 2] = first + n < in.n ? m->no : m->yes;
        m->at = jig_to_llvm_call_runtime(rw, loc, m->add_numbers, args, JIG_LEN(args));
    }
}

static bool lower_printf(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValueList in = jig_converted_operands(rw);
    JigStr format = jig_attr_string_value(jig_gpu_printf_format_attr(op));
    Message m = {0};
    JigOp *begin;
    if (!jig_to_llvm_gpu_can_print(op) || in.n != jig_op_num_operands(op) || !are_numbers(in))
        return jig_no_match(rw, op, "prints what is no number of at most 64 bits");
    if (!declare(rw, op, &m, &begin))
        return jig_no_match(rw, op, "is in no gpu.module");
    m.none = jig_to_llvm_number(rw, loc, LONG, 0);
    m.at = jig_to_llvm_call_runtime(rw, loc, begin, &m.none, 1);
    JigValue *text = jig_to_llvm_gpu_text(rw, loc, op, JIG_GPU_TEXT_FORMAT, format);
    JigValue *len = jig_to_llvm_number(rw, loc, LONG, (int64_t)format.len + 1);
    m.yes = jig_to_llvm_number(rw, loc, WORD, 1);
    m.no = jig_to_llvm_number(rw, loc, WORD, 0);
    JigValue *args[] = {m.at, text, len, in.n ? m.no : m.yes};
    m.at = jig_to_llvm_call_runtime(rw, loc, m.add_text, args, JIG_LEN(args));
    add_numbers(rw, op, &m, in);
    jig_rw_erase(rw, op);
    return true;
}

/* By a function like that of C, which reads its format from constant memory. */
static bool lower_printf_plain(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { CONSTANT = 4 };
    JigLoc loc = jig_op_loc(op);
    JigValueList in = jig_converted_operands(rw);
    const JigType *ptr = jig_llvm_ptr(rw->ctx, CONSTANT), *word = jig_type_i(rw->ctx, WORD),
                  *type = jig_llvm_func(word, &ptr, 1, true);
    if (!jig_to_llvm_gpu_can_print(op) || in.n != jig_op_num_operands(op) || !are_numbers(in))
        return jig_no_match(rw, op, "prints what is no number of at most 64 bits");
    const JigOp *print = jig_to_llvm_gpu_declare(rw, op, JIG_GPU_TEXT_FORMAT, "printf", type, NULL);
    if (!print)
        return jig_no_match(rw, op, "is in no gpu.module");
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, in.n + 1);
    args[0] =
        jig_to_llvm_gpu_text_in(rw, loc, op, JIG_GPU_TEXT_FORMAT,
                                jig_attr_string_value(jig_gpu_printf_format_attr(op)), CONSTANT);
    for (size_t i = 0; i < in.n; i++)
        args[i + 1] = in.items[i];
    JigLlvmCall parts = {.callee_operands = {args, in.n + 1},
                         .result_type = word,
                         .callee = jig_attr_flat_symbol(rw->ctx, JIG_STR("printf")),
                         .var_callee_type = jig_attr_of_type(type)};
    jig_llvm_call_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_to_llvm_rocdl_plain_printf_patterns[] = {
    {.name = "gpu.printf to printf",
     .root = "gpu.printf",
     .converts = true,
     .fn = lower_printf_plain},
    {0},
};
const JigPattern jig_to_llvm_rocdl_printf_patterns[] = {
    {.name = "gpu.printf to rocdl", .root = "gpu.printf", .converts = true, .fn = lower_printf},
    {0},
};
const JigPattern jig_to_llvm_rocdl_runtime_patterns[] = {
    {.name = "gpu.dynamic_shared_memory to rocdl",
     .root = "gpu.dynamic_shared_memory",
     .converts = true,
     .fn = jig_to_llvm_gpu_lower_dynamic_memory,
     .data = &(const int64_t){0}},
    {0},
};
