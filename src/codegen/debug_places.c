/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where instructions are from, and records of variables. */
#include "codegen/ir_int.h"

/* A line and column in a scope, perhaps in a function that was inlined; `scope` NULL: none. */
typedef struct Place {
    unsigned line, column;
    const JigAttr *scope;
    uint32_t inlined_at; /* a node, one more; 0: none */
} Place;

static Place nowhere(void) {
    return (Place){0};
}
static uint32_t place_node(JigIr *ir, const Place *p) {
    uint32_t scope = jig_codegen_di(ir, p->scope);
    JigStr at = p->inlined_at ? jig_arena_printf(ir->arena, ", inlinedAt: !%u", p->inlined_at - 1)
                              : (JigStr){0};
    JigStr text = jig_arena_printf(ir->arena, "!DILocation(line: %u, column: %u, scope: !%u%.*s)",
                                   p->line, p->column, scope, JIG_FMT(at));
    bool is_new;
    void **slot = jig_strmap_slot(&ir->places, text, &is_new);
    if (is_new)
        *slot = (void *)(uintptr_t)(jig_codegen_node(ir, text) + 1);
    return (uint32_t)((uintptr_t)*slot - 1);
}

/* One place for what comes from both: what they have in common. */
static Place merged(Place a, Place b) {
    if (!a.scope || !b.scope)
        return nowhere();
    bool same = a.scope == b.scope && a.inlined_at == b.inlined_at;
    if (same && a.line == b.line && a.column == b.column)
        return a;
    a.line = same && a.line == b.line ? a.line : 0;
    a.column = 0;
    return a;
}

static Place place_of(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t inlined_at);

static Place place_of_call(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t inlined_at) {
    Place caller = place_of(ir, jig_loc_caller(ir->ctx, loc), scope, inlined_at);
    if (!caller.scope)
        return caller;
    Place callee = place_of(ir, jig_loc_child(ir->ctx, loc), NULL, place_node(ir, &caller) + 1);
    return callee.scope ? callee : caller;
}
static Place place_of_fused(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t inlined_at) {
    const JigAttr *metadata = jig_loc_metadata(ir->ctx, loc);
    if (metadata && jig_llvm_is_di_local_scope(metadata))
        scope = metadata;
    Place place = place_of(ir, jig_loc_fused_at(ir->ctx, loc, 0), scope, inlined_at);
    for (size_t i = 1; i < jig_loc_num_fused(ir->ctx, loc); i++)
        place = merged(place, place_of(ir, jig_loc_fused_at(ir->ctx, loc, i), scope, inlined_at));
    return place;
}

static Place place_of(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t inlined_at) {
    if (!jig_stack_ok(ir->ctx))
        return nowhere();
    switch (jig_loc_kind(ir->ctx, loc)) {
    case JIG_ATTR_LOC_FILE:
        return scope ? (Place){jig_loc_line(ir->ctx, loc), jig_loc_column(ir->ctx, loc), scope,
                               inlined_at}
                     : nowhere();
    case JIG_ATTR_LOC_NAME:
        return place_of(ir, jig_loc_child(ir->ctx, loc), scope, inlined_at);
    case JIG_ATTR_LOC_CALLSITE:
        return place_of_call(ir, loc, scope, inlined_at);
    case JIG_ATTR_LOC_FUSED:
        return jig_loc_num_fused(ir->ctx, loc) ? place_of_fused(ir, loc, scope, inlined_at)
                                               : nowhere();
    default:
        return nowhere();
    }
}

bool jig_codegen_location(JigIr *ir, JigLoc loc, const JigAttr *scope, uint32_t *number) {
    Place place = place_of(ir, loc, scope, 0);
    if (place.scope)
        *number = place_node(ir, &place);
    return place.scope != NULL;
}

/* ---- Functions ---- */

const JigAttr *jig_codegen_subprogram(JigIr *ir, JigLoc loc) {
    const JigAttr *found = NULL;
    if (!jig_stack_ok(ir->ctx))
        return NULL;
    switch (jig_loc_kind(ir->ctx, loc)) {
    case JIG_ATTR_LOC_NAME:
        return jig_codegen_subprogram(ir, jig_loc_child(ir->ctx, loc));
    case JIG_ATTR_LOC_CALLSITE:
        found = jig_codegen_subprogram(ir, jig_loc_child(ir->ctx, loc));
        return found ? found : jig_codegen_subprogram(ir, jig_loc_caller(ir->ctx, loc));
    case JIG_ATTR_LOC_FUSED:
        found = jig_loc_metadata(ir->ctx, loc);
        if (found && jig_attr_is(found, JIG_LLVM_ATTR(DI_SUBPROGRAM)))
            return found;
        found = NULL;
        for (size_t i = 0; !found && i < jig_loc_num_fused(ir->ctx, loc); i++)
            found = jig_codegen_subprogram(ir, jig_loc_fused_at(ir->ctx, loc, i));
        return found;
    default:
        return NULL;
    }
}

/* ---- Records ---- */

static void put_record(JigIr *ir, const JigOp *op, const char *name, uint32_t where) {
    const JigAttr *variable = jig_llvm_intr_dbg_value_var_info_attr(op);
    jig_codegen_putf(ir, "    #%s(", name);
    jig_codegen_put_typed(ir, jig_op_operand(op, 0));
    jig_codegen_putf(ir, ", !%u, ", jig_codegen_di(ir, variable));
    jig_codegen_put_di_expression(ir, jig_llvm_intr_dbg_value_location_expr_attr(op));
    jig_codegen_putf(ir, ", !%u)\n", where);
}

bool jig_codegen_put_debug_record(JigIr *ir, const JigOp *op) {
    bool declare = jig_op_is(op, JIG_LLVM(INTR_DBG_DECLARE));
    bool value = jig_op_is(op, JIG_LLVM(INTR_DBG_VALUE));
    bool label = jig_op_is(op, JIG_LLVM(INTR_DBG_LABEL));
    uint32_t where;
    if (!declare && !value && !label)
        return false;
    /* Without a place a record says nothing. */
    if (!ir->subprogram || !jig_codegen_location(ir, jig_op_loc(op), ir->subprogram, &where))
        return true;
    if (label)
        jig_codegen_putf(ir, "    #dbg_label(!%u, !%u)\n",
                         jig_codegen_di(ir, jig_llvm_intr_dbg_label_label_attr(op)), where);
    else
        put_record(ir, op, declare ? "dbg_declare" : "dbg_value", where);
    return true;
}
