/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Attributes. Builtin ones have constructors and accessors here; a dialect
 * attribute is its row (jig/dialect.h) and parameters, which are attributes
 * themselves. Equal attributes are the same pointer, except JIG_ATTR_DISTINCT.
 */
#ifndef JIG_ATTR_H
#define JIG_ATTR_H

#include "jig/affine.h"
#include "jig/type.h"

JIG_BEGIN_C

typedef struct JigAttrRow JigAttrRow;
typedef struct JigEnumRow JigEnumRow;

typedef enum JigAttrKind {
    JIG_ATTR_UNIT,
    JIG_ATTR_INTEGER /* bools too: i1 */,
    JIG_ATTR_FLOAT,
    JIG_ATTR_STRING,
    JIG_ATTR_TYPE,
    JIG_ATTR_ARRAY,
    JIG_ATTR_DICT,
    JIG_ATTR_SYMBOL_REF,
    JIG_ATTR_MAP,
    JIG_ATTR_SET,
    JIG_ATTR_DENSE,        /* elements: integers, indices, floats, complex */
    JIG_ATTR_DENSE_STRING, /* elements: strings */
    JIG_ATTR_RESOURCE,
    JIG_ATTR_SPARSE,
    JIG_ATTR_DENSE_ARRAY,
    JIG_ATTR_STRIDED_LAYOUT,
    JIG_ATTR_DISTINCT,
    JIG_ATTR_OPAQUE,
    JIG_ATTR_DIALECT,
    JIG_ATTR_LOC_UNKNOWN,
    JIG_ATTR_LOC_FILE,
    JIG_ATTR_LOC_NAME,
    JIG_ATTR_LOC_FUSED,
    JIG_ATTR_LOC_CALLSITE,
} JigAttrKind;

typedef struct JigNamedAttr {
    const JigIdent *name;
    const JigAttr *value;
} JigNamedAttr;

/* Attributes belong to their context, and so do texts and arrays that they return. jig_attr_is_
 * functions are false of NULL; jig_attr_..._value and the like are for attributes of that kind.
 * What an attribute is made of is of the same context, and is copied. */
JIG_API JigAttrKind jig_attr_kind(const JigAttr *x);
JIG_API JigContext *jig_attr_context(const JigAttr *x);
/* The type of a typed attribute (integer, float, dense, typed string...),
 * NULL of others. */
JIG_API const JigType *jig_attr_type(const JigAttr *x);
JIG_API JigStr jig_attr_to_str(const JigAttr *x, JigArena *a);
/* Without the type of a number or of elements: "1", "dense<1>". */
JIG_API JigStr jig_attr_to_untyped_str(const JigAttr *x, JigArena *a);

/* ---- Scalars ---- */
JIG_API const JigAttr *jig_attr_unit(JigContext *ctx);
JIG_API const JigAttr *jig_attr_bool(JigContext *ctx, bool value); /* of i1 */
/* `type` is an integer type or index; the value is sign-extended/truncated. */
JIG_API const JigAttr *jig_attr_int(const JigType *type, int64_t value);
JIG_API const JigAttr *jig_attr_big_int(const JigType *type, JigInt value);
JIG_API const JigAttr *jig_attr_i64(JigContext *ctx, int64_t value);
JIG_API const JigAttr *jig_attr_i32(JigContext *ctx, int32_t value);
JIG_API const JigAttr *jig_attr_index(JigContext *ctx, int64_t value);
JIG_API bool jig_attr_is_int(const JigAttr *x); /* NULL is none */
JIG_API bool jig_attr_is_bool(const JigAttr *x);
JIG_API int64_t
jig_attr_int_value(const JigAttr *x); /* sign-extended low 64 bits; unsigned types zero-extended */
JIG_API bool jig_attr_bool_value(const JigAttr *x);
JIG_API JigInt jig_attr_big_int_value(const JigAttr *x);
/* `value` has the format of the type; a double is rounded to it. */
JIG_API const JigAttr *jig_attr_float(const JigType *type, JigFloat value);
JIG_API const JigAttr *jig_attr_float_double(const JigType *type, double value);
JIG_API bool jig_attr_is_float(const JigAttr *x);
JIG_API JigFloat jig_attr_float_value(const JigAttr *x);
/* Zero / one of an integer, index, float or (as splat) static shaped type;
 * NULL when there is none. */
JIG_API const JigAttr *jig_attr_zero(const JigType *type);
JIG_API const JigAttr *jig_attr_one(const JigType *type);

/* ---- Strings, types, symbols ---- */
JIG_API const JigAttr *jig_attr_string(JigContext *ctx, JigStr value);
JIG_API const JigAttr *jig_attr_typed_string(JigStr value, const JigType *type);
JIG_API bool jig_attr_is_string(const JigAttr *x);
JIG_API JigStr jig_attr_string_value(const JigAttr *x);
JIG_API const JigAttr *jig_attr_of_type(const JigType *type);
JIG_API bool jig_attr_is_type(const JigAttr *x);
JIG_API const JigType *jig_attr_type_value(const JigAttr *x);
/* @root or @root::@a::@b: `path` holds all names, the root first. */
JIG_API const JigAttr *jig_attr_symbol(JigContext *ctx, const JigStr *path, size_t n);
JIG_API const JigAttr *jig_attr_flat_symbol(JigContext *ctx, JigStr name);
/* How many names there are in the path; one of them; the last. */
JIG_API size_t jig_attr_symbol_len(const JigAttr *x);
JIG_API JigStr jig_attr_symbol_part(const JigAttr *x, size_t i);
JIG_API JigStr jig_attr_symbol_leaf(const JigAttr *x);

