/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Strides and offsets that types of arguments leave open. Rows one after the other are a case of
 * their own: what is right with them need not be with others. */
#ifndef JIG_CHECK_LAYOUTS_H
#define JIG_CHECK_LAYOUTS_H

#include "jig/type.h"

typedef enum JigTrialLayout {
    JIG_LAYOUT_ROWS,  /* one after the other, from the beginning */
    JIG_LAYOUT_APART, /* elements, rows, and the beginning lie apart */
    JIG_LAYOUT_TURNED /* and the first dimension is the innermost */
} JigTrialLayout;

/* Has it a stride, or an offset, that is not known? */
bool jig_trial_leaves_layout(const JigType *t);
/* The type with these extents and all strides and the offset; NULL: it can't be so. */
const JigType *jig_trial_lay_out(const JigType *t, const int64_t *extents, JigTrialLayout how);

#endif
