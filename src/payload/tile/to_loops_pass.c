/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that turn structured ops on buffers into loops. */
#include "payload/tile/to_loops.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"

typedef enum Kind { LOOPS, AFFINE_LOOPS, PARALLEL_LOOPS } Kind;

/* Bounds of a loop as values. */
enum { LOWER, UPPER, STEP, NUM_BOUNDS };
typedef struct Bounds {
    JigValue *of[NUM_BOUNDS];
} Bounds;

typedef struct Nest {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    Bounds *bounds;
    size_t n;
    JigValue **ivs;
} Nest;

/* Each of these builds the loop(s) from number i on and returns the number of the next; the
 * insertion point is in the body then. */

static size_t sequential(Nest *t, size_t i) {
    JigOp *loop = jig_scf_for_begin(t->rw, t->loc, t->bounds[i].of, NULL, 0, false);
    jig_at_end(t->rw, jig_op_body(loop));
    jig_at_before(t->rw, jig_build(t->rw, t->loc, JIG_SCF(YIELD), NULL, 0, NULL, 0, NULL));
    t->ivs[i] = jig_scf_for_iv(loop);
    return i + 1;
}

/* A number of its own, or the value as only operand. */
static const JigMap *affine_bound(JigContext *ctx, JigValue **v, size_t *n) {
    int64_t constant;
    bool known = jig_constant_int(*v, &constant);
    const JigExpr *e = known ? jig_expr_constant(ctx, constant) : jig_expr_dim(ctx, 0);
    *n = !known;
    return jig_map(ctx, !known, 0, &e, 1);
}

static size_t affine(Nest *t, size_t i) {
    JigContext *ctx = t->rw->ctx;
    JigValue *lower = t->bounds[i].of[LOWER], *upper = t->bounds[i].of[UPPER];
    size_t num_lower, num_upper;
    const JigMap *from = affine_bound(ctx, &lower, &num_lower),
                 *to = affine_bound(ctx, &upper, &num_upper);
    JigOp *loop = jig_affine_for_build(t->rw, t->loc,
                                       &(JigAffineFor){.lower_bound_operands = {&lower, num_lower},
                                                       .upper_bound_operands = {&upper, num_upper},
                                                       .lower_bound_map = jig_attr_of_map(from),
                                                       .upper_bound_map = jig_attr_of_map(to),
                                                       .step = jig_attr_index(ctx, 1)});
    const JigType *index = jig_type_index(ctx);
    jig_create_block(t->rw, jig_affine_for_region(loop), NULL, &index, 1, t->loc);
    t->ivs[i] = jig_block_arg(jig_op_body(loop), 0);
    jig_at_end(t->rw, jig_op_body(loop));
    jig_at_before(t->rw, jig_build(t->rw, t->loc, JIG_AFFINE(YIELD), NULL, 0, NULL, 0, NULL));
    return i + 1;
}

