/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What sequences and their relatives demand of a script. */
#include "transform/ops/ops_int.h"

#include "jig/iface.h"
#include "ir/context.h"
#include "ir/spec/spec.h"
#include "support/check.h"
#include "support/arena.h"
#include "support/nearest.h"
#include "transform/state.h"

#include <stdarg.h>

/* ---- A handle may be consumed once ---- */

/* Of what is no transform op, such as the terminator, nothing is known. */
static bool is_potential_consumer(const JigUse *u) {
    return !jig_is_transform_op(jig_use_owner(u)) || jig_nested_use_consumes(u);
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

bool jig_transform_same_types_as_results(const JigOp *op, const JigOp *terminator) {
    if (jig_op_num_operands(terminator) != jig_op_num_results(op))
        return false;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_op_operand_type(terminator, i) != jig_op_result_type(op, i))
            return false;
    return true;
}

bool jig_transform_verify_sequence(JigOp *op) {
    enum { ROOT };
    JigBlock *body = jig_op_body(op);
    if (jig_op_num_operands(op) && !jig_op_operand_group(op, ROOT))
        return jig_op_error(op, "does not expect extra operands when used as top-level");
    JIG_CHECK(verify_args_consumed_once(op, body));
    JIG_CHECK(verify_children(op, body));
    JigOp *terminator = jig_block_last(body);
    if (!jig_op_maybe_terminator(terminator))
        return jig_op_error(op, "expects to have a terminator in the body");
    if (jig_transform_same_types_as_results(op, terminator))
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

/* One argument's marks: against each other, and against what the body, if any, does to it. Those of
 * a sequence that is `called` must say something. */
static bool verify_marks_of(const JigOp *op, size_t arg, bool called) {
    JigContext *ctx = jig_op_context(op);
    bool consumed = jig_marks_arg_consumed(op, arg), read = jig_marks_arg_read(op, arg);
    if (consumed && read)
        return jig_error(ctx, jig_op_loc(op), "argument #%zu cannot be both readonly and consumed",
                         arg);
    if (called && !consumed && !read)
        return here(
            op, "must provide consumed/readonly status for arguments of external or called ops");
    JigBlock *body = jig_op_body(op);
    if (read && body && jig_nested_handle_is_consumed(jig_block_arg(body, arg)))
        return jig_error(ctx, jig_op_loc(op),
                         "argument #%zu is consumed in the body but is not marked as such", arg);
    return true;
}

static bool verify_marks(const JigOp *op, bool called, bool warn) {
    size_t n = jig_type_num_inputs(jig_transform_sequence_type(op));
    for (size_t i = 0; i < n; ++i) {
        JIG_CHECK(verify_marks_of(op, i, called));
        if (warn)
            jig_marks_warn(op, i);
    }
    return true;
}

bool jig_transform_verify_called_sequence(const JigOp *sequence) {
    JIG_REQUIRE(sequence);
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

/* ---- What explanations add ---- */

bool jig_transform_explain(const JigOp *op, const char *format, ...) {
    if (!jig_op_context(op)->explains)
        return false;
    JigArena *a = jig_arena_create();
    va_list args;
    va_start(args, format);
    JigStr text = jig_arena_vprintf(a, format, args);
    va_end(args);
    jig_op_note(op, "%.*s", JIG_FMT(text));
    jig_arena_destroy(a);
    return false;
}

/* "no argument", "1 argument", "2 arguments" */
#define COUNTED(n, what) (n), (n) == 1 ? what : what "s"

static bool explain_yield(const JigOp *op, const JigOp *yield) {
    size_t n = jig_type_num_results(jig_transform_sequence_type(op));
    return jig_transform_explain(op, "it yields %zu %s, but is declared with %zu behind '->'",
                                 COUNTED(jig_op_num_operands(yield), "value"), n);
}

static bool verify_yield(const JigOp *op, const JigOp *yield) {
    JigContext *ctx = jig_op_context(op);
    if (!jig_op_is(yield, JIG_TRANSFORM(YIELD))) {
        here(op, "expected 'transform.yield' as terminator");
        jig_note(ctx, jig_op_loc(yield), "terminator");
        return false;
    }
    const JigType *type = jig_transform_sequence_type(op);
    if (jig_op_num_operands(yield) != jig_type_num_results(type))
        return here(yield,
                    "expected terminator to have as many operands as the parent op has results") ||
               explain_yield(op, yield);
    for (size_t i = 0; i < jig_type_num_results(type); ++i)
        if (jig_op_operand_type(yield, i) != jig_type_results(type)[i])
            return jig_error(ctx, jig_op_loc(yield),
                             "the type of the terminator operand #%zu must match the type of the "
                             "corresponding parent op result (%s vs %s)",
                             i, jig_msg_type(jig_op_operand_type(yield, i)),
                             jig_msg_type(jig_type_results(type)[i]));
    return true;
}

bool jig_transform_verify_named_sequence(JigOp *op) {
    JIG_CHECK(verify_place(op));
    JigBlock *body = jig_op_body(op);
    if (!body)
        return verify_marks(op, true, true);
    if (jig_block_is_empty(body))
        return here(op, "expected a non-empty body block");
    return verify_yield(op, jig_block_last(body)) && verify_marks(op, false, true);
}

/* ---- Includes ---- */

/* The sequences around `from` whose names are near, as "@a or @b". */
static JigStr near_sequences(const JigOp *from, JigStr name, JigArena *a) {
    JigNear near = jig_near(name);
    for (JigOp *table = jig_op_parent(from); table; table = jig_op_parent(table)) {
        if (!jig_op_is_symbol_table(table))
            continue;
        for (JigOp *op = jig_block_first(jig_op_body(table)); op; op = jig_op_next(op))
            if (jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)))
                jig_near_offer(&near, jig_symbol_name(op));
    }
    JigStr best = jig_near_best(&near);
    return best.len ? jig_arena_printf(a, "@%.*s", JIG_FMT(best)) : best;
}

