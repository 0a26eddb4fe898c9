/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Linking of symbol tables. Names that stand in both are settled first: by
 * renaming what is private, or because one declares what the other defines. Then
 * the symbols move over.
 */
#include "transform/merge.h"

#include "jig/iface.h"
#include "support/vec.h"
#include "transform/argument_marks.h"

/* ---- Declarations ---- */

static bool is_declaration(const JigOp *op) {
    return jig_function(op) && jig_region_is_empty(jig_op_region(op, 0));
}

/* Can `op`, a declaration, stand for `other`? Private definitions are nobody else's. */
static bool declares(const JigOp *op, const JigOp *other) {
    return is_declaration(op) && jig_function(other) &&
           (is_declaration(other) || jig_symbol_is_public(other));
}

static bool same_types(const JigType *const *a, size_t na, const JigType *const *b, size_t nb) {
    return na == nb && (!na || memcmp(a, b, na * sizeof *a) == 0);
}

static bool same_signature(const JigOp *a, const JigOp *b) {
    size_t na, nb;
    const JigType *const *ta = jig_function_inputs(a, &na), *const *tb =
                                                                jig_function_inputs(b, &nb);
    if (!same_types(ta, na, tb, nb))
        return false;
    ta = jig_function_results(a, &na);
    tb = jig_function_results(b, &nb);
    return same_types(ta, na, tb, nb);
}

static const JigType *signature(const JigOp *op) {
    size_t num_inputs, num_results;
    const JigType *const *inputs = jig_function_inputs(op, &num_inputs);
    const JigType *const *results = jig_function_results(op, &num_results);
    return jig_type_function(jig_op_context(op), inputs, num_inputs, results, num_results);
}

/* Marks of an argument go to the definition when it has none, and must agree when it has. */
static bool merge_marks(JigOp *declaration, JigOp *definition, size_t arg) {
    bool consumed = jig_marks_arg_consumed(declaration, arg);
    bool read = jig_marks_arg_read(declaration, arg);
    bool was_consumed = jig_marks_arg_consumed(definition, arg);
    bool was_read = jig_marks_arg_read(definition, arg);
    if ((was_consumed || was_read) && (was_consumed != consumed || was_read != read))
        return jig_op_emit_error(
            declaration,
            "external definition has mismatching consumption annotations for argument #%zu", arg);
    if (!was_consumed && !was_read && (consumed || read))
        jig_marks_set(definition, arg, consumed);
    return true;
}

/* `declaration` is gone afterwards, unless it does not fit. */
static bool resolve(JigOp *declaration, JigOp *definition) {
    if (!same_signature(declaration, definition))
        return jig_op_emit_error(declaration,
                                 "external definition has a mismatching signature (%s)",
                                 jig_msg_type(signature(definition)));
    size_t n;
    jig_function_inputs(declaration, &n);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(merge_marks(declaration, definition, i));
    jig_op_destroy(declaration);
    return true;
}

/* ---- Collisions ---- */

/* One of the two tables and what was renamed in it; the uses follow when all names are settled. */
typedef struct Side {
    JigOp *table;
    JIG_VEC(JigStr) old_names, new_names;
} Side;

/* To a name that is free in both tables. */
static void rename_symbol(JigOp *op, Side *side, const Side *other, JigArena *a) {
    JigStr old = jig_arena_str(a, jig_symbol_name(op)), name = old;
    for (unsigned n = 0;
         jig_symbol_lookup_in(side->table, name) || jig_symbol_lookup_in(other->table, name); ++n)
        name = jig_arena_printf(a, "%.*s_%u", JIG_FMT(old), n);
    jig_op_set_attr(op, "sym_name", jig_attr_string(jig_op_context(op), name));
    jig_vec_push(&side->old_names, old);
    jig_vec_push(&side->new_names, name);
}

/* False when both are there to stay. */
static bool settle(JigOp *op, Side *side, JigOp *colliding, Side *other, JigArena *a) {
    if (declares(op, colliding) || declares(colliding, op))
        return true;
    if (jig_symbol_is_private(op))
        rename_symbol(op, side, other, a);
    else if (jig_symbol_is_private(colliding))
        rename_symbol(colliding, other, side, a);
    else
        return false;
    return true;
}

static bool report_twice(JigOp *op, JigOp *colliding) {
    jig_op_emit_error(op, "doubly defined symbol @%.*s", JIG_FMT(jig_symbol_name(op)));
    jig_note(jig_op_context(op), jig_op_loc(colliding), "previously defined here");
    return false;
}

static void rename_uses(Side *side) {
    jig_symbol_replace_many(side->table, side->old_names.data, side->new_names.data,
                            side->old_names.len);
    jig_vec_free(&side->old_names);
    jig_vec_free(&side->new_names);
}

static bool settle_all(JigOp *target, JigOp *other) {
    Side here = {.table = target}, there = {.table = other};
    JigArena *a = jig_arena_create();
    JigOp *op = jig_block_first(jig_op_body(target)), *colliding = NULL;
    for (; op; op = jig_op_next(op)) {
        colliding = jig_op_is_symbol(op) ? jig_symbol_lookup_in(other, jig_symbol_name(op)) : NULL;
        if (colliding && !settle(op, &here, colliding, &there, a))
            break;
    }
    rename_uses(&here);
    rename_uses(&there);
    jig_arena_destroy(a);
    return !op || report_twice(op, colliding);
}

/* ---- Moving ---- */

static bool move_symbol(JigOp *op, JigOp *target) {
    JigOp *colliding = jig_symbol_lookup_in(target, jig_symbol_name(op));
    jig_op_remove(op);
    jig_block_insert(jig_op_body(target), NULL, op);
    if (!colliding)
        return true;
    return declares(op, colliding) ? resolve(op, colliding) : resolve(colliding, op);
}

static bool move_all(JigOp *target, JigOp *other) {
    for (JigOp *op = jig_block_first(jig_op_body(other)), *next; op; op = next) {
        next = jig_op_next(op);
        if (jig_op_is_symbol(op))
            JIG_CHECK(move_symbol(op, target));
    }
    return true;
}

bool jig_merge_symbols(JigOp *target, JigOp *other) {
    bool ok = settle_all(target, other);
    if (ok) { /* The reference verifies both tables now, which shows in its warnings only. */
        jig_marks_repeat_warnings(target, 1);
        jig_marks_repeat_warnings(other, 1);
        ok = move_all(target, other);
    }
    jig_op_destroy(other);
    return ok && (jig_op_verify(target) ||
                  jig_op_emit_error(target, "failed to verify target op after merging symbols"));
}
