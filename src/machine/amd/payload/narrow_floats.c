/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * arith.extf and arith.truncf of f8 and f16, and convert-arith-to-amdgpu. Words
 * have four f8, of which an instruction reads or writes two; all go by f32.
 */
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm.h"
#include "machine/amd/rocdl/rocdl.h"
#include "machine/amd/rocdl/rocdl_chip.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "machine/amd/payload/floats.h"
#include "machine/amd/amd_int.h"

enum { WORD = 4, PAIR = 2, TOWARD_ZERO = 3 };

/* ---- Which ---- */

/* The f8 that a machine has, and what becomes of numbers that are too large for them. */
typedef struct Narrow {
    JigFloatKind kinds[2];
    bool saturates;
} Narrow;
#define OCP                                                                                        \
    { JIG_F8E5M2, JIG_F8E4M3FN }
#define FNUZ                                                                                       \
    { JIG_F8E5M2FNUZ, JIG_F8E4M3FNUZ } /* one zero, one NaN, no infinity */
static const Narrow ocp = {OCP, false}, fnuz = {FNUZ, false}, saturated_ocp = {OCP, true},
                    saturated_fnuz = {FNUZ, true};

/* A number or a vector of known size, not too large to be taken apart. */
static bool is_row(const JigType *t) {
    return !jig_type_is_shaped(t) || (jig_type_is_vector(t) && !jig_type_is_scalable(t) &&
                                      jig_type_num_elements(t) <= JIG_VECTOR_MANY);
}

static JigFloatKind float_kind(const JigType *t) {
    return jig_type_float_kind(jig_type_element_or_self(t));
}

static bool is_narrow(const Narrow *n, const JigType *t) {
    return jig_type_is_float(jig_type_element_or_self(t)) && is_row(t) &&
           (float_kind(t) == n->kinds[0] || float_kind(t) == n->kinds[1]);
}

static bool is_float(const JigType *t, JigFloatKind kind) {
    const JigType *e = jig_type_element_or_self(t);
    return jig_type_is_float(e) && jig_type_float_kind(e) == kind && is_row(t);
}

/* ---- f8 as wider floats ---- */

static JigValue *widened(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t i, const JigType *to) {
    JigAmdgpuExtPackedFp8 parts = {
        .source = v, .index = jig_attr_i32(rw->ctx, (int32_t)i), .res_type = to};
    return jig_op_result(jig_amdgpu_ext_packed_fp8_build(rw, loc, &parts), 0);
}

/* Of the elements from `at` on, `n`, at most a word. */
static JigValue *widen_word(JigRewriter *rw, JigLoc loc, JigValue *word, int64_t at, int64_t n,
                            JigValue *result) {
    const JigType *f32 = jig_type_float(rw->ctx, JIG_F32),
                  *element = jig_type_element(jig_value_type(result));
    for (int64_t i = 0; i < n; i += PAIR) {
        if (i + 1 < n) {
            JigValue *two = widened(rw, loc, word, i / PAIR, jig_amdgpu_row_of(PAIR, f32));
            two = jig_amdgpu_float_as(rw, loc, two, element);
            result = jig_amdgpu_with_slice(rw, loc, two, result, at + i);
        } else {
            JigValue *one = jig_amdgpu_float_as(rw, loc, widened(rw, loc, word, i, f32), element);
            int64_t place = at + i;
            result = jig_vector_build_insert(rw, loc, one, result, &place, 1);
        }
    }
    return result;
}

static JigValue *widen_vector(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to) {
    const JigType *from = jig_value_type(v);
    int64_t n = jig_type_num_elements(from);
    bool row = jig_type_rank(from) == 1;
    if (!row)
        v = jig_vector_build_shape_cast(rw, loc, jig_amdgpu_row_of(n, jig_type_element(from)), v);
    JigValue *result = jig_amdgpu_zeros(rw, loc, jig_amdgpu_row_of(n, jig_type_element(to)));
    for (int64_t i = 0; i < n; i += WORD) {
        int64_t here = n - i < WORD ? n - i : WORD;
        result = widen_word(rw, loc, jig_amdgpu_slice(rw, loc, v, i, here), i, here, result);
    }
    return row ? result : jig_vector_build_shape_cast(rw, loc, to, result);
}

