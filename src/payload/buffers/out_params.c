/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/alias.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "payload/buffers/results.h"
#include "support/map.h"
#include "support/vec.h"

/* What callers have to know of a function: for each result that became an argument the arguments
 * that are the sizes of a dynamic one, or none where they are not known. */
typedef struct Sizes {
    size_t *args, n;
    bool known;
} Sizes;
typedef struct Changed {
    Sizes *sizes; /* of all its results, in their order */
    size_t num_results;
} Changed;

typedef struct OutParams {
    JigRewriter *rw;
    JigOp *module;
    const JigOutParams *how;
    JigPtrMap functions; /* function -> Changed */
    JigArena *arena;
    bool failed;
} OutParams;

static bool becomes_arg(const JigType *t) {
    return jig_type_is_memref(t);
}

/* Does nobody know where an element stands? Such a view is a cast of a whole buffer. */
static bool is_anywhere(const JigType *t, JigArena *a) {
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(t) + 1), offset;
    if (!jig_type_strides(t, strides, &offset) || offset != JIG_DYNAMIC)
        return false;
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        if (strides[i] != JIG_DYNAMIC)
            return false;
    return true;
}

/* ---- The function ---- */

static const JigAttr *dict_at(JigContext *ctx, const JigAttr *list, size_t i) {
    return list && i < jig_attr_array_len(list) ? jig_attr_array_at(list, i)
                                                : jig_attr_dict(ctx, NULL, 0);
}

/* Attributes of results go along; the list stays away when all are empty. */
static void move_attrs(const OutParams *p, JigOp *f, const bool *moves, size_t num_inputs,
                       size_t num_results) {
    JigContext *ctx = p->rw->ctx;
    const JigAttr *of_args = jig_func_func_arg_attrs_attr(f),
                  *of_results = jig_func_func_res_attrs_attr(f);
    JigAttrVec all = {0};
    bool any = of_args;
    for (size_t i = 0; i < num_inputs; ++i)
        jig_vec_push(&all, dict_at(ctx, of_args, i));
    for (size_t i = 0; i < num_results; ++i) {
        const JigAttr *x = dict_at(ctx, of_results, i);
        if (!moves[i])
            continue;
        if (p->how->mark)
            x = jig_attr_dict_with(x, jig_ident(ctx, JIG_STR("bufferize.result")),
                                   jig_attr_unit(ctx));
        any = any || jig_attr_dict_len(x);
        jig_vec_push(&all, x);
    }
    if (any)
        jig_func_func_set_arg_attrs(p->rw, f, jig_attr_array(ctx, all.data, all.len));
    jig_vec_free(&all);
}

/* Gives the function its new arguments and drops the results. False after a diagnostic. */
static bool change_signature(const OutParams *p, JigOp *f, bool *moves) {
    size_t num_inputs, num_results;
    const JigType *const *inputs = jig_function_inputs(f, &num_inputs), *const *results =
                                                                            jig_function_results(
                                                                                f, &num_results);
    JigTypeVec all = {0};
    jig_vec_append(&all, inputs, num_inputs);
    for (size_t i = 0; i < num_results; ++i) {
        moves[i] = becomes_arg(results[i]);
        if (moves[i] && jig_type_layout(results[i]) && !is_anywhere(results[i], p->arena)) {
            jig_vec_free(&all);
            return jig_op_emit_error(f,
                                     "cannot create out param for result with unsupported layout");
        }
        if (moves[i])
            jig_vec_push(&all, results[i]);
    }
    move_attrs(p, f, moves, num_inputs, num_results);
    jig_function_set_signature(f, all.data, all.len, results, num_results);
    jig_function_erase_results(f, moves);
    for (size_t i = num_inputs; i < all.len; ++i)
        jig_block_add_arg(jig_op_body(f), all.data[i], jig_op_loc(f));
    jig_rw_modified(p->rw, f);
    jig_vec_free(&all);
    return true;
}

/* ---- What it returns ---- */

/* An op that makes a new buffer and does nothing else. */
static bool only_allocates(const JigOp *op) {
    return op && jig_allocation(op) && jig_alias_only_allocates(op);
}

