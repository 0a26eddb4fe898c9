/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The function that tells at run time which of many buffers are to be freed. */
#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "payload/dealloc/lower_dealloc.h"
#include "payload/loop/index_math.h"

/* Its arguments and what its loops share. */
typedef struct Helper {
    JigRewriter *rw;
    JigLoc loc;
    JigValue *buffers, *kept, *conditions, *frees, *owned;
    JigValue *zero, *one, *yes, *no;
} Helper;

static JigValue *load(const Helper *h, JigValue *list, JigValue *at) {
    return jig_op_result(jig_memref_build_load(h->rw, h->loc, list, JIG_VALUES(at)), 0);
}
static void store(const Helper *h, JigValue *value, JigValue *list, JigValue *at) {
    jig_memref_build_store(h->rw, h->loc, value, list, JIG_VALUES(at));
}
static JigValue *compare(const Helper *h, bool equal, JigValue *a, JigValue *b) {
    return jig_loop_int_compare(h->rw, h->loc, equal ? JIG_COMPARE_EQ : JIG_COMPARE_NE, a, b);
}
static JigValue *both(const Helper *h, JigValue *a, JigValue *b) {
    JigArithAndi parts = {.lhs = a, .rhs = b};
    return jig_op_result(jig_arith_andi_build(h->rw, h->loc, &parts), 0);
}
static JigValue *bit(const Helper *h, bool value) {
    const JigType *t = jig_type_i(h->rw->ctx, 1);
    return jig_op_result(jig_arith_materialize(h->rw, jig_attr_int(t, value), t, h->loc), 0);
}

/* A loop from 0 to `end`; builds go on in its body. `carried`, or NULL, is a bit that goes round.
 */
static JigOp *begin_loop(const Helper *h, JigValue *end, JigValue *carried) {
    JigScfFor parts = {.lower_bound = h->zero, .upper_bound = end, .step = h->one};
    const JigType *index = jig_type_index(h->rw->ctx), *types[2] = {index};
    if (carried) {
        types[1] = jig_value_type(carried);
        parts.init_args = (JigValueList){&carried, 1};
        parts.result_types = (JigTypeList){types + 1, 1};
    }
    JigOp *loop = jig_scf_for_build(h->rw, h->loc, &parts);
    jig_create_block(h->rw, jig_scf_for_region(loop), NULL, types, carried ? 2 : 1, h->loc);
    return loop;
}
/* Passes `carried` on (or nothing), and goes on behind the loop. */
static JigValue *end_loop(const Helper *h, JigOp *loop, JigValue *carried) {
    JigScfYield parts = {.results = {&carried, carried ? 1 : 0}};
    jig_scf_yield_build(h->rw, h->loc, &parts);
    jig_at_after(h->rw, loop);
    return carried ? jig_op_result(loop, 0) : NULL;
}
static JigValue *loop_arg(const JigOp *loop, size_t i) {
    return jig_block_arg(jig_op_body(loop), i);
}

/* Is the buffer none that is kept? One that is kept and the same is owned if the condition holds.
 */
static JigValue *compare_with_kept(const Helper *h, JigValue *num_kept, JigValue *buffer,
                                   JigValue *condition) {
    JigRewriter *rw = h->rw;
    JigOp *loop = begin_loop(h, num_kept, h->yes);
    JigValue *at = loop_arg(loop, 0), *kept = load(h, h->kept, at),
             *same = compare(h, true, kept, buffer);
    JigOp *if_same = jig_scf_if_build(rw, h->loc, &(JigScfIf){.condition = same});
    jig_create_block(rw, jig_scf_if_then_region(if_same), NULL, NULL, 0, h->loc);
    JigArithOri or = {.lhs = load(h, h->owned, at), .rhs = condition};
    store(h, jig_op_result(jig_arith_ori_build(rw, h->loc, & or), 0), h->owned, at);
    jig_scf_yield_build(rw, h->loc, &(JigScfYield){0});
    jig_at_after(rw, if_same);
    JigValue *differs = compare(h, false, kept, buffer);
    return end_loop(h, loop, both(h, loop_arg(loop, 1), differs));
}

/* And none of the buffers before it? */
static JigValue *compare_with_earlier(const Helper *h, JigValue *end, JigValue *buffer,
                                      JigValue *so_far) {
    JigOp *loop = begin_loop(h, end, so_far);
    JigValue *earlier = load(h, h->buffers, loop_arg(loop, 0)),
             *differs = compare(h, false, earlier, buffer);
    return end_loop(h, loop, both(h, loop_arg(loop, 1), differs));
}

static void build_body(Helper *h) {
    JigRewriter *rw = h->rw;
    h->zero = jig_arith_index(rw, h->loc, 0);
    h->one = jig_arith_index(rw, h->loc, 1);
    h->yes = bit(h, true);
    h->no = bit(h, false);
    JigMemrefDim of_buffers = {.source = h->buffers, .index = h->zero},
                 of_kept = {.source = h->kept, .index = h->zero};
    JigValue *num_buffers = jig_op_result(jig_memref_dim_build(rw, h->loc, &of_buffers), 0),
             *num_kept = jig_op_result(jig_memref_dim_build(rw, h->loc, &of_kept), 0);
    JigOp *clear = begin_loop(h, num_kept, NULL);
    store(h, h->no, h->owned, loop_arg(clear, 0));
    end_loop(h, clear, NULL);
    JigOp *loop = begin_loop(h, num_buffers, NULL);
    JigValue *at = loop_arg(loop, 0), *buffer = load(h, h->buffers, at),
             *condition = load(h, h->conditions, at),
             *alone = compare_with_kept(h, num_kept, buffer, condition);
    alone = compare_with_earlier(h, at, buffer, alone);
    store(h, both(h, alone, condition), h->frees, at);
    end_loop(h, loop, NULL);
    jig_func_return_build(rw, h->loc, &(JigFuncReturn){0});
}

JigOp *jig_dealloc_build_helper(JigRewriter *rw, JigLoc loc, JigOp *table) {
    JigPoint here = jig_point(rw);
    JigArena *a = jig_arena_create();
    int64_t dynamic = JIG_DYNAMIC;
    const JigType *addresses = jig_type_memref(&dynamic, 1, jig_type_index(rw->ctx), NULL, NULL),
                  *bits = jig_type_memref(&dynamic, 1, jig_type_i(rw->ctx, 1), NULL, NULL),
                  *types[] = {addresses, addresses, bits, bits, bits};
    const JigType *type = jig_type_function(rw->ctx, types, JIG_LEN(types), NULL, 0);
    JigFuncFunc parts = {.sym_name = jig_attr_string(
                             rw->ctx, jig_symbol_unique_name(table, JIG_STR("dealloc_helper"), a)),
                         .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private")),
                         .function_type = jig_attr_of_type(type)};
    jig_at_end(rw, jig_op_body(table));
    JigOp *function = jig_func_func_build(rw, loc, &parts);
    JigBlock *body =
        jig_create_block(rw, jig_func_func_body(function), NULL, types, JIG_LEN(types), loc);
    Helper h = {.rw = rw,
                .loc = loc,
                .buffers = jig_block_arg(body, 0),
                .kept = jig_block_arg(body, 1),
                .conditions = jig_block_arg(body, 2),
                .frees = jig_block_arg(body, 3),
                .owned = jig_block_arg(body, 4)};
    build_body(&h);
    jig_set_point(rw, here);
    jig_arena_destroy(a);
    return function;
}
