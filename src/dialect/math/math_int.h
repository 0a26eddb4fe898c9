/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_MATH_INT_H
#define JIG_DIALECT_MATH_INT_H

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "jig/iface.h"
#include "dialect/math/math.h"
#include "rows/math.h"

/* Arguments for which no constant is folded. */
typedef enum JigLibmDomain {
    JIG_LIBM_ALL,
    JIG_LIBM_NOT_NEGATIVE,
    JIG_LIBM_ABOVE_MINUS_ONE
} JigLibmDomain;

/* Functions of one number or of two. Evaluation takes those in double precision; the reference has
 * no fold where there is none in single. */
typedef struct JigLibm {
    JigLibmDomain domain;
    float (*f32)(float);
    double (*f64)(double);
    float (*f32_2)(float, float);
    double (*f64_2)(double, double);
} JigLibm;
/* By the ops' ids. */
extern const JigLibm jig_math_libm[JIG_MATH_NUM_OPS];

/* base^power; false for negative powers of 0. */
bool jig_math_int_power(JigInt base, JigInt power, JigInt *out, JigArena *a);
/* The function of the op with this id, of numbers of a finite field (support/field.h). */
JigFloat jig_math_in_field(size_t id, const JigFloat *x);
/* Does the op with this id, isnan and the like, say yes? */
bool jig_math_is_of_class(size_t id, JigFloat x);

#endif
