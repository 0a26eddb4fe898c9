/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The traits of transform ops that code asks for. */
#ifndef JIG_TRANSFORM_TRAITS_H
#define JIG_TRANSFORM_TRAITS_H

#include "jig/dialect.h"

/* jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(MATCH)). */
enum {
    JIG_TRANSFORM_TRAIT_READS_PAYLOAD,
    JIG_TRANSFORM_TRAIT_MODIFIES_PAYLOAD,
    JIG_TRANSFORM_TRAIT_MODIFIES_FOR_HANDLES,
    JIG_TRANSFORM_TRAIT_REPORT_TRACKING,
    JIG_TRANSFORM_TRAIT_OP,
    JIG_TRANSFORM_TRAIT_MATCH,
    JIG_TRANSFORM_TRAIT_TOP_LEVEL,
    JIG_TRANSFORM_TRAIT_ALLOWS_REPEATED,
    JIG_TRANSFORM_TRAIT_GUARDS_TARGETS,
    JIG_TRANSFORM_TRAIT_WRITES_OUTPUT,
    JIG_TRANSFORM_TRAIT_CARRIES_ON,
    JIG_TRANSFORM_NUM_TRAITS
};
extern const JigTraitRow jig_transform_traits[];
#define JIG_TRANSFORM_TRAIT(id) (&jig_transform_traits[JIG_TRANSFORM_TRAIT_##id])

/* Does it change the payload? */
bool jig_transform_modifies_payload(const JigOp *op);

/* May `op`, a sequence, be the first one applied? Reports; its verifier asks, and the interpreter
 * asks it of named sequences. */
bool jig_transform_verify_possible_top_level(JigOp *op);

#endif
