/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/dealloc/lower_dealloc.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"
#include "support/map.h"
#include "support/vec.h"
#include "ir/diag/complaints.h"
#include "support/check.h"

/* One dealloc, and where ops for it are built. */
typedef struct Lowering {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    JigOperandRange buffers, conditions, kept;
} Lowering;

static JigValue *buffer_at(const Lowering *l, size_t i) {
    return jig_op_operand(l->op, l->buffers.start + i);
}
static JigValue *condition_at(const Lowering *l, size_t i) {
    return jig_op_operand(l->op, l->conditions.start + i);
}
static JigValue *kept_at(const Lowering *l, size_t i) {
    return jig_op_operand(l->op, l->kept.start + i);
}

static JigValue *bit(const Lowering *l, bool value) {
    const JigType *t = jig_type_i(l->rw->ctx, 1);
    return jig_op_result(jig_arith_materialize(l->rw, jig_attr_int(t, value), t, l->loc), 0);
}
static JigValue *both(const Lowering *l, JigValue *a, JigValue *b) {
    JigArithAndi parts = {.lhs = a, .rhs = b};
    return jig_op_result(jig_arith_andi_build(l->rw, l->loc, &parts), 0);
}
static JigValue *address(const Lowering *l, JigValue *buffer) {
    JigMemrefExtractAlignedPointerAsIndex parts = {.source = buffer};
    return jig_op_result(jig_memref_extract_aligned_pointer_as_index_build(l->rw, l->loc, &parts),
                         0);
}

static void free_if(const Lowering *l, JigValue *condition, JigValue *buffer) {
    JigRewriter *rw = l->rw;
    JigPoint here = jig_point(rw);
    JigOp *op = jig_scf_if_build(rw, l->loc, &(JigScfIf){.condition = condition});
    jig_create_block(rw, jig_scf_if_then_region(op), NULL, NULL, 0, l->loc);
    jig_memref_dealloc_build(rw, l->loc, &(JigMemrefDealloc){.memref = buffer});
    jig_scf_yield_build(rw, l->loc, &(JigScfYield){0});
    jig_set_point(rw, here);
}

/* ---- One buffer: it is compared with each that is kept ---- */

static void lower_one(const Lowering *l, JigValue **results) {
    JigRewriter *rw = l->rw;
    JigValue *condition = condition_at(l, 0), *differs = NULL;
    JigValue *mine = l->kept.count ? address(l, buffer_at(l, 0)) : NULL;
    for (size_t i = 0; i < l->kept.count; ++i)
        results[i] =
            jig_loop_int_compare(rw, l->loc, JIG_COMPARE_NE, mine, address(l, kept_at(l, i)));
    for (size_t i = 0; i < l->kept.count; ++i)
        differs = differs ? both(l, differs, results[i]) : results[i];
    free_if(l, differs ? both(l, differs, condition) : condition, buffer_at(l, 0));
    JigValue *one = l->kept.count ? bit(l, true) : NULL;
    for (size_t i = 0; i < l->kept.count; ++i) {
        JigArithXori same = {.lhs = results[i], .rhs = one};
        results[i] = both(l, jig_op_result(jig_arith_xori_build(rw, l->loc, &same), 0), condition);
    }
}

/* ---- Several: a function compares them, through lists in memory ---- */

static JigValue *list_of(const Lowering *l, size_t n, const JigType *element) {
    int64_t size = (int64_t)n;
    JigMemrefAlloc parts = {.memref_type = jig_type_memref(&size, 1, element, NULL, NULL)};
    return jig_op_result(jig_memref_alloc_build(l->rw, l->loc, &parts), 0);
}
static JigValue *any_size(const Lowering *l, JigValue *list) {
    int64_t dynamic = JIG_DYNAMIC;
    const JigType *element = jig_type_element(jig_value_type(list));
    JigMemrefCast parts = {.source = list,
                           .dest_type = jig_type_memref(&dynamic, 1, element, NULL, NULL)};
    return jig_op_result(jig_memref_cast_build(l->rw, l->loc, &parts), 0);
}
static void put(const Lowering *l, JigValue *value, JigValue *list, size_t i) {
    JigValue *at = jig_arith_index(l->rw, l->loc, (int64_t)i);
    jig_memref_build_store(l->rw, l->loc, value, list, JIG_VALUES(at));
}
static JigValue *get(const Lowering *l, JigValue *list, size_t i) {
    JigValue *at = jig_arith_index(l->rw, l->loc, (int64_t)i);
    return jig_op_result(jig_memref_build_load(l->rw, l->loc, list, JIG_VALUES(at)), 0);
}

