/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/llvm/llvm_words.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

enum { WORD = 32 };

static uint64_t bits_of(const JigType *t) {
    return jig_type_is_vector(t)
               ? (uint64_t)jig_type_dim(t, 0) * jig_type_width(jig_type_element(t))
               : jig_type_width(t);
}

bool jig_to_llvm_has_words(const JigType *type) {
    enum { MOST_BITS = 1 << 16 };
    const JigType *element = jig_type_element_or_self(type);
    if (jig_type_is_vector(type) && (jig_type_is_scalable(type) || jig_type_rank(type) != 1 ||
                                     jig_type_dim(type, 0) > MOST_BITS))
        return false;
    return jig_llvm_is_compatible_outside(type) &&
           (jig_type_is_integer(element, 0) || jig_type_is_float(element)) && bits_of(type) > 0 &&
           bits_of(type) <= MOST_BITS;
}

static JigValue *cast(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to) {
    if (jig_value_type(v) == to)
        return v;
    return jig_op_result(
        jig_llvm_bitcast_build(rw, loc, &(JigLlvmBitcast){.arg = v, .res_type = to}), 0);
}
/* As an integer of more bits, or fewer. */
static JigValue *resize(JigRewriter *rw, JigLoc loc, JigValue *v, uint32_t bits) {
    const JigType *to = jig_type_i(rw->ctx, bits);
    if (jig_type_width(jig_value_type(v)) < bits)
        return jig_op_result(jig_llvm_zext_build(rw, loc, &(JigLlvmZext){.arg = v, .res_type = to}),
                             0);
    return jig_op_result(jig_llvm_trunc_build(rw, loc, &(JigLlvmTrunc){.arg = v, .res_type = to}),
                         0);
}

static uint32_t filled(uint64_t bits) {
    return (uint32_t)((bits + WORD - 1) / WORD * WORD);
}

JigValueList jig_to_llvm_as_words(JigRewriter *rw, JigLoc loc, JigValue *value) {
    const JigType *word = jig_type_i(rw->ctx, WORD);
    uint64_t bits = bits_of(jig_value_type(value));
    size_t n = filled(bits) / WORD;
    JigValue **words = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    if (bits % WORD)
        value = resize(rw, loc, cast(rw, loc, value, jig_type_i(rw->ctx, (uint32_t)bits)),
                       filled(bits));
    words[0] = n == 1 ? cast(rw, loc, value, word) : NULL;
    if (n == 1)
        return (JigValueList){words, 1};
    JigValue *all =
        cast(rw, loc, value, jig_type_vector((const int64_t[]){(int64_t)n}, NULL, 1, word));
    for (size_t i = 0; i < n; i++)
        words[i] = jig_to_llvm_lane(rw, loc, all, jig_to_llvm_number(rw, loc, WORD, (int64_t)i));
    return (JigValueList){words, n};
}

JigValue *jig_to_llvm_of_words(JigRewriter *rw, JigLoc loc, JigValueList words,
                               const JigType *type) {
    const JigType *word = jig_type_i(rw->ctx, WORD);
    uint64_t bits = bits_of(type);
    JigValue *all = words.items[0];
    if (words.n > 1) {
        all = jig_to_llvm_poison(
            rw, loc, jig_type_vector((const int64_t[]){(int64_t)words.n}, NULL, 1, word));
        for (size_t i = 0; i < words.n; i++)
            all = jig_to_llvm_set_lane(rw, loc, all, words.items[i],
                                       jig_to_llvm_number(rw, loc, WORD, (int64_t)i));
    }
    if (bits % WORD)
        all =
            resize(rw, loc, cast(rw, loc, all, jig_type_i(rw->ctx, filled(bits))), (uint32_t)bits);
    return cast(rw, loc, all, type);
}
