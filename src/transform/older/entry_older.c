/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where scripts began: with the one transform op at the top of the file, or of a module in it, a
 * sequence or patterns around one. Today they begin with a named sequence.
 */
#include "transform/older/modernise_int.h"

#include "jig/ops/builtin.h"
#include "support/arena.h"

static bool is_top_level(const JigOp *op) {
    return (jig_op_is(op, JIG_TRANSFORM(SEQUENCE)) || jig_transform_with_pdl_patterns_is(op)) &&
           !jig_op_num_operands(op) && !jig_op_num_results(op);
}

typedef struct Search {
    const JigOp *root;
    JigOp *found;
} Search;

/* Other named sequences may stand beside it. */
static bool is_todays_entry(const JigOp *op) {
    return jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)) &&
           jig_str_is(jig_symbol_name(op), "__transform_main");
}

static JigWalk search(JigOp *op, void *user) {
    Search *s = user;
    if (op == s->root || jig_op_is(op, JIG_BUILTIN(MODULE)))
        return JIG_WALK_ADVANCE;
    bool is_another = s->found && is_top_level(op);
    if (is_another || is_todays_entry(op)) {
        s->found = NULL;
        return JIG_WALK_INTERRUPT;
    }
    if (is_top_level(op))
        s->found = op;
    return JIG_WALK_SKIP;
}

JigOp *jig_modernise_older_entry(JigOp *module) {
    Search s = {.root = module};
    jig_walk_pre(module, search, &s);
    return s.found;
}

bool jig_modernise_entry_is_inlined(const JigOp *top) {
    return jig_op_is(top, JIG_TRANSFORM(SEQUENCE)) &&
           jig_transform_sequence_failure_propagation_mode(top) == JIG_FAILURES_PROPAGATE;
}

/* `top` within `body`, whose arguments are its operands, and a yield. */
static void nest(JigRewriter *rw, JigOp *top, JigBlock *body) {
    JigLoc loc = jig_op_loc(top);
    JigValue *root = jig_block_arg(body, 0);
    size_t more = jig_block_num_args(body) - 1;
    JigValue **extra = jig_calloc(more + 1, sizeof *extra);
    for (size_t i = 0; i < more; ++i)
        extra[i] = jig_block_arg(body, i + 1);
    jig_at_end(rw, body);
    if (jig_op_is(top, JIG_TRANSFORM(SEQUENCE)))
        jig_transform_sequence_build(
            rw, loc,
            &(JigTransformSequence){.root = root,
                                    .extra_bindings = {extra, more},
                                    .failure_propagation_mode =
                                        jig_transform_sequence_failure_propagation_mode_attr(top),
                                    .body = jig_transform_sequence_body(top)});
    else
        jig_transform_with_pdl_patterns_build(
            rw, loc,
            &(JigTransformWithPdlPatterns){.root = root,
                                           .body = jig_transform_with_pdl_patterns_body(top)});
    jig_transform_yield_build(rw, loc, &(JigTransformYield){0});
    jig_free(extra);
}

JigOp *jig_modernise_entry(JigOp *top) {
    JigContext *ctx = jig_op_context(top);
    JigRewriter *rw = jig_rewriter_create(ctx);
    JigBlock *inner = jig_op_body(top);
    size_t n = jig_block_num_args(inner);
    const JigType **types = jig_calloc(n + 1, sizeof *types);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_value_type(jig_block_arg(inner, i));
    bool inlined = jig_modernise_entry_is_inlined(top);
    jig_at_before(rw, top);
    JigOp *sequence = jig_transform_named_sequence_build(
        rw, jig_op_loc(top),
        &(JigTransformNamedSequence){
            .sym_name = jig_attr_string(ctx, JIG_STR("__transform_main")),
            .function_type = jig_attr_of_type(jig_type_function(ctx, types, n, NULL, 0)),
            .body = inlined ? jig_transform_sequence_body(top) : NULL});
    if (!inlined)
        nest(rw, top,
             jig_create_block(rw, jig_transform_named_sequence_body(sequence), NULL, types, n,
                              jig_op_loc(top)));
    jig_rw_erase(rw, top);
    jig_rw_set_attr(rw, jig_op_parent(sequence), "transform.with_named_sequence",
                    jig_attr_unit(ctx));
    jig_rewriter_destroy(rw);
    jig_free(types);
    return sequence;
}
