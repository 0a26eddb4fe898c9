/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation through the public header, and which rows say what they do to values. */
#include "jig/asm.h"
#include "jig/eval.h"
#include "payload/lower/machine_list.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static JigContext *new_context(void) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    return ctx;
}

static JigOp *parse(JigContext *ctx, const char *text) {
    JigOp *module = jig_parse_module(ctx, jig_str(text), JIG_STR("test"), true);
    assert_non_null(module);
    return module;
}

static bool count_errors(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    *(unsigned *)user += diag->severity == JIG_ERROR;
    return true;
}

/* ---- Coverage ---- */

/* Rows without .eval: transfers run beside the program until they are waited for, and which side's
 * memory a stride applies to is not defined. */
static const char *const open_rows[] = {
    /* Clusters are not run, what a thread has of a matrix is not said, and what is printed is not
     * compared. */
    "gpu.cluster_dim",
    "gpu.cluster_dim_blocks",
    "gpu.cluster_id",
    "gpu.cluster_block_id",
    "gpu.printf",
    "gpu.rotate",
    "gpu.subgroup_mma_extract_thread_local",
    "gpu.subgroup_mma_insert_thread_local",
    "gpu.destroy_sp_mat",
    "gpu.warp_execute_on_lane_0",
    /* A library for sparse matrices. */
    "gpu.create_dn_tensor",
    "gpu.destroy_dn_tensor",
    "gpu.create_coo",
    "gpu.create_coo_aos",
    "gpu.create_csr",
    "gpu.create_csc",
    "gpu.create_bsr",
    "gpu.create_2to4_spmat",
    "gpu.spmv_buffer_size",
    "gpu.spmv",
    "gpu.spmm_buffer_size",
    "gpu.spmm",
    "gpu.sddmm_buffer_size",
    "gpu.sddmm",
    "gpu.spgemm_create_descr",
    "gpu.spgemm_destroy_descr",
    "gpu.spgemm_work_estimation_or_compute",
    "gpu.spgemm_copy",
    "gpu.spmat_get_size",
    "gpu.set_csr_pointers",
    /* Exceptions, open lists of arguments, jumps to addresses, coroutines, intrinsics by name. */
    "llvm.indirectbr",
    "llvm.blockaddress",
    "llvm.blocktag",
    "llvm.invoke",
    "llvm.landingpad",
    "llvm.resume",
    "llvm.intr.eh.typeid.for",
    "llvm.va_arg",
    "llvm.intr.vastart",
    "llvm.intr.vacopy",
    "llvm.intr.vaend",
    "llvm.call_intrinsic",
    "llvm.mlir.none",
    "llvm.intr.coro.id",
    "llvm.intr.coro.begin",
    "llvm.intr.coro.size",
    "llvm.intr.coro.align",
    "llvm.intr.coro.save",
    "llvm.intr.coro.suspend",
    "llvm.intr.coro.end",
    "llvm.intr.coro.free",
    "llvm.intr.coro.resume",
    "llvm.intr.coro.promise",
};

static bool is_open(const char *name) {
    for (size_t i = 0; i < JIG_LEN(open_rows); ++i)
        if (strcmp(name, open_rows[i]) == 0)
            return true;
    return false;
}

/* Is it among what its machine says is not evaluated? */
static bool is_open_of(const JigMachine *m, const char *dialect, const char *op) {
    for (const char *const *name = m->unevaluated; name && *name; ++name)
        if (strcmp(*name, dialect) == 0 || strcmp(*name, op) == 0)
            return true;
    return false;
}

static void check_machine(const JigMachine *m) {
    for (size_t i = 0; i < m->num_dialects; ++i) {
        const JigDialect *d = m->dialects[i];
        if (strcmp(d->name, "transform") == 0)
            continue;
        for (size_t k = 0; k < d->num_ops; ++k)
            if ((d->ops[k].eval == NULL) != is_open_of(m, d->name, d->ops[k].name))
                fail_msg("'%s' %s .eval", d->ops[k].name, d->ops[k].eval ? "has" : "lacks");
    }
}

static void test_rows(void **state) {
    (void)state;
    static const char *const dialects[] = {
        "builtin",       "func",   "cf",     "arith",  "math",   "index",  "complex",
        "scf",           "affine", "tensor", "memref", "linalg", "vector", "ub",
        "bufferization", "gpu",    "llvm",   "omp",
    };
    JigContext *ctx = new_context();
    for (size_t i = 0; i < JIG_LEN(dialects); ++i) {
        const JigDialect *d = jig_context_dialect(ctx, jig_str(dialects[i]));
        assert_non_null(d);
        for (size_t k = 0; k < d->num_ops; ++k)
            if ((d->ops[k].eval == NULL) != is_open(d->ops[k].name))
                fail_msg("'%s' %s .eval", d->ops[k].name, d->ops[k].eval ? "has" : "lacks");
    }
    assert_non_null(*jig_lower_machines(ctx));
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; ++m)
        check_machine(*m);
    jig_context_destroy(ctx);
}

/* ---- Running ---- */

