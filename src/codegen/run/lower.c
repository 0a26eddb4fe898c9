/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/lower.h"

#include "codegen/ir_machines.h"
#include "codegen/run/copies_to_loops.h"
#include "codegen/run/fast_math.h"
#include "codegen/unlowered.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "ir/context.h"
#include "jig/iface.h"
#include "jig/journal.h"
#include "jig/pass.h"
#include "payload/lower/lowerings.h"
#include "payload/lower/machine_list.h"
#include "payload/omp/omp_parallel.h"
#include "payload/omp/omp_runtime.h"
#include "jig/payload/pack.h"
#include "payload/structured/decompose_winograd.h"
#include "payload/vector_lower/vector_lower.h"
#include "payload/vector_memory/vector_memory_patterns.h"
#include "support/check.h"
#include "support/vec.h"

typedef struct Step {
    const char *pass;
    const JigPassOption *options; /* up to one without a name; NULL: none */
} Step;
#define OPTIONS(...) ((const JigPassOption[]){__VA_ARGS__, {0}})
#define FLAG(option)                                                                               \
    { .name = (option), .num = 1 }

/* The default pipeline, in parts. Payload with tensors: they become buffers, at the
 * functions' boundaries too. */
static const Step to_buffers[] = {
    {"lower-vector-mask", NULL}, /* what a vector.mask is around cannot be copied in there */
    {"convert-elementwise-to-linalg", NULL},
    {"convert-tensor-to-linalg", NULL},
    {"lower-affine", NULL}, /* loops of affine carry no buffers */
    {"one-shot-bufferize",
     OPTIONS(FLAG("bufferize-function-boundaries"),
             {.name = "function-boundary-type-conversion", .text = "identity-layout-map"},
             FLAG("allow-return-allocs-from-loops"))},
    {0},
};
/* What steps of a loop make anew takes turns, before buffers are freed. */
static const Step to_turns[] = {
    {"canonicalize", NULL},
    {"ping-pong-buffers", OPTIONS(FLAG("arguments-differ"))},
    {0},
};
static const Step to_careful_turns[] = {
    {"canonicalize", NULL},
    {"ping-pong-buffers", NULL},
    {0},
};
/* Buffers that all iterations can use are allocated once, small ones on the stack. */
static const char to_places[] = "builtin.module(func.func(buffer-loop-hoisting,promote-buffers-to-"
                                "stack{max-total-size-in-bytes=65536}))";
/* Then buffers are freed after their last use, and results are the caller's. Where that cannot be
 * done, as around branches and memory that the payload frees itself, what was made for tensors is
 * never freed. */
static const Step to_freed[] = {
    {"free-buffers", OPTIONS({.name = "copy-results", .text = "all"})},
    {0},
};
/* Payload that has been on buffers: what it leaves behind, and nobody else can get at. */
static const Step to_left_freed[] = {
    {"free-buffers", OPTIONS({.name = "copy-results", .text = "none"})},
    {0},
};
/* Those that an iteration allocates and frees, once around the loop. */
static const Step to_once[] = {
    {"hoist-freed-buffers", NULL},
    {0},
};
/* Payload with ml_program: graphs in an order in which they can run. */
static const Step to_order[] = {
    {"topological-sort", NULL},
    {0},
};
/* Every payload: structured ops become loops, vectors are read and written row by row. */
static const Step to_rows[] = {
    {"convert-bufferization-to-memref", NULL},
    {"convert-linalg-to-loops", NULL},
    {"lower-vector-mask", NULL},
    {0},
};
static const Step to_lanes[] = {
    {"lower-vector-multi-reduction", NULL},
    {"convert-vector-to-scf",
     OPTIONS(FLAG("full-unroll"))}, /* by way of memory rows might have gaps */
    {"convert-vector-to-scf", NULL},
    {"canonicalize", NULL}, /* loops of one iteration would be three blocks each, */
    {"cse", NULL},          /* and accesses compute where they are */
    {0},
};
/* Loops of threads: one after the other, or, where threads share loops, first as loops that they
 * can share. */
static const Step to_for[] = {
    {"scf-forall-to-for", NULL},
    {0},
};
static const Step to_parallel[] = {
    {"scf-forall-to-parallel", NULL},
    {0},
};
/* Payload with async: coroutines that the runtime resumes. */
static const Step to_coroutines[] = {
    {"async-func-to-async-runtime", NULL}, {"async-to-async-runtime", NULL},
    {"async-runtime-ref-counting", NULL},  {"async-runtime-ref-counting-opt", NULL},
    {"convert-async-to-llvm", NULL},       {0},
};
/* What no pass takes becomes simpler (take_left_over); then loops become branches, dialect after
 * dialect llvm. */
