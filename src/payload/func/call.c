/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/func/call.h"

#include "dialect/func/func.h"
#include "support/check.h"
#include "support/map.h"

/* ---- Dominance ---- */

static bool dominates(JigDominance *d, JigOp *a, JigOp *b) {
    return a == b || jig_properly_dominates(d, a, b);
}

static bool check_users(const JigCallSite *s, JigDominance *d, const JigValue *output,
                        JigReason *why) {
    for (JigUse *u = jig_value_first_use(output); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (s->after ? !jig_properly_dominates(d, s->point, user) : !dominates(d, s->point, user))
            return jig_refuse(why, s->point, "User {} is not dominated by insertion point {}",
                              jig_fact_op(user), jig_fact_op(s->point));
    }
    return true;
}

static bool check_input(const JigCallSite *s, JigDominance *d, JigValue *input, JigReason *why) {
    return (s->after && jig_value_def(input) == s->point) ||
           jig_value_dominates(d, input, s->point) ||
           jig_refuse(why, s->point, "input {} does not dominate insertion point {}",
                      jig_fact_value(input), jig_fact_op(s->point));
}

bool jig_funcs_check_call_site(const JigCallSite *s, JigReason *why) {
    JIG_REQUIRE(s && s->point);
    JigDominance *d = jig_dominance_create(jig_op_context(s->point));
    bool ok = true;
    for (size_t i = 0; i < s->num_outputs && ok; ++i)
        ok = check_users(s, d, s->outputs[i], why);
    for (size_t i = 0; i < s->num_inputs && ok; ++i)
        ok = check_input(s, d, s->inputs[i], why);
    jig_dominance_destroy(d);
    return ok;
}

/* ---- The call ---- */

static JigValue *with_type(JigRewriter *rw, const JigCallSite *s, JigValue *v, JigLoc loc,
                           const JigType *to, bool is_input, JigReason *why) {
    if (jig_value_type(v) == to)
        return v;
    JigValue *made = s->make_type(rw, loc, to, v, is_input, s->user);
    if (!made)
        jig_refuse(why, s->point, "Failed to materialize conversion of {} to type {}",
                   jig_fact_value(v), jig_fact_type(to));
    return made;
}

/* Not what was built for the call: its inputs are computed from what outputs are, too. */
static bool is_not_own(JigUse *use, void *user) {
    return !jig_ptrmap_has(user, jig_use_owner(use));
}

static JigOp *build_call(JigRewriter *rw, const JigCallSite *s, JigPtrMap *own, JigArena *a,
                         JigReason *why) {
    size_t n;
    const JigType *const *types = jig_function_inputs(s->function, &n);
    JigValue **inputs = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = s->inputs[i];
        inputs[i] = with_type(rw, s, v, jig_value_loc(v), types[i], true, why);
        if (!inputs[i])
            return NULL;
        if (inputs[i] != v)
            jig_ptrset_add(own, jig_value_def(inputs[i]));
    }
    const JigType *const *results = jig_function_results(s->function, &n);
    JigFuncCall parts = {.callee = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(s->function)),
                         .operands = {inputs, s->num_inputs},
                         .result_types = {results, n}};
    return jig_func_call_build(rw, jig_op_loc(s->point), &parts);
}

JigOp *jig_funcs_cast_and_call(JigRewriter *rw, const JigCallSite *s, JigReason *why) {
    if (s->after)
        jig_at_after(rw, s->point);
    else
        jig_at_before(rw, s->point);
    JigPtrMap own = {0};
    JigArena *a = jig_arena_create();
    JigOp *call = build_call(rw, s, &own, a, why);
    if (call)
        jig_ptrset_add(&own, call);
    for (size_t i = 0; call && i < s->num_outputs; ++i) {
        JigValue *old = s->outputs[i];
        JigValue *new = with_type(rw, s, jig_op_result(call, i), jig_value_loc(old),
                                  jig_value_type(old), false, why);
        if (new)
            jig_rw_replace_uses_if(rw, old, new, is_not_own, &own);
        else
            call = NULL;
    }
    jig_arena_destroy(a);
    jig_ptrmap_free(&own);
    return call;
}
