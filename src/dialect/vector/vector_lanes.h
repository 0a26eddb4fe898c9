/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of ops each lane of whose result is computed from numbers of their operands. */
#ifndef JIG_DIALECT_VECTOR_LANES_H
#define JIG_DIALECT_VECTOR_LANES_H

#include "dialect/vector/vector_eval.h"

enum { JIG_LANES_MOST_OPERANDS = 5 };
typedef struct JigLaneReader {
    JigEvalCall *call;
    const JigEvalShaped *in[JIG_LANES_MOST_OPERANDS]; /* vectors; NULL: the operand is none */
    JigEvalState state; /* of all that was taken for the lane; UNWRITTEN: after an error */
} JigLaneReader;

/* The vectors among the operands; false after an error. */
bool jig_vector_lanes_gather(JigLaneReader *l, JigEvalCall *call) JIG_NODISCARD;
/* The number of a lane of an operand; zero where it has no value, as the state then tells. */
JigNum jig_vector_lanes_take(JigLaneReader *l, size_t operand, size_t lane);
/* The same of integers of at most 64 bits. */
int64_t jig_vector_lanes_int(JigLaneReader *l, size_t operand, size_t lane, bool is_signed);
/* Operand 0 plus `n` products of lanes of operands 1 and 2, from these on. */
void jig_vector_lanes_add_products(JigLaneReader *l, size_t lane, size_t first, size_t second,
                                   size_t n, const bool is_signed[2], JigNum *out);
/* The same of bf16, added to f32 one after the other, each sum rounded to nearest. */
void jig_vector_lanes_add_bf16_products(JigLaneReader *l, size_t lane, size_t first, size_t second,
                                        size_t n, JigNum *out);
/* The number at a byte of a buffer. */
JigNum jig_vector_lanes_take_at(JigLaneReader *l, const JigEvalShaped *s, size_t at);
/* Sets a lane, as the state says. */
void jig_vector_lanes_put(const JigLaneReader *l, JigEvalShaped *to, size_t lane, const JigNum *n);
/* What an op's .eval does: fn gives the number of each lane of result 0, which comes as zero.
 * Scratch memory that it takes is given back. */
typedef void (*JigLaneFn)(JigLaneReader *l, size_t lane, JigNum *out);
JigEvalOutcome jig_vector_lanes_compute(JigEvalCall *call, JigLaneFn fn);

#endif
