/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Why steps fail that go from payload to other payload: to producers, to what is around. */
#include "explain/failure_int.h"
#include "jig/iface.h"
#include "transform/ops/ops.h"

/* ---- Producers ---- */

/* "operand 2 by linalg.fill payload:3" of all operands that an op makes. */
static JigStr producers_of(JigExplained *x, const JigOp *op) {
    JigNamed list = {.x = x};
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_value_def(jig_op_operand(op, i));
        if (def)
            jig_named_add(&list, jig_arena_printf(x->a, "operand %zu by %.*s", i,
                                                  JIG_FMT(jig_wording_op(def, x->a))));
    }
    return list.n ? jig_named_text(&list) : JIG_STR("none of them");
}

/* What stands in the way at the operand: there is none of that number, or it is an argument. */
static void tell_operand(JigExplained *x, const JigOp *op, long long number) {
    JigStr words = jig_wording_op(op, x->a);
    size_t n = jig_op_num_operands(op);
    if (number < 0 || (unsigned long long)number >= n) {
        jig_failure_title(x, "there is no operand %lld: %.*s has %zu, from 0 on", number,
                          JIG_FMT(words), n);
        jig_failure_at(x, jig_op_loc(op), "the target");
        return;
    }
    const JigValue *v = jig_op_operand(op, (size_t)number);
    JigOp *owner = jig_block_parent_op(jig_value_owner_block(v));
    JigStr around = owner ? jig_wording_op(owner, x->a) : JIG_STR("nothing");
    jig_failure_title(x, "no op makes operand %lld of %.*s: it is an argument of %.*s", number,
                      JIG_FMT(words), JIG_FMT(around));
    jig_failure_at(x, jig_op_loc(op), "the target");
}

/* "could not find a producer for operand number: {} of {}" */
void jig_explain_producer(JigExplained *x) {
    const JigOp *op = x->why->num_notes ? jig_blamed_op(&x->why->notes[0].blame) : NULL;
    if (!op)
        return;
    JigStr name = jig_failure_target_name(x), made = producers_of(x, op);
    tell_operand(x, op, jig_failure_number(x, 0));
    jig_failure_help(x, "operands are made: %.*s", JIG_FMT(made));
    if ((uint64_t)jig_failure_number(x, 0) >= jig_op_num_operands(op))
        return;
    jig_failure_help(x,
                     "transform.get_operand %.*s[%lld] : (!transform.any_op) -> "
                     "!transform.any_value has the value, whoever makes it",
                     JIG_FMT(name), (long long)jig_failure_number(x, 0));
}

/* ---- What is around ---- */

/* "expected module or function target" and "expected module target" */
void jig_explain_module(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    JigStr name = jig_failure_target_name(x);
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    const JigOp *outer = jig_op_parent(items.items[0]);
    while (outer && !jig_function(outer))
        outer = jig_op_parent(outer);
    jig_failure_title(x, "%.*s works on functions and modules, but %.*s has %.*s",
                      JIG_FMT(jig_wording_call(x->at->op, x->a)), JIG_FMT(name),
                      JIG_FMT(jig_wording_op(items.items[0], x->a)));
    jig_failure_at(x, jig_op_loc(items.items[0]), "the target");
    if (outer)
        jig_failure_help(x,
                         "around it is %.*s: transform.get_parent_op %.*s {op_name = \"%.*s\", "
                         "deduplicate} finds it",
                         JIG_FMT(jig_wording_op(outer, x->a)), JIG_FMT(name),
                         JIG_FMT(jig_op_name_of(outer)));
    else
        jig_failure_help(x, "what takes function boundaries along needs the module: the script's "
                            "first argument has it");
}

/* ---- Actions ---- */

/* "action @{} has results associated with multiple payload entities, ..." */
void jig_explain_action_results(JigExplained *x) {
    jig_failure_title(x,
                      "the action @%.*s yields a handle that has no payload op, or several: one "
                      "is expected each time",
                      JIG_FMT(x->why->what.facts[0].text));
    jig_failure_help(x, "transform.foreach_match flatten_results in ... takes any number");
}

/* ---- Buffers ---- */

/* "op failed to multibuffer" */
void jig_explain_buffers(JigExplained *x) {
    jig_failure_help(x,
                     "a buffer can be multiplied that stands outside of a loop, or in it, each of "
                     "whose iterations writes all of it before it reads");
}

/* ---- Loops that compute tensors ---- */

/* "unsupported shared outputs (didn't bufferize?)" */
void jig_explain_shared_outputs(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    JigStr name = jig_failure_target_name(x);
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    jig_failure_title(x, "%.*s still has tensors as results: its iterations put them together",
                      JIG_FMT(jig_wording_op(items.items[0], x->a)));
    jig_failure_at(x, jig_op_loc(items.items[0]), "%zu result(s) of %.*s",
                   jig_op_num_results(items.items[0]), JIG_FMT(name));
    jig_failure_help(x, "bufferize first, then match the loop again: "
                        "transform.bufferization.one_shot_bufferize %%module "
                        "{bufferize_function_boundaries = true} : (!transform.any_op) -> "
                        "!transform.any_op");
    jig_failure_help(x, "or let transform.structured.tile_using_for make scf.for, which needs no "
                        "conversion");
}
