/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/normalize_layouts.h"

#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "jig/ops/affine.h"
#include "jig/pass.h"
#include "payload/buffers/normalize_users.h"
#include "payload/buffers/plain_type.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

/* ---- Functions, and which call which ---- */

typedef JIG_VEC(size_t) Numbers;
typedef struct Function {
    JigOp *op;
    Numbers beside; /* it calls them, or they call it */
    bool stays;
} Function;

typedef struct Functions {
    JIG_VEC(Function) all;
    JigPtrMap number; /* op -> its number and 1 */
} Functions;

static Function *function_of(Functions *f, const JigOp *op) {
    size_t number = op ? (size_t)(uintptr_t)jig_ptrmap_get(&f->number, op) : 0;
    return number ? &f->all.data[number - 1] : NULL;
}

static JigWalk add_function(JigOp *op, void *user) {
    Functions *f = user;
    if (jig_op_is(op, JIG_FUNC(FUNC))) {
        jig_vec_push(&f->all, ((Function){.op = op}));
        *jig_ptrmap_slot(&f->number, op) = (void *)f->all.len;
    }
    return JIG_WALK_ADVANCE;
}

static Function *function_around(Functions *f, const JigOp *op) {
    while (op && !jig_op_is(op, JIG_FUNC(FUNC)))
        op = jig_op_parent(op);
    return function_of(f, op);
}

/* A call goes along with what it calls; what else names a function has its type in view. */
static void add_use(JigOp *user, const JigAttr *ref, void *data) {
    Functions *f = data;
    Function *callee = function_of(f, jig_symbol_lookup_nearest(user, ref)),
             *caller = function_around(f, user);
    if (callee && caller && jig_op_is(user, JIG_FUNC(CALL))) {
        jig_vec_push(&callee->beside, (size_t)(caller - f->all.data));
        jig_vec_push(&caller->beside, (size_t)(callee - f->all.data));
    } else if (callee)
        callee->stays = true;
}

static void functions_free(Functions *f) {
    for (size_t i = 0; i < f->all.len; ++i)
        jig_vec_free(&f->all.data[i].beside);
    jig_vec_free(&f->all);
    jig_ptrmap_free(&f->number);
}

/* ---- Which stay ---- */

static bool has_layout(const JigType *t) {
    return jig_type_is_memref(t) && jig_type_layout(t) &&
           !jig_map_is_identity(jig_type_layout_map(t));
}

/* Is it made, or handed in, where its type can be changed? */
static bool is_changeable(JigValue *v) {
    const JigOp *def = jig_value_def(v);
    if (!def)
        return jig_op_is(jig_block_parent_op(jig_value_owner_block(v)), JIG_FUNC(FUNC)) &&
               jig_value_owner_block(v) ==
                   jig_op_body(jig_block_parent_op(jig_value_owner_block(v)));
    return jig_op_is(def, JIG_MEMREF(ALLOC)) || jig_op_is(def, JIG_MEMREF(ALLOCA)) ||
           jig_op_is(def, JIG_MEMREF(REINTERPRET_CAST)) || jig_op_is(def, JIG_FUNC(CALL));
}

static JigWalk check_op(JigOp *op, void *user) {
    Functions *f = user;
    bool fits = !jig_op_is(op, JIG_FUNC(CALL)) || function_of(f, jig_call_resolve(op)), any = false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (!has_layout(jig_value_type(v)))
            continue;
        any = true;
        /* What comes from elsewhere keeps its type, which functions do not have any more. */
        fits = fits && (is_changeable(v)
                            ? jig_buffers_takes_plain(op, i)
                            : !jig_op_is(op, JIG_FUNC(CALL)) && !jig_op_is(op, JIG_FUNC(RETURN)));
    }
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        any = any || has_layout(jig_op_result_type(op, i));
    if (any && !fits && function_around(f, op))
        function_around(f, op)->stays = true;
    return JIG_WALK_ADVANCE;
}

/* Functions beside one that stays stay. */
static void spread(Functions *f) {
    Numbers todo = {0};
    for (size_t i = 0; i < f->all.len; ++i)
        if (f->all.data[i].stays)
            jig_vec_push(&todo, i);
    while (todo.len) {
        const Function *from = &f->all.data[jig_vec_pop(&todo)];
        for (size_t i = 0; i < from->beside.len; ++i) {
            Function *to = &f->all.data[from->beside.data[i]];
            if (!to->stays)
                jig_vec_push(&todo, from->beside.data[i]);
            to->stays = true;
        }
    }
    jig_vec_free(&todo);
}

