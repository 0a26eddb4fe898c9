/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * memref to llvm: memory, from the heap and on the stack.
 *
 * An alignment is had from aligned_alloc, or by taking so much more that there
 * is an aligned address in it: then the allocated pointer is another one than
 * the aligned one.
 */
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* ---- Functions ---- */
typedef enum Use { ALLOCATE, ALLOCATE_ALIGNED, FREE } Use;

static JigOp *function_for(JigRewriter *rw, JigOp *op, Use use) {
    static const char *const names[][2] = {
        [ALLOCATE] = {"malloc", "_mlir_memref_to_llvm_alloc"},
        [ALLOCATE_ALIGNED] = {"aligned_alloc", "_mlir_memref_to_llvm_aligned_alloc"},
        [FREE] = {"free", "_mlir_memref_to_llvm_free"},
    };
    const JigLlvm *x = jig_to_llvm_of(rw);
    const char *name = names[use][x->options.generic_functions];
    if (use == FREE)
        return jig_to_llvm_runtime_near(rw, op, name, &x->ptr, 1, NULL);
    return jig_to_llvm_runtime_near(rw, op, name, (const JigType *[]){x->index, x->index},
                                    use == ALLOCATE ? 1 : 2, x->ptr);
}

/* ---- Alignment ---- */
/* The next multiple of `alignment`. */
static JigValue *align(JigRewriter *rw, JigLoc loc, JigValue *n, JigValue *alignment) {
    JigValue *one = jig_to_llvm_index(rw, loc, 1);
    JigValue *bump = jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), alignment, one);
    JigValue *bumped = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), n, bump);
    JigValue *over = jig_to_llvm_binary(rw, loc, JIG_LLVM(UREM), bumped, alignment);
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(SUB), bumped, over);
}

static bool is_scalar(const JigType *t) {
    return jig_type_is_float(t) || jig_type_is_signless_int_or_index(t);
}

/* What malloc may not give by itself: what is asked for, and what elements need that are larger
 * than a scalar. NULL: nothing. */
static JigValue *more_than_malloc(JigRewriter *rw, const JigOp *op, const JigType *type) {
    const JigAttr *asked = jig_memref_alloc_alignment_attr(op);
    if (asked)
        return jig_to_llvm_index(rw, jig_op_loc(op), jig_attr_int_value(asked));
    if (is_scalar(jig_type_element(type)))
        return NULL;
    return jig_to_llvm_size_of(rw, jig_op_loc(op), jig_descriptor_element_type(rw, type));
}

/* ---- From the heap ---- */
typedef struct Memory {
    JigValue *allocated, *aligned; /* NULL: there is none */
} Memory;

static Memory from_malloc(JigRewriter *rw, JigOp *op, const JigType *type, JigValue *bytes) {
    JigLoc loc = jig_op_loc(op);
    uint32_t space;
    JigValue *alignment = more_than_malloc(rw, op, type);
    if (alignment)
        bytes = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), bytes, alignment);
    JigOp *function = function_for(rw, op, ALLOCATE);
    if (!function || !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return (Memory){0};
    Memory m = {.allocated = jig_to_llvm_call_runtime(rw, loc, function, &bytes, 1)};
    m.aligned = m.allocated = jig_to_llvm_in_space(rw, loc, m.allocated, space);
    if (alignment) {
        JigValue *address = align(rw, loc, jig_to_llvm_ptr_to_int(rw, loc, m.allocated), alignment);
        m.aligned = jig_to_llvm_int_to_ptr(rw, loc, address, jig_value_type(m.allocated));
    }
    return m;
}

/* At least what the largest scalars need. */
static uint64_t alignment_for(const JigOp *op, uint64_t element_bytes) {
    const JigAttr *asked = jig_memref_alloc_alignment_attr(op);
    uint64_t alignment = 16;
    if (asked)
        return (uint64_t)jig_attr_int_value(asked);
    while (alignment && alignment < element_bytes)
        alignment <<= 1;
    return alignment;
}