/* ---- Aggregates ---- */
/* No item is NULL. */
JIG_API const JigAttr *jig_attr_array(JigContext *ctx, const JigAttr *const *items, size_t n);
JIG_API const JigAttr *jig_attr_i64_array(JigContext *ctx, const int64_t *values,
                                          size_t n); /* [1, 2] of i64 */
JIG_API const JigAttr *jig_attr_index_array(JigContext *ctx, const int64_t *values, size_t n);
JIG_API size_t jig_attr_array_len(const JigAttr *x);
JIG_API const JigAttr *jig_attr_array_at(const JigAttr *x, size_t i);
/* Sorts `items` by name in place; names must differ. */
JIG_API const JigAttr *jig_attr_dict(JigContext *ctx, JigNamedAttr *items, size_t n);
JIG_API size_t jig_attr_dict_len(const JigAttr *x);
JIG_API const JigNamedAttr *jig_attr_dict_items(const JigAttr *x);       /* sorted by name */
JIG_API const JigAttr *jig_attr_dict_get(const JigAttr *x, JigStr name); /* or NULL */
JIG_API const JigAttr *jig_attr_dict_find(const JigAttr *x, const JigIdent *name); /* or NULL */
/* The dictionary with another value for `name`, added where there was none. */
JIG_API const JigAttr *jig_attr_dict_with(const JigAttr *x, const JigIdent *name,
                                          const JigAttr *value /* NULL removes */);
JIG_API const JigAttr *jig_attr_of_map(const JigMap *map);
JIG_API const JigMap *jig_attr_map_value(const JigAttr *x);
JIG_API const JigAttr *jig_attr_of_set(const JigSet *set);
JIG_API const JigSet *jig_attr_set_value(const JigAttr *x);
/* strided<[1, ?], offset: ?>, in elements; JIG_DYNAMIC for `?`. */
JIG_API const JigAttr *jig_attr_strided_layout(JigContext *ctx, int64_t offset,
                                               const int64_t *strides, size_t n);
JIG_API int64_t jig_attr_layout_offset(const JigAttr *x);
JIG_API size_t jig_attr_layout_rank(const JigAttr *x);
JIG_API const int64_t *jig_attr_layout_strides(const JigAttr *x);

/* ---- Elements ----
 * Raw data of JIG_ATTR_DENSE is row-major, every element in
 * jig_dense_element_size(type) little-endian bytes (i1: one byte; index: 8;
 * complex: two parts); a splat holds one element. */
JIG_API size_t jig_dense_element_size(const JigType *element);
/* `shaped` has a static shape; there are as many elements as it says, or one, which is all of them.
 */
JIG_API const JigAttr *jig_attr_dense(const JigType *shaped, const void *data, bool splat);
JIG_API const JigAttr *jig_attr_dense_of(const JigType *shaped, const JigAttr *const *elements,
                                         size_t n); /* n = 1: splat */
JIG_API const JigAttr *jig_attr_dense_strings(const JigType *shaped, const JigStr *strings,
                                              size_t n);
JIG_API bool jig_attr_is_dense(const JigAttr *x); /* JIG_ATTR_DENSE */
JIG_API bool jig_attr_is_splat(const JigAttr *x); /* of a dense or dense string one */
JIG_API const void *jig_attr_dense_data(const JigAttr *x);
/* Element i (row-major) as attribute; string of dense strings, also sparse. */
JIG_API const JigAttr *jig_attr_element(const JigAttr *x, int64_t i);
JIG_API int64_t jig_attr_dense_int(const JigAttr *x,
                                   int64_t i); /* of integers up to 64 bits, sign-extended */
/* The same elements in another shape, with as many of the same type. */
JIG_API const JigAttr *jig_attr_dense_reshape(const JigAttr *x, const JigType *shaped);
JIG_API const JigAttr *jig_attr_sparse(const JigType *shaped, const JigAttr *indices,
                                       const JigAttr *values);
