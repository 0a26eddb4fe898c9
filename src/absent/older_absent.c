/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A build without the ops and texts of former releases: no script has any. */
#include "transform/older/modernise.h"
#include "jig/upgrade.h"

JigOp *jig_modernise_older_entry(JigOp *module) {
    (void)module;
    return NULL;
}

JigOp *jig_modernise_entry(JigOp *top) {
    (void)top;
    return NULL;
}

bool jig_modernise(JigOp *root) {
    (void)root;
    return true;
}
