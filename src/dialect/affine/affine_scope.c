/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which values may be dims and symbols of affine maps. Both are values of the
 * nearest op that opens an affine scope (a function); a symbol is constant
 * throughout the scope, a dim may also be a loop's induction variable.
 */
#include "dialect/affine/affine.h"
#include "jig/ops/memref.h"
#include "jig/ops/tensor.h"
#include "support/map.h"
#include "ir/trail.h"

/* One question, about a value and all that it is computed from. Each value has one answer in it,
 * however often it is used. What depends on itself is neither a symbol nor a dim: while the answer
 * is sought, it is no. */
typedef struct Query {
    const JigRegion *scope;
    JigPtrMap symbols, dims; /* value -> YES or NO */
    struct Query *outer;     /* the same about the region around the scope's op; made when needed */
} Query;

enum { NO = 1, YES };

static bool is_symbol(Query *q, const JigValue *v);
static bool is_dim(Query *q, const JigValue *v);

static void query_free(Query *q) {
    for (Query *at = q, *outer; at; at = outer) {
        outer = at->outer;
        jig_ptrmap_free(&at->symbols);
        jig_ptrmap_free(&at->dims);
        if (at != q)
            jig_free(at);
    }
}

/* True when `v` has been met, with its answer. */
static bool is_known(JigPtrMap *answers, const JigValue *v, bool *answer) {
    void **slot = jig_ptrmap_slot(answers, v);
    *answer = *slot == (void *)YES;
    if (*slot)
        return true;
    *slot = (void *)NO;
    return false;
}

static bool learn(JigPtrMap *answers, const JigValue *v, bool answer) {
    if (answer)
        jig_ptrmap_set(answers, v, (void *)YES);
    return answer;
}

/* The region of the nearest affine scope around op; NULL at the top. */
JigRegion *jig_affine_scope(const JigOp *op) {
    JigRegion *region = jig_op_parent_region(op);
    while (region && jig_region_parent(region)) {
        if (jig_op_has_trait(jig_region_parent(region), JIG_TRAIT_AFFINE_SCOPE))
            return region;
        region = jig_region_parent_region(region);
    }
    return NULL;
}

/* Is `v` an argument or a result directly in the scope's region? */
static bool is_top_level_of(const JigValue *v, const JigRegion *scope) {
    return scope && jig_value_region(v) == scope;
}

static bool is_top_level(const JigValue *v) {
    JigRegion *r = jig_value_region(v);
    return r && jig_region_parent(r) &&
           jig_op_has_trait(jig_region_parent(r), JIG_TRAIT_AFFINE_SCOPE);
}

static bool is_dim_op(const JigOp *op) {
    return jig_op_has_name(op, "tensor.dim") || jig_op_has_name(op, "memref.dim");
}

/* What makes a memref, and which group of its operands are the sizes of the dynamic dims. */
static const struct {
    const char *op;
    size_t sizes;
} makers[] = {{"memref.alloc", 0}, {"memref.view", 2}, {"memref.subview", 2}};

/* Is the size of dim `index` of what `def` makes the same wherever a symbol is? */
static bool made_size_is_symbol(Query *q, const JigOp *def, size_t index) {
    const JigType *t = jig_value_type(jig_op_result(def, 0));
    for (size_t i = 0; i < JIG_LEN(makers); ++i) {
        size_t start, n;
        if (!jig_op_has_name(def, makers[i].op))
            continue;
        if (index >= jig_type_rank(t))
            return false;
        if (!jig_type_is_dynamic_dim(t, index))
            return true;
        size_t k = jig_type_dynamic_before(t, index);
        jig_op_operand_range(def, makers[i].sizes, &start, &n); /* perhaps not verified yet */
        return k < n && is_symbol(q, jig_op_operand(def, start + k));
    }
    return false;
}

/* What is cast, by any number of casts; NULL when the rank gets lost on the way. */
static const JigOp *behind_casts(const JigOp *op) {
    JigTrail trail = {0};
    while (op && jig_op_has_name(op, "memref.cast")) {
        if (!jig_trail_step(&trail, op))
            return NULL;
        const JigValue *source = jig_memref_cast_source(op);
        op = jig_type_kind(jig_value_type(source)) == JIG_TYPE_UNRANKED_MEMREF
                 ? NULL
                 : jig_value_def(source);
    }
    return op;
}

