/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns: accesses outside of buffers, barriers and waits one after the other, casts. */
#include "machine/amd/amdgpu/amdgpu_int.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "jig/rewrite.h"

/* ---- Accesses that are outside for certain: nothing is stored, zeros are loaded ---- */

static bool word_of(const JigValue *v, uint64_t *word) {
    const JigAttr *x = jig_constant_of(v);
    if (!jig_attr_is_int(x))
        return false;
    *word = (uint32_t)jig_attr_int_value(x);
    return true;
}

/* Of a buffer that is without gaps, and begins where its pointer points to. */
static bool is_outside(const JigOp *op) {
    const JigType *memref = jig_value_type(jig_amdgpu_raw_memref(op));
    const JigAttr *checks = jig_amdgpu_raw_bounds_check(op), *more = jig_amdgpu_raw_offset(op);
    JigOperandRange indices = jig_amdgpu_raw_indices(op);
    const JigValue *scalar = jig_amdgpu_raw_sgpr_offset(op);
    uint64_t at = more ? (uint64_t)jig_attr_int_value(more) : 0, word = 0, place = 0;
    if ((checks && !jig_attr_bool_value(checks)) || !jig_type_has_static_shape(memref) ||
        !jig_memref_identity_layout(memref) || indices.count != jig_type_rank(memref) ||
        (int64_t)at < 0 || (scalar && !word_of(scalar, &word)))
        return false;
    at += scalar ? word : 0;
    for (size_t i = 0; i < indices.count; i++) {
        uint64_t index, dim = (uint64_t)jig_type_dim(memref, i);
        if (!word_of(jig_op_operand(op, indices.start + i), &index) ||
            __builtin_mul_overflow(place, dim, &place) ||
            __builtin_add_overflow(place, index, &place))
            return false;
    }
    return !__builtin_add_overflow(place, at, &at) && at <= UINT32_MAX &&
           at >= (uint64_t)jig_type_num_elements(memref);
}

static bool load_zero(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    const JigAttr *zero = is_outside(op) ? jig_attr_zero(type) : NULL;
    if (!zero)
        return jig_no_match(rw, op, "may be inside");
    JigArithConstant parts = {.value = zero};
    jig_rw_replace_op(rw, op, jig_arith_constant_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool drop_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!is_outside(op))
        return jig_no_match(rw, op, "may be inside");
    jig_rw_erase(rw, op);
    return true;
}

#define OUTSIDE(op_name, what, function)                                                           \
    const JigPattern jig_amdgpu_##op_name##_patterns[] = {                                         \
        {.name = what " outside of a buffer", .root = "amdgpu." #op_name, .fn = function}, {0}}
OUTSIDE(raw_buffer_load, "load", load_zero);
OUTSIDE(raw_buffer_atomic_cmpswap, "load", load_zero);
OUTSIDE(raw_buffer_store, "write", drop_write);
OUTSIDE(raw_buffer_atomic_fadd, "write", drop_write);
OUTSIDE(raw_buffer_atomic_fmax, "write", drop_write);
OUTSIDE(raw_buffer_atomic_smax, "write", drop_write);
OUTSIDE(raw_buffer_atomic_umin, "write", drop_write);

/* ---- One after the other ---- */

static bool drop_second_barrier(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *next = jig_op_next(op);
    if (!next || !jig_op_is(next, JIG_AMDGPU(LDS_BARRIER)))
        return jig_no_match(rw, op, "no barrier follows");
    jig_rw_erase(rw, op);
    return true;
}
const JigPattern jig_amdgpu_lds_barrier_patterns[] = {
    {.name = "barrier after a barrier", .root = "amdgpu.lds_barrier", .fn = drop_second_barrier},
    {0},
};

/* The smaller number, if it is said. */
static const JigAttr *least(const JigAttr *a, const JigAttr *b) {
    if (!a || !b)
        return a ? a : b;
    return jig_attr_int_value(a) <= jig_attr_int_value(b) ? a : b;
}

static bool merge_waits(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *next = jig_op_next(op);
    if (!next || !jig_op_is(next, JIG_AMDGPU(MEMORY_COUNTER_WAIT)))
        return jig_no_match(rw, op, "no wait follows");
#define LEAST(counter)                                                                             \
    least(jig_amdgpu_memory_counter_wait_##counter##_attr(op),                                     \
          jig_amdgpu_memory_counter_wait_##counter##_attr(next))
    JigAmdgpuMemoryCounterWait both = {.load = LEAST(load),
                                       .store = LEAST(store),
                                       .ds = LEAST(ds),
                                       .exp = LEAST(exp),
                                       .tensor = LEAST(tensor)};
    jig_amdgpu_memory_counter_wait_build(rw, jig_op_loc(op), &both);
    jig_rw_erase(rw, next);
    jig_rw_erase(rw, op);
    return true;
}
const JigPattern jig_amdgpu_memory_counter_wait_patterns[] = {
    {.name = "wait after a wait", .root = "amdgpu.memory_counter_wait", .fn = merge_waits},
    {0},
};

/* ---- Casts ---- */

static bool bypass_casts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *from = jig_value_def(jig_amdgpu_gather_to_lds_src(op)),
          *to = jig_value_def(jig_amdgpu_gather_to_lds_dst(op));
    bool from_cast = jig_op_is(from, JIG_MEMREF(CAST)) &&
                     jig_type_has_rank(jig_value_type(jig_memref_cast_source(from))),
         to_cast = jig_op_is(to, JIG_MEMREF(CAST)) &&
                   jig_type_has_rank(jig_value_type(jig_memref_cast_source(to)));
    if (!from_cast && !to_cast)
        return jig_no_match(rw, op, "nothing is cast");
    if (from_cast)
        jig_amdgpu_gather_to_lds_set_src(rw, op, jig_memref_cast_source(from));
    if (to_cast) {
        JigValue *source = jig_memref_cast_source(to);
        jig_amdgpu_gather_to_lds_set_dst(rw, op, &source, 1);
    }
    return true;
}
const JigPattern jig_amdgpu_gather_to_lds_patterns[] = {
    {.name = "copy of a cast buffer", .root = "amdgpu.gather_to_lds", .fn = bypass_casts},
    {0},
};
