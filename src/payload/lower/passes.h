/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes that lower; src/all.c registers them. */
#ifndef JIG_PAYLOAD_LOWER_PASSES_H
#define JIG_PAYLOAD_LOWER_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_reconcile_unrealized_casts, jig_pass_convert_scf_to_cf,
    jig_pass_lower_affine, jig_pass_arith_expand;

#endif
