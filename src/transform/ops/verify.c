/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What sequences and their relatives demand of a script. */
#include "transform/ops/ops_int.h"

#include "jig/iface.h"
#include "ir/spec.h"
#include "transform/state.h"

/* ---- Transform ops at large: every operand says what happens to it ---- */

/* Does the row say it of every operand? Most do, and need no list of effects. */
static bool row_tells_all(const JigOp *op) {
    const JigSpec *s = jig_spec(jig_op_name_record(op));
    for (size_t i = 0; i < s->num_ins; ++i)
        if (!s->ins[i].num_effects)
            return false;
    return true;
}

/* The first operand of which no effect is told; SIZE_MAX: of all one is. */
static size_t first_untold(const JigOp *op) {
    if (row_tells_all(op))
        return SIZE_MAX;
    JigEffects effects = {0};
    jig_operand_effects(op, &effects);
    size_t untold = SIZE_MAX;
    for (size_t i = 0; untold == SIZE_MAX && i < jig_op_num_operands(op); ++i) {
        bool said = false;
        for (size_t k = 0; k < effects.len; ++k)
            said |= effects.items[k].value == jig_op_operand(op, i);
        if (!said)
            untold = i;
    }
    jig_effects_free(&effects);
    return untold;
}

/* What the op makes is no operand of it. */
static size_t first_own_result(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_def(op, i) == op)
            return i;
    return SIZE_MAX;
}

bool jig_verify_transform_op(JigOp *op) {
    size_t untold = first_untold(op), own = first_own_result(op);
    if (own < untold) {
        jig_op_emit_error(
            op, "TransformOpInterface did not expect 'allocate' memory effect on an operand");
        jig_op_note(op, "specified for operand #%zu", own);
        return false;
    }
    if (untold == SIZE_MAX)
        return jig_verify_needs(op);
    jig_op_emit_error(op,
                      "TransformOpInterface requires memory effects on operands to be specified");
    jig_op_note(op, "no effects specified for operand #%zu", untold);
    return false;
}

/* ---- Sequences as entry points ---- */

bool jig_verify_possible_top_level(JigOp *op) {
    if (!jig_op_num_regions(op))
        return jig_op_error(op, "expects at least one region");
    if (!jig_region_has_one_block(jig_op_region(op, 0)))
        return jig_op_error(op, "expects a single-block region");
    JigBlock *body = jig_op_body(op);
    if (!jig_block_num_args(body))
        return jig_op_error(op, "expects the entry block to have at least one argument");
    const JigType *first = jig_value_type(jig_block_arg(body, 0));
    if (!jig_transform_is_handle(first))
        return jig_op_error(op, "expects the first entry block argument to be of type implementing "
                                "TransformHandleTypeInterface");
    if (jig_op_num_operands(op) && jig_op_operand_type(op, 0) != first)
        return jig_op_error(
            op, "expects the type of the block argument to match the type of the operand");
    for (size_t i = 1; i < jig_block_num_args(body); ++i) {
        if (jig_handle_type(jig_value_type(jig_block_arg(body, i))))
            continue;
        jig_op_error(op, "expects trailing entry block arguments to be of type implementing "
                         "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                         "TransformParamTypeInterface");
        jig_op_note(op, "argument #%zu does not", i);
        return false;
    }
    JigOp *outer = jig_op_parent(op);
    while (outer && !jig_op_has_own_trait(outer, JIG_TRANSFORM_TRAIT(TOP_LEVEL)))
        outer = jig_op_parent(outer);
    if (outer && jig_op_num_operands(op) != jig_block_num_args(body)) {
        jig_op_error(op, "expects operands to be provided for a nested op");
        jig_op_note(outer, "nested in another possible top-level op");
        return false;
    }
    return true;
}

/* ---- A handle may be consumed once ---- */

static bool is_consumer(const JigUse *u) {
    const JigOp *owner = jig_use_owner(u);
    return jig_is_transform_op(owner) && jig_operand_is_consumed(owner, jig_use_index(u));
}

bool jig_handle_is_consumed(const JigValue *v) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (jig_op_block(jig_use_owner(u)) == jig_value_block(v) && is_consumer(u))
            return true;
    return false;
}

