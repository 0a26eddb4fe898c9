/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a pattern must be: every entity of the matcher is bound to an op or
 * asked for, the ops to find hang together, and the types of ops to make can
 * be known.
 */
#include "dialect/pdl/pdl_int.h"

#include "ir/context.h"
#include "ir/spec/spec.h"
#include "support/map.h"
#include "support/vec.h"

static bool in_matcher(const JigOp *op) {
    return jig_op_is(jig_op_parent(op), JIG_PDL(PATTERN));
}

static bool in_rewrite(const JigOp *op) {
    return jig_op_is(jig_op_parent(op), JIG_PDL(REWRITE));
}

/* ---- Entities of the matcher must be bound ---- */

/* The results of an op are bound only when someone asks for them. */
static bool has_binding_use(const JigOp *op) {
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        const JigOp *user = jig_use_owner(u);
        bool takes_results = jig_op_is(user, JIG_PDL(RESULT)) || jig_op_is(user, JIG_PDL(RESULTS));
        if (!takes_results || has_binding_use(user))
            return true;
    }
    return false;
}

bool jig_pdl_verify_bound(JigOp *op) {
    return !in_matcher(op) || has_binding_use(op) ||
           jig_op_error(op, "expected a bindable user when defined in the matcher body of a "
                            "`pdl.pattern`");
}

bool jig_pdl_verify_attribute(JigOp *op) {
    const JigAttr *value = jig_pdl_attribute_value_attr(op);
    bool typed = jig_op_num_operands(op) > 0;
    if (!value && in_rewrite(op))
        return jig_op_error(op, "expected constant value when specified within a `pdl.rewrite`");
    if (value && typed)
        return jig_op_error(op, "expected only one of [`type`, `value`] to be set");
    return value || jig_pdl_verify_bound(op);
}

bool jig_pdl_verify_type(JigOp *op) {
    bool constant = jig_pdl_type_constant_type_attr(op) || jig_pdl_types_constant_types_attr(op);
    return constant || jig_pdl_verify_bound(op);
}

bool jig_pdl_verify_results(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    return jig_pdl_results_index_attr(op) || jig_pdl_is_range(type) ||
           jig_op_error(op,
                        "expected `pdl.range<value>` result type when no index is specified, but "
                        "got: %s",
                        jig_msg_type(type));
}

/* ---- Native functions ---- */

bool jig_pdl_verify_native_constraint(JigOp *op) {
    if (!jig_op_num_operands(op))
        return jig_op_error(op, "expected at least one argument");
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is(jig_op_result_type(op, i), JIG_PDL_TYPE_ROW(OPERATION)))
            return jig_op_error(op, "returning an operation from a constraint is not supported");
    return true;
}

bool jig_pdl_verify_native_rewrite(JigOp *op) {
    return jig_op_num_operands(op) || jig_op_num_results(op) ||
           jig_op_error(op, "expected at least one argument or result");
}

/* ---- Ops ---- */

/* The spec of a registered op of a dialect in use, or NULL. */
static const JigSpec *known_op(JigOp *operation) {
    JigContext *ctx = jig_op_context(operation);
    JigStr name = jig_pdl_operation_op_name(operation);
    const JigDialect *dialect = jig_context_dialect_of(ctx, name);
    if (!dialect || !jig_ptrmap_has(&ctx->loaded, dialect))
        return NULL;
    const JigOpName *record = jig_op_name(ctx, name);
    return jig_op_name_row(record) ? jig_spec(record) : NULL;
}

/* A replacement has the result types of what it replaces, when that is there first. */
static bool types_follow_from_replaced(JigOp *op) {
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        JigOp *replace = jig_use_owner(u);
        if (!jig_op_is(replace, JIG_PDL(REPLACE)))
            continue;
        bool replaces = jig_use_index(u) != 0; /* not what is replaced */
        if (!replaces || !jig_pdl_replace_repl_operation(replace))
            continue;
        JigOp *replaced = jig_value_def(jig_pdl_replace_op_value(replace));
        if (replaced &&
            (jig_op_block(replaced) != jig_op_block(op) || jig_op_is_before(replaced, op)))
            return true;
    }
    return false;
}

