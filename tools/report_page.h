/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pages of a run (explain/report.h) and of a search (tuner/tune_page.h), which the build makes
 * of tools/report/. */
#ifndef JIG_TOOLS_REPORT_PAGE_H
#define JIG_TOOLS_REPORT_PAGE_H

#include <stddef.h>

extern const char report_page[];
extern const size_t report_page_length;
extern const char tune_page[];
extern const size_t tune_page_length;

#endif
