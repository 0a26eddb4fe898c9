/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * ml_program as what bufferization takes: functions and graphs as functions, accesses by tokens,
 * whose order is that of graphs sorted, as accesses in order, globals of numbers as ones of
 * tensors, and globals found elsewhere as declared buffers.
 */
#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "dialect/ml_program/ml_program.h"
#include "dialect/tensor/tensor.h"
#include "jig/ops/bufferization.h"
#include "payload/lower/lowerings.h"
#include "support/vec.h"

typedef JIG_VEC(JigOp *) OpVec;

static const JigType *type_of(const JigOp *global) {
    return jig_attr_type_value(jig_ml_program_global_type_attr(global));
}

static bool is_elsewhere(const JigOp *global) {
    const JigAttr *value = jig_ml_program_global_value_attr(global);
    return value && jig_attr_is(value, JIG_ML_PROGRAM_EXTERN);
}

/* ---- Accesses of the module's own globals ---- */

static JigValue *load(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigMlProgramGlobalLoad parts = {.result_type = type,
                                    .global = jig_ml_program_global_load_global_attr(op)};
    return jig_op_result(jig_ml_program_global_load_build(rw, jig_op_loc(op), &parts), 0);
}

/* What is declared only is no global of tensors that bufferization would know. */
static const JigType *buffer_of(const JigType *tensor) {
    return jig_type_memref(jig_type_shape(tensor), jig_type_rank(tensor), jig_type_element(tensor),
                           NULL, NULL);
}

static bool is_number(const JigType *t) {
    return jig_type_is_int_or_float(t) || jig_type_is_index(t);
}

static const JigType *tensor_of(const JigType *number) {
    return jig_type_tensor(NULL, 0, number, NULL);
}

static JigValue *loaded(JigRewriter *rw, JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    if (!is_number(type))
        return load(rw, op, type);
    JigTensorExtract extract = {.tensor = load(rw, op, tensor_of(type)), .result_type = type};
    return jig_op_result(jig_tensor_extract_build(rw, jig_op_loc(op), &extract), 0);
}

static void store(JigRewriter *rw, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    JigValue *value = jig_ml_program_global_store_value(op);
    if (is_number(jig_value_type(value))) {
        JigTensorFromElements parts = {.elements = {&value, 1},
                                       .result_type = tensor_of(jig_value_type(value))};
        value = jig_op_result(jig_tensor_from_elements_build(rw, loc, &parts), 0);
    }
    JigMlProgramGlobalStore parts = {.value = value,
                                     .global = jig_ml_program_global_load_global_attr(op)};
    jig_ml_program_global_store_build(rw, loc, &parts);
}

/* ---- Accesses of what is elsewhere ---- */

static JigValue *buffer_elsewhere(JigRewriter *rw, JigOp *op, const JigType *type) {
    const JigType *tensor = is_number(type) ? tensor_of(type) : type;
    JigStr name = jig_attr_symbol_leaf(jig_ml_program_global_load_global_attr(op));
    JigMemrefGetGlobal get = {.name = jig_attr_flat_symbol(rw->ctx, name),
                              .result_type = buffer_of(tensor)};
    return jig_op_result(jig_memref_get_global_build(rw, jig_op_loc(op), &get), 0);
}

static JigValue *copied(JigRewriter *rw, JigLoc loc, JigValue *buffer) {
    JigMemrefAlloc alloc = {.memref_type = jig_value_type(buffer)};
    JigValue *copy = jig_op_result(jig_memref_alloc_build(rw, loc, &alloc), 0);
    jig_memref_copy_build(rw, loc, &(JigMemrefCopy){.source = buffer, .target = copy});
    return copy;
}

/* What may be stored to later is copied. */
static JigValue *loaded_elsewhere(JigRewriter *rw, JigOp *op, bool is_mutable) {
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *buffer = buffer_elsewhere(rw, op, type);
    if (is_number(type))
        return jig_op_result(
            jig_memref_load_build(rw, loc, &(JigMemrefLoad){.memref = buffer, .result_type = type}),
            0);
    JigBufferizationToTensor to = {.buffer = is_mutable ? copied(rw, loc, buffer) : buffer,
                                   .result_type = type,
                                   .restrict_ = jig_attr_unit(rw->ctx)};
    return jig_op_result(jig_bufferization_to_tensor_build(rw, loc, &to), 0);
}

static void store_elsewhere(JigRewriter *rw, JigOp *op) {
    JigValue *value = jig_ml_program_global_store_value(op),
             *buffer = buffer_elsewhere(rw, op, jig_value_type(value));
    JigMemrefStore number = {.value = value, .memref = buffer};
    JigBufferizationMaterializeInDestination tensor = {.source = value,
                                                       .dest = buffer,
                                                       .restrict_ = jig_attr_unit(rw->ctx),
                                                       .writable = jig_attr_unit(rw->ctx)};
    if (is_number(jig_value_type(value)))
        jig_memref_store_build(rw, jig_op_loc(op), &number);
    else
        jig_bufferization_materialize_in_destination_build(rw, jig_op_loc(op), &tensor);
}

/* ---- Both ---- */

static bool reads(const JigOp *op) {
    return jig_ml_program_loads(op) || jig_op_is(op, JIG_ML_PROGRAM(GLOBAL_LOAD_CONST));
}

/* Of a shape that is known: a number, or a tensor. */
static bool is_lowered(const JigType *t) {
    return is_number(t) || (jig_type_is_ranked_tensor(t) && jig_type_has_static_shape(t));
}

