/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Places are visible: a cast stands behind what it casts, that made last first.
 */
#include "rewrite/casts.h"
#include "rewrite/reconcile.h"
#include "rewrite/type_converter.h"

#include "ir/op.h"

/* ---- Building ---- */
static JigPoint after(JigValue *v) {
    JigOp *def = jig_value_op(v);
    if (def)
        return (JigPoint){def->block, def->next};
    JigBlock *block = jig_arg_block(v);
    return (JigPoint){block, block->first};
}

/* Is p behind q, in the same block or one that q's dominates? */
static bool is_behind(JigContext *ctx, JigDominance **dom, JigPoint p, JigPoint q) {
    if (p.block != q.block) {
        if (!*dom)
            *dom = jig_dominance_create(ctx);
        return jig_dominates_block(*dom, q.block, p.block);
    }
    return !p.before || (q.before && p.before != q.before && jig_op_is_before(q.before, p.before));
}

/* Behind all of them. */
static JigPoint after_all(JigContext *ctx, JigValueList values) {
    JigPoint point = after(values.items[0]);
    JigDominance *dom = NULL; /* most often all are of one block */
    for (size_t i = 1; i < values.n; i++) {
        JigPoint next = after(values.items[i]);
        if (is_behind(ctx, &dom, next, point))
            point = next;
    }
    if (dom)
        jig_dominance_destroy(dom);
    return point;
}

typedef struct Plan {
    JigPoint at;
    JigLoc loc;
    JigValueList from; /* what it is put for; may be empty */
    JigValueList inputs;
    const JigType *const *types;
    size_t num_types;
    bool only_types; /* is what it casts, but for the type */
} Plan;

/* Pending casts that only change types are marked, to be seen in diagnostics. */
static void name_casts(JigUndo *u, JigContext *ctx) {
    JigNamedAttr marked = {jig_ident(ctx, JIG_STR("__pure_type_conversion__")), jig_attr_unit(ctx)};
    u->cast_name = jig_op_name(ctx, JIG_STR("builtin.unrealized_conversion_cast"));
    u->cast_mark = jig_attr_dict(ctx, &marked, 1);
}

static void take_mark_off(const JigUndo *u, JigOp *cast) {
    jig_op_set_attr_id(cast, jig_attr_dict_items(u->cast_mark)[0].name, NULL);
}

/* `pending` says the rest; its op is set. */
static JigValueList build(JigUndo *u, JigRewriter *rw, const Plan *plan, JigPendingCast pending) {
    if (!u->cast_name)
        name_casts(u, rw->ctx);
    JigOpState state = {.loc = plan->loc,
                        .name = u->cast_name,
                        .operands = (JigValue **)(uintptr_t)plan->inputs.items,
                        .num_operands = plan->inputs.n,
                        .types = (const JigType **)(uintptr_t)plan->types,
                        .num_types = plan->num_types,
                        .attrs = plan->only_types ? u->cast_mark : NULL};
    JigOp *op = pending.op = jig_op_create(&state);
    jig_block_insert(plan->at.block, plan->at.before, op);
    JigValue **results = JIG_NEW_ARRAY(&u->arena, JigValue *, plan->num_types);
    for (size_t i = 0; i < plan->num_types; i++)
        results[i] = &jig_op_results(op)[i];
    JigValueList made = {results, plan->num_types};
    if (plan->from.n)
        jig_remap_set(&u->remap, plan->from, made);
    jig_vec_push(&u->casts, pending);
    if (plan->only_types)
        jig_ptrmap_set(&u->remap.casts, op, op);
    jig_vec_push(&u->log, ((JigChange){.kind = JIG_CHANGE_CAST, .of.op = op}));
    return made;
}

