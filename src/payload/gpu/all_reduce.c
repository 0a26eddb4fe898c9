/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * gpu.all_reduce in a device function: each subgroup combines its values by shuffles, the first
 * lanes put the results into memory of the block, and the first subgroup combines those. In a loop
 * they wait before that: threads that are behind have not read the last round's result yet.
 */
#include "dialect/arith/arith.h"
#include "dialect/cf/cf.h"
#include "dialect/gpu/gpu.h"
#include "dialect/memref/memref.h"
#include "ir/cfg.h"
#include "payload/gpu/simpler.h"
#include "payload/loop/index_math.h"
#include "support/vec.h"

enum { SUBGROUP = 32 };

typedef struct Rewrite {
    JigRewriter *rw;
    JigLoc loc;
    JigOp *func, *op;
    const JigType *type, *i32, *index; /* of the value; of ids */
} Rewrite;

/* ---- Small ops ---- */

static JigValue *i32(const Rewrite *r, int64_t value) {
    return jig_arith_constant(r->rw, r->loc, r->i32, jig_attr_int(r->i32, value));
}
static JigValue *binary(const Rewrite *r, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(r->rw, r->loc, row, a, b);
}
static JigValue *compare(const Rewrite *r, JigIntCompare how, JigValue *a, JigValue *b) {
    return jig_loop_int_compare(r->rw, r->loc, how, a, b);
}
static JigValue *cast(const Rewrite *r, JigValue *v, const JigType *to) {
    return jig_op_result(jig_build(r->rw, r->loc, JIG_ARITH(INDEX_CAST), &v, 1, &to, 1, NULL), 0);
}
static JigValue *size_or_id(const Rewrite *r, const JigOpRow *row, int64_t dim) {
    JigOp *op = jig_build(r->rw, r->loc, row, NULL, 0, &r->index, 1, "dimension",
                          jig_gpu_dim(r->rw->ctx, dim), NULL);
    return cast(r, jig_op_result(op, 0), r->i32);
}

static void branch(const Rewrite *r, JigBlock *to, JigValue *value) {
    jig_cf_br_build(r->rw, r->loc,
                    &(JigCfBr){.dest_operands = {&value, value != NULL}, .dest = to});
}

/* ---- Control flow at the insertion point ---- */

typedef struct If {
    JigBlock *then_block, *else_block, *rest;
} If;

/* Goes on in the first of two new blocks. */
static If begin_if(const Rewrite *r, JigValue *condition) {
    JigRewriter *rw = r->rw;
    JigBlock *here = rw->block;
    If s = {.then_block = jig_rw_split_block(rw, here, rw->before)};
    s.else_block = jig_rw_split_block(rw, s.then_block, jig_block_first(s.then_block));
    s.rest = jig_rw_split_block(rw, s.else_block, jig_block_first(s.else_block));
    jig_at_end(rw, here);
    jig_cf_cond_br_build(rw, r->loc,
                         &(JigCfCondBr){.condition = condition,
                                        .true_dest = s.then_block,
                                        .false_dest = s.else_block});
    jig_at_end(rw, s.then_block);
    return s;
}
static void begin_else(const Rewrite *r, const If *s, JigValue *value) {
    branch(r, s->rest, value);
    jig_at_end(r->rw, s->else_block);
}
/* What comes out of either block, when they give values. */
static JigValue *end_if(const Rewrite *r, const If *s, JigValue *value) {
    branch(r, s->rest, value);
    jig_at_start(r->rw, s->rest);
    return value ? jig_block_add_arg(s->rest, jig_value_type(value), jig_value_loc(value)) : NULL;
}

/* ---- Combining two values ---- */

static const JigOpRow *combining_op(int64_t reduction, bool of_floats) {
    switch ((JigGpuReduce)reduction) {
    case JIG_GPU_REDUCE_ADD:
        return of_floats ? JIG_ARITH(ADDF) : JIG_ARITH(ADDI);
    case JIG_GPU_REDUCE_MUL:
        return of_floats ? JIG_ARITH(MULF) : JIG_ARITH(MULI);
    case JIG_GPU_REDUCE_MINUI:
        return JIG_ARITH(MINUI);
    case JIG_GPU_REDUCE_MINSI:
        return JIG_ARITH(MINSI);
    case JIG_GPU_REDUCE_MINNUMF:
        return JIG_ARITH(MINNUMF);
    case JIG_GPU_REDUCE_MAXUI:
        return JIG_ARITH(MAXUI);
    case JIG_GPU_REDUCE_MAXSI:
        return JIG_ARITH(MAXSI);
    case JIG_GPU_REDUCE_MAXNUMF:
        return JIG_ARITH(MAXNUMF);
    case JIG_GPU_REDUCE_AND:
        return JIG_ARITH(ANDI);
    case JIG_GPU_REDUCE_OR:
        return JIG_ARITH(ORI);
    case JIG_GPU_REDUCE_XOR:
        return JIG_ARITH(XORI);
    case JIG_GPU_REDUCE_MINIMUMF:
        return JIG_ARITH(MINIMUMF);
    case JIG_GPU_REDUCE_MAXIMUMF:
        return JIG_ARITH(MAXIMUMF);
    }
    return NULL;
}

