/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Carrying out the body of a pdl.rewrite. `known` has what each value of the
 * pattern stands for; an op that goes takes what refers to it along, so that
 * a later use is reported.
 */
#include "payload/pdl/pattern_int.h"

#include "ir/context.h"
#include "ir/spec/spec.h"

typedef struct Run {
    JigPdlMatcher *p;
    JigRewriter *rw;
    JigArena *arena;
    JigLoc loc;
    JigPtrMap known; /* value of the pattern -> JigPdlValue; null kind: gone */
} Run;

static bool broken(Run *r, const JigOp *op, const char *why) {
    r->p->failed = true;
    jig_op_error(op, "%s", why);
    return false;
}

/* ---- What values stand for ---- */

static void set(Run *r, const JigValue *v, JigPdlValue to) {
    JigPdlValue *slot = JIG_NEW(r->arena, JigPdlValue);
    *slot = to;
    jig_ptrmap_set(&r->known, v, slot);
}

static bool get(Run *r, const JigOp *op, size_t operand, JigPdlValue *out) {
    const JigPdlValue *v = jig_ptrmap_get(&r->known, jig_op_operand(op, operand));
    if (!v || v->kind == JIG_PDL_IS_NULL)
        return broken(r, op, v ? "uses what is not there (any more)" : "uses what is not known");
    *out = *v;
    return true;
}

static bool is_in(const JigOp *op, const JigValue *v) {
    const JigOp *owner = jig_value_def(v);
    if (!owner)
        owner = jig_block_parent_op(jig_value_owner_block(v));
    return owner && jig_op_is_ancestor(op, owner);
}

static bool refers_to(const JigPdlValue *v, const JigOp *op) {
    if (v->kind == JIG_PDL_IS_OP)
        return jig_op_is_ancestor(op, v->op);
    if (v->kind == JIG_PDL_IS_VALUE)
        return is_in(op, v->value);
    for (size_t i = 0; v->kind == JIG_PDL_IS_VALUE_RANGE && i < v->n; ++i)
        if (is_in(op, v->values[i]))
            return true;
    return false;
}

/* `op` is about to go. */
static void forget(Run *r, const JigOp *op) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&r->known, &i));)
        if (refers_to(e->value, op))
            ((JigPdlValue *)e->value)->kind = JIG_PDL_IS_NULL;
}

/* ---- Ranges ---- */

typedef JIG_VEC(void *) Items;

/* The pointer, or pointers, that a value stands for. */
static void append(Items *list, const JigPdlValue *v) {
    if (v->kind == JIG_PDL_IS_VALUE_RANGE)
        jig_vec_append(list, (void *const *)v->values, v->n);
    else if (v->kind == JIG_PDL_IS_TYPE_RANGE)
        jig_vec_append(list, (void *const *)v->types, v->n);
    else
        jig_vec_push(list, (void *)v->op);
}

/* All that a group of operands stands for, flat; in the run's arena. */
static bool collect(Run *r, const JigOp *op, size_t start, size_t count, void ***items, size_t *n) {
    Items list = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < count; ++i) {
        JigPdlValue v;
        ok = get(r, op, start + i, &v);
        if (ok)
            append(&list, &v);
    }
    *items = jig_arena_copy(r->arena, list.data, list.len * sizeof *list.data);
    *n = list.len;
    jig_vec_free(&list);
    return ok;
}

static bool run_range(Run *r, const JigOp *op) {
    void **items;
    size_t n;
    JIG_CHECK(collect(r, op, 0, jig_op_num_operands(op), &items, &n));
    const JigType *element = jig_pdl_element(jig_op_result_type(op, 0));
    JigPdlValue range = {.kind = JIG_PDL_IS_VALUE_RANGE, .values = (JigValue **)items, .n = n};
    if (jig_type_is(element, JIG_PDL_TYPE_ROW(TYPE)))
        range =
            (JigPdlValue){.kind = JIG_PDL_IS_TYPE_RANGE, .types = (const JigType **)items, .n = n};
    set(r, jig_op_result(op, 0), range);
    return true;
}

/* ---- New ops ---- */

/* The op that `op`, once made, replaces; NULL: none that is there by now. */
static bool find_replaced(Run *r, const JigOp *op, JigPdlValue *out) {
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        JigOp *replace = jig_use_owner(u);
        if (!jig_op_is(replace, JIG_PDL(REPLACE)) || jig_use_index(u) != 1)
            continue;
        const JigPdlValue *v = jig_ptrmap_get(&r->known, jig_pdl_replace_op_value(replace));
        if (v && v->kind == JIG_PDL_IS_OP) {
            *out = *v;
            return true;
        }
    }
    return false;
}