/* Of what is no transform op, such as the terminator, nothing is known. */
static bool is_potential_consumer(const JigUse *u) {
    return !jig_is_transform_op(jig_use_owner(u)) || is_consumer(u);
}

static size_t count_consumers(const JigValue *v) {
    size_t n = 0;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        n += is_potential_consumer(u);
    return n;
}

/* Two make the conflict. */
static void note_consumers(const JigValue *v) {
    size_t noted = 0;
    for (JigUse *u = jig_value_first_use(v); u && noted < 2; u = jig_use_next(u))
        if (is_potential_consumer(u) && ++noted)
            jig_op_note(jig_use_owner(u), "used here as operand #%zu", jig_use_index(u));
}

static bool verify_args_consumed_once(JigOp *op, JigBlock *body) {
    for (size_t i = 0; i < jig_block_num_args(body); ++i) {
        JigValue *arg = jig_block_arg(body, i);
        if (count_consumers(arg) < 2)
            continue;
        jig_op_error(op, "block argument #%zu has more than one potential consumer", i);
        note_consumers(arg);
        return false;
    }
    return true;
}

static bool verify_results_consumed_once(JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        if (count_consumers(jig_op_result(op, i)) < 2)
            continue;
        jig_op_emit_error(op, "result #%zu has more than one potential consumer", i);
        note_consumers(jig_op_result(op, i));
        return false;
    }
    return true;
}

static bool verify_children(JigOp *op, JigBlock *body) {
    for (JigOp *child = jig_block_first(body); child; child = jig_op_next(child)) {
        if (jig_is_transform_op(child) || !jig_op_next(child)) {
            JIG_CHECK(verify_results_consumed_once(child));
            continue;
        }
        jig_op_error(op, "expected children ops to implement TransformOpInterface");
        jig_op_note(child, "op without interface");
        return false;
    }
    return true;
}

bool jig_same_types_as_results(const JigOp *op, const JigOp *terminator) {
    if (jig_op_num_operands(terminator) != jig_op_num_results(op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_op_operand_type(terminator, i) != jig_op_result_type(op, i))
            return false;
    return true;
}

bool jig_verify_sequence(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    JIG_CHECK(verify_args_consumed_once(op, body));
    JIG_CHECK(verify_children(op, body));
    JigOp *terminator = jig_block_last(body);
    if (!jig_op_maybe_terminator(terminator))
        return jig_op_error(op, "expects to have a terminator in the body");
    if (jig_same_types_as_results(op, terminator))
        return true;
    jig_op_error(op,
                 "expects the types of the terminator operands to match the types of the result");
    jig_op_note(terminator, "terminator");
    return false;
}

/* ---- Named sequences ---- */

static bool here(const JigOp *op, const char *message) {
    return jig_error(jig_op_context(op), jig_op_loc(op), "%s", message);
}

static void warn_of_arg(const JigOp *op, size_t arg) {
    JigBlock *body = jig_op_body(op);
    if (body && jig_sequence_arg_consumed(op, arg) &&
        !jig_handle_is_consumed(jig_block_arg(body, arg)))
        jig_warning(jig_op_context(op), jig_op_loc(op),
                    "op argument #%zu is not consumed in the body but is marked as consumed", arg);
}

/* ---- Warnings alone: the reference gives them again when it links tables. ---- */

static JigBlock *body_of_sequence(const JigOp *op) {
    return jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)) ? jig_region_first(jig_op_region(op, 0))
                                                        : NULL;
}

static void warn_of_sequence(const JigOp *op, JigBlock *body) {
    for (size_t i = 0; i < jig_block_num_args(body); ++i)
        warn_of_arg(op, i);
}

/* What the table's own verifier says. */
static JigWalk warn_as_table(JigOp *op, void *user) {
    (void)user;
    JigBlock *body = body_of_sequence(op);
    if (!body)
        return JIG_WALK_ADVANCE;
    warn_of_sequence(op, body);
    return JIG_WALK_SKIP;
}

