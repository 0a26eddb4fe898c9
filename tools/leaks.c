/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where the address sanitizer watches: a program that has freed all that it took has no leak, and
 * need not be searched for one, which is a third of what a small run costs. The names are the
 * sanitizer's, which calls these functions where a program has them.
 */
#if defined(__SANITIZE_ADDRESS__)
#include <stdatomic.h>
#include <stddef.h>

void __sanitizer_malloc_hook(const volatile void *p, size_t size);
void __sanitizer_free_hook(const volatile void *p);
int __lsan_is_turned_off(void);

static atomic_long taken, before_main;

void __sanitizer_malloc_hook(const volatile void *p, size_t size) {
    (void)p, (void)size;
    atomic_fetch_add(&taken, 1);
}

void __sanitizer_free_hook(const volatile void *p) {
    (void)p;
    atomic_fetch_sub(&taken, 1);
}

__attribute__((constructor)) static void begin(void) {
    atomic_store(&before_main, atomic_load(&taken));
}

int __lsan_is_turned_off(void) {
    return atomic_load(&taken) == atomic_load(&before_main);
}
#endif
