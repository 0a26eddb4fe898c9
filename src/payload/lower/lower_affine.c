/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Affine ops as loops of scf, accesses of memref and vector, and arithmetic.
 * Maps are expanded in front of each op that has one, result by result.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "eval/reduce.h"
#include "payload/loop/expand_affine.h"
#include "payload/loop/index_math.h"
#include "payload/lower/lowerings.h"
#include "payload/patterns/patterns.h"
#include "rewrite/values.h"

/* ---- Maps ---- */

/* Operands from number `first` on, those that a map takes. */
static JigValue **inputs_of(JigRewriter *rw, const JigOp *op, size_t first, const JigMap *map) {
    JigOperandRange range = {.start = first, .count = jig_map_num_inputs(map)};
    return jig_values_copy_operands(op, range, rw->arena);
}

/* NULL after a diagnostic. */
static JigValue *expand(JigRewriter *rw, JigLoc loc, const JigMap *map, const JigExpr *e,
                        JigValue *const *inputs) {
    JigReason why = JIG_REASON(rw->arena);
    JigValue *v =
        jig_loop_expand_affine_expr(rw, loc, e, inputs, inputs + jig_map_num_dims(map), &why);
    if (!v)
        jig_reason_emit(rw->ctx, JIG_ERROR, &why);
    return v;
}

/* Results of the map of operands from number `first` on, before op. False after a diagnostic. */
static bool expand_map(JigRewriter *rw, const JigOp *op, size_t first, const JigMap *map,
                       JigValueList *out) {
    size_t n = jig_map_num_results(map);
    JigValue **inputs = inputs_of(rw, op, first, map);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    *out = (JigValueList){values, n};
    for (size_t i = 0; i < n; ++i) {
        values[i] = expand(rw, jig_op_loc(op), map, jig_map_result(map, (unsigned)i), inputs);
        if (!values[i])
            return false;
    }
    return true;
}

/* The least of `n` values, or the greatest. */
static JigValue *extremum(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n,
                          bool least) {
    JigValue *v = values[0];
    for (size_t i = 1; i < n; ++i)
        v = jig_loop_int_op(rw, loc, least ? JIG_ARITH(MINSI) : JIG_ARITH(MAXSI), v, values[i]);
    return v;
}

/* ---- Values ---- */

static bool lower_value(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList values;
    jig_at_before(rw, op);
    JIG_CHECK(expand_map(rw, op, 0, jig_affine_map(op), &values));
    jig_rw_replace1(
        rw, op,
        extremum(rw, jig_op_loc(op), values.items, values.n, jig_op_is(op, JIG_AFFINE(MIN))));
    return true;
}

/* ---- Accesses ---- */

static bool lower_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList at;
    jig_at_before(rw, op);
    JIG_CHECK(expand_map(rw, op, 1, jig_affine_load_map(op), &at));
    jig_rw_replace_op(rw, op,
                      jig_memref_build_load(rw, jig_op_loc(op), jig_affine_load_memref(op), at));
    return true;
}

static bool lower_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList at;
    jig_at_before(rw, op);
    JIG_CHECK(expand_map(rw, op, 2, jig_affine_store_map(op), &at));
    jig_memref_build_store(rw, jig_op_loc(op), jig_affine_store_value(op),
                           jig_affine_store_memref(op), at);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_vector_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList at;
    jig_at_before(rw, op);
    JIG_CHECK(expand_map(rw, op, 1, jig_affine_vector_load_map(op), &at));
    JigVectorLoad load = {.base = jig_affine_vector_load_memref(op),
                          .indices = at,
                          .nontemporal = jig_attr_bool(rw->ctx, false),
                          .result_type = jig_op_result_type(op, 0)};
    jig_rw_replace_op(rw, op, jig_vector_load_build(rw, jig_op_loc(op), &load));
    return true;
}

static bool lower_vector_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList at;
    jig_at_before(rw, op);
    JIG_CHECK(expand_map(rw, op, 2, jig_affine_vector_store_map(op), &at));
    JigVectorStore store = {.value_to_store = jig_affine_vector_store_value(op),
                            .base = jig_affine_vector_store_memref(op),
                            .indices = at,
                            .nontemporal = jig_attr_bool(rw->ctx, false)};
    jig_vector_store_build(rw, jig_op_loc(op), &store);
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_prefetch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList at;
    jig_at_before(rw, op);
    JIG_CHECK(expand_map(rw, op, 1, jig_affine_prefetch_map(op), &at));
    JigMemrefPrefetch prefetch = {.memref = jig_affine_prefetch_memref(op),
                                  .indices = at,
                                  .is_write = jig_affine_prefetch_is_write_attr(op),
                                  .locality_hint = jig_affine_prefetch_locality_hint_attr(op),
                                  .is_data_cache = jig_affine_prefetch_is_data_cache_attr(op)};
    jig_memref_prefetch_build(rw, jig_op_loc(op), &prefetch);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Transfers ---- */

