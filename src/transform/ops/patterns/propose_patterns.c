/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Cleaning up, and sets of patterns: for whole functions. */
#include "ir/context.h"
#include "ir/spec/spec.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

#include <string.h>

static void propose_to(JigProposals *to, JigOp *op, const char *name) {
    if (jig_propose_is_function(op))
        jig_propose(to, &(JigProposal){.lines = jig_propose_text(to, "%s to %%op : !t\n", name)});
}

void jig_propose_cse(JigProposals *to, JigOp *op) {
    propose_to(to, op, "transform.apply_cse");
}

void jig_propose_dce(JigProposals *to, JigOp *op) {
    propose_to(to, op, "transform.apply_dce");
}

void jig_propose_licm(JigProposals *to, JigOp *op) {
    if (jig_loop(op))
        jig_propose(to, &(JigProposal){.lines = "transform.apply_licm to %op : !t\n"});
}

/* ---- Sets of patterns ---- */

static bool has_patterns(const JigOpRow *row) {
    for (const JigIface *i = row->ifaces; i && i->id; ++i)
        if (i->id == &jig_iface_patterns)
            return true;
    return false;
}

static bool is_complete(const JigSpec *s) {
    for (size_t i = 0; i < s->num_props; ++i)
        if (s->props[i].required)
            return false;
    return !s->num_regions && !s->num_ins;
}

/* Without any pattern ops are folded, and dead ones go. */
#define APPLY(sets) "transform.apply_patterns to %%op {\n" sets "} : !t\n"

static void propose_set(JigProposals *to, JigContext *ctx, const JigOpRow *row) {
    const JigSpec *s =
        has_patterns(row) && !row->older ? jig_spec(jig_op_name_of_row(ctx, row)) : NULL;
    if (!s || !is_complete(s))
        return;
    bool is_usual = strcmp(row->name, "transform.apply_patterns.canonicalization") == 0;
    jig_propose(to, &(JigProposal){
                        .lines = jig_propose_text(to, APPLY("  %s\n"), row->name),
                        .beyond = is_usual ? NULL : jig_propose_text(to, APPLY("%s"), ""),
                    });
}

/* Each set of its own: those that rewrite nothing are not listed. */
void jig_propose_patterns(JigProposals *to, JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    if (!jig_propose_is_function(op))
        return;
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; k < d->num_ops; ++k)
            propose_set(to, ctx, &d->ops[k]);
    }
}

/* ---- Functions ---- */

/* The root is the module of the function. */
static bool is_function_of(JigProposals *to, JigOp *op) {
    return jig_propose_is_function(op) && jig_op_parent(op) == jig_propose_root(to) &&
           jig_op_has_name(jig_propose_root(to), "builtin.module");
}

static size_t num_arguments(const JigOp *op) {
    return jig_block_num_args(jig_op_body(op));
}

void jig_propose_deduplicate_args(JigProposals *to, JigOp *op) {
    if (!is_function_of(to, op) || num_arguments(op) < 2 ||
        !jig_symbol_has_uses(op, jig_propose_root(to)))
        return;
    JigStr name = jig_symbol_name(op);
    jig_propose(
        to, &(JigProposal){.lines = jig_propose_text(
                               to,
                               "%%module = transform.get_parent_op %%op : (!t) -> !t\n"
                               "%%new_module, %%function = transform.func.deduplicate_func_args "
                               "@%.*s at %%module : (!t) -> (!t, !t)\n",
                               JIG_FMT(name))});
}
