/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref to llvm: ranks and sizes, and the same elements in other shapes. */
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* ---- Sizes ---- */
/* By an index that is not known: from memory. */
static JigValue *size_at(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *desc,
                         JigValue *at) {
    JigValue *one = jig_to_llvm_index(rw, loc, 1);
    JigValue *sizes = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_SIZES);
    const JigType *array = jig_llvm_array(jig_type_rank(type), jig_to_llvm_of(rw)->index);
    JigValue *room = jig_to_llvm_stack(rw, loc, array, one, 0, 0);
    jig_to_llvm_store(rw, loc, sizes, room);
    JigValue *place = jig_to_llvm_part_ptr_at(rw, loc, array, room, at);
    return jig_to_llvm_load(rw, loc, jig_to_llvm_of(rw)->index, place);
}

static JigValue *ranked_size(JigRewriter *rw, const JigOp *op, const JigType *type, JigValue *desc,
                             JigValue *at) {
    JigLoc loc = jig_op_loc(op);
    int64_t i;
    if (!jig_constant_int(jig_memref_dim_index(op), &i) || i < 0 ||
        i >= (int64_t)jig_type_rank(type))
        return size_at(rw, loc, type, desc, at);
    return jig_type_is_dynamic_dim(type, (size_t)i)
               ? jig_descriptor_extent(rw, loc, desc, JIG_DESC_SIZES, i)
               : jig_to_llvm_index(rw, loc, jig_type_dim(type, (size_t)i));
}

/* Sizes come right after the offset, and are counted from it. The pointer to it is said to be of
 * the buffer's memory space. */
static JigValue *unranked_size(JigRewriter *rw, const JigOp *op, const JigType *type,
                               JigValue *desc, JigValue *at) {
    JigLoc loc = jig_op_loc(op);
    const JigLlvm *x = jig_to_llvm_of(rw);
    uint32_t space = 0;
    jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space);
    const JigType *upto =
        jig_llvm_struct(rw->ctx, (const JigType *[]){x->ptr, x->ptr, x->index}, 3, false);
    const int32_t path[] = {0, JIG_DESC_OFFSET};
    JigLlvmGetelementptr parts = {.base = jig_descriptor_unranked_at(rw, loc, desc),
                                  .res_type = jig_llvm_ptr(rw->ctx, space),
                                  .raw_constant_indices = jig_attr_dense_i32(rw->ctx, path, 2),
                                  .elem_type = jig_attr_of_type(upto)};
    JigValue *offset = jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
    JigValue *one = jig_to_llvm_index(rw, loc, 1);
    at = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), one, at);
    return jig_to_llvm_load(rw, loc, x->index,
                            jig_to_llvm_element_ptr(rw, loc, x->index, offset, at));
}

bool jig_lower_memref_dim(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_value_type(jig_memref_dim_source(op));
    JigValueList in = jig_converted_operands(rw);
    uint32_t space;
    if (!jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_op_error(op,
                            "memref memory space must be convertible to an integer address space");
    jig_rw_replace1(rw, op,
                    (jig_type_is_memref(type) ? ranked_size : unranked_size)(
                        rw, op, type, in.items[0], in.items[1]));
    return true;
}

bool jig_lower_memref_rank(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_value_type(jig_memref_rank_memref(op));
    jig_rw_replace1(rw, op,
                    jig_type_is_memref(type)
                        ? jig_to_llvm_index(rw, loc, (int64_t)jig_type_rank(type))
                        : jig_descriptor_unranked_rank(rw, loc, jig_converted_at(rw, 0).items[0]));
    return true;
}

/* ---- Reshaping ---- */
typedef struct Source {
    JigValue *allocated, *aligned, *offset;
} Source;

/* `ptr`: the type of its pointers. */
static Source source_of(JigRewriter *rw, const JigOp *op, const JigType *ptr, bool with_offset) {
    JigLoc loc = jig_op_loc(op);
    JigValue *desc = jig_converted_at(rw, 0).items[0];
    Source s = {0};
    if (jig_type_is_memref(jig_value_type(jig_memref_reshape_source(op)))) {
        s.allocated = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALLOCATED);
        s.aligned = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED);
        s.offset = with_offset ? jig_to_llvm_extract(rw, loc, desc, JIG_DESC_OFFSET) : NULL;
    } else {
        JigValue *at = jig_descriptor_unranked_at(rw, loc, desc);
        s.allocated = jig_descriptor_unranked_allocated(rw, loc, at, ptr);
        s.aligned = jig_descriptor_unranked_aligned(rw, loc, at, ptr);
        s.offset = with_offset ? jig_descriptor_unranked_offset(rw, loc, at, ptr) : NULL;
    }
    return s;
}