static JigValue *widen_number(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *element) {
    JigValue *wide = widened(rw, loc, v, 0, jig_type_float(rw->ctx, JIG_F32));
    return jig_amdgpu_float_as(rw, loc, wide, element);
}

static bool widen(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLoc loc = jig_op_loc(op);
    JigValue *v = jig_arith_extf_in(op);
    const JigType *from = jig_value_type(v), *to = jig_value_type(jig_arith_extf_out(op));
    if (!is_narrow(self->data, from))
        return jig_no_match(rw, op, "not of floats that the machine extends");
    JigValue *made;
    if (!jig_type_is_vector(from)) {
        made = widen_number(rw, loc, v, to);
    } else if (!jig_type_rank(from)) {
        JigValue *zero = jig_amdgpu_zeros(rw, loc, to),
                 *one = jig_vector_build_extract(rw, loc, v, NULL, 0);
        one = widen_number(rw, loc, one, jig_type_element(to));
        made = jig_vector_build_insert(rw, loc, one, zero, NULL, 0);
    } else {
        made = widen_vector(rw, loc, v, to);
    }
    jig_rw_replace(rw, op, &made, 1);
    return true;
}

/* ---- Wider floats as f8 and f16 ---- */

static JigValue *everywhere(JigRewriter *rw, JigLoc loc, const JigType *type, JigFloat x) {
    const JigType *element = jig_type_element_or_self(type);
    x = jig_float_convert(x, jig_type_float_kind(element), JIG_ROUND_NEAREST_EVEN, NULL);
    const JigAttr *one = jig_attr_float(element, x);
    return jig_arith_constant(rw, loc, type,
                              element == type ? one : jig_attr_dense_of(type, &one, 1));
}

