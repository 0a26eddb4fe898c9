/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elements of buffers: where they are, and memref ops that read and write them. */
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* ---- Places ---- */
typedef JigValue *BinaryFn(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                           JigValue *b);

typedef struct Layout {
    int64_t *strides, offset;
} Layout;

static Layout layout_of(JigRewriter *rw, const JigType *memref) {
    Layout l = {.strides = JIG_NEW_ARRAY(rw->arena, int64_t, jig_type_rank(memref) + 1)};
    jig_type_strides(memref, l.strides, &l.offset); /* it has a descriptor: it is strided */
    return l;
}

static JigValue *start(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *desc,
                       int64_t offset) {
    JigValue *base = jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED);
    if (!offset)
        return base;
    JigValue *by = offset == JIG_DYNAMIC ? jig_to_llvm_extract(rw, loc, desc, JIG_DESC_OFFSET)
                                         : jig_to_llvm_index(rw, loc, offset);
    return jig_to_llvm_element_ptr(rw, loc, jig_descriptor_element_type(rw, memref), base, by);
}

JigValue *jig_descriptor_start(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *desc) {
    return start(rw, loc, memref, desc, layout_of(rw, memref).offset);
}

/* Where steps go back a product is no unsigned one. What is not known is taken to go on. */
static bool goes_back(const JigType *memref, Layout l) {
    for (size_t i = 0; i < jig_type_rank(memref); i++)
        if (l.strides[i] < 0 && l.strides[i] != JIG_DYNAMIC)
            return true;
    return false;
}

JigValue *jig_descriptor_element_ptr(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                     JigValue *desc, JigValueList indices, bool inside) {
    Layout l = layout_of(rw, memref);
    inside = inside && !goes_back(memref, l);
    BinaryFn *compute = inside ? jig_to_llvm_no_wrap : jig_to_llvm_binary;
    JigValue *base = start(rw, loc, memref, desc, l.offset), *at = NULL;
    for (size_t i = 0; i < indices.n; i++) {
        JigValue *step = indices.items[i];
        if (l.strides[i] != 1) {
            JigValue *stride =
                l.strides[i] == JIG_DYNAMIC
                    ? jig_descriptor_extent(rw, loc, desc, JIG_DESC_STRIDES, (int64_t)i)
                    : jig_to_llvm_index(rw, loc, l.strides[i]);
            step = compute(rw, loc, JIG_LLVM(MUL), step, stride);
        }
        at = at ? compute(rw, loc, JIG_LLVM(ADD), at, step) : step;
    }
    if (!at)
        return base;
    return (inside ? jig_to_llvm_element_ptr_inbounds : jig_to_llvm_element_ptr)(
        rw, loc, jig_descriptor_element_type(rw, memref), base, at);
}

JigValue *jig_descriptor_accessed(JigRewriter *rw, const JigOp *op, size_t memref, bool inside) {
    size_t n = jig_op_num_operands(op) - memref - 1;
    JigValue **at = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        at[i] = jig_converted_at(rw, memref + 1 + i).items[0];
    return jig_descriptor_element_ptr(
        rw, jig_op_loc(op), jig_value_type(jig_op_operand(op, memref)),
        jig_converted_at(rw, memref).items[0], (JigValueList){at, n}, inside);
}

/* ---- Ops ---- */
static const JigAttr *unit_if(JigRewriter *rw, bool said) {
    return said ? jig_attr_unit(rw->ctx) : NULL;
}

/* What the old op says of alignment, as far as the reference hands it on: in 32 bits. */
static const JigAttr *alignment(const JigAttr *said) {
    return said && jig_attr_int_value(said) <= UINT32_MAX ? said : NULL;
}

bool jig_lower_memref_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmLoad parts = {
        .res_type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0)),
        .addr = jig_descriptor_accessed(rw, op, 0, true),
        .alignment = alignment(jig_memref_load_alignment_attr(op)),
        .nontemporal = unit_if(rw, jig_memref_load_nontemporal(op)),
    };
    jig_rw_replace_op(rw, op, jig_llvm_load_build(rw, jig_op_loc(op), &parts));
    return true;
}

bool jig_lower_memref_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmStore parts = {.addr = jig_descriptor_accessed(rw, op, 1, true),
                          .value = jig_converted_at(rw, 0).items[0],
                          .alignment = alignment(jig_memref_store_alignment_attr(op)),
                          .nontemporal = unit_if(rw, jig_memref_store_nontemporal(op))};
    jig_rw_replace_op(rw, op, jig_llvm_store_build(rw, jig_op_loc(op), &parts));
    return true;
}

bool jig_lower_memref_prefetch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmIntrPrefetch parts = {.addr = jig_descriptor_accessed(rw, op, 0, false),
                                 .rw = jig_attr_i32(rw->ctx, jig_memref_prefetch_is_write(op)),
                                 .hint = jig_memref_prefetch_locality_hint_attr(op),
                                 .cache =
                                     jig_attr_i32(rw->ctx, jig_memref_prefetch_is_data_cache(op))};
    jig_rw_replace_op(rw, op, jig_llvm_intr_prefetch_build(rw, jig_op_loc(op), &parts));
    return true;
}
