/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks that programs make of themselves as they run. */
#ifndef JIG_PAYLOAD_CHECKS_H
#define JIG_PAYLOAD_CHECKS_H

#include "jig/pass.h"

/* Gives ops what checks them. */
void jig_checks_setup(JigContext *ctx);

#endif
