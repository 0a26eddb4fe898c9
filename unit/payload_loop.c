/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig/payload/loop.h and jig/payload/hoist.h: what each leaves, and that refusals change nothing.
 */
#include "ir/fingerprint.h"
#include "scene.h"

/* The loop runs %n to %m by 4, with a body that keeps it alive. */
static const char *const dynamic =
    "func.func private @use(index)\n"
    "func.func @f(%n: index, %m: index) {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  %c4 = arith.constant 4 : index\n"
    "  scf.for %i = %n to %m step %c4 {\n    func.call @use(%i) : (index) -> ()\n  }\n"
    "  return\n}\n";
static const char *const ten =
    "func.func private @use(index)\n"
    "func.func @f() {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  %c10 = arith.constant 10 : index\n"
    "  scf.for %i = %c0 to %c10 step %c1 {\n    func.call @use(%i) : (index) -> ()\n  }\n"
    "  return\n}\n";
static const char *const nest =
    "func.func private @use(index, index)\n"
    "func.func @f(%n: index, %m: index) {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  scf.for %i = %c0 to %n step %c1 {\n    scf.for %j = %c0 to %m step %c1 {\n"
    "      func.call @use(%i, %j) : (index, index) -> ()\n    }\n  }\n"
    "  return\n}\n";
static const char *const parallel = "func.func private @use(index, index)\n"
                                    "func.func @f(%n: index, %m: index) {\n"
                                    "  scf.forall (%i, %j) = (2, 0) to (%n, %m) step (3, 1) {\n"
                                    "    func.call @use(%i, %j) : (index, index) -> ()\n  }\n"
                                    "  return\n}\n";
static const char *const two =
    "func.func private @use(index)\n"
    "func.func @f(%n: index) {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  scf.for %i = %c0 to %n step %c1 {\n    func.call @use(%i) : (index) -> ()\n  }\n"
    "  scf.for %i = %c0 to %n step %c1 {\n    func.call @use(%i) : (index) -> ()\n  }\n"
    "  scf.for %i = %c1 to %n step %c1 {\n    func.call @use(%i) : (index) -> ()\n  }\n"
    "  return\n}\n";

static void unrolls(void **state) {
    (void)state;
    Scene s = scene_begin(ten);
    JigReason why = JIG_REASON(s.a);
    assert_true(jig_unroll_loop(s.rw, scene_find(&s, "scf.for", 0), 3, &why));
    assert_int_equal(scene_count(&s, "func.call"), 4); /* one is left over, and needs no loop */
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    assert_true(jig_unroll_loop_fully(s.rw, scene_find(&s, "scf.for", 0), &why));
    assert_int_equal(scene_count(&s, "func.call"), 10);
    assert_int_equal(scene_count(&s, "scf.for"), 0);
    scene_end(&s);
}

/* A refusal leaves what there was. */
static void refuses_to_unroll_what_runs_unknown_often(void **state) {
    (void)state;
    Scene s = scene_begin(dynamic);
    JigReason why = JIG_REASON(s.a);
    uint64_t before = jig_fingerprint_of_op(s.module, NULL);
    assert_false(jig_unroll_loop_fully(s.rw, scene_find(&s, "scf.for", 0), &why));
    scene_says(&s, &why, "not known");
    assert_false(jig_unroll_loop_fully(s.rw, scene_find(&s, "scf.for", 0), NULL));
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    scene_end(&s);
}

static void jams(void **state) {
    (void)state;
    Scene s = scene_begin("func.func private @use(index, index)\n"
                          "func.func @f() {\n"
                          "  affine.for %i = 0 to 8 {\n    affine.for %j = 0 to 5 {\n"
                          "      func.call @use(%i, %j) : (index, index) -> ()\n    }\n  }\n"
                          "  return\n}\n");
    assert_true(jig_unroll_and_jam(s.rw, scene_find(&s, "affine.for", 0), 4, NULL));
    assert_int_equal(scene_count(&s, "affine.for"), 2);
    assert_int_equal(scene_count(&s, "func.call"), 4);
    scene_end(&s);
}

static void peels(void **state) {
    (void)state;
    Scene s = scene_begin(dynamic);
    JigOp *loop = scene_find(&s, "scf.for", 0), *rest = NULL, *first = NULL;
    assert_true(jig_peel_last(s.rw, loop, &rest, NULL));
    assert_true(jig_op_is_before(loop, rest));
    assert_true(jig_peel_first(s.rw, loop, &first, NULL));
    assert_true(jig_op_is_before(first, loop));
    assert_int_equal(scene_count(&s, "scf.for"), 3);
    JigReason why = JIG_REASON(s.a);
    scene_end(&s);
    s = scene_begin(ten);
    why = JIG_REASON(s.a);
    assert_false(jig_peel_last(s.rw, scene_find(&s, "scf.for", 0), &rest, &why));
    scene_says(&s, &why, "step is 1");
    assert_int_equal(why.what.facts[0].of.num, 1);
    scene_end(&s);
}

