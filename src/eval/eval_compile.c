/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Compiling a function, once: values get slots, ops become steps, regions and blocks become
 * bodies. All of it lives in the evaluation's permanent arena.
 */
#include "eval/evaluator.h"

typedef struct Compiler {
    JigEval *eval;
    JigArena *arena;
    JigPtrMap slots;  /* value -> slot + 1 */
    JigPtrMap blocks; /* block -> JigEvalBlock * */
    JIG_VEC(JigElem) elems;
    bool failed;
} Compiler;

static uint32_t new_slot(Compiler *c, const JigValue *v) {
    uint32_t slot = (uint32_t)c->elems.len;
    const JigType *type = jig_value_type(v);
    JigElem **known = (JigElem **)jig_ptrmap_slot(&c->eval->elems, type);
    if (!*known) {
        *known = JIG_NEW(&c->eval->perm, JigElem);
        **known = jig_eval_elem_of(c->eval, type);
    }
    jig_vec_push(&c->elems, **known);
    jig_ptrmap_set(&c->slots, v, (void *)(uintptr_t)(slot + 1));
    return slot;
}

/* ---- Numbering ---- */

static void number_body(Compiler *c, JigRegion *region, JigEvalBody *body);

static void number_op(Compiler *c, JigOp *op, JigEvalStep *step) {
    size_t n = jig_op_num_regions(op);
    *step = (JigEvalStep){.op = op, .first_result = (uint32_t)c->elems.len};
    step->num_results = (uint32_t)jig_op_num_results(op);
    for (size_t i = 0; i < step->num_results; ++i)
        new_slot(c, jig_op_result(op, i));
    step->bodies = JIG_NEW_ARRAY(c->arena, JigEvalBody, n);
    for (size_t i = 0; i < n && !c->failed; ++i) {
        step->bodies[i].is_scope = jig_op_has_trait(op, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE);
        number_body(c, jig_op_region(op, i), &step->bodies[i]);
    }
}

static void number_block(Compiler *c, JigBlock *block, JigEvalBlock *out) {
    out->first_arg = (uint32_t)c->elems.len;
    out->num_args = (uint32_t)jig_block_num_args(block);
    for (size_t i = 0; i < out->num_args; ++i)
        new_slot(c, jig_block_arg(block, i));
    JigOpVec ops = {0};
    if (!jig_eval_order(block, &ops)) {
        c->failed = true;
        jig_op_emit_error(jig_block_parent_op(block), "has ops that need each other's results");
    }
    out->num_steps = (uint32_t)ops.len;
    out->steps = JIG_NEW_ARRAY(c->arena, JigEvalStep, out->num_steps);
    for (size_t i = 0; i < ops.len && !c->failed; ++i)
        number_op(c, ops.data[i], &out->steps[i]);
    jig_vec_free(&ops);
}

static void number_body(Compiler *c, JigRegion *region, JigEvalBody *body) {
    if (!jig_stack_ok(c->eval->ctx)) {
        c->failed = true;
        jig_eval_stop(c->eval, JIG_EVAL_UNKNOWN, jig_op_loc(jig_region_parent(region)),
                      "nesting is too deep");
        return;
    }
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        body->num_blocks++;
    body->blocks = JIG_NEW_ARRAY(c->arena, JigEvalBlock, body->num_blocks);
    size_t i = 0;
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        jig_ptrmap_set(&c->blocks, b, &body->blocks[i++]);
    i = 0;
    for (JigBlock *b = jig_region_first(region); b && !c->failed; b = jig_block_next(b))
        number_block(c, b, &body->blocks[i++]);
}

/* ---- Operands ---- */

/* Is this use, by an op of the value's own block, the last of all? In graphs, whose ops run in
 * another order than they stand in, nobody knows. */
