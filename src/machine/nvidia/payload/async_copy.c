/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/gpu.h"

#include "dialect/arith/arith.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "dialect/vector/vector.h"
#include "dialect/vector/vector_transfer.h"
#include "jig/bounds.h"
#include "payload/loop/index_math.h"
#include "support/map.h"
#include "support/vec.h"
#include "support/check.h"

/* ---- Reads and writes of vectors ---- */

/* A vector.load, vector.store, or transfer of neighbours. */
typedef struct Access {
    JigOp *op;
    JigValue *base, *vector, *mask;
    JigOperandRange indices;
} Access;

static bool has_unit_stride(const JigType *memref, JigArena *a) {
    size_t rank = jig_type_rank(memref);
    int64_t offset, *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    return jig_type_strides(memref, strides, &offset) && (!rank || strides[rank - 1] == 1);
}

static bool read_transfer(JigOp *op, JigArena *a, Access *out) {
    JigTransfer t = jig_vector_transfer(op);
    *out = (Access){op, t.base, t.vector, t.mask, t.indices};
    return jig_type_is_memref(t.base_type) && jig_map_num_results(t.map) &&
           jig_map_is_minor_identity(t.map) && jig_vector_in_bounds_at(&t, 0) &&
           has_unit_stride(t.base_type, a);
}

static bool as_read(JigOp *op, JigArena *a, Access *out) {
    if (op && jig_op_is(op, JIG_VECTOR(TRANSFER_READ)))
        return read_transfer(op, a, out);
    if (!op || !jig_op_is(op, JIG_VECTOR(LOAD)))
        return false;
    *out = (Access){op, jig_vector_load_base(op), jig_op_result(op, 0), NULL,
                    jig_vector_load_indices(op)};
    return true;
}

static bool as_write(JigOp *op, JigArena *a, Access *out) {
    if (jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)))
        return read_transfer(op, a, out) && !out->mask;
    if (!jig_op_is(op, JIG_VECTOR(STORE)))
        return false;
    *out = (Access){op, jig_vector_store_base(op), jig_vector_store_value_to_store(op), NULL,
                    jig_vector_store_indices(op)};
    return true;
}

static int64_t bytes_of(const JigType *vector) {
    const JigType *element = jig_type_element(vector);
    return jig_type_is_int_or_float(element)
               ? (int64_t)jig_type_width(element) * jig_type_num_elements(vector) / 8
               : 0;
}

/* ---- Masks: as many elements are read as vector.create_mask says ---- */

typedef struct Mask {
    JigOp *create;           /* NULL: there is no mask */
    const JigAttr *position; /* of the row of it that is used; NULL: it has one row */
} Mask;

static bool read_mask(const JigValue *mask, Mask *out) {
    *out = (Mask){0};
    if (!mask)
        return true;
    if ((out->create = jig_value_def_of(mask, JIG_VECTOR(CREATE_MASK))))
        return true;
    JigOp *extract = jig_value_def_of(mask, JIG_VECTOR(EXTRACT));
    if (!extract || jig_vector_extract_num_dynamic_position(extract))
        return false;
    out->create = jig_value_def_of(jig_vector_extract_source(extract), JIG_VECTOR(CREATE_MASK));
    out->position = jig_vector_extract_static_position_attr(extract);
    return out->create != NULL;
}

static bool is_within(JigValue *v, int64_t max, JigArena *a) {
    JigQuantity q = jig_quantity(jig_mixed_value(v), a);
    int64_t lower, upper;
    return jig_bounds_find_constant(q, JIG_BOUND_LOWER, NULL, NULL, &lower) && lower >= 0 &&
           jig_bounds_find_constant(q, JIG_BOUND_UPPER, NULL, NULL, &upper) && upper <= max;
}

/* How many lanes the last operand of the mask leaves. It may be any number; a copy of less than
 * nothing, or of more elements than it writes, is undefined. */
