/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The sparse_tensor dialect: encodings of tensors and the types made of them. */
#ifndef JIG_DIALECT_SPARSE_TENSOR_H
#define JIG_DIALECT_SPARSE_TENSOR_H

#include "jig/dialect.h"

enum {
    JIG_SPARSE_ENCODING,
    JIG_SPARSE_SLICE, /* offset, size, stride: i64, JIG_DYNAMIC where it is not known */
    JIG_SPARSE_KIND,
    JIG_SPARSE_SORT_ALGORITHM,
    JIG_SPARSE_DIRECTION,
    JIG_SPARSE_NUM_ATTRS
};
extern const JigAttrRow jig_sparse_attrs[];
#define JIG_SPARSE_ATTR(id) (&jig_sparse_attrs[JIG_SPARSE_##id])

enum {
    JIG_SPARSE_TYPE_STORAGE_SPECIFIER, /* encoding */
    JIG_SPARSE_TYPE_ITER_SPACE,        /* encoding, first level, the one behind the last */
    JIG_SPARSE_TYPE_ITERATOR,          /* the same */
    JIG_SPARSE_NUM_TYPES
};
extern const JigTypeRow jig_sparse_types[];
#define JIG_SPARSE_TYPE(id) (&jig_sparse_types[JIG_SPARSE_TYPE_##id])

/* The parameters of an encoding. */
typedef enum JigSparseEncoding {
    JIG_SPARSE_LEVELS,       /* dense i64 array of level types (sparse_int.h) */
    JIG_SPARSE_DIM_TO_LEVEL, /* affine map */
    JIG_SPARSE_LEVEL_TO_DIM, /* its inverse; NULL: it has symbols */
    JIG_SPARSE_POS_WIDTH,    /* i64: bits of positions; 0: those of an index */
    JIG_SPARSE_CRD_WIDTH,    /* of coordinates */
    JIG_SPARSE_EXPLICIT,     /* the value of all stored elements, or NULL */
    JIG_SPARSE_IMPLICIT,     /* of all others, or NULL */
    JIG_SPARSE_SLICES,       /* array of slices, a dimension each, or NULL */
    JIG_SPARSE_NUM_PARAMS
} JigSparseEncoding;

/* Is it a tensor with an encoding, or the specifier of what one is stored in? */
bool jig_sparse_is_stored_so(const JigType *t);

extern const JigDialect jig_sparse_tensor_dialect;

#endif
