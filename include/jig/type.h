/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Types: builtin ones have constructors and accessors here; a dialect type is
 * its row (jig/dialect.h) and a list of parameters, which are attributes.
 * Types are unique: equal types are the same pointer.
 */
#ifndef JIG_TYPE_H
#define JIG_TYPE_H

#include "jig/num.h"

JIG_BEGIN_C

typedef struct JigTypeRow JigTypeRow;

typedef enum JigTypeKind {
    JIG_TYPE_INTEGER,
    JIG_TYPE_INDEX,
    JIG_TYPE_FLOAT,
    JIG_TYPE_COMPLEX,
    JIG_TYPE_NONE,
    JIG_TYPE_VECTOR,
    JIG_TYPE_TENSOR,
    JIG_TYPE_UNRANKED_TENSOR,
    JIG_TYPE_MEMREF,
    JIG_TYPE_UNRANKED_MEMREF,
    JIG_TYPE_TUPLE,
    JIG_TYPE_FUNCTION,
    JIG_TYPE_OPAQUE,  /* of an unregistered dialect: !name<"data"> */
    JIG_TYPE_DIALECT, /* of a registered dialect: row + parameters */
} JigTypeKind;

typedef enum JigSign { JIG_SIGNLESS, JIG_SIGNED, JIG_UNSIGNED } JigSign;

/* Types belong to their context. Questions that a type cannot answer (the sign of an index) are the
 * caller's bug, except where a comment says what comes out. */
JIG_API JigTypeKind jig_type_kind(const JigType *t);
JIG_API JigContext *jig_type_context(const JigType *t);
/* The type's text, for messages. */
JIG_API JigStr jig_type_to_str(const JigType *t, JigArena *a);

/* ---- Scalars ---- */
enum { JIG_MAX_INT_WIDTH = (1 << 24) - 1 };
/* `width` is at most JIG_MAX_INT_WIDTH. */
JIG_API const JigType *jig_type_integer(JigContext *ctx, uint32_t width, JigSign sign);
JIG_API const JigType *jig_type_i(JigContext *ctx, uint32_t width); /* signless */
JIG_API const JigType *jig_type_index(JigContext *ctx);
JIG_API const JigType *jig_type_float(JigContext *ctx, JigFloatKind kind);
JIG_API const JigType *jig_type_complex(const JigType *element);
JIG_API const JigType *jig_type_none(JigContext *ctx);

JIG_API bool jig_type_is_integer(const JigType *t,
                                 uint32_t width);       /* signless of that width; 0 = any width */
JIG_API bool jig_type_is_any_integer(const JigType *t); /* any signedness */
JIG_API bool jig_type_is_index(const JigType *t);
JIG_API bool jig_type_is_float(const JigType *t);
JIG_API bool jig_type_is_signless_int_or_index(const JigType *t);
JIG_API bool jig_type_is_int_or_index(const JigType *t);
JIG_API bool jig_type_is_int_or_float(const JigType *t);
JIG_API bool jig_type_is_int_or_index_or_float(const JigType *t);
JIG_API uint32_t jig_type_width(const JigType *t); /* integer, float; 64 for index */
JIG_API JigSign jig_type_sign(const JigType *t);   /* of an integer */
JIG_API JigFloatKind jig_type_float_kind(const JigType *t);

/* ---- Shaped types: vector, (unranked) tensor, (unranked) memref ----
 * `shape` has JIG_DYNAMIC for `?`. */
JIG_API const JigType *jig_type_vector(const int64_t *shape, const bool *scalable /* or NULL */,
                                       size_t rank, const JigType *element);
JIG_API const JigType *jig_type_tensor(const int64_t *shape, size_t rank, const JigType *element,
                                       const JigAttr *encoding /* or NULL */);
JIG_API const JigType *jig_type_unranked_tensor(const JigType *element);
/* `layout` NULL means the identity (an identity map is normalised to NULL);
 * `space` NULL or 0 is the default memory space. */
JIG_API const JigType *jig_type_memref(const int64_t *shape, size_t rank, const JigType *element,
                                       const JigAttr *layout, const JigAttr *space);
JIG_API const JigType *jig_type_unranked_memref(const JigType *element, const JigAttr *space);

