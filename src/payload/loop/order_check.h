/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Do accesses to memory keep their order when a loop changes? Each question is about pairs of
 * accesses one of which writes: is there a pair of iterations in which both touch one element, and
 * which the change turns round? Answers are told to who listens (ir/asked.h). What is not known
 * counts as a change; different arguments of a function are taken to be different memory.
 */
#ifndef JIG_PAYLOAD_LOOP_ORDER_CHECK_H
#define JIG_PAYLOAD_LOOP_ORDER_CHECK_H

#include "analysis/view_flow.h"
#include "ir/asked.h"
#include "jig/reason.h"
#include "payload/loop/order_access.h"

/* One question about all pairs of two lists. */
typedef struct JigLoopOrder {
    JigOrderChange change;
    JigOp *of;
    JigViewFlow *flow; /* made when it is needed */
    JigReason *why;    /* of the first pair that loses its order; may be NULL */
    size_t num_asked;
    bool ok; /* no pair has so far */
} JigLoopOrder;

JigLoopOrder jig_loop_order(JigOrderChange change, JigOp *of, JigReason *why);
/* Frees what it holds; did all pairs keep their order? */
bool jig_loop_order_end(JigLoopOrder *o);
/* The pairs of points that touch the same element so far, with the second one's loops behind the
 * first one's (analysis/dependence.h). False: no pair of the rest is turned round. */
typedef bool JigLoopTurnedFn(JigSystem *s, const JigLoopAccess *first, const JigLoopAccess *second,
                             size_t way, const void *user);
/* `first` comes before `second` where both are at the same place: in each of `ways` ways in which
 * the two can be turned round, `turned` says how. */
void jig_loop_order_ask(JigLoopOrder *o, const JigLoopAccess *first, const JigLoopAccess *second,
                        size_t ways, JigLoopTurnedFn *turned, const void *user);

/* coefficients * (variable `second_dim` of the second point - variable `first_dim` of the first)
 * is at least `least`, with `sign` 1, or at most -least, with `sign` -1. */
void jig_loop_order_apart(JigSystem *s, const JigLoopAccess *first, size_t first_dim,
                          size_t second_dim, int64_t sign, int64_t least);

#endif