static void splits(void **state) {
    (void)state;
    Scene s = scene_begin(ten);
    JigOp *loop = scene_find(&s, "scf.for", 0), *rest = NULL;
    uint64_t trips;
    JigReason why = JIG_REASON(s.a);
    assert_false(jig_split_loop(s.rw, loop, 0, &rest, &why));
    assert_true(jig_split_loop(s.rw, loop, 4, &rest, &why));
    assert_true(jig_innermost_trips(loop, &trips));
    assert_int_equal(trips, 8);
    assert_true(jig_innermost_trips(rest, &trips));
    assert_int_equal(trips, 2);
    scene_end(&s);
}

static void tiles_loops(void **state) {
    (void)state;
    Scene s = scene_begin(parallel);
    const JigMixed sizes[] = {scene_index(&s, 4), scene_index(&s, 8)};
    JigTiledLoop tiled;
    assert_true(jig_tile_loop(s.rw, scene_find(&s, "scf.forall", 0), sizes, 2, s.a, &tiled, NULL));
    assert_int_equal(tiled.num_outer, 1);
    assert_int_equal(tiled.num_inner, 1);
    assert_true(jig_op_is_ancestor(tiled.outer[0], tiled.inner[0]));
    JigReason why = JIG_REASON(s.a);
    JigTiledLoop none;
    const JigMixed bad[] = {scene_index(&s, 0)};
    uint64_t before = jig_fingerprint_of_op(s.module, NULL);
    assert_false(jig_tile_loop(s.rw, tiled.inner[0], bad, 1, s.a, &none, &why));
    assert_int_equal(none.num_outer + none.num_inner, 0);
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    assert_int_equal(jig_full_tile_size(12, 5), 4);
    assert_int_equal(jig_full_tile_size(0, 5), 1);
    scene_end(&s);
}

static void coalesces(void **state) {
    (void)state;
    Scene s = scene_begin(nest);
    JigOp *by = NULL;
    assert_true(jig_coalesce(s.rw, scene_find(&s, "scf.for", 0), &by, NULL));
    assert_ptr_equal(by, scene_find(&s, "scf.for", 0));
    assert_int_equal(scene_count(&s, "scf.for"), 1);
    JigReason why = JIG_REASON(s.a);
    assert_false(jig_coalesce_nested(s.rw, by, &by, &why));
    scene_says(&s, &why, "no loops");
    scene_end(&s);
}

static void fuses_siblings(void **state) {
    (void)state;
    Scene s = scene_begin(two);
    JigOp *loops[3];
    for (size_t i = 0; i < 3; ++i)
        loops[i] = scene_find(&s, "scf.for", i);
    JigReason why = JIG_REASON(s.a);
    assert_false(jig_may_fuse_siblings(loops[0], loops[0], &why));
    scene_says(&s, &why, "different loops");
    assert_true(jig_may_fuse_siblings(loops[0], loops[1], NULL));
    JigOp *both = jig_fuse_siblings(s.rw, loops[0], loops[1], &why);
    assert_non_null(both);
    assert_int_equal(scene_count(&s, "scf.for"), 2);
    assert_null(jig_fuse_siblings(s.rw, both, loops[2], &why));
    scene_says(&s, &why, "count other numbers");
    scene_end(&s);
}

static void outlines(void **state) {
    (void)state;
    Scene s = scene_begin(ten);
    JigOutlined made;
    JigReason why = JIG_REASON(s.a);
    assert_false(jig_outline(s.rw, scene_find(&s, "func.call", 0), JIG_STR("g"), s.a, &made, &why));
    scene_says(&s, &why, "one region");
    assert_true(jig_outline(s.rw, scene_find(&s, "scf.for", 0), JIG_STR("g"), s.a, &made, &why));
    assert_ptr_equal(jig_symbol_lookup_in(s.module, JIG_STR("g")), made.function);
    assert_true(jig_op_is_ancestor(made.function, scene_find(&s, "scf.for", 0)));
    assert_true(jig_op_has_name(made.call, "func.call"));
    scene_end(&s);
}

