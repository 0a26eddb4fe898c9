/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is known of dimensions without building anything. */
#ifndef JIG_PAYLOAD_PATTERNS_SAME_SIZE_H
#define JIG_PAYLOAD_PATTERNS_SAME_SIZE_H

#include "jig/iface.h"

/* Are dimension i of `x` and dimension k of `y` known to be equal? Follows sizes to the values that
 * they come from. */
bool jig_patterns_same_size(JigValue *x, size_t i, JigValue *y, size_t k);

#endif