/* The result types that the pattern gives; false: one of them is open. */
static bool given_types(Run *r, const JigOp *op, JigOpState *s) {
    size_t n;
    void **items;
    JigOperandRange range = jig_pdl_operation_type_values(op);
    for (size_t i = 0; i < range.count; ++i)
        if (!jig_ptrmap_get(&r->known, jig_op_operand(op, range.start + i)))
            return false;
    if (!collect(r, op, range.start, range.count, &items, &n))
        return false;
    s->types = (const JigType **)items;
    s->num_types = n;
    return range.count > 0;
}

static bool infer(Run *r, JigOpState *s) {
    JigInferCall call = {.ctx = r->p->ctx,
                         .loc = s->loc,
                         .name = s->name,
                         .operands = s->operands,
                         .num_operands = s->num_operands,
                         .attrs = s->attrs,
                         .arena = r->arena};
    JIG_CHECK(jig_infer_types(&call));
    s->types = call.types;
    s->num_types = call.num_types;
    return true;
}

/* Given, or inferred, or those of what is replaced, or none. False: they can't be inferred. */
static bool find_types(Run *r, const JigOp *op, JigOpState *s) {
    JigPdlValue replaced;
    if (given_types(r, op, s))
        return true;
    if (r->p->failed)
        return false;
    if (jig_op_name_row(s->name) && jig_spec(s->name)->infers)
        return infer(r, s);
    if (!find_replaced(r, op, &replaced))
        return true;
    JigPdlValue values = jig_matcher_result_group(replaced.op, ALL_OF_THEM, true, r->arena);
    JigPdlValue types = jig_matcher_types_of(values, r->arena);
    s->types = (const JigType **)types.types;
    s->num_types = types.n;
    return true;
}

/* Types that were open are those of the new op's results. */
static void bind_open_types(Run *r, const JigOp *op, const JigOp *made) {
    JigOperandRange types = jig_pdl_operation_type_values(op);
    bool after_range = false;
    for (size_t i = 0; i < types.count; ++i) {
        const JigValue *type = jig_op_operand(op, types.start + i);
        bool range = jig_pdl_is_range(jig_value_type(type));
        after_range |= range;
        if (jig_ptrmap_get(&r->known, type))
            continue;
        JigPdlValue result = {0};
        if (after_range)
            result = jig_matcher_result_group(made, types.count == 1 ? ALL_OF_THEM : (uint32_t)i,
                                              range, r->arena);
        else if (i < jig_op_num_results(made))
            result = (JigPdlValue){.kind = JIG_PDL_IS_VALUE, .value = jig_op_result(made, i)};
        set(r, type, jig_matcher_types_of(result, r->arena));
    }
}

static bool find_attrs(Run *r, const JigOp *op, JigOpState *s) {
    const JigAttr *names = jig_pdl_operation_attribute_value_names_attr(op), *dict = NULL;
    JigOperandRange range = jig_pdl_operation_attribute_values(op);
    dict = jig_attr_dict(r->p->ctx, NULL, 0);
    for (size_t i = 0; i < range.count; ++i) {
        JigPdlValue v;
        JIG_CHECK(get(r, op, range.start + i, &v));
        JigStr name = jig_attr_string_value(jig_attr_array_at(names, i));
        dict = jig_attr_dict_with(dict, jig_ident(r->p->ctx, name), v.attr);
    }
    s->attrs = dict;
    return true;
}

static bool run_operation(Run *r, const JigOp *op) {
    JigContext *ctx = r->p->ctx;
    JigOpState s = {.loc = r->loc, .name = jig_op_name(ctx, jig_pdl_operation_op_name(op))};
    void **operands;
    if (!jig_op_name_row(s.name) && !jig_context_allows_unregistered(ctx) &&
        jig_context_dialect_of(ctx, jig_op_name_str(s.name)))
        return broken(r, op, "makes an op that its dialect does not have");
    JigOperandRange range = jig_pdl_operation_operand_values(op);
    JIG_CHECK(collect(r, op, range.start, range.count, &operands, &s.num_operands));
    s.operands = (JigValue **)operands;
    JIG_CHECK(find_attrs(r, op, &s));
    if (!find_types(r, op, &s)) { /* there is no op then, and the rewrite goes on */
        set(r, jig_op_result(op, 0), (JigPdlValue){0});
        return !r->p->failed;
    }
    JigOp *made = jig_create(r->rw, &s);
    set(r, jig_op_result(op, 0), (JigPdlValue){.kind = JIG_PDL_IS_OP, .op = made});
    bind_open_types(r, op, made);
    return true;
}

/* ---- Erasing and replacing ---- */

static bool run_erase(Run *r, const JigOp *op) {
    JigPdlValue v;
    JIG_CHECK(get(r, op, 0, &v));
    if (jig_op_has_uses(v.op))
        return broken(r, op, "erases an op whose results are used");
    forget(r, v.op);
    jig_rw_erase(r->rw, v.op);
    return true;
}

