/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be done with an op of the payload: transform ops propose how they would be applied to
 * it. A row's .more has .propose, which looks at the op and adds what is worth trying:
 *
 *     static void propose_unroll(JigProposals *to, JigOp *payload) {
 *         if (jig_loop(payload))
 *             jig_propose(to, &(JigProposal){.arguments = "{factor = 4}", .range = "from 1"});
 *     }
 *
 * Whoever asks (`jig legal`) tries each and takes it back, and lists those that went well. So what
 * fits the kind of the op is proposed though it may fail, which is then told with the reason. What
 * is of another kind is not.
 *
 * A row without .propose whose .needs say what its only operand must be, and that asks for nothing
 * else, proposes itself.
 */
#ifndef JIG_PROPOSE_H
#define JIG_PROPOSE_H

#include "jig/dialect.h"

JIG_BEGIN_C

/* One application, to the handle %op. Texts live as long as what they are added to: literals, or
 * made by jig_propose_text. `!t` in them is short for !transform.any_op. */
typedef struct JigProposal {
    /* What stands in the op's syntax between its first operand and the colon: "tile_sizes [8, 8]",
     * "{factor = 4}". NULL: nothing. */
    const char *arguments;
    const char *range;  /* what may stand there instead, in words; NULL: nothing to choose */
    const char *before; /* lines that make handles for the arguments, each with its newline */
    const char *after;  /* lines that go on with its results */
    size_t num_handles; /* handles to ops among the arguments, for the types of operands */
    size_t num_results; /* of the results that there are any number of */
    /* The text as a whole in place of that, lines with their newlines: where the syntax does not
     * begin with the target, or asks for other types. */
    const char *lines;
    /* Lines whose outcome it must not be the same as: those of a step that does a part of it. NULL:
     * it is enough that the payload changes. */
    const char *beyond;
    /* It changes nothing, but finds something, such as an op of this name; NULL: it is a step that
     * changes the payload. */
    const char *finds;
    /* It is not to be tried, for this reason: what it would make is of no use. */
    const char *unless;
    JIG_RESERVED(2);
} JigProposal;

JIG_API void jig_propose(JigProposals *to, const JigProposal *proposal);
/* printf. */
JIG_API const char *jig_propose_text(JigProposals *to, const char *fmt, ...) JIG_PRINTF(2, 3);
/* The payload of the script that it would stand in: %root. */
JIG_API JigOp *jig_propose_root(const JigProposals *to);

JIG_END_C

#endif