/* What those of the ops in it say, of tables inside again as tables. */
static JigWalk warn_as_op(JigOp *op, void *user) {
    (void)user;
    JigBlock *body = body_of_sequence(op);
    if (jig_op_is_symbol_table(op) && jig_op_attr(op, "transform.with_named_sequence"))
        jig_walk_pre(op, warn_as_table, NULL);
    else if (body)
        warn_of_sequence(op, body);
    else if (jig_op_row(op) && jig_op_row(op) == &jig_transform_foreach_match.ops[0])
        jig_warn_of_repeated_matchers(op);
    return JIG_WALK_ADVANCE;
}

void jig_repeat_warnings(JigOp *table, unsigned times) {
    while (times--)
        jig_walk_pre(table, warn_as_op, NULL);
}

/* One argument's marks: against each other, and against what the body, if any, does to it. Those of
 * a sequence that is `called` must say something. */
static bool verify_marks_of(const JigOp *op, size_t arg, bool called) {
    JigContext *ctx = jig_op_context(op);
    bool consumed = jig_sequence_arg_consumed(op, arg), read = jig_sequence_arg_read(op, arg);
    if (consumed && read)
        return jig_error(ctx, jig_op_loc(op), "argument #%zu cannot be both readonly and consumed",
                         arg);
    if (called && !consumed && !read)
        return here(
            op, "must provide consumed/readonly status for arguments of external or called ops");
    JigBlock *body = jig_op_body(op);
    if (read && body && jig_handle_is_consumed(jig_block_arg(body, arg)))
        return jig_error(ctx, jig_op_loc(op),
                         "argument #%zu is consumed in the body but is not marked as such", arg);
    return true;
}

static bool verify_marks(const JigOp *op, bool called, bool warn) {
    size_t n = jig_type_num_inputs(jig_sequence_type(op));
    for (size_t i = 0; i < n; ++i) {
        JIG_CHECK(verify_marks_of(op, i, called));
        if (warn)
            warn_of_arg(op, i);
    }
    return true;
}

bool jig_verify_called_sequence(const JigOp *sequence) {
    return verify_marks(sequence, true, false);
}

/* In a table that says it has named sequences, and in no script. */
static bool verify_place(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    JigOp *table = jig_op_parent(op);
    if (table && !jig_op_attr(table, "transform.with_named_sequence")) {
        here(op, "expects the parent symbol table to have the 'transform.with_named_sequence' "
                 "attribute");
        jig_note(ctx, jig_op_loc(table), "symbol table operation");
        return false;
    }
    for (JigOp *p = table; p; p = jig_op_parent(p)) {
        if (!jig_is_transform_op(p))
            continue;
        here(op, "cannot be defined inside another transform op");
        jig_note(ctx, jig_op_loc(p), "ancestor transform op");
        return false;
    }
    return true;
}

static bool verify_yield(const JigOp *op, const JigOp *yield) {
    JigContext *ctx = jig_op_context(op);
    if (!jig_op_is(yield, JIG_TRANSFORM(YIELD))) {
        here(op, "expected 'transform.yield' as terminator");
        jig_note(ctx, jig_op_loc(yield), "terminator");
        return false;
    }
    const JigType *type = jig_sequence_type(op);
    if (jig_op_num_operands(yield) != jig_type_num_results(type))
        return here(yield,
                    "expected terminator to have as many operands as the parent op has results");
    for (size_t i = 0; i < jig_type_num_results(type); ++i)
        if (jig_op_operand_type(yield, i) != jig_type_results(type)[i])
            return jig_error(ctx, jig_op_loc(yield),
                             "the type of the terminator operand #%zu must match the type of the "
                             "corresponding parent op result (%s vs %s)",
                             i, jig_msg_type(jig_op_operand_type(yield, i)),
                             jig_msg_type(jig_type_results(type)[i]));
    return true;
}

