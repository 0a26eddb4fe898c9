/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops built, read and changed by the names of jig/ops/: segment sizes, absent parts, defaults,
 * inferred types.
 */
#include "jig/ops/arith.h"
#include "jig/ops/builtin.h"
#include "jig/ops/cf.h"
#include "jig/ops/func.h"
#include "jig/ops/memref.h"
#include "jig/ops/scf.h"
#include "jig/ops/tensor.h"
#include "jig/ops/transform.h"
#include "jig/plugin.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

/* Ops go into the block `at`; their operands are its arguments: indices, then an f32. */
typedef struct Setup {
    JigContext *ctx;
    JigRewriter *rw;
    JigLoc loc;
    JigBlock *at;
    JigValue *i[4], *f;
    const JigType *index, *f32;
} Setup;

static int setup(void **state) {
    Setup *s = calloc(1, sizeof *s);
    s->ctx = jig_context_create();
    jig_register_all(s->ctx);
    s->rw = jig_rewriter_create(s->ctx);
    s->loc = jig_loc_unknown(s->ctx);
    s->index = jig_type_index(s->ctx);
    s->f32 = jig_type_float(s->ctx, JIG_F32);
    s->at = jig_block_create(s->ctx);
    for (size_t k = 0; k < JIG_LEN(s->i); ++k)
        s->i[k] = jig_block_add_arg(s->at, s->index, s->loc);
    s->f = jig_block_add_arg(s->at, s->f32, s->loc);
    jig_at_end(s->rw, s->at);
    *state = s;
    return 0;
}

static int teardown(void **state) {
    Setup *s = *state;
    jig_block_destroy(s->at);
    jig_rewriter_destroy(s->rw);
    jig_context_destroy(s->ctx);
    free(s);
    return 0;
}

static void types_are_inferred(void **state) {
    Setup *s = *state;
    JigOp *sum =
        jig_arith_addi_build(s->rw, s->loc, &(JigArithAddi){.lhs = s->i[0], .rhs = s->i[1]});
    assert_true(jig_op_is(sum, JIG_ARITH(ADDI)));
    assert_ptr_equal(jig_block_last(s->at), sum);
    assert_ptr_equal(jig_value_type(jig_arith_addi_result(sum)), s->index);
    assert_ptr_equal(jig_arith_lhs(sum), s->i[0]);
    assert_non_null(jig_arith_addi_overflow_flags_attr(sum)); /* the default is stored */
    jig_arith_addi_set_rhs(s->rw, sum, s->i[2]);
    assert_ptr_equal(jig_arith_addi_rhs(sum), s->i[2]);
}

static void lists_and_regions(void **state) {
    Setup *s = *state;
    JigScfFor parts = {.lower_bound = s->i[0],
                       .upper_bound = s->i[1],
                       .step = s->i[2],
                       .init_args = JIG_VALUES(s->f, s->f),
                       .result_types = {(const JigType *[]){s->f32, s->f32}, 2}};
    JigOp *loop = jig_scf_for_build(s->rw, s->loc, &parts);
    assert_int_equal(jig_scf_for_num_init_args(loop), 2);
    assert_int_equal(jig_scf_for_init_args(loop).start, 3);
    assert_ptr_equal(jig_scf_for_init_args_at(loop, 1), s->f);
    assert_int_equal(jig_scf_for_num_results(loop), 2);
    assert_ptr_equal(jig_scf_for_results_at(loop, 1), jig_op_result(loop, 1));
    assert_true(jig_region_is_empty(jig_scf_for_region(loop)));
    assert_false(jig_scf_for_unsigned_cmp(loop));
    jig_scf_for_set_unsigned_cmp(s->rw, loop, jig_attr_unit(s->ctx));
    assert_true(jig_scf_for_unsigned_cmp(loop));
    jig_scf_for_set_init_args(s->rw, loop, (JigValue *[]){s->f}, 1);
    assert_int_equal(jig_op_num_operands(loop), 4);
}

static void segment_sizes(void **state) {
    Setup *s = *state;
    const JigType *memref =
        jig_type_memref((int64_t[]){JIG_DYNAMIC, JIG_DYNAMIC}, 2, s->f32, NULL, NULL);
    JigMemrefAlloc parts = {.dynamic_sizes = JIG_VALUES(s->i[0], s->i[1]),
                            .symbol_operands = JIG_VALUES(s->i[3]),
                            .memref_type = memref,
                            .alignment = jig_attr_int(jig_type_i(s->ctx, 64), 16)};
    JigOp *alloc = jig_memref_alloc_build(s->rw, s->loc, &parts);
    assert_int_equal(jig_memref_alloc_num_dynamic_sizes(alloc), 2);
    assert_ptr_equal(jig_memref_alloc_symbol_operands_at(alloc, 0), s->i[3]);
    assert_int_equal(jig_attr_int_value(jig_memref_alloc_alignment_attr(alloc)), 16);
    jig_memref_alloc_set_dynamic_sizes(s->rw, alloc, (JigValue *[]){s->i[2]}, 1);
    assert_int_equal(jig_memref_alloc_num_dynamic_sizes(alloc), 1);
    assert_ptr_equal(jig_memref_alloc_symbol_operands_at(alloc, 0), s->i[3]);
}

