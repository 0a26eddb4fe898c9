/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the dialect share. */
#ifndef JIG_SPARSE_INT_H
#define JIG_SPARSE_INT_H

#include "dialect/sparse_tensor/sparse_tensor.h"
#include "jig/affine.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "support/vec.h"

/* ---- Level types ---- */
typedef enum JigSparseFormat {
    JIG_SPARSE_DENSE,
    JIG_SPARSE_BATCH,
    JIG_SPARSE_COMPRESSED,
    JIG_SPARSE_SINGLETON,
    JIG_SPARSE_LOOSE_COMPRESSED,
    JIG_SPARSE_STRUCTURED, /* n of each m are stored */
    JIG_SPARSE_NUM_FORMATS
} JigSparseFormat;
enum { JIG_SPARSE_NONUNIQUE = 1, JIG_SPARSE_NONORDERED = 2, JIG_SPARSE_SOA = 4 };

/* Also a number, as which encodings keep it. */
typedef struct JigSparseLevel {
    JigSparseFormat format;
    unsigned properties;
    uint8_t n, m; /* STRUCTURED */
} JigSparseLevel;

int64_t jig_sparse_level_number(JigSparseLevel level);
JigSparseLevel jig_sparse_level(int64_t number);
bool jig_sparse_parse_level(JigParser *p, int64_t *number);
void jig_sparse_print_level(JigPrinter *p, int64_t number);
/* May these follow each other? */
bool jig_sparse_verify_levels(JigContext *ctx, JigLoc loc, const JigAttr *levels);

/* ---- Maps ---- */
typedef JIG_VEC(int64_t) JigSparseLevels;
/* What stands behind `map =`. */
typedef struct JigSparseMap {
    JigSparseLevels levels;
    const JigMap *dim_to_level, *level_to_dim; /* the second as written; NULL: it was not */
    const JigAttr *slices;                     /* or NULL */
} JigSparseMap;
/* `out` is zero, and the caller frees its levels. */
bool jig_sparse_parse_map(JigParser *p, JigSparseMap *out);
void jig_sparse_print_map(JigPrinter *p, const JigAttr *encoding);
/* Of permutations and of maps that split dimensions in blocks; NULL: of no other. */
const JigMap *jig_sparse_inverse(const JigMap *map);

/* ---- Slices, encodings ---- */
const JigAttr *jig_sparse_parse_slice(JigParser *p, const JigType *type);
void jig_sparse_print_slice(JigPrinter *p, const JigAttr *x);
bool jig_sparse_verify_slice(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
const JigAttr *jig_sparse_parse_encoding(JigParser *p, const JigType *type);
void jig_sparse_print_encoding(JigPrinter *p, const JigAttr *x);
bool jig_sparse_verify_encoding(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                size_t n);
extern const JigTensorEncodingIface jig_sparse_of_tensors;

/* ---- Types ---- */
const JigType *jig_sparse_parse_specifier(JigParser *p);
void jig_sparse_print_specifier(JigPrinter *p, const JigType *t);
const JigType *jig_sparse_parse_iter_space(JigParser *p);
const JigType *jig_sparse_parse_iterator(JigParser *p);
void jig_sparse_print_levels_of(JigPrinter *p, const JigType *t);
bool jig_sparse_verify_range(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);

#endif
