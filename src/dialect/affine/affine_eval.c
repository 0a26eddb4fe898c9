/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of maps, accesses and indices. Loops are in affine_eval_loops.c. */
#include "eval/access.h"
#include "dialect/affine/affine_int.h"

bool jig_affine_eval_map(JigEvalCall *call, const JigMap *map, size_t first, int64_t *out) {
    JigArena *a = &call->eval->scratch;
    JigArenaMark mark = jig_arena_mark(a);
    size_t n = jig_map_num_inputs(map);
    int64_t *inputs = JIG_NEW_ARRAY(a, int64_t, n + 1);
    bool ok = jig_eval_indices(call, first, n, inputs) &&
              (jig_map_eval(map, inputs, out) ||
               jig_eval_fail(call, "has a map without a value: it divides by what is not positive, "
                                   "or overflows"));
    jig_arena_rewind(a, mark);
    return ok;
}

static const JigMap *map_of(JigEvalCall *call) {
    if (!call->step->memo)
        call->step->memo = (void *)jig_affine_map(call->step->op);
    return call->step->memo;
}

/* The values of op's map, in the scratch arena; NULL after an error. */
static int64_t *map_values(JigEvalCall *call, size_t first) {
    const JigMap *map = map_of(call);
    int64_t *out = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, jig_map_num_results(map) + 1);
    return jig_affine_eval_map(call, map, first, out) ? out : NULL;
}

JigEvalOutcome jig_affine_eval_apply(JigEvalCall *call) {
    int64_t value;
    if (!jig_affine_eval_map(call, map_of(call), 0, &value))
        return JIG_EVAL_STOP;
    jig_eval_set_index(call, 0, value);
    return JIG_EVAL_NEXT;
}

JigEvalOutcome jig_affine_eval_extremum(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    const int64_t *values = map_values(call, 0);
    bool is_min = jig_op_is(call->step->op, JIG_AFFINE(MIN));
    if (values) {
        int64_t best = values[0];
        for (size_t i = 1; i < jig_map_num_results(map_of(call)); ++i)
            best = (values[i] < best) == is_min ? values[i] : best;
        jig_eval_set_index(call, 0, best);
    }
    jig_arena_rewind(&call->eval->scratch, mark);
    return values ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- Accesses ---- */

typedef JigEvalOutcome (*Access)(JigEvalCall *call, JigEvalShaped *s, const int64_t *index);

static JigEvalOutcome access(JigEvalCall *call, size_t memref, Access fn) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    JigEvalShaped *s = jig_eval_shaped(call, memref);
    const int64_t *index = s ? map_values(call, memref + 1) : NULL;
    JigEvalOutcome outcome = index ? fn(call, s, index) : JIG_EVAL_STOP;
    jig_arena_rewind(&call->eval->scratch, mark);
    return outcome;
}

static JigEvalOutcome load(JigEvalCall *call, JigEvalShaped *s, const int64_t *index) {
    return jig_eval_load(call, s, index);
}
static JigEvalOutcome store(JigEvalCall *call, JigEvalShaped *s, const int64_t *index) {
    return jig_eval_store(call, 0, s, index);
}
static JigEvalOutcome load_vector(JigEvalCall *call, JigEvalShaped *s, const int64_t *index) {
    return jig_eval_load_vector(call, s, index, jig_op_result_type(call->step->op, 0));
}
static JigEvalOutcome store_vector(JigEvalCall *call, JigEvalShaped *s, const int64_t *index) {
    const JigEvalShaped *vector = jig_eval_shaped(call, 0);
    return vector ? jig_eval_store_vector(call, vector, s, index) : JIG_EVAL_STOP;
}

JigEvalOutcome jig_affine_eval_load(JigEvalCall *call) {
    return access(call, 0, load);
}
JigEvalOutcome jig_affine_eval_store(JigEvalCall *call) {
    return access(call, 1, store);
}
JigEvalOutcome jig_affine_eval_vector_load(JigEvalCall *call) {
    return access(call, 0, load_vector);
}
JigEvalOutcome jig_affine_eval_vector_store(JigEvalCall *call) {
    return access(call, 1, store_vector);
}

/* ---- Linear indices ---- */

/* The basis of as many dimensions as there are coordinates, or one less: then the outermost has no
 * bound. */
static bool read_basis(JigEvalCall *call, int64_t **basis, size_t *n) {
    const JigOp *op = call->step->op;
    JigEvalList list =
        jig_eval_list(jig_affine_static_basis_attr(op), jig_affine_dynamic_basis(op));
    *basis = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, list.n + 1);
    *n = list.n;
    return jig_eval_list_get(call, &list, *basis);
}

static bool check_positive(JigEvalCall *call, const int64_t *basis, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (basis[i] <= 0)
            return jig_eval_fail(call, "has a basis that is not positive: %lld",
                                 (long long)basis[i]);
    return true;
}

JigEvalOutcome jig_affine_eval_delinearize(JigEvalCall *call) {
    int64_t linear, *basis;
    size_t n, results = call->step->num_results;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = jig_eval_get_index(call, 0, &linear) && read_basis(call, &basis, &n) &&
              check_positive(call, basis, n);
    for (size_t i = results; ok && i-- > 0;) {
        /* Dimension i has the basis at i, or at i - 1 where the first has none. */
        size_t at = i + n - results;
        if (i == 0) {
            jig_eval_set_index(call, 0, linear);
            break;
        }
        int64_t rest = linear % basis[at];
        rest += rest < 0 ? basis[at] : 0;
        jig_eval_set_index(call, i, rest);
        linear = linear / basis[at] - (linear % basis[at] < 0);
    }
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* Is the index one that a disjoint linearization promises? The outermost may be negative. */
static bool in_range(int64_t index, int64_t bound, bool outermost) {
    return (index >= 0 || outermost) && index < bound;
}

/* The sum of products; *poison when a promise is broken. */
static bool linearize(JigEvalCall *call, const int64_t *index, size_t n, const int64_t *basis,
                      size_t size, int64_t *out, bool *poison) {
    bool disjoint = jig_affine_linearize_index_disjoint(call->step->op);
    int64_t stride = 1, part;
    *out = 0;
    for (size_t i = n; i-- > 0;) {
        if (__builtin_mul_overflow(index[i], stride, &part) ||
            __builtin_add_overflow(*out, part, out))
            return jig_eval_fail(call, "overflows");
        if (i + size < n)
            continue;
        int64_t bound = basis[i + size - n];
        *poison = *poison || (disjoint && !in_range(index[i], bound, i == 0));
        if (i > 0 && __builtin_mul_overflow(stride, bound, &stride))
            return jig_eval_fail(call, "overflows");
    }
    return true;
}

JigEvalOutcome jig_affine_eval_linearize(JigEvalCall *call) {
    JigOperandRange multi = jig_affine_linearize_index_multi_index(call->step->op);
    size_t n = multi.count, size;
    int64_t *basis = NULL, linear;
    bool poison = false;
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    int64_t *index = JIG_NEW_ARRAY(&call->eval->scratch, int64_t, n + 1);
    bool ok = jig_eval_indices(call, multi.start, n, index) && read_basis(call, &basis, &size) &&
              linearize(call, index, n, basis, size, &linear, &poison);
    if (ok && poison)
        jig_eval_set_poison(call, 0);
    else if (ok)
        jig_eval_set_index(call, 0, linear);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
