/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* func and cf: functions, calls, returns, and branches. */
#include "analysis/buffering.h"
#include "dialect/cf/cf.h"
#include "dialect/func/func.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- Signatures ---- */

static const JigAttr *arg_attr(const JigOp *function, size_t arg, const char *name) {
    const JigAttr *all = jig_func_func_arg_attrs_attr(function);
    return all && arg < jig_attr_array_len(all)
               ? jig_attr_dict_get(jig_attr_array_at(all, arg), jig_str(name))
               : NULL;
}

/* As the options say, of a tensor in a signature; NULL: the memory space is not known. */
static const JigType *boundary_type(const JigType *tensor, const JigBufferOptions *o) {
    const JigAttr *space;
    bool known = jig_buffer_space_of(tensor, o, &space);
    if (!known && o->space != JIG_SPACE_ENCODED) /* an unranked tensor has no encoding */
        return NULL;
    return jig_buffer_type_with(tensor,
                                o->function_layout == JIG_LAYOUT_IDENTITY ? JIG_LAYOUT_IDENTITY
                                                                          : JIG_LAYOUT_DYNAMIC,
                                space);
}

static const JigType *no_space(const JigOp *op) {
    jig_op_emit_error(op, "could not infer memory space");
    return NULL;
}

/* Of argument `i`, a tensor; its layout may be said by an attribute. */
static const JigType *argument_type(const JigOp *function, size_t i, const JigBufferOptions *o) {
    size_t n;
    const JigType *t = boundary_type(jig_function_inputs(function, &n)[i], o);
    const JigAttr *layout = arg_attr(function, i, "bufferization.buffer_layout");
    if (!t)
        return no_space(function);
    if (!layout || !jig_type_is_memref(t))
        return t;
    return jig_type_memref(jig_type_shape(t), jig_type_rank(t), jig_type_element(t), layout,
                           jig_type_space(t));
}

/* ---- func.func ---- */

static bool function_has_tensors(JigOp *op) {
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(op, &n), *const *results =
                                                                    jig_function_results(op, &m);
    bool has = false;
    for (size_t i = 0; i < n; ++i)
        has |= jig_type_is_tensor(inputs[i]);
    for (size_t i = 0; i < m; ++i)
        has |= jig_type_is_tensor(results[i]);
    for (JigBlock *x = jig_region_first(jig_func_func_body(op)); x; x = jig_block_next(x))
        for (size_t i = 0; i < jig_block_num_args(x); ++i)
            has |= jig_type_is_tensor(jig_value_type(jig_block_arg(x, i)));
    return has;
}

static bool argument_writable(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)b;
    const JigAttr *says = jig_block_is_entry(jig_value_owner_block(v))
                              ? arg_attr(op, jig_value_index(v), "bufferization.writable")
                              : NULL;
    return !says || jig_attr_int_value(says);
}

static const JigType *function_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    if (!jig_block_is_entry(jig_value_owner_block(v)))
        return jig_bufferize_argument_type(op, v, types);
    return argument_type(op, jig_value_index(v),
                         jig_buffering_options(jig_buffer_types_for(types)));
}

/* The function's type with buffers; NULL after a diagnostic. */
static const JigType *new_signature(JigOp *op, const JigBufferOptions *o, JigArena *a,
                                    const JigType *const **new_results) {
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(op, &n), *const *results =
                                                                    jig_function_results(op, &m);
    const JigType **to = JIG_NEW_ARRAY(a, const JigType *, n + 1),
                  **from = JIG_NEW_ARRAY(a, const JigType *, m + 1);
    for (size_t i = 0; i < n; ++i)
        if (!(to[i] = jig_type_is_tensor(inputs[i]) ? argument_type(op, i, o) : inputs[i]))
            return NULL;
    for (size_t i = 0; i < m; ++i)
        if (!(from[i] = jig_type_is_tensor(results[i]) ? boundary_type(results[i], o) : results[i]))
            return no_space(op);
    *new_results = from;
    return jig_type_function(jig_op_context(op), to, n, from, m);
}

static void return_buffers(JigRewriter *rw, JigOp *op, const JigType *const *types) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_type_is_tensor(jig_value_type(v)))
            continue;
        jig_at_before(rw, op);
        jig_rw_set_operand(rw, op, i, jig_bufferize_from_tensor(rw, jig_op_loc(op), v, types[i]));
    }
}

static bool function(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    JigOpVec returns = {0};
    const JigType *const *results = NULL,
                         *type = new_signature(op, jig_buffering_options(b), a, &results);
    bool ok = type;
    for (JigBlock *x = jig_region_first(jig_func_func_body(op)); x && ok; x = jig_block_next(x))
        ok = jig_buffer_block_arguments(rw, x, b);
    if (ok) {
        jig_in_place_returns(op, &returns);
        for (size_t i = 0; i < returns.len; ++i)
            return_buffers(rw, returns.data[i], results);
        jig_func_func_set_function_type(rw, op, jig_attr_of_type(type));
    }
    jig_vec_free(&returns);
    jig_arena_destroy(a);
    return ok;
}
static const JigBufferIface of_func = {.operands_of = jig_bufferize_branch_operands,
                                       .writable = argument_writable,
                                       .has_tensors = function_has_tensors,
                                       .type = function_type,
                                       .bufferize = function,
                                       .many_blocks = true,
                                       .boundary = true};

/* Its operands become buffers with the function. */
static bool with_function(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)rw, (void)op, (void)b, (void)why;
    return true;
}

