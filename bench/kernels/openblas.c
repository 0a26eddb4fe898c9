/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products and transpositions by OpenBLAS. */
#include "library.h"
#include <cblas.h>
#include <stdio.h>
#include <string.h>

static const LibraryProblem *p;

/* Row by row, or column by column (transposed); a single row or column is either. */
static int is_matrix(const LibraryTensor *t) {
    int r = t->rank;
    return t->strides[r - 1] == 1 || t->strides[r - 2] == 1;
}

static int is_transposed(const LibraryTensor *t) {
    return t->strides[t->rank - 1] != 1;
}

static blasint leading(const LibraryTensor *t) {
    return (blasint)t->strides[is_transposed(t) ? t->rank - 1 : t->rank - 2];
}

static CBLAS_TRANSPOSE transposition(const LibraryTensor *t) {
    return is_transposed(t) ? CblasTrans : CblasNoTrans;
}

/* The distance from one to the next. */
static blasint step(const LibraryTensor *t) {
    return (blasint)(t->sizes[t->rank - 1] == 1 ? t->strides[t->rank - 2]
                                                : t->strides[t->rank - 1]);
}

static void vector(char type, const LibraryTensor *matrix, const LibraryTensor *x, int flipped) {
    int r = matrix->rank;
    CBLAS_TRANSPOSE trans = is_transposed(matrix) == flipped ? CblasNoTrans : CblasTrans;
    blasint rows = (blasint)matrix->sizes[is_transposed(matrix) ? r - 1 : r - 2];
    blasint columns = (blasint)matrix->sizes[is_transposed(matrix) ? r - 2 : r - 1];
    if (type == 'f')
        cblas_sgemv(CblasRowMajor, trans, rows, columns, 1, matrix->data, leading(matrix), x->data,
                    step(x), 0, p->out.data, step(&p->out));
    else
        cblas_dgemv(CblasRowMajor, trans, rows, columns, 1, matrix->data, leading(matrix), x->data,
                    step(x), 0, p->out.data, step(&p->out));
}

static void product(void) {
    const LibraryTensor *a = &p->in[0], *b = &p->in[1], *c = &p->out;
    int r = c->rank;
    blasint m = (blasint)c->sizes[r - 2], n = (blasint)c->sizes[r - 1],
            k = (blasint)a->sizes[r - 1];
    if (n == 1 && r == 2) {
        vector(a->type, a, b, 0);
        return;
    }
    if (m == 1 && r == 2) {
        vector(a->type, b, a, 1);
        return;
    }
    for (long i = 0, count = r == 3 ? c->sizes[0] : 1; i < count; ++i)
        if (a->type == 'f')
            cblas_sgemm(CblasRowMajor, transposition(a), transposition(b), m, n, k, 1,
                        (float *)a->data + i * a->strides[0], leading(a),
                        (float *)b->data + i * b->strides[0], leading(b), 0,
                        (float *)c->data + i * c->strides[0], leading(c));
        else
            cblas_dgemm(CblasRowMajor, transposition(a), transposition(b), m, n, k, 1,
                        (double *)a->data + i * a->strides[0], leading(a),
                        (double *)b->data + i * b->strides[0], leading(b), 0,
                        (double *)c->data + i * c->strides[0], leading(c));
}

static void transpose(void) {
    const LibraryTensor *x = &p->in[0];
    cblas_somatcopy(CblasRowMajor, CblasTrans, (blasint)x->sizes[0], (blasint)x->sizes[1], 1,
                    x->data, (blasint)x->strides[0], p->out.data, (blasint)p->out.strides[1]);
}

int openblas_prepare(const LibraryProblem *problem) {
    p = problem;
    char type = p->out.type;
    if (strcmp(p->operation, "product") == 0)
        return (type == 'f' || type == 'd') && p->in[0].type == type && !p->then && !p->has_bias &&
               p->out.rank <= 3 && is_matrix(&p->in[0]) && is_matrix(&p->in[1]) &&
               is_matrix(&p->out) && !is_transposed(&p->out);
    return strcmp(p->operation, "transpose") == 0 && type == 'f' && p->out.rank == 2;
}

void openblas_run(void) {
    if (strcmp(p->operation, "product") == 0)
        product();
    else
        transpose();
}

const char *openblas_name(void) {
    static char name[64];
    snprintf(name, sizeof name, "OpenBLAS by kernels for %s", openblas_get_corename());
    return name;
}