static const Step to_branches[] = {
    {"expand-realloc", NULL},
    {"memref-expand", NULL},
    {"expand-strided-metadata", NULL},
    {"lower-affine", NULL},
    {"convert-complex-to-standard", NULL},
    {"convert-math-to-funcs",
     OPTIONS({.name = "min-width-of-fpowi-exponent", .num = 33})}, /* LLVM has those of 32 bits */
    {"convert-scf-to-cf", NULL},
    {0},
};
static const Step math_to_llvm[] = {
    {"convert-math-to-llvm", NULL},
    {"convert-math-to-libm", NULL}, /* takes vectors apart */
    {0},
};
static const Step to_llvm[] = {
    {"convert-complex-to-llvm", NULL},
    {"convert-index-to-llvm", NULL},
    {"convert-arith-to-llvm", NULL},
    {"convert-ub-to-llvm", NULL},
    {"finalize-memref-to-llvm", NULL},
    {"convert-openmp-to-llvm", NULL},
    {"convert-func-to-llvm", NULL},
    {"convert-cf-to-llvm", NULL},
    {"reconcile-unrealized-casts", NULL},
    {"llvm-split-vectors", NULL},
    {0},
};

/* ---- What a payload has ---- */

typedef struct Traits {
    bool tensors, buffers;             /* values */
    bool others, async;                /* ops of other dialects than llvm; ops of async */
    const JigMachine *const *machines; /* all, up to a NULL */
    bool *has;                         /* of each: ops of its first dialect */
} Traits;

static bool has_value(const JigOp *op, bool (*is)(const JigType *t)) {
    size_t n = 0;
    const JigType *const *inputs = jig_function(op) ? jig_function_inputs(op, &n) : NULL;
    for (size_t i = 0; i < n; ++i)
        if (is(inputs[i]))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (is(jig_value_type(jig_op_result(op, i))))
            return true;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (is(jig_value_type(jig_op_operand(op, i))))
            return true;
    return false;
}

static JigWalk look(JigOp *op, void *user) {
    Traits *traits = user;
    JigStr name = jig_op_name_of(op), dialect = jig_name_dialect(name);
    traits->tensors |= has_value(op, jig_type_is_tensor);
    traits->buffers |= has_value(op, jig_type_is_any_memref);
    traits->async |= jig_str_is(dialect, "async");
    for (size_t i = 0; traits->machines[i]; ++i)
        traits->has[i] |= jig_str_is(dialect, traits->machines[i]->dialects[0]->name);
    traits->others |= !jig_str_is(dialect, "llvm") && !jig_str_is(dialect, "omp") &&
                      !jig_str_is(name, "builtin.module");
    return JIG_WALK_ADVANCE;
}

/* ---- Ops that stand for several ----
 * No pass takes them apart, and only as tensors they can be: packs, softmax, Winograd's transforms.
 */

typedef JIG_VEC(JigOp *) OpVec;

