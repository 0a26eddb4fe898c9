/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Teams: the region becomes a function of its own. The values that it needs go
 * there in a structure on the stack of who makes the team; constants are made
 * again.
 */
#include "payload/omp/omp_runtime_int.h"
#include "support/map.h"

/* ---- What the region needs ---- */

static size_t num_own(const JigOmpOwn *own) {
    return own->num_private + own->num_reduced;
}

typedef struct Captured {
    JigRegion *region;
    JigPtrMap seen;
    JIG_VEC(JigValue *) values, constants;
} Captured;

static bool is_constant(const JigOp *op) {
    return op && (jig_op_is(op, JIG_LLVM(MLIR_CONSTANT)) ||
                  jig_op_is(op, JIG_LLVM(MLIR_ADDRESSOF)) || jig_op_is(op, JIG_LLVM(MLIR_ZERO)) ||
                  jig_op_is(op, JIG_LLVM(MLIR_UNDEF)) || jig_op_is(op, JIG_LLVM(MLIR_POISON)));
}

static void capture_value(Captured *all, JigValue *v) {
    if (jig_ptrmap_get(&all->seen, v) || jig_region_is_ancestor(all->region, jig_value_region(v)))
        return;
    jig_ptrmap_set(&all->seen, v, v);
    if (is_constant(jig_value_def(v)))
        jig_vec_push(&all->constants, v);
    else
        jig_vec_push(&all->values, v);
}

static JigWalk capture(JigOp *op, void *user) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        capture_value(user, jig_op_operand(op, i));
    return JIG_WALK_ADVANCE;
}

static void walk_region(JigRegion *region, JigWalk (*fn)(JigOp *op, void *user), void *user) {
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_walk_pre(op, fn, user);
}

/* Also what is private or reduced. */
static void capture_all(JigRegion *region, const JigOmpOwn *own, Captured *all) {
    *all = (Captured){.region = region};
    walk_region(region, capture, all);
    for (size_t i = 0; i < num_own(own); ++i)
        capture_value(all, own->originals[i]);
}

/* What stands for each of them in the function. */
typedef struct Received {
    JigRewriter *rw;
    JigPtrMap map;
} Received;

static JigWalk use_received(JigOp *op, void *user) {
    Received *r = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_ptrmap_get(&r->map, jig_op_operand(op, i));
        if (v)
            jig_rw_set_operand(r->rw, op, i, v);
    }
    return JIG_WALK_ADVANCE;
}

/* ---- The function ---- */

typedef struct Team {
    JigOp *op, *caller, *function;
    JigBlock *entry;
    const JigType *context; /* of what is handed over; NULL: nothing is */
    Captured needs;
    JigOmpOwn own;
} Team;

static JigOp *make_function(JigOmpCalls *c, Team *t) {
    const JigType *params[] = {c->ptr, c->ptr, c->ptr},
                  *nothing = jig_llvm_simple_type(c->rw->ctx, JIG_LLVM_TYPE_VOID);
    JigStr base =
        jig_arena_printf(c->rw->arena, "%.*s..omp_par", JIG_FMT(jig_symbol_name(t->caller)));
    JigStr name = jig_openmp_free_name(&c->names, t->caller, c->module, base, c->rw->arena);
    JigLlvmFunc parts = {
        .sym_name = jig_attr_string(c->rw->ctx, name),
        .function_type = jig_attr_of_type(jig_llvm_func(nothing, params, 3, false)),
        .no_unwind = jig_attr_unit(c->rw->ctx),
        .linkage = jig_llvm_enum_attr(c->rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_INTERNAL),
        .target_cpu = jig_llvm_func_target_cpu_attr(t->caller),
        .target_features = jig_llvm_func_target_features_attr(t->caller)};
    jig_at_after(c->rw, t->caller);
    JigOp *function = jig_llvm_func_build(c->rw, c->loc, &parts);
    t->entry = jig_create_block(c->rw, jig_llvm_func_body(function), NULL, params, 3, c->loc);
    return function;
}

