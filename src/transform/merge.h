/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Linking: what one symbol table defines moves into another. */
#ifndef JIG_TRANSFORM_MERGE_H
#define JIG_TRANSFORM_MERGE_H

#include "jig/op.h"

/* Moves the symbols of `other` to the end of `target`'s body and destroys `other`, whose ops
 * without a name are lost. Declarations give way to public definitions; private symbols that
 * collide are renamed. False after a diagnostic: then `target` may have got some of them. */
bool jig_merge_symbols(JigOp *target, JigOp *other) JIG_NODISCARD;

#endif
