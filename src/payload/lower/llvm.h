/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Lowering to the llvm dialect: what types become there, and the parts that all
 * of its conversions share.
 *
 * A buffer becomes a descriptor, a structure of its fields: allocated pointer,
 * aligned pointer, offset, sizes, strides (in elements). One without a rank
 * becomes its rank and a pointer to the descriptor.
 */
#ifndef JIG_PAYLOAD_LOWER_LLVM_H
#define JIG_PAYLOAD_LOWER_LLVM_H

#include "jig/convert.h"
#include "jig/pass.h"

/* ---- Types and options ---- */
typedef struct JigLlvmOptions {
    uint32_t index_bits;    /* width of what an index becomes */
    bool bare_pointers;     /* functions take buffers of static shape as pointers */
    bool aligned_alloc;     /* memory comes from aligned_alloc, else malloc */
    bool generic_functions; /* ... from _mlir_memref_to_llvm_alloc and its like */
} JigLlvmOptions;

/* What patterns of such lowerings work with. */
typedef struct JigLlvm {
    JigContext *ctx;
    JigLlvmOptions options;
    JigTypeConverter *types;
    JigConversionEnv env; /* of the patterns: these types, and this struct as options */
    const JigType *index; /* what an index becomes */
    const JigType *ptr;
} JigLlvm;
/* The caller destroys it. */
JigLlvm *jig_llvm_create(JigContext *ctx, const JigLlvmOptions *options);
void jig_llvm_destroy(JigLlvm *x);
/* Of the pattern that is being tried. */
const JigLlvm *jig_llvm_of(const JigRewriter *rw);
/* Options for `op`, which its data layout decides. */
JigLlvmOptions jig_llvm_options_for(const JigOp *op);

/* NULL: it has none. */
const JigType *jig_llvm_type(const JigLlvm *x, const JigType *type);
/* One type for all: none is void (NULL here), one is itself, several are a structure. False: one
 * has none. */
bool jig_llvm_pack_types(const JigLlvm *x, const JigType *const *types, size_t n,
                         const JigType **packed);
/* The number of a memory space; false after an error: it is not one. */
bool jig_llvm_space(const JigLlvm *x, const JigType *memref, uint32_t *space);
/* The fields of the descriptor. `apart`: sizes and strides one by one, as functions take them.
 * False: it has none. */
bool jig_memref_fields(const JigLlvm *x, const JigType *memref, bool apart, JigTypeSink *to);

/* ---- Values ---- */
/* Element `at` of an aggregate; of a nested one: along a path. */
JigValue *jig_llvm_extract(JigRewriter *rw, JigLoc loc, JigValue *from, int64_t at);
JigValue *jig_llvm_extract_along(JigRewriter *rw, JigLoc loc, JigValue *from, const int64_t *path,
                                 size_t n);
JigValue *jig_llvm_insert(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part, int64_t at);
JigValue *jig_llvm_insert_along(JigRewriter *rw, JigLoc loc, JigValue *into, JigValue *part,
                                const int64_t *path, size_t n);
JigValue *jig_llvm_poison(JigRewriter *rw, JigLoc loc, const JigType *type);
JigValue *jig_llvm_constant(JigRewriter *rw, JigLoc loc, const JigType *type, const JigAttr *value);
/* Of the type of indices, its attribute too. */
JigValue *jig_llvm_index(JigRewriter *rw, JigLoc loc, int64_t n);

/* ---- Descriptors ---- */
enum { JIG_DESC_ALLOCATED, JIG_DESC_ALIGNED, JIG_DESC_OFFSET, JIG_DESC_SIZES, JIG_DESC_STRIDES };
/* A descriptor of these fields, one by one. */
JigValue *jig_memref_pack(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValueList fields);
/* All of them, in the rewriter's arena. */
JigValueList jig_memref_unpack(JigRewriter *rw, JigLoc loc, JigValue *desc, const JigType *memref);
/* Of a memref of static shape. */
JigValue *jig_memref_of_pointer(JigRewriter *rw, JigLoc loc, const JigType *memref, JigValue *ptr);
/* Dimension `dim` of the sizes or of the strides. */
JigValue *jig_memref_extent(JigRewriter *rw, JigLoc loc, JigValue *desc, int64_t field,
                            int64_t dim);
/* Bytes to which values of the type are aligned by default; 0: not known. */
uint64_t jig_llvm_alignment(const JigType *type);

/* ---- One op for one ---- */
/* Patterns whose op becomes another one with the same operands: `data` is one of these. Vectors of
 * several dimensions are taken row by row. */
typedef struct JigLlvmPlain {
    const JigOpRow *to;
    bool checks_floats; /* refuses small ones */
} JigLlvmPlain;
bool jig_llvm_plain(JigRewriter *rw, JigOp *op, const JigPattern *self);
/* Is it an array, which a vector of several dimensions becomes? */
bool jig_llvm_is_rows(const JigValue *converted);
/* Has it floats that the dialect has none for: of less than 16 bits? */
bool jig_llvm_has_small_floats(const JigOp *op);
/* arith's flags in the words of the llvm dialect; NULL says none. */
const JigAttr *jig_llvm_fast_flags(JigContext *ctx, const JigAttr *from);
/* The attributes of op in the words of the llvm dialect. */
const JigAttr *jig_llvm_attrs_of(const JigOp *op);

/* Makes op for the vectors of the last dimension; `operands` are rows, `type` that of one. NULL:
 * it can't. */
typedef JigValue *JigLlvmRowFn(JigRewriter *rw, JigOp *op, JigValueList operands,
                               const JigType *type, const JigPattern *self);
/* Replaces op, whose operands are vectors of several dimensions, row by row. */
bool jig_llvm_by_rows(JigRewriter *rw, JigOp *op, JigLlvmRowFn *fn, const JigPattern *self);

#endif