/* A size is a symbol when its shaped value stands at the scope's top, or when
 * the index is constant and the value's shape is set by a symbol there. */
static bool dim_op_is_symbol(Query *q, const JigOp *dim) {
    const JigValue *shaped = jig_tensor_dim_source(dim);
    if (is_top_level(shaped))
        return true;
    int64_t index;
    const JigOp *def = behind_casts(jig_value_def(shaped));
    return def && jig_stack_ok(jig_op_context(dim)) &&
           jig_constant_int(jig_tensor_dim_index(dim), &index) && index >= 0 &&
           made_size_is_symbol(q, def, (size_t)index);
}

static bool all_symbols(Query *q, const JigOp *apply) {
    if (!jig_stack_ok(jig_op_context(apply)))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(apply); ++i)
        if (!is_symbol(q, jig_op_operand(apply, i)))
            return false;
    return true;
}

/* Values from outside the scope's op are as constant as those inside. */
static bool is_outer_symbol(Query *q, const JigValue *v) {
    const JigOp *owner = q->scope ? jig_region_parent(q->scope) : NULL;
    if (!owner || jig_op_has_trait(owner, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return false;
    const JigRegion *outer = jig_region_parent_region(q->scope);
    if (!outer)
        return false;
    if (!q->outer) {
        q->outer = jig_calloc(1, sizeof *q->outer);
        q->outer->scope = outer;
    }
    return is_symbol(q->outer, v);
}

/* What is computed from symbols alone is one, and so are some sizes. */
static bool is_computed_symbol(Query *q, const JigOp *def) {
    bool pure = jig_op_num_regions(def) == 0 && jig_op_is_pure((JigOp *)def);
    return (pure && all_symbols(q, def)) || (is_dim_op(def) && dim_op_is_symbol(q, def));
}

static bool is_symbol(Query *q, const JigValue *v) {
    if (!jig_type_is_index(jig_value_type(v)))
        return false;
    if (is_top_level_of(v, q->scope) || jig_constant_of(v))
        return true;
    const JigOp *def = jig_value_def(v);
    bool answer;
    if (!def)
        return is_outer_symbol(q, v);
    if (is_known(&q->symbols, v, &answer))
        return answer;
    if (is_dim_op(def))
        answer = is_computed_symbol(q, def);
    else
        answer = is_computed_symbol(q, def) || is_outer_symbol(q, v);
    return learn(&q->symbols, v, answer);
}

bool jig_affine_is_symbol_in(const JigValue *v, const JigRegion *scope) {
    Query q = {.scope = scope};
    bool answer = is_symbol(&q, v);
    query_free(&q);
    return answer;
}

bool jig_affine_is_symbol(const JigValue *v) {
    if (!jig_type_is_index(jig_value_type(v)))
        return false;
    if (is_top_level(v))
        return true;
    const JigOp *def = jig_value_def(v);
    return def && jig_affine_is_symbol_in(v, jig_affine_scope(def));
}

/* Ops on indices whose results are as much dims as their operands. */
static bool keeps_dims(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(APPLY)) || jig_op_is(op, JIG_AFFINE(LINEARIZE_INDEX)) ||
           jig_op_is(op, JIG_AFFINE(DELINEARIZE_INDEX));
}

static bool all_dims(Query *q, const JigOp *apply) {
    if (!jig_stack_ok(jig_op_context(apply)))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(apply); ++i)
        if (!is_dim(q, jig_op_operand(apply, i)))
            return false;
    return true;
}

static bool is_dim(Query *q, const JigValue *v) {
    if (!jig_type_is_index(jig_value_type(v)))
        return false;
    if (is_symbol(q, v))
        return true;
    const JigOp *def = jig_value_def(v);
    bool answer;
    if (!def) {
        const JigOp *owner = jig_block_parent_op(jig_value_owner_block(v));
        /* What a loop carries may be any index. */
        return (jig_op_is(owner, JIG_AFFINE(FOR)) && jig_value_index(v) == 0) ||
               jig_op_is(owner, JIG_AFFINE(PARALLEL));
    }
    if (is_known(&q->dims, v, &answer))
        return answer;
    return learn(&q->dims, v, keeps_dims(def) && all_dims(q, def));
}

bool jig_affine_is_dim_in(const JigValue *v, const JigRegion *scope) {
    Query q = {.scope = scope};
    bool answer = is_dim(&q, v);
    query_free(&q);
    return answer;
}