JIG_API const JigAttr *jig_attr_sparse_indices(const JigAttr *x);
JIG_API const JigAttr *jig_attr_sparse_values(const JigAttr *x);
/* array<i64: 1, 2>; `element` i1, i8..i64, f32, f64; data as in JIG_ATTR_DENSE. */
JIG_API const JigAttr *jig_attr_dense_array(const JigType *element, const void *data, size_t n);
JIG_API const JigAttr *jig_attr_dense_i64(JigContext *ctx, const int64_t *values, size_t n);
JIG_API const JigAttr *jig_attr_dense_i32(JigContext *ctx, const int32_t *values, size_t n);
JIG_API const JigAttr *jig_attr_dense_bool(JigContext *ctx, const bool *values, size_t n);
JIG_API bool jig_attr_is_dense_array(const JigAttr *x, const JigType *element /* or NULL */);
JIG_API size_t jig_attr_dense_array_len(const JigAttr *x);
JIG_API int64_t jig_attr_dense_array_int(const JigAttr *x, size_t i); /* sign-extended */
JIG_API const int64_t *jig_attr_dense_i64_data(const JigAttr *x);     /* of array<i64: ...> */
JIG_API const JigType *jig_attr_dense_array_element(const JigAttr *x);
JIG_API const void *jig_attr_dense_array_data(const JigAttr *x);
/* dense_resource<key> : type. The blob is kept by the context under
 * (dialect "builtin", key); key may be renamed to stay unique. */
JIG_API const JigAttr *jig_attr_resource(const JigType *shaped, JigStr key);
JIG_API JigStr jig_attr_resource_key(const JigAttr *x);

/* ---- Others ---- */
JIG_API const JigAttr *jig_attr_distinct(const JigAttr *referenced); /* new each time */
JIG_API const JigAttr *jig_attr_distinct_value(const JigAttr *x);
JIG_API const JigAttr *jig_attr_opaque(JigContext *ctx, JigStr dialect, JigStr data,
                                       const JigType *type /* or NULL */);
JIG_API JigStr jig_attr_opaque_dialect(const JigAttr *x);
JIG_API JigStr jig_attr_opaque_data(const JigAttr *x);
/* A dialect attribute. `params` may hold NULL for absent optional ones. No verification. */
JIG_API const JigAttr *jig_attr_get(JigContext *ctx, const JigAttrRow *row,
                                    const JigAttr *const *params, size_t n);
/* The same for a row whose attributes have a type of their own. */
JIG_API const JigAttr *jig_attr_get_typed(const JigType *type, const JigAttrRow *row,
                                          const JigAttr *const *params, size_t n);
JIG_API const JigAttrRow *jig_attr_row(const JigAttr *x); /* NULL for builtin ones */
/* Is it one of the row's? NULL is not. */
JIG_API bool jig_attr_is(const JigAttr *x, const JigAttrRow *row);
JIG_API size_t jig_attr_num_params(const JigAttr *x);
JIG_API const JigAttr *jig_attr_param(const JigAttr *x, size_t i);
/* Enum attribute #dialect.name<case>: the row must be one with `.enum_of`. */
JIG_API const JigAttr *jig_attr_enum(JigContext *ctx, const JigAttrRow *row, int64_t value);
JIG_API int64_t jig_attr_enum_value(const JigAttr *x);

/* ---- Locations: of the context that is given ---- */
JIG_API JigLoc jig_loc_unknown(JigContext *ctx);
JIG_API JigLoc jig_loc_file(JigContext *ctx, JigStr file, unsigned line, unsigned column);
JIG_API JigLoc jig_loc_range(JigContext *ctx, JigStr file, unsigned line, unsigned column,
                             unsigned end_line, unsigned end_column);
JIG_API JigLoc jig_loc_name(JigContext *ctx, JigStr name, JigLoc child);
/* Flattened, duplicates and unknowns dropped, as MLIR does; `metadata` may be NULL. */
JIG_API JigLoc jig_loc_fused(JigContext *ctx, const JigLoc *locs, size_t n,
                             const JigAttr *metadata);
JIG_API JigLoc jig_loc_callsite(JigContext *ctx, JigLoc callee, JigLoc caller);
JIG_API JigLoc jig_loc_from_attr(const JigAttr *x);
JIG_API const JigAttr *jig_loc_attr(JigContext *ctx, JigLoc loc);
JIG_API bool jig_loc_eq(JigContext *ctx, JigLoc a, JigLoc b);
JIG_API JigAttrKind jig_loc_kind(JigContext *ctx, JigLoc loc);
/* Of a file location, and no other. */
JIG_API JigStr jig_loc_filename(JigContext *ctx, JigLoc loc);
JIG_API unsigned jig_loc_line(JigContext *ctx, JigLoc loc);
JIG_API unsigned jig_loc_column(JigContext *ctx, JigLoc loc);
JIG_API unsigned jig_loc_end_line(JigContext *ctx, JigLoc loc);
JIG_API unsigned jig_loc_end_column(JigContext *ctx, JigLoc loc);
/* Name of a name location; child of a name location, callee of a callsite; caller of a callsite;
 * parts and metadata (may be NULL) of a fused one. Others are not asked. */
JIG_API JigStr jig_loc_name_of(JigContext *ctx, JigLoc loc);
JIG_API JigLoc jig_loc_child(JigContext *ctx, JigLoc loc);
JIG_API JigLoc jig_loc_caller(JigContext *ctx, JigLoc loc);
JIG_API size_t jig_loc_num_fused(JigContext *ctx, JigLoc loc);
JIG_API JigLoc jig_loc_fused_at(JigContext *ctx, JigLoc loc, size_t i);
JIG_API const JigAttr *jig_loc_metadata(JigContext *ctx, JigLoc loc);

JIG_END_C

#endif
