/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is legal after a conversion.
 */
#ifndef JIG_REWRITE_TARGET_H
#define JIG_REWRITE_TARGET_H

#include "jig/convert.h"

/* Is op recursively legal: legal itself, and of a name that makes what is nested in it legal? */
bool jig_target_is_legal(const JigConversionTarget *target, const JigOp *op);

#endif
