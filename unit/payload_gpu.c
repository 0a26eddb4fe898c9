/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* jig/payload/gpu.h: what each leaves, and why it refuses. */
#include "ir/fingerprint.h"
#include "scene.h"

static const char *const loops =
    "func.func private @use(index)\n"
    "func.func @f(%v: f32) {\n"
    "  scf.forall (%i, %j) in (4, 5) {\n"
    "    scf.forall (%k) in (32) {\n      func.call @use(%k) : (index) -> ()\n"
    "    } {mapping = [#gpu.thread<x>]}\n"
    "  } {mapping = [#gpu.block<x>, #gpu.block<y>]}\n"
    "  return\n}\n";

/* From loops to a kernel, as a script would. */
static void maps_and_outlines(void **state) {
    (void)state;
    Scene s = scene_begin(loops);
    JigGpuSizes grid;
    JigReason why = JIG_REASON(s.a);
    JigOp *forall = jig_gpu_find_top_forall(s.module);
    assert_ptr_equal(forall, scene_find(&s, "scf.forall", 0));
    JigOp *launch = jig_gpu_launch_around(s.rw, jig_op_loc(forall), &forall);
    assert_true(jig_op_is_ancestor(launch, forall));
    assert_true(jig_gpu_map_to_blocks(s.rw, forall, NULL, &grid, &why));
    assert_int_equal(grid.of[0], 4);
    assert_int_equal(grid.of[1], 5);
    assert_int_equal(grid.of[2], 1);
    assert_true(jig_gpu_check_limits(&grid, NULL, launch, &why));
    JigGpuThreads threads = {.block = {{16, 1, 1}}, .warp_size = 32};
    JigMark mark = jig_mark(s.ctx);
    assert_false(jig_gpu_map_to_threads(s.rw, launch, &threads, &why)); /* 32 do not fit in 16 */
    assert_true(jig_reason_given(&why));
    jig_rollback(s.ctx, mark);
    jig_commit(s.ctx, mark);
    threads.block.of[0] = 32;
    jig_gpu_resize_launch(s.rw, launch, &grid, &threads.block);
    assert_true(jig_gpu_map_to_threads(s.rw, launch, &threads, &why));
    assert_int_equal(scene_count(&s, "scf.forall"), 0);
    JigKernelPlace place = {.table = s.module};
    assert_true(jig_gpu_outline(s.rw, launch, &place, s.a, &why));
    assert_int_equal(scene_count(&s, "gpu.func"), 1);
    jig_rw_set_attr(s.rw, s.module, "gpu.container_module", jig_attr_unit(s.ctx));
    scene_end(&s);
}

static void knows_limits(void **state) {
    (void)state;
    Scene s = scene_begin(loops);
    JigReason why = JIG_REASON(s.a);
    const JigGpuSizes many = {{1024, 2, 1}};
    assert_false(jig_gpu_check_limits(NULL, &many, s.module, &why));
    scene_says(&s, &why, "larger than the limits");
    assert_int_equal(why.what.facts[3].of.num, 1024);
    assert_ptr_equal(jig_blamed_op(&why.what.blame), s.module);
    scene_end(&s);
}

static void builds_and_sizes_launches(void **state) {
    (void)state;
    Scene s = scene_begin(loops);
    jig_at_before(s.rw, scene_find(&s, "func.return", 0));
    JigOp *launch = jig_gpu_build_launch(s.rw, jig_op_loc(s.module));
    const JigGpuSizes block = {{64, 1, 1}};
    int64_t n;
    jig_gpu_set_launch_threads(s.rw, launch, &block);
    assert_true(jig_constant_int(jig_op_operand(launch, 3), &n));
    assert_int_equal(n, 64);
    scene_end(&s);
}

static void shares_copies(void **state) {
    (void)state;
    const int64_t sizes[] = {16, 64};
    JigGpuCopy copy = {
        .sizes = sizes, .rank = 2, .element_bits = 32, .alignment_bits = 128, .threads = 64};
    int64_t threads[JIG_GPU_COPY_MOST_DIMS];
    assert_true(jig_gpu_share_copy(&copy, threads));
    assert_int_equal(threads[1], 16); /* four elements each */
    assert_int_equal(threads[0], 4);
    copy.threads = 2;
    assert_false(jig_gpu_share_copy(&copy, threads));
}

