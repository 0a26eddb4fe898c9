/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Variables of which each thread has its own: private ones, and those that are reduced. */
#include "dialect/builtin/builtin.h"
#include "payload/omp/omp_runtime_int.h"

/* ---- What is known ---- */

static bool is_pointer(const JigType *type) {
    return jig_type_is(type, JIG_LLVM_TYPE(PTR));
}

static bool check_region(JigOp *op, JigRegion *region, const char *what) {
    const JigBlock *body = jig_region_first(region);
    return !body || !jig_block_next(body) ||
           jig_op_error(op, "with several blocks in '%s' cannot become calls of the runtime", what);
}

static bool check_private(JigOp *op, const JigValue *variable) {
    if (!is_pointer(jig_value_type(variable)))
        return jig_op_error(op, "of a variable that is no pointer cannot become calls of the "
                                "runtime");
    return check_region(op, jig_omp_private_init_region(op), "init") &&
           check_region(op, jig_omp_private_copy_region(op), "copy") &&
           check_region(op, jig_omp_private_dealloc_region(op), "dealloc");
}

static bool check_reduction(JigOp *op, const JigValue *variable) {
    if (!is_pointer(jig_value_type(variable)))
        return jig_op_error(op, "of a variable that is no pointer cannot become calls of the "
                                "runtime");
    return jig_openmp_refuse_clause(
               op, !jig_region_is_empty(jig_omp_declare_reduction_alloc_region(op)), "alloc") &&
           jig_openmp_refuse_clause(
               op, !jig_region_is_empty(jig_omp_declare_reduction_cleanup_region(op)), "cleanup") &&
           check_region(op, jig_omp_declare_reduction_initializer_region(op), "init") &&
           check_region(op, jig_omp_declare_reduction_reduction_region(op), "combiner") &&
           check_region(op, jig_omp_declare_reduction_atomic_reduction_region(op), "atomic");
}

static bool has_references(const JigAttr *byref) {
    for (size_t i = 0; byref && i < jig_attr_dense_array_len(byref); ++i)
        if (jig_attr_dense_array_int(byref, i))
            return true;
    return false;
}

/* The declarations that an array of symbols names; false after an error. */
static bool find(JigOmpCalls *c, JigOp *op, const JigAttr *syms, JigOperandRange vars,
                 const JigOpRow *row, JigOp **out) {
    if (vars.count && (!syms || jig_attr_array_len(syms) != vars.count))
        return jig_op_error(op, "does not say how its variables are private");
    for (size_t i = 0; i < vars.count; ++i) {
        JigValue *variable = jig_op_operand(op, vars.start + i);
        out[i] = jig_symbol_lookup_ref_in(c->module, jig_attr_array_at(syms, i));
        if (!out[i] || !jig_op_is(out[i], row))
            return jig_op_error(op, "names %s, which is not declared",
                                jig_msg_attr(jig_attr_array_at(syms, i)));
        JIG_CHECK(row == JIG_OMP(PRIVATE) ? check_private(out[i], variable)
                                          : check_reduction(out[i], variable));
    }
    return true;
}

bool jig_openmp_own(JigOmpCalls *c, JigOp *op, JigOmpOwn *out) {
    JigOmpVars vars = jig_omp_vars(op);
    size_t n = vars.private_vars.count + vars.reduction_vars.count;
    *out = (JigOmpOwn){.vars = vars,
                       .op = op,
                       .declared = JIG_NEW_ARRAY(c->rw->arena, JigOp *, n + 1),
                       .values = JIG_NEW_ARRAY(c->rw->arena, JigValue *, n + 1),
                       .originals = JIG_NEW_ARRAY(c->rw->arena, JigValue *, n + 1),
                       .num_private = vars.private_vars.count,
                       .num_reduced = vars.reduction_vars.count};
    for (size_t i = 0; i < n; ++i)
        out->originals[i] =
            i < out->num_private
                ? jig_op_operand(op, vars.private_vars.start + i)
                : jig_op_operand(op, vars.reduction_vars.start + i - out->num_private);
    const JigBlock *body = jig_region_first(jig_omp_region(op));
    if (body && jig_block_num_args(body) != n)
        return jig_op_error(op, "has arguments in its region that stand for nothing");
    return jig_openmp_refuse_clause(op, has_references(vars.reduction_byref), "byref") &&
           find(c, op, vars.private_syms, vars.private_vars, JIG_OMP(PRIVATE), out->declared) &&
           find(c, op, vars.reduction_syms, vars.reduction_vars, JIG_OMP(DECLARE_REDUCTION),
                out->declared + out->num_private);
}

/* ---- At the beginning ---- */