static void receive(JigOmpCalls *c, Team *t, JigRegion *region) {
    Received r = {.rw = c->rw};
    for (size_t i = 0; i < t->needs.constants.len; ++i) {
        JigValue *old = t->needs.constants.data[i];
        JigOp *again = jig_rw_clone(c->rw, jig_value_def(old), NULL);
        jig_ptrmap_set(&r.map, old, jig_op_result(again, 0));
    }
    for (size_t i = 0; i < t->needs.values.len; ++i) {
        JigValue *old = t->needs.values.data[i],
                 *at = jig_openmp_part(c, t->context, jig_block_arg(t->entry, 2), i);
        jig_ptrmap_set(&r.map, old, jig_openmp_load(c, jig_value_type(old), at));
    }
    walk_region(region, use_received, &r);
    for (size_t i = 0; i < num_own(&t->own); ++i)
        t->own.originals[i] = jig_ptrmap_get(&r.map, t->own.originals[i]);
    jig_ptrmap_free(&r.map);
}

/* The region moves into the function, between the thread's own variables and what becomes of them.
 */
static void fill(JigOmpCalls *c, Team *t) {
    JigRegion *region = jig_omp_parallel_region(t->op);
    JigBlock *first = jig_region_first(region),
             *end = jig_create_block(c->rw, jig_llvm_func_body(t->function), NULL, NULL, 0, c->loc);
    JigOp *caller = c->function;
    c->function = t->function;
    jig_at_end(c->rw, t->entry);
    receive(c, t, region);
    jig_openmp_own_begin(c, &t->own, first);
    jig_openmp_wire(c, region, end);
    if (first)
        jig_rw_inline_region(c->rw, region, jig_llvm_func_body(t->function), end);
    jig_at_end(c->rw, t->entry);
    if (first)
        jig_openmp_jump(c, first, (JigValueList){t->own.values, num_own(&t->own)});
    else
        jig_openmp_jump(c, end, (JigValueList){0});
    JigBlock *done =
        jig_create_block(c->rw, jig_llvm_func_body(t->function), NULL, NULL, 0, c->loc);
    jig_at_end(c->rw, end);
    jig_openmp_own_end(c, &t->own, done, false, false);
    jig_openmp_jump(c, done, (JigValueList){0});
    jig_at_end(c->rw, done);
    jig_llvm_return_build(c->rw, c->loc, &(JigLlvmReturn){0});
    c->function = caller;
}

/* ---- The call ---- */

static JigValue *hand_over(JigOmpCalls *c, Team *t) {
    size_t n = t->needs.values.len;
    const JigType **types = JIG_NEW_ARRAY(c->rw->arena, const JigType *, n + 1);
    if (!n) {
        JigLlvmMlirZero parts = {.res_type = c->ptr};
        return jig_op_result(jig_llvm_mlir_zero_build(c->rw, c->loc, &parts), 0);
    }
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_value_type(t->needs.values.data[i]);
    t->context = jig_llvm_struct(c->rw->ctx, types, n, false);
    JigValue *context = jig_openmp_room(c, t->context);
    for (size_t i = 0; i < n; ++i)
        jig_openmp_store(c, t->needs.values.data[i], jig_openmp_part(c, t->context, context, i));
    return context;
}

/* void (ptr, i32, ptr, ...) */
static const JigType *fork_type(const JigOmpCalls *c) {
    const JigType *params[] = {c->ptr, c->i32, c->ptr},
                  *nothing = jig_llvm_simple_type(c->rw->ctx, JIG_LLVM_TYPE_VOID);
    return jig_llvm_func(nothing, params, JIG_LEN(params), true);
}

static bool call_fork(JigOmpCalls *c, const Team *t, JigValue *context) {
    JigStr name = JIG_STR("__kmpc_fork_call");
    JigOp *known = jig_symbol_lookup_in(c->module, name);
    const JigType *type = fork_type(c);
    if (known && (!jig_op_is(known, JIG_LLVM(FUNC)) || jig_llvm_func_function_type(known) != type))
        return jig_op_error(known, "has the name of a function of the runtime");
    if (!known) {
        JigPoint here = jig_point(c->rw);
        JigLlvmFunc parts = {.sym_name = jig_attr_string(c->rw->ctx, name),
                             .function_type = jig_attr_of_type(type)};
        jig_at_start(c->rw, jig_op_block(c->function));
        jig_llvm_func_build(c->rw, jig_op_loc(c->module), &parts);
        jig_set_point(c->rw, here);
    }
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE), *one = jig_openmp_number(c, c->i32, 1),
             *function = jig_openmp_address(c, t->function);
    JigLlvmCall parts = {.callee_operands = JIG_VALUES(place, one, function, context),
                         .callee = jig_attr_flat_symbol(c->rw->ctx, name),
                         .var_callee_type = jig_attr_of_type(type)};
    jig_llvm_call_build(c->rw, c->loc, &parts);
    return true;
}

