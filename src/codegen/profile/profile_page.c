/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/profile/profile_sums.h"
#include "support/check.h"
void jig_profile_write_page(const JigProfile *p, JigWriteFn write, void *user) {
    JIG_REQUIRE(p && write);
    jig_profile_write_text(p, write, user);
}