/* The values that replace: listed, or the results of an op. */
static bool replacements(Run *r, const JigOp *op, JigValue ***values, size_t *n) {
    void **items;
    JigOperandRange listed = jig_pdl_replace_repl_values(op);
    if (!jig_pdl_replace_repl_operation(op)) {
        JIG_CHECK(collect(r, op, listed.start, listed.count, &items, n));
        *values = (JigValue **)items;
        return true;
    }
    JigPdlValue by;
    JIG_CHECK(get(r, op, listed.start - 1, &by)); /* the op stands before the values */
    JigPdlValue results = jig_matcher_result_group(by.op, ALL_OF_THEM, true, r->arena);
    *values = (JigValue **)results.values;
    *n = results.n;
    return true;
}

static bool run_replace(Run *r, const JigOp *op) {
    JigPdlValue v;
    JigValue **values;
    size_t n;
    JIG_CHECK(get(r, op, 0, &v) && replacements(r, op, &values, &n));
    if (n != jig_op_num_results(v.op))
        return broken(r, op, "replaces an op by another number of values than it has results");
    for (size_t i = 0; i < n; ++i)
        if (is_in(v.op, values[i]))
            return broken(r, op, "replaces an op by itself");
    forget(r, v.op);
    jig_rw_replace(r->rw, v.op, values, n);
    return true;
}

/* ---- The rest ---- */

static bool run_result(Run *r, const JigOp *op) {
    JigPdlValue v;
    JIG_CHECK(get(r, op, 0, &v));
    uint32_t index = (uint32_t)jig_pdl_results_index(op, ALL_OF_THEM);
    bool range = jig_pdl_is_range(jig_op_result_type(op, 0));
    JigPdlValue out = {0};
    if (jig_op_is(op, JIG_PDL(RESULTS)))
        out = jig_matcher_result_group(v.op, index, range, r->arena);
    else if (index < jig_op_num_results(v.op))
        out = (JigPdlValue){.kind = JIG_PDL_IS_VALUE, .value = jig_op_result(v.op, index)};
    set(r, jig_op_result(op, 0), out);
    return true;
}

/* An open type stays unknown. */
static bool run_constant(Run *r, const JigOp *op) {
    JigPdlValue v = jig_matcher_constant(op, r->arena);
    if (v.kind != JIG_PDL_IS_NULL)
        set(r, jig_op_result(op, 0), v);
    return true;
}

/* Calls a rewrite with the operands of `op`, the root first when there is one. */
static bool run_native(Run *r, const JigOp *op) {
    const JigNative *fn = jig_native_find(r->p->ctx, jig_pdl_apply_native_rewrite_name(op));
    size_t n = jig_op_num_operands(op), num_results = jig_op_num_results(op);
    JigPdlValue *args = jig_arena_alloc(r->arena, n * sizeof *args);
    JigPdlValue *results = jig_arena_calloc(r->arena, num_results * sizeof *results);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(get(r, op, i, &args[i]));
    size_t errors = jig_diag_num_errors(r->p->ctx);
    if (!jig_matcher_call_native(fn, fn->rewrite, r->rw, op, args, n, results, r->arena)) {
        r->p->failed |= jig_diag_num_errors(r->p->ctx) != errors;
        return false;
    }
    for (size_t i = 0; i < num_results; ++i)
        set(r, jig_op_result(op, i), results[i]);
    return true;
}

static bool run_op(Run *r, const JigOp *op) {
    static const struct {
        const JigOpRow *row;
        bool (*run)(Run *r, const JigOp *op);
    } actions[] = {
        {JIG_PDL(OPERATION), run_operation}, {JIG_PDL(RESULT), run_result},
        {JIG_PDL(RESULTS), run_result},      {JIG_PDL(ATTRIBUTE), run_constant},
        {JIG_PDL(TYPE), run_constant},       {JIG_PDL(TYPES), run_constant},
        {JIG_PDL(RANGE), run_range},         {JIG_PDL(ERASE), run_erase},
        {JIG_PDL(REPLACE), run_replace},     {JIG_PDL(APPLY_NATIVE_REWRITE), run_native},
    };
    for (size_t i = 0; i < JIG_LEN(actions); ++i)
        if (jig_op_is(op, actions[i].row))
            return actions[i].run(r, op);
    return broken(r, op, "cannot be carried out in a rewrite");
}

static bool run_body(Run *r) {
    JigBlock *body = jig_op_body(r->p->rewrite);
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op))
        JIG_CHECK(run_op(r, op));
    return true;
}

bool jig_matcher_rewrite(JigPdlMatcher *p, JigRewriter *rw, const Match *match, JigArena *arena) {
    Run r = {.p = p, .rw = rw, .arena = arena, .loc = match->loc};
    for (size_t i = 0; i < p->inputs.len; ++i)
        set(&r, p->inputs.data[i].value, match->inputs[i]);
    bool external = jig_pdl_rewrite_name_attr(p->rewrite) != NULL;
    bool ok = true;
    if (!external)
        ok = run_body(&r);
    else if (p->external == JIG_PDL_CALL_EXTERNAL)
        ok = run_native(&r, p->rewrite);
    jig_ptrmap_free(&r.known);
    return ok;
}
