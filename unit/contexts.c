/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts live long, end well, and are independent of each other: scripts without end through one,
 * memory that runs out, eight threads with one each. */
#include "ir/context.h"
#include "jig/asm.h"
#include "jig/eval.h"
#include "jig/iface.h"
#include "jig/llvm_ir.h"
#include "jig/lower.h"
#include "jig/transform.h"
#include "support/arena.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static JigContext *new_context(void) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    return ctx;
}

static const char payload_text[] =
    "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>,\n"
    "             %c: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
    "  %0 = linalg.matmul ins(%a, %b: tensor<64x64xf32>, tensor<64x64xf32>)\n"
    "                     outs(%c: tensor<64x64xf32>) -> tensor<64x64xf32>\n"
    "  return %0 : tensor<64x64xf32>\n"
    "}\n";

/* Tiles by i, j and 4, vectorizes and simplifies. */
static const char script_text[] =
    "module attributes {transform.with_named_sequence} {\n"
    "transform.named_sequence @__transform_main(%%m: !transform.any_op) {\n"
    "  %%0 = transform.structured.match ops{[\"linalg.matmul\"]} in %%m\n"
    "      : (!transform.any_op) -> !transform.any_op\n"
    "  %%1, %%l:3 = transform.structured.tile_using_for %%0 tile_sizes [%d, %d, 4]\n"
    "      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op,\n"
    "                                !transform.any_op)\n"
    "  %%2 = transform.structured.match ops{[\"func.func\"]} in %%m\n"
    "      : (!transform.any_op) -> !transform.any_op\n"
    "  %%3 = transform.structured.vectorize_children_and_apply_patterns %%2\n"
    "      : (!transform.any_op) -> !transform.any_op\n"
    "  transform.apply_patterns to %%3 {\n"
    "    transform.apply_patterns.canonicalization\n"
    "  } : !transform.any_op\n"
    "  transform.yield\n"
    "}\n"
    "}\n";

static JigOp *parse(JigContext *ctx, const char *text) {
    return jig_parse_module(ctx, jig_str(text), JIG_STR("text"), true);
}

/* The payload after the script of these sizes; NULL: it failed. */
static JigOp *schedule(JigContext *ctx, int i, int j) {
    char text[sizeof script_text + 32];
    snprintf(text, sizeof text, script_text, i, j);
    JigOp *payload = parse(ctx, payload_text), *module = parse(ctx, text);
    JigScript script = {.module = module};
    bool ok = payload && module && jig_apply_script(payload, &script, NULL, NULL);
    if (module)
        jig_op_destroy(module);
    if (!ok && payload)
        jig_op_destroy(payload);
    return ok ? payload : NULL;
}

