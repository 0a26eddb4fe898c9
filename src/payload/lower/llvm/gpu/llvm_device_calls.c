/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Math as calls of functions that a device's compiler links with.
 * Vectors are taken lane by lane, small floats as f32.
 */
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/math/math.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_device_calls.h"

#include "jig/iface.h"

enum { WORD = 32 };

/* ---- Functions ---- */

/* A location is a function's own, of which the parts are no functions': the first file of it. */
static JigLoc file_of(JigContext *ctx, JigLoc loc) {
    JigLoc found = jig_loc_unknown(ctx);
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_FILE:
        return loc;
    case JIG_ATTR_LOC_NAME:
        return file_of(ctx, jig_loc_child(ctx, loc));
    case JIG_ATTR_LOC_CALLSITE:
        found = file_of(ctx, jig_loc_child(ctx, loc));
        return jig_loc_kind(ctx, found) == JIG_ATTR_LOC_FILE
                   ? found
                   : file_of(ctx, jig_loc_caller(ctx, loc));
    case JIG_ATTR_LOC_FUSED:
        for (size_t i = 0; i < jig_loc_num_fused(ctx, loc); i++) {
            found = file_of(ctx, jig_loc_fused_at(ctx, loc, i));
            if (jig_loc_kind(ctx, found) == JIG_ATTR_LOC_FILE)
                break;
        }
        return found;
    default:
        return found;
    }
}

/* The function around the op: what it calls is declared in front of it. */
static JigOp *function_around(const JigOp *op) {
    JigOp *f = jig_op_parent(op);
    while (f && !jig_op_iface(f, &jig_iface_function))
        f = jig_op_parent(f);
    return f && jig_op_parent(f) ? f : NULL;
}

/* Where something else has the name the verifier says so. NULL: there is no function around. */
static JigOp *device_function(JigRewriter *rw, JigOp *op, const char *name, const JigType *type) {
    JigOp *user = function_around(op);
    JigOp *table = user ? jig_nearest_symbol_table(jig_op_parent(user)) : NULL;
    JigOp *known = table ? jig_symbol_lookup_in(table, jig_str(name)) : NULL;
    if (!table || (known && jig_op_is(known, JIG_LLVM(FUNC))))
        return known;
    JigPoint point = jig_point(rw);
    jig_at_before(rw, user);
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, jig_str(name)),
                         .function_type = jig_attr_of_type(type)};
    JigOp *made = jig_llvm_func_build(rw, file_of(rw->ctx, jig_op_loc(op)), &parts);
    jig_set_point(rw, point);
    return made;
}

static bool is_float(const JigType *t, JigFloatKind kind) {
    return jig_type_is_float(t) && jig_type_float_kind(t) == kind;
}
static bool is_half(const JigType *t) {
    return is_float(t, JIG_F16) || is_float(t, JIG_BF16);
}

/* What a value of the type is passed as. */
static const JigType *passed_as(const JigDeviceFunction *d, const JigType *t) {
    return is_half(t) && !(d->f16 && is_float(t, JIG_F16))
               ? jig_type_float(jig_type_context(t), JIG_F32)
               : t;
}

static bool may_be_fast(const JigOp *op) {
    enum { APPROXIMATE = 1 << 6 };
    const JigAttr *flags = jig_math_exp_fastmath_attr(op);
    return flags && jig_attr_enum_value(flags) & APPROXIMATE;
}

/* By the type of the first operand. NULL: there is none. */
static const char *name_for(const JigDeviceFunction *d, const JigOp *op, const JigType *t) {
    t = passed_as(d, t);
    if (is_float(t, JIG_F16))
        return d->f16;
    if (is_float(t, JIG_F32))
        return d->fast && may_be_fast(op) ? d->fast : d->f32;
    if (is_float(t, JIG_F64))
        return d->f64;
    return jig_type_is_integer(t, WORD) ? d->i32 : NULL;
}

/* ---- One value ---- */
static JigValue *resized(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to) {
    const JigType *from = jig_value_type(v);
    if (from == to)
        return v;
    return jig_type_width(from) < jig_type_width(to)
               ? jig_op_result(
                     jig_llvm_fpext_build(rw, loc, &(JigLlvmFpext){.arg = v, .res_type = to}), 0)
               : jig_op_result(
                     jig_llvm_fptrunc_build(rw, loc, &(JigLlvmFptrunc){.arg = v, .res_type = to}),
                     0);
}

