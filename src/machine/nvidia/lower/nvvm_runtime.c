/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What functions of the device's runtime do: print, and stop where an assertion
 * does not hold.
 */
#include "dialect/cf/cf.h"
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "machine/nvidia/lower/nvvm_lower.h"

/* ---- gpu.printf ---- */
/* As functions of C take them when their number is not fixed: floats as f64, small integers as
 * words. */
static JigValue *promoted(JigRewriter *rw, JigLoc loc, JigValue *value, const JigType *was) {
    enum { WORD = 32 };
    const JigType *t = jig_value_type(value), *f64 = jig_type_float(rw->ctx, JIG_F64),
                  *word = jig_type_i(rw->ctx, WORD);
    if (jig_type_is_float(t))
        return jig_op_result(
            jig_llvm_fpext_build(rw, loc, &(JigLlvmFpext){.arg = value, .res_type = f64}), 0);
    if (!jig_type_is_any_integer(was) || jig_type_width(t) >= WORD)
        return value;
    if (jig_type_width(t) == 1 || jig_type_sign(was) == JIG_UNSIGNED)
        return jig_op_result(
            jig_llvm_zext_build(rw, loc, &(JigLlvmZext){.arg = value, .res_type = word}), 0);
    return jig_op_result(
        jig_llvm_sext_build(rw, loc, &(JigLlvmSext){.arg = value, .res_type = word}), 0);
}

/* A structure of the values on the stack. */
static JigValue *on_stack(JigRewriter *rw, JigLoc loc, JigValueList values) {
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, values.n + 1),
                  *i64 = jig_type_i(rw->ctx, 64);
    for (size_t i = 0; i < values.n; i++)
        types[i] = jig_value_type(values.items[i]);
    const JigType *all = jig_llvm_struct(rw->ctx, types, values.n, false);
    JigValue *one = jig_to_llvm_constant(rw, loc, i64, jig_attr_index(rw->ctx, 1));
    JigValue *at = jig_to_llvm_stack(rw, loc, all, one, 0, 0);
    for (size_t i = 0; i < values.n; i++) {
        const int32_t path[] = {0, (int32_t)i};
        jig_to_llvm_store(rw, loc, values.items[i],
                          jig_to_llvm_part_ptr(rw, loc, all, at, path, 2));
    }
    return at;
}

static bool lower_printf(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *ptr = jig_to_llvm_of(rw)->ptr;
    JigValueList in = jig_converted_operands(rw);
    if (!jig_to_llvm_gpu_can_print(op) || in.n != jig_op_num_operands(op))
        return jig_no_match(rw, op, "prints what is no number of at most 64 bits");
    const JigType *type =
        jig_llvm_func(jig_type_i(rw->ctx, 32), (const JigType *[]){ptr, ptr}, 2, false);
    const JigOp *print =
        jig_to_llvm_gpu_declare(rw, op, JIG_GPU_TEXT_FORMAT, "vprintf", type, NULL);
    if (!print)
        return jig_no_match(rw, op, "is in no gpu.module");
    JigValue *format = jig_to_llvm_gpu_text(rw, loc, op, JIG_GPU_TEXT_FORMAT,
                                            jig_attr_string_value(jig_gpu_printf_format_attr(op)));
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, in.n + 1);
    for (size_t i = 0; i < in.n; i++)
        values[i] = promoted(rw, loc, in.items[i], jig_value_type(jig_op_operand(op, i)));
    JigValue *args[] = {format, on_stack(rw, loc, (JigValueList){values, in.n})};
    jig_to_llvm_call_runtime(rw, loc, print, args, JIG_LEN(args));
    jig_rw_erase(rw, op);
    return true;
}

/* ---- cf.assert ---- */
typedef struct Place {
    JigLoc loc; /* in the function that was inlined */
    JigStr file, function;
    unsigned line;
} Place;

