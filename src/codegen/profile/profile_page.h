/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Within this folder: how the page is written. */
#ifndef JIG_CODEGEN_PROFILE_PROFILE_PAGE_H
#define JIG_CODEGEN_PROFILE_PROFILE_PAGE_H

#include "codegen/profile/profile_sums.h"

typedef struct JigProfilePage {
    JigWriteFn write;
    void *user;
} JigProfilePage;

void jig_profile_put(const JigProfilePage *page, const char *format, ...) JIG_PRINTF(2, 3);
/* Text of sources, in which nothing is markup. */
void jig_profile_put_text(const JigProfilePage *page, JigStr text);
/* "1.23 G", with a unit behind it. */
void jig_profile_put_number(const JigProfilePage *page, double x, const char *unit);

/* What stands on every page (profile_style.c). */
extern const char jig_profile_style[], jig_profile_script[];

void jig_profile_put_flames(const JigProfilePage *page, const JigProfile *p); /* profile_flames.c */
void jig_profile_put_roofline(const JigProfilePage *page,
                              const JigProfile *p); /* profile_roofline.c */

#endif
