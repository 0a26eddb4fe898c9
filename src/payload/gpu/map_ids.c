/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The ids of processors, as variables of the loops that are mapped to them. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/math/math.h"
#include "ir/diag/kinds.h"
#include "payload/gpu/map_int.h"
#include "payload/loop/index_math.h"

/* As much as can be said: at most INT64_MAX. */
static int64_t product(const int64_t *numbers, size_t n) {
    int64_t p = 1;
    for (size_t i = 0; i < n; ++i)
        if (__builtin_mul_overflow(p, numbers[i], &p))
            return INT64_MAX;
    return p;
}

/* ---- Are there enough? ---- */

static bool too_few(const JigGpuLoop *loop, JigReason *why) {
    return jig_refuse(why, loop->op,
                      "Trying to map to fewer GPU threads than loop iterations but "
                      "overprovisioning is not yet supported. Try additional tiling before mapping "
                      "or map to more threads.");
}

static bool check_threads(const JigGpuLoop *loop, const JigGpuProcessors *p, JigReason *why) {
    int64_t each = p->threads_each, have = product(p->sizes->of, 3), need;
    if (each <= 0 || p->period < 0 || (loop->kind == JIG_GPU_LANE && !p->period))
        return jig_refuse(why, loop->op, "expected a warp size greater than 0");
    if (!loop->linear && p->sizes->of[0] % each)
        return jig_refuse(why, loop->op,
                          "3-D mapping: size of threadIdx.x must be a multiple of {}",
                          jig_fact_int(each));
    if (__builtin_mul_overflow(loop->iterations, each, &need))
        need = INT64_MAX;
    if (need > have)
        return jig_refuse(why, loop->op,
                          "the number of required parallel resources (blocks or threads) {} "
                          "overflows the number of available resources {}",
                          jig_fact_kind(JIG_KIND_RESOURCES), jig_fact_int(need),
                          jig_fact_int(have));
    return true;
}

/* Of the first `n` processors those that the mask has. */
static int64_t num_active(uint64_t mask, int64_t n) {
    if (n < 64)
        mask &= ((uint64_t)1 << n) - 1;
    return __builtin_popcountll(mask);
}

static int64_t num_processors(const JigGpuProcessors *p) {
    return product(p->sizes->of, 3) / p->threads_each;
}

static bool check_mask(const JigGpuLoop *loop, const JigGpuProcessors *p, JigReason *why) {
    enum { MOST = 64 };
    if (!loop->masked || loop->kind == JIG_GPU_LANE)
        return true;
    if (num_processors(p) > MOST)
        return jig_refuse(why, loop->op,
                          "mask representation too short to capture all physical ids: {}",
                          jig_fact_int(MOST));
    if (num_active(loop->mask, num_processors(p)) < loop->iterations)
        return jig_refuse(why, loop->op, "the mask has fewer processors than the loop iterations");
    return true;
}

bool jig_offload_check_processors(const JigGpuLoop *loop, const JigGpuProcessors *p,
                                  JigReason *why) {
    if (!p->blocks && !check_threads(loop, p, why))
        return false;
    if (loop->kind == JIG_GPU_LANE)
        return loop->iterations <= p->period || too_few(loop, why);
    if (!check_mask(loop, p, why))
        return false;
    if (loop->linear)
        return loop->masked || loop->iterations <= num_processors(p) || too_few(loop, why);
    for (size_t i = 0; i < 3; ++i) {
        int64_t have = i ? p->sizes->of[i] : p->sizes->of[i] / p->threads_each;
        if (loop->sizes[i] > have)
            return too_few(loop, why);
    }
    return true;
}

/* ---- Ids ---- */

typedef struct Builder {
    JigRewriter *rw;
    JigLoc loc;
    const JigGpuLoop *loop;
    const JigGpuProcessors *p;
} Builder;

static JigValue *own_id(const Builder *b, int64_t dim) {
    const JigAttr *x = jig_gpu_dim(b->rw->ctx, dim);
    const JigType *index = jig_type_index(b->rw->ctx);
    JigOp *id = b->p->blocks
                    ? jig_gpu_block_id_build(b->rw, b->loc,
                                             &(JigGpuBlockId){.result_type = index, .dimension = x})
                    : jig_gpu_thread_id_build(
                          b->rw, b->loc, &(JigGpuThreadId){.result_type = index, .dimension = x});
    return jig_op_result(id, 0);
}

