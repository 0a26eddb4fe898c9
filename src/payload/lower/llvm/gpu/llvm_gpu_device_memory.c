/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memory of devices: allocated, copied and filled in streams. */
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu_host.h"
#include "payload/lower/llvm/memref/llvm_memref.h"

/* ---- Memory ---- */

const JigValueList *jig_to_llvm_host_lowered(JigRewriter *rw, const JigOp *op, JigValueList *now) {
    *now = jig_converted_operands(rw);
    const JigLlvm *x = jig_to_llvm_of(rw);
    for (size_t i = 0; i < now->n; i++)
        if (!jig_type_is_legal(x->types, jig_value_type(now->items[i]))) {
            jig_no_match(rw, op, "operand {} has no type there", jig_fact_int((int64_t)i));
            return NULL;
        }
    return now;
}

bool jig_to_llvm_host_is_in_stream(JigRewriter *rw, const JigOp *op) {
    if (jig_gpu_async_dependencies(op).count != 1)
        return jig_no_match(rw, op, "Can only convert with exactly one async dependency.");
    const JigType *last =
        jig_op_num_results(op) ? jig_op_result_type(op, jig_op_num_results(op) - 1) : NULL;
    return (last && jig_type_is(last, JIG_GPU_TYPE(ASYNC_TOKEN))) ||
           jig_no_match(rw, op, "Can convert only async version.");
}

static bool lies_together(JigRewriter *rw, const JigOp *op, const JigType *memref) {
    return (jig_descriptor_lies_together(rw, memref) &&
            jig_to_llvm_type(jig_to_llvm_of(rw), memref)) ||
           jig_no_match(rw, op, "{} does not lie together", jig_fact_type(memref));
}

static bool lower_alloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *token = jig_gpu_alloc_async_token(op);
    bool shared = jig_gpu_alloc_host_shared_attr(op);
    JigValueList now;
    if (!jig_to_llvm_host_lowered(rw, op, &now) || !lies_together(rw, op, type))
        return false;
    if (shared && token)
        return jig_no_match(rw, op, "Host Shared allocation cannot be done async");
    if (!shared && !jig_to_llvm_host_is_in_stream(rw, op))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigOperandRange sizes = jig_gpu_alloc_dynamic_sizes(op);
    JigExtents e =
        jig_descriptor_extents(rw, loc, type, (JigValueList){now.items + sizes.start, sizes.count});
    JigValue *bytes =
        jig_to_llvm_size_of_many(rw, loc, jig_descriptor_element_type(rw, type), e.elements);
    JigLlvmMlirZero null = {.res_type = jig_to_llvm_of(rw)->ptr};
    JigValue *none = jig_op_result(jig_llvm_mlir_zero_build(rw, loc, &null), 0);
    const JigType *i8 = jig_type_i(rw->ctx, 8);
    JigValue *stream = jig_gpu_async_dependencies(op).count ? now.items[0] : none;
    JigValue *operands[] = {bytes, stream,
                            jig_to_llvm_constant(rw, loc, i8, jig_attr_int(i8, shared))};
    JigValue *memory = jig_to_llvm_host_call(rw, op, JIG_HOST_ALLOCATE, operands);
    JigValue *results[] = {jig_descriptor_describe(rw, loc, type, memory, memory, &e), stream};
    jig_rw_replace(rw, op, results, token ? 2 : 1);
    return true;
}

static bool lower_dealloc(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList now;
    if (!jig_to_llvm_host_lowered(rw, op, &now) || !jig_to_llvm_host_is_in_stream(rw, op))
        return false;
    JigValue *memory = jig_to_llvm_extract(rw, jig_op_loc(op), now.items[1], JIG_DESC_ALLOCATED);
    jig_to_llvm_host_call(rw, op, JIG_HOST_FREE, (JigValue *[]){memory, now.items[0]});
    jig_rw_replace1(rw, op, now.items[0]);
    return true;
}

static JigValue *count_elements(JigRewriter *rw, JigLoc loc, const JigType *memref,
                                JigValue *desc) {
    if (jig_type_has_static_shape(memref))
        return jig_to_llvm_index(rw, loc, jig_type_num_elements(memref));
    JigValue *n = jig_descriptor_extent(rw, loc, desc, JIG_DESC_SIZES, 0);
    for (size_t i = 1; i < jig_type_rank(memref); i++)
        n = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), n,
                               jig_descriptor_extent(rw, loc, desc, JIG_DESC_SIZES, (int64_t)i));
    return n;
}

static JigValue *pointer_of(JigRewriter *rw, JigLoc loc, JigValue *desc) {
    return jig_to_llvm_in_space(rw, loc, jig_to_llvm_extract(rw, loc, desc, JIG_DESC_ALIGNED), 0);
}

