/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What happens to a handle: by the op that takes it, and by the body that it is handed to. */
#ifndef JIG_TRANSFORM_NESTED_H
#define JIG_TRANSFORM_NESTED_H

#include "jig/iface.h"
#include "jig/transform.h"

/* Are the op's operands the arguments of its body? And does the body consume this operand,
 * wherever it is passed? */
bool jig_nested_hands_to_body(const JigOp *op);
bool jig_nested_body_consumes(const JigOp *op, const JigValue *operand);
/* Does one that consumes this operand, the op or one in its body, not carry on with it
 * (JIG_TRANSFORM_TRAIT_CARRIES_ON)? */
bool jig_nested_operand_ends(const JigOp *op, size_t operand);
/* At least the effects on operands: without a walk through the body of an op that hands them on. */
void jig_nested_operand_effects(const JigOp *op, JigEffects *out);
/* Is the user a transform op that consumes what it uses? */
bool jig_nested_use_consumes(const JigUse *u);
/* Does some op of its block consume `v`, a handle? What is nested there does not count. */
bool jig_nested_handle_is_consumed(const JigValue *v);

/* Regions that an op with operands enters with all of them, and leaves. */
void jig_nested_body_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                                JigRegionSuccs *out);
JigOperandRange jig_nested_body_entry_operands(const JigOp *op, const JigRegionSucc *to);

#endif
