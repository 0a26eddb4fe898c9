/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured ops on operands that have been padded: loops that go further than they did. */
#ifndef JIG_PAYLOAD_STRUCTURED_EXTEND_H
#define JIG_PAYLOAD_STRUCTURED_EXTEND_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Does the op compute the same where it did before, when the loops set in `extended` run over the
 * padding of its operands? Operand i is padded with the constant padding[i]; NULL: with something
 * unknown. A reduction must not notice the padding, and nothing may be computed of it that is
 * undefined. Multiplying by zero counts as zero. */
bool jig_structured_extension_is_neutral(JigOp *op, const bool *extended,
                                         const JigAttr *const *padding, JigReason *why);

#endif