/* A function of one id, folded where it is one. */
static JigValue *applied(const Builder *b, const JigExpr *e, JigValue *id) {
    JigMixed operand = jig_mixed_value(id);
    JigMixed m = jig_affine_apply_folded(b->rw, b->loc, jig_map(b->rw->ctx, 1, 0, &e, 1), &operand);
    return jig_arith_mixed_to_value(b->rw, b->loc, m);
}
static const JigExpr *the_id(const Builder *b) {
    return jig_expr_dim(b->rw->ctx, 0);
}
static const JigExpr *constant(const Builder *b, int64_t n) {
    return jig_expr_constant(b->rw->ctx, n);
}

/* x + y * width + z * width * height */
static JigValue *linear_id(const Builder *b) {
    JigContext *ctx = b->rw->ctx;
    JigMixed operands[5];
    for (int64_t i = 0; i < 3; ++i)
        operands[i] = jig_mixed_value(own_id(b, i));
    for (size_t i = 0; i < 2; ++i)
        operands[3 + i] = jig_mixed_int(ctx, b->p->sizes->of[i]);
    const JigExpr *width = jig_expr_symbol(ctx, 0), *height = jig_expr_symbol(ctx, 1);
    const JigExpr *row = jig_expr_mul(jig_expr_dim(ctx, 1), width);
    const JigExpr *plane = jig_expr_mul(jig_expr_mul(jig_expr_dim(ctx, 2), width), height);
    const JigExpr *e = jig_expr_add(jig_expr_add(jig_expr_dim(ctx, 0), row), plane);
    JigMixed m = jig_affine_apply_folded(b->rw, b->loc, jig_map(ctx, 3, 2, &e, 1), operands);
    return jig_arith_mixed_to_value(b->rw, b->loc, m);
}

/* Runs the body only where `id` is less than `size`, unless there are no others. */
static void less_than(const Builder *b, JigValue *id, int64_t size, int64_t have,
                      JigValue **predicate) {
    if (size == have)
        return;
    JigValue *limit = jig_arith_index(b->rw, b->loc, size);
    *predicate = jig_loop_int_compare(b->rw, b->loc, JIG_COMPARE_ULT, id, limit);
}

static JigValue *both(const Builder *b, JigValue *x, JigValue *y) {
    if (!x || !y)
        return x ? x : y;
    return jig_arith_andi_result(
        jig_arith_andi_build(b->rw, b->loc, &(JigArithAndi){.lhs = x, .rhs = y}));
}

/* The loop's variables from a number that counts its iterations, the first size the fastest. A
 * loop that never runs is split as if it had one iteration. */
static void split(const Builder *b, JigValue *number, JigGpuIds *out) {
    const JigGpuLoop *loop = b->loop;
    /* Lanes that are named are counted as linear dimensions after them. */
    size_t extra = loop->kind == JIG_GPU_LANE && !loop->linear ? 10 : 0;
    size_t used = extra ? loop->rank : loop->num_sizes, n = used + extra;
    JigValue *ids[JIG_GPU_MOST_DIMS + 10];
    JigMixed operand = jig_mixed_value(number);
    int64_t stride = 1;
    for (size_t i = 0; i < n; ++i) {
        int64_t size = i < used ? loop->sizes[i] : 1, next = stride * (size ? size : 1);
        const JigExpr *e = the_id(b);
        if (i + 1 < n)
            e = jig_expr_mod(e, constant(b, next));
        e = jig_expr_floordiv(e, constant(b, stride));
        ids[i] = jig_op_result(
            jig_affine_apply(b->rw, b->loc, jig_map(b->rw->ctx, 1, 0, &e, 1), &operand), 0);
        stride = next;
    }
    for (size_t i = 0; i < loop->rank; ++i)
        out->of_loop[i] = ids[loop->position[i]];
}

/* ---- Masks: only processors whose bit is set take part, and are counted ---- */

