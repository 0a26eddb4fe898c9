/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds and canonicalizations of affine ops. */
#include "dialect/affine/affine_int.h"

#include "dialect/common/constfold.h"
#include "dialect/memref/memref.h"
#include "dialect/ub/ub.h"
#include "ir/trail.h"
#include "support/arena.h"

/* ---- Maps with operands, read from and written to ops ---- */

/* Operands [start, start + n) with attribute `name`. */
typedef struct MapPlace {
    const char *name;
    size_t start, n;
} MapPlace;

static JigAffineValue read_map(const JigOp *op, MapPlace at, JigArena *a) {
    JigAffineValue m = {.map = jig_attr_map_value(jig_op_attr(op, at.name)), .n = at.n};
    m.operands = JIG_NEW_ARRAY(a, JigValue *, at.n);
    for (size_t i = 0; i < at.n; ++i)
        m.operands[i] = jig_op_operand(op, at.start + i);
    return m;
}

static bool same_map(const JigAffineValue *x, const JigAffineValue *y) {
    return x->map == y->map && x->n == y->n &&
           (x->n == 0 || memcmp(x->operands, y->operands, x->n * sizeof *x->operands) == 0);
}

/* Composes and simplifies; false when that changes nothing. */
static bool simplify(JigAffineValue *m, JigArena *a) {
    JigAffineValue old = *m;
    jig_affine_compose(m, a);
    m->map = jig_map_simplify(m->map);
    jig_affine_simplify_known(m, a);
    return !same_map(&old, m);
}

/* ---- affine.apply, min, max ---- */

static bool uses_input(const JigMap *map, const JigExpr *e, unsigned i) {
    unsigned dims = jig_map_num_dims(map);
    return i < dims ? jig_expr_uses_dim(e, i) : jig_expr_uses_symbol(e, i - dims);
}

/* The value of `e`, the map's only result, when all that it uses is constant (`*known`); false when
 * it has none. */
static bool evaluate(const JigMap *map, const JigExpr *e, const JigAttr *const *consts, JigArena *a,
                     int64_t *result, bool *known) {
    unsigned n = jig_map_num_inputs(map);
    int64_t *inputs = JIG_NEW_ARRAY(a, int64_t, n);
    *known = false;
    for (unsigned i = 0; i < n; ++i) {
        bool constant = consts[i] && jig_attr_is_int(consts[i]);
        if (!constant && uses_input(map, e, i))
            return false;
        inputs[i] = constant ? jig_attr_int_value(consts[i]) : 0;
    }
    *known = true;
    return jig_map_eval_modulo(map, inputs, result);
}

JigFold jig_affine_fold_apply(JigFoldCall *call) {
    const JigMap *map = jig_attr_map_value(jig_affine_apply_map_attr(call->op));
    const JigExpr *e = jig_map_result(map, 0);
    if (jig_expr_kind(e) == JIG_EXPR_DIM) {
        call->results[0].value = jig_op_operand(call->op, jig_expr_position(e));
        return JIG_FOLD_RESULTS;
    }
    if (jig_expr_kind(e) == JIG_EXPR_SYMBOL) {
        call->results[0].value =
            jig_op_operand(call->op, jig_map_num_dims(map) + jig_expr_position(e));
        return JIG_FOLD_RESULTS;
    }
    int64_t value;
    bool known;
    if (evaluate(map, e, call->operands, call->arena, &value, &known))
        call->results[0].attr = jig_attr_index(jig_map_context(map), value);
    else if (known)
        call->results[0].attr = jig_ub_poison_attr(jig_map_context(map));
    else
        return JIG_FOLD_NONE;
    return JIG_FOLD_RESULTS;
}

/* `e`, or its value when all that it uses is constant. */
static const JigExpr *with_constants(const JigMap *map, const JigExpr *e,
                                     const JigAttr *const *consts, JigArena *a) {
    unsigned n = jig_map_num_inputs(map);
    int64_t *inputs = JIG_NEW_ARRAY(a, int64_t, n), value;
    for (unsigned i = 0; i < n; ++i) {
        bool known = consts[i] && jig_attr_is_int(consts[i]);
        if (!known && uses_input(map, e, i))
            return e;
        inputs[i] = known ? jig_attr_int_value(consts[i]) : 0;
    }
    return jig_expr_eval_modulo(e, inputs, inputs + jig_map_num_dims(map), &value)
               ? jig_expr_constant(jig_map_context(map), value)
               : e;
}