/* A buffer of a transfer and its indices. Moves *at behind both. */
static bool expand_place(JigRewriter *rw, JigOp *op, const char *map_name, size_t *at,
                         JigValue **memref, JigValueList *indices) {
    const JigMap *map = jig_attr_map_value(jig_op_attr(op, map_name));
    *memref = jig_op_operand(op, *at);
    JIG_CHECK(expand_map(rw, op, *at + 1, map, indices));
    *at += 1 + jig_map_num_inputs(map);
    return true;
}

/* The number of elements stands behind the destination there. */
static bool lower_dma_start(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const char *const maps[] = {"src_map", "dst_map", "tag_map"};
    JigValue *memrefs[3];
    JigValueList indices[3];
    size_t at = 0, n = 0;
    jig_at_before(rw, op);
    for (size_t i = 0; i < 3; ++i)
        JIG_CHECK(expand_place(rw, op, maps[i], &at, &memrefs[i], &indices[i]));
    size_t most = indices[0].n + indices[1].n + indices[2].n + jig_op_num_operands(op) + 3;
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, most);
    for (size_t i = 0; i < 3; ++i) {
        if (i == 2)
            operands[n++] = jig_op_operand(op, at++);
        operands[n++] = memrefs[i];
        for (size_t k = 0; k < indices[i].n; ++k)
            operands[n++] = indices[i].items[k];
    }
    while (at < jig_op_num_operands(op))
        operands[n++] = jig_op_operand(op, at++);
    jig_memref_dma_start_build(rw, jig_op_loc(op), &(JigMemrefDmaStart){.operands = {operands, n}});
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_dma_wait(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigMemrefDmaWait wait = {0};
    size_t at = 0;
    jig_at_before(rw, op);
    JIG_CHECK(expand_place(rw, op, "tag_map", &at, &wait.tag_mem_ref, &wait.tag_indices));
    wait.num_elements = jig_op_operand(op, at);
    jig_memref_dma_wait_build(rw, jig_op_loc(op), &wait);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- affine.for, affine.if ---- */

static bool expand_bound(JigRewriter *rw, const JigOp *loop, bool upper, JigValue **out) {
    JigReason why = JIG_REASON(rw->arena);
    *out = jig_loop_expand_affine_bound(rw, loop, upper, rw->arena, &why);
    if (!*out)
        jig_reason_emit(rw->ctx, JIG_ERROR, &why);
    return *out;
}

static bool lower_for(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(loop);
    JigScfFor parts = {.init_args =
                           jig_values_of_operands(loop, jig_affine_for_inits(loop), rw->arena),
                       .result_types = jig_values_result_types(loop, rw->arena)};
    jig_at_before(rw, loop);
    JIG_CHECK(expand_bound(rw, loop, false, &parts.lower_bound) &&
              expand_bound(rw, loop, true, &parts.upper_bound));
    int64_t step = jig_attr_int_value(jig_affine_for_step_attr(loop));
    parts.step = jig_arith_index(rw, loc, step);
    JigOp *made = jig_scf_for_build(rw, loc, &parts);
    jig_rw_inline_region(rw, jig_affine_for_region(loop), jig_scf_for_region(made), NULL);
    jig_rw_replace_op(rw, loop, made);
    return true;
}

/* Are the operands in the set? NULL after a diagnostic. */
static JigValue *expand_condition(JigRewriter *rw, const JigOp *op) {
    const JigSet *set = jig_attr_set_value(jig_affine_if_condition_attr(op));
    JigLoc loc = jig_op_loc(op);
    JigValue **inputs = jig_values_copy_operands(op, jig_all_operands(op), rw->arena), *all = NULL;
    JigValue *zero = jig_arith_index(rw, loc, 0);
    for (unsigned i = 0; i < jig_set_num_constraints(set); ++i) {
        JigReason why = JIG_REASON(rw->arena);
        JigValue *v = jig_loop_expand_affine_expr(rw, loc, jig_set_constraint(set, i), inputs,
                                                  inputs + jig_set_num_dims(set), &why);
        if (!v) {
            jig_reason_emit(rw->ctx, JIG_ERROR, &why);
            return NULL;
        }
        JigIntCompare how = jig_set_is_equality(set, i) ? JIG_COMPARE_EQ : JIG_COMPARE_SGE;
        JigValue *holds = jig_loop_int_compare(rw, loc, how, v, zero);
        all = all ? jig_loop_int_op(rw, loc, JIG_ARITH(ANDI), all, holds) : holds;
    }
    return all ? all : jig_loop_int_constant(rw, loc, jig_type_i(rw->ctx, 1), 1);
}

static bool lower_if(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_at_before(rw, op);
    JigScfIf parts = {.condition = expand_condition(rw, op),
                      .result_types = jig_values_result_types(op, rw->arena)};
    JIG_CHECK(parts.condition);
    JigOp *made = jig_scf_if_build(rw, jig_op_loc(op), &parts);
    jig_rw_inline_region(rw, jig_affine_if_then_region(op), jig_scf_if_then_region(made), NULL);
    jig_rw_inline_region(rw, jig_affine_if_else_region(op), jig_scf_if_else_region(made), NULL);
    jig_rw_replace_op(rw, op, made);
    return true;
}

/* That of a parallel loop goes with the loop. */
static bool lower_yield(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (jig_op_is(jig_op_parent(op), JIG_SCF(PARALLEL)))
        return jig_no_match(rw, op, "the end of a parallel loop");
    JigValueList values = jig_values_of_operands(op, jig_all_operands(op), rw->arena);
    jig_at_before(rw, op);
    jig_scf_yield_build(rw, jig_op_loc(op), &(JigScfYield){.results = values});
    jig_rw_erase(rw, op);
    return true;
}

/* ---- affine.parallel ---- */

/* The op that combines two numbers of result `i`; NULL: of a kind that is not lowered, as in the
 * reference. */
static const JigOpRow *combiner(const JigOp *loop, size_t i) {
    const JigAttr *kinds = jig_affine_parallel_reductions_attr(loop);
    int64_t kind = jig_attr_int_value(jig_attr_array_at(kinds, i));
    bool lowered =
        kind != JIG_ATOMIC_MAXNUMF && kind != JIG_ATOMIC_MINNUMF && kind != JIG_ATOMIC_XORI;
    return lowered ? jig_arith_atomic_row(kind) : NULL;
}

/* All bounds of one kind are results of one map; groups say how many belong to each dimension. */
typedef struct Bounds {
    const JigMap *map;
    const JigAttr *groups;
    JigValue **inputs;
    unsigned at; /* the next result */
    bool upper;
} Bounds;

static Bounds bounds_of(JigRewriter *rw, const JigOp *loop, bool upper) {
    const JigMap *lower = jig_affine_parallel_lower_bounds_map(loop);
    const JigMap *map = upper ? jig_affine_parallel_upper_bounds_map(loop) : lower;
    return (Bounds){.map = map,
                    .groups = upper ? jig_affine_parallel_upper_bounds_groups_attr(loop)
                                    : jig_affine_parallel_lower_bounds_groups_attr(loop),
                    .inputs = inputs_of(rw, loop, upper ? jig_map_num_inputs(lower) : 0, map),
                    .upper = upper};
}

static JigValue *next_bound(JigRewriter *rw, const JigOp *loop, Bounds *b, size_t dim) {
    size_t n = (size_t)jig_attr_dense_int(b->groups, (int64_t)dim);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        values[i] =
            expand(rw, jig_op_loc(loop), b->map, jig_map_result(b->map, b->at++), b->inputs);
        if (!values[i])
            return NULL;
    }
    return extremum(rw, jig_op_loc(loop), values, n, b->upper);
}