/* ---- ... to a rank ---- */
/* Size i, by a load that is lowered in turn: what it gives meets indices in a cast. */
static JigValue *loaded_size(JigRewriter *rw, const JigOp *op, size_t i) {
    JigLoc loc = jig_op_loc(op);
    const JigType *index = jig_to_llvm_of(rw)->index;
    JigValue *at = jig_to_llvm_index(rw, loc, (int64_t)i);
    JigValue *shape = jig_memref_reshape_shape(op);
    const JigType *type = jig_type_element(jig_value_type(shape));
    JigValue *size = jig_op_result(jig_memref_build_load(rw, loc, shape, JIG_VALUES(at)), 0);
    if (type == index)
        return size;
    return jig_op_result(
        jig_build(rw, loc, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST), &size, 1, &index, 1, NULL), 0);
}

static JigValue *ranked_reshape(JigRewriter *rw, const JigOp *op, const JigType *type,
                                const JigType *becomes, const JigType *ptr) {
    JigLoc loc = jig_op_loc(op);
    size_t rank = jig_type_rank(type);
    JigValue *desc = jig_to_llvm_poison(rw, loc, becomes);
    Source s = source_of(rw, op, ptr, false);
    desc = jig_to_llvm_insert(rw, loc, desc, s.allocated, JIG_DESC_ALLOCATED);
    desc = jig_to_llvm_insert(rw, loc, desc, s.aligned, JIG_DESC_ALIGNED);
    desc = jig_to_llvm_insert(rw, loc, desc, jig_to_llvm_index(rw, loc, 0), JIG_DESC_OFFSET);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset;
    jig_type_strides(type, strides, &offset); /* it lies together */
    JigValue *stride = NULL;
    for (size_t i = rank; i-- > 0;) {
        if (strides[i] != JIG_DYNAMIC)
            stride = jig_to_llvm_index(rw, loc, strides[i]);
        JigValue *size = jig_type_is_dynamic_dim(type, i)
                             ? loaded_size(rw, op, i)
                             : jig_to_llvm_index(rw, loc, jig_type_dim(type, i));
        desc = jig_descriptor_set_extent(rw, loc, desc, size, JIG_DESC_SIZES, i);
        desc = jig_descriptor_set_extent(rw, loc, desc, stride, JIG_DESC_STRIDES, i);
        stride = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), stride, size);
    }
    return desc;
}

/* ---- ... to any rank ---- */
typedef struct Extents { /* of the ranked descriptor, in memory */
    JigValue *sizes, *strides, *shape;
} Extents;

/* Element i of an array of indices; said to be in memory space 0. */
static JigValue *place(JigRewriter *rw, JigLoc loc, JigValue *array, JigValue *i) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    JigLlvmGetelementptr parts = {.base = array,
                                  .dynamic_indices = {&i, 1},
                                  .res_type = x->ptr,
                                  .raw_constant_indices =
                                      jig_attr_dense_i32(rw->ctx, (const int32_t[]){INT32_MIN}, 1),
                                  .elem_type = jig_attr_of_type(x->index)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
}

/* Fills in dimension i; returns the stride of the one before it. */
static JigValue *fill_dim(JigRewriter *rw, JigLoc loc, const Extents *e, JigValue *i,
                          JigValue *stride) {
    const JigType *index = jig_to_llvm_of(rw)->index;
    JigValue *size = jig_to_llvm_load(rw, loc, index, place(rw, loc, e->shape, i));
    jig_to_llvm_store(rw, loc, size, place(rw, loc, e->sizes, i));
    jig_to_llvm_store(rw, loc, stride, place(rw, loc, e->strides, i));
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), stride, size);
}