/* The last result, if any, is a token; accesses that took it are gone. */
static void lower_access(JigRewriter *rw, JigOp *op) {
    JigOp *global = jig_ml_program_global_of(op);
    size_t n = jig_op_num_results(op);
    bool loads = reads(op), has_token = n == (loads ? 2 : 1);
    if (!global || !is_lowered(type_of(global)) ||
        (has_token && jig_value_has_uses(jig_op_result(op, n - 1))))
        return;
    jig_at_before(rw, op);
    bool elsewhere = is_elsewhere(global), is_mutable = jig_ml_program_global_is_mutable(global);
    if (loads)
        jig_rw_replace_uses(rw, jig_op_result(op, 0),
                            elsewhere ? loaded_elsewhere(rw, op, is_mutable) : loaded(rw, op));
    else if (elsewhere)
        store_elsewhere(rw, op);
    else
        store(rw, op);
    jig_rw_erase(rw, op);
}

/* ---- Globals ---- */

/* A private one would be the module's own. */
static void declare(JigRewriter *rw, JigOp *op, const JigType *tensor) {
    JigMemrefGlobal parts = {.sym_name = jig_ml_program_global_sym_name_attr(op),
                             .type = jig_attr_of_type(buffer_of(tensor))};
    jig_memref_global_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
}

/* One without a value is stored to before it is read: it may begin with any. */
static const JigAttr *initial_value(const JigOp *op, const JigType *tensor) {
    const JigAttr *value = jig_ml_program_global_value_attr(op);
    if (!value)
        value = jig_attr_zero(jig_type_element(tensor));
    return value && jig_attr_type(value) == jig_type_element(tensor)
               ? jig_attr_dense_of(tensor, &value, 1)
               : value;
}

static void lower_global(JigRewriter *rw, JigOp *op) {
    if (!is_lowered(type_of(op)))
        return;
    const JigType *tensor = is_number(type_of(op)) ? tensor_of(type_of(op)) : type_of(op);
    jig_at_before(rw, op);
    if (is_elsewhere(op)) {
        declare(rw, op, tensor);
        return;
    }
    const JigAttr *value = initial_value(op, tensor);
    jig_ml_program_global_set_type(rw, op, jig_attr_of_type(tensor));
    if (value)
        jig_ml_program_global_set_value(rw, op, value);
}

/* ---- Functions ---- */

static bool has_token(const JigType *const *types, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        const JigTypeRow *row = jig_type_row(types[i]);
        if (row && strcmp(row->name, "ml_program.token") == 0)
            return true;
    }
    return false;
}

static void lower_end(JigRewriter *rw, JigOp *end) {
    size_t n = jig_op_num_operands(end);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_operand(end, i);
    jig_at_before(rw, end);
    jig_func_return_build(rw, jig_op_loc(end), &(JigFuncReturn){.operands = {values, n}});
    jig_rw_erase(rw, end);
}

/* Functions and graphs have the same parts. */
static void lower_function(JigRewriter *rw, JigOp *op) {
    const JigType *type = jig_attr_type_value(jig_ml_program_func_function_type_attr(op));
    if (has_token(jig_type_inputs(type), jig_type_num_inputs(type)) ||
        has_token(jig_type_results(type), jig_type_num_results(type)))
        return;
    jig_at_before(rw, op);
    JigFuncFunc parts = {.sym_name = jig_ml_program_func_sym_name_attr(op),
                         .function_type = jig_ml_program_func_function_type_attr(op),
                         .arg_attrs = jig_ml_program_func_arg_attrs_attr(op),
                         .res_attrs = jig_ml_program_func_res_attrs_attr(op),
                         .sym_visibility = jig_ml_program_func_sym_visibility_attr(op),
                         .attrs = jig_op_attrs(op),
                         .body = jig_ml_program_func_body(op)};
    JigOp *function = jig_func_func_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    JigRegion *body = jig_func_func_body(function);
    for (JigBlock *b = jig_region_first(body); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_last(b);
        if (jig_op_is(end, JIG_ML_PROGRAM(RETURN)) || jig_op_is(end, JIG_ML_PROGRAM(OUTPUT)))
            lower_end(rw, end);
    }
}

/* ---- All of them ---- */

static JigWalk collect(JigOp *op, void *user) {
    if (jig_str_is(jig_name_dialect(jig_op_name_of(op)), "ml_program"))
        jig_vec_push((OpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

static void lower_one(JigRewriter *rw, JigOp *op) {
    if (reads(op) || jig_ml_program_stores(op))
        lower_access(rw, op);
    else if (jig_op_is(op, JIG_ML_PROGRAM(TOKEN)) && !jig_value_has_uses(jig_op_result(op, 0)))
        jig_rw_erase(rw, op);
}

static JigWalk find_any(JigOp *op, void *user) {
    (void)user;
    return jig_str_is(jig_name_dialect(jig_op_name_of(op)), "ml_program") ? JIG_WALK_INTERRUPT
                                                                          : JIG_WALK_ADVANCE;
}

bool jig_lower_has_ml_program(JigOp *payload) {
    return jig_walk_pre(payload, find_any, NULL) == JIG_WALK_INTERRUPT;
}

void jig_lower_ml_program(JigRewriter *rw, JigOp *payload) {
    OpVec found = {0}, rest = {0};
    jig_walk_post(payload, collect, &found);
    for (size_t i = found.len; i-- > 0;) { /* users of a token go before it */
        JigOp *op = found.data[i];
        if (jig_op_is(op, JIG_ML_PROGRAM(GLOBAL)) || jig_function(op))
            jig_vec_push(&rest, op);
        else
            lower_one(rw, op);
    }
    for (size_t i = 0; i < rest.len; ++i)
        if (jig_op_is(rest.data[i], JIG_ML_PROGRAM(GLOBAL)))
            lower_global(rw, rest.data[i]);
        else
            lower_function(rw, rest.data[i]);
    jig_vec_free(&found);
    jig_vec_free(&rest);
}
