/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How types and attributes look in memory. Everything here is immutable after
 * its creation, allocated in the context's `perm` arena, and unique.
 */
#ifndef JIG_IR_STORAGE_H
#define JIG_IR_STORAGE_H

#include "jig/context.h"

struct JigType {
    JigTypeKind kind;
    uint32_t hash;
    JigContext *ctx;
};

typedef struct JigIntegerType {
    JigType base;
    uint32_t width;
    JigSign sign;
} JigIntegerType;

typedef struct JigFloatType {
    JigType base;
    JigFloatKind kind;
} JigFloatType;

/* Vector, tensor, memref, their unranked forms (rank 0, no shape), and
 * complex (element only). */
typedef struct JigShapedType {
    JigType base;
    const JigType *element;
    const int64_t *shape;
    size_t rank;
    const bool *scalable;  /* of a vector; NULL: none */
    const JigAttr *layout; /* of a memref (NULL: identity); encoding of a tensor */
    const JigAttr *space;
} JigShapedType;

/* Tuple (inputs only) and function. */
typedef struct JigFunctionType {
    JigType base;
    const JigType *const *inputs;
    size_t num_inputs;
    const JigType *const *results;
    size_t num_results;
} JigFunctionType;

typedef struct JigOpaqueType {
    JigType base;
    const JigIdent *dialect;
    JigStr data;
} JigOpaqueType;

typedef struct JigDialectType {
    JigType base;
    const JigTypeRow *row;
    const JigAttr *const *params;
    size_t num_params;
} JigDialectType;

/* Attributes: the kind says which member of `u` holds. */
struct JigAttr {
    JigAttrKind kind;
    uint32_t hash;
    JigContext *ctx;
    const JigType *type; /* of typed attributes, NULL else */
    union {
        JigInt integer;
        JigFloat flt;
        JigStr string;
        const JigType *type_value;
        struct {
            const JigAttr *const *items;
            size_t n;
        } array;
        struct {
            const JigNamedAttr *items;
            size_t n;
            const struct JigSpec *of; /* whose ops what is noted is about */
            unsigned notes;           /* a bit for each JigDictNote; ir/spec/spec.h */
        } dict;                       /* sorted by name */
        struct {
            const JigStr *parts;
            size_t n;
        } symbol;
        const JigMap *map;
        const JigSet *set;
        struct {
            const void *data;
            size_t size;
            bool splat;
        } dense;
        struct {
            const JigStr *items;
            size_t n;
            bool splat;
        } strings;
        struct {
            const JigIdent *key;
        } resource;
        struct {
            const JigAttr *indices, *values;
        } sparse;
        struct {
            const JigType *element;
            const void *data;
            size_t n;
        } dense_array;
        struct {
            int64_t offset;
            const int64_t *strides;
            size_t n;
        } layout;
        const JigAttr *distinct;
        struct {
            const JigIdent *dialect;
            JigStr data;
        } opaque;
        struct {
            const JigAttrRow *row;
            const JigAttr *const *params;
            size_t n;
        } dialect;
        struct {
            const JigIdent *file;
            unsigned line, column, end_line, end_column;
        } loc_file;
        struct {
            const JigIdent *name;
            JigLoc child;
        } loc_name;
        struct {
            const JigLoc *locs;
            size_t n;
            const JigAttr *metadata;
        } loc_fused;
        struct {
            JigLoc callee, caller;
        } loc_callsite;
    } u;
};

#define JIG_SHAPED(t) ((const JigShapedType *)(t))

#endif
