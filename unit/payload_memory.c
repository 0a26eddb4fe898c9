/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig/payload/bufferize.h and jig/payload/promote.h: what each leaves, and why it refuses. */
#include "ir/fingerprint.h"
#include "scene.h"

static const char *const tensors =
    "func.func @f(%t: tensor<8xf32>, %v: f32, %i: index) -> tensor<8xf32> {\n"
    "  %r = tensor.insert %v into %t[%i] : tensor<8xf32>\n"
    "  return %r : tensor<8xf32>\n}\n";

static void bufferizes(void **state) {
    (void)state;
    Scene s = scene_begin(tensors);
    JigBufferOptions options = jig_buffer_options();
    options.functions = true;
    assert_true(jig_bufferize(s.module, &options, NULL));
    assert_int_equal(scene_count(&s, "tensor.insert"), 0);
    assert_int_equal(scene_count(&s, "memref.store"), 1);
    scene_end(&s);
}

/* The reason is the first complaint, and a mark takes back what was done. */
static void refuses_to_bufferize(void **state) {
    (void)state;
    Scene s =
        scene_begin("func.func @f(%t: tensor<8xf32>, %n: index, %v: f32) -> tensor<8xf32> {\n"
                    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
                    "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<8xf32> {\n"
                    "    %e = tensor.empty() : tensor<8xf32>\n"
                    "    %q = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>\n"
                    "    scf.yield %q : tensor<8xf32>\n  }\n"
                    "  return %r : tensor<8xf32>\n}\n");
    JigBufferOptions options = jig_buffer_options();
    JigReason why = JIG_REASON(s.a);
    uint64_t before = jig_fingerprint_of_op(s.module, NULL);
    JigMark mark = jig_mark(s.ctx);
    options.functions = true;
    assert_false(jig_bufferize(s.module, &options, &why));
    scene_says(&s, &why, "not equivalent");
    assert_int_equal(why.num_notes, 1);
    jig_rollback(s.ctx, mark);
    jig_commit(s.ctx, mark);
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    scene_end(&s);
}

static void eliminates_empty_tensors(void **state) {
    (void)state;
    Scene s = scene_begin(
        "func.func @f(%t: tensor<8xf32>, %v: f32) -> tensor<8xf32> {\n"
        "  %e = tensor.empty() : tensor<4xf32>\n"
        "  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>\n"
        "  %1 = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>\n"
        "  return %1 : tensor<8xf32>\n}\n");
    assert_true(jig_eliminate_empty_tensors(s.rw, s.module, NULL));
    assert_int_equal(scene_count(&s, "tensor.extract_slice"), 1);
    assert_true(jig_eliminate_empty_operands(s.rw, s.module, NULL));
    JigOp *alloc = jig_empty_to_alloc_tensor(s.rw, scene_find(&s, "tensor.empty", 0));
    assert_true(jig_op_has_name(alloc, "bufferization.alloc_tensor"));
    scene_end(&s);
}

static void allocates(void **state) {
    (void)state;
    Scene s =
        scene_begin("func.func @f(%t: tensor<8xf32>, %v: f32) -> (tensor<8xf32>, tensor<8xf32>) {\n"
                    "  %0 = linalg.fill ins(%v : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>\n"
                    "  %1 = linalg.fill ins(%v : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>\n"
                    "  return %0, %1 : tensor<8xf32>, tensor<8xf32>\n}\n");
    JigValue *buffer = NULL;
    const JigAllocateOptions on_stack = {.on_stack = true, .copy = JIG_COPY_MEMREF};
    JigReason why = JIG_REASON(s.a);
    uint64_t before = jig_fingerprint_of_op(s.module, NULL);
    assert_false(jig_bufferize_to_allocation(s.rw, scene_find(&s, "func.return", 0), &on_stack,
                                             &buffer, &why));
    assert_true(jig_reason_given(&why));
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    assert_true(jig_bufferize_to_allocation(s.rw, scene_find(&s, "linalg.fill", 0), &on_stack,
                                            &buffer, &why));
    assert_true(jig_op_has_name(jig_value_def(buffer), "memref.alloca"));
    assert_true(jig_bufferize_destinations(s.rw, scene_find(&s, "linalg.fill", 1),
                                           &(JigAllocateOptions){.free = true}, &buffer, &why));
    assert_true(jig_op_has_name(jig_value_def(buffer), "memref.alloc"));
    assert_int_equal(scene_count(&s, "memref.dealloc"), 1);
    scene_end(&s);
}

/* ---- Who frees ---- */

static const char *const allocating = "func.func private @use(memref<?xf32>)\n"
                                      "func.func @f(%n: index, %c: i1) {\n"
                                      "  %a = memref.alloc(%n) : memref<?xf32>\n"
                                      "  %b = memref.alloc(%n) : memref<?xf32>\n"
                                      "  %s = arith.select %c, %a, %b : memref<?xf32>\n"
                                      "  func.call @use(%s) : (memref<?xf32>) -> ()\n"
                                      "  return\n}\n";

static void deallocates(void **state) {
    (void)state;
    Scene s = scene_begin(allocating);
    JigOp *f = jig_symbol_lookup_in(s.module, JIG_STR("f"));
    jig_expand_reallocs(s.rw, s.module, false);
    assert_true(jig_deallocate_by_ownership(s.rw, f, false, NULL));
    assert_true(scene_count(&s, "bufferization.dealloc") > 0);
    assert_true(jig_simplify_deallocs(s.module, NULL));
    assert_true(jig_lower_deallocs(s.rw, s.module, NULL));
    assert_int_equal(scene_count(&s, "bufferization.dealloc"), 0);
    assert_true(scene_count(&s, "memref.dealloc") > 0);
    jig_free_early(s.rw, f);
    scene_end(&s);
}

