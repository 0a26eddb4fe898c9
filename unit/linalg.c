/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The strings of named ops, compiled; and what questions about such ops leave behind: nothing. */
#include "scene.h"

#include "dialect/linalg/linalg_shape.h"

static const char payload[] =
    "func.func @f(%a: tensor<1x9x9x4xf32>, %k: tensor<3x3x4x8xf32>, %c: tensor<1x4x4x8xf32>)"
    " -> tensor<1x4x4x8xf32> {\n"
    "  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}"
    " ins(%a, %k: tensor<1x9x9x4xf32>, tensor<3x3x4x8xf32>)"
    " outs(%c: tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>\n"
    "  return %0 : tensor<1x4x4x8xf32>\n}\n";

static void questions_write_nothing(void **state) {
    (void)state;
    Scene s = scene_begin(payload);
    JigOp *op = scene_find(&s, "linalg.conv_2d_nhwc_hwcf", 0);
    const JigStructuredIface *iface = jig_structured(op);
    const JigAttr *asked = iface->maps(op);
    /* What the verifier wrote is taken away: a new op has none of it. */
    jig_op_set_attr(op, "linalg.memoized_indexing_maps", NULL);
    const JigAttr *attrs = jig_op_attrs(op);
    assert_ptr_equal(iface->maps(op), asked);
    assert_int_equal(iface->num_loops(op), 7);
    assert_int_equal(iface->iterator(op, 3), JIG_PARALLEL);
    assert_int_equal(iface->iterator(op, 6), JIG_REDUCTION);
    JigStr text = jig_map_to_str(iface->map(op, 0), s.a);
    assert_string_equal(text.ptr,
                        "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)");
    assert_ptr_equal(jig_op_attrs(op), attrs);
    scene_end(&s);
}

/* A fault in each string, and where it is found. */
static void wrong_strings_are_named(void **state) {
    (void)state;
    Scene s = scene_begin("");
    static const struct {
        JigLinalgNamed named;
        const char *error;
    } faults[] = {
        {{"x", "m n*", "hwdx", "a[m], b[m]", "a"}, ".window, column 1: at most 3 dimensions"},
        {{"x", NULL, NULL, "a[m], b[m]", "a"}, ".loops, column 1: missing"},
        {{"x", "m +", NULL, "a[m], b[m]", "a"}, ".loops, column 3: expected the name of a loop"},
        {{"x", "*m", NULL, "a[*], b[*]", "a"}, ".loops, column 2: expected the end"},
        {{"x", "m n*", NULL, "a[m], b[q]", "a"},
         ".access, column 10: no loop, stride or dilation 'q'"},
        {{"x", "oh kh*", "w", "a[oh * sh + kh], b[oh]", "a"},
         ".access, column 10: no loop, stride or dilation 'sh'"},
        {{"x", "m", NULL, "a[m, b[m]", "a"}, ".access, column 7: no loop"},
        {{"x", "m", NULL, "a[m] b[m]", "a"}, ".access, column 6: expected ',' or the end"},
        {{"x", "m", NULL, "a[m], b[m]", "a + c"}, ".body, column 6: no operand or loop 'c'"},
        {{"x", "m", NULL, "a[m], b[m]", "castt(a)"}, ".body, column 7: no function 'castt'"},
        {{"x", "m", NULL, "a[m], b[m]", "max(a)"}, ".body, column 6: too few arguments of 'max'"},
        {{"x", "m", NULL, "a[m], b[m]", "cast(a, b)"},
         ".body, column 8: too many arguments of 'cast'"},
        {{"x", "m", NULL, "a[m], b[m]", "(a + b"}, ".body, column 7: expected ')'"},
        {{"x", "m", NULL, "a[m], b[m]", "a b"}, ".body, column 3: expected an operator"},
    };
    for (size_t i = 0; i < JIG_LEN(faults); ++i) {
        const char *error = jig_linalg_check_named(s.ctx, &faults[i].named, s.a);
        if (!error || strncmp(error, faults[i].error, strlen(faults[i].error)) != 0)
            fail_msg("'%s' instead of '%s'", error ? error : "nothing", faults[i].error);
    }
    static const JigLinalgNamed good = {"x", "m n*", NULL, "a[m, n], b[m]", "b + cast(a) * 2.5"};
    assert_null(jig_linalg_check_named(s.ctx, &good, s.a));
    scene_end(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(questions_write_nothing),
        cmocka_unit_test(wrong_strings_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
