/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contractions as outer products, as dot products, and elementwise. */
#ifndef JIG_PAYLOAD_VECTOR_LOWER_CONTRACT_H
#define JIG_PAYLOAD_VECTOR_LOWER_CONTRACT_H

#include "payload/vector_lower/vector_lower_int.h"

/* Each makes what the contraction becomes; NULL where it does not fit, and nothing was made. mask:
 * of the vector.mask around it, or NULL. */
JigValue *jig_vector_lower_contract_to_outer(JigRewriter *rw, const JigContraction *c,
                                             JigValue *mask);
JigValue *jig_vector_lower_contract_to_dots(JigRewriter *rw, const JigContraction *c,
                                            JigValue *mask);
JigValue *jig_vector_lower_contract_elementwise(JigRewriter *rw, const JigContraction *c,
                                                JigValue *mask);

/* A factor with the elements that sums have: sign-extended, or as wider floats. */
JigValue *jig_vector_lower_contract_promote(JigRewriter *rw, JigLoc loc, JigValue *v,
                                            const JigType *element);

/* The type of operand i. */
static inline const JigType *jig_vector_lower_contract_type(const JigContraction *c, size_t i) {
    return jig_value_type(c->operands[i]);
}

#endif
