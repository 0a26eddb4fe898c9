/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What accesses of inlined functions say of each other. Scopes hold within one run of
 * the function, so that each inlined body has its own; what the call says of its
 * accesses is said of each of them.
 */
#include "dialect/llvm/llvm_int.h"
#include "ir/spec/spec.h"
#include "jig/rewrite.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct Scopes {
    JigRewriter *rw;
    const JigOp *call;
    JigPtrMap own; /* scope or domain of the function -> that of this body */
} Scopes;

/* Lists of accesses, and whether they are of scopes. */
static const struct List {
    const char *name;
    bool of_scopes;
} lists[] = {{"access_groups", false}, {"alias_scopes", true}, {"noalias_scopes", true}};

static const JigAttr *own_of(Scopes *s, const JigAttr *x) {
    void *known = jig_ptrmap_get(&s->own, x);
    if (known)
        return known;
    JigContext *ctx = s->rw->ctx;
    bool is_scope = jig_attr_is(x, JIG_LLVM_ATTR(ALIAS_SCOPE));
    const JigAttr *params[] = {jig_attr_distinct(jig_attr_unit(ctx)), jig_attr_param(x, 1), NULL};
    if (is_scope) {
        params[1] = own_of(s, jig_attr_param(x, 1));
        params[2] = jig_attr_param(x, 2);
    }
    const JigAttr *own = jig_attr_get(ctx, jig_attr_row(x), params, is_scope ? 3 : 2);
    jig_ptrmap_set(&s->own, x, (void *)own);
    return own;
}

/* The list, as the body's own, or with what the call says behind it. */
static const JigAttr *new_list(Scopes *s, const JigAttr *list, const JigAttr *more, bool own) {
    JIG_VEC(const JigAttr *) all = {0};
    for (size_t i = 0; list && i < jig_attr_array_len(list); i++) {
        const JigAttr *x = jig_attr_array_at(list, i);
        jig_vec_push(&all, own ? own_of(s, x) : x);
    }
    for (size_t i = 0; more && i < jig_attr_array_len(more); i++)
        jig_vec_push(&all, jig_attr_array_at(more, i));
    const JigAttr *joined = jig_attr_array(s->rw->ctx, all.data, all.len);
    jig_vec_free(&all);
    return joined;
}

bool jig_llvm_can_say(const JigOp *op, const char *name) {
    const JigSpec *spec = jig_spec(jig_op_name_record(op));
    return spec && jig_spec_prop(spec, jig_ident(jig_op_context(op), jig_str(name))) >= 0;
}

static JigWalk make_own(JigOp *op, void *user) {
    Scopes *s = user;
    if (jig_op_is(op, JIG_LLVM(INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL)))
        jig_llvm_intr_experimental_noalias_scope_decl_set_scope(
            s->rw, op, own_of(s, jig_llvm_intr_experimental_noalias_scope_decl_scope_attr(op)));
    for (size_t i = 0; i < JIG_LEN(lists); i++) {
        const JigAttr *list = jig_op_attr(op, lists[i].name);
        if (list && lists[i].of_scopes && jig_llvm_can_say(op, lists[i].name))
            jig_rw_set_attr(s->rw, op, lists[i].name, new_list(s, list, NULL, true));
    }
    return JIG_WALK_ADVANCE;
}

static JigWalk add_of_call(JigOp *op, void *user) {
    Scopes *s = user;
    for (size_t i = 0; i < JIG_LEN(lists); i++) {
        const JigAttr *more = jig_op_attr(s->call, lists[i].name);
        if (more && jig_llvm_can_say(op, lists[i].name))
            jig_rw_set_attr(s->rw, op, lists[i].name,
                            new_list(s, jig_op_attr(op, lists[i].name), more, false));
    }
    return JIG_WALK_ADVANCE;
}

static void each_op(JigBlock *first, JigBlock *end, JigOpFn fn, Scopes *s) {
    for (JigBlock *b = first; b != end; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_walk_pre(op, fn, s);
}

void jig_llvm_inline_scopes(JigRewriter *rw, JigOp *call, const JigOp *callable, JigBlock *first,
                            JigBlock *end) {
    JIG_REQUIRE(rw && call && callable && first);
    Scopes s = {.rw = rw, .call = call};
    each_op(first, end, make_own, &s);
    jig_llvm_inline_noalias(rw, call, callable, first, end);
    each_op(first, end, add_of_call, &s);
    jig_ptrmap_free(&s.own);
}