/* ---- Buffers ---- */

static JigOperandRange sizes_of(const JigOp *alloc) {
    return jig_op_is(alloc, JIG_MEMREF(ALLOC)) ? jig_memref_alloc_dynamic_sizes(alloc)
                                               : jig_memref_alloca_dynamic_sizes(alloc);
}

/* A size of the plain type for each one that is dynamic, computed from those of `alloc`. */
static void plain_sizes(JigRewriter *rw, JigOp *alloc, const JigType *plain, JigValueVec *out) {
    const JigType *t = jig_op_result_type(alloc, 0);
    const JigMap *layout = jig_type_layout_map(t);
    size_t rank = jig_type_rank(t), next = sizes_of(alloc).start;
    JigValueVec sizes = {0};
    for (size_t i = 0; i < rank && !jig_type_has_static_shape(plain); ++i) {
        int64_t n = jig_type_dim(t, i);
        jig_vec_push(&sizes, n == JIG_DYNAMIC ? jig_op_operand(alloc, next++)
                                              : jig_arith_index(rw, jig_op_loc(alloc), n));
    }
    for (unsigned i = 0; i < jig_type_rank(plain); ++i) {
        if (jig_type_dim(plain, i) != JIG_DYNAMIC)
            continue;
        const JigExpr *size = jig_buffers_plain_size(jig_map_result(layout, i));
        const JigMap *map = jig_map(rw->ctx, (unsigned)rank, 0, &size, 1);
        JigAffineApply parts = {.map_operands = {sizes.data, sizes.len},
                                .map = jig_attr_of_map(map)};
        jig_vec_push(out, jig_op_result(jig_affine_apply_build(rw, jig_op_loc(alloc), &parts), 0));
    }
    jig_vec_free(&sizes);
}

static JigOp *plain_alloc(JigRewriter *rw, JigOp *op, const JigType *plain) {
    JigValueVec sizes = {0};
    JigOp *made;
    plain_sizes(rw, op, plain, &sizes);
    if (jig_op_is(op, JIG_MEMREF(ALLOC))) {
        JigMemrefAlloc parts = {.dynamic_sizes = {sizes.data, sizes.len},
                                .memref_type = plain,
                                .alignment = jig_memref_alloc_alignment_attr(op)};
        made = jig_memref_alloc_build(rw, jig_op_loc(op), &parts);
    } else {
        JigMemrefAlloca parts = {.dynamic_sizes = {sizes.data, sizes.len},
                                 .memref_type = plain,
                                 .alignment = jig_memref_alloca_alignment_attr(op)};
        made = jig_memref_alloca_build(rw, jig_op_loc(op), &parts);
    }
    jig_vec_free(&sizes);
    return made;
}

/* One line from where the source begins. Sizes come first, as the reference leaves them behind. */
static JigOp *plain_cast(JigRewriter *rw, JigOp *op, const JigType *plain) {
    const JigType *t = jig_op_result_type(op, 0);
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        (void)jig_arith_index(rw, jig_op_loc(op), jig_type_dim(t, i) - 1);
    int64_t offset = 0, size = jig_type_dim(plain, 0), stride = 1;
    JigMemrefReinterpretCast parts = {.source = jig_memref_reinterpret_cast_source(op),
                                      .result_type = plain,
                                      .static_offsets = jig_attr_dense_i64(rw->ctx, &offset, 1),
                                      .static_sizes = jig_attr_dense_i64(rw->ctx, &size, 1),
                                      .static_strides = jig_attr_dense_i64(rw->ctx, &stride, 1)};
    return jig_memref_reinterpret_cast_build(rw, jig_op_loc(op), &parts);
}

static JigOp *plain_call(JigRewriter *rw, JigOp *op) {
    JigTypeVec types = {0};
    JigValueVec operands = {0};
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        jig_vec_push(&operands, jig_op_operand(op, i));
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        const JigType *t = jig_op_result_type(op, i), *plain = jig_buffers_plain_type(t);
        jig_vec_push(&types, plain ? plain : t);
    }
    JigOp *made = jig_rw_clone_with(rw, jig_op_loc(op), op, operands.data, types.data);
    jig_vec_free(&types);
    jig_vec_free(&operands);
    return made;
}