static JigValue *i64(const Builder *b, int64_t value) {
    const JigType *type = jig_type_i(b->rw->ctx, 64);
    return jig_arith_constant(b->rw, b->loc, type, jig_attr_int(type, value));
}
static JigValue *i64_op(const Builder *b, const JigOpRow *row, JigValue *x, JigValue *y) {
    const JigType *type = jig_type_i(b->rw->ctx, 64);
    return jig_op_result(jig_build(b->rw, b->loc, row, (JigValue *[]){x, y}, 2, &type, 1, NULL), 0);
}
static JigValue *cast(const Builder *b, JigValue *x, const JigType *type) {
    return jig_op_result(jig_build(b->rw, b->loc, JIG_ARITH(INDEX_CASTUI), &x, 1, &type, 1, NULL),
                         0);
}

/* How many bits of the mask are below that of `id`, an i64. */
static JigValue *count_below(const Builder *b, JigValue *id) {
    JigValue *mask = i64(b, (int64_t)b->loop->mask), *one = i64(b, 1);
    JigValue *bit = i64_op(b, JIG_ARITH(SHLI), one, id);
    JigValue *below = i64_op(b, JIG_ARITH(SUBI), bit, one);
    JigValue *bits = i64_op(b, JIG_ARITH(ANDI), mask, below);
    JigOp *count = jig_math_ctpop_build(b->rw, b->loc, &(JigMathCtpop){.operand = bits});
    return jig_op_result(count, 0);
}

static JigValue *is_in_mask(const Builder *b, JigValue *id) {
    JigValue *mask = i64(b, (int64_t)b->loop->mask), *one = i64(b, 1);
    JigValue *bit = i64_op(b, JIG_ARITH(ANDI), mask, i64_op(b, JIG_ARITH(SHLI), one, id));
    return jig_loop_int_compare(b->rw, b->loc, JIG_COMPARE_NE, bit, i64(b, 0));
}

static void masked_ids(const Builder *b, JigValue *processor, JigGpuIds *out) {
    JigValue *physical = cast(b, processor, jig_type_i(b->rw->ctx, 64));
    JigValue *logical = cast(b, count_below(b, physical), jig_type_index(b->rw->ctx));
    split(b, logical, out);
    out->predicate = is_in_mask(b, physical);
    JigValue *in_loop = NULL;
    less_than(b, logical, b->loop->iterations, num_active(b->loop->mask, num_processors(b->p)),
              &in_loop);
    out->predicate = both(b, out->predicate, in_loop);
}

/* ---- The three ways ---- */

static void named_ids(const Builder *b, JigGpuIds *out) {
    JigValue *ids[3], *scaled[3];
    for (int64_t i = 0; i < 3; ++i)
        scaled[i] = ids[i] = own_id(b, i);
    int64_t each = b->p->threads_each;
    if (each > 1)
        scaled[0] = applied(b, jig_expr_floordiv(the_id(b), constant(b, each)), ids[0]);
    JigValue *less[3] = {0};
    for (size_t i = 0; i < 3; ++i)
        less_than(b, ids[i], b->loop->sizes[i] * (i ? 1 : each), b->p->sizes->of[i], &less[i]);
    for (size_t i = 0; i < 3; ++i)
        out->predicate = both(b, out->predicate, less[i]);
    for (size_t i = 0; i < b->loop->rank; ++i)
        out->of_loop[i] = scaled[b->loop->position[i]];
}

static void linear_ids(const Builder *b, JigGpuIds *out) {
    int64_t each = b->p->threads_each;
    JigValue *thread = linear_id(b);
    JigValue *processor = applied(b, jig_expr_floordiv(the_id(b), constant(b, each)), thread);
    if (b->loop->masked) {
        masked_ids(b, processor, out);
        return;
    }
    split(b, processor, out);
    less_than(b, thread, b->loop->iterations * each, product(b->p->sizes->of, 3), &out->predicate);
}

static void lane_ids(const Builder *b, JigGpuIds *out) {
    int64_t period = b->p->period;
    JigValue *lane = applied(b, jig_expr_mod(the_id(b), constant(b, period)), linear_id(b));
    split(b, lane, out);
    less_than(b, lane, b->loop->iterations, -1, &out->predicate); /* also of whole warps */
}

void jig_offload_build_ids(JigRewriter *rw, const JigGpuLoop *loop, const JigGpuProcessors *p,
                           JigGpuIds *out) {
    Builder b = {rw, jig_op_loc(loop->op), loop, p};
    *out = (JigGpuIds){0};
    if (loop->kind == JIG_GPU_LANE)
        lane_ids(&b, out);
    else if (loop->linear)
        linear_ids(&b, out);
    else
        named_ids(&b, out);
}