JIG_API bool jig_type_is_shaped(const JigType *t);
JIG_API bool jig_type_is_vector(const JigType *t);
JIG_API bool jig_type_is_tensor(const JigType *t); /* ranked or not */
JIG_API bool jig_type_is_ranked_tensor(const JigType *t);
JIG_API bool jig_type_is_memref(const JigType *t);     /* ranked */
JIG_API bool jig_type_is_any_memref(const JigType *t); /* ranked or not */
JIG_API bool jig_type_has_rank(const JigType *t);
JIG_API bool jig_type_has_static_shape(const JigType *t);
JIG_API size_t jig_type_rank(const JigType *t);          /* 0 when not ranked */
JIG_API const int64_t *jig_type_shape(const JigType *t); /* NULL when not ranked */
JIG_API int64_t jig_type_dim(const JigType *t, size_t i);
JIG_API bool jig_type_is_dynamic_dim(const JigType *t, size_t i);
JIG_API size_t jig_type_num_dynamic_dims(const JigType *t);
/* How many dimensions before `i` are dynamic: which of the listed sizes is that of `i`. */
JIG_API size_t jig_type_dynamic_before(const JigType *t, size_t i);
JIG_API int64_t jig_type_num_elements(const JigType *t); /* of a static shape; at most INT64_MAX */
/* Element type of a shaped type or complex; NULL of others. */
JIG_API const JigType *jig_type_element(const JigType *t);
/* Element type of a shaped type; the type itself else. */
JIG_API const JigType *jig_type_element_or_self(const JigType *t);
/* Same class with another element type and/or shape; keeps encoding, layout
 * (only when the rank stays), space, scalability. `shape` NULL keeps it. */
JIG_API const JigType *jig_type_clone_shaped(const JigType *t, const int64_t *shape, size_t rank,
                                             const JigType *element);
JIG_API const bool *jig_type_scalable_dims(const JigType *vector); /* NULL when none is */
JIG_API bool jig_type_is_scalable(const JigType *vector);
JIG_API const JigAttr *jig_type_encoding(const JigType *tensor);
JIG_API const JigAttr *jig_type_layout(const JigType *memref); /* NULL: identity */
JIG_API const JigMap *jig_type_layout_map(const JigType *memref);
JIG_API const JigAttr *jig_type_space(const JigType *memref);
/* Strides and offset of a strided memref (JIG_DYNAMIC where unknown); false
 * when the layout is not strided. `strides` has room for the rank. */
JIG_API bool jig_type_strides(const JigType *memref, int64_t *strides, int64_t *offset);
/* May a vector (tensor, memref) have elements of this type? */
JIG_API bool jig_type_valid_vector_element(const JigType *t);
JIG_API bool jig_type_valid_tensor_element(const JigType *t);
JIG_API bool jig_type_valid_memref_element(const JigType *t);
/* Same or both ranked with dims equal or one of them dynamic. */
JIG_API bool jig_shapes_compatible(const JigType *a, const JigType *b);

/* ---- Compound ---- */
JIG_API const JigType *jig_type_tuple(JigContext *ctx, const JigType *const *types, size_t n);
JIG_API const JigType *jig_type_function(JigContext *ctx, const JigType *const *inputs,
                                         size_t num_inputs, const JigType *const *results,
                                         size_t num_results);
JIG_API size_t jig_type_num_inputs(const JigType *function);
JIG_API size_t jig_type_num_results(const JigType *function);
JIG_API const JigType *const *
jig_type_inputs(const JigType *function); /* also the parts of a tuple */
JIG_API const JigType *const *jig_type_results(const JigType *function);

/* ---- Dialect types ---- */
/* !dialect<"data"> of a dialect that nobody knows. */
JIG_API const JigType *jig_type_opaque(JigContext *ctx, JigStr dialect, JigStr data);
JIG_API JigStr jig_type_opaque_dialect(const JigType *t);
JIG_API JigStr jig_type_opaque_data(const JigType *t);
/* `params` may hold NULL for absent optional ones. No verification. */
JIG_API const JigType *jig_type_get(JigContext *ctx, const JigTypeRow *row,
                                    const JigAttr *const *params, size_t n);
JIG_API const JigTypeRow *jig_type_row(const JigType *t); /* NULL for builtin ones */
JIG_API bool jig_type_is(const JigType *t, const JigTypeRow *row);
JIG_API size_t jig_type_num_params(const JigType *t);
JIG_API const JigAttr *jig_type_param(const JigType *t, size_t i);

JIG_END_C

#endif