static const char *const copying =
    "func.func @f(%g: memref<128xf32>, %s: memref<128xf32, #gpu.address_space<workgroup>>, "
    "%n: index) {\n"
    "  %c0 = arith.constant 0 : index\n  %c4 = arith.constant 4 : index\n"
    "  %z = arith.constant 0.0 : f32\n"
    "  scf.for %i = %c0 to %n step %c4 {\n"
    "    %v = vector.transfer_read %g[%i], %z {in_bounds = [true]} : memref<128xf32>, "
    "vector<4xf32>\n"
    "    vector.transfer_write %v, %s[%i] {in_bounds = [true]} : vector<4xf32>, "
    "memref<128xf32, #gpu.address_space<workgroup>>\n  }\n"
    "  return\n}\n";

static void copies_beside(void **state) {
    (void)state;
    Scene s = scene_begin(copying);
    JigReason why = JIG_REASON(s.a);
    jig_gpu_make_async_copies(s.rw, s.module, true);
    assert_int_equal(scene_count(&s, "nvgpu.device_async_copy"), 1);
    JigOp *loop = scene_find(&s, "scf.for", 0);
    const JigGpuPipelineOptions options = {.depth = 2};
    JigGpuPipelined how = jig_gpu_pipeline_copies(s.rw, &loop, &options, &why);
    assert_true(how == JIG_GPU_PIPELINED || how == JIG_GPU_LOOP_NOT_FIT);
    scene_end(&s);
}

static const char *const product =
    "func.func @f(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %c: memref<16x8xf16>,\n"
    "             %d: memref<3x16xf16>, %e: memref<3x8xf16>) {\n"
    "  linalg.matmul ins(%a, %b : memref<16x16xf16>, memref<16x8xf16>) "
    "outs(%c : memref<16x8xf16>)\n"
    "  linalg.matmul ins(%d, %b : memref<3x16xf16>, memref<16x8xf16>) "
    "outs(%e : memref<3x8xf16>)\n"
    "  linalg.copy ins(%b : memref<16x8xf16>) outs(%c : memref<16x8xf16>)\n"
    "  return\n}\n";

static void multiplies(void **state) {
    (void)state;
    Scene s = scene_begin(product);
    JigReason why = JIG_REASON(s.a);
    JigOp *good = scene_find(&s, "linalg.matmul", 0), *bad = scene_find(&s, "linalg.matmul", 1);
    assert_true(jig_gpu_is_plain_product(good));
    assert_false(jig_gpu_matmul_as_mma(s.rw, bad, &why));
    scene_says(&s, &why, "no instruction");
    assert_true(jig_gpu_matmul_as_mma(s.rw, good, &why));
    assert_int_equal(scene_count(&s, "nvgpu.mma.sync"), 1);
    JigOp *copy = scene_find(&s, "linalg.copy", 0), *other = NULL;
    assert_null(jig_gpu_common_launch(&copy, 1, &other));
    assert_ptr_equal(other, copy);
    scene_end(&s);
}

static void loads_tiles(void **state) {
    (void)state;
    Scene s = scene_begin("func.func @f(%g: memref<64x8xf32>, "
                          "%s: memref<64x8xf32, #gpu.address_space<workgroup>>) {\n"
                          "  %c1 = arith.constant 1 : index\n  %c128 = arith.constant 128 : index\n"
                          "  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) "
                          "threads(%x, %y, %z) in (%sx = %c128, %sy = %c1, %sz = %c1) {\n"
                          "    linalg.copy ins(%g : memref<64x8xf32>) "
                          "outs(%s : memref<64x8xf32, #gpu.address_space<workgroup>>)\n"
                          "    gpu.terminator\n  }\n"
                          "  return\n}\n");
    JigOp *copy = scene_find(&s, "linalg.copy", 0), *other = NULL;
    JigOp *launch = jig_gpu_common_launch(&copy, 1, &other);
    JigReason why = JIG_REASON(s.a);
    assert_ptr_equal(launch, scene_find(&s, "gpu.launch", 0));
    assert_true(jig_gpu_copies_as_tma(s.rw, jig_op_loc(copy), &copy, 1, launch, &why));
    assert_int_equal(scene_count(&s, "linalg.copy"), 0);
    assert_int_equal(scene_count(&s, "nvgpu.tma.async.load"), 1);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(maps_and_outlines),
        cmocka_unit_test(knows_limits),
        cmocka_unit_test(builds_and_sizes_launches),
        cmocka_unit_test(shares_copies),
        cmocka_unit_test(copies_beside),
        cmocka_unit_test(multiplies),
        cmocka_unit_test(loads_tiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