bool jig_transform_unknown_sequence(const JigOp *from, const JigAttr *symbol) {
    JigStr name = jig_attr_symbol_leaf(symbol);
    if (!jig_op_context(from)->explains)
        return false;
    JigArena *a = jig_arena_create();
    JigStr near = near_sequences(from, name, a);
    if (near.len)
        jig_op_note(from, "no named sequence is called @%.*s; did you mean %.*s?", JIG_FMT(name),
                    JIG_FMT(near));
    else
        jig_op_note(from,
                    "no named sequence is called @%.*s; one of a library (--library) is declared: "
                    "transform.named_sequence private @%.*s(...)",
                    JIG_FMT(name), JIG_FMT(name));
    jig_arena_destroy(a);
    return false;
}

static bool verify_include(JigOp *op) {
    JigOp *callee = jig_find_sequence(op, jig_transform_include_target_attr(op));
    if (!callee)
        return jig_op_error(op, "does not reference a named transform sequence") ||
               jig_transform_unknown_sequence(op, jig_transform_include_target_attr(op));
    const JigType *type = jig_transform_sequence_type(callee);
    if (jig_op_num_operands(op) != jig_type_num_inputs(type))
        return jig_op_emit_error(op, "incorrect number of operands for callee") ||
               jig_transform_explain(op, "%s takes %zu %s, and is given %zu",
                                     jig_msg_attr(jig_transform_include_target_attr(op)),
                                     COUNTED(jig_type_num_inputs(type), "argument"),
                                     jig_op_num_operands(op));
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_type(op, i) != jig_type_inputs(type)[i])
            return jig_op_error(op,
                                "operand type mismatch: expected operand type %s, but provided %s "
                                "for operand number %zu",
                                jig_msg_type(jig_type_inputs(type)[i]),
                                jig_msg_type(jig_op_operand_type(op, i)), i);
    if (jig_op_num_results(op) != jig_type_num_results(type))
        return jig_op_emit_error(op, "incorrect number of results for callee") ||
               jig_transform_explain(
                   op, "%s yields %zu %s, but there are types for %zu behind '->'",
                   jig_msg_attr(jig_transform_include_target_attr(op)),
                   COUNTED(jig_type_num_results(type), "result"), jig_op_num_results(op));
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (!jig_transform_same_handle_kind(jig_op_result_type(op, i), jig_type_results(type)[i]))
            return jig_op_error(op,
                                "type of result #%zu must implement the same transform dialect "
                                "interface as the corresponding callee result",
                                i);
    return jig_transform_verify_called_sequence(callee);
}

const JigSymbolUserIface jig_include_user = {.verify = verify_include};

void jig_transform_include_effects(const JigOp *op, JigEffects *out) {
    JIG_REQUIRE(op && out);
    JigOp *callee = jig_find_sequence((JigOp *)op, jig_transform_include_target_attr(op));
    out->known = true;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        bool consumed = callee && jig_marks_arg_consumed(callee, i);
        /* What cannot be resolved is reported as that, not as an unknown effect. */
        if (!callee || consumed || jig_marks_arg_read(callee, i))
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

bool jig_transform_verify_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
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
               (!has_calls || jig_transform_verify_no_recursion(op));
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
