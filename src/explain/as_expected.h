/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the author of a script or payload knows of: {jig.expected} at an op, of all kinds of
 * warnings; {jig.expected = "empty"}, or an array of names, of some.
 */
#ifndef JIG_EXPLAIN_AS_EXPECTED_H
#define JIG_EXPLAIN_AS_EXPECTED_H

#include "jig/op.h"

/* `kind` is the name of a warning, as --werror takes it. */
bool jig_explain_is_expected(const JigOp *op, const char *kind);

#endif
