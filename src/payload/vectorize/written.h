/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectors that are read where they were just written, and writes that are written over. */
#ifndef JIG_PAYLOAD_VECTORIZE_WRITTEN_H
#define JIG_PAYLOAD_VECTORIZE_WRITTEN_H

#include "jig/rewrite.h"

/* Below `root`: a transfer that reads from a buffer what another one wrote there last becomes that
 * vector; then writes of which nothing is read before another one covers them go. */
void jig_vectorize_forward_written_vectors(JigRewriter *rw, JigOp *root);

#endif
