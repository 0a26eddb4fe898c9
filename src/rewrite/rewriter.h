/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files of src/rewrite share.
 */
#ifndef JIG_REWRITE_REWRITER_H
#define JIG_REWRITE_REWRITER_H

#include "ir/acts.h"
#include "ir/cfg.h"
#include "jig/iface.h"

typedef struct JigUndo JigUndo; /* rewrite/undo.h */

/* For rewriters that live on the stack. */
void jig_rewriter_init(JigRewriter *rw, JigContext *ctx);
void jig_rewriter_free(JigRewriter *rw);

/* Events. */
void jig_rw_tell_inserted(JigRewriter *rw, JigOp *op, JigBlock *from, JigOp *before_from);
void jig_rw_tell_inserted_tree(JigRewriter *rw, JigOp *op);
void jig_rw_tell_block_inserted(JigRewriter *rw, JigBlock *block, JigRegion *from,
                                JigBlock *before_from);
void jig_rw_tell_replaced(JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n);
void jig_rw_tell_replaced_with_op(JigRewriter *rw, JigOp *op, JigOp *by); /* by its results */
void jig_rw_tell_arg_erased(JigRewriter *rw, JigValue *arg);
void jig_rw_tell_pattern_begin(JigRewriter *rw, const JigPattern *p, JigOp *op);
void jig_rw_tell_pattern_end(JigRewriter *rw, const JigPattern *p, bool matched);
void jig_rw_tell_match_failure(JigRewriter *rw, const JigReason *why);

/* False: it never folds, whatever its operands are: nothing is known of its name that could. */
bool jig_rw_may_fold(const JigOp *op);
/* Values for what op folds to; constants are made at the insertion point. False: one can't be made,
 * and none is. */
bool jig_rw_fold_values(JigRewriter *rw, const JigOp *op, const JigFoldResult *results,
                        JigValue **values);
/* Replaces op by these, made before it. False: nothing is done. */
bool jig_rw_replace_folded(JigRewriter *rw, JigOp *op, const JigFoldResult *results);

/* Result types as the row infers them from the rest of `state`, in the arena; none where it can't.
 */
void jig_rw_infer_into(JigContext *ctx, JigOpState *state, JigArena *a);

/* An op before `op` with its operands, attributes and successors, with as many regions, which are
 * empty, and with results of these types. */
JigOp *jig_rw_create_like(JigRewriter *rw, JigOp *op, const JigType **types, size_t n);

/* Uses of what is about to go: the slots become empty. Only for users that go
 * too. */
void jig_rw_drop_value_uses(JigValue *v);
void jig_rw_drop_result_uses(JigOp *op);
void jig_rw_drop_block_uses(JigBlock *block); /* as successor */
void jig_rw_drop_defined_uses(
    JigBlock *block); /* of its arguments, of all ops in it at any depth, and of it */

#endif
