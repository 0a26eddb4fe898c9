/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The forms of structured ops: named, category (linalg.elementwise), generic. As patterns, and as
 * passes that apply them. */
#ifndef JIG_PAYLOAD_STRUCTURED_FORMS_H
#define JIG_PAYLOAD_STRUCTURED_FORMS_H

#include "jig/pass.h"
#include "jig/rewrite.h"

/* Each ends with an empty pattern. */
extern const JigPattern jig_generalize_patterns[]; /* to generic */
extern const JigPattern jig_specialize_patterns[]; /* generic to named */
extern const JigPattern jig_named_to_category_patterns[];
/* Operands of generic elementwise ops that are read in another order, or of which some dimension is
 * repeated, become those of a linalg.transpose and a linalg.broadcast. */
extern const JigPattern jig_decompose_access_patterns[];
/* Ops that work element by element, on ranked tensors and scalars, to generic. */
extern const JigPattern jig_elementwise_to_generic_patterns[];
bool jig_structured_is_elementwise_on_tensors(const JigOp *op);
/* Depthwise convolutions on tensors with one filter for each channel to those that have no
 * dimension for it. */
extern const JigPattern jig_simplify_depthwise_patterns[];

#endif
