/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How much memory an element of a buffer takes. */
#ifndef JIG_PAYLOAD_BUFFERS_ELEMENT_SIZE_H
#define JIG_PAYLOAD_BUFFERS_ELEMENT_SIZE_H

#include "jig/op.h"

/* In bits, by the data layout around `scope`; of vectors with the innermost dimension rounded up to
 * a power of two. False: not known, or too many. */
bool jig_buffers_element_bits(const JigOp *scope, const JigType *t, int64_t *out);

#endif
