/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In place of what tools/make-pages makes: no op has more of a page than its row. */
#include "page.h"

const PageText page_texts[] = {{0}};
const size_t page_num_texts = 0;
