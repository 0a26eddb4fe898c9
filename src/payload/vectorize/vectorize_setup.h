/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_VECTORIZE_SETUP_H
#define JIG_PAYLOAD_VECTORIZE_SETUP_H

#include "jig/context.h"

/* Of tensor.pad, tensor.insert_slice, linalg.pack and linalg.unpack: jig_iface_vectorize. */
void jig_vectorize_setup(JigContext *ctx);

#endif
