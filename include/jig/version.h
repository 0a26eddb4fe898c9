/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The one place that says which version this is; the build reads it here. */
#ifndef JIG_VERSION_H
#define JIG_VERSION_H

#define JIG_VERSION "0.2.0"

#endif
