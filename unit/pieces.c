/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Arrays in pieces: items stay where they are, and pieces go when nothing is in them. */
#include "support/pieces.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

typedef JIG_PIECES(size_t) Numbers;

static void push(Numbers *numbers, size_t n) {
    for (size_t i = 0; i < n; i++)
        jig_pieces_push(numbers, numbers->len);
}

static void test_items_stay(void **state) {
    (void)state;
    enum { MANY = 20 * JIG_PIECE };
    Numbers numbers = {0};
    push(&numbers, 1);
    const size_t *first = jig_pieces_at(&numbers, 0);
    push(&numbers, MANY - 1);
    assert_ptr_equal(jig_pieces_at(&numbers, 0), first);
    for (size_t i = 0; i < MANY; i++)
        assert_int_equal(*jig_pieces_at(&numbers, i), i);
    assert_int_equal(*jig_pieces_last(&numbers), MANY - 1);
    assert_int_equal(numbers.num_pieces, 6);
    jig_pieces_free(&numbers);
    assert_int_equal(numbers.num_pieces, 0);
    push(&numbers, 1); /* it is as it was before the first */
    jig_pieces_free(&numbers);
}

static void test_shrinks(void **state) {
    (void)state;
    Numbers numbers = {0};
    push(&numbers, 9 * JIG_PIECE);
    numbers.len = JIG_PIECE + 1;
    jig_pieces_shrink(&numbers, 3 * JIG_PIECE);
    assert_int_equal(numbers.num_pieces, 3);
    jig_pieces_shrink(&numbers, 0);
    assert_int_equal(numbers.num_pieces, 2);
    push(&numbers, 9 * JIG_PIECE);
    for (size_t i = 0; i < numbers.len; i++)
        assert_int_equal(*jig_pieces_at(&numbers, i), i);
    jig_pieces_free(&numbers);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_items_stay),
        cmocka_unit_test(test_shrinks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
