/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the lowering to llvm have in common, beside llvm.h. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_INT_H
#define JIG_PAYLOAD_LOWER_LLVM_INT_H

#include "payload/lower/llvm.h"

#include "dialect/builtin/builtin.h"
#include "dialect/llvm/llvm.h"
#include "support/arena.h"
#include "support/map.h"

/* Outside of patterns, where the types are given. */
JigValue *jig_memref_pack_with(JigRewriter *rw, JigLoc loc, const JigLlvm *x, const JigType *memref,
                               JigValueList fields);
JigValue *jig_memref_of_pointer_with(JigRewriter *rw, JigLoc loc, const JigLlvm *x,
                                     const JigType *memref, JigValue *ptr);

#endif
