/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules: functions one after the other, and the layouts of what they return. */
#include "analysis/buffering.h"
#include "analysis/callers.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- Layouts of results ---- */

/* What is returned from before a cast, as far as all returns agree. */
static void drop_casts(JigRewriter *rw, const JigOpVec *returns, size_t i, const JigType **type) {
    const JigType *common = NULL;
    for (size_t r = 0; r < returns->len; ++r) {
        JigOp *cast = jig_op_operand_def_of(returns->data[r], i, JIG_MEMREF(CAST));
        const JigType *t = cast ? jig_value_type(jig_memref_cast_source(cast))
                                : jig_op_operand_type(returns->data[r], i);
        if (common && common != t)
            return;
        common = t;
    }
    for (size_t r = 0; r < returns->len; ++r) {
        JigOp *cast = jig_op_operand_def_of(returns->data[r], i, JIG_MEMREF(CAST));
        if (cast)
            jig_rw_set_operand(rw, returns->data[r], i, jig_memref_cast_source(cast));
    }
    *type = common ? common : *type;
}

static bool is_other(JigUse *use, void *op) {
    return jig_use_owner(use) != op;
}

/* The call returns the new types, and a cast gives what there was. */
static void retype_call(JigRewriter *rw, JigOp *call, const JigType *const *types) {
    for (size_t i = 0; i < jig_op_num_results(call); ++i) {
        JigValue *v = jig_op_result(call, i);
        const JigType *old = jig_value_type(v);
        if (old == types[i] || !jig_type_is_any_memref(old))
            continue; /* a tensor until the caller's turn comes */
        jig_value_set_type(v, types[i]);
        jig_rw_modified(rw, call);
        jig_at_after(rw, call);
        JigMemrefCast parts = {.source = v, .dest_type = old};
        JigOp *cast = jig_memref_cast_build(rw, jig_op_loc(call), &parts);
        jig_rw_replace_uses_if(rw, v, jig_op_result(cast, 0), is_other, cast);
    }
}

static void infer_results(JigRewriter *rw, JigOp *function, const JigCallRefs *calls) {
    size_t n, m;
    JigOpVec returns = {0};
    if (!jig_op_body(function))
        return;
    jig_in_place_returns(function, &returns);
    const JigType *const *inputs = jig_function_inputs(function, &n), *const *results =
                                                                          jig_function_results(
                                                                              function, &m);
    const JigType **types = jig_calloc(m + 1, sizeof *types);
    for (size_t i = 0; i < m; ++i) {
        types[i] = results[i];
        drop_casts(rw, &returns, i, &types[i]);
    }
    const JigType *type = jig_type_function(rw->ctx, inputs, n, types, m);
    if (type != jig_func_func_function_type(function))
        jig_func_func_set_function_type(rw, function, jig_attr_of_type(type));
    for (size_t i = 0; calls && i < calls->len; ++i)
        if (jig_op_ref_holds(&calls->data[i]))
            retype_call(rw, calls->data[i].op, types);
    jig_free(types);
    jig_vec_free(&returns);
}

/* ---- Callers ---- */

static JigOp *callee_of(JigOp *op) {
    const JigBufferIface *iface = jig_buffer(op);
    return iface && iface->boundary && jig_call(op) ? jig_in_place_callee(op) : NULL;
}

/* Calls of the module, and those that come in place of them. */
typedef struct Callers {
    JigListener listener;
    JigCallers all;
} Callers;

static void inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    if (!from)
        jig_callers_add(&((Callers *)l)->all, op);
}

/* ---- Modules ---- */

/* Drops the argument attributes that only bufferization reads. */
static void drop_attributes(JigRewriter *rw, JigOp *function) {
    static const char *const names[] = {"bufferization.buffer_layout", "bufferization.writable"};
    const JigAttr *all = jig_func_func_arg_attrs_attr(function);
    if (!all || !jig_op_body(function))
        return;
    size_t n = jig_attr_array_len(all), left = 0;
    const JigAttr **items = jig_calloc(n + 1, sizeof *items);
    for (size_t i = 0; i < n; ++i) {
        items[i] = jig_attr_array_at(all, i);
        for (size_t k = 0; k < JIG_LEN(names); ++k)
            items[i] = jig_attr_dict_with(items[i], jig_ident(rw->ctx, jig_str(names[k])), NULL);
        left += jig_attr_dict_len(items[i]);
    }
    const JigAttr *rest = left ? jig_attr_array(rw->ctx, items, n) : NULL;
    if (rest != all)
        jig_func_func_set_arg_attrs(rw, function, rest);
    jig_free(items);
}

/* Functions of modules within the module are not bufferized with it. */
static void drop_attributes_in(JigRewriter *rw, JigOp *module) {
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_FUNC(FUNC)))
            drop_attributes(rw, op);
}

static bool is_unanalyzed(const JigOp *function, const JigBufferOptions *o) {
    for (size_t i = 0; i < o->num_unanalyzed; ++i)
        if (jig_str_eq(jig_symbol_name(function), o->unanalyzed[i]))
            return true;
    return false;
}

static bool bufferize_function(JigRewriter *rw, JigOp *function, JigBuffering *b) {
    const JigBufferOptions *o = b->options;
    JigBufferOptions copying = *o;
    copying.copy_first = true;
    if (is_unanalyzed(function, o))
        b->options = &copying;
    bool ok = jig_bufferize_ops(rw, function, b);
    b->options = o;
    return ok;
}

/* All that is in the module beside functions and modules. */
static bool bufferize_rest(JigRewriter *rw, JigOp *module, JigBuffering *b) {
    JigOpVec ops = {0};
    bool ok = true;
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op))
        if (!jig_op_is(op, JIG_FUNC(FUNC)) && !jig_op_is_symbol_table(op))
            jig_vec_push(&ops, op);
    for (size_t i = 0; i < ops.len && ok; ++i)
        ok = jig_bufferize_ops(rw, ops.data[i], b);
    jig_vec_free(&ops);
    return ok;
}

/* `callers` is NULL where layouts of results are not inferred. */
static bool bufferize_each(JigRewriter *rw, const JigOpVec *functions, const Callers *callers,
                           JigBuffering *b) {
    for (size_t i = 0; i < functions->len; ++i) {
        JigOp *f = functions->data[i];
        JIG_CHECK(bufferize_function(rw, f, b));
        if (callers)
            infer_results(rw, f, jig_callers_of(&callers->all, f));
    }
    return true;
}

bool jig_bufferize_functions(JigRewriter *rw, JigOp *module, JigBuffering *b) {
    JigOpVec functions = {0};
    size_t num_circular;
    bool infer = b->options->function_layout == JIG_LAYOUT_INFERRED;
    Callers callers = {.listener = {.inserted = inserted}, .all = {.callee = callee_of}};
    jig_in_place_functions_by_calls(module, &functions, &num_circular);
    if (infer) {
        jig_callers_add(&callers.all, module);
        jig_listen(rw->ctx, &callers.listener);
    }
    bool ok = bufferize_each(rw, &functions, infer ? &callers : NULL, b);
    if (infer)
        jig_unlisten(rw->ctx, &callers.listener);
    jig_callers_free(&callers.all);
    jig_vec_free(&functions);
    ok = ok && bufferize_rest(rw, module, b);
    if (ok)
        drop_attributes_in(rw, module);
    return ok;
}
