/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Errors of evaluation: the op, its values, the calls that led there. */
#include "eval/shadow.h"
#include "support/check.h"

#include <stdio.h>

enum { MAX_CALLS = 8, MAX_VALUES = 16, MAX_TEXT = 200 };

/* Large values are told by their type alone. */
static JigStr value_text(JigEvalCall *call, size_t i, JigArena *a) {
    const JigEvalValue *v = jig_eval_slot(call, i);
    const JigType *type = jig_op_operand_type(call->step->op, i);
    if (v->tag == JIG_EVAL_NONE)
        return jig_arena_printf(a, "? : %.*s", JIG_FMT(jig_type_to_str(type, a)));
    if (v->tag == JIG_EVAL_SHAPED &&
        (jig_eval_shaped_count(v->shaped) > 16 || v->shaped->buffer->freed))
        return jig_type_to_str(type, a);
    JigStr text = jig_eval_value_to_str(call->eval, type, v, a);
    return text.len > MAX_TEXT ? jig_type_to_str(type, a) : text;
}

static JigStr values_text(JigEvalCall *call, JigArena *a) {
    JigStr text = {0};
    size_t n = call->step->num_operands, shown = n < MAX_VALUES ? n : MAX_VALUES;
    for (size_t i = 0; i < shown; ++i) {
        JigStr one = value_text(call, i, a);
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), i ? ", " : "", JIG_FMT(one));
    }
    return shown < n ? jig_arena_printf(a, "%.*s, ...", JIG_FMT(text)) : text;
}

/* Bodies of named ops have no locations: that of the op around them stands for theirs. */
JigLoc jig_eval_loc(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    const JigOp *at = op;
    while (jig_loc_kind(ctx, jig_op_loc(at)) == JIG_ATTR_LOC_UNKNOWN && jig_op_parent(at))
        at = jig_op_parent(at);
    return jig_op_loc(at);
}

static void note_calls(JigEvalCall *call) {
    size_t n = 0;
    for (JigEvalCall *c = call->caller; c; c = c->caller)
        if (++n <= MAX_CALLS)
            jig_note(call->eval->ctx, jig_eval_loc(c->step->op), "called from here");
}

/* After a race what goes wrong in the same op is not told. */
static bool has_stopped(const JigEval *e) {
    return e->shadow && e->shadow->stopped;
}

bool jig_eval_stop(JigEval *e, JigEvalFault fault, JigLoc loc, const char *fmt, ...) {
    JIG_REQUIRE(e && fault && fmt);
    if (has_stopped(e))
        return false;
    JigArena arena;
    jig_arena_init(&arena);
    va_list args;
    va_start(args, fmt);
    JigStr message = jig_arena_vprintf(&arena, fmt, args);
    va_end(args);
    e->fault = fault;
    jig_error(e->ctx, loc, "%.*s", JIG_FMT(message));
    jig_arena_free(&arena);
    return false;
}

JigEvalOutcome jig_eval_verror(JigEvalCall *call, JigEvalFault fault, const char *fmt,
                               va_list args) {
    JIG_REQUIRE(call && fault && fmt);
    if (has_stopped(call->eval))
        return JIG_EVAL_STOP;
    call->eval->fault = fault;
    JigOp *op = call->step->op;
    JigArena arena;
    jig_arena_init(&arena);
    JigStr message = jig_arena_vprintf(&arena, fmt, args), name = jig_op_name_of(op);
    if (call->element >= 0)
        message = jig_arena_printf(&arena, "%.*s at element %lld", JIG_FMT(message),
                                   (long long)call->element);
    JigStr values = values_text(call, &arena);
    jig_error(call->eval->ctx, jig_eval_loc(op), "'%.*s' op %.*s%s%.*s", JIG_FMT(name),
              JIG_FMT(message), values.len ? "; operands: " : "", JIG_FMT(values));
    note_calls(call);
    jig_arena_free(&arena);
    return JIG_EVAL_STOP;
}

JigEvalOutcome jig_eval_error(JigEvalCall *call, const char *fmt, ...) {
    JIG_REQUIRE(call && fmt);
    va_list args;
    va_start(args, fmt);
    jig_eval_verror(call, JIG_EVAL_UNDEFINED, fmt, args);
    va_end(args);
    return JIG_EVAL_STOP;
}

JigEvalOutcome jig_eval_unknown(JigEvalCall *call, const char *fmt, ...) {
    JIG_REQUIRE(call && fmt);
    va_list args;
    va_start(args, fmt);
    jig_eval_verror(call, JIG_EVAL_UNKNOWN, fmt, args);
    va_end(args);
    return JIG_EVAL_STOP;
}

bool jig_eval_fail(JigEvalCall *call, const char *fmt, ...) {
    JIG_REQUIRE(call && fmt);
    va_list args;
    va_start(args, fmt);
    jig_eval_verror(call, JIG_EVAL_UNDEFINED, fmt, args);
    va_end(args);
    return false;
}

bool jig_eval_unknown_fail(JigEvalCall *call, const char *fmt, ...) {
    JIG_REQUIRE(call && fmt);
    va_list args;
    va_start(args, fmt);
    jig_eval_verror(call, JIG_EVAL_UNKNOWN, fmt, args);
    va_end(args);
    return false;
}

bool jig_eval_need_value(JigEvalCall *call, const JigEvalValue *v, const char *what) {
    JIG_REQUIRE(call && v && what);
    if (v->tag == JIG_EVAL_NONE)
        return jig_eval_fail(call, "reads %s, which was never written", what);
    if (v->tag == JIG_EVAL_POISON)
        return jig_eval_fail(call, "depends on %s, which is poison", what);
    return true;
}

bool jig_eval_need(JigEvalCall *call, size_t operand) {
    JIG_REQUIRE(call);
    JIG_REQUIRE(operand < call->step->num_operands);
    const JigEvalValue *v = jig_eval_slot(call, operand);
    if (v->tag > JIG_EVAL_POISON)
        return true;
    char what[32];
    snprintf(what, sizeof what, "operand #%zu", operand);
    return jig_eval_need_value(call, v, what);
}
