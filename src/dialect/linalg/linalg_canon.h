/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of the dialect, and what their files share. */
#ifndef JIG_DIALECT_LINALG_CANON_H
#define JIG_DIALECT_LINALG_CANON_H

#include "dialect/linalg/linalg_int.h"

JigPatternFn jig_linalg_erase_identity;      /* linalg_canon.c */
JigPatternFn jig_linalg_fold_copy_of_fill;   /* linalg_canon_fill.c */
JigPatternFn jig_linalg_fold_relayout_casts; /* linalg_canon_relayout.c */

#endif
