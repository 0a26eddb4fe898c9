/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A folder keeps one op per constant: constants that it meets or makes stand
 * at the start of the nearest region that constants are hoisted to (of an
 * isolated or unregistered op, or of the top), each value once per type and
 * dialect.
 *
 * Invariant: every op in `owned` is alive and listed in the scope of its
 * region; nobody erases one while the folder is used.
 */
#ifndef JIG_REWRITE_FOLDER_H
#define JIG_REWRITE_FOLDER_H

#include "rewrite/rewriter.h"

typedef struct JigFolder {
    JigRewriter *rw;
    JigPtrMap entries; /* hash of region, dialect, value and type -> entries with that hash */
    JigPtrMap owned;   /* the constant ops of entries */
    JigArena arena;
} JigFolder;

void jig_folder_init(JigFolder *f, JigRewriter *rw);
void jig_folder_free(JigFolder *f);
/* Makes `op`, a constant of `value`, known, hoisting it. False when the same
 * constant was known: then `op` was replaced by it and is gone. */
bool jig_folder_insert(JigFolder *f, JigOp *op, const JigAttr *value);
/* The one value of the constant, for use in `block`; made when it is new.
 * NULL when the dialect cannot. */
JigValue *jig_folder_constant(JigFolder *f, JigBlock *block, const JigDialect *dialect,
                              const JigAttr *value, const JigType *type);

#endif