/* Of n elements in the memory space of the buffer. */
static JigValue *bytes_in(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *n) {
    uint32_t space = 0;
    (void)jig_to_llvm_has_space(jig_to_llvm_of(rw), memref, &space);
    JigLlvmMlirZero null = {.res_type = jig_llvm_ptr(rw->ctx, space)};
    JigValue *start = jig_op_result(jig_llvm_mlir_zero_build(rw, loc, &null), 0);
    const JigType *element = jig_descriptor_element_type(rw, memref);
    return jig_to_llvm_ptr_to_int(rw, loc, jig_to_llvm_element_ptr(rw, loc, element, start, n));
}

static bool lower_memcpy(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { STREAM, DST, SRC };
    const JigType *type = jig_value_type(jig_gpu_memcpy_src(op));
    JigValueList now;
    if (!jig_to_llvm_host_lowered(rw, op, &now) || !lies_together(rw, op, type) ||
        !jig_to_llvm_host_is_in_stream(rw, op))
        return false;
    JigLoc loc = jig_op_loc(op);
    JigValue *n = count_elements(rw, loc, type, now.items[SRC]);
    JigValue *bytes = bytes_in(rw, loc, type, n);
    JigValue *src = pointer_of(rw, loc, now.items[SRC]), *dst = pointer_of(rw, loc, now.items[DST]);
    jig_to_llvm_host_call(rw, op, JIG_HOST_COPY,
                          (JigValue *[]){dst, src, bytes, now.items[STREAM]});
    jig_rw_replace1(rw, op, now.items[STREAM]);
    return true;
}

static bool lower_memset(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { STREAM, DST, VALUE };
    const JigType *type = jig_value_type(jig_gpu_memset_dst(op));
    JigValueList now;
    if (!jig_to_llvm_host_lowered(rw, op, &now) || !lies_together(rw, op, type) ||
        !jig_to_llvm_host_is_in_stream(rw, op))
        return false;
    const JigType *element = jig_value_type(now.items[VALUE]);
    bool is_number = jig_type_is_float(element) || jig_type_kind(element) == JIG_TYPE_INTEGER;
    uint32_t bits = is_number ? jig_type_width(element) : 0;
    if (bits != 16 && bits != 32)
        return jig_no_match(rw, op, "value must be a 16 or 32 bit int or float");
    JigLoc loc = jig_op_loc(op);
    JigValue *n = count_elements(rw, loc, type, now.items[DST]);
    JigLlvmBitcast same = {.arg = now.items[VALUE], .res_type = jig_type_i(rw->ctx, bits)};
    JigValue *value = jig_op_result(jig_llvm_bitcast_build(rw, loc, &same), 0);
    JigValue *dst = pointer_of(rw, loc, now.items[DST]);
    jig_to_llvm_host_call(rw, op, bits == 32 ? JIG_HOST_FILL_32 : JIG_HOST_FILL_16,
                          (JigValue *[]){dst, value, n, now.items[STREAM]});
    jig_rw_replace1(rw, op, now.items[STREAM]);
    return true;
}

/* `data`: does the host give it up? */
static bool lower_register(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValueList now;
    if (!jig_to_llvm_host_lowered(rw, op, &now))
        return false;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_value_type(self->data ? jig_gpu_host_unregister_value(op)
                                                    : jig_gpu_host_register_value(op));
    const JigType *element = jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element(type));
    if (!element)
        return jig_no_match(rw, op, "{} has no type there", jig_fact_type(jig_type_element(type)));
    JigValue *size = jig_to_llvm_size_of(rw, loc, element);
    JigValue *operands[] = {jig_descriptor_unranked_rank(rw, loc, now.items[0]),
                            jig_descriptor_unranked_at(rw, loc, now.items[0]), size};
    jig_to_llvm_host_call(rw, op, self->data ? JIG_HOST_UNREGISTER : JIG_HOST_REGISTER, operands);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_set_device(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_to_llvm_host_call(rw, op, JIG_HOST_SET_DEVICE, jig_converted_operands(rw).items);
    jig_rw_erase(rw, op);
    return true;
}

static const char gives_up[] = "";
const JigPattern jig_to_llvm_host_memory_patterns[] = {
    {.name = "gpu.alloc to llvm", .root = "gpu.alloc", .converts = true, .fn = lower_alloc},
    {.name = "gpu.dealloc to llvm", .root = "gpu.dealloc", .converts = true, .fn = lower_dealloc},
    {.name = "gpu.memcpy to llvm", .root = "gpu.memcpy", .converts = true, .fn = lower_memcpy},
    {.name = "gpu.memset to llvm", .root = "gpu.memset", .converts = true, .fn = lower_memset},
    {.name = "gpu.host_register to llvm",
     .root = "gpu.host_register",
     .converts = true,
     .fn = lower_register},
    {.name = "gpu.host_unregister to llvm",
     .root = "gpu.host_unregister",
     .converts = true,
     .fn = lower_register,
     .data = gives_up},
    {.name = "gpu.set_default_device to llvm",
     .root = "gpu.set_default_device",
     .converts = true,
     .fn = lower_set_device},
    {0},
};
