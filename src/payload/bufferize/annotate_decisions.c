/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Decisions of the analysis as attributes, to be looked at. */
#include "analysis/buffering.h"
#include "dialect/func/func.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

#include <stdatomic.h>
#include <stdio.h>

/* ---- Operands ---- */

typedef struct Annotate {
    JigRewriter *rw;
    JigInPlace *p;
    JigBuffering *b;
    JigArena *arena;
    JigValueNames *names;
    JIG_VEC(const JigAttr *) items;
} Annotate;

static const JigAttr *string(Annotate *n, const char *text) {
    return jig_attr_string(n->rw->ctx, jig_str(text));
}

static JigWalk note_operands(JigOp *op, void *user) {
    Annotate *n = user;
    bool any = false;
    n->items.len = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const char *text = "none";
        if (jig_type_is_tensor(jig_op_operand_type(op, i))) {
            text = jig_in_place_is(n->p, jig_op_use(op, i)) ? "true" : "false";
            any = true;
        }
        jig_vec_push(&n->items, string(n, text));
    }
    if (any)
        jig_rw_set_attr(n->rw, op, "__inplace_operands_attr__",
                        jig_attr_array(n->rw->ctx, n->items.data, n->items.len));
    return JIG_WALK_ADVANCE;
}

/* ---- Classes ---- */

static void add_name(JigValue *v, void *user) {
    Annotate *n = user;
    jig_vec_push(&n->items, jig_attr_string(n->rw->ctx, jig_value_names_of(n->names, v, n->arena)));
}

static const JigAttr *names_of_class(Annotate *n, JigValue *v) {
    n->items.len = 0;
    jig_in_place_each_alias(n->p, v, add_name, n);
    return jig_attr_array(n->rw->ctx, n->items.data, n->items.len);
}

static void note_results(Annotate *n, JigOp *op) {
    JigAttrVec sets = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is_tensor(jig_op_result_type(op, i)))
            jig_vec_push(&sets, names_of_class(n, jig_op_result(op, i)));
    if (sets.len)
        jig_rw_set_attr(n->rw, op, "__opresult_alias_set_attr__",
                        jig_attr_array(n->rw->ctx, sets.data, sets.len));
    jig_vec_free(&sets);
}

/* Per region, per block, per argument. */
static void note_arguments(Annotate *n, JigOp *op) {
    JigAttrVec regions = {0}, blocks = {0}, args = {0};
    bool any = false;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        blocks.len = 0;
        for (JigBlock *x = jig_region_first(jig_op_region(op, r)); x; x = jig_block_next(x)) {
            args.len = 0;
            for (size_t i = 0; i < jig_block_num_args(x); ++i)
                if (jig_type_is_tensor(jig_value_type(jig_block_arg(x, i))))
                    jig_vec_push(&args, names_of_class(n, jig_block_arg(x, i)));
            any |= args.len > 0;
            jig_vec_push(&blocks, jig_attr_array(n->rw->ctx, args.data, args.len));
        }
        jig_vec_push(&regions, jig_attr_array(n->rw->ctx, blocks.data, blocks.len));
    }
    if (any)
        jig_rw_set_attr(n->rw, op, "__bbarg_alias_set_attr__",
                        jig_attr_array(n->rw->ctx, regions.data, regions.len));
    jig_vec_free(&regions);
    jig_vec_free(&blocks);
    jig_vec_free(&args);
}

static JigWalk note_classes(JigOp *op, void *user) {
    note_results(user, op);
    note_arguments(user, op);
    return JIG_WALK_ADVANCE;
}

void jig_bufferize_annotate_decisions(JigRewriter *rw, JigOp *root, JigInPlace *p,
                                      JigBuffering *b) {
    Annotate n = {.rw = rw, .p = p, .b = b, .arena = jig_arena_create()};
    if (b->options->analyze_only)
        jig_walk_post(root, note_operands, &n);
    if (b->options->print_aliases) {
        n.names = jig_value_names_create(root);
        jig_walk_post(root, note_classes, &n);
        jig_value_names_destroy(n.names);
    }
    jig_vec_free(&n.items);
    jig_arena_destroy(n.arena);
}

/* ---- Functions ---- */

