/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers of the payload that indices and extents are held against: a row is another one from 511
 * on because the payload says 511. */
#ifndef JIG_CHECK_LITERALS_H
#define JIG_CHECK_LITERALS_H

#include "check/dims.h"

/* Dimensions that meet numbers need to be larger than these (jig_dims_need). */
void jig_literals_see(JigDims *s, JigOp *payload);

#endif
