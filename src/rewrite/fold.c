/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Folding one op: its row's .fold first, then what its traits know. Constants
 * are the values of constant-like ops.
 */
#include "rewrite/rewriter.h"

#include "jig/iface.h"
#include "support/check.h"

const JigAttr *jig_constant_of(const JigValue *v) {
    JIG_REQUIRE(!v || v->type);
    JigOp *op = v ? jig_value_op(v) : NULL;
    if (!op || !jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || !op->name->row->fold ||
        op->num_results != 1)
        return NULL;
    JigScratch scratch;
    JigFoldResult result = {0};
    JigFoldCall call = {.op = op, .results = &result, .arena = jig_scratch_init(&scratch)};
    JigFold kind = op->name->row->fold(&call);
    jig_arena_free(call.arena);
    return kind == JIG_FOLD_RESULTS ? result.attr : NULL;
}

bool jig_constant_int(const JigValue *v, int64_t *out) {
    JIG_REQUIRE(v && out);
    const JigAttr *x = jig_constant_of(v);
    if (!x || !jig_attr_is_int(x))
        return false;
    *out = jig_attr_int_value(x);
    return true;
}

/* ---- Traits ---- */
/* Constants to the right; otherwise the operands keep their order. */
static bool fold_commutative(JigOp *op, const JigAttr *const *consts) {
    size_t n = op->num_operands, first = 0, rest;
    if (n < 2)
        return false;
    while (first < n && !consts[first])
        first++;
    for (rest = first; rest < n && consts[rest];)
        rest++;
    if (rest == n)
        return false;
    JigValue **order = jig_calloc(n, sizeof *order);
    size_t len = 0;
    for (size_t i = 0; i < n; i++)
        if (!consts[i])
            order[len++] = op->operands[i].value;
    for (size_t i = 0; i < n; i++)
        if (consts[i])
            order[len++] = op->operands[i].value;
    for (size_t i = first; i < n; i++)
        if (op->operands[i].value != order[i])
            jig_op_set_operand(op, i, order[i]);
    jig_free(order);
    return true;
}

static bool is_defined_by_same(const JigOp *op, const JigValue *v) {
    const JigOp *def = jig_value_op(v);
    return def && def->name == op->name;
}

/* f(f(x)) = f(x); f(x, x) = x. */
static JigValue *fold_idempotent(const JigOp *op) {
    JigValue *first = op->num_operands ? op->operands[0].value : NULL;
    if (op->num_operands == 1 && is_defined_by_same(op, first))
        return first;
    if (op->num_operands == 2 && first == op->operands[1].value)
        return first;
    return NULL;
}

/* f(f(x)) = x. */
static JigValue *fold_involution(const JigOp *op) {
    JigValue *first = op->num_operands ? op->operands[0].value : NULL;
    return first && is_defined_by_same(op, first) ? jig_value_op(first)->operands[0].value : NULL;
}

/* A cast to the type that the value has. */
static JigValue *fold_idle_cast(const JigOp *op) {
    JigValue *source = op->num_operands == 1 ? op->operands[0].value : NULL;
    return source && source->type == jig_op_results(op)[0].type ? source : NULL;
}

/* How ops of a trait or an interface fold, in this order. */
typedef struct TraitFold {
    JigTrait trait;
    const JigIfaceId *iface; /* in place of `trait` */
    bool (*in_place)(JigOp *op, const JigAttr *const *consts);
    JigValue *(*value)(const JigOp *op); /* for the one result; NULL: does not fold */
} TraitFold;
static const TraitFold folds[] = {
    {.trait = JIG_TRAIT_COMMUTATIVE, .in_place = fold_commutative},
    {.trait = JIG_TRAIT_IDEMPOTENT, .value = fold_idempotent},
    {.trait = JIG_TRAIT_INVOLUTION, .value = fold_involution},
    {.iface = &jig_iface_cast, .value = fold_idle_cast},
};

static bool concerns(const TraitFold *f, const JigOp *op) {
    return f->iface ? jig_op_iface(op, f->iface) != NULL : jig_op_has_trait(op, f->trait);
}

bool jig_rw_may_fold(const JigOp *op) {
    JIG_REQUIRE(op);
    bool may = op->name->row && op->name->row->fold;
    for (size_t i = 0; i < JIG_LEN(folds) && !may; i++)
        may = concerns(&folds[i], op);
    return may;
}

