/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Operands that linalg.generic can do without: that the body does not read, unless their shape is
 * what tells the number of iterations; that are given twice; results that nobody uses.
 */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/ops/tensor.h"
#include "payload/patterns/patterns.h"

static const bool results_too = true;

/* For each operand the number of the new one that takes its place, or GONE. */
enum { GONE = -1 };
typedef struct Kept {
    JigOp *op;
    size_t num_ins, n; /* of the old op */
    bool *dropped;
    int *place; /* among the new inputs, or the new inits */
    size_t new_ins, new_inits;
    JigArena *a;
} Kept;

static const JigMap *map_of(const Kept *k, size_t i) {
    return jig_structured(k->op)->map(k->op, i);
}

static bool body_reads(const Kept *k, size_t i) {
    return jig_value_has_uses(jig_block_arg(jig_op_body(k->op), i));
}

/* Do the maps of the operands that stay tell the range of each loop? */
static bool loops_are_known(const Kept *k) {
    const JigMap **maps = JIG_NEW_ARRAY(k->a, const JigMap *, k->n + 1);
    size_t n = 0;
    for (size_t i = 0; i < k->n; i++)
        if (!k->dropped[i])
            maps[n++] = map_of(k, i);
    if (n == 0)
        return jig_structured(k->op)->num_loops(k->op) == 0;
    return jig_map_inverse_permutation(jig_map_concat(jig_op_context(k->op), maps, n)) != NULL;
}

/* Drops the operand unless the loops need it. */
static bool try_to_drop(Kept *k, size_t i) {
    k->dropped[i] = true;
    if (loops_are_known(k))
        return true;
    k->dropped[i] = false;
    return false;
}

static JigValue *yielded(const Kept *k, size_t init) {
    return jig_op_operand(jig_block_last(jig_op_body(k->op)), init - k->num_ins);
}

/* An operand before i that is the same, and was kept; i: there is none. */
static size_t same_before(const Kept *k, size_t i) {
    for (size_t j = i < k->num_ins ? 0 : k->num_ins; j < i; j++)
        if (!k->dropped[j] && jig_op_operand(k->op, j) == jig_op_operand(k->op, i) &&
            map_of(k, j) == map_of(k, i) && (i < k->num_ins || yielded(k, j) == yielded(k, i)))
            return j;
    return i;
}

static void drop_inputs(Kept *k) {
    for (size_t i = 0; i < k->num_ins; i++) {
        k->place[i] = GONE;
        if (!body_reads(k, i) && try_to_drop(k, i))
            continue;
        size_t same = same_before(k, i);
        k->dropped[i] = same != i;
        k->place[i] = same != i ? k->place[same] : (int)k->new_ins++;
    }
}

/* Is the result unused, and its element at most handed on? */
static bool is_dead(const Kept *k, size_t i) {
    if (jig_value_has_uses(jig_op_result(k->op, i - k->num_ins)))
        return false;
    if (!body_reads(k, i))
        return true;
    JigValue *arg = jig_block_arg(jig_op_body(k->op), i);
    if (!jig_value_has_one_use(arg))
        return false;
    return jig_op_is(jig_use_owner(jig_value_first_use(arg)), JIG_LINALG(YIELD)) &&
           yielded(k, i) == arg;
}

static void drop_inits(Kept *k, bool may) {
    for (size_t i = k->num_ins; i < k->n; i++) {
        k->place[i] = GONE;
        if (may && is_dead(k, i) && try_to_drop(k, i))
            continue;
        size_t same = may && !body_reads(k, i) ? same_before(k, i) : i;
        k->dropped[i] = same != i;
        k->place[i] = same != i ? k->place[same] : (int)k->new_inits++;
    }
}

/* ---- The new op ---- */

static JigOp *build(JigRewriter *rw, const Kept *k) {
    const JigStructuredIface *s = jig_structured(k->op);
    JigValue **operands = JIG_NEW_ARRAY(k->a, JigValue *, k->n + 1);
    const JigMap **maps = JIG_NEW_ARRAY(k->a, const JigMap *, k->n + 1);
    size_t n = 0, loops = s->num_loops(k->op);
    for (size_t i = 0; i < k->n; i++)
        if (!k->dropped[i]) {
            maps[n] = map_of(k, i);
            operands[n++] = jig_op_operand(k->op, i);
        }
    JigIterator *iterators = JIG_NEW_ARRAY(k->a, JigIterator, loops + 1);
    for (size_t i = 0; i < loops; i++)
        iterators[i] = s->iterator(k->op, i);
    return jig_linalg_build_generic(rw, jig_op_loc(k->op), operands, k->new_ins,
                                    operands + k->new_ins, k->new_inits, maps, iterators, loops);
}

/* The body yields what is left. */
static void narrow_yield(JigRewriter *rw, const Kept *k) {
    JigOp *yield = jig_block_last(jig_op_body(k->op));
    JigValue **values = JIG_NEW_ARRAY(k->a, JigValue *, k->new_inits + 1);
    for (size_t i = k->num_ins; i < k->n; i++)
        if (k->place[i] != GONE)
            values[k->place[i]] = yielded(k, i);
    JigPoint point = jig_point(rw);
    jig_at_before(rw, yield);
    jig_linalg_build_yield(rw, jig_op_loc(yield), values, k->new_inits);
    jig_rw_erase(rw, yield);
    jig_set_point(rw, point);
}

