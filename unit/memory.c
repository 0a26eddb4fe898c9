/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Arenas that begin with room in the caller's frame. */
#include "support/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#if defined JIG_STRESS || defined __SANITIZE_ADDRESS__
enum { HAS_ROOM = false };
#else
enum { HAS_ROOM = true };
#endif

static bool is_within(const JigScratch *s, const char *p) {
    return p >= s->room && p < s->room + sizeof s->room;
}

static void test_begins_in_the_frame(void **state) {
    (void)state;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    char *first = jig_arena_calloc(a, 24), *large = jig_arena_calloc(a, 2 * sizeof scratch.room);
    assert_int_equal((uintptr_t)first % 16, 0);
    assert_int_equal((uintptr_t)large % 16, 0);
    assert_int_equal(is_within(&scratch, first), HAS_ROOM);
    assert_false(is_within(&scratch, large));
    memset(first, 1, 24);
    memset(large, 2, 2 * sizeof scratch.room);
    assert_int_equal(first[23], 1);
    jig_arena_free(a);
}

/* What was there before the mark stays; what came after it, in the frame or beyond, is free again.
 */
static void test_goes_back(void **state) {
    (void)state;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    char *kept = jig_arena_calloc(a, 16);
    memset(kept, 3, 16);
    JigArenaMark mark = jig_arena_mark(a);
    char *first = jig_arena_alloc(a, 16);
    jig_arena_rewind(a, mark);
    assert_ptr_equal(jig_arena_alloc(a, 16), first);
    for (int i = 0; i < 100; i++)
        memset(jig_arena_alloc(a, 40), 4, 40);
    jig_arena_rewind(a, mark);
    memset(jig_arena_alloc(a, 40), 5, 40);
    for (int i = 0; i < 16; i++)
        assert_int_equal(kept[i], 3);
    jig_arena_free(a);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_begins_in_the_frame),
        cmocka_unit_test(test_goes_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
