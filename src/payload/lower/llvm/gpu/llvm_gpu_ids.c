/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Who a thread is, and among how many: registers of the machine. */
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_attrs.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "support/check.h"

enum { WORD = 32 };

/* ---- Registers ---- */
const JigAttr *jig_to_llvm_gpu_word_range(JigContext *ctx, int32_t from, int32_t end) {
    return jig_attr_get(ctx, JIG_LLVM_ATTR(CONSTANT_RANGE),
                        (const JigAttr *[]){jig_attr_i32(ctx, from), jig_attr_i32(ctx, end)}, 2);
}

/* A range of words, of which the end is none. */
static const JigAttr *range_of(JigContext *ctx, bool is_size, uint64_t bound) {
    return bound > UINT32_MAX
               ? NULL
               : jig_to_llvm_gpu_word_range(ctx, is_size, (int32_t)(uint32_t)(bound + is_size));
}

/* What the function says of its launches, if it does. */
static bool known_size(const JigOp *op, const char *name, size_t dim, uint64_t *size) {
    const JigOp *f = jig_op_parent(op);
    while (f && !jig_op_iface(f, &jig_iface_function))
        f = jig_op_parent(f);
    if (!f || !name)
        return false;
    const JigAttr *sizes = jig_op_attr(f, name);
    if (!sizes && jig_op_is(f, JIG_GPU(FUNC)))
        sizes = jig_op_attr(f, name + strlen("gpu."));
    bool fits = sizes && jig_attr_is_dense_array(sizes, jig_type_i(jig_op_context(op), WORD)) &&
                jig_attr_dense_array_len(sizes) > dim;
    if (fits)
        *size = (uint32_t)jig_attr_dense_array_int(sizes, dim);
    return fits;
}

JigValue *jig_to_llvm_gpu_word_as_index(JigRewriter *rw, JigLoc loc, JigValue *word) {
    const JigType *index = jig_to_llvm_of(rw)->index;
    if (jig_type_width(index) > WORD)
        return jig_op_result(
            jig_llvm_sext_build(rw, loc, &(JigLlvmSext){.arg = word, .res_type = index}), 0);
    if (jig_type_width(index) < WORD)
        return jig_op_result(
            jig_llvm_trunc_build(rw, loc, &(JigLlvmTrunc){.arg = word, .res_type = index}), 0);
    return word;
}

void jig_to_llvm_gpu_replace_by_register(JigRewriter *rw, JigOp *op, const JigOpRow *row,
                                         const JigAttr *range) {
    const JigType *word = jig_type_i(rw->ctx, WORD);
    JigOp *made =
        jig_build(rw, jig_op_loc(op), row, NULL, 0, &word, 1, range ? "range" : NULL, range, NULL);
    jig_rw_replace1(rw, op,
                    jig_to_llvm_gpu_word_as_index(rw, jig_op_loc(op), jig_op_result(made, 0)));
}

bool jig_to_llvm_gpu_lower_register(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw && op && self);
    const JigGpuRegister *r = self->data;
    size_t dim = (size_t)jig_attr_enum_value(jig_gpu_thread_id_dimension_attr(op));
    const JigAttr *said = jig_gpu_upper_bound_attr(op);
    uint64_t bound = 0;
    bool is_known = said || known_size(op, r->known, dim, &bound);
    if (said)
        bound = (uint64_t)jig_attr_int_value(said);
    const JigAttr *range = is_known ? range_of(rw->ctx, r->is_size, bound) : NULL;
    jig_to_llvm_gpu_replace_by_register(rw, op, r->rows[dim], range);
    return true;
}
