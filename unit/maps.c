/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hash maps: what is set and removed in any order, and how much room that takes. */
#include "support/map.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

enum { KEYS = 200 };

static const void *key(size_t i) {
    static char keys[KEYS];
    return &keys[i];
}

/* The map beside an array that has the same. */
static void test_sets_and_removes(void **state) {
    (void)state;
    JigPtrMap map = {0};
    uintptr_t values[KEYS] = {0};
    size_t len = 0;
    uint64_t random = 1;
    for (unsigned n = 0; n < 100000; n++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        /* Many keys for a while, then few. */
        size_t i = (size_t)(random >> 33) % (n / 1000 % 2 ? KEYS : 10);
        bool is_set = random >> 62;
        len += is_set && !values[i];
        len -= !is_set && values[i];
        assert_ptr_equal(jig_ptrmap_get(&map, key(i)), (void *)values[i]);
        if (is_set)
            jig_ptrmap_set(&map, key(i), (void *)(values[i] = n + 1));
        else
            assert_int_equal(jig_ptrmap_remove(&map, key(i)), values[i] != 0);
        values[i] = is_set ? n + 1 : 0;
        assert_int_equal(map.len, len);
        assert_true(map.used >= len && map.used < map.cap);
    }
    for (size_t i = 0; i < KEYS; i++)
        assert_ptr_equal(jig_ptrmap_get(&map, key(i)), (void *)values[i]);
    jig_ptrmap_free(&map);
}

/* A map that nothing stays in has no traces of what was. */
static void test_forgets_what_goes(void **state) {
    (void)state;
    JigPtrMap map = {0};
    for (size_t round = 0; round < 100; round++) {
        for (size_t i = 0; i < 8; i++)
            jig_ptrmap_set(&map, key((round + i) % KEYS), &map);
        for (size_t i = 0; i < 8; i++)
            jig_ptrmap_remove(&map, key((round + i) % KEYS));
        assert_int_equal(map.used, 0);
    }
    jig_ptrmap_free(&map);
}

static void test_reserves(void **state) {
    (void)state;
    JigStrMap map = {0};
    char names[300][8];
    bool is_new;
    jig_strmap_set(&map, JIG_STR("first"), &map);
    jig_strmap_reserve(&map, JIG_LEN(names));
    size_t cap = map.cap;
    for (size_t i = 0; i < JIG_LEN(names); i++) {
        JigStr name = {names[i], (size_t)snprintf(names[i], sizeof names[i], "n%zu", i)};
        jig_strmap_slot(&map, name, &is_new);
        assert_true(is_new);
    }
    assert_int_equal(map.cap, cap);
    assert_ptr_equal(jig_strmap_get(&map, JIG_STR("first")), &map);
    jig_strmap_free(&map);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sets_and_removes),
        cmocka_unit_test(test_forgets_what_goes),
        cmocka_unit_test(test_reserves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