/* As far as is known. */
static bool is_multiple(const JigType *type, uint64_t element_bytes, uint64_t alignment) {
    for (size_t i = 0; i < jig_type_rank(type); i++)
        if (!jig_type_is_dynamic_dim(type, i))
            element_bytes *= (uint64_t)jig_type_dim(type, i);
    return element_bytes % alignment == 0;
}

static Memory from_aligned_alloc(JigRewriter *rw, JigOp *op, const JigType *type, JigValue *bytes) {
    JigLoc loc = jig_op_loc(op);
    uint32_t space;
    uint64_t each, n = 0;
    if (jig_descriptor_element_bytes(jig_to_llvm_of(rw), op, type, &each))
        n = alignment_for(op, each);
    if (!n) {
        jig_no_match(rw, op, "bytes of an element are not known");
        return (Memory){0};
    }
    JigValue *alignment = jig_to_llvm_index(rw, loc, (int64_t)n);
    if (!is_multiple(type, each, n))
        bytes = align(rw, loc, bytes, alignment);
    JigOp *function = function_for(rw, op, ALLOCATE_ALIGNED);
    if (!function || !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return (Memory){0};
    JigValue *ptr =
        jig_to_llvm_call_runtime(rw, loc, function, (JigValue *[]){alignment, bytes}, 2);
    ptr = jig_to_llvm_in_space(rw, loc, ptr, space);
    return (Memory){ptr, ptr};
}

/* ---- Ops ---- */
/* Operands of op from the first on, as many as there are dynamic sizes. */
static JigExtents extents_of(JigRewriter *rw, const JigOp *op, const JigType *type) {
    size_t n = jig_type_num_dynamic_dims(type);
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        sizes[i] = jig_converted_at(rw, i).items[0];
    return jig_descriptor_extents(rw, jig_op_loc(op), type, (JigValueList){sizes, n});
}

bool jig_lower_memref_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_descriptor_lies_together(rw, type))
        return jig_no_match(rw, op, "incompatible memref type");
    JigExtents e = extents_of(rw, op, type);
    JigValue *bytes =
        jig_to_llvm_size_of_many(rw, loc, jig_descriptor_element_type(rw, type), e.elements);
    Memory m = (jig_to_llvm_of(rw)->options.aligned_alloc ? from_aligned_alloc
                                                          : from_malloc)(rw, op, type, bytes);
    if (!m.allocated)
        return false;
    jig_rw_replace1(rw, op, jig_descriptor_describe(rw, loc, type, m.allocated, m.aligned, &e));
    return true;
}

bool jig_lower_memref_alloca(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    uint32_t space;
    if (!jig_descriptor_lies_together(rw, type) ||
        !jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_no_match(rw, op, "incompatible memref type");
    JigExtents e = extents_of(rw, op, type);
    const JigAttr *asked = jig_memref_alloca_alignment_attr(op);
    JigValue *ptr = jig_to_llvm_stack(rw, loc, jig_descriptor_element_type(rw, type), e.elements,
                                      space, asked ? jig_attr_int_value(asked) : 0);
    jig_rw_replace1(rw, op, jig_descriptor_describe(rw, loc, type, ptr, ptr, &e));
    return true;
}

bool jig_lower_memref_dealloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *desc = jig_converted_at(rw, 0).items[0], *ptr;
    const JigType *type = jig_value_type(jig_memref_dealloc_memref(op));
    uint32_t space;
    if (!jig_to_llvm_has_space(jig_to_llvm_of(rw), type, &space))
        return jig_no_match(rw, op, "its memory space is no number");
    JigOp *function = function_for(rw, op, FREE);
    if (!function)
        return false;
    if (jig_type_is_memref(type))
        ptr = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALLOCATED);
    else
        ptr = jig_descriptor_unranked_allocated(rw, loc, jig_descriptor_unranked_at(rw, loc, desc),
                                                jig_llvm_ptr(rw->ctx, space));
    jig_to_llvm_call_runtime(rw, loc, function, &ptr, 1);
    jig_rw_erase(rw, op);
    return true;
}