static JigValue *num_lanes(JigRewriter *rw, JigLoc loc, const JigOp *create, JigArena *a) {
    const JigType *type = jig_op_result_type(create, 0);
    int64_t max = jig_type_dim(type, jig_type_rank(type) - 1);
    JigValue *n = jig_op_operand(create, jig_op_num_operands(create) - 1);
    if (is_within(n, max, a))
        return n;
    n = jig_loop_int_op(rw, loc, JIG_ARITH(MAXSI), n, jig_arith_index(rw, loc, 0));
    return jig_loop_int_op(rw, loc, JIG_ARITH(MINSI), n, jig_arith_index(rw, loc, max));
}

/* NULL: all are read. */
static JigValue *num_read(JigRewriter *rw, JigLoc loc, const JigValue *mask, JigArena *a) {
    Mask m;
    if (!read_mask(mask, &m) || !m.create)
        return NULL;
    size_t n = jig_op_num_operands(m.create);
    JigValue *lanes = num_lanes(rw, loc, m.create, a);
    if (!m.position)
        return lanes;
    JigValue *in_mask = NULL;
    for (size_t i = 0; i + 1 < n; ++i) {
        JigValue *at = jig_arith_index(rw, loc, jig_attr_dense_array_int(m.position, i));
        JigValue *v =
            jig_loop_int_compare(rw, loc, JIG_COMPARE_SLT, at, jig_op_operand(m.create, i));
        in_mask =
            !in_mask
                ? v
                : jig_op_result(
                      jig_arith_andi_build(rw, loc, &(JigArithAndi){.lhs = v, .rhs = in_mask}), 0);
    }
    JigOp *select = jig_arith_select_build(
        rw, loc,
        &(JigArithSelect){
            .condition = in_mask, .true_value = lanes, .false_value = jig_arith_index(rw, loc, 0)});
    return jig_op_result(select, 0);
}

/* What is not read becomes 0. The reference leaves integers that do so alone, and has other padding
 * become 0 too. */
static bool pads_as_copy(const JigOp *read) {
    const JigAttr *padding = jig_constant_of(jig_vector_transfer(read).padding);
    return padding && jig_attr_is_float(padding) &&
           padding == jig_attr_zero(jig_attr_type(padding));
}

/* ---- Copies ---- */

/* The read whose result `op` writes to shared memory, when a copy can do both. */
static bool as_copy(JigOp *op, JigArena *a, Access *read, Access *write) {
    Mask mask;
    if (!as_write(op, a, write))
        return false;
    const JigType *type = jig_value_type(write->vector);
    if (!jig_type_is_vector(type) || jig_type_rank(type) != 1 || jig_type_is_scalable(type) ||
        !jig_nvgpu_is_shared(jig_value_type(write->base)) ||
        !as_read(jig_value_def(write->vector), a, read) ||
        jig_nvgpu_is_shared(jig_value_type(read->base)))
        return false;
    if (read->mask && (!read_mask(read->mask, &mask) || !pads_as_copy(read->op)))
        return false;
    int64_t bytes = bytes_of(type);
    return (bytes == 4 || bytes == 8 || bytes == 16) &&
           jig_type_element(type) == jig_type_element(jig_value_type(write->base)) &&
           jig_type_element(type) == jig_type_element(jig_value_type(read->base));
}

typedef struct Finder {
    JigPtrMap copies; /* writes that are not in a group yet */
    JIG_VEC(JigOp *) order;
    JigArena *arena;
} Finder;

static JigWalk find(JigOp *op, void *user) {
    Finder *f = user;
    Access read, write;
    if (as_copy(op, f->arena, &read, &write)) {
        jig_ptrset_add(&f->copies, op);
        jig_vec_push(&f->order, op);
    }
    return JIG_WALK_ADVANCE;
}

/* Nothing that copies, which come later than they stood, could disturb. */
static bool is_harmless(JigOp *op) {
    if (jig_op_is(op, JIG_VECTOR(TRANSFER_READ)) || jig_op_is(op, JIG_VECTOR(LOAD))) {
        const JigType *base =
            jig_value_type(jig_op_is(op, JIG_VECTOR(LOAD)) ? jig_vector_load_base(op)
                                                           : jig_vector_transfer_read_base(op));
        return jig_type_is_memref(base) && !jig_nvgpu_is_shared(base);
    }
    return !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
           jig_op_is_memory_effect_free(op);
}