static JigFold fold_traits(JigOp *op, const JigAttr *const *consts, JigFoldResult *results) {
    for (const TraitFold *f = folds; f < folds + JIG_LEN(folds); f++) {
        if (!concerns(f, op))
            continue;
        if (f->in_place && f->in_place(op, consts))
            return JIG_FOLD_IN_PLACE;
        JigValue *v = f->value && op->num_results == 1 ? f->value(op) : NULL;
        if (v) {
            results[0] = (JigFoldResult){.value = v};
            return JIG_FOLD_RESULTS;
        }
    }
    return JIG_FOLD_NONE;
}

/* Where values may be used before they are defined, an op's operand can be its own result: to
 * replace the op by that changes nothing. */
static bool is_own_result(const JigOp *op, const JigFoldResult *results) {
    for (size_t i = 0; i < op->num_results; i++)
        if (results[i].value && jig_value_op(results[i].value) == op)
            return true;
    return false;
}

/* What stands alone for another op folds to what is right whatever that says. */
static bool may_become(const JigOp *op, const JigFoldResult *results) {
    const JigOp *around = jig_sole_around(op);
    const JigSoleOpIface *sole = around ? jig_op_iface(around, &jig_iface_sole_op) : NULL;
    return !sole || (sole->folds_to && op->num_results == 1 && results[0].value &&
                     sole->folds_to(around, op, results[0].value));
}

static JigFold fold_with(JigOp *op, const JigAttr *const *consts, JigFoldResult *results,
                         JigArena *arena) {
    JigFold kind = JIG_FOLD_NONE;
    if (op->name->row && op->name->row->fold) {
        JigFoldCall call = {.op = op, .operands = consts, .results = results, .arena = arena};
        kind = op->name->row->fold(&call);
    }
    if (kind != JIG_FOLD_RESULTS) {
        JigFold by_trait = fold_traits(op, consts, results);
        kind = by_trait != JIG_FOLD_NONE ? by_trait : kind;
    }
    bool stays =
        kind == JIG_FOLD_RESULTS && (is_own_result(op, results) || !may_become(op, results));
    return stays ? JIG_FOLD_NONE : kind;
}

JigFold jig_op_fold(JigOp *op, const JigAttr *const *operands, JigFoldResult *results,
                    JigArena *arena) {
    JIG_REQUIRE(op && results);
    if (operands)
        return fold_with(op, operands, results, arena);
    const JigAttr *few[8] = {0};
    size_t n = op->num_operands;
    const JigAttr **consts = n <= JIG_LEN(few) ? few : jig_calloc(n, sizeof *consts);
    for (size_t i = 0; i < n; i++)
        consts[i] = jig_constant_of(op->operands[i].value);
    JigFold kind = fold_with(op, consts, results, arena);
    if (consts != few)
        jig_free(consts);
    return kind;
}

JigFold jig_op_fold_on(JigOp *op, JigFoldResult *results, JigArena *arena, bool *changed) {
    JIG_REQUIRE(op && results && changed);
    enum { MANY = 4096 /* folds that never end shall */ };
    *changed = false;
    for (int i = 0; i < MANY; i++) {
        JigFold kind = jig_op_fold(op, NULL, results, arena);
        if (kind == JIG_FOLD_NONE || (kind == JIG_FOLD_RESULTS && op->num_results))
            return kind;
        *changed = true;
    }
    return JIG_FOLD_NONE;
}

/* ---- Values for the results ---- */
bool jig_rw_fold_values(JigRewriter *rw, const JigOp *op, const JigFoldResult *results,
                        JigValue **values) {
    JIG_REQUIRE(rw && op && op->name && results && values);
    size_t n = 0;
    for (; n < op->num_results; n++) {
        values[n] = results[n].value;
        if (!values[n] && results[n].attr)
            values[n] = jig_materialize(rw, op->name->dialect, results[n].attr,
                                        jig_op_results((JigOp *)op)[n].type, op->loc);
        if (!values[n])
            break;
    }
    if (n == op->num_results)
        return true;
    while (n-- > 0) /* take back the constants already made */
        if (!results[n].value && jig_value_op(values[n]) && !values[n]->uses)
            jig_rw_erase(rw, jig_value_op(values[n]));
    return false;
}

bool jig_rw_replace_folded(JigRewriter *rw, JigOp *op, const JigFoldResult *results) {
    JigArenaMark mark = jig_arena_mark(rw->arena);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, op->num_results);
    jig_at_before(rw, op);
    bool ok = jig_rw_fold_values(rw, op, results, values);
    if (ok)
        jig_rw_replace(rw, op, values, op->num_results);
    jig_arena_rewind(rw->arena, mark);
    return ok;
}