/* As the reference, for which other identities are no matter of folding. */
static bool is_first_dim_beside_symbol(const JigMap *map) {
    const JigExpr *e = jig_map_result(map, 0);
    return jig_map_num_symbols(map) == 1 && jig_map_num_results(map) == 1 &&
           jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == 0;
}

/* What becomes a constant does so in place, until all are. */
static JigFold fold_extremum(JigFoldCall *call, bool max) {
    const JigMap *map = jig_attr_map_value(jig_affine_map_attr(call->op));
    unsigned n = jig_map_num_results(map), num_known = 0;
    const JigExpr **results = JIG_NEW_ARRAY(call->arena, const JigExpr *, n);
    int64_t best = max ? INT64_MIN : INT64_MAX;
    for (unsigned i = 0; i < n; ++i) {
        results[i] = with_constants(map, jig_map_result(map, i), call->operands, call->arena);
        if (jig_expr_kind(results[i]) != JIG_EXPR_CONSTANT)
            continue;
        int64_t value = jig_expr_value(results[i]);
        if (max ? value > best : value < best)
            best = value;
        ++num_known;
    }
    if (num_known == n)
        return jig_const_fold_attr(call, jig_attr_index(jig_map_context(map), best));
    const JigMap *folded =
        jig_map(jig_map_context(map), jig_map_num_dims(map), jig_map_num_symbols(map), results, n);
    if (is_first_dim_beside_symbol(folded))
        return jig_const_fold_value(
            call, jig_affine_min_operands_at(call->op, 0)); /* of affine.max, too */
    if (folded == map)
        return JIG_FOLD_NONE;
    jig_affine_set_map(NULL, call->op, jig_attr_of_map(folded));
    return JIG_FOLD_IN_PLACE;
}
JigFold jig_affine_fold_min(JigFoldCall *call) {
    return fold_extremum(call, false);
}
JigFold jig_affine_fold_max(JigFoldCall *call) {
    return fold_extremum(call, true);
}

static MapPlace all_operands(const JigOp *op) {
    return (MapPlace){"map", 0, jig_op_num_operands(op)};
}

static void replace_value_op(JigRewriter *rw, JigOp *op, const JigOpRow *row,
                             const JigAffineValue *m) {
    const JigType *index = jig_type_index(rw->ctx);
    jig_at_before(rw, op);
    jig_rw_replace_with_new(rw, op, row, m->operands, m->n, &index, 1, "map",
                            jig_attr_of_map(m->map), NULL);
}

static bool simplify_value_op(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigAffineValue m = read_map(op, all_operands(op), rw->arena);
    if (!simplify(&m, rw->arena))
        return jig_no_match(rw, op, "already simple");
    replace_value_op(rw, op, jig_op_row(op), &m);
    return true;
}

/* An extremum of one thing is that thing. */
static bool single_result(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigAffineValue m = read_map(op, all_operands(op), rw->arena);
    if (jig_map_num_results(m.map) != 1)
        return jig_no_match(rw, op, "more than one result");
    replace_value_op(rw, op, JIG_AFFINE(APPLY), &m);
    return true;
}

static bool drop_duplicates(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigAffineValue m = read_map(op, all_operands(op), rw->arena);
    unsigned n = 0;
    const JigExpr **kept = JIG_NEW_ARRAY(rw->arena, const JigExpr *, jig_map_num_results(m.map));
    for (unsigned i = 0; i < jig_map_num_results(m.map); ++i) {
        bool seen = false;
        for (unsigned k = 0; k < n; ++k)
            seen |= kept[k] == jig_map_result(m.map, i);
        if (!seen)
            kept[n++] = jig_map_result(m.map, i);
    }
    if (n == jig_map_num_results(m.map))
        return jig_no_match(rw, op, "no duplicates");
    m.map = jig_map(rw->ctx, jig_map_num_dims(m.map), jig_map_num_symbols(m.map), kept, n);
    replace_value_op(rw, op, jig_op_row(op), &m);
    return true;
}

