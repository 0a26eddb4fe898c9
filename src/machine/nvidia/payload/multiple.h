/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which powers of two divide an index. */
#ifndef JIG_MACHINE_NVIDIA_PAYLOAD_MULTIPLE_H
#define JIG_MACHINE_NVIDIA_PAYLOAD_MULTIPLE_H

#include "jig/iface.h"

/* Is the number a multiple of `factor`, a power of two, whatever comes in, as far as constants,
 * arithmetic, affine maps and steps of loops tell? */
bool jig_nvidia_is_multiple(JigValue *v, int64_t factor);

#endif