static bool resolve_return(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    JIG_CHECK(jig_buffer_resolve_operands(rw, op, b));
    for (size_t i = 0; i < jig_op_num_operands(op) && b->analysis; ++i) {
        if (!jig_bufferize_return_needs_copy(op, i, b))
            continue;
        jig_at_before(rw, op);
        JigValue *copy =
            jig_buffer_alloc_tensor(rw, jig_op_loc(op), jig_op_operand(op, i), true, b);
        if (!copy)
            return false;
        jig_rw_set_operand(rw, op, i, copy);
    }
    return true;
}
static const JigBufferIface of_return = {.resolve = resolve_return,
                                         .reads = jig_bufferize_always,
                                         .writes = jig_bufferize_never,
                                         .values_of = jig_bufferize_nothing_shared,
                                         .bufferize = with_function,
                                         .boundary = true};

/* ---- func.call ---- */

static JigFunctionBuffers *known_callee(JigOp *call, const JigBuffering *b) {
    JigOp *callee = b->analysis ? jig_in_place_callee(call) : NULL;
    JigFunctionBuffers *f = callee ? jig_buffering_of_function(b, callee) : NULL;
    return f && f->analyzed ? f : NULL;
}

static bool callee_reads(JigOp *op, size_t operand, JigBuffering *b) {
    JigFunctionBuffers *f = known_callee(op, b);
    return !f || f->read[operand];
}

static bool callee_writes(JigOp *op, size_t operand, JigBuffering *b) {
    JigFunctionBuffers *f = known_callee(op, b);
    return !f || f->written[operand];
}

static void call_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    JigFunctionBuffers *f = known_callee(op, b);
    if (!f) {
        jig_buffer_values_unknown(jig_op_use(op, operand), out);
        return;
    }
    const JigI64Vec *results = &f->aliases[operand];
    bool same = results->len == 1 && f->same[results->data[0]] >= 0;
    for (size_t i = 0; i < results->len; ++i)
        jig_buffer_aliases_add(out, jig_op_use(op, operand),
                               jig_op_result(op, (size_t)results->data[i]), same, same);
}

static const JigType *call_type(JigOp *op, JigValue *v, JigBufferTypes *types) {
    const JigBufferOptions *o = jig_buffering_options(jig_buffer_types_for(types));
    JigOp *callee = jig_in_place_callee(op);
    size_t n;
    const JigType *t =
        callee ? jig_function_results(callee, &n)[jig_value_index(v)] : jig_value_type(v);
    if (!jig_type_is_tensor(t))
        return t;
    t = boundary_type(t, o);
    return t ? t : no_space(op);
}

/* Operand `i` as the callee wants it; NULL, perhaps after a diagnostic. */
static JigValue *call_operand(JigRewriter *rw, JigOp *op, JigOp *callee, size_t i,
                              JigBuffering *b) {
    JigValue *buffer = jig_buffer_get(rw, jig_op_operand(op, i), b);
    size_t n;
    const JigType *to = jig_function_inputs(callee, &n)[i];
    if (buffer && jig_type_is_tensor(to))
        to = argument_type(callee, i, jig_buffering_options(b));
    if (!buffer || !to || jig_value_type(buffer) == to)
        return to ? buffer : NULL;
    return jig_type_is_memref(to) && jig_type_is_memref(jig_value_type(buffer))
               ? jig_buffer_cast_or_copy(rw, buffer, to, b)
               : NULL;
}

static bool call(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigOp *callee = jig_in_place_callee(op);
    size_t n = jig_op_num_operands(op);
    if (!callee)
        return jig_refuse(why, op, "the callee is no function");
    JigArena *a = jig_arena_create();
    const JigType **types = jig_bufferize_result_types(op, jig_op_result, b, a);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    bool ok = types;
    for (size_t i = 0; i < n && ok; ++i) {
        operands[i] = jig_op_operand(op, i);
        if (jig_type_is_tensor(jig_value_type(operands[i])))
            ok = (operands[i] = call_operand(rw, op, callee, i, b)) != NULL;
    }
    if (ok)
        jig_buffer_replace_by(rw, op, jig_rw_clone_with(rw, jig_op_loc(op), op, operands, types));
    jig_arena_destroy(a);
    return ok;
}
static const JigBufferIface of_call = {.reads = callee_reads,
                                       .writes = callee_writes,
                                       .values_of = call_values,
                                       .type = call_type,
                                       .bufferize = call,
                                       .boundary = true};

const JigOpIfaces jig_bufferize_func_ops[] = {
    {"func.call", {{&jig_iface_buffer, &of_call}, {0}}},
    {"func.func", {{&jig_iface_buffer, &of_func}, {0}}},
    {"func.return", {{&jig_iface_buffer, &of_return}, {0}}},
    {0},
};

/* ---- Branches, whose operands become buffers with the blocks that they go to ---- */

static void branch_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    for (size_t s = 0; s < jig_op_num_successors(op); ++s) {
        JigSuccOperands to = jig_branch_operands(op, s);
        if (jig_range_has(to.forwarded, operand))
            jig_buffer_aliases_add(
                out, jig_op_use(op, operand),
                jig_block_arg(jig_op_successor(op, s), to.produced + operand - to.forwarded.start),
                true, false);
    }
}
static const JigBufferIface of_branch = {.reads = jig_bufferize_never,
                                         .writes = jig_bufferize_never,
                                         .values_of = branch_values,
                                         .bufferize = with_function};

const JigOpIfaces jig_bufferize_cf_ops[] = {
    {"cf.br", {{&jig_iface_buffer, &of_branch}, {0}}},
    {"cf.cond_br", {{&jig_iface_buffer, &of_branch}, {0}}},
    {0},
};