/* The operand that a result plainly is; NULL when it is computed. */
static JigValue *plain_operand(const JigAffineValue *m, const JigExpr *e) {
    if (jig_expr_kind(e) == JIG_EXPR_DIM)
        return m->operands[jig_expr_position(e)];
    if (jig_expr_kind(e) == JIG_EXPR_SYMBOL)
        return m->operands[jig_map_num_dims(m->map) + jig_expr_position(e)];
    return NULL;
}

typedef struct Merged {
    const JigExpr **exprs;
    unsigned n;
    JigValue **dims, **symbols;
    unsigned num_dims, num_symbols;
} Merged;

static void take(Merged *to, const JigAffineValue *m, const JigExpr *e) {
    e = jig_expr_shift_dims(e, jig_map_num_dims(m->map), to->num_dims, 0);
    to->exprs[to->n++] = jig_expr_shift_symbols(e, jig_map_num_symbols(m->map), to->num_symbols, 0);
}
static void take_operands(Merged *to, const JigAffineValue *m) {
    unsigned dims = jig_map_num_dims(m->map);
    for (size_t i = 0; i < m->n; ++i)
        if (i < dims)
            to->dims[to->num_dims++] = m->operands[i];
        else
            to->symbols[to->num_symbols++] = m->operands[i];
}

static void take_all(Merged *to, JigOp *op, JigArena *a) {
    JigAffineValue m = read_map(op, all_operands(op), a);
    for (unsigned i = 0; i < jig_map_num_results(m.map); ++i)
        take(to, &m, jig_map_result(m.map, i));
    take_operands(to, &m);
}

static JigAffineValue merged_value(JigRewriter *rw, const Merged *merged) {
    JigAffineValue out = {
        .map = jig_map(rw->ctx, merged->num_dims, merged->num_symbols, merged->exprs, merged->n),
        .n = merged->num_dims + merged->num_symbols};
    out.operands = JIG_NEW_ARRAY(rw->arena, JigValue *, out.n);
    memcpy(out.operands, merged->dims, merged->num_dims * sizeof(JigValue *));
    memcpy(out.operands + merged->num_dims, merged->symbols,
           merged->num_symbols * sizeof(JigValue *));
    return out;
}

/* min(min(a, b), c) = min(c, a, b) */
static bool merge_nested(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigArena *a = rw->arena;
    JigAffineValue m = read_map(op, all_operands(op), a);
    unsigned results = jig_map_num_results(m.map), room = results;
    size_t operands = m.n;
    bool nested = false;
    JigOp **inner = JIG_NEW_ARRAY(a, JigOp *, results);
    for (unsigned i = 0; i < results; ++i) {
        JigValue *v = plain_operand(&m, jig_map_result(m.map, i));
        JigOp *def = v ? jig_value_def(v) : NULL;
        if (!jig_op_is(def, jig_op_row(op)) || jig_trail_depends_on_itself(def))
            continue;
        inner[i] = def;
        room += jig_map_num_results(jig_attr_map_value(jig_affine_map_attr(def)));
        operands += jig_op_num_operands(def);
        nested = true;
    }
    if (!nested)
        return jig_no_match(rw, op, "nothing to merge");
    Merged merged = {.exprs = JIG_NEW_ARRAY(a, const JigExpr *, room),
                     .dims = JIG_NEW_ARRAY(a, JigValue *, operands),
                     .symbols = JIG_NEW_ARRAY(a, JigValue *, operands)};
    for (unsigned i = 0; i < results; ++i)
        if (!inner[i])
            take(&merged, &m, jig_map_result(m.map, i));
    take_operands(&merged, &m);
    for (unsigned i = 0; i < results; ++i)
        if (inner[i])
            take_all(&merged, inner[i], a);
    JigAffineValue out = merged_value(rw, &merged);
    replace_value_op(rw, op, jig_op_row(op), &out);
    return true;
}

