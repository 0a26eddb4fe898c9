/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_COMPLEX_INT_H
#define JIG_DIALECT_COMPLEX_INT_H

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "jig/eval.h"
#include "jig/iface.h"
#include "dialect/complex/complex.h"
#include "rows/complex.h"

/* #complex.number (complex_attr.c): parameters are the parts, two float attributes; it has a
 * complex type. */
extern const JigAttrRow jig_complex_attrs[];
#define JIG_COMPLEX_NUMBER (&jig_complex_attrs[0])
enum { JIG_COMPLEX_NUM_ATTRS = 1 };

/* Functions whose parts are of a finite field (complex_eval_field.c). `id`: of an op that gives a
 * complex number and is no sum or product. */
void jig_complex_in_field(size_t id, const JigNum *in, JigNum *out);
void jig_complex_field_powi(const JigNum *x, JigInt n, JigArena *a, JigNum *out);
JigFloat jig_complex_field_abs(const JigNum *x), jig_complex_field_angle(const JigNum *x);

#endif
