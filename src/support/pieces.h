/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Growable arrays whose items stay where they are, for very many: nothing is copied when they grow.
 * A sequence of T is any struct with the members that JIG_PIECES declares; zero-initialised is
 * empty.
 *
 *     JIG_PIECES(Step) steps = {0};
 *     jig_pieces_push(&steps, step);
 *     jig_pieces_at(&steps, 0)->status = JIG_OK;
 *     jig_pieces_free(&steps);
 *
 * Invariant: piece k, where it is there, has room for JIG_FIRST_PIECE << k items, which come behind
 * those of the pieces before it; pieces are there up to the one of the last item.
 */
#ifndef JIG_SUPPORT_PIECES_H
#define JIG_SUPPORT_PIECES_H

#include "support/arena.h"

enum {
#ifdef JIG_STRESS
    JIG_FIRST_PIECE = 2,
#else
    JIG_FIRST_PIECE = 64,
#endif
    JIG_MAX_PIECES = 32,
};

#define JIG_PIECES(T)                                                                              \
    struct {                                                                                       \
        T *pieces[JIG_MAX_PIECES];                                                                 \
        size_t len;                                                                                \
    }

/* In which piece an item is, and where in it. */
static inline unsigned jig_pieces_which(size_t i) {
    return 63 - (unsigned)__builtin_clzll(i / JIG_FIRST_PIECE + 1);
}
static inline size_t jig_pieces_place(size_t i) {
    return i - JIG_FIRST_PIECE * (((size_t)1 << jig_pieces_which(i)) - 1);
}
static inline void *jig_pieces_room(size_t i, size_t size) {
    return jig_malloc(((size_t)JIG_FIRST_PIECE << jig_pieces_which(i)) * size);
}

/* `i` is looked at twice. */
#define jig_pieces_at(p, i) (&(p)->pieces[jig_pieces_which(i)][jig_pieces_place(i)])
#define jig_pieces_push(p, item)                                                                   \
    do {                                                                                           \
        size_t i_ = (p)->len;                                                                      \
        if (!jig_pieces_place(i_))                                                                 \
            (p)->pieces[jig_pieces_which(i_)] = jig_pieces_room(i_, sizeof **(p)->pieces);         \
        *jig_pieces_at(p, i_) = (item);                                                            \
        (p)->len++;                                                                                \
    } while (0)
#define jig_pieces_free(p)                                                                         \
    do {                                                                                           \
        for (size_t k_ = 0; (p)->len && k_ <= jig_pieces_which((p)->len - 1); ++k_)                \
            jig_free((p)->pieces[k_]);                                                             \
        (p)->len = 0;                                                                              \
    } while (0)

#endif