static JigValue *begin_private(JigOmpCalls *c, JigOp *how, JigValue *original) {
    JigRegion *init = jig_omp_private_init_region(how), *copy = jig_omp_private_copy_region(how);
    JigValue *own = jig_openmp_room(c, jig_omp_private_type(how));
    if (!jig_region_is_empty(init))
        own = jig_openmp_splice(c, init, JIG_VALUES(original, own));
    if (!jig_region_is_empty(copy))
        own = jig_openmp_splice(c, copy, JIG_VALUES(original, own));
    return own;
}

static JigValue *begin_reduction(JigOmpCalls *c, JigOp *how, JigValue *original) {
    const JigType *type = jig_omp_declare_reduction_type(how);
    JigValue *own = jig_openmp_room(c, type), *old = jig_openmp_load(c, type, original);
    JigValue *start =
        jig_openmp_splice(c, jig_omp_declare_reduction_initializer_region(how), JIG_VALUES(old));
    jig_openmp_store(c, start, own);
    return own;
}

static JigValue *reduced(const JigOmpOwn *own, size_t i) {
    return own->originals[own->num_private + i];
}

void jig_openmp_own_begin(JigOmpCalls *c, JigOmpOwn *own, JigBlock *body) {
    for (size_t i = 0; i < own->num_private; ++i)
        own->values[i] = begin_private(c, own->declared[i], own->originals[i]);
    for (size_t i = 0; i < own->num_reduced; ++i)
        own->values[own->num_private + i] =
            begin_reduction(c, own->declared[own->num_private + i], reduced(own, i));
    for (size_t i = 0; body && i < own->num_private + own->num_reduced; ++i)
        jig_rw_replace_uses(c->rw, jig_block_arg(body, i), own->values[i]);
    if (jig_omp_private_needs_barrier(own->op))
        jig_openmp_barrier_of(c, false);
}

/* ---- At the end ---- */

/* One value combined with another in memory. */
static void combine(JigOmpCalls *c, JigOp *how, JigValue *into, JigValue *from) {
    const JigType *type = jig_omp_declare_reduction_type(how);
    JigValue *a = jig_openmp_load(c, type, into), *b = jig_openmp_load(c, type, from);
    JigRegion *region = jig_omp_declare_reduction_reduction_region(how);
    jig_openmp_store(c, jig_openmp_splice(c, region, JIG_VALUES(a, b)), into);
}

static JigOp *how_reduced(const JigOmpOwn *own, size_t i) {
    return own->declared[own->num_private + i];
}

static JigValue *own_part(const JigOmpOwn *own, size_t i) {
    return own->values[own->num_private + i];
}

static bool all_atomic(const JigOmpOwn *own) {
    for (size_t i = 0; i < own->num_reduced; ++i)
        if (jig_region_is_empty(
                jig_omp_declare_reduction_atomic_reduction_region(how_reduced(own, i))))
            return false;
    return true;
}

/* void (ptr, ptr): combines the variables of two arrays of pointers. */
static JigOp *combining_function(JigOmpCalls *c, const JigOmpOwn *own, const JigType *array) {
    const JigType *params[] = {c->ptr, c->ptr},
                  *nothing = jig_llvm_simple_type(c->rw->ctx, JIG_LLVM_TYPE_VOID);
    JigStr name =
        jig_openmp_free_name(&c->names, c, c->module, JIG_STR(".omp.reduction.func"), c->rw->arena);
    JigLlvmFunc parts = {
        .sym_name = jig_attr_string(c->rw->ctx, name),
        .function_type = jig_attr_of_type(jig_llvm_func(nothing, params, 2, false)),
        .linkage = jig_llvm_enum_attr(c->rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_INTERNAL)};
    JigPoint here = jig_point(c->rw);
    jig_at_end(c->rw, jig_region_first(jig_builtin_module_body_region(c->module)));
    JigOp *function = jig_llvm_func_build(c->rw, c->loc, &parts);
    const JigBlock *body =
        jig_create_block(c->rw, jig_llvm_func_body(function), NULL, params, 2, c->loc);
    jig_at_end(c->rw, (JigBlock *)(uintptr_t)body);
    for (size_t i = 0; i < own->num_reduced; ++i) {
        JigValue *into = jig_openmp_part(c, array, jig_block_arg(body, 0), i),
                 *from = jig_openmp_part(c, array, jig_block_arg(body, 1), i);
        into = jig_openmp_load(c, c->ptr, into);
        from = jig_openmp_load(c, c->ptr, from);
        combine(c, how_reduced(own, i), into, from);
    }
    jig_llvm_return_build(c->rw, c->loc, &(JigLlvmReturn){0});
    jig_set_point(c->rw, here);
    return function;
}

/* What the runtime answers with: how this thread has to do its part. */
enum { BY_ONE = 1, BY_ALL = 2 };