static bool is_last_use(const JigOp *op, size_t operand) {
    JigValue *v = jig_op_operand(op, operand);
    JigBlock *block = jig_value_block(v);
    if (jig_op_block(op) != block || !jig_region_has_ssa_dominance(jig_block_region(block)))
        return false;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (user == op) {
            if (jig_use_index(u) != operand)
                return false;
            continue;
        }
        JigOp *at = jig_block_ancestor(block, user);
        if (!at || at == op || !jig_op_is_before(at, op))
            return false;
    }
    return true;
}

/* Only of values that count references does it matter; looking at all uses of one value with each
 * of them would take long. */
static bool may_take(const JigOp *op, size_t operand) {
    JigValue *v = jig_op_operand(op, operand);
    const JigType *type = jig_value_type(v);
    /* What parallel iterations share is not set anew for each of them. */
    JigOp *end = jig_value_is_result(v) ? NULL : jig_block_terminator(jig_value_block(v));
    if (end && jig_op_has_trait(end, JIG_TRAIT_PARALLEL_COMBINING))
        return false;
    if (!jig_type_is_vector(type) && !jig_type_is_tensor(type) &&
        !jig_type_iface(type, &jig_iface_eval_type))
        return false;
    size_t n = 0;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (++n > 16)
            return false;
    return is_last_use(op, operand);
}

static void link_body(Compiler *c, JigEvalBody *body);

static void link_step(Compiler *c, JigEvalStep *step) {
    JigOp *op = step->op;
    size_t n = jig_op_num_operands(op), num_targets = jig_op_num_successors(op);
    const JigOpRow *row = jig_op_row(op);
    step->fn = row ? row->eval : NULL;
    step->num_operands = (uint32_t)n;
    uint32_t *operands = JIG_NEW_ARRAY(c->arena, uint32_t, n);
    bool *last = JIG_NEW_ARRAY(c->arena, bool, n);
    for (size_t i = 0; i < n; ++i) {
        uintptr_t slot = (uintptr_t)jig_ptrmap_get(&c->slots, jig_op_operand(op, i));
        operands[i] = slot ? (uint32_t)(slot - 1) : 0;
        last[i] = may_take(op, i);
    }
    step->operands = operands;
    step->last = last;
    step->targets = JIG_NEW_ARRAY(c->arena, JigEvalBlock *, num_targets);
    for (size_t i = 0; i < num_targets; ++i)
        step->targets[i] = jig_ptrmap_get(&c->blocks, jig_op_successor(op, i));
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        link_body(c, &step->bodies[i]);
}

static void link_body(Compiler *c, JigEvalBody *body) {
    for (size_t b = 0; b < body->num_blocks; ++b)
        for (size_t i = 0; i < body->blocks[b].num_steps; ++i)
            link_step(c, &body->blocks[b].steps[i]);
}

/* ---- The whole ---- */

static JigEvalCode *compile(JigEval *e, JigOp *function, JigRegion *region) {
    Compiler c = {.eval = e, .arena = &e->perm};
    JigEvalCode *code = JIG_NEW(&e->perm, JigEvalCode);
    code->function = function;
    number_body(&c, region, &code->body);
    if (!c.failed)
        link_body(&c, &code->body);
    code->num_slots = (uint32_t)c.elems.len;
    code->elems = jig_arena_copy(&e->perm, c.elems.data, c.elems.len * sizeof *c.elems.data);
    jig_ptrmap_free(&c.slots);
    jig_ptrmap_free(&c.blocks);
    jig_vec_free(&c.elems);
    return c.failed ? NULL : code;
}

const JigEvalCode *jig_eval_code(JigEval *e, JigOp *function) {
    JigEvalCode *code = jig_ptrmap_get(&e->codes, function);
    if (code)
        return code;
    JigRegion *region = jig_op_num_regions(function) ? jig_op_region(function, 0) : NULL;
    if (!region || jig_region_is_empty(region))
        return NULL;
    code = compile(e, function, region);
    if (code)
        jig_ptrmap_set(&e->codes, function, code);
    return code;
}
