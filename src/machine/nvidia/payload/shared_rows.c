/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Rows of buffers in shared memory, each in another order: its parts of 128 bits change places such
 * that threads which access one column of several rows need different banks. The number of a part
 * is combined (xor) with bits of the row's number; rows that fill one line of 128 bytes together
 * have the same order.
 */
#include "machine/nvidia/nvidia_int.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "dialect/vector/vector.h"
#include "machine/nvidia/payload/multiple.h"
#include "support/vec.h"

enum { LINE_BYTES = 128, PART_BITS = 128, ROWS_AT_ONCE = 8 };

/* An access that can be changed: indices follow the operand that is the buffer. */
typedef struct Access {
    JigOp *op;
    size_t buffer;
    bool writes;
} Access;

typedef struct Rows {
    JigValue *buffer;
    size_t rank;
    int64_t size, bits; /* of a row in elements, of an element */
    JIG_VEC(Access) accesses;
} Rows;

/* ---- What accesses it ---- */

/* Is it within one part: one element, or a vector that is known to start at a multiple of its size?
 * Where it starts in between it may be in two parts, which go to different places. */
static bool is_part(const Rows *r, const JigType *t, JigValue *start) {
    int64_t n = jig_type_is_vector(t) ? jig_type_num_elements(t) : 1;
    if (!jig_type_is_vector(t) || (n == 1 && !jig_type_is_scalable(t)))
        return true;
    size_t rank = jig_type_rank(t);
    return !jig_type_is_scalable(t) && n == jig_type_dim(t, rank - 1) && n > 0 &&
           (n & (n - 1)) == 0 && n <= PART_BITS / r->bits && jig_nvidia_is_multiple(start, n);
}

/* Copies and matrices are of whole parts: the machine takes no others. */
static bool add_access(Rows *r, JigOp *op, size_t operand) {
    bool stores = jig_op_is(op, JIG_MEMREF(STORE)) || jig_op_is(op, JIG_VECTOR(STORE)),
         copies = jig_op_is(op, JIG_NVGPU(DEVICE_ASYNC_COPY)),
         loads = jig_op_is(op, JIG_MEMREF(LOAD)) || jig_op_is(op, JIG_VECTOR(LOAD)),
         matrices = jig_op_is(op, JIG_NVGPU(LDMATRIX));
    if (operand != (stores ? 1 : 0) || !(stores || copies || loads || matrices))
        return false;
    const JigType *t = jig_op_is(op, JIG_VECTOR(STORE))
                           ? jig_value_type(jig_vector_store_value_to_store(op))
                       : loads ? jig_op_result_type(op, 0)
                               : NULL;
    if (t && !is_part(r, t, jig_op_operand(op, operand + r->rank)))
        return false;
    jig_vec_push(&r->accesses, ((Access){op, operand, stores || copies}));
    return true;
}

/* False: one can't be changed, or nothing is written, or nothing read. */
static bool find_accesses(Rows *r) {
    size_t writes = 0;
    for (JigUse *u = jig_value_first_use(r->buffer); u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u);
        if (jig_op_is(op, JIG_MEMREF(DEALLOC)) || jig_op_is(op, JIG_MEMREF(DIM)))
            continue;
        if (!add_access(r, op, jig_use_index(u)))
            return false;
        writes += jig_vec_last(&r->accesses).writes;
    }
    return writes && writes < r->accesses.len;
}

/* Do rows have parts to be exchanged, and so few to a line that it is of use? */
static bool is_worth_it(const JigType *t, Rows *r) {
    r->rank = jig_type_rank(t);
    if (r->rank < 2 || jig_type_is_dynamic_dim(t, r->rank - 1) ||
        !jig_type_is_int_or_float(jig_type_element(t)))
        return false;
    r->size = jig_type_dim(t, r->rank - 1);
    r->bits = (int64_t)jig_type_width(jig_type_element(t));
    return r->size > 0 && r->size < (int64_t)1 << 40 && (r->size & (r->size - 1)) == 0 &&
           r->bits <= PART_BITS && (r->bits & (r->bits - 1)) == 0 &&
           (8 * LINE_BYTES / r->bits) / r->size < ROWS_AT_ONCE;
}

