/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_TOOLS_PAGE_MARKDOWN_H
#define JIG_TOOLS_PAGE_MARKDOWN_H

#include "jig/context.h"

/* All pages, with an index, to a folder that is made if need be. False after a message. */
bool page_write_markdown(JigContext *ctx, const char *folder) JIG_NODISCARD;

#endif