/* A copy of the body stands between the ops before and after it; its ends lead to the latter. */
static JigValue *combine_by_body(const Rewrite *r, JigValue *a, JigValue *b) {
    JigRewriter *rw = r->rw;
    JigBlock *here = rw->block, *rest = jig_rw_split_block(rw, here, rw->before);
    jig_at_end(rw, here);
    JigOp *copy = jig_rw_clone(rw, r->op, NULL);
    JigBlock *entry = jig_op_body(copy);
    jig_rw_replace_uses(rw, jig_block_arg(entry, 0), a);
    jig_rw_replace_uses(rw, jig_block_arg(entry, 1), b);
    jig_rw_erase_arg(rw, entry, 1);
    jig_rw_erase_arg(rw, entry, 0);
    jig_rw_inline_region(rw, jig_gpu_all_reduce_body(copy), jig_block_region(here), rest);
    jig_rw_erase(rw, copy);
    jig_at_end(rw, here);
    branch(r, entry, NULL);
    for (JigBlock *block = entry; block != rest; block = jig_block_next(block)) {
        JigOp *last = jig_block_last(block);
        if (!jig_op_is(last, JIG_GPU(YIELD)))
            continue;
        jig_at_before(rw, last);
        branch(r, rest, jig_gpu_yield_values_at(last, 0));
        jig_rw_erase(rw, last);
    }
    jig_at_start(rw, rest);
    return jig_block_add_arg(rest, r->type, jig_value_loc(a));
}

static JigValue *combine(const Rewrite *r, JigValue *a, JigValue *b) {
    const JigAttr *reduction = jig_gpu_all_reduce_op_attr(r->op);
    if (!reduction)
        return combine_by_body(r, a, b);
    bool of_floats = jig_type_kind(r->type) == JIG_TYPE_FLOAT;
    return binary(r, combining_op(jig_attr_enum_value(reduction), of_floats), a, b);
}

/* ---- Within a subgroup ---- */

static JigOp *shuffle(const Rewrite *r, JigValue *value, int64_t distance, JigValue *width) {
    const JigAttr *mode =
        jig_attr_enum(r->rw->ctx, JIG_GPU_ATTR(SHUFFLE_MODE), JIG_GPU_SHUFFLE_XOR);
    return jig_gpu_shuffle_build(r->rw, r->loc,
                                 &(JigGpuShuffle){.value = value,
                                                  .offset = i32(r, distance),
                                                  .width = width,
                                                  .shuffle_result_type = r->type,
                                                  .valid_type = jig_type_i(r->rw->ctx, 1),
                                                  .mode = mode});
}

/* Of the first `active` lanes; the first lane has the result. */
static JigValue *reduce_part(const Rewrite *r, JigValue *value, JigValue *active) {
    for (int64_t distance = 1; distance < SUBGROUP; distance *= 2) {
        JigOp *other = shuffle(r, value, distance, active);
        If there = begin_if(r, jig_op_result(other, 1));
        begin_else(r, &there, combine(r, value, jig_op_result(other, 0)));
        value = end_if(r, &there, value);
    }
    return value;
}

static JigValue *reduce_whole(const Rewrite *r, JigValue *value, JigValue *all) {
    for (int64_t distance = 1; distance < SUBGROUP; distance *= 2)
        value = combine(r, value, jig_op_result(shuffle(r, value, distance, all), 0));
    return value;
}

static JigValue *reduce_subgroup(const Rewrite *r, JigValue *value, JigValue *active) {
    JigValue *all = i32(r, SUBGROUP);
    If partial = begin_if(r, compare(r, JIG_COMPARE_SLT, active, all));
    begin_else(r, &partial, reduce_part(r, value, active));
    return end_if(r, &partial, reduce_whole(r, value, all));
}

/* ---- Within a block ---- */

static JigValue *add_memory(const Rewrite *r) {
    static const int64_t size = SUBGROUP;
    JigContext *ctx = r->rw->ctx;
    size_t n = jig_gpu_num_workgroup(r->func),
           at = jig_type_num_inputs(jig_gpu_func_function_type(r->func)) + n;
    const JigType *type =
        jig_type_memref(&size, 1, r->type, NULL, jig_gpu_address_space(ctx, JIG_GPU_WORKGROUP));
    jig_rw_set_attr(r->rw, r->func, "workgroup_attributions", jig_attr_i64(ctx, (int64_t)n + 1));
    return jig_block_insert_arg(jig_op_body(r->func), at, type, r->loc);
}