static void converts(void **state) {
    (void)state;
    Scene s = scene_begin(parallel);
    JigOp *by = NULL;
    JigForNest made;
    JigOp *normal = jig_normalize_loop(s.rw, scene_find(&s, "scf.forall", 0));
    assert_ptr_equal(normal, scene_find(&s, "scf.forall", 0));
    assert_ptr_equal(jig_normalize_loop(s.rw, normal), normal);
    assert_true(jig_forall_to_parallel(s.rw, normal, &by, NULL));
    assert_true(jig_op_has_name(by, "scf.parallel"));
    assert_true(jig_parallel_to_for(s.rw, by, s.a, &made, NULL));
    assert_int_equal(made.n, 2);
    assert_true(jig_op_is_ancestor(made.loops[0], made.loops[1]));
    assert_non_null(jig_for_to_while(s.rw, made.loops[1], NULL));
    assert_int_equal(scene_count(&s, "scf.while"), 1);
    scene_end(&s);
}

static const char *const reading =
    "func.func @f(%m: memref<10xf32>, %o: memref<10xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  %c10 = arith.constant 10 : index\n"
    "  scf.for %i = %c0 to %c10 step %c1 {\n"
    "    %v = memref.load %m[%i] : memref<10xf32>\n"
    "    %w = arith.addf %v, %v : f32\n"
    "    memref.store %w, %o[%i] : memref<10xf32>\n  }\n"
    "  return\n}\n";

static void pipelines_by_schedule(void **state) {
    (void)state;
    Scene s = scene_begin(reading);
    JigOp *loop = scene_find(&s, "scf.for", 0), *load = scene_find(&s, "memref.load", 0),
          *add = scene_find(&s, "arith.addf", 0), *store = scene_find(&s, "memref.store", 0);
    JigReason why = JIG_REASON(s.a);
    const JigStagedOp backwards[] = {{load, 1}, {add, 0}, {store, 0}};
    const JigPipelineSchedule bad = {.ops = backwards, .n = 3};
    uint64_t before = jig_fingerprint_of_op(s.module, NULL);
    assert_false(jig_can_pipeline_by(s.rw, loop, &bad, &why));
    assert_true(jig_reason_given(&why));
    assert_null(jig_pipeline_by(s.rw, loop, &bad, &why));
    assert_true(jig_fingerprint_of_op(s.module, NULL) == before);
    const JigStagedOp staged[] = {{load, 0}, {add, 1}, {store, 1}};
    const JigPipelineSchedule good = {.ops = staged, .n = 3};
    assert_non_null(jig_pipeline_by(s.rw, loop, &good, NULL));
    assert_int_equal(scene_count(&s, "memref.load"), 2);
    assert_int_equal(scene_count(&s, "memref.store"), 2);
    scene_end(&s);
}

static void pipelines_by_cycles(void **state) {
    (void)state;
    Scene s = scene_begin(reading);
    const JigLoopPipelineOptions options = {.interval = 1, .read_latency = 2};
    JigReason why = JIG_REASON(s.a);
    assert_non_null(jig_pipeline_loop(s.rw, scene_find(&s, "scf.for", 0), &options, &why));
    assert_true(scene_count(&s, "memref.store") > 1);
    scene_end(&s);
    s = scene_begin(dynamic);
    why = JIG_REASON(s.a);
    assert_null(jig_pipeline_loop(s.rw, scene_find(&s, "scf.for", 0), &options, &why));
    assert_true(jig_reason_given(&why));
    scene_end(&s);
}

/* ---- hoist.h ---- */

static const char *const carried =
    "func.func @f(%t: tensor<10xf32>, %n: index) -> tensor<10xf32> {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<10xf32>) {\n"
    "    %p = tensor.extract_slice %a[0] [5] [1] : tensor<10xf32> to tensor<5xf32>\n"
    "    %q = math.exp %p : tensor<5xf32>\n"
    "    %w = tensor.insert_slice %q into %a[0] [5] [1] : tensor<5xf32> into tensor<10xf32>\n"
    "    scf.yield %w : tensor<10xf32>\n  }\n"
    "  return %r : tensor<10xf32>\n}\n";

static void hoists_subsets(void **state) {
    (void)state;
    Scene s = scene_begin(carried);
    JigOp *loop = jig_hoist_subsets(s.rw, scene_find(&s, "scf.for", 0));
    assert_false(jig_op_is_ancestor(loop, scene_find(&s, "tensor.extract_slice", 0)));
    assert_false(jig_op_is_ancestor(loop, scene_find(&s, "tensor.insert_slice", 0)));
    assert_ptr_equal(jig_hoist_subsets(s.rw, loop), loop);
    scene_end(&s);
}

