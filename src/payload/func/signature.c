/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/func/signature.h"

#include "dialect/func/func.h"
#include "support/map.h"
#include "support/vec.h"

/* Which arguments and results, by their old numbers, in their new order. */
typedef struct Order {
    const size_t *args, *results;
    size_t num_args, num_results;
} Order;

/* ---- The function ---- */

static const JigAttr *select_attrs(JigContext *ctx, const JigAttr *attrs, const size_t *from,
                                   size_t n, JigArena *a) {
    if (!attrs)
        return NULL;
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        items[i] = jig_attr_array_at(attrs, from[i]);
    return jig_attr_array(ctx, items, n);
}

static const JigType **select_types(const JigType *const *types, const size_t *from, size_t n,
                                    JigArena *a) {
    const JigType **out = JIG_NEW_ARRAY(a, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i)
        out[i] = types[from[i]];
    return out;
}

/* Makes the entry block's arguments the chosen ones; `stands_for[j]`, where given, is the argument
 * that takes the place of argument j, which goes. */
static void reorder_block(JigRewriter *rw, JigOp *function, const Order *o,
                          const size_t *stands_for, JigArena *a) {
    JigBlock *block = jig_op_body(function);
    size_t old = jig_block_num_args(block);
    JigValue **new = JIG_NEW_ARRAY(a, JigValue *, old + 1);
    for (size_t i = 0; i < o->num_args; ++i) {
        JigValue *from = jig_block_arg(block, o->args[i]);
        new[o->args[i]] = jig_block_add_arg(block, jig_value_type(from), jig_value_loc(from));
    }
    for (size_t j = 0; j < old; ++j)
        jig_rw_replace_uses(rw, jig_block_arg(block, j), new[stands_for ? stands_for[j] : j]);
    for (size_t i = old; i-- > 0;)
        jig_rw_erase_arg(rw, block, i);
}

static void reorder_returns(JigRewriter *rw, JigOp *function, const Order *o, JigArena *a) {
    JigOp *last = jig_block_last(jig_op_body(function));
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, o->num_results + 1);
    for (size_t i = 0; i < o->num_results; ++i)
        values[i] = jig_func_return_operands_at(last, o->results[i]);
    jig_func_return_set_operands(rw, last, values, o->num_results);
}

static void set_signature(JigRewriter *rw, JigOp *function, const Order *o, JigArena *a) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n), *const *results =
                                                                          jig_function_results(
                                                                              function, &n);
    const JigType *type =
        jig_type_function(rw->ctx, select_types(inputs, o->args, o->num_args, a), o->num_args,
                          select_types(results, o->results, o->num_results, a), o->num_results);
    const JigAttr *args = select_attrs(rw->ctx, jig_func_func_arg_attrs_attr(function), o->args,
                                       o->num_args, a),
                  *of_results = select_attrs(rw->ctx, jig_func_func_res_attrs_attr(function),
                                             o->results, o->num_results, a),
                  *name = jig_func_func_sym_name_attr(function),
                  *visibility = jig_func_func_sym_visibility_attr(function);
    jig_op_set_attrs(function, jig_attr_dict(rw->ctx, NULL, 0));
    jig_func_func_set_sym_name(rw, function, name);
    jig_func_func_set_function_type(rw, function, jig_attr_of_type(type));
    jig_func_func_set_sym_visibility(rw, function, visibility);
    jig_func_func_set_arg_attrs(rw, function, args);
    jig_func_func_set_res_attrs(rw, function, of_results);
}

static bool check_body(const JigOp *function, JigReason *why) {
    const JigRegion *body = jig_func_func_body(function);
    return (!jig_region_is_empty(body) && jig_region_has_one_block(body)) ||
           jig_refuse(why, function, "expected function to have exactly one block");
}

/* ---- Calls ---- */