static void append(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

/* ---- Scripts without end ---- */

#if defined JIG_STRESS || defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
enum { ROUNDS = 2, SIZES = 4 };
#else
enum { ROUNDS = 8, SIZES = 16 };
#endif

static bool schedule_all(JigContext *ctx) {
    for (int n = 0; n < SIZES * SIZES; n++) {
        JigOp *payload = schedule(ctx, 1 + n % SIZES, 1 + n / SIZES);
        if (!payload)
            return false;
        jig_op_destroy(payload);
    }
    return true;
}

/* What lives as long as the context. */
typedef struct Kept {
    size_t bytes, attrs, types, affine, idents, ops, sources;
} Kept;

static Kept kept(const JigContext *ctx) {
    return (Kept){jig_arena_footprint(&ctx->perm),
                  ctx->attrs.len,
                  ctx->types.len,
                  ctx->affine.len,
                  ctx->idents.len,
                  ctx->op_names.len,
                  ctx->sources.len};
}

static void what_was_said_before_costs_nothing(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    assert_true(schedule_all(ctx));
    Kept before = kept(ctx);
    for (int round = 0; round < ROUNDS; round++)
        assert_true(schedule_all(ctx));
    Kept after = kept(ctx);
    assert_memory_equal(&before, &after, sizeof before);
    jig_context_destroy(ctx);
}

/* ---- Memory that runs out ---- */

typedef struct Job {
    JigContext *ctx;
    unsigned errors;
    JigStr last; /* message */
    JigArena *arena;
} Job;

static bool hear(void *user, JigContext *ctx, const JigDiag *diag) {
    Job *job = user;
    (void)ctx;
    job->errors++;
    job->last = jig_arena_str(job->arena, diag->message);
    return true;
}

static const char *const threads_text =
    "func.func @threads(%m: memref<64xf32>) {\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c64 = arith.constant 64 : index\n"
    "  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1)\n"
    "             threads(%i, %j, %k) in (%g = %c64, %h = %c1, %l = %c1) {\n"
    "    %x = memref.load %m[%i] : memref<64xf32>\n"
    "    gpu.barrier\n"
    "    memref.store %x, %m[%i] : memref<64xf32>\n"
    "    gpu.terminator\n"
    "  }\n"
    "  return\n"
    "}\n";

static void read_argument(void *user) {
    void **x = user;
    JigOp *f = x[1];
    size_t n;
    if (!jig_eval_parse_value(x[0], jig_function_inputs(f, &n)[0], JIG_STR("memref<64xf32>=iota"),
                              x[2]))
        x[2] = NULL;
}

/* Threads that wait for each other, on stacks of their own. */
static bool evaluate(JigOp *payload) {
    JigContext *ctx = jig_op_context(payload);
    JigOp *module = parse(ctx, threads_text);
    if (!module)
        return false;
    JigOp *f = jig_block_first(jig_op_body(module));
    JigEval *e = jig_eval_create(module, NULL);
    JigEvalValue m;
    bool ok = jig_context_call(ctx, read_argument, (void *[]){e, f, &m}) &&
              jig_eval_run_function(e, f, &m, NULL);
    if (ok)
        jig_eval_release(&m);
    jig_eval_destroy(e);
    jig_op_destroy(module);
    return ok;
}

/* From text to text, through what fails by itself when memory runs out. */
static bool do_all(Job *job) {
    JigContext *ctx = job->ctx;
    jig_register_all(ctx);
    JigOp *payload = schedule(ctx, 32, 32);
    if (!payload)
        return false;
    FILE *out = fopen("/dev/null", "w");
    bool ok = jig_op_verify(payload) && jig_op_print(payload, NULL, append, out) &&
              evaluate(payload) && jig_lower(payload, NULL, NULL) &&
              jig_llvm_ir_write(payload, append, out);
    fclose(out);
    jig_op_destroy(payload);
    return ok;
}

enum { SLACK = 4096 };

/* With one limit; true: that was enough. */
static bool is_enough(size_t allocations, size_t bytes) {
    Job job = {.ctx = jig_context_create(), .arena = jig_arena_create()};
    jig_context_limit_memory(job.ctx, bytes);
    jig_context_push_handler(job.ctx, hear, &job);
#ifdef NDEBUG
    (void)allocations;
#else
    job.ctx->heap.left = allocations;
#endif
    int descriptor = dup(0);
    close(descriptor);
    bool ok = do_all(&job);
    assert_int_equal(ok, !jig_context_is_exhausted(job.ctx));
    /* Small calls outside of others, such as jig_eval_create, know no limit. */
    assert_true(bytes > SIZE_MAX - SLACK || jig_context_memory(job.ctx) <= bytes + SLACK);
    assert_int_equal(job.errors, !ok);
    if (!ok)
        assert_true(jig_str_starts_with(job.last, "out of memory"));
    if (!ok) /* and stays so */
        assert_null(jig_parse_module(job.ctx, JIG_STR(""), JIG_STR("text"), true));
    jig_context_destroy(job.ctx);
    jig_arena_destroy(job.arena);
    int after = dup(0); /* every file is closed again */
    close(after);
    assert_int_equal(after, descriptor);
    return ok;
}

/* Memory runs out at each of the first allocations, and at every so-manieth of the others. */
static void any_allocation_may_fail(void **state) {
    (void)state;
#ifdef NDEBUG
    skip();
#else
    enum { EACH = 500, STEP = 97 };
    size_t n = 1;
    while (!is_enough(n, SIZE_MAX))
        n += n < EACH ? 1 : STEP;
    assert_true(n > EACH);
#endif
}

static void limits_are_kept(void **state) {
    (void)state;
    enum { STEP = 250000 };
    size_t bytes = STEP;
    while (!is_enough(0, bytes))
        bytes += STEP;
    assert_true(bytes > STEP && bytes < 100 * STEP);
}

/* A limit below what is in use holds from the next call on, whoever sets it. */
static bool limit_here(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)diag;
    ++*(unsigned *)user;
    jig_context_limit_memory(ctx, 1);
    return true;
}