static JigWalk collect(JigOp *op, void *user) {
    OpVec *found = user;
    if (jig_aggregated(op) || jig_structured_is_winograd_transform(op) ||
        jig_op_is(op, JIG_LINALG(PACK)) || jig_op_is(op, JIG_LINALG(UNPACK)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

/* What cannot be taken apart stays as it is, and is named in the end. */
static void take_apart(JigRewriter *rw, JigOp *op, JigArena *a) {
    JigLoweredPack packed;
    JigLoweredUnpack unpacked;
    size_t n = jig_op_num_results(op);
    JigValue **results = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    bool done = true;
    jig_at_before(rw, op);
    if (jig_op_is(op, JIG_LINALG(PACK)))
        done = jig_lower_pack(rw, op, &(JigPackLowering){0}, &packed, NULL);
    else if (jig_op_is(op, JIG_LINALG(UNPACK)))
        done = jig_lower_unpack(rw, op, false, &unpacked, NULL);
    else if (jig_structured_is_winograd_transform(op))
        done = jig_structured_decompose_winograd(rw, op, NULL);
    else if (jig_aggregated(op)->decompose(rw, op, a, results, NULL))
        jig_rw_replace(rw, op, results, n);
    (void)done;
}

static void take_all_apart(JigOp *payload) {
    OpVec found = {0};
    jig_walk_post(payload, collect, &found);
    JigRewriter *rw = jig_rewriter_create(jig_op_context(payload));
    JigArena *a = jig_arena_create();
    for (size_t i = 0; i < found.len; ++i)
        take_apart(rw, found.data[i], a);
    jig_arena_destroy(a);
    jig_rewriter_destroy(rw);
    jig_vec_free(&found);
}

/* ---- Running ---- */

/* The payload, and the pass that lowers it; NULL: there is none, and nobody looks at passes. */
typedef struct Run {
    JigOp *payload;
    JigPassCall *pass;
} Run;

static bool run_pipeline(const Run *run, JigPipeline *p) {
    return run->pass ? jig_pass_run_pipeline(run->pass, p, run->payload)
                     : jig_pipeline_run(p, run->payload, NULL);
}

/* Passes that are not registered are left out: what they would have lowered is named when the
 * payload is written as LLVM IR. */
static bool run_steps(const Run *run, const Step *steps) {
    JigContext *ctx = jig_op_context(run->payload);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_create(ctx, JIG_STR("builtin.module"));
    bool ok = true;
    for (const Step *s = steps; s->pass && ok; ++s)
        ok = !jig_pass_find(ctx, jig_str(s->pass)) ||
             jig_pipeline_add_pass(p, jig_str(s->pass), s->options, a, &why);
    if (!ok)
        jig_reason_emit(ctx, JIG_ERROR, &why);
    ok = ok && run_pipeline(run, p);
    jig_pipeline_destroy(p);
    jig_arena_destroy(a);
    return ok;
}

static void apply_sets(JigOp *payload, const JigPattern *const *sets, size_t n) {
    JigPatternSet *set = jig_patterns_create(jig_op_context(payload));
    for (size_t i = 0; i < n; ++i)
        jig_patterns_add_list(set, sets[i]);
    JigGreedyOptions options = jig_greedy_options();
    options.simplify = JIG_SIMPLIFY_NONE;
    (void)jig_apply_greedily(payload, set, &options, NULL);
    jig_patterns_destroy(set);
}

/* What reductions are made of, and masks with more than an op, before these are lowered. */
static void take_apart_early(JigOp *payload) {
    static const JigPattern *const sets[] = {
        jig_promote_contraction_patterns, jig_reduce_products_patterns, jig_choose_lanes_patterns};
    apply_sets(payload, sets, JIG_LEN(sets));
}

static void take_left_over(JigOp *payload) {
    static const JigPattern *const sets[] = {
        jig_left_over_patterns, jig_vector_lower_extended_patterns, jig_vector_lower_scan_patterns,
        jig_whole_bytes_patterns, jig_reduce_all_lanes_patterns};
    apply_sets(payload, sets, JIG_LEN(sets));
}

/* Before lower-vector-multi-reduction, which takes those that are left. */
static void reduce_lanes(JigOp *payload, uint32_t fast_math) {
    uint32_t reassoc = 0;
    (void)jig_run_fast_math_flag(JIG_STR("reassoc"), &reassoc);
    apply_sets(payload, &jig_vector_lower_lanes_patterns[(fast_math & reassoc) != 0], 1);
}

/* Before convert-math-to-llvm, which makes exp and log of them. */
static void keep_exact_near_zero(JigOp *payload) {
    static const JigPattern *const sets[] = {jig_near_zero_patterns};
    apply_sets(payload, sets, JIG_LEN(sets));
}

/* Functions of numbers; those that complex numbers are made of stay exact, for they come after it.
 */
static const Step to_polynomials[] = {
    {"approximate-math", NULL},
    {0},
};

/* Before convert-complex-to-standard. */
static void keep_complex_exact(JigOp *payload) {
    static const JigPattern *const sets[] = {jig_exact_complex_patterns};
    apply_sets(payload, sets, JIG_LEN(sets));
}

static JigWalk exchange_bits(JigOp *op, void *user) {
    (void)user;
    if (jig_op_is(op, JIG_MEMREF(GENERIC_ATOMIC_RMW)) &&
        jig_type_is_float(jig_op_result_type(op, 0)))
        jig_op_set_attr(op, JIG_EXCHANGES_BITS, jig_attr_unit(jig_op_context(op)));
    return JIG_WALK_ADVANCE;
}

/* Casts are left because of other ops, which say more. */
static JigWalk find_left(JigOp *op, void *user) {
    (void)user;
    JigStr dialect = jig_name_dialect(jig_op_name_of(op));
    if (jig_str_is(dialect, "llvm") || jig_str_is(dialect, "builtin") ||
        jig_codegen_is_intrinsic(op))
        return JIG_WALK_ADVANCE;
    const char *way = jig_codegen_unlowered_way(op);
    jig_op_error(op, "is left by the default pipeline: %s",
                 way ? way : "lower it first, or say how with --pipeline");
    return JIG_WALK_INTERRUPT;
}

/* All of the steps, or none and nobody hears of it. */
static void try_steps(const Run *run, const Step *steps) {
    JigContext *ctx = jig_op_context(run->payload);
    JigDiagCapture capture;
    JigMark mark = jig_mark(ctx);
    jig_diag_capture_begin(ctx, &capture);
    if (!run_steps(run, steps))
        jig_rollback(ctx, mark);
    jig_diag_capture_end(ctx, &capture);
    jig_diag_capture_free(&capture);
    jig_commit(ctx, mark);
}

static bool run_text(const Run *run, const char *text) {
    JigContext *ctx = jig_op_context(run->payload);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_parse(ctx, jig_str(text), a, &why);
    if (!p)
        jig_reason_emit(ctx, JIG_ERROR, &why);
    bool ok = p && run_pipeline(run, p);
    if (p)
        jig_pipeline_destroy(p);
    jig_arena_destroy(a);
    return ok;
}

/* What the entry does not reach goes: it need not be lowered, nor fit this machine. */
static bool keep_reached(const Run *run, const char *entry) {
    const Step steps[] = {{"symbol-privatize", OPTIONS({.name = "exclude", .text = entry})},
                          {"symbol-dce", NULL},
                          {0}};
    return run_steps(run, steps);
}

/* By threads, or by none. */
static bool lower_threads(const Run *run, bool share) {
    if (share) {
        JIG_CHECK(run_steps(run, to_parallel));
        JigRewriter *rw = jig_rewriter_create(jig_op_context(run->payload));
        jig_openmp_share_loops(rw, run->payload);
        jig_rewriter_destroy(rw);
    }
    return run_steps(run, to_for);
}

/* What machines have is lowered for payload with ops of theirs: masks of payload with ops of SVE,
 * too, are that machine's then. */
static bool lower_vectors(const Run *run, const Traits *traits, JigArena *a) {
    JigPassOption *options = NULL;
    size_t n = 0, cap = 0;
    for (size_t i = 0; traits->machines[i]; ++i)
        if (traits->has[i] && traits->machines[i]->num_options)
            JIG_ARENA_PUSH(a, options, n, cap,
                           ((JigPassOption)FLAG(traits->machines[i]->options[0].name)));
    JIG_ARENA_PUSH(a, options, n, cap, ((JigPassOption){0}));
    return run_steps(run, (const Step[]){{"convert-vector-to-llvm", options}, {0}});
}

static bool lower_globals(const Run *run) {
    if (!jig_lower_has_ml_program(run->payload))
        return true;
    JIG_CHECK(run_steps(run, to_order));
    JigRewriter *rw = jig_rewriter_create(jig_op_context(run->payload));
    jig_lower_ml_program(rw, run->payload);
    jig_rewriter_destroy(rw);
    return true;
}

static bool lower_default(const Run *run, const JigLowering *how, JigArena *a) {
    JigOp *payload = run->payload;
    JIG_CHECK(lower_globals(run));
    Traits traits = {.machines = jig_lower_machines(jig_op_context(payload))};
    size_t n = 0;
    while (traits.machines[n])
        n++;
    traits.has = jig_arena_calloc(a, (n + 1) * sizeof *traits.has);
    jig_walk_pre(payload, look, &traits);
    if (!traits.others)
        return jig_openmp_to_calls(payload);
    take_apart_early(payload);
    if (traits.tensors) {
        take_all_apart(payload);
        JIG_CHECK(run_steps(run, to_buffers) &&
                  run_steps(run, traits.buffers ? to_careful_turns : to_turns));
        JIG_CHECK(!jig_pass_find(jig_op_context(payload), JIG_STR("buffer-loop-hoisting")) ||
                  run_text(run, to_places));
        try_steps(run, to_freed);
    } else {
        try_steps(run, to_left_freed);
    }
    JIG_CHECK(run_steps(run, to_once));
    jig_run_copies_to_loops(payload);
    JIG_CHECK(run_steps(run, to_rows));
    reduce_lanes(payload, how->fast_math);
    JIG_CHECK(run_steps(run, to_lanes));
    if (traits.async)
        JIG_CHECK(run_steps(run, to_coroutines));
    take_left_over(payload);
    jig_run_set_fast_math(payload, how->fast_math, false);
    if (how->math != JIG_MATH_LIBM) {
        JIG_CHECK(run_steps(run, to_polynomials));
        /* Formulas say what they allow: sums and differences of theirs are not to be reordered. */
        jig_run_set_fast_math(payload, how->fast_math ? JIG_FAST_MATH_CONTRACT : 0, true);
    }
    keep_complex_exact(payload);
    JIG_CHECK(lower_threads(run, how->threads) && run_steps(run, to_branches));
    keep_exact_near_zero(payload);
    jig_walk_pre(payload, exchange_bits, NULL);
    JIG_CHECK(run_steps(run, math_to_llvm) && lower_vectors(run, &traits, a) &&
              run_steps(run, to_llvm) && jig_openmp_to_calls(payload));
    jig_run_set_fast_math(payload, how->fast_math, true);
    return jig_walk_pre(payload, find_left, NULL) == JIG_WALK_ADVANCE;
}

static bool lower(const Run *run, const JigLowering *how) {
    JigArena *a = jig_arena_create();
    bool ok = !how->entry.len || keep_reached(run, jig_arena_str(a, how->entry).ptr);
    if (how->pipeline)
        ok = ok && run_text(run, how->pipeline) && jig_openmp_to_calls(run->payload);
    else
        ok = ok && lower_default(run, how, a);
    jig_arena_destroy(a);
    return ok;
}

typedef struct Lowering {
    JigOp *payload;
    const JigLowering *how;
    JigReason *why;
    bool ok;
} Lowering;

static void lower_payload(void *user) {
    Lowering *x = user;
    JigContext *ctx = jig_op_context(x->payload);
    if (x->why)
        jig_context_push_handler(ctx, jig_reason_hear, x->why);
    x->ok = lower(&(Run){.payload = x->payload}, x->how);
    if (x->why)
        jig_context_pop_handler(ctx);
}

bool jig_lower(JigOp *payload, const JigLowering *how, JigReason *why) {
    static const JigLowering default_way = {0};
    JIG_REQUIRE(payload);
    Lowering x = {.payload = payload, .how = how ? how : &default_way, .why = why};
    return jig_context_recovers(jig_op_context(payload), lower_payload, &x) && x.ok;
}

/* ---- As a pass ---- */

static bool run_lower(JigPassCall *call) {
    JigLowering how = {.entry = jig_option_string(call, "entry"),
                       .threads = jig_option_bool(call, "threads"),
                       .math =
                           jig_option_choice(call, "math") ? JIG_MATH_LIBM : JIG_MATH_POLYNOMIALS};
    const JigStr *flags;
    size_t n = jig_option_list(call, "fast-math", &flags);
    for (size_t i = 0; i < n; ++i)
        if (!jig_run_fast_math_flag(flags[i], &how.fast_math)) {
            jig_op_error(call->op, "knows no flag of floats: '%.*s'", JIG_FMT(flags[i]));
            return false;
        }
    return lower(&(Run){call->op, call}, &how);
}

static const char *const ways_of_math[] = {"polynomials", "libm", NULL};
static const JigOptionRow options[] = {
    {.name = "entry",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "What this function does not reach goes first"},
    {.name = "threads",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Parallel loops are shared by threads, through OpenMP's runtime"},
    {.name = "math",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "polynomials",
     .choices = ways_of_math,
     .help = "Functions of math on vectors and in loops: by approximate-math, or calls of the C "
             "library"},
    {.name = "fast-math",
     .kind = JIG_OPTION_LIST,
     .help =
         "What holds of all arithmetic on floats: reassoc, nnan, ninf, nsz, arcp, contract, afn"},
};

const JigPassRow jig_pass_lower_to_llvm = {
    .name = "lower-to-llvm",
    .title = "LowerToLLVMPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, options),
    .run = run_lower,
    .breaks = JIG_HOLDS_ALL,
    .summary = "any payload to the llvm dialect, as jig run does it",
};