JigValueList jig_casts_operand(JigUndo *u, JigRewriter *rw, JigValue *operand, JigLoc loc,
                               const JigType *const *types, size_t num_types,
                               const JigTypeConverter *converter) {
    JigValueList now = jig_remap_latest(&u->remap, operand, JIG_REMAP_TYPED, types, num_types);
    if (jig_remap_values_have_types(now, types, num_types))
        return now;
    Plan plan = {.at = after_all(rw->ctx, now),
                 .loc = loc,
                 .from = now,
                 .inputs = now,
                 .types = types,
                 .num_types = num_types,
                 .only_types = true};
    if (u->at_once) /* nobody else has this one */
        plan.from = (JigValueList){0};
    return build(
        u, rw, &plan,
        (JigPendingCast){.types = converter, .to_target = true, .original = operand->type});
}

void jig_casts_from_nothing(JigUndo *u, JigRewriter *rw, JigValue *value,
                            const JigTypeConverter *converter) {
    Plan plan = {.at = after(value),
                 .loc = jig_value_loc(value),
                 .from = {&value, 1},
                 .types = &value->type,
                 .num_types = 1};
    u->retyped = true;
    build(u, rw, &plan, (JigPendingCast){.types = converter});
}

JigValue *jig_casts_replacement(JigUndo *u, JigRewriter *rw, JigValue *value,
                                const JigTypeConverter *converter) {
    JigValue *simply = jig_remap_simply(&u->remap, value, value->type);
    if (simply && simply != value)
        return simply;
    JigValueList now = jig_remap_latest(&u->remap, value, JIG_REMAP_TYPED, &value->type, 1);
    bool has_type = jig_remap_values_have_types(now, &value->type, 1);
    if (has_type && now.items[0] != value)
        return now.items[0];
    JigValue *early = u->at_once ? jig_ptrmap_get(&u->early, value) : NULL;
    if (early)
        return early;
    if (jig_undo_is_dead(value) && !value->stands_in)
        return NULL;
    now = jig_remap_latest(&u->remap, value, JIG_REMAP_LAST, NULL, 0);
    if (now.n == 1 && now.items[0] == value)
        return NULL;
    Plan plan = {.at = after_all(rw->ctx, now),
                 .loc = jig_value_loc(value),
                 .from = now,
                 .inputs = now,
                 .types = &value->type,
                 .num_types = 1,
                 .only_types = true};
    return build(u, rw, &plan, (JigPendingCast){.types = converter}).items[0];
}

/* What `to` is made of keeps its own use of the value. */
static void replace_now(JigValue *value, JigValue *to) {
    JigOp *def = jig_value_op(value) ? NULL : jig_value_op(to);
    for (JigUse *u = value->uses, *next; u; u = next) {
        next = u->next;
        if (!def || u->owner->block != def->block || jig_op_is_before(def, u->owner))
            jig_use_set(u, to);
    }
}

void jig_casts_early(JigUndo *u, JigRewriter *rw, JigValue *value,
                     const JigTypeConverter *converter) {
    JigValueList now = jig_remap_latest(&u->remap, value, JIG_REMAP_LAST, NULL, 0);
    if (jig_undo_is_dead(value))
        return;
    if (jig_remap_values_have_types(now, &value->type, 1)) {
        replace_now(value, now.items[0]);
        return;
    }
    Plan plan = {.at = after_all(rw->ctx, now),
                 .loc = jig_value_loc(value),
                 .inputs = now,
                 .types = &value->type,
                 .num_types = 1,
                 .only_types = true};
    JigPendingCast pending = {.types = converter, .stands_for = value};
    JigValueList cast = build(u, rw, &plan, pending);
    jig_ptrmap_set(&u->early, value, cast.items[0]);
    jig_remap_set(&u->remap, cast, now);
    replace_now(value, cast.items[0]);
}

/* ---- Resolving ---- */
static JigStr list_types(const JigOp *op, bool inputs, JigArena *a) {
    JIG_VEC(char) text = {0};
    size_t n = inputs ? op->num_operands : op->num_results;
    for (size_t i = 0; i < n; i++) {
        JigValue *v = inputs ? op->operands[i].value : &jig_op_results(op)[i];
        JigStr type = jig_type_to_str(v->type, a);
        jig_vec_append(&text, i ? ", '" : "'", i ? 3U : 1U);
        jig_vec_append(&text, type.ptr, type.len);
        jig_vec_push(&text, '\'');
    }
    JigStr said = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return said;
}