static void store(const Rewrite *r, JigValue *value, JigValue *memory, JigValue *at) {
    jig_memref_build_store(r->rw, r->loc, value, memory, JIG_VALUES(at));
}
static JigValue *load(const Rewrite *r, JigValue *memory, JigValue *at) {
    return jig_op_result(jig_memref_build_load(r->rw, r->loc, memory, JIG_VALUES(at)), 0);
}
static void barrier(const Rewrite *r) {
    jig_gpu_barrier_build(r->rw, r->loc, &(JigGpuBarrier){0});
}

/* Which thread of the block this is, and how many there are. */
typedef struct Place {
    JigValue *thread, *threads;
} Place;

static Place find_place(const Rewrite *r) {
    JigValue *size[3], *at[3];
    for (int64_t i = 0; i < 3; ++i)
        size[i] = size_or_id(r, JIG_GPU(BLOCK_DIM), i);
    for (int64_t i = 0; i < 3; ++i)
        at[i] = size_or_id(r, JIG_GPU(THREAD_ID), i);
    JigValue *planes = binary(r, JIG_ARITH(MULI), at[2], size[1]);
    JigValue *rows = binary(r, JIG_ARITH(ADDI), planes, at[1]);
    JigValue *before = binary(r, JIG_ARITH(MULI), rows, size[0]);
    JigValue *plane = binary(r, JIG_ARITH(MULI), size[0], size[1]);
    Place p = {.thread = binary(r, JIG_ARITH(ADDI), before, at[0])};
    p.threads = binary(r, JIG_ARITH(MULI), plane, size[2]);
    return p;
}

static JigValue *in_subgroups(const Rewrite *r, JigValue *threads) {
    return binary(r, JIG_ARITH(DIVSI), threads, i32(r, SUBGROUP));
}

/* Has the function a loop around the op? */
static bool may_run_again(const Rewrite *r) {
    for (const JigOp *op = r->op; op != r->func; op = jig_op_parent(op))
        if (jig_cfg_in_cycle(jig_op_block(op)) || jig_op_iface(jig_op_parent(op), &jig_iface_loop))
            return true;
    return false;
}

static void rewrite_one(const Rewrite *r) {
    bool again = may_run_again(r);
    jig_at_before(r->rw, r->op);
    Place p = find_place(r);
    JigValue *last_lane = i32(r, SUBGROUP - 1);
    JigValue *lane = binary(r, JIG_ARITH(ANDI), p.thread, last_lane);
    JigValue *is_first = compare(r, JIG_COMPARE_EQ, lane, i32(r, 0));
    JigValue *first = binary(r, JIG_ARITH(SUBI), p.thread, lane);
    JigValue *active = binary(r, JIG_ARITH(SUBI), p.threads, first);
    JigValue *of_subgroup = reduce_subgroup(r, jig_gpu_all_reduce_value(r->op), active);
    JigValue *memory = add_memory(r);

    if (again)
        barrier(r);
    If s = begin_if(r, is_first);
    store(r, of_subgroup, memory, cast(r, in_subgroups(r, p.thread), r->index));
    begin_else(r, &s, NULL);
    end_if(r, &s, NULL);
    barrier(r);

    JigValue *subgroups = in_subgroups(r, binary(r, JIG_ARITH(ADDI), p.threads, last_lane));
    JigValue *is_among = compare(r, JIG_COMPARE_SLT, p.thread, subgroups);
    JigValue *zero = jig_arith_index(r->rw, r->loc, 0);
    s = begin_if(r, is_among);
    JigValue *part = load(r, memory, cast(r, p.thread, r->index));
    store(r, reduce_subgroup(r, part, subgroups), memory, zero);
    begin_else(r, &s, NULL);
    end_if(r, &s, NULL);
    barrier(r);
    jig_rw_replace1(r->rw, r->op, load(r, memory, zero));
}

/* ---- In a function ---- */

typedef struct Found {
    JIG_VEC(JigOp *) ops;
} Found;

static JigWalk find(JigOp *op, void *user) {
    Found *found = user;
    if (!jig_op_is(op, JIG_GPU(ALL_REDUCE)))
        return JIG_WALK_ADVANCE;
    if (!jig_gpu_all_reduce_uniform(op))
        return JIG_WALK_INTERRUPT;
    jig_vec_push(&found->ops, op);
    return JIG_WALK_ADVANCE;
}

bool jig_offload_rewrite_all_reduce(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Found found = {0};
    bool all = jig_walk_post(op, find, &found) != JIG_WALK_INTERRUPT && found.ops.len;
    for (size_t i = 0; all && i < found.ops.len; ++i) {
        JigOp *reduce = found.ops.data[i];
        Rewrite r = {.rw = rw,
                     .loc = jig_op_loc(reduce),
                     .func = op,
                     .op = reduce,
                     .type = jig_op_result_type(reduce, 0),
                     .i32 = jig_type_i(rw->ctx, 32),
                     .index = jig_type_index(rw->ctx)};
        rewrite_one(&r);
    }
    jig_vec_free(&found.ops);
    return all || jig_no_match(rw, op, "Non uniform reductions are not supported yet.");
}