static JigValue *two_operands(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                              JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

static JigValue *compared(JigRewriter *rw, JigLoc loc, int64_t how, JigValue *a, JigValue *b) {
    JigArithCmpf parts = {.lhs = a, .rhs = b, .predicate = jig_attr_i64(rw->ctx, how)};
    return jig_op_result(jig_arith_cmpf_build(rw, loc, &parts), 0);
}

/* In the range of `narrow`, but for infinities and what is no number. */
static JigValue *clamped(JigRewriter *rw, JigLoc loc, JigValue *v, JigFloatKind narrow) {
    const JigType *type = jig_value_type(v);
    JigFloatKind kind = jig_type_float_kind(jig_type_element_or_self(type));
    JigValue *least = everywhere(rw, loc, type, jig_float_largest(narrow, true)),
             *largest = everywhere(rw, loc, type, jig_float_largest(narrow, false)),
             *inf = everywhere(rw, loc, type, jig_float_inf(kind, false)),
             *negative_inf = everywhere(rw, loc, type, jig_float_inf(kind, true));
    JigValue *is_inf = compared(rw, loc, JIG_CMPF_OEQ, v, inf),
             *is_negative_inf = compared(rw, loc, JIG_CMPF_OEQ, v, negative_inf),
             *is_nan = compared(rw, loc, JIG_CMPF_UNO, v, v);
    JigValue *kept = two_operands(rw, loc, JIG_ARITH(ORI), is_inf, is_negative_inf);
    kept = two_operands(rw, loc, JIG_ARITH(ORI), kept, is_nan);
    JigValue *in = two_operands(rw, loc, JIG_ARITH(MAXIMUMF), v, least);
    in = two_operands(rw, loc, JIG_ARITH(MINIMUMF), in, largest);
    JigArithSelect parts = {.condition = kept, .true_value = v, .false_value = in};
    return jig_op_result(jig_arith_select_build(rw, loc, &parts), 0);
}

/* Two f32, or one where `b` is NULL, as narrower ones: pair `i` of the `n` that become one value,
 * which `before` is for those in front of it. */
typedef struct Packing {
    int64_t n;
    JigValue *(*pack)(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b, int64_t i,
                      JigValue *before, const JigType *element);
} Packing;

static JigValue *pack_f8(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b, int64_t i,
                         JigValue *before, const JigType *element) {
    JigAmdgpuPackedTrunc2xfp8 parts = {.source_a = a,
                                       .source_b = b,
                                       .existing = before,
                                       .word_index = jig_attr_i32(rw->ctx, (int32_t)i),
                                       .res_type = jig_amdgpu_row_of(WORD, element)};
    return jig_op_result(jig_amdgpu_packed_trunc_2xfp8_build(rw, loc, &parts), 0);
}

static JigValue *pack_f16(JigRewriter *rw, JigLoc loc, JigValue *a, JigValue *b, int64_t i,
                          JigValue *before, const JigType *element) {
    (void)i, (void)before;
    if (!b) {
        JigLlvmMlirPoison poison = {.res_type = jig_value_type(a)};
        b = jig_op_result(jig_llvm_mlir_poison_build(rw, loc, &poison), 0);
    }
    JigRocdlCvtPkrtz parts = {.src_a = a, .src_b = b, .res_type = jig_amdgpu_row_of(PAIR, element)};
    return jig_op_result(jig_rocdl_cvt_pkrtz_build(rw, loc, &parts), 0);
}

static const Packing f8s = {WORD, pack_f8}, f16s = {PAIR, pack_f16};

static JigValue *nth_f32(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t i) {
    const JigType *f32 = jig_type_float(rw->ctx, JIG_F32);
    return jig_amdgpu_float_as(rw, loc, jig_amdgpu_nth(rw, loc, v, i), f32);
}

static JigValue *narrow_vector(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to,
                               const Packing *p) {
    const JigType *element = jig_type_element(to);
    int64_t n = jig_type_num_elements(to);
    JigValue *result = jig_amdgpu_zeros(rw, loc, jig_amdgpu_row_of(n, element));
    for (int64_t i = 0; i < n; i += p->n) {
        JigValue *packed = NULL;
        int64_t here = n - i < p->n ? n - i : p->n;
        for (int64_t k = 0; k < here; k += PAIR) {
            JigValue *a = nth_f32(rw, loc, v, i + k),
                     *b = k + 1 < here ? nth_f32(rw, loc, v, i + k + 1) : NULL;
            packed = p->pack(rw, loc, a, b, k / PAIR, packed, element);
        }
        if (here < p->n)
            packed = jig_amdgpu_slice(rw, loc, packed, 0, here);
        result = jig_amdgpu_with_slice(rw, loc, packed, result, i);
    }
    return jig_type_rank(to) == 1 ? result : jig_vector_build_shape_cast(rw, loc, to, result);
}

static bool narrow(JigRewriter *rw, JigOp *op, JigValue *v, const Packing *p) {
    JigLoc loc = jig_op_loc(op);
    const JigType *to = jig_value_type(jig_arith_truncf_out(op));
    JigValue *made;
    if (jig_type_is_vector(to)) {
        made = narrow_vector(rw, loc, v, to, p);
    } else {
        v = jig_amdgpu_float_as(rw, loc, v, jig_type_float(rw->ctx, JIG_F32));
        made = jig_amdgpu_element(rw, loc, p->pack(rw, loc, v, NULL, 0, NULL, to), 0);
    }
    jig_rw_replace(rw, op, &made, 1);
    return true;
}

static bool narrow_to_f8(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Narrow *n = self->data;
    JigValue *v = jig_arith_truncf_in(op);
    const JigType *to = jig_value_type(jig_arith_truncf_out(op));
    if (jig_arith_truncf_roundingmode_attr(op))
        return jig_no_match(rw, op, "says how it rounds");
    if (!is_narrow(n, to))
        return jig_no_match(rw, op, "not to floats that the machine truncates to");
    if (jig_float_format(float_kind(jig_value_type(v)))->precision >
        jig_float_format(JIG_F32)->precision)
        return jig_no_match(rw, op, "from floats that would be rounded twice, first to f32");
    if (n->saturates)
        v = clamped(rw, jig_op_loc(op), v, float_kind(to));
    return narrow(rw, op, v, &f8s);
}

static bool narrow_to_f16(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *mode = jig_arith_truncf_roundingmode_attr(op);
    JigValue *v = jig_arith_truncf_in(op);
    if (!is_float(jig_value_type(v), JIG_F32) ||
        !is_float(jig_value_type(jig_arith_truncf_out(op)), JIG_F16))
        return jig_no_match(rw, op, "not from f32 to f16");
    if (mode && jig_attr_int_value(mode) != TOWARD_ZERO)
        return jig_no_match(rw, op, "does not round towards zero");
    return narrow(rw, op, v, &f16s);
}

/* ---- Patterns ---- */

#define F8(which)                                                                                  \
    {                                                                                              \
        {.name = "f8 as wider floats, two by an instruction",                                      \
         .root = "arith.extf",                                                                     \
         .fn = widen,                                                                              \
         .data = &(which)},                                                                        \
            {.name = "floats as f8, two by an instruction",                                        \
             .root = "arith.truncf",                                                               \
             .fn = narrow_to_f8,                                                                   \
             .data = &(which)},                                                                    \
            {0},                                                                                   \
    }
const JigPattern jig_amdgpu_f8_patterns[JIG_AMD_F8_KINDS][3] = {
    [JIG_AMD_F8_OCP] = F8(ocp), [JIG_AMD_F8_FNUZ] = F8(fnuz)};
const JigPattern jig_amdgpu_saturated_f8_patterns[JIG_AMD_F8_KINDS][3] = {
    [JIG_AMD_F8_OCP] = F8(saturated_ocp), [JIG_AMD_F8_FNUZ] = F8(saturated_fnuz)};
const JigPattern jig_amdgpu_f16_patterns[] = {
    {.name = "f32 as f16, two by an instruction", .root = "arith.truncf", .fn = narrow_to_f16},
    {0},
};

/* ---- The pass ---- */

/* From gfx950 on, and again from gfx1200. */
static bool has_f8(JigAmdChip c) {
    return c.major >= 12 || (c.major == 9 && jig_amd_chip_since(c, 9, 5, 0));
}
static bool is_chip(JigAmdChip c, uint32_t major, uint32_t minor, uint32_t stepping) {
    return c.major == major && c.minor == minor && c.stepping == stepping;
}

static bool run(JigPassCall *call) {
    JigAmdChip chip;
    JigStr name = jig_option_string(call, "chipset");
    if (!jig_amd_chip_parse(name, &chip))
        return jig_error(call->ctx, jig_loc_unknown(call->ctx), "Invalid chipset name: %.*s",
                         JIG_FMT(name));
    JigPatternSet *set = jig_patterns_create(call->ctx);
    bool fnuz_chip = is_chip(chip, 9, 4, 2),
         saturates = jig_option_bool(call, "saturate-fp8-truncf");
    JigAmdF8 kind = fnuz_chip ? JIG_AMD_F8_FNUZ : JIG_AMD_F8_OCP;
    if (fnuz_chip || has_f8(chip))
        jig_patterns_add_list(set, saturates ? jig_amdgpu_saturated_f8_patterns[kind]
                                             : jig_amdgpu_f8_patterns[kind]);
    if (jig_option_bool(call, "allow-packed-f16-round-to-zero"))
        jig_patterns_add_list(set, jig_amdgpu_f16_patterns);
    if (is_chip(chip, 9, 5, 0))
        jig_patterns_add_list(set, jig_amdgpu_scaled_patterns);
    return jig_pass_apply(call, set, NULL);
}

static const JigOptionRow options[] = {
    {.name = "allow-packed-f16-round-to-zero",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "f32 become f16 two at once, towards zero"},
    {.name = "chipset", .kind = JIG_OPTION_STRING, .otherwise = "gfx000", .help = "The machine"},
    {.name = "saturate-fp8-truncf",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "What is beyond the range of f8 becomes the nearest number in it"},
};

const JigPassRow jig_pass_convert_arith_to_amdgpu = {
    .name = "convert-arith-to-amdgpu",
    .title = "ArithToAMDGPUConversionPass",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = run,
    .breaks = JIG_HOLDS_NO_LLVM,
    .summary = "conversions of small floats as AMD's GPUs have them",
};
