/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which tensor operands may be worked on in place: one decision after the other, greedily.
 *
 * Values that may share a buffer are in one class; deciding an operand in place joins the class of
 * its value with those of the values that would live there. That is wrong when somebody then reads
 * what another op has overwritten since it was defined (a conflict of a read, a write and a
 * definition), or when something that must not be written to is.
 */
#ifndef JIG_ANALYSIS_IN_PLACE_H
#define JIG_ANALYSIS_IN_PLACE_H

#include "analysis/buffering.h"

/* Hears why operands were decided to be copied; members may be NULL. */
typedef struct JigInPlaceListener {
    void (*conflict)(JigUse *read, JigUse *write, JigValue *definition, void *user);
    void (*read_only)(JigValue *value, void *user);
    void *user;
} JigInPlaceListener;

/* About all values in `root`, with what must be in place; `b` gets the analysis. The caller
 * destroys it. */
JigInPlace *jig_in_place_create(JigOp *root, JigBuffering *b, const JigInPlaceListener *listener);
void jig_in_place_destroy(JigInPlace *p);
/* Decides about all operands in `root`; false after diagnostics. */
bool jig_in_place_analyze(JigInPlace *p, JigOp *root) JIG_NODISCARD;
/* Decides about functions after those that they call, and notes what their callers need to know;
 * `module` is what the analysis is about. False after diagnostics. */
bool jig_in_place_analyze_functions(JigInPlace *p, JigOp *module) JIG_NODISCARD;

/* ---- What was decided ---- */
bool jig_in_place_is(const JigInPlace *p, const JigUse *use);
bool jig_in_place_is_undefined(const JigInPlace *p, const JigUse *use);
/* Do both have exactly the same buffer? May they share one? */
bool jig_in_place_same(JigInPlace *p, JigValue *x, JigValue *y);
bool jig_in_place_may_share(JigInPlace *p, JigValue *x, JigValue *y);
/* Is the buffer of `v` written to? */
bool jig_in_place_is_written(JigInPlace *p, JigValue *v);
/* Is it by anything but loops, which are taken to write what they hand on? */
bool jig_in_place_is_changed(JigInPlace *p, JigValue *v);
/* Is op in a function that is not to be analyzed? */
bool jig_in_place_leaves_out(const JigInPlace *p, const JigOp *op);
/* Calls fn for each value that may share a buffer with `v`, itself included. */
void jig_in_place_each_alias(JigInPlace *p, JigValue *v, void (*fn)(JigValue *v, void *user),
                             void *user);

/* ---- Functions ---- */
/* Those right in `module`, callees with tensors in their signature before their callers; at the end
 * those that call one another in circles, of which there are *num_circular. */
void jig_in_place_functions_by_calls(JigOp *module, JigOpVec *functions, size_t *num_circular);
/* The function that is called; NULL: none that is known. */
JigOp *jig_in_place_callee(JigOp *call);
/* The ops that return from it. */
void jig_in_place_returns(JigOp *function, JigOpVec *out);

#endif
