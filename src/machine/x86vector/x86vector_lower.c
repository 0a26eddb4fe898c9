/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* x86vector to llvm: calls of the machine's intrinsics, which have the sizes of vectors in their
 * names. */
#include "dialect/llvm/llvm.h"
#include "machine/x86vector/x86vector_int.h"
#include "payload/lower/llvm/to_llvm.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

#include <stdio.h>

/* ---- Names ---- */
typedef enum Ending {
    NO_ENDING,
    BY_FLOATS,   /* .ps.512 or .pd.512 */
    BY_INTEGERS, /* .d.512 or .q.512 */
    BY_WIDTH,    /* the bits of the wider vector */
    BY_SCALARS,  /* small floats in memory, and the width of the result; one */
    BY_PACKS,    /* several */
} Ending;

typedef struct Intrinsic {
    const char *name;
    Ending ending;
} Intrinsic;

enum { LONGEST_NAME = 64 };

static unsigned width_of(const JigType *vector) {
    return (unsigned)jig_type_dim(vector, 0) * jig_type_width(jig_type_element(vector));
}

static void print_name(const Intrinsic *i, JigOp *op, const JigType *in, char *out) {
    const JigType *to = jig_op_result_type(op, 0);
    const JigType *element = jig_type_element(in);
    bool is_double = jig_type_width(element) == 64;
    bool is_bf16 = jig_type_is_float(element) && jig_type_float_kind(element) == JIG_BF16;
    const char *half = is_bf16 ? "bf16" : i->ending == BY_SCALARS ? "sh" : "ph";
    switch (i->ending) {
    case NO_ENDING:
        snprintf(out, LONGEST_NAME, "%s", i->name);
        break;
    case BY_FLOATS:
        snprintf(out, LONGEST_NAME, "%s.p%c.512", i->name, is_double ? 'd' : 's');
        break;
    case BY_INTEGERS:
        snprintf(out, LONGEST_NAME, "%s.%c.512", i->name, is_double ? 'q' : 'd');
        break;
    case BY_WIDTH:
        snprintf(out, LONGEST_NAME, "%s.%u", i->name, width_of(in));
        break;
    case BY_SCALARS:
    case BY_PACKS:
        snprintf(out, LONGEST_NAME, "%s%s2ps%u", i->name, half, width_of(to));
        break;
    }
}

/* ---- Calls ---- */
/* Several results come as a structure. */
/* `in` is the type of what comes in first. */
static bool replace_by_call(JigRewriter *rw, JigOp *op, const JigPattern *self, JigValueList args,
                            const JigType *in) {
    size_t n = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n), *type;
    for (size_t i = 0; i < n; i++)
        types[i] = jig_op_result_type(op, i);
    if (!jig_to_llvm_pack_types(jig_to_llvm_of(rw), types, n, &type))
        return jig_no_match(rw, op, "a result has no type there");
    char name[LONGEST_NAME];
    print_name(self->data, op, in, name);
    JigLlvmCallIntrinsic parts = {.args = args,
                                  .result_type = type,
                                  .intrin = jig_attr_string(rw->ctx, jig_str(name)),
                                  .attrs = jig_op_attrs(op)};
    JigOp *made = jig_llvm_call_intrinsic_build(rw, jig_op_loc(op), &parts);
    if (n == 1) {
        jig_rw_replace_op(rw, op, made);
        return true;
    }
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_to_llvm_extract(rw, jig_op_loc(op), jig_op_result(made, 0), (int64_t)i);
    jig_rw_replace(rw, op, values, n);
    return true;
}

static bool call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValueList in = jig_converted_operands(rw);
    return replace_by_call(rw, op, self, in, jig_value_type(in.items[0]));
}

/* Of what is at an address. */
static bool call_at(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValue *source = jig_x86vector_avx_bcst_to_f32_packed_a(op); /* of others, too */
    const JigType *memref = jig_value_type(source);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, jig_type_rank(memref) + 1), offset;
    JigValue *desc = jig_converted(rw, source);
    if (!desc || !jig_type_strides(memref, strides, &offset))
        return jig_no_match(rw, op, "of no strided buffer");
    JigValue *at = jig_descriptor_start(rw, jig_op_loc(op), memref, desc);
    return replace_by_call(rw, op, self, (JigValueList){&at, 1}, memref);
}

/* Lanes that are not selected are those of a vector, or of a constant one. */
static bool compress(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValue *src = jig_x86vector_avx512_mask_compress_src(op);
    JigValue *a = jig_converted(rw, jig_x86vector_avx512_mask_compress_a(op)),
             *k = jig_converted(rw, jig_x86vector_avx512_mask_compress_k(op));
    const JigAttr *value = jig_x86vector_avx512_mask_compress_constant_src_attr(op);
    const JigType *type = jig_op_result_type(op, 0);
    src = src ? jig_converted(rw, src)
              : jig_to_llvm_constant(rw, jig_op_loc(op), type, value ? value : jig_attr_zero(type));
    return replace_by_call(rw, op, self, (JigValueList){(JigValue *[]){a, src, k}, 3}, type);
}

/* All products count, and the sum goes to all lanes. */
static bool dot(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValueList in = jig_converted_operands(rw);
    const JigType *byte = jig_type_i(rw->ctx, 8);
    JigValue *all = jig_to_llvm_constant(rw, jig_op_loc(op), byte, jig_attr_int(byte, -1));
    JigValue *args[] = {in.items[0], in.items[1], all};
    return replace_by_call(rw, op, self, (JigValueList){args, 3}, jig_value_type(args[0]));
}

/* ---- The set ---- */
#define CONVERSION(op_name, function, intrinsic, ending)                                           \
    {                                                                                              \
        .name = "x86vector." op_name " to llvm", .root = "x86vector." op_name, .converts = true,   \
        .fn = function, .data = &(const Intrinsic) {                                               \
            "llvm.x86." intrinsic, ending                                                          \
        }                                                                                          \
    }

static const JigPattern patterns[] = {
    CONVERSION("avx512.mask.compress", compress, "avx512.mask.compress", NO_ENDING),
    CONVERSION("avx512.mask.rndscale", call, "avx512.mask.rndscale", BY_FLOATS),
    CONVERSION("avx512.mask.scalef", call, "avx512.mask.scalef", BY_FLOATS),
    CONVERSION("avx512.vp2intersect", call, "avx512.vp2intersect", BY_INTEGERS),
    CONVERSION("avx512.dot", call, "avx512bf16.dpbf16ps", BY_WIDTH),
    CONVERSION("avx512.dot.u8i8", call, "avx512.vpdpbusd", BY_WIDTH),
    CONVERSION("avx512.cvt.packed.f32_to_bf16", call, "avx512bf16.cvtneps2bf16", BY_WIDTH),
    CONVERSION("avx.rsqrt", call, "avx.rsqrt.ps.256", NO_ENDING),
    CONVERSION("avx.intr.dot", dot, "avx.dp.ps.256", NO_ENDING),
    CONVERSION("avx.dot.i8", call, "avx2.vpdpbssd", BY_WIDTH),
    CONVERSION("avx.bcst_to_f32.packed", call_at, "vbcstne", BY_SCALARS),
    CONVERSION("avx.cvt.packed.even.indexed_to_f32", call_at, "vcvtnee", BY_PACKS),
    CONVERSION("avx.cvt.packed.odd.indexed_to_f32", call_at, "vcvtneo", BY_PACKS),
    {0},
};
void jig_x86vector_lower(const JigConversionEnv *env, JigPatternSet *set,
                         JigConversionTarget *target) {
    (void)target;
    jig_patterns_add_converting(set, patterns, env);
}
