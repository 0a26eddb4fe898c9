/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Globals of many numbers, such as a network's weights, as bytes: LLVM reads a string of bytes some
 * twenty times as fast as numbers one by one. Whoever loads from the global sees the same memory,
 * since pointers do not say what they point to.
 */
#include "codegen/ir_int.h"

/* Fewer are written to be read by people. */
enum { MANY = 1 << 12 };

static const JigType *number_of(const JigType *array, uint64_t *n) {
    for (*n = 1; jig_llvm_is_type(array, JIG_LLVM_TYPE_ARRAY);
         array = jig_llvm_array_element(array))
        *n *= jig_llvm_array_len(array);
    return array;
}

/* As memory has them: whole bytes, as many as an element of the attribute has. */
static bool is_plain(const JigType *number, const JigType *element) {
    if (!jig_type_is_int_or_float(element) || jig_codegen_type(element) != jig_codegen_type(number))
        return false;
    uint32_t width = jig_type_width(element);
    return width == 8 || width == 16 || width == 32 || width == 64;
}

JigStr jig_codegen_bytes_of(const JigIr *ir, const JigIrConst *value) {
    JigStr none = {0};
    uint64_t n;
    if (!value || value->kind != JIG_IR_ELEMENTS || ir->layout.big_endian)
        return none;
    const JigAttr *x = value->elements.attr;
    if (!jig_attr_is_dense(x) || jig_attr_is_splat(x))
        return none;
    const JigType *element = jig_type_element(jig_attr_type(x));
    if (!is_plain(number_of(value->type, &n), element) || n < MANY ||
        n != (uint64_t)jig_type_num_elements(jig_attr_type(x)))
        return none;
    return (JigStr){jig_attr_dense_data(x), n * jig_dense_element_size(element)};
}

void jig_codegen_put_bytes(JigIr *ir, JigStr bytes) {
    jig_codegen_putf(ir, "[%zu x i8] c", bytes.len);
    jig_codegen_put_quoted(ir, bytes);
}

/* That of numbers, which bytes do not have by themselves; LLVM aligns large globals to 16 bytes. */
int64_t jig_codegen_align_of_bytes(JigIr *ir, const JigType *t) {
    uint64_t size, align;
    return jig_codegen_size(&ir->layout, t, &size, &align) && align > 16 ? (int64_t)align : 16;
}