static const char *const padding =
    "func.func private @use(tensor<8xf32>)\n"
    "func.func @f(%t: tensor<?xf32>, %n: index) {\n"
    "  %c0 = arith.constant 0 : index\n  %c8 = arith.constant 8 : index\n"
    "  %c24 = arith.constant 24 : index\n  %z = arith.constant 0.0 : f32\n"
    "  scf.for %i = %c0 to %c24 step %c8 {\n"
    "    %s = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%n]\n"
    "    %l = affine.apply affine_map<(d0) -> (8 - d0)>(%s)\n"
    "    %p = tensor.extract_slice %t[%i] [%s] [1] : tensor<?xf32> to tensor<?xf32>\n"
    "    %q = tensor.pad %p nofold low[0] high[%l] {\n    ^bb0(%a: index):\n"
    "      tensor.yield %z : f32\n    } : tensor<?xf32> to tensor<8xf32>\n"
    "    func.call @use(%q) : (tensor<8xf32>) -> ()\n  }\n"
    "  return\n}\n";

static void hoists_pads(void **state) {
    (void)state;
    Scene s = scene_begin(padding);
    JigReason why = JIG_REASON(s.a);
    JigOp *made =
        jig_hoist_pad(s.rw, scene_find(&s, "tensor.pad", 0), 1, &(JigHoistPadOptions){0}, &why);
    assert_non_null(made);
    assert_int_equal(scene_count(&s, "scf.for"), 2);
    assert_int_equal(scene_count(&s, "tensor.pad"), 1);
    JigOp *use = scene_find(&s, "func.call", 0);
    assert_null(jig_build_packing(s.rw, made, jig_op_parent(use), &(JigHoistPadOptions){0}, &why));
    scene_says(&s, &why, "not around the pad");
    scene_end(&s);
}

static void hoists_transfers_and_buffers(void **state) {
    (void)state;
    Scene s = scene_begin("func.func private @use(memref<4xf32>)\n"
                          "func.func @f(%m: memref<16xf32>) {\n"
                          "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
                          "  %c9 = arith.constant 9 : index\n  %z = arith.constant 0.0 : f32\n"
                          "  scf.for %i = %c0 to %c9 step %c1 {\n"
                          "    %v = vector.transfer_read %m[%c0], %z : memref<16xf32>, "
                          "vector<4xf32>\n"
                          "    %w = arith.addf %v, %v : vector<4xf32>\n"
                          "    vector.transfer_write %w, %m[%c0] : vector<4xf32>, "
                          "memref<16xf32>\n"
                          "  }\n"
                          "  scf.for %i = %c0 to %c9 step %c1 {\n"
                          "    %b = memref.alloc() : memref<4xf32>\n"
                          "    func.call @use(%b) : (memref<4xf32>) -> ()\n"
                          "    memref.dealloc %b : memref<4xf32>\n  }\n"
                          "  return\n}\n");
    jig_hoist_transfers(s.rw, s.module, true);
    JigOp *read = scene_find(&s, "vector.transfer_read", 0);
    assert_true(jig_op_has_name(jig_op_parent(read), "func.func"));
    jig_hoist_broadcasts(s.rw, s.module);
    scene_end(&s);
}

static void hoists_allocations(void **state) {
    (void)state;
    Scene s = scene_begin("func.func private @use(memref<4xf32>)\n"
                          "func.func @f(%n: index) {\n"
                          "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
                          "  scf.for %i = %c0 to %n step %c1 {\n"
                          "    %b = memref.alloc() : memref<4xf32>\n"
                          "    func.call @use(%b) : (memref<4xf32>) -> ()\n  }\n"
                          "  return\n}\n");
    JigOp *alloc = scene_find(&s, "memref.alloc", 0);
    jig_hoist_buffers(s.rw, s.module);
    assert_true(jig_op_has_name(jig_op_parent(alloc), "scf.for"));
    jig_hoist_buffers_out_of_loops(s.rw, s.module);
    assert_true(jig_op_has_name(jig_op_parent(alloc), "func.func"));
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unrolls),
        cmocka_unit_test(refuses_to_unroll_what_runs_unknown_often),
        cmocka_unit_test(jams),
        cmocka_unit_test(peels),
        cmocka_unit_test(splits),
        cmocka_unit_test(tiles_loops),
        cmocka_unit_test(coalesces),
        cmocka_unit_test(fuses_siblings),
        cmocka_unit_test(outlines),
        cmocka_unit_test(converts),
        cmocka_unit_test(pipelines_by_schedule),
        cmocka_unit_test(pipelines_by_cycles),
        cmocka_unit_test(hoists_subsets),
        cmocka_unit_test(hoists_pads),
        cmocka_unit_test(hoists_transfers_and_buffers),
        cmocka_unit_test(hoists_allocations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