static const char *const program =
    "func.func @f(%a: i32, %b: tensor<2xf32>) -> (i32, tensor<2xf32>) {\n"
    "  %0 = arith.muli %a, %a : i32\n"
    "  %1 = arith.addf %b, %b : tensor<2xf32>\n"
    "  return %0, %1 : i32, tensor<2xf32>\n"
    "}\n"
    "func.func @g(%a: i32) -> i32 {\n"
    "  %0 = arith.divui %a, %a : i32\n"
    "  return %0 : i32\n"
    "}\n";

static void assert_text(JigEval *e, const JigType *type, const JigEvalValue *v, const char *text) {
    JigArena *a = jig_arena_create();
    JigStr found = jig_eval_value_to_str(e, type, v, a);
    assert_int_equal(found.len, strlen(text));
    assert_memory_equal(found.ptr, text, found.len);
    jig_arena_destroy(a);
}

static void test_run(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    JigOp *module = parse(ctx, program), *f = jig_symbol_lookup_in(module, JIG_STR("f"));
    JigEval *e = jig_eval_create(module, NULL);
    const JigType *i32 = jig_type_i(ctx, 32);
    const JigType *tensor = jig_type_tensor((int64_t[]){2}, 1, jig_type_float(ctx, JIG_F32), NULL);
    JigEvalValue args[2], results[2];
    assert_true(jig_eval_parse_value(e, i32, JIG_STR("i32=7"), &args[0]));
    assert_true(jig_eval_parse_value(e, tensor, JIG_STR("tensor<2xf32>=1.5"), &args[1]));
    for (int i = 0; i < 3; ++i) {
        assert_true(jig_eval_run_function(e, f, args, results));
        assert_text(e, i32, &results[0], "49 : i32");
        assert_text(e, tensor, &results[1], "dense<3.000000e+00> : tensor<2xf32>");
        jig_eval_release(&results[0]);
        jig_eval_release(&results[1]);
    }
    assert_text(e, tensor, &args[1], "dense<1.500000e+00> : tensor<2xf32>");
    assert_int_equal(jig_eval_num_steps(e), 3 * (3 + 2)); /* ops, and elements of a tensor */
    jig_eval_release(&args[1]);
    jig_eval_destroy(e);
    jig_op_destroy(module);
    jig_context_destroy(ctx);
}

/* An error ends one run; the next one works. */
/* What a lowered function takes instead of a tensor cannot be told: the argument stays the
 * caller's. */
static void test_lowered(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    unsigned errors = 0;
    jig_context_push_handler(ctx, count_errors, &errors);
    JigOp *module = parse(ctx, "llvm.func @f(%a: !llvm.ptr, %n: i64) { llvm.return }");
    JigOp *f = jig_symbol_lookup_in(module, JIG_STR("f"));
    JigEval *e = jig_eval_create(module, NULL);
    const JigType *tensor = jig_type_tensor((int64_t[]){2}, 1, jig_type_float(ctx, JIG_F32), NULL);
    JigEvalSignature before = {.inputs = &tensor, .num_inputs = 1};
    JigEvalValue arg;
    assert_true(jig_eval_parse_value(e, tensor, JIG_STR("tensor<2xf32>=1.5"), &arg));
    assert_false(jig_eval_run_lowered(e, f, &before, &arg, NULL));
    jig_diag_flush(ctx);
    assert_int_equal(errors, 1);
    assert_text(e, tensor, &arg, "dense<1.500000e+00> : tensor<2xf32>");
    jig_eval_release(&arg);
    jig_eval_destroy(e);
    jig_op_destroy(module);
    jig_context_pop_handler(ctx);
    jig_context_destroy(ctx);
}

static void test_errors(void **state) {
    (void)state;
    JigContext *ctx = new_context();
    unsigned errors = 0;
    jig_context_push_handler(ctx, count_errors, &errors);
    JigOp *module = parse(ctx, program), *g = jig_symbol_lookup_in(module, JIG_STR("g"));
    JigEval *e = jig_eval_create(module, NULL);
    JigEvalValue zero = {.tag = JIG_EVAL_NUMBER}, one = {.tag = JIG_EVAL_NUMBER, .w = {1}}, result;
    assert_false(jig_eval_run_function(e, g, &zero, &result));
    jig_diag_flush(ctx);
    assert_int_equal(errors, 1);
    assert_true(jig_eval_run_function(e, g, &one, &result));
    assert_int_equal(result.w[0], 1);
    JigEvalValue none;
    const JigType *i32 = jig_type_i(ctx, 32);
    assert_false(jig_eval_parse_value(e, i32, JIG_STR("i32=x"), &none));
    assert_false(jig_eval_parse_value(e, i32, JIG_STR("i64=1"), &none));
    assert_false(jig_eval_parse_value(e, i32, JIG_STR("i32"), &none));
    jig_diag_flush(ctx);
    assert_int_equal(errors, 4);
    jig_eval_destroy(e);
    jig_op_destroy(module);
    jig_context_pop_handler(ctx);
    jig_context_destroy(ctx);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_run),
        cmocka_unit_test(test_lowered),
        cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