/* A loop from the last dimension to the first, in blocks before what comes after op; the rewriter
 * is there in the end. */
static void fill_dims(JigRewriter *rw, JigOp *op, const Extents *e, JigValue *rank) {
    JigLoc loc = jig_op_loc(op);
    const JigType *index = jig_to_llvm_of(rw)->index, *args[] = {index, index};
    JigValue *one = jig_to_llvm_index(rw, loc, 1);
    JigValue *last = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), rank, one);
    JigBlock *before = jig_to_llvm_split_before(rw, op), *after = jig_op_block(op);
    JigBlock *head = jig_create_block(rw, jig_block_region(before), after, args, 2, loc);
    JigBlock *body = jig_create_block(rw, jig_block_region(before), after, NULL, 0, loc);
    JigValue *i = jig_block_arg(head, 0), *stride = jig_block_arg(head, 1);
    jig_at_end(rw, before);
    jig_to_llvm_jump(rw, loc, head, JIG_VALUES(last, one));
    jig_at_end(rw, head);
    JigValue *zero = jig_to_llvm_index(rw, loc, 0);
    JigLlvmCondBr branch = {.condition = jig_to_llvm_compare(rw, loc, JIG_COMPARE_SGE, i, zero),
                            .true_dest = body,
                            .false_dest = after};
    jig_llvm_cond_br_build(rw, loc, &branch);
    jig_at_end(rw, body);
    stride = fill_dim(rw, loc, e, i, stride);
    i = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), i, one);
    jig_to_llvm_jump(rw, loc, head, JIG_VALUES(i, stride));
    jig_at_before(rw, op);
}

static JigValue *unranked_reshape(JigRewriter *rw, JigOp *op, const JigType *type,
                                  const JigType *ptr) {
    JigLoc loc = jig_op_loc(op);
    const JigType *index = jig_to_llvm_of(rw)->index;
    const JigType *shape_type = jig_value_type(jig_memref_reshape_shape(op));
    JigValue *shape = jig_converted_at(rw, 1).items[0];
    JigValue *rank = jig_type_is_dynamic_dim(shape_type, 0)
                         ? jig_descriptor_extent(rw, loc, shape, JIG_DESC_SIZES, 0)
                         : jig_to_llvm_index(rw, loc, jig_type_dim(shape_type, 0));
    JigUnranked made = jig_descriptor_unranked_on_stack(rw, loc, type, rank);
    Source s = source_of(rw, op, ptr, true);
    jig_descriptor_unranked_set_pointers(rw, loc, made.at, s.allocated, s.aligned);
    jig_to_llvm_store(rw, loc, s.offset, jig_descriptor_unranked_offset_ptr(rw, loc, made.at, ptr));
    Extents e = {.sizes = jig_descriptor_unranked_sizes_ptr(rw, loc, made.at, ptr)};
    e.strides = jig_to_llvm_element_ptr(rw, loc, index, e.sizes, rank);
    e.shape = jig_to_llvm_extract(rw, loc, shape, JIG_DESC_ALIGNED);
    fill_dims(rw, op, &e, rank);
    return made.desc;
}

/* Can the shape be read as an array of indices? */
static bool is_array_of_indices(JigRewriter *rw, const JigType *shape) {
    return jig_memref_identity_layout(shape) &&
           jig_descriptor_element_type(rw, shape) == jig_to_llvm_of(rw)->index;
}

bool jig_lower_memref_reshape(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    const JigType *becomes = jig_to_llvm_type(jig_to_llvm_of(rw), type);
    uint32_t space;
    if (!becomes || !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), jig_value_type(jig_memref_reshape_source(op)),
                               &space))
        return jig_no_match(rw, op, "its memory space is no number");
    const JigType *ptr = jig_llvm_ptr(rw->ctx, space);
    bool has_rank = jig_type_is_memref(type);
    if (!has_rank && !is_array_of_indices(rw, jig_value_type(jig_memref_reshape_shape(op))))
        return jig_no_match(rw, op, "its shape is no array of indices");
    jig_rw_replace1(rw, op,
                    has_rank ? ranked_reshape(rw, op, type, becomes, ptr)
                             : unranked_reshape(rw, op, type, ptr));
    return true;
}