/* The op makes buffers of plain types; those of other types are used as they were. */
static void make_plain(JigRewriter *rw, JigOp *op) {
    const JigType *plain = jig_buffers_plain_type(jig_op_result_type(op, 0));
    jig_at_before(rw, op);
    JigOp *made;
    if (jig_op_is(op, JIG_FUNC(CALL)))
        made = plain_call(rw, op);
    else if (jig_op_is(op, JIG_MEMREF(REINTERPRET_CAST)))
        made = plain_cast(rw, op, plain);
    else
        made = plain_alloc(rw, op, plain);
    if (!jig_op_is(op, JIG_FUNC(CALL)))
        jig_op_copy_discardable_attrs(made, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigValue *old = jig_op_result(op, i), *new = jig_op_result(made, i);
        if (jig_value_type(old) == jig_value_type(new))
            jig_rw_replace_uses(rw, old, new);
        else
            jig_buffers_use_plain(rw, old, new);
    }
    jig_rw_takes_over(rw, op, made);
    jig_rw_erase(rw, op);
}

/* ---- Functions ---- */

static JigWalk collect_maker(JigOp *op, void *user) {
    JigOpVec *makers = user;
    bool any = false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        any = any || (is_changeable(jig_op_result(op, i)) &&
                      jig_buffers_plain_type(jig_op_result_type(op, i)));
    if (any)
        jig_vec_push(makers, op);
    return JIG_WALK_ADVANCE;
}

static void plain_types(const JigType *const *types, size_t n, JigTypeVec *out) {
    for (size_t i = 0; i < n; ++i) {
        const JigType *plain = jig_buffers_plain_type(types[i]);
        jig_vec_push(out, plain ? plain : types[i]);
    }
}

static void plain_signature(JigRewriter *rw, JigOp *function) {
    JigTypeVec inputs = {0}, results = {0};
    size_t n;
    const JigType *const *types = jig_function_inputs(function, &n);
    plain_types(types, n, &inputs);
    types = jig_function_results(function, &n);
    plain_types(types, n, &results);
    jig_function_set_signature(function, inputs.data, inputs.len, results.data, results.len);
    jig_rw_modified(rw, function);
    jig_vec_free(&inputs);
    jig_vec_free(&results);
}

static void plain_args(JigRewriter *rw, JigBlock *entry) {
    for (size_t i = 0; i < jig_block_num_args(entry); ++i) {
        JigValue *old = jig_block_arg(entry, i);
        const JigType *plain = jig_buffers_plain_type(jig_value_type(old));
        if (!plain)
            continue;
        JigValue *new = jig_block_insert_arg(entry, i + 1, plain, jig_value_loc(old));
        jig_buffers_use_plain(rw, old, new);
        jig_rw_erase_arg(rw, entry, i);
    }
}

static void normalize(JigRewriter *rw, JigOp *function) {
    JigRegion *body = jig_func_func_body(function);
    JigOpVec makers = {0};
    jig_walk_pre(function, collect_maker, &makers);
    for (size_t i = 0; i < makers.len; ++i)
        make_plain(rw, makers.data[i]);
    jig_vec_free(&makers);
    if (jig_region_first(body))
        plain_args(rw, jig_region_first(body));
    plain_signature(rw, function);
}

void jig_buffers_normalize_layouts(JigRewriter *rw, JigOp *root) {
    JIG_REQUIRE(rw && root);
    Functions f = {0};
    jig_walk_pre(root, add_function, &f);
    jig_symbol_uses_walk(root, add_use, &f);
    jig_walk_pre(root, check_op, &f);
    spread(&f);
    for (size_t i = 0; i < f.all.len; ++i)
        if (!f.all.data[i].stays)
            normalize(rw, f.all.data[i].op);
    functions_free(&f);
}

static bool run(JigPassCall *call) {
    jig_buffers_normalize_layouts(call->rw, call->op);
    return true;
}

const JigPassRow jig_pass_normalize_memrefs = {
    .name = "normalize-memrefs",
    .title = "NormalizeMemRefsPass",
    .anchor = "builtin.module",
    .run = run,
    .summary = "memrefs with a layout as memrefs whose indices the layout computes",
};