/* Is it the type of something to find? Of an attribute it says too little. */
static bool is_of_something_found(const JigOp *def) {
    for (JigUse *u = jig_value_first_use(jig_op_result(def, 0)); u; u = jig_use_next(u)) {
        const JigOp *user = jig_use_owner(u);
        if (in_matcher(user) &&
            (jig_op_is(user, JIG_PDL(OPERATION)) || jig_op_is(user, JIG_PDL(OPERAND)) ||
             jig_op_is(user, JIG_PDL(OPERANDS))))
            return true;
    }
    return false;
}

static bool type_is_known(const JigValue *type) {
    const JigOp *def = jig_value_def(type);
    if (jig_op_is(def, JIG_PDL(APPLY_NATIVE_REWRITE)))
        return true;
    if (!jig_op_is(def, JIG_PDL(TYPE)) && !jig_op_is(def, JIG_PDL(TYPES)))
        return false;
    return jig_pdl_type_constant_type_attr(def) || jig_pdl_types_constant_types_attr(def) ||
           is_of_something_found(def);
}

static bool unknown_types(JigOp *op) {
    return jig_op_error(op, "must have inferable or constrained result types when nested within "
                            "`pdl.rewrite`");
}

/* The reference's pdl ops do not say that they infer their types, though they do. */
static bool infers(const JigSpec *made) {
    return made->infers && made->name->dialect != &jig_pdl_dialect;
}

static bool verify_types_are_known(JigOp *op) {
    const JigSpec *made = known_op(op);
    if (!made || infers(made) || types_follow_from_replaced(op))
        return true;
    JigOperandRange range = jig_pdl_operation_type_values(op);
    if (!range.count && made->num_outs > made->variadic_outs) {
        unknown_types(op);
        JigStr text = jig_op_name_str(made->name);
        jig_op_note(op,
                    "operation is created in a non-inferrable context, but '%.*s' does not "
                    "implement InferTypeOpInterface",
                    JIG_FMT(text));
        return false;
    }
    for (size_t i = 0; i < range.count; ++i) {
        if (type_is_known(jig_op_operand(op, range.start + i)))
            continue;
        unknown_types(op);
        jig_op_note(op, "result type #%zu was not constrained", i);
        return false;
    }
    return true;
}

bool jig_pdl_verify_operation(JigOp *op) {
    bool made = in_rewrite(op);
    if (made && !jig_pdl_operation_op_name_attr(op))
        return jig_op_error(op, "must have an operation name when nested within a `pdl.rewrite`");
    size_t names = jig_attr_array_len(jig_pdl_operation_attribute_value_names_attr(op));
    JigOperandRange range = jig_pdl_operation_attribute_values(op);
    if (names != range.count)
        return jig_op_error(op,
                            "expected the same number of attribute values and attribute names, "
                            "got %zu names and %zu values",
                            names, range.count);
    return made ? verify_types_are_known(op) : jig_pdl_verify_bound(op);
}

/* ---- Rewrites ---- */

bool jig_pdl_verify_range(JigOp *op) {
    const JigType *element = jig_pdl_element(jig_op_result_type(op, 0));
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigType *got = jig_pdl_element(jig_op_operand_type(op, i));
        if (got != element)
            return jig_op_error(op, "expected operand to have element type %s, but got %s",
                                jig_msg_type(element), jig_msg_type(got));
    }
    return true;
}

bool jig_pdl_verify_replace(JigOp *op) {
    return !jig_pdl_replace_num_repl_values(op) || !jig_pdl_replace_repl_operation(op) ||
           jig_op_error(op, "expected no replacement values to be provided when the replacement "
                            "operation is present");
}

bool jig_pdl_verify_rewrite(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    JigOperandRange range = jig_pdl_rewrite_external_args(op);
    if (jig_pdl_rewrite_name_attr(op))
        return !body ||
               jig_op_error(op, "expected rewrite region to be empty when rewrite is external");
    if (!body)
        return jig_op_error(op, "expected rewrite region to be non-empty if external name is not "
                                "specified");
    return !range.count ||
           jig_op_error(op, "expected no external arguments when the rewrite is specified "
                            "inline");
}

