/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the machine lists of its folders. */
#ifndef JIG_MACHINE_NVIDIA_NVIDIA_INT_H
#define JIG_MACHINE_NVIDIA_NVIDIA_INT_H

#include "codegen/run/device.h"

extern const JigDeviceRow jig_nvidia_device; /* toolkit.c */

#endif
