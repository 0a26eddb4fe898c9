/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In place of what tools/make-pages makes: no op has more of a page than its row. */
#include "manual.h"

const ManualText manual_texts[] = {{0}};
const size_t manual_num_texts = 0;