static JigValue *is_not_zero(JigRewriter *rw, JigLoc loc, JigValue *word) {
    const JigType *t = jig_value_type(word);
    JigValue *zero = jig_to_llvm_constant(rw, loc, t, jig_attr_int(t, 0));
    return jig_to_llvm_compare(rw, loc, JIG_COMPARE_NE, word, zero);
}

/* NULL: it can't be called. */
static JigValue *call_scalar(JigRewriter *rw, JigOp *op, JigValueList in, const JigType *result,
                             const JigDeviceFunction *d) {
    JigLoc loc = jig_op_loc(op);
    const char *name = name_for(d, op, jig_value_type(in.items[0]));
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, in.n);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, in.n);
    for (size_t i = 0; i < in.n; i++)
        types[i] = passed_as(d, jig_value_type(in.items[i]));
    const JigType *given = d->is_test ? jig_type_i(rw->ctx, WORD) : passed_as(d, result);
    const JigOp *f =
        name ? device_function(rw, op, name, jig_llvm_func(given, types, in.n, false)) : NULL;
    if (!f)
        return NULL;
    for (size_t i = 0; i < in.n; i++)
        args[i] = resized(rw, loc, in.items[i], types[i]);
    JigValue *value = jig_to_llvm_call_runtime(rw, loc, f, args, in.n);
    if (!value)
        return NULL;
    return d->is_test ? is_not_zero(rw, loc, value) : resized(rw, loc, value, result);
}

/* ---- Vectors ---- */
static JigValue *lane(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *at) {
    JigLlvmExtractelement parts = {
        .vector = vector, .position = at, .res_type = jig_type_element(jig_value_type(vector))};
    return jig_op_result(jig_llvm_extractelement_build(rw, loc, &parts), 0);
}

/* All operands of the types that the function has. */
static bool has_function(JigRewriter *rw, const JigOp *op, JigValueList in,
                         const JigDeviceFunction *d) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigType *element =
        jig_to_llvm_type(x, jig_type_element_or_self(jig_value_type(jig_math_exp_operand(op))));
    if (in.n != jig_op_num_operands(op) || !element || !name_for(d, op, element))
        return false;
    if (!jig_op_is(op, JIG_MATH(FPOWI)))
        return true;
    /* Its exponent is an int, whatever the op has. */
    return jig_type_is_integer(
        jig_to_llvm_type(x, jig_type_element_or_self(jig_value_type(jig_math_fpowi_rhs(op)))),
        WORD);
}

/* The op itself, of one lane; others lower that. */
static JigValue *op_of_lane(JigRewriter *rw, const JigOp *op, JigValueList in,
                            const JigType *type) {
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name_record(op),
                        .operands = (JigValue **)(uintptr_t)in.items,
                        .num_operands = in.n,
                        .types = &type,
                        .num_types = 1,
                        .attrs = jig_op_attrs(op)};
    return jig_op_result(jig_create(rw, &state), 0);
}

static bool stays_in_lanes(const JigLlvm *x, const JigType *t) {
    return jig_type_is_vector(t) && jig_to_llvm_type(x, jig_type_element(t)) == jig_type_element(t);
}

/* Can the op be one of each lane, whose types are the same then? */
static bool has_ops_of_lanes(JigRewriter *rw, const JigOp *op, JigValueList in,
                             const JigDeviceFunction *d) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (!stays_in_lanes(x, jig_op_operand_type(op, i)))
            return false;
    return d->others_by_lanes && in.n == jig_op_num_operands(op) &&
           stays_in_lanes(x, jig_op_result_type(op, 0));
}

