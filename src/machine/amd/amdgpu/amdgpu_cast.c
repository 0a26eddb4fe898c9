/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* amdgpu.fat_raw_buffer_cast: what the result is. */
#include "machine/amd/amdgpu/amdgpu_int.h"
#include "dialect/memref/memref.h"
#include "support/arena.h"

/* The strides without the offset; where that is the identity, no layout. False: it can't be said.
 */
static bool without_offset(const JigType *memref, JigArena *a, const JigAttr **layout) {
    size_t rank = jig_type_rank(memref);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1), offset, expected = 1;
    *layout = jig_type_layout(memref);
    if (jig_memref_identity_layout(memref))
        return true;
    if (!*layout || jig_attr_kind(*layout) != JIG_ATTR_STRIDED_LAYOUT ||
        !jig_type_strides(memref, strides, &offset))
        return false;
    bool identity = jig_type_has_static_shape(memref);
    for (size_t i = rank; identity && i-- > 0;)
        identity = strides[i] == expected &&
                   !__builtin_mul_overflow(expected, jig_type_dim(memref, i), &expected);
    *layout = identity ? NULL : jig_attr_strided_layout(jig_type_context(memref), 0, strides, rank);
    return true;
}

static const JigType *result_of(const JigType *source, bool resets, JigArena *a) {
    const JigAttr *layout = jig_type_layout(source);
    if (resets && !without_offset(source, a, &layout))
        return NULL;
    const JigAttr *space = jig_amdgpu_enum_attr(
        jig_type_context(source), JIG_AMDGPU_ATTR_ADDRESS_SPACE, JIG_AMDGPU_FAT_RAW_BUFFER);
    return jig_type_memref(jig_type_shape(source), jig_type_rank(source), jig_type_element(source),
                           layout, space);
}

bool jig_amdgpu_verify_fat_raw_buffer_cast(JigOp *op) {
    const JigType *source = jig_value_type(jig_amdgpu_fat_raw_buffer_cast_source(op)),
                  *have = jig_op_result_type(op, 0);
    JigArena a;
    jig_arena_init(&a);
    const JigType *wanted = result_of(source, jig_amdgpu_fat_raw_buffer_cast_reset_offset(op), &a);
    jig_arena_free(&a);
    if (!wanted)
        return jig_op_error(op, "source type %s can't have its offset reset", jig_msg_type(source));
    return wanted == have || jig_op_error(op, "expected result type to be %s but got %s",
                                          jig_msg_type(wanted), jig_msg_type(have));
}

static JigValue *source_of(const JigOp *op) {
    return jig_amdgpu_fat_raw_buffer_cast_source(op);
}
static const JigViewIface view = {.source = source_of};

/* Those of the source. */
static bool sizes_of(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    JigValue *source = source_of(op);
    for (size_t i = 0; i < jig_type_rank(jig_value_type(source)); i++)
        sizes[i] = jig_memref_build_dim(rw, jig_op_loc(op), source, i);
    return true;
}
static const JigReifyIface reify = {.sizes = sizes_of};
const JigIface jig_amdgpu_fat_raw_buffer_cast_ifaces[] = {
    {&jig_iface_view, &view}, {&jig_iface_reify, &reify}, {0}};