static void replace(JigRewriter *rw, const Kept *k) {
    JigOp *to = build(rw, k);
    jig_linalg_generic_set_doc(NULL, to, jig_linalg_generic_doc_attr(k->op));
    jig_linalg_generic_set_library_call(NULL, to, jig_linalg_generic_library_call_attr(k->op));
    jig_op_copy_discardable_attrs(to, k->op);
    JigBlock *old = jig_op_body(k->op), *body = jig_op_body(to);
    JigValue **args = JIG_NEW_ARRAY(k->a, JigValue *, k->n + 1);
    for (size_t i = 0; i < k->n; i++) {
        size_t first = i < k->num_ins ? 0 : k->new_ins;
        /* An element that goes is handed on at most, to a yield that is narrowed. */
        args[i] = k->place[i] == GONE ? NULL : jig_block_arg(body, first + (size_t)k->place[i]);
    }
    if (k->new_inits != k->n - k->num_ins)
        narrow_yield(rw, k);
    for (size_t i = 0; i < k->n; i++)
        if (args[i])
            jig_rw_replace_uses(rw, jig_block_arg(old, i), args[i]);
    jig_rw_merge_blocks(rw, old, body, NULL, 0);
    size_t n = jig_op_num_results(k->op);
    JigValue **results = JIG_NEW_ARRAY(k->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (k->place[k->num_ins + i] != GONE)
            results[i] = jig_op_result(to, (size_t)k->place[k->num_ins + i]);
    jig_rw_replace(rw, k->op, results, n);
}

static bool erase_operands(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t n = jig_op_num_operands(op);
    Kept k = {.op = op,
              .num_ins = jig_linalg_num_ins(op),
              .n = n,
              .dropped = JIG_NEW_ARRAY(rw->arena, bool, n + 1),
              .place = JIG_NEW_ARRAY(rw->arena, int, n + 1),
              .a = rw->arena};
    drop_inputs(&k);
    drop_inits(&k, self->data == &results_too && jig_linalg_on_tensors(op));
    if (k.new_ins + k.new_inits == n)
        return jig_no_match(rw, op, "all operands are needed");
    replace(rw, &k);
    return true;
}

const JigPattern jig_patterns_erase_inputs[] = {
    {.name = "DeduplicateAndRemoveDeadOperandsAndResults",
     .root = "linalg.generic",
     .fn = erase_operands},
    {0},
};

/* A result that nobody uses, whose element is only computed from itself, starts over: the body
 * yields what it got. */
static bool cut_cycle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "not on tensors");
    size_t ins = jig_linalg_num_ins(op);
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_last(body);
    bool changed = false;
    for (size_t i = 0; i < jig_op_num_results(op); i++) {
        JigValue *arg = jig_block_arg(body, ins + i);
        if (jig_value_has_uses(jig_op_result(op, i)) || !jig_value_has_one_use(arg))
            continue;
        JigOp *user = jig_use_owner(jig_value_first_use(arg));
        if (user == yield || jig_op_num_results(user) != 1 ||
            !jig_value_has_one_use(jig_op_result(user, 0)) ||
            jig_op_operand(yield, i) != jig_op_result(user, 0))
            continue;
        jig_rw_replace1(rw, user, arg);
        jig_rw_modified(rw, op);
        changed = true;
    }
    return changed;
}

const JigPattern jig_patterns_erase_operands[] = {
    {.name = "DeduplicateAndRemoveDeadOperandsAndResults",
     .root = "linalg.generic",
     .fn = erase_operands,
     .data = &results_too},
    {.name = "RemoveUnusedCycleInGenericOp", .root = "linalg.generic", .fn = cut_cycle},
    {0},
};

/* ---- Inputs that are the same in all iterations ---- */

static JigValue *read_scalar(JigRewriter *rw, JigLoc loc, JigValue *v, const JigMap *map) {
    unsigned n = jig_map_num_results(map);
    JigValue **indices = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (unsigned i = 0; i < n; i++)
        indices[i] = jig_arith_index(rw, loc, jig_expr_value(jig_map_result(map, i)));
    if (!jig_type_is_ranked_tensor(jig_value_type(v)))
        return v;
    JigTensorExtract parts = {.tensor = v, .indices = {indices, n}};
    return jig_op_result(jig_tensor_extract_build(rw, loc, &parts), 0);
}

static bool inline_scalars(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op), ins = jig_linalg_num_ins(op);
    Kept k = {.op = op,
              .num_ins = ins,
              .n = n,
              .dropped = JIG_NEW_ARRAY(rw->arena, bool, n + 1),
              .new_inits = n - ins,
              .a = rw->arena};
    if (!jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "not on tensors");
    for (size_t i = 0; i < ins; i++) {
        k.dropped[i] = jig_map_is_constant(map_of(&k, i));
        k.new_ins += !k.dropped[i];
    }
    if (k.new_ins == ins)
        return jig_no_match(rw, op, "each input depends on the iteration");
    JigOp *to = build(rw, &k);
    const JigMap **maps = JIG_NEW_ARRAY(rw->arena, const JigMap *, ins + 1);
    for (size_t i = 0; i < ins; i++)
        maps[i] = map_of(&k, i);
    jig_rw_erase_block(rw, jig_op_body(to));
    jig_rw_inline_region(rw, jig_linalg_generic_region(op), jig_linalg_generic_region(to), NULL);
    JigBlock *body = jig_op_body(to);
    jig_at_start(rw, body);
    for (size_t i = ins; i-- > 0;) {
        if (!k.dropped[i])
            continue;
        JigValue *v = read_scalar(rw, jig_op_loc(op), jig_op_operand(op, i), maps[i]);
        jig_rw_replace_uses(rw, jig_block_arg(body, i), v);
        jig_rw_erase_arg(rw, body, i);
    }
    jig_rw_replace_op(rw, op, to);
    return true;
}

const JigPattern jig_patterns_inline_scalars[] = {
    {.name = "InlineScalarOperands", .root = "linalg.generic", .fn = inline_scalars},
    {0},
};