/* ---- Indices ---- */

static int64_t log2_of(int64_t x) {
    return 63 - __builtin_clzll((unsigned long long)x);
}

static JigValue *constant(JigRewriter *rw, JigLoc loc, int64_t value) {
    JigArithConstant parts = {.value = jig_attr_index(rw->ctx, value)};
    return jig_op_result(jig_arith_constant_build(rw, loc, &parts), 0);
}

static JigValue *shifted(JigRewriter *rw, JigLoc loc, JigValue *x, int64_t left) {
    if (left == 0)
        return x;
    JigValue *by = constant(rw, loc, left > 0 ? left : -left);
    JigArithShli shl = {.lhs = x, .rhs = by};
    JigArithShrui shr = {.lhs = x, .rhs = by};
    return jig_op_result(
        left > 0 ? jig_arith_shli_build(rw, loc, &shl) : jig_arith_shrui_build(rw, loc, &shr), 0);
}

static void change(JigRewriter *rw, const Rows *r, const Access *a) {
    JigLoc loc = jig_op_loc(a->op);
    size_t last = a->buffer + r->rank;
    int64_t row_bytes = r->size * r->bits / 8,
            alike = row_bytes < LINE_BYTES ? LINE_BYTES / row_bytes : 1, /* rows of one order */
        part = log2_of(PART_BITS / r->bits), parts = log2_of(r->size) - part,
            mask = (((int64_t)1 << parts) - 1) << log2_of(alike);
    jig_at_before(rw, a->op);
    JigArithAndi bits = {.lhs = jig_op_operand(a->op, last - 1), .rhs = constant(rw, loc, mask)};
    JigValue *turn = shifted(rw, loc, jig_op_result(jig_arith_andi_build(rw, loc, &bits), 0),
                             part - log2_of(alike));
    JigArithXori index = {.lhs = jig_op_operand(a->op, last), .rhs = turn};
    jig_rw_set_operand(rw, a->op, last, jig_op_result(jig_arith_xori_build(rw, loc, &index), 0));
}

/* ---- The pass ---- */

typedef struct Buffers {
    JigOpVec allocs;
    bool has_views;
} Buffers;

static JigWalk look_at(JigOp *op, void *user) {
    Buffers *b = user;
    if (jig_op_is(op, JIG_MEMREF(ALLOC)) && jig_nvgpu_is_shared(jig_op_result_type(op, 0)))
        jig_vec_push(&b->allocs, op);
    b->has_views |= jig_op_is(op, JIG_MEMREF(SUBVIEW));
    return JIG_WALK_ADVANCE;
}

/* Buffers in their order, up to the first one that has to stay. */
static bool run(JigPassCall *call) {
    Buffers b = {0};
    jig_walk_post(call->op, look_at, &b);
    bool ok = !b.has_views;
    for (size_t i = 0; ok && i < b.allocs.len; ++i) {
        Rows r = {.buffer = jig_op_result(b.allocs.data[i], 0)};
        ok = is_worth_it(jig_value_type(r.buffer), &r) && find_accesses(&r);
        for (size_t k = 0; ok && k < r.accesses.len; ++k)
            change(call->rw, &r, &r.accesses.data[k]);
        jig_vec_free(&r.accesses);
    }
    jig_vec_free(&b.allocs);
    return true;
}

const JigPassRow jig_pass_nvgpu_optimize_shared_memory = {
    .name = "nvgpu-optimize-shared-memory",
    .title = "OptimizeSharedMemory",
    .run = run,
    .summary = "rows in shared memory in orders that need different banks",
};
