/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Growable arrays whose items stay where they are, for very many: nothing is copied as they grow.
 * Each piece is as large as all before it, since of a large one the system gives the pages at once
 * (support/heap.c). A sequence of T is any struct with the members that JIG_PIECES declares;
 * zero-initialised is empty.
 *
 *     JIG_PIECES(Step) steps = {0};
 *     jig_pieces_push(&steps, step);
 *     jig_pieces_at(&steps, 0)->status = JIG_OK;
 *     jig_pieces_free(&steps);
 *
 * Invariant: there are pieces for `len` items at least; those of items that were popped stay.
 */
#ifndef JIG_SUPPORT_PIECES_H
#define JIG_SUPPORT_PIECES_H

#include "support/arena.h"

enum {
#ifdef JIG_STRESS
    JIG_PIECE_SHIFT = 1,
#else
    JIG_PIECE_SHIFT = 9,
#endif
    JIG_PIECE = 1 << JIG_PIECE_SHIFT, /* items of the first; each piece doubles the room */
};

#define JIG_PIECES(T)                                                                              \
    struct {                                                                                       \
        T **pieces;                                                                                \
        size_t num_pieces, len;                                                                    \
    }

/* The piece with item `i`, and the items before the piece. */
static inline size_t jig_pieces_which(size_t i) {
    size_t firsts = i >> JIG_PIECE_SHIFT;
    return firsts ? 8 * sizeof(long long) - (size_t)__builtin_clzll(firsts) : 0;
}
static inline size_t jig_pieces_before(size_t piece) {
    return piece ? (size_t)JIG_PIECE << (piece - 1) : 0;
}

/* Room for one piece more: the table doubles where it is full, which is at powers of two. */
static inline void *jig_pieces_table(void *table, size_t num_pieces) {
    size_t room = num_pieces ? 2 * num_pieces : 1;
    return num_pieces & (num_pieces - 1) ? table : jig_realloc(table, room * sizeof(void *));
}

/* The place for so many items; later pieces are in the heap of the first. */
#define jig_pieces_reserve(p, n)                                                                   \
    do {                                                                                           \
        while (JIG_UNLIKELY(jig_pieces_before((p)->num_pieces) < (n))) {                           \
            size_t items = (p)->num_pieces ? jig_pieces_before((p)->num_pieces) : JIG_PIECE;       \
            (p)->pieces = jig_pieces_table((p)->pieces, (p)->num_pieces);                          \
            (p)->pieces[(p)->num_pieces] =                                                         \
                jig_malloc_beside((p)->pieces, items * sizeof **(p)->pieces);                      \
            (p)->num_pieces++;                                                                     \
        }                                                                                          \
    } while (0)
/* `i` is looked at several times. */
#define jig_pieces_at(p, i)                                                                        \
    (&(p)->pieces[jig_pieces_which(i)][(i)-jig_pieces_before(jig_pieces_which(i))])
#define jig_pieces_last(p) jig_pieces_at(p, (p)->len - 1)
#define jig_pieces_push(p, item)                                                                   \
    do {                                                                                           \
        jig_pieces_reserve(p, (p)->len + 1);                                                       \
        *jig_pieces_at(p, (p)->len) = (item);                                                      \
        (p)->len++;                                                                                \
    } while (0)
static inline bool jig_pieces_is_spare(size_t piece, size_t len, size_t keep) {
    return jig_pieces_before(piece) >= len && jig_pieces_before(piece) >= keep;
}
/* What is not needed for its items goes, but for room for `keep`. */
#define jig_pieces_shrink(p, keep)                                                                 \
    do {                                                                                           \
        while ((p)->num_pieces && jig_pieces_is_spare((p)->num_pieces - 1, (p)->len, keep))        \
            jig_free((p)->pieces[--(p)->num_pieces]);                                              \
    } while (0)
#define jig_pieces_free(p)                                                                         \
    do {                                                                                           \
        (p)->len = 0;                                                                              \
        jig_pieces_shrink(p, 0);                                                                   \
        jig_free((p)->pieces);                                                                     \
        (p)->pieces = NULL;                                                                        \
    } while (0)

#endif