/* All parallel loops that follow one another are one scf.parallel. */
static size_t parallel(Nest *t, size_t first) {
    const JigStructuredIface *s = jig_structured(t->op);
    size_t end = first;
    while (end < t->n && s->iterator(t->op, end) == JIG_PARALLEL)
        end++;
    if (end == first)
        return sequential(t, first);
    size_t n = end - first;
    JigValue **values[NUM_BOUNDS];
    for (int b = 0; b < NUM_BOUNDS; b++) {
        values[b] = JIG_NEW_ARRAY(t->rw->arena, JigValue *, n);
        for (size_t i = 0; i < n; i++)
            values[b][i] = t->bounds[first + i].of[b];
    }
    JigOp *loop = jig_scf_parallel_build(t->rw, t->loc,
                                         &(JigScfParallel){.lower_bound = {values[LOWER], n},
                                                           .upper_bound = {values[UPPER], n},
                                                           .step = {values[STEP], n}});
    const JigType **types = JIG_NEW_ARRAY(t->rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_type_index(t->rw->ctx);
    jig_create_block(t->rw, jig_scf_parallel_region(loop), NULL, types, n, t->loc);
    for (size_t i = 0; i < n; i++)
        t->ivs[first + i] = jig_block_arg(jig_op_body(loop), i);
    jig_at_end(t->rw, jig_op_body(loop));
    jig_at_before(t->rw, jig_scf_reduce_build(t->rw, t->loc, &(JigScfReduce){.attrs = NULL}));
    return end;
}

static bool lower(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t (*const build[])(Nest *, size_t) = {sequential, affine, parallel};
    const Kind *kind = self->data;
    if (!jig_linalg_on_buffers(op))
        return jig_no_match(rw, op, "expected linalg op with buffer semantics");
    size_t n = jig_structured(op)->num_loops(op);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, n);
    Nest t = {.rw = rw,
              .op = op,
              .loc = jig_op_loc(op),
              .n = n,
              .bounds = JIG_NEW_ARRAY(rw->arena, Bounds, n),
              .ivs = JIG_NEW_ARRAY(rw->arena, JigValue *, n)};
    jig_at_before(rw, op);
    jig_linalg_loop_sizes(rw, op, sizes);
    for (size_t i = 0; i < n; i++) {
        const JigMixed numbers[] = {jig_mixed_int(rw->ctx, 0), sizes[i], jig_mixed_int(rw->ctx, 1)};
        for (int b = 0; b < NUM_BOUNDS; b++)
            t.bounds[i].of[b] = jig_arith_mixed_to_value(rw, t.loc, numbers[b]);
    }
    for (size_t i = 0; i < n;)
        i = build[*kind](&t, i);
    JigLinalgScalar how = {.affine = *kind == AFFINE_LOOPS, .early = true};
    JIG_CHECK(jig_linalg_build_scalar(rw, op, t.ivs, &how));
    jig_rw_erase(rw, op);
    return true;
}

static bool run(JigPassCall *call, const JigPattern *patterns) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    jig_patterns_add_list(set, JIG_MEMREF(DIM)->canonicalize);
    jig_patterns_add_list(set, JIG_TENSOR(DIM)->canonicalize);
    jig_patterns_add_list(set, JIG_AFFINE(APPLY)->canonicalize);
    (void)jig_pass_apply(call, set, NULL);
    return true;
}

#define PASS(run_fn, kind, pattern_name)                                                           \
    static bool run_fn(JigPassCall *call) {                                                        \
        static const Kind what = kind;                                                             \
        static const JigPattern patterns[] = {                                                     \
            {.name = pattern_name, .iface = &jig_iface_structured, .fn = lower, .data = &what},    \
            {0}};                                                                                  \
        return run(call, patterns);                                                                \
    }
PASS(run_loops, LOOPS, "(anonymous namespace)::LinalgRewritePattern<mlir::scf::ForOp>")
PASS(run_affine, AFFINE_LOOPS,
     "(anonymous namespace)::LinalgRewritePattern<mlir::affine::AffineForOp>")
PASS(run_parallel, PARALLEL_LOOPS,
     "(anonymous namespace)::LinalgRewritePattern<mlir::scf::ParallelOp>")

const JigPassRow jig_pass_linalg_to_loops = {
    .name = "convert-linalg-to-loops",
    .title = "ConvertLinalgToLoopsPass",
    .run = run_loops,
    .summary = "structured ops on buffers as scf.for",
};
const JigPassRow jig_pass_linalg_to_affine_loops = {
    .name = "convert-linalg-to-affine-loops",
    .title = "ConvertLinalgToAffineLoopsPass",
    .run = run_affine,
    .summary = "structured ops on buffers as affine.for",
};
const JigPassRow jig_pass_linalg_to_parallel_loops = {
    .name = "convert-linalg-to-parallel-loops",
    .title = "ConvertLinalgToParallelLoopsPass",
    .run = run_parallel,
    .summary = "structured ops on buffers as scf.parallel and scf.for",
};