typedef struct Reduce {
    JigValue *place, *thread, *lock, *answer;
    JigBlock *one, *all, *done;
    bool nowait;
} Reduce;

static void ask(JigOmpCalls *c, const JigOmpOwn *own, Reduce *r) {
    const JigType *array = jig_llvm_array(own->num_reduced, c->ptr);
    JigValue *list = jig_openmp_room(c, array);
    for (size_t i = 0; i < own->num_reduced; ++i)
        jig_openmp_store(c, own_part(own, i), jig_openmp_part(c, array, list, i));
    r->place = jig_openmp_place(c, JIG_OMP_PLACE | (all_atomic(own) ? JIG_OMP_PLACE_ATOMIC : 0));
    r->thread = jig_openmp_thread(c);
    r->lock = jig_openmp_lock(c, JIG_STR(".reduction"));
    JigValue *count = jig_openmp_number(c, c->i32, (int64_t)own->num_reduced),
             *size = jig_openmp_number(c, c->i64, (int64_t)(own->num_reduced * sizeof(void *))),
             *function = jig_openmp_address(c, combining_function(c, own, array));
    r->answer =
        jig_openmp_call(c, r->nowait ? "__kmpc_reduce_nowait" : "__kmpc_reduce", c->i32,
                        JIG_VALUES(r->place, r->thread, count, size, list, function, r->lock));
}

static void choose(JigOmpCalls *c, const Reduce *r) {
    const int32_t cases[] = {BY_ONE, BY_ALL};
    int64_t n = JIG_LEN(cases);
    const JigType *type = jig_type_tensor(&n, 1, c->i32, NULL);
    JigLlvmSwitch parts = {.value = r->answer,
                           .case_operands = {(JigValueList[2]){{0}}, JIG_LEN(cases)},
                           .case_values = jig_attr_dense(type, cases, false),
                           .default_destination = r->done,
                           .case_destinations = {(JigBlock *[]){r->one, r->all}, JIG_LEN(cases)}};
    jig_llvm_switch_build(c->rw, c->loc, &parts);
}

static void combine_as_one(JigOmpCalls *c, const JigOmpOwn *own, const Reduce *r) {
    jig_at_end(c->rw, r->one);
    for (size_t i = 0; i < own->num_reduced; ++i)
        combine(c, how_reduced(own, i), reduced(own, i), own_part(own, i));
    jig_openmp_call(c, r->nowait ? "__kmpc_end_reduce_nowait" : "__kmpc_end_reduce", NULL,
                    JIG_VALUES(r->place, r->thread, r->lock));
    jig_openmp_jump(c, r->done, (JigValueList){0});
}

/* The runtime only asks for it where it was told that it can be done. */
static void combine_at_once(JigOmpCalls *c, const JigOmpOwn *own, const Reduce *r) {
    jig_at_end(c->rw, r->all);
    if (!all_atomic(own)) {
        jig_llvm_unreachable_build(c->rw, c->loc, &(JigLlvmUnreachable){0});
        return;
    }
    for (size_t i = 0; i < own->num_reduced; ++i)
        jig_openmp_splice(c, jig_omp_declare_reduction_atomic_reduction_region(how_reduced(own, i)),
                          JIG_VALUES(reduced(own, i), own_part(own, i)));
    jig_openmp_jump(c, r->done, (JigValueList){0});
}

static void reduce(JigOmpCalls *c, const JigOmpOwn *own, JigBlock *before, bool nowait) {
    Reduce r = {.nowait = nowait};
    r.one = jig_openmp_block(c, before, NULL, 0);
    r.all = jig_openmp_block(c, before, NULL, 0);
    r.done = jig_openmp_block(c, before, NULL, 0);
    ask(c, own, &r);
    if (!r.answer)
        return;
    choose(c, &r);
    combine_as_one(c, own, &r);
    combine_at_once(c, own, &r);
    jig_at_end(c->rw, r.done);
    if (!nowait)
        jig_openmp_barrier_of(c, true);
}

void jig_openmp_own_end(JigOmpCalls *c, JigOmpOwn *own, JigBlock *before, bool nowait, bool alone) {
    if (own->num_reduced && !alone)
        reduce(c, own, before, nowait);
    for (size_t i = 0; i < own->num_reduced && alone; ++i)
        combine(c, how_reduced(own, i), reduced(own, i), own_part(own, i));
    for (size_t i = 0; i < own->num_private; ++i) {
        JigRegion *dealloc = jig_omp_private_dealloc_region(own->declared[i]);
        if (!jig_region_is_empty(dealloc))
            jig_openmp_splice(c, dealloc, JIG_VALUES(own->values[i]));
    }
}