static void variadic_of_variadics(void **state) {
    Setup *s = *state;
    JigBlock *a = jig_block_create(s->ctx), *b = jig_block_create(s->ctx);
    JigValueList cases[] = {JIG_VALUES(s->i[0], s->i[1]), {0}, JIG_VALUES(s->i[2])};
    JigCfSwitch parts = {.flag = s->i[3],
                         .default_operands = JIG_VALUES(s->f),
                         .case_operands = {cases, 3},
                         .default_destination = a,
                         .case_destinations = {(JigBlock *[]){b, b, a}, 3}};
    JigOp *op = jig_cf_switch_build(s->rw, s->loc, &parts);
    const JigAttr *sizes = jig_cf_switch_case_operand_segments_attr(op);
    for (size_t k = 0; k < 3; ++k)
        assert_int_equal(jig_attr_dense_array_int(sizes, k), cases[k].n);
    assert_int_equal(jig_cf_switch_num_case_operands(op), 3);
    assert_ptr_equal(jig_cf_switch_case_operands_at(op, 2), s->i[2]);
    assert_ptr_equal(jig_cf_switch_default_destination(op), a);
    assert_int_equal(jig_cf_switch_num_case_destinations(op), 3);
    assert_ptr_equal(jig_cf_switch_case_destinations_at(op, 0), b);
    jig_cf_switch_set_case_operands(s->rw, op, (JigValueLists){cases, 2});
    assert_int_equal(jig_attr_dense_array_len(jig_cf_switch_case_operand_segments_attr(op)), 2);
    assert_int_equal(jig_cf_switch_num_case_operands(op), 2);
    jig_op_destroy(op);
    jig_block_destroy(a);
    jig_block_destroy(b);
}

/* Optional parts that are not there; attributes beside the row's, which give way to the parts. */
static void absent_and_further_parts(void **state) {
    Setup *s = *state;
    const JigAttr *yes = jig_attr_unit(s->ctx), *no = jig_attr_string(s->ctx, JIG_STR("no"));
    JigNamedAttr more[] = {{jig_ident(s->ctx, JIG_STR("callee")), no},
                           {jig_ident(s->ctx, JIG_STR("mine")), yes}};
    JigFuncCall parts = {.operands = JIG_VALUES(s->f),
                         .callee = jig_attr_flat_symbol(s->ctx, JIG_STR("f")),
                         .attrs = jig_attr_dict(s->ctx, more, 2)};
    JigOp *call = jig_func_call_build(s->rw, s->loc, &parts);
    assert_true(jig_str_is(jig_func_call_callee(call), "f"));
    assert_ptr_equal(jig_op_attr(call, "mine"), yes);
    assert_null(jig_func_call_arg_attrs_attr(call));
    assert_int_equal(jig_func_call_num_results(call), 0);
    jig_func_call_set_callee(s->rw, call, jig_attr_flat_symbol(s->ctx, JIG_STR("g")));
    assert_true(jig_str_is(jig_func_call_callee(call), "g"));
    JigOp *branch =
        jig_scf_if_build(s->rw, s->loc, &(JigScfIf){.condition = s->i[0]}); /* not verified */
    assert_int_equal(jig_op_num_regions(branch), 2);
    assert_true(jig_region_is_empty(jig_scf_if_else_region(branch)));
}

/* A row without a name in C; a property of another op is found by its name. */
static void other_ops(void **state) {
    Setup *s = *state;
    JigTransformAnnotate parts = {.target = s->i[0],
                                  .name = jig_attr_string(s->ctx, JIG_STR("mark"))};
    JigOp *op = jig_transform_annotate_build(s->rw, s->loc, &parts);
    assert_true(jig_transform_annotate_is(op));
    assert_null(jig_transform_annotate_param(op));
    assert_true(jig_str_is(jig_transform_annotate_name(op), "mark"));
    assert_true(jig_str_is(jig_transform_print_name(op), "mark"));
    assert_false(jig_transform_annotate_is(jig_block_first(s->at)) && op != jig_block_first(s->at));
}

static void bodies_are_taken(void **state) {
    Setup *s = *state;
    JigRegion *body = jig_region_create(s->ctx);
    JigBlock *block = jig_block_create(s->ctx);
    jig_region_insert(body, NULL, block);
    JigOp *module =
        jig_builtin_module_build(s->rw, s->loc, &(JigBuiltinModule){.body_region = body});
    assert_ptr_equal(jig_region_first(jig_builtin_module_body_region(module)), block);
    jig_region_destroy(body);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(types_are_inferred, setup, teardown),
        cmocka_unit_test_setup_teardown(lists_and_regions, setup, teardown),
        cmocka_unit_test_setup_teardown(segment_sizes, setup, teardown),
        cmocka_unit_test_setup_teardown(variadic_of_variadics, setup, teardown),
        cmocka_unit_test_setup_teardown(absent_and_further_parts, setup, teardown),
        cmocka_unit_test_setup_teardown(other_ops, setup, teardown),
        cmocka_unit_test_setup_teardown(bodies_are_taken, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
