/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifying no more than what was edited. */
#ifndef JIG_IR_VERIFY_VERIFY_H
#define JIG_IR_VERIFY_VERIFY_H

#include "ir/op.h"
#include "jig/journal.h"

/* Do the ops verify that were made, modified or moved since the mark, below the outermost op around
 * `root`? Those that use what they define are looked at, too, and the blocks and ops around them.
 * What a change in one place makes wrong in another that refers to it by a symbol is not found. The
 * cost is that of the edits. False after a diagnostic. */
bool jig_verify_edits(JigContext *ctx, JigMark mark, const JigOp *root) JIG_NODISCARD;

/* What jig_verify_edits leaves: names and uses of symbols, at and below root. */
bool jig_verify_symbols(JigOp *root) JIG_NODISCARD;
/* Can it stand in the type of a buffer? NULL, the usual one, can. */
bool jig_verify_is_memory_space(const JigAttr *space);

/* ---- Of verify.c ---- */
/* Without what is nested in it, and without what its row says of its regions. */
bool jig_verify_op_itself(JigOp *op) JIG_NODISCARD;
/* All of an op without regions, but for where it stands. */
bool jig_verify_leaf(JigOp *op) JIG_NODISCARD;
/* The first and the last op of the block. */
bool jig_verify_block_ends(JigBlock *block) JIG_NODISCARD;
bool jig_verify_operands_dominate(JigDominance *dom, JigOp *op) JIG_NODISCARD;

#endif
