/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Integers of twice the bits that a machine has, as two halves: an integer
 * becomes a vector of two, the lower half first, and a vector gets one more
 * dimension for them.
 */
#ifndef JIG_PAYLOAD_LOWER_NUMBERS_WIDE_INT_H
#define JIG_PAYLOAD_LOWER_NUMBERS_WIDE_INT_H

#include "jig/convert.h"
#include "jig/pass.h"
#include "payload/loop/index_math.h"

/* The environment of the patterns. */
typedef struct JigWideInts {
    uint32_t half; /* the bits of the widest integer that there is */
} JigWideInts;
/* What the passes share: they have option `widest-int-supported`, and carry out a row, whose `env`
 * is filled in and is `user`, too. `more_types` adds rules to those of integers and vectors of
 * them; or NULL. */
extern const JigOptionRow jig_wide_int_option;
bool jig_wide_int_convert(JigPassCall *call, JigConversionRow row,
                          void (*more_types)(JigTypeConverter *types));
/* Legal on types that there are. */
JigLegality jig_wide_int_legality(const JigOp *op, void *env);

extern const JigPattern jig_wide_int_patterns[];         /* wide_int_ops.c */
extern const JigPattern jig_wide_int_convert_patterns[]; /* wide_int_casts.c */

/* ---- Halves, at the insertion point ---- */
typedef struct JigHalves {
    JigRewriter *rw;
    JigLoc loc;
    uint32_t half;
    const JigType *whole; /* what a wide integer, or a vector of them, has become */
} JigHalves;
/* Of op, about values of what `type` becomes. */
JigHalves jig_wide_int_halves_of(JigRewriter *rw, const JigOp *op, const JigType *type);
/* The type of a half: an integer, or a vector of them whose last dimension is 1; or of something
 * else for each. */
const JigType *jig_wide_int_half_type(const JigHalves *h);
/* `which` of a value that has become two. */
JigValue *jig_wide_int_half(const JigHalves *h, JigValue *whole, int64_t which);
/* NULL: that half is 0. */
JigValue *jig_wide_int_join_halves(const JigHalves *h, JigValue *low, JigValue *high);
JigValue *jig_wide_int_half_constant(const JigHalves *h, int64_t value);
/* A vector with or without a last dimension of 1; a scalar is what it was. */
JigValue *jig_wide_int_append_unit_dim(const JigHalves *h, JigValue *v);
JigValue *jig_wide_int_drop_unit_dim(const JigHalves *h, JigValue *v);
/* The op of `row`, with the type of the first operand; or a cast. */
JigValue *jig_wide_int_half_op(const JigHalves *h, const JigOpRow *row, JigValue *a, JigValue *b);
JigValue *jig_wide_int_half_cast(const JigHalves *h, const JigOpRow *row, JigValue *v,
                                 const JigType *type);
/* `t`, or the same vector of another element. */
const JigType *jig_wide_int_with_element(const JigType *t, const JigType *element);

#endif
