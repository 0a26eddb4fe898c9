/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of async.execute as functions of their own. */
#include "payload/async/coroutine.h"

#include "dialect/async/async.h"
#include "dialect/func/func.h"
#include "rewrite/region.h"
#include "rewrite/values.h"

/* What the function takes: what the op waits for, then what its body uses from outside; each value
 * once. Constants are made again inside. */
typedef struct Inputs {
    JigValueVec values, constants;
    JigPtrMap seen;
} Inputs;

static void add_input(Inputs *in, JigValue *v) {
    if (jig_ptrset_add(&in->seen, v))
        jig_vec_push(&in->values, v);
}

static bool is_constant(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def && jig_op_has_trait(def, JIG_TRAIT_CONSTANT_LIKE);
}

static void collect_inputs(const JigOp *execute, Inputs *in) {
    for (size_t i = 0; i < jig_op_num_operands(execute); i++)
        add_input(in, jig_op_operand(execute, i));
    JigValueVec used = {0};
    jig_regions_values_from_above(jig_async_execute_body_region(execute), &used);
    for (size_t i = 0; i < used.len; i++)
        if (is_constant(used.data[i]))
            jig_vec_push(&in->constants, used.data[i]);
        else
            add_input(in, used.data[i]);
    jig_vec_free(&used);
}

static JigOp *declare(JigRewriter *rw, JigOp *module, const JigOp *execute, const Inputs *in,
                      JigArena *a, size_t *taken) {
    JigStr name = JIG_STR("async_execute_fn");
    JigStr free_name = name;
    while (jig_symbol_lookup_in(module, free_name))
        free_name = jig_arena_printf(a, "%.*s_%zu", JIG_FMT(name), (*taken)++);
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, in->values.len + 1);
    for (size_t i = 0; i < in->values.len; i++)
        types[i] = jig_value_type(in->values.data[i]);
    JigTypeList results = jig_values_result_types(execute, a);
    JigFuncFunc parts = {.sym_name = jig_attr_string(rw->ctx, free_name),
                         .function_type = jig_attr_of_type(jig_type_function(
                             rw->ctx, types, in->values.len, results.items, results.n)),
                         .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private"))};
    jig_at_end(rw, jig_op_body(module));
    JigLoc loc = jig_op_loc(execute);
    JigOp *function = jig_func_func_build(rw, loc, &parts);
    jig_at_end(
        rw, jig_create_block(rw, jig_func_func_body(function), NULL, types, in->values.len, loc));
    return function;
}

/* Waits for what the op waits for, once each; the body's arguments are what values are. */
static void build_waits(JigRewriter *rw, const JigOp *execute, JigIRMap *map) {
    JigPtrMap waited = {0};
    JigOperandRange values = jig_async_execute_body_operands(execute);
    for (size_t i = 0; i < jig_op_num_operands(execute); i++) {
        JigValue *operand = jig_op_operand(execute, i);
        void **known = jig_ptrmap_slot(&waited, operand);
        if (!*known)
            *known = jig_async_await_build(
                rw, jig_op_loc(execute),
                &(JigAsyncAwait){.operand = jig_irmap_get(map, operand),
                                 .result_type = jig_async_element(jig_value_type(operand))});
        if (jig_range_has(values, i))
            jig_irmap_value(map, jig_block_arg(jig_op_body(execute), i - values.start),
                            jig_async_await_result(*known));
    }
    jig_ptrmap_free(&waited);
}

static void build_body(JigRewriter *rw, const JigOp *execute, const Inputs *in,
                       const JigBlock *entry) {
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < in->values.len; i++)
        jig_irmap_value(map, in->values.data[i], jig_block_arg(entry, i));
    build_waits(rw, execute, map);
    for (size_t i = 0; i < in->constants.len; i++)
        jig_rw_clone(rw, jig_value_def(in->constants.data[i]), map);
    for (JigOp *op = jig_block_first(jig_op_body(execute)); op; op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
    jig_irmap_destroy(map);
}

void jig_coroutine_outline(JigRewriter *rw, JigOp *module, JigOp *execute, JigCoroutines *all,
                           size_t *taken) {
    Inputs in = {0};
    collect_inputs(execute, &in);
    JigOp *function = declare(rw, module, execute, &in, all->arena, taken);
    build_body(rw, execute, &in, jig_op_body(function));
    JigLoc loc = jig_op_loc(execute);
    JigCoroutine *c = jig_coroutine_create(rw, all, function);
    jig_coroutine_start_suspended(rw, loc, c);
    jig_at_before(rw, execute);
    JigFuncCall call = {.callee = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(function)),
                        .operands = {in.values.data, in.values.len},
                        .result_types = jig_values_result_types(execute, all->arena)};
    jig_rw_replace_op(rw, execute, jig_func_call_build(rw, loc, &call));
    jig_vec_free(&in.values);
    jig_vec_free(&in.constants);
    jig_ptrmap_free(&in.seen);
}
