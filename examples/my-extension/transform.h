/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the extension adds to the transform dialect: parts of it, one per file. */
#ifndef MY_TRANSFORM_H
#define MY_TRANSFORM_H

#include "jig/plugin.h"

extern const JigDialect my_call_transforms, my_matchers, my_tile_transforms;

#endif