/* With a reader no diagnostic is told; without one it is. */
static void says_why_it_does_not_free(void **state) {
    (void)state;
    Scene s = scene_begin("func.func @f(%n: index) {\n"
                          "  %a = memref.alloc(%n) : memref<?xf32>\n"
                          "  memref.dealloc %a : memref<?xf32>\n"
                          "  cf.br ^bb1\n^bb1:\n  cf.br ^bb1\n}\n");
    size_t heard = 0;
    JigReason why = JIG_REASON(s.a);
    JigOp *f = jig_symbol_lookup_in(s.module, JIG_STR("f"));
    jig_context_push_handler(s.ctx, scene_hear, &heard);
    assert_false(jig_deallocate_by_ownership(s.rw, f, false, &why));
    jig_diag_flush(s.ctx);
    assert_int_equal(heard, 0);
    scene_says(&s, &why, "Only structured control-flow loops are supported");
    assert_false(jig_deallocate_by_ownership(s.rw, f, false, NULL));
    jig_diag_flush(s.ctx);
    assert_int_equal(heard, 1);
    jig_context_pop_handler(s.ctx);
    scene_end(&s);
}

/* ---- promote.h ---- */

static const char *const views =
    "func.func @f(%m: memref<64xf32>, %v: f32) {\n"
    "  %p = memref.subview %m[8] [16] [1] : memref<64xf32> to "
    "memref<16xf32, strided<[1], offset: 8>>\n"
    "  linalg.fill ins(%v : f32) outs(%p : memref<16xf32, strided<[1], offset: 8>>)\n"
    "  linalg.fill ins(%v : f32) outs(%m : memref<64xf32>)\n"
    "  return\n}\n";

static void promotes(void **state) {
    (void)state;
    Scene s = scene_begin(views);
    JigReason why = JIG_REASON(s.a);
    assert_false(
        jig_promote(s.rw, scene_find(&s, "linalg.fill", 1), &(JigPromoteOptions){0}, &why));
    scene_says(&s, &why, "none of these operands is a subview");
    assert_true(jig_promote(s.rw, scene_find(&s, "linalg.fill", 0), &(JigPromoteOptions){0}, &why));
    assert_int_equal(scene_count(&s, "memref.alloc"), 1);
    assert_int_equal(scene_count(&s, "memref.dealloc"), 1);
    scene_end(&s);
}

static void promotes_values(void **state) {
    (void)state;
    Scene s = scene_begin("func.func private @use(memref<4xf32>)\n"
                          "func.func @f(%t: tensor<8xf32>) -> tensor<8xf32> {\n"
                          "  %b = memref.alloc() : memref<4xf32>\n"
                          "  func.call @use(%b) : (memref<4xf32>) -> ()\n"
                          "  return %t : tensor<8xf32>\n}\n");
    JigValue *tensor = jig_op_operand(scene_find(&s, "func.return", 0), 0);
    JigValue *by = jig_promote_tensor(s.rw, tensor, NULL);
    assert_ptr_equal(jig_op_operand(scene_find(&s, "func.return", 0), 0), by);
    const JigAttr *space = jig_attr_i64(s.ctx, 1);
    JigReason why = JIG_REASON(s.a);
    JigValue *buffer = jig_op_result(scene_find(&s, "memref.alloc", 0), 0);
    by = jig_assign_memory_space(s.rw, buffer, space, &why);
    assert_non_null(by);
    assert_int_equal(scene_count(&s, "memref.memory_space_cast"), 1);
    assert_null(jig_assign_memory_space(s.rw, by, space, &why));
    scene_says(&s, &why, "allocated elsewhere");
    scene_end(&s);
}

static void multibuffers(void **state) {
    (void)state;
    Scene s = scene_begin("func.func private @use(f32)\n"
                          "func.func @f(%n: index, %v: f32) {\n"
                          "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
                          "  %b = memref.alloc() : memref<4xf32>\n"
                          "  scf.for %i = %c0 to %n step %c1 {\n"
                          "    linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)\n"
                          "    %x = memref.load %b[%c0] : memref<4xf32>\n"
                          "    func.call @use(%x) : (f32) -> ()\n  }\n"
                          "  return\n}\n");
    JigOp *alloc = scene_find(&s, "memref.alloc", 0);
    JigReason why = JIG_REASON(s.a);
    JigMultibufferOptions options = {.factor = 0, .skip_analysis = true};
    assert_true(jig_is_used_in_loops(alloc));
    assert_null(jig_multibuffer(s.rw, alloc, &options, &why));
    scene_says(&s, &why, "no copies");
    options.factor = 3;
    JigOp *all = jig_multibuffer(s.rw, alloc, &options, &why);
    assert_non_null(all);
    assert_int_equal(jig_type_dim(jig_op_result_type(all, 0), 0), 3);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bufferizes),
        cmocka_unit_test(refuses_to_bufferize),
        cmocka_unit_test(eliminates_empty_tensors),
        cmocka_unit_test(allocates),
        cmocka_unit_test(deallocates),
        cmocka_unit_test(says_why_it_does_not_free),
        cmocka_unit_test(promotes),
        cmocka_unit_test(promotes_values),
        cmocka_unit_test(multibuffers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