static void lower_several(const Lowering *l, JigOp *helper, JigValue **results) {
    JigRewriter *rw = l->rw;
    size_t n = l->buffers.count, kept = l->kept.count;
    const JigType *index = jig_type_index(rw->ctx), *i1 = jig_type_i(rw->ctx, 1);
    JigValue *buffers = list_of(l, n, index), *conditions = list_of(l, n, i1),
             *keeps = list_of(l, kept, index);
    for (size_t i = 0; i < n; ++i)
        put(l, address(l, buffer_at(l, i)), buffers, i);
    for (size_t i = 0; i < n; ++i)
        put(l, condition_at(l, i), conditions, i);
    for (size_t i = 0; i < kept; ++i)
        put(l, address(l, kept_at(l, i)), keeps, i);
    JigValue *args[5];
    args[0] = any_size(l, buffers);
    args[2] = any_size(l, conditions);
    args[1] = any_size(l, keeps);
    JigValue *frees = list_of(l, n, i1), *owned = list_of(l, kept, i1);
    args[3] = any_size(l, frees);
    args[4] = any_size(l, owned);
    JigFuncCall call = {.callee = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(helper)),
                        .operands = {args, 5}};
    jig_func_call_build(rw, l->loc, &call);
    for (size_t i = 0; i < n; ++i)
        free_if(l, get(l, frees, i), buffer_at(l, i));
    for (size_t i = 0; i < kept; ++i)
        results[i] = get(l, owned, i);
    JigValue *lists[] = {buffers, keeps, conditions, frees, owned};
    for (size_t i = 0; i < JIG_LEN(lists); ++i)
        jig_memref_dealloc_build(rw, l->loc, &(JigMemrefDealloc){.memref = lists[i]});
}

/* ---- All of them ---- */

static void lower(JigRewriter *rw, JigOp *op, JigOp *helper) {
    Lowering l = {.rw = rw,
                  .op = op,
                  .loc = jig_op_loc(op),
                  .buffers = jig_bufferization_dealloc_memrefs(op),
                  .conditions = jig_bufferization_dealloc_conditions(op),
                  .kept = jig_bufferization_dealloc_retained(op)};
    JigValue **results = jig_malloc((l.kept.count + 1) * sizeof *results);
    jig_at_before(rw, op);
    if (!l.buffers.count) {
        JigValue *none = bit(&l, false);
        for (size_t i = 0; i < l.kept.count; ++i)
            results[i] = none;
    } else if (l.buffers.count == 1) {
        lower_one(&l, results);
    } else {
        lower_several(&l, helper, results);
    }
    jig_rw_replace(rw, op, results, l.kept.count);
    jig_free(results);
}

static JigWalk find_dealloc(JigOp *op, void *user) {
    JigOpVec *found = user;
    if (jig_op_is(op, JIG_BUFFERIZATION(DEALLOC)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

static bool needs_helper(const JigOp *op) {
    return jig_bufferization_dealloc_memrefs(op).count > 1;
}

/* Each symbol table around a dealloc that needs it gets one. */
static void build_helpers(JigRewriter *rw, JigOp *top, const JigOpVec *deallocs,
                          JigPtrMap *helpers) {
    if (!jig_op_is(top, JIG_BUILTIN(MODULE)))
        return;
    for (size_t i = 0; i < deallocs->len; ++i) {
        JigOp *table = jig_nearest_symbol_table(deallocs->data[i]);
        if (needs_helper(deallocs->data[i]) && table && !jig_ptrmap_has(helpers, table))
            jig_ptrmap_set(helpers, table, jig_dealloc_build_helper(rw, jig_op_loc(top), table));
    }
}

void jig_dealloc_build_helpers(JigRewriter *rw, JigOp *top, JigPtrMap *helpers) {
    JigOpVec found = {0};
    jig_walk_post(top, find_dealloc, &found);
    build_helpers(rw, top, &found, helpers);
    jig_vec_free(&found);
}

bool jig_dealloc_lower(JigRewriter *rw, JigOp *op, const JigPtrMap *helpers) {
    JigOp *table = jig_nearest_symbol_table(op),
          *helper = table ? jig_ptrmap_get(helpers, table) : NULL;
    if (needs_helper(op) && !helper)
        return jig_op_emit_error(op, "library function required for generic lowering, but cannot "
                                     "be automatically inserted when operating on functions");
    lower(rw, op, helper);
    return true;
}

static bool lower_all(JigRewriter *rw, JigOp *top) {
    JigOpVec found = {0};
    JigPtrMap helpers = {0};
    bool ok = true;
    jig_walk_post(top, find_dealloc, &found);
    build_helpers(rw, top, &found, &helpers);
    for (size_t i = 0; i < found.len && ok; ++i) {
        ok = jig_dealloc_lower(rw, found.data[i], &helpers);
        if (!ok)
            jig_op_emit_error(found.data[i],
                              "failed to legalize operation '%s' that was explicitly marked "
                              "illegal",
                              "bufferization.dealloc");
    }
    jig_vec_free(&found);
    jig_ptrmap_free(&helpers);
    return ok;
}

bool jig_lower_deallocs(JigRewriter *rw, JigOp *top, JigReason *why) {
    JIG_REQUIRE(rw && top);
    JigComplaints complaints;
    jig_complaints_begin(&complaints, rw->ctx, why);
    bool ok = lower_all(rw, top);
    jig_complaints_end(&complaints, ok);
    return ok;
}