/* Results start with what changes nothing. */
static bool read_loop(JigRewriter *rw, const JigOp *loop, JigValue **bounds[3], JigValue **inits) {
    JigLoc loc = jig_op_loc(loop);
    const JigAttr *steps = jig_affine_parallel_steps_attr(loop);
    size_t rank = jig_attr_array_len(steps);
    Bounds lower = bounds_of(rw, loop, false), upper = bounds_of(rw, loop, true);
    for (size_t i = 0; i < 3; ++i)
        bounds[i] = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    for (size_t i = 0; i < rank; ++i) {
        bounds[0][i] = next_bound(rw, loop, &lower, i);
        bounds[1][i] = bounds[0][i] ? next_bound(rw, loop, &upper, i) : NULL;
        if (!bounds[1][i])
            return false;
    }
    for (size_t i = 0; i < rank; ++i)
        bounds[2][i] = jig_arith_index(rw, loc, jig_attr_int_value(jig_attr_array_at(steps, i)));
    for (size_t i = 0; i < jig_op_num_results(loop); ++i) {
        const JigType *type = jig_op_result_type(loop, i);
        const JigOpRow *row = combiner(loop, i);
        const JigAttr *neutral = row ? jig_arith_neutral_of(row, type) : NULL;
        if (!neutral)
            return jig_op_emit_error(loop, "Reduction operation type not supported");
        inits[i] = jig_arith_constant(rw, loc, type, neutral);
    }
    return true;
}