/* Which arguments of the function the sizes of the allocation are. */
static Sizes sizes_of(const OutParams *p, const JigOp *op, const JigOp *f) {
    size_t n = jig_op_num_operands(op);
    Sizes s = {.args = JIG_NEW_ARRAY(p->arena, size_t, n + 1), .n = n, .known = true};
    for (size_t i = 0; i < n; ++i) {
        const JigValue *v = jig_op_operand(op, i);
        s.known = s.known && jig_value_owner_block(v) == jig_op_body(f);
        s.args[i] = s.known ? jig_value_index(v) : 0;
    }
    return s;
}

static bool same_sizes(const Sizes *a, const Sizes *b) {
    return a->known && b->known && a->n == b->n &&
           !memcmp(a->args, b->args, a->n * sizeof *a->args);
}

/* Result i of the function is in `arg` now; what is known of its sizes is in the result. */
static Sizes put_into(const OutParams *p, JigOp *end, const JigOp *f, JigValue *v, JigValue *arg) {
    JigOp *def = jig_value_def(v);
    bool is_static = jig_type_has_static_shape(jig_value_type(v));
    Sizes sizes = {0};
    if (only_allocates(def) && !is_static)
        sizes = sizes_of(p, def, f);
    if (only_allocates(def) && (is_static ? p->how->static_allocs : p->how->dynamic_allocs)) {
        jig_rw_replace1(p->rw, def, arg);
        return sizes;
    }
    sizes.known = false;
    jig_at_before(p->rw, end);
    jig_memref_copy_build(p->rw, jig_op_loc(end), &(JigMemrefCopy){.source = v, .target = arg});
    return sizes;
}

static void change_return(const OutParams *p, JigOp *end, const JigOp *f, Changed *c, bool first,
                          size_t first_arg) {
    JigValueVec kept = {0};
    for (size_t i = 0, k = first_arg; i < c->num_results; ++i) {
        JigValue *v = jig_op_operand(end, i);
        if (!becomes_arg(jig_value_type(v))) {
            jig_vec_push(&kept, v);
            continue;
        }
        Sizes s = put_into(p, end, f, v, jig_block_arg(jig_op_body(f), k++));
        if (first)
            c->sizes[i] = s;
        else if (!same_sizes(&c->sizes[i], &s))
            c->sizes[i].known = false;
    }
    jig_at_before(p->rw, end);
    jig_func_return_build(p->rw, jig_op_loc(end),
                          &(JigFuncReturn){.operands = {kept.data, kept.len}});
    jig_rw_erase(p->rw, end);
    jig_vec_free(&kept);
}

