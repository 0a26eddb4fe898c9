/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Printing and copying memrefs. */
#include "codegen/machine/runtime.h"

#include <stdio.h>
#include <stdlib.h>

/* A memref as it is printed: elements of `size` bytes, each by `element`. */
typedef struct Shape {
    int64_t rank, offset;
    const int64_t *sizes, *strides;
    const char *base;
    size_t size;
    void (*element)(const void *at);
} Shape;

static Shape shape_of(int64_t rank, const void *descriptor) {
    const Descriptor *d = descriptor;
    return (Shape){.rank = rank,
                   .offset = d->offset,
                   .sizes = d->dims,
                   .strides = d->dims + rank,
                   .base = d->aligned};
}

/* ---- Elements ---- */

static void put_f32(const void *at) {
    float x;
    memcpy(&x, at, sizeof x);
    printf("%g", (double)x);
}
static void put_f64(const void *at) {
    double x;
    memcpy(&x, at, sizeof x);
    printf("%g", x);
}
static void put_i8(const void *at) {
    putchar(*(const unsigned char *)at); /* a character */
}
static void put_i16(const void *at) {
    int16_t x;
    memcpy(&x, at, sizeof x);
    printf("%d", x);
}
static void put_i32(const void *at) {
    int32_t x;
    memcpy(&x, at, sizeof x);
    printf("%d", x);
}
static void put_i64(const void *at) {
    int64_t x;
    memcpy(&x, at, sizeof x);
    printf("%lld", (long long)x);
}
static void put_c32(const void *at) {
    float x[2];
    memcpy(x, at, sizeof x);
    printf("(%g,%g)", (double)x[0], (double)x[1]);
}
static void put_c64(const void *at) {
    double x[2];
    memcpy(x, at, sizeof x);
    printf("(%g,%g)", x[0], x[1]);
}
static void put_bf16(const void *at) {
    uint16_t bits;
    memcpy(&bits, at, sizeof bits);
    printBF16(bits);
}
static void put_f16(const void *at) {
    uint16_t bits;
    memcpy(&bits, at, sizeof bits);
    printF16(bits);
}
static void put_vector4x4(const void *at) {
    static const char *const behind[] = {",   ", ",   ", ",  ", ")"};
    const char *p = at;
    putchar('(');
    for (int row = 0; row < 4; ++row) {
        for (int i = 0; i < 4; ++i, p += sizeof(float)) {
            fputs(i ? ", " : "(", stdout);
            put_f32(p);
        }
        printf(")%s", behind[row]);
    }
}

/* ---- The whole ---- */

static void put_list(const int64_t *items, int64_t n) {
    putchar('[');
    for (int64_t i = 0; i < n; ++i)
        printf("%s%lld", i ? ", " : "", (long long)items[i]);
    putchar(']');
}

static void put_head(const char *what, const Shape *s) {
    printf("%s base@ = %#llx rank = %lld offset = %lld sizes = ", what,
           (unsigned long long)(uintptr_t)s->base, (long long)s->rank, (long long)s->offset);
    put_list(s->sizes, s->rank);
    fputs(" strides = ", stdout);
    put_list(s->strides, s->rank);
}

static void put_dim(const Shape *s, int64_t d, const char *at) {
    if (d == s->rank) {
        s->element(at);
        return;
    }
    putchar('[');
    for (int64_t i = 0; i < s->sizes[d]; ++i) {
        if (i && d + 1 == s->rank)
            printf(",%*s", (int)s->rank + 1, "");
        else if (i)
            printf(", \n%*s", (int)d + 1, "");
        put_dim(s, d + 1, at + i * s->strides[d] * (int64_t)s->size);
    }
    putchar(']');
}

static void put_memref(const char *what, Shape s, size_t size, void (*element)(const void *at)) {
    s.size = size;
    s.element = element;
    put_head(what, &s);
    fputs(" data = \n", stdout);
    if (s.rank == 0)
        putchar('[');
    put_dim(&s, 0, s.base + s.offset * (int64_t)size);
    fputs(s.rank == 0 ? "]\n" : "\n", stdout);
    fflush(stdout);
}

static void put_shape(Shape s) {
    put_head("Unranked Memref", &s);
    putchar('\n');
    fflush(stdout);
}

/* ---- By element type ---- */

#define ELEMENTS(X)                                                                                \
    X(F32, 4, put_f32)                                                                             \
    X(F64, 8, put_f64)                                                                             \
    X(I8, 1, put_i8)                                                                               \
    X(I16, 2, put_i16)                                                                             \
    X(I32, 4, put_i32)                                                                             \
    X(I64, 8, put_i64)                                                                             \
    X(Ind, 8, put_i64)                                                                             \
    X(C32, 8, put_c32)                                                                             \
    X(C64, 16, put_c64)                                                                            \
    X(F16, 2, put_f16)                                                                             \
    X(BF16, 2, put_bf16)

#define RANKED(X)                                                                                  \
    X(0dF32, 0, 4, put_f32)                                                                        \
    X(1dF32, 1, 4, put_f32)                                                                        \
    X(2dF32, 2, 4, put_f32)                                                                        \
    X(3dF32, 3, 4, put_f32)                                                                        \
    X(4dF32, 4, 4, put_f32)                                                                        \
    X(1dF64, 1, 8, put_f64)                                                                        \
    X(1dI8, 1, 1, put_i8)                                                                          \
    X(1dI32, 1, 4, put_i32)                                                                        \
    X(1dI64, 1, 8, put_i64)                                                                        \
    X(1dInd, 1, 8, put_i64)                                                                        \
    X(1dC32, 1, 8, put_c32)                                                                        \
    X(1dC64, 1, 16, put_c64)                                                                       \
    X(Vector4x4xf32, 2, 64, put_vector4x4)