const JigPattern jig_affine_apply_patterns[] = {
    {.name = "affine-simplify", .root = "affine.apply", .fn = simplify_value_op},
    {0},
};
const JigPattern jig_affine_min_patterns[] = {
    {.name = "affine-min-of-one", .root = "affine.min", .fn = single_result},
    {.name = "affine-min-duplicates", .root = "affine.min", .fn = drop_duplicates},
    {.name = "affine-min-nested", .root = "affine.min", .fn = merge_nested},
    {.name = "affine-simplify", .root = "affine.min", .fn = simplify_value_op},
    {.name = "affine-order-terms", .root = "affine.min", .fn = jig_affine_order_results},
    {0},
};
const JigPattern jig_affine_max_patterns[] = {
    {.name = "affine-max-of-one", .root = "affine.max", .fn = single_result},
    {.name = "affine-max-duplicates", .root = "affine.max", .fn = drop_duplicates},
    {.name = "affine-max-nested", .root = "affine.max", .fn = merge_nested},
    {.name = "affine-simplify", .root = "affine.max", .fn = simplify_value_op},
    {.name = "affine-order-terms", .root = "affine.max", .fn = jig_affine_order_results},
    {0},
};

/* ---- Accesses ---- */

static bool is_store(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(STORE)) || jig_op_is(op, JIG_AFFINE(VECTOR_STORE));
}

/* The initial value of the constant memref.global that `memref` is; NULL when it is none. */
static const JigAttr *global_constant(const JigValue *memref) {
    JigOp *get = jig_value_def(memref),
          *table = jig_op_is(get, JIG_MEMREF(GET_GLOBAL)) ? jig_nearest_symbol_table(get) : NULL;
    JigOp *global =
        table ? jig_symbol_lookup_ref_in(table, jig_memref_get_global_name_attr(get)) : NULL;
    if (!jig_op_is(global, JIG_MEMREF(GLOBAL)) || !jig_memref_global_constant_attr(global))
        return NULL;
    const JigAttr *value = jig_memref_global_initial_value_attr(global);
    return value && jig_attr_is_dense(value) ? value : NULL;
}

JigFold jig_affine_fold_load(JigFoldCall *call) {
    if (jig_memref_fold_casts(call) == JIG_FOLD_IN_PLACE)
        return JIG_FOLD_IN_PLACE;
    const JigAttr *value = global_constant(jig_affine_load_memref(call->op));
    if (!value)
        return JIG_FOLD_NONE;
    const JigMap *map = jig_attr_map_value(jig_affine_load_map_attr(call->op));
    const JigType *shape = jig_attr_type(value);
    unsigned rank = jig_map_num_results(map);
    int64_t at = 0;
    if (rank != jig_type_rank(shape))
        return JIG_FOLD_NONE;
    for (unsigned i = 0; i < rank && !jig_attr_is_splat(value); ++i) {
        int64_t index, size = jig_type_shape(shape)[i];
        if (!jig_expr_is_constant(jig_map_result(map, i), &index) || index < 0 || index >= size)
            return JIG_FOLD_NONE;
        at = at * size + index;
    }
    call->results[0].attr = jig_attr_element(value, at);
    return call->results[0].attr ? JIG_FOLD_RESULTS : JIG_FOLD_NONE;
}

/* The op anew with its simpler map; what is discardable is not kept. */
static bool simplify_access(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t first = is_store(op) ? 2 : 1, total;
    JigAffineValue m =
        read_map(op, (MapPlace){"map", first, jig_op_num_operands(op) - first}, rw->arena);
    if (!simplify(&m, rw->arena))
        return jig_no_match(rw, op, "already simple");
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, first + m.n);
    for (total = 0; total < first; ++total)
        operands[total] = jig_op_operand(op, total);
    for (size_t i = 0; i < m.n; ++i)
        operands[total++] = m.operands[i];
    const JigType *type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    jig_at_before(rw, op);
    if (jig_op_is(op, JIG_AFFINE(PREFETCH)))
        jig_rw_replace_with_new(rw, op, jig_op_row(op), operands, total, NULL, 0, "map",
                                jig_attr_of_map(m.map), "isWrite",
                                jig_affine_prefetch_is_write_attr(op), "localityHint",
                                jig_affine_prefetch_locality_hint_attr(op), "isDataCache",
                                jig_affine_prefetch_is_data_cache_attr(op), NULL);
    else
        jig_rw_replace_with_new(rw, op, jig_op_row(op), operands, total, &type, type != NULL, "map",
                                jig_attr_of_map(m.map), NULL);
    return true;
}

