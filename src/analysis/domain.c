/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/domain.h"

#include "support/arena.h"
#include "support/check.h"

void jig_domain_free(JigDomain *d) {
    JIG_REQUIRE(d);
    jig_linear_free(&d->system);
    jig_vec_free(&d->values);
}

JigDomain jig_domain_copy(const JigDomain *d) {
    JIG_REQUIRE(d);
    JigDomain copy = {.system = jig_linear_copy(&d->system)};
    jig_vec_append(&copy.values, d->values.data, d->values.len);
    return copy;
}

size_t jig_domain_find(const JigDomain *d, const JigValue *v) {
    JIG_REQUIRE(d);
    for (size_t i = 0; i < d->values.len; ++i)
        if (d->values.data[i] == v)
            return i;
    return SIZE_MAX;
}

size_t jig_domain_add(JigDomain *d, JigColumnKind kind, JigValue *v) {
    JIG_REQUIRE(d);
    size_t at = jig_linear_add_columns(&d->system, kind, 1);
    jig_vec_push(&d->values, v);
    for (size_t i = d->values.len - 1; i > at; --i)
        d->values.data[i] = d->values.data[i - 1];
    d->values.data[at] = v;
    return at;
}

size_t jig_domain_symbol(JigDomain *d, JigValue *v) {
    JIG_REQUIRE(d);
    size_t at = jig_domain_find(d, v);
    return at == SIZE_MAX ? jig_domain_add(d, JIG_COLUMN_SYMBOL, v) : at;
}

const JigExpr *jig_domain_expr(const JigDomain *d, JigContext *ctx, size_t column) {
    size_t dims = d->system.count[JIG_COLUMN_DIM];
    return column < dims ? jig_expr_dim(ctx, (unsigned)column)
                         : jig_expr_symbol(ctx, (unsigned)(column - dims));
}

const JigExpr *jig_domain_express(const JigDomain *d, const JigExpr *e, unsigned num_dims,
                                  JigValue *const *operands, size_t n) {
    JIG_REQUIRE(d && e && (operands || !n) && num_dims <= n);
    const JigExpr **columns = jig_calloc(n + 1, sizeof *columns);
    bool known = true;
    for (size_t i = 0; i < n; ++i) {
        size_t column = jig_domain_find(d, operands[i]);
        known &= column != SIZE_MAX;
        columns[i] = jig_domain_expr(d, jig_expr_context(e), known ? column : 0);
    }
    if (known)
        e = jig_expr_replace(e, columns, num_dims, columns + num_dims, n - num_dims);
    jig_free(columns);
    return known ? e : NULL;
}

void jig_domain_project_out(JigDomain *d, size_t column) {
    JIG_REQUIRE(d && column < jig_linear_columns(&d->system));
    jig_linear_project_out(&d->system, column, 1);
    if (column >= d->values.len)
        return;
    memmove(d->values.data + column, d->values.data + column + 1,
            (d->values.len - column - 1) * sizeof *d->values.data);
    d->values.len--;
}

void jig_domain_symbols_to_dims(JigDomain *d, bool (*test)(const JigValue *v)) {
    JIG_REQUIRE(d && test);
    size_t *dims = &d->system.count[JIG_COLUMN_DIM];
    for (size_t i = *dims; i < d->values.len; ++i) {
        if (!test(d->values.data[i]))
            continue;
        jig_linear_swap_columns(&d->system, i, *dims);
        JigValue *v = d->values.data[i];
        d->values.data[i] = d->values.data[*dims];
        d->values.data[*dims] = v;
        ++*dims;
        d->system.count[JIG_COLUMN_SYMBOL]--;
    }
}
