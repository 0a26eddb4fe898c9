/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Options of convert-vector-to-llvm that Arm's machines share. */
#ifndef JIG_MACHINE_ARM_FEATURES_H
#define JIG_MACHINE_ARM_FEATURES_H

#include "jig/pass.h"

#define JIG_ARM_I8MM "enable-arm-i8mm"
#define JIG_ARM_BF16 "enable-arm-bf16"
#define JIG_ARM_FEATURES                                                                           \
    {.name = JIG_ARM_I8MM,                                                                         \
     .kind = JIG_OPTION_BOOL,                                                                      \
     .otherwise = "false",                                                                         \
     .help = "... those that Arm FEAT_I8MM has"},                                                  \
    {                                                                                              \
        .name = JIG_ARM_BF16, .kind = JIG_OPTION_BOOL, .otherwise = "false",                       \
        .help = "... those that Arm FEAT_BF16 has"                                                 \
    }

#endif