#define ACCESS_PATTERN(op)                                                                         \
    const JigPattern jig_affine_##op##_patterns[] = {                                              \
        {.name = "affine-simplify-access", .root = "affine." #op, .fn = simplify_access}, {0}};
ACCESS_PATTERN(load)
ACCESS_PATTERN(store)
ACCESS_PATTERN(vector_load)
ACCESS_PATTERN(vector_store)
ACCESS_PATTERN(prefetch)

/* ---- affine.for ---- */

static bool fold_bound(JigOp *op, size_t group, const char *name, bool max) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    size_t start, n;
    jig_op_operand_range(op, group, &start, &n);
    JigAffineValue m = read_map(op, (MapPlace){name, start, n}, a);
    unsigned results = jig_map_num_results(m.map);
    int64_t *inputs = JIG_NEW_ARRAY(a, int64_t, n), *values = JIG_NEW_ARRAY(a, int64_t, results);
    bool known = results > 0 && !jig_map_is_single_constant(m.map, &values[0]);
    for (size_t i = 0; known && i < n; ++i)
        known = jig_constant_int(m.operands[i], &inputs[i]);
    bool ok = known && jig_map_eval_modulo(m.map, inputs, values);
    if (ok) {
        int64_t best = values[0];
        for (unsigned i = 1; i < results; ++i)
            if (max ? values[i] > best : values[i] < best)
                best = values[i];
        jig_op_set_operand_group(op, group, NULL, 0);
        jig_op_set_attr(op, name, jig_attr_of_map(jig_map_constant(jig_map_context(m.map), best)));
    }
    jig_arena_free(a);
    return ok;
}

static bool canonicalize_bound(JigOp *op, size_t group, const char *name, bool max) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    size_t start, n;
    jig_op_operand_range(op, group, &start, &n);
    JigAffineValue m = read_map(op, (MapPlace){name, start, n}, a), old = m;
    int64_t constant;
    if (n || !jig_map_is_single_constant(m.map, &constant)) {
        jig_affine_compose(&m, a);
        m.map = jig_map_simplify(m.map);
        jig_affine_drop_needless(&m, max, a);
        m.map = jig_map_remove_duplicate_results(m.map);
    }
    bool changed = !same_map(&old, &m);
    if (changed) {
        jig_op_set_operand_group(op, group, m.operands, m.n);
        jig_op_set_attr(op, name, jig_attr_of_map(m.map));
    }
    jig_arena_free(a);
    return changed;
}

/* What a loop returns that only yields `v`; NULL when that depends on the count of iterations,
 * which is -1 when unknown. */
static JigValue *yielded_in_the_end(const JigOp *op, JigValue *v, size_t i, int64_t trips) {
    JigBlock *body = jig_op_body(op);
    JigOperandRange range = jig_affine_for_inits(op);
    if (trips == 0)
        return jig_op_operand(op, range.start + i);
    if (jig_value_is_result(v) || jig_value_owner_block(v) != body)
        return trips > 0 ? v : NULL;
    size_t arg = jig_value_index(v);
    if (arg == 0 || (trips != 1 && arg - 1 != i))
        return NULL;
    return jig_op_operand(op, range.start + arg - 1);
}

/* A loop that never runs, or whose body only yields: what it yields. */
static JigFold fold_needless_loop(JigFoldCall *call) {
    JigOp *op = call->op, *yield = jig_block_last(jig_op_body(op));
    uint64_t count;
    int64_t trips = jig_loop_trip_count(op, 0, &count) ? (int64_t)count : -1;
    if (!jig_op_num_results(op) || (trips != 0 && jig_block_first(jig_op_body(op)) != yield))
        return JIG_FOLD_NONE;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (!(call->results[i].value = yielded_in_the_end(op, jig_op_operand(yield, i), i, trips)))
            return JIG_FOLD_NONE;
    return JIG_FOLD_RESULTS;
}

