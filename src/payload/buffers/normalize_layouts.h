/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_BUFFERS_NORMALIZE_LAYOUTS_H
#define JIG_PAYLOAD_BUFFERS_NORMALIZE_LAYOUTS_H

#include "jig/iface.h"

/* Gives buffers in the functions below `root` plain types (plain_type.h), and computes the indices
 * of accesses by what was their layout: arguments and results of functions too, with all calls. A
 * function in which something else sees a layout stays as it is, and so do those that it calls and
 * that call it, directly or not. */
void jig_buffers_normalize_layouts(JigRewriter *rw, JigOp *root);

#endif
