/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How values are passed to functions, and come back. */
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "support/check.h"

/* ---- Types ---- */
bool jig_to_llvm_passes_bare(const JigLlvm *x, const JigOp *function) {
    return x->options.bare_pointers || (function && jig_op_attr(function, "llvm.bareptr"));
}

/* Does the type say all that a pointer does not? */
static bool fits_pointer(const JigType *t) {
    if (!jig_type_is_memref(t) || !jig_type_has_static_shape(t))
        return false;
    size_t rank = jig_type_rank(t);
    int64_t *strides = jig_calloc(rank + 1, sizeof *strides), offset;
    bool fits = jig_type_strides(t, strides, &offset) && offset != JIG_DYNAMIC;
    for (size_t i = 0; fits && i < rank; i++)
        fits = strides[i] != JIG_DYNAMIC;
    jig_free(strides);
    return fits;
}

static const JigType *bare_type(const JigLlvm *x, const JigType *t) {
    if (!jig_type_is_any_memref(t))
        return jig_to_llvm_type(x, t);
    uint32_t space;
    return fits_pointer(t) && jig_to_llvm_type(x, jig_type_element(t)) &&
                   jig_to_llvm_has_space(x, t, &space)
               ? jig_llvm_ptr(x->ctx, space)
               : NULL;
}

bool jig_to_llvm_argument_types(const JigLlvm *x, const JigType *type, bool bare, JigTypeSink *to) {
    if (!bare && jig_type_is_any_memref(type))
        return jig_descriptor_fields(x, type, true, to);
    const JigType *made = bare ? bare_type(x, type) : jig_to_llvm_type(x, type);
    if (made)
        jig_type_sink_add(to, made);
    return made != NULL;
}

bool jig_to_llvm_pack_results(const JigLlvm *x, const JigType *const *types, size_t n, bool bare,
                              const JigType **packed) {
    if (!bare)
        return jig_to_llvm_pack_types(x, types, n, packed);
    const JigType **each = jig_calloc(n + 1, sizeof *each);
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = (each[i] = bare_type(x, types[i])) != NULL;
    *packed = !ok || !n ? NULL : n == 1 ? each[0] : jig_llvm_struct(x->ctx, each, n, false);
    jig_free(each);
    return ok;
}

/* ---- Arguments ---- */
JigValueList jig_to_llvm_arguments(JigRewriter *rw, JigLoc loc, JigValueList old, JigValueList now,
                                   bool bare) {
    JIG_REQUIRE(rw && old.n == now.n);
    JigValueList *parts = JIG_NEW_ARRAY(rw->arena, JigValueList, old.n + 1);
    JigValue **single = JIG_NEW_ARRAY(rw->arena, JigValue *, old.n + 1);
    size_t n = 0;
    for (size_t i = 0; i < old.n; i++) {
        const JigType *type = jig_value_type(old.items[i]);
        single[i] = now.items[i];
        parts[i] = (JigValueList){&single[i], 1};
        if (bare && jig_type_is_memref(type))
            single[i] = jig_to_llvm_extract(rw, loc, now.items[i], JIG_DESC_ALIGNED);
        else if (!bare && jig_type_is_any_memref(type))
            parts[i] = jig_descriptor_unpack(rw, loc, now.items[i], type);
        n += parts[i].n;
    }
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    n = 0;
    for (size_t i = 0; i < old.n; i++)
        for (size_t k = 0; k < parts[i].n; k++)
            all[n++] = parts[i].items[k];
    return (JigValueList){all, n};
}

/* ---- Results ---- */
bool jig_to_llvm_receive_results(JigRewriter *rw, JigOp *op, const JigType *const *types,
                                 JigValue **values, size_t n, bool bare) {
    for (size_t i = 0; i < n; i++) {
        if (bare && jig_type_is_memref(types[i]))
            values[i] = jig_descriptor_of_pointer(rw, jig_op_loc(op), types[i], values[i]);
        else if (!bare && jig_type_is_any_memref(types[i]) && !jig_type_is_memref(types[i]))
            values[i] = jig_to_llvm_copy_unranked(rw, op, types[i], values[i], false);
        if (!values[i])
            return false;
    }
    return true;
}

/* ---- Buffers without a rank ---- */
enum { RANK, POINTER };

static int64_t bytes_of(uint32_t bits) {
    return ((int64_t)bits + 7) / 8;
}

/* Two pointers, an offset, and a size and a stride for each dimension. */
static JigValue *descriptor_size(JigRewriter *rw, JigLoc loc, JigValue *desc, uint32_t space) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    JigValue *one = jig_to_llvm_index(rw, loc, 1), *two = jig_to_llvm_index(rw, loc, 2);
    JigValue *index = jig_to_llvm_index(rw, loc, bytes_of(x->options.index_bits));
    JigValue *pointer = jig_to_llvm_index(rw, loc, bytes_of(jig_to_llvm_pointer_bits(x, space)));
    JigValue *pointers = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), two, pointer);
    JigValue *rank = jig_to_llvm_extract(rw, loc, desc, RANK);
    JigValue *extents = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), two, rank);
    JigValue *numbers = jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), extents, one);
    JigValue *bytes = jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), numbers, index);
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(ADD), pointers, bytes);
}

JigValue *jig_to_llvm_copy_unranked(JigRewriter *rw, JigOp *op, const JigType *memref,
                                    JigValue *desc, bool to_heap) {
    JigLoc loc = jig_op_loc(op);
    uint32_t space;
    const JigOp *function = NULL;
    if (!jig_to_llvm_has_space(jig_to_llvm_of(rw), memref, &space) ||
        !(function = to_heap ? jig_to_llvm_malloc(rw, op) : jig_to_llvm_free(rw, op)))
        return NULL;
    JigValue *size = descriptor_size(rw, loc, desc, space);
    JigValue *memory = to_heap ? jig_to_llvm_call_runtime(rw, loc, function, &size, 1)
                               : jig_to_llvm_stack(rw, loc, jig_type_i(rw->ctx, 8), size, 0, 0);
    JigValue *source = jig_to_llvm_extract(rw, loc, desc, POINTER);
    jig_llvm_intr_memcpy_build(rw, loc,
                               &(JigLlvmIntrMemcpy){.dst = memory,
                                                    .src = source,
                                                    .len = size,
                                                    .is_volatile = jig_attr_bool(rw->ctx, false)});
    if (!to_heap)
        jig_to_llvm_call_runtime(rw, loc, function, &source, 1);
    JigValue *copy = jig_to_llvm_poison(rw, loc, jig_value_type(desc));
    copy = jig_to_llvm_insert(rw, loc, copy, jig_to_llvm_extract(rw, loc, desc, RANK), RANK);
    return jig_to_llvm_insert(rw, loc, copy, memory, POINTER);
}
