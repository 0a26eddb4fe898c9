/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rewriters of plugins call on the regions of an op: unreachable blocks, dead ops, equal
 * blocks. */
#include "scene.h"

static const char payload[] = "func.func @f(%c: i1, %x: i32) -> i32 {\n"
                              "  %unused = arith.muli %x, %x : i32\n"
                              "  cf.cond_br %c, ^a, ^b\n"
                              "^a:\n"
                              "  %0 = arith.addi %x, %x : i32\n"
                              "  cf.br ^d(%0 : i32)\n"
                              "^b:\n"
                              "  %1 = arith.addi %x, %x : i32\n"
                              "  cf.br ^d(%1 : i32)\n"
                              "^d(%r: i32):\n"
                              "  return %r : i32\n"
                              "^never:\n"
                              "  cf.br ^never\n"
                              "}\n";

static void unreachable_blocks_go(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    assert_int_equal(scene_count(&s, "cf.br"), 3);
    assert_true(jig_erase_unreachable_blocks(s.rw, s.module));
    assert_int_equal(scene_count(&s, "cf.br"), 2);
    assert_false(jig_erase_unreachable_blocks(s.rw, s.module));
    scene_end(&s);
}

static void dead_ops_go(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    assert_true(jig_run_region_dce(s.rw, s.module));
    assert_int_equal(scene_count(&s, "arith.muli"), 0);
    assert_int_equal(scene_count(&s, "arith.addi"), 2);
    assert_false(jig_run_region_dce(s.rw, s.module));
    scene_end(&s);
}

static void equal_blocks_become_one(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    assert_true(jig_simplify_regions(s.rw, s.module, false));
    assert_int_equal(scene_count(&s, "arith.addi"), 2);
    assert_true(jig_simplify_regions(s.rw, s.module, true));
    assert_int_equal(scene_count(&s, "arith.addi"), 1);
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unreachable_blocks_go),
        cmocka_unit_test(dead_ops_go),
        cmocka_unit_test(equal_blocks_become_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
