/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A pattern being compiled, and what the files of the compiler need of each other. */
#ifndef JIG_PAYLOAD_PDL_COMPILE_INT_H
#define JIG_PAYLOAD_PDL_COMPILE_INT_H

#include "payload/pdl/pattern_int.h"

typedef struct Compiler {
    JigPdlMatcher *p;
    JigBlock *body;
    JigPtrMap bound;  /* value of the matcher -> Position */
    JigPtrMap shared; /* value of the matcher -> Shared: which roots have it */
    uint32_t num_questions;
    bool failed;
} Compiler;

/* How an op is reached from below: operand `operand` is the value at `value`. */
typedef struct Via {
    size_t operand;
    Position *value;
} Via;

/* pdl_compile.c */
/* Where the walk met `v`, or NULL. */
Position *jig_matcher_position_of(const Compiler *c, const JigValue *v);
/* A user of the value at `value`. */
Position *jig_matcher_user_at(Compiler *c, Position *value);
/* The position of what the pdl.result or pdl.results `def` takes from the op at `op`. */
Position *jig_matcher_result_at(Compiler *c, const JigOp *def, Position *op);
/* The walk, from `op` at `pos` on; `via`: how it is reached from below, or NULL. */
void jig_matcher_visit_op(Compiler *c, JigOp *op, Position *pos, const Via *via);

/* roots.c */
/* Where `v` is, if it is bound or a result of an op that is. */
Position *jig_matcher_met(Compiler *c, JigValue *v);
/* Visits all ops that hang together with the root, and returns it. */
JigOp *jig_matcher_visit_roots(Compiler *c);

/* pdl_order.c */
void jig_matcher_sort_questions(JigPdlMatcher *p);

#endif