static JigWalk find_return(JigOp *op, void *user) {
    JigOpVec *found = user;
    if (jig_op_is(op, JIG_FUNC(RETURN)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

static bool change_function(OutParams *p, JigOp *f) {
    size_t num_inputs, num_results;
    jig_function_inputs(f, &num_inputs);
    jig_function_results(f, &num_results);
    Changed *c = JIG_NEW(p->arena, Changed);
    bool *moves = JIG_NEW_ARRAY(p->arena, bool, num_results + 1);
    c->sizes = JIG_NEW_ARRAY(p->arena, Sizes, num_results + 1);
    c->num_results = num_results;
    JIG_CHECK(change_signature(p, f, moves));
    JigOpVec ends = {0};
    jig_walk_post(f, find_return, &ends);
    for (size_t i = 0; i < ends.len; ++i)
        change_return(p, ends.data[i], f, c, i == 0, num_inputs);
    jig_vec_free(&ends);
    jig_ptrmap_set(&p->functions, f, c);
    return true;
}

/* ---- Calls ---- */

/* The buffer that a call writes result i to; NULL after a diagnostic. */
static JigValue *out_param(const OutParams *p, JigOp *call, const Sizes *sizes, const JigType *t) {
    JigLoc loc = jig_op_loc(call);
    bool is_static = jig_type_has_static_shape(t);
    if (!is_static && !sizes->known) {
        jig_op_emit_error(call, "cannot create out param for dynamically shaped result");
        return NULL;
    }
    size_t n = is_static ? 0 : sizes->n;
    JigValue **values = JIG_NEW_ARRAY(p->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_operand(call, sizes->args[i]);
    const JigType *whole = jig_type_memref(jig_type_shape(t), jig_type_rank(t), jig_type_element(t),
                                           NULL, jig_type_space(t));
    JigMemrefAlloc alloc = {.dynamic_sizes = {values, n}, .memref_type = whole};
    JigValue *v = jig_op_result(jig_memref_alloc_build(p->rw, loc, &alloc), 0);
    if (whole == t)
        return v;
    JigMemrefCast cast = {.source = v, .dest_type = t};
    return jig_op_result(jig_memref_cast_build(p->rw, loc, &cast), 0);
}

static bool change_call(OutParams *p, JigOp *call, const Changed *c) {
    JigRewriter *rw = p->rw;
    size_t n = jig_op_num_results(call);
    JigValueVec operands = {0};
    JigTypeVec types = {0};
    JigValue **by = JIG_NEW_ARRAY(p->arena, JigValue *, n + 1);
    bool ok = true;
    for (size_t i = 0; i < jig_op_num_operands(call); ++i)
        jig_vec_push(&operands, jig_op_operand(call, i));
    jig_at_before(rw, call);
    for (size_t i = 0; i < n && ok; ++i) {
        const JigType *t = jig_op_result_type(call, i);
        by[i] = becomes_arg(t) ? out_param(p, call, &c->sizes[i], t) : NULL;
        ok = by[i] || !becomes_arg(t);
        if (becomes_arg(t))
            jig_vec_push(&operands, by[i]);
        else
            jig_vec_push(&types, t);
    }
    if (ok) {
        JigFuncCall parts = {.operands = {operands.data, operands.len},
                             .result_types = {types.data, types.len},
                             .callee = jig_func_call_callee_attr(call)};
        JigOp *made = jig_func_call_build(rw, jig_op_loc(call), &parts);
        for (size_t i = 0, k = 0; i < n; ++i)
            by[i] = by[i] ? by[i] : jig_op_result(made, k++);
        jig_rw_replace(rw, call, by, n);
    }
    jig_vec_free(&operands);
    jig_vec_free(&types);
    return ok;
}

static JigWalk find_call(JigOp *op, void *user) {
    JigOpVec *found = user;
    if (jig_op_is(op, JIG_FUNC(CALL)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

static bool change_calls(OutParams *p) {
    JigOpVec calls = {0};
    bool ok = true;
    jig_walk_post(p->module, find_call, &calls);
    for (size_t i = 0; i < calls.len; ++i) {
        JigOp *call = calls.data[i];
        JigStr name = jig_attr_symbol_leaf(jig_func_call_callee_attr(call));
        JigOp *callee = jig_symbol_lookup_in(p->module, name);
        if (!callee || !jig_op_is(callee, JIG_FUNC(FUNC))) {
            jig_op_emit_error(call, "cannot find callee '%.*s' in symbol table", JIG_FMT(name));
            ok = false;
            continue;
        }
        const Changed *c = jig_ptrmap_get(&p->functions, callee);
        if (c)
            ok = change_call(p, call, c) && ok;
    }
    jig_vec_free(&calls);
    return ok;
}

bool jig_buffers_results_to_out_params(JigRewriter *rw, JigOp *module, const JigOutParams *how) {
    OutParams p = {.rw = rw, .module = module, .how = how, .arena = jig_arena_create()};
    bool ok = true;
    for (JigOp *op = jig_block_first(jig_op_body(module)); op && ok; op = jig_op_next(op))
        if (jig_op_is(op, JIG_FUNC(FUNC)) && jig_op_body(op) &&
            (how->public_functions || !jig_symbol_is_public(op)))
            ok = change_function(&p, op);
    ok = ok && change_calls(&p);
    jig_ptrmap_free(&p.functions);
    jig_arena_destroy(p.arena);
    return ok;
}
