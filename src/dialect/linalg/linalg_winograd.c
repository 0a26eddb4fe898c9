/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/linalg/linalg_winograd.h"

#include "dialect/linalg/linalg.h"
#include "support/check.h"
#include "support/field.h"

/* In the order of linalg.winograd_fmr. The numbers are those of the reference: Toom and Cook's
 * scheme at the points 0, 1, -1 and infinity, for F(4, 3) 2 and -2 too, for F(2, 5) 2 and -1/2.
 * Rows of the three matrices are scaled against each other so that what a tile holds in between
 * stays small; `scale` is what all that comes to for one side. */
static const JigWinogradFamily families[] = {
    {/* F(2, 3) */
     .filter = {4, 3, 2, {{-2, 0, 0}, {1, -1, 1}, {1, 1, 1}, {0, 0, 2}}},
     .input = {4, 4, 1, {{-1, 0, 1, 0}, {0, -1, 1, 0}, {0, 1, 1, 0}, {0, -1, 0, 1}}},
     .output = {2, 4, 1, {{1, 1, 1, 0}, {0, -1, 1, 1}}},
     .scale = 1},
    {/* F(4, 3) */
     .filter =
         {6, 3, 12, {{12, 0, 0}, {-4, 4, -4}, {-4, -4, -4}, {1, -2, 4}, {1, 2, 4}, {0, 0, 12}}},
     .input = {6,
               6,
               16,
               {{4, 0, -5, 0, 1, 0},
                {0, 4, -4, -1, 1, 0},
                {0, -4, -4, 1, 1, 0},
                {0, 4, -2, -4, 2, 0},
                {0, -4, -2, 4, 2, 0},
                {0, 4, 0, -5, 0, 1}}},
     .output =
         {4,
          6,
          8,
          {{1, 2, 2, 1, 1, 0}, {0, -2, 2, -2, 2, 0}, {0, 2, 2, 4, 4, 0}, {0, -2, 2, -8, 8, 4}}},
     .scale = 32},
    {/* F(2, 5) */
     .filter = {6,
                5,
                60,
                {{60, 0, 0, 0, 0},
                 {10, -10, 10, -10, 10},
                 {-10, -10, -10, -10, -10},
                 {-16, 8, -4, 2, -1},
                 {1, 2, 4, 8, 16},
                 {0, 0, 0, 0, 60}}},
     .input =
         {6,
          6,
          16,
          {{2, 3, -4, -3, 2, 0},
           {0, 2, 1, -5, 2, 0},
           {0, -2, -5, -1, 2, 0},
           {0, 4, -2, -4, 2, 0},
           {0, -2, -4, 2, 4, 0},
           {0, 2, 3, -4, -3, 2}}},
     .output = {2, 6, 2, {{1, 2, 2, 4, 2, 0}, {0, -2, 2, -2, 4, 1}}},
     .scale = 16},
};

static const JigWinogradFamily *family_of(int64_t fmr) {
    JIG_REQUIRE(fmr >= 0 && fmr < (int64_t)JIG_LEN(families));
    return &families[fmr];
}

JigWinograd jig_linalg_winograd_sizes(int64_t fmr) {
    const JigWinogradFamily *f = family_of(fmr);
    return (JigWinograd){.m = f->output.rows, .r = f->filter.columns, .tile = f->input.rows};
}

JigWinograd jig_linalg_winograd(const JigOp *op) {
    JIG_REQUIRE(op);
    return jig_linalg_winograd_sizes(jig_linalg_fmr(op));
}

int jig_linalg_winograd_of(int64_t m, int64_t r) {
    for (int i = 0; i < (int)JIG_LEN(families); ++i)
        if (families[i].output.rows == m && families[i].filter.columns == r)
            return i;
    return -1;
}

const JigWinogradFamily *jig_linalg_winograd_family(const JigOp *op) {
    JIG_REQUIRE(op);
    return family_of(jig_linalg_fmr(op));
}

JigFloat jig_linalg_winograd_entry(const JigWinogradMatrix *m, int64_t i, int64_t j,
                                   JigFloatKind kind) {
    double entry = (float)((double)m->at[i][j] / m->over);
    /* In a field it is what the constant is that the entry becomes. */
    return jig_is_in_field(kind)
               ? jig_field_of_constant(kind, jig_float_from_double(jig_field_format(kind), entry))
               : jig_float_from_double(kind, entry);
}