static JigValue *call_lanes(JigRewriter *rw, JigOp *op, JigValueList in, const JigType *type,
                            const JigPattern *self) {
    JigLoc loc = jig_op_loc(op);
    bool calls = has_function(rw, op, in, self->data);
    const JigType *index = jig_to_llvm_of(rw)->index;
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    JigValue **parts = JIG_NEW_ARRAY(rw->arena, JigValue *, in.n);
    for (int64_t i = 0; i < jig_type_dim(type, 0); i++) {
        JigValue *at = jig_to_llvm_constant(rw, loc, index, jig_attr_int(index, i));
        for (size_t k = 0; k < in.n; k++)
            parts[k] = lane(rw, loc, in.items[k], at);
        JigValueList lanes = {parts, in.n};
        const JigType *element = jig_type_element(type);
        JigValue *one = calls ? call_scalar(rw, op, lanes, element, self->data)
                              : op_of_lane(rw, op, lanes, element);
        if (!one)
            return NULL;
        JigLlvmInsertelement insert = {
            .vector = made, .value = one, .position = at, .res_type = type};
        made = jig_op_result(jig_llvm_insertelement_build(rw, loc, &insert), 0);
    }
    return made;
}

/* ---- Ops ---- */
static bool can_take_lanes(const JigType *t) {
    return !jig_type_is_vector(t) ||
           (!jig_type_is_scalable(t) && jig_vector_count(t, jig_type_rank(t)) <= JIG_VECTOR_MANY);
}

bool jig_to_llvm_call_device(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *was = jig_op_result_type(op, 0),
                  *type = jig_to_llvm_type(jig_to_llvm_of(rw), was);
    JigValueList in = jig_converted_operands(rw);
    if (!type ||
        (!has_function(rw, op, in, self->data) && !has_ops_of_lanes(rw, op, in, self->data)))
        return jig_no_match(rw, op, "there is no function for its types");
    if (!can_take_lanes(was))
        return jig_no_match(rw, op, "of too many lanes");
    if (jig_to_llvm_is_rows(in.items[0]))
        return jig_to_llvm_by_rows(rw, op, call_lanes, self);
    JigValue *made = jig_type_is_vector(type) ? call_lanes(rw, op, in, type, self)
                                              : call_scalar(rw, op, in, type, self->data);
    if (!made)
        return jig_no_match(rw, op, "is in no function");
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- math.sincos: both results through pointers ---- */
/* The beginning of the region whose memory on the stack ends where the op's values are no more
 * needed. */
static JigBlock *stack_block(const JigOp *op) {
    const JigRegion *region = jig_block_region(jig_op_block(op));
    while (region &&
           !jig_op_has_trait(jig_region_parent(region), JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE)) {
        const JigBlock *up = jig_op_block(jig_region_parent(region));
        region = up ? jig_block_region(up) : NULL;
    }
    return region ? jig_region_first(region) : NULL;
}

bool jig_to_llvm_call_device_twice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigDeviceFunction *d = self->data;
    JigLoc loc = jig_op_loc(op);
    JigValue *in = jig_converted(rw, jig_math_sincos_operand(op)), *at[2], *values[2];
    const JigType *type = jig_value_type(in), *wide = passed_as(d, type),
                  *ptr = jig_to_llvm_of(rw)->ptr, *word = jig_type_i(rw->ctx, WORD);
    const char *name = name_for(d, op, type);
    JigBlock *start = stack_block(op);
    if (!name || !start)
        return jig_no_match(rw, op, "there is no function for its type");
    const JigType *signature = jig_llvm_func(jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID),
                                             (const JigType *[]){wide, ptr, ptr}, 3, false);
    const JigOp *f = device_function(rw, op, name, signature);
    if (!f)
        return jig_no_match(rw, op, "is in no function");
    JigPoint point = jig_point(rw);
    jig_at_start(rw, start);
    JigValue *one = jig_to_llvm_constant(rw, loc, word, jig_attr_int(word, 1));
    for (size_t i = 0; i < JIG_LEN(at); i++)
        at[i] = jig_to_llvm_stack(rw, loc, wide, one, 0, 0);
    jig_set_point(rw, point);
    JigValue *args[] = {resized(rw, loc, in, wide), at[0], at[1]};
    jig_to_llvm_call_runtime(rw, loc, f, args, JIG_LEN(args));
    for (size_t i = 0; i < JIG_LEN(at); i++)
        values[i] = jig_to_llvm_load(rw, loc, wide, at[i]);
    for (size_t i = 0; i < JIG_LEN(at); i++)
        values[i] = resized(rw, loc, values[i], type);
    jig_rw_replace(rw, op, values, JIG_LEN(values));
    return true;
}