static void note_access(JigRewriter *rw, JigOp *function, const JigFunctionBuffers *f) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    const JigAttr *old = jig_func_func_arg_attrs_attr(function),
                  *empty = jig_attr_dict(rw->ctx, NULL, 0);
    const JigAttr **items = jig_calloc(n + 1, sizeof *items);
    bool any = false;
    for (size_t i = 0; i < n; ++i) {
        items[i] = old ? jig_attr_array_at(old, i) : empty;
        if (!jig_type_is_tensor(inputs[i]))
            continue;
        const char *text = f->read[i]      ? f->written[i] ? "read-write" : "read"
                           : f->written[i] ? "write"
                                           : "none";
        items[i] = jig_attr_dict_with(items[i], jig_ident(rw->ctx, JIG_STR("bufferization.access")),
                                      jig_attr_string(rw->ctx, jig_str(text)));
        any = true;
    }
    if (any)
        jig_func_func_set_arg_attrs(rw, function, jig_attr_array(rw->ctx, items, n));
    jig_free(items);
}

/* Which arguments come back as what is returned. */
static void note_same(JigRewriter *rw, JigOp *function, JigInPlace *p) {
    JigOpVec returns = {0};
    if (jig_op_body(function))
        jig_in_place_returns(function, &returns);
    for (size_t r = 0; r < returns.len; ++r) {
        JigOp *op = returns.data[r];
        size_t n = jig_op_num_operands(op), m = jig_block_num_args(jig_op_body(function));
        int64_t *same = jig_calloc(n + 1, sizeof *same);
        bool any = false;
        for (size_t i = 0; i < n; ++i) {
            JigValue *v = jig_op_operand(op, i);
            same[i] = -1;
            for (size_t k = 0; k < m && same[i] < 0 && jig_type_is_tensor(jig_value_type(v)); ++k) {
                JigValue *arg = jig_block_arg(jig_op_body(function), k);
                if (jig_type_is_ranked_tensor(jig_value_type(arg)) && jig_in_place_same(p, v, arg))
                    same[i] = (int64_t)k;
            }
            any |= same[i] >= 0;
        }
        if (any)
            jig_rw_set_attr(rw, op, "__equivalent_func_args__",
                            jig_attr_i64_array(rw->ctx, same, n));
        jig_free(same);
    }
    jig_vec_free(&returns);
}

void jig_bufferize_annotate_functions(JigRewriter *rw, JigOp *module, JigInPlace *p,
                                      JigBuffering *b) {
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op)) {
        JigFunctionBuffers *f = jig_buffering_of_function(b, op);
        if (!jig_op_is(op, JIG_FUNC(FUNC)) || !jig_buffer_of(op, b))
            continue;
        jig_bufferize_annotate_decisions(rw, op, p, b);
        if (!f || !f->analyzed)
            continue;
        note_same(rw, op, p);
        note_access(rw, op, f);
    }
}

/* ---- Conflicts ---- */

/* Numbers tell conflicts apart in all that a program prints: parts of a split input have contexts
 * of their own, and the reference goes on counting. */
static atomic_uint num_conflicts, num_read_only;

static void mark(JigRewriter *rw, JigOp *op, const char *id, unsigned number, const char *what,
                 size_t i) {
    char name[80];
    snprintf(name, sizeof name, "%s_%u[%s%zu]", id, number, what, i);
    jig_rw_set_attr(rw, op, name, jig_attr_unit(rw->ctx));
}

static void mark_conflict(JigUse *read, JigUse *write, JigValue *def, void *user) {
    unsigned n = atomic_fetch_add(&num_conflicts, 1);
    mark(user, jig_use_owner(write), "C", n, "CONFL-WRITE: ", jig_use_index(write));
    mark(user, jig_use_owner(read), "C", n, "READ: ", jig_use_index(read));
    mark(user, jig_value_owner(def), "C", n,
         jig_value_is_result(def) ? "DEF: result " : "DEF: bbArg ", jig_value_index(def));
}

static void mark_read_only(JigValue *v, void *user) {
    mark(user, jig_value_owner(v), "W", atomic_fetch_add(&num_read_only, 1),
         jig_value_is_result(v) ? "NOT-WRITABLE: result " : "NOT-WRITABLE: bbArg ",
         jig_value_index(v));
}

JigInPlaceListener jig_bufferize_conflicts_as_attributes(JigRewriter *rw) {
    return (JigInPlaceListener){.conflict = mark_conflict, .read_only = mark_read_only, .user = rw};
}