static bool report(JigOp *op, JigReason *why) {
    JigArena scratch;
    jig_arena_init(&scratch);
    JigReason said = JIG_REASON(&scratch);
    JigUse *use = NULL;
    for (size_t i = 0; i < op->num_results && !use; i++)
        use = jig_op_results(op)[i].uses;
    JigFact inputs = jig_fact_str(list_types(op, true, &scratch)),
            outputs = jig_fact_str(list_types(op, false, &scratch));
    jig_refuse(&said, op,
               "failed to legalize unresolved materialization from ({}) to ({}) that remained live "
               "after conversion",
               inputs, outputs);
    JigStr text = jig_reason_text(&said, &scratch), user = {0};
    if (use) {
        jig_refuse_note(&said, use->owner, "see existing live user here: {}",
                        jig_fact_op_in_remark(use->owner));
        /* Printing delivers what is pending: so it comes first. */
        user = jig_clause_text(&said.notes[0], &scratch);
    }
    jig_op_emit_error(op, "%.*s", JIG_FMT(text));
    if (use)
        jig_op_note(use->owner, "%.*s", JIG_FMT(user));
    if (why)
        jig_reason_copy(why, &said);
    jig_arena_free(&scratch);
    return false;
}

/* Replaces the cast by what the converter makes. */
static bool materialize(JigRewriter *rw, const JigPendingCast *c) {
    JigOp *op = c->op;
    JigArenaMark mark = jig_arena_mark(rw->arena);
    JigValue **out = JIG_NEW_ARRAY(rw->arena, JigValue *, op->num_results + 1u);
    JigValue **inputs = JIG_NEW_ARRAY(rw->arena, JigValue *, op->num_operands + 1u);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, op->num_results + 1u);
    for (size_t i = 0; i < op->num_operands; i++)
        inputs[i] = op->operands[i].value;
    for (size_t i = 0; i < op->num_results; i++)
        types[i] = jig_op_results(op)[i].type;
    JigCast cast = {.loc = op->loc,
                    .inputs = inputs,
                    .num_inputs = op->num_operands,
                    .types = types,
                    .num_types = op->num_results,
                    .original = c->original};
    jig_at_before(rw, op);
    bool ok = jig_type_converter_materialize_cast(c->types, rw, &cast, c->to_target, out);
    if (ok) {
        for (size_t i = 0; i < op->num_results; i++)
            jig_rw_replace_uses(rw, &jig_op_results(op)[i], out[i]);
        jig_rw_erase(rw, op);
    }
    jig_arena_rewind(rw->arena, mark);
    return ok;
}

bool jig_casts_resolve(JigUndo *u, JigRewriter *rw, bool keep, JigReason *why) {
    JigOpVec ops = {0};
    JigPtrMap pending = {0}; /* op -> number + 1 */
    for (size_t i = 0; i < u->casts.len; i++) {
        take_mark_off(u, u->casts.data[i].op);
        jig_vec_push(&ops, u->casts.data[i].op);
        jig_ptrmap_set(&pending, u->casts.data[i].op, (void *)(uintptr_t)(i + 1));
    }
    jig_reconcile_casts(&ops, NULL); /* those that stay */
    bool ok = true;
    for (size_t i = 0; ok && i < ops.len; i++) {
        const JigPendingCast *c =
            &u->casts.data[(uintptr_t)jig_ptrmap_get(&pending, ops.data[i]) - 1];
        if (keep)
            jig_rw_tell_inserted(rw, c->op, NULL, NULL);
        else
            ok = (c->types && materialize(rw, c)) || report(c->op, why);
    }
    jig_ptrmap_free(&pending);
    jig_vec_free(&ops);
    return ok;
}
