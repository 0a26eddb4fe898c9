/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect transform_ext: transform ops of the Lighthouse project, by its names. */
#ifndef JIG_TRANSFORM_EXT_H
#define JIG_TRANSFORM_EXT_H

#include "jig/dialect.h"

extern const JigDialect jig_transform_ext_groups, jig_transform_ext_filters;

#endif