bool jig_verify_named_sequence(JigOp *op) {
    JIG_CHECK(verify_place(op));
    JigBlock *body = jig_op_body(op);
    if (!body)
        return verify_marks(op, true, true);
    if (jig_block_is_empty(body))
        return here(op, "expected a non-empty body block");
    return verify_yield(op, jig_block_last(body)) && verify_marks(op, false, true);
}

/* ---- Includes ---- */

static bool verify_include(JigOp *op) {
    JigOp *callee = jig_find_sequence(op, jig_op_attr(op, "target"));
    if (!callee)
        return jig_op_error(op, "does not reference a named transform sequence");
    const JigType *type = jig_sequence_type(callee);
    if (jig_op_num_operands(op) != jig_type_num_inputs(type))
        return jig_op_emit_error(op, "incorrect number of operands for callee");
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_type(op, i) != jig_type_inputs(type)[i])
            return jig_op_error(op,
                                "operand type mismatch: expected operand type %s, but provided %s "
                                "for operand number %zu",
                                jig_msg_type(jig_type_inputs(type)[i]),
                                jig_msg_type(jig_op_operand_type(op, i)), i);
    if (jig_op_num_results(op) != jig_type_num_results(type))
        return jig_op_emit_error(op, "incorrect number of results for callee");
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (!jig_same_handle_kind(jig_op_result_type(op, i), jig_type_results(type)[i]))
            return jig_op_error(op,
                                "type of result #%zu must implement the same transform dialect "
                                "interface as the corresponding callee result",
                                i);
    return jig_verify_called_sequence(callee);
}

const JigSymbolUserIface jig_include_user = {.verify = verify_include};

void jig_include_effects(const JigOp *op, JigEffects *out) {
    JigOp *callee = jig_find_sequence((JigOp *)op, jig_op_attr(op, "target"));
    out->known = true;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        bool consumed = callee && jig_sequence_arg_consumed(callee, i);
        /* What cannot be resolved is reported as that, not as an unknown effect. */
        if (!callee || consumed || jig_sequence_arg_read(callee, i))
            jig_effects_add(out, JIG_EFFECT_READ, jig_op_operand(op, i), NULL);
        if (consumed)
            jig_effects_add(out, JIG_EFFECT_FREE, jig_op_operand(op, i), NULL);
    }
}

/* ---- The dialect's attributes ---- */

/* Callables and calls are checked before their table, and then again in their turn. `user` learns
 * whether there are calls. */
static JigWalk verify_of_table(JigOp *op, void *user) {
    bool *has_calls = user, is_call = jig_call(op) != NULL;
    *has_calls |= is_call;
    if (!is_call && !jig_callable(op))
        return JIG_WALK_ADVANCE;
    return jig_op_verify_alone(op) ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

bool jig_verify_transform_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    JigContext *ctx = jig_op_context(op);
    JigStr n = jig_ident_str(name);
    if (jig_str_is(n, "transform.with_named_sequence")) {
        if (!jig_op_is_symbol_table(op))
            return jig_error(
                ctx, jig_op_loc(op),
                "\"%.*s\" attribute can only be attached to operations with symbol tables",
                JIG_FMT(n));
        bool has_calls = false;
        return jig_walk_post(op, verify_of_table, &has_calls) != JIG_WALK_INTERRUPT &&
               (!has_calls || jig_verify_no_recursion(op));
    }
    if (jig_str_is(n, "transform.target_tag"))
        return jig_attr_is_string(value) ||
               jig_op_emit_error(op, "\"%.*s\" attribute must be a string", JIG_FMT(n));
    if (jig_str_is(n, "transform.readonly") || jig_str_is(n, "transform.consumed") ||
        jig_str_is(n, "transform.silence_tracking_failures"))
        return value == jig_attr_unit(ctx) ||
               jig_op_emit_error(op, "\"%.*s\" must be a unit attribute", JIG_FMT(n));
    return jig_error(ctx, jig_op_loc(op), "unknown attribute: \"%.*s\"", JIG_FMT(n));
}