#define DEFINE(name, size, put)                                                                    \
    JIG_API void printMemref##name(int64_t rank, void *descriptor);                                \
    void printMemref##name(int64_t rank, void *descriptor) {                                       \
        put_memref("Unranked Memref", shape_of(rank, descriptor), size, put);                      \
    }                                                                                              \
    JIG_API void _mlir_ciface_printMemref##name(const Unranked *m);                                \
    void _mlir_ciface_printMemref##name(const Unranked *m) {                                       \
        printMemref##name(m->rank, m->descriptor);                                                 \
    }                                                                                              \
    JIG_API void _mlir_ciface_printMemrefShape##name(const Unranked *m);                           \
    void _mlir_ciface_printMemrefShape##name(const Unranked *m) {                                  \
        put_shape(shape_of(m->rank, m->descriptor));                                               \
    }
ELEMENTS(DEFINE)

#define DEFINE_RANKED(name, rank, size, put)                                                       \
    JIG_API void _mlir_ciface_printMemref##name(const void *descriptor);                           \
    void _mlir_ciface_printMemref##name(const void *descriptor) {                                  \
        put_memref("Memref", shape_of(rank, descriptor), size, put);                               \
    }
RANKED(DEFINE_RANKED)

/* ---- Copies ---- */

/* What lies together on both sides: dimensions from `outer` on, `bytes` in all. */
typedef struct Piece {
    int64_t outer;
    size_t bytes;
} Piece;

static Piece piece_of(const Shape *from, const Shape *to) {
    int64_t elements = 1, d = from->rank;
    for (; d > 0; --d) {
        int64_t n = from->sizes[d - 1];
        if (n != 1 && (from->strides[d - 1] != elements || to->strides[d - 1] != elements))
            break;
        elements *= n;
    }
    return (Piece){d, (size_t)elements * from->size};
}

static void copy_dim(const Shape *from, const Shape *to, const Piece *piece, int64_t d,
                     const char *source, char *target) {
    if (d == piece->outer) {
        memmove(target, source, piece->bytes);
        return;
    }
    int64_t size = (int64_t)from->size;
    for (int64_t i = 0; i < from->sizes[d]; ++i)
        copy_dim(from, to, piece, d + 1, source + i * from->strides[d] * size,
                 target + i * to->strides[d] * size);
}

/* The first byte of all elements, and the one behind the last. */
typedef struct Extent {
    uintptr_t first, end;
} Extent;

static const char *start_of(const Shape *s) {
    return s->base + s->offset * (int64_t)s->size;
}

static Extent extent_of(const Shape *s) {
    Extent e = {(uintptr_t)start_of(s), (uintptr_t)start_of(s) + s->size};
    for (int64_t d = 0; d < s->rank; ++d) {
        int64_t bytes = (s->sizes[d] - 1) * s->strides[d] * (int64_t)s->size;
        *(bytes < 0 ? &e.first : &e.end) += (uintptr_t)bytes;
    }
    return e;
}

static void copy_pieces(const Shape *from, const Shape *to) {
    Piece piece = piece_of(from, to);
    copy_dim(from, to, &piece, 0, start_of(from), (char *)(uintptr_t)start_of(to));
}

/* By way of memory in between, of which the elements are one row. */
static void copy_by_way(const Shape *from, const Shape *to) {
    int64_t elements = 1;
    int64_t *strides = malloc(((size_t)from->rank + 1) * sizeof *strides);
    for (int64_t d = from->rank; strides && d > 0; --d) {
        strides[d - 1] = elements;
        elements *= from->sizes[d - 1];
    }
    char *row = strides ? malloc((size_t)elements * from->size) : NULL;
    if (!row) {
        fprintf(stderr, "memrefCopy: out of memory\n");
        abort();
    }
    Shape between = {.rank = from->rank,
                     .sizes = from->sizes,
                     .strides = strides,
                     .base = row,
                     .size = from->size};
    copy_pieces(from, &between);
    copy_pieces(&between, to);
    free(row);
    free(strides);
}

/* Both have the same sizes. All is read before anything is written, where they overlap. */
JIG_API void memrefCopy(int64_t size, const Unranked *source, const Unranked *target);
void memrefCopy(int64_t size, const Unranked *source, const Unranked *target) {
    Shape from = shape_of(source->rank, source->descriptor);
    Shape to = shape_of(target->rank, target->descriptor);
    from.size = to.size = (size_t)size;
    for (int64_t d = 0; d < from.rank; ++d)
        if (from.sizes[d] == 0)
            return;
    Extent read = extent_of(&from), written = extent_of(&to);
    if (read.first < written.end && written.first < read.end && piece_of(&from, &to).outer > 0)
        copy_by_way(&from, &to);
    else
        copy_pieces(&from, &to);
}

/* ---- By name ---- */

#define ADDRESS(f) (void *)(uintptr_t)(f)
#define SYMBOL(name, size, put)                                                                    \
    {"printMemref" #name, ADDRESS(printMemref##name)},                                             \
        {"_mlir_ciface_printMemref" #name, ADDRESS(_mlir_ciface_printMemref##name)},               \
        {"_mlir_ciface_printMemrefShape" #name, ADDRESS(_mlir_ciface_printMemrefShape##name)},
#define SYMBOL_RANKED(name, rank, size, put)                                                       \
    {"_mlir_ciface_printMemref" #name, ADDRESS(_mlir_ciface_printMemref##name)},
const RuntimeSymbol memref_symbols[] = {
    ELEMENTS(SYMBOL) RANKED(SYMBOL_RANKED){"memrefCopy", ADDRESS(memrefCopy)},
    {0},
};
