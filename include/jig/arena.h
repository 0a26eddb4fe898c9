/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arenas: memory that is freed all at once. Functions that return variable
 * size results take the arena that the result shall live in.
 */
#ifndef JIG_ARENA_H
#define JIG_ARENA_H

#include "jig/base.h"

#include <stdarg.h>

JIG_BEGIN_C

/* A new, empty arena; free it with jig_arena_destroy. */
JIG_API JigArena *jig_arena_create(void);
JIG_API void jig_arena_destroy(JigArena *arena);

/* `size` bytes aligned to 16; never NULL. */
JIG_API void *jig_arena_alloc(JigArena *arena, size_t size);
/* The same, zeroed. */
JIG_API void *jig_arena_calloc(JigArena *arena, size_t size);
/* A copy of `size` bytes at `data`, which may be NULL when there are none. */
JIG_API void *jig_arena_copy(JigArena *arena, const void *data, size_t size);
/* A NUL-terminated copy. */
JIG_API JigStr jig_arena_str(JigArena *arena, JigStr s);
/* printf into the arena. */
JIG_API JigStr jig_arena_printf(JigArena *arena, const char *fmt, ...) JIG_PRINTF(2, 3);
JIG_API JigStr jig_arena_vprintf(JigArena *arena, const char *fmt, va_list args);

/* The array `data` of *cap items of `size` bytes, moved to where there is room for `need` of them
 * and some more; *cap is how many. The old one stays where it is until the arena goes. */
JIG_API void *jig_arena_grow(JigArena *arena, void *data, size_t *cap, size_t need, size_t size);
/* Appends to an array that grows in the arena: `data`, `len` and `cap` are variables or members. */
#define JIG_ARENA_PUSH(arena, data, len, cap, item)                                                \
    do {                                                                                           \
        if ((len) == (cap))                                                                        \
            (data) = jig_arena_grow((arena), (data), &(cap), (len) + 1, sizeof *(data));           \
        (data)[(len)++] = (item);                                                                  \
    } while (0)

/* A zeroed object, and `n` of them. */
#define JIG_NEW(arena, T)          ((T *)jig_arena_calloc(arena, sizeof(T)))
#define JIG_NEW_ARRAY(arena, T, n) ((T *)jig_arena_calloc(arena, sizeof(T) * (size_t)(n)))

JIG_END_C

#endif