JigFold jig_affine_fold_for(JigFoldCall *call) {
    JigOp *op = call->op;
    bool changed = fold_bound(op, 0, "lowerBoundMap", true);
    changed |= fold_bound(op, 1, "upperBoundMap", false);
    changed |= canonicalize_bound(op, 0, "lowerBoundMap", true);
    changed |= canonicalize_bound(op, 1, "upperBoundMap", false);
    return changed ? JIG_FOLD_IN_PLACE : fold_needless_loop(call);
}

/* ---- affine.if ---- */

JigFold jig_affine_fold_if(JigFoldCall *call) {
    JigOp *op = call->op;
    size_t n = jig_op_num_operands(op);
    const JigSet *set = jig_attr_set_value(jig_affine_if_condition_attr(op));
    unsigned num_constraints = jig_set_num_constraints(set);
    const JigExpr **exprs = JIG_NEW_ARRAY(call->arena, const JigExpr *, num_constraints);
    bool *equal = JIG_NEW_ARRAY(call->arena, bool, num_constraints);
    for (unsigned i = 0; i < num_constraints; ++i) {
        exprs[i] = jig_set_constraint(set, i);
        equal[i] = jig_set_is_equality(set, i);
    }
    /* A set's operands are canonical as those of the map of its constraints are. */
    JigAffineValue m = {.map = jig_map(jig_set_context(set), jig_set_num_dims(set),
                                       jig_set_num_symbols(set), exprs, num_constraints),
                        .operands = JIG_NEW_ARRAY(call->arena, JigValue *, n),
                        .n = n};
    for (size_t i = 0; i < n; ++i)
        m.operands[i] = jig_op_operand(op, i);
    JigAffineValue old = m;
    jig_affine_compose(&m, call->arena);
    if (same_map(&old, &m))
        return JIG_FOLD_NONE;
    const JigSet *fresh =
        jig_set(jig_set_context(set), jig_map_num_dims(m.map), jig_map_num_symbols(m.map),
                jig_map_results(m.map), equal, num_constraints);
    jig_op_set_operands(op, m.operands, m.n);
    jig_affine_if_set_condition(NULL, op, jig_attr_of_set(fresh));
    return JIG_FOLD_IN_PLACE;
}

static bool drop_dead_else(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRegion *other = jig_affine_if_else_region(op);
    if (jig_op_num_results(op) || jig_region_is_empty(other) ||
        jig_block_first(jig_region_first(other)) != jig_block_last(jig_region_first(other)))
        return jig_no_match(rw, op, "else does something");
    jig_rw_erase_block(rw, jig_region_first(other));
    jig_rw_modified(rw, op);
    return true;
}

/* The set without inputs that says 0 == 0. */
static bool is_trivially_true(const JigSet *set) {
    return jig_set_num_dims(set) + jig_set_num_symbols(set) == 0 &&
           jig_set_num_constraints(set) == 1 && jig_set_is_equality(set, 0) &&
           jig_expr_is_constant_equal(jig_set_constraint(set, 0), 0);
}

static bool choose_known(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigSet *set = jig_attr_set_value(jig_affine_if_condition_attr(op));
    bool never = jig_set_is_empty(set);
    if (!never && !is_trivially_true(set))
        return jig_no_match(rw, op, "condition unknown");
    JigRegion *taken = jig_op_region(op, never ? 1 : 0);
    if (jig_region_is_empty(taken)) {
        if (jig_op_num_results(op))
            return jig_no_match(rw, op, "no value to take");
        jig_rw_erase(rw, op);
        return true;
    }
    JigBlock *block = jig_region_first(taken);
    JigOp *yield = jig_block_last(block);
    size_t n = jig_op_num_operands(yield);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_operand(yield, i);
    jig_rw_inline_block(rw, block, jig_op_block(op), op, NULL, 0);
    jig_rw_replace(rw, op, values, n);
    jig_rw_erase(rw, yield);
    return true;
}

const JigPattern jig_affine_if_patterns[] = {
    {.name = "affine-dead-else", .root = "affine.if", .fn = drop_dead_else},
    {.name = "affine-known-condition", .root = "affine.if", .fn = choose_known},
    {0},
};
