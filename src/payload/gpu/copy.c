/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/gpu.h"
#include "support/ints.h"
#include "support/check.h"

/* ---- Accesses ---- */

/* How many neighbours one access takes. */
static int64_t elements_per_access(const JigGpuCopy *c) {
    enum { LONGEST_ACCESS = 128 };
    int64_t alignment = c->alignment_bits % c->element_bits ? c->element_bits : c->alignment_bits;
    int64_t aligned = jig_i64_gcd(alignment / c->element_bits, c->sizes[c->rank - 1]);
    int64_t most = LONGEST_ACCESS / c->element_bits;
    return most ? jig_i64_gcd(aligned, most) : 1;
}

/* ---- Threads ---- */

typedef struct Shares {
    int64_t of[JIG_GPU_COPY_MOST_DIMS];
    int64_t all;
} Shares;

/* The most threads, at most `most`, that divide sizes from dimension `dim` on; the last dimension
 * has one for each. Of equally many the fewest along the first dimension. */
static Shares most_threads(const int64_t *sizes, size_t rank, size_t dim, int64_t most);

static void try_factor(const int64_t *sizes, size_t rank, size_t dim, int64_t most, int64_t factor,
                       Shares *best) {
    if (factor > most)
        return;
    Shares s = most_threads(sizes, rank, dim + 1, most / factor);
    if (__builtin_mul_overflow(s.all, factor, &s.all) || s.all > most || s.all < best->all ||
        (s.all == best->all && factor >= best->of[dim]))
        return;
    *best = s;
    best->of[dim] = factor;
}

static Shares most_threads(const int64_t *sizes, size_t rank, size_t dim, int64_t most) {
    Shares best = {.all = 0};
    if (dim + 1 == rank) {
        best.of[dim] = best.all = sizes[dim];
        return best;
    }
    for (int64_t f = 1; f <= sizes[dim] / f && f <= most; ++f)
        if (sizes[dim] % f == 0) {
            try_factor(sizes, rank, dim, most, f, &best);
            try_factor(sizes, rank, dim, most, sizes[dim] / f, &best);
        }
    return best;
}

static Shares share(const JigGpuCopy *c, int64_t per_access) {
    int64_t sizes[JIG_GPU_COPY_MOST_DIMS];
    for (size_t i = 0; i < c->rank; ++i)
        sizes[i] = c->sizes[i];
    sizes[c->rank - 1] /= per_access;
    if (sizes[c->rank - 1] > c->threads)
        return (Shares){.all = 0};
    return most_threads(sizes, c->rank, 0, c->threads);
}

bool jig_gpu_share_copy(const JigGpuCopy *c, int64_t threads[JIG_GPU_COPY_MOST_DIMS]) {
    JIG_REQUIRE(c && threads && c->rank && c->rank <= JIG_GPU_COPY_MOST_DIMS);
    for (size_t i = 0; i < c->rank; ++i)
        if (c->sizes[i] <= 0)
            return false;
    int64_t longest = elements_per_access(c);
    Shares s = share(c, longest);
    /* Shorter accesses, if that is what it takes to keep all threads busy. */
    for (int64_t n = longest; n > 1 && s.all && s.all != c->threads;) {
        n /= 2;
        if (c->sizes[c->rank - 1] % n)
            break;
        s = share(c, n);
        if (s.all && s.all != c->threads && n == 1)
            s = share(c, longest);
    }
    for (size_t i = 0; i < c->rank; ++i)
        threads[i] = s.of[i];
    return s.all > 0;
}
