/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values as the words that instructions between threads take, and back. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_LLVM_WORDS_H
#define JIG_PAYLOAD_LOWER_LLVM_LLVM_WORDS_H

#include "payload/lower/llvm/to_llvm.h"

/* Has it words? Scalars and vectors of one dimension have. */
bool jig_to_llvm_has_words(const JigType *type);
/* The last word is filled up with zeros. */
JigValueList jig_to_llvm_as_words(JigRewriter *rw, JigLoc loc, JigValue *value);
JigValue *jig_to_llvm_of_words(JigRewriter *rw, JigLoc loc, JigValueList words,
                               const JigType *type);

#endif