/* By this thread alone, which is a team then. */
static void run_alone(JigOmpCalls *c, const Team *t, JigValue *context) {
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE), *thread = jig_openmp_thread(c),
             *number = jig_openmp_room(c, c->i32), *zero = jig_openmp_room(c, c->i32);
    jig_openmp_store(c, thread, number);
    jig_openmp_store(c, jig_openmp_number(c, c->i32, 0), zero);
    jig_openmp_call(c, "__kmpc_serialized_parallel", NULL, JIG_VALUES(place, thread));
    JigLlvmCall parts = {.callee_operands = JIG_VALUES(number, zero, context),
                         .callee = jig_attr_flat_symbol(c->rw->ctx, jig_symbol_name(t->function))};
    jig_llvm_call_build(c->rw, c->loc, &parts);
    jig_openmp_call(c, "__kmpc_end_serialized_parallel", NULL, JIG_VALUES(place, thread));
}

static void tell_clauses(JigOmpCalls *c, const JigOp *op) {
    static const int64_t binds[] = {5, 2, 3, 4}; /* primary, master, close, spread */
    JigValue *n = jig_omp_parallel_num_threads(op);
    const JigAttr *bind = jig_omp_parallel_proc_bind_kind_attr(op);
    if (!n && !bind)
        return;
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE), *thread = jig_openmp_thread(c);
    if (n) {
        n = jig_openmp_resize(c, n, c->i32, true);
        jig_openmp_call(c, "__kmpc_push_num_threads", NULL, JIG_VALUES(place, thread, n));
    }
    if (bind) {
        JigValue *kind = jig_openmp_number(c, c->i32, binds[jig_attr_enum_value(bind)]);
        jig_openmp_call(c, "__kmpc_push_proc_bind", NULL, JIG_VALUES(place, thread, kind));
    }
}

static bool call_team(JigOmpCalls *c, const Team *t, JigValue *context) {
    JigValue *condition = jig_omp_parallel_if_expr(t->op);
    if (!condition) {
        tell_clauses(c, t->op);
        return call_fork(c, t, context);
    }
    JigBlock *rest = jig_openmp_take_out(c, t->op), *many = jig_openmp_block(c, rest, NULL, 0),
             *one = jig_openmp_block(c, rest, NULL, 0);
    jig_openmp_branch(c, condition, many, one);
    jig_at_end(c->rw, many);
    tell_clauses(c, t->op);
    JIG_CHECK(call_fork(c, t, context));
    jig_openmp_jump(c, rest, (JigValueList){0});
    jig_at_end(c->rw, one);
    run_alone(c, t, context);
    jig_openmp_jump(c, rest, (JigValueList){0});
    return true;
}

static bool check(JigOp *op) {
    const JigValue *n = jig_omp_parallel_num_threads(op);
    return jig_openmp_refuse_clause(op, jig_omp_parallel_num_allocate_vars(op), "allocate") &&
           jig_openmp_refuse_clause(op, jig_omp_parallel_reduction_mod_attr(op) != NULL, "mod") &&
           (!n || jig_type_is_integer(jig_value_type(n), 0) ||
            jig_op_error(op, "has a number of threads that is not signless"));
}

bool jig_openmp_lower_parallel(JigOmpCalls *c, JigOp *op) {
    Team t = {.op = op, .caller = c->function};
    JIG_CHECK(check(op) && jig_openmp_own(c, op, &t.own));
    capture_all(jig_omp_parallel_region(op), &t.own, &t.needs);
    t.function = make_function(c, &t);
    jig_at_before(c->rw, op);
    JigValue *context = hand_over(c, &t);
    bool ok = call_team(c, &t, context);
    if (ok) {
        fill(c, &t);
        jig_vec_push(&c->functions, t.function);
        jig_rw_erase(c->rw, op);
    }
    jig_ptrmap_free(&t.needs.seen);
    jig_vec_free(&t.needs.values);
    jig_vec_free(&t.needs.constants);
    return ok;
}