static void reorder_call(JigRewriter *rw, JigOp *call, const Order *o, JigArena *a) {
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, o->num_args + 1),
             **results = JIG_NEW_ARRAY(a, JigValue *, o->num_results + 1);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, o->num_results + 1);
    for (size_t i = 0; i < o->num_args; ++i)
        operands[i] = jig_func_call_operands_at(call, o->args[i]);
    for (size_t i = 0; i < o->num_results; ++i)
        types[i] = jig_op_result_type(call, o->results[i]);
    jig_at_before(rw, call);
    JigFuncCall parts = {.callee = jig_func_call_callee_attr(call),
                         .operands = {operands, o->num_args},
                         .no_inline = jig_func_call_no_inline_attr(call),
                         .result_types = {types, o->num_results}};
    JigOp *made = jig_func_call_build(rw, jig_op_loc(call), &parts);
    for (size_t i = 0; i < o->num_results; ++i)
        results[o->results[i]] = jig_op_result(made, i);
    jig_rw_replace(rw, call, results, o->num_results);
}

typedef struct Calls {
    const JigOp *function;
    JigOpVec items;
} Calls;

static JigWalk collect_call(JigOp *op, void *user) {
    Calls *c = user;
    if (jig_op_is(op, JIG_FUNC(CALL)) && jig_call_resolve(op) == c->function)
        jig_vec_push(&c->items, op);
    return JIG_WALK_ADVANCE;
}

bool jig_funcs_reorder_signature(JigRewriter *rw, JigOp *function, const size_t *args,
                                 const size_t *results, JigOp *calls, JigReason *why) {
    Order o = {.args = args, .results = results};
    jig_function_inputs(function, &o.num_args);
    jig_function_results(function, &o.num_results);
    if (!check_body(function, why))
        return false;
    Calls c = {.function = function};
    if (calls)
        jig_walk_pre(calls, collect_call, &c);
    JigArena *a = jig_arena_create();
    reorder_block(rw, function, &o, NULL, a);
    reorder_returns(rw, function, &o, a);
    set_signature(rw, function, &o, a);
    for (size_t i = 0; i < c.items.len; ++i)
        reorder_call(rw, c.items.data[i], &o, a);
    jig_vec_free(&c.items);
    jig_arena_destroy(a);
    return true;
}

/* ---- Arguments that are always the same ---- */

/* The first operand of the call that is the same as each. */
static size_t first_same(const JigOp *call, size_t *first) {
    JigPtrMap seen = {0};
    size_t kept = 0, n = jig_func_call_num_operands(call);
    for (size_t i = 0; i < n; ++i) {
        uintptr_t *at = (uintptr_t *)jig_ptrmap_slot(&seen, jig_func_call_operands_at(call, i));
        kept += !*at;
        *at = *at ? *at : i + 1;
        first[i] = *at - 1;
    }
    jig_ptrmap_free(&seen);
    return kept;
}

static bool deduplicate(JigRewriter *rw, JigOp *function, JigOp *call, JigReason *why) {
    Order o = {0};
    size_t num_args;
    jig_function_inputs(function, &num_args);
    jig_function_results(function, &o.num_results);
    JigArena *a = jig_arena_create();
    size_t *first = JIG_NEW_ARRAY(a, size_t, num_args + 1),
           *args = JIG_NEW_ARRAY(a, size_t, num_args + 1),
           *results = JIG_NEW_ARRAY(a, size_t, o.num_results + 1);
    bool drops = first_same(call, first) < num_args ||
                 jig_refuse(why, call, "the call passes each value once");
    for (size_t i = 0; i < num_args && drops; ++i)
        if (first[i] == i)
            args[o.num_args++] = i;
    for (size_t i = 0; i < o.num_results; ++i)
        results[i] = i;
    o.args = args;
    o.results = results;
    if (drops) {
        reorder_block(rw, function, &o, first, a);
        set_signature(rw, function, &o, a);
        reorder_call(rw, call, &o, a);
    }
    jig_arena_destroy(a);
    return drops;
}

bool jig_funcs_deduplicate_args(JigRewriter *rw, JigOp *function, JigOp *table, JigReason *why) {
    Calls c = {.function = function};
    if (!check_body(function, why))
        return false;
    jig_walk_pre(table, collect_call, &c);
    bool done =
        c.items.len == 1 || jig_refuse(why, function, "expected function to have exactly one call");
    done = done && deduplicate(rw, function, c.items.data[0], why);
    jig_vec_free(&c.items);
    return done;
}