/* ---- The pattern as a whole ---- */

typedef JIG_VEC(JigOp *) OpStack;
typedef struct Reach {
    JigBlock *body;
    JigPtrMap seen;
    OpStack todo;
} Reach;

static bool must_be_linked(const JigOp *op) {
    return jig_op_is(op, JIG_PDL(OPERATION)) || jig_op_is(op, JIG_PDL(OPERAND)) ||
           jig_op_is(op, JIG_PDL(OPERANDS)) || jig_op_is(op, JIG_PDL(RESULT)) ||
           jig_op_is(op, JIG_PDL(RESULTS));
}

static bool is_constraint(const JigOp *op) {
    return jig_op_is(op, JIG_PDL(APPLY_NATIVE_CONSTRAINT));
}

static void reach(Reach *r, JigOp *op) {
    if (op && jig_op_block(op) == r->body && (must_be_linked(op) || is_constraint(op)) &&
        jig_ptrset_add(&r->seen, op))
        jig_vec_push(&r->todo, op);
}

/* Values link ops both ways; a constraint links what it is asked about to what it
 * computes, but not the other way round. */
static void reach_neighbours(Reach *r, JigOp *op) {
    JigOperandRange from = is_constraint(op) ? jig_no_operands()
                           : jig_op_is(op, JIG_PDL(OPERATION))
                               ? jig_pdl_operation_operand_values(op)
                               : jig_all_operands(op);
    for (size_t i = 0; i < from.count; ++i)
        reach(r, jig_op_operand_def(op, from.start + i));
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            reach(r, jig_use_owner(u));
}

static void reach_all(Reach *r, JigOp *from) {
    reach(r, from);
    while (r->todo.len)
        reach_neighbours(r, r->todo.data[--r->todo.len]);
}

static bool is_used_by_rewrite(const JigOp *op, const JigBlock *body) {
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        const JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_PDL(REWRITE)) || jig_op_block(user) != body)
            return true;
    }
    return false;
}

/* What the rewrite takes from the matcher must hang together; what it leaves alone need not. */
static bool verify_connected(JigOp *pattern, JigBlock *body) {
    Reach r = {.body = body};
    bool ok = true, first = true;
    for (JigOp *op = jig_block_first(body); ok && op; op = jig_op_next(op)) {
        if (!must_be_linked(op) || !is_used_by_rewrite(op, body))
            continue;
        if (first)
            reach_all(&r, op);
        else if (!jig_ptrmap_has(&r.seen, op)) {
            ok = jig_op_error(pattern, "the operations must form a connected component");
            jig_op_note(op, "see a disconnected value / operation here");
        }
        first = false;
    }
    jig_ptrmap_free(&r.seen);
    jig_vec_free(&r.todo);
    return ok;
}

static JigWalk find_foreign(JigOp *op, void *user) {
    if (jig_str_starts_with(jig_op_name_of(op), "pdl."))
        return JIG_WALK_ADVANCE;
    *(JigOp **)user = op;
    return JIG_WALK_INTERRUPT;
}

bool jig_pdl_verify_pattern(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    JigOp *last = jig_block_last(body), *foreign = NULL, *first = jig_block_first(body);
    if (!jig_op_is(last, JIG_PDL(REWRITE))) {
        jig_op_error(op, "expected body to terminate with `pdl.rewrite`");
        jig_op_note(last, "see terminator defined here");
        return false;
    }
    if (jig_block_num_args(body))
        return jig_op_error(op, "expected no arguments of the pattern body");
    jig_walk_post(op, find_foreign, &foreign);
    if (foreign) {
        jig_op_error(op, "expected only `pdl` operations within the pattern body");
        jig_op_note(foreign, "see non-`pdl` operation defined here");
        return false;
    }
    while (first && !jig_op_is(first, JIG_PDL(OPERATION)))
        first = jig_op_next(first);
    if (!first)
        return jig_op_error(op, "the pattern must contain at least one `pdl.operation`");
    return verify_connected(op, body);
}
