/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Vectors of elements with gaps between them, in memory. A buffer of i1 has a byte for each
 * element, and one of f80 has 16, as LLVM has for such values alone; vectors of them lie packed,
 * bit by bit. So what reads and writes vectors of i1 in such a buffer works on vectors of i8 in the
 * same buffer, and the bits of f80 are those of i128.
 */
#include "dialect/arith/arith.h"
#include "dialect/builtin/builtin.h"
#include "dialect/vector/vector.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "rewrite/values.h"

/* An op that accesses memory, by its parts. */
typedef struct Access {
    JigValue *(*base)(const JigOp *op);
    void (*set_base)(JigRewriter *rw, JigOp *op, JigValue *v);
    /* What is stored, or takes the place of what is not loaded; NULL: there is no such part. */
    JigValue *(*value)(const JigOp *op);
    void (*set_value)(JigRewriter *rw, JigOp *op, JigValue *v);
} Access;

/* Parts behind a list of indices are set as lists, too. */
static void set_padding(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_transfer_read_set_padding(rw, op, &v, 1);
}
static void set_masked(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_maskedload_set_pass_thru(rw, op, &v, 1);
}
static void set_masked_value(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_maskedstore_set_value_to_store(rw, op, &v, 1);
}
static void set_expanded(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_expandload_set_pass_thru(rw, op, &v, 1);
}
static void set_compressed(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_compressstore_set_value_to_store(rw, op, &v, 1);
}
static void set_gathered(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_gather_set_pass_thru(rw, op, &v, 1);
}
static void set_scattered(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_vector_scatter_set_value_to_store(rw, op, &v, 1);
}

#define BASE(op) jig_vector_##op##_base, jig_vector_##op##_set_base
static const Access load = {BASE(load), NULL, NULL};
static const Access store = {BASE(store), jig_vector_store_value_to_store,
                             jig_vector_store_set_value_to_store};
static const Access masked_load = {BASE(maskedload), jig_vector_maskedload_pass_thru, set_masked};
static const Access masked_store = {BASE(maskedstore), jig_vector_maskedstore_value_to_store,
                                    set_masked_value};
static const Access expand_load = {BASE(expandload), jig_vector_expandload_pass_thru, set_expanded};
static const Access compress_store = {BASE(compressstore), jig_vector_compressstore_value_to_store,
                                      set_compressed};
static const Access gather = {BASE(gather), jig_vector_gather_pass_thru, set_gathered};
static const Access scatter = {BASE(scatter), jig_vector_scatter_value_to_store, set_scattered};
static const Access transfer_read = {BASE(transfer_read), jig_vector_transfer_read_padding,
                                     set_padding};
static const Access transfer_write = {BASE(transfer_write),
                                      jig_vector_transfer_write_value_to_store,
                                      jig_vector_transfer_write_set_value_to_store};

/* Of the integers of whole bytes the smallest that lie as far apart as those of `width` bits. */
static uint32_t width_in_memory(uint32_t width) {
    uint32_t w = 8;
    while (w < width)
        w *= 2;
    return w;
}

static const JigType *with_element(const JigType *t, const JigType *element) {
    return jig_type_is_shaped(t) ? jig_type_clone_shaped(t, NULL, 0, element) : element;
}

static JigValue *seen_as(JigRewriter *rw, JigLoc loc, JigValue *base, const JigType *element) {
    const JigType *type = with_element(jig_value_type(base), element);
    JigBuiltinUnrealizedConversionCast cast = {.inputs = {&base, 1}, .output_types = {&type, 1}};
    return jig_op_result(jig_builtin_unrealized_conversion_cast_build(rw, loc, &cast), 0);
}

/* As they are, or of floats as many bits. */
static const JigType *integers(JigRewriter *rw, const JigType *t) {
    const JigType *element = jig_type_is_shaped(t) ? jig_type_element(t) : t;
    return with_element(t, jig_type_i(rw->ctx, jig_type_width(element)));
}

static JigValue *bits_as(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type) {
    JigArithBitcast same = {.in = v, .out_type = type};
    return jig_value_type(v) == type ? v
                                     : jig_op_result(jig_arith_bitcast_build(rw, loc, &same), 0);
}

static JigValue *widened(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *element) {
    JigArithExtui wide = {.in = bits_as(rw, loc, v, integers(rw, jig_value_type(v))),
                          .out_type = with_element(jig_value_type(v), element)};
    return jig_op_result(jig_arith_extui_build(rw, loc, &wide), 0);
}

static JigValue *narrowed(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *type) {
    JigArithTrunci narrow = {.in = v, .out_type = integers(rw, type)};
    return bits_as(rw, loc, jig_op_result(jig_arith_trunci_build(rw, loc, &narrow), 0), type);
}

static bool is_number(const JigType *t) {
    return jig_type_is_integer(t, 0) || jig_type_is_float(t);
}

static bool access_bytes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Access *access = self->data;
    JigValue *base = access->base(op);
    const JigType *memory = jig_value_type(base), *element = jig_type_element(memory);
    if (!jig_type_is_memref(memory) || !is_number(element))
        return jig_no_match(rw, op, "not of numbers in a buffer");
    uint32_t width = width_in_memory(jig_type_width(element));
    if (width == jig_type_width(element))
        return jig_no_match(rw, op, "of elements that fill their bytes");
    const JigType *wide = jig_type_i(rw->ctx, width);
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_results(op);
    JigValueList operands = jig_values_of_operands(op, jig_all_operands(op), rw->arena);
    const JigType *type = n ? with_element(jig_op_result_type(op, 0), wide) : NULL;
    jig_at_before(rw, op);
    JigValue *bytes = seen_as(rw, loc, base, wide),
             *value = access->value ? widened(rw, loc, access->value(op), wide) : NULL;
    JigOp *made = jig_rw_clone_with(rw, loc, op, operands.items, n ? &type : NULL);
    access->set_base(rw, made, bytes);
    if (value)
        access->set_value(rw, made, value);
    if (n)
        jig_rw_replace1(rw, op,
                        narrowed(rw, loc, jig_op_result(made, 0), jig_op_result_type(op, 0)));
    else
        jig_rw_erase(rw, op);
    return true;
}

#define IN_BYTES(opname, access)                                                                   \
    {                                                                                              \
        .name = "vectors in whole bytes", .root = "vector." opname, .fn = access_bytes,            \
        .data = &(access)                                                                          \
    }
const JigPattern jig_whole_bytes_patterns[] = {
    IN_BYTES("load", load),
    IN_BYTES("store", store),
    IN_BYTES("maskedload", masked_load),
    IN_BYTES("maskedstore", masked_store),
    IN_BYTES("expandload", expand_load),
    IN_BYTES("compressstore", compress_store),
    IN_BYTES("gather", gather),
    IN_BYTES("scatter", scatter),
    IN_BYTES("transfer_read", transfer_read),
    IN_BYTES("transfer_write", transfer_write),
    {0},
};
