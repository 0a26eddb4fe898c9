/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Growable arrays on malloc. A vector of T is any struct with the members that
 * JIG_VEC declares; zero-initialised is empty.
 *
 *     JIG_VEC(JigOp *) worklist = {0};
 *     jig_vec_push(&worklist, op);
 *     jig_vec_free(&worklist);
 */
#ifndef JIG_SUPPORT_VEC_H
#define JIG_SUPPORT_VEC_H

#include "support/arena.h"
#include <stdlib.h>

#define JIG_VEC(T)                                                                                 \
    struct {                                                                                       \
        T *data;                                                                                   \
        size_t len, cap;                                                                           \
    }

/* Frequently passed vectors have a name. */
typedef JIG_VEC(JigOp *) JigOpVec;
typedef JIG_VEC(JigValue *) JigValueVec;
typedef JIG_VEC(JigBlock *) JigBlockVec;
typedef JIG_VEC(const JigType *) JigTypeVec;
typedef JIG_VEC(const JigAttr *) JigAttrVec;
typedef JIG_VEC(int64_t) JigI64Vec;
typedef JIG_VEC(char) JigCharVec;

static inline void *jig_vec_grow_impl(void *data, size_t *cap, size_t need, size_t size) {
    size_t n = *cap ? *cap * 2 : 8;
    if (n < need)
        n = need;
    if (n > SIZE_MAX / size)
        jig_out_of_memory(SIZE_MAX);
    data = jig_realloc(data, n * size);
    *cap = n;
    return data;
}

#define jig_vec_reserve(v, n)                                                                      \
    do {                                                                                           \
        if ((v)->cap < (size_t)(n))                                                                \
            (v)->data = jig_vec_grow_impl((v)->data, &(v)->cap, (n), sizeof *(v)->data);           \
    } while (0)
#define jig_vec_push(v, item)                                                                      \
    do {                                                                                           \
        jig_vec_reserve(v, (v)->len + 1);                                                          \
        (v)->data[(v)->len++] = (item);                                                            \
    } while (0)
#define jig_vec_append(v, items, n)                                                                \
    do {                                                                                           \
        size_t n_ = (n);                                                                           \
        jig_vec_reserve(v, (v)->len + n_);                                                         \
        if (n_)                                                                                    \
            memcpy((v)->data + (v)->len, (items), n_ * sizeof *(v)->data);                         \
        (v)->len += n_;                                                                            \
    } while (0)
#define jig_vec_pop(v)  ((v)->data[--(v)->len])
#define jig_vec_last(v) ((v)->data[(v)->len - 1])
#define jig_vec_free(v)                                                                            \
    do {                                                                                           \
        jig_free((v)->data);                                                                       \
        (v)->data = NULL;                                                                          \
        (v)->len = (v)->cap = 0;                                                                   \
    } while (0)

/*
 * The same with room for n items in itself, for short lists that are made often. It stays where it
 * was begun.
 *
 *     JIG_FEW(JigValue *, 8) operands;
 *     jig_few_init(&operands);
 */
#define JIG_FEW(T, n)                                                                              \
    struct {                                                                                       \
        T *data;                                                                                   \
        size_t len, cap;                                                                           \
        T room[n];                                                                                 \
    }
#define jig_few_init(v)                                                                            \
    do {                                                                                           \
        (v)->data = (v)->room;                                                                     \
        (v)->len = 0;                                                                              \
        (v)->cap = sizeof(v)->room / sizeof *(v)->room;                                            \
    } while (0)
#define jig_few_push(v, item)                                                                      \
    do {                                                                                           \
        if ((v)->len == (v)->cap)                                                                  \
            (v)->data =                                                                            \
                jig_few_grow((v)->data, (v)->room, (v)->len, &(v)->cap, sizeof *(v)->data);        \
        (v)->data[(v)->len++] = (item);                                                            \
    } while (0)
#define jig_few_append(v, items, n)                                                                \
    do {                                                                                           \
        for (size_t i_ = 0, n_ = (n); i_ < n_; ++i_)                                               \
            jig_few_push(v, (items)[i_]);                                                          \
    } while (0)
#define jig_few_free(v)                                                                            \
    do {                                                                                           \
        if ((v)->data != (v)->room)                                                                \
            jig_free((v)->data);                                                                   \
        jig_few_init(v);                                                                           \
    } while (0)

static inline void *jig_few_grow(void *data, const void *room, size_t len, size_t *cap,
                                 size_t size) {
    if (data != room)
        return jig_vec_grow_impl(data, cap, len + 1, size);
    void *own = jig_vec_grow_impl(NULL, cap, len + 1, size);
    memcpy(own, data, len * size);
    return own;
}

/* A JigWriteFn: appends to a JigCharVec. */
static inline void jig_chars_write(void *chars, const char *text, size_t len) {
    JigCharVec *to = (JigCharVec *)chars;
    jig_vec_append(to, text, len);
}
static inline JigStr jig_chars_str(const JigCharVec *chars) {
    return (JigStr){chars->data, chars->len};
}

#endif
