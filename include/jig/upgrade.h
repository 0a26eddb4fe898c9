/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Text of former releases of MLIR as text of today: what changed is written anew, all else stays
 * as it is, comments and indentation included.
 */
#ifndef JIG_UPGRADE_H
#define JIG_UPGRADE_H

#include "jig/asm.h"

JIG_BEGIN_C

typedef struct JigUpgradeChange {
    unsigned line, column; /* of its name, from 1 */
    JigStr op;             /* as the text names it */
    const char *until;     /* the last release with that spelling */
    JigStr what;           /* what changed since; why it was left as it is */
    bool is_left;          /* nothing takes its place: it stands as it stood */
    JIG_RESERVED(2);
} JigUpgradeChange;

/* Tells of each change in the order of the text. The new text is in `a`; without a change it is
 * `text`. False after a diagnostic: the text is not valid, or what would have been written is not.
 */
JIG_API bool jig_upgrade(JigContext *ctx, JigStr text, JigStr file_name,
                         void (*tell)(void *user, const JigUpgradeChange *change), void *user,
                         JigArena *a, JigStr *out) JIG_NODISCARD;

/* Builds today's ops in place of those of former releases below `root`, `root` itself excluded.
 * Interpreting a script does it first. False after a diagnostic: of something that today's ops
 * can't say. */
JIG_API bool jig_modernise(JigOp *root) JIG_NODISCARD;

JIG_END_C

#endif