static void limits_begin_with_a_call(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    unsigned heard = 0;
    jig_context_push_handler(ctx, limit_here, &heard);
    assert_null(parse(ctx, "module { %0 = }"));
    jig_diag_flush(ctx);
    assert_int_equal(heard, 1);
    assert_false(jig_context_is_exhausted(ctx));
    assert_non_null(jig_ident(ctx, JIG_STR("a small call")));
    assert_null(parse(ctx, payload_text));
    assert_true(jig_context_is_exhausted(ctx));
    assert_int_equal(heard, 2);
    assert_non_null(jig_ident(ctx, JIG_STR("another one")));
    jig_context_destroy(ctx);
}

/* One within a call of another: that which runs out is exhausted, and what was begun within. */
typedef struct Nested {
    JigContext *outer, *inner;
    bool ended;
} Nested;

static void read_much(void *user) {
    Nested *n = user;
    (void)schedule(n->outer, 1, 1);
    n->ended = true;
}

static void call_other(void *user) {
    Nested *n = user;
    n->ended = jig_context_call(n->inner, read_much, n);
}

static void calls_of_two_contexts(void **state) {
    (void)state;
    Nested n = {.outer = new_context(), .inner = new_context()};
    unsigned heard = 0;
    jig_context_push_handler(n.outer, limit_here, &heard);
    jig_context_limit_memory(n.outer, jig_context_memory(n.outer) + 10000);
    assert_false(jig_context_call(n.outer, call_other, &n));
    assert_false(n.ended);
    assert_true(jig_context_is_exhausted(n.outer));
    assert_true(jig_context_is_exhausted(n.inner));
    assert_int_equal(heard, 1);
    jig_context_destroy(n.inner);
    jig_context_destroy(n.outer);
}

/* ---- Threads ---- */

enum { THREADS = 8, TIMES = 3 };
typedef struct Worker {
    pthread_t thread;
    char *text; /* the payload that it lowered, as LLVM IR */
    size_t len; /* 0: it failed */
} Worker;

static void schedule_and_lower(Worker *w) {
    JigContext *ctx = new_context();
    JigOp *payload = schedule(ctx, 8, 16);
    free(w->text);
    FILE *out = open_memstream(&w->text, &w->len);
    bool ok = payload && jig_lower(payload, NULL, NULL) && jig_llvm_ir_write(payload, append, out);
    fclose(out);
    if (!ok)
        w->len = 0;
    if (payload)
        jig_op_destroy(payload);
    jig_context_destroy(ctx);
}

static void *work(void *user) {
    Worker *w = user;
    for (int i = 0; i < TIMES; i++)
        schedule_and_lower(w);
    return NULL;
}

static void threads_with_a_context_each(void **state) {
    (void)state;
    Worker alone = {.len = 0}, workers[THREADS] = {0};
    schedule_and_lower(&alone);
    assert_true(alone.len > 0);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    for (int i = 0; i < THREADS; i++) {
        pthread_join(workers[i].thread, NULL);
        assert_int_equal(workers[i].len, alone.len);
        assert_memory_equal(workers[i].text, alone.text, alone.len);
        free(workers[i].text);
    }
    free(alone.text);
}

/* JIG_UNIT_ONLY=PATTERN: those that fit, as helgrind needs no others. */
int main(void) {
    cmocka_set_test_filter(getenv("JIG_UNIT_ONLY"));
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_said_before_costs_nothing),
        cmocka_unit_test(any_allocation_may_fail),
        cmocka_unit_test(limits_are_kept),
        cmocka_unit_test(limits_begin_with_a_call),
        cmocka_unit_test(calls_of_two_contexts),
        cmocka_unit_test(threads_with_a_context_each),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
