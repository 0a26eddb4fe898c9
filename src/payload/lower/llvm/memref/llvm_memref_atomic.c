/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref to llvm: changing an element at once. */
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/lowerings.h"
#include "support/check.h"

enum { MONOTONIC = 2, ACQ_REL = 6 }; /* of llvm.atomic_ordering */

/* ---- By a known function ---- */
/* Numbers of arith.atomic_rmw_kind and of llvm.atomic_bin_op; there is no multiplication. */
static const struct {
    int64_t from, to;
} functions[] = {
    {0, 11 /* fadd */},     {1, 1 /* add */},   {2, 3 /* and */},  {3, 0 /* xchg */},
    {4, 19 /* fmaximum */}, {5, 13 /* fmax */}, {6, 7 /* max */},  {7, 9 /* umax */},
    {8, 20 /* fminimum */}, {9, 14 /* fmin */}, {10, 8 /* min */}, {11, 10 /* umin */},
    {14, 5 /* or */},       {15, 6 /* xor */},
};

static int64_t function_of(int64_t kind) {
    for (size_t i = 0; i < JIG_LEN(functions); i++)
        if (functions[i].from == kind)
            return functions[i].to;
    return -1;
}

bool jig_lower_memref_atomic_rmw(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw && op);
    (void)self;
    int64_t function = function_of(jig_memref_atomic_rmw_kind(op));
    if (function < 0)
        return jig_no_match(rw, op, "there is no such function");
    JigValue *value = jig_converted_at(rw, 0).items[0];
    JigLlvmAtomicrmw parts = {.ptr = jig_descriptor_accessed(rw, op, 1, false),
                              .val = value,
                              .res_type = jig_value_type(value),
                              .bin_op = jig_attr_i64(rw->ctx, function),
                              .ordering = jig_attr_i64(rw->ctx, ACQ_REL)};
    jig_rw_replace_op(rw, op, jig_llvm_atomicrmw_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- By a region ---- */
typedef struct Exchange {
    JigOp *op;
    JigValue *ptr;
    JigBlock *before, *loop, *after;
} Exchange;

/* The blocks, and the jump from the first to the loop with what is in memory. */
static Exchange split(JigRewriter *rw, JigOp *op, const JigType *type) {
    JigLoc loc = jig_op_loc(op);
    Exchange x = {.op = op, .before = jig_to_llvm_split_before(rw, op)};
    x.after = jig_op_block(op);
    x.loop = jig_create_block(rw, jig_block_region(x.before), x.after, &type, 1, loc);
    jig_at_end(rw, x.before);
    x.ptr = jig_descriptor_accessed(rw, op, 0, false);
    JigValue *init = jig_to_llvm_load(rw, loc, type, x.ptr);
    jig_to_llvm_jump(rw, loc, x.loop, JIG_VALUES(init));
    return x;
}

/* A copy of the region, of the value that is in memory now. NULL: what it yields is not computed
 * there. */
static JigValue *apply(JigRewriter *rw, const Exchange *x, JigValue *now) {
    JigBlock *body = jig_region_first(jig_memref_generic_atomic_rmw_atomic_body(x->op));
    JigOp *yield = jig_block_last(body);
    JigIRMap *map = jig_irmap_create();
    jig_irmap_value(map, jig_block_arg(body, 0), now);
    for (JigOp *op = jig_block_first(body); op != yield; op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
    JigValue *result = jig_irmap_find(map, jig_memref_atomic_yield_result(yield));
    jig_irmap_destroy(map);
    return result;
}

static JigValue *bits(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type) {
    if (jig_value_type(v) == type)
        return v;
    JigLlvmBitcast parts = {.arg = v, .res_type = type};
    return jig_op_result(jig_llvm_bitcast_build(rw, loc, &parts), 0);
}

/* In which the memory is compared: floats by their bits, if the op says so. */
static const JigType *compared(const JigOp *op, const JigType *type) {
    if (!jig_type_is_float(type) || !jig_op_attr(op, JIG_EXCHANGES_BITS))
        return type;
    return jig_type_i(jig_type_context(type), jig_type_width(type));
}

/* Puts the value there, unless somebody else has put something there; then the loop goes on. */
static JigValue *exchange(JigRewriter *rw, const Exchange *x, JigValue *now, JigValue *value) {
    JigLoc loc = jig_op_loc(x->op);
    const JigType *element = jig_value_type(now), *type = compared(x->op, element);
    now = bits(rw, loc, now, type);
    value = bits(rw, loc, value, type);
    const JigType *parts[] = {jig_value_type(now), jig_type_i(rw->ctx, 1)};
    JigLlvmCmpxchg swap = {.ptr = x->ptr,
                           .cmp = now,
                           .val = value,
                           .res_type = jig_llvm_struct(rw->ctx, parts, 2, false),
                           .success_ordering = jig_attr_i64(rw->ctx, ACQ_REL),
                           .failure_ordering = jig_attr_i64(rw->ctx, MONOTONIC)};
    JigValue *both = jig_op_result(jig_llvm_cmpxchg_build(rw, loc, &swap), 0);
    JigValue *found = bits(rw, loc, jig_to_llvm_extract(rw, loc, both, 0), element),
             *ok = jig_to_llvm_extract(rw, loc, both, 1);
    JigLlvmCondBr branch = {.condition = ok,
                            .true_dest = x->after,
                            .false_dest_operands = {&found, 1},
                            .false_dest = x->loop};
    jig_llvm_cond_br_build(rw, loc, &branch);
    return found;
}

bool jig_lower_memref_generic_atomic_rmw(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "its result has no type there");
    Exchange x = split(rw, op, type);
    jig_at_end(rw, x.loop);
    JigValue *now = jig_block_arg(x.loop, 0), *value = apply(rw, &x, now);
    if (!value)
        return jig_op_emit_error(op, "result not defined in region");
    JigValue *found = exchange(rw, &x, now, value);
    jig_rw_replace1(rw, op, found);
    return true;
}