/* The end of the body combines what an iteration yields. */
static void end_body(JigRewriter *rw, const JigOp *loop, JigOp *yield) {
    JigLoc loc = jig_op_loc(yield);
    size_t n = jig_op_num_operands(yield);
    JigValue **values = jig_values_copy_operands(yield, jig_all_operands(yield), rw->arena);
    jig_at_end(rw, jig_op_block(yield));
    JigOp *reduce = jig_scf_reduce_build(
        rw, loc, &(JigScfReduce){.operands = {values, n}, .reductions = {NULL, n}});
    for (size_t i = 0; i < n; ++i) {
        const JigType *type = jig_value_type(values[i]);
        JigBlock *body = jig_create_block(rw, jig_op_region(reduce, i), NULL,
                                          (const JigType *[]){type, type}, 2, loc);
        JigValue *combined = jig_loop_int_op(rw, jig_op_loc(loop), combiner(loop, i),
                                             jig_block_arg(body, 0), jig_block_arg(body, 1));
        jig_scf_reduce_return_build(rw, jig_op_loc(loop),
                                    &(JigScfReduceReturn){.result = combined});
    }
    jig_rw_erase(rw, yield);
}

static bool lower_parallel(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_results(loop),
           rank = jig_attr_array_len(jig_affine_parallel_steps_attr(loop));
    JigValue **bounds[3], **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    jig_at_before(rw, loop);
    JIG_CHECK(read_loop(rw, loop, bounds, inits));
    JigScfParallel parts = {.lower_bound = {bounds[0], rank},
                            .upper_bound = {bounds[1], rank},
                            .step = {bounds[2], rank},
                            .init_vals = {inits, n},
                            .result_types = jig_values_result_types(loop, rw->arena)};
    JigOp *made = jig_scf_parallel_build(rw, jig_op_loc(loop), &parts);
    jig_rw_inline_region(rw, jig_affine_parallel_region(loop), jig_scf_parallel_region(made), NULL);
    end_body(rw, loop, jig_block_last(jig_op_body(made)));
    jig_rw_replace_op(rw, loop, made);
    return true;
}

#define PATTERN(title, op, function)                                                               \
    { .name = "(anonymous namespace)::" title, .root = op, .fn = function }
const JigPattern jig_lower_affine_patterns[] = {
    PATTERN("AffineApplyLowering", "affine.apply", lower_value),
    PATTERN("AffineDmaStartLowering", "affine.dma_start", lower_dma_start),
    PATTERN("AffineDmaWaitLowering", "affine.dma_wait", lower_dma_wait),
    PATTERN("AffineLoadLowering", "affine.load", lower_load),
    PATTERN("AffineMinLowering", "affine.min", lower_value),
    PATTERN("AffineMaxLowering", "affine.max", lower_value),
    PATTERN("AffineParallelLowering", "affine.parallel", lower_parallel),
    PATTERN("AffinePrefetchLowering", "affine.prefetch", lower_prefetch),
    PATTERN("AffineStoreLowering", "affine.store", lower_store),
    PATTERN("AffineForLowering", "affine.for", lower_for),
    PATTERN("AffineIfLowering", "affine.if", lower_if),
    PATTERN("AffineYieldOpLowering", "affine.yield", lower_yield),
    PATTERN("AffineVectorLoadLowering", "affine.vector_load", lower_vector_load),
    PATTERN("AffineVectorStoreLowering", "affine.vector_store", lower_vector_store),
    {0},
};

/* ---- What has to go ---- */

/* Loops whose bounds cannot be computed, and reductions that combine nothing, are complained about
 * once more: the program does not stay. */
static JigLegality of_parallel(const JigOp *op, void *user) {
    (void)user;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (!combiner(op, i))
            return JIG_ILLEGAL;
    return JIG_UNKNOWN_LEGALITY;
}

const JigLegalityRow jig_lower_affine_legality[] = {
    {"arith, memref, scf, vector", .is = JIG_LEGAL},
    {"affine.for", .is = JIG_ILLEGAL},
    {"affine.parallel", .fn = of_parallel},
    {0},
};