static JigValue *build_copy(JigRewriter *rw, JigOp *op, bool bypass_l1, JigArena *a) {
    Access read, write;
    if (!as_copy(op, a, &read, &write))
        return NULL;
    jig_at_before(rw, op);
    const JigType *type = jig_value_type(write.vector);
    JigValue *n = num_read(rw, jig_op_loc(op), read.mask, a);
    JigValue **to = JIG_NEW_ARRAY(a, JigValue *, write.indices.count + 1),
             **from = JIG_NEW_ARRAY(a, JigValue *, read.indices.count + 1);
    for (size_t i = 0; i < write.indices.count; ++i)
        to[i] = jig_op_operand(write.op, write.indices.start + i);
    for (size_t i = 0; i < read.indices.count; ++i)
        from[i] = jig_op_operand(read.op, read.indices.start + i);
    JigOp *copy = jig_nvgpu_device_async_copy_build(
        rw, jig_op_loc(op),
        &(JigNvgpuDeviceAsyncCopy){
            .dst = write.base,
            .dst_indices = {to, write.indices.count},
            .src = read.base,
            .src_indices = {from, read.indices.count},
            .src_elements = n,
            .async_token_type = jig_nvgpu_token_type(rw->ctx),
            .dst_elements = jig_attr_index(rw->ctx, jig_type_num_elements(type)),
            .bypass_l1 = bypass_l1 && bytes_of(type) == 16 ? jig_attr_unit(rw->ctx) : NULL});
    return jig_op_result(copy, 0);
}

typedef JIG_VEC(JigOp *) Group;

/* The writes that follow `first` with harmless ops between. */
static void collect_group(Finder *f, JigOp *first, Group *group) {
    jig_ptrmap_remove(&f->copies, first);
    jig_vec_push(group, first);
    for (JigOp *op = jig_op_next(first); op; op = jig_op_next(op)) {
        if (is_harmless(op))
            continue;
        if (!jig_ptrmap_has(&f->copies, op))
            break;
        jig_ptrmap_remove(&f->copies, op);
        jig_vec_push(group, op);
    }
}

static void build_group(JigRewriter *rw, const Group *group, JigLoc loc, bool bypass_l1,
                        JigArena *a) {
    JigValue **tokens = JIG_NEW_ARRAY(a, JigValue *, group->len);
    for (size_t i = 0; i < group->len; ++i)
        tokens[i] = build_copy(rw, group->data[i], bypass_l1, a);
    const JigType *token = jig_nvgpu_token_type(rw->ctx);
    JigOp *all = jig_nvgpu_device_async_create_group_build(
        rw, loc,
        &(JigNvgpuDeviceAsyncCreateGroup){.input_tokens = {tokens, group->len},
                                          .async_token_type = token});
    jig_nvgpu_device_async_wait_build(
        rw, loc, &(JigNvgpuDeviceAsyncWait){.async_dependencies = jig_op_result(all, 0)});
    for (size_t i = 0; i < group->len; ++i)
        jig_rw_erase(rw, group->data[i]);
}

void jig_gpu_make_async_copies(JigRewriter *rw, JigOp *op, bool bypass_l1) {
    JIG_REQUIRE(rw && op);
    Finder f = {.arena = jig_arena_create()};
    Group group = {0};
    JigLoc loc = jig_op_loc(op);
    jig_walk_post(op, find, &f);
    for (size_t i = 0; i < f.order.len; ++i) {
        if (!jig_ptrmap_has(&f.copies, f.order.data[i]))
            continue;
        group.len = 0;
        collect_group(&f, f.order.data[i], &group);
        build_group(rw, &group, loc, bypass_l1, f.arena);
    }
    jig_vec_free(&group);
    jig_vec_free(&f.order);
    jig_ptrmap_free(&f.copies);
    jig_arena_destroy(f.arena);
}