static Place place_of(JigContext *ctx, JigLoc loc) {
    Place p = {.file = JIG_STR("(unknown)"), .function = JIG_STR("(unknown)")};
    while (jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_CALLSITE)
        loc = jig_loc_child(ctx, loc);
    p.loc = loc;
    if (jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_NAME) {
        p.function = jig_loc_name_of(ctx, loc);
        loc = jig_loc_child(ctx, loc);
    }
    if (jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FILE) {
        p.file = jig_loc_filename(ctx, loc);
        p.line = jig_loc_line(ctx, loc);
    }
    return p;
}

static JigOp *assert_function(JigRewriter *rw, JigOp *op) {
    const JigType *ptr = jig_to_llvm_of(rw)->ptr, *i32 = jig_type_i(rw->ctx, 32),
                  *i64 = jig_type_i(rw->ctx, 64);
    const JigType *type = jig_llvm_func(jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID),
                                        (const JigType *[]){ptr, ptr, i32, ptr, i64}, 5, false);
    const JigAttr *noreturn[] = {jig_attr_string(rw->ctx, JIG_STR("noreturn"))};
    return jig_to_llvm_gpu_declare(rw, op, JIG_GPU_TEXT_MESSAGE, "__assertfail", type,
                                   jig_attr_array(rw->ctx, noreturn, 1));
}

/* At the insertion point: says what does not hold, and where. */
static void call_assertfail(JigRewriter *rw, JigOp *op, const JigOp *function) {
    Place p = place_of(rw->ctx, jig_op_loc(op));
    JigLoc loc = p.loc;
    const JigType *i32 = jig_type_i(rw->ctx, 32), *i64 = jig_type_i(rw->ctx, 64);
    JigValue *message = jig_to_llvm_gpu_text(rw, loc, op, JIG_GPU_TEXT_MESSAGE,
                                             jig_attr_string_value(jig_cf_assert_msg_attr(op)));
    JigValue *file = jig_to_llvm_gpu_text(rw, loc, op, JIG_GPU_TEXT_FILE, p.file);
    JigValue *name = jig_to_llvm_gpu_text(rw, loc, op, JIG_GPU_TEXT_FUNCTION, p.function);
    JigValue *line = jig_to_llvm_constant(rw, loc, i32, jig_attr_int(i32, (int32_t)p.line));
    JigValue *size_of_char = jig_to_llvm_constant(rw, loc, i64, jig_attr_int(i64, 1));
    JigValue *args[] = {message, file, line, name, size_of_char};
    jig_to_llvm_call_runtime(rw, jig_op_loc(op), function, args, JIG_LEN(args));
}

static bool lower_assert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *holds = jig_converted(rw, jig_cf_assert_arg(op));
    const JigOp *function = holds ? assert_function(rw, op) : NULL;
    if (!function)
        return jig_no_match(rw, op, "is in no gpu.module");
    JigOp *jump = jig_to_llvm_jump_before(rw, op);
    JigBlock *rest = jig_op_block(op);
    JigBlock *fails = jig_create_block(rw, jig_block_region(rest), rest, NULL, 0, loc);
    jig_at_end(rw, fails);
    call_assertfail(rw, op, function);
    jig_cf_br_build(rw, loc, &(JigCfBr){.dest = rest});
    jig_at_before(rw, jump);
    jig_cf_cond_br_build(
        rw, loc, &(JigCfCondBr){.condition = holds, .true_dest = rest, .false_dest = fails});
    jig_rw_erase(rw, jump);
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_to_llvm_gpu_runtime_patterns[] = {
    {.name = "gpu.printf to nvvm", .root = "gpu.printf", .converts = true, .fn = lower_printf},
    {.name = "gpu.dynamic_shared_memory to nvvm",
     .root = "gpu.dynamic_shared_memory",
     .converts = true,
     .fn = jig_to_llvm_gpu_lower_dynamic_memory,
     .data = &(const int64_t){16}},
    {.name = "cf.assert to nvvm", .root = "cf.assert", .converts = true, .fn = lower_assert},
    {0},
};
