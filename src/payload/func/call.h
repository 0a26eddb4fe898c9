/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A call in place of what computes some values. */
#ifndef JIG_PAYLOAD_FUNC_CALL_H
#define JIG_PAYLOAD_FUNC_CALL_H

#include "jig/iface.h"
#include "jig/reason.h"

/* The value as one of type `to`, made at the insertion point; NULL: there is no way. */
typedef JigValue *JigMakeTypeFn(JigRewriter *rw, JigLoc loc, const JigType *to, JigValue *v,
                                bool is_input, void *user);

typedef struct JigCallSite {
    JigOp *point; /* the call stands before it, or behind it */
    bool after;
    JigOp *function;
    JigValue *const *inputs; /* as many as the function takes */
    size_t num_inputs;
    JigValue *const *outputs; /* as many as it returns; their users get its results */
    size_t num_outputs;
    JigMakeTypeFn *make_type;
    void *user;
} JigCallSite;

/* Do the inputs dominate the place, and the place all users of the outputs? */
bool jig_funcs_check_call_site(const JigCallSite *site, JigReason *why);
/* The call; NULL, and why: a type can't be made, and what was built before is still there. */
JigOp *jig_funcs_cast_and_call(JigRewriter *rw, const JigCallSite *site, JigReason *why);

#endif
