/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Constant folding of elementwise ops: a function of scalars is applied to
 * scalar attributes, to splats (once), or element by element.
 */
#ifndef JIG_DIALECT_COMMON_CONSTFOLD_H
#define JIG_DIALECT_COMMON_CONSTFOLD_H

#include "jig/dialect.h"

typedef enum JigConstKind { JIG_CONST_INT, JIG_CONST_FLOAT, JIG_CONST_COMPLEX } JigConstKind;

/* A scalar constant. A complex one has its parts in re and im. */
typedef struct JigConst {
    JigConstKind kind;
    union {
        JigInt i;
        JigFloat f;
        struct {
            JigFloat re, im;
        };
    };
} JigConst;

/* One element: operands `in`, all of the fold's kind. `out` comes zeroed. False: there is no
 * constant result, so the op as a whole does not fold. */
typedef bool (*JigConstFn)(const JigConst *in, JigConst *out, JigArena *arena, void *user);

typedef struct JigConstFold {
    const JigAttr *const *operands; /* NULL where not constant */
    size_t num_operands;
    const JigType *type; /* of the result; NULL: that of the operands */
    JigConstKind kind;   /* of the operands' elements */
    bool keep_poison;    /* poison operands are nothing special */
    bool mixed_types;    /* operand types may differ (their shapes do not) */
    JigConstFn fn;
    void *user;
    JigArena *arena; /* scratch */
} JigConstFold;

/* Would `n` elements of x, one by one, take a lot of memory that x itself does not? Few words stand
 * for many elements in a splat, in sparse ones, and in those of no bits. */
bool jig_const_is_too_long(const JigAttr *x, int64_t n);
/* The constant result, a poison operand as it is, or NULL. */
const JigAttr *jig_constfold(const JigConstFold *f);

/* The first `n` operands of an op that is being folded. */
static inline const JigAttr *jig_constfold_call(const JigFoldCall *call, size_t n,
                                                const JigType *type, JigConstKind kind,
                                                JigConstFn fn, void *user) {
    return jig_constfold(&(JigConstFold){.operands = call->operands,
                                         .num_operands = n,
                                         .type = type,
                                         .kind = kind,
                                         .fn = fn,
                                         .user = user,
                                         .arena = call->arena});
}

/* ---- Constants and attributes ---- */
/* Value of a scalar attribute; false when it is none of that kind. */
bool jig_const_from_attr(const JigAttr *x, JigConstKind kind, JigConst *out);
/* `c` as attribute of scalar type `type`. A complex one becomes an array of two floats. */
const JigAttr *jig_const_to_attr(const JigConst *c, const JigType *type);

/* Matchers: the value of a scalar constant, or the one that a splat repeats. NULL matches nothing.
 */
bool jig_const_match_int(const JigAttr *x, JigInt *out);
bool jig_const_match_float(const JigAttr *x, JigFloat *out);
bool jig_const_match_zero(const JigAttr *x); /* integer 0 */
bool jig_const_match_one(const JigAttr *x);  /* integer 1 */
bool jig_const_match_all_ones(const JigAttr *x);
bool jig_const_match_pos_zero(const JigAttr *x);  /* +0.0 */
bool jig_const_match_neg_zero(const JigAttr *x);  /* -0.0 */
bool jig_const_match_any_zero(const JigAttr *x);  /* either */
bool jig_const_match_one_float(const JigAttr *x); /* 1.0 */
bool jig_const_match_poison(const JigAttr *x);

/* Is `v` an integer constant that a division by it cannot trap? Of elements, the range counts: it
 * is without 0 and, of signed ones, on one side of 0 and without -1. */
bool jig_const_is_safe_divisor(const JigValue *v, bool is_signed);

/* `value` for a scalar type, a splat of it for a static shape; NULL for others. */
const JigAttr *jig_const_splat(const JigType *type, const JigAttr *value);

/* ---- Results of a fold ---- */
static inline JigFold jig_const_fold_attr(JigFoldCall *call, const JigAttr *x) {
    call->results[0].attr = x;
    return x ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}
static inline JigFold jig_const_fold_value(JigFoldCall *call, JigValue *v) {
    call->results[0].value = v;
    return v ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}
/* Of a constant-like op: its attribute "value". */
JigFold jig_const_fold_constant(JigFoldCall *call);

#endif
